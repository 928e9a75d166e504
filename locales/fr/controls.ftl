# Les cadences en toutes lettres, celles qui ont un nom, et le dialogue où l'on en compose une.
control-time = { $parts ->
    [h] { time-hours }
    [ms] { time-minutes } et { time-seconds }
    [m] { time-minutes }
   *[s] { time-seconds }
}
control-none = sans pendule
control-up = le temps est seulement compté, sans limite
control-hourglass = sablier, { $time } chacun : ce qu'un camp utilise, l'autre le gagne
control-period = { $count ->
    [0] { $time }
   *[other] { $time } pour { timepiece-count }
}
control-then = { $first }, puis { $next }
control-extra = { $base }{ $extra ->
    [none] , sans incrément
    [before] , avec { $time } de plus pour chaque coup dès le premier
    [after] , avec { $time } de plus après chaque coup
    [later] , avec { $time } de plus pour chaque coup
    [delay] , avec un délai de { $time } avant chaque coup
   *[bronstein] , avec restitution de { $time } au plus après chaque coup
}
control-extra-alone = { $extra ->
    [later] { $time } de plus pour chaque coup
    [delay] un délai de { $time } avant chaque coup
   *[bronstein] restitution de { $time } au plus après chaque coup
}{ $count ->
    [0] {""}
   *[other] , pour { timepiece-count }
}
control-both = Les deux camps : { $control }.
control-each = Blancs : { $white }. Noirs : { $black }.
preset-item = { $name } : { $control }
preset-fide-standard = Partie classique de la FIDE
preset-fide-rapid = Rapide de la FIDE
preset-fide-blitz = Blitz de la FIDE
preset-ibca = IBCA, comme aux championnats du monde des joueurs handicapés
preset-one-period = Classique, une période
preset-league = Partie par équipes
preset-club-evening = Soirée de club
preset-classic = Classique, deux périodes
preset-three-periods = Classique, trois périodes
preset-quick = Partie courte
preset-active = Semi-rapide
preset-rapid-ten = Rapide, dix minutes
preset-blitz = Blitz, cinq minutes
preset-blitz-increment = Blitz avec incrément
preset-bullet = Bullet, une minute
preset-bullet-increment = Bullet avec incrément
preset-armageddon = Partie Armageddon
preset-delay = Temps différé
preset-delay-rapid = Rapide avec temps différé
preset-bronstein = Système Bronstein
preset-hourglass = Sablier
preset-count-up = Comptage seul
preset-odds = Avantage au temps, cinq contre deux
compose-begins = Composez une cadence. Pour revenir d'une réponse : { WORD("timepiece-back") }. Pour annuler : { WORD("no") }.
compose-kind = De quel genre ? Un : du temps pour des coups ou pour toute la partie. Deux : sablier. Trois : le temps est seulement compté. Entrez le numéro.
compose-kind-black = Maintenant les Noirs. De quel genre ? Un : du temps pour des coups ou pour toute la partie. Deux : sablier. Trois : le temps est seulement compté. Quatre : sans pendule.
compose-minutes = { $period ->
    [one] Combien de minutes ?
   *[other] Combien de minutes s'ajoutent dans la période { WORDS($period) } ?
} Avec des secondes : minutes, deux-points, secondes.
compose-moves = Pour combien de coups ? Pour le reste de la partie, entrez zéro ou une ligne vide.
compose-extra = Un coup apporte-t-il du temps ? Un : non. Deux : du temps s'ajoute. Trois : un délai avant chaque coup. Quatre : le temps utilisé est rendu, jusqu'à une limite.
compose-seconds = Combien de secondes ?
compose-first = Du temps s'ajoute-t-il avant le premier coup ? { WORD("yes") } ou { WORD("no") }.
compose-so-far = Jusqu'ici : { $control }.
compose-same = Les Noirs ont-ils la même ? { WORD("yes") } ou { WORD("no") }.
compose-now-black = Maintenant les Noirs.
compose-draw = La nulle compte-t-elle comme une victoire des Noirs, comme dans une partie Armageddon ? { WORD("yes") } ou { WORD("no") }.
compose-heard = { $control }{ $draw ->
    [for-black] {" "}La nulle compte comme une victoire des Noirs.
   *[usual] {""}
} Est-ce juste ? { WORD("yes") }, ou { WORD("no") } pour recommencer.
compose-name = Pour l'enregistrer, entrez un nom. Sinon, appuyez sur Entrée.
compose-saved = Enregistrée sous { $text }.
compose-not-saved = Elle n'est pas enregistrée : { $why }. Elle sert tout de même.
compose-used = Elle vaut dès maintenant.
compose-next = Elle servira à partir de la prochaine partie.
compose-dropped = Annulé. La pendule ne change pas.
compose-wrong = { $text } n'est pas une réponse ici.
compose-empty = Rien n'a été entré.
compose-range = { $text } est trop ou trop peu. { $least ->
    [0] Entrez un nombre jusqu'à { WORDS($most) }.
   *[other] Entrez un nombre de { WORDS($least) } à { WORDS($most) }.
}
compose-name-taken = { $text } est le nom d'une cadence intégrée. Choisissez un autre nom.
compose-one-hourglass = Un sablier vaut pour les deux camps.
compose-name-wrong = Employez des lettres, des chiffres et des traits d'union. Un nom ne peut pas être lui-même une cadence.
compose-first-answer = C'est la première question.
