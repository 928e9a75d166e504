# Lo que se dice en las lecciones, y lo que está mal en el archivo de una.

lesson-list = { $done ->
    [0] Lecciones: { WORDS($count) }.
   *[other] Lecciones: { WORDS($count) }, terminadas: { WORDS($done) }.
} Para empezar una, escribe su número o una palabra de su nombre. Para seguir con el curso: { WORD("train-lesson") }.
lesson-listed = Lección { WORDS($number) }: { $title }{ $stage ->
    [done] , terminada
    [begun] , empezada
   *[new] {""}
}
lesson-unknown = No hay ninguna lección { $name }. Para oír cuáles hay, escribe: { WORD("train-lessons") }.
lesson-begins = Lección { WORDS($number) }: { $title }.{ $again ->
    [yes] {" "}Sigue donde la dejaste. Para volver a empezar: { WORD("train-endgame-over") }.
   *[no] {""}
} { $keys ->
    [yes] Para seguir, pulsa { $enter }.
   *[no] Para seguir, envía una línea vacía.
}
lesson-right = Correcto.
lesson-wrong = No es { $wrong }.{ $alone ->
    [yes] {" "}Prueba otra jugada.
   *[no] {""}
}
lesson-missed = No.{ $alone ->
    [yes] {" "}Prueba otra vez.
   *[no] {""}
}
lesson-expected = { $kind ->
    [yes-no] Responde sí o no.
    [shade] Responde clara u oscura.
    [number] Responde con un número.
    [squares] Responde con una casilla, o con todas; o nada.
    [all-squares] Es correcto, pero no es todo. Responde con todas las casillas.
    [piece] Responde con una pieza y su color, como caballo blanco.
   *[move] Escribe una jugada.
} Para recibir ayuda, escribe: { WORD("train-hint") }.
lesson-answer = La respuesta es: { $answer }.
lesson-no-move = Ahora no se pregunta nada. { $keys ->
    [yes] Para seguir, pulsa { $enter }.
   *[no] Para seguir, envía una línea vacía.
}
lesson-open = Esta tarea sigue abierta. Para recibir ayuda, escribe: { WORD("train-hint") }. Para oír lo correcto: { WORD("train-solution") }.
lesson-no-hint = Aquí no hay más pistas. Para oír lo correcto, escribe: { WORD("train-solution") }.
lesson-enter-it = Ahora escríbela tú.
lesson-over = Esta era la lección { WORDS($number) }: { $title }. { $more ->
    [yes] Después viene la lección { WORDS($next) }: { $next_title }. { $keys ->
        [yes] Para empezarla, pulsa { $enter }.
       *[no] Para empezarla, envía una línea vacía.
    }
   *[no] Era la última.
}
lesson-all-done = Has terminado todas las lecciones. Para problemas, escribe: { WORD("train-rated") }. Para la lista de lecciones: { WORD("train-lessons") }.
lesson-left = Has dejado la lección. Para seguir con ella, escribe: { WORD("train-lesson") }.
lesson-help = Escribe una jugada o una respuesta, o: { WORD("train-hint") }, { WORD("train-solution") }, { WORD("repeat") }, { WORD("train-position") }, { WORD("train-next") }. Para volver a empezar: { WORD("train-endgame-over") }. Todas las lecciones: { WORD("train-lessons") }. Para salir: { WORD("train-stop") }. También valen todas las preguntas sobre el tablero.
lesson-language = { $language ->
   *[en] inglés
    [it] italiano
    [de] alemán
    [es] español
    [fr] francés
}
lesson-good = { $file }: { $title }. Pasos: { WORDS($steps) }. Todo está bien.
lesson-whole = { $file }: se puede oír en { lesson-language }.
lesson-lacks = { $file }, línea { $line }: { $count ->
    [one] un texto no está
   *[other] { WORDS($count, form: "masculine") } textos no están
} en { lesson-language }, así que la lección se oye en otro idioma. Este es el primero.
lesson-trouble = { $file }, línea { $line }: { $wrong }
lesson-unreadable = { $file } no se puede leer: { $why }.
lesson-wrong-form = El archivo no tiene la forma de una lección: { $why }.
lesson-wrong-id = { $text } no es un nombre. Usa letras minúsculas de la a a la z, cifras y guiones.
lesson-wrong-no-steps = La lección no tiene pasos. Cada uno empieza con una línea que dice step, entre corchetes dobles.
lesson-wrong-language = { $code } no es un idioma de Annabella.
lesson-wrong-no-language = En ningún idioma están todos los textos. Añade lo que falta aquí.
lesson-wrong-position = { $text } no es una posición. Escríbela como FEN, con los dos reyes.
lesson-wrong-over = En esta posición la partida ha terminado, así que no se puede pedir una jugada.
lesson-wrong-tasks = Un paso tiene una sola tarea. Pon la otra en un paso propio.
lesson-wrong-no-task = { $name } va en un paso con una tarea.
lesson-wrong-move = { $text } no es aquí una jugada legal. Escríbela con letras inglesas, como en PGN.
lesson-wrong-ends = Las jugadas deben terminar con una del alumno.
lesson-wrong-ways = Solo las jugadas del alumno pueden tener alternativas, y no tantas.
lesson-wrong-goal = { $text } no es un objetivo. Los objetivos son mate, check, stalemate, castle, promote, en passant, capture, y reach con una casilla.
lesson-wrong-unreachable = Ninguna jugada legal alcanza aquí el objetivo { $text }.
lesson-wrong-answer = { $text } no es una respuesta. Las respuestas son yes, no, light, dark, nothing, un número, casillas, o una pieza como white knight.
lesson-wrong-no-mistake = { $text } es correcta aquí, y no puede ser un error.
lesson-wrong-empty = Este texto está vacío.
lesson-wrong-long = Este texto tiene más de { WORDS($most, form: "masculine") } caracteres. Divídelo en dos pasos.
lesson-wrong-unclosed = A una llave le falta la otra.
lesson-wrong-mark = { $text }, entre llaves, no es una casilla, columna, fila ni jugada legal, ni un nombre de las Leyes.
lesson-wrong-bare = { $text } va entre llaves, para que cada uno lo oiga a su manera.
