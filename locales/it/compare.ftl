# Due formulari a confronto: fin dove concordano, che cosa cambia, e perché uno non si può leggere.

compare-files = Primo formulario: { $first }. Secondo formulario: { $second }.
compare-same = { $count ->
    [0] Su nessuno dei due formulari c'è una mossa.
    [one] I formulari concordano: su entrambi c'è la stessa semimossa.
   *[other] I formulari concordano: su entrambi ci sono le stesse { $count } semimosse.
}
compare-last-missing = I formulari concordano. Sul { $sheet ->
    [first] primo
   *[second] secondo
} l'ultima mossa non è ancora scritta.
compare-shorter = Il { $sheet ->
    [first] primo
   *[second] secondo
} formulario finisce prima dell'altro.
compare-different = I formulari sono diversi.
compare-illegal-on-both = Entrambi i formulari hanno la stessa mossa, e non è legale.
compare-starts-differ = I formulari cominciano da posizioni diverse: le mosse non si possono confrontare.
compare-start = Il { $sheet ->
    [first] primo
   *[second] secondo
} formulario comincia così: { $fen }
compare-agreed = L'ultimo accordo è la mossa { $number } del { $side ->
    [white] Bianco
   *[black] Nero
}: { $move }.
compare-agreed-nothing = I formulari concordano soltanto nella posizione iniziale.
compare-has = Poi il { $sheet ->
    [first] primo
   *[second] secondo
} formulario ha la mossa { $number } del { $side ->
    [white] Bianco
   *[black] Nero
}: { $move }.
compare-has-not-legal = Poi il { $sheet ->
    [first] primo
   *[second] secondo
} formulario ha { $text }, che non è legale.
compare-has-word = Poi il { $sheet ->
    [first] primo
   *[second] secondo
} formulario non si può leggere. Riga { $line }: { $text }: { $why }.
compare-has-nothing = Poi il { $sheet ->
    [first] primo
   *[second] secondo
} formulario non ha altro.
compare-perhaps = Forse si intendeva: { $moves }. Può deciderlo soltanto una persona.
compare-position = La posizione all'ultimo accordo: { $fen }
compare-turn = { $side ->
    [white] Il Bianco
   *[black] Il Nero
} deve fare la mossa { $number }.
compare-clocks = I tempi di allora, secondo il { $sheet ->
    [first] primo
   *[second] secondo
} formulario: { $known ->
    [both] Bianco { $white }, Nero { $black }.
    [white] Bianco { $white }, quello del Nero non è scritto.
    [black] quello del Bianco non è scritto, Nero { $black }.
   *[none] nessuno è scritto.
}
compare-results = I risultati sono diversi: { $first } sul primo formulario, { $second } sul secondo.
compare-same-moves = { $count ->
    [0] Non c'è nessuna mossa sui due formulari.
    [one] Le mosse concordano: su entrambi i formulari c'è la stessa semimossa.
   *[other] Le mosse concordano: su entrambi i formulari ci sono le stesse { $count } semimosse.
}
compare-last-move-missing = Le mosse concordano. Sul { $sheet ->
    [first] primo
   *[second] secondo
} formulario l'ultima mossa non è ancora scritta.
compare-goes-on = Il { $sheet ->
    [first] primo
   *[second] secondo
} formulario non ha un risultato. È letto come partita ancora in corso.
compare-without-pages = Il { $sheet ->
    [first] primo
   *[second] secondo
} formulario non ha pagine. È letto come semplici righe di Braille.
compare-corrected = { $sheet ->
    [first] Primo
   *[second] Secondo
} formulario, riga { $line }: { $why }
compare-too-large = { $file } è troppo grande per un formulario.
compare-not-braille = { $file }, riga { $line }: non sono pagine intere di Braille.
compare-spoilt = { $file }, riga { $line }: { $text }: { $why }.
compare-no-such-game = In { $file } non c'è la partita { $game }.
compare-several-games = In { $file } ci sono più partite. Di' quale vuoi con { $flag }.
compare-no-notation = Nessuno ha detto con quale notazione è scritto { $file }. Dillo con { $flag }, per esempio it o en.
compare-no-code = Nessuno ha detto in quale codice Braille è scritto { $file }. Dillo con { $flag }, per esempio intl.
compare-unknown-notation = Per questo file non c'è la notazione { $name }. Ci sono: { $known }.
compare-both-from-input = Solo uno dei due formulari può venire dallo standard input.
compare-why = { $why ->
    [no-move] non ha la forma di una mossa
    [letter] in questa notazione nessun pezzo ha questa lettera
    [pawn-letter] il pedone non ha lettera
    [illegal] nessuna mossa legale corrisponde
    [ambiguous] corrispondono più mosse: { $moves }
    [missing] manca una mossa, che va prima completata
    [number] ci si aspetta il numero { $number }
    [no-number] ci si aspetta il numero della mossa
    [no-move-before] non segue nessuna mossa
    [not-en-passant] la mossa precedente non prende nulla en passant
    [time] non è un tempo
    [start] non è una posizione iniziale
    [notation] questa notazione non esiste
    [result] non è un risultato
    [behind-result] segue il risultato
    [open-ended] un commento o una variante non finisce
    [tag] questo non è un campo valido
    [variant] questo è un gioco diverso dagli scacchi
    [among-words] ci sono mosse su una riga con parole; metti le parole tra parentesi graffe o le mosse su righe proprie, oppure numera le mosse
    [too-long] nessuna partita è così lunga
    [no-move-in-code] non è una mossa legale in questo codice Braille
    [other-code] questo si può leggere nel codice Braille { $moves }
    [several-codes] questa è una partita diversa in ognuno di questi codici Braille: { $moves }
    [diagram] il diagramma mostra un'altra posizione
    [page] una pagina non ha il suo numero, o non ha tante righe quante la prima
    [empty-line] c'è una riga vuota fra le mosse
   *[no-result] manca il risultato, il formulario è tronco
}
