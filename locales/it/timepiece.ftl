# L'orologio da solo (annabella clock).
timepiece-set-up = L'orologio è regolato. { $control }
timepiece-greeting = { $white } preme per il Bianco, { $black } per il Nero. { $resumed ->
    [yes] Per riavviare l'orologio: { $resume }.
   *[no] La prima pressione del Nero avvia il tempo del Bianco.
} Per tutti i tasti: { $help }.
timepiece-greeting-lines = { $resumed ->
    [yes] Per riavviare l'orologio, scrivi: { WORD("resume") }. Per l'aiuto, scrivi: { WORD("help") }.
   *[no] Per premere, scrivi: bianco, o nero. La prima pressione del Nero avvia il tempo del Bianco. Per l'aiuto, scrivi: { WORD("help") }.
}
timepiece-paused = L'orologio è fermo.
timepiece-resumed = Corre il tempo del { side-name }.
timepiece-taken-up = L'orologio è ripreso ed è fermo. Il Bianco ha { $white }, il Nero ha { $black }. Tocca al { side-name }.{ $gap ->
    [yes] {" "}L'interruzione di { $time } non è addebitata. I tempi erano stati annotati al massimo cinque secondi prima.
   *[no] {""}
}
timepiece-slept = Il computer è rimasto sospeso: { $time }. Il tempo non è addebitato. L'orologio è fermo. Per continuare, scrivi: { WORD("resume") }.
timepiece-slept-keys = Il computer è rimasto sospeso: { $time }. Il tempo non è addebitato. L'orologio è fermo. Per continuare: { $key }.
timepiece-flag = { $second ->
    [yes] È caduta anche la bandierina del { side-name }, per seconda.
   *[no] È caduta la bandierina del { side-name }.
}
timepiece-fell-first = La bandierina del { side-name } è caduta per prima.
timepiece-flag-state = { $flag ->
    [first] La bandierina è caduta per prima.
    [second] La bandierina è caduta per seconda.
   *[only] La bandierina è caduta.
}
timepiece-left-now = Ora il { side-name } ha { $time }.
timepiece-moves-now = Ora il { side-name } ha completato { timepiece-count }.
timepiece-turn-now = Ora tocca al { side-name }.
timepiece-finished = L'orologio è messo via.
timepiece-not-running = Corre il tempo del { side-name }. Solo il { side-name } può premere.
timepiece-stands = Prima avvia l'orologio. Scrivi: { WORD("resume") }.
timepiece-stands-keys = Prima avvia l'orologio: { $key }.
timepiece-runs = Prima ferma l'orologio. Scrivi: { WORD("pause") }.
timepiece-runs-keys = Prima ferma l'orologio: { $key }.
timepiece-nothing-to-pause = L'orologio è già fermo.
timepiece-over = Questa partita è finita. Per un altro orologio, scrivi: { WORD("compose") }.
timepiece-used = { $whose ->
    [own] Hai usato { $time }.
    [other] L'avversario ha usato { $time }.
   *[side] Il { side-name } ha usato { $time }.
}
timepiece-count = { $count ->
    [one] una mossa
   *[other] { WORDS($count) } mosse
}
timepiece-moves = Il Bianco ha completato { $white }, il Nero { $black }. Tocca al { side-name }.
timepiece-to-control = { $comes ->
    [yes] Al controllo del tempo: { timepiece-count }.
   *[no] Non ci sono più controlli del tempo.
}
timepiece-elapsed = La partita dura da { $time }.{ $stood ->
    [yes] {" "}L'orologio è rimasto fermo per { $paused }.
   *[no] {""}
}
# Si chiede prima del Bianco: quella domanda dice come rispondere, e lo ripete il rifiuto di una risposta sbagliata.
timepiece-ask-left = { $side ->
    [white] Quanto tempo deve avere il { side-name }? Finora: { $time }. Scrivi i minuti, o minuti, due punti, secondi. Una riga vuota non cambia nulla.
   *[black] Quanto tempo deve avere il { side-name }? Finora: { $time }.
}
timepiece-ask-moves = Quante mosse ha completato il { side-name }? Finora: { timepiece-count }.
timepiece-ask-turn = A chi tocca? Finora al { side-name }. Scrivi bianco o nero.
timepiece-not-a-time = { $text } non è un tempo. Scrivi i minuti, o minuti, due punti, secondi.
timepiece-not-a-number = { $text } non è un numero di mosse. Scrivi un numero intero.
timepiece-not-a-side = { $text } non è né bianco né nero.
timepiece-nothing-asked = Non è cambiato nulla.
timepiece-none = Nessun orologio è salvato. Comincia senza resume.
timepiece-held = Un altro programma usa questo orologio: { $file }. Chiudilo prima lì.
timepiece-kept = L'orologio è salvato. Potrai riprenderlo. Arrivederci.
timepiece-confirm-quit = Uscire? L'orologio è fermo. Potrai riprenderlo. Scrivi { WORD("yes") } o { WORD("no") }.
timepiece-pad = { $connected ->
    [yes] Gamepad collegato: { $name }.
   *[no] Gamepad scollegato: { $name }. I suoi pulsanti non funzionano più.
}
timepiece-word = Scrivi una parola.
timepiece-unknown = Non capisco { $text }. Scrivi: { WORD("help") }.
timepiece-help-lines = Per premere: bianco, o nero. Tempi: { WORD("own-time") }, { WORD("other-time") } o { WORD("clock") }. Come dire i tempi: { WORD("short-times") } o { WORD("long-times") }. Altro: { $words }. Arbitro: aggiungi bianco due due punti trenta; togli; regola; mosse bianco dodici; tocca nero.
timepiece-begun = L'orologio è già partito. Per regolarne un altro, prima scrivi: { WORD("timepiece-finish") }.
timepiece-key-press-white = preme per il Bianco.
timepiece-key-press-black = preme per il Nero.
timepiece-key-press = preme per chi ha il tempo che corre.
timepiece-key-own-time = il tuo tempo.
timepiece-key-other-time = il tempo dell'avversario.
timepiece-key-clocks = entrambi i tempi.
timepiece-key-moves = il numero delle mosse.
timepiece-key-to-control = quante mosse mancano al controllo del tempo.
timepiece-key-elapsed = da quanto dura la partita.
timepiece-key-time-of-day = l'ora.
timepiece-key-control = la cadenza.
timepiece-key-pause = ferma l'orologio e lo riavvia.
timepiece-key-correct = regola tempi, mosse e tratto, mentre l'orologio è fermo.
timepiece-key-compose = compone una cadenza, prima della partita.
timepiece-key-warnings = spegne o riattiva gli avvisi.
timepiece-key-power = batteria e corrente.
timepiece-key-speech = spegne o riattiva la voce privata.
timepiece-key-repeat = ripete le ultime parole.
timepiece-key-silence = fa tacere la voce.
timepiece-key-word = apre una riga per una parola.
timepiece-key-help = elenca tutti i tasti.
timepiece-key-leave = chiede se vuoi uscire.
