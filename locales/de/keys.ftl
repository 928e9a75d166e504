# Was über Tasten, ihre Betriebsarten und über bereits Gesagtes gesagt wird.

key-mode = { $mode ->
    [board] Brett.
   *[entry] Eingabezeile.
}
paste-waits = Eingefügter Text gehört in die Eingabezeile. Drücken Sie { $switch } und fügen Sie ihn noch einmal ein.
key-help-begins = Tastenhilfe: Die Tasten sagen, was sie tun, und tun nichts. { $end } beendet sie.
key-help-ends = Die Tastenhilfe ist zu Ende.
key-does = { $key }, { $does }
key-unbound = { $key } tut hier nichts. { $help } erklärt die Tasten.
key-text = wird in die Zeile geschrieben.
key-nothing = tut nichts.
help-keys = Tasten: { $explain } lässt jede Taste sagen, was sie tut, { $list } liest alle vor. { $switch } wechselt zwischen Eingabezeile und Brett. Jede Taste beendet meine privaten Ansagen; { $silence } tut sonst nichts und beendet, außer im Turnier, auch öffentliche Ansagen.
choose-help = Geben Sie die Nummer einer Partie ein; { WORD("new-game") } beginnt eine weitere. { $next } und { $previous } gehen von Partie zu Partie; Eingabe allein liest alle noch einmal; { $leave } beendet.
help-first = Geben Sie einen Zug in Notation oder in Worten ein, wie Springer f drei. Fragen Sie mit { WORD("last") }, { WORD("moves") } oder { WORD("turn") }. Mit { $explain } sagt jede Taste, was sie tut. Noch einmal { WORD("help") } sagt mehr.
key-list-begins = Es gibt { WORDS($count) } Tasten. { $next } geht von einer zur nächsten; { $list } noch einmal liest alle vor.
mode-help = { $mode ->
    [board] Sie sind am Brett: Die Pfeiltasten gehen von Feld zu Feld, Buchstaben fragen. { $over ->
        [yes] { $switch } führt zurück zur Eingabezeile.
       *[no] { $pick_up } nimmt eine Figur auf; auf einem anderen Feld setzt die Taste sie ab, und das ist Ihr Zug. { $switch } führt zurück zur Eingabezeile.
    }
   *[entry] { $over ->
        [yes] Sie sind in der Eingabezeile: Schreiben Sie ein Wort, dann die Eingabetaste.
       *[no] Sie sind in der Eingabezeile: Schreiben Sie einen Zug oder ein Wort, dann die Eingabetaste.
    } { $switch } führt zum Brett, wo einzelne Tasten fragen.
}
situation = { $situation ->
    [other-moves] Ihr Gegner ist am Zug. Fragen können Sie inzwischen.
    [their-move] Die andere Seite ist am Zug. Geben Sie ihren Zug ein, sobald er gemacht ist.
    [not-begun] Warten Sie auf den Schiedsrichter: Er startet die Partie. Fragen können Sie schon.
    [stopped] Die Uhren stehen. { WORD("resume") } lässt sie weiterlaufen.
    [over] Die Partie ist zu Ende. Fragen können Sie weiterhin. { WORD("new-game") } beginnt eine weitere, { WORD("quit") } verlässt das Programm.
    [over-at-tournament] Die Partie ist zu Ende. { WORD("quit") } verlässt sie; fragen können Sie weiterhin.
   *[your-move] Sie sind am Zug. Geben Sie ihn ein, oder fragen Sie vorher.
}
ask-reader = Wenn Ihnen ein Screenreader diese Zeilen vorliest, drücken Sie { $speech }, um meine eigene Stimme auszuschalten.
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
    [order] Reihenfolge der Steine
    [grouping] Steine einer Art
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
        [own] von Ihrer Seite aus
        [piece] Stein und Feld
        [square] nur das Feld
        [same] wie in Ansagen
        [fide] Namen der Regeln
        [fide-local] Felder mit den Namen der Regeln
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
   *[number] { WORDS($number) }
}.
key-awaits = { $awaited ->
    [file] Welche Linie?
    [kind] Welche Steine?
   *[square] Welches Feld?
}
no-such-kind = { $key } ist die Taste keiner Art von Steinen. Die Tasten sind { $kinds }.
no-jump = Sie sind noch nicht gesprungen.
no-list = Es gibt keine Liste zum Durchgehen. Fragen Sie zuerst nach den Zügen, den Tasten oder der Hilfe.
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
key-silence = hält meine Stimme an; im Turnier nur die privaten Ansagen.
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
key-warnings = schaltet die Warnungen vor Ihrer Zeit aus und ein.
key-square-up = das Feld davor.
key-square-down = das Feld dahinter.
key-square-left = das Feld links.
key-square-right = das Feld rechts.
key-square = was hier steht.
key-pick-up = nimmt Ihre Figur auf diesem Feld auf; auf einem anderen Feld setzt die Taste sie dort ab, und das ist Ihr Zug.
key-put-back = setzt die Figur wieder ab, die Sie aufgenommen haben.
key-next-king = der nächste König, ob weiß oder schwarz.
key-next-queen = die nächste Dame, ob weiß oder schwarz.
key-next-rook = der nächste Turm, ob weiß oder schwarz.
key-next-bishop = der nächste Läufer, ob weiß oder schwarz.
key-next-knight = der nächste Springer, ob weiß oder schwarz.
key-next-pawn = der nächste Bauer, ob weiß oder schwarz.
key-previous-king = der König davor.
key-previous-queen = die Dame davor.
key-previous-rook = der Turm davor.
key-previous-bishop = der Läufer davor.
key-previous-knight = der Springer davor.
key-previous-pawn = der Bauer davor.
key-next-own = Ihr nächster Stein.
key-previous-own = Ihr Stein davor.
key-next-other = der nächste Stein Ihres Gegners.
key-previous-other = der Stein Ihres Gegners davor.
key-own-kind = und die Taste einer Art: Ihr nächster Stein dieser Art.
key-other-kind = und die Taste einer Art: der nächste Stein dieser Art Ihres Gegners.
key-go-square = und ein Buchstabe und eine Ziffer: geht zu diesem Feld.
key-go-file = und ein Buchstabe: geht zu dieser Linie.
key-go-rank = geht zur Reihe dieser Zahl.
key-go-file-number = geht zur Linie dieser Zahl: Das sind die Zeichen auf den Tasten der Ziffern eins bis acht.
key-last-squares = geht zu den Feldern des letzten Zuges.
key-go-back = geht zurück, wo Sie vor dem Sprung waren; setzt eine aufgenommene Figur wieder ab.
key-flip = liest das Brett von Weiß aus oder von Ihrer Seite.
key-shade = ob dieses Feld dunkel oder hell ist.
key-where = und die Taste einer Art: wo alle Steine dieser Art stehen.
key-own-pieces = wo Ihre Steine stehen.
key-other-pieces = wo die Steine Ihres Gegners stehen.
key-pawns = die Bauern, Linie für Linie.
key-rank = was auf dieser Reihe steht.
key-file = was auf dieser Linie steht.
key-diagonals = was auf den Diagonalen dieses Feldes steht.
key-rays = was man von diesem Feld aus in allen Richtungen sieht.
key-knight-view = wohin ein Springer von hier aus könnte, und was dort steht.
key-king-view = was um dieses Feld herum steht.
key-attackers = wer dieses Feld angreift.
key-defenders = wer dieses Feld deckt.
key-pins = welche Steine gefesselt sind.
key-legal-moves = wohin der Stein auf diesem Feld ziehen kann.
key-captures = alle möglichen Schlagzüge.
key-checks = alle möglichen Schachgebote.
key-captured = was geschlagen wurde.
key-material = das Material.
key-whole-board = das ganze Brett.
key-opening = der Name der Eröffnung.
key-repetition = wie oft die Stellung auf dem Brett war.
key-quiet = wie viele Züge nicht geschlagen und kein Bauer gezogen wurde.
key-move-number = die Nummer des Zuges.
key-open-offer = ob Remis angeboten ist.
key-outcome = das Ergebnis.
key-players = wer spielt.
key-rules = die Regeln und die Art der Partie.
key-sheet = das Partieformular, mit Angeboten, Anträgen und Entscheidungen; noch einmal, mit den Zeiten.
key-corrections = was berichtigt, beantragt und entschieden wurde.
key-press = drückt die Uhr.
key-offer-draw = bietet Remis an, nach einer Rückfrage.
key-repeat = wiederholt die letzten Worte.
key-repeat-publicly = sagt dem Tisch den letzten Zug noch einmal an.
key-older = was vorher gesagt wurde.
key-newer = was danach gesagt wurde.
key-next-item = der nächste Eintrag einer Liste.
key-previous-item = der vorige Eintrag einer Liste.
key-spell = buchstabiert, was Sie zuletzt gehört haben.
key-speech = schaltet meine Stimme aus oder ein.
key-echo = wie viel ich beim Tippen sage.
key-dial = wählt, was mehr und weniger ändern: Tempo, Lautstärke, Tonhöhe, Lautstärke der Signale, wie Brett und Antworten gelesen werden, Stimmen.
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
