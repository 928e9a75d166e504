# Lo que se dice del tablero de estudio, un segundo tablero junto a la partida.

help-study = Junto a la partida, en el tablero de estudio: { WORD("study") }, { WORD("back") }, { WORD("forward") }, { WORD("first") }, { WORD("end") }, a la jugada y un número. Allí una jugada solo se prueba, { WORD("undo") } la retira, { WORD("main") } lleva adonde dejaste las jugadas de la partida. Para otras posiciones están { WORD("set-up") } y { WORD("fen") }, y { WORD("return") } lleva de nuevo a la partida. Con { WORD("play-this") } empieza una partida desde la posición de allí.
study-entered = Tablero de estudio. { $over ->
    [yes] Escribe { WORD("return") } para regresar a la partida.
   *[no] Entretanto la partida sigue; escribe { WORD("return") } para regresar a ella.
}
study-left = De nuevo en la partida.{ $over ->
    [yes] {" "}Ha terminado.
   *[no] {" "}Juegan las { side-name }.
}
study-not-there = Estás en la partida. Escribe { WORD("study") } para ir al tablero de estudio.
study-at-start = Comienzo de la línea. Juegan las { side-name }.
study-first = Antes no hay nada.
study-last = Después no hay nada.
study-where = Estás en el tablero de estudio, { $line ->
    [game] en las jugadas de la partida
    [tried] en una línea tuya
   *[set-up] en una posición que montaste
}. Escribe { WORD("return") } para regresar a la partida.
study-tried = { $move }, tablero de estudio.
study-stalemate = Ahogado.
study-taken-back = Retirada: { $move }. Juegan las { side-name }.
study-nothing-tried = Aquí no se probó ninguna jugada que se pueda retirar. Escribe { WORD("back") } para recorrer las jugadas hacia atrás.
study-main = De nuevo en las jugadas de la partida.
study-main-already = Estas son las jugadas de la partida. Escribe { WORD("return") } para regresar a ella.
study-how-to-set-up = Nombra una pieza y sus casillas, por ejemplo rey blanco { $square }. Además: vacía y una casilla, { WORD("empty-board") }, { WORD("start-position") }, { WORD("white-to-move") }, { WORD("black-to-move") }, derecho de enroque blanco corto, al paso y una casilla, o { WORD("fen") } y el FEN.
study-put = { $squares }: { piece-of-side }.
study-cleared = { $squares }: vacío.
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
}: el rey o la torre no está en su sitio. Ponlo allí primero.
study-passed = Un peón acaba de pasar por { $square } y puede ser capturado allí.
study-nothing-passed = Ningún peón puede ser capturado al paso.
study-not-passed = Ningún peón de las { side-name } puede acabar de pasar por { $square }. Comprueba la casilla y a quién le toca.
study-fault = { $fault ->
    [no-king] Las { side-name } no tienen rey.
    [kings] Las { side-name } tienen más de un rey.
    [pawn] Hay un peón en { $square }.
    [check] Las { side-name } están en jaque, pero juega el otro bando.
    [castling] Alguien puede enrocar con el rey o la torre fuera de su sitio.
    [passed] Ningún peón ha pasado por la casilla de la captura al paso.
   *[other] Ninguna partida puede llevar a tal posición.
}
study-no-position = En esta posición aún no se puede probar una jugada. { $faults }
study-fen-impossible = Ese FEN no se monta. { $faults }
study-fen-unreadable = Eso no es un FEN: { $field ->
    [pieces] debe haber ocho filas de ocho casillas, separadas por barras.
    [turn] tras las piezas viene w o b.
    [castling] los derechos de enroque deben ser K, Q, k y q, o un guion.
    [passed] la casilla de la captura al paso debe ser una casilla o un guion.
    [quiet] la cuenta de medias jugadas tranquilas debe ser un número.
    [number] el número de la jugada debe ser un número.
   *[whole] tiene seis campos separados por espacios.
}
study-fen = El FEN: { $fen }
study-ask-piece = ¿Qué debe haber en { $square } en el tablero de estudio? Escribe una pieza, por ejemplo rey blanco, o nada; con Escape todo queda como está.
study-no-such-piece = { $text } no nombra ninguna pieza. Di también de quién es, como en rey blanco { $square }.
study-entry-empty = La línea está vacía. Escribe una jugada para probarla en el tablero de estudio, o { WORD("return") }.
key-study = va al tablero de estudio, y de nuevo a la partida.
key-study-first = el tablero de estudio al comienzo.
key-study-back = el tablero de estudio media jugada atrás.
key-study-forward = el tablero de estudio media jugada adelante.
key-study-last = el tablero de estudio en la última jugada.
key-put-piece = pone una pieza aquí, en el tablero de estudio.
key-clear-square = vacía esta casilla, en el tablero de estudio.
study-only-there = Esa es una palabra para el tablero de estudio. Escribe { WORD("study") } para ir allí.
