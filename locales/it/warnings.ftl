# Avvisi del tempo scelti dal giocatore, e che cosa ha scelto.
warning-second = { WORDS($seconds) }
warnings = { $on ->
    [yes] Gli avvisi del tempo sono attivi.
   *[no] Gli avvisi del tempo sono disattivati.
}
warnings-points = Tempi scelti: { $times }.
warnings-countdown = { $seconds ->
    [one] L'ultimo secondo viene detto.
   *[other] Gli ultimi { WORDS($seconds) } secondi vengono contati.
}
warnings-tick = { $seconds ->
    [one] Un ticchettio ogni secondo
   *[other] Un ticchettio ogni { WORDS($seconds) } secondi
}{ $limited ->
    [yes] {" "}sotto { $below }.
   *[no] .
}
warnings-tone = Suonano dei toni al posto delle parole.
warnings-opponent = Vengono detti anche i tempi dell'avversario.
warnings-none = Non è scelto alcun avviso. Scrivi { WORD("warnings") } e dei tempi, come cinque minuti, un minuto, conto dieci.
warnings-wrong = { $text } non è un avviso. Scrivi { WORD("warnings") } e dei tempi, come cinque minuti, un minuto, e quello che vuoi ancora: conto dieci, tic, toni, avversario.
