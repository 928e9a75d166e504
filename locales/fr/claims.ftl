# Les nulles réclamées ou convenues, et la feuille de partie comme devoir.

claim-made = Les { side-name } réclament la nulle { $ground ->
    [repetition] par répétition
   *[fifty] par les cinquante coups
}{ $moved ->
    [yes] {" "}avec le coup { $move }
   *[no] {""}
}.
claim-stood = après le coup { WORDS($number) } des { side-name }
claim-stood-start = au début
claim-times = { $times ->
    [one] notée une fois
   *[other] notée { WORDS($times) } fois
}
claim-evidence-repetition = { $found ->
    [yes] La position s'est présentée { $list }: { claim-times }.
   *[no] La position ne s'était pas encore présentée.
}{ $moved ->
    [yes] {" "}Le coup écrit est { $move }.
   *[no] {""}
}
claim-evidence-fifty = { $number ->
    [0] Aucun demi-coup sans prise ni coup de pion n'est noté.
    [one] Le dernier demi-coup n'était ni une prise ni un coup de pion.
   *[other] Les { WORDS($number) } derniers demi-coups : ni prise ni coup de pion.
}
claim-decide = Tranchez la demande des { side-name }. Entrez : { $postponable ->
    [yes] { WORD("say-accept-claim") }, { WORD("say-reject-claim") } ou { WORD("say-postpone-claim") }
   *[no] { WORD("say-accept-claim") } ou { WORD("say-reject-claim") }
}.
claim-wrong = La réclamation des { side-name } est incorrecte.{ $given ->
    [yes] {" "}L'adversaire reçoit { $time }.
   *[no] {""}
}{ $must ->
    [move] {" "}Il faut maintenant jouer { $move }.
    [piece] {" "}Il faut maintenant jouer la pièce de ce coup.
   *[no] {""}
}
claim-correct = La réclamation des { side-name } est correcte.
claim-quickplay = Les { side-name } réclament la nulle : l'adversaire { $basis ->
    [cannot] ne peut pas gagner par des moyens normaux
   *[effort] ne fait aucun effort pour gagner
}.
claim-decided = La réclamation des { side-name } est { $decision ->
    [accepted] acceptée
    [postponed] remise à plus tard : la partie continue
   *[rejected] rejetée
}.{ $given ->
    [yes] {" "}L'adversaire reçoit { $time }.
   *[no] {""}
}
claim-packet = La réclamation a mis fin à la partie. L'arbitre décidera plus tard. Position finale : { $position }.{ $timed ->
    [yes] {" "}Les Blancs ont { $white }, les Noirs ont { $black }.
   *[no] {""}
}{ $sheet ->
    [yes] {" "}La feuille de partie est remise aussi.
   *[no] {""}
} L'adversaire entre : { WORD("say-verify") }, ou { WORD("say-dispute") }.
claim-verified = { $agrees ->
    [yes] L'adversaire confirme la position finale.
   *[no] L'adversaire conteste la position finale.
}
claim-increment-asked = Les { side-name } demandent un incrément et proposent ainsi nulle.
claim-increment = { $given ->
    [yes] Désormais chaque coup apporte { $increment }. L'adversaire reçoit { $time }.
   *[no] Aucun incrément n'est donné.
}
claim-waits = { $what ->
    [later] La réclamation des { side-name } a mis fin à la partie. L'arbitre décidera plus tard.
    [reply] Les { side-name } demandent un incrément. L'adversaire répond d'abord à la proposition de nulle.
   *[arbiter] Ne jouez pas : l'arbitre tranche la demande des { side-name }.
}
claim-withdrawn = Les { side-name } retirent la réclamation.
claim-agreed = Les deux veulent la nulle. L'arbitre doit y consentir.
claim-not-consented = L'arbitre ne consent pas. La partie continue.
claim-reason = Motif : { $reason }.
claim-improper = Proposition de nulle des { side-name } au mauvais moment, numéro { WORDS($count) }.
claim-hint = La nulle peut être réclamée { $ground ->
    [repetition] par répétition
   *[fifty] par les cinquante coups
}. Entrez : { WORD("say-claim") }.
refused-claim = { $why ->
    [not-by-claim] Selon ces règles, cette nulle ne se réclame pas. Continuez.
    [not-on-move] On ne réclame qu'au trait. Attendez votre tour.
    [right-lost] Vous avez touché une pièce ou joué : il est trop tard. Continuez.
    [move-not-made] Selon ces règles, seuls comptent les coups joués. Réclamez sans coup.
    [needs-scoresheet] Une réclamation exige une feuille de partie. Appelez l'arbitre.
    [not-in-event] Cette réclamation n'existe pas dans ce tournoi. Continuez.
    [not-in-class] Cette réclamation n'existe pas dans ce genre de partie. Continuez.
    [with-increment] Cette réclamation n'existe pas avec un incrément. Continuez.
    [time-left] Il vous reste encore trop de temps. Continuez.
    [open] La réclamation ouverte passe d'abord. Attendez l'arbitre.
    [concluded] La réclamation a mis fin à la partie. L'arbitre décidera plus tard.
    [not-open] Aucune réclamation n'est ouverte. Pour réclamer, entrez : { WORD("say-claim") }.
    [not-withdrawable] Une proposition ou une réclamation ne se retire pas. Attendez la réponse.
    [must-play] Vous devez jouer le coup de votre réclamation. Entrez-le.
    [own-move-first] Jouez d'abord votre coup, puis proposez nulle.
    [too-few-moves] Avant de convenir de la nulle, chaque camp doit jouer un coup. Continuez.
    [nothing-agreed] Les joueurs ne sont pas convenus de la nulle. Attendez.
    [offer-open] L'adversaire répond d'abord à la proposition. Attendez.
    [not-postponable] Cela ne se remet pas à plus tard. Acceptez ou rejetez.
    [nothing-to-claim] Il n'y a rien à réclamer maintenant. Continuez.
   *[no-arbiter] Il faudrait un arbitre, et il n'y en a pas. Continuez.
}
ask-claim-ground = Par répétition ou par les cinquante coups ? Entrez : { WORD("say-repetition") }, ou { WORD("say-fifty") }.
ask-claim-move = Réclamez-vous avec un coup ? Entrez le coup que vous écrivez, ou : { WORD("say-now") }.
confirm-claim = Réclamer la nulle { $ground ->
    [repetition] par répétition
   *[fifty] par les cinquante coups
}{ $moved ->
    [yes] {" "}avec { $move }
   *[no] {""}
} ? Cela ne se retire pas. Entrez : { WORD("yes") } ou { WORD("no") }.
confirm-quickplay = Réclamer la nulle parce que l'adversaire { $basis ->
    [cannot] ne peut pas gagner par des moyens normaux
   *[effort] ne fait aucun effort pour gagner
} ? Entrez : { WORD("yes") } ou { WORD("no") }.
confirm-sign = Signer ce résultat : { sheet-result } Entrez : { WORD("yes") } ou { WORD("no") }.
claim-move-unclear = Ce coup n'est pas clair. Entrez-le encore, ou : { WORD("say-now") }.
confirm-seal = Mettre ce coup sous enveloppe ? Il n'est pas annoncé. Entrez : { WORD("yes") } ou { WORD("no") }.
seal-what = Entrez le coup à mettre sous enveloppe. Il n'est ni affiché ni prononcé.
sign-what = Quel résultat ? Entrez : { WORD("say-sign") }, avec ou sans le résultat.
session-when = Dans combien de minutes la séance de jeu finit-elle ? Entrez un nombre.
ask-word = { $opens ->
    [yes] Arbitre, entrez le mot de passe de l'enveloppe.
   *[no] Arbitre, entrez un mot de passe d'au moins quatre lettres. Lui seul ouvre l'enveloppe.
} Pour annuler, entrez { WORD("no") }.
ask-word-again = Entrez encore une fois le mot de passe.
words-differ = Les deux sont différents. Recommencez le mot de passe.
word-is-command = C'est une commande. Entrez le mot de passe, ou { WORD("no") } pour annuler.
sheet-result = { $result ->
    [white] Les Blancs gagnent.
    [black] Les Noirs gagnent.
    [white-half] Un demi-point pour les Blancs. Les Noirs ont perdu.
    [black-half] Un demi-point pour les Noirs. Les Blancs ont perdu.
    [both] Les deux joueurs ont perdu.
    [open] La partie n'a pas de résultat.
   *[drawn] Partie nulle.
}
record-written = Demi-coups sur votre feuille : { WORDS($number) }.
record-out-of-order = Les { side-name } ont joué avant d'écrire { $order ->
    [own] leur dernier coup
    [other] les coups de l'adversaire
   *[all] les coups manquants
}.
record-signed = Les { side-name } ont signé : { sheet-result }
record-approved = Les deux ont signé. { sheet-result }
record-discrepancy = Les résultats signés ne sont pas celui de la partie. Blancs : { $white }. Noirs : { $black }. La partie : { $shown }.
record-discrepancy-item = { $result ->
    [white] les Blancs gagnent
    [black] les Noirs gagnent
    [drawn] nulle
    [white-half] un demi-point pour les Blancs, les Noirs ont perdu
    [black-half] un demi-point pour les Noirs, les Blancs ont perdu
    [both] les deux ont perdu
    [open] sans résultat
   *[none] rien
}
record-overruled = L'arbitre décide : { sheet-result }
record-not-signed = { $white ->
    [yes] { $black ->
        [yes] Les Blancs et les Noirs n'ont pas encore signé.
       *[no] Les Blancs n'ont pas encore signé.
    }
   *[no] Les Noirs n'ont pas encore signé.
} Entrez : { WORD("say-sign") }.
record-sign-anew = Les { side-name } doivent signer de nouveau : le résultat a changé. Entrez : { WORD("say-sign") }.
record-distraction = Les { side-name } demandent la feuille de partie. Cela compte comme une gêne. Demande numéro { WORDS($count) }.
record-reconstruct = Notez d'abord : position { $position }.{ $timed ->
    [yes] {" "}Les Blancs ont { $white }, les Noirs ont { $black }.
   *[no] {""}
} Coups jusqu'ici : { WORDS($moves) }.{ $running ->
    [white] {" "}La pendule des Blancs tournait.
    [black] {" "}La pendule des Noirs tournait.
   *[none] {""}
} Rejouez ensuite la partie sur un second échiquier.
record-next-period = Le prochain coup des { side-name } compte comme le premier de la période suivante.
refused-record = { $why ->
    [by-console] La console écrit votre feuille. Jouez.
    [nothing-missing] Votre feuille est complète. Jouez.
    [write-first] Écrivez d'abord votre dernier coup. Entrez : { WORD("say-write") }.
    [complete-first] Complétez d'abord votre feuille. Entrez : { WORD("say-write") }.
    [not-over] La partie n'a pas encore de résultat à signer.
    [signed] Vous avez déjà signé. En cas d'erreur, appelez l'arbitre.
    [nothing-signed] Rien n'est encore signé. Attendez.
    [not-regulated] Dans cette partie, la feuille ne se montre pas sur demande. Entrez : { WORD("moves") }.
    [distraction] Cette demande compte comme une gêne. Jouez votre coup.
   *[last-period] C'est la dernière période. Vérifiez la pendule.
}
