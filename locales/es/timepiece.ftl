# El reloj solo (annabella clock).
timepiece-set-up = El reloj está ajustado. { $control }
timepiece-greeting = { $white } pulsa por las blancas, { $black } por las negras. { $resumed ->
    [yes] Para poner en marcha el reloj: { $resume }.
   *[no] La primera pulsación de las negras pone en marcha el tiempo de las blancas.
} Todas las teclas: { $help }.
timepiece-greeting-lines = { $resumed ->
    [yes] Para poner en marcha el reloj, escribe: { WORD("resume") }. Ayuda: { WORD("help") }.
   *[no] Para pulsar, escribe: blancas, o negras. La primera pulsación de las negras pone en marcha el tiempo de las blancas. Ayuda: { WORD("help") }.
}
timepiece-paused = El reloj está parado.
timepiece-resumed = Corre el tiempo de las { side-name }.
timepiece-taken-up = El reloj se ha recuperado y está parado. Las blancas tienen { $white }, las negras tienen { $black }. Juegan las { side-name }.{ $gap ->
    [yes] {" "}La interrupción de { $time } no se carga. Los tiempos se anotaron como mucho cinco segundos antes.
   *[no] {""}
}
timepiece-slept = El ordenador ha estado suspendido: { $time }. Ese tiempo no se carga. El reloj está parado. Para continuar, escribe: { WORD("resume") }.
timepiece-slept-keys = El ordenador ha estado suspendido: { $time }. Ese tiempo no se carga. El reloj está parado. Para continuar: { $key }.
timepiece-flag = { $second ->
    [yes] También ha caído la bandera de las { side-name }, la segunda.
   *[no] Ha caído la bandera de las { side-name }.
}
timepiece-fell-first = La bandera de las { side-name } cayó primero.
timepiece-flag-state = { $flag ->
    [first] La bandera ha caído, la primera.
    [second] La bandera ha caído, la segunda.
   *[only] La bandera ha caído.
}
timepiece-left-now = Ahora las { side-name } tienen { $time }.
timepiece-moves-now = Ahora las { side-name } han completado { timepiece-count }.
timepiece-turn-now = Ahora juegan las { side-name }.
timepiece-finished = El reloj está guardado.
timepiece-not-running = Corre el tiempo de las { side-name }. Solo las { side-name } pueden pulsar.
timepiece-stands = Pon antes en marcha el reloj. Escribe: { WORD("resume") }.
timepiece-stands-keys = Pon antes en marcha el reloj: { $key }.
timepiece-runs = Detén antes el reloj. Escribe: { WORD("pause") }.
timepiece-runs-keys = Detén antes el reloj: { $key }.
timepiece-nothing-to-pause = El reloj ya está parado.
timepiece-over = Esta partida ha terminado. Para otro reloj, escribe: { WORD("compose") }.
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
   *[no] No quedan controles de tiempo.
}
timepiece-elapsed = La partida ha durado { $time }.{ $stood ->
    [yes] {" "}El reloj estuvo parado { $paused }.
   *[no] {""}
}
# Primero se pregunta por las blancas: esa pregunta dice cómo responder, y también el rechazo de una respuesta errónea.
timepiece-ask-left = { $side ->
    [white] ¿Qué tiempo deben tener las { side-name }? Hasta ahora: { $time }. Escribe los minutos, o minutos, dos puntos, segundos. Una línea vacía no cambia nada.
   *[black] ¿Qué tiempo deben tener las { side-name }? Hasta ahora: { $time }.
}
timepiece-ask-moves = ¿Cuántas jugadas han completado las { side-name }? Hasta ahora: { timepiece-count }.
timepiece-ask-turn = ¿Quién juega? Hasta ahora: { side-name }. Escribe blancas o negras.
timepiece-not-a-time = { $text } no es un tiempo. Escribe los minutos, o minutos, dos puntos, segundos.
timepiece-not-a-number = { $text } no es un número de jugadas. Escribe un número entero.
timepiece-not-a-side = { $text } no son ni blancas ni negras.
timepiece-nothing-asked = No se ha cambiado nada.
timepiece-none = No hay ningún reloj guardado. Empieza uno sin resume.
timepiece-held = Otro programa tiene abierto este reloj: { $file }. Ciérralo antes allí.
timepiece-kept = El reloj está guardado. Podrás reanudarlo. Hasta pronto.
timepiece-confirm-quit = ¿Salir? El reloj se para. Podrás reanudarlo. Escribe { WORD("yes") } o { WORD("no") }.
timepiece-pad = { $connected ->
    [yes] Mando conectado: { $name }.
   *[no] Mando desconectado: { $name }. Sus botones ya no funcionan.
}
timepiece-word = Escribe una palabra.
timepiece-unknown = No entiendo { $text }. Escribe: { WORD("help") }.
timepiece-help-lines = Para pulsar: blancas, o negras. Tiempos: { WORD("own-time") }, { WORD("other-time") } o { WORD("clock") }. Cómo se dicen: { WORD("short-times") } o { WORD("long-times") }. Además: { $words }. Árbitro: añade blancas dos dos puntos treinta; quita; pon; jugadas blancas doce; juegan negras.
timepiece-begun = Este reloj ya ha empezado. Para ajustar otro, escribe antes: { WORD("timepiece-finish") }.
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
timepiece-key-help = todas las teclas.
timepiece-key-leave = pregunta si quieres salir.
