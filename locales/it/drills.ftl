# Che cosa si dice in un esercizio.

drill-list = Esercizi: { WORD("train-drill-shade") }, { WORD("train-drill-line") }, { WORD("train-drill-distance") }, { WORD("train-drill-path") }, { WORD("train-drill-moves") }, { WORD("train-drill-attackers") }, { WORD("train-drill-memory") }, { WORD("train-drill-set-up") }, { WORD("train-drill-words") }, { WORD("train-drill-letters") }. { $timed ->
    [yes] Una prova dura trenta secondi. Per prove senza limite di tempo, scrivi: { WORD("train-untimed") }.
   *[no] Le prove sono senza limite di tempo. Per prove di trenta secondi, scrivi: { WORD("train-timed") }.
}
drill-timing = { $timed ->
    [yes] D'ora in poi una prova dura trenta secondi.
   *[no] D'ora in poi le prove sono senza limite di tempo.
}
drill-begins = { $drill ->
    [shade] { $level ->
        [1] La casa è chiara o scura?
       *[other] Le due case sono dello stesso colore?
    }
    [line] Le due case sono sulla stessa colonna, traversa o diagonale?
    [distance] In quante mosse un cavallo va dalla prima casa alla seconda?
    [path] Per quali case ci arriva un cavallo nel minor numero di mosse? Di' anche l'ultima casa.
    [moves] In quali case può andare il pezzo su una scacchiera vuota?
    [attackers] Ricorda la posizione. Poi ti si chiede quali pezzi attaccano una casa.
    [memory] Ricorda la posizione. Poi ti si chiede che cosa c'è in una casa.
    [set-up] Ricorda la posizione. Poi disponila sulla scacchiera di studio.
    [words] Dillo con le parole FIDE, come { $example }.
   *[letters] Sentirai parole FIDE. Scrivi che cosa significano, come { $example }.
}{ $has_level ->
    [yes] {" "}Livello { WORDS($level) }.
   *[no] {""}
}{ $timed ->
    [yes] {" "}Trenta secondi.
   *[no] {""}
}
drill-ready = { $keys ->
    [yes] Per cominciare una prova, premi { $enter }.
   *[no] Per cominciare una prova, invia una riga vuota.
} Per lasciare l'esercizio, scrivi: { WORD("train-stop") }.
drill-asked = { $square }?
drill-asked-two = { $kind ->
    [shade] { $from }, { $to }: stesso colore?
    [file] { $from }, { $to }: stessa colonna?
    [rank] { $from }, { $to }: stessa traversa?
    [diagonal] { $from }, { $to }: stessa diagonale?
    [distance] Da { $from } a { $to }: quante mosse?
   *[path] Da { $from } a { $to }: per quali case?
}
drill-asked-moves = { $square }, { piece-name }: dove va?
drill-asked-attackers = Quali pezzi del { side-name } attaccano { $square }?
drill-asked-on = Che cosa c'è in { $square }?
drill-asked-position = Ora disponila sulla scacchiera di studio. Poi scrivi: { WORD("train-done") }.
drill-move = { piece-name } { $from } { $to }
drill-right = Giusto.
drill-missed = Sbagliato. La risposta è: { $answer }.
drill-answer = { $kind ->
    [light] chiara
    [dark] scura
    [yes] sì
    [no] no
   *[nothing] niente
}
drill-set-up = { $kind ->
    [missing] Manca: { $pieces }.
   *[extra] Sbagliato: { $pieces }.
}
drill-expected = { $wanted ->
    [shade] Rispondi chiara o scura.
    [yes-no] Rispondi sì o no.
    [number] Rispondi con un numero.
    [way] Rispondi con le case nel loro ordine, anche l'ultima.
    [squares] Rispondi con tutte le case.
    [attackers] Rispondi con le case dei pezzi, o niente.
    [piece] Rispondi con un pezzo e il suo colore, come cavallo bianco; o niente.
    [square-in-words] Rispondi con colonna e traversa in parole FIDE, come { $example }.
    [move-in-words] Rispondi con il pezzo e le due case in parole FIDE, come { $example }.
    [square] Rispondi con la casa, come { $example }.
    [move] Rispondi con la mossa, come { $example }.
   *[position] Di' un pezzo e la sua casa, come re bianco { $example }. Quando ci sono tutti, scrivi: { WORD("train-done") }.
} Per sentire la risposta: { WORD("train-solution") }. Per finire la prova: { WORD("train-stop") }.
drill-over = La prova è finita. Giuste: { WORDS($hits, form: "feminine") }. Sbagliate: { WORDS($misses, form: "feminine") }.{ $best ->
    [first] {""}
    [new] {" "}È la tua prova migliore. Il primato precedente: { WORDS($record) }.
   *[old] {" "}La tua migliore: { WORDS($record) }.
}
drill-remembered = Pezzi ricordati senza errori: { WORDS($size) }.{ $best ->
    [yes] {" "}Non ne avevi mai ricordati così tanti.
   *[no] {" "}Il tuo massimo: { WORDS($record) }.
}
drill-next-level = { $harder ->
    [yes] La prossima prova è più difficile: livello { WORDS($level) }.
   *[no] La prossima prova è più facile: livello { WORDS($level) }.
}
drill-left = L'esercizio è finito.
drill-name = { $drill ->
    [shade] Colori delle case
    [line] Linee
    [distance] Mosse del cavallo
    [path] Percorso del cavallo
    [moves] Mosse dei pezzi
    [attackers] Attaccanti
    [memory] Posizioni ricordate
    [set-up] Posizioni disposte
    [words] In parole FIDE
   *[letters] Da parole FIDE
}
drill-named = { drill-name }{ $timed ->
    [yes] , trenta secondi
   *[no] {""}
}
drill-best = { drill-name }{ $has_level ->
    [yes] , livello { WORDS($level) }
   *[no] {""}
}{ $timed ->
    [yes] , trenta secondi
   *[no] {""}
}: { $rounds ->
    [one] una prova
   *[other] { WORDS($rounds) } prove
}. Massimo di risposte giuste: { WORDS($hits, form: "feminine") }.{ $remembered ->
    [yes] {" "}Massimo di pezzi ricordati senza errori: { WORDS($size) }.
   *[no] {""}
}
drill-title = Esercizi
drill-column = { $column ->
    [day] Giorno
    [drill] Esercizio
    [level] Livello
    [right] Giuste
    [wrong] Sbagliate
   *[pieces] Pezzi
}
