greeting = Scrivi la tua mossa, o { WORD("help") }. Per imparare i tasti, scrivi: { WORD("tutorial") }. Ogni tasto ferma la mia voce.
greeting-short = Scrivi la mossa, o { WORD("help") }.
greeting-tournament = Scrivi la tua mossa, o { WORD("help") }. Ogni tasto ferma la mia voce.
confirm-offer = { $side ->
    [white] Bianco: {""}
    [black] Nero: {""}
   *[none] {""}
}Offrire patta? Scrivi { WORD("yes") } o { WORD("no") }.
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
answer-first = Prima rispondi. Per annullare, scrivi { WORD("no") } o premi Esc. { $question }
yes-or-no = { $about ->
    [offer] Offrire la patta
    [accept] Accettare la patta
    [decline] Rifiutare la patta
    [resign] Abbandonare
    [leave] Uscire
    [earphone] Solo al tuo orecchio
    [network] Ammettere i dispositivi
    [admit] Farli entrare
    [move] Giocare questa mossa
    [heard] È giusto
    [game] Cominciare una nuova partita
    [claim] Richiedere la patta
    [seal] Mettere in busta la mossa
   *[sign] Firmare il risultato
}? Scrivi { WORD("yes") } o { WORD("no") }.
dropped = Annullato.
lapsed = Dopo la domanda è cambiato. Non è stato fatto nulla.
nothing-asked = Non c'era nessuna domanda. Per un aiuto, scrivi: { WORD("help") }.
which-promotion = A che cosa promuovi: donna, torre, alfiere o cavallo?
which-move = Quale mossa intendi?
which-item = { WORDS($number) }: { $move }.
which-end = Scrivi il numero.
which-heard-end = Scrivi il numero, o dillo come una traversa.
which-correction = Quale mossa intendevi? Dilla o scrivila.
choose-number = Scrivi un numero da uno a { WORDS($count) }, o { WORD("no") }.
read-as = Letto come { $text }.
no-more = Non c'è altro da dire.
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
} andare in { $square }.
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
hand-gone = { $square } è cambiata. Non hai più nessun pezzo in mano.
hand-empty-square = { $square } è vuota.
hand-other = { $square }, { piece-of-side }. Ora si possono prendere in mano solo i pezzi { $side ->
    [black] neri
   *[white] bianchi
}.
not-that-piece = In { $square } c'è un altro pezzo: { piece-of-side }.
not-that-piece-empty = { $square } è vuota.
not-that-piece-theirs = In { $square } c'è un pezzo del tuo avversario: { piece-name }.
nothing-to-castle-with = Il re o la torre non è nella sua casa per arroccare.
square-missing = Quale casa? Scrivi: { WORD("what") }, e la casa.
not-text = La riga è troppo lunga o non è testo. Scrivi una mossa, o { WORD("help") }.
not-your-seat = Qui non puoi parlare per quel posto. Scrivi la riga senza il posto.
wrong-moment = Quel momento è passato, o il tempo non è simulato. Scrivi la riga senza, o con un momento successivo.
ask-name = { $field ->
    [white] Chi gioca con il Bianco?
    [black] Chi gioca con il Nero?
    [event] Qual è il torneo?
   *[round] Qual è il turno?
} Per lasciarlo com'è, premi Invio.
word-for-name = { $text } è anche { $what ->
    [piece] un pezzo
    [move] una mossa
   *[command] un comando
}. Se è un nome, scrivilo tra virgolette. Per smettere, scrivi: { WORD("no") }. { $field ->
    [white] Chi gioca con il Bianco?
    [black] Chi gioca con il Nero?
    [event] Qual è il torneo?
   *[round] Qual è il turno?
}
names-done = I nomi sono salvati.
not-saving = Attenzione: la partita non viene salvata: { $why }. Continua a giocare; il salvataggio si ritenta da solo. Libera spazio. Per tenere una copia altrove, scrivi: { WORD("save") }, e un nome di file.
saving-again = La partita viene di nuovo salvata. Non manca nulla.
saved = La partita è salvata in { $file }.
saved-here = La partita è salvata.
sheet-kept = Il formulario è salvato. { $file }
braille-kept = È salvato anche in Braille.
notes-kept = Con tutte le annotazioni, per l'arbitro, è salvato a parte. { $file }
file-in = { $name }, cartella { $directory }
sheet-lost = Il formulario non è stato salvato: { $why }. La partita è salvata.
copy-failed = La copia non è stata salvata: { $why }. Scegli un altro file.
damaged = La registrazione { $file } è danneggiata dalla riga { WORDS($line) }. È conservata solo per la lettura. Per giocare, comincia una nuova partita.
torn-line = L'ultima annotazione è persa: l'interruzione l'ha troncata. Controlla l'ultima mossa.
held-elsewhere = Un altro programma usa questa partita: { $file }. Chiudila prima lì.
tournament-open = È aperta una partita di torneo: { $file }. Per continuarla, avvia con --resume.
damaged-game-open = La registrazione di una partita di torneo non finita è danneggiata: { $file }. Per giocarne altre, prima l'arbitro deve chiuderla. Avvia con --resume.
damaged-game-ask = La registrazione di questa partita di torneo è danneggiata dalla riga { WORDS($line) }: { $file }. La partita non può continuare. Arbitro, per chiuderla e permettere altre partite, scrivi { $pin ->
    [yes] il tuo PIN.
   *[no] sì.
}
damaged-game-goes-on = La registrazione { $file } è danneggiata dalla riga { WORDS($line) }. Fino a lì la partita continua, nella nuova registrazione { $copy }. Controlla l'ultima mossa.
damaged-game-mended = Un byte della prima riga della registrazione { $file } era sbagliato. È corretto. La partita continua, nella nuova registrazione { $copy }.
damaged-game-rebuilt = La prima riga della registrazione { $file } è danneggiata. Le mosse che seguono sono intatte. La partita continua, nella nuova registrazione { $copy }.{ $players ->
    [yes] {" "}Si è perso chi giocava.
   *[no] {""}
}{ $event ->
    [yes] {" "}Il torneo e il turno sono persi.
   *[no] {""}
}{ $time ->
    [yes] {" "}La cadenza è persa.
   *[no] {""}
}{ $start ->
    [yes] {" "}La posizione iniziale è persa.
   *[no] {""}
}{ $rules ->
    [yes] {" "}Le regole della partita sono perse.
   *[no] {""}
} Ciò che è perso vale come nelle tue impostazioni. Controlla i nomi e gli orologi.
damaged-game-needs = La prima riga della registrazione { $file } è danneggiata: { $start ->
    [yes] le mosse non vanno d'accordo con la posizione iniziale solita. Per continuare la partita, avvia con --resume --fen e la sua posizione.
   *[no] la cadenza è persa. Per continuare la partita, avvia con --resume --time e la sua cadenza.
}
damaged-game-read = La prima riga della registrazione { $file } è danneggiata. Giocatori, torneo e cadenza possono essere sbagliati. Le mosse che seguono sono intatte.
damaged-game-not-copied = La registrazione { $file } è danneggiata dalla riga { WORDS($line) }. Non si può scriverne una nuova: { $why }. La partita non può continuare.
damaged-game-unreadable = La registrazione { $file } è danneggiata all'inizio e non si può leggere. Inizia una nuova partita.
damaged-game-closed = L'arbitro ha chiuso la partita danneggiata. La sua registrazione resta com'è: { $file }. La decisione è salvata in { $note }. Ora puoi cominciare altre partite.
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
    [engine] { $name }, { $strength }
    [board] un avversario alla scacchiera
    [screen] un avversario a uno schermo
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
    [yes] , torneo { $event }
   *[no] {""}
}.
which-game = Quale partita? Scrivi il numero, oppure: { WORD("new-game") }.
go-on = { $count ->
    [one] Continuarla? Scrivi { WORD("yes") }, oppure { $other ->
        [yes] { WORD("new-game") }.
       *[no] { WORD("quit") }.
    }
   *[other] Continuare la partita uno? Scrivi { WORD("yes") }, un altro numero, oppure { WORD("new-game") }. Per sentirle tutte, premi Invio.
}
no-game-yet = Prima scegli una partita: scrivi il suo numero.
speech-missing = La voce non funziona: { $why }. Tutto viene scritto.
speech-back = La voce funziona di nuovo.
bad-setting = In { $place }, { $key }: { $why }. Vale il valore predefinito. Correggilo lì.
bad-setting-line = In { $place }, riga { WORDS($line) }, { $key }: { $why }. Vale il valore predefinito. Correggilo lì.
bad-file = In { $place }: { $why }. Valgono i valori predefiniti. Correggilo lì.
bad-file-line = In { $place }, riga { WORDS($line) }: { $why }. Valgono i valori predefiniti. Correggilo lì.
bad-settings-more = { $count ->
    [one] C'è ancora un errore nelle impostazioni.
   *[other] Ci sono ancora { WORDS($count) } errori nelle impostazioni.
} Per elencarli tutti: annabella config.
goodbye-nothing = Nessuna partita è stata aperta. Arrivederci.
goodbye-resumable = La partita è salvata. Potrai continuarla. Arrivederci.
goodbye-over = Arrivederci.
private-hidden = Le parole private sono spente, perché l'avversario non le senta. Per leggerle, avvia con --terminal all. Per sentirle, indica una cuffia con --earphone.
goodbye-unsaved = Attenzione: la fine della partita non è stata salvata: { $why }.
confirm-quit = Uscire? Potrai continuare la partita. Scrivi { WORD("yes") } o { WORD("no") }.
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
self-voicing-off = La mia voce è spenta, tranne gli annunci. Per riaccenderla, scrivi: { WORD("speech") }.
ear-word = Questa parola è solo per il tuo orecchio.
table-word = E questa è per tutti. Hai sentito la prima solo in cuffia? Scrivi { WORD("yes") } o { WORD("no") }.
ask-earphone = Hai sentito la prima parola solo in cuffia? Scrivi { WORD("yes") } o { WORD("no") }.
private-lost = Le tue parole private vengono scritte, non dette: { $why }. Per provare la cuffia, scrivi: { WORD("earphone") }.
earphone-gone = La cuffia del { side-name } è scollegata.
private-back = Le tue parole private vengono dette in cuffia.
next-offer = Per giocare ancora, scrivi: { WORD("new-game") }.{ $undo ->
    [yes] {" "}Per ritirare l'ultima mossa: { WORD("undo") }.
   *[no] {""}
} I tuoi errori: { WORD("review") }. Allenamento: { WORD("train") }. Per uscire: { WORD("quit") }. Scacchiera di studio: { WORD("study") }. Puoi ancora chiedere.
next-confirm = { $position ->
    [yes] Cominciare una nuova partita da questa posizione? {""}
   *[no] { $side ->
        [white] Cominciare una nuova partita con il Bianco?
        [black] Cominciare una nuova partita con il Nero?
       *[none] Cominciare una nuova partita?
    } {""}
}{ $resumable ->
    [yes] Questa è salvata. Potrai continuarla. {""}
   *[no] {""}
}Scrivi { WORD("yes") } o { WORD("no") }.
next-review-later = La partita si rivede quando è finita.
next-train-later = L'allenamento continua quando la partita è finita. Per finirla, scrivi: { WORD("resign") }.
next-unfinished = { $count ->
    [one] Una partita non è finita. Per continuarla, avvia annabella play.
   *[other] Partite non finite: { WORDS($count) }. Per continuarne una, avvia annabella play.
}
next-refused = In torneo qui si gioca solo questa partita. Per uscire, scrivi: { WORD("quit") }.
next-kept = La partita di prima è salvata. Potrai continuarla.
next-waits = Una nuova partita può cominciare quando questa è salvata.
next-not-playable = Da questa posizione non può cominciare una partita. Impostane un'altra.
next-over-there = In questa posizione la partita sarebbe subito finita. Scegline un'altra.
next-opening = Apertura: { $name }. L'avversario la cerca: { $moves }.
next-no-opening = Non conosco un'apertura con questo nome.{ $has_near ->
    [yes] {" "}Forse intendi { $near }.
   *[no] {""}
}
next-opening-engine = Solo un motore può giocare un'apertura scelta.
next-odds = Al tuo avversario manca: { piece-the }.
level = { $plays ->
    [not] Ora l'avversario interno non gioca. Nella sua prossima partita gioca al livello { WORDS($next) } di { WORDS($most) }
    [other] L'avversario interno gioca al livello { WORDS($now) } di { WORDS($most) }. Nella prossima partita: livello { WORDS($next) }
   *[same] L'avversario interno gioca al livello { WORDS($now) } di { WORDS($most) }
}. Per cambiarlo, scrivi: { WORD("level") }, e un numero.
level-even = { $too_strong ->
    [yes] Dopo { WORDS($games) } partite qui, perfino il livello uno è ancora troppo forte per te. Fallo giocare senza donna; scrivi: { WORD("next-without-queen") }.
   *[no] Dopo { WORDS($games) } partite qui, il livello { WORDS($level) } è più o meno alla tua altezza.
}
level-set = Dalla prossima partita l'avversario interno gioca al livello { WORDS($next) }. Questa partita resta com'è.
level-none = I livelli vanno da uno, il più debole, a { WORDS($most) }. Scrivi: { WORD("level") }, e un numero.
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
    [penalty] Quale penalità? Scrivi per esempio: { $example }.
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
    [penalty] { $text } non è una penalità. Scrivi per esempio: { WORD("part-warning") }.
   *[number] { $text } non è il numero di una mossa. Le mosse si contano da uno.
}
help-may-ask = In questa partita puoi chiedere: { $words }{ $what ->
    [yes] , e { WORD("what") } con una casa
   *[no] {""}
}.
talk = { $about ->
    [hello] Ciao. Scrivi la tua mossa, o { WORD("help") }.
    [thanks] Prego.
    [files] A partita finita scrivo il formulario in file, come PGN e in Braille.
    [load] Le partite salvate vengono proposte all'avvio. Scrivi: { WORD("quit") }. Poi avvia Annabella con --resume.
    [voice] Per cambiare la mia voce, scrivi: { WORD("faster") }, { WORD("slower") }, { WORD("louder") }, { WORD("softer") } o { WORD("speech-off") }. Con un numero: { WORD("rate") } o { WORD("volume") }.
    [language] La lingua si sceglie all'avvio, con --language e il suo codice, come it o en.
    [settings] Per elencare le impostazioni: annabella config. Durante la partita, scrivi: { WORD("rate") }, { WORD("volume") }, { WORD("pitch") }, { WORD("level") }, { WORD("warnings") }, { WORD("short-times") } o { WORD("long-times") }.
    [sounds] Per i suoni, scrivi: { WORD("sounds-on") } o { WORD("sounds-off") }. Per l'elenco, scrivi: { WORD("cues") }.
   *[version] Sono Annabella, una console di scacchi parlante, versione { WORDS($major) } punto { WORDS($minor) }.
}
foreign-letter = { $letter } non indica un pezzo in italiano. Pezzo: { piece-name }, lettera: { $own }.
have-no-piece = Non hai { $role ->
    [queen] nessuna donna
    [rook] nessuna torre
   *[other] nessun { piece-name }
}.
cannot-reach = Da { $from } non si arriva in { $square }.
nothing-to-take = Nessuno dei tuoi pezzi può prendere così.
nothing-to-take-at-all = Così nessuna presa è possibile. Per muovere, indica anche la casa.
meant-move = Intendi la mossa { $move }? Scrivi { WORD("yes") } o { WORD("no") }.
move-is = { $holds ->
    [yes] Sì
   *[no] No
}: { $moves }.
nothing-there = In { $square } non c'è nulla. Intendi la mossa { $move }? Scrivi { WORD("yes") } o { WORD("no") }.
move-alone = Per muovere, scrivi soltanto la mossa.
