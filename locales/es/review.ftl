# La revisión de una partida: lo que se encontró, los errores uno por uno, el resumen y el informe.

review-begins = Revisión: { $named ->
    [yes] { $white } contra { $black }, { $moves ->
        [one] una jugada.
       *[other] { WORDS($moves) } jugadas.
    }
   *[no] { $moves ->
        [one] una partida de una jugada.
       *[other] una partida de { WORDS($moves) } jugadas.
    }
} Un motor la está analizando.
review-progress = Posiciones analizadas: { WORDS($done) } de { WORDS($count) }.
review-found = { $count ->
    [0] Ninguna jugada cambió mucho.
    [one] Un error que revisar.
   *[other] Errores que revisar: { WORDS($count) }.
} { $keys ->
    [yes] Para seguir, pulsa { $enter }.
   *[no] Para seguir, envía una línea vacía.
}
review-made = { $count ->
    [one] De esta partida ha salido un problema. Llega hoy.
   *[other] Problemas sacados de esta partida: { WORDS($count) }. Llegan hoy.
}
review-story = Error { WORDS($number) } de { WORDS($count) }. Jugada { WORDS($turn) }: las { side-name } jugaron { $move }.
review-before-and-after = Antes: { $before } Después: { $after }
review-find = Busca una jugada mejor.
review-good-too = También es buena. La jugada del motor es { $move }.
review-over = Era el último error. Resueltos al primer intento: { WORDS($solved) } de { WORDS($count) }.
review-count = { advice-side }: { $mistakes ->
    [0] ningún error.
    [one] un error{ $blunders ->
        [0] .
       *[other] , grave.
    }
   *[other] { WORDS($mistakes) } errores{ $blunders ->
        [0] .
        [one] , uno de ellos grave.
       *[other] , { WORDS($blunders) } de ellos graves.
    }
}
review-decided = La jugada { WORDS($number) } decidió la partida: las { side-name } jugaron { $move }.
review-pace = Tiempo por jugada: { $mistakes } en los errores, { $others } en las demás.
review-work-on = Trabaja en { $both ->
    [yes] dos cosas: { $first }, y { $second }.
   *[no] esto: { $first }.
}
review-topic = { $topic ->
    [missed-mate] los mates que puedes dar
    [allowed-mate] los mates que te amenazan
    [lost-pieces] las piezas que el rival puede capturar
    [missed-gain] las piezas que puedes ganar
    [opening] la apertura
    [endgame] los finales
    [middlegame] los planes en el medio juego
   *[hurry] tomarte tu tiempo
}
review-waits = Tu revisión espera. Para volver a ella, escribe: { WORD("review") }.
review-none-goes-on = No hay ninguna revisión a la que volver. Una revisión empieza al final de una partida con: { WORD("review") }.
review-title = Revisión{ $named ->
    [yes] : { $white } contra { $black }
   *[no] {" de una partida"}
}
review-comment = { $grade ->
    [blunder] Error grave.
    [mistake] Error.
   *[dubious] No es la mejor.
} Mejor: { $move }.
review-nobody = No hay ningún motor que pueda analizar la partida. Indica uno en los ajustes: engine.
review-no-game = Aquí no hay todavía ninguna partida terminada. Indica un archivo que tenga una.
review-not-released = Tu última partida es de un torneo. Revísala cuando el árbitro permita el análisis.
review-no-moves = En esta partida no hay jugadas.
review-read-to = { $file }, línea { WORDS($line) }: { $text } no se puede leer.{ $reviewed ->
    [yes] {" "}Se revisan las jugadas anteriores.
   *[no] {""}
}
review-not-written = { $file } no se puede escribir: { $why }.
