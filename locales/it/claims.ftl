# Patte richieste o concordate, e l'obbligo di tenere il formulario.

claim-made = Il { side-name } richiede la patta { $ground ->
    [repetition] per ripetizione
   *[fifty] per le cinquanta mosse
}{ $moved ->
    [yes] {" "}con la mossa { $move }
   *[no] {""}
}.
claim-stood = dopo la mossa { WORDS($number) } del { side-name }
claim-stood-start = all'inizio
claim-times = { $times ->
    [one] una volta agli atti
   *[other] { WORDS($times) } volte agli atti
}
claim-evidence-repetition = { $found ->
    [yes] La posizione si è presentata { $list }: { claim-times }.
   *[no] La posizione non si era ancora presentata.
}{ $moved ->
    [yes] {" "}La mossa scritta è { $move }.
   *[no] {""}
}
claim-evidence-fifty = { $number ->
    [0] Non risultano semimosse senza catture né mosse di pedone.
    [one] L'ultima semimossa non era né una cattura né una mossa di pedone.
   *[other] Le ultime { WORDS($number) } semimosse: nessuna cattura e nessuna mossa di pedone.
}
claim-decide = Decidi sulla richiesta del { side-name }. Scrivi: { $postponable ->
    [yes] { WORD("say-accept-claim") }, { WORD("say-reject-claim") } o { WORD("say-postpone-claim") }
   *[no] { WORD("say-accept-claim") } o { WORD("say-reject-claim") }
}.
claim-wrong = La richiesta del { side-name } è errata.{ $given ->
    [yes] {" "}L'avversario riceve { $time }.
   *[no] {""}
}{ $must ->
    [move] {" "}Ora si deve giocare { $move }.
    [piece] {" "}Ora si deve muovere il pezzo di quella mossa.
   *[no] {""}
}
claim-correct = La richiesta del { side-name } è corretta.
claim-quickplay = Il { side-name } richiede la patta: l'avversario { $basis ->
    [cannot] non può vincere con mezzi normali
   *[effort] non fa alcuno sforzo per vincere
}.
claim-decided = La richiesta del { side-name } è { $decision ->
    [accepted] accolta
    [postponed] rinviata: la partita continua
   *[rejected] respinta
}.{ $given ->
    [yes] {" "}L'avversario riceve { $time }.
   *[no] {""}
}
claim-packet = La richiesta ha concluso la partita. L'arbitro decide più tardi. Posizione finale: { $position }.{ $timed ->
    [yes] {" "}Il Bianco ha { $white }, il Nero ha { $black }.
   *[no] {""}
}{ $sheet ->
    [yes] {" "}Si consegna anche il formulario.
   *[no] {""}
} L'avversario scrive: { WORD("say-verify") }, oppure { WORD("say-dispute") }.
claim-verified = { $agrees ->
    [yes] L'avversario conferma la posizione finale.
   *[no] L'avversario contesta la posizione finale.
}
claim-increment-asked = Il { side-name } chiede un incremento: è anche un'offerta di patta.
claim-increment = { $given ->
    [yes] D'ora in poi ogni mossa aggiunge { $increment }. L'avversario riceve { $time }.
   *[no] Nessun incremento.
}
claim-waits = { $what ->
    [later] La richiesta del { side-name } ha concluso la partita. L'arbitro decide più tardi.
    [reply] Il { side-name } ha chiesto un incremento. Prima l'avversario risponde all'offerta di patta.
   *[arbiter] Non muovere: l'arbitro decide sulla richiesta del { side-name }.
}
claim-withdrawn = Il { side-name } ritira la richiesta.
claim-agreed = Entrambi vogliono la patta. Serve il consenso dell'arbitro.
claim-not-consented = L'arbitro non acconsente. La partita continua.
claim-reason = Motivo: { $reason }.
claim-improper = Offerta di patta del { side-name } nel momento sbagliato, numero { WORDS($count) }.
claim-hint = Si può richiedere la patta { $ground ->
    [repetition] per ripetizione
   *[fifty] per le cinquanta mosse
}. Scrivi: { WORD("say-claim") }.
refused-claim = { $why ->
    [not-by-claim] Con queste regole quella patta non si può richiedere. Continua a giocare.
    [not-on-move] Puoi richiedere la patta solo al tuo turno. Aspettalo.
    [right-lost] Hai mosso o toccato un pezzo: è tardi per richiedere la patta. Continua a giocare.
    [move-not-made] Con queste regole contano solo le mosse giocate. Richiedi la patta senza mossa.
    [needs-scoresheet] Per la richiesta serve il formulario. Chiama l'arbitro.
    [not-in-event] Questo torneo non prevede questa richiesta. Continua a giocare.
    [not-in-class] Questo tipo di partita non prevede questa richiesta. Continua a giocare.
    [with-increment] Con l'incremento questa richiesta non è prevista. Continua a giocare.
    [time-left] Hai ancora troppo tempo. Continua a giocare.
    [open] Prima si decide sulla richiesta aperta. Aspetta l'arbitro.
    [concluded] La richiesta ha concluso la partita. L'arbitro decide più tardi.
    [not-open] Nessuna richiesta è aperta. Per farne una, scrivi: { WORD("say-claim") }.
    [not-withdrawable] Un'offerta o una richiesta non si ritira. Aspetta la risposta.
    [must-play] Devi giocare la mossa della richiesta. Scrivila.
    [own-move-first] Prima muovi, poi offri patta.
    [too-few-moves] Prima di accordarsi ciascuno deve fare una mossa. Continua a giocare.
    [nothing-agreed] I giocatori non si sono accordati per la patta. Aspetta.
    [offer-open] Prima l'avversario risponde all'offerta. Aspetta.
    [not-postponable] Non si può rinviare. Accogli o respingi.
    [nothing-to-claim] Ora non c'è nulla da richiedere. Continua a giocare.
   *[no-arbiter] Serve un arbitro, e non c'è. Continua a giocare.
}
ask-claim-ground = Patta per ripetizione o per le cinquanta mosse? Scrivi: { WORD("say-repetition") } o { WORD("say-fifty") }.
ask-claim-move = Con una mossa? Scrivi la mossa da annotare, oppure: { WORD("say-now") }.
confirm-claim = Richiedere la patta { $ground ->
    [repetition] per ripetizione
   *[fifty] per le cinquanta mosse
}{ $moved ->
    [yes] {" "}con { $move }
   *[no] {""}
}? Non si può ritirare. Scrivi { WORD("yes") } o { WORD("no") }.
confirm-quickplay = Richiedere la patta perché l'avversario { $basis ->
    [cannot] non può vincere con mezzi normali
   *[effort] non fa alcuno sforzo per vincere
}? Scrivi { WORD("yes") } o { WORD("no") }.
confirm-sign = Firmi questo risultato: { sheet-result } Scrivi { WORD("yes") } o { WORD("no") }.
claim-move-unclear = La mossa non è chiara. Scrivila di nuovo, oppure: { WORD("say-now") }.
confirm-seal = Metti in busta questa mossa? Non viene annunciata. Scrivi { WORD("yes") } o { WORD("no") }.
seal-what = Scrivi la mossa in busta. Non viene mostrata né detta.
sign-what = Quale risultato? Scrivi: { WORD("say-sign") }, con o senza il risultato.
session-when = Tra quanti minuti finisce la sessione di gioco? Scrivi un numero.
ask-word = { $opens ->
    [yes] Arbitro, scrivi la password della busta.
   *[no] Arbitro, scrivi una password di almeno quattro lettere. La busta si apre solo con questa.
} Per rinunciare, scrivi { WORD("no") }.
ask-word-again = Scrivi di nuovo la password.
words-differ = Le due sono diverse. Scrivi la password da capo.
word-is-command = Questo è un comando. Scrivi la password, o { WORD("no") } per rinunciare.
sheet-result = { $result ->
    [white] Vince il Bianco.
    [black] Vince il Nero.
    [white-half] Mezzo punto al Bianco. Il Nero ha perso.
    [black-half] Mezzo punto al Nero. Il Bianco ha perso.
    [both] Hanno perso entrambi.
    [open] La partita non ha un risultato.
   *[drawn] È patta.
}
record-written = Semimosse sul tuo formulario: { WORDS($number, form: "feminine") }.
record-out-of-order = Il { side-name } ha mosso prima di scrivere { $order ->
    [own] la propria ultima mossa
    [other] le mosse dell'avversario
   *[all] le mosse mancanti
}.
record-signed = Il { side-name } ha firmato: { sheet-result }
record-approved = Entrambi hanno firmato. { sheet-result }
record-discrepancy = I risultati firmati non corrispondono alla partita. Bianco: { $white }. Nero: { $black }. La partita: { $shown }.
record-discrepancy-item = { $result ->
    [white] vince il Bianco
    [black] vince il Nero
    [drawn] patta
    [white-half] mezzo punto al Bianco, il Nero ha perso
    [black-half] mezzo punto al Nero, il Bianco ha perso
    [both] hanno perso entrambi
    [open] nessun risultato
   *[none] nulla
}
record-overruled = L'arbitro decide: { sheet-result }
record-not-signed = { $white ->
    [yes] { $black ->
        [yes] Il Bianco e il Nero non hanno ancora firmato.
       *[no] Il Bianco non ha ancora firmato.
    }
   *[no] Il Nero non ha ancora firmato.
} Scrivi: { WORD("say-sign") }.
record-sign-anew = Il { side-name } deve firmare di nuovo: il risultato è cambiato. Scrivi: { WORD("say-sign") }.
record-distraction = Il { side-name } chiede il formulario. Vale come disturbo. Richiesta numero { WORDS($count) }.
record-reconstruct = Prima annotate: posizione { $position }.{ $timed ->
    [yes] {" "}Il Bianco ha { $white }, il Nero ha { $black }.
   *[no] {""}
} Mosse finora: { WORDS($moves, form: "feminine") }.{ $running ->
    [white] {" "}Correva l'orologio del Bianco.
    [black] {" "}Correva l'orologio del Nero.
   *[none] {""}
} Poi ricostruite la partita su una seconda scacchiera.
record-next-period = La prossima mossa del { side-name } vale come prima del periodo seguente.
refused-record = { $why ->
    [by-console] La console scrive il tuo formulario. Gioca pure.
    [nothing-missing] Il tuo formulario è completo. Gioca pure.
    [write-first] Prima annota la tua ultima mossa. Scrivi: { WORD("say-write") }.
    [complete-first] Prima completa il formulario. Scrivi: { WORD("say-write") }.
    [not-over] La partita non ha ancora un risultato da firmare.
    [signed] Hai già firmato. Se è sbagliato, chiama l'arbitro.
    [nothing-signed] Nessuno ha ancora firmato. Aspetta.
    [not-regulated] In questa partita il formulario non si mostra a richiesta. Scrivi: { WORD("moves") }.
    [distraction] Questa richiesta vale come disturbo. Fai la tua mossa.
   *[last-period] Questo è l'ultimo periodo. Controlla l'orologio.
}
