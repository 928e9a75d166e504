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
claim-times = { $times ->
    [one] consta una vez
   *[other] consta { WORDS($times) } veces
}
claim-evidence-repetition = { $found ->
    [yes] La posición se dio { $list }: { claim-times }.
   *[no] La posición no se había dado antes.
}{ $moved ->
    [yes] {" "}La jugada escrita es { $move }.
   *[no] {""}
}
claim-evidence-fifty = { $number ->
    [0] No consta ninguna media jugada sin captura ni jugada de peón.
    [one] La última media jugada no fue captura ni jugada de peón.
   *[other] Las últimas { WORDS($number, form: "feminine") } medias jugadas: ninguna captura ni jugada de peón.
}
claim-decide = Decida la petición de las { side-name }. Escriba: { $postponable ->
    [yes] { WORD("say-accept-claim") }, { WORD("say-reject-claim") } o { WORD("say-postpone-claim") }
   *[no] { WORD("say-accept-claim") } o { WORD("say-reject-claim") }
}.
claim-wrong = La reclamación de las { side-name } es incorrecta.{ $given ->
    [yes] {" "}El rival recibe { $time }.
   *[no] {""}
}{ $must ->
    [move] {" "}Ahora hay que jugar { $move }.
    [piece] {" "}Ahora hay que mover la pieza de esa jugada.
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
claim-packet = La reclamación ha terminado la partida. El árbitro decide después. Posición final: { $position }.{ $timed ->
    [yes] {" "}Las blancas tienen { $white }, las negras tienen { $black }.
   *[no] {""}
}{ $sheet ->
    [yes] {" "}También se entrega la planilla.
   *[no] {""}
} El rival escribe: { WORD("say-verify") }, o { WORD("say-dispute") }.
claim-verified = { $agrees ->
    [yes] El rival confirma la posición final.
   *[no] El rival discute la posición final.
}
claim-increment-asked = Las { side-name } piden un incremento, y así ofrecen tablas.
claim-increment = { $given ->
    [yes] Desde ahora cada jugada suma { $increment }. El rival recibe { $time }.
   *[no] No hay incremento.
}
claim-waits = { $what ->
    [later] La reclamación de las { side-name } ha terminado la partida. El árbitro decide más tarde.
    [reply] Las { side-name } han pedido un incremento. Primero el rival responde a la oferta de tablas.
   *[arbiter] No juegues: el árbitro decide la petición de las { side-name }.
}
claim-withdrawn = Las { side-name } retiran la reclamación.
claim-agreed = Ambos quieren tablas. El árbitro debe consentir.
claim-not-consented = El árbitro no consiente. La partida sigue.
claim-reason = Motivo: { $reason }.
claim-improper = Oferta de tablas de las { side-name } en mal momento, número { WORDS($count) }.
claim-hint = Se pueden reclamar tablas { $ground ->
    [repetition] por repetición
   *[fifty] por las cincuenta jugadas
}. Escribe: { WORD("say-claim") }.
refused-claim = { $why ->
    [not-by-claim] Con estas reglas esas tablas no se reclaman. Sigue jugando.
    [not-on-move] Solo puedes reclamar en tu turno. Espéralo.
    [right-lost] Has tocado una pieza o jugado: ya es tarde para reclamar. Sigue jugando.
    [move-not-made] Con estas reglas solo cuenta lo jugado. Reclama sin jugada.
    [needs-scoresheet] Para reclamar hace falta la planilla. Llama al árbitro.
    [not-in-event] En este torneo no existe esa reclamación. Sigue jugando.
    [not-in-class] En este tipo de partida no existe esa reclamación. Sigue jugando.
    [with-increment] Con incremento no existe esa reclamación. Sigue jugando.
    [time-left] Todavía te queda demasiado tiempo. Sigue jugando.
    [open] Primero se decide la reclamación abierta. Espera al árbitro.
    [concluded] La reclamación ha terminado la partida. El árbitro decide más tarde.
    [not-open] No hay ninguna reclamación abierta. Para hacer una, escribe: { WORD("say-claim") }.
    [not-withdrawable] Una oferta o una reclamación no se retira. Espera la respuesta.
    [must-play] Debes jugar la jugada con la que reclamaste. Escríbela.
    [own-move-first] Haz primero tu jugada y ofrece tablas después.
    [too-few-moves] Cada bando debe jugar antes de acordar tablas. Sigue jugando.
    [nothing-agreed] Los jugadores no han acordado tablas. Espera.
    [offer-open] Primero el rival responde a la oferta. Espera.
    [not-postponable] Eso no se puede aplazar. Acepta o rechaza.
    [nothing-to-claim] Ahora no hay nada que reclamar. Sigue jugando.
   *[no-arbiter] Hace falta un árbitro, y no lo hay. Sigue jugando.
}
ask-claim-ground = ¿Por repetición o por las cincuenta jugadas? Escribe: { WORD("say-repetition") } o { WORD("say-fifty") }.
ask-claim-move = ¿Con una jugada? Escribe la jugada que anotas, o { WORD("say-now") }.
confirm-claim = ¿Reclamar tablas { $ground ->
    [repetition] por repetición
   *[fifty] por las cincuenta jugadas
}{ $moved ->
    [yes] {" "}con { $move }
   *[no] {""}
}? No se puede retirar. Escribe { WORD("yes") } o { WORD("no") }.
confirm-quickplay = ¿Reclamar tablas porque el rival { $basis ->
    [cannot] no puede ganar por medios normales
   *[effort] no se esfuerza por ganar
}? Escribe { WORD("yes") } o { WORD("no") }.
confirm-sign = ¿Firmar este resultado? { sheet-result } Escribe { WORD("yes") } o { WORD("no") }.
claim-move-unclear = Esa jugada no está clara. Escríbela otra vez, o { WORD("say-now") }.
confirm-seal = ¿Sellar esta jugada? No se anuncia. Escribe { WORD("yes") } o { WORD("no") }.
seal-what = Escribe la jugada secreta. No se muestra ni se dice.
sign-what = ¿Qué resultado? Escribe: { WORD("say-sign") }, con o sin el resultado.
session-when = ¿En cuántos minutos termina la sesión de juego? Escribe un número.
ask-word = { $opens ->
    [yes] Árbitro, escriba la contraseña del sobre.
   *[no] Árbitro, escriba una contraseña de al menos cuatro letras. El sobre solo se abre con ella.
} Para cancelar, escriba { WORD("no") }.
ask-word-again = Escriba la contraseña otra vez.
words-differ = Las dos son diferentes. Escriba la contraseña desde el principio.
word-is-command = Eso es una orden del programa. Escriba la contraseña, o { WORD("no") } para cancelar.
sheet-result = { $result ->
    [white] Ganan las blancas.
    [black] Ganan las negras.
    [white-half] Medio punto para las blancas. Las negras han perdido.
    [black-half] Medio punto para las negras. Las blancas han perdido.
    [both] Han perdido los dos jugadores.
    [open] La partida no tiene resultado.
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
record-discrepancy = Los resultados firmados no coinciden con la partida. Blancas: { $white }. Negras: { $black }. La partida: { $shown }.
record-discrepancy-item = { $result ->
    [white] ganan las blancas
    [black] ganan las negras
    [drawn] tablas
    [white-half] medio punto para las blancas, las negras han perdido
    [black-half] medio punto para las negras, las blancas han perdido
    [both] han perdido los dos
    [open] sin resultado
   *[none] nada
}
record-overruled = El árbitro decide: { sheet-result }
record-not-signed = { $white ->
    [yes] { $black ->
        [yes] Las blancas y las negras aún no han firmado.
       *[no] Las blancas aún no han firmado.
    }
   *[no] Las negras aún no han firmado.
} Escribe: { WORD("say-sign") }.
record-sign-anew = Las { side-name } deben firmar de nuevo: el resultado ha cambiado. Escribe: { WORD("say-sign") }.
record-distraction = Las { side-name } piden la planilla. Eso cuenta como distracción. Petición número { WORDS($count) }.
record-reconstruct = Anota primero: posición { $position }.{ $timed ->
    [yes] {" "}Las blancas tienen { $white }, las negras tienen { $black }.
   *[no] {""}
} Jugadas hasta ahora: { WORDS($moves) }.{ $running ->
    [white] {" "}Corría el reloj de las blancas.
    [black] {" "}Corría el reloj de las negras.
   *[none] {""}
} Luego reconstruye la partida en un segundo tablero.
record-next-period = La próxima jugada de las { side-name } cuenta como la primera del período siguiente.
refused-record = { $why ->
    [by-console] La planilla la escribe la consola. Juega sin más.
    [nothing-missing] Todo está anotado. Juega sin más.
    [write-first] Anota primero tu última jugada. Escribe: { WORD("say-write") }.
    [complete-first] Completa primero tu planilla. Escribe: { WORD("say-write") }.
    [not-over] La partida aún no tiene un resultado que firmar.
    [signed] Ya has firmado. Si está mal, llama al árbitro.
    [nothing-signed] Todavía no se ha firmado nada. Espera.
    [not-regulated] En esta partida la planilla no se enseña a petición. Escribe: { WORD("moves") }.
    [distraction] Esa petición cuenta como distracción. Haz tu jugada.
   *[last-period] Este es el último período. Revisa el reloj.
}
