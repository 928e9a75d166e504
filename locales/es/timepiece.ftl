# El reloj solo (annabella clock).
timepiece-set-up = El reloj está ajustado. { $control }
timepiece-greeting = { $white } pulsa por las blancas, { $black } por las negras. { $resumed ->
    [yes] { $resume } vuelve a poner en marcha el reloj.
   *[no] La primera pulsación de las negras pone en marcha el tiempo de las blancas.
} { $help } dice todas las teclas.
timepiece-greeting-lines = { $resumed ->
    [yes] Escribe { WORD("resume") } para volver a poner en marcha el reloj, o { WORD("help") }.
   *[no] Escribe blancas o negras para pulsar, o { WORD("help") }. La primera pulsación de las negras pone en marcha el tiempo de las blancas.
}
timepiece-paused = El reloj está parado.
timepiece-resumed = Corre el tiempo de las { side-name }.
timepiece-taken-up = El reloj se ha reanudado y está parado. Las blancas tienen { $white }, las negras tienen { $black }. Juegan las { side-name }.{ $gap ->
    [yes] {" "}La interrupción duró { $time } y no se carga a nadie. Los tiempos se anotaron como mucho cinco segundos antes.
   *[no] {""}
}
timepiece-slept = El ordenador ha estado suspendido: { $time }. Ese tiempo no se carga a nadie y el reloj está parado. Escribe { WORD("resume") } para continuar.
timepiece-slept-keys = El ordenador ha estado suspendido: { $time }. Ese tiempo no se carga a nadie y el reloj está parado. { $key } lo vuelve a poner en marcha.
timepiece-flag = { $second ->
    [yes] También ha caído la bandera de las { side-name }, después de la otra.
   *[no] Ha caído la bandera de las { side-name }.
}
timepiece-fell-first = La bandera de las { side-name } cayó primero.
timepiece-flag-state = { $flag ->
    [first] La bandera ha caído, la primera de las dos.
    [second] La bandera ha caído, la segunda de las dos.
   *[only] La bandera ha caído.
}
timepiece-left-now = Ahora las { side-name } tienen { $time }.
timepiece-moves-now = Ahora las { side-name } han completado { timepiece-count }.
timepiece-turn-now = Ahora juegan las { side-name }.
timepiece-finished = El reloj está guardado.
timepiece-not-running = Corre el tiempo de las { side-name }. Solo las { side-name } pueden pulsar.
timepiece-stands = El reloj está parado. Ponlo antes en marcha, con { WORD("resume") }.
timepiece-stands-keys = El reloj está parado. { $key } lo vuelve a poner en marcha.
timepiece-runs = El reloj corre. Páralo antes, con { WORD("pause") }.
timepiece-runs-keys = El reloj corre. Páralo antes, con { $key }.
timepiece-nothing-to-pause = El reloj ya está parado.
timepiece-over = Esta partida ha terminado. { WORD("compose") } ajusta otro reloj.
timepiece-used = { $whose ->
    [own] Has usado { $time }.
    [other] Tu rival ha usado { $time }.
   *[side] Las { side-name } han usado { $time }.
}
timepiece-count = { $count ->
    [one] una jugada
   *[other] { WORDS($count, form: "feminine") } jugadas
}
timepiece-moves = Las blancas han completado { $white }, las negras { $black }. Juegan las { side-name }.
timepiece-to-control = { $comes ->
    [yes] Hasta el control de tiempo: { timepiece-count }.
   *[no] Ya no hay más controles de tiempo.
}
timepiece-elapsed = La partida ha durado { $time }.{ $stood ->
    [yes] {" "}De ese tiempo el reloj estuvo parado { $paused }.
   *[no] {""}
}
# Asked of White first: how to answer is told there, and again where an answer means nothing.
timepiece-ask-left = { $side ->
    [white] ¿Cuánto han de tener las { side-name }? Ahora tienen { $time }. Escribe los minutos, o minutos, dos puntos, segundos. Una línea vacía no cambia nada.
   *[black] ¿Cuánto han de tener las { side-name }? Ahora tienen { $time }.
}
timepiece-ask-moves = ¿Cuántas jugadas han completado las { side-name }? Ahora: { timepiece-count }.
timepiece-ask-turn = ¿Quién juega? Ahora las { side-name }. Escribe blancas o negras.
timepiece-not-a-time = { $text } no es un tiempo. Escribe los minutos, o minutos, dos puntos, segundos.
timepiece-not-a-number = { $text } no es un número de jugadas. Escribe un número entero.
timepiece-not-a-side = { $text } no son ni blancas ni negras.
timepiece-nothing-asked = No se ha cambiado nada.
timepiece-none = No hay ningún reloj que reanudar. Empieza sin resume.
timepiece-held = Otro programa tiene abierto este reloj: { $file }. Ciérralo antes allí.
timepiece-kept = El reloj está guardado. Podrás reanudarlo. Hasta pronto.
timepiece-confirm-quit = ¿Salir? El reloj se para y se podrá reanudar. Escribe { WORD("yes") } o { WORD("no") }.
timepiece-pad = { $connected ->
    [yes] Hay un mando conectado: { $name }.
   *[no] El mando { $name } ya no está. Sus botones ya no pulsan.
}
timepiece-word = Escribe una palabra.
timepiece-unknown = No entiendo { $text }. Escribe { WORD("help") }.
timepiece-help-lines = Escribe blancas o negras para pulsar; { WORD("own-time") }, { WORD("other-time") } o { WORD("clock") } para los tiempos; { WORD("short-times") } o { WORD("long-times") } para cómo se dicen; { $words }. Como árbitro añade blancas dos dos puntos treinta, quita, pon, jugadas blancas doce, juegan negras.
timepiece-begun = El reloj ya ha empezado. Escribe antes { WORD("timepiece-finish") } para guardarlo y ajusta después otro.
timepiece-key-press-white = pulsa por las blancas.
timepiece-key-press-black = pulsa por las negras.
timepiece-key-press = pulsa por el bando cuyo tiempo corre.
timepiece-key-own-time = tu tiempo.
timepiece-key-other-time = el tiempo de tu rival.
timepiece-key-clocks = los dos tiempos.
timepiece-key-moves = el número de jugadas.
timepiece-key-to-control = cuántas jugadas faltan para el control de tiempo.
timepiece-key-elapsed = cuánto ha durado la partida.
timepiece-key-time-of-day = la hora.
timepiece-key-control = el ritmo de juego.
timepiece-key-pause = para el reloj y lo pone otra vez en marcha.
timepiece-key-correct = ajusta tiempos, jugadas y quién juega, mientras el reloj está parado.
timepiece-key-compose = compone un ritmo de juego, antes de la partida.
timepiece-key-warnings = desactiva o activa los avisos.
timepiece-key-power = batería y red eléctrica.
timepiece-key-speech = desactiva o activa la voz privada.
timepiece-key-repeat = repite las últimas palabras.
timepiece-key-silence = hace callar la voz.
timepiece-key-word = abre una línea para una palabra.
timepiece-key-help = dice todas las teclas.
timepiece-key-leave = pregunta si quieres salir.
