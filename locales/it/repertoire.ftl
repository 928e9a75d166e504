# Che cosa si dice delle aperture: i repertori e le mosse che si chiedono.

train-openings = Aperture. Per cominciarne una, scrivi il suo numero o nome.
train-opening-listed = Apertura { WORDS($number) }: { $name }, { side-name }. { $due ->
    [0] Oggi non torna nulla.
    [one] Oggi torna una mossa.
   *[other] Oggi tornano { WORDS($due) } mosse.
}{ $new ->
    [0] {""}
   *[other] {" "}Mosse nuove: { WORDS($new) }.
}
train-openings-none = Non hai ancora un repertorio. Per aggiungerne uno, avvia annabella openings con un file PGN.
train-opening-line = { $name }.{ $led ->
    [yes] {" "}{ $moves }.
   *[no] {""}
}{ $moved ->
    [yes] {" "}Ultima mossa: { $move }.
   *[no] {""}
} Muove il { side-name }.
train-opening-new = Qui la tua mossa è nuova: { $move }. Scrivila.
train-opening-wrong = Non è { $wrong }. Qui la tua mossa è { $move }. Scrivila.
train-opening-other-order = Anche { $move } è nel tuo repertorio, ma non qui. Prova un'altra mossa.
train-opening-help = Scrivi la tua mossa, oppure: { WORD("train-hint") }, { WORD("train-solution") }, { WORD("train-position") }, { WORD("train-next") }. Tutte le aperture: { WORD("train-openings") }. Per uscire: { WORD("train-stop") }. Valgono anche tutte le domande sulla scacchiera.
train-opening-note = Il tuo file dice: { $text }
train-opening-over = Fine della variante. { $new ->
    [0] {""}
    [one] Una mossa nuova.{" "}
   *[other] Mosse nuove: { WORDS($new) }.{" "}
}{ $asked ->
    [0] {""}
    [one] { $right ->
        [0] La mossa non l'hai saputa subito.{" "}
       *[other] La mossa la sapevi.{" "}
    }
   *[other] Sapute subito: { WORDS($right) } su { WORDS($asked) }.{" "}
}{ $left ->
    [0] Per oggi non resta nulla.
   *[other] Per oggi ne restano: { WORDS($left) }.
}
train-opening-nothing-due = { $named ->
    [yes] { $name }: per
   *[no] Per
} oggi non resta nulla.{ $more ->
    [yes] {" "}Le prossime mosse nuove arrivano domani. Per averne oggi, comincia l'apertura con il suo nome.
   *[no] {""}
}
train-opening-unknown = Non c'è nessuna apertura { $name }.
train-openings-title = Aperture
train-opening-standing = Apertura { $name }, { side-name }: mosse che sai, { WORDS($known) } su { WORDS($moves) }. { $due ->
    [0] Oggi non torna nulla.
    [one] Oggi torna una mossa.
   *[other] Mosse che tornano oggi: { WORDS($due) }.
}
openings-added = { $name }, { side-name }: { $moves ->
    [one] una mossa da imparare.
   *[other] { WORDS($moves) } mosse da imparare.
}{ $replaced ->
    [yes] {" "}Quello che sai già resta.
   *[no] {""}
}
openings-removed = { $name } è tolto, con tutto quello che era salvato.
openings-not-there = Non c'è nessun repertorio { $name }. Per l'elenco: annabella openings
openings-which-side = { $file } non dice con quale colore giochi. Aggiungi --side white o --side black.
openings-no-moves = In { $file } non c'è nessuna mossa del { side-name }.
openings-too-large = { $file } è troppo grande: più di quattro megabyte.
openings-unreadable = Il repertorio { $name } non si legge più. Aggiungi di nuovo il suo file.
