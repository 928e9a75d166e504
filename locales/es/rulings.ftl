# Decisiones, irregularidades y lo que depende del árbitro. Para la mesa, o solo para él.

ruling-with-reason = { $ruling } Motivo: { $reason }.
ruled-time = { $change ->
    [add] El árbitro da más tiempo a las { side-name }: { $time }.
    [take] El árbitro quita tiempo a las { side-name }: { $time }.
   *[set] El árbitro pone el reloj de las { side-name } en { $time }.
}
ruled-moves = El árbitro pone las jugadas en el reloj de las { side-name }: { WORDS($count) }.
ruled-period = El árbitro pone el reloj de las { side-name } en el periodo { WORDS($number) }.
ruled-running = El árbitro hace correr el reloj de las { side-name }.
ruled-presence = { $here ->
    [yes] Anotado: el jugador de las { side-name } está presente.
   *[no] Anotado: el jugador de las { side-name } no está.
}
ruled-venue = { $left ->
    [yes] Anotado: el jugador de las { side-name } ha salido del recinto de juego.
   *[no] Anotado: el jugador de las { side-name } ha vuelto.
}
ruled-charge = El árbitro carga la interrupción al bando cuyo reloj corría.
ruled-illegal = El árbitro ha encontrado una jugada ilegal.
ruled-two-hands = El árbitro ha visto a las { side-name } jugar con dos manos.
ruled-restore = El árbitro repone una posición anterior.
ruled-claim = { $accepted ->
    [yes] El árbitro acepta la reclamación.
   *[no] El árbitro rechaza la reclamación.
}
ruled-sheet = El árbitro corrige la media jugada { WORDS($number) } en la planilla.
ruled-agreed = Ambos jugadores han escrito otra cosa en una media jugada; el árbitro corrige el registro.
ruled-displaced = El árbitro ha comprobado que las { side-name } desplazaron piezas.
ruled-penalty = { $penalty ->
    [warning] El árbitro amonesta a las { side-name }.
    [opponent-time] El árbitro da más tiempo al rival de las { side-name }: { $time }.
    [own-time] El árbitro quita tiempo a las { side-name }: { $time }.
    [opponent-points] El árbitro da al rival de las { side-name } los puntos máximos.
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
ruled-annul = El árbitro anula la partida.
ruled-device = { $device ->
    [sound] Ha sonado un teléfono de las { side-name }.
   *[carried] Las { side-name } llevaban un teléfono o algo parecido.
}
ruled-setup = El árbitro ha encontrado piezas de las { side-name } mal puestas al comienzo.
ruled-board = El árbitro ha encontrado el tablero girado. La posición pasa a un tablero bien puesto.
ruled-colours = El árbitro ha encontrado los colores cambiados.
ruled-flag = El árbitro señala la caída de la bandera.
ruled-pin = El PIN del árbitro está puesto.

irregular-noted = { $kind ->
    [illegal] Las { side-name } han completado una jugada ilegal, { $move }.
    [unpromoted] Las { side-name } han dejado un peón en la última fila, { $move }.
    [press] Las { side-name } han pulsado el reloj sin jugar.
   *[hands] Las { side-name } han jugado con dos manos.
}{ $counts ->
    [yes] {" "}Sería la número { WORDS($nth) }.
   *[no] {" "}Según estas reglas no es una jugada ilegal. Puede sancionarlo.
}
irregular-king-taken = Las { side-name } han tomado el rey: la jugada anterior lo dejaba en jaque.
irregular-both-kings = { $action ->
    [wait] Los dos reyes están en jaque. Espere a que se complete la próxima jugada; si la posición sigue siendo ilegal, la partida es tablas.
    [intervene] Los dos reyes están en jaque. Intervenga ahora.
   *[none] Los dos reyes están en jaque. Las reglas de esta partida no dicen nada.
}
irregular-pawn-left = { $action ->
    [wait] Hay un peón en la última fila. Espere a que se complete la próxima jugada; si la posición sigue siendo ilegal, la partida es tablas.
    [intervene] Hay un peón en la última fila. Intervenga ahora.
   *[none] Hay un peón en la última fila. Las reglas de esta partida no dicen nada.
}
restored-times = { $ruled ->
    [yes] Tiempos propuestos: blancas { $white }, negras { $black }. Son los anotados en aquella jugada, con lo que el árbitro ha decidido después.
   *[no] Tiempos propuestos: blancas { $white }, negras { $black }. Son los anotados en aquella jugada.
} El árbitro puede ajustar otros.
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
irregular-bound = Pieza tocada: las { side-name } deben mover una pieza de { $pieces }.
irregular-queen = El peón de { $square } se convierte en dama.
irregular-stands = La jugada ilegal queda: usted ha jugado después. Si los dos están de acuerdo, el árbitro puede corregirla.
irregular-wrong-claim = { $what ->
    [flag] No ha caído ninguna bandera que pueda reclamar. Siga jugando.
   *[illegal] No consta ninguna jugada ilegal del rival. Siga jugando.
}
irregular-arbiter = { $stake ->
    [flag] Ha caído la bandera de las { side-name }, pero nadie sabe si el rival puede aún dar mate.
    [claim] Las { side-name } reclaman la bandera, y las reglas no lo resuelven.
    [illegal] La jugada ilegal perdería, pero nadie sabe si el rival de las { side-name } puede aún dar mate.
    [resignation] Las { side-name } abandonan, pero nadie sabe si el rival puede aún dar mate.
    [sealed] Lo que sellaron las { side-name } no es una jugada legal y clara, pero nadie sabe si el rival puede aún dar mate.
   *[device] Las { side-name } llevaban un teléfono, pero nadie sabe si el rival puede aún dar mate.
} Decide el árbitro.
irregular-players = { $stake ->
    [flag] Ha caído la bandera de las { side-name }, pero nadie sabe si el rival puede aún dar mate.
    [claim] Las { side-name } reclaman la bandera, y las reglas no lo resuelven.
    [illegal] La jugada ilegal perdería, pero nadie sabe si el rival de las { side-name } puede aún dar mate.
    [resignation] Las { side-name } abandonan, pero nadie sabe si el rival puede aún dar mate.
    [sealed] Lo que sellaron las { side-name } no es una jugada legal y clara, pero nadie sabe si el rival puede aún dar mate.
   *[device] Las { side-name } llevaban un teléfono, pero nadie sabe si el rival puede aún dar mate.
} Pónganse de acuerdo: { WORD("draw") } acaba la partida en tablas, { WORD("resume") } la hace seguir, { WORD("resign") } la da por perdida.
irregular-castling-lost = Las { side-name } ya no pueden enrocar.
displaced-back = Las { side-name } las reponen en su propio tiempo{ $presses ->
    [yes] , y pulsan el reloj cuando estén en su sitio.
   *[no] .
}
displaced-penalty = También puede sancionar a las { side-name }, y dejar que siga la partida cuando las piezas estén en su sitio.
agreed-move = La media jugada { WORDS($number) } fue { $move }. { $later ->
    [0] Juegan las { side-name }.
    [1] La media jugada siguiente queda. Juegan las { side-name }.
   *[other] Las { WORDS($later) } medias jugadas siguientes quedan. Juegan las { side-name }.
}
irregular-was-dead = La posición estaba muerta: nadie podía ya dar mate. Lo que vino después no cuenta.
mate-line = Las { side-name } aún pueden dar mate, por ejemplo así: { $line }.
mate-stands = Las { side-name } han dado mate.
mate-never = Las { side-name } no pueden dar mate nunca más. { $proof ->
    [mated] Han recibido mate.
    [stalemate] Quien juega no tiene jugadas legales.
    [material] No tienen piezas para ello.
    [exhausted] Se han visto todas las posiciones posibles.
   *[solver] El analizador lo ha demostrado.
}
mate-unknown = Nadie sabe si las { side-name } pueden aún dar mate. Decidiría el árbitro.
docket-counts = Jugadas ilegales contadas: blancas { WORDS($white) }, negras { WORDS($black) }.
docket-noted = Anotado: { $kind ->
    [illegal] jugada ilegal de las { side-name }
    [unpromoted] peón dejado en la última fila por las { side-name }
    [press] reloj pulsado sin jugar por las { side-name }
   *[hands] jugada con dos manos de las { side-name }
}.
docket-flag = Bandera caída: { side-name }.
docket-displaced = Reponen piezas: { side-name }.
docket-hangs = El resultado espera su decisión.
docket-gap = { $known ->
    [yes] Aún sin decidir: un intervalo de { $time } en el que corría el reloj de las { side-name }.
   *[no] Aún sin decidir: un intervalo de duración desconocida en el que corría el reloj de las { side-name }.
}
docket-absent = { $over ->
    [yes] Ausente: { side-name }, y el tiempo de espera ha terminado.
   *[no] Todavía ausente: { side-name }.
}
docket-away = Fuera del recinto de juego: { side-name }.
docket-nothing = Nada le espera.

ended-by = { $reason ->
    [resignation-drawn] El abandono es tablas, porque el rival no puede dar mate nunca más.
    [dead] La posición está muerta: nadie puede ya dar mate. La partida es tablas.
    [repetition] La posición se ha dado tres veces. La partida es tablas.
    [fifty] Cincuenta jugadas sin capturas ni jugadas de peón. La partida es tablas.
    [fivefold] La posición se ha dado cinco veces. La partida es tablas.
    [seventy-five] Setenta y cinco jugadas sin capturas ni jugadas de peón. La partida es tablas.
    [both-flags] Han caído las dos banderas. La partida es tablas.
    [illegal] Ganan las { side-name } por jugadas ilegales.
    [illegal-drawn] Las jugadas ilegales perderían, pero el rival no puede dar mate. La partida es tablas.
    [illegal-position] La posición ilegal sigue ahí. La partida es tablas.
    [sealed] Ganan las { side-name }, porque la jugada sellada no vale.
    [sealed-drawn] La jugada sellada no vale y perdería, pero el rival no puede dar mate. La partida es tablas.
    [late] Ganan las { side-name }, porque el rival ha llegado demasiado tarde.
    [quickplay] Ganan las { side-name }: la reclamación queda rechazada.
    [quickplay-drawn] Se acepta la reclamación del final rápido. La partida es tablas.
    [device] Ganan las { side-name } por un teléfono.
    [penalty] Ganan las { side-name } por sanción del árbitro.
    [ruled] Ganan las { side-name } por decisión del árbitro.
    [ruled-drawn] La partida es tablas por decisión del árbitro.
    [both-lose] Han perdido los dos.
   *[annulled] La partida está anulada. Hay que jugar otra.
}

refused-ruling-hangs = El resultado espera al árbitro. Hasta entonces nadie juega.
refused-ruling-searching = Se está calculando si todavía es posible el mate. Espere la respuesta.
refused-ruling-agree-first = Antes pónganse de acuerdo: escriban { WORD("draw") }, { WORD("resume") } o { WORD("resign") }.
refused-ruling-nothing-hangs = Nada espera una decisión. Decida otra cosa.
refused-ruling-nothing-noted = No consta tal irregularidad. Si ha visto una, reponga una media jugada.
refused-ruling-not-illegal = Lo anotado no es una jugada ilegal según estas reglas. Puede sancionarlo.
refused-ruling-stands = La jugada ilegal queda, porque el rival ha jugado. Si están de acuerdo, reponga la posición.
refused-ruling-only-opponent = Con estas reglas solo el rival puede señalarla. Espere la reclamación.
refused-ruling-no-such-penalty = Las reglas de esta partida no conocen esa sanción. Elija otra.
refused-ruling-time-missing = Diga cuánto tiempo, en minutos y segundos.
refused-ruling-too-much-time = El reloj no marca tanto. Quite menos, o ajústelo.
refused-ruling-clock-too-high = Ningún reloj marca tanto. Dé menos.
refused-ruling-already-so = Ya es así. No ha cambiado nada.
refused-ruling-result-stands = La partida ha terminado. Reponga una posición para abrirla, o decida otro resultado.
refused-ruling-no-result = La partida aún no tiene resultado. Decídalo primero.
refused-ruling-no-such-period = El tiempo de ese bando no tiene tal periodo. Nombre uno que tenga.
refused-ruling-has-moved = Ese jugador ha movido, así que estaba presente. No se ha anotado nada.
refused-ruling-too-late = Ya se han hecho demasiadas jugadas para eso. La partida sigue tal como está.
refused-ruling-no-gap = No hay ninguna interrupción que cargar. Siga jugando.
refused-ruling-no-flag = No ha caído ninguna bandera. Mire los relojes.
refused-ruling-flag-not-yours = Con estas reglas solo un jugador puede señalarla. Espere la reclamación.
refused-ruling-no-such-points = Estos puntos no se pueden dar: a cada uno uno, medio o ninguno, y juntos no más de uno.
refused-ruling-no-offence = Según las reglas de esta partida no es una infracción. Use una sanción si molesta.
refused-ruling-bound = Pieza tocada: debe mover una pieza de { $pieces }.
refused-ruling-no-position = Lo que hay en el tablero no es una posición legal. Reponga antes una.
refused-ruling-displaced = Las { side-name } desplazaron piezas y antes las reponen. Espere a que pulsen el reloj.
refused-ruling-not-completed = Las { side-name } hicieron una jugada y aún no pulsaron el reloj. Espere a que lo pulsen y repita la orden.
refused-ruling-seal-first = Se está sellando una jugada. Repita la orden cuando la jugada secreta se haya jugado.
refused-ruling-does-not-follow = La media jugada { WORDS($number) } no sería legal entonces. Use repón para volver a antes de ella.

illegal-article = { $refusal } Vea el artículo { $article } de las reglas.

pin-ask = Árbitro, introduzca el PIN.
pin-choose = Árbitro, elija un PIN de al menos cuatro caracteres e introdúzcalo.
pin-too-short = Un PIN tiene al menos cuatro caracteres. Introduzca otro.
pin-wrong = Ese PIN no es correcto. Inténtelo de nuevo en { $time }.
pin-wait = Espere { $time } antes del próximo intento.
pin-told = Se ha introducido un PIN incorrecto para el árbitro, número { WORDS($count) }.
pin-floor = Árbitro, tiene la palabra. Introduzca sus órdenes una a una; una línea vacía las termina.
pin-floor-ends = El árbitro ha terminado.
order-unknown = No conozco esa orden: { $text }. Por ejemplo: { $examples }.
built-with = Este programa incluye { $engine ->
    [yes] el rival incorporado, que en un torneo queda cerrado,
   *[no] ningún rival propio
} y ninguna pantalla en la red.
no-engine-built = Este programa no incluye ningún rival propio. Juegue contra una persona: elija como rival console o board.
