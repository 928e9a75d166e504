# Lo que se dice en un ejercicio.

drill-list = Ejercicios: { WORD("train-drill-shade") }, { WORD("train-drill-line") }, { WORD("train-drill-distance") }, { WORD("train-drill-path") }, { WORD("train-drill-moves") }, { WORD("train-drill-attackers") }, { WORD("train-drill-memory") }, { WORD("train-drill-set-up") }, { WORD("train-drill-words") }, { WORD("train-drill-letters") }. { $timed ->
    [yes] Una ronda dura treinta segundos. Para rondas sin límite de tiempo, escribe: { WORD("train-untimed") }.
   *[no] Las rondas no tienen límite de tiempo. Para rondas de treinta segundos, escribe: { WORD("train-timed") }.
}
drill-timing = { $timed ->
    [yes] Desde ahora una ronda dura treinta segundos.
   *[no] Desde ahora las rondas no tienen límite de tiempo.
}
drill-begins = { $drill ->
    [shade] { $level ->
        [1] ¿Es la casilla clara u oscura?
       *[other] ¿Son las dos casillas del mismo color?
    }
    [line] ¿Están las dos casillas en la misma columna, fila o diagonal?
    [distance] ¿En cuántas jugadas va un caballo de la primera casilla a la segunda?
    [path] ¿Por qué casillas llega un caballo en el menor número de jugadas? Di también la última casilla.
    [moves] ¿A qué casillas puede ir la pieza en un tablero vacío?
    [attackers] Recuerda la posición. Después se te pregunta qué piezas atacan una casilla.
    [memory] Recuerda la posición. Después se te pregunta qué hay en una casilla.
    [set-up] Recuerda la posición. Después móntala en el tablero de estudio.
    [words] Dilo con las palabras FIDE, como { $example }.
   *[letters] Oirás palabras FIDE. Escribe lo que significan, como { $example }.
}{ $has_level ->
    [yes] {" "}Nivel { WORDS($level) }.
   *[no] {""}
}{ $timed ->
    [yes] {" "}Treinta segundos.
   *[no] {""}
}
drill-ready = { $keys ->
    [yes] Para empezar una ronda, pulsa { $enter }.
   *[no] Para empezar una ronda, envía una línea vacía.
} Para dejar el ejercicio, escribe: { WORD("train-stop") }.
drill-asked = ¿{ $square }?
drill-asked-two = { $kind ->
    [shade] { $from }, { $to }: ¿mismo color?
    [file] { $from }, { $to }: ¿misma columna?
    [rank] { $from }, { $to }: ¿misma fila?
    [diagonal] { $from }, { $to }: ¿misma diagonal?
    [distance] De { $from } a { $to }: ¿cuántas jugadas?
   *[path] De { $from } a { $to }: ¿por qué casillas?
}
drill-asked-moves = { $square }, { piece-name }: ¿adónde?
drill-asked-attackers = ¿Qué piezas de las { side-name } atacan { $square }?
drill-asked-on = ¿Qué hay en { $square }?
drill-asked-position = Ahora móntala en el tablero de estudio. Después escribe: { WORD("train-done") }.
drill-move = { piece-name } { $from } { $to }
drill-right = Bien.
drill-missed = Mal. La respuesta es: { $answer }.
drill-answer = { $kind ->
    [light] clara
    [dark] oscura
    [yes] sí
    [no] no
   *[nothing] nada
}
drill-set-up = { $kind ->
    [missing] Falta: { $pieces }.
   *[extra] Mal: { $pieces }.
}
drill-expected = { $wanted ->
    [shade] Responde clara u oscura.
    [yes-no] Responde sí o no.
    [number] Responde con un número.
    [way] Responde con las casillas en su orden, también la última.
    [squares] Responde con todas las casillas.
    [attackers] Responde con las casillas de las piezas, o nada.
    [piece] Responde con una pieza y su color, como caballo blanco; o nada.
    [square-in-words] Responde con columna y fila en palabras FIDE, como { $example }.
    [move-in-words] Responde con la pieza y las dos casillas en palabras FIDE, como { $example }.
    [square] Responde con la casilla, como { $example }.
    [move] Responde con la jugada, como { $example }.
   *[position] Di una pieza y su casilla, como rey blanco { $example }. Cuando estén todas, escribe: { WORD("train-done") }.
} Para oír la respuesta: { WORD("train-solution") }. Para terminar la ronda: { WORD("train-stop") }.
drill-over = La ronda ha terminado. Bien: { WORDS($hits) }. Mal: { WORDS($misses) }.{ $best ->
    [first] {""}
    [new] {" "}Es tu mejor ronda. Tu récord anterior: { WORDS($record) }.
   *[old] {" "}Tu mejor: { WORDS($record) }.
}
drill-remembered = Piezas recordadas sin fallos: { WORDS($size) }.{ $best ->
    [yes] {" "}Nunca habías recordado tantas.
   *[no] {" "}Tu máximo: { WORDS($record) }.
}
drill-next-level = { $harder ->
    [yes] La próxima ronda es más difícil: nivel { WORDS($level) }.
   *[no] La próxima ronda es más fácil: nivel { WORDS($level) }.
}
drill-left = El ejercicio ha terminado.
drill-name = { $drill ->
    [shade] Colores de casillas
    [line] Líneas
    [distance] Jugadas de caballo
    [path] Recorrido del caballo
    [moves] Jugadas de las piezas
    [attackers] Atacantes
    [memory] Posiciones recordadas
    [set-up] Posiciones montadas
    [words] A palabras FIDE
   *[letters] De palabras FIDE
}
drill-named = { drill-name }{ $timed ->
    [yes] , treinta segundos
   *[no] {""}
}
drill-best = { drill-name }{ $has_level ->
    [yes] , nivel { WORDS($level) }
   *[no] {""}
}{ $timed ->
    [yes] , treinta segundos
   *[no] {""}
}: { $rounds ->
    [one] una ronda
   *[other] { WORDS($rounds, form: "feminine") } rondas
}. Máximo de respuestas correctas: { WORDS($hits, form: "feminine") }.{ $remembered ->
    [yes] {" "}Máximo de piezas recordadas sin fallos: { WORDS($size) }.
   *[no] {""}
}
drill-title = Ejercicios
drill-column = { $column ->
    [day] Día
    [drill] Ejercicio
    [level] Nivel
    [right] Bien
    [wrong] Mal
   *[pieces] Piezas
}
