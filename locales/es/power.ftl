# Batería y red eléctrica, y que el ordenador siga despierto.

power = { $kind ->
    [charging] Conectado a la red. La batería está al { WORDS($percent) } por ciento.
    [mains] Conectado a la red. No hay batería.
    [battery] Con batería, al { WORDS($percent) } por ciento.
    [level] La batería está al { WORDS($percent) } por ciento. No se sabe si se está cargando.
   *[unknown] No se conoce el estado de la batería y la red.
}
power-low = La batería ha bajado al { WORDS($percent) } por ciento. Conecta el cargador.
sleep-not-held = Este ordenador puede suspenderse durante la partida, { $why ->
    [bus] porque falta el bus del sistema
    [logind] porque no hay gestor de sesión
    [refused] porque el sistema se niega a impedir la suspensión
   *[answer] porque el gestor de sesión no contesta
}. Deja la tapa abierta y pulsa una tecla de vez en cuando.
