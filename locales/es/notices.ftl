greeting = Escribe tu jugada, o { WORD("help") }. Para aprender las teclas, escribe: { WORD("tutorial") }. Cualquier tecla detiene mi voz.
greeting-short = Escribe tu jugada, o { WORD("help") }.
greeting-tournament = Escribe tu jugada, o { WORD("help") }. Cualquier tecla detiene mi voz.
confirm-offer = { $side ->
    [white] Blancas: {""}
    [black] Negras: {""}
   *[none] {""}
}¿Ofrecer tablas? Escribe { WORD("yes") } o { WORD("no") }.
confirm-accept = { $side ->
    [white] Blancas: {""}
    [black] Negras: {""}
   *[none] {""}
}¿Aceptar las tablas? Escribe { WORD("yes") } o { WORD("no") }.
confirm-decline = { $side ->
    [white] Blancas: {""}
    [black] Negras: {""}
   *[none] {""}
}¿Rechazar las tablas? Escribe { WORD("yes") } o { WORD("no") }.
confirm-resign = { $side ->
    [white] Blancas: {""}
    [black] Negras: {""}
   *[none] {""}
}¿Abandonar la partida? Escribe { WORD("yes") } o { WORD("no") }.
answer-first = Responde primero. Para cancelar, escribe { WORD("no") } o pulsa Escape. { $question }
yes-or-no = ¿{ $about ->
    [offer] Ofrecer tablas
    [accept] Aceptar las tablas
    [decline] Rechazar las tablas
    [resign] Abandonar
    [leave] Salir
    [earphone] Solo en tu oído
    [network] Dejar entrar dispositivos
    [admit] Dejar entrar
    [move] Hacer esta jugada
    [heard] Es correcto
    [game] Empezar otra partida
    [claim] Reclamar tablas
    [seal] Sellar la jugada
   *[sign] Firmar el resultado
}? Escribe { WORD("yes") } o { WORD("no") }.
dropped = Cancelado.
lapsed = Eso ha cambiado desde la pregunta. No se ha hecho nada.
nothing-asked = No había ninguna pregunta. Para pedir ayuda, escribe: { WORD("help") }.
which-promotion = ¿En qué se convierte el peón: dama, torre, alfil o caballo?
which-move = ¿Qué jugada quieres decir?
which-item = { WORDS($number) }: { $move }.
which-end = Escribe su número.
which-heard-end = Escribe su número, o dilo como una fila.
which-correction = ¿Qué jugada querías decir? Dila o escríbela.
choose-number = Escribe un número de uno a { WORDS($count) }, o { WORD("no") }.
read-as = Leído como { $text }.
no-more = No hay nada más que decir.
no-such-choice = { $count ->
    [one] Solo hay una opción. Escribe uno.
   *[other] Solo hay { WORDS($count, form: "feminine") } opciones. Escribe un número de uno a { WORDS($count) }.
}
unknown = No entiendo { $text }. { $count ->
    [0] Escribe una jugada, o { WORD("help") }.
    [1] ¿Querías decir { $first }?
    [2] ¿Querías decir { $first } o { $second }?
   *[3] ¿Querías decir { $first }, { $second } o { $third }?
}
no-piece-goes-there = { $role ->
    [king] Tu rey no puede
    [queen] Ninguna dama tuya puede
    [rook] Ninguna torre tuya puede
    [bishop] Ningún alfil tuyo puede
    [knight] Ningún caballo tuyo puede
   *[pawn] Ningún peón tuyo puede
} ir a { $square }.
no-such-square = { $text } no es una casilla. Las casillas van de { $lowest } a { $highest }.
at-square = { $square }.
hand-picked-up = En la mano: { $known ->
    [yes] { piece-name } { $square }.
   *[no] { $square }.
}
hand-put-back = De nuevo en su casilla: { $known ->
    [yes] { piece-name } { $square }.
   *[no] { $square }.
}
hand-gone = { $square } ha cambiado. Ya no tienes ninguna pieza en la mano.
hand-empty-square = { $square } está vacía.
hand-other = { $square }, { piece-of-side }. Ahora solo se pueden tomar en la mano piezas { $side ->
    [black] negras
   *[white] blancas
}.
not-that-piece = En { $square } hay otra pieza: { piece-of-side }.
not-that-piece-empty = { $square } está vacía.
not-that-piece-theirs = En { $square } hay una pieza de tu rival: { piece-name }.
nothing-to-castle-with = El rey o la torre no está en su casilla de enroque.
square-missing = ¿Qué casilla? Escribe: { WORD("what") }, y la casilla.
not-text = La línea es demasiado larga o no es texto. Escribe una jugada, o { WORD("help") }.
not-your-seat = Aquí no puedes hablar por ese puesto. Escribe la línea sin él.
wrong-moment = Ese momento ya ha pasado, o el tiempo no es simulado. Escribe la línea sin él, o con uno posterior.
ask-name = { $field ->
    [white] ¿Quién juega con blancas?
    [black] ¿Quién juega con negras?
    [event] ¿Qué torneo es?
   *[round] ¿Qué ronda es?
} Para no cambiarlo, pulsa Intro.
word-for-name = { $text } es también { $what ->
    [piece] una pieza
    [move] una jugada
   *[command] una orden
}. Si es un nombre, escríbelo entre comillas. Para dejarlo, escribe: { WORD("no") }. { $field ->
    [white] ¿Quién juega con blancas?
    [black] ¿Quién juega con negras?
    [event] ¿Qué torneo es?
   *[round] ¿Qué ronda es?
}
names-done = Los nombres están guardados.
not-saving = Atención: la partida no se está guardando: { $why }. Sigue jugando; el guardado se reintenta solo. Libera espacio. Para guardar una copia en otro sitio, escribe: { WORD("save") }, y un nombre de archivo.
saving-again = La partida se guarda otra vez. No falta nada.
saved = La partida está guardada en { $file }.
saved-here = La partida está guardada.
sheet-kept = La planilla está guardada. { $file }
braille-kept = Está guardada también en braille.
notes-kept = Con todas las anotaciones, para el árbitro, está guardada aparte. { $file }
file-in = { $name }, carpeta { $directory }
sheet-lost = La planilla no se ha guardado: { $why }. La partida sí está guardada.
copy-failed = La copia no se ha guardado: { $why }. Elige otro archivo.
damaged = El registro { $file } está dañado desde la línea { WORDS($line) }. Se conserva solo para leerlo. Para jugar, empieza una partida nueva.
torn-line = La última anotación se ha perdido: la interrupción la cortó. Revisa la última jugada.
held-elsewhere = Otro programa usa esta partida: { $file }. Ciérrala antes allí.
tournament-open = Hay una partida de torneo abierta: { $file }. Para seguir con ella, arranca con --resume.
damaged-game-open = El registro de una partida de torneo sin terminar está dañado: { $file }. El árbitro debe cerrarla antes de que se juegue otra. Arranca con --resume.
damaged-game-ask = El registro de esta partida de torneo está dañado desde la línea { WORDS($line) }: { $file }. La partida no puede continuar. Árbitro, para cerrarla y permitir otras partidas, introduzca { $pin ->
    [yes] el PIN.
   *[no] sí.
}
damaged-game-goes-on = El registro { $file } está dañado desde la línea { WORDS($line) }. Hasta ahí la partida sigue, en el nuevo registro { $copy }. Revisa la última jugada.
damaged-game-mended = Un byte de la primera línea del registro { $file } estaba mal. Está corregido. La partida sigue, en el nuevo registro { $copy }.
damaged-game-rebuilt = La primera línea del registro { $file } está dañada. Las jugadas que siguen están intactas. La partida sigue, en el nuevo registro { $copy }.{ $players ->
    [yes] {" "}Se ha perdido quién jugaba.
   *[no] {""}
}{ $event ->
    [yes] {" "}Se han perdido el torneo y la ronda.
   *[no] {""}
}{ $time ->
    [yes] {" "}Se ha perdido el ritmo de juego.
   *[no] {""}
}{ $start ->
    [yes] {" "}Se ha perdido la posición inicial.
   *[no] {""}
}{ $rules ->
    [yes] {" "}Se han perdido las reglas de la partida.
   *[no] {""}
} Lo perdido queda como dice tu configuración. Revisa los nombres y los relojes.
damaged-game-needs = La primera línea del registro { $file } está dañada: { $start ->
    [yes] las jugadas no encajan con la posición inicial habitual. Para continuar la partida, arranca con --resume --fen y su posición.
   *[no] se ha perdido el ritmo de juego. Para continuar la partida, arranca con --resume --time y su ritmo.
}
damaged-game-read = La primera línea del registro { $file } está dañada. Los jugadores, el torneo y el ritmo pueden ser erróneos. Las jugadas que siguen están intactas.
damaged-game-not-copied = El registro { $file } está dañado desde la línea { WORDS($line) }. No se puede escribir uno nuevo: { $why }. La partida no puede continuar.
damaged-game-unreadable = El registro { $file } está dañado al principio y no se puede leer. Empieza una partida nueva.
damaged-game-closed = El árbitro ha cerrado la partida dañada. Su registro no cambia: { $file }. La decisión está guardada en { $note }. Ya puedes empezar otras partidas.
damaged-game-not-closed = No se ha podido guardar la decisión: { $why }. La partida no está cerrada. Comprueba el disco e inténtalo de nuevo.
no-house-in-tournament = El rival integrado no juega en torneos. Elige un rival en la consola o en el tablero.
no-unfinished = No hay ninguna partida sin terminar. Empieza una nueva.
unfinished = { $count ->
    [one] Hay una partida sin terminar.
   *[other] Hay { WORDS($count, form: "feminine") } partidas sin terminar.
}
unfinished-item = Partida { WORDS($number) }: con { side-name } contra { $opponent ->
    [named] { $name }
    [house] el rival integrado, nivel { WORDS($level) }
    [engine] { $name }, { $strength }
    [board] un rival en el tablero
    [screen] un rival en una pantalla
   *[console] un rival en este teclado
}; { $moves ->
    [0] todavía ninguna jugada
    [one] una jugada
   *[other] { WORDS($moves, form: "feminine") } jugadas
}{ $moved ->
    [yes] , la última { $last }
   *[no] {""}
}; empezada { $when ->
    [now] ahora mismo
    [minutes] { $count ->
        [one] hace un minuto
       *[other] hace { WORDS($count, form: "masculine") } minutos
    }
    [hours] { $count ->
        [one] hace una hora
       *[other] hace { WORDS($count, form: "feminine") } horas
    }
   *[date] el { DAY($day) } de { month }
}{ $held ->
    [yes] , torneo { $event }
   *[no] {""}
}.
which-game = ¿Qué partida? Escribe su número, o { WORD("new-game") }.
go-on = { $count ->
    [one] ¿Seguir con ella? Escribe { WORD("yes") }, o { $other ->
        [yes] { WORD("new-game") }.
       *[no] { WORD("quit") }.
    }
   *[other] ¿Seguir con la partida uno? Escribe { WORD("yes") }, el número de otra, o { WORD("new-game") }. Para oírlas todas, pulsa Intro.
}
no-game-yet = Elige antes una partida: escribe su número.
speech-missing = No hay voz: { $why }. Todo aparece por escrito.
speech-back = La voz funciona de nuevo.
bad-setting = En { $place }, { $key }: { $why }. Se usa el valor predeterminado. Corrígelo allí.
bad-setting-line = En { $place }, línea { WORDS($line) }, { $key }: { $why }. Se usa el valor predeterminado. Corrígelo allí.
bad-file = En { $place }: { $why }. Se usan los valores predeterminados. Corrígelo allí.
bad-file-line = En { $place }, línea { WORDS($line) }: { $why }. Se usan los valores predeterminados. Corrígelo allí.
bad-settings-more = { $count ->
    [one] Hay un error más en los ajustes.
   *[other] Hay { WORDS($count, form: "masculine") } errores más en los ajustes.
} Para enumerarlos, ejecuta: annabella config.
goodbye-nothing = No se ha abierto ninguna partida. Hasta pronto.
goodbye-resumable = La partida está guardada. Podrás reanudarla. Hasta pronto.
goodbye-over = Hasta pronto.
private-hidden = Los mensajes privados están apagados, para que el rival no los oiga. Para leerlos, arranca con --terminal all. Para oírlos, indica un auricular con --earphone.
goodbye-unsaved = Atención: el final de la partida no se ha guardado: { $why }.
confirm-quit = ¿Salir? La partida se podrá reanudar. Escribe { WORD("yes") } o { WORD("no") }.
typed = { $upper ->
    [yes] mayúscula { $char }
   *[no] { $char }
}
replaces = { $char }, en lugar de la línea
deleted = { $upper ->
    [yes] borrado mayúscula { $char }
   *[no] borrado { $char }
}
character = { $name ->
    [space] espacio
    [hyphen] guion
    [equals] igual
    [plus] más
    [hash] almohadilla
    [slash] barra
    [full-stop] punto
    [comma] coma
    [colon] dos puntos
    [question] signo de interrogación
    [exclamation] signo de exclamación
    [apostrophe] apóstrofo
    [open] abrir paréntesis
    [close] cerrar paréntesis
    [at] arroba
    [quote] comillas
    [dollar] dólar
    [percent] por ciento
    [caret] acento circunflejo
    [ampersand] y comercial
    [asterisk] asterisco
    [pound] libra
    [section] signo de párrafo
    [middle-dot] punto medio
    [underscore] guion bajo
    [semicolon] punto y coma
    [less] menor que
    [greater] mayor que
   *[other] otro carácter
}
entry-line = { $line }
entry-empty = La línea está vacía. Escribe una jugada, o { WORD("help") }.
entry-empty-over = La línea está vacía. Escribe { WORD("new-game") }, { WORD("quit") } o { WORD("help") }.
self-voicing-on = Mi voz está encendida.
self-voicing-off = Mi voz está apagada, salvo para los anuncios. Para encenderla, escribe: { WORD("speech") }.
ear-word = Esta palabra es solo para tu oído.
table-word = Y esta es para todos. ¿Oíste la primera solo en el auricular? Escribe { WORD("yes") } o { WORD("no") }.
ask-earphone = ¿Oíste la primera palabra solo en el auricular? Escribe { WORD("yes") } o { WORD("no") }.
private-lost = Tus mensajes privados se escriben y no se dicen: { $why }. Para probar el auricular, escribe: { WORD("earphone") }.
earphone-gone = El auricular de las { side-name } está desconectado.
private-back = Tus mensajes privados se dicen en el auricular.
next-offer = Para jugar otra, escribe: { WORD("new-game") }.{ $undo ->
    [yes] {" "}Para deshacer la última jugada: { WORD("undo") }.
   *[no] {""}
} Tus errores: { WORD("review") }. Entrenamiento: { WORD("train") }. Para salir: { WORD("quit") }. Tablero de estudio: { WORD("study") }. Todavía puedes preguntar.
next-confirm = { $position ->
    [yes] ¿Empezar una nueva partida desde esta posición? {""}
   *[no] { $side ->
        [white] ¿Empezar una nueva partida con blancas?
        [black] ¿Empezar una nueva partida con negras?
       *[none] ¿Empezar una nueva partida?
    } {""}
}{ $resumable ->
    [yes] Esta queda guardada y se puede reanudar. {""}
   *[no] {""}
}Escribe { WORD("yes") } o { WORD("no") }.
next-review-later = La partida se revisa cuando ha terminado.
next-train-later = El entrenamiento sigue cuando termina la partida. Para terminarla, escribe: { WORD("resign") }.
next-unfinished = { $count ->
    [one] Hay una partida sin terminar. Para seguir con ella, ejecuta annabella play.
   *[other] Partidas sin terminar: { WORDS($count) }. Para seguir con una, ejecuta annabella play.
}
next-refused = En un torneo solo se juega aquí esta partida. Para salir, escribe: { WORD("quit") }.
next-kept = La partida anterior queda guardada y se puede reanudar.
next-waits = Otra partida puede empezar cuando esta esté guardada.
next-not-playable = Desde esta posición no puede empezar una partida. Monta otra.
next-over-there = En esta posición la partida ya estaría terminada. Elige otra.
next-opening = Apertura: { $name }. Tu rival la busca: { $moves }.
next-no-opening = No conozco ninguna apertura con ese nombre.{ $has_near ->
    [yes] {" "}Quizá quieres decir { $near }.
   *[no] {""}
}
next-opening-engine = Solo un motor puede jugar una apertura elegida.
next-odds = A tu rival le falta: { piece-the }.
level = { $plays ->
    [not] El rival integrado no juega ahora. En su próxima partida juega en el nivel { WORDS($next) } de { WORDS($most) }
    [other] El rival integrado juega en el nivel { WORDS($now) } de { WORDS($most) }. En la próxima partida: nivel { WORDS($next) }
   *[same] El rival integrado juega en el nivel { WORDS($now) } de { WORDS($most) }
}. Para cambiarlo, escribe: { WORD("level") }, y un número.
level-even = { $too_strong ->
    [yes] Tras { WORDS($games) } partidas aquí, incluso el nivel uno es aún demasiado fuerte para ti. Haz que juegue sin dama; escribe: { WORD("next-without-queen") }.
   *[no] Tras { WORDS($games) } partidas aquí, el nivel { WORDS($level) } está más o menos a tu altura.
}
level-set = Desde la próxima partida el rival integrado juega en el nivel { WORDS($next) }. Esta partida no cambia.
level-none = Los niveles van del uno, el más débil, al { WORDS($most) }. Escribe: { WORD("level") }, y un número.
unclear-missing = { $what ->
    [rank] ¿Qué fila? Nombra una de la uno a la ocho.
    [file] ¿Qué columna? Nombra una de la a hasta la h.
    [square] ¿Qué casilla? Escribe por ejemplo: { $example }.
    [time] ¿Cuánto tiempo? Escribe por ejemplo: { $example }.
    [piece] ¿Qué pieza? Escribe por ejemplo: { $example }.
    [move] ¿Qué jugada? Escribe por ejemplo: { $example }.
    [points] ¿Cuántos puntos? Escribe por ejemplo: { $example }.
    [side] ¿Qué bando? Escribe por ejemplo: { $example }.
    [outcome] ¿Qué resultado? Escribe por ejemplo: { $example }.
    [penalty] ¿Qué sanción? Escribe por ejemplo: { $example }.
   *[number] ¿Qué número? Escribe por ejemplo: { $example }.
}
unclear-wrong = { $what ->
    [rank] { $text } no es una fila. Las filas van de la uno a la ocho.
    [file] { $text } no es una columna. Las columnas van de la a hasta la h.
    [time] { $text } no es un tiempo. Escribe minutos y segundos, separados por dos puntos.
    [piece] { $text } no es una pieza. Escribe su nombre o su letra.
    [move] { $text } no es una jugada.
    [points] { $text } no es un número de puntos. Escribe puntos enteros o medios.
    [side] { $text } no es un bando. Escribe por ejemplo: { WORD("part-white") }.
    [outcome] { $text } no es un resultado. Escribe por ejemplo: { WORD("say-drawn") }.
    [penalty] { $text } no es una sanción. Escribe por ejemplo: { WORD("part-warning") }.
   *[number] { $text } no es un número de jugada. Las jugadas se cuentan desde la uno.
}
help-may-ask = En esta partida puedes preguntar: { $words }{ $what ->
    [yes] , y { WORD("what") } con una casilla
   *[no] {""}
}.
talk = { $about ->
    [hello] Hola. Escribe tu jugada, o { WORD("help") }.
    [thanks] De nada.
    [files] Al terminar la partida, escribo la planilla en archivos, como PGN y en braille.
    [load] Las partidas guardadas se ofrecen al empezar. Escribe: { WORD("quit") }. Después inicia Annabella con --resume.
    [voice] Para cambiar mi voz, escribe: { WORD("faster") }, { WORD("slower") }, { WORD("louder") }, { WORD("softer") } o { WORD("speech-off") }. Con un número: { WORD("rate") } o { WORD("volume") }.
    [language] El idioma se elige al empezar, con --language y su código, como es o en.
    [settings] Para ver los ajustes, ejecuta: annabella config. Durante la partida, escribe: { WORD("rate") }, { WORD("volume") }, { WORD("pitch") }, { WORD("level") }, { WORD("warnings") }, { WORD("short-times") } o { WORD("long-times") }.
    [sounds] Para los sonidos, escribe: { WORD("sounds-on") } o { WORD("sounds-off") }. Para la lista, escribe: { WORD("cues") }.
   *[version] Soy Annabella, una consola de ajedrez que habla, versión { WORDS($major) } punto { WORDS($minor) }.
}
foreign-letter = { $letter } no es letra de ninguna pieza en español. Pieza: { piece-name }, letra: { $own }.
have-no-piece = No tienes { $role ->
    [queen] ninguna dama
    [rook] ninguna torre
   *[other] ningún { piece-name }
}.
cannot-reach = Desde { $from } no se llega a { $square }.
nothing-to-take = Ninguna de tus piezas puede capturar eso.
nothing-to-take-at-all = Así ninguna captura es posible. Para jugar, di también la casilla.
meant-move = ¿Quieres decir la jugada { $move }? Escribe { WORD("yes") } o { WORD("no") }.
move-is = { $holds ->
    [yes] Sí
   *[no] No
}: { $moves }.
nothing-there = En { $square } no hay nada. ¿Quieres decir la jugada { $move }? Escribe { WORD("yes") } o { WORD("no") }.
move-alone = Para mover, escribe solo la jugada.
