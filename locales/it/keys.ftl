# Che cosa si dice dei tasti e dei loro due modi.

key-mode = { $mode ->
    [board] Scacchiera.
   *[entry] Riga di immissione.
}
paste-waits = Incolla solo nella riga di immissione. Premi { $switch } e incolla di nuovo.
key-help-begins = Guida dei tasti: i tasti dicono solo che cosa fanno. Per finire, premi { $end }.
key-help-ends = La guida dei tasti è chiusa.
key-does = { $key }, { $does }
key-unbound = { $key } qui non fa niente. { $help } spiega i tasti.
key-text = si scrive nella riga.
key-nothing = non fa niente.
help-keys = { $explain }: ogni tasto dice che cosa fa. { $list }: tutti i tasti. { $switch }: riga di immissione o scacchiera. Ogni tasto ferma le mie parole private. { $silence } ferma solo la mia voce, fuori dai tornei anche gli annunci.
choose-help = Scrivi il numero di una partita, o { WORD("new-game") }. Partita seguente: { $next }. Partita precedente: { $previous }. Di nuovo tutte: Invio. Per uscire: { $leave }.
key-list-begins = Ci sono { WORDS($count) } tasti. Tasto seguente: { $next }. Tutti: di nuovo { $list }.
mode-help = { $mode ->
    [board] Sei alla scacchiera. Le frecce vanno di casa in casa, le lettere chiedono. { $over ->
        [yes] Per la riga di immissione, premi { $switch }.
       *[no] { $pick_up } prende in mano un pezzo. In un'altra casa lo posa: è la tua mossa. Per la riga di immissione, premi { $switch }.
    }
   *[entry] { $over ->
        [yes] Sei alla riga di immissione. Scrivi una parola, poi premi Invio.
       *[no] Sei alla riga di immissione. Scrivi una mossa o una parola, poi premi Invio.
    } Per la scacchiera e i suoi tasti, premi { $switch }.
}
situation = { $situation ->
    [other-moves] Tocca all'avversario. Intanto puoi chiedere.
    [their-move] Tocca all'altra parte. Quando ha mosso, scrivi la mossa.
    [not-begun] Aspetta che l'arbitro avvii la partita. Intanto puoi chiedere.
    [stopped] Gli orologi sono fermi. Per avviarli, scrivi: { WORD("resume") }.
    [over] La partita è finita. Puoi ancora chiedere. Scrivi: { WORD("new-game") }, o { WORD("quit") }.
    [over-at-tournament] La partita è finita. Puoi ancora chiedere. Per uscire, scrivi: { WORD("quit") }.
   *[your-move] Tocca a te. Scrivi la mossa, o prima chiedi.
}
ask-reader = Se uno screen reader ti legge questo, premi { $speech } per spegnere la mia voce.
echo = Mentre scrivi dico { $echo ->
    [word] ogni parola.
    [none] niente.
   *[character] ogni carattere.
}
dial = { $setting ->
    [rate] Velocità
    [pitch] Tono
    [volume] Volume
    [cue-volume] Volume dei segnali
    [orientation] La scacchiera si legge
    [steps] A ogni passo dico
    [answer-style] Stile delle risposte
    [order] Ordine dei pezzi
    [grouping] Pezzi dello stesso tipo
    [empties] Case vuote
    [time-words] Tempi dell'orologio
   *[voice] { $language ->
        [it] Voce italiana
        [de] Voce tedesca
        [es] Voce spagnola
        [fr] Voce francese
       *[en] Voce inglese
    }
}: { $value ->
    [name] { $name }
    [choice] { $choice ->
        [white] dal lato del Bianco
        [black] dal lato del Nero
        [own] dal tuo lato
        [piece] pezzo e casa
        [square] solo la casa
        [same] come negli annunci
        [fide] nomi della FIDE
        [fide-local] case con i nomi della FIDE
        [letters] lettere e cifre
        [nato] alfabeto radiofonico
        [literate] parole semplici
        [uci] solo le case
        [value] per valore
        [file] per colonne
        [kind] insieme
        [each] uno per uno
        [counted] contate
        [told] ognuna per nome
        [short] brevi
        [long] lunghi
       *[skipped] tralasciate
    }
    [own] quella solita
   *[number] { WORDS($number) }{ $setting ->
        [rate] {" "}parole al minuto
       *[other] {""}
    }
}.
key-awaits = { $awaited ->
    [file] Quale colonna?
    [kind] Quale pezzo?
   *[square] Quale casa?
}
no-such-kind = { $key } non è la lettera di un pezzo. Le lettere sono { $kinds }.
no-jump = Non hai ancora saltato.
no-list = Nessun elenco è aperto. Chiedi prima le mosse, i tasti o l'aiuto.
nothing-announced = Non è stato ancora annunciato niente.
key-with = { $modifier ->
    [shift] Maiuscole { $char }
    [control] Control { $char }
   *[alt] Alt { $char }
}
key-function = F { WORDS($number) }
key-name = { $key ->
    [backspace] Backspace
    [delete] Canc
    [tab] Tab
    [insert] Ins
    [shift-tab] Maiuscole Tab
    [up] freccia su
    [down] freccia giù
    [left] freccia sinistra
    [right] freccia destra
    [home] Inizio
    [end] Fine
    [page-up] Pagina su
    [page-down] Pagina giù
    [escape] Esc
   *[enter] Invio
}
key-pad = { $button ->
    [right-trigger] grilletto destro
    [left-shoulder] pulsante dorsale sinistro
    [right-shoulder] pulsante dorsale destro
    [south] pulsante in basso del gamepad
    [east] pulsante a destra del gamepad
    [north] pulsante in alto del gamepad
    [west] pulsante a sinistra del gamepad
    [select] Select del gamepad
    [start] Start del gamepad
    [up] croce del gamepad in su
    [down] croce del gamepad in giù
    [left] croce del gamepad a sinistra
    [right] croce del gamepad a destra
    [left-stick] levetta sinistra premuta
    [right-stick] levetta destra premuta
   *[left-trigger] grilletto sinistro
}
keys-or = { $first } o { $second }
key-none = nessun tasto
key-switch-mode = passa dalla riga di immissione alla scacchiera e ritorno.
key-silence = ferma la mia voce; in torneo solo le parole private.
key-context-help = che cosa puoi fare adesso.
key-key-help = apre e chiude la guida dei tasti.
key-key-list = tutti i tasti, uno per uno.
key-last-move = l'ultima mossa.
key-moves = le mosse fin qui.
key-power = batteria e alimentazione.
key-turn = a chi tocca.
key-clocks = i due tempi.
key-own-time = il tuo tempo.
key-other-time = il tempo dell'avversario.
key-to-control = mosse al controllo del tempo.
key-elapsed = da quanto dura la partita.
key-time-of-day = che ora è.
key-warnings = spegne e accende gli avvisi del tuo tempo.
key-square-up = la casa davanti.
key-square-down = la casa dietro.
key-square-left = la casa a sinistra.
key-square-right = la casa a destra.
key-square = che cosa c'è qui.
key-pick-up = prende in mano il tuo pezzo. In un'altra casa lo posa: è la tua mossa.
key-put-back = rimette a posto il pezzo che hai in mano.
key-next-king = il prossimo re, bianco o nero.
key-next-queen = la prossima donna, bianca o nera.
key-next-rook = la prossima torre, bianca o nera.
key-next-bishop = il prossimo alfiere, bianco o nero.
key-next-knight = il prossimo cavallo, bianco o nero.
key-next-pawn = il prossimo pedone, bianco o nero.
key-previous-king = il re precedente.
key-previous-queen = la donna precedente.
key-previous-rook = la torre precedente.
key-previous-bishop = l'alfiere precedente.
key-previous-knight = il cavallo precedente.
key-previous-pawn = il pedone precedente.
key-next-own = il tuo prossimo pezzo.
key-previous-own = il tuo pezzo precedente.
key-next-other = il prossimo pezzo dell'avversario.
key-previous-other = il pezzo precedente dell'avversario.
key-own-kind = poi la lettera di un pezzo: il tuo prossimo pezzo di quel tipo.
key-other-kind = poi la lettera di un pezzo: il prossimo pezzo dell'avversario di quel tipo.
key-go-square = poi una lettera e una cifra: va in quella casa.
key-go-file = poi una lettera: va in quella colonna.
key-go-rank = va nella traversa di quel numero.
key-go-file-number = va nella colonna di quel numero: i segni sui tasti da uno a otto.
key-last-squares = va nelle case dell'ultima mossa.
key-go-back = torna dov'eri prima del salto, o rimette a posto il pezzo.
key-flip = legge la scacchiera dall'altro lato.
key-shade = se questa casa è scura o chiara.
key-where = poi la lettera di un pezzo: dove sono tutti quei pezzi.
key-own-pieces = dove sono i tuoi pezzi.
key-other-pieces = dove sono i pezzi dell'avversario.
key-pawns = i pedoni, colonna per colonna.
key-rank = che cosa c'è in questa traversa.
key-file = che cosa c'è in questa colonna.
key-diagonals = che cosa c'è sulle diagonali di questa casa.
key-rays = che cosa si vede da questa casa in tutte le direzioni.
key-knight-view = dove potrebbe andare da qui un cavallo, e che cosa c'è lì.
key-king-view = che cosa c'è intorno a questa casa.
key-attackers = chi attacca questa casa.
key-defenders = chi difende questa casa.
key-pins = quali pezzi sono inchiodati.
key-legal-moves = dove può andare il pezzo di questa casa.
key-captures = tutte le prese possibili.
key-checks = tutti gli scacchi possibili.
key-captured = i pezzi catturati.
key-material = il materiale.
key-whole-board = tutta la scacchiera.
key-opening = il nome dell'apertura.
key-repetition = quante volte si è presentata la posizione.
key-quiet = quante mosse dall'ultima cattura o mossa di pedone.
key-move-number = il numero della mossa.
key-open-offer = se c'è un'offerta di patta.
key-outcome = il risultato.
key-players = chi gioca.
key-rules = le regole e il modo della partita.
key-sheet = il formulario, con offerte, richieste e decisioni; di nuovo, con i tempi.
key-corrections = correzioni, richieste e decisioni.
key-press = preme l'orologio.
key-offer-draw = offre patta, dopo una conferma.
key-repeat = ripete le ultime parole.
key-repeat-publicly = annuncia ancora una volta l'ultima mossa al tavolo.
key-older = quello che è stato detto prima.
key-newer = quello che è stato detto dopo.
key-next-item = la voce seguente di un elenco.
key-previous-item = la voce precedente di un elenco.
key-next-heading = l'intestazione seguente nel manuale.
key-previous-heading = l'intestazione precedente nel manuale.
key-spell = compita quello che hai sentito per ultimo.
key-speech = spegne o accende la mia voce.
key-listen = apre il microfono per la tua mossa; di nuovo, lo chiude.
key-echo = quanto dico mentre scrivi.
key-dial = sceglie che cosa cambiano più e meno: velocità, volume, tono, volume dei segnali, scacchiera, risposte, voci.
key-more = di più.
key-less = di meno.
key-enter-line = manda la riga.
key-delete-before = cancella il carattere prima del cursore.
key-delete-under = cancella il carattere sotto il cursore.
key-delete-word = cancella la parola prima del cursore.
key-clear-line = cancella la riga.
key-read-line = legge la riga.
key-character-left = il carattere a sinistra.
key-character-right = il carattere a destra.
key-line-start = l'inizio della riga.
key-line-end = la fine della riga.
key-earlier-line = richiama una riga precedente.
key-later-line = richiama una riga seguente.
key-leave = chiede se vuoi uscire.

# The manual.
manual-title = Manuale di Annabella
manual-topics = Il manuale ha { WORDS($count) } pagine. { $keyed ->
    [yes] Titolo seguente: { $next }. {""}
   *[no] {""}
}Per aprirne una scrivi { WORD("manual") } e il titolo.
manual-opened = Pagina: { $page }. Riga seguente: { $next }. Intestazione seguente: { $heading }. Tutte le pagine: { WORD("manual-topics") }.
manual-found = { $count ->
    [one] Una riga
   *[other] { WORDS($count, form: "feminine") } righe
} su { $text }. Riga seguente: { $next }.
manual-nothing = Il manuale non ha nulla su { $text }. Per le pagine scrivi: { WORD("manual-topics") }.
manual-no-heading = Da questa parte non ci sono altre intestazioni.
manual-closed = Il manuale è chiuso.
manual-keys = tasto
manual-meanings = che cosa fa

# Help: each item names one thing that can be done now.
help-moves-in-words = Scrivi la mossa a parole, come cavallo { $square }.
help-moves-in-notation = Una mossa si può scrivere anche in notazione, o con due case.
help-moves-legal = Per sentire le mosse legali, scrivi: { WORD("legal-moves") }.
help-moves-take-back = Per ritirare la tua ultima mossa, scrivi: { WORD("undo") }.
help-castling-short = Per arroccare dal lato di re, scrivi: arrocco corto.
help-castling-long = Per arroccare dal lato di donna, scrivi: arrocco lungo.
help-castling-rights = Per sentire quali arrocchi restano, scrivi: { WORD("castling") }.
help-questions-last = Per sentire l'ultima mossa, scrivi: { WORD("last") }.
help-questions-moves = Per sentire tutte le mosse, scrivi: { WORD("moves") }.
help-questions-turn = Per sentire a chi tocca, scrivi: { WORD("turn") }.
help-questions-square = Per sentire che cosa c'è in una casa, scrivi: cosa c'è in { $square }.
help-questions-sheet = Per farti leggere il formulario, scrivi: { WORD("sheet") }.
help-board-where = Per trovare i tuoi cavalli, scrivi: { WORD("where") } i miei cavalli.
help-board-whole = Per sentire tutta la scacchiera, scrivi: { WORD("board") }.
help-board-attackers = Per sentire che cosa attacca una casa, scrivi: { WORD("attackers") } { $square }.
help-board-captures = Per sentire che cosa puoi catturare, scrivi: { WORD("captures") }.
help-board-material = Per confrontare i pezzi delle due parti, scrivi: { WORD("material") }.
help-game-accept = Per accettare la patta, scrivi: { WORD("accept") }.
help-game-decline = Per rifiutare la patta, scrivi: { WORD("decline") }.
help-game-offer = Per offrire patta, scrivi: { WORD("draw") }.
help-game-claim = Per richiedere la patta, scrivi: { WORD("say-claim") }.
help-game-pause = Per fermare gli orologi, scrivi: { WORD("pause") }.
help-game-resume = Per continuare, scrivi: { WORD("resume") }.
help-game-seal = Per mettere in busta la tua mossa, scrivi: { WORD("say-seal") }, e la mossa.
help-game-close-envelope = Quando la busta è pronta, scrivi: { WORD("say-close") }.
help-game-boards-agree = Quando la tua scacchiera è a posto, scrivi: { WORD("say-boards-agree") }.
help-game-boards-differ = Se le scacchiere sono diverse, scrivi: { WORD("say-boards-differ") }.
help-game-resign = Per abbandonare la partita, scrivi: { WORD("resign") }.
help-game-sign = Per firmare il risultato, scrivi: { WORD("say-sign") }.
help-voice-speed = Per cambiare la velocità della voce, scrivi: { WORD("slower") }, o { WORD("faster") }.
help-voice-loudness = Per cambiare il volume della voce, scrivi: { WORD("louder") }, o { WORD("softer") }.
help-voice-repeat = Per riascoltare l'ultima risposta, scrivi: { WORD("repeat") }.
help-speak-on = Per dire le mosse a voce, scrivi: { WORD("listen-on") }.
help-speak-say = Per dire una mossa, scrivi: { WORD("listen") }.
help-speak-check = Per sapere quanto bene ti sento, scrivi: { WORD("microphone-check") }.
help-speak-off = Per smettere, scrivi: { WORD("listen-off") }.
help-program-new-game = Per cominciare un'altra partita, scrivi: { WORD("new-game") }. Con l'altro colore: cambia lato.
help-program-level = Per cambiare la forza dell'avversario, scrivi: { WORD("level") }, e un numero.
help-program-save = Per salvare la partita, scrivi: { WORD("save") }.
help-program-manual = Per sentire il manuale, scrivi: { WORD("manual") }.
help-program-quit = Per uscire, scrivi: { WORD("quit") }.
help-advice-hint = Per un suggerimento, scrivi: { WORD("hint") }. Ancora, per saperne di più.
help-advice-threat = Per sapere che cosa minaccia l'avversario, scrivi: { WORD("threat") }.
help-advice-evaluation = Per sapere chi sta meglio, scrivi: { WORD("evaluate") }.
help-advice-best-line = Per sentire le mosse migliori, scrivi: { WORD("best-line") }.
help-advice-blunder = Per controllare una mossa, scrivi per esempio: è { $square } un errore.
help-advice-warnings = Per farti segnalare gli errori, scrivi: { WORD("blunder-warnings-on") }.
help-study-go = Per provare mosse senza toccare la partita, scrivi: { WORD("study") }.
help-study-back = Per tornare indietro di una semimossa, scrivi: { WORD("back") }.
help-study-forward = Per avanzare di una semimossa, scrivi: { WORD("forward") }.
help-study-take-back = Per ritirare una mossa provata, scrivi: { WORD("undo") }.
help-study-set-up = Per impostare una posizione, scrivi: { WORD("set-up") }.
help-study-play = Per giocare da questa posizione, scrivi: { WORD("play-this") }.
help-study-return = Per tornare alla partita, scrivi: { WORD("return") }.
help-dialogue-state = Per sentire che cosa manca, scrivi: { WORD("say-state") }.
help-dialogue-repeat = Per ripetere la mossa dell'avversario, scrivi: { WORD("say-repeat") }, e la mossa.
help-dialogue-correct = Per correggere un lapsus, scrivi: { WORD("say-correct") }, e la mossa.
help-dialogue-press = Per premere l'orologio, scrivi: { WORD("press") }.
help-dialogue-adjust = Per acconciare un pezzo, scrivi: { WORD("say-adjust") }, e la casa.
help-arbiter-pending = Per sentire che cosa è in sospeso, scrivi: { WORD("order-docket") }.
help-arbiter-start = Per avviare gli orologi, scrivi: { WORD("order-start") }.
help-arbiter-pause = Per fermare gli orologi, scrivi: { WORD("pause") }.
help-arbiter-go-on = Per far continuare la partita, scrivi: { WORD("order-go-on") }.
help-arbiter-claim = Per decidere, scrivi: { WORD("say-accept-claim") }, o { WORD("say-reject-claim") }.
help-arbiter-illegal = Per dichiarare illegale l'ultima mossa, scrivi: { WORD("order-illegal") }.
help-arbiter-set = Per regolare un orologio, scrivi: { WORD("order-set") }, una parte e un tempo.
help-arbiter-end = Per concludere la partita, scrivi: { WORD("order-result") }, e il risultato.
help-clock-both = Per sentire i due tempi, scrivi: { WORD("clock") }.
help-clock-own = Per sentire il tuo tempo, scrivi: { WORD("own-time") }.
help-clock-to-control = Per sentire quante mosse mancano, scrivi: { WORD("to-control") }.
help-clock-press = Per premere l'orologio, scrivi: { WORD("press") }.
help-clock-warnings = Per scegliere gli avvisi del tempo, scrivi: { WORD("warnings") }.
help-more = Altro aiuto. Scrivi aiuto, poi una di queste parole: { $topics }.
help-a-key = Per sapere che cosa fa un tasto, premi { $explain }, poi il tasto.
