# Aplazamiento: la jugada secreta, el sobre, la reanudación.

adjourn-session = La sesión termina en { $time }.
adjourn-to-seal = Las { side-name } sellan la próxima jugada: { WORD("say-seal") } y la jugada. Cuando el sobre esté listo, { WORD("say-close") }.
adjourn-made-on-board = Las { side-name } han hecho en el tablero la jugada { $move }. Esa jugada debe sellarse.
adjourn-in-envelope = Tu jugada está en el sobre. Puedes cambiarla hasta que se cierre.
adjourn-closed = El sobre de las { side-name } está cerrado{ $running ->
    [white] {" "}y corre el reloj de las blancas
    [black] {" "}y corre el reloj de las negras
   *[none] {" "}y los relojes están parados
}. Su código es { $code }.
adjourn-envelope = En el sobre: { $white_name } contra { $black_name }; posición { $position };{ $timed ->
    [yes] {" "}tiempo usado: blancas { $white }, negras { $black };
   *[no] {""}
} sellada por las { side-name } la jugada { WORDS($number) }; { $offer ->
    [white] las blancas han ofrecido tablas;
    [black] las negras han ofrecido tablas;
   *[none] ninguna oferta de tablas;
} reanudación: { $resumption }.
adjourn-no-name = sin nombre
adjourn-no-date = sin decir
adjourn-waiting = La partida está aplazada. Escribe { WORD("say-begin") } cuando se reanude.
adjourn-begun = La partida se reanuda.{ $absent ->
    [nobody] {" "}No hay nadie.
    [sealer] {" "}Quien selló está ausente.
    [replier] {" "}Quien debe responder está ausente. El sobre sigue cerrado.
   *[none] {" "}El sobre se puede abrir.
}{ $running ->
    [white] {" "}Corre el reloj de las blancas.
    [black] {" "}Corre el reloj de las negras.
   *[none] {""}
}
adjourn-arrived = Han llegado las { side-name }{ $late ->
    [yes] , pasado el tiempo permitido
   *[no] {""}
}.
adjourn-options = Puedes hacer abrir el sobre y responder en el tablero, o sellar tu respuesta.
adjourn-opened = La jugada secreta de las { side-name } es { $move }.
adjourn-bad-move = El sobre de las { side-name } no contiene una jugada legal y clara. Dice: { $said }.
adjourn-state = Falta el sobre. Las { side-name } hacen la jugada que habían sellado.
refused-adjourn = { $why ->
    [to-be-sealed] Ahora la jugada se sella. Escribe { WORD("say-seal") } y la jugada.
    [adjourned] La partida está aplazada. Espera la reanudación.
    [not-adjourned] La partida no está aplazada. Sigue jugando.
    [called] Ya se está sellando una jugada. Espera.
    [closed] El sobre está cerrado. Espera la reanudación.
    [nothing-sealed] El sobre está vacío. Sella primero una jugada.
    [move-made] Debe sellarse la jugada hecha en el tablero. Sella esa.
    [word-too-short] Tras { WORD("say-adjourn") } di una palabra de al menos cuatro letras. Sin ella nadie abre el sobre.
    [wrong-word] No es la palabra con la que se cerró el sobre. Dila otra vez.
    [damaged] El sobre está dañado. Cuenta como perdido: { WORD("say-missing") }.
    [not-begun] La reanudación no ha empezado. Escribe { WORD("say-begin") }.
    [there] Eso ya se ha dicho. Continúa.
    [replier-absent] Quien debe responder no está. El sobre sigue cerrado.
   *[nothing-to-seal] Ahora no hay nada que sellar. Haz tu jugada.
}
