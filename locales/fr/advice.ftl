# Aide dans les parties libres et d'entraînement : indices, menaces, qui est mieux, gaffes.

advice-matter = { $matter ->
    [mate] Il y a un mat forcé. Cherchez les échecs.
    [check] Vous êtes en échec. Cherchez la meilleure issue.
    [gain] Vous pouvez gagner quelque chose. Regardez les prises et les attaques.
    [threat] Regardez d'abord ce que menace l'adversaire.
    [promotion] Regardez les pions qui peuvent être promus.
    [capture] Regardez les prises.
    [attack] Regardez les échecs.
    [castling] Pensez à la sécurité de votre roi.
    [development] Développez une pièce qui n'a pas encore joué.
    [pawn] Regardez les coups de pion.
   *[quiet] Rien n'est forcé. Cherchez une meilleure case pour une de vos pièces.
} Pour en savoir plus, entrez : { WORD("hint") }.
advice-piece = La pièce qui compte : { piece-the }. Pour le coup, entrez : { WORD("hint") }.
advice-move = Le meilleur coup est { $move }.
advice-stake = { $stake ->
    [mate] { $count ->
        [one] Cela mène au mat en un coup.
       *[other] Cela mène au mat en { WORDS($count) } coups.
    }
    [piece] Cela coûte { piece-the }.
    [pawns] { $count ->
        [one] Cela coûte environ un pion.
       *[other] Cela coûte environ { WORDS($count) } pions.
    }
   *[position] La position devient bien plus mauvaise.
}
advice-threat = Menace des { $side ->
    [white] Blancs
   *[black] Noirs
} : { $move }. { advice-stake }
advice-no-threat = Les { $side ->
    [white] Blancs
   *[black] Noirs
} ne menacent rien d'important.
advice-in-check = Vous êtes en échec. Répondez d'abord à cela.
advice-side = Les { $side ->
    [white] Blancs
   *[black] Noirs
}
advice-stands = { $balance ->
    [even] La position est à peu près égale.
    [slightly] { advice-side } sont un peu mieux.
    [pawns] { $count ->
        [one] { advice-side } sont mieux, d'environ un pion.
       *[other] { advice-side } sont mieux, d'environ { WORDS($count) } pions.
    }
    [winning] { advice-side } ont une position gagnante.
    [mated] { advice-side } ont gagné.
   *[mate] { $count ->
        [one] { advice-side } matent en un coup.
       *[other] { advice-side } matent en { WORDS($count) } coups.
    }
}
advice-line = Meilleure suite : { $moves }. { $stands }
advice-step-through = Pour suivre la suite coup par coup, entrez : { WORD("forward") }.
advice-fine = { $move } n'est pas une gaffe.
advice-blunder = { $move } est une gaffe. La meilleure réponse est { $answer }. { advice-stake }
advice-stalemate = { $move } est une gaffe. C'est pat : la partie est nulle.
advice-ask-blunder = { $why } Jouer ce coup quand même ? Entrez { WORD("yes") } ou { WORD("no") }.
advice-not-your-turn = C'est à votre adversaire de jouer. L'aide est pour vos propres coups.
advice-which-move = Nommez un coup légal, par exemple : est-ce que { $square } est une gaffe.
advice-over = La partie est finie dans cette position.
advice-no-position = Ce n'est pas une position légale. Il n'y a pas d'aide ici.
advice-nobody = Il n'y a aucun moteur à interroger. Nommez-en un dans les réglages : engine.
advice-by-builtin = Problème avec { $name } : { $why }. Le moteur intégré répond à sa place.
advice-noted = Aide aux { $side ->
    [white] Blancs
   *[black] Noirs
} : { $aid ->
    [matter] premier indice
    [piece] deuxième indice, la pièce
    [move] troisième indice, le coup
    [threat] la menace
    [evaluation] l'évaluation
    [line] la meilleure suite
    [check] un coup vérifié
   *[warning] l'avertissement d'une gaffe
}.
advice-warnings = { $on ->
    [yes] Désormais, les gaffes vous sont signalées.
   *[no] Désormais, les gaffes ne vous sont plus signalées.
}
