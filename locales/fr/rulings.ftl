# Décisions, irrégularités et ce qui dépend de l'arbitre. Pour la table, ou pour lui seul.

ruling-with-reason = { $ruling } Motif : { $reason }.
ruled-time = { $change ->
    [add] L'arbitre donne { $time } de plus aux { side-name }.
    [take] L'arbitre retire { $time } aux { side-name }.
   *[set] L'arbitre règle la pendule des { side-name } à { $time }.
}
ruled-times = L'arbitre confirme les temps : Blancs { $white }, Noirs { $black }.
ruled-confirm = L'arbitre confirme le résultat.
ruled-moves = L'arbitre règle les coups sur la pendule des { side-name } : { WORDS($count) }.
ruled-period = L'arbitre met la pendule des { side-name } à la période { WORDS($number) }.
ruled-running = L'arbitre fait tourner la pendule des { side-name }.
ruled-presence = { $here ->
    [yes] Noté : les { side-name } sont présents.
   *[no] Noté : les { side-name } sont absents.
}
ruled-venue = { $left ->
    [yes] Noté : les { side-name } ont quitté l'aire de jeu.
   *[no] Noté : les { side-name } sont de retour.
}
ruled-charge = { $known ->
    [yes] L'arbitre impute { $time } de l'interruption au camp dont la pendule tournait.
   *[no] L'arbitre compte l'interruption au camp dont la pendule tournait.
}
gap-shorter = L'interruption n'a pas été plus longue : { $time } sont imputées aux { side-name }. Pour { $more } de plus, entrez : { WORD("order-take") }.
ruled-illegal = L'arbitre a constaté un coup illégal.
ruled-illegal-press = L'arbitre compte un appui sur la pendule sans coup.
ruled-dismissed = La note est classée.
ruled-two-hands = L'arbitre a vu les { side-name } jouer à deux mains.
ruled-restore = L'arbitre rétablit une position antérieure.
ruled-accept-touch = L'arbitre accepte la réclamation : la pièce en { $square } a été touchée.
ruled-claim = { $accepted ->
    [yes] L'arbitre accepte la réclamation.
   *[no] L'arbitre rejette la réclamation.
}
ruled-sheet = L'arbitre corrige le demi-coup { WORDS($number) } sur la feuille.
ruled-agreed = Les deux feuilles contredisent l'enregistrement pour un demi-coup. L'arbitre corrige l'enregistrement.
ruled-displaced = L'arbitre a constaté que les { side-name } ont déplacé des pièces.
ruled-penalty = { $penalty ->
    [warning] L'arbitre avertit les { side-name }.
    [opponent-time] L'arbitre donne { $time } de plus à l'adversaire des { side-name }.
    [own-time] L'arbitre retire { $time } aux { side-name }.
    [opponent-points] L'arbitre donne à l'adversaire des { side-name } le maximum de points.
    [own-points] L'arbitre retire des points aux { side-name }.
    [loss] L'arbitre déclare la partie perdue pour les { side-name }.
    [fine] L'arbitre inflige une amende aux { side-name }.
    [rounds] L'arbitre exclut les { side-name } de la prochaine ronde.
   *[expel] L'arbitre exclut les { side-name } du tournoi.
}
ruled-result = L'arbitre décide du résultat.
ruled-points = L'arbitre donne aux Blancs { $white ->
    [win] un point
    [draw] un demi-point
   *[loss] aucun point
} et aux Noirs { $black ->
    [win] un point
    [draw] un demi-point
   *[loss] aucun point
}.
ruled-go-on = L'arbitre laisse la partie continuer.
ruled-close = L'arbitre clôt la partie sans autre signature.
ruled-annul = L'arbitre annule la partie.
ruled-device = { $device ->
    [sound] Un téléphone des { side-name } a sonné.
   *[carried] Les { side-name } avaient un téléphone ou un appareil semblable.
}
ruled-setup = L'arbitre a constaté que des pièces des { side-name } étaient mal placées au début.
ruled-board = L'arbitre a constaté que l'échiquier était tourné. La position passe sur un échiquier bien placé.
ruled-colours = L'arbitre a constaté que les couleurs étaient inversées.
ruled-flag = L'arbitre signale la chute du drapeau.
ruled-recorder = { $allowed ->
    [yes] Les coups dits peuvent être enregistrés.
   *[no] Les coups dits ne peuvent plus être enregistrés.
}
ruled-analysis = L'arbitre autorise l'analyse de cette partie. L'aide est permise à présent.
ruled-name = L'arbitre a corrigé la feuille de partie. { $name }
ruled-screens = { $allowed ->
    [yes] L'arbitre autorise les écrans.
   *[no] L'arbitre interdit les écrans.
}
ruled-screen = { $approved ->
    [yes] L'arbitre approuve l'écran.
   *[no] L'arbitre refuse l'écran.
}
ruled-pin = Le code de l'arbitre est enregistré.

irregular-noted = { $kind ->
    [illegal] Les { side-name } ont achevé un coup illégal, { $move }.
    [unpromoted] Les { side-name } ont laissé un pion sur la dernière rangée, { $move }.
    [press] Les { side-name } ont appuyé sur la pendule sans jouer.
   *[hands] Les { side-name } ont joué à deux mains.
}{ $counts ->
    [yes] {" "}Ce serait le coup illégal numéro { WORDS($nth) }.
    [ruled] {" "}Cela n'a rien changé. Pour le compter comme coup illégal numéro { WORDS($nth) }, entrez : { WORD("order-illegal") }.
   *[no] {" "}Selon ces règles, ce n'est pas un coup illégal. Vous pouvez le sanctionner.
}
irregular-king-taken = Les { side-name } ont pris le roi : le coup précédent le laissait en échec.
irregular-both-kings = { $action ->
    [wait] Les deux rois sont en échec. Attendez le prochain coup achevé. Si la position est alors encore illégale, la partie est nulle.
    [intervene] Les deux rois sont en échec. Intervenez maintenant.
   *[none] Les deux rois sont en échec. Les règles de cette partie n'en disent rien.
}
irregular-pawn-left = { $action ->
    [wait] Un pion est resté sur la dernière rangée. Attendez le prochain coup achevé. Si la position est alors encore illégale, la partie est nulle.
    [intervene] Un pion est resté sur la dernière rangée. Intervenez maintenant.
   *[none] Un pion est resté sur la dernière rangée. Les règles de cette partie n'en disent rien.
}
restored-times = Temps proposés : Blancs { $white }, Noirs { $black }{ $included ->
    [none] .
    [one] , dont { $time } en plus.
   *[both] , dont { $time } en plus pour chacun.
} Entrez : { WORD("yes") }, ou réglez-les.{ $log ->
    [yes] {" "}Notés à ce coup : Blancs { $log_white }, Noirs { $log_black }. Pour ceux-ci, entrez : { WORD("order-log-times") }.
   *[no] {""}
}
restored-times-open = Les pendules sont arrêtées jusqu'à ce que l'arbitre confirme les temps.
irregular-loss = { $drawn ->
    [yes] Le coup illégal numéro { WORDS($nth) } des { side-name } ferait perdre, mais l'adversaire ne peut pas mater : nulle.
   *[no] Selon les règles, les { side-name } perdent au coup illégal numéro { WORDS($nth) }.
} { $asks ->
    [yes] Entrez : { WORD("yes") }, ou { WORD("order-go-on") }.
   *[no] L'arbitre décide.
}
irregular-flag = Le drapeau des { side-name } est tombé. { $call ->
    [must-not] Seul un joueur peut le signaler.
    [may] Vous pouvez le signaler.
   *[shall] Signalez-le.
}
irregular-counted = { $kind ->
    [illegal] Coup illégal des { side-name }
    [unpromoted] Pion laissé sur la dernière rangée par les { side-name }
    [press] Pendule actionnée sans coup par les { side-name }
   *[hands] Coup joué à deux mains par les { side-name }
}, numéro { WORDS($nth) }.
irregular-with-press = Cela compte comme un coup illégal quand les { side-name } appuient sur la pendule.
irregular-bonus = Les { side-name } reçoivent { $time } de plus.
irregular-bound = Pièce touchée : les { side-name } doivent jouer l'une de ces pièces : { $pieces }.
irregular-queen = Le pion en { $square } devient une dame.
irregular-stands = Vous avez joué depuis, et le coup illégal est maintenu. Si les deux sont d'accord, l'arbitre peut le corriger.
irregular-wrong-claim = { $what ->
    [flag] Aucun drapeau tombé à réclamer. Continuez.
   *[illegal] Aucun coup illégal de l'adversaire n'est noté. Continuez.
}
irregular-press-to-rule = Les { side-name } ont appuyé sur la pendule sans jouer. L'arbitre décide.
irregular-arbiter = { $stake ->
    [flag] Le drapeau des { side-name } est tombé, mais on ignore si l'adversaire peut encore mater.
    [claim] Les { side-name } réclament la chute du drapeau, et les règles ne tranchent pas.
    [illegal] Le coup illégal ferait perdre, mais on ignore si l'adversaire des { side-name } peut encore mater.
    [resignation] Les { side-name } abandonnent, mais on ignore si l'adversaire peut encore mater.
    [sealed] Les { side-name } n'ont pas mis sous enveloppe un coup légal et clair. On ignore si l'adversaire peut encore mater.
   *[device] Les { side-name } avaient un téléphone, mais on ignore si l'adversaire peut encore mater.
} L'arbitre décide.
irregular-players = { $stake ->
    [flag] Le drapeau des { side-name } est tombé, mais on ignore si l'adversaire peut encore mater.
    [claim] Les { side-name } réclament la chute du drapeau, et les règles ne tranchent pas.
    [illegal] Le coup illégal ferait perdre, mais on ignore si l'adversaire des { side-name } peut encore mater.
    [resignation] Les { side-name } abandonnent, mais on ignore si l'adversaire peut encore mater.
    [sealed] Les { side-name } n'ont pas mis sous enveloppe un coup légal et clair. On ignore si l'adversaire peut encore mater.
   *[device] Les { side-name } avaient un téléphone, mais on ignore si l'adversaire peut encore mater.
} Mettez-vous d'accord. Entrez : { WORD("draw") }, pour finir par la nulle ; { WORD("resume") }, pour continuer ; ou { WORD("resign") }.
plays-on = Les { side-name } veulent continuer. L'adversaire entre : { WORD("resume") }, { WORD("draw") } ou { WORD("resign") }.
clocks-wait = Les pendules sont arrêtées.{ $asks ->
    [yes] {" "}Pour les remettre en marche, entrez : { WORD("order-go-on") }.
   *[no] {" "}L'arbitre les remet en marche.
}
irregular-castling-lost = Les { side-name } ne peuvent plus roquer.
displaced-back = Les { side-name } doivent remettre les pièces en place sur leur propre temps{ $presses ->
    [yes] , puis appuyer sur la pendule.
   *[no] .
}
displaced-penalty = Vous pouvez aussi sanctionner les { side-name }. Les pièces remises, laissez la partie continuer.
agreed-move = Le demi-coup { WORDS($number) } était { $move }. { $later ->
    [0] Trait aux { side-name }.
    [1] Le demi-coup suivant est maintenu. Trait aux { side-name }.
   *[other] Les { WORDS($later) } demi-coups suivants sont maintenus. Trait aux { side-name }.
}
irregular-was-dead = La position était morte : aucun camp ne pouvait plus mater. La suite ne compte pas.
mate-line = Les { side-name } peuvent encore mater, par exemple : { $line }.
mate-at-once = Ce coup mate : { $move }.
mate-not-at-once = Pas de mat en un coup. Les { side-name } peuvent encore mater plus tard.
mate-later = Les { side-name } peuvent encore mater.
mate-stands = Les { side-name } ont maté.
mate-never = Les { side-name } ne peuvent plus jamais mater. { $proof ->
    [mated] Ce camp est mat.
    [stalemate] Le camp au trait n'a pas de coup légal.
    [material] Ce camp a trop peu de matériel.
    [exhausted] Toutes les positions possibles ont été vérifiées.
   *[solver] C'est démontré.
}
mate-unknown = On ignore si les { side-name } peuvent encore mater. L'arbitre déciderait.
docket-counts = Coups illégaux comptés : Blancs { WORDS($white) }, Noirs { WORDS($black) }.
docket-noted = Noté : { $kind ->
    [illegal] coup illégal des { side-name }
    [unpromoted] pion laissé sur la dernière rangée par les { side-name }
    [press] pendule actionnée sans coup par les { side-name }
   *[hands] coup à deux mains des { side-name }
}.
docket-stands = C'est maintenu : l'adversaire a joué.
docket-flag = Drapeau tombé : { side-name }.
docket-displaced = Les { side-name } remettent des pièces en place.
docket-hangs = Vous devez décider du résultat.
docket-gap = { $known ->
    [yes] À décider : une interruption de { $time }, pendule des { side-name } en marche.
   *[no] À décider : une interruption de durée inconnue, pendule des { side-name } en marche.
}
docket-absent = { $over ->
    [yes] Les { side-name } sont absents, et le délai de forfait est écoulé.
   *[no] Les { side-name } ne sont pas encore là.
}
docket-away = Hors de l'aire de jeu : { side-name }.
screen-asked = { $named ->
    [yes] { $name } demande à entrer
   *[no] Quelqu'un demande à entrer
} { $assistant ->
    [yes] comme assistant des { side-name }
   *[no] comme joueur des { side-name }
}, sur un écran.{ $hint ->
    [yes] {" "}Entrez : { WORD("order-approve-screen") } ou { WORD("order-reject-screen") }.
   *[no] {""}
}
page-of = { $assistant ->
    [yes] L'assistant des { side-name }
   *[no] Le joueur des { side-name }
} { $page ->
    [left] a quitté la page de l'écran.
    [returned] est revenu à la page de l'écran.
    [lost] a perdu la connexion de l'écran.
   *[back] a retrouvé la connexion de l'écran.
}
arbiter-called = Le joueur des { side-name } { $stops ->
    [yes] a arrêté les pendules et appelle l'arbitre.
   *[no] appelle l'arbitre.
}
total-reached = { $assistant ->
    [yes] L'assistant des { side-name }
   *[no] Le joueur des { side-name }
} : trop d'annonces. Les suivantes sont tues jusqu'aux prochains coups.
preview = Rien n'est encore fait.
preview-told = { $whom ->
    [everybody] Tous entendraient :
    [players] Les deux joueurs entendraient :
    [white] Les Blancs entendraient :
    [black] Les Noirs entendraient :
   *[arbiter] Vous entendriez :
} { $words }
preview-nothing = Rien ne serait dit.
docket-called = Le joueur des { side-name } appelle l'arbitre. Appels dans cette partie : { WORDS($count) }.
docket-nothing = Rien en attente.

ended-by = { $reason ->
    [resignation-drawn] Abandon, mais l'adversaire ne peut plus jamais mater. Partie nulle.
    [dead] La position est morte : aucun camp ne peut plus mater. Partie nulle.
    [repetition] La position s'est produite trois fois. Partie nulle.
    [fifty] Cinquante coups sans prise ni coup de pion. Partie nulle.
    [fivefold] La position s'est produite cinq fois. Partie nulle.
    [seventy-five] Soixante-quinze coups sans prise ni coup de pion. Partie nulle.
    [both-flags] Les deux drapeaux sont tombés. Partie nulle.
    [illegal] Les { side-name } gagnent à cause de coups illégaux.
    [illegal-drawn] Les coups illégaux feraient perdre, mais l'adversaire ne peut pas mater. Partie nulle.
    [illegal-position] La position est encore illégale. Partie nulle.
    [sealed] Les { side-name } gagnent : le coup sous enveloppe n'est pas un coup légal et clair.
    [sealed-drawn] Le coup sous enveloppe n'est pas un coup légal et clair, mais l'adversaire ne peut plus jamais mater. Partie nulle.
    [late] Les { side-name } gagnent : l'adversaire est arrivé trop tard.
    [quickplay] Les { side-name } gagnent : la réclamation est rejetée.
    [quickplay-drawn] La réclamation de fin de partie au K.-O. est acceptée. Partie nulle.
    [device] Les { side-name } gagnent à cause d'un téléphone.
    [penalty] Les { side-name } gagnent par sanction de l'arbitre.
    [ruled] Les { side-name } gagnent par décision de l'arbitre.
    [ruled-drawn] La partie est nulle par décision de l'arbitre.
    [device-half] Un demi-point pour les { side-name } : un téléphone perd, mais les { side-name } ne pouvaient pas mater.
    [half] Un demi-point pour les { side-name }. L'adversaire a perdu.
    [both-lose] Les deux ont perdu.
   *[annulled] La partie est annulée. Il faut en jouer une autre.
}

refused-ruling-hangs = L'arbitre doit d'abord décider du résultat. Attendez.
refused-ruling-searching = Je vérifie si le mat est encore possible. Attendez la réponse.
refused-ruling-agree-first = Mettez-vous d'abord d'accord. Entrez : { WORD("draw") }, { WORD("resume") } ou { WORD("resign") }.
refused-ruling-times-open = Confirmez d'abord les temps. Entrez : { WORD("yes") }, ou réglez-les.
refused-ruling-no-times = Aucun temps n'est proposé. Pour régler une pendule, entrez : { WORD("order-set") }.
refused-ruling-counted-already = C'est déjà compté. Rien n'a changé.
refused-ruling-reply-awaited = Les { side-name } doivent encore donner leur accord.
refused-ruling-name-the-piece = Aucune pièce touchée n'est notée. Entrez : { WORD("order-accept-touch") }, avec sa case.
refused-ruling-nothing-hangs = Aucun résultat n'attend de décision.
refused-ruling-goes-on = La partie continue déjà. Rien n'a changé.
refused-ruling-no-screen = Aucun écran n'attend votre décision.
refused-ruling-nothing-noted = Aucune irrégularité de ce genre n'est notée. Pour revenir en arrière, entrez : { WORD("order-restore") }, et un numéro de demi-coup.
refused-ruling-older-press = Les { side-name } ont appuyé sans coup à un tour précédent. Pour le compter, entrez : { WORD("order-illegal-press") }. Pour retirer la note, entrez : { WORD("order-dismiss") }.
refused-ruling-stays-noted = Le coup illégal peut encore être corrigé, et reste noté. Entrez : { WORD("order-illegal") }.
refused-ruling-not-illegal = Selon ces règles, ce n'est pas un coup illégal. Vous pouvez le sanctionner.
refused-ruling-stands = L'adversaire a joué, et le coup illégal est maintenu. Si les deux sont d'accord, entrez : { WORD("order-restore") }.
refused-ruling-only-opponent = Selon ces règles, seul l'adversaire peut le signaler. Attendez la réclamation.
refused-ruling-no-such-penalty = Les règles de cette partie ne connaissent pas cette sanction. Choisissez-en une autre.
refused-ruling-time-missing = Ajoutez le temps, en minutes et secondes.
refused-ruling-too-much-time = La pendule montre moins que cela. Retirez moins, ou réglez-la.
refused-ruling-flag-would-fall = À zéro, le drapeau tombe aussitôt. Laissez un peu de temps, ou entrez : { WORD("order-result") }, et le résultat.
refused-ruling-no-claim = Aucune réclamation n'est en cours. Pour entendre ce qui l'est, entrez : { WORD("order-docket") }.
refused-ruling-clock-too-high = Aucune pendule ne montre autant. Donnez moins.
refused-ruling-already-so = C'est déjà ainsi. Rien n'a changé.
refused-ruling-result-stands = La partie est finie. Pour la rouvrir, entrez : { WORD("order-restore") }. Ou entrez un autre résultat.
refused-ruling-no-result = La partie n'a pas encore de résultat. Décidez-le d'abord.
refused-ruling-no-such-period = La cadence de ce camp n'a pas cette période. Choisissez-en une autre.
refused-ruling-has-moved = Ce joueur a joué : il était présent. Rien n'a été noté.
refused-ruling-too-late = Trop de coups ont été joués pour cela. La partie continue.
refused-ruling-no-gap = Il n'y a pas d'interruption à imputer. Continuez.
refused-ruling-no-flag = Aucun drapeau n'est tombé. Vérifiez les pendules.
refused-ruling-flag-not-yours = Selon ces règles, seul un joueur peut le signaler. Attendez la réclamation.
refused-ruling-no-such-points = Donnez à chaque joueur un point, un demi ou aucun, et au plus un en tout.
refused-ruling-no-offence = Selon ces règles, ce n'est pas une faute. Si cela gêne, entrez : { WORD("order-penalty") }.
refused-ruling-bound = Pièce touchée : vous devez jouer l'une de ces pièces : { $pieces }.
refused-ruling-no-position = La position sur l'échiquier est illégale. Rétablissez-en d'abord une autre.
refused-ruling-displaced = Les { side-name } doivent d'abord remettre en place les pièces déplacées. Attendez que la pendule soit actionnée.
refused-ruling-not-completed = Les { side-name } ont joué sans avoir encore appuyé sur la pendule. Attendez, puis répétez l'ordre.
refused-ruling-seal-first = Un coup est mis sous enveloppe. Répétez l'ordre quand ce coup aura été joué.
refused-ruling-does-not-follow = Le demi-coup { WORDS($number) } serait alors illégal. Pour revenir avant lui, entrez : { WORD("order-restore") }.

illegal-article = { $refusal } Voir l'article { $article } des règles.

goes-on = La partie continue. { $presses ->
    [yes] Les { side-name } doivent appuyer sur la pendule.
   *[no] Trait aux { side-name }.
}
pin-ask = Arbitre, entrez le code.
pin-choose = Arbitre, entrez un nouveau code d'au moins quatre chiffres.
pin-choose-again = Entrez le nouveau code encore une fois.
pins-differ = Les deux sont différents. Entrez un nouveau code.
no-pin = Un code est fait d'au moins quatre chiffres et de rien d'autre. Entrez-en un autre.
pin-wrong = Ce code est faux. Réessayez dans { $time }.
wait-to-try = Attendez { $time } avant le prochain essai.
pin-told = Un code d'arbitre faux a été entré, numéro { WORDS($count) }.
pin-floor = Arbitre, entrez vos ordres un par un. Pour finir, entrez une ligne vide.
pin-floor-ends = L'arbitre a terminé.
order-unknown = Je ne connais pas l'ordre { $text }. Exemples : { $examples }.
built-with = { $engine ->
    [yes] Ce programme a l'adversaire intégré, bloqué en tournoi.
   *[no] Ce programme n'a pas d'adversaire intégré.
} { $screens ->
    [yes] Des écrans ne peuvent suivre la partie que si le tournoi ou l'arbitre l'autorise.
   *[no] Aucun autre écran ne peut suivre la partie.
}
no-engine-built = Ce programme n'a pas d'adversaire intégré. Jouez contre une personne : choisissez l'adversaire console ou board.
