# Deux feuilles de partie côte à côte : jusqu'où elles concordent, ce qui diffère, et pourquoi l'une est illisible.

compare-files = Première feuille : { $first }. Deuxième feuille : { $second }.
compare-same = { $count ->
    [0] Les deux feuilles sont sans coups.
    [one] Les feuilles concordent : toutes deux ont le même demi-coup.
   *[other] Les feuilles concordent : toutes deux ont les mêmes { $count } demi-coups.
}
compare-last-missing = Les feuilles concordent. Sur la { $sheet ->
    [first] première
   *[second] deuxième
}, le dernier coup n'est pas encore écrit.
compare-shorter = La { $sheet ->
    [first] première
   *[second] deuxième
} feuille finit avant l'autre.
compare-different = Les feuilles diffèrent.
compare-illegal-on-both = Les deux feuilles ont le même coup illégal.
compare-starts-differ = Les feuilles commencent dans des positions différentes. Leurs coups ne peuvent pas être comparés.
compare-start = La { $sheet ->
    [first] première
   *[second] deuxième
} feuille commence ici : { $fen }
compare-agreed = Le dernier accord est le coup { $number } des { $side ->
    [white] Blancs
   *[black] Noirs
} : { $move }.
compare-agreed-nothing = Les feuilles ne concordent que sur la position initiale.
compare-has = Ensuite la { $sheet ->
    [first] première
   *[second] deuxième
} feuille a le coup { $number } des { $side ->
    [white] Blancs
   *[black] Noirs
} : { $move }.
compare-has-not-legal = Ensuite la { $sheet ->
    [first] première
   *[second] deuxième
} feuille a { $text }, qui est illégal.
compare-has-word = Ensuite la { $sheet ->
    [first] première
   *[second] deuxième
} feuille est illisible. Ligne { $line } : { $text } : { $why }.
compare-has-nothing = Ensuite la { $sheet ->
    [first] première
   *[second] deuxième
} feuille finit.
compare-perhaps = Sens possible : { $moves }. Une personne doit en décider.
compare-position = La position au dernier accord : { $fen }
compare-turn = { $side ->
    [white] Les Blancs
   *[black] Les Noirs
} doivent jouer le coup { $number }.
compare-clocks = Les temps d'alors, selon la { $sheet ->
    [first] première
   *[second] deuxième
} feuille : { $known ->
    [both] Blancs { $white }, Noirs { $black }.
    [white] Blancs { $white }, temps des Noirs inconnu.
    [black] temps des Blancs inconnu, Noirs { $black }.
   *[none] aucun n'est noté.
}
compare-results = Les résultats diffèrent : { $first } sur la première feuille, { $second } sur la deuxième.
compare-same-moves = { $count ->
    [0] Il n'y a aucun coup sur les deux feuilles.
    [one] Les coups concordent : les deux feuilles ont le même demi-coup.
   *[other] Les coups concordent : les deux feuilles ont les mêmes { $count } demi-coups.
}
compare-last-move-missing = Les coups concordent. Sur la { $sheet ->
    [first] première
   *[second] deuxième
} feuille, le dernier coup n'est pas encore écrit.
compare-goes-on = La { $sheet ->
    [first] première
   *[second] deuxième
} feuille n'a pas de résultat. Elle est lue comme une partie en cours.
compare-without-pages = La { $sheet ->
    [first] première
   *[second] deuxième
} feuille n'a pas de pages. Elle est lue comme de simples lignes de braille.
compare-without-feeds = La { $sheet ->
    [first] première
   *[second] deuxième
} feuille n'a pas de sauts de page. Ses pages sont séparées par leurs numéros.
compare-other-result = Sur la { $sheet ->
    [first] première
   *[second] deuxième
} feuille, au-dessus des coups, le résultat est { $tag }. Celui qui les suit compte.
compare-corrected = { $sheet ->
    [first] Première
   *[second] Deuxième
} feuille, ligne { $line } : { $why }
compare-too-large = { $file } est trop grand pour une feuille de partie.
compare-not-braille = { $file }, ligne { $line } : une page de braille est incomplète.
compare-spoilt = { $file }, ligne { $line } : { $text } : { $why }.
compare-no-such-game = Il n'y a pas de partie { $game } dans { $file }.
compare-several-games = { $file } contient plusieurs parties. Choisissez-en une avec { $flag }.
compare-no-notation = La notation de { $file } est inconnue. Indiquez-la avec { $flag }, par exemple fr ou en.
compare-no-code = Le code braille de { $file } est inconnu. Indiquez-le avec { $flag }, par exemple intl.
compare-unknown-notation = { $name } n'est pas une notation pour ce fichier. Choisissez parmi : { $known }.
compare-both-from-input = Une seule des deux feuilles peut venir de l'entrée standard.
compare-why = { $why ->
    [no-move] cela ne ressemble pas à un coup
    [letter] ce n'est pas une lettre de pièce dans cette notation
    [pawn-letter] un pion n'a pas de lettre
    [illegal] aucun coup légal ne convient
    [ambiguous] plusieurs coups conviennent : { $moves }
    [missing] un coup manque ; ajoutez-le d'abord
    [number] le numéro { $number } est attendu
    [no-number] le numéro du coup est attendu
    [no-move-before] cela ne suit aucun coup
    [not-en-passant] le coup précédent n'est pas une prise en passant
    [time] ce n'est pas un temps
    [start] ce n'est pas une position initiale
    [notation] cette notation n'existe pas
    [result] ce n'est pas un résultat
    [behind-result] cela suit le résultat
    [open-ended] un commentaire ou une variante n'a pas de fin
    [variant] c'est un autre jeu que les échecs
    [among-words] des coups sont sur une ligne avec des mots ; mettez les mots entre accolades, les coups sur d'autres lignes, ou numérotez les coups
    [too-long] aucune partie n'est si longue
    [no-move-in-code] ce n'est pas un coup légal dans ce code braille
    [other-code] ceci se lit dans le code braille { $moves }
    [several-codes] chacun de ces codes braille donne une partie différente : { $moves }
    [diagram] le diagramme montre une autre position
    [page] une page a un faux numéro, ou pas autant de lignes que la première
    [empty-line] il y a une ligne vide parmi les coups
   *[no-result] il n'y a pas de résultat ; la feuille est coupée
}
