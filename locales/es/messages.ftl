begins = { $mode ->
    [tournament] Partida de torneo.
    [training] { $opponent ->
        [house] Nueva partida.
       *[other] Partida de entrenamiento.
    }
   *[casual] Nueva partida.
} Juegas con { side-name } contra { $opponent ->
    [house] el rival integrado, nivel { WORDS($level) }
    [engine] { $name }, { $strength }
    [board] un rival en el tablero
    [screen] un rival en una pantalla
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
    [yes] {" "}Las blancas tienen { $white }, las negras tienen { $black }. Los relojes están parados.{ $arbiter ->
        [yes] {" "}El árbitro los pone en marcha.
       *[no] {" "}Para continuar, escribe: { WORD("resume") }.
    }
   *[no] {""}
}
offered = Las { side-name } ofrecen tablas.
declined = Las { side-name } rechazan las tablas.
ended = { $reason ->
    [checkmate] Jaque mate. Ganan las { side-name }.
    [resignation] Ganan las { side-name } por abandono.
    [time] Ganan las { side-name } por tiempo.
    [stalemate] Rey ahogado. Tablas.
    [material] Ningún bando puede dar mate. Tablas.
    [agreement] Tablas de común acuerdo.
    [time-drawn-forced] Ha caído la bandera. El rival ya no puede dar mate con ninguna serie de jugadas legales. Tablas.
   *[time-drawn] Ha caído la bandera. El rival no tiene material suficiente para dar mate. Tablas.
}
ended-otherwise = { $outcome ->
    [won] La partida ha terminado. Ganan las { side-name }.
   *[drawn] La partida ha terminado. Tablas.
}
paused = La partida está en pausa.
resumed = La partida continúa. Juegan las { side-name }.
done = Hecho.
restored = { $moved ->
    [yes] Se vuelve a la posición tras { $move }.
   *[no] Se vuelve a la posición inicial.
} Juegan las { side-name }.
at-board = Desde ahora las { side-name } juegan en un tablero de verdad. Las jugadas se escriben en la consola.
engine-help = { $allowed ->
    [yes] Desde ahora el motor puede ayudar a ambos. De cada ayuda se avisa también al otro.
   *[no] Desde ahora el motor ya no ayuda a ninguno.
}
named = { $field ->
    [white] Con blancas juega { $text }.
    [black] Con negras juega { $text }.
    [event] El torneo es { $text }.
   *[round] La ronda es { $text }.
}
name-removed = { $field ->
    [white] Se borra el nombre de las blancas.
    [black] Se borra el nombre de las negras.
    [event] Se borra el torneo.
   *[round] Se borra la ronda.
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

refused-game-over = La partida ha terminado. Escribe: { WORD("moves") }, o { WORD("quit") }.
refused-game-over-on-time = El tiempo ha terminado la partida. Para seguir jugando, escribe: { WORD("resume") }. Para salir: { WORD("quit") }.
refused-not-begun = La partida no ha empezado. Espera a que el árbitro la ponga en marcha.
refused-start-first = La partida no ha empezado. Para iniciarla, escribe: { WORD("order-start") }.
refused-decide-first = Decide primero lo pendiente. Para oírlo, escribe: { WORD("order-docket") }.
refused-clocks-stopped = La partida está en pausa. { $arbiter ->
    [yes] El árbitro pone en marcha los relojes.
   *[no] Escribe: { WORD("resume") }.
}
refused-not-stopped = La partida no está en pausa. Sigue jugando.
refused-paused-too-often = Has hecho demasiadas pausas. Después de la próxima jugada puedes hacer otra.
refused-not-your-turn = Le toca a tu rival. Espera su jugada.
refused-players-only = Eso solo pueden hacerlo los jugadores. Para la ayuda, escribe: { WORD("help") }.
refused-arbiter-only = Eso solo puede hacerlo el árbitro. Llama al árbitro.
refused-owner-only = Eso solo puede hacerlo el dueño de esta consola.
refused-no-engine-help = En esta partida no ayuda ningún motor. { $host ->
    [yes] Para permitirlo a ambos, escribe: { WORD("allow-help") }.
   *[no] Tu anfitrión puede permitirlo a ambos.
}
refused-no-piece-for-that = Ninguna de tus piezas puede hacerlo. Revisa las casillas.
refused-no-offer = No hay oferta de tablas. Para ofrecerlas, escribe: { WORD("draw") }.
refused-own-offer = La oferta es tuya. Tiene que responder tu rival.
refused-offer-stands = Ya has ofrecido tablas. Espera la respuesta.
refused-nothing-to-take-back = Aún no tienes ninguna jugada que deshacer.
refused-only-in-training = Eso solo se puede preguntar en una partida contra el rival integrado.
refused-no-take-back = En esta partida no se deshacen jugadas. Para probar jugadas, escribe: { WORD("study") }.
refused-not-in-this-mode = Eso no está permitido en esta partida.
refused-no-clock = Esta partida se juega sin reloj.
refused-nothing-to-press = No hay nada que pulsar. La jugada queda completa al escribirla.
refused-no-such-half-move = Ninguna media jugada tiene ese número. Para oír las jugadas, escribe: { WORD("moves") }.

illegal-no-piece-there = { $from } está vacía. Indica la casilla de una pieza tuya.
illegal-not-your-piece = La pieza de { $from } es de tu rival. Mueve una de las tuyas.
illegal-path-blocked = El camino de { $from } a { $to } está bloqueado.
illegal-not-a-move-of-that-piece = Esta pieza no se mueve así: { piece-name } de { $from } a { $to }.
illegal-leaves-king-in-check = Tu rey quedaría en jaque.
illegal-promotion-missing = El peón corona en { $to }. Di en qué se convierte: dama, torre, alfil o caballo.
illegal-promotion-invalid = Esa coronación es ilegal. Solo corona un peón, en la última fila: dama, torre, alfil o caballo.
illegal-castling-prevented = Ahora no puedes enrocar. Tu rey está en jaque, su camino está atacado o hay una pieza en medio.
illegal-castling-right-lost = Ya no puedes enrocar por ese lado. El rey o esa torre se ha movido.
illegal-en-passant-lapsed = La captura al paso solo es posible justo después del avance doble.
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
system-says = { $what ->
    [not-found] no existe
    [denied] falta el permiso
    [exists] ya existe
    [directory] es una carpeta
    [no-directory] una parte de la ruta no es una carpeta
    [read-only] ahí no se puede escribir nada
    [full] el disco está lleno
    [large] el archivo es demasiado grande
    [loop] los enlaces dan vueltas en círculo
    [name] el nombre es demasiado largo
    [device] el disco avisa de un error
    [busy] otro programa lo está usando
    [many] hay demasiados archivos abiertos
    [memory] no hay bastante memoria
    [pipe] el otro programa ya no lee
    [utf-8] no es texto Unicode
    [cut-off] el archivo está cortado
    [malformed] el contenido está dañado
    [no-database] no es una base de datos
    [gone] el archivo o el dispositivo ya no está
    [no-answer] no hay respuesta
    [unopened] no se puede abrir
    [library] no es una biblioteca para este ordenador
    [unsupported] no puede hacerlo
    [home] no hay carpeta personal
    [unknown] el sistema no da ninguna razón
   *[foreign] lo creó otro programa
}
system-says-number = el sistema avisa del error { $number }
form-says = { $what ->
    [missing] falta { $name }
    [unknown] { $name } no se conoce aquí
    [twice] { $name } aparece dos veces
    [kind] un valor es del tipo equivocado
    [openings] sus aperturas no se pueden leer
    [foreign] lo escribió otra versión u otro programa
   *[syntax] no está escrito como pide su formato
}
form-says-at = { $says }, línea { $line }
