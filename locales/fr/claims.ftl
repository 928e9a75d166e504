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
claim-evidence-repetition = { $found ->
    [yes] D'après la feuille, la position s'est présentée { $list }.
   *[no] D'après la feuille, la position ne s'était pas encore présentée.
}{ $moved ->
    [yes] {" "}Le coup écrit est { $move }.
   *[no] {""}
}
claim-evidence-fifty = D'après la feuille, demi-coups sans prise ni coup de pion : { WORDS($number) }.
claim-decide = La demande des { side-name } est à trancher : { WORD("say-accept-claim") }, { WORD("say-reject-claim") } ou { WORD("say-postpone-claim") }.
claim-wrong = La réclamation des { side-name } est fausse.{ $given ->
    [yes] {" "}L'adversaire reçoit { $time }.
   *[no] {""}
}{ $must ->
    [move] {" "}Il faut maintenant jouer { $move }.
    [piece] {" "}Il faut maintenant jouer cette pièce.
   *[no] {""}
}
claim-correct = La réclamation des { side-name } est juste.
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
claim-packet = La réclamation a terminé la partie ; l'arbitre décidera plus tard. Position finale : { $position }.{ $timed ->
    [yes] {" "}Les Blancs ont { $white }, les Noirs ont { $black }.
   *[no] {""}
}{ $sheet ->
    [yes] {" "}La feuille de partie est remise aussi.
   *[no] {""}
} L'adversaire dit { WORD("say-verify") } ou { WORD("say-dispute") }.
claim-verified = { $agrees ->
    [yes] L'adversaire confirme la position finale.
   *[no] L'adversaire ne confirme pas la position finale.
}
claim-increment-asked = Les { side-name } demandent un incrément, et proposent ainsi la nulle.
claim-increment = { $given ->
    [yes] Désormais chaque coup apporte { $increment }. L'adversaire reçoit { $time }.
   *[no] Aucun incrément n'est donné.
}
claim-waits = { $what ->
    [later] La réclamation des { side-name } a mis fin à la partie. L'arbitre décidera plus tard.
    [reply] Les { side-name } demandent un incrément. L'adversaire répond d'abord à la proposition de nulle.
   *[arbiter] Personne ne joue pour l'instant : l'arbitre décide de la demande des { side-name }.
}
claim-withdrawn = Les { side-name } retirent la réclamation.
claim-agreed = Les deux veulent la nulle. L'arbitre doit y consentir.
claim-not-consented = L'arbitre ne consent pas. La partie continue.
claim-reason = Motif : { $reason }.
claim-improper = Les { side-name } ont proposé la nulle au mauvais moment. Jusqu'ici : { WORDS($count) }.
claim-hint = La nulle peut être réclamée { $ground ->
    [repetition] par répétition
   *[fifty] par les cinquante coups
} : entrez { WORD("say-claim") }.
refused-claim = { $why ->
    [not-by-claim] Avec ces règles, personne ne réclame cette nulle. Continuez.
    [not-on-move] Seul le joueur au trait peut réclamer. Attendez votre tour.
    [right-lost] Vous avez touché une pièce ou joué : pour ce coup il est trop tard. Continuez.
    [move-not-made] Avec ces règles, seul compte ce qui a été joué. Réclamez sans coup.
    [needs-scoresheet] Une réclamation demande une feuille de partie. Appelez l'arbitre.
    [not-in-event] Cette réclamation n'existe pas dans ce tournoi. Continuez.
    [not-in-class] Cette réclamation n'existe pas dans ce genre de partie. Continuez.
    [with-increment] Cette réclamation n'existe pas avec un incrément. Continuez.
    [time-left] Il vous reste encore trop de temps. Continuez.
    [open] La réclamation ouverte est tranchée d'abord. Attendez l'arbitre.
    [concluded] La réclamation a mis fin à la partie, on ne joue plus. L'arbitre décidera plus tard.
    [not-open] Aucune réclamation n'est ouverte. Entrez { WORD("say-claim") } pour en faire une.
    [not-withdrawable] Une offre ou une réclamation ne se retire pas. Attendez la réponse.
    [must-play] Vous devez jouer le coup de votre réclamation. Entrez-le.
    [own-move-first] La nulle se propose après son propre coup. Jouez d'abord.
    [too-few-moves] Chacun doit avoir joué un coup avant de convenir de la nulle. Continuez.
    [nothing-agreed] Les joueurs n'ont rien convenu. Attendez.
    [offer-open] L'adversaire répond d'abord à l'offre. Attendez.
    [not-postponable] Cela ne se remet pas à plus tard. Acceptez ou rejetez.
    [nothing-to-claim] Il n'y a rien à réclamer maintenant. Continuez.
   *[no-arbiter] Il faut un arbitre, et il n'y en a pas. Continuez.
}
ask-claim-ground = Par répétition ou par les cinquante coups ? Entrez { WORD("say-repetition") } ou { WORD("say-fifty") }.
ask-claim-move = Avec un coup ou maintenant ? Entrez le coup que vous écrivez, ou { WORD("say-now") }.
confirm-claim = Réclamer la nulle { $ground ->
    [repetition] par répétition
   *[fifty] par les cinquante coups
}{ $moved ->
    [yes] {" "}avec { $move }
   *[no] {""}
} ? Cela ne se retire pas. Entrez oui ou non.
confirm-quickplay = Réclamer la nulle parce que l'adversaire { $basis ->
    [cannot] ne peut pas gagner par des moyens normaux
   *[effort] ne fait aucun effort pour gagner
} ? Entrez oui ou non.
confirm-sign = Signer ce résultat : { sheet-result } Entrez oui ou non.
claim-move-unclear = Ce n'est pas un seul coup. Entrez-le encore, ou { WORD("say-now") }.
seal-what = Quel coup mettez-vous sous enveloppe ? Entrez { WORD("say-seal") } et le coup.
sign-what = Quel résultat ? Entrez { WORD("say-sign") } et le résultat, ou { WORD("say-sign") } seul.
session-when = Dans combien de minutes la séance finit-elle ? Entrez un nombre.
ask-word = { $opens ->
    [yes] Arbitre, entrez le mot avec lequel l'enveloppe a été fermée.
   *[no] Arbitre, entrez un mot d'au moins quatre lettres. Sans lui, personne n'ouvre l'enveloppe.
}
sheet-result = { $result ->
    [white] Les Blancs gagnent.
    [black] Les Noirs gagnent.
   *[drawn] Partie nulle.
}
record-written = Demi-coups sur votre feuille : { WORDS($number) }.
record-out-of-order = Les { side-name } ont joué avant d'écrire { $order ->
    [own] leur dernier coup
    [other] les coups de l'adversaire
   *[all] ce qui manquait
}.
record-signed = Les { side-name } ont signé : { sheet-result }
record-approved = Les deux ont signé. { sheet-result }
record-discrepancy = Ce qui est signé n'est pas ce que la partie a montré. Blancs : { $white }. Noirs : { $black }. La partie : { $shown }.
record-discrepancy-item = { $result ->
    [white] les Blancs gagnent
    [black] les Noirs gagnent
    [drawn] nulle
   *[none] rien
}
record-overruled = L'arbitre décide : { sheet-result }
record-distraction = Les { side-name } demandent la feuille, ce qui compte comme une gêne. Demande numéro { WORDS($count) }.
record-reconstruct = Notez d'abord : position { $position } ;{ $timed ->
    [yes] {" "}les Blancs ont { $white }, les Noirs ont { $black } ;
   *[no] {""}
} coups jusqu'ici : { WORDS($moves) }{ $running ->
    [white] ; la pendule des Blancs tournait
    [black] ; la pendule des Noirs tournait
   *[none] {""}
}. Puis la partie est rejouée sur un second échiquier.
record-next-period = Le prochain coup des { side-name } compte comme le premier de la période suivante.
refused-record = { $why ->
    [by-console] La console écrit votre feuille. Jouez simplement.
    [nothing-missing] Tout est écrit. Jouez simplement.
    [write-first] Écrivez d'abord votre dernier coup : { WORD("say-write") }.
    [complete-first] Complétez d'abord votre feuille : { WORD("say-write") }.
    [not-over] Il n'y a pas de résultat à signer. Attendez que la partie en ait un.
    [signed] Vous avez déjà signé. Si c'est faux, appelez l'arbitre.
    [nothing-signed] Personne n'a encore signé. Attendez.
    [not-regulated] Dans cette partie la feuille ne se montre pas sur demande. Entrez { WORD("moves") }.
    [distraction] Cette demande compte comme une gêne. Jouez votre coup.
   *[last-period] Il n'y a pas d'autre période. Vérifiez la pendule.
}
