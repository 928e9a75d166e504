begins = { $mode ->
    [tournament] Partida de torneo.
    [training] { $opponent ->
        [house] Nueva partida.
       *[other] Partida de entrenamiento.
    }
   *[casual] Nueva partida.
} Juegas con { side-name } contra { $opponent ->
    [house] el rival integrado, nivel { WORDS($level) }
    [board] un rival en el tablero
   *[console] un rival en este teclado
}.{ $start ->
    [chess960] {" "}Ajedrez novecientos sesenta, posición { WORDS($number) }.
    [set-up] {" "}La partida empieza en una posición preparada.
   *[usual] {""}
}
announced-by = { $side ->
    [white] Blancas
   *[black] Negras
}: { $move }
taken-up = Se reanuda la partida. { $moved ->
    [yes] La última jugada fue { $move }.
   *[no] Todavía no se ha hecho ninguna jugada.
} Juegan las { side-name }.{ $timed ->
    [yes] {" "}Las blancas tienen { $white }, las negras tienen { $black }. Los relojes están parados: escribe { WORD("resume") } para seguir.
   *[no] {""}
}
offered = Las { side-name } ofrecen tablas.
declined = Las { side-name } rechazan las tablas.
ended = { $reason ->
    [checkmate] Jaque mate. Ganan las { side-name }.
    [resignation] Ganan las { side-name } por abandono.
    [time] Ganan las { side-name } por tiempo.
    [stalemate] Rey ahogado. La partida acaba en tablas.
    [material] Ningún bando puede dar mate. La partida acaba en tablas.
    [agreement] Tablas de común acuerdo. La partida ha terminado.
    [time-drawn-forced] Ha caído la bandera, pero el rival ya no puede dar mate, se juegue lo que se juegue. La partida acaba en tablas.
   *[time-drawn] Ha caído la bandera, pero el rival no tiene material suficiente para dar mate. La partida acaba en tablas.
}
ended-otherwise = { $outcome ->
    [won] La partida ha terminado. Ganan las { side-name }.
   *[drawn] La partida ha terminado. Son tablas.
}
paused = La partida está en pausa.
resumed = La partida continúa. Juegan las { side-name }.
restored = { $moved ->
    [yes] Se vuelve a la posición después de { $move }.
   *[no] Se vuelve a la posición inicial.
} Juegan las { side-name }.
named = { $field ->
    [white] Con blancas juega { $text }.
    [black] Con negras juega { $text }.
    [event] El torneo es { $text }.
   *[round] La ronda es { $text }.
}
name-removed = { $field ->
    [white] El jugador de blancas ya no tiene nombre.
    [black] El jugador de negras ya no tiene nombre.
    [event] El torneo ya no tiene nombre.
   *[round] La ronda ya no está indicada.
}
last-move = Jugada { WORDS($number) }, { side-name }: { $move }.
no-move-yet = Todavía no se ha hecho ninguna jugada.
moves-pair = { WORDS($number) }: { $white }, { $black }.
moves-white = { WORDS($number) }: { $white }.
moves-black = { WORDS($number) }, negras: { $black }.
clocks = Las blancas tienen { $white }, las negras tienen { $black }. { clock-running }
clock-running = { $running ->
    [white] Corre el reloj de las blancas.
    [black] Corre el reloj de las negras.
    [first-move] Los relojes se ponen en marcha con la primera jugada.
   *[none] Los relojes están parados.
}
own-time = Tienes { $time }.
own-time-none = Se te ha acabado el tiempo.
on-square = { $square }, { piece-of-side }.
on-square-empty = { $square }, vacía.
turn = Juegan las { side-name }, jugada { WORDS($number) }{ $check ->
    [yes] , en jaque
   *[no] {""}
}.

refused-game-over = La partida ha terminado. Escribe { WORD("moves") } para oírla otra vez, o { WORD("quit") } para salir.
refused-not-begun = La partida aún no ha empezado: la pone en marcha el árbitro. Espera su palabra.
refused-clocks-stopped = La partida está en pausa. Escribe { WORD("resume") } para seguir.
refused-not-stopped = La partida no está en pausa. Sigue jugando.
refused-not-your-turn = Le toca a tu rival. Espera su jugada.
refused-players-only = Eso solo pueden hacerlo los jugadores. Escribe { WORD("help") } para saber qué puedes preguntar.
refused-arbiter-only = Eso solo puede hacerlo el árbitro. Llama al árbitro.
refused-no-piece-for-that = No tienes ninguna pieza que pueda hacerlo. Revisa las casillas y escribe la jugada de nuevo.
refused-no-offer = Nadie ha ofrecido tablas. Escribe { WORD("draw") } para ofrecerlas tú.
refused-own-offer = La oferta es tuya. Tiene que responder tu rival.
refused-offer-stands = Ya has ofrecido tablas. Espera la respuesta.
refused-nothing-to-take-back = No hay ninguna jugada tuya que deshacer. Haz antes una jugada.
refused-only-in-training = En esta partida eso no se contesta. Haz tu jugada.
refused-no-take-back = En esta partida no se deshacen jugadas. Para probar jugadas, escribe: { WORD("study") }.
refused-not-in-this-mode = Eso no está permitido en esta partida.
refused-no-clock = Esta partida se juega sin reloj. Tómate el tiempo que quieras.
refused-nothing-to-press = No hay nada que pulsar: la jugada queda completa al escribirla. Escribe tu jugada.
refused-no-such-half-move = Ninguna media jugada tiene ese número. Escribe { WORD("moves") } para oír las jugadas.

illegal-no-piece-there = En { $from } no hay ninguna pieza. Indica una casilla con una pieza tuya.
illegal-not-your-piece = La pieza de { $from } es de tu rival. Mueve una de las tuyas.
illegal-path-blocked = El camino de { $from } a { $to } está ocupado. Elige otra jugada.
illegal-not-a-move-of-that-piece = Esta pieza no se mueve así: { piece-name } de { $from } a { $to }. Elige otra jugada.
illegal-leaves-king-in-check = Tu rey quedaría en jaque. Elige una jugada que lo deje a salvo.
illegal-promotion-missing = El peón corona en { $to }. Di en qué se convierte: dama, torre, alfil o caballo.
illegal-promotion-invalid = Esa coronación no es posible. Un peón en la última fila se convierte en dama, torre, alfil o caballo, y nada más se corona.
illegal-castling-prevented = Ahora no puedes enrocar: el rey está en jaque, pasaría por una casilla atacada o llegaría a ella, o hay una pieza en medio. Elige otra jugada.
illegal-castling-right-lost = Ya no puedes enrocar por ese lado: ya se ha movido el rey o esa torre. Elige otra jugada.
illegal-en-passant-lapsed = La captura al paso solo es posible justo después del avance de dos casillas. Elige otra jugada.
illegal-own-piece = En { $square } está { $role ->
    [king] tu rey
    [queen] tu dama
    [rook] una torre tuya
   *[other] un { piece-name } tuyo
}.
illegal-in-the-way = En el camino está { piece-the }.
illegal-check-from = Tu rey quedaría en jaque. Lo da { piece-the }.
castling-way = Enroque: en medio está { piece-the }.
castling-check = Enroque: tu rey está en jaque. Lo da { piece-the }.
castling-attacked = Enroque: { piece-the } ataca la casilla { $at }.
last-move-long = Jugada { WORDS($number) }, { side-name }: { $move }, desde { $from }.
moves-count = Medias jugadas hasta ahora: { WORDS($count) }.
turn-long = Les toca a las { side-name } hacer la jugada { WORDS($number) }{ $check ->
    [yes] , en jaque
   *[no] {""}
}.
