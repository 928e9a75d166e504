# Words for the study board, a comma between them, the usual one first; capitals and accents do not matter. Some need a number,
# a man, a square or a FEN behind them.

study = studio, scacchiera di studio, esplora, seconda scacchiera, scacchiera di analisi, analisi, analizza, analizza la posizione
return = torna, torna alla partita, ritorna, alla partita, lascia lo studio
first = inizio, prima posizione, all'inizio, vai all'inizio
back = indietro, precedente, uno indietro, passo indietro
forward = avanti, successiva, prossima, uno avanti, passo avanti
end = ultima posizione, alla fine, vai alla fine
main = linea principale, torna alla linea principale, dove ero
where-am-i = dove sono, quale scacchiera, che scacchiera è
set-up = imposta posizione, imposta, imposta una posizione
empty-board = scacchiera vuota, svuota scacchiera, svuota la scacchiera
start-position = posizione iniziale, posizione di partenza
white-to-move = tratto al bianco, muove il bianco, tocca al bianco
black-to-move = tratto al nero, muove il nero, tocca al nero
no-castling = nessun arrocco, niente arrocco, nessun diritto di arrocco
nothing-passed = nessun en passant, niente en passant, nessuna presa al varco
play-this = gioca questa, gioca questa posizione, gioca da qui, gioca da questa posizione
fen = fen
to-move = alla mossa, vai alla mossa, posizione dopo la mossa, dopo la mossa
put = metti, poni, colloca, metti il, metti la, metti un, metti una
clear = svuota, togli, libera, rimuovi
nothing = niente, nulla, vuota
at = in, su, e, a
castling-right = diritto di arrocco, diritti di arrocco, può arroccare
short = corto, corta
long = lungo, lunga
all = tutti, entrambi
passed = en passant, presa al varco
through = a, fino a, fino
