# Le dialogue de l'Annexe D : annoncer, répéter, exécuter, appuyer.

dialogue-repeated = Les { side-name } répètent : { $move }.
dialogue-mismatch = Cela ne correspond pas. Veuillez répéter le coup.
dialogue-corrected = Les { side-name } corrigent : { $move }.
dialogue-adjusting = { side-name } : j'adoube.
dialogue-stopped = Les pendules sont arrêtées. On appelle l'arbitre.
dialogue-did = { $deed ->
    [lifted] Pièce levée
    [touched] Pièce touchée
    [placed] Pièce posée
    [removed] Pièce retirée
   *[new-piece] Nouvelle pièce
} : { piece-of-side }, { $square }.
dialogue-executed = Exécuté sur votre échiquier : { $move }.
dialogue-promotion-missing = Annoncez encore le coup, avec la pièce de promotion.
dialogue-your-move-is-made = Votre coup est joué.
dialogue-adjust-board = Votre échiquier est différent. { $moved ->
    [yes] Le dernier coup valable est { $move }.
   *[no] Il doit montrer la position initiale.
} Remettez vos pièces en place.

dialogue-press-refused = Les { side-name } ont appuyé trop tôt : { dialogue-missing }
dialogue-missing = { $missing ->
    [captured] la pièce prise n'est pas retirée.
    [not-placed] la pièce n'est pas posée.
    [not-announced] le coup n'est pas annoncé.
    [promotion] la pièce de promotion n'est pas annoncée.
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
dialogue-touch-decide = Les { side-name } réclament : { $named ->
    [yes] la pièce touchée en { $square }
   *[no] une pièce touchée
} n'a pas été jouée. { $known ->
    [yes] Pièces touchées notées : { $squares }.
   *[no] Aucune pièce touchée n'est notée.
} Entrez : { $whole ->
    [yes] { WORD("say-accept-claim") }
   *[no] { WORD("say-accept-claim") } avec sa case
} ou { WORD("say-reject-claim") }.
dialogue-touch-stands = La règle de la pièce touchée permet le coup des { side-name }. Il reste joué.
dialogue-touch-not-recorded = Aucune pièce touchée à jouer n'est notée. La partie continue.
dialogue-touch-binds = { $bound ->
    [move] Pièce touchée : les { side-name } doivent jouer la pièce en { $square }.
    [capture] Pièce touchée : les { side-name } doivent prendre la pièce en { $other }.
    [with] Pièce touchée : les { side-name } doivent prendre la pièce en { $other } avec celle en { $square }.
    [castle] Pièce touchée : les { side-name } doivent roquer.
   *[nothing] Aucune pièce notée comme touchée ne peut jouer. Tout coup légal est permis aux { side-name }.
}
dialogue-slip = Les { side-name } ont corrigé un lapsus.
dialogue-overstepped = L'assistant des { side-name } { $duty ->
    [none] a fait ce qui n'est pas la tâche d'un assistant.
   *[other] a agi sans qu'on le lui demande, ou pour le mauvais joueur.
}
dialogue-said-to-differ = Les { side-name } disent que les échiquiers diffèrent. { $arbiter ->
    [yes] Les pendules sont arrêtées. On appelle l'arbitre.
   *[no] La partie est en pause.
}
dialogue-record-says = { $moved ->
    [yes] Le dernier coup enregistré est { $move }.
   *[no] Aucun coup n'est encore enregistré.
} Pour entendre tout l'échiquier, entrez : { WORD("board") }. Remettez vos pièces en place. Entrez ensuite : { WORD("say-boards-agree") }.{ $takes_back ->
    [yes] {" "}Pour reprendre ensuite le coup, entrez : { WORD("undo") }.
   *[no] {""}
}
dialogue-board-agrees = Les { side-name } disent que les échiquiers concordent. L'autre joueur doit encore le dire.
dialogue-diverged = { $known ->
    [yes] Les échiquiers diffèrent en { $squares }.
   *[no] L'enregistrement ne montre aucune différence.
} { $decision ->
    [both] Les feuilles concordent. Les deux joueurs remettent leurs pièces en place.
    [white] Les feuilles concordent. Les Blancs remettent leurs pièces en place.
    [black] Les feuilles concordent. Les Noirs remettent leurs pièces en place.
    [retrace] Les feuilles diffèrent. Demi-coups sur lesquels elles concordent : { WORDS($agreed) }.
   *[unclear] Les deux feuilles ont un coup illégal. Rétablissez la position qui le précède.
}{ $confirm ->
    [yes] {" "}Pour confirmer, entrez : { WORD("say-settle") }.
   *[no] {""}
}
dialogue-diverged-times = Les temps d'alors : Blancs { $white }, Noirs { $black }.
dialogue-time-wanted = Les { side-name } vous demandent le temps.
dialogue-formalities = L'assistant des { side-name } a accompli les formalités de l'ajournement.

dialogue-standing = { $state ->
    [await] Rien n'a été touché.
    [touched] Une pièce a été touchée.
    [placed] La pièce est posée, mais le coup n'est pas encore joué.
    [made] Le coup des { side-name } est joué.
    [repeated] Le coup des { side-name } est joué et répété.
    [mirrored] Le coup des { side-name } est joué sur les deux échiquiers.
   *[diverged] Les pendules sont arrêtées.
} { dialogue-awaited }
dialogue-awaited = { $who ->
    [you] { $awaited ->
        [move] À vous de jouer.
        [place] Posez maintenant la pièce.
        [remove] Retirez maintenant la pièce prise.
        [announce] Annoncez maintenant le coup.
        [promotion] Annoncez maintenant la pièce de promotion.
        [repeat] Répétez maintenant le coup.
        [execute] Exécutez-le maintenant sur votre échiquier.
        [agree] Remettez maintenant vos pièces en place, et dites que les échiquiers concordent.
       *[press] Appuyez maintenant sur la pendule.
    }
    [white] Les Blancs { $awaited ->
        [move] ont le trait.
        [place] doivent poser la pièce.
        [remove] doivent retirer la pièce prise.
        [announce] doivent annoncer le coup.
        [promotion] doivent annoncer la pièce de promotion.
        [repeat] doivent répéter le coup.
        [execute] doivent l'exécuter sur l'autre échiquier.
        [agree] doivent remettre les pièces en place.
       *[press] doivent appuyer sur la pendule.
    }
    [black] Les Noirs { $awaited ->
        [move] ont le trait.
        [place] doivent poser la pièce.
        [remove] doivent retirer la pièce prise.
        [announce] doivent annoncer le coup.
        [promotion] doivent annoncer la pièce de promotion.
        [repeat] doivent répéter le coup.
        [execute] doivent l'exécuter sur l'autre échiquier.
        [agree] doivent remettre les pièces en place.
       *[press] doivent appuyer sur la pendule.
    }
   *[arbiter] L'arbitre décide.
}

dialogue-no-dialogue = Cette partie se joue sans le dialogue. Entrez votre coup.
dialogue-diverged-wait = Les pendules sont arrêtées. Attendez la décision de l'arbitre.
dialogue-agree-first = Les échiquiers diffèrent. Quand le vôtre est en place, entrez : { WORD("say-boards-agree") }.
dialogue-agreement-awaited = Les échiquiers diffèrent. Votre adversaire doit encore dire qu'ils concordent. Attendez.
dialogue-not-diverged = Aucune différence entre les échiquiers n'est notée. Continuez.
dialogue-no-piece-there = Aucune pièce sur cette case ne convient. Indiquez une autre case.
dialogue-nothing-in-hand = Votre main est vide. Levez d'abord une pièce.
dialogue-already-announced = Votre coup est annoncé. Pour corriger un lapsus, entrez : { WORD("say-correct") }, et le coup.
dialogue-changed-too-often = Vous avez changé votre annonce trop souvent : les autres n'en entendent plus rien. Jouez votre coup.
dialogue-repeated-before = Ce coup a déjà été répété. Continuez.
dialogue-nothing-to-repeat = Aucun coup n'a été annoncé. Attendez votre adversaire.
dialogue-nothing-to-execute = Votre adversaire n'a pas encore joué. Attendez son coup.
dialogue-not-the-announced-move = Un autre coup a été annoncé. Exécutez celui-là.
dialogue-nothing-to-correct = Il n'y a rien à corriger. Annoncez votre coup.
dialogue-not-the-move-made = Votre échiquier montre un autre coup. Corrigez avec celui que vous avez joué.
dialogue-already-repeated = Votre adversaire a déjà répété ou exécuté votre coup : il est maintenu. S'il est faux, appelez l'arbitre.
dialogue-too-late-to-correct = La pendule est actionnée : il est trop tard pour corriger. Appelez l'arbitre.
dialogue-already-pressed = Vous n'avez aucun coup à achever. C'est à votre adversaire de jouer.
dialogue-clock-not-running = Votre pendule ne tourne pas : l'adversaire n'a pas encore appuyé. Attendez.
dialogue-not-a-duty = Ce n'est pas la tâche de cette place. Laissez-la aux autres.
dialogue-no-assistant = Les { side-name } n'ont pas d'assistant.
dialogue-not-requested = Votre joueur n'a pas demandé le temps. Attendez sa demande.
dialogue-complaint-after-move = C'est à l'adversaire de jouer : trop tard pour réclamer un coup précédent. Attendez.
dialogue-complaint-too-late = Vous avez vous-même touché une pièce : trop tard pour réclamer. Jouez votre coup.
dialogue-bound = { $bound ->
    [move] Pièce touchée : vous devez jouer la pièce en { $square }.
    [capture] Pièce touchée : vous devez prendre la pièce en { $other }.
    [with] Pièce touchée : vous devez prendre la pièce en { $other } avec celle en { $square }.
    [castle] Pièce touchée : vous devez roquer.
   *[nothing] Vous pouvez jouer n'importe quel coup légal.
}
dialogue-not-felt = Seul un joueur qui ne voit pas l'échiquier tâte les pièces.
dialogue-illegal-on-sheets = Les deux feuilles ont un coup illégal. Rétablissez la position qui le précède.
dialogue-press-captured = Retirez d'abord la pièce prise, puis appuyez.
dialogue-press-not-placed = Posez d'abord votre pièce, puis appuyez.
dialogue-press-not-announced = Annoncez d'abord votre coup, puis appuyez.
dialogue-press-promotion = Annoncez d'abord votre coup avec la pièce de promotion, puis appuyez.
dialogue-press-not-repeated = Attendez que l'adversaire répète votre coup, puis appuyez.
dialogue-press-not-executed = Attendez que votre coup soit exécuté sur l'autre échiquier, puis appuyez.
dialogue-press-no-move = Jouez d'abord votre coup, puis appuyez.
dialogue-not-clear = Je ne comprends pas quel coup vous voulez dire. Indiquez les deux cases.
