# Avvisi del tempo scelti dal giocatore, e che cosa ha scelto.
warning-second = { WORDS($seconds) }
warnings = { $on ->
    [yes] Gli avvisi del tempo sono attivi.
   *[no] Gli avvisi del tempo sono disattivati.
}
warnings-points = Avvisi a: { $times }.
warnings-countdown = { $seconds ->
    [one] L'ultimo secondo viene contato.
   *[other] Gli ultimi { WORDS($seconds) } secondi vengono contati.
}
warnings-tick = { $seconds ->
    [one] Un ticchettio ogni secondo
   *[other] Un ticchettio ogni { WORDS($seconds) } secondi
}{ $limited ->
    [yes] {" "}sotto { $below }.
   *[no] .
}
warnings-tone = Toni al posto delle parole.
warnings-opponent = Anche i tempi dell'avversario vengono detti.
warnings-none = Nessun avviso è scelto. Scrivi: { WORD("warnings") }, e dei tempi, come cinque minuti, un minuto, conto dieci.
warnings-wrong = { $text } non è un avviso. Scrivi: { WORD("warnings") }, e dei tempi, come cinque minuti, un minuto. Puoi aggiungere: conto dieci, tic, toni, avversario.
