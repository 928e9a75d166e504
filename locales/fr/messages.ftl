begins = { $mode ->
    [tournament] Partie de tournoi.
    [training] { $opponent ->
        [house] Nouvelle partie.
       *[other] Partie d'entraînement.
    }
   *[casual] Nouvelle partie.
} Vous jouez avec les { side-name } contre { $opponent ->
    [house] l'adversaire intégré, niveau { WORDS($level) }
    [board] un adversaire à l'échiquier
   *[console] un adversaire à ce clavier
}.{ $start ->
    [chess960] {" "}Échecs neuf cent soixante, position { WORDS($number) }.
    [set-up] {" "}La partie commence dans une position préparée.
   *[usual] {""}
}
announced-by = { $side ->
    [white] Blancs
   *[black] Noirs
} : { $move }
taken-up = La partie reprend. { $moved ->
    [yes] Le dernier coup était { $move }.
   *[no] Aucun coup n'a encore été joué.
} Trait aux { side-name }.{ $timed ->
    [yes] {" "}Les Blancs ont { $white }, les Noirs ont { $black }. Les pendules sont arrêtées : entrez { WORD("resume") } pour les relancer.
   *[no] {""}
}
offered = Les { side-name } proposent nulle.
declined = Les { side-name } refusent la nulle.
ended = { $reason ->
    [checkmate] Échec et mat. Les { side-name } gagnent.
    [resignation] Les { side-name } gagnent par abandon.
    [time] Les { side-name } gagnent au temps.
    [stalemate] Pat. La partie est nulle.
    [material] Aucun camp n'a de quoi mater. La partie est nulle.
    [agreement] Nulle par accord mutuel. La partie est finie.
    [time-drawn-forced] Le drapeau est tombé, mais l'adversaire ne peut plus mater, quels que soient les coups. La partie est nulle.
   *[time-drawn] Le drapeau est tombé, mais l'adversaire n'a pas assez de matériel pour mater. La partie est nulle.
}
ended-otherwise = { $outcome ->
    [won] La partie est finie. Les { side-name } gagnent.
   *[drawn] La partie est finie. Elle est nulle.
}
paused = La partie est en pause.
resumed = La partie continue. Trait aux { side-name }.
restored = { $moved ->
    [yes] Retour à la position après { $move }.
   *[no] Retour à la position de départ.
} Trait aux { side-name }.
named = { $field ->
    [white] Le joueur des Blancs est { $text }.
    [black] Le joueur des Noirs est { $text }.
    [event] Le tournoi est { $text }.
   *[round] La ronde est { $text }.
}
name-removed = { $field ->
    [white] Le joueur des Blancs n'a plus de nom.
    [black] Le joueur des Noirs n'a plus de nom.
    [event] Le tournoi n'a plus de nom.
   *[round] La ronde n'est plus indiquée.
}
last-move = Coup { WORDS($number) }, { side-name } : { $move }.
no-move-yet = Aucun coup n'a encore été joué.
moves-pair = { WORDS($number) } : { $white }, { $black }.
moves-white = { WORDS($number) } : { $white }.
moves-black = { WORDS($number) }, Noirs : { $black }.
clocks = Les Blancs ont { $white }, les Noirs ont { $black }. { clock-running }
clock-running = { $running ->
    [white] La pendule des Blancs tourne.
    [black] La pendule des Noirs tourne.
    [first-move] Les pendules démarrent au premier coup.
   *[none] Les pendules sont arrêtées.
}
own-time = Vous avez { $time }.
own-time-none = Vous n'avez plus de temps.
on-square = { $square }, { piece-of-side }.
on-square-empty = { $square }, vide.
turn = Trait aux { side-name }, coup { WORDS($number) }{ $check ->
    [yes] , en échec
   *[no] {""}
}.

refused-game-over = La partie est finie. Entrez { WORD("moves") } pour la réentendre, ou { WORD("quit") } pour partir.
refused-not-begun = La partie n'a pas commencé : c'est l'arbitre qui la lance. Attendez son signal.
refused-clocks-stopped = La partie est en pause. Entrez { WORD("resume") } pour la reprendre.
refused-not-stopped = La partie n'est pas en pause. Continuez à jouer.
refused-not-your-turn = C'est à votre adversaire de jouer. Attendez son coup.
refused-players-only = Seuls les joueurs peuvent le faire. Entrez { WORD("help") } pour savoir ce que vous pouvez demander.
refused-arbiter-only = Seul l'arbitre peut le faire. Appelez l'arbitre.
refused-no-piece-for-that = Vous n'avez aucune pièce qui puisse le faire. Vérifiez les cases et entrez le coup de nouveau.
refused-no-offer = Aucune nulle n'est proposée. Entrez { WORD("draw") } pour la proposer vous-même.
refused-own-offer = C'est votre propre proposition. Votre adversaire doit y répondre.
refused-offer-stands = Vous avez déjà proposé nulle. Attendez la réponse.
refused-nothing-to-take-back = Vous n'avez aucun coup à reprendre. Jouez d'abord un coup.
refused-only-in-training = Dans cette partie, il n'y a pas de réponse à cela. Jouez votre coup.
refused-no-take-back = Dans cette partie, on ne reprend pas de coup. Pour essayer des coups, entrez : { WORD("study") }.
refused-not-in-this-mode = Ce n'est pas permis dans cette partie.
refused-no-clock = Cette partie se joue sans pendule. Prenez tout votre temps.
refused-nothing-to-press = Il n'y a rien à presser : le coup est achevé dès que vous l'entrez. Entrez votre coup.
refused-no-such-half-move = Aucun demi-coup ne porte ce numéro. Entrez { WORD("moves") } pour entendre les coups.

illegal-no-piece-there = Il n'y a aucune pièce en { $from }. Indiquez une case où se trouve une de vos pièces.
illegal-not-your-piece = La pièce en { $from } est à votre adversaire. Jouez une des vôtres.
illegal-path-blocked = Le chemin de { $from } à { $to } est bloqué. Choisissez un autre coup.
illegal-not-a-move-of-that-piece = Cette pièce ne se déplace pas ainsi : { piece-name } de { $from } en { $to }. Choisissez un autre coup.
illegal-leaves-king-in-check = Votre roi serait en échec. Choisissez un coup qui le laisse à l'abri.
illegal-promotion-missing = En { $to }, le pion doit être promu. Dites en quoi : dame, tour, fou ou cavalier.
illegal-promotion-invalid = Cette promotion n'est pas possible. Un pion sur la dernière rangée devient dame, tour, fou ou cavalier, et rien d'autre n'est promu.
illegal-castling-prevented = Vous ne pouvez pas roquer maintenant : le roi est en échec, passerait par une case attaquée ou s'y retrouverait, ou une pièce est sur le chemin. Choisissez un autre coup.
illegal-castling-right-lost = Vous ne pouvez plus roquer de ce côté : le roi ou cette tour a déjà bougé. Choisissez un autre coup.
illegal-en-passant-lapsed = La prise en passant n'est possible que juste après l'avance de deux cases. Choisissez un autre coup.
illegal-own-piece = En { $square } se trouve { $role ->
    [king] votre roi
    [queen] votre dame
    [rook] une de vos tours
   *[other] un { piece-name } à vous
}.
illegal-in-the-way = Sur le chemin se trouve { piece-the }.
illegal-check-from = Votre roi serait en échec. L'échec vient d'ici : { piece-the }.
castling-way = Roque : sur le chemin se trouve { piece-the }.
castling-check = Roque : votre roi est en échec. L'échec vient d'ici : { piece-the }.
castling-attacked = Roque : { piece-the } attaque la case { $at }.
last-move-long = Coup { WORDS($number) }, { side-name } : { $move }, depuis { $from }.
moves-count = Demi-coups jusqu'ici : { WORDS($count) }.
turn-long = C'est aux { side-name } de jouer le coup { WORDS($number) }{ $check ->
    [yes] , en échec
   *[no] {""}
}.
