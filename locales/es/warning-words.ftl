# Detrás de la palabra avisos: palabras sueltas, separadas por comas, primero la usual.
# Las de las dos últimas líneas se pasan por alto; tras las de la primera de ellas un tiempo continúa: un minuto y treinta segundos.

hours = horas, hora
minutes = minutos, minuto, min
seconds = segundos, segundo, seg
countdown = cuenta, contar
tick = tictac, tic
below = bajo, debajo
tone = tonos, tono, sonidos
opponent = rival
off = no
within = y
filler = a, desde, cada, los, las, el, la, últimos, con, solo, de, atrás, por
