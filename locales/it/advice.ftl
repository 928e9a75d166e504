# Aiuto nelle partite libere e di allenamento: suggerimenti, minacce, chi sta meglio, errori gravi.

advice-matter = { $matter ->
    [mate] C'è un matto forzato. Cerca gli scacchi.
    [check] Sei sotto scacco. Cerca la via d'uscita migliore.
    [gain] Puoi guadagnare qualcosa. Guarda le prese e gli attacchi.
    [threat] Guarda prima che cosa minaccia l'avversario.
    [promotion] Guarda i pedoni che possono essere promossi.
    [capture] Guarda le prese.
    [attack] Guarda gli scacchi.
    [castling] Pensa alla sicurezza del tuo re.
    [development] Sviluppa un pezzo che non ha ancora mosso.
    [pawn] Guarda le mosse di pedone.
   *[quiet] Niente è forzato. Cerca una casa migliore per uno dei tuoi pezzi.
} Per saperne di più, scrivi: { WORD("hint") }.
advice-piece = Il pezzo che conta: { piece-the }. Per la mossa, scrivi: { WORD("hint") }.
advice-move = La mossa migliore è { $move }.
advice-stake = { $stake ->
    [mate] { $count ->
        [one] Porta al matto in una mossa.
       *[other] Porta al matto in { WORDS($count) } mosse.
    }
    [piece] Si perde { piece-the }.
    [pawns] { $count ->
        [one] Costa circa un pedone.
       *[other] Costa circa { WORDS($count) } pedoni.
    }
   *[position] La posizione diventa molto peggiore.
}
advice-threat = Il { $side ->
    [white] Bianco
   *[black] Nero
} minaccia { $move }. { advice-stake }
advice-no-threat = Il { $side ->
    [white] Bianco
   *[black] Nero
} non minaccia niente di importante.
advice-in-check = Sei sotto scacco. Rispondi prima a quello.
advice-side = Il { $side ->
    [white] Bianco
   *[black] Nero
}
advice-stands = { $balance ->
    [even] La posizione è quasi pari.
    [slightly] { advice-side } sta un po' meglio.
    [pawns] { $count ->
        [one] { advice-side } sta meglio di circa un pedone.
       *[other] { advice-side } sta meglio di circa { WORDS($count) } pedoni.
    }
    [winning] { advice-side } sta vincendo.
    [mated] { advice-side } ha vinto.
   *[mate] { $count ->
        [one] { advice-side } dà matto in una mossa.
       *[other] { advice-side } dà matto in { WORDS($count) } mosse.
    }
}
advice-line = Linea migliore: { $moves }. { $stands }
advice-step-through = Per seguire la linea mossa per mossa, scrivi: { WORD("forward") }.
advice-fine = { $move } non è un errore grave.
advice-blunder = { $move } è un errore grave. La risposta migliore è { $answer }. { advice-stake }
advice-stalemate = { $move } è un errore grave. È stallo: patta.
advice-ask-blunder = { $why } Giocare lo stesso questa mossa? Scrivi { WORD("yes") } o { WORD("no") }.
advice-not-your-turn = Tocca all'avversario. L'aiuto è per le tue mosse.
advice-which-move = Di' una mossa legale, per esempio: è { $square } un errore.
advice-over = In questa posizione la partita è finita.
advice-no-position = Questa non è una posizione legale. Qui non c'è aiuto.
advice-nobody = Non c'è nessun motore a cui chiedere. Indicane uno nelle impostazioni: engine.
advice-by-builtin = Problema con { $name }: { $why }. Al suo posto risponde il motore interno.
advice-noted = Aiuto al { $side ->
    [white] Bianco
   *[black] Nero
}: { $aid ->
    [matter] primo suggerimento
    [piece] secondo suggerimento, il pezzo
    [move] terzo suggerimento, la mossa
    [threat] la minaccia
    [evaluation] la valutazione
    [line] la linea migliore
    [check] una mossa controllata
   *[warning] l'avviso di un errore grave
}.
advice-warnings = { $on ->
    [yes] D'ora in poi gli errori gravi ti vengono segnalati.
   *[no] D'ora in poi gli errori gravi non ti vengono più segnalati.
}
