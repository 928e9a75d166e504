# Aplazamiento: la jugada secreta, el sobre, la reanudación.

adjourn-session = La sesión de juego termina en { $time }.
adjourn-to-seal = Las { side-name } sellan la próxima jugada. Escribe: { WORD("say-seal") }, y la jugada. Con el sobre listo, escribe: { WORD("say-close") }.
adjourn-made-on-board = Las { side-name } deben sellar la jugada hecha en el tablero: { $move }.
adjourn-in-envelope = Tu jugada está en el sobre. Puedes cambiarla hasta que se cierre.
adjourn-closed = El sobre de las { side-name } está cerrado. Su código es { $code }.{ $running ->
    [white] {" "}Corre el reloj de las blancas.
    [black] {" "}Corre el reloj de las negras.
   *[none] {" "}Los relojes están parados.
}
adjourn-envelope = En el sobre: { $white_name } contra { $black_name }. Posición: { $position }.{ $timed ->
    [yes] {" "}Tiempo usado: blancas { $white }, negras { $black }.
   *[no] {""}
} Jugada secreta de las { side-name }, número { WORDS($number) }. { $offer ->
    [white] Las blancas han ofrecido tablas.
    [black] Las negras han ofrecido tablas.
   *[none] Ninguna oferta de tablas.
} Reanudación: { $resumption }.
adjourn-no-name = sin nombre
adjourn-no-date = sin indicar
adjourn-waiting = La partida está aplazada. Para reanudarla, escribe: { WORD("say-begin") }.
adjourn-waits = { $next ->
    [seal] Las { side-name } todavía deben sellar la próxima jugada.
    [close] La jugada de las { side-name } está en el sobre, aún abierto. Para cerrarlo, escribe: { WORD("say-close") }.
    [begin] { adjourn-waiting }
    [open] La partida se ha reanudado. Para abrir el sobre, escribe: { WORD("say-open") }.
   *[state] { adjourn-state }
}
adjourn-begun = La partida se reanuda.{ $absent ->
    [nobody] {" "}Ambos están ausentes.
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
    [to-be-sealed] Esta jugada debe sellarse. Escribe: { WORD("say-seal") }, y la jugada.
    [adjourned] La partida está aplazada. Espera la reanudación.
    [not-adjourned] La partida no está aplazada. Sigue jugando.
    [adjourn-first] La partida no está aplazada. Para aplazarla, escribe: { WORD("say-adjourn") }.
    [seal-first] La jugada aún no está sellada. El jugador escribe: { WORD("say-seal") }, y la jugada.
    [close-first] El sobre aún no está cerrado. Para cerrarlo, escribe: { WORD("say-close") }.
    [called] Ya se está sellando una jugada. Espera.
    [closed] El sobre está cerrado. Espera la reanudación.
    [nothing-sealed] El sobre está vacío. Sella primero una jugada.
    [move-made] Sella la jugada hecha en el tablero.
    [word-too-short] Escribe: { WORD("say-adjourn") }, y una contraseña de al menos cuatro letras. Con ella se abre el sobre.
    [wrong-word] Esa no es la contraseña del sobre. Escríbela otra vez.
    [damaged] El sobre está dañado y cuenta como perdido. Escribe: { WORD("say-missing") }.
    [not-begun] La reanudación no ha empezado. Escribe: { WORD("say-begin") }.
    [there] Eso ya está anotado. Continúa.
    [replier-absent] Quien debe responder no está. El sobre sigue cerrado.
   *[nothing-to-seal] No hay ninguna jugada que sellar. Haz tu jugada.
}
