greeting = Scrivi la tua mossa, la parola { WORD("help") }, oppure { WORD("tutorial") } per imparare i tasti. Ogni tasto ferma la mia voce.
greeting-short = Scrivi la mossa, o { WORD("help") }.
greeting-tournament = Scrivi la tua mossa, o la parola { WORD("help") }. Ogni tasto ferma la mia voce.
help-moves = Scrivi la mossa come cavallo { $square }, in notazione, con le due case, o con i nomi: Springer Gustav eins Felix drei.
help-castling = Per arroccare scrivi zero trattino zero, o kurze Rochade.
help-questions = Puoi chiedere: { WORD("last") }, { WORD("changed") }, { WORD("moves") }, { WORD("sheet") }, { WORD("sheet-times") }, { WORD("corrections") }, { WORD("clock") }, { WORD("own-time") }, { WORD("other-time") }, { WORD("turn") } e { WORD("what") } con una casa.
help-board = Sulla scacchiera: dove sono i miei cavalli, pedoni, chi attacca { $square }, chi difende { $square }, traversa quattro, colonna e, diagonali { $square }, mosse di { $square }, { WORD("captures") }, { WORD("checks") }, { WORD("pins") }, { WORD("check") }, { WORD("castling") }, { WORD("material") }, { WORD("board") }, { WORD("opening") }. La stessa domanda ripetuta dice di più.
help-game = Per la partita: { WORD("draw") }, { WORD("accept") }, { WORD("decline") }, { WORD("resign") }, { WORD("undo") }, { WORD("pause") } e { WORD("resume") }.
help-program = Inoltre: { WORD("new-game") }, { WORD("compose") }, { WORD("level") }, { WORD("warnings") }, { WORD("names") }, { WORD("save") } ed { WORD("quit") }. Scrivi { WORD("repeat") } per riascoltare le ultime parole.
confirm-offer = { $side ->
    [white] Bianco: {""}
    [black] Nero: {""}
   *[none] {""}
}Proporre patta? Scrivi { WORD("yes") } o { WORD("no") }.
confirm-accept = { $side ->
    [white] Bianco: {""}
    [black] Nero: {""}
   *[none] {""}
}Accettare la patta? Scrivi { WORD("yes") } o { WORD("no") }.
confirm-decline = { $side ->
    [white] Bianco: {""}
    [black] Nero: {""}
   *[none] {""}
}Rifiutare la patta? Scrivi { WORD("yes") } o { WORD("no") }.
confirm-resign = { $side ->
    [white] Bianco: {""}
    [black] Nero: {""}
   *[none] {""}
}Abbandonare la partita? Scrivi { WORD("yes") } o { WORD("no") }.
answer-first = Prima rispondi; { WORD("no") } o Esc lascia perdere. { $question }
dropped = La domanda è annullata. Non è stato fatto nulla.
nothing-asked = Non c'era nessuna domanda. Scrivi una mossa, o { WORD("help") }.
which-promotion = Che cosa diventa il pedone: donna, torre, alfiere o cavallo?
which-move = Quale mossa intendi?
which-item = { WORDS($number) }: { $move }.
which-end = Scrivi il numero.
no-such-choice = { $count ->
    [one] C'è una sola scelta. Scrivi uno.
   *[other] Ci sono solo { WORDS($count) } scelte. Scrivi un numero da uno a { WORDS($count) }.
}
unknown = Non capisco { $text }. { $count ->
    [0] Scrivi una mossa, o { WORD("help") }.
    [1] Volevi dire { $first }?
    [2] Volevi dire { $first } o { $second }?
   *[3] Volevi dire { $first }, { $second } o { $third }?
}
no-piece-goes-there = { $role ->
    [king] Il tuo re non può
    [queen] Nessuna tua donna può
    [rook] Nessuna tua torre può
    [bishop] Nessun tuo alfiere può
    [knight] Nessun tuo cavallo può
   *[pawn] Nessun tuo pedone può
} andare in { $square }. Controlla il pezzo e la casa.
no-such-square = { $text } non è una casa. Le case vanno da { $lowest } a { $highest }.
at-square = { $square }.
hand-picked-up = In mano: { $known ->
    [yes] { piece-name } { $square }.
   *[no] { $square }.
}
hand-put-back = Di nuovo a posto: { $known ->
    [yes] { piece-name } { $square }.
   *[no] { $square }.
}
hand-gone = { $square } è cambiata: non hai più nessun pezzo in mano.
hand-empty-square = { $square }, vuota. Non c'è nulla da prendere in mano.
hand-other = { $square }, { piece-of-side }. Ora si possono prendere in mano solo i pezzi { $side ->
    [black] neri
   *[white] bianchi
}.
hand-nothing = Non hai nessun pezzo in mano.
not-that-piece = In { $square } c'è un altro pezzo: { piece-of-side }. Controlla il pezzo e la casa.
not-that-piece-empty = In { $square } non c'è nulla. Controlla la casa.
nothing-to-castle-with = Il re o la torre non è al posto giusto per arroccare. Scegli un'altra mossa.
square-missing = Quale casa? Scrivi { WORD("what") } e la casa.
not-text = La riga è troppo lunga o non è testo. Scrivi una mossa, o { WORD("help") }.
not-your-seat = Nessuno a questa console può parlare per quel posto. Scrivi la riga senza il posto.
wrong-moment = Quel momento è passato, o il tempo non è simulato. Scrivi la riga senza, o con un momento successivo.
ask-name = { $field ->
    [white] Chi gioca con il Bianco?
    [black] Chi gioca con il Nero?
    [event] Qual è il torneo?
   *[round] Qual è il turno di gioco?
} Con il solo invio resta com'è.
word-for-name = { $text } è qualcosa che capisco. Se è un nome, scrivilo tra virgolette; { WORD("no") } lascia i nomi. { $field ->
    [white] Chi gioca con il Bianco?
    [black] Chi gioca con il Nero?
    [event] Qual è il torneo?
   *[round] Qual è il turno di gioco?
}
names-done = È tutto. I nomi sono annotati.
not-saving = Attenzione: la partita non viene salvata: { $why }. Puoi continuare; il salvataggio si ritenta da solo. Libera spazio; oppure scrivi { WORD("save") } e un nome di file per tenere una copia altrove.
saving-again = La partita viene di nuovo salvata. Non manca nulla.
saved = La partita è salvata in { $file }.
saved-here = La partita è salvata.
sheet-kept = Il formulario è salvato come { $file }.
braille-kept = In Braille è salvato come { $file }.
file-in = { $name }, cartella { $directory }
sheet-lost = Non è stato possibile scrivere il formulario: { $why }. La partita è comunque salvata.
copy-failed = Non è stato possibile scrivere la copia: { $why }. Indica un altro file.
damaged = La registrazione { $file } è danneggiata dalla riga { WORDS($line) }. Viene conservata e solo letta; comincia una nuova partita per giocare.
torn-line = L'ultima annotazione è stata troncata dall'interruzione ed è stata tolta. Controlla l'ultima mossa.
held-elsewhere = Un altro programma tiene aperta questa partita: { $file }. Chiudila prima lì.
tournament-open = È aperta una partita di torneo: { $file }. Per continuarla, avvia con --resume.
damaged-game-open = La registrazione di una partita di torneo non finita è danneggiata: { $file }. Finché l'arbitro non la chiude, qui non si possono giocare altre partite. Avvia con --resume.
damaged-game-ask = La registrazione di questa partita di torneo è danneggiata dalla riga { WORDS($line) }: { $file }. La partita non può continuare. Arbitro, per chiuderla e permettere qui altre partite, inserisci { $pin ->
    [yes] il PIN.
   *[no] sì.
}
damaged-game-closed = L'arbitro ha chiuso la partita danneggiata. La sua registrazione resta com'è: { $file }. La decisione è salvata in { $note }. Ora si possono cominciare altre partite.
damaged-game-not-closed = Non è stato possibile salvare la decisione: { $why }. La partita non è chiusa. Controlla il disco e riprova.
no-house-in-tournament = L'avversario interno non gioca nei tornei. Scegli un avversario alla console o alla scacchiera.
no-unfinished = Non ci sono partite da finire. Cominciane una nuova.
unfinished = { $count ->
    [one] C'è una partita da finire.
   *[other] Ci sono { WORDS($count) } partite da finire.
}
unfinished-item = Partita { WORDS($number) }: con il { side-name } contro { $opponent ->
    [named] { $name }
    [house] l'avversario interno, livello { WORDS($level) }
    [board] un avversario alla scacchiera
   *[console] un avversario a questa tastiera
}; { $moves ->
    [0] ancora nessuna mossa
    [one] una mossa
   *[other] { WORDS($moves) } mosse
}{ $moved ->
    [yes] , l'ultima { $last }
   *[no] {""}
}; cominciata { $when ->
    [now] adesso
    [minutes] { $count ->
        [one] un minuto fa
       *[other] { WORDS($count) } minuti fa
    }
    [hours] { $count ->
        [one] un'ora fa
       *[other] { WORDS($count) } ore fa
    }
   *[date] il { DAY($day) } { month }
}{ $held ->
    [yes] , evento { $event }
   *[no] {""}
}.
which-game = Quale partita? Scrivi il numero, oppure { WORD("new-game") }.
go-on = { $count ->
    [one] Continuarla? Scrivi { WORD("yes") }, oppure { $other ->
        [yes] { WORD("new-game") }.
       *[no] { WORD("quit") }.
    }
   *[other] Continuare la partita uno? Scrivi { WORD("yes") }, il numero di un'altra, oppure { WORD("new-game") }. Invio da solo le legge tutte.
}
no-game-yet = Non c'è ancora una partita su cui chiedere. Prima scegline una: scrivi il suo numero.
speech-missing = La voce non funziona: { $why }. Tutto viene scritto.
speech-back = La voce funziona di nuovo.
bad-setting = In { $place }, { $key }: { $why }. Vale il valore predefinito; correggilo lì.
bad-setting-line = In { $place }, riga { WORDS($line) }, { $key }: { $why }. Vale il valore predefinito; correggilo lì.
bad-file = In { $place }: { $why }. Valgono i valori predefiniti; correggilo lì.
bad-file-line = In { $place }, riga { WORDS($line) }: { $why }. Valgono i valori predefiniti; correggilo lì.
bad-settings-more = { $count ->
    [one] C'è ancora un errore nelle impostazioni.
   *[other] Ci sono ancora { WORDS($count) } errori nelle impostazioni.
} Il comando annabella config li elenca tutti.
goodbye-nothing = Nessuna partita è stata ripresa. Arrivederci.
goodbye-resumable = La partita è salvata. Potrai riprenderla. Arrivederci.
goodbye-over = Arrivederci.
private-hidden = Qui le parole private non sono né mostrate né dette, perché l'avversario non ne ricavi nulla. Avvia con terminal all per leggerle, o indica una cuffia con --earphone per sentirle.
goodbye-unsaved = Attenzione: la fine della partita non si è potuta salvare da nessuna parte: { $why }.
confirm-quit = Uscire? La partita si potrà riprendere. Scrivi { WORD("yes") } o { WORD("no") }.
typed = { $upper ->
    [yes] maiuscola { $char }
   *[no] { $char }
}
replaces = { $char }, al posto della riga
deleted = { $upper ->
    [yes] cancellata maiuscola { $char }
   *[no] cancellato { $char }
}
character = { $name ->
    [space] spazio
    [hyphen] trattino
    [equals] uguale
    [plus] più
    [hash] cancelletto
    [slash] barra
    [full-stop] punto
    [comma] virgola
    [colon] due punti
    [question] punto interrogativo
    [exclamation] punto esclamativo
    [apostrophe] apostrofo
    [open] parentesi aperta
    [close] parentesi chiusa
    [at] chiocciola
    [quote] virgolette
    [dollar] dollaro
    [percent] percento
    [caret] accento circonflesso
    [ampersand] e commerciale
    [asterisk] asterisco
    [pound] sterlina
    [section] paragrafo
    [middle-dot] punto mediano
    [underscore] trattino basso
    [semicolon] punto e virgola
    [less] minore
    [greater] maggiore
   *[other] altro carattere
}
entry-line = { $line }
entry-empty = La riga è vuota. Scrivi una mossa, o { WORD("help") }.
entry-empty-over = La riga è vuota. Scrivi { WORD("new-game") }, { WORD("quit") } o { WORD("help") }.
self-voicing-on = La mia voce è accesa.
self-voicing-off = La mia voce è spenta, ma gli annunci si sentono ancora. Scrivi { WORD("speech") } per riaccenderla.
ear-word = Questa parola è solo per il tuo orecchio.
table-word = E questa è per il tavolo. Scrivi { WORD("yes") } se hai sentito la prima solo in cuffia, oppure { WORD("no") }.
ask-earphone = Hai sentito la prima parola solo in cuffia? Scrivi { WORD("yes") } o { WORD("no") }.
private-lost = Le tue parole private non vengono più dette: { $why }. Scrivi { WORD("earphone") } per provare la cuffia; fino ad allora vengono scritte.
earphone-gone = La cuffia del { side-name } non c'è più.
private-back = Le tue parole private vengono dette in cuffia.
next-offer = Scrivi { WORD("new-game") } per giocarne un'altra{ $undo ->
    [yes] , { WORD("undo") } per riprendere l'ultima mossa,
   *[no] {""}
} o { WORD("quit") } per uscire. Puoi ancora chiedere; { WORD("study") } porta alla scacchiera di studio.
next-confirm = { $position ->
    [yes] Cominciare una nuova partita da questa posizione? {""}
   *[no] { $side ->
        [white] Cominciare una nuova partita con il Bianco?
        [black] Cominciare una nuova partita con il Nero?
       *[none] Cominciare una nuova partita?
    } {""}
}{ $over ->
    [yes] {""}
   *[no] Questa è salvata e si può riprendere. {""}
}Scrivi { WORD("yes") } o { WORD("no") }.
next-refused = In torneo qui non si comincia un'altra partita. Gioca questa fino alla fine; { WORD("quit") } esce.
next-kept = La partita di prima è salvata e si può riprendere.
next-waits = Non si comincia una nuova partita finché questa non è salvata.
next-not-playable = Da questa posizione non può cominciare una partita. Disponine un'altra.
next-over-there = In questa posizione la partita sarebbe subito finita. Scegline un'altra.
level = { $plays ->
    [not] L'avversario interno non gioca in questa partita. Nella prossima contro di lui gioca al livello { WORDS($next) } di otto
    [other] L'avversario interno gioca al livello { WORDS($now) } di otto, e nella prossima partita al livello { WORDS($next) }
   *[same] L'avversario interno gioca al livello { WORDS($now) } di otto
}. Scrivi { WORD("level") } e un numero per cambiarlo.
level-set = Dalla prossima partita l'avversario interno gioca al livello { WORDS($next) }. Questa partita resta com'è.
level-none = I livelli vanno da uno, il più debole, a otto. Scrivi { WORD("level") } e uno di questi numeri.
unclear-missing = { $what ->
    [rank] Quale traversa? Indicane una da uno a otto.
    [file] Quale colonna? Indicane una da a fino a h.
    [square] Quale casa? Scrivi per esempio: { $example }.
    [time] Quanto tempo? Scrivi per esempio: { $example }.
    [piece] Quale pezzo? Scrivi per esempio: { $example }.
    [move] Quale mossa? Scrivi per esempio: { $example }.
    [points] Quanti punti? Scrivi per esempio: { $example }.
    [side] Quale colore? Scrivi per esempio: { $example }.
    [outcome] Quale risultato? Scrivi per esempio: { $example }.
    [penalty] Quale sanzione? Scrivi per esempio: { $example }.
   *[number] Quale numero? Scrivi per esempio: { $example }.
}
unclear-wrong = { $what ->
    [rank] { $text } non è una traversa. Le traverse vanno da uno a otto.
    [file] { $text } non è una colonna. Le colonne vanno da a fino a h.
    [time] { $text } non è un tempo. Scrivi minuti e secondi, separati da due punti.
    [piece] { $text } non è un pezzo. Scrivine il nome o la lettera.
    [move] { $text } non è una mossa.
    [points] { $text } non è un numero di punti. Scrivi punti interi o mezzi punti.
    [side] { $text } non è un colore. Scrivi per esempio: { WORD("part-white") }.
    [outcome] { $text } non è un risultato. Scrivi per esempio: { WORD("say-drawn") }.
    [penalty] { $text } non è una sanzione. Scrivi per esempio: { WORD("part-warning") }.
   *[number] { $text } non è il numero di una mossa. Le mosse si contano da uno.
}
help-may-ask = In questa partita puoi chiedere: { $words }{ $what ->
    [yes] , e { WORD("what") } con una casa
   *[no] {""}
}.
help-game-at-table = Per la partita: { WORD("draw") }, { WORD("accept") }, { WORD("decline") } e { WORD("resign") }.
help-program-at-table = Inoltre: { WORD("names") }, { WORD("save") } ed { WORD("quit") }. Scrivi { WORD("repeat") } per riascoltare le ultime parole.
talk = { $about ->
    [hello] Ciao. Scrivi una mossa, o { WORD("help") }.
    [thanks] Prego.
    [hint] In questa partita non ci sono suggerimenti. Per provare delle mosse, scrivi: { WORD("study") }.
    [load] Le partite salvate vengono proposte all'avvio. Scrivi { WORD("quit") }, e avvia di nuovo Annabella con --resume.
    [voice] Per cambiare la mia voce, scrivi: { WORD("faster") }, { WORD("slower") }, { WORD("louder") } o { WORD("softer") }; { WORD("rate") } o { WORD("volume") } e un numero. { WORD("speech-off") } la spegne.
    [language] La lingua si sceglie all'avvio, con --language e il suo codice, come it o en.
    [settings] Le impostazioni sono elencate dal comando annabella config. Durante la partita, scrivi: { WORD("rate") }, { WORD("volume") }, { WORD("pitch") }, { WORD("level") }, { WORD("warnings") }, { WORD("short-times") } o { WORD("long-times") }.
   *[version] Sono Annabella, una console di scacchi parlante, versione { WORDS($major) } punto { WORDS($minor) }.
}
have-no-piece = Non hai { $role ->
    [queen] nessuna donna
    [rook] nessuna torre
   *[other] nessun { piece-name }
}.
cannot-reach = Da { $from } non si arriva in { $square }.
nothing-to-take = Nessuno dei tuoi pezzi può prendere così.
meant-move = Intendi la mossa { $move }? Scrivi { WORD("yes") } o { WORD("no") }.
help-arbiter = Arbitro, puoi scrivere: { WORD("order-start") }, { WORD("order-docket") }, { WORD("order-go-on") }; { WORD("order-set") }, { WORD("order-add") } o { WORD("order-take") } con una parte e un tempo; { WORD("order-restore") } con una semimossa; { WORD("order-illegal") }, { WORD("order-penalty") }, { WORD("order-result") }, { WORD("order-annul") }; { WORD("order-present") } o { WORD("order-absent") }, { WORD("order-leave") } o { WORD("order-back") } con una parte; { WORD("order-pin") }, { WORD("order-done") }. Può seguire un motivo: { WORD("part-because") }.
