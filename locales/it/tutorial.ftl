# Le lezioni: che cosa si dice, che cosa c'è da fare e che cosa significano i segnali.

tutorial-begins = Le lezioni. Durano circa cinque minuti, e niente di ciò che scrivi qui arriva alla partita. { $next } porta alla lezione seguente, { $back } indietro; { $leave }, o la parola { WORD("no") }, le interrompe.{ $clock ->
    [runs] {" "}L'orologio intanto cammina.
   *[none] {""}
}
tutorial-begins-by-lines = Le lezioni. I tasti si imparano a una tastiera; qui impari i segnali. La parola { WORD("no") } le interrompe.
tutorial-refused = Durante una partita di torneo non ci sono lezioni, perché i loro segnali potrebbero sembrare quelli della partita; impara i tasti in una partita amichevole.
tutorial-interrupted = La partita di torneo continua, e le lezioni sono finite.
tutorial-lesson = Lezione { WORDS($number) }: { $lesson ->
    [voice] fermare la mia voce.
    [line] la riga di immissione.
    [moves] inserire le mosse.
    [modes] riga di immissione e scacchiera.
    [asking] chiedere con un tasto.
    [board] la scacchiera sotto le dita.
    [again] sentire di nuovo.
    [table] ancora una volta per l'avversario.
    [dial] più veloce e più forte.
    [help] l'aiuto.
    [cues] i segnali.
   *[quiz] che segnale era?
}
tutorial-first-mode = { $mode ->
    [board] Questo si fa alla scacchiera: premi prima { $switch }.
   *[entry] Questo si fa alla riga di immissione: premi prima { $switch }.
}
tutorial-hint = Premi { $keys }.
tutorial-hint-text = Scrivi { $text }.
tutorial-right = Giusto.
tutorial-held = Durante le lezioni non viene eseguito.
tutorial-not-sent = Durante le lezioni nessuna riga arriva alla partita.
tutorial-other-move = Questa riga non indica questa mossa.
tutorial-said-before = Già detto:
tutorial-hush = Qualsiasi tasto ferma subito la mia voce. Adesso continuerei a parlare a lungo, del tempo che fa, della sala del torneo, del caffè che vi si beve; ma hai sentito abbastanza. Premi un tasto qualsiasi.
tutorial-silence = Quasi tutti i tasti fanno anche altro. { $keys } ferma la mia voce e non fa nient'altro. Premi { $keys }.
tutorial-write = Una mossa si immette scrivendola; ciò che scrivi viene ripetuto come hai impostato. Scrivi { $text }, senza inviare.
tutorial-erase = { $keys } cancella il carattere prima del cursore e dice qual era. Premi { $keys }.
tutorial-rewrite = Ora scrivi un quattro, così che nella riga ci sia { $text }.
tutorial-read-back = { $keys } legge tutta la riga. Premi { $keys }.
tutorial-step-left = { $keys } va di un carattere a sinistra e lo dice. Premi { $keys }.
tutorial-send = { $keys } invia la riga. Nella partita sarebbe una mossa; qui non va da nessuna parte. Premi { $keys }.
tutorial-call-back = { $keys } richiama la riga, perché tu possa correggerla. Premi { $keys }.
tutorial-clear-line = { $keys } cancella tutta la riga. Premi { $keys }.
tutorial-move-piece = Un pezzo si muove con il suo nome e la casa d'arrivo. Nella posizione iniziale scrivi { $words }. La notazione { $notation } vuol dire lo stesso.
tutorial-move-squares = Bastano anche due case. Scrivi la stessa mossa come { $notation }.
tutorial-move-capture = Una presa si può dire a parole. Il tuo pedone in { $from } può prendere in { $to }. Scrivi { $words }, o { $notation }.
tutorial-move-castles = Ora re e torre possono arroccare. Scrivi { $words }, o { $notation }.
tutorial-move-promotes = Il tuo pedone in { $from } può diventare donna. Il nuovo pezzo va dopo la casa. Scrivi { $words }, o { $notation }.
tutorial-piece-words = { piece-name } { $to }
tutorial-capture-words = { $file } prende { $to }
tutorial-castles-words = arrocco corto
tutorial-promotes-words = { $to } { piece-name }
tutorial-to-board = La tastiera ha due modi. Ora i tasti sono testo. { $keys } passa alla scacchiera, dove si chiede con un solo tasto e le frecce vanno di casa in casa. Premi { $keys }.
tutorial-to-line = Ogni modo ha il suo segnale: scende per la scacchiera, sale per la riga di immissione. Premi { $keys } per tornare alla riga di immissione.
tutorial-last-move = Puoi chiedere senza scrivere una parola. { $keys } dice l'ultima mossa. Premi { $keys }.
tutorial-turn = { $keys } dice a chi tocca. Premi { $keys }.
tutorial-clocks = Alla scacchiera basta una lettera. { $keys } dice i due tempi. Di quali tempi ti si avvisa, lo decide la parola { WORD("warnings") }. Premi { $keys }.
tutorial-last-at-board = E qui { $keys } dice l'ultima mossa. Premi { $keys }.
tutorial-up = Le frecce vanno di casa in casa, come siedi tu. Un segnale sordo è una casa scura, uno limpido una casa chiara. Premi { $keys }.
tutorial-right-square = Ora a destra: premi { $keys }.
tutorial-to-edge = Al bordo della scacchiera senti il segnale del bordo e resti dove sei. Premi { $keys } finché non lo senti.
tutorial-here = { $keys } dice di nuovo che cosa c'è qui. Premi { $keys }.
tutorial-next-piece = Le lettere portano di pezzo in pezzo: { $keys } va al prossimo cavallo, { $also } a quello precedente. Premi { $keys }.
tutorial-pick-up = { $keys } prende in mano il tuo pezzo sotto il cursore. In un'altra casa lo stesso tasto lo posa, ed è la tua mossa. Premi { $keys }.
tutorial-put-back = Nella partita non è successo nulla. { $keys } rimette a posto il pezzo. Premi { $keys }.
tutorial-again = { $keys } ripete le mie ultime parole. Premi { $keys }, e sentirai di nuovo questa frase.
tutorial-older = { $keys } torna indietro in ciò che è stato detto. Premi { $keys }.
tutorial-still-older = Premi di nuovo { $keys }, e tornerai più indietro.
tutorial-newer = { $keys } torna avanti. Premi { $keys }.
tutorial-list = { $keys } apre l'elenco di tutti i tasti. Premi { $keys }; poi { $also } va alla voce seguente.
tutorial-next-item = In un elenco { $keys } va alla voce seguente. Premi { $keys }.
tutorial-previous-item = { $keys } va alla voce precedente. Premi { $keys }.
tutorial-spell = { $keys } compita ciò che hai sentito per ultimo. Premi { $keys } per questa parola:
tutorial-publicly = Gli altri alla scacchiera non hanno capito l'ultimo annuncio? { $keys } lo ripete ad alta voce, per tutti. Premi { $keys }.
tutorial-dial = { $keys } sceglie che cosa si cambia: velocità, volume, altezza, la forma delle risposte e voci. Premi { $keys }.
tutorial-more = { $keys } lo aumenta. Premi { $keys }.
tutorial-less = { $keys } lo diminuisce di nuovo. Premi { $keys }.
tutorial-explain = { $keys } apre l'aiuto dei tasti: allora i tasti dicono che cosa fanno, e non fanno niente. Premi { $keys }.
tutorial-meaning = Premi un tasto qualsiasi per sentire che cosa fa.
tutorial-end-explain = Nella partita premine quanti ne vuoi. { $keys } chiude l'aiuto dei tasti; premilo adesso.
tutorial-context = Quando non sai come andare avanti, { $keys } dice che cosa puoi fare ora. Premi { $keys }.
tutorial-cues = { $keys } va al segnale seguente, { $also } lo fa sentire di nuovo.
tutorial-cues-by-lines = Una riga vuota porta al segnale seguente, la parola { WORD("repeat") } lo fa sentire di nuovo.
tutorial-quiz = Premi { $also } e ascolta. Era uno, una mossa; due, una presa; o tre, uno scacco? Scrivi il numero o il nome, poi { $keys }.
tutorial-quiz-by-lines = Scrivi { WORD("repeat") } e ascolta. Era uno, una mossa; due, una presa; o tre, uno scacco? Scrivi il numero o il nome.
tutorial-cue = { WORDS($number) }: { $cue ->
    [move] è stata fatta una mossa.
    [capture] è stato preso un pezzo.
    [check] scacco.
    [castling] arrocco.
    [promotion] un pedone è stato promosso.
    [refusal] qualcosa è stato rifiutato.
    [edge] il bordo della scacchiera, o la fine di un elenco.
    [dark-square] una casa scura.
    [light-square] una casa chiara.
    [offer] è stata proposta patta.
    [low-time] resta poco tempo.
    [tick] ticchetta l'orologio, come hai scelto.
    [flag] è caduta una bandierina.
    [end] la partita è finita.
    [your-turn] tocca a te.
    [confirmed] è stato fatto ciò che hai chiesto.
    [entry-mode] i tasti sono testo, alla riga di immissione.
    [board-mode] i tasti chiedono, alla scacchiera.
   *[not-saved] la partita non viene salvata.
}
tutorial-cues-off = I segnali sono spenti, quindi posso solo nominarli; l'impostazione sounds li accende.
tutorial-answer = { $right ->
    [yes] Giusto.
   *[no] No.
} { $cue ->
    [move] Una mossa è un colpo solo.
    [capture] Una presa è un doppio colpo, il secondo più basso.
   *[check] Uno scacco è una campanella che sale.
}
tutorial-ends = Le lezioni sono finite; sei di nuovo nella partita. La parola { WORD("tutorial") } le ricomincia, { WORD("help") } elenca le parole.
tutorial-stopped = Le lezioni sono interrotte; sei di nuovo nella partita. La parola { WORD("tutorial") } le ricomincia.
