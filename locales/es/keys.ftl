# Lo que se dice de las teclas, de sus modos y de lo dicho antes.

key-mode = { $mode ->
    [board] Tablero.
   *[entry] Línea de entrada.
}
paste-waits = El texto pegado va solo a la línea de entrada. Pulsa { $switch } y pégalo otra vez.
key-help-begins = Ayuda de teclas: cada tecla dice lo que hace, sin hacerlo. { $end } la termina.
key-help-ends = La ayuda de teclas ha terminado.
key-does = { $key }, { $does }
key-unbound = { $key } no hace nada aquí. { $help } explica las teclas.
key-text = se escribe en la línea.
key-nothing = no hace nada.
help-keys = Teclas: con { $explain } cada tecla dice lo que hace, { $list } las lee todas. { $switch } cambia entre la línea de entrada y el tablero. Cualquier tecla detiene mis mensajes privados; { $silence } no hace nada más.
choose-help = Escribe el número de una partida. { $next } y { $previous } van de partida en partida; Intro sin nada las lee todas otra vez; { $leave } sale.
help-first = Escribe la jugada en notación o con palabras, como caballo f tres. Pregunta con { WORD("last") }, { WORD("moves") } o { WORD("turn") }. Con { $explain } cada tecla dice qué hace. { WORD("help") } otra vez dice más.
key-list-begins = { WORDS($count, form: "feminine") } teclas. { $next } pasa de una a otra; { $list } otra vez las lee todas.
mode-help = { $mode ->
    [board] Estás en el tablero: las flechas van de casilla en casilla, las letras preguntan. { $switch } vuelve a la línea de entrada.
   *[entry] Estás en la línea de entrada: escribe una jugada o una palabra y pulsa Intro. { $switch } lleva al tablero, donde se pregunta con una sola tecla.
}
situation = { $situation ->
    [other-moves] Le toca al rival. Mientras tanto puedes preguntar.
    [their-move] Le toca al otro bando. Escribe su jugada cuando la haya hecho.
    [stopped] Los relojes están parados. { WORD("resume") } los pone en marcha.
    [over] La partida ha terminado. { WORD("quit") } sale; todavía puedes preguntar.
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
   *[voice] { $language ->
        [it] Voz italiana
        [de] Voz alemana
        [es] Voz española
        [fr] Voz francesa
       *[en] Voz inglesa
    }
}: { $value ->
    [name] { $name }
    [own] la habitual
   *[number] { WORDS($number) }
}.
no-list = No hay ninguna lista que recorrer. Pide antes las jugadas, las teclas o la ayuda.
nothing-announced = Todavía no se ha anunciado nada.
key-with = { $modifier ->
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
keys-or = { $first } o { $second }
key-none = ninguna tecla
key-switch-mode = cambia entre la línea de entrada y el tablero.
key-silence = detiene mis mensajes privados.
key-context-help = lo que puedes hacer ahora.
key-key-help = empieza y termina la ayuda de teclas.
key-key-list = todas las teclas, una por una.
key-last-move = la última jugada.
key-moves = las jugadas hasta ahora.
key-turn = a quién le toca.
key-clocks = los dos tiempos.
key-own-time = tu tiempo.
key-other-time = el tiempo del rival.
key-square-up = la casilla de delante.
key-square-down = la casilla de detrás.
key-square-left = la casilla de la izquierda.
key-square-right = la casilla de la derecha.
key-square = lo que hay aquí.
key-press = pulsa el reloj.
key-offer-draw = ofrece tablas, tras confirmarlo.
key-repeat = repite lo último.
key-repeat-publicly = anuncia otra vez a la mesa la última jugada.
key-older = lo que se dijo antes.
key-newer = lo que se dijo después.
key-next-item = el elemento siguiente de una lista.
key-previous-item = el elemento anterior de una lista.
key-spell = deletrea lo último que oíste.
key-speech = apaga o enciende mi voz.
key-echo = cuánto digo mientras escribes.
key-dial = elige lo que cambian más y menos: velocidad, tono, volumen, voces.
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
