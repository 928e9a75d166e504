# El tutorial: sus lecciones, sus tareas y lo que significan las señales.

tutorial-begins = El tutorial dura unos cinco minutos. Nada de lo que escribas en él llega a la partida. Lección siguiente: { $next }. Atrás: { $back }. Para detenerlo, pulsa { $leave }, o escribe: { WORD("no") }.{ $clock ->
    [runs] {" "}El reloj sigue en marcha.
   *[none] {""}
}
tutorial-begins-by-lines = El tutorial. Sin teclado, aprendes solo las señales. Para detenerlo, escribe: { WORD("no") }.
tutorial-refused = El tutorial está cerrado durante una partida de torneo. Sus señales podrían tomarse por las de la partida. Aprende las teclas en una partida libre.
tutorial-interrupted = La partida de torneo sigue. El tutorial ha terminado.
tutorial-lesson = Lección { WORDS($number) }: { $lesson ->
    [voice] detener mi voz.
    [line] la línea de entrada.
    [moves] introducir jugadas.
    [modes] línea de entrada y tablero.
    [asking] preguntar con una tecla.
    [board] el tablero bajo los dedos.
    [again] oír otra vez.
    [table] otra vez para tu rival.
    [dial] más rápido y más fuerte.
    [help] la ayuda.
    [cues] las señales.
   *[quiz] ¿qué señal era esa?
}
tutorial-first-mode = { $mode ->
    [board] Pulsa primero { $switch } para ir al tablero.
   *[entry] Pulsa primero { $switch } para ir a la línea de entrada.
}
tutorial-hint = Pulsa { $keys }.
tutorial-hint-text = Escribe { $text }.
tutorial-right = Correcto.
tutorial-held = En el tutorial eso no hace nada.
tutorial-not-sent = En el tutorial ninguna línea llega a la partida.
tutorial-other-move = Esa no es esta jugada.
tutorial-said-before = Ya dicho:
tutorial-hush = Cualquier tecla detiene mi voz al instante. Ahora podría hablar mucho rato del tiempo, de la sala del torneo, de su café; pero ya has oído bastante. Pulsa cualquier tecla.
tutorial-silence = La mayoría de las teclas hacen además otra cosa. { $keys } solo detiene mi voz. Pulsa { $keys }.
tutorial-write = Para introducir una jugada, escríbela. Repito cada tecla como lo hayas ajustado. Escribe { $text }, sin enviarlo.
tutorial-erase = { $keys } borra el carácter anterior al cursor y lo dice. Pulsa { $keys }.
tutorial-rewrite = Ahora escribe un cuatro, para { $text }.
tutorial-read-back = { $keys } lee la línea entera. Pulsa { $keys }.
tutorial-step-left = { $keys } va un carácter a la izquierda y lo dice. Pulsa { $keys }.
tutorial-send = { $keys } envía la línea. En la partida sería una jugada. Aquí no va a ninguna parte. Pulsa { $keys }.
tutorial-call-back = { $keys } recupera la línea para corregirla. Pulsa { $keys }.
tutorial-clear-line = { $keys } borra la línea entera. Pulsa { $keys }.
tutorial-move-piece = Para mover una pieza, nómbrala con su nueva casilla. En la posición inicial, escribe { $words }. En notación: { $notation }.
tutorial-move-squares = También bastan dos casillas. Escribe la misma jugada como { $notation }.
tutorial-move-capture = Una captura se puede decir con palabras. Tu peón de { $from } puede capturar en { $to }. Escribe { $words }, o { $notation }.
tutorial-move-castles = Ahora puedes enrocar. Escribe { $words }, o { $notation }.
tutorial-move-promotes = Tu peón de { $from } puede coronar. Añade la nueva pieza detrás de la casilla. Escribe { $words }, o { $notation }.
tutorial-piece-words = { piece-name } { $to }
tutorial-capture-words = { $file } por { $to }
tutorial-castles-words = enroque corto
tutorial-promotes-words = { $to } { piece-name }
tutorial-to-board = El teclado tiene dos modos. Ahora las teclas son texto. { $keys } pasa al tablero. Allí una sola tecla pregunta, y las flechas van de casilla en casilla. Pulsa { $keys }.
tutorial-to-line = Cada modo tiene su señal: baja para el tablero, sube para la línea de entrada. Pulsa { $keys } para volver a la línea de entrada.
tutorial-last-move = Puedes preguntar sin escribir una palabra. { $keys } dice la última jugada. Pulsa { $keys }.
tutorial-turn = { $keys } dice a quién le toca. Pulsa { $keys }.
tutorial-clocks = En el tablero basta una letra. { $keys } dice los dos tiempos. Para elegir los avisos de tiempo, usa la palabra { WORD("warnings") }. Pulsa { $keys }.
tutorial-last-at-board = Aquí { $keys } dice la última jugada. Pulsa { $keys }.
tutorial-up = Las flechas van de casilla en casilla, vistas desde tu sitio. Una señal sorda es una casilla negra; una brillante, una casilla blanca. Pulsa { $keys }.
tutorial-right-square = Ahora a la derecha: pulsa { $keys }.
tutorial-to-edge = En el borde oyes la señal del borde y te quedas donde estás. Pulsa { $keys } hasta que la oigas.
tutorial-here = { $keys } repite lo que hay aquí. Pulsa { $keys }.
tutorial-next-piece = Las letras saltan de pieza en pieza. { $keys } va al caballo siguiente, { $also } al anterior. Pulsa { $keys }.
tutorial-pick-up = { $keys } toma tu pieza de esta casilla. En otra casilla la deja: esa es tu jugada. Pulsa { $keys }.
tutorial-put-back = La partida no ha cambiado. { $keys } devuelve la pieza a su casilla. Pulsa { $keys }.
tutorial-again = { $keys } repite mis últimas palabras. Pulsa { $keys } para oír esto otra vez.
tutorial-older = { $keys } retrocede por lo que se ha dicho. Pulsa { $keys }.
tutorial-still-older = Pulsa { $keys } otra vez para retroceder más.
tutorial-newer = { $keys } vuelve hacia delante. Pulsa { $keys }.
tutorial-list = { $keys } abre la lista de todas las teclas. Pulsa { $keys }. Después { $also } pasa al elemento siguiente.
tutorial-next-item = En una lista, { $keys } pasa al elemento siguiente. Pulsa { $keys }.
tutorial-previous-item = { $keys } vuelve al elemento anterior. Pulsa { $keys }.
tutorial-spell = { $keys } deletrea lo último que has oído. Pulsa { $keys } para esta palabra:
tutorial-publicly = { $keys } anuncia otra vez la última jugada a todos, por si no la han oído. Pulsa { $keys }.
tutorial-dial = { $keys } elige un ajuste: velocidad, volumen, tono, estilo de las respuestas, voces. Pulsa { $keys }.
tutorial-more = { $keys } lo aumenta. Pulsa { $keys }.
tutorial-less = { $keys } lo reduce otra vez. Pulsa { $keys }.
tutorial-explain = { $keys } abre la ayuda de teclas. Entonces las teclas solo dicen qué hacen. Pulsa { $keys }.
tutorial-meaning = Pulsa cualquier tecla para oír qué hace.
tutorial-end-explain = En la partida puedes pulsar cuantas quieras. { $keys } cierra la ayuda de teclas. Púlsala ahora.
tutorial-context = Si tienes dudas, { $keys } dice qué puedes hacer ahora. Pulsa { $keys }.
tutorial-cues = { $keys } pasa a la señal siguiente. { $also } la repite.
tutorial-cues-by-lines = Para la señal siguiente, pulsa Intro. Para oírla otra vez, escribe: { WORD("repeat") }.
tutorial-quiz = Pulsa { $also } y escucha. ¿Era uno, una jugada; dos, una captura; o tres, un jaque? Escribe el número o el nombre y después { $keys }.
tutorial-quiz-by-lines = Escribe { WORD("repeat") } y escucha. ¿Era uno, una jugada; dos, una captura; o tres, un jaque? Escribe el número o el nombre.
tutorial-cue = { WORDS($number) }: { $cue ->
    [move] se ha hecho una jugada.
    [capture] se ha capturado una pieza.
    [check] jaque.
    [castling] enroque.
    [promotion] un peón ha coronado.
    [refusal] algo se ha rechazado.
    [edge] el borde del tablero, o el final de una lista.
    [dark-square] una casilla negra.
    [light-square] una casilla blanca.
    [offer] se han ofrecido tablas.
    [low-time] queda poco tiempo.
    [tick] el reloj hace tictac, como has elegido.
    [flag] ha caído una bandera.
    [end] la partida ha terminado.
    [your-turn] te toca a ti.
    [confirmed] se ha hecho lo que pediste.
    [entry-mode] las teclas son texto, en la línea de entrada.
    [board-mode] las teclas preguntan, en el tablero.
    [microphone-open] el micrófono está abierto: habla.
    [microphone-closed] el micrófono está cerrado.
   *[not-saved] la partida no se está guardando.
}
tutorial-cues-off = Las señales están apagadas y solo puedo nombrarlas. Enciéndelas con el ajuste sounds.
tutorial-answer = { $right ->
    [yes] Correcto.
   *[no] No.
} { $cue ->
    [move] Una jugada es un solo golpe.
    [capture] Una captura son dos golpes, el segundo más grave.
   *[check] Un jaque es una campana que sube.
}
tutorial-ends = Este era el tutorial. Estás de nuevo en la partida. Para repetirlo, escribe: { WORD("tutorial") }. Ayuda: { WORD("help") }.
tutorial-stopped = El tutorial se ha detenido. Estás de nuevo en la partida. Para empezar otra vez, escribe: { WORD("tutorial") }.
