# Che cosa si dice nelle lezioni, e che cosa non va nel file di una.

lesson-list = { $done ->
    [0] Lezioni: { WORDS($count) }.
   *[other] Lezioni: { WORDS($count) }, finite: { WORDS($done) }.
} Per cominciarne una scrivi il suo numero o una parola del suo nome. Per continuare il corso: { WORD("train-lesson") }.
lesson-listed = Lezione { WORDS($number) }: { $title }{ $stage ->
    [done] , finita
    [begun] , iniziata
   *[new] {""}
}
lesson-unknown = Non c'è nessuna lezione { $name }. Per sentire quali ci sono scrivi: { WORD("train-lessons") }.
lesson-begins = Lezione { WORDS($number) }: { $title }.{ $again ->
    [yes] {" "}Continua da dove l'hai lasciata. Dall'inizio: { WORD("train-endgame-over") }.
   *[no] {""}
} { $keys ->
    [yes] Per andare avanti premi { $enter }.
   *[no] Per andare avanti invia una riga vuota.
}
lesson-right = Giusto.
lesson-wrong = Non è { $wrong }.{ $alone ->
    [yes] {" "}Prova un'altra mossa.
   *[no] {""}
}
lesson-missed = No.{ $alone ->
    [yes] {" "}Prova ancora.
   *[no] {""}
}
lesson-expected = { $kind ->
    [yes-no] Rispondi sì o no.
    [shade] Rispondi chiara o scura.
    [number] Rispondi con un numero.
    [squares] Rispondi con una casa, o con tutte; oppure nulla.
    [all-squares] È giusto, ma non basta. Rispondi con tutte le case.
    [piece] Rispondi con un pezzo e il suo colore, come cavallo bianco.
   *[move] Scrivi una mossa.
} Per un aiuto scrivi: { WORD("train-hint") }.
lesson-answer = La risposta è: { $answer }.
lesson-no-move = Ora non si chiede nulla. { $keys ->
    [yes] Per andare avanti premi { $enter }.
   *[no] Per andare avanti invia una riga vuota.
}
lesson-open = Questo compito è ancora aperto. Per un aiuto scrivi: { WORD("train-hint") }. Per sentire che cosa è giusto: { WORD("train-solution") }.
lesson-no-hint = Qui non ci sono altri suggerimenti. Per sentire che cosa è giusto scrivi: { WORD("train-solution") }.
lesson-enter-it = Ora scrivila tu.
lesson-over = Questa era la lezione { WORDS($number) }: { $title }. { $more ->
    [yes] Poi viene la lezione { WORDS($next) }: { $next_title }. { $keys ->
        [yes] Per cominciarla premi { $enter }.
       *[no] Per cominciarla invia una riga vuota.
    }
   *[no] Era l'ultima.
}
lesson-all-done = Hai finito tutte le lezioni. Per i problemi scrivi: { WORD("train-rated") }. Per l'elenco delle lezioni: { WORD("train-lessons") }.
lesson-left = Hai lasciato la lezione. Per continuarla scrivi: { WORD("train-lesson") }.
lesson-help = Scrivi una mossa o una risposta, oppure: { WORD("train-hint") }, { WORD("train-solution") }, { WORD("repeat") }, { WORD("train-position") }, { WORD("train-next") }. Dall'inizio: { WORD("train-endgame-over") }. Tutte le lezioni: { WORD("train-lessons") }. Per uscire: { WORD("train-stop") }. Valgono anche tutte le domande sulla scacchiera.
lesson-language = { $language ->
   *[en] inglese
    [it] italiano
    [de] tedesco
    [es] spagnolo
    [fr] francese
}
lesson-good = { $file }: { $title }. Passi: { WORDS($steps) }. È tutto a posto.
lesson-whole = { $file }: si può ascoltare in { lesson-language }.
lesson-lacks = { $file }, riga { $line }: { $count ->
    [one] un testo non è
   *[other] { WORDS($count, form: "masculine") } testi non sono
} in { lesson-language }, perciò la lezione si ascolta in un'altra lingua. Questo è il primo.
lesson-trouble = { $file }, riga { $line }: { $wrong }
lesson-unreadable = { $file } non si può leggere: { $why }.
lesson-wrong-form = Il file non ha la forma di una lezione: { $why }.
lesson-wrong-id = { $text } non è un nome. Usa lettere minuscole dalla a alla z, cifre e trattini.
lesson-wrong-no-steps = La lezione non ha passi. Ognuno comincia con una riga che dice step, tra doppie parentesi quadre.
lesson-wrong-language = { $code } non è una lingua di Annabella.
lesson-wrong-no-language = In nessuna lingua ci sono tutti i testi. Aggiungi quello che manca qui.
lesson-wrong-position = { $text } non è una posizione. Scrivila come FEN, con tutti e due i re.
lesson-wrong-over = In questa posizione la partita è finita, perciò non si può chiedere una mossa.
lesson-wrong-tasks = Un passo ha un solo compito. Metti l'altro in un passo suo.
lesson-wrong-no-task = { $name } va in un passo con un compito.
lesson-wrong-move = { $text } qui non è una mossa legale. Scrivila con le lettere inglesi, come nel PGN.
lesson-wrong-ends = Le mosse devono finire con una dell'allievo.
lesson-wrong-ways = Solo le mosse dell'allievo possono avere alternative, e non così tante.
lesson-wrong-goal = { $text } non è un obiettivo. Gli obiettivi sono mate, check, stalemate, castle, promote, en passant, capture, e reach con una casa.
lesson-wrong-unreachable = Qui nessuna mossa legale raggiunge l'obiettivo { $text }.
lesson-wrong-answer = { $text } non è una risposta. Le risposte sono yes, no, light, dark, nothing, un numero, case, o un pezzo come white knight.
lesson-wrong-no-mistake = { $text } qui è giusta, e non può essere un errore.
lesson-wrong-empty = Questo testo è vuoto.
lesson-wrong-long = Questo testo ha più di { WORDS($most, form: "masculine") } caratteri. Dividilo in due passi.
lesson-wrong-unclosed = A una parentesi graffa manca l'altra.
lesson-wrong-mark = { $text }, tra graffe, non è una casa, colonna, traversa o mossa legale, né un nome delle Regole.
lesson-wrong-bare = { $text } va tra parentesi graffe, così ognuno lo sente nel suo modo.
