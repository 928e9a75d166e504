# Ayuda en partidas libres y de entrenamiento: pistas, amenazas, quién está mejor, errores graves.

advice-matter = { $matter ->
    [mate] Hay un mate forzado. Busca los jaques.
    [check] Estás en jaque. Busca la mejor salida.
    [gain] Puedes ganar algo. Mira las capturas y los ataques.
    [threat] Mira primero qué amenaza tu rival.
    [promotion] Mira los peones que pueden coronar.
    [capture] Mira las capturas.
    [attack] Mira los jaques.
    [castling] Piensa en la seguridad de tu rey.
    [development] Desarrolla una pieza que aún no se ha movido.
    [pawn] Mira las jugadas de peón.
   *[quiet] Nada es forzado. Busca una casilla mejor para una de tus piezas.
} Para saber más, escribe: { WORD("hint") }.
advice-piece = La pieza que importa: { piece-the }. Para la jugada, escribe: { WORD("hint") }.
advice-move = La mejor jugada es { $move }.
advice-stake = { $stake ->
    [mate] { $count ->
        [one] Lleva al mate en una jugada.
       *[other] Lleva al mate en { WORDS($count) } jugadas.
    }
    [piece] Se pierde { piece-the }.
    [pawns] { $count ->
        [one] Cuesta más o menos un peón.
       *[other] Cuesta más o menos { WORDS($count) } peones.
    }
   *[position] La posición queda mucho peor.
}
advice-threat = Las { $side ->
    [white] blancas
   *[black] negras
} amenazan { $move }. { advice-stake }
advice-no-threat = Las { $side ->
    [white] blancas
   *[black] negras
} no amenazan nada importante.
advice-in-check = Estás en jaque. Responde primero a eso.
advice-side = Las { $side ->
    [white] blancas
   *[black] negras
}
advice-stands = { $balance ->
    [even] La posición está más o menos igualada.
    [slightly] { advice-side } están un poco mejor.
    [pawns] { $count ->
        [one] { advice-side } están mejor, por más o menos un peón.
       *[other] { advice-side } están mejor, por más o menos { WORDS($count) } peones.
    }
    [winning] { advice-side } están ganando.
    [mated] { advice-side } han ganado.
   *[mate] { $count ->
        [one] { advice-side } dan mate en una jugada.
       *[other] { advice-side } dan mate en { WORDS($count) } jugadas.
    }
}
advice-line = Mejor continuación: { $moves }. { $stands }
advice-step-through = Para seguirla jugada a jugada, escribe: { WORD("forward") }.
advice-fine = { $move } no es un error grave.
advice-blunder = { $move } es un error grave. La mejor respuesta es { $answer }. { advice-stake }
advice-stalemate = { $move } es un error grave. Es ahogado: tablas.
advice-ask-blunder = { $why } ¿Jugarla de todos modos? Escribe { WORD("yes") } o { WORD("no") }.
advice-not-your-turn = Le toca a tu rival. La ayuda es para tus propias jugadas.
advice-which-move = Di una jugada legal, por ejemplo: es { $square } un error.
advice-over = En esta posición la partida ha terminado.
advice-no-position = Esta no es una posición legal. Aquí no hay ayuda.
advice-nobody = No hay ningún motor al que preguntar. Indica uno en los ajustes: engine.
advice-by-builtin = Problema con { $name }: { $why }. En su lugar responde el motor integrado.
advice-noted = Ayuda a las { $side ->
    [white] blancas
   *[black] negras
}: { $aid ->
    [matter] primera pista
    [piece] segunda pista, la pieza
    [move] tercera pista, la jugada
    [threat] la amenaza
    [evaluation] la evaluación
    [line] la mejor continuación
    [check] una jugada comprobada
   *[warning] el aviso de un error grave
}.
advice-warnings = { $on ->
    [yes] Desde ahora se te avisa de los errores graves.
   *[no] Desde ahora ya no se te avisa de los errores graves.
}
