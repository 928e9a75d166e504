# Los ritmos de juego en palabras, los que tienen nombre, y el diálogo en que se compone uno.
control-time = { $parts ->
    [h] { time-hours }
    [ms] { time-minutes } y { time-seconds }
    [m] { time-minutes }
   *[s] { time-seconds }
}
control-none = sin reloj
control-up = el tiempo solo se cuenta, sin límite
control-hourglass = reloj de arena, { $time } cada uno: lo que un bando usa, el otro lo gana
control-period = { $count ->
    [0] { $time }
   *[other] { $time } para { timepiece-count }
}
control-then = { $first }, luego { $next }
control-extra = { $base }{ $extra ->
    [none] , sin incremento
    [before] , con { $time } más por cada jugada desde la primera
    [after] , con { $time } más después de cada jugada
    [later] , con { $time } más por cada jugada
    [delay] , con una demora de { $time } antes de cada jugada
   *[bronstein] , con devolución de { $time } como mucho después de cada jugada
}
control-extra-alone = { $extra ->
    [later] { $time } más por cada jugada
    [delay] una demora de { $time } antes de cada jugada
   *[bronstein] devolución de { $time } como mucho después de cada jugada
}{ $count ->
    [0] {""}
   *[other] , para { timepiece-count }
}
control-both = Los dos bandos: { $control }.
control-each = Blancas: { $white }. Negras: { $black }.
preset-item = { $name }: { $control }
preset-fide-standard = Partida clásica de la FIDE
preset-fide-rapid = Rápida de la FIDE
preset-fide-blitz = Relámpago de la FIDE
preset-ibca = IBCA, como en los campeonatos del mundo de jugadores con discapacidad
preset-one-period = Clásica, un período
preset-league = Partida por equipos
preset-club-evening = Tarde de club
preset-classic = Clásica, dos períodos
preset-three-periods = Clásica, tres períodos
preset-quick = Partida corta
preset-active = Ajedrez activo
preset-rapid-ten = Rápida, diez minutos
preset-blitz = Relámpago, cinco minutos
preset-blitz-increment = Relámpago con incremento
preset-bullet = Bala
preset-bullet-increment = Bala con incremento
preset-armageddon = Partida Armagedón
preset-delay = Demora
preset-delay-rapid = Rápida con demora
preset-bronstein = Sistema Bronstein
preset-hourglass = Reloj de arena
preset-count-up = Solo contar
preset-odds = Ventaja de tiempo, cinco a dos
compose-begins = Compón un ritmo de juego. Una respuesta atrás: { WORD("timepiece-back") }. Para cancelar: { WORD("no") }.
compose-kind = ¿De qué tipo? Uno: tiempo para jugadas o para toda la partida. Dos: reloj de arena. Tres: el tiempo solo se cuenta. Escribe el número.
compose-kind-black = Ahora las negras. ¿De qué tipo? Uno: tiempo para jugadas o para toda la partida. Dos: reloj de arena. Tres: el tiempo solo se cuenta. Cuatro: sin reloj.
compose-minutes = { $period ->
    [one] ¿Cuántos minutos?
   *[other] ¿Cuántos minutos más en el período { WORDS($period) }?
} Con segundos: minutos, dos puntos, segundos.
compose-moves = ¿Para cuántas jugadas? Para el resto de la partida: cero, o una línea vacía.
compose-extra = ¿Hay tiempo extra por jugada? Uno: no. Dos: se añade tiempo. Tres: una demora antes de cada jugada. Cuatro: se devuelve lo usado, hasta un límite.
compose-seconds = ¿Cuántos segundos?
compose-first = ¿Se añade tiempo antes de la primera jugada? { WORD("yes") } o { WORD("no") }.
compose-so-far = Hasta ahora: { $control }.
compose-same = ¿Tienen las negras el mismo? { WORD("yes") } o { WORD("no") }.
compose-now-black = Ahora las negras.
compose-draw = ¿Las tablas cuentan como victoria de las negras, como en una partida Armagedón? { WORD("yes") } o { WORD("no") }.
compose-heard = { $control }{ $draw ->
    [for-black] {" "}Las tablas cuentan como victoria de las negras.
   *[usual] {""}
} ¿Es correcto? { WORD("yes") }, o { WORD("no") } para volver a empezar.
compose-name = Para guardarlo, escribe un nombre. Si no, pulsa Intro.
compose-saved = Guardado como { $text }.
compose-not-saved = No se ha guardado: { $why }. Se usa de todos modos.
compose-used = Vale desde ahora.
compose-next = Se usará a partir de la próxima partida.
compose-dropped = Cancelado. El reloj no cambia.
compose-wrong = { $text } no vale como respuesta.
compose-empty = No has escrito nada.
compose-range = { $text } es demasiado o demasiado poco. { $least ->
    [0] Escribe un número hasta { WORDS($most) }.
   *[other] Escribe un número de { WORDS($least) } a { WORDS($most) }.
}
compose-name-taken = { $text } es el nombre de un ritmo incluido. Elige otro.
compose-one-hourglass = El reloj de arena debe ser para los dos bandos.
compose-name-wrong = Usa letras, cifras y guiones. El nombre no puede ser un ritmo de juego.
compose-first-answer = Esta es la primera pregunta.
