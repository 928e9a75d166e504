# Motori UCI: quali ci sono, quanto sono forti, che cosa non va.

engine-number = { $negative ->
    [yes] meno { WORDS($number) }
   *[no] { WORDS($number) }
}
engine-strength = { $class ->
    [full] alla massima forza
    [beginner] con un punteggio di { WORDS($rating) }, come un principiante
    [casual] con un punteggio di { WORDS($rating) }, come un giocatore occasionale
    [club] con un punteggio di { WORDS($rating) }, come un giocatore di circolo
    [strong] con un punteggio di { WORDS($rating) }, come un forte giocatore di circolo
    [master] con un punteggio di { WORDS($rating) }, come un maestro
   *[grandmaster] con un punteggio di { WORDS($rating) }, come un grande maestro
}
engine-ended = non funziona più
engine-silent = non risponde
engine-illegal = la sua mossa è illegale: { $text }
engine-wrong = la sua risposta non è una mossa: { $text }
engine-no-answer = termina di pensare senza una mossa
engine-started-again = Problema con { $name }: { $why }. Viene riavviato e la partita continua.
engine-replaced = Problema con { $name }, tre volte di seguito: { $why }. D'ora in poi gioca al suo posto l'avversario interno, livello { WORDS($level) }.
engine-abandoned = Problema con { $name }, tre volte di seguito: { $why }. Non viene più riavviato. La partita è salvata: esci e riprendila più tardi.
engine-not-in-tournament = Nei tornei non gioca nessun motore scacchistico. Scegli un avversario alla console o alla scacchiera.
engine-none-found = Su questa macchina non c'è nessun motore scacchistico. Su Debian, per installarne uno: apt install stockfish.
engine-not-found = Non c'è nessun motore { $program }. Per l'elenco: annabella engines.
engine-not-started = Non è possibile avviare { $program }: { $why }.
engine-no-engine = Non è possibile usare { $program } come motore UCI: { $why }.
engine-no-chess960 = { $name } non gioca a scacchi novecentosessanta. Scegli un altro motore.
engine-no-such-rating = { $name } gioca con punteggi da { $least } a { $most }, o alla massima forza.
engine-no-ratings = { $name } non ha punteggi da scegliere: gioca solo alla massima forza.
engine-no-option = { $name } non ha l'opzione { $option }.{ $known ->
    [yes] {" "}Intendevi { $near }?
   *[no] {" "}Per l'elenco: annabella engines, con il nome del motore.
}
engine-wrong-value = L'opzione { $option } non può essere { $value }. Accetta { $takes }.
engine-takes-check = true o false
engine-takes-number = un numero intero da { $least } a { $most }
engine-takes-word = una di queste parole: { $words }
engine-takes-text = qualsiasi testo
engine-takes-nothing = nessun valore
engines-count = { $count ->
    [0] Su questa macchina non c'è nessun motore scacchistico. Su Debian, per installarne uno: apt install stockfish.
    [one] Su questa macchina c'è un motore scacchistico.
   *[other] Su questa macchina ci sono { WORDS($count) } motori scacchistici.
}
engines-item = { WORDS($number) }: { $name }. Nome nelle impostazioni: { $program }. { $rated ->
    [yes] Gioca con punteggi da { $least } a { $most }, o alla massima forza.
   *[no] Gioca solo alla massima forza.
}{ $chess960 ->
    [yes] {""}
   *[no] {" "}Non gioca a scacchi novecentosessanta.
}
engines-item-fails = { WORDS($number) }: { $program } non può giocare. { $why }
engines-choose = Per giocare contro uno di questi: annabella play --opponent uci --engine { $program }
engine-options = { $name } ha { $count ->
    [0] nessuna opzione
    [one] un'opzione
   *[other] { WORDS($count) } opzioni
}.
engine-option = { $option }: { $takes }{ $default ->
    [no] .
   *[other] ; di solito { $usual }.
}
