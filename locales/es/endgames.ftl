# Lo que se dice de los finales contra la mejor defensa.

endgame-name = { $endgame ->
    [queen] Dama contra rey
    [rook] Torre contra rey
    [bishops] Dos alfiles contra rey
    [bishop-knight] Alfil y caballo contra rey
    [pawn] Peón contra rey
    [rook-pawn] Torre y peón contra rey
    [queen-rook] Dama contra torre
   *[hold-pawn] Rey contra peón: mantener las tablas
}
train-endgames = Finales contra la mejor defensa. Para empezar uno, escribe su número o su nombre, por ejemplo: { WORD("train-endgame-rook") }.
train-endgame-listed = Final { WORDS($number) }: { endgame-name }
train-endgame-making = Se están preparando los datos de este final. Puede tardar medio minuto, una sola vez.
train-endgame-begins = { endgame-name }.{ $wins ->
    [yes] {" "}{ $moves ->
        [one] Mate en una jugada.
       *[other] Con el mejor juego, mate en { WORDS($moves) } jugadas.
    }
   *[no] {""}
}
train-endgame-best = La mejor jugada. { $moves ->
    [one] Mate en una jugada.
   *[other] Mate en { WORDS($moves) } jugadas.
}
train-endgame-longer = Sigue ganado: con el mejor juego, { $moves ->
    [one] mate en una jugada
   *[other] mate en { WORDS($moves) } jugadas
}. { $longer ->
    [one] Es una jugada más.
   *[other] Son { WORDS($longer) } jugadas más.
}
train-endgame-still-drawn = Siguen siendo tablas.
train-endgame-draws = No es { $wrong }: así son tablas.{ $moved ->
    [yes] {" "}La respuesta es { $move }.
   *[no] {""}
} Prueba otra jugada.
train-endgame-loses = No es { $wrong }: así se pierde.{ $moved ->
    [yes] {" "}La respuesta es { $move }, con { $moves ->
        [one] mate en una jugada
       *[other] mate en { WORDS($moves) } jugadas
    }.
   *[no] {""}
} Prueba otra jugada.
train-endgame-mated = Mate en { $made ->
    [one] una jugada
   *[other] { WORDS($made) } jugadas
}{ $quickest ->
    [yes] {""}: no se puede más rápido.
   *[no] {""}. Como mínimo: { WORDS($best) }.
}
train-endgame-drawn-by = { $drawn ->
    [stalemate] Ahogado
    [pieces] Ya nadie puede dar mate
    [repeated] La misma posición por tercera vez
   *[quiet] Cincuenta jugadas sin capturas ni jugadas de peón
}
train-endgame-held = { train-endgame-drawn-by }. Has mantenido las tablas.
train-endgame-slipped = { train-endgame-drawn-by }. En una partida tu rival puede reclamar tablas ahora.
train-endgame-given-up = { $whole ->
    [yes] La mejor línea: { $moves }.
   *[no] La mejor línea empieza así: { $moves }.
}
train-endgame-next = Otra posición: { WORD("train-next") }. La misma: { WORD("train-endgame-over") }.
train-endgame-help = Escribe tu jugada, o: { WORD("train-hint") }, { WORD("train-solution") }, { WORD("train-position") }, { WORD("train-next") }. Para volver a empezar: { WORD("train-endgame-over") }. Todos los finales: { WORD("train-endgames") }. Para salir: { WORD("train-stop") }. También valen todas las preguntas sobre el tablero.
train-endgame-nothing = No hay ningún final que empezar de nuevo. Para oír cuáles hay, escribe: { WORD("train-endgames") }.
train-endgame-damaged = { $file } estaba dañado. La tabla se ha hecho de nuevo.
train-endgame-not-kept = Los datos no se pueden guardar: { $why }. Se conservan hasta que salgas.
