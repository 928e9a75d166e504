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
help-keys = Tasten: { $explain } lässt jede Taste sagen, was sie tut, { $list } liest alle vor. { $switch } wechselt zwischen Eingabezeile und Brett. Jede Taste beendet meine privaten Ansagen; { $silence } tut sonst nichts.
choose-help = Geben Sie die Nummer einer Partie ein. { $next } und { $previous } gehen von Partie zu Partie; Eingabe allein liest alle noch einmal; { $leave } beendet.
help-first = Geben Sie einen Zug in Notation oder in Worten ein, wie Springer f drei. Fragen Sie mit { WORD("last") }, { WORD("moves") } oder { WORD("turn") }. Mit { $explain } sagt jede Taste, was sie tut. Noch einmal { WORD("help") } sagt mehr.
key-list-begins = { WORDS($count) } Tasten. { $next } geht von einer zur nächsten; { $list } noch einmal liest alle vor.
mode-help = { $mode ->
    [board] Sie sind am Brett: Die Pfeiltasten gehen von Feld zu Feld, Buchstaben fragen. { $switch } führt zurück zur Eingabezeile.
   *[entry] Sie sind in der Eingabezeile: Schreiben Sie einen Zug oder ein Wort, dann die Eingabetaste. { $switch } führt zum Brett, wo einzelne Tasten fragen.
}
situation = { $situation ->
    [other-moves] Ihr Gegner ist am Zug. Fragen können Sie inzwischen.
    [their-move] Die andere Seite ist am Zug. Geben Sie ihren Zug ein, sobald er gemacht ist.
    [stopped] Die Uhren stehen. { WORD("resume") } lässt sie weiterlaufen.
    [over] Die Partie ist zu Ende. { WORD("quit") } verlässt sie; fragen können Sie weiterhin.
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
   *[voice] { $language ->
        [it] Italienische Stimme
        [de] Deutsche Stimme
        [es] Spanische Stimme
        [fr] Französische Stimme
       *[en] Englische Stimme
    }
}: { $value ->
    [name] { $name }
    [own] die übliche
   *[number] { WORDS($number) }
}.
no-list = Es gibt keine Liste zum Durchgehen. Fragen Sie zuerst nach den Zügen, den Tasten oder der Hilfe.
nothing-announced = Es wurde noch nichts angesagt.
key-with = { $modifier ->
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
keys-or = { $first } oder { $second }
key-none = keine Taste
key-switch-mode = wechselt zwischen Eingabezeile und Brett.
key-silence = beendet meine privaten Ansagen.
key-context-help = was Sie jetzt tun können.
key-key-help = beginnt und beendet die Tastenhilfe.
key-key-list = alle Tasten, eine nach der anderen.
key-last-move = der letzte Zug.
key-moves = die Züge bisher.
key-turn = wer am Zug ist.
key-clocks = beide Zeiten.
key-own-time = Ihre Zeit.
key-other-time = die Zeit Ihres Gegners.
key-square-up = das Feld davor.
key-square-down = das Feld dahinter.
key-square-left = das Feld links.
key-square-right = das Feld rechts.
key-square = was hier steht.
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
key-dial = wählt, was mehr und weniger ändern: Tempo, Tonhöhe, Lautstärke, Stimmen.
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
