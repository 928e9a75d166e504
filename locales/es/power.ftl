# Batería y red eléctrica, y el ordenador que debe seguir despierto.

power = { $kind ->
    [charging] Conectado a la red, con la batería al { WORDS($percent) } por ciento.
    [mains] Conectado a la red. Este ordenador no tiene batería.
    [battery] Con batería, al { WORDS($percent) } por ciento.
    [level] La batería está al { WORDS($percent) } por ciento. No se sabe si se está cargando.
   *[unknown] No se sabe nada de la alimentación de este ordenador.
}
power-low = La batería ha bajado al { WORDS($percent) } por ciento. Conecta el cargador.
sleep-not-held = Este ordenador puede suspenderse durante la partida, { $why ->
    [bus] porque no hay un bus del sistema al que preguntar
    [logind] porque ningún gestor de sesión responde de la suspensión
    [refused] porque el sistema se niega a impedir la suspensión
   *[answer] porque el gestor de sesión no contesta
}. Deja la tapa abierta y pulsa una tecla de vez en cuando.
