# Words for the study board, a comma between them, the usual one first; capitals and accents do not matter. Some need a number,
# a man, a square or a FEN behind them.

study = estudio, tablero de estudio, explorar, segundo tablero, tablero de análisis, análisis, analizar, analiza, analiza la posición
return = volver, volver a la partida, regresar, dejar el estudio
first = inicio, primera posición, al inicio, ir al inicio
back = atrás, anterior, uno atrás, paso atrás
forward = adelante, siguiente, uno adelante, paso adelante
end = última posición, al final, ir al final
main = línea principal, volver a la línea principal, donde estaba
where-am-i = dónde estoy, en qué tablero estoy
set-up = montar posición, montar, colocar posición, montar una posición
empty-board = tablero vacío, vaciar tablero, vaciar el tablero
start-position = posición inicial, posición de partida
white-to-move = juegan blancas, turno de las blancas, mueven blancas, blancas juegan
black-to-move = juegan negras, turno de las negras, mueven negras, negras juegan
no-castling = sin enroque, ningún enroque, sin derecho de enroque
nothing-passed = sin al paso, nada al paso, sin en passant
play-this = jugar esto, jugar esta posición, jugar desde aquí, juega esta posición
fen = fen
to-move = a la jugada, ir a la jugada, tras la jugada, posición tras la jugada
put = pon, poner, coloca, pon un, pon una, pon el, pon la
clear = vacía, quita, limpia, retira
nothing = nada, vacía, vacío
at = en, y, a
castling-right = derecho de enroque, derechos de enroque, puede enrocar
short = corto, corta
long = largo, larga
all = todos, ambos
passed = al paso, en passant
through = a, hasta
