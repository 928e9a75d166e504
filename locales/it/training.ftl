# Che cosa si dice durante l'allenamento.

train-begins = { $named ->
    [yes] { $name }.{" "}
   *[no] {""}
}{ $course ->
    [new] Non conosci ancora gli scacchi? Un primo corso da ascoltare comincia con: { WORD("train-lesson") }.{" "}
    [begun] Per continuare il corso scrivi: { WORD("train-lesson") }.{" "}
   *[other] {""}
}{ $due ->
    [0] { $new ->
        [yes] Allenamento con problemi. Il tuo punteggio parte da { WORDS($rating) }.
       *[no] Oggi non torna nulla. Il tuo punteggio è { WORDS($rating) }.
    }
    [one] Oggi torna un problema. Il tuo punteggio è { WORDS($rating) }.
   *[other] Oggi tornano { WORDS($due, form: "masculine") } problemi. Il tuo punteggio è { WORDS($rating) }.
}{ $openings ->
    [0] {""}
    [one] {" "}Delle tue aperture torna una mossa.
   *[other] {" "}Delle tue aperture tornano { WORDS($openings) } mosse.
} { $keys ->
    [yes] Per cominciare premi { $enter }.
   *[no] Per cominciare invia una riga vuota.
} Per gli esercizi, scrivi: { WORD("train-drills") }. Per tutto il resto: { WORD("help") }.
train-puzzle = { $again ->
    [yes] Di nuovo.{" "}
   *[no] {""}
}{ $moved ->
    [yes] Ultima mossa: { $move }.{" "}
   *[no] {""}
}Muove il { side-name }.
train-first-task = Trova la mossa migliore e scrivila. Per un aiuto, scrivi: { WORD("train-hint") }.
train-for-the-next = { $keys ->
    [yes] Per il prossimo, premi { $enter }.
   *[no] Per il prossimo, scrivi una riga vuota.
}
train-your-move = Muove il { side-name }.
train-wrong = Non è { $wrong }.{ $moved ->
    [yes] {" "}La risposta è { $move }.
   *[no] {""}
} Prova un'altra mossa.
train-wrong-stalemate = Non è { $move }: così è stallo. Prova un'altra mossa.
train-still-weighed = Un momento: sto ancora valutando { $move }. Poi scrivi di nuovo la tua mossa.
train-solved = { $how ->
    [clean] Risolto.
    [hinted] Risolto, con aiuto.
    [helped] Risolto, ma non al primo tentativo.
    [left] Hai lasciato il problema senza risolverlo. Per il prossimo scrivi: { WORD("train-next") }.
   *[told] Questa era la soluzione.
}
train-rating = Il tuo punteggio è { WORDS($rating) }, { $way ->
    [down] { WORDS($change) } in meno
   *[up] { WORDS($change) } in più
}.
train-back = Il problema torna { $days ->
    [0] oggi
    [one] domani
   *[other] tra { WORDS($days, form: "masculine") } giorni
}.
train-streak-goes-on = Serie: { WORDS($count) }.
train-streak-over = { $count ->
    [0] Questa volta nessuna serie.
   *[other] La serie è finita: { WORDS($count) }.
}{ $best ->
    [yes] {" "}È la tua più lunga.
   *[no] {" "}La tua più lunga: { WORDS($record) }.
}
train-hint-theme = { $theme ->
    [none] Cerca scacchi, catture e minacce.
    [anastasiaMate] Torre e cavallo danno matto al bordo della scacchiera.
    [arabianMate] Torre e cavallo danno matto nell'angolo.
    [attraction] Attira un pezzo su una casa sfavorevole.
    [backRankMate] Il re non può lasciare la sua prima traversa.
    [bishopEndgame] Un finale di alfieri.
    [bodenMate] Due alfieri danno matto su diagonali incrociate.
    [capturingDefender] Cattura un pezzo che ne difende un altro.
    [clearance] Libera una casa o una linea.
    [defensiveMove] Trova la mossa che tiene.
    [deflection] Allontana un difensore.
    [discoveredAttack] Un pezzo si sposta e un altro attacca.
    [doubleCheck] Due pezzi possono dare scacco insieme.
    [enPassant] Un pedone si può catturare en passant.
    [exposedKing] Il re è poco protetto.
    [fork] Un pezzo può attaccarne due.
    [hangingPiece] Un pezzo è difeso troppo poco.
    [hookMate] Torre, cavallo e pedone danno matto insieme.
    [interference] Metti un pezzo tra altri due.
    [intermezzo] Non riprendere subito: prima viene un'altra mossa.
    [kingsideAttack] Attacca il re arroccato.
    [knightEndgame] Un finale di cavalli.
    [mateIn1] Matto in una mossa.
    [mateIn2] Matto in due mosse.
    [mateIn3] Matto in tre mosse.
    [mateIn4] Matto in quattro mosse.
    [mateIn5] Matto in cinque mosse.
    [pawnEndgame] Un finale di pedoni.
    [pin] Un pezzo è inchiodato, o può esserlo.
    [promotion] Un pedone può essere promosso.
    [queenEndgame] Un finale di donne.
    [quietMove] La mossa non è né scacco né cattura.
    [rookEndgame] Un finale di torri.
    [sacrifice] Dai qualcosa per avere di più.
    [skewer] Attacca un pezzo, e cade quello dietro.
    [smotheredMate] Il re è soffocato dai suoi pezzi.
    [trappedPiece] Un pezzo non ha via d'uscita.
    [underPromotion] Promuovi, ma non a donna.
   *[xRayAttack] Un pezzo agisce attraverso un altro.
}
train-theme-name = { $theme ->
    [anastasiaMate] matto di Anastasia
    [arabianMate] matto arabo
    [attraction] adescamento
    [backRankMate] matto del corridoio
    [bishopEndgame] finale di alfieri
    [bodenMate] matto di Boden
    [capturingDefender] cattura del difensore
    [clearance] sgombero
    [defensiveMove] mossa difensiva
    [deflection] deviazione
    [discoveredAttack] attacco di scoperta
    [doubleCheck] scacco doppio
    [enPassant] en passant
    [exposedKing] re esposto
    [fork] forchetta
    [hangingPiece] pezzo indifeso
    [hookMate] matto a uncino
    [interference] interferenza
    [intermezzo] mossa intermedia
    [kingsideAttack] attacco sul lato di re
    [knightEndgame] finale di cavalli
    [mateIn1] matto in una mossa
    [mateIn2] matto in due mosse
    [mateIn3] matto in tre mosse
    [mateIn4] matto in quattro mosse
    [mateIn5] matto in cinque mosse
    [pawnEndgame] finale di pedoni
    [pin] inchiodatura
    [promotion] promozione
    [queenEndgame] finale di donne
    [quietMove] mossa tranquilla
    [rookEndgame] finale di torri
    [sacrifice] sacrificio
    [skewer] infilata
    [smotheredMate] matto affogato
    [trappedPiece] pezzo intrappolato
    [underPromotion] promozione minore
   *[xRayAttack] attacco ai raggi X
}
train-themes = Temi dei problemi, e quanti ce ne sono. Per cominciarne uno, scrivi: { WORD("train-theme-fork") }.
train-theme-listed = { train-theme-name }: { WORDS($count) }.
train-theme-begins = Problemi di un solo tema: { train-theme-name }. Non cambiano il tuo punteggio.
train-themes-unread = I problemi aggiunti non si possono contare: { $why }.
train-hint-piece = Muove il pezzo in { $square }: { piece-name }.
train-hint-move = La mossa è { $move }.
train-solution = La soluzione: { $moves }.
train-no-puzzle = Nessun problema è aperto. Per il prossimo scrivi: { WORD("train-next") }.
train-not-solved = Questo problema non è ancora risolto. Per sentire come si fa, scrivi: { WORD("train-solution") }. Per lasciare il problema: { WORD("train-stop") }.
train-puzzle-left = Lascio questo problema. Conta come non risolto.
train-none-left = { $way ->
    [rated] Non ci sono altri problemi di questo tipo.
    [streak] Non ci sono altri problemi di questo tipo.
    [theme] Non ci sono altri problemi di questo tipo. Per altri scrivi: { WORD("train-rated") }.
    [endgame] Non ci sono altri problemi di questo tipo.
    [review] Non resta nulla da rivedere.
    [opening] Per oggi non resta nulla.
    [lesson] Non ci sono altri compiti.
   *[repeat] Oggi non torna più nulla.
}
train-way = { $way ->
    [rated] Problemi a punteggio, vicini al tuo.
    [streak] Una serie: i problemi diventano più difficili, fino al primo che sbagli.
    [theme] Problemi di un solo tema.
    [endgame] Finali contro la difesa migliore.
    [review] Errori di una tua partita.
    [opening] Aperture.
    [lesson] Lezioni.
   *[repeat] Problemi che tornano.
}
train-way-name = { $way ->
    [rated] a punteggio
    [streak] serie
    [theme] tema
    [endgame] finale
    [review] partita propria
    [opening] apertura
    [lesson] lezione
   *[repeat] di nuovo
}
train-telling = Le posizioni si dicono { $telling ->
    [side] per colore
    [kind] per tipo di pezzo
   *[rank] per traversa
}.
train-dictation-begins = Pezzi: { WORDS($count) }. { $keys ->
    [yes] Invio dice il prossimo.
   *[no] Una riga vuota dice il prossimo.
} Anche: { WORD("repeat") }, { WORD("train-dictate-rest") }, { WORD("train-dictate-all") }.
train-dictation-over = Era l'ultimo pezzo.
train-standings = { $tried ->
    [0] Ancora nessun problema.
    [one] Un problema provato, { $solved ->
        [0] non risolto
       *[other] risolto
    } al primo tentativo.
   *[other] Problemi provati: { WORDS($tried) }. Risolti al primo tentativo: { WORDS($solved) }.
} Il tuo punteggio è { WORDS($rating) }{ $provisional ->
    [yes] , ancora incerto.
   *[no] .
} Serie più lunga: { WORDS($streak) }. Tornano oggi: { WORDS($due) }.{ $lessons ->
    [0] {""}
   *[other] {" "}Lezioni finite: { WORDS($lessons) }.
}
train-help = { $part ->
    [solve] Trova la mossa migliore e scrivila, oppure: { WORD("train-hint") }, { WORD("train-solution") }, { WORD("train-position") }, { WORD("train-next") }, { WORD("train-stop") }. Valgono anche tutte le domande sulla scacchiera.
    [kinds] Tipi di problemi: { WORD("train-rated") }, { WORD("train-streak") }, { WORD("train-repeat") }, { WORD("train-themes") }.
    [telling] Come si dicono le posizioni: { WORD("train-by-side") }, { WORD("train-by-kind") }, { WORD("train-by-rank") }, { WORD("train-dictate") }.
    [other] Finali: { WORD("train-endgames") }. Aperture: { WORD("train-openings") }. Lezioni: { WORD("train-lessons") }. Esercizi: { WORD("train-drills") }.
   *[leave] A che punto sei: { WORD("train-progress") }. Una partita: { WORD("new-game") }. Per uscire: { WORD("quit") }.
}
train-not-here = Questo è per le partite, non per l'allenamento.
train-nothing-to-stop = Non c'è nulla di aperto da lasciare. Per uscire dal programma, scrivi: { WORD("quit") }.
train-stopped = Hai lasciato l'esercizio.
train-not-saved = I tuoi risultati non vengono salvati: { $why }. L'allenamento continua.
train-saved-again = Tutti i tuoi risultati sono di nuovo salvati.
train-goodbye = Tutto è salvato. Arrivederci.
train-store-newer = { $file } è stato scritto da una versione più recente di Annabella. Usa quella.
train-store-damaged = { $file } non si può usare: { $why }. Nulla è stato cambiato. Spostalo per ricominciare, o metti una copia al suo posto.
train-store-in-use = { $named ->
    [yes] { $name } si allena
   *[no] Qualcuno si allena
} già in un'altra finestra.
train-store-nobody = { $named ->
    [yes] Nessuno si è ancora allenato come { $name }.
   *[no] Senza nome non ci sono ancora risultati. Per un allievo con un nome: --player.
}
train-store-known = { $named ->
    [yes] { $name } si è
   *[no] Qualcuno senza nome si è
} già allenato qui. Scegli un altro nome con --player.
train-store-system = { $file } non si può aprire: { $why }.
train-no-export = { $file } non è il file di un allievo: { $why }.
train-exists = { $file } esiste già, ed è rimasto com'è.
train-column = { $column ->
    [day] Giorno
    [way] Tipo
    [puzzle] Problema
    [result] Esito
    [hints] Aiuti
   *[rating] Punteggio
}
train-result = { $clean ->
    [yes] risolto
   *[no] non risolto
}
train-title = { $named ->
    [yes] Allenamento di { $name }.
   *[no] Allenamento.
}
train-exported = Scritto: { $file }.
train-imported = { $named ->
    [yes] { $name }:
   *[no] Ripreso:
} { $count ->
    [one] un problema.
   *[other] { WORDS($count, form: "masculine") } problemi.
}
