# Dietro la parola avvisi: parole singole, separate da virgole, la più usata per prima. Quelle dell'ultima riga si saltano.

hours = ore, ora
minutes = minuti, minuto, min
seconds = secondi, secondo, sec
countdown = conto, conta, countdown
tick = tic, ticchettio
below = sotto
tone = toni, tono, suoni, suono
opponent = avversario
off = no
filler = e, a, da, di, ogni, gli, i, le, il, la, ultimi, ultimo, con, solo, al, alla, rovescia
