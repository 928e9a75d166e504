# La revue d'une partie : ce qui a été trouvé, les fautes l'une après l'autre, le résumé et le rapport.

review-begins = Revue : { $named ->
    [yes] { $white } contre { $black }, { $moves ->
        [one] un coup.
       *[other] { WORDS($moves) } coups.
    }
   *[no] { $moves ->
        [one] une partie d'un coup.
       *[other] une partie de { WORDS($moves) } coups.
    }
} Un moteur l'examine.
review-progress = Positions examinées : { WORDS($done) } sur { WORDS($count) }.
review-found = { $count ->
    [0] Aucun coup n'a changé grand-chose.
    [one] Une faute à revoir.
   *[other] Fautes à revoir : { WORDS($count) }.
} { $keys ->
    [yes] Pour continuer, appuyez sur { $enter }.
   *[no] Pour continuer, entrez une ligne vide.
}
review-made = { $count ->
    [one] Cette partie a donné un problème. Il vient aujourd'hui.
   *[other] Problèmes tirés de cette partie : { WORDS($count) }. Ils viennent aujourd'hui.
}
review-story = Faute { WORDS($number) } sur { WORDS($count) }. Coup { WORDS($turn) } : les { side-name } ont joué { $move }.
review-before-and-after = Avant : { $before } Après : { $after }
review-find = Trouvez un meilleur coup.
review-good-too = C'est bien aussi. Le coup du moteur est { $move }.
review-over = C'était la dernière faute. Résolues au premier essai : { WORDS($solved) } sur { WORDS($count) }.
review-count = { advice-side } : { $mistakes ->
    [0] aucune faute.
    [one] une faute{ $blunders ->
        [0] .
       *[other] , une gaffe.
    }
   *[other] { WORDS($mistakes) } fautes{ $blunders ->
        [0] .
        [one] , dont une gaffe.
       *[other] , dont { WORDS($blunders) } gaffes.
    }
}
review-decided = Le coup { WORDS($number) } a décidé de la partie : les { side-name } ont joué { $move }.
review-pace = Temps par coup : { $mistakes } pour les fautes, { $others } pour les autres.
review-work-on = À travailler : { $both ->
    [yes] { $first }, et { $second }.
   *[no] { $first }.
}
review-topic = { $topic ->
    [missed-mate] les mats que vous pouvez donner
    [allowed-mate] les mats qui vous menacent
    [lost-pieces] les pièces que l'adversaire peut prendre
    [missed-gain] les pièces que vous pouvez gagner
    [opening] l'ouverture
    [endgame] les finales
    [middlegame] les plans au milieu de partie
   *[hurry] prendre votre temps
}
review-waits = Votre revue attend. Pour y revenir, entrez : { WORD("review") }.
review-none-goes-on = Il n'y a pas de revue à laquelle revenir. Une revue commence à la fin d'une partie avec : { WORD("review") }.
review-title = Revue{ $named ->
    [yes] {" : "}{ $white } contre { $black }
   *[no] {" d'une partie"}
}
review-comment = { $grade ->
    [blunder] Gaffe.
    [mistake] Faute.
   *[dubious] Pas le meilleur coup.
} Mieux : { $move }.
review-nobody = Aucun moteur ne peut examiner la partie. Nommez-en un dans les réglages : engine.
review-no-game = Il n'y a pas encore de partie terminée ici. Nommez un fichier qui en contient une.
review-not-released = Votre dernière partie est une partie de tournoi. Revoyez-la quand l'arbitre permettra l'analyse.
review-no-moves = Il n'y a pas de coups dans cette partie.
review-read-to = { $file }, ligne { WORDS($line) } : { $text } ne peut pas être lu.{ $reviewed ->
    [yes] {" "}Les coups d'avant sont revus.
   *[no] {""}
}
review-not-written = { $file } ne peut pas être écrit : { $why }.
