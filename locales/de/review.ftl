# Die Durchsicht einer Partie: was gefunden wurde, die Fehler einer nach dem anderen, die Zusammenfassung und der Bericht.

review-begins = Durchsicht: { $named ->
    [yes] { $white } gegen { $black }, { $moves ->
        [one] ein Zug.
       *[other] { WORDS($moves) } Züge.
    }
   *[no] { $moves ->
        [one] eine Partie mit einem Zug.
       *[other] eine Partie mit { WORDS($moves) } Zügen.
    }
} Eine Engine untersucht sie.
review-progress = Untersuchte Stellungen: { WORDS($done) } von { WORDS($count) }.
review-found = { $count ->
    [0] Kein Zug hat viel verändert.
    [one] Ein Fehler zum Durchsehen.
   *[other] Fehler zum Durchsehen: { WORDS($count) }.
} { $keys ->
    [yes] Weiter geht es mit { $enter }.
   *[no] Weiter geht es mit einer leeren Zeile.
}
review-made = { $count ->
    [one] Aus dieser Partie ist eine Aufgabe entstanden. Sie kommt heute dran.
   *[other] Aus dieser Partie sind Aufgaben entstanden: { WORDS($count) }. Sie kommen heute dran.
}
review-story = Fehler { WORDS($number) } von { WORDS($count) }. Zug { WORDS($turn) }: { advice-side } spielte { $move }.
review-before-and-after = Vorher: { $before } Danach: { $after }
review-find = Finden Sie einen besseren Zug.
review-good-too = Auch das ist gut. Der Zug der Engine ist { $move }.
review-over = Das war der letzte Fehler. Beim ersten Versuch gelöst: { WORDS($solved) } von { WORDS($count) }.
review-count = { advice-side }: { $mistakes ->
    [0] keine Fehler.
    [one] ein Fehler{ $blunders ->
        [0] .
       *[other] , ein grober.
    }
   *[other] { WORDS($mistakes) } Fehler{ $blunders ->
        [0] .
        [one] , davon ein grober.
       *[other] , davon { WORDS($blunders) } grobe.
    }
}
review-decided = Zug { WORDS($number) } hat die Partie entschieden: { advice-side } spielte { $move }.
review-pace = Bedenkzeit für einen Zug: { $mistakes } bei den Fehlern, { $others } sonst.
review-work-on = Daran lohnt sich die Arbeit: { $both ->
    [yes] { $first }, und { $second }.
   *[no] { $first }.
}
review-topic = { $topic ->
    [missed-mate] Matts, die Sie geben können
    [allowed-mate] Matts, die Ihnen drohen
    [lost-pieces] Figuren, die geschlagen werden können
    [missed-gain] Figuren, die Sie gewinnen können
    [opening] die Eröffnung
    [endgame] Endspiele
    [middlegame] Pläne im Mittelspiel
   *[hurry] sich Zeit nehmen
}
review-waits = Ihre Durchsicht wartet. Um zu ihr zurückzukehren, geben Sie ein: { WORD("review") }.
review-none-goes-on = Es gibt keine Durchsicht, zu der Sie zurückkehren könnten. Eine Durchsicht beginnt am Ende einer Partie mit: { WORD("review") }.
review-title = Durchsicht{ $named ->
    [yes] : { $white } gegen { $black }
   *[no] {" einer Partie"}
}
review-comment = { $grade ->
    [blunder] Grober Fehler.
    [mistake] Fehler.
   *[dubious] Nicht der beste Zug.
} Besser: { $move }.
review-nobody = Es gibt keine Engine, die die Partie untersuchen könnte. Nennen Sie eine in den Einstellungen: engine.
review-no-game = Hier gibt es noch keine beendete Partie. Nennen Sie eine Datei mit einer.
review-not-released = Ihre letzte Partie war eine Turnierpartie. Sehen Sie sie durch, wenn der Schiedsrichter die Analyse erlaubt.
review-no-moves = In dieser Partie gibt es keine Züge.
review-read-to = { $file }, Zeile { WORDS($line) }: { $text } ist nicht zu lesen.{ $reviewed ->
    [yes] {" "}Durchgesehen werden die Züge davor.
   *[no] {""}
}
review-not-written = { $file } kann nicht geschrieben werden: { $why }.
