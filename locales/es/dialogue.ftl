# El diálogo del Apéndice D: anunciar, repetir, ejecutar, pulsar.

dialogue-repeated = Las { side-name } repiten: { $move }.
dialogue-mismatch = No coincide. Repita la jugada, por favor.
dialogue-corrected = Las { side-name } corrigen: { $move }.
dialogue-adjusting = Las { side-name }: compongo.
dialogue-stopped = Los relojes están parados. Se llama al árbitro.
dialogue-did = { $deed ->
    [lifted] Levantado
    [touched] Tocado
    [placed] Colocado
    [removed] Retirado
   *[new-piece] Pieza nueva
}: { piece-of-side }, { $square }.
dialogue-executed = Hecha en tu tablero: { $move }.
dialogue-promotion-missing = Anuncia otra vez la jugada con la pieza en que se convierte el peón.
dialogue-your-move-is-made = Tu jugada está hecha.
dialogue-adjust-board = Tu tablero muestra otra cosa. { $moved ->
    [yes] La última jugada que vale es { $move }.
   *[no] Vale la posición inicial.
} Coloca bien tus piezas.

dialogue-press-refused = Las { side-name } han pulsado antes de hacer la jugada: { dialogue-missing }
dialogue-missing = { $missing ->
    [captured] la pieza capturada no está retirada.
    [not-placed] la pieza no está colocada.
    [not-announced] la jugada no está anunciada.
    [promotion] no se ha anunciado en qué se convierte el peón.
    [not-repeated] la jugada no está repetida.
    [not-executed] la jugada no está hecha en el otro tablero.
   *[no-move] no hay ninguna jugada.
}
dialogue-obligation = Las { side-name } no mueven la pieza que han tocado.
dialogue-touch-reported = Aviso: las { side-name } han tocado la pieza de { $square }.
dialogue-touch-claimed = Las { side-name } reclaman: pieza tocada.{ $waits ->
    [yes] {" "}Los relojes están parados hasta que decida el árbitro.
   *[no] {""}
}
dialogue-touch-decide = Las { side-name } dicen que una pieza tocada no se movió. { $known ->
    [yes] Constan como tocadas: { $squares }.
   *[no] No consta ninguna pieza tocada.
} Escriba { WORD("say-accept-claim") } o { WORD("say-reject-claim") }.
dialogue-touch-binds = { $bound ->
    [move] Pieza tocada: las { side-name } deben mover la pieza de { $square }.
    [capture] Pieza tocada: las { side-name } deben capturar la pieza de { $other }.
    [with] Pieza tocada: las { side-name } deben capturar la pieza de { $other } con la de { $square }.
    [castle] Pieza tocada: las { side-name } deben enrocar.
   *[nothing] No consta ninguna pieza tocada que pueda moverse. Las { side-name } pueden hacer cualquier jugada legal.
}
dialogue-slip = Las { side-name } han corregido un lapsus.
dialogue-overstepped = El asistente de las { side-name } { $duty ->
    [none] ha hecho lo que no corresponde a ningún asistente.
   *[other] ha hecho, sin que se lo pidan o para quien no debe, lo que en otro caso le corresponde.
}
dialogue-diverged = Los tableros difieren en { $squares }. { $decision ->
    [both] Las planillas coinciden. Ambos jugadores colocan bien sus piezas.
    [white] Las planillas coinciden. Las blancas colocan bien sus piezas.
    [black] Las planillas coinciden. Las negras colocan bien sus piezas.
    [retrace] Las planillas difieren. Medias jugadas en que coinciden: { WORDS($agreed) }.
   *[unclear] En ambas planillas hay una jugada ilegal: restablece la posición anterior a ella.
}{ $confirm ->
    [yes] {" "}Escribe ajusta los tableros para confirmarlo.
   *[no] {""}
}
dialogue-diverged-times = Los tiempos de entonces: blancas { $white }, negras { $black }.
dialogue-time-wanted = Las { side-name } te preguntan el tiempo.
dialogue-formalities = El asistente de las { side-name } ha hecho lo que pide el aplazamiento.

dialogue-standing = { $state ->
    [await] No se ha tocado nada.
    [touched] Se ha tocado una pieza.
    [placed] La pieza está colocada, la jugada aún no está hecha.
    [made] La jugada de las { side-name } está hecha.
    [repeated] La jugada de las { side-name } está hecha y repetida.
    [mirrored] La jugada de las { side-name } está hecha en ambos tableros.
   *[diverged] Los relojes están parados.
} { $who ->
    [you] { $awaited ->
        [move] Te toca jugar.
        [place] Ahora coloca la pieza.
        [remove] Ahora retira la pieza capturada.
        [announce] Ahora anuncia la jugada.
        [promotion] Ahora anuncia en qué se convierte el peón.
        [repeat] Ahora repite la jugada.
        [execute] Ahora hazla en tu tablero.
       *[press] Ahora pulsa el reloj.
    }
    [white] Las blancas { $awaited ->
        [move] tienen que jugar.
        [place] tienen que colocar la pieza.
        [remove] tienen que retirar la pieza capturada.
        [announce] tienen que anunciar.
        [promotion] tienen que anunciar en qué se convierte el peón.
        [repeat] tienen que repetir.
        [execute] tienen que hacerla en el otro tablero.
       *[press] tienen que pulsar el reloj.
    }
    [black] Las negras { $awaited ->
        [move] tienen que jugar.
        [place] tienen que colocar la pieza.
        [remove] tienen que retirar la pieza capturada.
        [announce] tienen que anunciar.
        [promotion] tienen que anunciar en qué se convierte el peón.
        [repeat] tienen que repetir.
        [execute] tienen que hacerla en el otro tablero.
       *[press] tienen que pulsar el reloj.
    }
   *[arbiter] Decide el árbitro.
}

dialogue-no-dialogue = Esta partida se juega sin el diálogo. Escribe tu jugada.
dialogue-diverged-wait = Los relojes están parados hasta que decida el árbitro. Espéralo.
dialogue-not-diverged = Nadie ha encontrado tableros diferentes. Sigue jugando.
dialogue-no-piece-there = En esa casilla no hay una pieza para eso. Indica otra casilla.
dialogue-nothing-in-hand = No tienes ninguna pieza en la mano. Levanta una primero.
dialogue-already-announced = Tu jugada está anunciada. Si fue un lapsus, escribe corrige y la jugada.
dialogue-nothing-to-repeat = No hay ningún anuncio que repetir. Espera el de tu rival.
dialogue-nothing-to-execute = Tu rival aún no ha hecho ninguna jugada. Espérala.
dialogue-not-the-announced-move = Se anunció otra jugada. Haz esa.
dialogue-nothing-to-correct = No hay nada que corregir. Anuncia tu jugada.
dialogue-not-the-move-made = Tus piezas muestran otra jugada. Corrige con la que has hecho.
dialogue-already-repeated = Su rival ya ha repetido o ejecutado su jugada: queda. Si es errónea, llame al árbitro.
dialogue-too-late-to-correct = El reloj está pulsado: ya es tarde para corregir. Llama al árbitro.
dialogue-already-pressed = No tienes ninguna jugada que completar. Le toca a tu rival.
dialogue-clock-not-running = Tu reloj no corre: tu rival no ha pulsado. Pulsa después.
dialogue-not-a-duty = Eso no corresponde a este puesto. Déjalo a quien le corresponde.
dialogue-not-requested = Tu jugador no ha preguntado el tiempo. Dilo cuando te lo pidan.
dialogue-complaint-too-late = Tú también has tocado una pieza: ya es tarde para reclamar. Haz tu jugada.
dialogue-bound = { $bound ->
    [move] Pieza tocada: debe mover la pieza de { $square }.
    [capture] Pieza tocada: debe capturar la pieza de { $other }.
    [with] Pieza tocada: debe capturar la pieza de { $other } con la de { $square }.
    [castle] Pieza tocada: debe enrocar.
   *[nothing] Puede hacer cualquier jugada legal.
}
dialogue-not-felt = Tú ves tu tablero. Solo quien no lo ve palpa las piezas.
dialogue-illegal-on-sheets = En ambas planillas hay una jugada ilegal. Restablece la posición anterior a ella.
dialogue-press-captured = La pieza capturada sigue ahí. Retírala y luego pulsa.
dialogue-press-not-placed = Tu pieza aún no está colocada. Colócala y luego pulsa.
dialogue-press-not-announced = Tu jugada aún no está anunciada. Anúnciala y luego pulsa.
dialogue-press-promotion = No has anunciado en qué se convierte el peón. Anúncialo y luego pulsa.
dialogue-press-not-repeated = Tu rival no ha repetido tu jugada. Espera y luego pulsa.
dialogue-press-not-executed = Tu jugada aún no está hecha en el otro tablero. Espera y luego pulsa.
dialogue-press-no-move = Aún no has jugado. Haz tu jugada y luego pulsa.
dialogue-not-clear = No entiendo qué jugada quieres decir. Indica las dos casillas.
help-dialogue = El diálogo entero: la jugada que escribes queda anunciada y hecha. Anuncia, repite, corrige o ejecuta una jugada, levanta, coloca o retira una pieza, y luego pulsa. Estado dice qué falta.
