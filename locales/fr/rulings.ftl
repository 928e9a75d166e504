# Décisions, irrégularités et ce qui dépend de l'arbitre. Pour la table, ou pour lui seul.

ruling-with-reason = { $ruling } Motif : { $reason }.
ruled-time = { $change ->
    [add] L'arbitre donne plus de temps aux { side-name } : { $time }.
    [take] L'arbitre retire du temps aux { side-name } : { $time }.
   *[set] L'arbitre règle la pendule des { side-name } : { $time }.
}
ruled-moves = L'arbitre règle les coups sur la pendule des { side-name } : { WORDS($count) }.
ruled-period = L'arbitre met la pendule des { side-name } à la période { WORDS($number) }.
ruled-running = L'arbitre fait tourner la pendule des { side-name }.
ruled-presence = { $here ->
    [yes] Noté : le joueur des { side-name } est là.
   *[no] Noté : le joueur des { side-name } n'est pas là.
}
ruled-venue = { $left ->
    [yes] Noté : le joueur des { side-name } a quitté l'enceinte du tournoi.
   *[no] Noté : le joueur des { side-name } est de retour.
}
ruled-charge = L'arbitre compte l'interruption au camp dont la pendule tournait.
ruled-illegal = L'arbitre a constaté un coup illégal.
ruled-two-hands = L'arbitre a vu les { side-name } jouer à deux mains.
ruled-restore = L'arbitre rétablit une position antérieure.
ruled-claim = { $accepted ->
    [yes] L'arbitre accepte la réclamation.
   *[no] L'arbitre rejette la réclamation.
}
ruled-sheet = L'arbitre corrige le demi-coup { WORDS($number) } sur la feuille.
ruled-agreed = Les deux joueurs ont écrit autrement un demi-coup ; l'arbitre corrige l'enregistrement.
ruled-displaced = L'arbitre a constaté que les { side-name } ont déplacé des pièces.
ruled-penalty = { $penalty ->
    [warning] L'arbitre avertit les { side-name }.
    [opponent-time] L'arbitre donne plus de temps à l'adversaire des { side-name } : { $time }.
    [own-time] L'arbitre retire du temps aux { side-name } : { $time }.
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
ruled-annul = L'arbitre annule la partie.
ruled-device = { $device ->
    [sound] Un téléphone des { side-name } a sonné.
   *[carried] Les { side-name } avaient un téléphone ou un appareil semblable.
}
ruled-setup = L'arbitre a constaté que des pièces des { side-name } étaient mal placées au début.
ruled-board = L'arbitre a constaté que l'échiquier était tourné. La position passe sur un échiquier bien placé.
ruled-colours = L'arbitre a constaté que les couleurs étaient inversées.
ruled-flag = L'arbitre signale la chute du drapeau.
ruled-pin = Le code de l'arbitre est enregistré.

irregular-noted = { $kind ->
    [illegal] Les { side-name } ont achevé un coup illégal, { $move }.
    [unpromoted] Les { side-name } ont laissé un pion sur la dernière rangée, { $move }.
    [press] Les { side-name } ont appuyé sur la pendule sans jouer.
   *[hands] Les { side-name } ont joué à deux mains.
}{ $counts ->
    [yes] {" "}Ce serait le numéro { WORDS($nth) }.
   *[no] {" "}Selon ces règles, ce n'est pas un coup illégal. Vous pouvez le sanctionner.
}
irregular-king-taken = Les { side-name } ont pris le roi : le coup d'avant le laissait en échec.
irregular-both-kings = { $action ->
    [wait] Les deux rois sont en échec. Attendez que le prochain coup soit achevé ; si la position est encore illégale, la partie est nulle.
    [intervene] Les deux rois sont en échec. Intervenez maintenant.
   *[none] Les deux rois sont en échec. Les règles de cette partie n'en disent rien.
}
irregular-pawn-left = { $action ->
    [wait] Un pion est resté sur la dernière rangée. Attendez que le prochain coup soit achevé ; si la position est encore illégale, la partie est nulle.
    [intervene] Un pion est resté sur la dernière rangée. Intervenez maintenant.
   *[none] Un pion est resté sur la dernière rangée. Les règles de cette partie n'en disent rien.
}
restored-times = { $ruled ->
    [yes] Temps proposés : Blancs { $white }, Noirs { $black }. Ce sont ceux notés à ce coup, avec ce que l'arbitre a décidé depuis.
   *[no] Temps proposés : Blancs { $white }, Noirs { $black }. Ce sont ceux notés à ce coup.
} L'arbitre peut en régler d'autres.
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
irregular-with-press = Cela compte comme un coup illégal quand les { side-name } pressent la pendule.
irregular-bonus = Les { side-name } reçoivent plus de temps : { $time }.
irregular-bound = Pièce touchée : les { side-name } doivent jouer une pièce de { $pieces }.
irregular-queen = Le pion en { $square } devient une dame.
irregular-stands = Le coup illégal reste : vous avez joué depuis. Si vous êtes d'accord tous deux, l'arbitre peut le corriger.
irregular-wrong-claim = { $what ->
    [flag] Aucun drapeau n'est tombé que vous puissiez réclamer. Continuez.
   *[illegal] Aucun coup illégal de l'adversaire n'est noté. Continuez.
}
irregular-arbiter = { $stake ->
    [flag] Le drapeau des { side-name } est tombé, mais nul ne sait si l'adversaire peut encore mater.
    [claim] Les { side-name } réclament le drapeau, et les règles ne tranchent pas.
    [illegal] Le coup illégal ferait perdre, mais nul ne sait si l'adversaire des { side-name } peut encore mater.
    [resignation] Les { side-name } abandonnent, mais nul ne sait si l'adversaire peut encore mater.
    [sealed] Ce que les { side-name } ont mis sous enveloppe n'est pas un coup légal et clair, mais nul ne sait si l'adversaire peut encore mater.
   *[device] Les { side-name } avaient un téléphone, mais nul ne sait si l'adversaire peut encore mater.
} L'arbitre décide.
irregular-players = { $stake ->
    [flag] Le drapeau des { side-name } est tombé, mais nul ne sait si l'adversaire peut encore mater.
    [claim] Les { side-name } réclament le drapeau, et les règles ne tranchent pas.
    [illegal] Le coup illégal ferait perdre, mais nul ne sait si l'adversaire des { side-name } peut encore mater.
    [resignation] Les { side-name } abandonnent, mais nul ne sait si l'adversaire peut encore mater.
    [sealed] Ce que les { side-name } ont mis sous enveloppe n'est pas un coup légal et clair, mais nul ne sait si l'adversaire peut encore mater.
   *[device] Les { side-name } avaient un téléphone, mais nul ne sait si l'adversaire peut encore mater.
} Mettez-vous d'accord : { WORD("draw") } termine la partie par la nulle, { WORD("resume") } la fait continuer, { WORD("resign") } la donne pour perdue.
irregular-castling-lost = Les { side-name } ne peuvent plus roquer.
displaced-back = Les { side-name } les remettent en place sur leur propre temps{ $presses ->
    [yes] , et pressent la pendule quand elles y sont.
   *[no] .
}
displaced-penalty = Vous pouvez aussi sanctionner les { side-name }, et laisser continuer la partie quand les pièces sont en place.
agreed-move = Le demi-coup { WORDS($number) } était { $move }. { $later ->
    [0] Trait aux { side-name }.
    [1] Le demi-coup suivant reste. Trait aux { side-name }.
   *[other] Les { WORDS($later) } demi-coups suivants restent. Trait aux { side-name }.
}
irregular-was-dead = La position était morte : personne ne pouvait plus mater. Ce qui a suivi ne compte pas.
mate-line = Les { side-name } peuvent encore mater, par exemple ainsi : { $line }.
mate-stands = Les { side-name } ont maté.
mate-never = Les { side-name } ne peuvent plus jamais mater. { $proof ->
    [mated] Ils sont mat eux-mêmes.
    [stalemate] Le camp au trait n'a pas de coup légal.
    [material] Ils n'ont pas les pièces pour cela.
    [exhausted] Toutes les positions possibles ont été vues.
   *[solver] Le programme l'a démontré.
}
mate-unknown = Nul ne sait si les { side-name } peuvent encore mater. L'arbitre déciderait.
docket-counts = Coups illégaux comptés : Blancs { WORDS($white) }, Noirs { WORDS($black) }.
docket-noted = Noté : { $kind ->
    [illegal] coup illégal des { side-name }
    [unpromoted] pion laissé sur la dernière rangée par les { side-name }
    [press] pendule actionnée sans coup par les { side-name }
   *[hands] coup à deux mains des { side-name }
}.
docket-flag = Drapeau tombé : { side-name }.
docket-displaced = Remettent des pièces en place : { side-name }.
docket-hangs = Le résultat attend votre décision.
docket-gap = { $known ->
    [yes] Pas encore décidé : une interruption de { $time }, pendant laquelle la pendule des { side-name } tournait.
   *[no] Pas encore décidé : une interruption de durée inconnue, pendant laquelle la pendule des { side-name } tournait.
}
docket-absent = { $over ->
    [yes] Absents : { side-name }, et le délai de forfait est écoulé.
   *[no] Pas encore là : { side-name }.
}
docket-away = Hors de l'enceinte du tournoi : { side-name }.
docket-nothing = Rien ne vous attend.

ended-by = { $reason ->
    [resignation-drawn] L'abandon vaut nulle, car l'adversaire ne peut plus jamais mater.
    [dead] La position est morte : personne ne peut plus mater. La partie est nulle.
    [repetition] La position s'est produite trois fois. La partie est nulle.
    [fifty] Cinquante coups sans prise ni coup de pion. La partie est nulle.
    [fivefold] La position s'est produite cinq fois. La partie est nulle.
    [seventy-five] Soixante-quinze coups sans prise ni coup de pion. La partie est nulle.
    [both-flags] Les deux drapeaux sont tombés. La partie est nulle.
    [illegal] Les { side-name } gagnent à cause de coups illégaux.
    [illegal-drawn] Les coups illégaux feraient perdre, mais l'adversaire ne peut pas mater. La partie est nulle.
    [illegal-position] La position illégale est encore là. La partie est nulle.
    [sealed] Les { side-name } gagnent, car le coup sous enveloppe n'est pas valable.
    [sealed-drawn] Le coup sous enveloppe n'est pas valable et ferait perdre, mais l'adversaire ne peut pas mater. La partie est nulle.
    [late] Les { side-name } gagnent, car l'adversaire est arrivé trop tard.
    [quickplay] Les { side-name } gagnent : la réclamation est rejetée.
    [quickplay-drawn] La réclamation du finish rapide est acceptée. La partie est nulle.
    [device] Les { side-name } gagnent à cause d'un téléphone.
    [penalty] Les { side-name } gagnent par sanction de l'arbitre.
    [ruled] Les { side-name } gagnent par décision de l'arbitre.
    [ruled-drawn] La partie est nulle par décision de l'arbitre.
    [both-lose] Les deux ont perdu.
   *[annulled] La partie est annulée. Il faut en jouer une autre.
}

refused-ruling-hangs = Le résultat attend l'arbitre. Personne ne joue d'ici là.
refused-ruling-searching = On calcule si le mat est encore possible. Attendez la réponse.
refused-ruling-agree-first = Mettez-vous d'abord d'accord : entrez { WORD("draw") }, { WORD("resume") } ou { WORD("resign") }.
refused-ruling-nothing-hangs = Rien n'attend une décision. Décidez autre chose.
refused-ruling-nothing-noted = Aucune irrégularité de ce genre n'est notée. Si vous en avez vu une, rétablissez un demi-coup.
refused-ruling-not-illegal = Ce qui est noté n'est pas un coup illégal selon ces règles. Vous pouvez le sanctionner.
refused-ruling-stands = Le coup illégal reste, car l'adversaire a joué. S'ils sont d'accord, rétablissez la position.
refused-ruling-only-opponent = Selon ces règles, seul l'adversaire peut le signaler. Attendez la réclamation.
refused-ruling-no-such-penalty = Les règles de cette partie ne connaissent pas cette sanction. Choisissez-en une autre.
refused-ruling-time-missing = Dites combien de temps, en minutes et secondes.
refused-ruling-too-much-time = La pendule ne montre pas autant. Retirez moins, ou réglez-la.
refused-ruling-clock-too-high = Aucune pendule ne montre autant. Donnez moins.
refused-ruling-already-so = C'est déjà ainsi. Rien n'a changé.
refused-ruling-result-stands = La partie est finie. Rétablissez une position pour la rouvrir, ou décidez d'un autre résultat.
refused-ruling-no-result = La partie n'a pas encore de résultat. Décidez-le d'abord.
refused-ruling-no-such-period = La cadence de ce camp n'a pas cette période. Nommez-en une qu'elle a.
refused-ruling-has-moved = Ce joueur a joué, il était donc là. Rien n'a été noté.
refused-ruling-too-late = Trop de coups ont déjà été joués pour cela. La partie continue telle quelle.
refused-ruling-no-gap = Il n'y a pas d'interruption à imputer. Jouez simplement.
refused-ruling-no-flag = Aucun drapeau n'est tombé. Regardez les pendules.
refused-ruling-flag-not-yours = Selon ces règles, seul un joueur peut le signaler. Attendez la réclamation.
refused-ruling-no-such-points = Ces points ne peuvent pas être donnés : à chacun un, un demi ou aucun, et ensemble pas plus d'un.
refused-ruling-no-offence = Selon les règles de cette partie, ce n'est pas une faute. Sanctionnez si cela gêne.
refused-ruling-bound = Pièce touchée : vous devez jouer une pièce de { $pieces }.
refused-ruling-no-position = Ce qui est sur l'échiquier n'est pas une position légale. Rétablissez-en une d'abord.
refused-ruling-displaced = Les { side-name } ont déplacé des pièces et les remettent d'abord en place. Attendez que la pendule soit pressée.
refused-ruling-not-completed = Les { side-name } ont joué un coup et n'ont pas encore pressé la pendule. Attendez qu'ils le fassent, puis répétez l'ordre.
refused-ruling-seal-first = Un coup est en train d'être mis sous enveloppe. Répétez l'ordre quand ce coup aura été joué.
refused-ruling-does-not-follow = Le demi-coup { WORDS($number) } ne serait pas légal alors. Utilisez rétablis pour revenir avant lui.

illegal-article = { $refusal } Voir l'article { $article } des règles.

pin-ask = Arbitre, entrez le code.
pin-choose = Arbitre, choisissez un code d'au moins quatre caractères et entrez-le.
pin-too-short = Un code a au moins quatre caractères. Entrez-en un autre.
pin-wrong = Ce code est faux. Réessayez dans { $time }.
pin-wait = Attendez { $time } avant le prochain essai.
pin-told = Un code faux a été entré pour l'arbitre, numéro { WORDS($count) }.
pin-floor = Arbitre, vous avez la parole. Entrez vos ordres un par un ; une ligne vide y met fin.
pin-floor-ends = L'arbitre a terminé.
order-unknown = Je ne connais pas cet ordre : { $text }. Par exemple : { $examples }.
built-with = Ce programme contient { $engine ->
    [yes] l'adversaire intégré, qui reste fermé en tournoi,
   *[no] aucun adversaire propre
} et aucun écran en réseau.
no-engine-built = Ce programme ne contient aucun adversaire propre. Jouez contre une personne : choisissez comme adversaire console ou board.
