# Was in einer Übung gesagt wird.

drill-list = Übungen: { WORD("train-drill-shade") }, { WORD("train-drill-line") }, { WORD("train-drill-distance") }, { WORD("train-drill-path") }, { WORD("train-drill-moves") }, { WORD("train-drill-attackers") }, { WORD("train-drill-memory") }, { WORD("train-drill-set-up") }, { WORD("train-drill-words") }, { WORD("train-drill-letters") }. { $timed ->
    [yes] Eine Runde hat dreißig Sekunden. Für Runden ohne Zeitgrenze geben Sie ein: { WORD("train-untimed") }.
   *[no] Runden haben keine Zeitgrenze. Für Runden von dreißig Sekunden geben Sie ein: { WORD("train-timed") }.
}
drill-timing = { $timed ->
    [yes] Runden haben ab jetzt dreißig Sekunden.
   *[no] Runden haben ab jetzt keine Zeitgrenze.
}
drill-begins = { $drill ->
    [shade] { $level ->
        [1] Ist das Feld hell oder dunkel?
       *[other] Haben beide Felder dieselbe Farbe?
    }
    [line] Liegen beide Felder auf derselben Linie, Reihe oder Diagonale?
    [distance] In wie vielen Zügen kommt ein Springer vom ersten Feld zum zweiten?
    [path] Über welche Felder kommt ein Springer in den wenigsten Zügen dorthin? Nennen Sie auch das letzte Feld.
    [moves] Auf welche Felder kann die Figur auf leerem Brett ziehen?
    [attackers] Merken Sie sich die Stellung. Dann werden Sie gefragt, welche Figuren ein Feld angreifen.
    [memory] Merken Sie sich die Stellung. Dann werden Sie gefragt, was auf einem Feld steht.
    [set-up] Merken Sie sich die Stellung. Dann bauen Sie sie auf dem Studienbrett auf.
    [words] Sagen Sie es in FIDE-Worten, wie { $example }.
   *[letters] Sie hören FIDE-Worte. Geben Sie ein, was sie bedeuten, wie { $example }.
}{ $has_level ->
    [yes] {" "}Stufe { WORDS($level) }.
   *[no] {""}
}{ $timed ->
    [yes] {" "}Dreißig Sekunden.
   *[no] {""}
}
drill-ready = { $keys ->
    [yes] Für eine Runde drücken Sie { $enter }.
   *[no] Für eine Runde geben Sie eine leere Zeile ein.
} Um die Übung zu verlassen, geben Sie ein: { WORD("train-stop") }.
drill-asked = { $square }?
drill-asked-two = { $kind ->
    [shade] { $from }, { $to }: gleiche Farbe?
    [file] { $from }, { $to }: gleiche Linie?
    [rank] { $from }, { $to }: gleiche Reihe?
    [diagonal] { $from }, { $to }: gleiche Diagonale?
    [distance] { $from } nach { $to }: wie viele Züge?
   *[path] { $from } nach { $to }: welche Felder?
}
drill-asked-moves = { $square }, { piece-name }: wohin?
drill-asked-attackers = { side-name }: Welche Figuren greifen { $square } an?
drill-asked-on = Was steht auf { $square }?
drill-asked-position = Bauen Sie sie jetzt auf dem Studienbrett auf. Dann geben Sie ein: { WORD("train-done") }.
drill-move = { piece-name } { $from } { $to }
drill-right = Richtig.
drill-missed = Falsch. Richtig ist: { $answer }.
drill-answer = { $kind ->
    [light] hell
    [dark] dunkel
    [yes] ja
    [no] nein
   *[nothing] nichts
}
drill-set-up = { $kind ->
    [missing] Fehlend: { $pieces }.
   *[extra] Falsch: { $pieces }.
}
drill-expected = { $wanted ->
    [shade] Antworten Sie mit hell oder dunkel.
    [yes-no] Antworten Sie mit ja oder nein.
    [number] Antworten Sie mit einer Zahl.
    [way] Antworten Sie mit den Feldern der Reihe nach, auch dem letzten.
    [squares] Antworten Sie mit allen Feldern.
    [attackers] Antworten Sie mit den Feldern der Figuren, oder nichts.
    [piece] Antworten Sie mit Figur und Farbe, wie weißer Springer; oder nichts.
    [square-in-words] Antworten Sie mit Linie und Reihe in FIDE-Worten, wie { $example }.
    [move-in-words] Antworten Sie mit der Figur und beiden Feldern in FIDE-Worten, wie { $example }.
    [square] Antworten Sie mit dem Feld, wie { $example }.
    [move] Antworten Sie mit dem Zug, wie { $example }.
   *[position] Nennen Sie eine Figur und ihr Feld, wie weißer König { $example }. Wenn alle stehen, geben Sie ein: { WORD("train-done") }.
} Die Antwort hören Sie mit: { WORD("train-solution") }. Die Runde endet mit: { WORD("train-stop") }.
drill-over = Die Runde ist zu Ende. Richtig: { WORDS($hits) }. Falsch: { WORDS($misses) }.{ $best ->
    [first] {""}
    [new] {" "}Ihre beste Runde. Die beste vorher: { WORDS($record) }.
   *[old] {" "}Ihre beste: { WORDS($record) }.
}
drill-remembered = Fehlerlos gemerkte Figuren: { WORDS($size) }.{ $best ->
    [yes] {" "}So viele haben Sie sich noch nie gemerkt.
   *[no] {" "}Ihr Bestes: { WORDS($record) }.
}
drill-next-level = { $harder ->
    [yes] Die nächste Runde ist schwerer: Stufe { WORDS($level) }.
   *[no] Die nächste Runde ist leichter: Stufe { WORDS($level) }.
}
drill-left = Die Übung ist zu Ende.
drill-name = { $drill ->
    [shade] Farben von Feldern
    [line] Linien
    [distance] Springerzüge
    [path] Springerweg
    [moves] Züge der Figuren
    [attackers] Angreifer
    [memory] Gemerkte Stellungen
    [set-up] Aufgebaute Stellungen
    [words] In FIDE-Worte
   *[letters] Aus FIDE-Worten
}
drill-named = { drill-name }{ $timed ->
    [yes] , dreißig Sekunden
   *[no] {""}
}
drill-best = { drill-name }{ $has_level ->
    [yes] , Stufe { WORDS($level) }
   *[no] {""}
}{ $timed ->
    [yes] , dreißig Sekunden
   *[no] {""}
}: { $rounds ->
    [one] eine Runde
   *[other] { WORDS($rounds) } Runden
}. Die meisten richtigen Antworten: { WORDS($hits) }.{ $remembered ->
    [yes] {" "}Die meisten fehlerlos gemerkten Figuren: { WORDS($size) }.
   *[no] {""}
}
drill-title = Übungen
drill-column = { $column ->
    [day] Tag
    [drill] Übung
    [level] Stufe
    [right] Richtig
    [wrong] Falsch
   *[pieces] Figuren
}
