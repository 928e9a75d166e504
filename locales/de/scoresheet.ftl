# Auf Papier und in Braille: was über den Zügen einer Mitschrift steht.

sheet-event = Turnier: { $text }
sheet-site = Ort: { $text }
sheet-date = Datum: { $text }
sheet-round = Runde: { $text }
sheet-white = Weiß: { $text }
sheet-black = Schwarz: { $text }
sheet-start = Anfangsstellung: { $text }
sheet-text-notation = Schreibweise: { $text }
sheet-text-result = Ergebnis: { $text }
sheet-provisional = Brailleschrift der Züge: vorläufig, { $code ->
    [de] mit deutschen Buchstaben
    [it] mit italienischen Buchstaben
    [es] mit spanischen Buchstaben
   *[fr] mit französischen Buchstaben
}
