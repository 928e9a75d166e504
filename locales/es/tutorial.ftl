# El tutorial: lo que se dice, lo que hay que hacer y lo que significan las señales.

tutorial-begins = El tutorial. Dura unos cinco minutos, y nada de lo que escribas en él llega a la partida. { $next } lleva a la lección siguiente, { $back } vuelve atrás; { $leave }, o la palabra { WORD("no") }, lo detiene.{ $clock ->
    [runs] {" "}El reloj sigue andando mientras tanto.
   *[none] {""}
}
tutorial-begins-by-lines = El tutorial. Las teclas se aprenden en un teclado; aquí aprendes las señales. La palabra { WORD("no") } lo detiene.
tutorial-refused = No hay tutorial durante una partida de torneo, porque sus señales podrían tomarse por las de la partida; aprende las teclas en una partida amistosa.
tutorial-interrupted = La partida de torneo sigue, y el tutorial ha terminado.
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
    [board] Esto se hace en el tablero: pulsa primero { $switch }.
   *[entry] Esto se hace en la línea de entrada: pulsa primero { $switch }.
}
tutorial-hint = Pulsa { $keys }.
tutorial-hint-text = Escribe { $text }.
tutorial-right = Correcto.
tutorial-held = En el tutorial no se ejecuta.
tutorial-not-sent = En el tutorial ninguna línea llega a la partida.
tutorial-other-move = Esa línea no indica esta jugada.
tutorial-said-before = Ya dicho:
tutorial-hush = Cualquier tecla detiene mi voz al instante. Ahora seguiría hablando mucho rato, del tiempo, de la sala del torneo, del café que sirven allí; pero ya has oído bastante. Pulsa cualquier tecla.
tutorial-silence = La mayoría de las teclas hacen además otra cosa. { $keys } detiene mi voz y no hace nada más. Pulsa { $keys }.
tutorial-write = Una jugada se introduce escribiéndola; lo que escribes se repite como lo hayas ajustado. Escribe { $text }, sin enviarlo.
tutorial-erase = { $keys } borra el carácter anterior al cursor y dice cuál era. Pulsa { $keys }.
tutorial-rewrite = Ahora escribe un cuatro, para que en la línea ponga { $text }.
tutorial-read-back = { $keys } lee la línea entera. Pulsa { $keys }.
tutorial-step-left = { $keys } va un carácter a la izquierda y lo dice. Pulsa { $keys }.
tutorial-send = { $keys } envía la línea. En la partida sería una jugada; aquí no va a ninguna parte. Pulsa { $keys }.
tutorial-call-back = { $keys } recupera la línea, para que puedas corregirla. Pulsa { $keys }.
tutorial-clear-line = { $keys } borra la línea entera. Pulsa { $keys }.
tutorial-move-piece = Una pieza se mueve con su nombre y la casilla de llegada. En la posición inicial escribe { $words }. La notación { $notation } significa lo mismo.
tutorial-move-squares = También bastan dos casillas. Escribe la misma jugada como { $notation }.
tutorial-move-capture = Una captura se puede decir con palabras. Tu peón de { $from } puede capturar en { $to }. Escribe { $words }, o { $notation }.
tutorial-move-castles = Ahora el rey y la torre pueden enrocarse. Escribe { $words }, o { $notation }.
tutorial-move-promotes = Tu peón de { $from } puede convertirse en dama. La nueva pieza va detrás de la casilla. Escribe { $words }, o { $notation }.
tutorial-piece-words = { piece-name } { $to }
tutorial-capture-words = { $file } por { $to }
tutorial-castles-words = enroque corto
tutorial-promotes-words = { $to } { piece-name }
tutorial-to-board = El teclado tiene dos modos. Ahora las teclas son texto. { $keys } pasa al tablero, donde se pregunta con una sola tecla y las flechas van de casilla en casilla. Pulsa { $keys }.
tutorial-to-line = Cada modo tiene su señal: baja para el tablero, sube para la línea de entrada. Pulsa { $keys } para volver a la línea de entrada.
tutorial-last-move = Puedes preguntar sin escribir una palabra. { $keys } dice la última jugada. Pulsa { $keys }.
tutorial-turn = { $keys } dice a quién le toca. Pulsa { $keys }.
tutorial-clocks = En el tablero basta una letra. { $keys } dice los dos tiempos. De qué tiempos se te avisa lo decide la palabra { WORD("warnings") }. Pulsa { $keys }.
tutorial-last-at-board = Y aquí { $keys } dice la última jugada. Pulsa { $keys }.
tutorial-up = Las flechas van de casilla en casilla, tal como estás sentado. Una señal sorda es una casilla oscura; una brillante, una casilla clara. Pulsa { $keys }.
tutorial-right-square = Ahora a la derecha: pulsa { $keys }.
tutorial-to-edge = En el borde del tablero oyes la señal del borde y te quedas donde estás. Pulsa { $keys } hasta que la oigas.
tutorial-here = { $keys } dice otra vez qué hay aquí. Pulsa { $keys }.
tutorial-next-piece = Las letras llevan de pieza en pieza: { $keys } va al caballo siguiente, { $also } al anterior. Pulsa { $keys }.
tutorial-pick-up = { $keys } toma en la mano tu pieza bajo el cursor. En otra casilla la misma tecla la deja, y esa es tu jugada. Pulsa { $keys }.
tutorial-put-back = En la partida no ha pasado nada. { $keys } devuelve la pieza a su casilla. Pulsa { $keys }.
tutorial-again = { $keys } repite mis últimas palabras. Pulsa { $keys } y oirás esto otra vez.
tutorial-older = { $keys } retrocede por lo que se ha dicho. Pulsa { $keys }.
tutorial-still-older = Pulsa { $keys } otra vez y retrocederás más.
tutorial-newer = { $keys } vuelve hacia delante. Pulsa { $keys }.
tutorial-list = { $keys } abre la lista de todas las teclas. Pulsa { $keys }; después { $also } pasa al elemento siguiente.
tutorial-next-item = En una lista, { $keys } pasa al elemento siguiente. Pulsa { $keys }.
tutorial-previous-item = { $keys } vuelve al elemento anterior. Pulsa { $keys }.
tutorial-spell = { $keys } deletrea lo último que has oído. Pulsa { $keys } para esta palabra:
tutorial-publicly = ¿Los demás no han entendido el último anuncio? { $keys } lo repite en voz alta, para todos. Pulsa { $keys }.
tutorial-dial = { $keys } elige qué se cambia: velocidad, volumen, tono, la forma de las respuestas y voces. Pulsa { $keys }.
tutorial-more = { $keys } lo aumenta. Pulsa { $keys }.
tutorial-less = { $keys } lo reduce otra vez. Pulsa { $keys }.
tutorial-explain = { $keys } abre la ayuda de teclas: entonces las teclas dicen qué hacen, y no hacen nada. Pulsa { $keys }.
tutorial-meaning = Pulsa cualquier tecla para oír qué hace.
tutorial-end-explain = En la partida puedes pulsar cuantas quieras. { $keys } cierra la ayuda de teclas; púlsala ahora.
tutorial-context = Cuando no sepas cómo seguir, { $keys } dice qué puedes hacer ahora. Pulsa { $keys }.
tutorial-cues = { $keys } pasa a la señal siguiente, { $also } la hace sonar otra vez.
tutorial-cues-by-lines = Una línea vacía pasa a la señal siguiente, la palabra { WORD("repeat") } la hace sonar otra vez.
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
    [dark-square] una casilla oscura.
    [light-square] una casilla clara.
    [offer] se han ofrecido tablas.
    [low-time] queda poco tiempo.
    [tick] el reloj hace tictac, como has elegido.
    [flag] ha caído una bandera.
    [end] la partida ha terminado.
    [your-turn] te toca a ti.
    [confirmed] se ha hecho lo que pediste.
    [entry-mode] las teclas son texto, en la línea de entrada.
    [board-mode] las teclas preguntan, en el tablero.
   *[not-saved] la partida no se está guardando.
}
tutorial-cues-off = Las señales están apagadas, así que solo puedo nombrarlas; el ajuste sounds las enciende.
tutorial-answer = { $right ->
    [yes] Correcto.
   *[no] No.
} { $cue ->
    [move] Una jugada es un solo golpe.
    [capture] Una captura son dos golpes, el segundo más grave.
   *[check] Un jaque es una campana que sube.
}
tutorial-ends = Este era el tutorial; estás de nuevo en la partida. La palabra { WORD("tutorial") } lo empieza otra vez, { WORD("help") } dice las palabras.
tutorial-stopped = El tutorial se ha detenido; estás de nuevo en la partida. La palabra { WORD("tutorial") } lo empieza otra vez.
