# Detrás de la palabra avisos: palabras sueltas, separadas por comas, primero la usual. Las de la última línea se pasan por alto.

hours = horas, hora
minutes = minutos, minuto, min
seconds = segundos, segundo, seg
countdown = cuenta, contar
tick = tictac, tic
below = bajo, debajo
tone = tonos, tono, sonidos
opponent = rival
off = no
filler = y, a, desde, cada, los, las, el, la, últimos, con, solo, de, atrás, por
