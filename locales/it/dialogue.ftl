# Il dialogo dell'Appendice D: annunciare, ripetere, eseguire, premere.

dialogue-repeated = Il { side-name } ripete: { $move }.
dialogue-mismatch = Non coincide. Ripetere la mossa, per favore.
dialogue-corrected = Il { side-name } corregge: { $move }.
dialogue-adjusting = { side-name }: acconcio.
dialogue-stopped = Gli orologi sono fermi. Si chiama l'arbitro.
dialogue-did = { $deed ->
    [lifted] Solleva
    [touched] Tocca
    [placed] Posa
    [removed] Toglie
   *[new-piece] Pezzo nuovo
}: { piece-of-side }, { $square }.
dialogue-executed = Eseguita sulla tua scacchiera: { $move }.
dialogue-promotion-missing = Annuncia di nuovo la mossa con il pezzo della promozione.
dialogue-your-move-is-made = La tua mossa è fatta.
dialogue-adjust-board = La tua scacchiera è diversa. { $moved ->
    [yes] L'ultima mossa valida è { $move }.
   *[no] Deve mostrare la posizione iniziale.
} Rimetti a posto i pezzi.

dialogue-press-refused = Il { side-name } ha premuto troppo presto: { dialogue-missing }
dialogue-missing = { $missing ->
    [captured] il pezzo catturato non è tolto.
    [not-placed] il pezzo non è posato.
    [not-announced] la mossa non è annunciata.
    [promotion] il pezzo della promozione non è annunciato.
    [not-repeated] la mossa non è ripetuta.
    [not-executed] la mossa non è eseguita sull'altra scacchiera.
   *[no-move] non c'è nessuna mossa.
}
dialogue-obligation = Il { side-name } non muove il pezzo toccato.
dialogue-touch-reported = Segnalazione: il { side-name } ha toccato il pezzo in { $square }.
dialogue-touch-claimed = Il { side-name } reclama: pezzo toccato.{ $waits ->
    [yes] {" "}Gli orologi sono fermi finché l'arbitro non decide.
   *[no] {""}
}
dialogue-touch-decide = Il { side-name } reclama che { $named ->
    [yes] il pezzo in { $square }, toccato,
   *[no] un pezzo toccato
} non è stato mosso. { $known ->
    [yes] Risultano toccati: { $squares }.
   *[no] Nessun pezzo risulta toccato.
} Scrivi: { $whole ->
    [yes] { WORD("say-accept-claim") }
   *[no] { WORD("say-accept-claim") } con la sua casa
} o { WORD("say-reject-claim") }.
dialogue-touch-stands = La regola del pezzo toccato permette la mossa del { side-name }. La mossa resta.
dialogue-touch-not-recorded = Non risulta toccato nessun pezzo da muovere. La partita continua.
dialogue-touch-binds = { $bound ->
    [move] Pezzo toccato: il { side-name } deve muovere il pezzo in { $square }.
    [capture] Pezzo toccato: il { side-name } deve catturare il pezzo in { $other }.
    [with] Pezzo toccato: il { side-name } deve catturare il pezzo in { $other } con quello in { $square }.
    [castle] Pezzo toccato: il { side-name } deve arroccare.
   *[nothing] Nessun pezzo che risulta toccato può muoversi. Il { side-name } può fare qualsiasi mossa legale.
}
dialogue-slip = Il { side-name } ha corretto un lapsus.
dialogue-overstepped = L'assistente del { side-name } { $duty ->
    [none] ha fatto ciò che non spetta a un assistente.
   *[other] ha agito senza richiesta, o per il giocatore sbagliato.
}
dialogue-said-to-differ = Il { side-name } dice che le scacchiere sono diverse. { $arbiter ->
    [yes] Gli orologi sono fermi. Si chiama l'arbitro.
   *[no] La partita è in pausa.
}
dialogue-record-says = { $moved ->
    [yes] L'ultima mossa registrata è { $move }.
   *[no] Nessuna mossa è ancora registrata.
} Per sentire tutta la scacchiera, scrivi: { WORD("board") }. Rimetti a posto i pezzi. Poi scrivi: { WORD("say-boards-agree") }.{ $takes_back ->
    [yes] {" "}Per ritirare poi la mossa, scrivi: { WORD("undo") }.
   *[no] {""}
}
dialogue-board-agrees = Il { side-name } dice che le scacchiere concordano. L'altro giocatore deve ancora dirlo.
dialogue-diverged = { $known ->
    [yes] Le scacchiere sono diverse in { $squares }.
   *[no] La registrazione non mostra differenze.
} { $decision ->
    [both] I formulari concordano. Entrambi i giocatori rimettono a posto i pezzi.
    [white] I formulari concordano. Il Bianco rimette a posto i pezzi.
    [black] I formulari concordano. Il Nero rimette a posto i pezzi.
    [retrace] I formulari sono diversi. Semimosse su cui concordano: { WORDS($agreed, form: "feminine") }.
   *[unclear] Entrambi i formulari hanno una mossa illegale. Ripristina la posizione precedente.
}{ $confirm ->
    [yes] {" "}Per confermare, scrivi: { WORD("say-settle") }.
   *[no] {""}
}
dialogue-diverged-times = I tempi di allora: Bianco { $white }, Nero { $black }.
dialogue-time-wanted = Il { side-name } ti chiede il tempo.
dialogue-formalities = L'assistente del { side-name } ha espletato le formalità dell'aggiornamento.

dialogue-standing = { $state ->
    [await] Nessun pezzo è stato toccato.
    [touched] Un pezzo è stato toccato.
    [placed] Il pezzo è posato, ma la mossa non è ancora fatta.
    [made] La mossa del { side-name } è fatta.
    [repeated] La mossa del { side-name } è fatta e ripetuta.
    [mirrored] La mossa del { side-name } è fatta su entrambe le scacchiere.
   *[diverged] Gli orologi sono fermi.
} { dialogue-awaited }
dialogue-awaited = { $who ->
    [you] { $awaited ->
        [move] Tocca a te muovere.
        [place] Ora posa il pezzo.
        [remove] Ora togli il pezzo catturato.
        [announce] Ora annuncia la mossa.
        [promotion] Ora annuncia il pezzo della promozione.
        [repeat] Ora ripeti la mossa.
        [execute] Ora eseguila sulla tua scacchiera.
        [agree] Ora rimetti a posto i pezzi, e di' che le scacchiere concordano.
       *[press] Ora premi l'orologio.
    }
    [white] Il Bianco { $awaited ->
        [move] deve muovere.
        [place] deve posare il pezzo.
        [remove] deve togliere il pezzo catturato.
        [announce] deve annunciare la mossa.
        [promotion] deve annunciare il pezzo della promozione.
        [repeat] deve ripetere la mossa.
        [execute] deve eseguirla sull'altra scacchiera.
        [agree] deve rimettere a posto i pezzi.
       *[press] deve premere l'orologio.
    }
    [black] Il Nero { $awaited ->
        [move] deve muovere.
        [place] deve posare il pezzo.
        [remove] deve togliere il pezzo catturato.
        [announce] deve annunciare la mossa.
        [promotion] deve annunciare il pezzo della promozione.
        [repeat] deve ripetere la mossa.
        [execute] deve eseguirla sull'altra scacchiera.
        [agree] deve rimettere a posto i pezzi.
       *[press] deve premere l'orologio.
    }
   *[arbiter] Decide l'arbitro.
}

dialogue-no-dialogue = Questa partita si gioca senza dialogo. Scrivi la tua mossa.
dialogue-diverged-wait = Gli orologi sono fermi. Aspetta la decisione dell'arbitro.
dialogue-agree-first = Le scacchiere sono diverse. Quando la tua è a posto, scrivi: { WORD("say-boards-agree") }.
dialogue-agreement-awaited = Le scacchiere sono diverse. L'avversario deve ancora dire che concordano. Aspetta.
dialogue-not-diverged = Non risultano differenze fra le scacchiere. Continua a giocare.
dialogue-no-piece-there = In questa casa non c'è un pezzo adatto. Indica un'altra casa.
dialogue-nothing-in-hand = Non hai nessun pezzo in mano. Prima sollevane uno.
dialogue-already-announced = La tua mossa è annunciata. Per correggere un lapsus, scrivi: { WORD("say-correct") }, e la mossa.
dialogue-changed-too-often = Hai cambiato l'annuncio troppe volte: gli altri non sentono più nulla. Fai la tua mossa.
dialogue-repeated-before = Questa mossa è già stata ripetuta. Continua.
dialogue-nothing-to-repeat = Nessuna mossa è stata annunciata. Aspetta l'avversario.
dialogue-nothing-to-execute = L'avversario non ha ancora mosso. Aspetta la mossa.
dialogue-not-the-announced-move = È stata annunciata un'altra mossa. Esegui quella.
dialogue-nothing-to-correct = Non c'è nulla da correggere. Annuncia la tua mossa.
dialogue-not-the-move-made = La tua scacchiera mostra un'altra mossa. Correggi con la mossa che hai fatto.
dialogue-already-repeated = L'avversario ha già ripetuto o eseguito la tua mossa: vale quella. Se è sbagliata, chiama l'arbitro.
dialogue-too-late-to-correct = L'orologio è stato premuto: è tardi per correggere. Chiama l'arbitro.
dialogue-already-pressed = Non hai mosse da completare. Tocca all'avversario.
dialogue-clock-not-running = Il tuo orologio non corre: l'avversario non ha ancora premuto. Aspetta.
dialogue-not-a-duty = Questo non è compito tuo. Lascialo agli altri.
dialogue-no-assistant = Il { side-name } non ha un assistente.
dialogue-not-requested = Il tuo giocatore non ha chiesto il tempo. Aspetta che lo chieda.
dialogue-complaint-after-move = Tocca all'avversario: per una mossa precedente è tardi per reclamare. Aspetta.
dialogue-complaint-too-late = Hai toccato un pezzo anche tu: è tardi per reclamare. Fai la tua mossa.
dialogue-bound = { $bound ->
    [move] Pezzo toccato: devi muovere il pezzo in { $square }.
    [capture] Pezzo toccato: devi catturare il pezzo in { $other }.
    [with] Pezzo toccato: devi catturare il pezzo in { $other } con quello in { $square }.
    [castle] Pezzo toccato: devi arroccare.
   *[nothing] Puoi fare qualsiasi mossa legale.
}
dialogue-not-felt = Solo chi non vede la scacchiera tasta i pezzi.
dialogue-illegal-on-sheets = Entrambi i formulari hanno una mossa illegale. Ripristina la posizione precedente.
dialogue-press-captured = Prima togli il pezzo catturato, poi premi.
dialogue-press-not-placed = Prima posa il tuo pezzo, poi premi.
dialogue-press-not-announced = Prima annuncia la tua mossa, poi premi.
dialogue-press-promotion = Prima annuncia la mossa con il pezzo della promozione, poi premi.
dialogue-press-not-repeated = Aspetta che l'avversario ripeta la tua mossa, poi premi.
dialogue-press-not-executed = Aspetta che la tua mossa sia eseguita sull'altra scacchiera, poi premi.
dialogue-press-no-move = Prima fai la tua mossa, poi premi.
dialogue-not-clear = Non capisco quale mossa intendi. Indica tutte e due le case.
