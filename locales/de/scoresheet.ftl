# Auf Papier und in Braille: was über den Zügen einer Mitschrift steht.

sheet-event = Turnier: { $text }
sheet-site = Ort: { $text }
sheet-date = Datum: { $text }
sheet-round = Runde: { $text }
sheet-white = Weiß: { $text }
sheet-black = Schwarz: { $text }
sheet-white-help = Mit Hilfe, Weiß: { $text }
sheet-black-help = Mit Hilfe, Schwarz: { $text }
sheet-start = Anfangsstellung: { $text }
sheet-text-notation = Schreibweise: { $text }
sheet-text-result = Ergebnis: { $text }
sheet-code = Brailleschrift der Züge: { $code ->
    [intl] international
    [fi] finnisch
    [hu] ungarisch
    [ru] russisch
    [de] vorläufig, mit deutschen Buchstaben
    [it] vorläufig, mit italienischen Buchstaben
    [es] vorläufig, mit spanischen Buchstaben
   *[fr] vorläufig, mit französischen Buchstaben
}

# Gesprochen, in einer Aufnahme.
recording-game = Partie { WORDS($number) }.
recording-date = { $known ->
    [day] Gespielt am { DAY($day) } { month } { $year }.
    [month] Gespielt im { month } { $year }.
   *[year] Gespielt im Jahr { $year }.
}
recording-start = Die Partie beginnt in dieser Stellung.
recording-not-legal = Die nächsten Züge sind regelwidrig: { $moves }.
