greeting = Escribe tu jugada, la palabra { WORD("help") }, o { WORD("tutorial") } para aprender las teclas. Cualquier tecla detiene mi voz.
greeting-short = Escribe tu jugada, o { WORD("help") }.
greeting-tournament = Escribe tu jugada, o la palabra { WORD("help") }. Cualquier tecla detiene mi voz.
help-moves = Escribe la jugada como caballo { $square }, en notación, con las dos casillas o con los nombres: Springer Gustav eins Felix drei.
help-castling = Para enrocar escribe cero guion cero, o kurze Rochade.
help-questions = Puedes preguntar: { WORD("last") }, { WORD("changed") }, { WORD("moves") }, { WORD("sheet") }, { WORD("sheet-times") }, { WORD("corrections") }, { WORD("clock") }, { WORD("own-time") }, { WORD("other-time") }, { WORD("turn") } y { WORD("what") } con una casilla.
help-board = Sobre el tablero: dónde están mis caballos, peones, qué ataca { $square }, quién defiende { $square }, fila cuatro, columna e, diagonales { $square }, jugadas de { $square }, { WORD("captures") }, { WORD("checks") }, { WORD("pins") }, { WORD("check") }, { WORD("castling") }, { WORD("material") }, { WORD("board") }, { WORD("opening") }. La misma pregunta repetida dice más.
help-game = Para la partida: { WORD("draw") }, { WORD("accept") }, { WORD("decline") }, { WORD("resign") }, { WORD("undo") }, { WORD("pause") } y { WORD("resume") }.
help-program = Además: { WORD("new-game") }, { WORD("compose") }, { WORD("level") }, { WORD("warnings") }, { WORD("names") }, { WORD("save") } y { WORD("quit") }. Escribe { WORD("repeat") } para oír otra vez lo último.
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
answer-first = Responde primero; { WORD("no") } o Escape lo deja. { $question }
dropped = La pregunta queda anulada. No se ha hecho nada.
nothing-asked = No había ninguna pregunta. Escribe una jugada, o { WORD("help") }.
which-promotion = ¿En qué se convierte el peón: dama, torre, alfil o caballo?
which-move = ¿Qué jugada quieres decir?
which-item = { WORDS($number) }: { $move }.
which-end = Escribe su número.
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
} ir a { $square }. Revisa la pieza y la casilla.
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
hand-gone = { $square } ha cambiado: ya no tienes ninguna pieza en la mano.
hand-empty-square = { $square }, vacía. Aquí no hay ninguna pieza que tomar en la mano.
hand-other = { $square }, { piece-of-side }. Ahora solo se pueden tomar en la mano piezas { $side ->
    [black] negras
   *[white] blancas
}.
hand-nothing = No tienes ninguna pieza en la mano.
not-that-piece = En { $square } hay otra pieza: { piece-of-side }. Revisa la pieza y la casilla.
not-that-piece-empty = En { $square } no hay nada. Revisa la casilla.
nothing-to-castle-with = El rey o la torre no está en su sitio para el enroque. Elige otra jugada.
square-missing = ¿Qué casilla? Escribe { WORD("what") } y la casilla.
not-text = La línea es demasiado larga o no es texto. Escribe una jugada, o { WORD("help") }.
not-your-seat = En esta consola nadie puede hablar por ese puesto. Escribe la línea sin él.
wrong-moment = Ese momento ya ha pasado, o el tiempo no es simulado. Escribe la línea sin él, o con un momento posterior.
ask-name = { $field ->
    [white] ¿Quién juega con blancas?
    [black] ¿Quién juega con negras?
    [event] ¿Qué torneo es?
   *[round] ¿Qué ronda es?
} Pulsa solo Intro para dejarlo como está.
word-for-name = { $text } es algo que entiendo. Si es un nombre, escríbelo entre comillas; { WORD("no") } deja los nombres. { $field ->
    [white] ¿Quién juega con blancas?
    [black] ¿Quién juega con negras?
    [event] ¿Qué torneo es?
   *[round] ¿Qué ronda es?
}
names-done = Eso es todo. Los nombres están anotados.
not-saving = Atención: la partida no se está guardando: { $why }. Puedes seguir jugando; el guardado se reintenta solo. Libera espacio; o escribe { WORD("save") } y un nombre de archivo para guardar una copia en otro sitio.
saving-again = La partida se guarda otra vez. No falta nada.
saved = La partida está guardada en { $file }.
saved-here = La partida está guardada.
sheet-kept = La planilla está guardada como { $file }.
braille-kept = En braille está guardada como { $file }.
file-in = { $name }, carpeta { $directory }
sheet-lost = No se ha podido escribir la planilla: { $why }. La partida está guardada de todos modos.
copy-failed = No se ha podido escribir la copia: { $why }. Indica otro archivo.
damaged = El registro { $file } está dañado desde la línea { WORDS($line) }. Se conserva y solo se lee; empieza una partida nueva para jugar.
torn-line = La última anotación quedó cortada por la interrupción y se ha quitado. Revisa la última jugada.
held-elsewhere = Otro programa tiene abierta esta partida: { $file }. Ciérrala antes allí.
tournament-open = Hay una partida de torneo abierta: { $file }. Para seguir con ella, arranca con --resume.
damaged-game-open = El registro de una partida de torneo sin terminar está dañado: { $file }. Hasta que el árbitro la cierre, aquí no se puede jugar ninguna otra. Arranca con --resume.
damaged-game-ask = El registro de esta partida de torneo está dañado desde la línea { WORDS($line) }: { $file }. La partida no puede continuar. Árbitro, para cerrarla y permitir aquí otras partidas, introduzca { $pin ->
    [yes] el PIN.
   *[no] sí.
}
damaged-game-closed = El árbitro ha cerrado la partida dañada. Su registro se conserva como está: { $file }. La decisión está guardada en { $note }. Ya puedes empezar otras partidas.
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
    [board] un rival en el tablero
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
   *[other] ¿Seguir con la partida uno? Escribe { WORD("yes") }, el número de otra, o { WORD("new-game") }. Intro sola las lee todas.
}
no-game-yet = Todavía no hay partida por la que preguntar. Elige antes una: escribe su número.
speech-missing = No hay voz: { $why }. Todo aparece por escrito.
speech-back = La voz funciona de nuevo.
bad-setting = En { $place }, { $key }: { $why }. Se usa el valor predeterminado; corrígelo allí.
bad-setting-line = En { $place }, línea { WORDS($line) }, { $key }: { $why }. Se usa el valor predeterminado; corrígelo allí.
bad-file = En { $place }: { $why }. Se usan los valores predeterminados; corrígelo allí.
bad-file-line = En { $place }, línea { WORDS($line) }: { $why }. Se usan los valores predeterminados; corrígelo allí.
bad-settings-more = { $count ->
    [one] Hay un error más en los ajustes.
   *[other] Hay { WORDS($count) } errores más en los ajustes.
} La orden annabella config los enumera todos.
goodbye-nothing = No se ha reanudado ninguna partida. Hasta pronto.
goodbye-resumable = La partida está guardada. Podrás reanudarla. Hasta pronto.
goodbye-over = Hasta pronto.
private-hidden = Aquí las palabras privadas ni se muestran ni se dicen, para que el rival no saque nada de ellas. Arranca con terminal all para leerlas, o indica un auricular con --earphone para oírlas.
goodbye-unsaved = Atención: el final de la partida no se ha podido guardar en ningún sitio: { $why }.
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
self-voicing-off = Mi voz está apagada, pero los anuncios se siguen diciendo. Escribe { WORD("speech") } para encenderla de nuevo.
ear-word = Esta palabra es solo para tu oído.
table-word = Y esta es para la mesa. Escribe { WORD("yes") } si oíste la primera solo en el auricular, o { WORD("no") }.
ask-earphone = ¿Oíste la primera palabra solo en el auricular? Escribe { WORD("yes") } o { WORD("no") }.
private-lost = Tus palabras privadas ya no se dicen: { $why }. Escribe { WORD("earphone") } para probar el auricular; hasta entonces se escriben.
earphone-gone = El auricular de las { side-name } ya no está.
private-back = Tus palabras privadas se dicen en el auricular.
next-offer = Escribe { WORD("new-game") } para jugar otra{ $undo ->
    [yes] , { WORD("undo") } para deshacer la última jugada
   *[no] {""}
} o { WORD("quit") } para salir. Todavía puedes preguntar; { WORD("study") } lleva al tablero de estudio.
next-confirm = { $position ->
    [yes] ¿Empezar una nueva partida desde esta posición? {""}
   *[no] { $side ->
        [white] ¿Empezar una nueva partida con blancas?
        [black] ¿Empezar una nueva partida con negras?
       *[none] ¿Empezar una nueva partida?
    } {""}
}{ $over ->
    [yes] {""}
   *[no] Esta queda guardada y se puede reanudar. {""}
}Escribe { WORD("yes") } o { WORD("no") }.
next-refused = En un torneo no se empieza aquí otra partida. Juega esta hasta el final; { WORD("quit") } sale.
next-kept = La partida anterior queda guardada y se puede reanudar.
next-waits = No se empieza otra partida hasta que esta esté guardada.
next-not-playable = Desde esta posición no puede empezar una partida. Coloca otra.
next-over-there = En esta posición la partida terminaría enseguida. Elige otra.
level = { $plays ->
    [not] El rival integrado no juega en esta partida. En la próxima contra él juega en el nivel { WORDS($next) } de ocho
    [other] El rival integrado juega en el nivel { WORDS($now) } de ocho, y en la próxima partida en el nivel { WORDS($next) }
   *[same] El rival integrado juega en el nivel { WORDS($now) } de ocho
}. Escribe { WORD("level") } y un número para cambiarlo.
level-set = Desde la próxima partida el rival integrado juega en el nivel { WORDS($next) }. Esta partida sigue como está.
level-none = Los niveles van del uno, el más débil, al ocho. Escribe { WORD("level") } y uno de estos números.
unclear-missing = { $what ->
    [rank] ¿Qué fila? Nombra una de la uno a la ocho.
    [file] ¿Qué columna? Nombra una de la a a la h.
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
    [rank] { $text } no es ninguna fila. Las filas van de la uno a la ocho.
    [file] { $text } no es ninguna columna. Las columnas van de la a a la h.
    [time] { $text } no es un tiempo. Escribe minutos y segundos, separados por dos puntos.
    [piece] { $text } no es una pieza. Escribe su nombre o su letra.
    [move] { $text } no es una jugada.
    [points] { $text } no es un número de puntos. Escribe puntos enteros o medios.
    [side] { $text } no es un bando. Escribe por ejemplo: { WORD("part-white") }.
    [outcome] { $text } no es un resultado. Escribe por ejemplo: { WORD("say-drawn") }.
    [penalty] { $text } no es una sanción. Escribe por ejemplo: { WORD("part-warning") }.
   *[number] { $text } no es el número de una jugada. Las jugadas se cuentan desde la uno.
}
help-may-ask = En esta partida puedes preguntar: { $words }{ $what ->
    [yes] , y { WORD("what") } con una casilla
   *[no] {""}
}.
help-game-at-table = Para la partida: { WORD("draw") }, { WORD("accept") }, { WORD("decline") } y { WORD("resign") }.
help-program-at-table = Además: { WORD("names") }, { WORD("save") } y { WORD("quit") }. Escribe { WORD("repeat") } para oír otra vez lo último.
talk = { $about ->
    [hello] Hola. Escribe una jugada, o { WORD("help") }.
    [thanks] De nada.
    [hint] En esta partida no hay pistas. Para probar jugadas, escribe: { WORD("study") }.
    [load] Las partidas guardadas se ofrecen al empezar. Escribe { WORD("quit") }, e inicia Annabella otra vez con --resume.
    [voice] Para cambiar mi voz, escribe: { WORD("faster") }, { WORD("slower") }, { WORD("louder") } o { WORD("softer") }; { WORD("rate") } o { WORD("volume") } y un número. { WORD("speech-off") } la apaga.
    [language] El idioma se elige al empezar, con --language y su código, como es o en.
    [settings] El comando annabella config muestra los ajustes. Durante la partida, escribe: { WORD("rate") }, { WORD("volume") }, { WORD("pitch") }, { WORD("level") }, { WORD("warnings") }, { WORD("short-times") } o { WORD("long-times") }.
   *[version] Soy Annabella, una consola de ajedrez que habla, versión { WORDS($major) } punto { WORDS($minor) }.
}
have-no-piece = No tienes { $role ->
    [queen] ninguna dama
    [rook] ninguna torre
   *[other] ningún { piece-name }
}.
cannot-reach = Desde { $from } no se llega a { $square }.
nothing-to-take = Ninguna de tus piezas puede capturar eso.
meant-move = ¿Quieres decir la jugada { $move }? Escribe { WORD("yes") } o { WORD("no") }.
help-arbiter = Árbitro, puede escribir: { WORD("order-start") }, { WORD("order-docket") }, { WORD("order-go-on") }; { WORD("order-set") }, { WORD("order-add") } o { WORD("order-take") } con un bando y un tiempo; { WORD("order-restore") } con una media jugada; { WORD("order-illegal") }, { WORD("order-penalty") }, { WORD("order-result") }, { WORD("order-annul") }; { WORD("order-present") } o { WORD("order-absent") }, { WORD("order-leave") } o { WORD("order-back") } con un bando; { WORD("order-pin") }, { WORD("order-done") }. Puede seguir un motivo: { WORD("part-because") }.
