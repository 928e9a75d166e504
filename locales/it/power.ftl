# Batteria e rete elettrica, e il computer che deve restare sveglio.

power = { $kind ->
    [charging] Alimentazione dalla rete. La batteria è al { WORDS($percent) } per cento.
    [mains] Alimentazione dalla rete. Non c'è batteria.
    [battery] Alimentazione a batteria, al { WORDS($percent) } per cento.
    [level] La batteria è al { WORDS($percent) } per cento. Non si sa se è in carica.
   *[unknown] Lo stato di batteria e rete è sconosciuto.
}
power-low = La batteria è scesa al { WORDS($percent) } per cento. Collega l'alimentatore.
sleep-not-held = Questo computer può sospendersi durante la partita, { $why ->
    [bus] perché non c'è un bus di sistema a cui chiedere
    [logind] perché non c'è un gestore di sessione
    [refused] perché il sistema rifiuta di impedire la sospensione
   *[answer] perché il gestore di sessione non risponde
}. Lascia il coperchio aperto e premi un tasto di tanto in tanto.
