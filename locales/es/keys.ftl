# Lo que se dice de las teclas y de sus dos modos.

key-mode = { $mode ->
    [board] Tablero.
   *[entry] Línea de entrada.
}
paste-waits = Pega el texto solo en la línea de entrada. Pulsa { $switch } y pégalo otra vez.
key-help-begins = Ayuda de teclas: cada tecla solo dice lo que hace. Para terminar, pulsa { $end }.
key-help-ends = La ayuda de teclas ha terminado.
key-does = { $key }, { $does }
key-unbound = { $key } no hace nada aquí. { $help } explica las teclas.
key-text = se escribe en la línea.
key-nothing = no hace nada.
help-keys = { $explain }: cada tecla dice lo que hace. { $list }: todas las teclas. { $switch }: línea de entrada o tablero. Cualquier tecla detiene mis mensajes privados. { $silence } solo detiene mi voz, fuera de un torneo también los anuncios.
choose-help = Escribe el número de una partida, o { WORD("new-game") }. Partida siguiente: { $next }. Partida anterior: { $previous }. Todas otra vez: Intro. Para salir: { $leave }.
key-list-begins = Hay { WORDS($count, form: "feminine") } teclas. Tecla siguiente: { $next }. Todas: { $list } otra vez.
mode-help = { $mode ->
    [board] Estás en el tablero. Las flechas van de casilla en casilla; las letras preguntan. { $over ->
        [yes] Para la línea de entrada, pulsa { $switch }.
       *[no] { $pick_up } toma una pieza. En otra casilla la deja: esa es tu jugada. Para la línea de entrada, pulsa { $switch }.
    }
   *[entry] { $over ->
        [yes] Estás en la línea de entrada. Escribe una palabra y pulsa Intro.
       *[no] Estás en la línea de entrada. Escribe una jugada o una palabra y pulsa Intro.
    } Para el tablero y sus teclas, pulsa { $switch }.
}
situation = { $situation ->
    [other-moves] Le toca al rival. Mientras tanto puedes preguntar.
    [their-move] Le toca al otro bando. Escribe su jugada cuando la haya hecho.
    [not-begun] Espera a que el árbitro ponga en marcha la partida. Mientras tanto puedes preguntar.
    [stopped] Los relojes están parados. Para continuar, escribe: { WORD("resume") }.
    [over] La partida ha terminado. Todavía puedes preguntar. Escribe: { WORD("new-game") }, o { WORD("quit") }.
    [over-at-tournament] La partida ha terminado. Todavía puedes preguntar. Para salir, escribe: { WORD("quit") }.
   *[your-move] Te toca. Escribe la jugada, o pregunta antes.
}
ask-reader = Si un lector de pantalla te lee estas líneas, pulsa { $speech } para apagar mi voz.
echo = Mientras escribes digo { $echo ->
    [word] cada palabra.
    [none] nada.
   *[character] cada carácter.
}
dial = { $setting ->
    [rate] Velocidad
    [pitch] Tono
    [volume] Volumen
    [cue-volume] Volumen de las señales
    [orientation] El tablero se lee
    [steps] A cada paso digo
    [answer-style] Estilo de las respuestas
    [order] Orden de las piezas
    [grouping] Piezas de un mismo tipo
    [empties] Casillas vacías
    [time-words] Tiempos del reloj
   *[voice] { $language ->
        [it] Voz italiana
        [de] Voz alemana
        [es] Voz española
        [fr] Voz francesa
       *[en] Voz inglesa
    }
}: { $value ->
    [name] { $name }
    [choice] { $choice ->
        [white] desde el lado de las blancas
        [black] desde el lado de las negras
        [own] desde tu lado
        [piece] pieza y casilla
        [square] solo la casilla
        [same] como en los anuncios
        [fide] nombres de las Leyes
        [fide-local] casillas con los nombres de las Leyes
        [letters] letras y cifras
        [nato] alfabeto radiofónico
        [literate] palabras sencillas
        [uci] solo las casillas
        [value] por valor
        [file] por columnas
        [kind] juntas
        [each] una por una
        [counted] contadas
        [told] cada una por su nombre
        [short] cortos
        [long] largos
       *[skipped] omitidas
    }
    [own] la habitual
   *[number] { WORDS($number) }{ $setting ->
        [rate] {" "}palabras por minuto
       *[other] {""}
    }
}.
key-awaits = { $awaited ->
    [file] ¿Qué columna?
    [kind] ¿Qué pieza?
   *[square] ¿Qué casilla?
}
no-such-kind = { $key } no es una letra de pieza. Las letras son { $kinds }.
no-jump = Todavía no has saltado.
no-list = No hay ninguna lista abierta. Pide antes las jugadas, las teclas o la ayuda.
nothing-announced = Todavía no se ha anunciado nada.
key-with = { $modifier ->
    [shift] Mayúsculas { $char }
    [control] Control { $char }
   *[alt] Alt { $char }
}
key-function = F { WORDS($number) }
key-name = { $key ->
    [backspace] Retroceso
    [delete] Suprimir
    [tab] Tabulador
    [insert] Insertar
    [shift-tab] Mayúsculas Tabulador
    [up] flecha arriba
    [down] flecha abajo
    [left] flecha izquierda
    [right] flecha derecha
    [home] Inicio
    [end] Fin
    [page-up] Retroceder página
    [page-down] Avanzar página
    [escape] Escape
   *[enter] Intro
}
key-pad = { $button ->
    [right-trigger] gatillo derecho
    [left-shoulder] botón superior izquierdo
    [right-shoulder] botón superior derecho
    [south] botón de abajo del mando
    [east] botón derecho del mando
    [north] botón de arriba del mando
    [west] botón izquierdo del mando
    [select] Select del mando
    [start] Start del mando
    [up] cruceta arriba
    [down] cruceta abajo
    [left] cruceta izquierda
    [right] cruceta derecha
    [left-stick] palanca izquierda pulsada
    [right-stick] palanca derecha pulsada
   *[left-trigger] gatillo izquierdo
}
keys-or = { $first } o { $second }
key-none = ninguna tecla
key-switch-mode = cambia entre la línea de entrada y el tablero.
key-silence = detiene mi voz; en un torneo, solo mis mensajes privados.
key-context-help = lo que puedes hacer ahora.
key-key-help = empieza y termina la ayuda de teclas.
key-key-list = todas las teclas, una por una.
key-last-move = la última jugada.
key-moves = las jugadas hasta ahora.
key-power = la batería y la corriente.
key-turn = a quién le toca.
key-clocks = los dos tiempos.
key-own-time = tu tiempo.
key-other-time = el tiempo del rival.
key-to-control = jugadas para el control de tiempo.
key-elapsed = cuánto dura ya la partida.
key-time-of-day = la hora.
key-warnings = apaga y enciende los avisos de tu tiempo.
key-square-up = la casilla de delante.
key-square-down = la casilla de detrás.
key-square-left = la casilla de la izquierda.
key-square-right = la casilla de la derecha.
key-square = lo que hay aquí.
key-pick-up = toma tu pieza. En otra casilla la deja: esa es tu jugada.
key-put-back = devuelve a su casilla la pieza que tienes en la mano.
key-next-king = el rey siguiente, blanco o negro.
key-next-queen = la dama siguiente, blanca o negra.
key-next-rook = la torre siguiente, blanca o negra.
key-next-bishop = el alfil siguiente, blanco o negro.
key-next-knight = el caballo siguiente, blanco o negro.
key-next-pawn = el peón siguiente, blanco o negro.
key-previous-king = el rey anterior.
key-previous-queen = la dama anterior.
key-previous-rook = la torre anterior.
key-previous-bishop = el alfil anterior.
key-previous-knight = el caballo anterior.
key-previous-pawn = el peón anterior.
key-next-own = tu pieza siguiente.
key-previous-own = tu pieza anterior.
key-next-other = la pieza siguiente del rival.
key-previous-other = la pieza anterior del rival.
key-own-kind = y una letra de pieza: tu pieza siguiente de ese tipo.
key-other-kind = y una letra de pieza: la pieza siguiente del rival de ese tipo.
key-go-square = y una letra y una cifra: va a esa casilla.
key-go-file = y una letra: va a esa columna.
key-go-rank = va a la fila de ese número.
key-go-file-number = va a la columna de ese número: los signos de las teclas uno a ocho.
key-last-squares = va a las casillas de la última jugada.
key-go-back = vuelve adonde estabas antes de saltar, o devuelve tu pieza a su casilla.
key-flip = lee el tablero desde el otro lado.
key-shade = si esta casilla es negra o blanca.
key-where = y una letra de pieza: dónde están todas esas piezas.
key-own-pieces = dónde están tus piezas.
key-other-pieces = dónde están las piezas del rival.
key-pawns = los peones, columna por columna.
key-rank = lo que hay en esta fila.
key-file = lo que hay en esta columna.
key-diagonals = lo que hay en las diagonales de esta casilla.
key-rays = lo que se ve desde esta casilla en todas las direcciones.
key-knight-view = adónde podría ir un caballo desde aquí, y lo que hay allí.
key-king-view = lo que hay alrededor de esta casilla.
key-attackers = quién ataca esta casilla.
key-defenders = quién defiende esta casilla.
key-pins = qué piezas están clavadas.
key-legal-moves = adónde puede ir la pieza de esta casilla.
key-captures = todas las capturas posibles.
key-checks = todos los jaques posibles.
key-captured = las piezas capturadas.
key-material = el material.
key-whole-board = todo el tablero.
key-opening = el nombre de la apertura.
key-repetition = cuántas veces ha aparecido la posición.
key-quiet = cuántas jugadas desde la última captura o jugada de peón.
key-move-number = el número de la jugada.
key-open-offer = si hay una oferta de tablas.
key-outcome = el resultado.
key-players = quién juega.
key-rules = las reglas y el tipo de la partida.
key-sheet = la planilla, con ofertas, reclamaciones y decisiones; otra vez, con los tiempos.
key-corrections = correcciones, reclamaciones y decisiones.
key-press = pulsa el reloj.
key-offer-draw = ofrece tablas, tras confirmarlo.
key-repeat = repite lo último.
key-repeat-publicly = anuncia otra vez a la mesa la última jugada.
key-older = lo que se dijo antes.
key-newer = lo que se dijo después.
key-next-item = el elemento siguiente de una lista.
key-previous-item = el elemento anterior de una lista.
key-next-heading = la sección siguiente del manual.
key-previous-heading = la sección anterior del manual.
key-spell = deletrea lo último que oíste.
key-speech = apaga o enciende mi voz.
key-listen = abre el micrófono para tu jugada; otra vez, lo cierra.
key-echo = cuánto digo mientras escribes.
key-dial = elige lo que cambian más y menos: velocidad, volumen, tono, volumen de las señales, tablero, respuestas, voces.
key-more = más.
key-less = menos.
key-enter-line = envía la línea.
key-delete-before = borra el carácter anterior al cursor.
key-delete-under = borra el carácter bajo el cursor.
key-delete-word = borra la palabra anterior al cursor.
key-clear-line = borra la línea.
key-read-line = lee la línea.
key-character-left = el carácter de la izquierda.
key-character-right = el carácter de la derecha.
key-line-start = el principio de la línea.
key-line-end = el final de la línea.
key-earlier-line = recupera una línea anterior.
key-later-line = recupera una línea posterior.
key-leave = pregunta si quieres salir.

# The manual.
manual-title = Manual de Annabella
manual-topics = El manual tiene { WORDS($count, form: "feminine") } páginas. { $keyed ->
    [yes] Título siguiente: { $next }. {""}
   *[no] {""}
}Para abrir una, escribe { WORD("manual") } y su título.
manual-opened = Página: { $page }. Línea siguiente: { $next }. Sección siguiente: { $heading }. Todas las páginas: { WORD("manual-topics") }.
manual-found = { $count ->
    [one] Una línea
   *[other] { WORDS($count, form: "feminine") } líneas
} sobre { $text }. Línea siguiente: { $next }.
manual-nothing = El manual no dice nada sobre { $text }. Para ver sus páginas, escribe: { WORD("manual-topics") }.
manual-no-heading = No hay más secciones en esa dirección.
manual-closed = El manual está cerrado.
manual-keys = tecla
manual-meanings = qué hace

# Help: each item names one thing that can be done now.
help-moves-in-words = Escribe la jugada con palabras, como caballo { $square }.
help-moves-in-notation = La jugada también se puede escribir en notación, o con dos casillas.
help-moves-legal = Para oír tus jugadas legales, escribe: { WORD("legal-moves") }.
help-moves-take-back = Para deshacer tu última jugada, escribe: { WORD("undo") }.
help-castling-short = Para enrocar en el flanco de rey, escribe: enroque corto.
help-castling-long = Para enrocar en el flanco de dama, escribe: enroque largo.
help-castling-rights = Para oír qué enroques quedan, escribe: { WORD("castling") }.
help-questions-last = Para oír la última jugada, escribe: { WORD("last") }.
help-questions-moves = Para oír todas las jugadas, escribe: { WORD("moves") }.
help-questions-turn = Para oír a quién le toca, escribe: { WORD("turn") }.
help-questions-square = Para oír lo que hay en una casilla, escribe: qué hay en { $square }.
help-questions-sheet = Para oír tu planilla, escribe: { WORD("sheet") }.
help-board-where = Para encontrar tus caballos, escribe: { WORD("where") } mis caballos.
help-board-whole = Para oír todo el tablero, escribe: { WORD("board") }.
help-board-attackers = Para oír qué ataca una casilla, escribe: { WORD("attackers") } { $square }.
help-board-captures = Para oír qué puedes capturar, escribe: { WORD("captures") }.
help-board-material = Para comparar las piezas de los dos bandos, escribe: { WORD("material") }.
help-game-accept = Para aceptar las tablas, escribe: { WORD("accept") }.
help-game-decline = Para rechazar las tablas, escribe: { WORD("decline") }.
help-game-offer = Para ofrecer tablas, escribe: { WORD("draw") }.
help-game-claim = Para reclamar tablas, escribe: { WORD("say-claim") }.
help-game-pause = Para parar los relojes, escribe: { WORD("pause") }.
help-game-resume = Para seguir jugando, escribe: { WORD("resume") }.
help-game-seal = Para sellar tu jugada, escribe: { WORD("say-seal") }, y la jugada.
help-game-close-envelope = Cuando el sobre esté listo, escribe: { WORD("say-close") }.
help-game-boards-agree = Cuando tu tablero esté bien, escribe: { WORD("say-boards-agree") }.
help-game-boards-differ = Si los tableros difieren, escribe: { WORD("say-boards-differ") }.
help-game-resign = Para abandonar la partida, escribe: { WORD("resign") }.
help-game-sign = Para firmar el resultado, escribe: { WORD("say-sign") }.
help-voice-speed = Para cambiar la velocidad de mi voz, escribe: { WORD("slower") }, o { WORD("faster") }.
help-voice-loudness = Para cambiar el volumen de mi voz, escribe: { WORD("louder") }, o { WORD("softer") }.
help-voice-repeat = Para oír otra vez mi última respuesta, escribe: { WORD("repeat") }.
help-speak-on = Para decir las jugadas, escribe: { WORD("listen-on") }.
help-speak-say = Para decir una jugada, escribe: { WORD("listen") }.
help-speak-check = Para saber lo bien que te oigo, escribe: { WORD("microphone-check") }.
help-speak-off = Para dejarlo, escribe: { WORD("listen-off") }.
help-program-new-game = Para empezar otra partida, escribe: { WORD("new-game") }. Con el otro color: cambiar de lado.
help-program-level = Para cambiar la fuerza del rival, escribe: { WORD("level") }, y un número.
help-program-save = Para guardar la partida, escribe: { WORD("save") }.
help-program-manual = Para oír el manual, escribe: { WORD("manual") }.
help-program-quit = Para salir, escribe: { WORD("quit") }.
help-advice-hint = Para una pista, escribe: { WORD("hint") }. Otra vez, para saber más.
help-advice-threat = Para saber qué amenaza tu rival, escribe: { WORD("threat") }.
help-advice-evaluation = Para saber quién está mejor, escribe: { WORD("evaluate") }.
help-advice-best-line = Para oír las mejores jugadas, escribe: { WORD("best-line") }.
help-advice-blunder = Para comprobar una jugada, escribe por ejemplo: es { $square } un error.
help-advice-warnings = Para recibir avisos de errores, escribe: { WORD("blunder-warnings-on") }.
help-study-go = Para probar jugadas sin cambiar la partida, escribe: { WORD("study") }.
help-study-back = Para retroceder media jugada, escribe: { WORD("back") }.
help-study-forward = Para avanzar media jugada, escribe: { WORD("forward") }.
help-study-take-back = Para quitar una jugada probada, escribe: { WORD("undo") }.
help-study-set-up = Para montar una posición, escribe: { WORD("set-up") }.
help-study-play = Para jugar desde esta posición, escribe: { WORD("play-this") }.
help-study-return = Para volver a la partida, escribe: { WORD("return") }.
help-dialogue-state = Para oír lo que falta, escribe: { WORD("say-state") }.
help-dialogue-repeat = Para repetir la jugada del rival, escribe: { WORD("say-repeat") }, y la jugada.
help-dialogue-correct = Para corregir un lapsus, escribe: { WORD("say-correct") }, y la jugada.
help-dialogue-press = Para pulsar el reloj, escribe: { WORD("press") }.
help-dialogue-adjust = Para colocar bien una pieza, escribe: { WORD("say-adjust") }, y su casilla.
help-arbiter-pending = Para oír lo que está pendiente, escriba: { WORD("order-docket") }.
help-arbiter-start = Para poner en marcha los relojes, escriba: { WORD("order-start") }.
help-arbiter-pause = Para parar los relojes, escriba: { WORD("pause") }.
help-arbiter-go-on = Para dejar que siga la partida, escriba: { WORD("order-go-on") }.
help-arbiter-claim = Para decidir, escriba: { WORD("say-accept-claim") }, o { WORD("say-reject-claim") }.
help-arbiter-illegal = Para declarar ilegal la última jugada, escriba: { WORD("order-illegal") }.
help-arbiter-set = Para ajustar un reloj, escriba: { WORD("order-set") }, un bando y un tiempo.
help-arbiter-end = Para terminar la partida, escriba: { WORD("order-result") }, y el resultado.
help-clock-both = Para oír los dos tiempos, escribe: { WORD("clock") }.
help-clock-own = Para oír tu tiempo, escribe: { WORD("own-time") }.
help-clock-to-control = Para oír cuántas jugadas faltan, escribe: { WORD("to-control") }.
help-clock-press = Para pulsar el reloj, escribe: { WORD("press") }.
help-clock-warnings = Para elegir avisos de tiempo, escribe: { WORD("warnings") }.
help-more = Más ayuda. Escribe ayuda y una de estas palabras: { $topics }.
help-a-key = Para saber qué hace una tecla, pulsa { $explain } y después la tecla.
