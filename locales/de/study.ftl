# Was vom Studienbrett gesagt wird, einem zweiten Brett neben der Partie.

help-study = Neben der Partie, auf dem Studienbrett: { WORD("study") }, { WORD("back") }, { WORD("forward") }, { WORD("first") }, { WORD("end") }, zu Zug und eine Zahl. Ein Zug wird dort nur versucht, { WORD("undo") } nimmt ihn zurück, { WORD("main") } führt dorthin, wo Sie die Züge der Partie verlassen haben. Für andere Stellungen gibt es { WORD("set-up") } und { WORD("fen") }, und { WORD("return") } führt wieder zur Partie. Mit { WORD("play-this") } beginnt eine Partie aus der Stellung dort.
study-entered = Studienbrett. { $over ->
    [yes] Mit { WORD("return") } kommen Sie wieder zur Partie.
   *[no] Die Partie geht inzwischen weiter; mit { WORD("return") } kommen Sie wieder zu ihr.
}
study-left = Wieder bei der Partie.{ $over ->
    [yes] {" "}Sie ist zu Ende.
   *[no] {" "}{ side-name } ist am Zug.
}
study-not-there = Sie sind bei der Partie. Mit { WORD("study") } kommen Sie auf das Studienbrett.
study-at-start = Anfang der Zugfolge. { side-name } ist am Zug.
study-first = Davor ist nichts.
study-last = Dahinter ist nichts.
study-where = Sie sind auf dem Studienbrett, { $line ->
    [game] in den Zügen der Partie
    [tried] in einer eigenen Zugfolge
   *[set-up] in einer aufgebauten Stellung
}. Mit { WORD("return") } kommen Sie wieder zur Partie.
study-tried = { $move }, Studienbrett.
study-stalemate = Patt.
study-taken-back = Zurückgenommen: { $move }. { side-name } ist am Zug.
study-nothing-tried = Hier wurde kein Zug versucht, der sich zurücknehmen ließe. Mit { WORD("back") } gehen Sie durch die Züge zurück.
study-main = Wieder in den Zügen der Partie.
study-main-already = Das sind die Züge der Partie. Mit { WORD("return") } kommen Sie wieder zu ihr.
study-how-to-set-up = Nennen Sie eine Figur und ihre Felder, etwa weißer König { $square }. Außerdem: leere und ein Feld, { WORD("empty-board") }, { WORD("start-position") }, { WORD("white-to-move") }, { WORD("black-to-move") }, Rochaderecht Weiß kurz, en passant und ein Feld, oder { WORD("fen") } und die FEN.
study-put = { $squares }: { piece-of-side }.
study-cleared = { $squares }: leer.
study-emptied = Das Brett ist leer.
study-start-position = Grundstellung.
study-position-set = Die Stellung ist aufgebaut. { side-name } ist am Zug.
study-turn = { side-name } ist am Zug.
study-castling = Rochade: Weiß { $white ->
    [both] auf beiden Seiten
    [short] kurz
    [long] lang
   *[none] gar nicht
}, Schwarz { $black ->
    [both] auf beiden Seiten
    [short] kurz
    [long] lang
   *[none] gar nicht
}.
study-not-at-home = { side-name } kann nicht { $wing ->
    [short] kurz
   *[long] lang
} rochieren: König oder Turm steht nicht auf dem Ausgangsfeld. Stellen Sie sie zuerst dorthin.
study-passed = Ein Bauer hat gerade { $square } überschritten und kann dort geschlagen werden.
study-nothing-passed = Kein Bauer kann en passant geschlagen werden.
study-not-passed = Kein Bauer von { side-name } kann gerade { $square } überschritten haben. Prüfen Sie das Feld und wer am Zug ist.
study-fault = { $fault ->
    [no-king] { side-name } hat keinen König.
    [kings] { side-name } hat mehr als einen König.
    [pawn] Auf { $square } steht ein Bauer.
    [check] { side-name } steht im Schach, aber die andere Seite ist am Zug.
    [castling] Jemand darf rochieren, dessen König oder Turm nicht auf dem Ausgangsfeld steht.
    [passed] Kein Bauer hat das Feld für en passant überschritten.
   *[other] Keine Partie kann zu so einer Stellung führen.
}
study-no-position = In dieser Stellung lässt sich noch kein Zug versuchen. { $faults }
study-fen-impossible = Diese FEN wird nicht aufgebaut. { $faults }
study-fen-unreadable = Das ist keine FEN: { $field ->
    [pieces] es müssen acht Reihen mit acht Feldern sein, durch Schrägstriche getrennt.
    [turn] hinter den Figuren kommt w oder b.
    [castling] die Rochaderechte müssen K, Q, k und q sein, oder ein Bindestrich.
    [passed] das Feld für en passant muss ein Feld oder ein Bindestrich sein.
    [quiet] die Zahl der ruhigen Halbzüge muss eine Zahl sein.
    [number] die Nummer des Zuges muss eine Zahl sein.
   *[whole] sie hat sechs Teile, durch Leerzeichen getrennt.
}
study-fen = Die FEN: { $fen }
study-ask-piece = Was soll auf dem Studienbrett auf { $square } stehen? Geben Sie eine Figur ein, etwa weißer König, oder nichts; mit Escape bleibt alles, wie es ist.
study-no-such-piece = { $text } nennt keine Figur. Sagen Sie auch ihre Farbe, wie in weißer König { $square }.
study-entry-empty = Die Zeile ist leer. Geben Sie einen Zug ein, um ihn auf dem Studienbrett zu versuchen, oder { WORD("return") }.
key-study = zum Studienbrett, und wieder zur Partie.
key-study-first = das Studienbrett am Anfang.
key-study-back = das Studienbrett einen Halbzug zurück.
key-study-forward = das Studienbrett einen Halbzug weiter.
key-study-last = das Studienbrett beim letzten Zug.
key-put-piece = stellt hier eine Figur auf, auf dem Studienbrett.
key-clear-square = leert dieses Feld, auf dem Studienbrett.
study-only-there = Das ist ein Wort für das Studienbrett. Geben Sie { WORD("study") } ein, um dorthin zu gehen.
