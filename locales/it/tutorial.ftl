# Le lezioni: che cosa si dice, che cosa c'è da fare e che cosa significano i segnali.

tutorial-begins = Le lezioni durano circa cinque minuti. Niente di ciò che scrivi qui arriva alla partita. Lezione seguente: { $next }. Indietro: { $back }. Per smettere, premi { $leave }, o scrivi: { WORD("no") }.{ $clock ->
    [runs] {" "}L'orologio intanto va avanti.
   *[none] {""}
}
tutorial-begins-by-lines = Le lezioni. Senza tastiera impari solo i segnali. Per smettere, scrivi: { WORD("no") }.
tutorial-refused = Durante una partita di torneo le lezioni sono chiuse. I loro segnali potrebbero sembrare quelli della partita. Impara i tasti in una partita libera.
tutorial-interrupted = La partita di torneo continua. Le lezioni sono finite.
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
    [board] Prima premi { $switch } per andare alla scacchiera.
   *[entry] Prima premi { $switch } per andare alla riga di immissione.
}
tutorial-hint = Premi { $keys }.
tutorial-hint-text = Scrivi { $text }.
tutorial-right = Giusto.
tutorial-held = Questo non fa niente nelle lezioni.
tutorial-not-sent = Nelle lezioni nessuna riga arriva alla partita.
tutorial-other-move = Non è questa mossa.
tutorial-said-before = Già detto:
tutorial-hush = Ogni tasto ferma subito la mia voce. Ora potrei parlare a lungo del tempo che fa, della sala del torneo, del suo caffè; ma hai sentito abbastanza. Premi un tasto qualsiasi.
tutorial-silence = Quasi tutti i tasti fanno anche altro. { $keys } ferma solo la mia voce. Premi { $keys }.
tutorial-write = Per fare una mossa, scrivila. Ripeto ogni tasto come hai impostato. Scrivi { $text }, senza inviare.
tutorial-erase = { $keys } cancella il carattere prima del cursore e lo dice. Premi { $keys }.
tutorial-rewrite = Ora scrivi un quattro, per { $text }.
tutorial-read-back = { $keys } legge tutta la riga. Premi { $keys }.
tutorial-step-left = { $keys } va a sinistra di un carattere e lo dice. Premi { $keys }.
tutorial-send = { $keys } invia la riga. Nella partita sarebbe una mossa. Qui non va da nessuna parte. Premi { $keys }.
tutorial-call-back = { $keys } richiama la riga per correggerla. Premi { $keys }.
tutorial-clear-line = { $keys } cancella tutta la riga. Premi { $keys }.
tutorial-move-piece = Per muovere un pezzo, nominalo con la casa d'arrivo. Nella posizione iniziale scrivi { $words }. In notazione: { $notation }.
tutorial-move-squares = Bastano anche due case. Scrivi la stessa mossa come { $notation }.
tutorial-move-capture = Una presa si può dire a parole. Il tuo pedone in { $from } può prendere in { $to }. Scrivi { $words }, o { $notation }.
tutorial-move-castles = Ora puoi arroccare. Scrivi { $words }, o { $notation }.
tutorial-move-promotes = Il tuo pedone in { $from } può essere promosso. Il nuovo pezzo va dopo la casa. Scrivi { $words }, o { $notation }.
tutorial-piece-words = { piece-name } { $to }
tutorial-capture-words = { $file } prende { $to }
tutorial-castles-words = arrocco corto
tutorial-promotes-words = { $to } { piece-name }
tutorial-to-board = La tastiera ha due modi. Ora i tasti sono testo. { $keys } passa alla scacchiera. Lì si chiede con un solo tasto, e le frecce vanno di casa in casa. Premi { $keys }.
tutorial-to-line = Ogni modo ha il suo segnale: scende per la scacchiera, sale per la riga di immissione. Premi { $keys } per tornare alla riga di immissione.
tutorial-last-move = Puoi chiedere senza scrivere una parola. { $keys } dice l'ultima mossa. Premi { $keys }.
tutorial-turn = { $keys } dice a chi tocca. Premi { $keys }.
tutorial-clocks = Alla scacchiera basta una lettera. { $keys } dice i due tempi. Per scegliere gli avvisi del tempo c'è la parola { WORD("warnings") }. Premi { $keys }.
tutorial-last-at-board = Qui { $keys } dice l'ultima mossa. Premi { $keys }.
tutorial-up = Le frecce vanno di casa in casa, come siedi tu. Un segnale sordo è una casa scura, uno limpido una casa chiara. Premi { $keys }.
tutorial-right-square = Ora a destra: premi { $keys }.
tutorial-to-edge = Al bordo senti il segnale del bordo e resti dove sei. Premi { $keys } finché non lo senti.
tutorial-here = { $keys } ripete che cosa c'è qui. Premi { $keys }.
tutorial-next-piece = Le lettere saltano di pezzo in pezzo. { $keys } va al prossimo cavallo, { $also } a quello precedente. Premi { $keys }.
tutorial-pick-up = { $keys } prende in mano il tuo pezzo. In un'altra casa lo posa: è la tua mossa. Premi { $keys }.
tutorial-put-back = La partita è come prima. { $keys } rimette a posto il pezzo. Premi { $keys }.
tutorial-again = { $keys } ripete le mie ultime parole. Premi { $keys } per risentire questa frase.
tutorial-older = { $keys } torna indietro in ciò che è stato detto. Premi { $keys }.
tutorial-still-older = Premi di nuovo { $keys } per tornare più indietro.
tutorial-newer = { $keys } torna avanti. Premi { $keys }.
tutorial-list = { $keys } apre l'elenco di tutti i tasti. Premi { $keys }. Poi { $also } va alla voce seguente.
tutorial-next-item = In un elenco { $keys } va alla voce seguente. Premi { $keys }.
tutorial-previous-item = { $keys } va alla voce precedente. Premi { $keys }.
tutorial-spell = { $keys } compita ciò che hai sentito per ultimo. Premi { $keys } per questa parola:
tutorial-publicly = { $keys } annuncia di nuovo a tutti l'ultima mossa, se non l'hanno capita. Premi { $keys }.
tutorial-dial = { $keys } sceglie che cosa si cambia: velocità, volume, tono, stile delle risposte, voci. Premi { $keys }.
tutorial-more = { $keys } aumenta. Premi { $keys }.
tutorial-less = { $keys } diminuisce di nuovo. Premi { $keys }.
tutorial-explain = { $keys } apre la guida dei tasti. Allora i tasti dicono solo che cosa fanno. Premi { $keys }.
tutorial-meaning = Premi un tasto qualsiasi per sentire che cosa fa.
tutorial-end-explain = Nella partita premine quanti ne vuoi. { $keys } chiude la guida dei tasti. Premilo adesso.
tutorial-context = Se hai un dubbio, { $keys } dice che cosa puoi fare ora. Premi { $keys }.
tutorial-cues = { $keys } va al segnale seguente. { $also } lo fa risentire.
tutorial-cues-by-lines = Per il segnale seguente, premi Invio. Per risentirlo, scrivi: { WORD("repeat") }.
tutorial-quiz = Premi { $also } e ascolta. Era uno, una mossa; due, una presa; o tre, uno scacco? Scrivi il numero o il nome, poi { $keys }.
tutorial-quiz-by-lines = Scrivi { WORD("repeat") } e ascolta. Era uno, una mossa; due, una presa; o tre, uno scacco? Scrivi il numero o il nome.
tutorial-cue = { WORDS($number) }: { $cue ->
    [move] è stata fatta una mossa.
    [capture] è stato catturato un pezzo.
    [check] scacco.
    [castling] arrocco.
    [promotion] un pedone è stato promosso.
    [refusal] qualcosa è stato rifiutato.
    [edge] il bordo della scacchiera, o la fine di un elenco.
    [dark-square] una casa scura.
    [light-square] una casa chiara.
    [offer] è stata offerta patta.
    [low-time] resta poco tempo.
    [tick] l'orologio ticchetta, come hai scelto.
    [flag] è caduta una bandierina.
    [end] la partita è finita.
    [your-turn] tocca a te.
    [confirmed] è stato fatto ciò che hai chiesto.
    [entry-mode] i tasti sono testo, alla riga di immissione.
    [board-mode] i tasti chiedono, alla scacchiera.
    [microphone-open] il microfono è aperto: parla.
    [microphone-closed] il microfono è chiuso.
   *[not-saved] la partita non viene salvata.
}
tutorial-cues-off = I segnali sono spenti: posso solo nominarli. Accendili con l'impostazione sounds.
tutorial-answer = { $right ->
    [yes] Giusto.
   *[no] No.
} { $cue ->
    [move] Una mossa è un colpo solo.
    [capture] Una presa è un doppio colpo, il secondo più basso.
   *[check] Uno scacco è una campanella che sale.
}
tutorial-ends = Le lezioni sono finite. Sei di nuovo nella partita. Per ripeterle, scrivi: { WORD("tutorial") }. Per l'aiuto: { WORD("help") }.
tutorial-stopped = Le lezioni sono interrotte. Sei di nuovo nella partita. Per ricominciarle, scrivi: { WORD("tutorial") }.
