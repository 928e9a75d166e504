begins = { $mode ->
    [tournament] Partita di torneo.
    [training] { $opponent ->
        [house] Nuova partita.
       *[other] Partita di allenamento.
    }
   *[casual] Nuova partita.
} Giochi con il { side-name } contro { $opponent ->
    [house] l'avversario interno, livello { WORDS($level) }
    [board] un avversario alla scacchiera
   *[console] un avversario a questa tastiera
}.{ $start ->
    [chess960] {" "}Scacchi novecentosessanta, posizione { WORDS($number) }.
    [set-up] {" "}La partita comincia da una posizione preparata.
   *[usual] {""}
}
announced-by = { $side ->
    [white] Bianco
   *[black] Nero
}: { $move }
taken-up = La partita riprende. { $moved ->
    [yes] Ultima mossa: { $move }.
   *[no] Non è stata ancora fatta nessuna mossa.
} Muove il { side-name }.{ $timed ->
    [yes] {" "}Tempo del Bianco: { $white }. Tempo del Nero: { $black }. Gli orologi sono fermi: scrivi { WORD("resume") } per continuare.
   *[no] {""}
}
offered = Il { side-name } propone patta.
declined = Il { side-name } rifiuta la patta.
ended = { $reason ->
    [checkmate] Scacco matto. Vince il { side-name }.
    [resignation] Vince il { side-name } per abbandono.
    [time] Vince il { side-name } per il tempo.
    [stalemate] Stallo. La partita è patta.
    [material] Nessuno dei due può dare matto. La partita è patta.
    [agreement] Patta d'accordo. La partita è finita.
    [time-drawn-forced] La bandierina è caduta, ma l'avversario non può più dare matto, qualunque mossa si giochi. La partita è patta.
   *[time-drawn] La bandierina è caduta, ma l'avversario non ha materiale sufficiente per dare matto. La partita è patta.
}
ended-otherwise = { $outcome ->
    [won] La partita è finita. Vince il { side-name }.
   *[drawn] La partita è finita. È patta.
}
paused = La partita è in pausa.
resumed = La partita continua. Muove il { side-name }.
restored = { $moved ->
    [yes] Si torna alla posizione dopo { $move }.
   *[no] Si torna alla posizione iniziale.
} Muove il { side-name }.
named = { $field ->
    [white] Il giocatore del Bianco è { $text }.
    [black] Il giocatore del Nero è { $text }.
    [event] Il torneo è { $text }.
   *[round] Il turno di gioco è { $text }.
}
name-removed = { $field ->
    [white] Il giocatore del Bianco non ha più un nome.
    [black] Il giocatore del Nero non ha più un nome.
    [event] Il torneo non ha più un nome.
   *[round] Il turno di gioco non è più indicato.
}
last-move = Mossa { WORDS($number) }, { side-name }: { $move }.
no-move-yet = Non è stata ancora fatta nessuna mossa.
moves-pair = { WORDS($number) }: { $white }, { $black }.
moves-white = { WORDS($number) }: { $white }.
moves-black = { WORDS($number) }, Nero: { $black }.
clocks = Tempo del Bianco: { $white }. Tempo del Nero: { $black }. { clock-running }
clock-running = { $running ->
    [white] Corre l'orologio del Bianco.
    [black] Corre l'orologio del Nero.
    [first-move] Gli orologi partono con la prima mossa.
   *[none] Gli orologi sono fermi.
}
own-time = Hai { $time }.
own-time-none = Il tuo tempo è esaurito.
on-square = { $square }, { piece-of-side }.
on-square-empty = { $square }, vuota.
turn = Muove il { side-name }, mossa { WORDS($number) }{ $check ->
    [yes] , sotto scacco
   *[no] {""}
}.

refused-game-over = La partita è finita. Scrivi { WORD("moves") } per riascoltarla, o { WORD("quit") } per uscire.
refused-not-begun = La partita non è ancora cominciata: la avvia l'arbitro. Attendi il via.
refused-clocks-stopped = La partita è in pausa. Scrivi { WORD("resume") } per continuare.
refused-not-stopped = La partita non è in pausa. Continua a giocare.
refused-not-your-turn = Tocca all'avversario. Aspetta la sua mossa.
refused-players-only = Possono farlo solo i giocatori. Scrivi { WORD("help") } per sapere che cosa puoi chiedere.
refused-arbiter-only = Può farlo solo l'arbitro. Chiama l'arbitro.
refused-no-piece-for-that = Non hai un pezzo che possa farlo. Controlla le case e scrivi di nuovo la mossa.
refused-no-offer = Nessuno ha proposto patta. Scrivi { WORD("draw") } per proporla tu.
refused-own-offer = La proposta è tua. Deve rispondere l'avversario.
refused-offer-stands = Hai già proposto patta. Aspetta la risposta.
refused-nothing-to-take-back = Non c'è una tua mossa da ritirare. Fai prima una mossa.
refused-only-in-training = In questa partita non si risponde a questa domanda. Fai la tua mossa.
refused-no-take-back = In questa partita le mosse non si riprendono. Per provare delle mosse, scrivi: { WORD("study") }.
refused-not-in-this-mode = In questa partita non è permesso.
refused-no-clock = Si gioca senza orologio. Prenditi tutto il tempo che vuoi.
refused-nothing-to-press = Non c'è nulla da premere: la mossa è completata quando la scrivi. Scrivi la mossa.
refused-no-such-half-move = Nessuna semimossa ha questo numero. Scrivi { WORD("moves") } per ascoltare le mosse.

illegal-no-piece-there = In { $from } non c'è nessun pezzo. Indica una casa con un tuo pezzo.
illegal-not-your-piece = Il pezzo in { $from } è dell'avversario. Muovi uno dei tuoi.
illegal-path-blocked = La via da { $from } a { $to } è occupata. Scegli un'altra mossa.
illegal-not-a-move-of-that-piece = Da { $from } a { $to } non è una mossa di { piece-name }. Scegli un'altra mossa.
illegal-leaves-king-in-check = Il tuo re sarebbe sotto scacco. Scegli una mossa che lo metta al sicuro.
illegal-promotion-missing = In { $to } il pedone va promosso. Di' a che cosa: donna, torre, alfiere o cavallo.
illegal-promotion-invalid = Questa promozione non è possibile. Un pedone all'ultima traversa diventa donna, torre, alfiere o cavallo, e nient'altro si promuove.
illegal-castling-prevented = Ora non puoi arroccare: il re è sotto scacco, passerebbe o arriverebbe su una casa attaccata, o c'è un pezzo in mezzo. Scegli un'altra mossa.
illegal-castling-right-lost = Non puoi più arroccare da quel lato: il re o quella torre si è mossa. Scegli un'altra mossa.
illegal-en-passant-lapsed = La presa al varco è possibile solo subito dopo il passo doppio. Scegli un'altra mossa.
illegal-own-piece = In { $square } c'è { $role ->
    [king] il tuo re
    [queen] la tua donna
    [rook] una tua torre
   *[other] un tuo { piece-name }
}.
illegal-in-the-way = Sulla via c'è { piece-the }.
illegal-check-from = Il tuo re sarebbe sotto scacco. Lo dà { piece-the }.
castling-way = Arrocco: in mezzo c'è { piece-the }.
castling-check = Arrocco: il tuo re è sotto scacco. Lo dà { piece-the }.
castling-attacked = Arrocco: { piece-the } attacca la casa { $at }.
last-move-long = Mossa { WORDS($number) }, { side-name }: { $move }, da { $from }.
moves-count = Semimosse finora: { WORDS($count) }.
turn-long = Tocca al { side-name } fare la mossa { WORDS($number) }{ $check ->
    [yes] , sotto scacco
   *[no] {""}
}.
