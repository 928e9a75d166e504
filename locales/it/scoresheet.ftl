# Su carta e in Braille: ciò che sta sopra le mosse di un formulario.

sheet-event = Torneo: { $text }
sheet-site = Luogo: { $text }
sheet-date = Data: { $text }
sheet-round = Turno: { $text }
sheet-white = Bianco: { $text }
sheet-black = Nero: { $text }
sheet-white-help = Con aiuto, Bianco: { $text }
sheet-black-help = Con aiuto, Nero: { $text }
sheet-start = Posizione iniziale: { $text }
sheet-text-notation = Notazione: { $text }
sheet-text-result = Risultato: { $text }
sheet-code = Codice Braille delle mosse: { $code ->
    [intl] internazionale
    [fi] finlandese
    [hu] ungherese
    [ru] russo
    [de] provvisorio, con lettere tedesche
    [it] provvisorio, con lettere italiane
    [es] provvisorio, con lettere spagnole
   *[fr] provvisorio, con lettere francesi
}

# Letto ad alta voce, in una registrazione.
recording-game = Partita { WORDS($number) }.
recording-date = { $known ->
    [day] Data: { DAY($day) } { month } { $year }.
    [month] Data: { month } { $year }.
   *[year] Anno: { $year }.
}
recording-start = La partita comincia da questa posizione.
recording-not-legal = Le mosse seguenti sono illegali: { $moves }.
