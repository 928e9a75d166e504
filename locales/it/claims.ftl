# Patte reclamate o concordate, e il formulario come dovere.

claim-made = { side-name } reclama la patta { $ground ->
    [repetition] per ripetizione
   *[fifty] per le cinquanta mosse
}{ $moved ->
    [yes] {" "}con la mossa { $move }
   *[no] {""}
}.
claim-stood = dopo la mossa { WORDS($number) } del { side-name }
claim-stood-start = all'inizio
claim-evidence-repetition = { $found ->
    [yes] Dal formulario: la posizione si è avuta { $list }.
   *[no] Dal formulario: la posizione non si era ancora avuta.
}{ $moved ->
    [yes] {" "}La mossa scritta è { $move }.
   *[no] {""}
}
claim-evidence-fifty = Dal formulario: semimosse senza catture né mosse di pedone: { WORDS($number) }.
claim-decide = La richiesta del { side-name } tocca a te: { WORD("say-accept-claim") }, { WORD("say-reject-claim") } o { WORD("say-postpone-claim") }.
claim-wrong = Il reclamo del { side-name } è errato.{ $given ->
    [yes] {" "}L'avversario riceve { $time }.
   *[no] {""}
}{ $must ->
    [move] {" "}Ora si deve giocare { $move }.
    [piece] {" "}Ora si deve muovere quel pezzo.
   *[no] {""}
}
claim-correct = Il reclamo del { side-name } è corretto.
claim-quickplay = { side-name } reclama la patta: l'avversario { $basis ->
    [cannot] non può vincere con mezzi normali
   *[effort] non fa alcuno sforzo per vincere
}.
claim-decided = Il reclamo del { side-name } è { $decision ->
    [accepted] accolto
    [postponed] rinviato: la partita continua
   *[rejected] respinto
}.{ $given ->
    [yes] {" "}L'avversario riceve { $time }.
   *[no] {""}
}
claim-packet = Il reclamo ha concluso la partita; l'arbitro decide più tardi. Posizione finale: { $position }.{ $timed ->
    [yes] {" "}Il Bianco ha { $white }, il Nero ha { $black }.
   *[no] {""}
}{ $sheet ->
    [yes] {" "}Si consegna anche il formulario.
   *[no] {""}
} L'avversario dice { WORD("say-verify") } oppure { WORD("say-dispute") }.
claim-verified = { $agrees ->
    [yes] L'avversario conferma la posizione finale.
   *[no] L'avversario non conferma la posizione finale.
}
claim-increment-asked = { side-name } chiede un incremento, e così offre patta.
claim-increment = { $given ->
    [yes] D'ora in poi ogni mossa porta { $increment }. L'avversario riceve { $time }.
   *[no] Nessun incremento.
}
claim-waits = { $what ->
    [later] La richiesta del { side-name } ha chiuso la partita. L'arbitro decide più tardi.
    [reply] Il { side-name } chiede un incremento. Prima l'avversario risponde all'offerta di patta.
   *[arbiter] Ora nessuno muove: l'arbitro decide sulla richiesta del { side-name }.
}
claim-withdrawn = { side-name } ritira il reclamo.
claim-agreed = Entrambi vogliono la patta. Serve il consenso dell'arbitro.
claim-not-consented = L'arbitro non acconsente. La partita continua.
claim-reason = Motivo: { $reason }.
claim-improper = { side-name } ha offerto patta nel momento sbagliato. Finora: { WORDS($count) }.
claim-hint = Si può reclamare la patta { $ground ->
    [repetition] per ripetizione
   *[fifty] per le cinquanta mosse
}: scrivi { WORD("say-claim") }.
refused-claim = { $why ->
    [not-by-claim] Con queste regole nessuno reclama quella patta. Continua a giocare.
    [not-on-move] Può reclamare solo chi ha il tratto. Aspetta il tuo turno.
    [right-lost] Hai toccato un pezzo o mosso: per questa mossa è tardi. Continua a giocare.
    [move-not-made] Con queste regole conta solo ciò che è stato giocato. Reclama senza mossa.
    [needs-scoresheet] Per un reclamo serve il formulario. Chiama l'arbitro.
    [not-in-event] In questo torneo non c'è questo reclamo. Continua a giocare.
    [not-in-class] In questo tipo di partita non c'è questo reclamo. Continua a giocare.
    [with-increment] Con l'incremento non c'è questo reclamo. Continua a giocare.
    [time-left] Hai ancora troppo tempo. Continua a giocare.
    [open] Prima si decide il reclamo aperto. Aspetta l'arbitro.
    [concluded] La richiesta ha chiuso la partita, non si muove più. L'arbitro decide più tardi.
    [not-open] Nessun reclamo è aperto. Scrivi { WORD("say-claim") } per farne uno.
    [not-withdrawable] Un'offerta o un reclamo non si ritira. Aspetta la risposta.
    [must-play] Devi giocare la mossa con cui hai reclamato. Scrivila.
    [own-move-first] La patta si offre dopo la propria mossa. Prima muovi.
    [too-few-moves] Ciascuno deve aver fatto una mossa prima di accordarsi. Continua a giocare.
    [nothing-agreed] I giocatori non si sono accordati. Aspetta.
    [offer-open] Prima l'avversario risponde all'offerta. Aspetta.
    [not-postponable] Non si può rinviare. Accogli o respingi.
    [nothing-to-claim] Ora non c'è nulla da reclamare. Continua a giocare.
   *[no-arbiter] Serve un arbitro, e non c'è. Continua a giocare.
}
ask-claim-ground = Reclami per ripetizione o per le cinquanta mosse? Scrivi { WORD("say-repetition") } o { WORD("say-fifty") }.
ask-claim-move = Con una mossa o adesso? Scrivi la mossa, oppure { WORD("say-now") }.
confirm-claim = Reclami la patta { $ground ->
    [repetition] per ripetizione
   *[fifty] per le cinquanta mosse
}{ $moved ->
    [yes] {" "}con { $move }
   *[no] {""}
}? Non si può ritirare. Scrivi sì o no.
confirm-quickplay = Reclami la patta perché l'avversario { $basis ->
    [cannot] non può vincere con mezzi normali
   *[effort] non fa alcuno sforzo per vincere
}? Scrivi sì o no.
confirm-sign = Firmi questo risultato: { sheet-result } Scrivi sì o no.
claim-move-unclear = Non è una sola mossa. Scrivila di nuovo, oppure { WORD("say-now") }.
seal-what = Quale mossa metti in busta? Scrivi { WORD("say-seal") } e la mossa.
sign-what = Quale risultato? Scrivi { WORD("say-sign") } e il risultato, o solo { WORD("say-sign") }.
session-when = Tra quanti minuti finisce la sessione? Scrivi un numero.
ask-word = { $opens ->
    [yes] Arbitro, scrivi la parola con cui la busta è stata chiusa.
   *[no] Arbitro, scrivi una parola di almeno quattro lettere. Senza di essa nessuno apre la busta.
}
sheet-result = { $result ->
    [white] Vince il Bianco.
    [black] Vince il Nero.
   *[drawn] È patta.
}
record-written = Semimosse sul tuo formulario: { WORDS($number) }.
record-out-of-order = { side-name } ha mosso prima di scrivere { $order ->
    [own] la propria ultima mossa
    [other] le mosse dell'avversario
   *[all] ciò che mancava
}.
record-signed = { side-name } ha firmato: { sheet-result }
record-approved = Entrambi hanno firmato. { sheet-result }
record-discrepancy = Ciò che è firmato non è ciò che la partita ha mostrato. Bianco: { $white }. Nero: { $black }. La partita: { $shown }.
record-discrepancy-item = { $result ->
    [white] vince il Bianco
    [black] vince il Nero
    [drawn] patta
   *[none] nulla
}
record-overruled = L'arbitro decide: { sheet-result }
record-distraction = { side-name } chiede il formulario, e vale come disturbo. Richiesta numero { WORDS($count) }.
record-reconstruct = Prima annota: posizione { $position };{ $timed ->
    [yes] {" "}il Bianco ha { $white }, il Nero ha { $black };
   *[no] {""}
} mosse finora: { WORDS($moves) }{ $running ->
    [white] ; era in moto l'orologio del Bianco
    [black] ; era in moto l'orologio del Nero
   *[none] {""}
}. Poi la partita si ricostruisce su una seconda scacchiera.
record-next-period = La prossima mossa del { side-name } vale come prima del periodo seguente.
refused-record = { $why ->
    [by-console] Il formulario lo scrive la console. Gioca pure.
    [nothing-missing] È scritto tutto. Gioca pure.
    [write-first] Prima scrivi la tua ultima mossa: { WORD("say-write") }.
    [complete-first] Prima completa il formulario: { WORD("say-write") }.
    [not-over] Non c'è un risultato da firmare. Aspetta che la partita ne abbia uno.
    [signed] Hai già firmato. Se è sbagliato chiama l'arbitro.
    [nothing-signed] Nessuno ha ancora firmato. Aspetta.
    [not-regulated] In questa partita il formulario non si mostra a richiesta. Scrivi { WORD("moves") }.
    [distraction] Questa richiesta vale come disturbo. Fai la tua mossa.
   *[last-period] Non c'è un altro periodo. Controlla l'orologio.
}
