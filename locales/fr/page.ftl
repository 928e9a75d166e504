# La feuille de partie comme page à imprimer : titres, noms des colonnes et, en mots, ce que les voyants lisent comme un signe.

page-title = Feuilles de partie : { $name }
page-game = Partie { $number }
page-game-between = Partie { $number } : { $white } contre { $black }
page-unknown = inconnu
page-moves = Coups de la partie { $number }
page-move = Coup
page-clock = { $side ->
    [white] Pendule des Blancs
   *[black] Pendule des Noirs
}
page-thought = { $side ->
    [white] Temps des Blancs pour le coup
   *[black] Temps des Noirs pour le coup
}
page-variation = Variante : { $moves }
page-not-legal = Puis des coups illégaux : { $moves }
page-braille-heading = En-tête en braille
page-start = Position avant le premier coup de la partie { $number }, { page-to-move }
page-position = Position de la partie { $number } après le coup { $move }, { page-to-move }
page-to-move = { $side ->
    [white] trait aux Blancs
   *[black] trait aux Noirs
}
page-pieces = { side-name } : { $pieces }.
page-signature = { $side ->
    [white] Signature des Blancs
   *[black] Signature des Noirs
}
page-score = { $score ->
    [white] { $text }, les Blancs ont gagné
    [black] { $text }, les Noirs ont gagné
    [drawn] { $text }, partie nulle
    [white-half] { $text }, un demi-point pour les Blancs, les Noirs ont perdu
    [black-half] { $text }, un demi-point pour les Noirs, les Blancs ont perdu
    [both] { $text }, les deux ont perdu
   *[open] sans résultat
}
page-offer = nulle proposée
page-threat = { $threat ->
    [mate] échec et mat
   *[check] échec
}
page-sign = { $sign ->
    [good] bon coup
    [mistake] erreur
    [brilliant] coup brillant
    [blunder] grosse faute
    [interesting] coup intéressant
    [dubious] coup douteux
    [forced] seul coup
    [equal] position égale
    [unclear] position peu claire
    [novelty] nouveauté théorique
    [idea] avec l'idée
    [better] mieux vaut
    [slight] léger avantage des { side-name }
    [clear] net avantage des { side-name }
    [decisive] avantage décisif des { side-name }
    [zugzwang] zugzwang des { side-name }
    [development] avance de développement des { side-name }
    [initiative] initiative des { side-name }
    [attack] attaque des { side-name }
    [compensation] compensation des { side-name }
    [counterplay] contre-jeu des { side-name }
   *[hurry] crise de temps des { side-name }
}
page-tag = { $tag ->
    [Result] Résultat
    [TimeControl] Cadence
    [WhiteTimeControl] Cadence des Blancs
    [BlackTimeControl] Cadence des Noirs
    [Termination] Fin de la partie
    [WhiteElo] Classement des Blancs
    [BlackElo] Classement des Noirs
    [WhiteTitle] Titre des Blancs
    [BlackTitle] Titre des Noirs
    [WhiteTeam] Équipe des Blancs
    [BlackTeam] Équipe des Noirs
    [WhiteType] Les Blancs sont joués par
    [BlackType] Les Noirs sont joués par
    [Annotator] Remarques de
    [Opening] Ouverture
    [ECO] Code de l'ouverture
    [Rules] Règles
    [Variant] Genre d'échecs
   *[Time] Heure du début
}
page-value = { $value ->
    [human] une personne
    [program] un programme
    [normal] normale
    [time-forfeit] au temps
    [unterminated] non terminée
    [abandoned] abandonnée
    [adjudication] par adjudication
    [death] par la mort d'un joueur
    [emergency] par une urgence
   *[rules-infraction] par une infraction aux règles
}
