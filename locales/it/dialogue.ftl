# Il dialogo dell'Appendice D: annunciare, ripetere, eseguire, premere.

dialogue-repeated = Il { side-name } ripete: { $move }.
dialogue-mismatch = Non coincide. Ripetere la mossa, per favore.
dialogue-corrected = Il { side-name } corregge: { $move }.
dialogue-adjusting = { side-name }: acconcio.
dialogue-stopped = Gli orologi sono fermi. Si chiama l'arbitro.
dialogue-did = { $deed ->
    [lifted] Sollevato
    [touched] Toccato
    [placed] Posato
    [removed] Tolto
   *[new-piece] Pezzo nuovo
}: { piece-of-side }, { $square }.
dialogue-executed = Eseguita sulla tua scacchiera: { $move }.
dialogue-promotion-missing = Annuncia di nuovo la mossa con il pezzo che il pedone diventa.
dialogue-your-move-is-made = La tua mossa è fatta.
dialogue-adjust-board = La tua scacchiera mostra altro. { $moved ->
    [yes] L'ultima mossa valida è { $move }.
   *[no] Vale la posizione iniziale.
} Rimetti a posto i pezzi.

dialogue-press-refused = Il { side-name } ha premuto prima che la mossa fosse fatta: { dialogue-missing }
dialogue-missing = { $missing ->
    [captured] il pezzo catturato non è stato tolto.
    [not-placed] il pezzo non è stato posato.
    [not-announced] la mossa non è stata annunciata.
    [promotion] non è stato annunciato che cosa diventa il pedone.
    [not-repeated] la mossa non è stata ripetuta.
    [not-executed] la mossa non è stata eseguita sull'altra scacchiera.
   *[no-move] non c'è nessuna mossa.
}
dialogue-obligation = Il { side-name } non muove il pezzo che ha toccato.
dialogue-touch-reported = Segnalazione: il { side-name } ha toccato il pezzo in { $square }.
dialogue-touch-claimed = Il { side-name } reclama: pezzo toccato.{ $waits ->
    [yes] {" "}Gli orologi sono fermi finché l'arbitro non decide.
   *[no] {""}
}
dialogue-touch-decide = Il { side-name } reclama che un pezzo toccato non è stato mosso. { $known ->
    [yes] Risultano toccati: { $squares }.
   *[no] Nessun pezzo risulta toccato.
} Scrivi { WORD("say-accept-claim") } o { WORD("say-reject-claim") }.
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
   *[other] ha fatto, senza richiesta o per il giocatore sbagliato, ciò che altrimenti gli spetta.
}
dialogue-diverged = Le scacchiere sono diverse in { $squares }. { $decision ->
    [both] I formulari concordano. Entrambi i giocatori rimettono a posto i pezzi.
    [white] I formulari concordano. Il Bianco rimette a posto i pezzi.
    [black] I formulari concordano. Il Nero rimette a posto i pezzi.
    [retrace] I formulari sono diversi. Semimosse su cui concordano: { WORDS($agreed) }.
   *[unclear] Su entrambi i formulari c'è una mossa non legale: ripristina la posizione prima di essa.
}{ $confirm ->
    [yes] {" "}Scrivi componi per confermare.
   *[no] {""}
}
dialogue-diverged-times = I tempi di allora: Bianco { $white }, Nero { $black }.
dialogue-time-wanted = Il { side-name } ti chiede il tempo.
dialogue-formalities = L'assistente del { side-name } ha fatto ciò che richiede la sospensione.

dialogue-standing = { $state ->
    [await] Nessun pezzo è stato toccato.
    [touched] Un pezzo è stato toccato.
    [placed] Il pezzo è posato, la mossa non è ancora fatta.
    [made] La mossa del { side-name } è fatta.
    [repeated] La mossa del { side-name } è fatta e ripetuta.
    [mirrored] La mossa del { side-name } è fatta su entrambe le scacchiere.
   *[diverged] Gli orologi sono fermi.
} { $who ->
    [you] { $awaited ->
        [move] Tocca a te muovere.
        [place] Ora posa il pezzo.
        [remove] Ora togli il pezzo catturato.
        [announce] Ora annuncia la mossa.
        [promotion] Ora annuncia che cosa diventa il pedone.
        [repeat] Ora ripeti la mossa.
        [execute] Ora eseguila sulla tua scacchiera.
       *[press] Ora premi l'orologio.
    }
    [white] Il Bianco { $awaited ->
        [move] deve muovere.
        [place] deve posare il pezzo.
        [remove] deve togliere il pezzo catturato.
        [announce] deve annunciare.
        [promotion] deve annunciare che cosa diventa il pedone.
        [repeat] deve ripetere.
        [execute] deve eseguirla sull'altra scacchiera.
       *[press] deve premere l'orologio.
    }
    [black] Il Nero { $awaited ->
        [move] deve muovere.
        [place] deve posare il pezzo.
        [remove] deve togliere il pezzo catturato.
        [announce] deve annunciare.
        [promotion] deve annunciare che cosa diventa il pedone.
        [repeat] deve ripetere.
        [execute] deve eseguirla sull'altra scacchiera.
       *[press] deve premere l'orologio.
    }
   *[arbiter] Decide l'arbitro.
}

dialogue-no-dialogue = Questa partita si gioca senza dialogo. Scrivi la tua mossa.
dialogue-diverged-wait = Gli orologi sono fermi finché l'arbitro non ha deciso. Aspetta l'arbitro.
dialogue-not-diverged = Nessuno ha trovato scacchiere diverse. Continua a giocare.
dialogue-no-piece-there = In questa casa non c'è un pezzo adatto. Indica un'altra casa.
dialogue-nothing-in-hand = Non hai nessun pezzo in mano. Prima sollevane uno.
dialogue-already-announced = La tua mossa è annunciata. Se è stato un lapsus, scrivi correggi e la mossa.
dialogue-nothing-to-repeat = Non c'è nessun annuncio da ripetere. Aspetta quello dell'avversario.
dialogue-nothing-to-execute = L'avversario non ha ancora fatto la mossa. Aspettala.
dialogue-not-the-announced-move = È stata annunciata un'altra mossa. Esegui quella.
dialogue-nothing-to-correct = Non c'è nulla da correggere. Annuncia la tua mossa.
dialogue-not-the-move-made = I tuoi pezzi mostrano un'altra mossa. Correggi con la mossa che hai fatto.
dialogue-already-repeated = L'avversario ha già ripetuto o eseguito la tua mossa: vale quella. Se è sbagliata, chiama l'arbitro.
dialogue-too-late-to-correct = L'orologio è stato premuto: è tardi per correggere. Chiama l'arbitro.
dialogue-already-pressed = Non hai mosse da completare. Tocca all'avversario.
dialogue-clock-not-running = Il tuo orologio non corre: l'avversario non ha premuto. Premi dopo di lui.
dialogue-not-a-duty = Questo non spetta a questo posto. Lascialo a chi spetta.
dialogue-not-requested = Il tuo giocatore non ha chiesto il tempo. Dillo quando ti viene chiesto.
dialogue-complaint-too-late = Hai toccato un pezzo anche tu: è tardi per reclamare. Fai la tua mossa.
dialogue-bound = { $bound ->
    [move] Pezzo toccato: devi muovere il pezzo in { $square }.
    [capture] Pezzo toccato: devi catturare il pezzo in { $other }.
    [with] Pezzo toccato: devi catturare il pezzo in { $other } con quello in { $square }.
    [castle] Pezzo toccato: devi arroccare.
   *[nothing] Puoi fare qualsiasi mossa legale.
}
dialogue-not-felt = La tua scacchiera la vedi. Solo chi non vede la esplora con le dita.
dialogue-illegal-on-sheets = Su entrambi i formulari c'è una mossa non legale. Ripristina la posizione prima di essa.
dialogue-press-captured = Il pezzo catturato è ancora lì. Toglilo, poi premi.
dialogue-press-not-placed = Il tuo pezzo non è ancora posato. Posalo, poi premi.
dialogue-press-not-announced = La tua mossa non è ancora annunciata. Annunciala, poi premi.
dialogue-press-promotion = Non hai annunciato che cosa diventa il pedone. Annuncialo, poi premi.
dialogue-press-not-repeated = L'avversario non ha ripetuto la tua mossa. Aspetta, poi premi.
dialogue-press-not-executed = La tua mossa non è ancora eseguita sull'altra scacchiera. Aspetta, poi premi.
dialogue-press-no-move = Non hai ancora mosso. Fai la tua mossa, poi premi.
dialogue-not-clear = Non capisco quale mossa intendi. Indica tutte e due le case.
help-dialogue = Il dialogo intero: la mossa che scrivi è annunciata e fatta. Annuncia, ripeti, correggi o esegui una mossa, solleva, posa o togli un pezzo, poi premi. Stato dice che cosa manca.
