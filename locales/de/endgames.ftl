# Was zu Endspielen gegen die beste Verteidigung gesagt wird.

endgame-name = { $endgame ->
    [queen] Dame gegen König
    [rook] Turm gegen König
    [bishops] Zwei Läufer gegen König
    [bishop-knight] Läufer und Springer gegen König
    [pawn] Bauer gegen König
    [rook-pawn] Turm und Bauer gegen König
    [queen-rook] Dame gegen Turm
   *[hold-pawn] König gegen Bauer: das Remis halten
}
train-endgames = Endspiele gegen die beste Verteidigung. Um eines zu beginnen, geben Sie seine Nummer oder seinen Namen ein, zum Beispiel: { WORD("train-endgame-rook") }.
train-endgame-listed = Endspiel { WORDS($number) }: { endgame-name }
train-endgame-making = Die Tabellen für dieses Endspiel werden berechnet. Das dauert nur beim ersten Mal, bis zu einer halben Minute.
train-endgame-begins = { endgame-name }.{ $wins ->
    [yes] {" "}{ $moves ->
        [one] Matt in einem Zug.
       *[other] Bei bestem Spiel Matt in { WORDS($moves) } Zügen.
    }
   *[no] {""}
}
train-endgame-best = Bester Zug. { $moves ->
    [one] Matt in einem Zug.
   *[other] Matt in { WORDS($moves) } Zügen.
}
train-endgame-longer = Noch gewonnen, bei bestem Spiel { $moves ->
    [one] Matt in einem Zug
   *[other] Matt in { WORDS($moves) } Zügen
}. { $longer ->
    [one] Das ist ein Zug länger.
   *[other] Das sind { WORDS($longer) } Züge länger.
}
train-endgame-still-drawn = Noch remis.
train-endgame-draws = Nicht { $wrong }: Das ist remis.{ $moved ->
    [yes] {" "}Die Antwort ist { $move }.
   *[no] {""}
} Versuchen Sie einen anderen Zug.
train-endgame-loses = Nicht { $wrong }: Das verliert.{ $moved ->
    [yes] {" "}Die Antwort ist { $move }, mit { $moves ->
        [one] Matt in einem Zug
       *[other] Matt in { WORDS($moves) } Zügen
    }.
   *[no] {""}
} Versuchen Sie einen anderen Zug.
train-endgame-mated = Matt in { $made ->
    [one] einem Zug
   *[other] { WORDS($made) } Zügen
}{ $quickest ->
    [yes] {""}: schneller geht es nicht.
   *[no] {""}. Bestenfalls: { WORDS($best) }.
}
train-endgame-drawn-by = { $drawn ->
    [stalemate] Patt
    [pieces] Niemand kann mehr mattsetzen
    [repeated] Dieselbe Stellung zum dritten Mal
   *[quiet] Fünfzig Züge ohne Schlagen und ohne Bauernzug
}
train-endgame-held = { train-endgame-drawn-by }. Sie haben das Remis gehalten.
train-endgame-slipped = { train-endgame-drawn-by }. In einer Partie kann Ihr Gegner jetzt Remis beantragen.
train-endgame-given-up = { $whole ->
    [yes] Die beste Zugfolge: { $moves }.
   *[no] Die beste Zugfolge beginnt so: { $moves }.
}
train-endgame-next = Eine andere Stellung: { WORD("train-next") }. Dieselbe: { WORD("train-endgame-over") }.
train-endgame-help = Geben Sie Ihren Zug ein, oder: { WORD("train-hint") }, { WORD("train-solution") }, { WORD("train-position") }, { WORD("train-next") }. Von Anfang an: { WORD("train-endgame-over") }. Alle Endspiele: { WORD("train-endgames") }. Verlassen: { WORD("train-stop") }. Auch alle Fragen zum Brett gehen.
train-endgame-nothing = Es gibt kein Endspiel, das von vorn beginnen könnte. Welche es gibt, hören Sie mit: { WORD("train-endgames") }.
train-endgame-damaged = { $file } war beschädigt. Die Tabelle wurde neu gemacht.
train-endgame-not-kept = Die Tabellen können nicht gespeichert werden: { $why }. Sie bleiben, bis Sie aufhören.
