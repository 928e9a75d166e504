# L'ascolto: il microfono, che cosa è stato capito e quanto bene sente.

voice-on = Sono in ascolto. Premi { $listen }, di' la mossa dopo il segnale e confermala con Invio.
voice-on-hands-free = Ascolto ogni volta che taccio. Di' la tua mossa.
voice-read-back = { $move }?
voice-sure = { $text }? Scrivi { WORD("yes") } o { WORD("no") }.
voice-not-here = Le mosse si possono dire a voce solo alla console stessa.
voice-off = Non sono più in ascolto.
voice-not-on = Il microfono è spento. Per accenderlo, scrivi: { WORD("listen-on") }.
voice-failed = Non posso ascoltare: { $why }. Puoi continuare con i tasti.
voice-lost = Non ti sento: { $why }. Appena torna, riprendo ad ascoltare.
voice-back = Il microfono è tornato.
voice-not-understood = Non ho capito. Ripeti, per favore.
voice-nothing-said = Non ho sentito nulla.
voice-too-early = Non ho sentito l'inizio. Aspetta che io taccia e ripeti.
voice-spoken-over = Stavo parlando e non ti ho sentito. Premi di nuovo e parla dopo il segnale.
voice-past = La posizione è cambiata. Ripeti, per favore.
voice-hands-free = { $on ->
    [yes] Mani libere attivo: prima di una mossa non serve alcun tasto.
   *[no] Mani libere disattivato: premi il tasto prima di ogni mossa.
}
voice-keeping = { $on ->
    [yes] Le mosse che dici vengono registrate. Per cancellare le registrazioni, scrivi: { WORD("delete-recordings") }.
   *[no] Le mosse che dici non vengono più registrate.
}
voice-keeping-not-allowed = In torneo le mosse si registrano solo se lo permette l'evento o l'arbitro.
voice-deleted = { $count ->
    [0] Di questa partita non ci sono registrazioni.
    [one] Una registrazione è cancellata.
   *[other] { WORDS($count) } registrazioni sono cancellate.
}
voice-not-kept = Non è stato possibile scrivere o cancellare una registrazione: { $why }.
voice-check = Dopo il segnale di' una mossa, come fai di solito.
voice-quality = { $quality ->
    [mute] Dal microfono non arriva alcun suono. È disattivato?
    [no-speech] Sento la stanza, ma non te.
    [too-loud] Parli troppo forte per il microfono. Allontanati, o abbassa il livello.
    [faint] Ti sento piano. Avvicinati al microfono.
    [room-loud] Sento la stanza quasi forte quanto te. Avvicinati al microfono.
    [room-louder] Sento la stanza più forte di te. Avvicinati al microfono.
    [telephone] Ti sento come al telefono, senza suoni acuti, e posso capire male. Con una cuffia Bluetooth scegli un altro microfono.
   *[good] Ti sento bene.
}
