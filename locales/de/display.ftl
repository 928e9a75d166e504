# Die Braillezeile: was von ihr gesagt wird und was auf ihr steht. Die Gründe beenden Sätze: klein, ohne Punkt.
why-no-brlapi = die Bibliothek von brltty lässt sich nicht öffnen: { $system }
why-brlapi-foreign = dieser Fassung der Bibliothek von brltty fehlt { $function }
why-no-brltty = brltty antwortet nicht
why-no-display = brltty hat keine Zeile gefunden
why-display-unplugged = die Zeile ist nicht mehr mit brltty verbunden
why-brltty-refuses = brltty lehnt ab, weil Sie seinen Schlüssel nicht lesen dürfen
why-display-busy = ein anderes Programm hat die Zeile
display-missing = Keine Braillezeile: { $why }.
display-back = Die Braillezeile geht wieder.
display-keys = Tasten der Braillezeile: Fenster links und Fenster rechts lesen zurück und weiter. Zeile hoch und Zeile tief gehen durch das Gesagte. Vom letzten Zug aus gehen sie durch alle Züge. Zurück zeigt die offene Frage, den letzten Zug und ihn in Worten. Eine Routingtaste auf dem letzten Zug zeigt oder verbirgt die Uhr. Auf Worten beginnt die Zeile bei dem Wort unter ihr.
display-moves = { $code ->
    [none] Züge stehen dort in Buchstaben und Ziffern.
    [intl] Züge stehen dort in der internationalen Braille-Schachschrift, alles andere in Worten.
    [fi] Züge stehen dort in der finnischen Braille-Schachschrift, alles andere in Worten.
    [hu] Züge stehen dort in der ungarischen Braille-Schachschrift, alles andere in Worten.
    [de] Züge stehen dort in der vorläufigen deutschen Braille-Schachschrift, alles andere in Worten.
    [it] Züge stehen dort in der vorläufigen italienischen Braille-Schachschrift, alles andere in Worten.
    [es] Züge stehen dort in der vorläufigen spanischen Braille-Schachschrift, alles andere in Worten.
    [fr] Züge stehen dort in der vorläufigen französischen Braille-Schachschrift, alles andere in Worten.
   *[ru] Züge stehen dort in der russischen Braille-Schachschrift, alles andere in Worten.
}
display-in-letters = In Buchstaben: { $pair }
display-clock = W { $white } S { $black }{ $running ->
    [white] , die Uhr von Weiß läuft.
    [black] , die Uhr von Schwarz läuft.
   *[none] , die Uhren stehen.
}
