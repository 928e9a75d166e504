# La revisione di una partita: che cosa si è trovato, gli errori uno per uno, il riassunto e il rapporto.

review-begins = Revisione: { $named ->
    [yes] { $white } contro { $black }, { $moves ->
        [one] una mossa.
       *[other] { WORDS($moves) } mosse.
    }
   *[no] { $moves ->
        [one] una partita di una mossa.
       *[other] una partita di { WORDS($moves) } mosse.
    }
} Un motore la sta esaminando.
review-progress = Posizioni esaminate: { WORDS($done) } di { WORDS($count) }.
review-found = { $count ->
    [0] Nessuna mossa ha cambiato molto.
    [one] Un errore da rivedere.
   *[other] Errori da rivedere: { WORDS($count) }.
} { $keys ->
    [yes] Per continuare, premi { $enter }.
   *[no] Per continuare, invia una riga vuota.
}
review-made = { $count ->
    [one] Da questa partita è nato un problema. Arriva oggi.
   *[other] Problemi nati da questa partita: { WORDS($count) }. Arrivano oggi.
}
review-story = Errore { WORDS($number) } di { WORDS($count) }. Mossa { WORDS($turn) }: il { side-name } ha giocato { $move }.
review-before-and-after = Prima: { $before } Dopo: { $after }
review-find = Trova una mossa migliore.
review-good-too = Va bene anche questa. La mossa del motore è { $move }.
review-over = Era l'ultimo errore. Risolti al primo tentativo: { WORDS($solved) } di { WORDS($count) }.
review-count = { advice-side }: { $mistakes ->
    [0] nessun errore.
    [one] un errore{ $blunders ->
        [0] .
       *[other] , grave.
    }
   *[other] { WORDS($mistakes) } errori{ $blunders ->
        [0] .
        [one] , di cui uno grave.
       *[other] , di cui { WORDS($blunders) } gravi.
    }
}
review-decided = La partita si è decisa alla mossa { WORDS($number) }: il { side-name } ha giocato { $move }.
review-pace = Tempo per mossa: { $mistakes } per gli errori, { $others } per le altre mosse.
review-work-on = Lavora su { $both ->
    [yes] due cose: { $first }, e { $second }.
   *[no] questo: { $first }.
}
review-topic = { $topic ->
    [missed-mate] i matti che puoi dare
    [allowed-mate] i matti che ti minacciano
    [lost-pieces] i pezzi che l'avversario può prendere
    [missed-gain] i pezzi che puoi guadagnare
    [opening] l'apertura
    [endgame] i finali
    [middlegame] i piani nel mediogioco
   *[hurry] prenderti il tempo per pensare
}
review-waits = La tua revisione aspetta. Per tornarci, scrivi: { WORD("review") }.
review-none-goes-on = Non c'è nessuna revisione a cui tornare. Una revisione comincia alla fine di una partita con: { WORD("review") }.
review-title = Revisione{ $named ->
    [yes] : { $white } contro { $black }
   *[no] {" di una partita"}
}
review-comment = { $grade ->
    [blunder] Errore grave.
    [mistake] Errore.
   *[dubious] Non è la migliore.
} Meglio: { $move }.
review-nobody = Non c'è nessun motore che possa esaminare la partita. Indicane uno nelle impostazioni: engine.
review-no-game = Qui non c'è ancora nessuna partita finita. Indica un file che ne contenga una.
review-not-released = La tua ultima partita è di un torneo. Rivedila quando l'arbitro permetterà l'analisi.
review-no-moves = In questa partita non ci sono mosse.
review-read-to = { $file }, riga { WORDS($line) }: { $text } non si può leggere.{ $reviewed ->
    [yes] {" "}Si rivedono le mosse precedenti.
   *[no] {""}
}
review-not-written = { $file } non si può scrivere: { $why }.
