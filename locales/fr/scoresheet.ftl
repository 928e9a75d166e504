# Sur papier et en braille : ce qui figure au-dessus des coups d'une feuille de partie.

sheet-event = Tournoi : { $text }
sheet-site = Lieu : { $text }
sheet-date = Date : { $text }
sheet-round = Ronde : { $text }
sheet-white = Blancs : { $text }
sheet-black = Noirs : { $text }
sheet-white-help = Avec aide, Blancs : { $text }
sheet-black-help = Avec aide, Noirs : { $text }
sheet-start = Position initiale : { $text }
sheet-text-notation = Notation : { $text }
sheet-text-result = Résultat : { $text }
sheet-code = Code braille des coups : { $code ->
    [intl] international
    [fi] finlandais
    [hu] hongrois
    [ru] russe
    [de] provisoire, avec des lettres allemandes
    [it] provisoire, avec des lettres italiennes
    [es] provisoire, avec des lettres espagnoles
   *[fr] provisoire, avec des lettres françaises
}

# Dit à haute voix, dans un enregistrement.
recording-game = Partie { WORDS($number) }.
recording-date = { $known ->
    [day] Date : le { DAY($day) } { month } { $year }.
    [month] Date : { month } { $year }.
   *[year] Année : { $year }.
}
recording-start = La partie commence dans cette position.
recording-not-legal = Les coups suivants sont illégaux : { $moves }.
