# Tablas que se reclaman o se acuerdan, y la planilla como deber.

claim-made = Las { side-name } reclaman tablas { $ground ->
    [repetition] por repetición
   *[fifty] por las cincuenta jugadas
}{ $moved ->
    [yes] {" "}con la jugada { $move }
   *[no] {""}
}.
claim-stood = tras la jugada { WORDS($number) } de las { side-name }
claim-stood-start = al principio
claim-evidence-repetition = { $found ->
    [yes] Según la planilla la posición se dio { $list }.
   *[no] Según la planilla la posición no se había dado.
}{ $moved ->
    [yes] {" "}La jugada escrita es { $move }.
   *[no] {""}
}
claim-evidence-fifty = Según la planilla, medias jugadas sin captura ni movimiento de peón: { WORDS($number) }.
claim-decide = La petición de las { side-name } te toca a ti: { WORD("say-accept-claim") }, { WORD("say-reject-claim") } o { WORD("say-postpone-claim") }.
claim-wrong = La reclamación de las { side-name } es incorrecta.{ $given ->
    [yes] {" "}El rival recibe { $time }.
   *[no] {""}
}{ $must ->
    [move] {" "}Ahora hay que jugar { $move }.
    [piece] {" "}Ahora hay que mover esa pieza.
   *[no] {""}
}
claim-correct = La reclamación de las { side-name } es correcta.
claim-quickplay = Las { side-name } reclaman tablas: el rival { $basis ->
    [cannot] no puede ganar por medios normales
   *[effort] no se esfuerza por ganar
}.
claim-decided = La reclamación de las { side-name } queda { $decision ->
    [accepted] aceptada
    [postponed] aplazada: la partida sigue
   *[rejected] rechazada
}.{ $given ->
    [yes] {" "}El rival recibe { $time }.
   *[no] {""}
}
claim-packet = La reclamación ha terminado la partida; el árbitro decide después. Posición final: { $position }.{ $timed ->
    [yes] {" "}Las blancas tienen { $white }, las negras tienen { $black }.
   *[no] {""}
}{ $sheet ->
    [yes] {" "}También se entrega la planilla.
   *[no] {""}
} El rival dice { WORD("say-verify") } o { WORD("say-dispute") }.
claim-verified = { $agrees ->
    [yes] El rival confirma la posición final.
   *[no] El rival no confirma la posición final.
}
claim-increment-asked = Las { side-name } piden un incremento, y así ofrecen tablas.
claim-increment = { $given ->
    [yes] Desde ahora cada jugada suma { $increment }. El rival recibe { $time }.
   *[no] No hay incremento.
}
claim-waits = { $what ->
    [later] La reclamación de las { side-name } ha terminado la partida. El árbitro decide más tarde.
    [reply] Las { side-name } piden un incremento. Primero el rival responde a la oferta de tablas.
   *[arbiter] Ahora nadie juega: el árbitro decide sobre la petición de las { side-name }.
}
claim-withdrawn = Las { side-name } retiran la reclamación.
claim-agreed = Ambos quieren tablas. El árbitro debe consentir.
claim-not-consented = El árbitro no consiente. La partida sigue.
claim-reason = Motivo: { $reason }.
claim-improper = Las { side-name } han ofrecido tablas en mal momento. Hasta ahora: { WORDS($count) }.
claim-hint = Se pueden reclamar tablas { $ground ->
    [repetition] por repetición
   *[fifty] por las cincuenta jugadas
}: escribe { WORD("say-claim") }.
refused-claim = { $why ->
    [not-by-claim] Con estas reglas nadie reclama esas tablas. Sigue jugando.
    [not-on-move] Solo puede reclamar quien tiene el turno. Espera el tuyo.
    [right-lost] Has tocado una pieza o jugado: en esta jugada ya es tarde. Sigue jugando.
    [move-not-made] Con estas reglas solo cuenta lo jugado. Reclama sin jugada.
    [needs-scoresheet] Para reclamar hace falta la planilla. Llama al árbitro.
    [not-in-event] En este torneo no existe esa reclamación. Sigue jugando.
    [not-in-class] En este tipo de partida no existe esa reclamación. Sigue jugando.
    [with-increment] Con incremento no existe esa reclamación. Sigue jugando.
    [time-left] Todavía te queda demasiado tiempo. Sigue jugando.
    [open] Primero se decide la reclamación abierta. Espera al árbitro.
    [concluded] La reclamación ha terminado la partida y ya no se mueve. El árbitro decide más tarde.
    [not-open] No hay ninguna reclamación abierta. Escribe { WORD("say-claim") } para hacer una.
    [not-withdrawable] Una oferta o una reclamación no se retira. Espera la respuesta.
    [must-play] Debes jugar la jugada con la que reclamaste. Escríbela.
    [own-move-first] Las tablas se ofrecen tras la propia jugada. Juega primero.
    [too-few-moves] Cada uno debe haber jugado antes de acordar tablas. Sigue jugando.
    [nothing-agreed] Los jugadores no han acordado nada. Espera.
    [offer-open] Primero el rival responde a la oferta. Espera.
    [not-postponable] Eso no se puede aplazar. Acepta o rechaza.
    [nothing-to-claim] Ahora no hay nada que reclamar. Sigue jugando.
   *[no-arbiter] Hace falta un árbitro, y no lo hay. Sigue jugando.
}
ask-claim-ground = ¿Por repetición o por las cincuenta jugadas? Escribe { WORD("say-repetition") } o { WORD("say-fifty") }.
ask-claim-move = ¿Con una jugada o ahora? Escribe la jugada, o { WORD("say-now") }.
confirm-claim = ¿Reclamar tablas { $ground ->
    [repetition] por repetición
   *[fifty] por las cincuenta jugadas
}{ $moved ->
    [yes] {" "}con { $move }
   *[no] {""}
}? No se puede retirar. Escribe sí o no.
confirm-quickplay = ¿Reclamar tablas porque el rival { $basis ->
    [cannot] no puede ganar por medios normales
   *[effort] no se esfuerza por ganar
}? Escribe sí o no.
confirm-sign = ¿Firmar este resultado? { sheet-result } Escribe sí o no.
claim-move-unclear = Eso no es una sola jugada. Escríbela otra vez, o { WORD("say-now") }.
seal-what = ¿Qué jugada sellas? Escribe { WORD("say-seal") } y la jugada.
sign-what = ¿Qué resultado? Escribe { WORD("say-sign") } y el resultado, o solo { WORD("say-sign") }.
session-when = ¿En cuántos minutos termina la sesión? Escribe un número.
ask-word = { $opens ->
    [yes] Árbitro, escriba la palabra con la que se cerró el sobre.
   *[no] Árbitro, escriba una palabra de al menos cuatro letras. Sin ella nadie abre el sobre.
}
sheet-result = { $result ->
    [white] Ganan las blancas.
    [black] Ganan las negras.
   *[drawn] Son tablas.
}
record-written = Medias jugadas en tu planilla: { WORDS($number) }.
record-out-of-order = Las { side-name } han jugado antes de anotar { $order ->
    [own] su última jugada
    [other] las jugadas del rival
   *[all] lo que faltaba
}.
record-signed = Las { side-name } han firmado: { sheet-result }
record-approved = Ambos han firmado. { sheet-result }
record-discrepancy = Lo firmado no es lo que mostró la partida. Blancas: { $white }. Negras: { $black }. La partida: { $shown }.
record-discrepancy-item = { $result ->
    [white] ganan las blancas
    [black] ganan las negras
    [drawn] tablas
   *[none] nada
}
record-overruled = El árbitro decide: { sheet-result }
record-distraction = Las { side-name } piden la planilla, y cuenta como distracción. Petición número { WORDS($count) }.
record-reconstruct = Anota primero: posición { $position };{ $timed ->
    [yes] {" "}las blancas tienen { $white }, las negras tienen { $black };
   *[no] {""}
} jugadas hasta ahora: { WORDS($moves) }{ $running ->
    [white] ; corría el reloj de las blancas
    [black] ; corría el reloj de las negras
   *[none] {""}
}. Luego la partida se reconstruye en un segundo tablero.
record-next-period = La próxima jugada de las { side-name } cuenta como la primera del periodo siguiente.
refused-record = { $why ->
    [by-console] La planilla la escribe la consola. Juega sin más.
    [nothing-missing] Todo está anotado. Juega sin más.
    [write-first] Anota primero tu última jugada: { WORD("say-write") }.
    [complete-first] Completa primero tu planilla: { WORD("say-write") }.
    [not-over] No hay ningún resultado que firmar. Espera a que la partida tenga uno.
    [signed] Ya has firmado. Si está mal, llama al árbitro.
    [nothing-signed] Nadie ha firmado todavía. Espera.
    [not-regulated] En esta partida la planilla no se enseña a petición. Escribe { WORD("moves") }.
    [distraction] Esa petición cuenta como distracción. Haz tu jugada.
   *[last-period] No hay otro periodo. Revisa el reloj.
}
