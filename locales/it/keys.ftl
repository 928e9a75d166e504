# Che cosa si dice dei tasti, dei loro modi e di quanto è stato detto prima.

key-mode = { $mode ->
    [board] Scacchiera.
   *[entry] Riga di immissione.
}
paste-waits = Il testo incollato va solo nella riga di immissione. Premi { $switch } e incolla di nuovo.
key-help-begins = Guida dei tasti: ogni tasto dice che cosa fa, senza farlo. { $end } la chiude.
key-help-ends = La guida dei tasti è chiusa.
key-does = { $key }, { $does }
key-unbound = { $key } qui non fa niente. { $help } spiega i tasti.
key-text = si scrive nella riga.
key-nothing = non fa niente.
help-keys = Tasti: con { $explain } ogni tasto dice che cosa fa, { $list } li legge tutti. { $switch } passa dalla riga di immissione alla scacchiera e ritorno. Ogni tasto ferma le mie parole private; { $silence } non fa altro.
choose-help = Scrivi il numero di una partita. { $next } e { $previous } passano da una partita all'altra; Invio da solo le rilegge tutte; { $leave } esce.
help-first = Scrivi la mossa in notazione o a parole, come cavallo f tre. Chiedi con { WORD("last") }, { WORD("moves") } o { WORD("turn") }. Con { $explain } ogni tasto dice che cosa fa. { WORD("help") } ancora una volta dice di più.
key-list-begins = { WORDS($count) } tasti. { $next } passa da uno all'altro; { $list } ancora una volta li legge tutti.
mode-help = { $mode ->
    [board] Sei alla scacchiera: le frecce vanno di casa in casa, le lettere chiedono. { $switch } riporta alla riga di immissione.
   *[entry] Sei alla riga di immissione: scrivi una mossa o una parola, poi Invio. { $switch } porta alla scacchiera, dove si chiede con un solo tasto.
}
situation = { $situation ->
    [other-moves] Tocca all'avversario. Intanto puoi chiedere.
    [their-move] Tocca all'altra parte. Scrivi la sua mossa quando è stata fatta.
    [stopped] Gli orologi sono fermi. { WORD("resume") } li fa ripartire.
    [over] La partita è finita. { WORD("quit") } esce; puoi ancora chiedere.
   *[your-move] Tocca a te. Scrivi la mossa, o prima chiedi.
}
ask-reader = Se queste righe te le legge uno screen reader, premi { $speech } per spegnere la mia voce.
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
   *[voice] { $language ->
        [it] Voce italiana
        [de] Voce tedesca
        [es] Voce spagnola
        [fr] Voce francese
       *[en] Voce inglese
    }
}: { $value ->
    [name] { $name }
    [own] quella solita
   *[number] { WORDS($number) }
}.
no-list = Non c'è nessun elenco da scorrere. Chiedi prima le mosse, i tasti o l'aiuto.
nothing-announced = Non è stato ancora annunciato niente.
key-with = { $modifier ->
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
keys-or = { $first } o { $second }
key-none = nessun tasto
key-switch-mode = passa dalla riga di immissione alla scacchiera e ritorno.
key-silence = ferma le mie parole private.
key-context-help = che cosa puoi fare adesso.
key-key-help = apre e chiude la guida dei tasti.
key-key-list = tutti i tasti, uno per uno.
key-last-move = l'ultima mossa.
key-moves = le mosse fin qui.
key-turn = a chi tocca.
key-clocks = i due tempi.
key-own-time = il tuo tempo.
key-other-time = il tempo dell'avversario.
key-square-up = la casa davanti.
key-square-down = la casa dietro.
key-square-left = la casa a sinistra.
key-square-right = la casa a destra.
key-square = che cosa c'è qui.
key-press = preme l'orologio.
key-offer-draw = propone patta, dopo una conferma.
key-repeat = ripete le ultime parole.
key-repeat-publicly = annuncia ancora una volta l'ultima mossa al tavolo.
key-older = quello che è stato detto prima.
key-newer = quello che è stato detto dopo.
key-next-item = la voce seguente di un elenco.
key-previous-item = la voce precedente di un elenco.
key-spell = compita quello che hai sentito per ultimo.
key-speech = spegne o accende la mia voce.
key-echo = quanto dico mentre scrivi.
key-dial = sceglie che cosa cambiano più e meno: velocità, tono, volume, voci.
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
