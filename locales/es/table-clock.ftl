# El reloj en la mesa: interrupciones, el comienzo, quién está presente.

gap = { $cause ->
    [slept] El ordenador ha estado suspendido { $time } mientras corría el reloj de las { side-name }.
    [away] La consola ha estado apagada { $time } mientras corría el reloj de las { side-name }.
   *[unknown] La consola ha estado apagada un tiempo desconocido mientras corría el reloj de las { side-name }.
} Ese tiempo no se carga, y los relojes están parados. { $decides ->
    [arbiter] Decide el árbitro.
   *[players] Para cargarlo a las { side-name }, escribe: { WORD("charge-gap") }. Para continuar, escribe: { WORD("resume") }.
}
slept = El ordenador ha estado suspendido: { $time }. Ningún reloj corría.
charged = Se carga a las { side-name }: { $time }. Les queda: { $left }. Para continuar, escribe: { WORD("resume") }.

clock-waits = Los relojes están parados hasta que el árbitro empiece la partida.
clock-first-move = Las blancas tienen { $white }, las negras tienen { $black }. El reloj se pone en marcha con la primera jugada.
clock-begun = El árbitro da comienzo a la partida. Juegan las { side-name }.
arrived = Las { side-name } están aquí.
late = Las { side-name } llegan tarde: { $time }. { $over ->
    [yes] El tiempo de incomparecencia ha terminado: la partida está perdida, salvo que decida otra cosa. Escriba: { WORD("order-result") }, y el resultado; o: { WORD("order-go-on") }.
   *[no] El tiempo de incomparecencia no había terminado. La partida sigue.
}
default-time-over = Las { side-name } están ausentes, y el tiempo de incomparecencia ha terminado. La partida está perdida, salvo que decida otra cosa. Escriba: { WORD("order-result") }, y el resultado; o: { WORD("order-go-on") }.
default-time-over-both = Ambos jugadores están ausentes, y el tiempo de incomparecencia ha terminado. Pierden los dos, salvo que decida otra cosa. Escriba: { WORD("order-result") }, y el resultado; o: { WORD("order-go-on") }.

class = { $class ->
    [blitz] Es una partida relámpago.
    [rapid] Es una partida rápida.
   *[standard] Es una partida clásica.
}
armageddon = Esta es una partida Armagedón: las tablas cuentan como victoria de las negras.
armageddon-drawn = En una partida Armagedón estas tablas cuentan como victoria de las negras.

flag-remedy = { $game ->
    [yes] No ha empezado ninguna partida. Corrígelo y arranca otra vez el programa.
   *[no] Corrígelo y arranca otra vez el programa, o añade --help.
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
flag-assistant = Un jugador con discapacidad visual contra uno con discapacidad auditiva necesita un asistente. Usa assistant yes, u opponent-assistant yes.
flag-setting = { $flag }: { $why }.
flag-unreadable = Esta línea de órdenes no se puede leer: { $why }.
wrong-one-of = { $given } no vale aquí; elige uno de estos: { $names }
wrong-number = { $given } no vale aquí; usa un número entero de { $least } a { $most }
wrong-too-long = es demasiado largo; usa { $most } caracteres como mucho
wrong-not-one-line = usa una sola línea, sin tabuladores ni otros caracteres de control
wrong-no-rules = no existe el reglamento { $given }; elige uno de estos: { $names }
wrong-no-directory = indica una carpeta
wrong-no-whole-path = { $given } no vale aquí; usa una ruta completa, desde /
wrong-cue = { $given } no vale aquí; usa on, off o un número de 0 a 100; o la ruta completa de un archivo WAV, desde /, también con un número así detrás
wrong-time-near = { $why }; quizá { $near }
wrong-no-setting = no existe el ajuste { $given }; para verlos todos, escribe annabella config
wrong-no-setting-near = no existe el ajuste { $given }; quizá { $near }
wrong-no-text = usa un texto entre comillas, o un número
wrong-file-unread = el archivo no se puede leer: { $why }
wrong-file-unwritten = el archivo no se puede escribir: { $why }
wrong-file-large = el archivo es demasiado grande; caben como mucho { $most } kilobytes
wrong-no-utf8 = no es texto en UTF-8; guarda el archivo como UTF-8
wrong-no-toml = esto no es TOML, que tiene por ejemplo esta forma: { $like }
wrong-other = { $why }
wrong-warning = { $text } no vale aquí; usa off, o tiempos como 5:00 1:00 0:30, y countdown=10, tick=1, tick-below=1:00, tone, opponent
wrong-warning-seconds = { $text } no vale aquí; usa un número entero de segundos, { $most } como mucho
wrong-warning-point = { $text } no vale aquí; usa minutos y dos cifras de segundos, como 5:00 o 0:30, hasta 24 horas
wrong-warnings-many = son demasiados tiempos; usa { $most } como mucho
wrong-warning-tick = tick-below necesita un tictac; añade tick=1
time-wrong-side = para las { side-name }, { $why }
time-wrong-sides = nombra cada bando una vez, por ejemplo white=5 black=4
time-wrong = { $kind ->
    [empty] la parte { WORDS($part) } del tiempo está vacía; escribe, por ejemplo, 25+5 o 90/40+30,30+30
    [no-minutes] en la parte { WORDS($part) } del tiempo faltan los minutos; escribe, por ejemplo, 25+5
    [no-moves] en la parte { WORDS($part) } del tiempo falta el número de jugadas tras la barra; escribe, por ejemplo, 90/40
    [no-seconds] en la parte { WORDS($part) } del tiempo faltan los segundos; escribe, por ejemplo, 30+30
    [minutes] en la parte { WORDS($part) } del tiempo, { $text } no es un número entero de minutos; escribe, por ejemplo, 25+5
    [moves] en la parte { WORDS($part) } del tiempo, { $text } no es un número entero de jugadas; escribe, por ejemplo, 90/40
    [seconds] en la parte { WORDS($part) } del tiempo, { $text } no es un número entero de segundos; escribe, por ejemplo, 30+30
    [figures] en la parte { WORDS($part) } del tiempo, tras los dos puntos de { $text } van dos cifras de segundos, como en 3:30; un incremento se escribe 25+5
    [range-minutes] en la parte { WORDS($part) } del tiempo, { $text } minutos son muy pocos o demasiados; usa de 1 a { $most }, por ejemplo 25+5
    [range-moves] en la parte { WORDS($part) } del tiempo, { $text } jugadas son muy pocas o demasiadas; usa de 1 a { $most }, por ejemplo 90/40
    [range-seconds] en la parte { WORDS($part) } del tiempo, { $text } segundos son muy pocos o demasiados; usa { $most } como mucho, por ejemplo 25+5
    [period-moves] en la parte { WORDS($part) } del tiempo, cada período menos el último nombra sus jugadas, y el último ninguna, como en 90/40,30
    [periods] el tiempo tiene { WORDS($part, form: "masculine") } períodos; usa de uno a cuatro
   *[after] la palabra after necesita un incremento; escribe, por ejemplo, 25+5 after
}
