# Die Einführung: was gesagt wird, was zu tun ist und was die Signale bedeuten.

tutorial-begins = Die Einführung. Sie dauert etwa fünf Minuten, und nichts, was Sie darin eingeben, gelangt in die Partie. { $next } führt zur nächsten Lektion, { $back } zurück; { $leave } oder das Wort { WORD("no") } beendet sie.{ $clock ->
    [runs] {" "}Die Uhr läuft inzwischen weiter.
   *[none] {""}
}
tutorial-begins-by-lines = Die Einführung. Tasten lernt man an einer Tastatur; hier lernen Sie die Signale. Das Wort { WORD("no") } beendet sie.
tutorial-refused = Während einer Turnierpartie gibt es keine Einführung, weil ihre Signale für die der Partie gehalten werden könnten; lernen Sie die Tasten in einer freien Partie.
tutorial-interrupted = Die Turnierpartie geht weiter, und die Einführung ist zu Ende.
tutorial-lesson = Lektion { WORDS($number) }: { $lesson ->
    [voice] Meine Stimme anhalten.
    [line] Die Eingabezeile.
    [moves] Züge eingeben.
    [modes] Eingabezeile und Brett.
    [asking] Fragen auf Tastendruck.
    [board] Das Brett unter Ihren Fingern.
    [again] Noch einmal hören.
    [table] Noch einmal für Ihren Gegner.
    [dial] Schneller und lauter.
    [help] Hilfe.
    [cues] Die Signale.
   *[quiz] Welches Signal war das?
}
tutorial-first-mode = { $mode ->
    [board] Das geschieht am Brett: Drücken Sie zuerst { $switch }.
   *[entry] Das geschieht in der Eingabezeile: Drücken Sie zuerst { $switch }.
}
tutorial-hint = Drücken Sie { $keys }.
tutorial-hint-text = Schreiben Sie { $text }.
tutorial-right = Richtig.
tutorial-held = In der Einführung wird das nicht ausgeführt.
tutorial-not-sent = In der Einführung gelangt keine Zeile in die Partie.
tutorial-other-move = Diese Zeile bedeutet nicht diesen Zug.
tutorial-said-before = Schon gesagt:
tutorial-hush = Jede Taste hält meine Stimme sofort an. Ich würde jetzt noch lange weiterreden, über das Wetter, über den Turniersaal, über den Kaffee, den es dort gibt; aber Sie haben genug gehört. Drücken Sie eine beliebige Taste.
tutorial-silence = Die meisten Tasten tun außerdem etwas. { $keys } hält meine Stimme an und tut sonst nichts. Drücken Sie { $keys }.
tutorial-write = Einen Zug geben Sie ein, indem Sie ihn schreiben; was Sie tippen, wird so wiederholt, wie Sie es eingestellt haben. Schreiben Sie { $text }, ohne es abzuschicken.
tutorial-erase = { $keys } löscht das Zeichen vor der Schreibmarke und sagt, welches es war. Drücken Sie { $keys }.
tutorial-rewrite = Schreiben Sie jetzt eine Vier, so dass { $text } in der Zeile steht.
tutorial-read-back = { $keys } liest die ganze Zeile vor. Drücken Sie { $keys }.
tutorial-step-left = { $keys } geht ein Zeichen nach links und sagt es. Drücken Sie { $keys }.
tutorial-send = { $keys } schickt die Zeile ab. In der Partie wäre das ein Zug; hier geht sie nirgendwohin. Drücken Sie { $keys }.
tutorial-call-back = { $keys } holt die Zeile zurück, damit Sie sie verbessern können. Drücken Sie { $keys }.
tutorial-clear-line = { $keys } löscht die ganze Zeile. Drücken Sie { $keys }.
tutorial-move-piece = Eine Figur zieht mit ihrem Namen und dem Zielfeld. Geben Sie in der Ausgangsstellung { $words } ein. Die Notation { $notation } bedeutet dasselbe.
tutorial-move-squares = Auch zwei Felder genügen. Geben Sie denselben Zug als { $notation } ein.
tutorial-move-capture = Auch Schlagen geht in Worten. Ihr Bauer auf { $from } kann auf { $to } schlagen. Geben Sie { $words } ein oder { $notation }.
tutorial-move-castles = Jetzt können König und Turm rochieren. Geben Sie { $words } ein oder { $notation }.
tutorial-move-promotes = Ihr Bauer auf { $from } kann Dame werden. Die neue Figur steht hinter dem Feld. Geben Sie { $words } ein oder { $notation }.
tutorial-piece-words = { piece-name } { $to }
tutorial-capture-words = { $file } schlägt { $to }
tutorial-castles-words = kurze Rochade
tutorial-promotes-words = { $to } { piece-name }
tutorial-to-board = Die Tastatur hat zwei Betriebsarten. Jetzt sind Tasten Text. { $keys } wechselt zum Brett, wo einzelne Tasten fragen und die Pfeiltasten über die Felder gehen. Drücken Sie { $keys }.
tutorial-to-line = Jede Betriebsart hat ihr eigenes Signal: fallend für das Brett, steigend für die Eingabezeile. Drücken Sie { $keys }, um zur Eingabezeile zurückzukehren.
tutorial-last-move = Sie können fragen, ohne ein Wort zu schreiben. { $keys } sagt den letzten Zug. Drücken Sie { $keys }.
tutorial-turn = { $keys } sagt, wer am Zug ist. Drücken Sie { $keys }.
tutorial-clocks = Am Brett genügt ein Buchstabe. { $keys } sagt beide Zeiten. Vor welchen Zeiten Sie gewarnt werden, bestimmt das Wort { WORD("warnings") }. Drücken Sie { $keys }.
tutorial-last-at-board = Und { $keys } sagt hier den letzten Zug. Drücken Sie { $keys }.
tutorial-up = Die Pfeiltasten gehen von Feld zu Feld, so wie Sie sitzen. Ein dumpfes Signal ist ein dunkles Feld, ein helles Signal ein helles Feld. Drücken Sie { $keys }.
tutorial-right-square = Jetzt nach rechts: Drücken Sie { $keys }.
tutorial-to-edge = Am Rand des Bretts hören Sie das Signal des Randes und bleiben, wo Sie sind. Drücken Sie { $keys }, bis Sie es hören.
tutorial-here = { $keys } sagt noch einmal, was hier steht. Drücken Sie { $keys }.
tutorial-next-piece = Buchstaben führen von Stein zu Stein: { $keys } geht zum nächsten Springer, { $also } zum vorigen. Drücken Sie { $keys }.
tutorial-pick-up = { $keys } nimmt Ihre Figur unter dem Cursor auf. Auf einem anderen Feld setzt dieselbe Taste sie dort ab, und das ist Ihr Zug. Drücken Sie { $keys }.
tutorial-put-back = In der Partie ist nichts geschehen. { $keys } setzt die Figur wieder ab. Drücken Sie { $keys }.
tutorial-again = { $keys } wiederholt meine letzten Worte. Drücken Sie { $keys }, und Sie hören dies noch einmal.
tutorial-older = { $keys } geht in dem zurück, was gesagt wurde. Drücken Sie { $keys }.
tutorial-still-older = Drücken Sie { $keys } noch einmal, und Sie kommen weiter zurück.
tutorial-newer = { $keys } geht wieder vorwärts. Drücken Sie { $keys }.
tutorial-list = { $keys } öffnet die Liste aller Tasten. Drücken Sie { $keys }; danach geht { $also } zum nächsten Eintrag.
tutorial-next-item = In einer Liste geht { $keys } zum nächsten Eintrag. Drücken Sie { $keys }.
tutorial-previous-item = { $keys } geht zum Eintrag davor. Drücken Sie { $keys }.
tutorial-spell = { $keys } buchstabiert, was Sie zuletzt gehört haben. Drücken Sie { $keys } für dieses Wort:
tutorial-publicly = Haben die anderen am Brett die letzte Ansage nicht verstanden? { $keys } sagt sie noch einmal laut, für alle. Drücken Sie { $keys }.
tutorial-dial = { $keys } wählt, was verändert wird: Tempo, Lautstärke, Tonhöhe, die Form der Antworten und Stimmen. Drücken Sie { $keys }.
tutorial-more = { $keys } macht es mehr. Drücken Sie { $keys }.
tutorial-less = { $keys } macht es wieder weniger. Drücken Sie { $keys }.
tutorial-explain = { $keys } beginnt die Tastenhilfe: Dann sagen die Tasten, was sie tun, und tun nichts. Drücken Sie { $keys }.
tutorial-meaning = Drücken Sie eine beliebige Taste und hören Sie, was sie tut.
tutorial-end-explain = In der Partie drücken Sie so viele, wie Sie wollen. { $keys } beendet die Tastenhilfe; drücken Sie sie jetzt.
tutorial-context = Wenn Sie nicht weiterwissen, sagt { $keys }, was Sie jetzt tun können. Drücken Sie { $keys }.
tutorial-cues = { $keys } geht zum nächsten Signal, { $also } spielt es noch einmal.
tutorial-cues-by-lines = Eine leere Zeile führt zum nächsten Signal, das Wort { WORD("repeat") } spielt es noch einmal.
tutorial-quiz = Drücken Sie { $also } und hören Sie zu. War es eins, ein Zug; zwei, ein Schlagen; oder drei, ein Schach? Schreiben Sie die Zahl oder den Namen, dann { $keys }.
tutorial-quiz-by-lines = Geben Sie { WORD("repeat") } ein und hören Sie zu. War es eins, ein Zug; zwei, ein Schlagen; oder drei, ein Schach? Geben Sie die Zahl oder den Namen ein.
tutorial-cue = { WORDS($number) }: { $cue ->
    [move] Es wurde gezogen.
    [capture] Es wurde geschlagen.
    [check] Schach.
    [castling] Rochade.
    [promotion] Ein Bauer wurde umgewandelt.
    [refusal] Etwas wurde abgelehnt.
    [edge] Der Rand des Bretts oder das Ende einer Liste.
    [dark-square] Ein dunkles Feld.
    [light-square] Ein helles Feld.
    [offer] Remis wurde angeboten.
    [low-time] Die Zeit wird knapp.
    [tick] Die Uhr tickt, wie Sie es gewählt haben.
    [flag] Ein Fallblättchen ist gefallen.
    [end] Die Partie ist zu Ende.
    [your-turn] Sie sind am Zug.
    [confirmed] Es wurde getan, was Sie wollten.
    [entry-mode] Tasten sind Text, in der Eingabezeile.
    [board-mode] Tasten fragen, am Brett.
   *[not-saved] Die Partie wird nicht gespeichert.
}
tutorial-cues-off = Die Signale sind ausgeschaltet, deshalb kann ich sie nur nennen; die Einstellung sounds schaltet sie ein.
tutorial-answer = { $right ->
    [yes] Richtig.
   *[no] Nein.
} { $cue ->
    [move] Ein Zug ist ein einzelnes Klopfen.
    [capture] Ein Schlagen ist ein doppeltes Klopfen, das zweite tiefer.
   *[check] Ein Schach ist eine Glocke, die steigt.
}
tutorial-ends = Das war die Einführung; Sie sind wieder in der Partie. Das Wort { WORD("tutorial") } beginnt sie von neuem, { WORD("help") } nennt die Wörter.
tutorial-stopped = Die Einführung ist beendet; Sie sind wieder in der Partie. Das Wort { WORD("tutorial") } beginnt sie von neuem.
