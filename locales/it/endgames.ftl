# Che cosa si dice dei finali contro la difesa migliore.

endgame-name = { $endgame ->
    [queen] Donna contro re
    [rook] Torre contro re
    [bishops] Due alfieri contro re
    [bishop-knight] Alfiere e cavallo contro re
    [pawn] Pedone contro re
    [rook-pawn] Torre e pedone contro re
    [queen-rook] Donna contro torre
   *[hold-pawn] Re contro pedone: tenere la patta
}
train-endgames = Finali contro la difesa migliore. Per cominciarne uno, scrivi il suo numero o il suo nome, per esempio: { WORD("train-endgame-rook") }.
train-endgame-listed = Finale { WORDS($number) }: { endgame-name }
train-endgame-making = Preparo le tabelle di questo finale. Ci può volere mezzo minuto, una volta sola.
train-endgame-begins = { endgame-name }.{ $wins ->
    [yes] {" "}{ $moves ->
        [one] Matto in una mossa.
       *[other] Con il gioco migliore, matto in { WORDS($moves) } mosse.
    }
   *[no] {""}
}
train-endgame-best = La mossa migliore. { $moves ->
    [one] Matto in una mossa.
   *[other] Matto in { WORDS($moves) } mosse.
}
train-endgame-longer = Ancora vinto: con il gioco migliore, { $moves ->
    [one] matto in una mossa
   *[other] matto in { WORDS($moves) } mosse
}. { $longer ->
    [one] È una mossa in più.
   *[other] Sono { WORDS($longer) } mosse in più.
}
train-endgame-still-drawn = Ancora patta.
train-endgame-draws = Non è { $wrong }: così è patta.{ $moved ->
    [yes] {" "}La risposta è { $move }.
   *[no] {""}
} Prova un'altra mossa.
train-endgame-loses = Non è { $wrong }: così si perde.{ $moved ->
    [yes] {" "}La risposta è { $move }, con { $moves ->
        [one] matto in una mossa
       *[other] matto in { WORDS($moves) } mosse
    }.
   *[no] {""}
} Prova un'altra mossa.
train-endgame-mated = Matto in { $made ->
    [one] una mossa
   *[other] { WORDS($made) } mosse
}{ $quickest ->
    [yes] {""}: più in fretta non si può.
   *[no] {""}. Il minimo: { WORDS($best) }.
}
train-endgame-drawn-by = { $drawn ->
    [stalemate] Stallo
    [pieces] Nessuno può più dare matto
    [repeated] La stessa posizione per la terza volta
   *[quiet] Cinquanta mosse senza catture e senza mosse di pedone
}
train-endgame-held = { train-endgame-drawn-by }. Hai tenuto la patta.
train-endgame-slipped = { train-endgame-drawn-by }. In partita ora l'avversario può richiedere la patta.
train-endgame-given-up = { $whole ->
    [yes] La linea migliore: { $moves }.
   *[no] La linea migliore comincia così: { $moves }.
}
train-endgame-next = Un'altra posizione: { WORD("train-next") }. La stessa: { WORD("train-endgame-over") }.
train-endgame-help = Scrivi la tua mossa, oppure: { WORD("train-hint") }, { WORD("train-solution") }, { WORD("train-position") }, { WORD("train-next") }. Dall'inizio: { WORD("train-endgame-over") }. Tutti i finali: { WORD("train-endgames") }. Per uscire: { WORD("train-stop") }. Valgono anche tutte le domande sulla scacchiera.
train-endgame-nothing = Non c'è nessun finale da ricominciare. Per sentire quali ci sono, scrivi: { WORD("train-endgames") }.
train-endgame-damaged = { $file } era danneggiato. La tabella è stata rifatta.
train-endgame-not-kept = Le tabelle non si possono salvare: { $why }. Restano finché non esci.
