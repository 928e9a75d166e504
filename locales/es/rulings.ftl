# Decisiones, irregularidades y lo que espera al árbitro. Para la mesa, o solo para el árbitro.

ruling-with-reason = { $ruling } Motivo: { $reason }.
ruled-time = { $change ->
    [add] El árbitro da más tiempo a las { side-name }: { $time }.
    [take] El árbitro quita tiempo a las { side-name }: { $time }.
   *[set] El árbitro pone el reloj de las { side-name } en { $time }.
}
ruled-times = El árbitro confirma los tiempos: blancas { $white }, negras { $black }.
ruled-confirm = El árbitro confirma el resultado.
ruled-moves = El árbitro pone las jugadas en el reloj de las { side-name }: { WORDS($count) }.
ruled-period = El árbitro pone el reloj de las { side-name } en el período { WORDS($number) }.
ruled-running = El árbitro hace correr el reloj de las { side-name }.
ruled-presence = { $here ->
    [yes] Anotado: el jugador de las { side-name } está presente.
   *[no] Anotado: el jugador de las { side-name } no está.
}
ruled-venue = { $left ->
    [yes] Anotado: el jugador de las { side-name } ha salido del recinto de juego.
   *[no] Anotado: el jugador de las { side-name } ha vuelto.
}
ruled-charge = { $known ->
    [yes] El árbitro carga { $time } de la interrupción al bando cuyo reloj corría.
   *[no] El árbitro carga la interrupción al bando cuyo reloj corría.
}
gap-shorter = La interrupción no fue más larga: se carga { $time } a las { side-name }. Para { $more } más, escriba: { WORD("order-take") }.
ruled-illegal = El árbitro ha encontrado una jugada ilegal.
ruled-illegal-press = El árbitro cuenta una pulsación del reloj sin jugada.
ruled-dismissed = La nota queda descartada.
ruled-two-hands = El árbitro ha visto a las { side-name } jugar con dos manos.
ruled-restore = El árbitro repone una posición anterior.
ruled-accept-touch = El árbitro acepta la reclamación: se tocó la pieza de { $square }.
ruled-claim = { $accepted ->
    [yes] El árbitro acepta la reclamación.
   *[no] El árbitro rechaza la reclamación.
}
ruled-sheet = El árbitro corrige la media jugada { WORDS($number) } en la planilla.
ruled-agreed = Ambas planillas contradicen el registro en una media jugada. El árbitro corrige el registro.
ruled-displaced = El árbitro ha comprobado que las { side-name } desplazaron piezas.
ruled-penalty = { $penalty ->
    [warning] El árbitro amonesta a las { side-name }.
    [opponent-time] El árbitro da más tiempo al rival de las { side-name }: { $time }.
    [own-time] El árbitro quita tiempo a las { side-name }: { $time }.
    [opponent-points] El árbitro da al rival de las { side-name } la puntuación máxima.
    [own-points] El árbitro quita puntos a las { side-name }.
    [loss] El árbitro declara perdida la partida para las { side-name }.
    [fine] El árbitro multa a las { side-name }.
    [rounds] El árbitro excluye a las { side-name } de la próxima ronda.
   *[expel] El árbitro expulsa a las { side-name } del torneo.
}
ruled-result = El árbitro decide el resultado.
ruled-points = El árbitro da a las blancas { $white ->
    [win] un punto
    [draw] medio punto
   *[loss] ningún punto
} y a las negras { $black ->
    [win] un punto
    [draw] medio punto
   *[loss] ningún punto
}.
ruled-go-on = El árbitro deja seguir la partida.
ruled-close = El árbitro cierra la partida sin más firmas.
ruled-annul = El árbitro anula la partida.
ruled-device = { $device ->
    [sound] Ha sonado un teléfono de las { side-name }.
   *[carried] Las { side-name } llevaban un teléfono o algo parecido.
}
ruled-setup = El árbitro ha encontrado piezas de las { side-name } mal colocadas al comienzo.
ruled-board = El árbitro ha encontrado el tablero girado. La posición pasa a un tablero bien colocado.
ruled-colours = El árbitro ha encontrado los colores cambiados.
ruled-flag = El árbitro señala la caída de la bandera.
ruled-recorder = { $allowed ->
    [yes] Las jugadas dichas se pueden grabar.
   *[no] Las jugadas dichas ya no se pueden grabar.
}
ruled-analysis = El árbitro permite el análisis de esta partida. Ahora se puede pedir ayuda.
ruled-name = El árbitro ha corregido la planilla. { $name }
ruled-screens = { $allowed ->
    [yes] El árbitro permite las pantallas.
   *[no] El árbitro prohíbe las pantallas.
}
ruled-screen = { $approved ->
    [yes] El árbitro aprueba la pantalla.
   *[no] El árbitro rechaza la pantalla.
}
ruled-pin = El PIN del árbitro está fijado.

irregular-noted = { $kind ->
    [illegal] Las { side-name } han completado una jugada ilegal, { $move }.
    [unpromoted] Las { side-name } han dejado un peón en la última fila, { $move }.
    [press] Las { side-name } han pulsado el reloj sin jugar.
   *[hands] Las { side-name } han jugado con dos manos.
}{ $counts ->
    [yes] {" "}Sería la jugada ilegal número { WORDS($nth) }.
    [ruled] {" "}No tuvo efecto. Para contarlo como jugada ilegal número { WORDS($nth) }, escriba: { WORD("order-illegal") }.
   *[no] {" "}Según estas reglas no es una jugada ilegal. Puede sancionarlo.
}
irregular-king-taken = Las { side-name } han capturado el rey: la jugada anterior lo dejaba en jaque.
irregular-both-kings = { $action ->
    [wait] Los dos reyes están en jaque. Espere a que se complete la próxima jugada. Si la posición sigue siendo ilegal, la partida es tablas.
    [intervene] Los dos reyes están en jaque. Intervenga ahora.
   *[none] Los dos reyes están en jaque. Las reglas de esta partida no lo prevén.
}
irregular-pawn-left = { $action ->
    [wait] Quedó un peón en la última fila. Espere a que se complete la próxima jugada. Si la posición sigue siendo ilegal, la partida es tablas.
    [intervene] Quedó un peón en la última fila. Intervenga ahora.
   *[none] Quedó un peón en la última fila. Las reglas de esta partida no lo prevén.
}
restored-times = Tiempos propuestos: blancas { $white }, negras { $black }{ $included ->
    [none] .
    [one] , con { $time } más ya sumados.
   *[both] , con { $time } más ya sumados a cada uno.
} Escriba: { WORD("yes") }, o ponga otros.{ $log ->
    [yes] {" "}Según el registro de aquella jugada: blancas { $log_white }, negras { $log_black }. Para estos, escriba: { WORD("order-log-times") }.
   *[no] {""}
}
restored-times-open = Los relojes están parados hasta que el árbitro confirme los tiempos.
irregular-loss = { $drawn ->
    [yes] La jugada ilegal número { WORDS($nth) } de las { side-name } costaría la partida, pero el rival no puede dar mate: tablas.
   *[no] Según las reglas, las { side-name } pierden con la jugada ilegal número { WORDS($nth) }.
} { $asks ->
    [yes] Escriba: { WORD("yes") }, o { WORD("order-go-on") }.
   *[no] Decide el árbitro.
}
irregular-flag = Ha caído la bandera de las { side-name }. { $call ->
    [must-not] Solo un jugador puede señalarlo.
    [may] Puede señalarlo.
   *[shall] Señálelo.
}
irregular-counted = { $kind ->
    [illegal] Jugada ilegal de las { side-name }
    [unpromoted] Peón dejado en la última fila por las { side-name }
    [press] Reloj pulsado sin jugar por las { side-name }
   *[hands] Jugada con dos manos de las { side-name }
}, número { WORDS($nth) }.
irregular-with-press = Cuenta como jugada ilegal cuando las { side-name } pulsen el reloj.
irregular-bonus = Las { side-name } reciben más tiempo: { $time }.
irregular-bound = Pieza tocada: las { side-name } deben mover una de estas piezas: { $pieces }.
irregular-queen = El peón de { $square } se convierte en dama.
irregular-stands = Usted ha jugado después: la jugada ilegal queda. Si los dos están de acuerdo, el árbitro puede corregirla.
irregular-wrong-claim = { $what ->
    [flag] No hay ninguna bandera caída que reclamar. Siga jugando.
   *[illegal] No consta ninguna jugada ilegal del rival. Siga jugando.
}
irregular-press-to-rule = Las { side-name } han pulsado el reloj sin jugar. Decide el árbitro.
irregular-arbiter = { $stake ->
    [flag] Ha caído la bandera de las { side-name }. No se sabe si el rival puede aún dar mate.
    [claim] Las { side-name } reclaman la caída de la bandera, y las reglas no lo resuelven.
    [illegal] La jugada ilegal costaría la partida. No se sabe si el rival de las { side-name } puede aún dar mate.
    [resignation] Las { side-name } abandonan. No se sabe si el rival puede aún dar mate.
    [sealed] Lo que sellaron las { side-name } no es una jugada legal y clara. No se sabe si el rival puede aún dar mate.
   *[device] Las { side-name } llevaban un teléfono. No se sabe si el rival puede aún dar mate.
} Decide el árbitro.
irregular-players = { $stake ->
    [flag] Ha caído la bandera de las { side-name }. No se sabe si el rival puede aún dar mate.
    [claim] Las { side-name } reclaman la caída de la bandera, y las reglas no lo resuelven.
    [illegal] La jugada ilegal costaría la partida. No se sabe si el rival de las { side-name } puede aún dar mate.
    [resignation] Las { side-name } abandonan. No se sabe si el rival puede aún dar mate.
    [sealed] Lo que sellaron las { side-name } no es una jugada legal y clara. No se sabe si el rival puede aún dar mate.
   *[device] Las { side-name } llevaban un teléfono. No se sabe si el rival puede aún dar mate.
} Pónganse de acuerdo. Escriban: { WORD("draw") }, para acabar en tablas; { WORD("resume") }, para continuar; o { WORD("resign") }.
plays-on = Las { side-name } quieren seguir. El rival escribe: { WORD("resume") }, { WORD("draw") } o { WORD("resign") }.
clocks-wait = Los relojes están parados.{ $asks ->
    [yes] {" "}Para ponerlos en marcha, escriba: { WORD("order-go-on") }.
   *[no] {" "}El árbitro los pone en marcha.
}
irregular-castling-lost = Las { side-name } ya no pueden enrocar.
displaced-back = Las { side-name } deben reponer las piezas en su propio tiempo{ $presses ->
    [yes] , y después pulsar el reloj.
   *[no] .
}
displaced-penalty = También puede sancionar a las { side-name }. Cuando las piezas estén en su sitio, deje seguir la partida.
agreed-move = La media jugada { WORDS($number) } fue { $move }. { $later ->
    [0] Juegan las { side-name }.
    [1] La media jugada siguiente queda. Juegan las { side-name }.
   *[other] Las { WORDS($later, form: "feminine") } medias jugadas siguientes quedan. Juegan las { side-name }.
}
irregular-was-dead = La posición estaba muerta: ningún bando podía ya dar mate. Lo que vino después no cuenta.
mate-line = Las { side-name } aún pueden dar mate, por ejemplo: { $line }.
mate-at-once = Esta jugada da mate: { $move }.
mate-not-at-once = No hay mate en una. Las { side-name } aún pueden dar mate más adelante.
mate-later = Las { side-name } aún pueden dar mate.
mate-stands = Mate de las { side-name }.
mate-never = Las { side-name } ya no pueden dar mate. { $proof ->
    [mated] Han recibido mate.
    [stalemate] El bando que juega no tiene jugadas legales.
    [material] Tienen demasiado poco material.
    [exhausted] Se han comprobado todas las posiciones posibles.
   *[solver] Está demostrado.
}
mate-unknown = No se sabe si las { side-name } pueden aún dar mate. Decidiría el árbitro.
docket-counts = Jugadas ilegales contadas: blancas { WORDS($white) }, negras { WORDS($black) }.
docket-noted = Anotado: { $kind ->
    [illegal] jugada ilegal de las { side-name }
    [unpromoted] peón dejado en la última fila por las { side-name }
    [press] reloj pulsado sin jugar por las { side-name }
   *[hands] jugada con dos manos de las { side-name }
}.
docket-stands = Queda así: el rival ha jugado.
docket-flag = Bandera caída: { side-name }.
docket-displaced = Las { side-name } están reponiendo piezas.
docket-hangs = Debe decidir el resultado.
docket-gap = { $known ->
    [yes] Sin decidir: una interrupción de { $time } con el reloj de las { side-name } en marcha.
   *[no] Sin decidir: una interrupción de duración desconocida con el reloj de las { side-name } en marcha.
}
docket-absent = { $over ->
    [yes] Las { side-name } están ausentes, y el tiempo de incomparecencia ha terminado.
   *[no] Las { side-name } aún no están.
}
docket-away = Fuera del recinto de juego: { side-name }.
screen-asked = { $named ->
    [yes] { $name } pide entrar
   *[no] Alguien pide entrar
} { $assistant ->
    [yes] como asistente de las { side-name }
   *[no] como jugador de las { side-name }
}, en una pantalla.{ $hint ->
    [yes] {" "}Escribe: { WORD("order-approve-screen") } o { WORD("order-reject-screen") }.
   *[no] {""}
}
page-of = { $assistant ->
    [yes] El asistente de las { side-name }
   *[no] El jugador de las { side-name }
} { $page ->
    [left] ha salido de la página de la pantalla.
    [returned] ha vuelto a la página de la pantalla.
    [lost] ha perdido la conexión de la pantalla.
   *[back] tiene otra vez la conexión de la pantalla.
}
arbiter-called = El jugador de las { side-name } { $stops ->
    [yes] ha parado los relojes y llama al árbitro.
   *[no] llama al árbitro.
}
total-reached = { $assistant ->
    [yes] El asistente de las { side-name }
   *[no] El jugador de las { side-name }
}: demasiados anuncios. No se dicen más hasta las próximas jugadas.
preview = Todavía no se ha hecho nada.
preview-told = { $whom ->
    [everybody] Todos oirían:
    [players] Los dos jugadores oirían:
    [white] Las blancas oirían:
    [black] Las negras oirían:
   *[arbiter] Tú oirías:
} { $words }
preview-nothing = No se diría nada.
docket-called = El jugador de las { side-name } llama al árbitro. Llamadas en esta partida: { WORDS($count) }.
docket-nothing = Nada pendiente.

ended-by = { $reason ->
    [resignation-drawn] Abandono, pero el rival ya no puede dar mate. Tablas.
    [dead] La posición está muerta: ningún bando puede ya dar mate. Tablas.
    [repetition] La posición se ha dado tres veces. Tablas.
    [fifty] Cincuenta jugadas sin capturas ni jugadas de peón. Tablas.
    [fivefold] La posición se ha dado cinco veces. Tablas.
    [seventy-five] Setenta y cinco jugadas sin capturas ni jugadas de peón. Tablas.
    [both-flags] Han caído las dos banderas. Tablas.
    [illegal] Ganan las { side-name } por jugadas ilegales.
    [illegal-drawn] Las jugadas ilegales costarían la partida, pero el rival no puede dar mate. Tablas.
    [illegal-position] La posición sigue siendo ilegal. Tablas.
    [sealed] Ganan las { side-name }: la jugada secreta no es legal y clara.
    [sealed-drawn] La jugada secreta no es legal y clara. El rival ya no puede dar mate. Tablas.
    [late] Ganan las { side-name }: el rival ha llegado demasiado tarde.
    [quickplay] Ganan las { side-name }: la reclamación queda rechazada.
    [quickplay-drawn] Se acepta la reclamación del final a caída de bandera. Tablas.
    [device] Ganan las { side-name } por un teléfono.
    [penalty] Ganan las { side-name } por sanción del árbitro.
    [ruled] Ganan las { side-name } por decisión del árbitro.
    [ruled-drawn] Tablas por decisión del árbitro.
    [device-half] Medio punto para las { side-name }: un teléfono pierde, pero las { side-name } no podían dar mate.
    [half] Medio punto para las { side-name }. El rival ha perdido.
    [both-lose] Han perdido los dos.
   *[annulled] La partida está anulada. Hay que jugar otra.
}

refused-ruling-hangs = El árbitro debe decidir antes el resultado. Espere.
refused-ruling-searching = Compruebo si el mate todavía es posible. Espere la respuesta.
refused-ruling-agree-first = Antes pónganse de acuerdo. Escriban: { WORD("draw") }, { WORD("resume") } o { WORD("resign") }.
refused-ruling-times-open = Confirme primero los tiempos. Escriba: { WORD("yes") }, o ponga otros.
refused-ruling-no-times = No hay tiempos propuestos. Para ajustar un reloj, escriba: { WORD("order-set") }.
refused-ruling-counted-already = Eso ya está contado. No ha cambiado nada.
refused-ruling-reply-awaited = Las { side-name } todavía deben estar de acuerdo.
refused-ruling-name-the-piece = No consta ninguna pieza tocada. Escriba: { WORD("order-accept-touch") }, con su casilla.
refused-ruling-nothing-hangs = No hay ningún resultado que decidir.
refused-ruling-goes-on = La partida ya sigue. No ha cambiado nada.
refused-ruling-no-screen = Ninguna pantalla espera tu decisión.
refused-ruling-nothing-noted = No consta tal irregularidad. Para volver atrás, escriba: { WORD("order-restore") }, y el número de media jugada.
refused-ruling-older-press = Las { side-name } pulsaron sin jugada en un turno anterior. Para contarlo, escriba: { WORD("order-illegal-press") }. Para quitar la nota, escriba: { WORD("order-dismiss") }.
refused-ruling-stays-noted = La jugada ilegal aún puede corregirse, y queda anotada. Escriba: { WORD("order-illegal") }.
refused-ruling-not-illegal = Según estas reglas no es una jugada ilegal. Puede sancionarlo.
refused-ruling-stands = El rival ha jugado, y la jugada ilegal queda. Si están de acuerdo, escriba: { WORD("order-restore") }.
refused-ruling-only-opponent = Con estas reglas solo el rival puede señalarla. Espere la reclamación.
refused-ruling-no-such-penalty = Las reglas de esta partida no tienen esa sanción. Elija otra.
refused-ruling-time-missing = Añada el tiempo, en minutos y segundos.
refused-ruling-too-much-time = El reloj marca menos. Quite menos, o ajústelo.
refused-ruling-flag-would-fall = A cero, la bandera cae en el acto. Deje algo de tiempo, o escriba: { WORD("order-result") }, y el resultado.
refused-ruling-no-claim = No hay ninguna reclamación abierta. Para oír lo que hay, escriba: { WORD("order-docket") }.
refused-ruling-clock-too-high = Ningún reloj marca tanto. Dé menos.
refused-ruling-already-so = Ya es así. No ha cambiado nada.
refused-ruling-result-stands = La partida ha terminado. Para reabrirla, escriba: { WORD("order-restore") }. O escriba otro resultado.
refused-ruling-no-result = La partida aún no tiene resultado. Decídalo primero.
refused-ruling-no-such-period = El ritmo de ese bando no tiene tal período. Elija otro.
refused-ruling-has-moved = Ese jugador ha movido y estaba presente. No se ha anotado nada.
refused-ruling-too-late = Ya se han hecho demasiadas jugadas para eso. La partida sigue.
refused-ruling-no-gap = No hay ninguna interrupción que cargar. Siga jugando.
refused-ruling-no-flag = No ha caído ninguna bandera. Mire los relojes.
refused-ruling-flag-not-yours = Con estas reglas solo un jugador puede señalarla. Espere la reclamación.
refused-ruling-no-such-points = Dé a cada uno un punto, medio o ninguno, y como mucho uno en total.
refused-ruling-no-offence = Según estas reglas no es una infracción. Si molesta, escriba: { WORD("order-penalty") }.
refused-ruling-bound = Pieza tocada: debe mover una de estas piezas: { $pieces }.
refused-ruling-no-position = La posición del tablero no es legal. Reponga antes una.
refused-ruling-displaced = Las { side-name } deben reponer antes las piezas desplazadas. Espere a que pulsen el reloj.
refused-ruling-not-completed = Las { side-name } han jugado, pero aún no han pulsado el reloj. Espere y repita la orden.
refused-ruling-seal-first = Se está sellando una jugada. Repita la orden cuando se haya jugado.
refused-ruling-does-not-follow = La media jugada { WORDS($number) } sería entonces ilegal. Para volver a antes de ella, escriba: { WORD("order-restore") }.

illegal-article = { $refusal } Véase el artículo { $article } de las reglas.

goes-on = La partida continúa. { $presses ->
    [yes] Las { side-name } deben pulsar el reloj.
   *[no] Juegan las { side-name }.
}
pin-ask = Árbitro, introduzca el PIN.
pin-choose = Árbitro, introduzca un PIN nuevo de al menos cuatro cifras.
pin-choose-again = Introduzca el nuevo PIN otra vez.
pins-differ = Los dos son diferentes. Introduzca un PIN nuevo.
no-pin = Un PIN tiene al menos cuatro cifras y nada más. Introduzca otro.
pin-wrong = Ese PIN no es correcto. Inténtelo de nuevo en { $time }.
wait-to-try = Espere { $time } antes del próximo intento.
pin-told = Se ha introducido un PIN de árbitro incorrecto, número { WORDS($count) }.
pin-floor = Árbitro, introduzca sus órdenes una a una. Para terminar, introduzca una línea vacía.
pin-floor-ends = El árbitro ha terminado.
order-unknown = No conozco la orden { $text }. Ejemplos: { $examples }.
built-with = { $engine ->
    [yes] Este programa incluye el rival integrado, bloqueado en las partidas de torneo.
   *[no] Este programa no incluye rival integrado.
} { $screens ->
    [yes] Las pantallas solo pueden seguir la partida si lo permite el torneo o el árbitro.
   *[no] Ninguna otra pantalla puede seguir la partida.
}
no-engine-built = Este programa no incluye rival integrado. Juegue contra una persona: elija como rival console o board.
