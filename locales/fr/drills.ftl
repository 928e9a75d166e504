# Ce qui se dit dans un exercice.

drill-list = Exercices : { WORD("train-drill-shade") }, { WORD("train-drill-line") }, { WORD("train-drill-distance") }, { WORD("train-drill-path") }, { WORD("train-drill-moves") }, { WORD("train-drill-attackers") }, { WORD("train-drill-memory") }, { WORD("train-drill-set-up") }, { WORD("train-drill-words") }, { WORD("train-drill-letters") }. { $timed ->
    [yes] Une manche dure trente secondes. Pour des manches sans limite de temps, entrez : { WORD("train-untimed") }.
   *[no] Les manches sont sans limite de temps. Pour des manches de trente secondes, entrez : { WORD("train-timed") }.
}
drill-timing = { $timed ->
    [yes] Désormais, une manche dure trente secondes.
   *[no] Désormais, les manches sont sans limite de temps.
}
drill-begins = { $drill ->
    [shade] { $level ->
        [1] La case est-elle claire ou foncée ?
       *[other] Les deux cases sont-elles de la même couleur ?
    }
    [line] Les deux cases sont-elles sur la même colonne, rangée ou diagonale ?
    [distance] En combien de coups un cavalier va-t-il de la première case à la seconde ?
    [path] Par quelles cases un cavalier y arrive-t-il avec le moins de coups possible ? Nommez aussi la dernière case.
    [moves] Sur quelles cases la pièce peut-elle aller sur un échiquier vide ?
    [attackers] Retenez la position. Ensuite on vous demande quelles pièces attaquent une case.
    [memory] Retenez la position. Ensuite on vous demande ce qu'il y a sur une case.
    [set-up] Retenez la position. Ensuite placez-la sur l'échiquier d'étude.
    [words] Dites-le avec les mots FIDE, comme { $example }.
   *[letters] Vous entendez des mots FIDE. Entrez ce qu'ils signifient, comme { $example }.
}{ $has_level ->
    [yes] {" "}Niveau { WORDS($level) }.
   *[no] {""}
}{ $timed ->
    [yes] {" "}Trente secondes.
   *[no] {""}
}
drill-ready = { $keys ->
    [yes] Pour commencer une manche, appuyez sur { $enter }.
   *[no] Pour commencer une manche, entrez une ligne vide.
} Pour quitter l'exercice, entrez : { WORD("train-stop") }.
drill-asked = { $square } ?
drill-asked-two = { $kind ->
    [shade] { $from }, { $to } : même couleur ?
    [file] { $from }, { $to } : même colonne ?
    [rank] { $from }, { $to } : même rangée ?
    [diagonal] { $from }, { $to } : même diagonale ?
    [distance] De { $from } à { $to } : combien de coups ?
   *[path] De { $from } à { $to } : par quelles cases ?
}
drill-asked-moves = { $square }, { piece-name } : vers où ?
drill-asked-attackers = Quelles pièces des { side-name } attaquent { $square } ?
drill-asked-on = Qu'y a-t-il en { $square } ?
drill-asked-position = Placez-la maintenant sur l'échiquier d'étude. Ensuite, entrez : { WORD("train-done") }.
drill-move = { piece-name } { $from } { $to }
drill-right = Juste.
drill-missed = Faux. La réponse est : { $answer }.
drill-answer = { $kind ->
    [light] claire
    [dark] foncée
    [yes] oui
    [no] non
   *[nothing] rien
}
drill-set-up = { $kind ->
    [missing] Il manque : { $pieces }.
   *[extra] Faux : { $pieces }.
}
drill-expected = { $wanted ->
    [shade] Répondez claire ou foncée.
    [yes-no] Répondez oui ou non.
    [number] Répondez par un nombre.
    [way] Répondez par les cases dans leur ordre, la dernière aussi.
    [squares] Répondez par toutes les cases.
    [attackers] Répondez par les cases des pièces, ou rien.
    [piece] Répondez par une pièce et sa couleur, comme cavalier blanc ; ou rien.
    [square-in-words] Répondez par la colonne et la rangée en mots FIDE, comme { $example }.
    [move-in-words] Répondez par la pièce et les deux cases en mots FIDE, comme { $example }.
    [square] Répondez par la case, comme { $example }.
    [move] Répondez par le coup, comme { $example }.
   *[position] Nommez une pièce et sa case, comme roi blanc { $example }. Quand toutes y sont, entrez : { WORD("train-done") }.
} Pour entendre la réponse : { WORD("train-solution") }. Pour finir la manche : { WORD("train-stop") }.
drill-over = La manche est finie. Justes : { WORDS($hits, form: "feminine") }. Fausses : { WORDS($misses, form: "feminine") }.{ $best ->
    [first] {""}
    [new] {" "}C'est votre meilleure manche. Votre record précédent : { WORDS($record) }.
   *[old] {" "}Votre meilleure : { WORDS($record) }.
}
drill-remembered = Pièces retenues sans faute : { WORDS($size) }.{ $best ->
    [yes] {" "}Vous n'en aviez jamais retenu autant.
   *[no] {" "}Votre maximum : { WORDS($record) }.
}
drill-next-level = { $harder ->
    [yes] La prochaine manche est plus difficile : niveau { WORDS($level) }.
   *[no] La prochaine manche est plus facile : niveau { WORDS($level) }.
}
drill-left = L'exercice est fini.
drill-name = { $drill ->
    [shade] Couleurs des cases
    [line] Lignes
    [distance] Coups de cavalier
    [path] Trajet du cavalier
    [moves] Coups des pièces
    [attackers] Attaquants
    [memory] Positions retenues
    [set-up] Positions placées
    [words] En mots FIDE
   *[letters] Depuis les mots FIDE
}
drill-named = { drill-name }{ $timed ->
    [yes] , trente secondes
   *[no] {""}
}
drill-best = { drill-name }{ $has_level ->
    [yes] , niveau { WORDS($level) }
   *[no] {""}
}{ $timed ->
    [yes] , trente secondes
   *[no] {""}
} : { $rounds ->
    [one] une manche
   *[other] { WORDS($rounds, form: "feminine") } manches
}. Maximum de réponses justes : { WORDS($hits, form: "feminine") }.{ $remembered ->
    [yes] {" "}Maximum de pièces retenues sans faute : { WORDS($size) }.
   *[no] {""}
}
drill-title = Exercices
drill-column = { $column ->
    [day] Jour
    [drill] Exercice
    [level] Niveau
    [right] Justes
    [wrong] Fausses
   *[pieces] Pièces
}
