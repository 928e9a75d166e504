# Ce qui est dit des finales contre la meilleure défense.

endgame-name = { $endgame ->
    [queen] Dame contre roi
    [rook] Tour contre roi
    [bishops] Deux fous contre roi
    [bishop-knight] Fou et cavalier contre roi
    [pawn] Pion contre roi
    [rook-pawn] Tour et pion contre roi
    [queen-rook] Dame contre tour
   *[hold-pawn] Roi contre pion : tenir la nulle
}
train-endgames = Finales contre la meilleure défense. Pour en commencer une, entrez son numéro ou son nom, par exemple : { WORD("train-endgame-rook") }.
train-endgame-listed = Finale { WORDS($number) } : { endgame-name }
train-endgame-making = Les tables de cette finale se préparent. Cela peut prendre une demi-minute, une seule fois.
train-endgame-begins = { endgame-name }.{ $wins ->
    [yes] {" "}{ $moves ->
        [one] Mat en un coup.
       *[other] Avec le meilleur jeu, mat en { WORDS($moves) } coups.
    }
   *[no] {""}
}
train-endgame-best = Le meilleur coup. { $moves ->
    [one] Mat en un coup.
   *[other] Mat en { WORDS($moves) } coups.
}
train-endgame-longer = Toujours gagné : avec le meilleur jeu, { $moves ->
    [one] mat en un coup
   *[other] mat en { WORDS($moves) } coups
}. { $longer ->
    [one] Cela fait un coup de plus.
   *[other] Cela fait { WORDS($longer) } coups de plus.
}
train-endgame-still-drawn = Toujours nulle.
train-endgame-draws = Pas { $wrong } : c'est nulle.{ $moved ->
    [yes] {" "}La réponse est { $move }.
   *[no] {""}
} Essayez un autre coup.
train-endgame-loses = Pas { $wrong } : c'est perdu.{ $moved ->
    [yes] {" "}La réponse est { $move }, avec { $moves ->
        [one] mat en un coup
       *[other] mat en { WORDS($moves) } coups
    }.
   *[no] {""}
} Essayez un autre coup.
train-endgame-mated = Mat en { $made ->
    [one] un coup
   *[other] { WORDS($made) } coups
}{ $quickest ->
    [yes] {" "}: on ne peut pas plus vite.
   *[no] {""}. Au mieux : { WORDS($best) }.
}
train-endgame-drawn-by = { $drawn ->
    [stalemate] Pat
    [pieces] Plus personne ne peut mater
    [repeated] La même position pour la troisième fois
   *[quiet] Cinquante coups sans prise ni coup de pion
}
train-endgame-held = { train-endgame-drawn-by }. Vous avez tenu la nulle.
train-endgame-slipped = { train-endgame-drawn-by }. Dans une partie, l'adversaire peut maintenant réclamer la nulle.
train-endgame-given-up = { $whole ->
    [yes] La meilleure suite : { $moves }.
   *[no] La meilleure suite commence ainsi : { $moves }.
}
train-endgame-next = Une autre position : { WORD("train-next") }. La même : { WORD("train-endgame-over") }.
train-endgame-help = Entrez votre coup, ou : { WORD("train-hint") }, { WORD("train-solution") }, { WORD("train-position") }, { WORD("train-next") }. Depuis le début : { WORD("train-endgame-over") }. Toutes les finales : { WORD("train-endgames") }. Pour quitter : { WORD("train-stop") }. Toutes les questions sur l'échiquier valent aussi.
train-endgame-nothing = Il n'y a pas de finale à recommencer. Pour entendre lesquelles existent, entrez : { WORD("train-endgames") }.
train-endgame-damaged = { $file } était endommagé. La table a été refaite.
train-endgame-not-kept = Les tables ne peuvent pas être enregistrées : { $why }. Elles restent jusqu'à votre départ.
