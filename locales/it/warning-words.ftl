# Dietro la parola avvisi: parole singole, separate da virgole, la più usata per prima.
# Quelle delle ultime due righe si saltano; dopo quelle della prima di esse un tempo continua: un minuto e trenta secondi.

hours = ore, ora
minutes = minuti, minuto, min
seconds = secondi, secondo, sec
countdown = conto, conta, countdown
tick = tic, ticchettio
below = sotto
tone = toni, tono, suoni, suono
opponent = avversario
off = no
within = e
filler = a, da, di, ogni, gli, i, le, il, la, ultimi, ultimo, con, solo, al, alla, rovescia
