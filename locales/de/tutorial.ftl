# Die Einführung: was gesagt wird, was zu tun ist und was die Signale bedeuten.

tutorial-begins = Die Einführung dauert etwa fünf Minuten. Nichts, was Sie hier eingeben, gelangt in die Partie. Nächste Lektion: { $next }. Zurück: { $back }. Beenden: { $leave } oder das Wort { WORD("no") }.{ $clock ->
    [runs] {" "}Die Uhr läuft weiter.
   *[none] {""}
}
tutorial-begins-by-lines = Die Einführung. Ohne Tastatur lernen Sie nur die Signale. Beenden: { WORD("no") }.
tutorial-refused = Während einer Turnierpartie ist die Einführung gesperrt. Ihre Signale könnten für die der Partie gehalten werden. Lernen Sie die Tasten in einer freien Partie.
tutorial-interrupted = Die Turnierpartie geht weiter. Die Einführung ist zu Ende.
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
    [board] Gehen Sie zuerst mit { $switch } zum Brett.
   *[entry] Gehen Sie zuerst mit { $switch } zur Eingabezeile.
}
tutorial-hint = Drücken Sie { $keys }.
tutorial-hint-text = Schreiben Sie { $text }.
tutorial-right = Richtig.
tutorial-held = Das tut in der Einführung nichts.
tutorial-not-sent = In der Einführung gelangt keine Zeile in die Partie.
tutorial-other-move = Das ist nicht dieser Zug.
tutorial-said-before = Schon gesagt:
tutorial-hush = Jede Taste hält meine Stimme sofort an. Ich könnte jetzt noch lange weiterreden, über das Wetter, über den Turniersaal, über seinen Kaffee; aber Sie haben genug gehört. Drücken Sie eine beliebige Taste.
tutorial-silence = Die meisten Tasten tun noch etwas anderes. { $keys } hält nur meine Stimme an. Drücken Sie { $keys }.
tutorial-write = Einen Zug tippen Sie ein. Jede Taste wiederhole ich so, wie Sie es eingestellt haben. Schreiben Sie { $text }, ohne es abzuschicken.
tutorial-erase = { $keys } löscht das Zeichen vor der Schreibmarke und nennt es. Drücken Sie { $keys }.
tutorial-rewrite = Schreiben Sie jetzt eine Vier, für { $text }.
tutorial-read-back = { $keys } liest die ganze Zeile vor. Drücken Sie { $keys }.
tutorial-step-left = { $keys } geht ein Zeichen nach links und nennt es. Drücken Sie { $keys }.
tutorial-send = { $keys } schickt die Zeile ab. In der Partie wäre das ein Zug. Hier geht sie nirgendwohin. Drücken Sie { $keys }.
tutorial-call-back = { $keys } holt die Zeile zum Verbessern zurück. Drücken Sie { $keys }.
tutorial-clear-line = { $keys } löscht die ganze Zeile. Drücken Sie { $keys }.
tutorial-move-piece = Nennen Sie die Figur und ihr Zielfeld. In der Anfangsstellung geben Sie ein: { $words }. In Notation: { $notation }.
tutorial-move-squares = Auch zwei Felder genügen. Geben Sie denselben Zug als { $notation } ein.
tutorial-move-capture = Auch Schlagen geht in Worten. Ihr Bauer auf { $from } kann auf { $to } schlagen. Geben Sie { $words } oder { $notation } ein.
tutorial-move-castles = Jetzt können Sie rochieren. Geben Sie { $words } oder { $notation } ein.
tutorial-move-promotes = Ihr Bauer auf { $from } kann umgewandelt werden. Nennen Sie die neue Figur hinter dem Feld. Geben Sie { $words } oder { $notation } ein.
tutorial-piece-words = { piece-name } { $to }
tutorial-capture-words = { $file } schlägt { $to }
tutorial-castles-words = kurze Rochade
tutorial-promotes-words = { $to } { piece-name }
tutorial-to-board = Die Tastatur hat zwei Betriebsarten. Jetzt sind Tasten Text. { $keys } wechselt zum Brett. Dort fragen einzelne Tasten, und die Pfeiltasten gehen über die Felder. Drücken Sie { $keys }.
tutorial-to-line = Jede Betriebsart hat ihr eigenes Signal: fallend für das Brett, steigend für die Eingabezeile. Drücken Sie { $keys }, um zur Eingabezeile zurückzugehen.
tutorial-last-move = Sie können fragen, ohne ein Wort zu schreiben. { $keys } sagt den letzten Zug. Drücken Sie { $keys }.
tutorial-turn = { $keys } sagt, wer am Zug ist. Drücken Sie { $keys }.
tutorial-clocks = Am Brett genügt ein Buchstabe. { $keys } sagt beide Zeiten. Zeitwarnungen wählen Sie mit dem Wort { WORD("warnings") }. Drücken Sie { $keys }.
tutorial-last-at-board = { $keys } sagt hier den letzten Zug. Drücken Sie { $keys }.
tutorial-up = Die Pfeiltasten gehen von Feld zu Feld, so wie Sie sitzen. Ein dumpfes Signal ist ein dunkles Feld, ein helles Signal ein helles. Drücken Sie { $keys }.
tutorial-right-square = Jetzt nach rechts: Drücken Sie { $keys }.
tutorial-to-edge = Am Rand hören Sie sein Signal und bleiben, wo Sie sind. Drücken Sie { $keys }, bis Sie es hören.
tutorial-here = { $keys } wiederholt, was hier steht. Drücken Sie { $keys }.
tutorial-next-piece = Buchstaben springen von Figur zu Figur. { $keys } geht zum nächsten Springer, { $also } zum vorigen. Drücken Sie { $keys }.
tutorial-pick-up = { $keys } nimmt hier Ihre Figur auf. Auf einem anderen Feld setzt die Taste sie ab: Das ist Ihr Zug. Drücken Sie { $keys }.
tutorial-put-back = Die Partie ist unverändert. { $keys } setzt die Figur wieder ab. Drücken Sie { $keys }.
tutorial-again = { $keys } wiederholt meine letzten Worte. Drücken Sie { $keys }, um das noch einmal zu hören.
tutorial-older = { $keys } geht durch das Gesagte zurück. Drücken Sie { $keys }.
tutorial-still-older = Drücken Sie noch einmal { $keys }, um weiter zurückzugehen.
tutorial-newer = { $keys } geht wieder vorwärts. Drücken Sie { $keys }.
tutorial-list = { $keys } öffnet die Liste aller Tasten. Drücken Sie { $keys }. Danach geht { $also } zum nächsten Eintrag.
tutorial-next-item = In einer Liste geht { $keys } zum nächsten Eintrag. Drücken Sie { $keys }.
tutorial-previous-item = { $keys } geht zum vorigen Eintrag. Drücken Sie { $keys }.
tutorial-spell = { $keys } buchstabiert, was Sie zuletzt gehört haben. Drücken Sie { $keys } für dieses Wort:
tutorial-publicly = { $keys } sagt den letzten Zug noch einmal für alle an. Das hilft, wenn ihn jemand nicht verstanden hat. Drücken Sie { $keys }.
tutorial-dial = { $keys } wählt eine Einstellung: Tempo, Lautstärke, Tonhöhe, Stil der Antworten, Stimmen. Drücken Sie { $keys }.
tutorial-more = { $keys } stellt sie höher. Drücken Sie { $keys }.
tutorial-less = { $keys } stellt sie wieder niedriger. Drücken Sie { $keys }.
tutorial-explain = { $keys } beginnt die Tastenhilfe. Dann sagen Tasten nur, was sie tun. Drücken Sie { $keys }.
tutorial-meaning = Drücken Sie eine beliebige Taste, um zu hören, was sie tut.
tutorial-end-explain = In der Partie drücken Sie so viele, wie Sie wollen. { $keys } beendet die Tastenhilfe. Drücken Sie sie jetzt.
tutorial-context = Wenn Sie unsicher sind, sagt { $keys }, was Sie jetzt tun können. Drücken Sie { $keys }.
tutorial-cues = { $keys } geht zum nächsten Signal, { $also } spielt es noch einmal.
tutorial-cues-by-lines = Nächstes Signal: eine leere Zeile. Noch einmal hören: { WORD("repeat") }.
tutorial-quiz = Drücken Sie { $also } und hören Sie zu. War es eins, ein Zug; zwei, ein Schlagen; oder drei, ein Schach? Schreiben Sie Zahl oder Namen, dann { $keys }.
tutorial-quiz-by-lines = Geben Sie { WORD("repeat") } ein und hören Sie zu. War es eins, ein Zug; zwei, ein Schlagen; oder drei, ein Schach? Geben Sie Zahl oder Namen ein.
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
    [flag] Ein Blättchen ist gefallen.
    [end] Die Partie ist beendet.
    [your-turn] Sie sind am Zug.
    [confirmed] Ausgeführt, wie gewünscht.
    [entry-mode] Tasten sind Text, in der Eingabezeile.
    [board-mode] Tasten fragen, am Brett.
    [microphone-open] das Mikrofon ist offen: sprechen Sie.
    [microphone-closed] das Mikrofon ist zu.
   *[not-saved] Die Partie wird nicht gespeichert.
}
tutorial-cues-off = Die Signale sind aus, ich kann sie nur nennen. Schalten Sie sie mit der Einstellung sounds ein.
tutorial-answer = { $right ->
    [yes] Richtig.
   *[no] Nein.
} { $cue ->
    [move] Ein Zug ist ein einzelnes Klopfen.
    [capture] Ein Schlagen ist ein doppeltes Klopfen, das zweite tiefer.
   *[check] Ein Schach ist eine Glocke, die steigt.
}
tutorial-ends = Das war die Einführung. Sie sind wieder in der Partie. Wiederholen: { WORD("tutorial") }. Hilfe bekommen Sie mit: { WORD("help") }.
tutorial-stopped = Die Einführung ist beendet. Sie sind wieder in der Partie. Neu beginnen: { WORD("tutorial") }.
