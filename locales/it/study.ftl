# Quello che si dice della scacchiera di studio, una seconda scacchiera accanto alla partita.

help-study = Accanto alla partita, sulla scacchiera di studio: { WORD("study") }, { WORD("back") }, { WORD("forward") }, { WORD("first") }, { WORD("end") }, alla mossa e un numero. Una mossa vi è solo provata, { WORD("undo") } la ritira, { WORD("main") } riporta dove hai lasciato le mosse della partita. Per altre posizioni ci sono { WORD("set-up") } e { WORD("fen") }, e { WORD("return") } riporta alla partita. Con { WORD("play-this") } comincia una partita dalla posizione che c'è lì.
study-entered = Scacchiera di studio. { $over ->
    [yes] Scrivi { WORD("return") } per tornare alla partita.
   *[no] Intanto la partita continua; scrivi { WORD("return") } per tornarci.
}
study-left = Di nuovo alla partita.{ $over ->
    [yes] {" "}È finita.
   *[no] {" "}Muove il { side-name }.
}
study-not-there = Sei alla partita. Scrivi { WORD("study") } per andare alla scacchiera di studio.
study-at-start = Inizio della linea. Muove il { side-name }.
study-first = Prima non c'è nulla.
study-last = Dopo non c'è nulla.
study-where = Sei sulla scacchiera di studio, { $line ->
    [game] nelle mosse della partita
    [tried] in una linea tua
   *[set-up] in una posizione impostata da te
}. Scrivi { WORD("return") } per tornare alla partita.
study-tried = { $move }, scacchiera di studio.
study-stalemate = Stallo.
study-taken-back = Ritirata: { $move }. Muove il { side-name }.
study-nothing-tried = Qui non è stata provata alcuna mossa da ritirare. Scrivi { WORD("back") } per ripercorrere le mosse.
study-main = Di nuovo nelle mosse della partita.
study-main-already = Queste sono le mosse della partita. Scrivi { WORD("return") } per tornare alla partita.
study-how-to-set-up = Nomina un pezzo e le sue case, per esempio re bianco { $square }. Inoltre: svuota e una casa, { WORD("empty-board") }, { WORD("start-position") }, { WORD("white-to-move") }, { WORD("black-to-move") }, diritto di arrocco bianco corto, en passant e una casa, oppure { WORD("fen") } e il FEN.
study-put = { $squares }: { piece-of-side }.
study-cleared = { $squares }: vuoto.
study-emptied = La scacchiera è vuota.
study-start-position = Posizione iniziale.
study-position-set = La posizione è impostata. Muove il { side-name }.
study-turn = Muove il { side-name }.
study-castling = Arrocco: il Bianco { $white ->
    [both] da entrambi i lati
    [short] corto
    [long] lungo
   *[none] per niente
}, il Nero { $black ->
    [both] da entrambi i lati
    [short] corto
    [long] lungo
   *[none] per niente
}.
study-not-at-home = Il { side-name } non può arroccare { $wing ->
    [short] corto
   *[long] lungo
}: il re o la torre non è al suo posto. Mettilo prima lì.
study-passed = Un pedone ha appena passato { $square } e vi può essere preso.
study-nothing-passed = Nessun pedone può essere preso en passant.
study-not-passed = Nessun pedone del { side-name } può avere appena passato { $square }. Controlla la casa e a chi tocca.
study-fault = { $fault ->
    [no-king] Il { side-name } non ha re.
    [kings] Il { side-name } ha più di un re.
    [pawn] Un pedone sta in { $square }.
    [check] Il { side-name } è sotto scacco, ma tocca all'altro.
    [castling] Qualcuno può arroccare con il re o la torre fuori posto.
    [passed] Nessun pedone ha passato la casa della presa en passant.
   *[other] Nessuna partita può portare a una tale posizione.
}
study-no-position = In questa posizione non si può ancora provare una mossa. { $faults }
study-fen-impossible = Quel FEN non viene impostato. { $faults }
study-fen-unreadable = Quello non è un FEN: { $field ->
    [pieces] ci devono essere otto traverse di otto case, separate da barre.
    [turn] dopo i pezzi viene w oppure b.
    [castling] i diritti di arrocco devono essere K, Q, k e q, oppure un trattino.
    [passed] la casa della presa en passant deve essere una casa o un trattino.
    [quiet] il conto delle semimosse tranquille deve essere un numero.
    [number] il numero della mossa deve essere un numero.
   *[whole] ha sei campi separati da spazi.
}
study-fen = Il FEN: { $fen }
study-ask-piece = Che cosa deve stare in { $square } sulla scacchiera di studio? Scrivi un pezzo, per esempio re bianco, oppure niente; con Escape tutto resta com'è.
study-no-such-piece = { $text } non nomina un pezzo. Di' anche di chi è, come in re bianco { $square }.
study-entry-empty = La riga è vuota. Scrivi una mossa da provare sulla scacchiera di studio, oppure { WORD("return") }.
key-study = va alla scacchiera di studio, e di nuovo alla partita.
key-study-first = la scacchiera di studio all'inizio.
key-study-back = la scacchiera di studio una semimossa indietro.
key-study-forward = la scacchiera di studio una semimossa avanti.
key-study-last = la scacchiera di studio all'ultima mossa.
key-put-piece = mette qui un pezzo, sulla scacchiera di studio.
key-clear-square = svuota questa casa, sulla scacchiera di studio.
study-only-there = Questa è una parola per la scacchiera di studio. Scrivi { WORD("study") } per andarci.
