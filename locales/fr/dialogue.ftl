# Le dialogue de l'Annexe D : annoncer, répéter, exécuter, presser.

dialogue-repeated = Les { side-name } répètent : { $move }.
dialogue-mismatch = Cela ne correspond pas. Veuillez répéter le coup.
dialogue-corrected = Les { side-name } corrigent : { $move }.
dialogue-adjusting = { side-name } : j'adoube.
dialogue-stopped = Les pendules sont arrêtées. On appelle l'arbitre.
dialogue-did = { $deed ->
    [lifted] Levé
    [touched] Touché
    [placed] Posé
    [removed] Retiré
   *[new-piece] Nouvelle pièce
} : { piece-of-side }, { $square }.
dialogue-executed = Exécuté sur votre échiquier : { $move }.
dialogue-promotion-missing = Annoncez encore le coup avec la pièce que devient le pion.
dialogue-your-move-is-made = Votre coup est joué.
dialogue-adjust-board = Votre échiquier montre autre chose. { $moved ->
    [yes] Le dernier coup valable est { $move }.
   *[no] La position de départ est valable.
} Remettez vos pièces en place.

dialogue-press-refused = Les { side-name } ont pressé avant que le coup soit joué : { dialogue-missing }
dialogue-missing = { $missing ->
    [captured] la pièce prise n'est pas retirée.
    [not-placed] la pièce n'est pas posée.
    [not-announced] le coup n'est pas annoncé.
    [promotion] on n'a pas annoncé ce que devient le pion.
    [not-repeated] le coup n'est pas répété.
    [not-executed] le coup n'est pas exécuté sur l'autre échiquier.
   *[no-move] il n'y a aucun coup.
}
dialogue-obligation = Les { side-name } ne jouent pas la pièce touchée.
dialogue-touch-reported = Signalé : les { side-name } ont touché la pièce en { $square }.
dialogue-touch-claimed = Les { side-name } réclament : pièce touchée.{ $waits ->
    [yes] {" "}Les pendules sont arrêtées jusqu'à la décision de l'arbitre.
   *[no] {""}
}
dialogue-touch-decide = Les { side-name } disent qu'une pièce touchée n'a pas été jouée. { $known ->
    [yes] Notées comme touchées : { $squares }.
   *[no] Aucune pièce touchée n'est notée.
} Entrez { WORD("say-accept-claim") } ou { WORD("say-reject-claim") }.
dialogue-touch-binds = { $bound ->
    [move] Pièce touchée : les { side-name } doivent jouer la pièce en { $square }.
    [capture] Pièce touchée : les { side-name } doivent prendre la pièce en { $other }.
    [with] Pièce touchée : les { side-name } doivent prendre la pièce en { $other } avec celle en { $square }.
    [castle] Pièce touchée : les { side-name } doivent roquer.
   *[nothing] Aucune pièce notée comme touchée ne peut jouer. Les { side-name } peuvent jouer n'importe quel coup légal.
}
dialogue-slip = Les { side-name } ont corrigé un lapsus.
dialogue-overstepped = L'assistant des { side-name } { $duty ->
    [none] a fait ce qui ne revient à aucun assistant.
   *[other] a fait, sans qu'on le lui demande ou pour le mauvais joueur, ce qui lui revient autrement.
}
dialogue-diverged = Les échiquiers diffèrent en { $squares }. { $decision ->
    [both] Les feuilles concordent. Les deux joueurs remettent leurs pièces en place.
    [white] Les feuilles concordent. Les Blancs remettent leurs pièces en place.
    [black] Les feuilles concordent. Les Noirs remettent leurs pièces en place.
    [retrace] Les feuilles diffèrent. Demi-coups sur lesquels elles concordent : { WORDS($agreed) }.
   *[unclear] Les deux feuilles ont un coup illégal : rétablissez la position qui le précède.
}{ $confirm ->
    [yes] {" "}Entrez accorde les échiquiers pour confirmer.
   *[no] {""}
}
dialogue-diverged-times = Les temps d'alors : Blancs { $white }, Noirs { $black }.
dialogue-time-wanted = Les { side-name } vous demandent le temps.
dialogue-formalities = L'assistant des { side-name } a fait ce que demande l'ajournement.

dialogue-standing = { $state ->
    [await] Rien n'a été touché.
    [touched] Une pièce a été touchée.
    [placed] La pièce est posée, le coup n'est pas encore joué.
    [made] Le coup des { side-name } est joué.
    [repeated] Le coup des { side-name } est joué et répété.
    [mirrored] Le coup des { side-name } est joué sur les deux échiquiers.
   *[diverged] Les pendules sont arrêtées.
} { $who ->
    [you] { $awaited ->
        [move] À vous de jouer.
        [place] Posez maintenant la pièce.
        [remove] Retirez maintenant la pièce prise.
        [announce] Annoncez maintenant le coup.
        [promotion] Annoncez maintenant ce que devient le pion.
        [repeat] Répétez maintenant le coup.
        [execute] Exécutez-le maintenant sur votre échiquier.
       *[press] Pressez maintenant la pendule.
    }
    [white] Les Blancs { $awaited ->
        [move] ont le trait.
        [place] doivent poser la pièce.
        [remove] doivent retirer la pièce prise.
        [announce] doivent annoncer.
        [promotion] doivent annoncer ce que devient le pion.
        [repeat] doivent répéter.
        [execute] doivent l'exécuter sur l'autre échiquier.
       *[press] doivent presser la pendule.
    }
    [black] Les Noirs { $awaited ->
        [move] ont le trait.
        [place] doivent poser la pièce.
        [remove] doivent retirer la pièce prise.
        [announce] doivent annoncer.
        [promotion] doivent annoncer ce que devient le pion.
        [repeat] doivent répéter.
        [execute] doivent l'exécuter sur l'autre échiquier.
       *[press] doivent presser la pendule.
    }
   *[arbiter] L'arbitre décide.
}

dialogue-no-dialogue = Cette partie se joue sans le dialogue. Entrez simplement votre coup.
dialogue-diverged-wait = Les pendules sont arrêtées jusqu'à la décision de l'arbitre. Attendez-le.
dialogue-not-diverged = Personne n'a trouvé les échiquiers différents. Continuez.
dialogue-no-piece-there = Il n'y a pas de pièce pour cela sur cette case. Indiquez une autre case.
dialogue-nothing-in-hand = Vous n'avez aucune pièce en main. Levez-en d'abord une.
dialogue-already-announced = Votre coup est annoncé. Si c'était un lapsus, entrez corrige et le coup.
dialogue-nothing-to-repeat = Il n'y a aucune annonce à répéter. Attendez celle de votre adversaire.
dialogue-nothing-to-execute = Votre adversaire n'a encore joué aucun coup. Attendez-le.
dialogue-not-the-announced-move = Un autre coup a été annoncé. Exécutez celui-là.
dialogue-nothing-to-correct = Il n'y a rien à corriger. Annoncez votre coup.
dialogue-not-the-move-made = Vos pièces montrent un autre coup. Corrigez par celui que vous avez joué.
dialogue-already-repeated = Votre adversaire a déjà répété ou exécuté votre coup : il reste. S'il est faux, appelez l'arbitre.
dialogue-too-late-to-correct = La pendule est pressée : il est trop tard pour corriger. Appelez l'arbitre.
dialogue-already-pressed = Vous n'avez aucun coup à achever. C'est à votre adversaire de jouer.
dialogue-clock-not-running = Votre pendule ne tourne pas : votre adversaire n'a pas pressé la sienne. Pressez ensuite.
dialogue-not-a-duty = Cela ne revient pas à cette place. Laissez-le à qui cela revient.
dialogue-not-requested = Votre joueur n'a pas demandé le temps. Dites-le quand il le demande.
dialogue-complaint-too-late = Vous avez vous-même touché une pièce : il est trop tard pour réclamer. Jouez votre coup.
dialogue-bound = { $bound ->
    [move] Pièce touchée : vous devez jouer la pièce en { $square }.
    [capture] Pièce touchée : vous devez prendre la pièce en { $other }.
    [with] Pièce touchée : vous devez prendre la pièce en { $other } avec celle en { $square }.
    [castle] Pièce touchée : vous devez roquer.
   *[nothing] Vous pouvez jouer n'importe quel coup légal.
}
dialogue-not-felt = Vous voyez votre échiquier. Seul celui qui ne le voit pas tâte les pièces.
dialogue-illegal-on-sheets = Les deux feuilles ont un coup illégal. Rétablissez la position qui le précède.
dialogue-press-captured = La pièce prise est encore là. Retirez-la, puis pressez.
dialogue-press-not-placed = Votre pièce n'est pas encore posée. Posez-la, puis pressez.
dialogue-press-not-announced = Votre coup n'est pas encore annoncé. Annoncez-le, puis pressez.
dialogue-press-promotion = Vous n'avez pas annoncé ce que devient le pion. Annoncez-le, puis pressez.
dialogue-press-not-repeated = Votre adversaire n'a pas répété votre coup. Attendez, puis pressez.
dialogue-press-not-executed = Votre coup n'est pas encore exécuté sur l'autre échiquier. Attendez, puis pressez.
dialogue-press-no-move = Vous n'avez pas encore joué. Jouez votre coup, puis pressez.
dialogue-not-clear = Je ne comprends pas quel coup vous voulez dire. Indiquez les deux cases.
help-dialogue = Le dialogue entier : le coup que vous entrez est annoncé et joué. Annonce, répète, corrige ou exécute un coup, lève, pose ou retire une pièce, puis presser. État dit ce qui vient ensuite.
