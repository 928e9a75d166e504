# Aggiornamento: la mossa in busta, la busta, la ripresa.

adjourn-session = La sessione finisce tra { $time }.
adjourn-to-seal = { side-name } mette in busta la prossima mossa: { WORD("say-seal") } e la mossa. Quando la busta è pronta, { WORD("say-close") }.
adjourn-made-on-board = { side-name } ha fatto sulla scacchiera la mossa { $move }. Quella mossa va messa in busta.
adjourn-in-envelope = La tua mossa è in busta. Puoi cambiarla finché la busta non è chiusa.
adjourn-closed = La busta del { side-name } è chiusa{ $running ->
    [white] {" "}e corre l'orologio del Bianco
    [black] {" "}e corre l'orologio del Nero
   *[none] {" "}e gli orologi sono fermi
}. Il suo codice è { $code }.
adjourn-envelope = Sulla busta: { $white_name } contro { $black_name }; posizione { $position };{ $timed ->
    [yes] {" "}tempo usato: Bianco { $white }, Nero { $black };
   *[no] {""}
} in busta la mossa { WORDS($number) } del { side-name }; { $offer ->
    [white] il Bianco ha offerto patta;
    [black] il Nero ha offerto patta;
   *[none] nessuna offerta di patta;
} ripresa: { $resumption }.
adjourn-no-name = senza nome
adjourn-no-date = non detta
adjourn-waiting = La partita è aggiornata. Scrivi { WORD("say-begin") } quando riprende.
adjourn-begun = La partita riprende.{ $absent ->
    [nobody] {" "}Non c'è nessuno.
    [sealer] {" "}Chi ha messo in busta è assente.
    [replier] {" "}Chi deve rispondere è assente. La busta resta chiusa.
   *[none] {" "}La busta si può aprire.
}{ $running ->
    [white] {" "}L'orologio del Bianco è in moto.
    [black] {" "}L'orologio del Nero è in moto.
   *[none] {""}
}
adjourn-arrived = { side-name } è arrivato{ $late ->
    [yes] , oltre il tempo consentito
   *[no] {""}
}.
adjourn-options = Puoi far aprire la busta e rispondere sulla scacchiera, o mettere in busta la risposta.
adjourn-opened = La mossa in busta del { side-name } è { $move }.
adjourn-bad-move = La busta del { side-name } non contiene una mossa legale e chiara. C'è scritto: { $said }.
adjourn-state = La busta manca. { side-name } esegue la mossa che aveva messo in busta.
refused-adjourn = { $why ->
    [to-be-sealed] Ora la mossa va in busta. Scrivi { WORD("say-seal") } e la mossa.
    [adjourned] La partita è aggiornata. Aspetta la ripresa.
    [not-adjourned] La partita non è aggiornata. Continua a giocare.
    [called] Si sta già mettendo in busta una mossa. Aspetta.
    [closed] La busta è chiusa. Aspetta la ripresa.
    [nothing-sealed] La busta è vuota. Prima metti una mossa.
    [move-made] Va in busta la mossa fatta sulla scacchiera. Metti quella.
    [word-too-short] Dopo { WORD("say-adjourn") } di' una parola di almeno quattro lettere. Senza, nessuno apre la busta.
    [wrong-word] Non è la parola con cui la busta è stata chiusa. Dilla di nuovo.
    [damaged] La busta è danneggiata. Vale come mancante: { WORD("say-missing") }.
    [not-begun] La ripresa non è iniziata. Scrivi { WORD("say-begin") }.
    [there] È già stato detto. Prosegui.
    [replier-absent] Chi deve rispondere non c'è. La busta resta chiusa.
   *[nothing-to-seal] Ora non c'è nulla da mettere in busta. Fai la tua mossa.
}
