# Palabras que se entienden, la más usual primero; mayúsculas y acentos no cuentan.

last = última, última jugada, último movimiento
moves = jugadas, todas las jugadas, partida, movimientos, planilla
clock = reloj, relojes, tiempos, tiempo
own-time = mi tiempo, mi reloj
other-time = su tiempo, tiempo rival, tiempo del rival, su reloj
what = qué, qué hay en, qué hay, qué está en, casilla
draw = tablas, ofrezco tablas, ofrecer tablas, propongo tablas
accept = acepto, aceptar, acepto tablas, acepto las tablas
decline = rechazo, rechazar, rechazo las tablas
resign = abandono, abandonar, me rindo
yes = sí, vale, de acuerdo, claro
no = no, cancelar, cancela
undo = deshacer, deshaz, deshacer jugada
press = pulsar, pulsa, pulsar reloj
help = ayuda, comandos
quit = salir, fin, terminar, adiós
pause = pausa, parar relojes, para los relojes, parar
resume = seguir, reanudar, continuar, continúa
save = guardar, guarda, guardar partida
names = nombres, nombre, jugadores
repeat = repetir, repite, otra vez
turn = turno, a quién le toca, quién juega, resultado, marcador
speech = voz
speech-off = voz apagada, apagar voz, apaga la voz
speech-on = voz encendida, encender voz, enciende la voz
restore = restaurar, volver a media jugada
