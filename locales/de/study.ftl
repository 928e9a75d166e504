# Was vom Studienbrett gesagt wird, einem zweiten Brett neben der Partie.

study-entered = Studienbrett. { $beside ->
    [game] Die Partie geht weiter. Zurück zu ihr mit: { WORD("return") }.
   *[other] Zurück mit: { WORD("return") }.
}
study-left = { $beside ->
    [game] Zurück in der Partie. { side-name } ist am Zug.
    [over] Zurück in der Partie. Sie ist beendet.
   *[training] Zurück vom Studienbrett. { side-name } ist am Zug.
}
study-not-there = Sie sind in der Partie. Zum Studienbrett geben Sie ein: { WORD("study") }.
study-at-start = Anfang der Zugfolge. { side-name } ist am Zug.
study-first = Das Studienbrett zeigt die erste Stellung.
study-last = Das Studienbrett zeigt die letzte Stellung.
study-where = Sie sind am Studienbrett, { $line ->
    [game] in den Zügen der Partie
    [tried] in einer eigenen Zugfolge
   *[set-up] in einer aufgebauten Stellung
}. Zurück mit: { WORD("return") }.
study-tried = { $move }, Studienbrett.
study-stalemate = Patt.
study-taken-back = Zurückgenommen: { $move }. { side-name } ist am Zug.
study-nothing-tried = Es ist kein versuchter Zug zurückzunehmen. Um durch die Züge zurückzugehen, geben Sie ein: { WORD("back") }.
study-main = Zurück zu den Zügen der Partie.
study-main-already = Das sind die Züge der Partie. Zur Partie selbst: { WORD("return") }.
study-how-to-set-up = Nennen Sie Figur und Felder, wie weißer König { $square }. Auch: leere und ein Feld, { WORD("empty-board") }, { WORD("start-position") }, { WORD("fen") } und die FEN. Am Zug: { WORD("white-to-move") }, { WORD("black-to-move") }. Rechte: Rochaderecht Weiß kurz; en passant und ein Feld.
study-put = { $squares }: { piece-of-side }.
study-cleared = { $squares }: leer.
study-emptied = Das Brett ist leer.
study-start-position = Anfangsstellung.
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
} rochieren: Stellen Sie zuerst König und Turm auf die Ausgangsfelder.
study-passed = Ein Bauer hat gerade { $square } überschritten und kann dort geschlagen werden.
study-nothing-passed = Kein Bauer kann en passant geschlagen werden.
study-not-passed = Kein Bauer von { side-name } kann gerade { $square } überschritten haben. Prüfen Sie, wer am Zug ist, und das Feld.
study-fault = { $fault ->
    [no-king] { side-name } hat keinen König.
    [kings] { side-name } hat mehr als einen König.
    [pawn] Auf { $square } kann kein Bauer stehen.
    [check] { side-name } steht im Schach, aber die andere Seite ist am Zug.
    [castling] Zum Rochaderecht müssen König und Turm auf den Ausgangsfeldern stehen.
    [passed] Kein Bauer hat das Feld für en passant überschritten.
   *[other] Keine Partie kann diese Stellung erreichen.
}
study-no-position = In dieser Stellung können Sie noch nicht ziehen. { $faults }
study-fen-impossible = Diese FEN wird nicht angenommen. { $faults }
study-fen-unreadable = Das ist keine FEN: { $field ->
    [pieces] sie braucht acht Reihen mit acht Feldern, durch Schrägstriche getrennt.
    [turn] hinter den Figuren kommt w oder b.
    [castling] die Rochaderechte sind K, Q, k und q, oder ein Bindestrich.
    [passed] en passant muss ein Feld oder ein Bindestrich sein.
    [quiet] die Zahl der Halbzüge muss eine Zahl sein.
    [number] die Nummer des Zuges muss eine Zahl sein.
   *[whole] sie hat sechs Teile, durch Leerzeichen getrennt.
}
study-fen = Die FEN: { $fen }
study-ask-piece = Was kommt auf { $square }? Geben Sie eine Figur ein, etwa weißer König, oder nichts. Unverändert lassen: Escape.
study-no-such-piece = { $text } ist keine Figur. Sagen Sie auch die Farbe: weißer König { $square }.
study-entry-empty = Die Zeile ist leer. Geben Sie einen Zug zum Versuchen ein, oder { WORD("return") }.
key-study = zum Studienbrett, und wieder zur Partie.
key-study-first = Studienbrett: der Anfang.
key-study-back = Studienbrett: einen Halbzug zurück.
key-study-forward = Studienbrett: einen Halbzug weiter.
key-study-last = Studienbrett: der letzte Zug.
key-put-piece = Studienbrett: stellt hier eine Figur auf.
key-clear-square = Studienbrett: leert dieses Feld.
study-only-there = Das geht nur am Studienbrett. Geben Sie ein: { WORD("study") }.
