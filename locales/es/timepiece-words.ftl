# Words that only the clock alone understands, a comma between them; the usual one first.
timepiece-moves = jugadas, cuántas jugadas, número de jugadas
timepiece-to-control = jugadas hasta el control, hasta el control
timepiece-elapsed = duración, cuánto dura, tiempo transcurrido
timepiece-control = ritmo, ritmo de juego, qué ritmo
timepiece-correct = corregir, corregir el reloj, ajustar el reloj
timepiece-finish = partida terminada, guardar reloj
timepiece-moves-set = jugadas
timepiece-turn-set = juegan, turno
timepiece-back = atrás, volver
timepiece-none = nada, ninguno, sin
