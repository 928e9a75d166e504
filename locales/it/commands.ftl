# Parole comprese, la più usuale per prima; maiuscole e accenti non contano.

last = ultima, ultima mossa
moves = mosse, tutte le mosse, partita, lista mosse, formulario
clock = orologio, orologi, tempi, tempo
own-time = mio tempo, il mio tempo, il mio orologio
other-time = suo tempo, il suo tempo, tempo avversario, il suo orologio
what = cosa, che cosa c'è in, cosa c'è in, cosa c'è, che c'è in, casa
draw = patta, propongo patta, proponi patta, offro patta
accept = accetto, accetta, accetto la patta
decline = rifiuto, rifiuta, rifiuto la patta
resign = abbandono, abbandona, mi arrendo
yes = sì, va bene, certo
no = no, annulla
undo = ritira, ritira mossa, annulla mossa
press = premi, premi orologio, schiaccia
help = aiuto, comandi
quit = esci, fine, uscita, chiudi
pause = pausa, ferma gli orologi, ferma
resume = riprendi, continua, continuo
save = salva, salva partita
names = nomi, nome, giocatori
repeat = ripeti, ancora, di nuovo
turn = tocca a chi, a chi tocca, chi muove, tratto, risultato, punteggio
speech = voce
speech-off = voce spenta, spegni voce, spegni la voce
speech-on = voce accesa, accendi voce, accendi la voce
restore = ripristina, torna alla semimossa
