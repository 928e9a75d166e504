# Dos planillas una junto a otra: hasta dónde coinciden, qué cambia, y por qué no se puede leer una.

compare-files = Primera planilla: { $first }. Segunda planilla: { $second }.
compare-same = { $count ->
    [0] No hay ninguna jugada en ninguna de las planillas.
    [one] Las planillas coinciden: ambas tienen la misma media jugada.
   *[other] Las planillas coinciden: ambas tienen las mismas { $count } medias jugadas.
}
compare-last-missing = Las planillas coinciden. En la { $sheet ->
    [first] primera
   *[second] segunda
} la última jugada aún no está escrita.
compare-shorter = La { $sheet ->
    [first] primera
   *[second] segunda
} planilla termina antes que la otra.
compare-different = Las planillas son distintas.
compare-illegal-on-both = Ambas planillas tienen la misma jugada, y no es legal.
compare-starts-differ = Las planillas empiezan en posiciones distintas, así que sus jugadas no se pueden comparar.
compare-start = La { $sheet ->
    [first] primera
   *[second] segunda
} planilla empieza aquí: { $fen }
compare-agreed = El último acuerdo es la jugada { $number } de las { $side ->
    [white] blancas
   *[black] negras
}: { $move }.
compare-agreed-nothing = Las planillas solo coinciden en la posición inicial.
compare-has = Después la { $sheet ->
    [first] primera
   *[second] segunda
} planilla tiene la jugada { $number } de las { $side ->
    [white] blancas
   *[black] negras
}: { $move }.
compare-has-not-legal = Después la { $sheet ->
    [first] primera
   *[second] segunda
} planilla tiene { $text }, que no es legal.
compare-has-word = Después la { $sheet ->
    [first] primera
   *[second] segunda
} planilla no se puede leer. Línea { $line }: { $text }: { $why }.
compare-has-nothing = Después la { $sheet ->
    [first] primera
   *[second] segunda
} planilla no tiene nada más.
compare-perhaps = Quizá se quiso decir: { $moves }. Solo una persona puede decidirlo.
compare-position = La posición en el último acuerdo: { $fen }
compare-turn = { $side ->
    [white] Las blancas
   *[black] Las negras
} deben hacer la jugada { $number }.
compare-clocks = Los tiempos de entonces, según la { $sheet ->
    [first] primera
   *[second] segunda
} planilla: { $known ->
    [both] blancas { $white }, negras { $black }.
    [white] blancas { $white }, el de las negras no consta.
    [black] el de las blancas no consta, negras { $black }.
   *[none] no hay ninguno escrito.
}
compare-results = Los resultados son distintos: { $first } en la primera planilla, { $second } en la segunda.
compare-same-moves = { $count ->
    [0] No hay ninguna jugada en las dos planillas.
    [one] Las jugadas coinciden: la misma media jugada está en ambas planillas.
   *[other] Las jugadas coinciden: las mismas { $count } medias jugadas están en ambas planillas.
}
compare-last-move-missing = Las jugadas coinciden. En la { $sheet ->
    [first] primera
   *[second] segunda
} planilla la última jugada aún no está escrita.
compare-goes-on = La { $sheet ->
    [first] primera
   *[second] segunda
} planilla no tiene resultado. Se lee como partida en curso.
compare-without-pages = La { $sheet ->
    [first] primera
   *[second] segunda
} planilla no tiene páginas. Se lee como simples líneas en braille.
compare-corrected = { $sheet ->
    [first] Primera
   *[second] Segunda
} planilla, línea { $line }: { $why }
compare-too-large = { $file } es demasiado grande para una planilla.
compare-not-braille = { $file }, línea { $line }: no son páginas enteras de braille.
compare-spoilt = { $file }, línea { $line }: { $text }: { $why }.
compare-no-such-game = En { $file } no hay partida { $game }.
compare-several-games = En { $file } hay varias partidas. Diga cuál con { $flag }.
compare-no-notation = Nadie dijo en qué notación está escrito { $file }. Dígalo con { $flag }, por ejemplo es o en.
compare-no-code = Nadie dijo en qué código braille está escrito { $file }. Dígalo con { $flag }, por ejemplo intl.
compare-unknown-notation = Para este archivo no hay notación { $name }. Hay: { $known }.
compare-both-from-input = Solo una de las dos planillas puede venir de la entrada estándar.
compare-why = { $why ->
    [no-move] no tiene la forma de una jugada
    [letter] en esta notación ninguna pieza tiene esta letra
    [pawn-letter] el peón no tiene letra
    [illegal] no corresponde a ninguna jugada legal
    [ambiguous] corresponde a varias jugadas: { $moves }
    [missing] falta una jugada, que hay que completar primero
    [number] se espera el número { $number }
    [no-number] se espera el número de la jugada
    [no-move-before] no sigue a ninguna jugada
    [not-en-passant] la jugada anterior no captura nada al paso
    [time] no es un tiempo
    [start] no es una posición inicial
    [notation] esta notación no existe
    [result] no es un resultado
    [behind-result] está detrás del resultado
    [open-ended] un comentario o una variante no termina
    [tag] esto no es una etiqueta válida
    [variant] esto es otro juego, no ajedrez
    [among-words] hay jugadas en una línea con palabras; pon las palabras entre llaves o las jugadas en líneas propias, o numera las jugadas
    [too-long] ninguna partida es tan larga
    [no-move-in-code] no es una jugada legal en este código braille
    [other-code] esto se puede leer en el código braille { $moves }
    [several-codes] esto es una partida distinta en cada uno de estos códigos braille: { $moves }
    [diagram] el diagrama muestra otra posición
    [page] una página no tiene su número, o no tiene tantas líneas como la primera
    [empty-line] hay una línea vacía entre las jugadas
   *[no-result] falta el resultado, la planilla está cortada
}
