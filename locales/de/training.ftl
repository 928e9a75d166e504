# Was beim Training gesagt wird.

train-begins = { $named ->
    [yes] { $name }.{" "}
   *[no] {""}
}{ $course ->
    [new] Neu beim Schach? Ein erster Kurs zum Hören beginnt mit: { WORD("train-lesson") }.{" "}
    [begun] Ihren Kurs setzen Sie fort mit: { WORD("train-lesson") }.{" "}
   *[other] {""}
}{ $due ->
    [0] { $new ->
        [yes] Training mit Aufgaben. Ihre Wertung beginnt bei { WORDS($rating) }.
       *[no] Heute kommt nichts wieder. Ihre Wertung ist { WORDS($rating) }.
    }
    [one] Heute kommt eine Aufgabe wieder. Ihre Wertung ist { WORDS($rating) }.
   *[other] Heute kommen { WORDS($due) } Aufgaben wieder. Ihre Wertung ist { WORDS($rating) }.
}{ $openings ->
    [0] {""}
    [one] {" "}Aus Ihren Eröffnungen kommt ein Zug wieder.
   *[other] {" "}Aus Ihren Eröffnungen kommen { WORDS($openings) } Züge wieder.
} { $keys ->
    [yes] Zum Beginnen drücken Sie { $enter }.
   *[no] Zum Beginnen geben Sie eine leere Zeile ein.
} Zu den Übungen kommen Sie mit: { WORD("train-drills") }. Zu allem anderen: { WORD("help") }.
train-puzzle = { $again ->
    [yes] Noch einmal.{" "}
   *[no] {""}
}{ $moved ->
    [yes] Letzter Zug: { $move }.{" "}
   *[no] {""}
}{ side-name } am Zug.
train-first-task = Suchen Sie den besten Zug und geben Sie ihn ein. Hilfe mit: { WORD("train-hint") }.
train-for-the-next = { $keys ->
    [yes] Weiter zur nächsten Aufgabe mit { $enter }.
   *[no] Weiter zur nächsten Aufgabe mit einer leeren Zeile.
}
train-your-move = { side-name } am Zug.
train-wrong = Nicht { $wrong }.{ $moved ->
    [yes] {" "}Die Antwort ist { $move }.
   *[no] {""}
} Versuchen Sie einen anderen Zug.
train-wrong-stalemate = Nicht { $move }: Das ist Patt. Versuchen Sie einen anderen Zug.
train-still-weighed = Einen Moment: { $move } wird noch angesehen. Geben Sie Ihren Zug danach noch einmal ein.
train-solved = { $how ->
    [clean] Gelöst.
    [hinted] Gelöst, mit Hilfe.
    [helped] Gelöst, aber nicht auf Anhieb.
    [left] Sie haben die Aufgabe ungelöst verlassen. Für die nächste geben Sie ein: { WORD("train-next") }.
   *[told] Das war die Lösung.
}
train-rating = Ihre Wertung ist { WORDS($rating) }, { $way ->
    [down] { WORDS($change) } weniger
   *[up] { WORDS($change) } mehr
}.
train-back = Die Aufgabe kommt { $days ->
    [0] heute
    [one] morgen
   *[other] in { WORDS($days) } Tagen
} wieder.
train-streak-goes-on = Serie: { WORDS($count) }.
train-streak-over = { $count ->
    [0] Diesmal keine Serie.
   *[other] Die Serie ist zu Ende: { WORDS($count) }.
}{ $best ->
    [yes] {" "}Das ist Ihre längste.
   *[no] {" "}Ihre längste: { WORDS($record) }.
}
train-hint-theme = { $theme ->
    [none] Suchen Sie Schachgebote, Schlagzüge und Drohungen.
    [anastasiaMate] Turm und Springer setzen am Brettrand matt.
    [arabianMate] Turm und Springer setzen in der Ecke matt.
    [attraction] Locken Sie eine Figur auf ein schlechtes Feld.
    [backRankMate] Der König kommt von seiner Grundreihe nicht weg.
    [bishopEndgame] Ein Läuferendspiel.
    [bodenMate] Zwei Läufer setzen auf gekreuzten Diagonalen matt.
    [capturingDefender] Schlagen Sie eine Figur, die eine andere deckt.
    [clearance] Machen Sie ein Feld oder eine Linie frei.
    [defensiveMove] Finden Sie den Verteidigungszug.
    [deflection] Lenken Sie eine deckende Figur ab.
    [discoveredAttack] Eine Figur zieht weg, eine andere greift an.
    [doubleCheck] Zwei Figuren können zugleich Schach geben.
    [enPassant] Ein Bauer kann en passant geschlagen werden.
    [exposedKing] Der König hat wenig Schutz.
    [fork] Eine Figur kann zwei angreifen.
    [hangingPiece] Eine Figur ist zu wenig gedeckt.
    [hookMate] Turm, Springer und Bauer setzen zusammen matt.
    [interference] Stellen Sie eine Figur zwischen zwei andere.
    [intermezzo] Schlagen Sie nicht gleich zurück: Ein anderer Zug kommt zuerst.
    [kingsideAttack] Greifen Sie den rochierten König an.
    [knightEndgame] Ein Springerendspiel.
    [mateIn1] Matt in einem Zug.
    [mateIn2] Matt in zwei Zügen.
    [mateIn3] Matt in drei Zügen.
    [mateIn4] Matt in vier Zügen.
    [mateIn5] Matt in fünf Zügen.
    [pawnEndgame] Ein Bauernendspiel.
    [pin] Eine Figur ist gefesselt oder kann gefesselt werden.
    [promotion] Ein Bauer kann umgewandelt werden.
    [queenEndgame] Ein Damenendspiel.
    [quietMove] Der Zug gibt kein Schach und schlägt nichts.
    [rookEndgame] Ein Turmendspiel.
    [sacrifice] Geben Sie etwas, um mehr zu bekommen.
    [skewer] Greifen Sie eine Figur an, und die dahinter fällt.
    [smotheredMate] Der König ist von eigenen Figuren eingeschlossen.
    [trappedPiece] Eine Figur kommt nicht mehr weg.
    [underPromotion] Wandeln Sie um, aber nicht in eine Dame.
   *[xRayAttack] Eine Figur wirkt durch eine andere hindurch.
}
train-theme-name = { $theme ->
    [anastasiaMate] Anastasia-Matt
    [arabianMate] arabisches Matt
    [attraction] Hinlenkung
    [backRankMate] Grundreihenmatt
    [bishopEndgame] Läuferendspiel
    [bodenMate] Boden-Matt
    [capturingDefender] Schlagen des Verteidigers
    [clearance] Räumung
    [defensiveMove] Verteidigungszug
    [deflection] Ablenkung
    [discoveredAttack] Abzugsangriff
    [doubleCheck] Doppelschach
    [enPassant] en passant
    [exposedKing] offener König
    [fork] Gabel
    [hangingPiece] hängende Figur
    [hookMate] Hakenmatt
    [interference] Verstellung
    [intermezzo] Zwischenzug
    [kingsideAttack] Angriff am Königsflügel
    [knightEndgame] Springerendspiel
    [mateIn1] Matt in einem Zug
    [mateIn2] Matt in zwei Zügen
    [mateIn3] Matt in drei Zügen
    [mateIn4] Matt in vier Zügen
    [mateIn5] Matt in fünf Zügen
    [pawnEndgame] Bauernendspiel
    [pin] Fesselung
    [promotion] Umwandlung
    [queenEndgame] Damenendspiel
    [quietMove] stiller Zug
    [rookEndgame] Turmendspiel
    [sacrifice] Opfer
    [skewer] Spieß
    [smotheredMate] ersticktes Matt
    [trappedPiece] gefangene Figur
    [underPromotion] Unterverwandlung
   *[xRayAttack] Röntgenangriff
}
train-themes = Themen der Aufgaben, und wie viele es sind. Um eines zu beginnen, geben Sie ein: { WORD("train-theme-fork") }.
train-theme-listed = { train-theme-name }: { WORDS($count) }.
train-theme-begins = Aufgaben zu einem Thema: { train-theme-name }. Sie ändern Ihre Wertung nicht.
train-themes-unread = Die hinzugefügten Aufgaben können nicht gezählt werden: { $why }.
train-hint-piece = Es zieht die Figur auf { $square }: { piece-name }.
train-hint-move = Der Zug ist { $move }.
train-solution = Die Lösung: { $moves }.
train-no-puzzle = Es ist keine Aufgabe offen. Für die nächste geben Sie ein: { WORD("train-next") }.
train-not-solved = Diese Aufgabe ist noch nicht gelöst. Um zu hören, wie es geht, geben Sie ein: { WORD("train-solution") }. Um die Aufgabe zu verlassen: { WORD("train-stop") }.
train-puzzle-left = Ich verlasse diese Aufgabe. Sie gilt als nicht gelöst.
train-none-left = { $way ->
    [rated] Es gibt keine Aufgaben dieser Art mehr.
    [streak] Es gibt keine Aufgaben dieser Art mehr.
    [theme] Es gibt keine Aufgaben dieser Art mehr. Für andere geben Sie ein: { WORD("train-rated") }.
    [endgame] Es gibt keine Aufgaben dieser Art mehr.
    [review] Es ist nichts mehr durchzusehen.
    [opening] Für heute ist nichts mehr übrig.
    [lesson] Es gibt keine weiteren Aufgaben.
   *[repeat] Heute kommt nichts mehr wieder.
}
train-way = { $way ->
    [rated] Gewertete Aufgaben, nahe an Ihrer Wertung.
    [streak] Eine Serie: Die Aufgaben werden schwerer, bis eine nicht gelöst wird.
    [theme] Aufgaben zu einem Thema.
    [endgame] Endspiele gegen die beste Verteidigung.
    [review] Fehler aus einer eigenen Partie.
    [opening] Eröffnungen.
    [lesson] Lektionen.
   *[repeat] Aufgaben, die wiederkommen.
}
train-way-name = { $way ->
    [rated] gewertet
    [streak] Serie
    [theme] Thema
    [endgame] Endspiel
    [review] eigene Partie
    [opening] Eröffnung
    [lesson] Lektion
   *[repeat] wieder
}
train-telling = Stellungen werden { $telling ->
    [side] nach Seiten
    [kind] nach Figurenarten
   *[rank] nach Reihen
} angesagt.
train-dictation-begins = Figuren: { WORDS($count) }. { $keys ->
    [yes] Die Eingabetaste sagt die nächste.
   *[no] Eine leere Zeile sagt die nächste.
} Außerdem: { WORD("repeat") }, { WORD("train-dictate-rest") }, { WORD("train-dictate-all") }.
train-dictation-over = Das war die letzte Figur.
train-standings = { $tried ->
    [0] Noch keine Aufgaben.
    [one] Eine Aufgabe versucht, beim ersten Versuch { $solved ->
        [0] nicht gelöst
       *[other] gelöst
    }.
   *[other] Versuchte Aufgaben: { WORDS($tried) }. Beim ersten Versuch gelöst: { WORDS($solved) }.
} Ihre Wertung ist { WORDS($rating) }{ $provisional ->
    [yes] , noch unsicher.
   *[no] .
} Längste Serie: { WORDS($streak) }. Heute kommen wieder: { WORDS($due) }.{ $lessons ->
    [0] {""}
   *[other] {" "}Fertige Lektionen: { WORDS($lessons) }.
}
train-help = { $part ->
    [solve] Suchen Sie den besten Zug und geben Sie ihn ein, oder: { WORD("train-hint") }, { WORD("train-solution") }, { WORD("train-position") }, { WORD("train-next") }, { WORD("train-stop") }. Auch alle Fragen zum Brett gehen.
    [kinds] Arten von Aufgaben: { WORD("train-rated") }, { WORD("train-streak") }, { WORD("train-repeat") }, { WORD("train-themes") }.
    [telling] Wie Stellungen angesagt werden: { WORD("train-by-side") }, { WORD("train-by-kind") }, { WORD("train-by-rank") }, { WORD("train-dictate") }.
    [other] Endspiele: { WORD("train-endgames") }. Eröffnungen: { WORD("train-openings") }. Lektionen: { WORD("train-lessons") }. Übungen: { WORD("train-drills") }.
   *[leave] Wie Sie stehen: { WORD("train-progress") }. Eine Partie: { WORD("new-game") }. Verlassen: { WORD("quit") }.
}
train-not-here = Das gehört zu Partien, nicht zum Training.
train-nothing-to-stop = Nichts ist offen, das Sie verlassen könnten. Um das Programm zu verlassen, geben Sie ein: { WORD("quit") }.
train-stopped = Sie haben die Übung verlassen.
train-not-saved = Ihre Ergebnisse werden nicht gespeichert: { $why }. Das Training geht weiter.
train-saved-again = Alle Ihre Ergebnisse sind wieder gespeichert.
train-goodbye = Alles ist gespeichert. Auf Wiederhören.
train-store-newer = { $file } wurde von einer neueren Version von Annabella geschrieben. Bitte benutzen Sie diese.
train-store-damaged = { $file } ist nicht zu gebrauchen: { $why }. Nichts wurde verändert. Legen Sie die Datei beiseite, um neu zu beginnen, oder setzen Sie eine Sicherung an ihre Stelle.
train-store-in-use = { $named ->
    [yes] { $name } trainiert
   *[no] Es trainiert jemand
} schon in einem anderen Fenster.
train-store-nobody = { $named ->
    [yes] Unter dem Namen { $name } hat noch niemand trainiert.
   *[no] Ohne Namen gibt es noch keine Ergebnisse. Für einen Schüler mit Namen: --player.
}
train-store-known = { $named ->
    [yes] { $name } hat
   *[no] Jemand ohne Namen hat
} hier schon trainiert. Wählen Sie mit --player einen anderen Namen.
train-store-system = { $file } lässt sich nicht öffnen: { $why }.
train-no-export = { $file } ist keine Datei eines Schülers: { $why }.
train-exists = { $file } gibt es schon, und sie bleibt, wie sie ist.
train-column = { $column ->
    [day] Tag
    [way] Art
    [puzzle] Aufgabe
    [result] Ergebnis
    [hints] Hinweise
   *[rating] Wertung
}
train-result = { $clean ->
    [yes] gelöst
   *[no] nicht gelöst
}
train-title = { $named ->
    [yes] Training von { $name }.
   *[no] Das Training.
}
train-exported = Geschrieben: { $file }.
train-imported = { $named ->
    [yes] { $name }:
   *[no] Übernommen:
} { $count ->
    [one] eine Aufgabe.
   *[other] { WORDS($count) } Aufgaben.
}
