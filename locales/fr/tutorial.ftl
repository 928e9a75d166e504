# Les leçons : ce qui est dit, ce qu'il faut faire et ce que signifient les signaux.

tutorial-begins = Les leçons. Elles durent environ cinq minutes, et rien de ce que vous y entrez n'arrive à la partie. { $next } mène à la leçon suivante, { $back } revient en arrière ; { $leave }, ou le mot { WORD("no") }, les arrête.{ $clock ->
    [runs] {" "}La pendule tourne pendant ce temps.
   *[none] {""}
}
tutorial-begins-by-lines = Les leçons. Les touches s'apprennent à un clavier ; ici vous apprenez les signaux. Le mot { WORD("no") } les arrête.
tutorial-refused = Il n'y a pas de leçons pendant une partie de tournoi, car leurs signaux pourraient passer pour ceux de la partie ; apprenez les touches dans une partie amicale.
tutorial-interrupted = La partie de tournoi continue, et les leçons sont terminées.
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
    [board] Cela se fait à l'échiquier : appuyez d'abord sur { $switch }.
   *[entry] Cela se fait à la ligne de saisie : appuyez d'abord sur { $switch }.
}
tutorial-hint = Appuyez sur { $keys }.
tutorial-hint-text = Écrivez { $text }.
tutorial-right = C'est juste.
tutorial-held = Pendant les leçons, elle n'est pas suivie d'effet.
tutorial-not-sent = Pendant les leçons, aucune ligne n'arrive à la partie.
tutorial-other-move = Cette ligne n'indique pas ce coup.
tutorial-said-before = Déjà dit :
tutorial-hush = Toute touche fait taire ma voix aussitôt. Je continuerais maintenant à parler longtemps, du temps qu'il fait, de la salle du tournoi, du café qu'on y sert ; mais vous en avez assez entendu. Appuyez sur une touche quelconque.
tutorial-silence = La plupart des touches font aussi autre chose. { $keys } fait taire ma voix et ne fait rien d'autre. Appuyez sur { $keys }.
tutorial-write = On entre un coup en l'écrivant ; ce que vous tapez est répété comme vous l'avez réglé. Écrivez { $text }, sans l'envoyer.
tutorial-erase = { $keys } efface le caractère avant le curseur et dit lequel c'était. Appuyez sur { $keys }.
tutorial-rewrite = Écrivez maintenant un quatre, pour que la ligne contienne { $text }.
tutorial-read-back = { $keys } lit toute la ligne. Appuyez sur { $keys }.
tutorial-step-left = { $keys } va d'un caractère à gauche et le dit. Appuyez sur { $keys }.
tutorial-send = { $keys } envoie la ligne. Dans la partie ce serait un coup ; ici elle ne va nulle part. Appuyez sur { $keys }.
tutorial-call-back = { $keys } rappelle la ligne, pour que vous puissiez la corriger. Appuyez sur { $keys }.
tutorial-clear-line = { $keys } efface toute la ligne. Appuyez sur { $keys }.
tutorial-move-piece = Une pièce se joue par son nom et sa case d'arrivée. Dans la position initiale, entrez { $words }. La notation { $notation } veut dire la même chose.
tutorial-move-squares = Deux cases suffisent aussi. Entrez le même coup sous la forme { $notation }.
tutorial-move-capture = Une prise peut se dire en mots. Votre pion en { $from } peut prendre en { $to }. Entrez { $words }, ou { $notation }.
tutorial-move-castles = Maintenant le roi et la tour peuvent roquer. Entrez { $words }, ou { $notation }.
tutorial-move-promotes = Votre pion en { $from } peut devenir dame. La nouvelle pièce vient après la case. Entrez { $words }, ou { $notation }.
tutorial-piece-words = { piece-name } { $to }
tutorial-capture-words = { $file } prend { $to }
tutorial-castles-words = petit roque
tutorial-promotes-words = { $to } { piece-name }
tutorial-to-board = Le clavier a deux modes. Maintenant les touches sont du texte. { $keys } passe à l'échiquier, où l'on demande d'une seule touche et où les flèches vont de case en case. Appuyez sur { $keys }.
tutorial-to-line = Chaque mode a son signal : il descend pour l'échiquier, il monte pour la ligne de saisie. Appuyez sur { $keys } pour revenir à la ligne de saisie.
tutorial-last-move = Vous pouvez demander sans écrire un mot. { $keys } dit le dernier coup. Appuyez sur { $keys }.
tutorial-turn = { $keys } dit à qui est le trait. Appuyez sur { $keys }.
tutorial-clocks = À l'échiquier, une lettre suffit. { $keys } dit les deux temps. Le mot { WORD("warnings") } décide de quels temps on vous avertit. Appuyez sur { $keys }.
tutorial-last-at-board = Et { $keys } dit ici le dernier coup. Appuyez sur { $keys }.
tutorial-up = Les flèches vont de case en case, comme vous êtes assis. Un signal sourd est une case noire, un signal clair une case blanche. Appuyez sur { $keys }.
tutorial-right-square = Maintenant à droite : appuyez sur { $keys }.
tutorial-to-edge = Au bord de l'échiquier, vous entendez le signal du bord et restez où vous êtes. Appuyez sur { $keys } jusqu'à ce que vous l'entendiez.
tutorial-here = { $keys } redit ce qui se trouve ici. Appuyez sur { $keys }.
tutorial-next-piece = Les lettres mènent de pièce en pièce : { $keys } va au cavalier suivant, { $also } au précédent. Appuyez sur { $keys }.
tutorial-pick-up = { $keys } prend en main votre pièce sous le curseur. Sur une autre case, la même touche la pose, et c'est votre coup. Appuyez sur { $keys }.
tutorial-put-back = Rien ne s'est passé dans la partie. { $keys } remet la pièce à sa place. Appuyez sur { $keys }.
tutorial-again = { $keys } répète mes derniers mots. Appuyez sur { $keys }, et vous entendrez ceci de nouveau.
tutorial-older = { $keys } remonte dans ce qui a été dit. Appuyez sur { $keys }.
tutorial-still-older = Appuyez de nouveau sur { $keys }, et vous remonterez plus loin.
tutorial-newer = { $keys } redescend. Appuyez sur { $keys }.
tutorial-list = { $keys } ouvre la liste de toutes les touches. Appuyez sur { $keys } ; ensuite { $also } passe à l'élément suivant.
tutorial-next-item = Dans une liste, { $keys } passe à l'élément suivant. Appuyez sur { $keys }.
tutorial-previous-item = { $keys } revient à l'élément précédent. Appuyez sur { $keys }.
tutorial-spell = { $keys } épelle ce que vous venez d'entendre. Appuyez sur { $keys } pour ce mot :
tutorial-publicly = Les autres n'ont pas compris la dernière annonce ? { $keys } la répète à voix haute, pour tous. Appuyez sur { $keys }.
tutorial-dial = { $keys } choisit ce qui est réglé : vitesse, volume, hauteur, la forme des réponses et voix. Appuyez sur { $keys }.
tutorial-more = { $keys } l'augmente. Appuyez sur { $keys }.
tutorial-less = { $keys } le diminue de nouveau. Appuyez sur { $keys }.
tutorial-explain = { $keys } ouvre l'aide des touches : alors les touches disent ce qu'elles font, et ne font rien. Appuyez sur { $keys }.
tutorial-meaning = Appuyez sur une touche quelconque pour entendre ce qu'elle fait.
tutorial-end-explain = Dans la partie, appuyez sur autant de touches que vous voulez. { $keys } ferme l'aide des touches ; faites-le maintenant.
tutorial-context = Quand vous ne savez plus comment continuer, { $keys } dit ce que vous pouvez faire. Appuyez sur { $keys }.
tutorial-cues = { $keys } passe au signal suivant, { $also } le fait entendre de nouveau.
tutorial-cues-by-lines = Une ligne vide passe au signal suivant, le mot { WORD("repeat") } le fait entendre de nouveau.
tutorial-quiz = Appuyez sur { $also } et écoutez. Était-ce un, un coup ; deux, une prise ; ou trois, un échec ? Écrivez le numéro ou le nom, puis { $keys }.
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
    [entry-mode] les touches sont du texte, à la ligne de saisie.
    [board-mode] les touches demandent, à l'échiquier.
   *[not-saved] la partie n'est pas enregistrée.
}
tutorial-cues-off = Les signaux sont coupés, je ne peux donc que les nommer ; le réglage sounds les remet.
tutorial-answer = { $right ->
    [yes] C'est juste.
   *[no] Non.
} { $cue ->
    [move] Un coup joué est un seul choc.
    [capture] Une prise est un double choc, le second plus grave.
   *[check] Un échec est une cloche qui monte.
}
tutorial-ends = C'était la dernière leçon ; vous êtes de nouveau dans la partie. Le mot { WORD("tutorial") } recommence, { WORD("help") } donne les mots.
tutorial-stopped = Les leçons sont arrêtées ; vous êtes de nouveau dans la partie. Le mot { WORD("tutorial") } recommence.
