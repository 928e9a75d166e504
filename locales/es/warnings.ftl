# Avisos de tiempo, y cuáles ha elegido el jugador.
warning-second = { WORDS($seconds) }
warnings = { $on ->
    [yes] Los avisos del tiempo están activados.
   *[no] Los avisos del tiempo están desactivados.
}
warnings-points = Avisos: { $times }.
warnings-countdown = { $seconds ->
    [one] Se dice el último segundo.
   *[other] Se cuentan los últimos { WORDS($seconds, form: "masculine") } segundos.
}
warnings-tick = { $seconds ->
    [one] Un tictac cada segundo
   *[other] Un tictac cada { WORDS($seconds, form: "masculine") } segundos
}{ $limited ->
    [yes] {" "}por debajo de { $below }.
   *[no] .
}
warnings-tone = Suenan tonos en lugar de palabras.
warnings-opponent = Se dicen también los tiempos del rival.
warnings-none = No hay avisos elegidos. Escribe: { WORD("warnings") }, y unos tiempos, como cinco minutos, un minuto, cuenta diez.
warnings-wrong = { $text } no es un aviso. Escribe: { WORD("warnings") }, y unos tiempos, como cinco minutos, un minuto. Puedes añadir: cuenta diez, tictac, tonos, rival.
