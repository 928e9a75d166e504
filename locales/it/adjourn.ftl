# Aggiornamento: la mossa in busta, la busta, la ripresa.

adjourn-session = La sessione di gioco finisce tra { $time }.
adjourn-to-seal = Il { side-name } mette in busta la prossima mossa. Scrivi: { WORD("say-seal") }, e la mossa. Quando la busta è pronta, scrivi: { WORD("say-close") }.
adjourn-made-on-board = Il { side-name } deve mettere in busta la mossa fatta sulla scacchiera: { $move }.
adjourn-in-envelope = La tua mossa è in busta. Puoi cambiarla finché la busta non è chiusa.
adjourn-closed = La busta del { side-name } è chiusa. Il suo codice è { $code }.{ $running ->
    [white] {" "}Corre l'orologio del Bianco.
    [black] {" "}Corre l'orologio del Nero.
   *[none] {" "}Gli orologi sono fermi.
}
adjourn-envelope = Sulla busta: { $white_name } contro { $black_name }. Posizione: { $position }.{ $timed ->
    [yes] {" "}Tempo usato: Bianco { $white }, Nero { $black }.
   *[no] {""}
} In busta la mossa { WORDS($number) } del { side-name }. { $offer ->
    [white] Il Bianco ha offerto patta.
    [black] Il Nero ha offerto patta.
   *[none] Nessuna offerta di patta.
} Ripresa: { $resumption }.
adjourn-no-name = senza nome
adjourn-no-date = non indicata
adjourn-waiting = La partita è aggiornata. Per riprenderla, scrivi: { WORD("say-begin") }.
adjourn-waits = { $next ->
    [seal] Il { side-name } deve ancora mettere in busta la prossima mossa.
    [close] La mossa del { side-name } è nella busta, ancora aperta. Per chiuderla, scrivi: { WORD("say-close") }.
    [begin] { adjourn-waiting }
    [open] La partita è ripresa. Per aprire la busta, scrivi: { WORD("say-open") }.
   *[state] { adjourn-state }
}
adjourn-begun = La partita riprende.{ $absent ->
    [nobody] {" "}Entrambi i giocatori sono assenti.
    [sealer] {" "}È assente chi ha messo la mossa in busta.
    [replier] {" "}È assente chi deve rispondere. La busta resta chiusa.
   *[none] {" "}La busta si può aprire.
}{ $running ->
    [white] {" "}Corre l'orologio del Bianco.
    [black] {" "}Corre l'orologio del Nero.
   *[none] {""}
}
adjourn-arrived = Il { side-name } è arrivato{ $late ->
    [yes] , oltre il tempo consentito
   *[no] {""}
}.
adjourn-options = Puoi far aprire la busta e rispondere sulla scacchiera, o mettere in busta la risposta.
adjourn-opened = La mossa in busta del { side-name } è { $move }.
adjourn-bad-move = La busta del { side-name } non contiene una mossa legale e chiara. C'è scritto: { $said }.
adjourn-state = La busta manca. Il { side-name } esegue la mossa che aveva messo in busta.
refused-adjourn = { $why ->
    [to-be-sealed] Questa mossa va in busta. Scrivi: { WORD("say-seal") }, e la mossa.
    [adjourned] La partita è aggiornata. Aspetta la ripresa.
    [not-adjourned] La partita non è aggiornata. Continua a giocare.
    [adjourn-first] La partita non è aggiornata. Per aggiornarla, scrivi: { WORD("say-adjourn") }.
    [seal-first] La mossa non è ancora in busta. Il giocatore scrive: { WORD("say-seal") }, e la mossa.
    [close-first] La busta non è ancora chiusa. Per chiuderla, scrivi: { WORD("say-close") }.
    [called] Si sta già mettendo in busta una mossa. Aspetta.
    [closed] La busta è chiusa. Aspetta la ripresa.
    [nothing-sealed] La busta è vuota. Prima mettici una mossa.
    [move-made] Metti in busta la mossa fatta sulla scacchiera.
    [word-too-short] Scrivi: { WORD("say-adjourn") }, e una password di almeno quattro lettere. Serve ad aprire la busta.
    [wrong-word] Non è la password della busta. Scrivila di nuovo.
    [damaged] La busta è danneggiata e vale come mancante. Scrivi: { WORD("say-missing") }.
    [not-begun] La ripresa non è iniziata. Scrivi: { WORD("say-begin") }.
    [there] È già annotato. Prosegui.
    [replier-absent] Chi deve rispondere è assente. La busta resta chiusa.
   *[nothing-to-seal] Non c'è una mossa da mettere in busta. Fai la tua mossa.
}
