begins = { $mode ->
    [tournament] Partita di torneo.
    [training] { $opponent ->
        [house] Nuova partita.
       *[other] Partita di allenamento.
    }
   *[casual] Nuova partita.
} Giochi con il { side-name } contro { $opponent ->
    [house] l'avversario interno, livello { WORDS($level) }
    [engine] { $name }, { $strength }
    [board] un avversario alla scacchiera
    [screen] un avversario a uno schermo
   *[console] un avversario a questa tastiera
}.{ $start ->
    [chess960] {" "}Scacchi novecentosessanta, posizione { WORDS($number) }.
    [set-up] {" "}La posizione iniziale è stata impostata.
   *[usual] {""}
}
announced-by = { $side ->
    [white] Bianco
   *[black] Nero
}: { $move }
taken-up = La partita continua. { $moved ->
    [yes] Ultima mossa: { $move }.
   *[no] Non è stata ancora fatta nessuna mossa.
} Muove il { side-name }.{ $timed ->
    [yes] {" "}Il Bianco ha { $white }, il Nero ha { $black }. Gli orologi sono fermi.{ $arbiter ->
        [yes] {" "}L'arbitro li avvia.
       *[no] {" "}Per continuare, scrivi: { WORD("resume") }.
    }
   *[no] {""}
}
offered = Il { side-name } offre patta.
declined = Il { side-name } rifiuta la patta.
ended = { $reason ->
    [checkmate] Scacco matto. Vince il { side-name }.
    [resignation] Vince il { side-name } per abbandono.
    [time] Vince il { side-name } per il tempo.
    [stalemate] Stallo. Patta.
    [material] Nessuno dei due può dare matto. Patta.
    [agreement] Patta d'accordo.
    [time-drawn-forced] La bandierina è caduta, ma l'avversario non può più dare matto con mosse legali. Patta.
   *[time-drawn] La bandierina è caduta, ma l'avversario ha troppo poco materiale per dare matto. Patta.
}
ended-otherwise = { $outcome ->
    [won] La partita è finita. Vince il { side-name }.
   *[drawn] La partita è finita. Patta.
}
paused = La partita è in pausa.
resumed = La partita continua. Muove il { side-name }.
done = Fatto.
restored = { $moved ->
    [yes] Si torna alla posizione dopo { $move }.
   *[no] Si torna alla posizione iniziale.
} Muove il { side-name }.
at-board = Da ora il { side-name } gioca a una scacchiera vera. Le mosse si scrivono alla console.
engine-help = { $allowed ->
    [yes] Da ora il motore può aiutare entrambi. Di ogni aiuto viene informato anche l'altro.
   *[no] Da ora il motore non aiuta più nessuno dei due.
}
named = { $field ->
    [white] Il Bianco è { $text }.
    [black] Il Nero è { $text }.
    [event] Il torneo è { $text }.
   *[round] Il turno è { $text }.
}
name-removed = { $field ->
    [white] Il Bianco non ha più un nome.
    [black] Il Nero non ha più un nome.
    [event] Il torneo non ha più un nome.
   *[round] Il turno non è più indicato.
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

refused-game-over = La partita è finita. Scrivi: { WORD("moves") }, o { WORD("quit") }.
refused-game-over-on-time = La partita è finita per il tempo. Per continuare, scrivi: { WORD("resume") }. Per uscire: { WORD("quit") }.
refused-not-begun = La partita non è ancora cominciata. Aspetta il via dell'arbitro.
refused-start-first = La partita non è cominciata. Per avviarla, scrivi: { WORD("order-start") }.
refused-decide-first = Decidi prima ciò che è in sospeso. Per sentirlo, scrivi: { WORD("order-docket") }.
refused-clocks-stopped = La partita è in pausa. { $arbiter ->
    [yes] L'arbitro avvia gli orologi.
   *[no] Scrivi: { WORD("resume") }.
}
refused-not-stopped = La partita non è in pausa. Continua a giocare.
refused-paused-too-often = Hai messo in pausa troppe volte. Dopo la prossima mossa puoi farlo di nuovo.
refused-not-your-turn = Tocca all'avversario. Aspetta la sua mossa.
refused-players-only = Possono farlo solo i giocatori. Per l'aiuto, scrivi: { WORD("help") }.
refused-arbiter-only = Può farlo solo l'arbitro. Chiama l'arbitro.
refused-owner-only = Può farlo solo chi possiede questa console.
refused-no-engine-help = In questa partita il motore non aiuta. { $host ->
    [yes] Per permetterlo a entrambi, scrivi: { WORD("allow-help") }.
   *[no] Chi ti ospita può permetterlo a entrambi.
}
refused-no-piece-for-that = Nessun tuo pezzo può farlo. Controlla le case.
refused-no-offer = Nessuna offerta di patta. Per farla, scrivi: { WORD("draw") }.
refused-own-offer = L'offerta è tua. Deve rispondere l'avversario.
refused-offer-stands = Hai già offerto patta. Aspetta la risposta.
refused-nothing-to-take-back = Non hai ancora una mossa da ritirare.
refused-only-in-training = Si può chiedere solo in una partita contro l'avversario interno.
refused-no-take-back = In questa partita le mosse non si ritirano. Per provare delle mosse, scrivi: { WORD("study") }.
refused-not-in-this-mode = In questa partita non è permesso.
refused-no-clock = Questa partita è senza orologio.
refused-nothing-to-press = Non c'è nulla da premere. Scrivendo una mossa la completi.
refused-no-such-half-move = Quella semimossa non c'è. Per sentire le mosse, scrivi: { WORD("moves") }.

illegal-no-piece-there = { $from } è vuota. Indica la casa di un tuo pezzo.
illegal-not-your-piece = Il pezzo in { $from } è dell'avversario. Muovi uno dei tuoi.
illegal-path-blocked = La via da { $from } a { $to } è occupata.
illegal-not-a-move-of-that-piece = Da { $from } a { $to } non è una mossa di { piece-name }.
illegal-leaves-king-in-check = Il tuo re sarebbe sotto scacco.
illegal-promotion-missing = In { $to } il pedone va promosso. Di' a che cosa: donna, torre, alfiere o cavallo.
illegal-promotion-invalid = Questa promozione è illegale. Si promuove solo un pedone, all'ultima traversa: a donna, torre, alfiere o cavallo.
illegal-castling-prevented = Ora non puoi arroccare. Il re è sotto scacco, il suo percorso è attaccato o la via è occupata.
illegal-castling-right-lost = Da quel lato non puoi più arroccare. Il re o quella torre ha già mosso.
illegal-en-passant-lapsed = La presa al varco è possibile solo subito dopo il passo doppio.
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
moves-count = Semimosse finora: { WORDS($count, form: "feminine") }.
turn-long = Tocca al { side-name } fare la mossa { WORDS($number) }{ $check ->
    [yes] , sotto scacco
   *[no] {""}
}.
system-says = { $what ->
    [not-found] non esiste
    [denied] manca il permesso
    [exists] esiste già
    [directory] è una cartella
    [no-directory] una parte del percorso non è una cartella
    [read-only] lì non si può scrivere nulla
    [full] il disco è pieno
    [large] il file è troppo grande
    [loop] i collegamenti girano in tondo
    [name] il nome è troppo lungo
    [device] il disco segnala un errore
    [busy] un altro programma lo sta usando
    [many] troppi file sono aperti
    [memory] la memoria non basta
    [pipe] l'altro programma non legge più
    [utf-8] non è testo Unicode
    [cut-off] il file è tronco
    [malformed] il contenuto è danneggiato
    [no-database] non è una base di dati
    [gone] il file o il dispositivo non c'è più
    [no-answer] nessuna risposta
    [unopened] non si può aprire
    [library] non è una libreria per questo computer
    [unsupported] non ne è capace
    [home] manca la cartella personale
    [unknown] il sistema non ne dice il motivo
   *[foreign] l'ha creato un altro programma
}
system-says-number = il sistema segnala l'errore { $number }
form-says = { $what ->
    [missing] manca { $name }
    [unknown] { $name } qui non è noto
    [twice] { $name } c'è due volte
    [kind] un valore è del tipo sbagliato
    [openings] le sue aperture non si possono leggere
    [foreign] l'ha scritto un'altra versione o un altro programma
   *[syntax] non è scritto come chiede il suo formato
}
form-says-at = { $says }, riga { $line }
