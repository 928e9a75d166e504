# Dos planillas una junto a otra: hasta dónde coinciden, qué cambia, y por qué no se puede leer una.

compare-files = Primera planilla: { $first }. Segunda planilla: { $second }.
compare-same = { $count ->
    [0] Ambas planillas están sin jugadas.
    [one] Las planillas coinciden: ambas tienen la misma media jugada.
   *[other] Las planillas coinciden: ambas tienen las mismas { $count } medias jugadas.
}
compare-last-missing = Las planillas coinciden. En la { $sheet ->
    [first] primera
   *[second] segunda
}, la última jugada aún no está escrita.
compare-shorter = La { $sheet ->
    [first] primera
   *[second] segunda
} planilla termina antes que la otra.
compare-different = Las planillas son distintas.
compare-illegal-on-both = Ambas planillas tienen la misma jugada ilegal.
compare-starts-differ = Las planillas empiezan en posiciones distintas. Sus jugadas no se pueden comparar.
compare-start = La { $sheet ->
    [first] primera
   *[second] segunda
} planilla empieza aquí: { $fen }
compare-agreed = La última coincidencia es la jugada { $number } de las { $side ->
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
} planilla tiene { $text }, que es ilegal.
compare-has-word = Después la { $sheet ->
    [first] primera
   *[second] segunda
} planilla no se puede leer. Línea { $line }: { $text }: { $why }.
compare-has-nothing = Después la { $sheet ->
    [first] primera
   *[second] segunda
} planilla termina.
compare-perhaps = Quizá se quiso decir: { $moves }. Debe decidirlo una persona.
compare-position = La posición en la última coincidencia: { $fen }
compare-turn = { $side ->
    [white] Las blancas
   *[black] Las negras
} deben hacer la jugada { $number }.
compare-clocks = Los tiempos de entonces, según la { $sheet ->
    [first] primera
   *[second] segunda
} planilla: { $known ->
    [both] blancas { $white }, negras { $black }.
    [white] blancas { $white }, negras sin anotar.
    [black] blancas sin anotar, negras { $black }.
   *[none] no constan.
}
compare-results = Los resultados son distintos: { $first } en la primera planilla, { $second } en la segunda.
compare-same-moves = { $count ->
    [0] Ambas planillas están sin jugadas.
    [one] Las jugadas coinciden: ambas planillas tienen la misma media jugada.
   *[other] Las jugadas coinciden: ambas planillas tienen las mismas { $count } medias jugadas.
}
compare-last-move-missing = Las jugadas coinciden. En la { $sheet ->
    [first] primera
   *[second] segunda
} planilla, la última jugada aún no está escrita.
compare-goes-on = La { $sheet ->
    [first] primera
   *[second] segunda
} planilla no tiene resultado. Se lee como partida en curso.
compare-without-pages = La { $sheet ->
    [first] primera
   *[second] segunda
} planilla no tiene páginas. Se lee como simples líneas en braille.
compare-without-feeds = La { $sheet ->
    [first] primera
   *[second] segunda
} planilla no tiene saltos de página. Sus páginas se dividen por sus números.
compare-other-result = En la { $sheet ->
    [first] primera
   *[second] segunda
} planilla, sobre las jugadas, el resultado es { $tag }. Vale el que va tras ellas.
compare-corrected = { $sheet ->
    [first] Primera
   *[second] Segunda
} planilla, línea { $line }: { $why }
compare-too-large = { $file } es demasiado grande para una planilla.
compare-not-braille = { $file }, línea { $line }: una página de braille está incompleta.
compare-spoilt = { $file }, línea { $line }: { $text }: { $why }.
compare-no-such-game = En { $file } no hay partida { $game }.
compare-several-games = { $file } contiene varias partidas. Elija una con { $flag }.
compare-no-notation = No se conoce la notación de { $file }. Indíquela con { $flag }, por ejemplo es o en.
compare-no-code = No se conoce el código braille de { $file }. Indíquelo con { $flag }, por ejemplo intl.
compare-unknown-notation = { $name } no es una notación para este archivo. Elija entre: { $known }.
compare-both-from-input = Solo una de las dos planillas puede venir de la entrada estándar.
compare-why = { $why ->
    [no-move] no parece una jugada
    [letter] no es una letra de pieza en esta notación
    [pawn-letter] el peón no tiene letra
    [illegal] no corresponde a ninguna jugada legal
    [ambiguous] corresponde a varias jugadas: { $moves }
    [missing] falta una jugada, que hay que completar primero
    [number] se espera el número { $number }
    [no-number] se espera el número de la jugada
    [no-move-before] no sigue a ninguna jugada
    [not-en-passant] la jugada anterior no captura al paso
    [time] no es un tiempo
    [start] no es una posición inicial
    [notation] esta notación no existe
    [result] no es un resultado
    [behind-result] está detrás del resultado
    [open-ended] un comentario o una variante no termina
    [variant] esto no es ajedrez
    [among-words] hay jugadas en una línea con palabras; las palabras van entre llaves, o las jugadas en líneas propias o numeradas
    [too-long] la partida es demasiado larga
    [no-move-in-code] no es una jugada legal en este código braille
    [other-code] esto se puede leer en el código braille { $moves }
    [several-codes] cada uno de estos códigos braille da una partida distinta: { $moves }
    [diagram] el diagrama muestra otra posición
    [page] una página tiene mal su número, o más o menos líneas que la primera
    [empty-line] hay una línea vacía entre las jugadas
   *[no-result] falta el resultado; la planilla está cortada
}
