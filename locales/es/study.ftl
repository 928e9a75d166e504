# Lo que se dice en el tablero de estudio, un segundo tablero junto a la partida.

study-entered = Tablero de estudio. { $beside ->
    [game] La partida sigue. Para regresar a ella, escribe: { WORD("return") }.
   *[other] Para regresar, escribe: { WORD("return") }.
}
study-left = { $beside ->
    [game] De nuevo en la partida. Juegan las { side-name }.
    [over] De nuevo en la partida. Ha terminado.
   *[training] Has dejado el tablero de estudio. Juegan las { side-name }.
}
study-not-there = Estás en la partida. Para el tablero de estudio, escribe: { WORD("study") }.
study-at-start = Comienzo de la línea. Juegan las { side-name }.
study-first = El tablero de estudio está en la primera posición.
study-last = El tablero de estudio está en la última posición.
study-where = Estás en el tablero de estudio, { $line ->
    [game] en las jugadas de la partida
    [tried] en una línea tuya
   *[set-up] en una posición que montaste
}. Para regresar, escribe: { WORD("return") }.
study-tried = { $move }, tablero de estudio.
study-stalemate = Ahogado.
study-taken-back = Deshecha: { $move }. Juegan las { side-name }.
study-nothing-tried = No hay ninguna jugada probada que deshacer. Para retroceder por las jugadas, escribe: { WORD("back") }.
study-main = De nuevo en las jugadas de la partida.
study-main-already = Estas son las jugadas de la partida. Para regresar a ella, escribe: { WORD("return") }.
study-how-to-set-up = Nombra una pieza y sus casillas, como rey blanco { $square }. Además: vacía y una casilla, { WORD("empty-board") }, { WORD("start-position") }, { WORD("fen") } y el FEN. Turno: { WORD("white-to-move") }, { WORD("black-to-move") }. Derechos: derecho de enroque blanco corto; al paso y una casilla.
study-put = { $squares }: { piece-of-side }.
study-cleared = { $squares }: nada.
study-emptied = El tablero está vacío.
study-start-position = Posición inicial.
study-position-set = La posición está montada. Juegan las { side-name }.
study-turn = Juegan las { side-name }.
study-castling = Enroque: las blancas { $white ->
    [both] por ambos lados
    [short] corto
    [long] largo
   *[none] ninguno
}, las negras { $black ->
    [both] por ambos lados
    [short] corto
    [long] largo
   *[none] ninguno
}.
study-not-at-home = Las { side-name } no pueden hacer el enroque { $wing ->
    [short] corto
   *[long] largo
}: pon antes el rey y la torre en sus casillas iniciales.
study-passed = Un peón acaba de pasar por { $square } y puede ser capturado allí.
study-nothing-passed = Ningún peón puede ser capturado al paso.
study-not-passed = Las { side-name } no tienen ningún peón que pueda acabar de pasar por { $square }. Comprueba la casilla y el turno.
study-fault = { $fault ->
    [no-king] Las { side-name } no tienen rey.
    [kings] Las { side-name } tienen más de un rey.
    [pawn] Un peón no puede estar en { $square }.
    [check] Las { side-name } están en jaque, pero juega el otro bando.
    [castling] Para poder enrocar, rey y torre deben estar en su casilla inicial.
    [passed] Ningún peón ha pasado por la casilla de la captura al paso.
   *[other] Ninguna partida puede llegar a esta posición.
}
study-no-position = En esta posición aún no puedes mover. { $faults }
study-fen-impossible = Ese FEN no se acepta. { $faults }
study-fen-unreadable = Eso no es un FEN: { $field ->
    [pieces] hacen falta ocho filas de ocho casillas, separadas por barras.
    [turn] tras las piezas va w o b.
    [castling] el enroque debe ser K, Q, k y q, o un guion.
    [passed] al paso debe haber una casilla o un guion.
    [quiet] la cuenta de medias jugadas debe ser un número.
    [number] el número de la jugada debe ser un número.
   *[whole] tiene seis campos separados por espacios.
}
study-fen = El FEN: { $fen }
study-ask-piece = ¿Qué va en { $square }? Escribe una pieza, como rey blanco, o nada. Para dejarla como está, pulsa Escape.
study-no-such-piece = { $text } no es una pieza. Di también el bando: rey blanco { $square }.
study-entry-empty = La línea está vacía. Escribe una jugada para probarla aquí, o { WORD("return") }.
key-study = va al tablero de estudio, y de nuevo a la partida.
key-study-first = tablero de estudio: el comienzo.
key-study-back = tablero de estudio: media jugada atrás.
key-study-forward = tablero de estudio: media jugada adelante.
key-study-last = tablero de estudio: la última jugada.
key-put-piece = tablero de estudio: pone una pieza aquí.
key-clear-square = tablero de estudio: vacía esta casilla.
study-only-there = Eso solo vale en el tablero de estudio. Escribe: { WORD("study") }.
