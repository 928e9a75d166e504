# Deux feuilles de partie côte à côte : jusqu'où elles concordent, ce qui diffère, et pourquoi l'une est illisible.

compare-files = Première feuille : { $first }. Deuxième feuille : { $second }.
compare-same = { $count ->
    [0] Aucun coup ne figure sur l'une ni sur l'autre feuille.
    [one] Les feuilles concordent : le même demi-coup figure sur les deux.
   *[other] Les feuilles concordent : les mêmes { $count } demi-coups figurent sur les deux.
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
compare-illegal-on-both = Les deux feuilles ont le même coup, et il n'est pas légal.
compare-starts-differ = Les feuilles commencent dans des positions différentes : leurs coups ne peuvent pas être comparés.
compare-start = La { $sheet ->
    [first] première
   *[second] deuxième
} feuille commence ici : { $fen }
compare-agreed = Le dernier accord est le coup { $number } des { $side ->
    [white] Blancs
   *[black] Noirs
} : { $move }.
compare-agreed-nothing = Les feuilles ne concordent que sur la position de départ.
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
} feuille a { $text }, qui n'est pas légal.
compare-has-word = Ensuite la { $sheet ->
    [first] première
   *[second] deuxième
} feuille est illisible. Ligne { $line } : { $text } : { $why }.
compare-has-nothing = Ensuite la { $sheet ->
    [first] première
   *[second] deuxième
} feuille n'a plus rien.
compare-perhaps = Il faut peut-être lire : { $moves }. Seule une personne peut en décider.
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
    [white] Blancs { $white }, celui des Noirs n'est pas écrit.
    [black] celui des Blancs n'est pas écrit, Noirs { $black }.
   *[none] aucun n'est écrit.
}
compare-results = Les résultats diffèrent : { $first } sur la première feuille, { $second } sur la deuxième.
compare-same-moves = { $count ->
    [0] Il n'y a aucun coup sur les deux feuilles.
    [one] Les coups concordent : le même demi-coup se trouve sur les deux feuilles.
   *[other] Les coups concordent : les mêmes { $count } demi-coups se trouvent sur les deux feuilles.
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
compare-corrected = { $sheet ->
    [first] Première
   *[second] Deuxième
} feuille, ligne { $line } : { $why }
compare-too-large = { $file } est trop grand pour une feuille de partie.
compare-not-braille = { $file }, ligne { $line } : ce ne sont pas des pages entières de braille.
compare-spoilt = { $file }, ligne { $line } : { $text } : { $why }.
compare-no-such-game = Il n'y a pas de partie { $game } dans { $file }.
compare-several-games = Il y a plusieurs parties dans { $file }. Dites laquelle avec { $flag }.
compare-no-notation = Personne n'a dit dans quelle notation { $file } est écrit. Dites-le avec { $flag }, par exemple fr ou en.
compare-no-code = Personne n'a dit dans quel code braille { $file } est écrit. Dites-le avec { $flag }, par exemple intl.
compare-unknown-notation = Il n'y a pas de notation { $name } pour ce fichier. Il y a : { $known }.
compare-both-from-input = Une seule des deux feuilles peut venir de l'entrée standard.
compare-why = { $why ->
    [no-move] cela n'a pas la forme d'un coup
    [letter] aucune pièce n'a cette lettre dans cette notation
    [pawn-letter] un pion n'a pas de lettre
    [illegal] aucun coup légal ne convient
    [ambiguous] plusieurs coups conviennent : { $moves }
    [missing] un coup manque, et doit d'abord être ajouté
    [number] le numéro { $number } est attendu
    [no-number] le numéro du coup est attendu
    [no-move-before] cela ne suit aucun coup
    [not-en-passant] le coup précédent ne prend rien en passant
    [time] ce n'est pas un temps
    [start] ce n'est pas une position de départ
    [notation] cette notation n'existe pas
    [result] ce n'est pas un résultat
    [behind-result] cela suit le résultat
    [open-ended] un commentaire ou une variante n'a pas de fin
    [tag] ce n'est pas une étiquette valable
    [variant] c'est un autre jeu que les échecs
    [among-words] des coups se trouvent sur une ligne avec des mots ; mettez les mots entre accolades ou les coups sur leurs propres lignes, ou numérotez les coups
    [too-long] aucune partie n'est si longue
    [no-move-in-code] ce n'est pas un coup légal dans ce code braille
    [other-code] ceci se lit dans le code braille { $moves }
    [several-codes] c'est une partie différente dans chacun de ces codes braille : { $moves }
    [diagram] le diagramme montre une autre position
    [page] une page n'a pas son numéro, ou pas autant de lignes que la première
    [empty-line] une ligne vide figure parmi les coups
   *[no-result] il n'y a pas de résultat, la feuille est coupée
}
