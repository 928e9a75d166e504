# Les leçons : ce qui est dit, ce qu'il faut faire et ce que signifient les signaux.

tutorial-begins = Les leçons durent environ cinq minutes. Rien de ce que vous entrez ici n'arrive à la partie. Leçon suivante : { $next }. En arrière : { $back }. Pour arrêter, appuyez sur { $leave }, ou entrez : { WORD("no") }.{ $clock ->
    [runs] {" "}La pendule continue de tourner.
   *[none] {""}
}
tutorial-begins-by-lines = Les leçons. Sans clavier, vous n'apprenez que les signaux. Pour arrêter, entrez : { WORD("no") }.
tutorial-refused = Pas de leçons pendant une partie de tournoi : leurs sons pourraient passer pour ceux de la partie. Apprenez les touches dans une partie amicale.
tutorial-interrupted = La partie de tournoi continue. Les leçons sont terminées.
tutorial-lesson = Leçon { WORDS($number) } : { $lesson ->
    [voice] faire taire ma voix.
    [line] la ligne de saisie.
    [moves] entrer des coups.
    [modes] ligne de saisie et échiquier.
    [asking] demander d'une touche.
    [board] l'échiquier sous vos doigts.
    [again] entendre de nouveau.
    [table] encore une fois pour l'adversaire.
    [dial] plus vite et plus fort.
    [help] l'aide.
    [cues] les signaux.
   *[quiz] quel était ce signal ?
}
tutorial-first-mode = { $mode ->
    [board] Appuyez d'abord sur { $switch } pour aller à l'échiquier.
   *[entry] Appuyez d'abord sur { $switch } pour aller à la ligne de saisie.
}
tutorial-hint = Appuyez sur { $keys }.
tutorial-hint-text = Tapez { $text }.
tutorial-right = C'est juste.
tutorial-held = Pendant les leçons, cette touche ne fait rien.
tutorial-not-sent = Pendant les leçons, aucune ligne n'arrive à la partie.
tutorial-other-move = Ce n'est pas ce coup.
tutorial-said-before = Déjà dit :
tutorial-hush = Toute touche fait taire ma voix aussitôt. Je pourrais maintenant parler longtemps du temps qu'il fait, de la salle du tournoi, de son café ; mais vous en avez assez entendu. Appuyez sur une touche.
tutorial-silence = La plupart des touches font aussi autre chose. { $keys } fait seulement taire ma voix. Appuyez sur { $keys }.
tutorial-write = Pour entrer un coup, tapez-le. Je répète chaque touche comme vous l'avez réglé. Tapez { $text }, sans l'envoyer.
tutorial-erase = { $keys } efface le caractère avant le curseur et le dit. Appuyez sur { $keys }.
tutorial-rewrite = Tapez maintenant un quatre, pour { $text }.
tutorial-read-back = { $keys } lit toute la ligne. Appuyez sur { $keys }.
tutorial-step-left = { $keys } va d'un caractère à gauche et le dit. Appuyez sur { $keys }.
tutorial-send = { $keys } envoie la ligne. Dans la partie, ce serait un coup. Ici, elle ne va nulle part. Appuyez sur { $keys }.
tutorial-call-back = { $keys } rappelle la ligne pour la corriger. Appuyez sur { $keys }.
tutorial-clear-line = { $keys } efface toute la ligne. Appuyez sur { $keys }.
tutorial-move-piece = Pour jouer une pièce, nommez-la avec sa nouvelle case. Dans la position initiale, entrez { $words }. En notation : { $notation }.
tutorial-move-squares = Deux cases suffisent aussi. Entrez le même coup ainsi : { $notation }.
tutorial-move-capture = Une prise peut se dire en mots. Votre pion en { $from } peut prendre en { $to }. Entrez { $words }, ou { $notation }.
tutorial-move-castles = Maintenant vous pouvez roquer. Entrez { $words }, ou { $notation }.
tutorial-move-promotes = Votre pion en { $from } peut être promu. Ajoutez la nouvelle pièce après la case. Entrez { $words }, ou { $notation }.
tutorial-piece-words = { piece-name } { $to }
tutorial-capture-words = { $file } prend { $to }
tutorial-castles-words = petit roque
tutorial-promotes-words = { $to } { piece-name }
tutorial-to-board = Le clavier a deux modes. Maintenant les touches écrivent. { $keys } passe à l'échiquier. Là, une touche suffit pour demander, et les flèches vont de case en case. Appuyez sur { $keys }.
tutorial-to-line = Chaque mode a son signal : il descend pour l'échiquier, il monte pour la ligne de saisie. Pour revenir à la ligne de saisie, appuyez sur { $keys }.
tutorial-last-move = Vous pouvez demander sans taper un mot. { $keys } dit le dernier coup. Appuyez sur { $keys }.
tutorial-turn = { $keys } dit à qui est le trait. Appuyez sur { $keys }.
tutorial-clocks = À l'échiquier, une lettre suffit. { $keys } dit les deux temps. Pour choisir les avertissements de temps : { WORD("warnings") }. Appuyez sur { $keys }.
tutorial-last-at-board = Ici, { $keys } dit le dernier coup. Appuyez sur { $keys }.
tutorial-up = Les flèches vont de case en case, selon votre place. Un signal sourd est une case noire, un signal clair une case blanche. Appuyez sur { $keys }.
tutorial-right-square = Maintenant à droite : appuyez sur { $keys }.
tutorial-to-edge = Au bord, vous entendez le signal du bord et restez où vous êtes. Appuyez sur { $keys } jusqu'à l'entendre.
tutorial-here = { $keys } redit ce qu'il y a ici. Appuyez sur { $keys }.
tutorial-next-piece = Les lettres vont de pièce en pièce. { $keys } va au cavalier suivant, { $also } au précédent. Appuyez sur { $keys }.
tutorial-pick-up = { $keys } prend en main votre pièce ici. Sur une autre case, la même touche la pose : c'est votre coup. Appuyez sur { $keys }.
tutorial-put-back = La partie n'a pas changé. { $keys } remet la pièce à sa place. Appuyez sur { $keys }.
tutorial-again = { $keys } répète mes derniers mots. Pour réentendre ceci, appuyez sur { $keys }.
tutorial-older = { $keys } remonte dans ce qui a été dit. Appuyez sur { $keys }.
tutorial-still-older = Pour remonter plus loin, appuyez encore sur { $keys }.
tutorial-newer = { $keys } redescend. Appuyez sur { $keys }.
tutorial-list = { $keys } ouvre la liste de toutes les touches. Appuyez sur { $keys }. Ensuite, { $also } passe à l'élément suivant.
tutorial-next-item = Dans une liste, { $keys } passe à l'élément suivant. Appuyez sur { $keys }.
tutorial-previous-item = { $keys } revient à l'élément précédent. Appuyez sur { $keys }.
tutorial-spell = { $keys } épelle ce que vous venez d'entendre. Appuyez sur { $keys } pour ce mot :
tutorial-publicly = { $keys } annonce encore à tous le dernier coup, s'ils l'ont manqué. Appuyez sur { $keys }.
tutorial-dial = { $keys } choisit un réglage : vitesse, volume, hauteur, style des réponses, voix. Appuyez sur { $keys }.
tutorial-more = { $keys } l'augmente. Appuyez sur { $keys }.
tutorial-less = { $keys } le diminue de nouveau. Appuyez sur { $keys }.
tutorial-explain = { $keys } ouvre l'aide des touches. Alors les touches disent seulement ce qu'elles font. Appuyez sur { $keys }.
tutorial-meaning = Appuyez sur une touche pour entendre ce qu'elle fait.
tutorial-end-explain = Dans la partie, essayez autant de touches que vous voulez. { $keys } ferme l'aide des touches. Appuyez maintenant.
tutorial-context = Dans le doute, { $keys } dit ce que vous pouvez faire. Appuyez sur { $keys }.
tutorial-cues = { $keys } passe au signal suivant. { $also } le répète.
tutorial-cues-by-lines = Pour le signal suivant, appuyez sur Entrée. Pour le réentendre, entrez : { WORD("repeat") }.
tutorial-quiz = Appuyez sur { $also } et écoutez. Était-ce un, un coup ; deux, une prise ; ou trois, un échec ? Tapez le numéro ou le nom, puis { $keys }.
tutorial-quiz-by-lines = Entrez { WORD("repeat") } et écoutez. Était-ce un, un coup ; deux, une prise ; ou trois, un échec ? Entrez le numéro ou le nom.
tutorial-cue = { WORDS($number) } : { $cue ->
    [move] un coup a été joué.
    [capture] une pièce a été prise.
    [check] échec.
    [castling] roque.
    [promotion] un pion a été promu.
    [refusal] quelque chose a été refusé.
    [edge] le bord de l'échiquier, ou la fin d'une liste.
    [dark-square] une case noire.
    [light-square] une case blanche.
    [offer] la nulle a été proposée.
    [low-time] il reste peu de temps.
    [tick] la pendule fait tic-tac, comme vous l'avez choisi.
    [flag] un drapeau est tombé.
    [end] la partie est terminée.
    [your-turn] c'est à vous de jouer.
    [confirmed] ce que vous demandiez est fait.
    [entry-mode] les touches écrivent, à la ligne de saisie.
    [board-mode] les touches posent des questions, à l'échiquier.
    [microphone-open] le microphone est ouvert : parlez.
    [microphone-closed] le microphone est fermé.
   *[not-saved] la partie n'est pas enregistrée.
}
tutorial-cues-off = Les signaux sont coupés, je ne peux que les nommer. Activez-les avec le réglage sounds.
tutorial-answer = { $right ->
    [yes] C'est juste.
   *[no] Non.
} { $cue ->
    [move] Un coup joué est un seul choc.
    [capture] Une prise est un double choc, le second plus grave.
   *[check] Un échec est une cloche qui monte.
}
tutorial-ends = C'était la dernière leçon. Vous êtes de nouveau dans la partie. Pour recommencer, entrez : { WORD("tutorial") }. Pour l'aide : { WORD("help") }.
tutorial-stopped = Les leçons sont arrêtées. Vous êtes de nouveau dans la partie. Pour recommencer, entrez : { WORD("tutorial") }.
