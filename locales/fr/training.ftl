# Ce qui se dit pendant l'entraînement.

train-begins = { $named ->
    [yes] { $name }.{" "}
   *[no] {""}
}{ $course ->
    [new] Vous débutez aux échecs ? Un premier cours à écouter commence par : { WORD("train-lesson") }.{" "}
    [begun] Pour continuer votre cours, entrez : { WORD("train-lesson") }.{" "}
   *[other] {""}
}{ $due ->
    [0] { $new ->
        [yes] Entraînement avec des problèmes. Votre classement commence à { WORDS($rating) }.
       *[no] Rien à revoir aujourd'hui. Votre classement est { WORDS($rating) }.
    }
    [one] Un problème à revoir aujourd'hui. Votre classement est { WORDS($rating) }.
   *[other] À revoir aujourd'hui : { WORDS($due, form: "masculine") } problèmes. Votre classement est { WORDS($rating) }.
}{ $openings ->
    [0] {""}
    [one] {" "}Un coup de vos ouvertures revient.
   *[other] {" "}De vos ouvertures reviennent { WORDS($openings) } coups.
} { $keys ->
    [yes] Pour commencer, appuyez sur { $enter }.
   *[no] Pour commencer, entrez une ligne vide.
} Pour les exercices, entrez : { WORD("train-drills") }. Pour tout le reste : { WORD("help") }.
train-puzzle = { $again ->
    [yes] Encore une fois.{" "}
   *[no] {""}
}{ $moved ->
    [yes] Dernier coup : { $move }.{" "}
   *[no] {""}
}Trait aux { side-name }.
train-first-task = Trouvez le meilleur coup et entrez-le. Pour un indice, entrez : { WORD("train-hint") }.
train-for-the-next = { $keys ->
    [yes] Pour le suivant, appuyez sur { $enter }.
   *[no] Pour le suivant, entrez une ligne vide.
}
train-your-move = Trait aux { side-name }.
train-wrong = Pas { $wrong }.{ $moved ->
    [yes] {" "}La réponse est { $move }.
   *[no] {""}
} Essayez un autre coup.
train-wrong-stalemate = Pas { $move } : c'est pat. Essayez un autre coup.
train-still-weighed = Un instant : { $move } est encore à l'étude. Entrez ensuite votre coup de nouveau.
train-solved = { $how ->
    [clean] Résolu.
    [hinted] Résolu, avec de l'aide.
    [helped] Résolu, mais pas au premier essai.
    [left] Problème laissé sans solution. Pour le suivant, entrez : { WORD("train-next") }.
   *[told] C'était la solution.
}
train-rating = Votre classement est { WORDS($rating) }, { $way ->
    [down] { WORDS($change) } de moins
   *[up] { WORDS($change) } de plus
}.
train-back = Le problème revient { $days ->
    [0] aujourd'hui
    [1] demain
   *[other] dans { WORDS($days, form: "masculine") } jours
}.
train-streak-goes-on = Série : { WORDS($count) }.
train-streak-over = { $count ->
    [0] Pas de série cette fois.
   *[other] La série est finie : { WORDS($count) }.
}{ $best ->
    [yes] {" "}C'est votre plus longue.
   *[no] {" "}Votre plus longue : { WORDS($record) }.
}
train-hint-theme = { $theme ->
    [none] Cherchez les échecs, les prises et les menaces.
    [anastasiaMate] Une tour et un cavalier matent au bord de l'échiquier.
    [arabianMate] Une tour et un cavalier matent dans le coin.
    [attraction] Attirez une pièce sur une mauvaise case.
    [backRankMate] Le roi ne peut pas quitter sa première rangée.
    [bishopEndgame] Une finale de fous.
    [bodenMate] Deux fous matent sur des diagonales croisées.
    [capturingDefender] Prenez une pièce qui en défend une autre.
    [clearance] Dégagez une case ou une ligne.
    [defensiveMove] Trouvez le coup qui tient.
    [deflection] Détournez un défenseur.
    [discoveredAttack] Une pièce s'écarte, une autre attaque.
    [doubleCheck] Deux pièces peuvent donner échec à la fois.
    [enPassant] Un pion peut être pris en passant.
    [exposedKing] Le roi est peu protégé.
    [fork] Une pièce peut en attaquer deux.
    [hangingPiece] Une pièce est trop peu défendue.
    [hookMate] Tour, cavalier et pion matent ensemble.
    [interference] Placez une pièce entre deux autres.
    [intermezzo] Ne reprenez pas tout de suite : un autre coup vient avant.
    [kingsideAttack] Attaquez le roi roqué.
    [knightEndgame] Une finale de cavaliers.
    [mateIn1] Mat en un coup.
    [mateIn2] Mat en deux coups.
    [mateIn3] Mat en trois coups.
    [mateIn4] Mat en quatre coups.
    [mateIn5] Mat en cinq coups.
    [pawnEndgame] Une finale de pions.
    [pin] Une pièce est clouée, ou peut l'être.
    [promotion] Un pion peut être promu.
    [queenEndgame] Une finale de dames.
    [quietMove] Le coup n'est ni un échec ni une prise.
    [rookEndgame] Une finale de tours.
    [sacrifice] Donnez pour obtenir davantage.
    [skewer] Attaquez une pièce, et celle de derrière tombe.
    [smotheredMate] Le roi est enfermé par ses propres pièces.
    [trappedPiece] Une pièce n'a plus d'issue.
    [underPromotion] Promouvez, mais pas en dame.
   *[xRayAttack] Une pièce agit à travers une autre.
}
train-theme-name = { $theme ->
    [anastasiaMate] mat d'Anastasie
    [arabianMate] mat des Arabes
    [attraction] attraction
    [backRankMate] mat du couloir
    [bishopEndgame] finale de fous
    [bodenMate] mat de Boden
    [capturingDefender] élimination du défenseur
    [clearance] dégagement
    [defensiveMove] coup défensif
    [deflection] déviation
    [discoveredAttack] attaque à la découverte
    [doubleCheck] échec double
    [enPassant] prise en passant
    [exposedKing] roi exposé
    [fork] fourchette
    [hangingPiece] pièce en prise
    [hookMate] mat du crochet
    [interference] interception
    [intermezzo] coup intermédiaire
    [kingsideAttack] attaque à l'aile roi
    [knightEndgame] finale de cavaliers
    [mateIn1] mat en un coup
    [mateIn2] mat en deux coups
    [mateIn3] mat en trois coups
    [mateIn4] mat en quatre coups
    [mateIn5] mat en cinq coups
    [pawnEndgame] finale de pions
    [pin] clouage
    [promotion] promotion
    [queenEndgame] finale de dames
    [quietMove] coup tranquille
    [rookEndgame] finale de tours
    [sacrifice] sacrifice
    [skewer] enfilade
    [smotheredMate] mat à l'étouffée
    [trappedPiece] pièce piégée
    [underPromotion] sous-promotion
   *[xRayAttack] attaque aux rayons X
}
train-themes = Thèmes des problèmes, et combien il y en a. Pour en commencer un, entrez : { WORD("train-theme-fork") }.
train-theme-listed = { train-theme-name } : { WORDS($count) }.
train-theme-begins = Problèmes d'un seul thème : { train-theme-name }. Ils ne changent pas votre classement.
train-themes-unread = Les problèmes ajoutés ne peuvent pas être comptés : { $why }.
train-hint-piece = La pièce à jouer : { piece-name } en { $square }.
train-hint-move = Le coup est { $move }.
train-solution = La solution : { $moves }.
train-no-puzzle = Aucun problème n'est ouvert. Pour le suivant, entrez : { WORD("train-next") }.
train-not-solved = Ce problème n'est pas encore résolu. Pour entendre comment faire, entrez : { WORD("train-solution") }. Pour quitter le problème : { WORD("train-stop") }.
train-puzzle-left = Je quitte ce problème. Il compte comme non résolu.
train-none-left = { $way ->
    [rated] Il n'y a plus de problèmes de cette sorte.
    [streak] Il n'y a plus de problèmes de cette sorte.
    [theme] Il n'y a plus de problèmes de cette sorte. Pour d'autres, entrez : { WORD("train-rated") }.
    [endgame] Il n'y a plus de problèmes de cette sorte.
    [review] Il ne reste rien à revoir.
    [opening] Il ne reste rien pour aujourd'hui.
    [lesson] Il n'y a plus de tâches.
   *[repeat] Plus rien ne revient aujourd'hui.
}
train-way = { $way ->
    [rated] Problèmes classés, proches de votre classement.
    [streak] Une série : les problèmes deviennent plus difficiles, jusqu'au premier que vous manquez.
    [theme] Problèmes d'un seul thème.
    [endgame] Finales contre la meilleure défense.
    [review] Fautes d'une de vos parties.
    [opening] Ouvertures.
    [lesson] Leçons.
   *[repeat] Problèmes qui reviennent.
}
train-way-name = { $way ->
    [rated] classé
    [streak] série
    [theme] thème
    [endgame] finale
    [review] partie personnelle
    [opening] ouverture
    [lesson] leçon
   *[repeat] encore
}
train-telling = Les positions sont dites { $telling ->
    [side] par camp
    [kind] par sorte de pièce
   *[rank] par rangée
}.
train-dictation-begins = Pièces : { WORDS($count) }. { $keys ->
    [yes] Entrée dit la suivante.
   *[no] Une ligne vide dit la suivante.
} Aussi : { WORD("repeat") }, { WORD("train-dictate-rest") }, { WORD("train-dictate-all") }.
train-dictation-over = C'était la dernière pièce.
train-standings = { $tried ->
    [0] Encore aucun problème.
    [one] Un problème essayé, { $solved ->
        [0] non résolu
       *[other] résolu
    } au premier essai.
   *[other] Problèmes essayés : { WORDS($tried) }. Résolus au premier essai : { WORDS($solved) }.
} Votre classement est { WORDS($rating) }{ $provisional ->
    [yes] , encore incertain.
   *[no] .
} Plus longue série : { WORDS($streak) }. À revoir aujourd'hui : { WORDS($due) }.{ $lessons ->
    [0] {""}
   *[other] {" "}Leçons terminées : { WORDS($lessons) }.
}
train-help = { $part ->
    [solve] Trouvez le meilleur coup et entrez-le, ou : { WORD("train-hint") }, { WORD("train-solution") }, { WORD("train-position") }, { WORD("train-next") }, { WORD("train-stop") }. Toutes les questions sur l'échiquier valent aussi.
    [kinds] Sortes de problèmes : { WORD("train-rated") }, { WORD("train-streak") }, { WORD("train-repeat") }, { WORD("train-themes") }.
    [telling] Comment les positions sont dites : { WORD("train-by-side") }, { WORD("train-by-kind") }, { WORD("train-by-rank") }, { WORD("train-dictate") }.
    [other] Finales : { WORD("train-endgames") }. Ouvertures : { WORD("train-openings") }. Leçons : { WORD("train-lessons") }. Exercices : { WORD("train-drills") }.
   *[leave] Où vous en êtes : { WORD("train-progress") }. Une partie : { WORD("new-game") }. Pour quitter : { WORD("quit") }.
}
train-not-here = C'est pour les parties, pas pour l'entraînement.
train-nothing-to-stop = Rien n'est ouvert que vous pourriez quitter. Pour quitter le programme, entrez : { WORD("quit") }.
train-stopped = Vous avez quitté l'exercice.
train-not-saved = Vos résultats ne sont pas enregistrés : { $why }. L'entraînement continue.
train-saved-again = Tous vos résultats sont de nouveau enregistrés.
train-goodbye = Tout est enregistré. Au revoir.
train-store-newer = { $file } a été écrit par une version plus récente d'Annabella. Utilisez-la.
train-store-damaged = { $file } est inutilisable : { $why }. Rien n'a été changé. Mettez ce fichier de côté pour recommencer, ou une sauvegarde à sa place.
train-store-in-use = { $named ->
    [yes] { $name } s'entraîne
   *[no] Quelqu'un s'entraîne
} déjà dans une autre fenêtre.
train-store-nobody = { $named ->
    [yes] Personne ne s'est encore entraîné sous le nom { $name }.
   *[no] Sans nom, il n'y a pas encore de résultats. Pour un élève avec un nom : --player.
}
train-store-known = { $named ->
    [yes] { $name } s'est
   *[no] Quelqu'un sans nom s'est
} déjà entraîné ici. Choisissez un autre nom avec --player.
train-store-system = { $file } ne peut pas être ouvert : { $why }.
train-no-export = { $file } n'est pas le fichier d'un élève : { $why }.
train-exists = { $file } existe déjà, et a été laissé tel quel.
train-column = { $column ->
    [day] Jour
    [way] Sorte
    [puzzle] Problème
    [result] Résultat
    [hints] Indices
   *[rating] Classement
}
train-result = { $clean ->
    [yes] résolu
   *[no] non résolu
}
train-title = { $named ->
    [yes] Entraînement de { $name }.
   *[no] Entraînement.
}
train-exported = Écrit : { $file }.
train-imported = { $named ->
    [yes] { $name } :
   *[no] Repris :
} { $count ->
    [one] un problème.
   *[other] { WORDS($count, form: "masculine") } problèmes.
}
