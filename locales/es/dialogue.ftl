# El diálogo del Apéndice D: anunciar, repetir, ejecutar, pulsar.

dialogue-repeated = Las { side-name } repiten: { $move }.
dialogue-mismatch = No coincide. Repita la jugada, por favor.
dialogue-corrected = Las { side-name } corrigen: { $move }.
dialogue-adjusting = Las { side-name }: compongo.
dialogue-stopped = Los relojes están parados. Se llama al árbitro.
dialogue-did = { $deed ->
    [lifted] Pieza levantada
    [touched] Pieza tocada
    [placed] Pieza colocada
    [removed] Pieza retirada
   *[new-piece] Pieza nueva
}: { piece-of-side }, { $square }.
dialogue-executed = Hecha en tu tablero: { $move }.
dialogue-promotion-missing = Anúnciala otra vez con la pieza de la coronación.
dialogue-your-move-is-made = Tu jugada está hecha.
dialogue-adjust-board = Tu tablero es distinto. { $moved ->
    [yes] La última jugada válida es { $move }.
   *[no] Debe mostrar la posición inicial.
} Coloca bien tus piezas.

dialogue-press-refused = Las { side-name } han pulsado demasiado pronto: { dialogue-missing }
dialogue-missing = { $missing ->
    [captured] la pieza capturada no está retirada.
    [not-placed] la pieza no está colocada.
    [not-announced] la jugada no está anunciada.
    [promotion] la pieza de la coronación no está anunciada.
    [not-repeated] la jugada no está repetida.
    [not-executed] la jugada no está hecha en el otro tablero.
   *[no-move] no hay ninguna jugada.
}
dialogue-obligation = Las { side-name } no mueven la pieza tocada.
dialogue-touch-reported = Aviso: las { side-name } han tocado la pieza de { $square }.
dialogue-touch-claimed = Las { side-name } reclaman: pieza tocada.{ $waits ->
    [yes] {" "}Los relojes están parados hasta que decida el árbitro.
   *[no] {""}
}
dialogue-touch-decide = Las { side-name } reclaman: no se movió { $named ->
    [yes] la pieza tocada de { $square }
   *[no] una pieza tocada
}. { $known ->
    [yes] Constan como tocadas: { $squares }.
   *[no] No consta ninguna pieza tocada.
} Escriba: { $whole ->
    [yes] { WORD("say-accept-claim") }
   *[no] { WORD("say-accept-claim") } con su casilla
} o { WORD("say-reject-claim") }.
dialogue-touch-stands = La regla de la pieza tocada permite la jugada de las { side-name }. La jugada queda.
dialogue-touch-not-recorded = No consta ninguna pieza tocada que hubiera que mover. La partida sigue.
dialogue-touch-binds = { $bound ->
    [move] Pieza tocada: las { side-name } deben mover la pieza de { $square }.
    [capture] Pieza tocada: las { side-name } deben capturar la pieza de { $other }.
    [with] Pieza tocada: las { side-name } deben capturar la pieza de { $other } con la de { $square }.
    [castle] Pieza tocada: las { side-name } deben enrocar.
   *[nothing] No consta ninguna pieza tocada que pueda moverse. Las { side-name } pueden hacer cualquier jugada legal.
}
dialogue-slip = Las { side-name } han corregido un lapsus.
dialogue-overstepped = El asistente de las { side-name } { $duty ->
    [none] ha hecho algo que no es tarea de un asistente.
   *[other] ha actuado sin petición, o para el otro jugador.
}
dialogue-said-to-differ = Las { side-name } dicen que los tableros difieren. { $arbiter ->
    [yes] Los relojes están parados. Se llama al árbitro.
   *[no] La partida está en pausa.
}
dialogue-record-says = { $moved ->
    [yes] La última jugada registrada es { $move }.
   *[no] Aún no hay ninguna jugada registrada.
} Para oír todo el tablero, escribe: { WORD("board") }. Coloca bien tus piezas. Después escribe: { WORD("say-boards-agree") }.{ $takes_back ->
    [yes] {" "}Para retirar luego la jugada, escribe: { WORD("undo") }.
   *[no] {""}
}
dialogue-board-agrees = Las { side-name } dicen que los tableros coinciden. El otro jugador aún debe decirlo.
dialogue-diverged = { $known ->
    [yes] Los tableros difieren en { $squares }.
   *[no] El registro no muestra ninguna diferencia.
} { $decision ->
    [both] Las planillas coinciden. Ambos jugadores colocan bien sus piezas.
    [white] Las planillas coinciden. Las blancas colocan bien sus piezas.
    [black] Las planillas coinciden. Las negras colocan bien sus piezas.
    [retrace] Las planillas difieren. Medias jugadas en que coinciden: { WORDS($agreed) }.
   *[unclear] Ambas planillas tienen una jugada ilegal. Hay que reponer la posición anterior.
}{ $confirm ->
    [yes] {" "}Para confirmarlo, escribe: { WORD("say-settle") }.
   *[no] {""}
}
dialogue-diverged-times = Los tiempos de entonces: blancas { $white }, negras { $black }.
dialogue-time-wanted = Las { side-name } te preguntan el tiempo.
dialogue-formalities = El asistente de las { side-name } ha completado las formalidades del aplazamiento.

dialogue-standing = { $state ->
    [await] No se ha tocado nada.
    [touched] Se ha tocado una pieza.
    [placed] La pieza está colocada, la jugada aún no está hecha.
    [made] La jugada de las { side-name } está hecha.
    [repeated] La jugada de las { side-name } está hecha y repetida.
    [mirrored] La jugada de las { side-name } está hecha en ambos tableros.
   *[diverged] Los relojes están parados.
} { dialogue-awaited }
dialogue-awaited = { $who ->
    [you] { $awaited ->
        [move] Te toca jugar.
        [place] Ahora coloca la pieza.
        [remove] Ahora retira la pieza capturada.
        [announce] Ahora anuncia la jugada.
        [promotion] Ahora anuncia la pieza de la coronación.
        [repeat] Ahora repite la jugada.
        [execute] Ahora hazla en tu tablero.
        [agree] Ahora coloca bien tus piezas, y di que los tableros coinciden.
       *[press] Ahora pulsa el reloj.
    }
    [white] Las blancas { $awaited ->
        [move] deben jugar.
        [place] deben colocar la pieza.
        [remove] deben retirar la pieza capturada.
        [announce] deben anunciar la jugada.
        [promotion] deben anunciar la pieza de la coronación.
        [repeat] deben repetir la jugada.
        [execute] deben hacerla en el otro tablero.
        [agree] deben colocar bien las piezas.
       *[press] deben pulsar el reloj.
    }
    [black] Las negras { $awaited ->
        [move] deben jugar.
        [place] deben colocar la pieza.
        [remove] deben retirar la pieza capturada.
        [announce] deben anunciar la jugada.
        [promotion] deben anunciar la pieza de la coronación.
        [repeat] deben repetir la jugada.
        [execute] deben hacerla en el otro tablero.
        [agree] deben colocar bien las piezas.
       *[press] deben pulsar el reloj.
    }
   *[arbiter] Decide el árbitro.
}

dialogue-no-dialogue = Esta partida se juega sin el diálogo. Escribe tu jugada.
dialogue-diverged-wait = Los relojes están parados. Espera la decisión del árbitro.
dialogue-agree-first = Los tableros difieren. Cuando el tuyo esté bien, escribe: { WORD("say-boards-agree") }.
dialogue-agreement-awaited = Los tableros difieren. Tu rival aún debe decir que coinciden. Espera.
dialogue-not-diverged = No consta que los tableros difieran. Sigue jugando.
dialogue-no-piece-there = En esa casilla no hay una pieza para eso. Indica otra.
dialogue-nothing-in-hand = Tienes la mano vacía. Levanta primero una pieza.
dialogue-already-announced = Tu jugada está anunciada. Para corregir un lapsus, escribe: { WORD("say-correct") }, y la jugada.
dialogue-changed-too-often = Has cambiado tu anuncio demasiadas veces: los demás ya no oyen más. Haz tu jugada.
dialogue-repeated-before = Esa jugada ya se ha repetido. Sigue jugando.
dialogue-nothing-to-repeat = No se ha anunciado ninguna jugada. Espera a tu rival.
dialogue-nothing-to-execute = Tu rival aún no ha jugado. Espera su jugada.
dialogue-not-the-announced-move = Se anunció otra jugada. Haz esa.
dialogue-nothing-to-correct = No hay nada que corregir. Anuncia tu jugada.
dialogue-not-the-move-made = Tu tablero muestra otra jugada. Corrige con la que has hecho.
dialogue-already-repeated = Tu rival ya ha repetido o ejecutado tu jugada: queda. Si es errónea, llama al árbitro.
dialogue-too-late-to-correct = El reloj está pulsado: ya es tarde para corregir. Llama al árbitro.
dialogue-already-pressed = No tienes ninguna jugada que completar. Le toca a tu rival.
dialogue-clock-not-running = Tu reloj no corre: tu rival aún no ha pulsado. Espera.
dialogue-not-a-duty = Eso no es tarea de este puesto. Déjalo a los demás.
dialogue-no-assistant = Las { side-name } no tienen asistente.
dialogue-not-requested = Tu jugador no ha preguntado el tiempo. Espera a que lo pida.
dialogue-complaint-after-move = Le toca a tu rival: para una jugada anterior ya es tarde para reclamar. Espera.
dialogue-complaint-too-late = Has tocado una pieza: ya es tarde para reclamar. Haz tu jugada.
dialogue-bound = { $bound ->
    [move] Pieza tocada: debes mover la pieza de { $square }.
    [capture] Pieza tocada: debes capturar la pieza de { $other }.
    [with] Pieza tocada: debes capturar la pieza de { $other } con la de { $square }.
    [castle] Pieza tocada: debes enrocar.
   *[nothing] Puedes hacer cualquier jugada legal.
}
dialogue-not-felt = Solo quien no ve el tablero palpa las piezas.
dialogue-illegal-on-sheets = Ambas planillas tienen una jugada ilegal. Hay que reponer la posición anterior.
dialogue-press-captured = Retira primero la pieza capturada y luego pulsa.
dialogue-press-not-placed = Coloca primero tu pieza y luego pulsa.
dialogue-press-not-announced = Anuncia primero tu jugada y luego pulsa.
dialogue-press-promotion = Anuncia primero tu jugada con la pieza de la coronación y luego pulsa.
dialogue-press-not-repeated = Espera a que tu rival repita tu jugada y luego pulsa.
dialogue-press-not-executed = Espera a que tu jugada esté hecha en el otro tablero y luego pulsa.
dialogue-press-no-move = Haz primero tu jugada y luego pulsa.
dialogue-not-clear = No entiendo qué jugada quieres decir. Indica las dos casillas.
