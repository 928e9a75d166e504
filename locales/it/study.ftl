# Quello che si dice della scacchiera di studio, una seconda scacchiera accanto alla partita.

study-entered = Scacchiera di studio. { $beside ->
    [game] La partita continua. Per tornarci, scrivi: { WORD("return") }.
   *[other] Per tornare, scrivi: { WORD("return") }.
}
study-left = { $beside ->
    [game] Di nuovo alla partita. Muove il { side-name }.
    [over] Di nuovo alla partita. È finita.
   *[training] Hai lasciato la scacchiera di studio. Muove il { side-name }.
}
study-not-there = Sei nella partita. Per la scacchiera di studio, scrivi: { WORD("study") }.
study-at-start = Inizio della linea. Muove il { side-name }.
study-first = La scacchiera di studio è alla prima posizione.
study-last = La scacchiera di studio è all'ultima posizione.
study-where = Sei sulla scacchiera di studio, { $line ->
    [game] nelle mosse della partita
    [tried] in una linea tua
   *[set-up] in una posizione impostata da te
}. Per tornare, scrivi: { WORD("return") }.
study-tried = { $move }, scacchiera di studio.
study-stalemate = Stallo.
study-taken-back = Ritirata: { $move }. Muove il { side-name }.
study-nothing-tried = Non c'è una mossa provata da ritirare. Per ripercorrere le mosse, scrivi: { WORD("back") }.
study-main = Di nuovo nelle mosse della partita.
study-main-already = Queste sono le mosse della partita. Per la partita stessa, scrivi: { WORD("return") }.
study-how-to-set-up = Nomina un pezzo e le sue case, come re bianco { $square }. Inoltre: svuota e una casa, { WORD("empty-board") }, { WORD("start-position") }, { WORD("fen") } e il FEN. Tratto: { WORD("white-to-move") }, { WORD("black-to-move") }. Diritti: diritto di arrocco bianco corto; en passant e una casa.
study-put = { $squares }: { piece-of-side }.
study-cleared = { $squares }: nessun pezzo.
study-emptied = La scacchiera è vuota.
study-start-position = Posizione iniziale.
study-position-set = La posizione è impostata. Muove il { side-name }.
study-turn = Muove il { side-name }.
study-castling = Arrocco: il Bianco { $white ->
    [both] da entrambi i lati
    [short] corto
    [long] lungo
   *[none] da nessun lato
}, il Nero { $black ->
    [both] da entrambi i lati
    [short] corto
    [long] lungo
   *[none] da nessun lato
}.
study-not-at-home = Il { side-name } non può arroccare { $wing ->
    [short] corto
   *[long] lungo
}: prima metti il re e la torre nelle loro case.
study-passed = Un pedone ha appena passato { $square } e lì può essere catturato.
study-nothing-passed = Nessun pedone può essere catturato al varco.
study-not-passed = Nessun pedone del { side-name } può avere appena passato { $square }. Controlla la casa e a chi tocca.
study-fault = { $fault ->
    [no-king] Il { side-name } non ha re.
    [kings] Il { side-name } ha più di un re.
    [pawn] Un pedone non può stare in { $square }.
    [check] Il { side-name } è sotto scacco, ma tocca all'altro.
    [castling] Per il diritto di arrocco, re e torre devono essere al loro posto.
    [passed] Nessun pedone ha passato la casa della presa al varco.
   *[other] Nessuna partita può portare a questa posizione.
}
study-no-position = In questa posizione non puoi ancora muovere. { $faults }
study-fen-impossible = Quel FEN non è accettato. { $faults }
study-fen-unreadable = Quello non è un FEN: { $field ->
    [pieces] ci vogliono otto traverse di otto case, separate da barre.
    [turn] dopo i pezzi viene w oppure b.
    [castling] l'arrocco deve essere K, Q, k e q, oppure un trattino.
    [passed] en passant deve essere una casa o un trattino.
    [quiet] il conto delle semimosse deve essere un numero.
    [number] il numero della mossa deve essere un numero.
   *[whole] ha sei campi separati da spazi.
}
study-fen = Il FEN: { $fen }
study-ask-piece = Che cosa va in { $square }? Scrivi un pezzo, come re bianco, oppure niente. Per lasciare tutto com'è, premi Esc.
study-no-such-piece = { $text } non è un pezzo. Di' anche il colore: re bianco { $square }.
study-entry-empty = La riga è vuota. Scrivi una mossa da provare qui, oppure { WORD("return") }.
key-study = va alla scacchiera di studio, e di nuovo alla partita.
key-study-first = scacchiera di studio: l'inizio.
key-study-back = scacchiera di studio: una semimossa indietro.
key-study-forward = scacchiera di studio: una semimossa avanti.
key-study-last = scacchiera di studio: l'ultima mossa.
key-put-piece = scacchiera di studio: mette qui un pezzo.
key-clear-square = scacchiera di studio: svuota questa casa.
study-only-there = Questo funziona solo sulla scacchiera di studio. Scrivi: { WORD("study") }.
