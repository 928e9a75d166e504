# Ce qui est dit des touches, de leurs modes et de ce qui a été dit auparavant.

key-mode = { $mode ->
    [board] Échiquier.
   *[entry] Ligne de saisie.
}
paste-waits = Ne collez que dans la ligne de saisie. Appuyez sur { $switch } et collez de nouveau.
key-help-begins = Aide des touches : chaque touche dit seulement ce qu'elle fait. Pour finir, appuyez sur { $end }.
key-help-ends = L'aide des touches est finie.
key-does = { $key }, { $does }
key-unbound = { $key } ne fait rien ici. { $help } explique les touches.
key-text = s'écrit dans la ligne.
key-nothing = ne fait rien.
help-keys = { $explain } : chaque touche dit ce qu'elle fait. { $list } : toutes les touches. { $switch } : ligne de saisie ou échiquier. Toute touche fait taire mes messages privés. { $silence } fait seulement taire ma voix, hors tournoi aussi les annonces.
choose-help = Entrez le numéro d'une partie, ou { WORD("new-game") }. Partie suivante : { $next }. Partie précédente : { $previous }. Toutes les parties : Entrée. Pour quitter : { $leave }.
key-list-begins = Il y a { WORDS($count, form: "feminine") } touches. Touche suivante : { $next }. Toutes : { $list } encore une fois.
mode-help = { $mode ->
    [board] Vous êtes à l'échiquier. Les flèches vont de case en case ; les lettres posent des questions. { $over ->
        [yes] Pour la ligne de saisie, appuyez sur { $switch }.
       *[no] { $pick_up } prend une pièce en main. Sur une autre case, la touche la pose : c'est votre coup. Pour la ligne de saisie, appuyez sur { $switch }.
    }
   *[entry] { $over ->
        [yes] Vous êtes à la ligne de saisie. Tapez un mot, puis Entrée.
       *[no] Vous êtes à la ligne de saisie. Tapez un coup ou un mot, puis Entrée.
    } Pour l'échiquier et ses touches, appuyez sur { $switch }.
}
situation = { $situation ->
    [other-moves] C'est à l'adversaire de jouer. Vous pouvez demander en attendant.
    [their-move] C'est à l'autre camp de jouer. Entrez son coup quand il est joué.
    [not-begun] Attendez que l'arbitre lance la partie. Vous pouvez déjà demander.
    [stopped] Les pendules sont arrêtées. Pour les relancer, entrez : { WORD("resume") }.
    [over] La partie est finie. Vous pouvez encore demander. Entrez : { WORD("new-game") }, ou { WORD("quit") }.
    [over-at-tournament] La partie est finie. Vous pouvez encore demander. Pour quitter, entrez : { WORD("quit") }.
   *[your-move] C'est à vous de jouer. Entrez un coup, ou demandez d'abord.
}
ask-reader = Si un lecteur d'écran vous lit ceci, appuyez sur { $speech } pour couper ma voix.
echo = Pendant la saisie je dis { $echo ->
    [word] chaque mot.
    [none] rien.
   *[character] chaque caractère.
}
dial = { $setting ->
    [rate] Vitesse
    [pitch] Hauteur
    [volume] Volume
    [cue-volume] Volume des signaux
    [orientation] L'échiquier se lit
    [steps] À chaque pas je dis
    [answer-style] Style des réponses
    [order] Ordre des pièces
    [grouping] Pièces d'un même type
    [empties] Cases vides
    [time-words] Temps de la pendule
   *[voice] { $language ->
        [it] Voix italienne
        [de] Voix allemande
        [es] Voix espagnole
        [fr] Voix française
       *[en] Voix anglaise
    }
} : { $value ->
    [name] { $name }
    [choice] { $choice ->
        [white] du côté des Blancs
        [black] du côté des Noirs
        [own] de votre côté
        [piece] la pièce et la case
        [square] la case seule
        [same] comme dans les annonces
        [fide] noms de la FIDE
        [fide-local] cases avec les noms de la FIDE
        [letters] lettres et chiffres
        [nato] alphabet radio
        [literate] mots simples
        [uci] cases seules
        [value] par valeur
        [file] par colonnes
        [kind] ensemble
        [each] une par une
        [counted] comptées
        [told] chacune par son nom
        [short] courts
        [long] longs
       *[skipped] omises
    }
    [own] l'habituelle
   *[number] { WORDS($number) }{ $setting ->
        [rate] {" "}mots par minute
       *[other] {""}
    }
}.
key-awaits = { $awaited ->
    [file] Quelle colonne ?
    [kind] Quelle pièce ?
   *[square] Quelle case ?
}
no-such-kind = { $key } n'est pas une lettre de pièce. Les lettres sont { $kinds }.
no-jump = Vous n'avez pas encore sauté.
no-list = Aucune liste n'est ouverte. Demandez d'abord les coups, les touches ou l'aide.
nothing-announced = Rien n'a encore été annoncé.
key-with = { $modifier ->
    [shift] Majuscule { $char }
    [control] Contrôle { $char }
   *[alt] Alt { $char }
}
key-function = F { WORDS($number) }
key-name = { $key ->
    [backspace] Retour arrière
    [delete] Suppr
    [tab] Tabulation
    [insert] Insertion
    [shift-tab] Majuscule Tabulation
    [up] flèche haut
    [down] flèche bas
    [left] flèche gauche
    [right] flèche droite
    [home] Début
    [end] Fin
    [page-up] Page précédente
    [page-down] Page suivante
    [escape] Échap
   *[enter] Entrée
}
key-pad = { $button ->
    [right-trigger] gâchette droite
    [left-shoulder] bouton de tranche gauche
    [right-shoulder] bouton de tranche droit
    [south] bouton du bas de la manette
    [east] bouton de droite de la manette
    [north] bouton du haut de la manette
    [west] bouton de gauche de la manette
    [select] Select de la manette
    [start] Start de la manette
    [up] croix vers le haut
    [down] croix vers le bas
    [left] croix vers la gauche
    [right] croix vers la droite
    [left-stick] stick gauche enfoncé
    [right-stick] stick droit enfoncé
   *[left-trigger] gâchette gauche
}
keys-or = { $first } ou { $second }
key-none = aucune touche
key-switch-mode = passe de la ligne de saisie à l'échiquier et retour.
key-silence = fait taire ma voix ; en tournoi, seulement mes messages privés.
key-context-help = ce que vous pouvez faire maintenant.
key-key-help = commence et finit l'aide des touches.
key-key-list = toutes les touches, une par une.
key-last-move = le dernier coup.
key-moves = les coups joués.
key-power = la batterie et le secteur.
key-turn = à qui de jouer.
key-clocks = les deux temps.
key-own-time = votre temps.
key-other-time = le temps de l'adversaire.
key-to-control = coups avant le contrôle de temps.
key-elapsed = depuis combien de temps dure la partie.
key-time-of-day = l'heure qu'il est.
key-warnings = active ou désactive vos avertissements de temps.
key-square-up = la case devant.
key-square-down = la case derrière.
key-square-left = la case à gauche.
key-square-right = la case à droite.
key-square = ce qu'il y a ici.
key-pick-up = prend votre pièce en main. Sur une autre case, la pose : c'est votre coup.
key-put-back = remet à sa place la pièce que vous avez en main.
key-next-king = le roi suivant, blanc ou noir.
key-next-queen = la dame suivante, blanche ou noire.
key-next-rook = la tour suivante, blanche ou noire.
key-next-bishop = le fou suivant, blanc ou noir.
key-next-knight = le cavalier suivant, blanc ou noir.
key-next-pawn = le pion suivant, blanc ou noir.
key-previous-king = le roi précédent.
key-previous-queen = la dame précédente.
key-previous-rook = la tour précédente.
key-previous-bishop = le fou précédent.
key-previous-knight = le cavalier précédent.
key-previous-pawn = le pion précédent.
key-next-own = votre pièce suivante.
key-previous-own = votre pièce précédente.
key-next-other = la pièce suivante de l'adversaire.
key-previous-other = la pièce précédente de l'adversaire.
key-own-kind = puis une lettre de pièce : votre pièce suivante de ce type.
key-other-kind = puis une lettre de pièce : la pièce adverse suivante de ce type.
key-go-square = puis une lettre et un chiffre : va à cette case.
key-go-file = puis une lettre : va à cette colonne.
key-go-rank = va à la rangée de ce numéro.
key-go-file-number = va à la colonne de ce numéro : les signes des touches un à huit.
key-last-squares = va aux cases du dernier coup.
key-go-back = revient où vous étiez avant de sauter, ou repose votre pièce.
key-flip = lit l'échiquier de l'autre côté.
key-shade = si cette case est noire ou blanche.
key-where = puis une lettre de pièce : où sont toutes ces pièces.
key-own-pieces = où sont vos pièces.
key-other-pieces = où sont les pièces de l'adversaire.
key-pawns = les pions, colonne par colonne.
key-rank = ce qu'il y a sur cette rangée.
key-file = ce qu'il y a sur cette colonne.
key-diagonals = ce qu'il y a sur les diagonales de cette case.
key-rays = ce que l'on voit d'ici dans toutes les directions.
key-knight-view = où un cavalier pourrait sauter d'ici, et ce qu'il y a là.
key-king-view = ce qu'il y a autour de cette case.
key-attackers = qui attaque cette case.
key-defenders = qui défend cette case.
key-pins = quelles pièces sont clouées.
key-legal-moves = où peut aller la pièce de cette case.
key-captures = toutes les prises possibles.
key-checks = tous les échecs possibles.
key-captured = les pièces prises.
key-material = le matériel.
key-whole-board = tout l'échiquier.
key-opening = le nom de l'ouverture.
key-repetition = combien de fois la position est apparue.
key-quiet = combien de coups sans prise ni coup de pion.
key-move-number = le numéro du coup.
key-open-offer = si une nulle est proposée.
key-outcome = le résultat.
key-players = qui joue.
key-rules = les règles et le type de la partie.
key-sheet = la feuille de partie, avec les propositions, les réclamations et les décisions ; encore une fois, avec les temps.
key-corrections = corrections, réclamations et décisions.
key-press = appuie sur la pendule.
key-offer-draw = propose nulle, après confirmation.
key-repeat = répète mes derniers mots.
key-repeat-publicly = annonce encore à haute voix le dernier coup.
key-older = ce qui a été dit avant.
key-newer = ce qui a été dit après.
key-next-item = l'élément suivant d'une liste.
key-previous-item = l'élément précédent d'une liste.
key-next-heading = la section suivante du manuel.
key-previous-heading = la section précédente du manuel.
key-spell = épelle ce que vous avez entendu en dernier.
key-speech = coupe ou remet ma voix.
key-listen = ouvre le microphone pour votre coup ; encore une fois, le ferme.
key-echo = ce que je dis pendant la saisie.
key-dial = choisit ce que plus et moins changent : vitesse, volume, hauteur, volume des signaux, échiquier, réponses, voix.
key-more = plus.
key-less = moins.
key-enter-line = envoie la ligne.
key-delete-before = efface le caractère avant le curseur.
key-delete-under = efface le caractère sous le curseur.
key-delete-word = efface le mot avant le curseur.
key-clear-line = efface la ligne.
key-read-line = lit la ligne.
key-character-left = le caractère à gauche.
key-character-right = le caractère à droite.
key-line-start = le début de la ligne.
key-line-end = la fin de la ligne.
key-earlier-line = rappelle une ligne précédente.
key-later-line = rappelle une ligne suivante.
key-leave = demande si vous voulez partir.

# The manual.
manual-title = Manuel d'Annabella
manual-topics = Le manuel a { WORDS($count, form: "feminine") } pages. { $keyed ->
    [yes] Titre suivant : { $next }. {""}
   *[no] {""}
}Pour en ouvrir une, entrez { WORD("manual") } et son titre.
manual-opened = Page : { $page }. Ligne suivante : { $next }. Section suivante : { $heading }. Toutes les pages : { WORD("manual-topics") }.
manual-found = { $count ->
    [one] Une ligne
   *[other] { WORDS($count, form: "feminine") } lignes
} sur { $text }. Ligne suivante : { $next }.
manual-nothing = Le manuel ne dit rien sur { $text }. Pour les pages, entrez : { WORD("manual-topics") }.
manual-no-heading = Il n'y a plus de section dans ce sens.
manual-closed = Le manuel est fermé.
manual-keys = touche
manual-meanings = ce qu'elle fait

# Help: each item names one thing that can be done now.
help-moves-in-words = Entrez votre coup en mots, comme cavalier { $square }.
help-moves-in-notation = Un coup peut aussi s'entrer en notation, ou par deux cases.
help-moves-legal = Pour entendre vos coups légaux, entrez : { WORD("legal-moves") }.
help-moves-take-back = Pour reprendre votre dernier coup, entrez : { WORD("undo") }.
help-castling-short = Pour roquer du côté roi, entrez : petit roque.
help-castling-long = Pour roquer du côté dame, entrez : grand roque.
help-castling-rights = Pour entendre quels roques restent permis, entrez : { WORD("castling") }.
help-questions-last = Pour entendre le dernier coup, entrez : { WORD("last") }.
help-questions-moves = Pour entendre tous les coups, entrez : { WORD("moves") }.
help-questions-turn = Pour savoir à qui est le trait, entrez : { WORD("turn") }.
help-questions-square = Pour savoir ce qu'il y a sur une case, entrez : { WORD("what") } { $square }.
help-questions-sheet = Pour faire lire votre feuille, entrez : { WORD("sheet") }.
help-board-where = Pour trouver vos cavaliers, entrez : { WORD("where") } mes cavaliers.
help-board-whole = Pour entendre tout l'échiquier, entrez : { WORD("board") }.
help-board-attackers = Pour savoir ce qui attaque une case, entrez : { WORD("attackers") } { $square }.
help-board-captures = Pour savoir ce que vous pouvez prendre, entrez : { WORD("captures") }.
help-board-material = Pour comparer les pièces des deux camps, entrez : { WORD("material") }.
help-game-accept = Pour accepter la nulle, entrez : { WORD("accept") }.
help-game-decline = Pour refuser la nulle, entrez : { WORD("decline") }.
help-game-offer = Pour proposer nulle, entrez : { WORD("draw") }.
help-game-claim = Pour réclamer la nulle, entrez : { WORD("say-claim") }.
help-game-pause = Pour arrêter les pendules, entrez : { WORD("pause") }.
help-game-resume = Pour continuer la partie, entrez : { WORD("resume") }.
help-game-seal = Pour mettre votre coup sous enveloppe, entrez : { WORD("say-seal") }, et le coup.
help-game-close-envelope = Quand l'enveloppe est prête, entrez : { WORD("say-close") }.
help-game-boards-agree = Quand votre échiquier est en place, entrez : { WORD("say-boards-agree") }.
help-game-boards-differ = Si les échiquiers diffèrent, entrez : { WORD("say-boards-differ") }.
help-game-resign = Pour abandonner la partie, entrez : { WORD("resign") }.
help-game-sign = Pour signer le résultat, entrez : { WORD("say-sign") }.
help-voice-speed = Pour changer la vitesse de ma voix, entrez : { WORD("slower") }, ou { WORD("faster") }.
help-voice-loudness = Pour changer le volume de ma voix, entrez : { WORD("louder") }, ou { WORD("softer") }.
help-voice-repeat = Pour réentendre ma dernière réponse, entrez : { WORD("repeat") }.
help-speak-on = Pour dire vos coups, entrez : { WORD("listen-on") }.
help-speak-say = Pour dire un coup, entrez : { WORD("listen") }.
help-speak-check = Pour savoir si je vous entends bien, entrez : { WORD("microphone-check") }.
help-speak-off = Pour arrêter, entrez : { WORD("listen-off") }.
help-program-new-game = Pour commencer une autre partie, entrez : { WORD("new-game") }. Avec l'autre couleur : changer de camp.
help-program-level = Pour changer la force de l'adversaire, entrez : { WORD("level") }, et un nombre.
help-program-save = Pour enregistrer la partie, entrez : { WORD("save") }.
help-program-manual = Pour entendre le manuel, entrez : { WORD("manual") }.
help-program-quit = Pour quitter le programme, entrez : { WORD("quit") }.
help-advice-hint = Pour un indice, entrez : { WORD("hint") }. Encore une fois pour plus.
help-advice-threat = Pour savoir ce que menace l'adversaire, entrez : { WORD("threat") }.
help-advice-evaluation = Pour savoir qui est mieux, entrez : { WORD("evaluate") }.
help-advice-best-line = Pour entendre les meilleurs coups, entrez : { WORD("best-line") }.
help-advice-blunder = Pour vérifier un coup, entrez par exemple : est-ce que { $square } est une gaffe.
help-advice-warnings = Pour que les gaffes vous soient signalées, entrez : { WORD("blunder-warnings-on") }.
help-study-go = Pour essayer des coups sans changer la partie, entrez : { WORD("study") }.
help-study-back = Pour reculer d'un demi-coup, entrez : { WORD("back") }.
help-study-forward = Pour avancer d'un demi-coup, entrez : { WORD("forward") }.
help-study-take-back = Pour reprendre un coup essayé, entrez : { WORD("undo") }.
help-study-set-up = Pour placer une position, entrez : { WORD("set-up") }.
help-study-play = Pour jouer à partir de cette position, entrez : { WORD("play-this") }.
help-study-return = Pour revenir à la partie, entrez : { WORD("return") }.
help-dialogue-state = Pour savoir ce qui manque, entrez : { WORD("say-state") }.
help-dialogue-repeat = Pour répéter le coup de l'adversaire, entrez : { WORD("say-repeat") }, et le coup.
help-dialogue-correct = Pour corriger un lapsus, entrez : { WORD("say-correct") }, et le coup.
help-dialogue-press = Pour appuyer sur la pendule, entrez : { WORD("press") }.
help-dialogue-adjust = Pour remettre une pièce en place, entrez : { WORD("say-adjust") }, et sa case.
help-arbiter-pending = Pour savoir ce qui est en attente, entrez : { WORD("order-docket") }.
help-arbiter-start = Pour lancer les pendules, entrez : { WORD("order-start") }.
help-arbiter-pause = Pour arrêter les pendules, entrez : { WORD("pause") }.
help-arbiter-go-on = Pour laisser continuer la partie, entrez : { WORD("order-go-on") }.
help-arbiter-claim = Pour trancher, entrez : { WORD("say-accept-claim") }, ou { WORD("say-reject-claim") }.
help-arbiter-illegal = Pour déclarer illégal le dernier coup, entrez : { WORD("order-illegal") }.
help-arbiter-set = Pour régler une pendule, entrez : { WORD("order-set") }, un camp et un temps.
help-arbiter-end = Pour finir la partie, entrez : { WORD("order-result") }, et le résultat.
help-clock-both = Pour entendre les deux temps, entrez : { WORD("clock") }.
help-clock-own = Pour entendre votre temps, entrez : { WORD("own-time") }.
help-clock-to-control = Pour savoir combien de coups restent, entrez : { WORD("to-control") }.
help-clock-press = Pour appuyer sur la pendule, entrez : { WORD("press") }.
help-clock-warnings = Pour choisir les avertissements de temps, entrez : { WORD("warnings") }.
help-more = Plus d'aide. Entrez aide, puis un de ces mots : { $topics }.
help-a-key = Pour savoir ce que fait une touche, appuyez sur { $explain }, puis sur la touche.
