# Batteria e rete elettrica, e il computer che deve restare sveglio.

power = { $kind ->
    [charging] Collegato alla rete, con la batteria al { WORDS($percent) } per cento.
    [mains] Collegato alla rete. Questo computer non ha batteria.
    [battery] A batteria, con il { WORDS($percent) } per cento di carica.
    [level] La batteria è al { WORDS($percent) } per cento. Non si sa se è in carica.
   *[unknown] Dell'alimentazione di questo computer non si sa nulla.
}
power-low = La batteria è scesa al { WORDS($percent) } per cento. Collega l'alimentatore.
sleep-not-held = Questo computer potrebbe sospendersi durante la partita, { $why ->
    [bus] perché non c'è un bus di sistema a cui chiedere
    [logind] perché nessun gestore di sessione risponde della sospensione
    [refused] perché il sistema rifiuta di impedire la sospensione
   *[answer] perché il gestore di sessione non risponde
}. Lascia il coperchio aperto e premi un tasto di tanto in tanto.
