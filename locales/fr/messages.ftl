begins = { $mode ->
    [tournament] Partie de tournoi.
    [training] { $opponent ->
        [house] Nouvelle partie.
       *[other] Partie d'entraînement.
    }
   *[casual] Nouvelle partie.
} Vous jouez avec les { side-name } contre { $opponent ->
    [house] l'adversaire intégré, niveau { WORDS($level) }
    [engine] { $name }, { $strength }
    [board] un adversaire à l'échiquier
    [screen] un adversaire à un écran
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
    [yes] {" "}Les Blancs ont { $white }, les Noirs ont { $black }. Les pendules sont arrêtées.{ $arbiter ->
        [yes] {" "}L'arbitre les remet en marche.
       *[no] {" "}Pour continuer, entrez : { WORD("resume") }.
    }
   *[no] {""}
}
offered = Les { side-name } proposent nulle.
declined = Les { side-name } refusent la nulle.
ended = { $reason ->
    [checkmate] Échec et mat. Les { side-name } gagnent.
    [resignation] Les { side-name } gagnent par abandon.
    [time] Les { side-name } gagnent au temps.
    [stalemate] Pat. Partie nulle.
    [material] Aucun camp ne peut mater. Partie nulle.
    [agreement] Nulle par accord mutuel.
    [time-drawn-forced] Le drapeau est tombé, mais aucune suite de coups légaux ne permet à l'adversaire de mater. Partie nulle.
   *[time-drawn] Le drapeau est tombé, mais l'adversaire a trop peu de matériel pour mater. Partie nulle.
}
ended-otherwise = { $outcome ->
    [won] La partie est finie. Les { side-name } gagnent.
   *[drawn] La partie est finie. Partie nulle.
}
paused = La partie est en pause.
resumed = La partie continue. Trait aux { side-name }.
done = C'est fait.
restored = { $moved ->
    [yes] Retour à la position après { $move }.
   *[no] Retour à la position initiale.
} Trait aux { side-name }.
at-board = Les { side-name } jouent désormais sur un vrai échiquier. Les coups s'entrent à la console.
engine-help = { $allowed ->
    [yes] Désormais le moteur peut aider les deux joueurs. Chaque aide est annoncée à l'autre.
   *[no] Désormais le moteur n'aide plus personne.
}
named = { $field ->
    [white] Blancs : { $text }.
    [black] Noirs : { $text }.
    [event] Tournoi : { $text }.
   *[round] Ronde : { $text }.
}
name-removed = { $field ->
    [white] Le nom des Blancs est effacé.
    [black] Le nom des Noirs est effacé.
    [event] Le tournoi est effacé.
   *[round] La ronde est effacée.
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

refused-game-over = La partie est finie. Entrez : { WORD("moves") }, ou { WORD("quit") }.
refused-game-over-on-time = Le temps a mis fin à la partie. Pour continuer, entrez : { WORD("resume") }. Pour partir : { WORD("quit") }.
refused-not-begun = La partie n'a pas commencé. Attendez que l'arbitre la lance.
refused-start-first = La partie n'a pas commencé. Pour la lancer, entrez : { WORD("order-start") }.
refused-decide-first = Décidez d'abord ce qui est en attente. Pour l'entendre, entrez : { WORD("order-docket") }.
refused-clocks-stopped = La partie est en pause. { $arbiter ->
    [yes] L'arbitre remet les pendules en marche.
   *[no] Entrez : { WORD("resume") }.
}
refused-not-stopped = La partie n'est pas en pause. Continuez.
refused-paused-too-often = Vous avez fait trop de pauses. Après le prochain coup, vous pourrez en refaire une.
refused-not-your-turn = C'est à votre adversaire de jouer. Attendez son coup.
refused-players-only = Seuls les joueurs peuvent le faire. Pour l'aide, entrez : { WORD("help") }.
refused-arbiter-only = Seul l'arbitre peut le faire. Appelez l'arbitre.
refused-owner-only = Seul le propriétaire de cette console peut le faire.
refused-no-engine-help = Aucun moteur n'aide dans cette partie. { $host ->
    [yes] Pour l'autoriser aux deux joueurs, entrez : { WORD("allow-help") }.
   *[no] Votre hôte peut l'autoriser aux deux joueurs.
}
refused-no-piece-for-that = Aucune de vos pièces ne peut le faire. Vérifiez les cases.
refused-no-offer = Aucune nulle n'est proposée. Pour la proposer, entrez : { WORD("draw") }.
refused-own-offer = C'est votre propre proposition. Votre adversaire doit y répondre.
refused-offer-stands = Vous avez déjà proposé nulle. Attendez la réponse.
refused-nothing-to-take-back = Vous n'avez encore aucun coup à reprendre.
refused-only-in-training = Cette question n'est admise que dans une partie contre l'adversaire intégré.
refused-no-take-back = Dans cette partie, un coup ne se reprend pas. Pour essayer des coups, entrez : { WORD("study") }.
refused-not-in-this-mode = Ce n'est pas permis dans cette partie.
refused-no-clock = Cette partie se joue sans pendule.
refused-nothing-to-press = Pas besoin d'appuyer : un coup entré est achevé.
refused-no-such-half-move = Aucun demi-coup ne porte ce numéro. Pour entendre les coups, entrez : { WORD("moves") }.

illegal-no-piece-there = { $from } est vide. Indiquez la case d'une de vos pièces.
illegal-not-your-piece = La pièce en { $from } est à votre adversaire. Jouez une des vôtres.
illegal-path-blocked = Le chemin de { $from } à { $to } est bloqué.
illegal-not-a-move-of-that-piece = Votre { piece-name } ne peut pas aller de { $from } en { $to }.
illegal-leaves-king-in-check = Votre roi serait en échec.
illegal-promotion-missing = Promotion en { $to }. Dites en quoi : dame, tour, fou ou cavalier.
illegal-promotion-invalid = Cette promotion est illégale. Seul un pion est promu, sur la dernière rangée : en dame, tour, fou ou cavalier.
illegal-castling-prevented = Vous ne pouvez pas roquer maintenant. Le roi est en échec, son chemin est attaqué, ou le passage est bloqué.
illegal-castling-right-lost = Vous ne pouvez plus roquer de ce côté. Le roi ou cette tour a déjà bougé.
illegal-en-passant-lapsed = La prise en passant n'est possible que juste après l'avance de deux cases.
illegal-own-piece = Votre { piece-name } occupe { $square }.
illegal-in-the-way = Sur le chemin se trouve { piece-the }.
illegal-check-from = Votre roi serait mis en échec { piece-by }.
castling-way = Roque : sur le chemin se trouve { piece-the }.
castling-check = Roque : votre roi est mis en échec { piece-by }.
castling-attacked = Roque : { piece-the } attaque la case { $at }.
last-move-long = Coup { WORDS($number) }, { side-name } : { $move }, depuis { $from }.
moves-count = Demi-coups jusqu'ici : { WORDS($count) }.
turn-long = C'est aux { side-name } de jouer le coup { WORDS($number) }{ $check ->
    [yes] , en échec
   *[no] {""}
}.
system-says = { $what ->
    [not-found] rien de tel n'existe
    [denied] la permission manque
    [exists] il existe déjà
    [directory] c'est un dossier
    [no-directory] une partie du chemin n'est pas un dossier
    [read-only] rien ne peut y être écrit
    [full] le disque est plein
    [large] le fichier est trop grand
    [loop] les liens tournent en rond
    [name] le nom est trop long
    [device] le disque signale une erreur
    [busy] un autre programme s'en sert
    [many] trop de fichiers sont ouverts
    [memory] la mémoire ne suffit pas
    [pipe] l'autre programme ne lit plus
    [utf-8] ce n'est pas du texte Unicode
    [cut-off] le fichier est coupé
    [malformed] le contenu est abîmé
    [no-database] ce n'est pas une base de données
    [gone] le fichier ou le périphérique n'est plus là
    [no-answer] aucune réponse
    [unopened] il ne peut pas être ouvert
    [library] ce n'est pas une bibliothèque pour cette machine
    [unsupported] il n'en est pas capable
    [home] il n'y a pas de dossier personnel
    [unknown] le système ne donne pas de raison
   *[foreign] un autre programme l'a créé
}
system-says-number = le système signale l'erreur { $number }
form-says = { $what ->
    [missing] il manque { $name }
    [unknown] { $name } est inconnu ici
    [twice] { $name } figure deux fois
    [kind] une valeur n'est pas du bon type
    [openings] ses ouvertures ne peuvent pas être lues
    [foreign] une autre version ou un autre programme l'a écrit
   *[syntax] il n'est pas écrit comme sa forme le demande
}
form-says-at = { $says }, ligne { $line }
