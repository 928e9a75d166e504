# Due formulari a confronto: fin dove concordano, che cosa cambia, e perché uno non si può leggere.

compare-files = Primo formulario: { $first }. Secondo formulario: { $second }.
compare-same = { $count ->
    [0] Entrambi i formulari sono senza mosse.
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
compare-illegal-on-both = Entrambi i formulari hanno la stessa mossa illegale.
compare-starts-differ = I formulari cominciano da posizioni diverse. Le mosse non si possono confrontare.
compare-start = Il { $sheet ->
    [first] primo
   *[second] secondo
} formulario comincia così: { $fen }
compare-agreed = I formulari concordano fino alla mossa { $number } del { $side ->
    [white] Bianco
   *[black] Nero
}: { $move }.
compare-agreed-nothing = I formulari concordano solo nella posizione iniziale.
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
} formulario ha { $text }, che è illegale.
compare-has-word = Poi il { $sheet ->
    [first] primo
   *[second] secondo
} formulario non si può leggere. Riga { $line }: { $text }: { $why }.
compare-has-nothing = Poi il { $sheet ->
    [first] primo
   *[second] secondo
} formulario finisce.
compare-perhaps = Forse si intendeva: { $moves }. Deve decidere una persona.
compare-position = La posizione a quel punto: { $fen }
compare-turn = { $side ->
    [white] Il Bianco
   *[black] Il Nero
} deve fare la mossa { $number }.
compare-clocks = I tempi di allora, secondo il { $sheet ->
    [first] primo
   *[second] secondo
} formulario: { $known ->
    [both] Bianco { $white }, Nero { $black }.
    [white] Bianco { $white }, Nero sconosciuto.
    [black] Bianco sconosciuto, Nero { $black }.
   *[none] nessuno è scritto.
}
compare-results = I risultati sono diversi: { $first } sul primo formulario, { $second } sul secondo.
compare-same-moves = { $count ->
    [0] Entrambi i formulari sono senza mosse.
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
} formulario non ha un risultato. È letto come partita non finita.
compare-without-pages = Il { $sheet ->
    [first] primo
   *[second] secondo
} formulario non ha pagine. È letto come semplici righe di Braille.
compare-without-feeds = Il { $sheet ->
    [first] primo
   *[second] secondo
} formulario non ha salti di pagina. Le sue pagine sono divise secondo i loro numeri.
compare-other-result = Sul { $sheet ->
    [first] primo
   *[second] secondo
} formulario, sopra le mosse, il risultato è { $tag }. Vale quello dopo le mosse.
compare-corrected = { $sheet ->
    [first] Primo
   *[second] Secondo
} formulario, riga { $line }: { $why }
compare-too-large = { $file } è troppo grande per un formulario.
compare-not-braille = { $file }, riga { $line }: una pagina di Braille è incompleta.
compare-spoilt = { $file }, riga { $line }: { $text }: { $why }.
compare-no-such-game = In { $file } non c'è la partita { $game }.
compare-several-games = { $file } contiene più partite. Scegline una con { $flag }.
compare-no-notation = La notazione di { $file } è sconosciuta. Indicala con { $flag }, per esempio it o en.
compare-no-code = Il codice Braille di { $file } è sconosciuto. Indicalo con { $flag }, per esempio intl.
compare-unknown-notation = { $name } non è una notazione per questo file. Scegli fra queste: { $known }.
compare-both-from-input = Solo uno dei due formulari può venire dallo standard input.
compare-why = { $why ->
    [no-move] non sembra una mossa
    [letter] in questa notazione non è la lettera di un pezzo
    [pawn-letter] il pedone non ha lettera
    [illegal] nessuna mossa legale corrisponde
    [ambiguous] corrispondono più mosse: { $moves }
    [missing] manca una mossa; prima completala
    [number] qui va il numero { $number }
    [no-number] qui va il numero della mossa
    [no-move-before] prima non c'è nessuna mossa
    [not-en-passant] la mossa precedente non è en passant
    [time] non è un tempo
    [start] non è una posizione iniziale
    [notation] questa notazione non esiste
    [result] non è un risultato
    [behind-result] segue il risultato
    [open-ended] un commento o una variante non finisce
    [variant] non è il gioco degli scacchi
    [among-words] mosse e parole stanno sulla stessa riga; metti le parole tra parentesi graffe, le mosse su righe proprie, o numera le mosse
    [too-long] nessuna partita è così lunga
    [no-move-in-code] non è una mossa legale in questo codice Braille
    [other-code] si può leggere nel codice Braille { $moves }
    [several-codes] ognuno di questi codici Braille dà una partita diversa: { $moves }
    [diagram] il diagramma mostra un'altra posizione
    [page] una pagina ha il numero sbagliato, o più o meno righe della prima
    [empty-line] c'è una riga vuota fra le mosse
   *[no-result] manca il risultato; il formulario è tronco
}
