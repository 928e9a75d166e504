# El reloj en la mesa: interrupciones, el comienzo, quién está presente.

gap = { $cause ->
    [slept] El ordenador ha estado suspendido mientras corría el reloj de las { side-name }: { $time }.
    [away] La consola ha estado apagada mientras corría el reloj de las { side-name }, durante cerca de { $time }.
   *[unknown] La consola ha estado apagada mientras corría el reloj de las { side-name }; nadie sabe cuánto tiempo.
} Ese tiempo no se carga a nadie y los relojes están parados. { $decides ->
    [arbiter] Decide el árbitro.
   *[players] Escribe { WORD("resume") } para continuar, o antes cargar, si debe contar para las { side-name }.
}
slept = El ordenador ha estado suspendido: { $time }. Ningún reloj corría.
charged = Tiempo cargado a las { side-name }: { $time }. Les queda: { $left }. Escribe { WORD("resume") } para continuar.

clock-waits = Los relojes aún no corren: la partida empieza cuando lo diga el árbitro.
clock-first-move = Las blancas tienen { $white }, las negras tienen { $black }. El reloj se pone en marcha con la primera jugada.
clock-begun = El árbitro da comienzo a la partida. Juegan las { side-name }.
arrived = El jugador de las { side-name } está presente.
late = El jugador de las { side-name } llega tarde: { $time }. { $over ->
    [yes] El tiempo de espera había terminado y la partida está perdida, salvo que decida otra cosa. Escriba fin con el resultado, o deje que siga.
   *[no] El tiempo de espera no había terminado: la partida sigue.
}
default-time-over = El tiempo de espera ha terminado y el jugador de las { side-name } no está. La partida está perdida, salvo que decida otra cosa: escriba fin con el resultado, o deje que siga.
default-time-over-both = El tiempo de espera ha terminado y no está ninguno de los jugadores. Pierden los dos, salvo que decida otra cosa: escriba fin con el resultado, o deje que siga.

class = { $class ->
    [blitz] Por su tiempo, esta es una partida relámpago.
    [rapid] Por su tiempo, esta es una partida rápida.
   *[standard] Por su tiempo, esta es una partida de ajedrez clásico.
}
armageddon = Esta es una partida Armagedón: las tablas cuentan como victoria de las negras.
armageddon-drawn = En una partida Armagedón estas tablas cuentan como victoria de las negras.

flag-remedy = { $game ->
    [yes] No ha empezado ninguna partida; corrígelo y llama otra vez al programa.
   *[no] Corrígelo y llama otra vez al programa, o con --help.
}
flag-unknown = No existe la opción { $flag }.
flag-near = No existe la opción { $flag }. ¿Querías decir { $near }?
flag-no-command = No existe la orden { $text }.
flag-near-command = No existe la orden { $text }. ¿Querías decir { $near }?
flag-value = { $flag } no puede ser { $value }.
flag-value-valid = { $flag } no puede ser { $value }. Elige entre: { $valid }.
flag-no-value = Falta un valor detrás de { $flag }.
flag-missing = Falta { $text }.
flag-conflict = { $flag } y { $other } no pueden ir juntas.
flag-too-much = Sobra la palabra { $text }.
flag-assistant = Un jugador con discapacidad visual y otro con discapacidad auditiva necesitan un asistente. Indica assistant yes u opponent-assistant yes.
flag-setting = { $flag }: { $why }.
flag-unreadable = Esta línea de órdenes no se puede leer: { $why }.
wrong-one-of = { $given } no vale aquí; sería correcto uno de estos: { $names }
wrong-number = { $given } no vale aquí; sería correcto un número entero de { $least } a { $most }
wrong-too-long = es demasiado largo; serían correctos { $most } caracteres como mucho
wrong-not-one-line = sería correcta una sola línea, sin tabuladores ni otros caracteres de control
wrong-no-rules = no existe el reglamento { $given }; sería correcto uno de estos: { $names }
wrong-no-directory = sería correcta una carpeta
wrong-no-whole-path = { $given } no vale aquí; sería correcta una ruta completa, desde /
wrong-cue = { $given } no vale aquí; sería correcto on, off, un número de 0 a 100, o la ruta completa de un archivo WAV, desde /, también con un número así detrás
wrong-time-near = { $why }; quizá { $near }
wrong-no-setting = no existe el ajuste { $given }; annabella config los enumera todos
wrong-no-setting-near = no existe el ajuste { $given }; quizá { $near }
wrong-no-text = sería correcto un texto entre comillas, o un número
wrong-other = { $why }
wrong-warning = { $text } no vale aquí; sería correcto off, o tiempos como 5:00 1:00 0:30, y countdown=10, tick=1, tick-below=1:00, tone, opponent
wrong-warning-seconds = { $text } no vale aquí; sería correcto un número entero de segundos, { $most } como mucho
wrong-warning-point = { $text } no vale aquí; serían correctos minutos y dos cifras de segundos, como 5:00 o 0:30, hasta 24 horas
wrong-warnings-many = son demasiados tiempos; serían correctos { $most } como mucho
wrong-warning-tick = tick-below dice dónde empieza el tictac, y no hay ninguno; añade tick=1
time-wrong-side = para las { side-name }, { $why }
time-wrong-sides = nombra cada bando una vez, por ejemplo white=5 black=4
time-wrong = { $kind ->
    [empty] la parte { WORDS($part) } del tiempo está vacía; sería correcto, por ejemplo, 25+5 o 90/40+30,30+30
    [no-minutes] en la parte { WORDS($part) } del tiempo faltan los minutos; sería correcto, por ejemplo, 25+5
    [no-moves] en la parte { WORDS($part) } del tiempo falta el número de jugadas tras la barra; sería correcto, por ejemplo, 90/40
    [no-seconds] en la parte { WORDS($part) } del tiempo faltan los segundos; sería correcto, por ejemplo, 30+30
    [minutes] en la parte { WORDS($part) } del tiempo, { $text } no es un número entero de minutos; sería correcto, por ejemplo, 25+5
    [moves] en la parte { WORDS($part) } del tiempo, { $text } no es un número entero de jugadas; sería correcto, por ejemplo, 90/40
    [seconds] en la parte { WORDS($part) } del tiempo, { $text } no es un número entero de segundos; sería correcto, por ejemplo, 30+30
    [figures] en la parte { WORDS($part) } del tiempo, tras los dos puntos de { $text } van dos cifras de segundos, como en 3:30; un incremento se escribe 25+5
    [range-minutes] en la parte { WORDS($part) } del tiempo, { $text } minutos son muy pocos o demasiados; sería correcto de 1 a { $most }, por ejemplo 25+5
    [range-moves] en la parte { WORDS($part) } del tiempo, { $text } jugadas son muy pocas o demasiadas; sería correcto de 1 a { $most }, por ejemplo 90/40
    [range-seconds] en la parte { WORDS($part) } del tiempo, { $text } segundos son muy pocos o demasiados; como mucho { $most }, por ejemplo 25+5
    [period-moves] parte { WORDS($part) } del tiempo: cada periodo menos el último nombra sus jugadas, y el último ninguna, como en 90/40,30
    [periods] el tiempo tiene { WORDS($part) } periodos; sería correcto de uno a cuatro
   *[after] la palabra after dice cuándo llega el primer incremento, y no hay incremento; sería correcto, por ejemplo, 25+5 after
}
