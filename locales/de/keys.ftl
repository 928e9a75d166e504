# Was über Tasten, ihre Betriebsarten und über bereits Gesagtes gesagt wird.

key-mode = { $mode ->
    [board] Brett.
   *[entry] Eingabezeile.
}
paste-waits = Einfügen geht nur in der Eingabezeile. Drücken Sie { $switch }, und fügen Sie noch einmal ein.
key-help-begins = Tastenhilfe: Tasten sagen nur, was sie tun. Zum Beenden drücken Sie { $end }.
key-help-ends = Die Tastenhilfe ist zu Ende.
key-does = { $key }, { $does }
key-unbound = { $key } tut hier nichts. { $help } erklärt die Tasten.
key-text = wird in die Zeile geschrieben.
key-nothing = tut nichts.
help-keys = { $explain }: Jede Taste sagt, was sie tut. { $list }: alle Tasten. { $switch }: Eingabezeile oder Brett. Jede Taste beendet meine privaten Meldungen. { $silence } hält nur meine Stimme an, außerhalb von Turnieren auch Ansagen.
choose-help = Geben Sie die Nummer einer Partie ein, oder { WORD("new-game") }. Nächste Partie: { $next }. Vorige: { $previous }. Alle noch einmal: Eingabetaste. Verlassen: { $leave }.
key-list-begins = Es gibt { WORDS($count) } Tasten. Nächste Taste: { $next }. Alle: noch einmal { $list }.
mode-help = { $mode ->
    [board] Sie sind am Brett. Die Pfeiltasten gehen von Feld zu Feld, Buchstaben fragen. { $over ->
        [yes] Zur Eingabezeile: { $switch }.
       *[no] { $pick_up } nimmt eine Figur auf. Auf einem anderen Feld setzt die Taste sie ab: Das ist Ihr Zug. Zur Eingabezeile: { $switch }.
    }
   *[entry] { $over ->
        [yes] Sie sind in der Eingabezeile. Schreiben Sie ein Wort, dann drücken Sie die Eingabetaste.
       *[no] Sie sind in der Eingabezeile. Schreiben Sie einen Zug oder ein Wort, dann drücken Sie die Eingabetaste.
    } Zum Brett und seinen Tasten: { $switch }.
}
situation = { $situation ->
    [other-moves] Ihr Gegner ist am Zug. Sie können weiter fragen.
    [their-move] Die andere Seite ist am Zug. Geben Sie den Zug ein, sobald er gemacht ist.
    [not-begun] Warten Sie, bis der Schiedsrichter die Partie startet. Sie können schon fragen.
    [stopped] Die Uhren stehen. Um sie zu starten, geben Sie ein: { WORD("resume") }.
    [over] Die Partie ist beendet. Sie können weiter fragen. Geben Sie ein: { WORD("new-game") } oder { WORD("quit") }.
    [over-at-tournament] Die Partie ist beendet. Sie können weiter fragen. Zum Verlassen geben Sie ein: { WORD("quit") }.
   *[your-move] Sie sind am Zug. Geben Sie ihn ein, oder fragen Sie vorher.
}
ask-reader = Wenn Ihnen ein Screenreader das vorliest, schalten Sie mit { $speech } meine Stimme aus.
echo = Beim Tippen sage ich { $echo ->
    [word] jedes Wort.
    [none] nichts.
   *[character] jedes Zeichen.
}
dial = { $setting ->
    [rate] Tempo
    [pitch] Tonhöhe
    [volume] Lautstärke
    [cue-volume] Lautstärke der Signale
    [orientation] Das Brett wird gelesen
    [steps] Bei jedem Schritt sage ich
    [answer-style] Stil der Antworten
    [order] Reihenfolge der Figuren
    [grouping] Figuren einer Art
    [empties] Leere Felder
    [time-words] Zeiten der Uhr
   *[voice] { $language ->
        [it] Italienische Stimme
        [de] Deutsche Stimme
        [es] Spanische Stimme
        [fr] Französische Stimme
       *[en] Englische Stimme
    }
}: { $value ->
    [name] { $name }
    [choice] { $choice ->
        [white] von Weiß aus
        [black] von Schwarz aus
        [own] von Ihrer Seite aus
        [piece] Figur und Feld
        [square] nur das Feld
        [same] wie in Ansagen
        [fide] FIDE-Namen
        [fide-local] Felder mit FIDE-Namen
        [letters] Buchstaben und Ziffern
        [nato] Buchstabieralphabet
        [literate] einfache Worte
        [uci] nur die Felder
        [value] nach Wert
        [file] nach Linien
        [kind] zusammen
        [each] einzeln
        [counted] gezählt
        [told] jedes beim Namen
        [short] kurz
        [long] lang
       *[skipped] ausgelassen
    }
    [own] die übliche
   *[number] { WORDS($number) }{ $setting ->
        [rate] {" "}Wörter pro Minute
       *[other] {""}
    }
}.
key-awaits = { $awaited ->
    [file] Welche Linie?
    [kind] Welche Figur?
   *[square] Welches Feld?
}
no-such-kind = { $key } ist kein Figurenbuchstabe. Die Buchstaben sind { $kinds }.
no-jump = Sie sind noch nicht gesprungen.
no-list = Es ist keine Liste offen. Fragen Sie zuerst nach den Zügen, den Tasten oder der Hilfe.
nothing-announced = Es wurde noch nichts angesagt.
key-with = { $modifier ->
    [shift] Umschalt { $char }
    [control] Steuerung { $char }
   *[alt] Alt { $char }
}
key-function = F { WORDS($number) }
key-name = { $key ->
    [backspace] Rücktaste
    [delete] Entfernen
    [tab] Tabulator
    [insert] Einfügen
    [shift-tab] Umschalt Tabulator
    [up] Pfeil auf
    [down] Pfeil ab
    [left] Pfeil links
    [right] Pfeil rechts
    [home] Pos eins
    [end] Ende
    [page-up] Bild auf
    [page-down] Bild ab
    [escape] Escape
   *[enter] Eingabetaste
}
key-pad = { $button ->
    [right-trigger] rechter Trigger
    [left-shoulder] linke Schultertaste
    [right-shoulder] rechte Schultertaste
    [south] untere Taste des Gamepads
    [east] rechte Taste des Gamepads
    [north] obere Taste des Gamepads
    [west] linke Taste des Gamepads
    [select] Select am Gamepad
    [start] Start am Gamepad
    [up] Steuerkreuz oben
    [down] Steuerkreuz unten
    [left] Steuerkreuz links
    [right] Steuerkreuz rechts
    [left-stick] linker Stick gedrückt
    [right-stick] rechter Stick gedrückt
   *[left-trigger] linker Trigger
}
keys-or = { $first } oder { $second }
key-none = keine Taste
key-switch-mode = wechselt zwischen Eingabezeile und Brett.
key-silence = hält meine Stimme an, im Turnier nur die privaten Meldungen.
key-context-help = was Sie jetzt tun können.
key-key-help = beginnt und beendet die Tastenhilfe.
key-key-list = alle Tasten, eine nach der anderen.
key-last-move = der letzte Zug.
key-moves = die Züge bisher.
key-power = Akku und Netzstrom.
key-turn = wer am Zug ist.
key-clocks = beide Zeiten.
key-own-time = Ihre Zeit.
key-other-time = die Zeit Ihres Gegners.
key-to-control = Züge bis zur Zeitkontrolle.
key-elapsed = wie lange die Partie schon dauert.
key-time-of-day = die Uhrzeit.
key-warnings = schaltet Ihre Zeitwarnungen aus und ein.
key-square-up = das Feld vorn.
key-square-down = das Feld hinten.
key-square-left = das Feld links.
key-square-right = das Feld rechts.
key-square = was hier steht.
key-pick-up = nimmt Ihre Figur auf. Auf einem anderen Feld setzt die Taste sie ab: Das ist Ihr Zug.
key-put-back = setzt die Figur wieder ab, die Sie aufgenommen haben.
key-next-king = der nächste König, ob weiß oder schwarz.
key-next-queen = die nächste Dame, ob weiß oder schwarz.
key-next-rook = der nächste Turm, ob weiß oder schwarz.
key-next-bishop = der nächste Läufer, ob weiß oder schwarz.
key-next-knight = der nächste Springer, ob weiß oder schwarz.
key-next-pawn = der nächste Bauer, ob weiß oder schwarz.
key-previous-king = der vorige König.
key-previous-queen = die vorige Dame.
key-previous-rook = der vorige Turm.
key-previous-bishop = der vorige Läufer.
key-previous-knight = der vorige Springer.
key-previous-pawn = der vorige Bauer.
key-next-own = Ihre nächste Figur.
key-previous-own = Ihre vorige Figur.
key-next-other = die nächste Figur Ihres Gegners.
key-previous-other = die vorige Figur Ihres Gegners.
key-own-kind = dann ein Figurenbuchstabe: Ihre nächste Figur dieser Art.
key-other-kind = dann ein Figurenbuchstabe: die nächste Figur dieser Art Ihres Gegners.
key-go-square = dann ein Buchstabe und eine Ziffer: geht zu diesem Feld.
key-go-file = dann ein Buchstabe: geht zu dieser Linie.
key-go-rank = geht zur Reihe mit dieser Zahl.
key-go-file-number = geht zur Linie mit dieser Zahl: die Zeichen auf den Tasten eins bis acht.
key-last-squares = geht zu den Feldern des letzten Zuges.
key-go-back = geht zurück an die Stelle vor dem Sprung, oder setzt Ihre Figur wieder ab.
key-flip = liest das Brett von der anderen Seite aus.
key-shade = ob dieses Feld dunkel oder hell ist.
key-where = dann ein Figurenbuchstabe: wo alle diese Figuren stehen.
key-own-pieces = wo Ihre Figuren stehen.
key-other-pieces = wo die Figuren Ihres Gegners stehen.
key-pawns = die Bauern, Linie für Linie.
key-rank = was auf dieser Reihe steht.
key-file = was auf dieser Linie steht.
key-diagonals = was auf den Diagonalen dieses Feldes steht.
key-rays = was von hier aus in allen Richtungen zu sehen ist.
key-knight-view = wohin ein Springer von hier aus könnte, und was dort steht.
key-king-view = was um dieses Feld herum steht.
key-attackers = was dieses Feld angreift.
key-defenders = was dieses Feld deckt.
key-pins = welche Figuren gefesselt sind.
key-legal-moves = wohin die Figur auf diesem Feld ziehen kann.
key-captures = alle möglichen Schlagzüge.
key-checks = alle möglichen Schachgebote.
key-captured = die geschlagenen Figuren.
key-material = das Material.
key-whole-board = das ganze Brett.
key-opening = der Name der Eröffnung.
key-repetition = wie oft die Stellung auf dem Brett war.
key-quiet = wie lange weder geschlagen noch ein Bauer gezogen wurde.
key-move-number = die Zugnummer.
key-open-offer = ob Remis angeboten ist.
key-outcome = das Ergebnis.
key-players = wer spielt.
key-rules = die Regeln und die Art der Partie.
key-sheet = das Partieformular, mit Angeboten, Anträgen und Entscheidungen; noch einmal, mit den Zeiten.
key-corrections = Berichtigungen, Anträge und Entscheidungen.
key-press = drückt die Uhr.
key-offer-draw = bietet Remis an, sobald Sie bestätigen.
key-repeat = wiederholt meine letzten Worte.
key-repeat-publicly = sagt den letzten Zug noch einmal laut an.
key-older = was vorher gesagt wurde.
key-newer = was danach gesagt wurde.
key-next-item = der nächste Eintrag einer Liste.
key-previous-item = der vorige Eintrag einer Liste.
key-next-heading = die nächste Überschrift im Handbuch.
key-previous-heading = die vorige Überschrift im Handbuch.
key-spell = buchstabiert, was Sie zuletzt gehört haben.
key-speech = schaltet meine Stimme aus oder ein.
key-listen = öffnet das Mikrofon für Ihren Zug; noch einmal: schließt es.
key-echo = wie viel ich beim Tippen sage.
key-dial = wählt, was mehr und weniger ändern: Tempo, Lautstärke, Tonhöhe, Lautstärke der Signale, Brett, Antworten, Stimmen.
key-more = mehr.
key-less = weniger.
key-enter-line = schickt die Zeile ab.
key-delete-before = löscht das Zeichen vor der Schreibmarke.
key-delete-under = löscht das Zeichen unter der Schreibmarke.
key-delete-word = löscht das Wort vor der Schreibmarke.
key-clear-line = löscht die Zeile.
key-read-line = liest die Zeile vor.
key-character-left = das Zeichen links.
key-character-right = das Zeichen rechts.
key-line-start = der Anfang der Zeile.
key-line-end = das Ende der Zeile.
key-earlier-line = holt eine frühere Zeile zurück.
key-later-line = holt eine spätere Zeile zurück.
key-leave = fragt, ob Sie gehen wollen.

# The manual.
manual-title = Handbuch von Annabella
manual-topics = Das Handbuch hat { WORDS($count) } Seiten. { $keyed ->
    [yes] Nächster Titel: { $next }. {""}
   *[no] {""}
}Eine Seite öffnen: { WORD("manual") } und ihr Titel.
manual-opened = Seite: { $page }. Nächste Zeile: { $next }. Nächste Überschrift: { $heading }. Alle Seiten: { WORD("manual-topics") }.
manual-found = { $count ->
    [one] Eine Zeile
   *[other] { WORDS($count) } Zeilen
} zu { $text }. Nächste Zeile: { $next }.
manual-nothing = Zu { $text } steht nichts im Handbuch. Alle Seiten: { WORD("manual-topics") }.
manual-no-heading = In dieser Richtung gibt es keine Überschrift mehr.
manual-closed = Das Handbuch ist geschlossen.
manual-keys = Taste
manual-meanings = was sie tut

# Help: each item names one thing that can be done now.
help-moves-in-words = Geben Sie Ihren Zug in Worten ein, wie Springer { $square }.
help-moves-in-notation = Ein Zug geht auch in Notation oder mit beiden Feldern.
help-moves-legal = Um Ihre regelgemäßen Züge zu hören, geben Sie ein: { WORD("legal-moves") }.
help-moves-take-back = Um Ihren letzten Zug zurückzunehmen, geben Sie ein: { WORD("undo") }.
help-castling-short = Um kurz zu rochieren, geben Sie ein: kurze Rochade.
help-castling-long = Um lang zu rochieren, geben Sie ein: lange Rochade.
help-castling-rights = Um zu hören, welche Rochaden noch möglich sind, geben Sie ein: { WORD("castling") }.
help-questions-last = Um den letzten Zug zu hören, geben Sie ein: { WORD("last") }.
help-questions-moves = Um alle Züge zu hören, geben Sie ein: { WORD("moves") }.
help-questions-turn = Um zu hören, wer am Zug ist, geben Sie ein: { WORD("turn") }.
help-questions-square = Um zu hören, was auf einem Feld steht, geben Sie ein: { WORD("what") } { $square }.
help-questions-sheet = Um Ihr Partieformular zu hören, geben Sie ein: { WORD("sheet") }.
help-board-where = Um Ihre Springer zu finden, geben Sie ein: { WORD("where") } meine Springer.
help-board-whole = Um das ganze Brett zu hören, geben Sie ein: { WORD("board") }.
help-board-attackers = Um die Angreifer eines Feldes zu hören, geben Sie ein: wer greift { $square } an.
help-board-captures = Um zu hören, was Sie schlagen können, geben Sie ein: { WORD("captures") }.
help-board-material = Um die Figuren beider Seiten zu vergleichen, geben Sie ein: { WORD("material") }.
help-game-accept = Um das Remis anzunehmen, geben Sie ein: { WORD("accept") }.
help-game-decline = Um das Remis abzulehnen, geben Sie ein: { WORD("decline") }.
help-game-offer = Um Remis anzubieten, geben Sie ein: { WORD("draw") }.
help-game-claim = Um Remis zu beantragen, geben Sie ein: { WORD("say-claim") }.
help-game-pause = Um die Uhren anzuhalten, geben Sie ein: { WORD("pause") }.
help-game-resume = Um weiterzuspielen, geben Sie ein: { WORD("resume") }.
help-game-seal = Um Ihren Zug abzugeben, geben Sie ein: { WORD("say-seal") }, und den Zug.
help-game-close-envelope = Wenn der Umschlag fertig ist, geben Sie ein: { WORD("say-close") }.
help-game-boards-agree = Wenn Ihr Brett stimmt, geben Sie ein: { WORD("say-boards-agree") }.
help-game-boards-differ = Wenn sich die Bretter unterscheiden, geben Sie ein: { WORD("say-boards-differ") }.
help-game-resign = Um aufzugeben, geben Sie ein: { WORD("resign") }.
help-game-sign = Um das Ergebnis zu unterschreiben, geben Sie ein: { WORD("say-sign") }.
help-voice-speed = Um mein Sprechtempo zu ändern, geben Sie ein: { WORD("slower") }, oder { WORD("faster") }.
help-voice-loudness = Um meine Lautstärke zu ändern, geben Sie ein: { WORD("louder") }, oder { WORD("softer") }.
help-voice-repeat = Um meine letzte Antwort noch einmal zu hören, geben Sie ein: { WORD("repeat") }.
help-speak-on = Um Züge zu sprechen, geben Sie ein: { WORD("listen-on") }.
help-speak-say = Um einen Zug zu sagen, geben Sie ein: { WORD("listen") }.
help-speak-check = Um zu hören, wie gut ich Sie höre, geben Sie ein: { WORD("microphone-check") }.
help-speak-off = Um es auszuschalten, geben Sie ein: { WORD("listen-off") }.
help-program-new-game = Um eine andere Partie zu beginnen, geben Sie ein: { WORD("new-game") }. Mit der anderen Farbe: Seiten wechseln.
help-program-level = Um die Stärke des Gegners zu ändern, geben Sie ein: { WORD("level") }, dann eine Zahl.
help-program-save = Um die Partie zu speichern, geben Sie ein: { WORD("save") }.
help-program-manual = Um das Handbuch zu hören, geben Sie ein: { WORD("manual") }.
help-program-quit = Um das Programm zu verlassen, geben Sie ein: { WORD("quit") }.
help-advice-hint = Einen Tipp gibt: { WORD("hint") }. Noch einmal sagt mehr.
help-advice-threat = Was der Gegner droht, sagt: { WORD("threat") }.
help-advice-evaluation = Wer besser steht, sagt: { WORD("evaluate") }.
help-advice-best-line = Die besten Züge sagt: { WORD("best-line") }.
help-advice-blunder = Einen Zug prüft zum Beispiel: ist { $square } ein Fehler.
help-advice-warnings = Vor Fehlern warnt: { WORD("blunder-warnings-on") }.
help-study-go = Um Züge zu versuchen, ohne die Partie zu ändern, geben Sie ein: { WORD("study") }.
help-study-back = Um einen Halbzug zurückzugehen, geben Sie ein: { WORD("back") }.
help-study-forward = Um einen Halbzug weiterzugehen, geben Sie ein: { WORD("forward") }.
help-study-take-back = Um einen versuchten Zug zurückzunehmen, geben Sie ein: { WORD("undo") }.
help-study-set-up = Um eine Stellung aufzubauen, geben Sie ein: { WORD("set-up") }.
help-study-play = Um diese Stellung auszuspielen, geben Sie ein: { WORD("play-this") }.
help-study-return = Um zur Partie zurückzukehren, geben Sie ein: { WORD("return") }.
help-dialogue-state = Um zu hören, was noch fehlt, geben Sie ein: { WORD("say-state") }.
help-dialogue-repeat = Um den Zug des Gegners zu wiederholen, geben Sie ein: { WORD("say-repeat") }, dann den Zug.
help-dialogue-correct = Um einen Versprecher zu berichtigen, geben Sie ein: { WORD("say-correct") }, dann den Zug.
help-dialogue-press = Um die Uhr zu drücken, geben Sie ein: { WORD("press") }.
help-dialogue-adjust = Um eine Figur zurechtzurücken, geben Sie ein: { WORD("say-adjust") }, dann ihr Feld.
help-arbiter-pending = Um zu hören, was offen ist, geben Sie ein: { WORD("order-docket") }.
help-arbiter-start = Um die Uhren zu starten, geben Sie ein: { WORD("order-start") }.
help-arbiter-pause = Um die Uhren anzuhalten, geben Sie ein: { WORD("pause") }.
help-arbiter-go-on = Um die Partie fortzusetzen, geben Sie ein: { WORD("order-go-on") }.
help-arbiter-claim = Um über den Antrag zu entscheiden, geben Sie ein: { WORD("say-accept-claim") }, oder { WORD("say-reject-claim") }.
help-arbiter-illegal = Um den letzten Zug für regelwidrig zu erklären, geben Sie ein: { WORD("order-illegal") }.
help-arbiter-set = Um eine Uhr zu stellen, geben Sie ein: { WORD("order-set") }, dann Seite und Zeit.
help-arbiter-end = Um die Partie zu beenden, geben Sie ein: { WORD("order-result") }, dann das Ergebnis.
help-clock-both = Um beide Zeiten zu hören, geben Sie ein: { WORD("clock") }.
help-clock-own = Um Ihre eigene Zeit zu hören, geben Sie ein: { WORD("own-time") }.
help-clock-to-control = Um zu hören, wie viele Züge bis zur Zeitkontrolle fehlen, geben Sie ein: { WORD("to-control") }.
help-clock-press = Um die Uhr zu drücken, geben Sie ein: { WORD("press") }.
help-clock-warnings = Um Warnungen vor Zeitnot zu wählen, geben Sie ein: { WORD("warnings") }.
help-more = Mehr Hilfe. Geben Sie Hilfe ein, dann eines von: { $topics }.
help-a-key = Was eine Taste tut: { $explain }, dann die Taste.
