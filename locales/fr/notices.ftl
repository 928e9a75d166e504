greeting = Entrez votre coup, le mot { WORD("help") }, ou { WORD("tutorial") } pour apprendre les touches. Toute touche fait taire ma voix.
greeting-short = Entrez votre coup, ou { WORD("help") }.
greeting-tournament = Entrez votre coup, ou le mot { WORD("help") }. Toute touche fait taire ma voix.
help-moves = Entrez un coup comme cavalier { $square }, en notation, avec les deux cases ou avec les noms : Springer Gustav eins Felix drei.
help-castling = Pour roquer, entrez zéro tiret zéro, ou kurze Rochade.
help-questions = Vous pouvez demander : { WORD("last") }, { WORD("changed") }, { WORD("moves") }, { WORD("sheet") }, { WORD("sheet-times") }, { WORD("corrections") }, { WORD("clock") }, { WORD("own-time") }, { WORD("other-time") }, { WORD("turn") } et { WORD("what") } avec une case.
help-board = Sur l'échiquier : où sont mes cavaliers, pions, qui attaque { $square }, qui défend { $square }, rangée quatre, colonne e, diagonales { $square }, coups de { $square }, { WORD("captures") }, { WORD("checks") }, { WORD("pins") }, { WORD("check") }, { WORD("castling") }, { WORD("material") }, { WORD("board") }, { WORD("opening") }. La même question répétée en dit plus.
help-game = Pour la partie : { WORD("draw") }, { WORD("accept") }, { WORD("decline") }, { WORD("resign") }, { WORD("undo") }, { WORD("pause") } et { WORD("resume") }.
help-program = Et aussi : { WORD("new-game") }, { WORD("compose") }, { WORD("level") }, { WORD("warnings") }, { WORD("names") }, { WORD("save") } et { WORD("quit") }. Entrez { WORD("repeat") } pour réentendre les derniers mots.
confirm-offer = { $side ->
    [white] Blancs : {""}
    [black] Noirs : {""}
   *[none] {""}
}Proposer nulle ? Entrez { WORD("yes") } ou { WORD("no") }.
confirm-accept = { $side ->
    [white] Blancs : {""}
    [black] Noirs : {""}
   *[none] {""}
}Accepter la nulle ? Entrez { WORD("yes") } ou { WORD("no") }.
confirm-decline = { $side ->
    [white] Blancs : {""}
    [black] Noirs : {""}
   *[none] {""}
}Refuser la nulle ? Entrez { WORD("yes") } ou { WORD("no") }.
confirm-resign = { $side ->
    [white] Blancs : {""}
    [black] Noirs : {""}
   *[none] {""}
}Abandonner la partie ? Entrez { WORD("yes") } ou { WORD("no") }.
answer-first = Répondez d'abord ; { WORD("no") } ou Échap abandonne. { $question }
dropped = La question est annulée. Rien n'a été fait.
nothing-asked = Rien n'était demandé. Entrez un coup, ou { WORD("help") }.
which-promotion = Que devient le pion : dame, tour, fou ou cavalier ?
which-move = Quel coup voulez-vous dire ?
which-item = { WORDS($number) } : { $move }.
which-end = Entrez son numéro.
no-such-choice = { $count ->
    [one] Il n'y a qu'un choix. Entrez un.
   *[other] Il n'y a que { WORDS($count) } choix. Entrez un nombre de un à { WORDS($count) }.
}
unknown = Je ne comprends pas { $text }. { $count ->
    [0] Entrez un coup, ou { WORD("help") }.
    [1] Vouliez-vous dire { $first } ?
    [2] Vouliez-vous dire { $first } ou { $second } ?
   *[3] Vouliez-vous dire { $first }, { $second } ou { $third } ?
}
no-piece-goes-there = { $role ->
    [king] Votre roi ne peut pas
    [queen] Aucune de vos dames ne peut
    [rook] Aucune de vos tours ne peut
    [bishop] Aucun de vos fous ne peut
    [knight] Aucun de vos cavaliers ne peut
   *[pawn] Aucun de vos pions ne peut
} aller en { $square }. Vérifiez la pièce et la case.
no-such-square = { $text } n'est pas une case. Les cases vont de { $lowest } à { $highest }.
at-square = { $square }.
hand-picked-up = En main : { $known ->
    [yes] { piece-name } { $square }.
   *[no] { $square }.
}
hand-put-back = De nouveau à sa place : { $known ->
    [yes] { piece-name } { $square }.
   *[no] { $square }.
}
hand-gone = { $square } a changé : vous n'avez plus de pièce en main.
hand-empty-square = { $square }, vide. Il n'y a rien à prendre en main.
hand-other = { $square }, { piece-of-side }. Seules les pièces { $side ->
    [black] noires
   *[white] blanches
} peuvent être prises en main maintenant.
hand-nothing = Vous n'avez pas de pièce en main.
not-that-piece = En { $square } se trouve une autre pièce : { piece-of-side }. Vérifiez la pièce et la case.
not-that-piece-empty = Il n'y a rien en { $square }. Vérifiez la case.
nothing-to-castle-with = Le roi ou la tour n'est pas sur une case d'où l'on peut roquer. Choisissez un autre coup.
square-missing = Quelle case ? Entrez { WORD("what") } et la case.
not-text = La ligne est trop longue ou n'est pas du texte. Entrez un coup, ou { WORD("help") }.
not-your-seat = Personne à cette console ne peut parler pour cette place. Entrez la ligne sans elle.
wrong-moment = Ce moment est passé, ou le temps n'est pas simulé. Entrez la ligne sans lui, ou avec un moment ultérieur.
ask-name = { $field ->
    [white] Qui joue avec les Blancs ?
    [black] Qui joue avec les Noirs ?
    [event] Quel est le tournoi ?
   *[round] Quelle est la ronde ?
} La touche Entrée seule ne change rien.
word-for-name = { $text } est quelque chose que je comprends. Si c'est un nom, écrivez-le entre guillemets ; { WORD("no") } quitte les noms. { $field ->
    [white] Qui joue avec les Blancs ?
    [black] Qui joue avec les Noirs ?
    [event] Quel est le tournoi ?
   *[round] Quelle est la ronde ?
}
names-done = C'est tout. Les noms sont notés.
not-saving = Attention : la partie n'est pas enregistrée : { $why }. Vous pouvez continuer ; l'enregistrement est retenté automatiquement. Libérez de la place ; ou entrez { WORD("save") } et un nom de fichier pour garder une copie ailleurs.
saving-again = La partie est de nouveau enregistrée. Rien ne manque.
saved = La partie est enregistrée dans { $file }.
saved-here = La partie est enregistrée.
sheet-kept = La feuille de partie est enregistrée sous { $file }.
braille-kept = En braille, elle est enregistrée sous { $file }.
file-in = { $name }, dossier { $directory }
sheet-lost = La feuille de partie n'a pas pu être écrite : { $why }. La partie elle-même est enregistrée.
copy-failed = La copie n'a pas pu être écrite : { $why }. Indiquez un autre fichier.
damaged = L'enregistrement { $file } est endommagé à partir de la ligne { WORDS($line) }. Il est conservé tel quel, en lecture seule ; commencez une nouvelle partie pour jouer.
torn-line = La dernière entrée a été coupée par l'interruption et a été retirée. Vérifiez le dernier coup.
held-elsewhere = Un autre programme tient cette partie ouverte : { $file }. Fermez-la d'abord dans l'autre programme.
tournament-open = Une partie de tournoi est ouverte : { $file }. Pour la continuer, lancez avec --resume.
damaged-game-open = L'enregistrement d'une partie de tournoi inachevée est endommagé : { $file }. Tant que l'arbitre ne l'a pas close, aucune autre partie ne peut être jouée ici. Lancez avec --resume.
damaged-game-ask = L'enregistrement de cette partie de tournoi est endommagé à partir de la ligne { WORDS($line) } : { $file }. La partie ne peut pas continuer. Arbitre, pour la clore et permettre d'autres parties ici, entrez { $pin ->
    [yes] le code.
   *[no] oui.
}
damaged-game-closed = L'arbitre a clos la partie endommagée. Son enregistrement reste tel quel : { $file }. La décision est enregistrée dans { $note }. Vous pouvez maintenant commencer d'autres parties.
damaged-game-not-closed = La décision n'a pas pu être enregistrée : { $why }. La partie n'est pas close. Vérifiez le disque et réessayez.
no-house-in-tournament = L'adversaire intégré ne joue pas en tournoi. Choisissez un adversaire à la console ou à l'échiquier.
no-unfinished = Il n'y a aucune partie inachevée. Commencez-en une nouvelle.
unfinished = { $count ->
    [one] Il y a une partie inachevée.
   *[other] Il y a { WORDS($count, form: "feminine") } parties inachevées.
}
unfinished-item = Partie { WORDS($number) } : avec les { side-name } contre { $opponent ->
    [named] { $name }
    [house] l'adversaire intégré, niveau { WORDS($level) }
    [board] un adversaire à l'échiquier
   *[console] un adversaire à ce clavier
} ; { $moves ->
    [0] encore aucun coup
    [one] un coup
   *[other] { WORDS($moves) } coups
}{ $moved ->
    [yes] , le dernier { $last }
   *[no] {""}
} ; commencée { $when ->
    [now] à l'instant
    [minutes] { $count ->
        [one] il y a une minute
       *[other] il y a { WORDS($count, form: "feminine") } minutes
    }
    [hours] { $count ->
        [one] il y a une heure
       *[other] il y a { WORDS($count, form: "feminine") } heures
    }
   *[date] le { DAY($day) } { month }
}{ $held ->
    [yes] , tournoi { $event }
   *[no] {""}
}.
which-game = Quelle partie ? Entrez son numéro, ou { WORD("new-game") }.
go-on = { $count ->
    [one] La continuer ? Entrez { WORD("yes") }, ou { $other ->
        [yes] { WORD("new-game") }.
       *[no] { WORD("quit") }.
    }
   *[other] Continuer la partie un ? Entrez { WORD("yes") }, le numéro d'une autre, ou { WORD("new-game") }. Entrée seule les lit toutes.
}
no-game-yet = Il n'y a pas encore de partie sur laquelle demander. Choisissez-en d'abord une : entrez son numéro.
speech-missing = La voix ne fonctionne pas : { $why }. Tout est donné par écrit.
speech-back = La voix fonctionne de nouveau.
bad-setting = Dans { $place }, { $key } : { $why }. La valeur par défaut est utilisée ; corrigez le réglage à cet endroit.
bad-setting-line = Dans { $place }, ligne { WORDS($line) }, { $key } : { $why }. La valeur par défaut est utilisée ; corrigez le réglage à cet endroit.
bad-file = Dans { $place } : { $why }. Les valeurs par défaut sont utilisées ; corrigez à cet endroit.
bad-file-line = Dans { $place }, ligne { WORDS($line) } : { $why }. Les valeurs par défaut sont utilisées ; corrigez à cet endroit.
bad-settings-more = { $count ->
    [one] Il y a encore une erreur dans les réglages.
   *[other] Il y a encore { WORDS($count) } erreurs dans les réglages.
} La commande annabella config les donne toutes.
goodbye-nothing = Aucune partie n'a été reprise. Au revoir.
goodbye-resumable = La partie est enregistrée. Vous pourrez la reprendre. Au revoir.
goodbye-over = Au revoir.
private-hidden = Ici, les paroles privées ne sont ni affichées ni prononcées, pour que l'adversaire n'en apprenne rien. Lancez avec terminal all pour les lire, ou indiquez un écouteur avec --earphone pour les entendre.
goodbye-unsaved = Attention : la fin de la partie n'a pu être enregistrée nulle part : { $why }.
confirm-quit = Quitter ? La partie pourra être reprise. Entrez { WORD("yes") } ou { WORD("no") }.
typed = { $upper ->
    [yes] majuscule { $char }
   *[no] { $char }
}
replaces = { $char }, à la place de la ligne
deleted = { $upper ->
    [yes] effacé majuscule { $char }
   *[no] effacé { $char }
}
character = { $name ->
    [space] espace
    [hyphen] tiret
    [equals] égal
    [plus] plus
    [hash] dièse
    [slash] barre oblique
    [full-stop] point
    [comma] virgule
    [colon] deux-points
    [question] point d'interrogation
    [exclamation] point d'exclamation
    [apostrophe] apostrophe
    [open] parenthèse ouvrante
    [close] parenthèse fermante
    [at] arobase
    [quote] guillemet
    [dollar] dollar
    [percent] pour cent
    [caret] accent circonflexe
    [ampersand] esperluette
    [asterisk] astérisque
    [pound] livre
    [section] paragraphe
    [middle-dot] point médian
    [underscore] tiret bas
    [semicolon] point-virgule
    [less] inférieur
    [greater] supérieur
   *[other] autre caractère
}
entry-line = { $line }
entry-empty = La ligne est vide. Entrez un coup, ou { WORD("help") }.
entry-empty-over = La ligne est vide. Entrez { WORD("new-game") }, { WORD("quit") } ou { WORD("help") }.
self-voicing-on = Ma voix est active.
self-voicing-off = Ma voix est coupée, mais les annonces restent parlées. Entrez { WORD("speech") } pour la réactiver.
ear-word = Ce mot est pour votre oreille seule.
table-word = Et celui-ci est pour la table. Entrez { WORD("yes") } si vous avez entendu le premier dans le casque seul, ou { WORD("no") }.
ask-earphone = Avez-vous entendu le premier mot dans le casque seul ? Entrez { WORD("yes") } ou { WORD("no") }.
private-lost = Vos paroles privées ne sont plus prononcées : { $why }. Entrez { WORD("earphone") } pour essayer le casque ; jusque-là elles sont écrites.
earphone-gone = Le casque des { side-name } n'est plus là.
private-back = Vos paroles privées sont prononcées dans le casque.
next-offer = Entrez { WORD("new-game") } pour en jouer une autre{ $undo ->
    [yes] , { WORD("undo") } pour reprendre le dernier coup
   *[no] {""}
} ou { WORD("quit") } pour quitter. Vous pouvez encore demander ; { WORD("study") } mène à l'échiquier d'étude.
next-confirm = { $position ->
    [yes] Commencer une nouvelle partie à partir de cette position ? {""}
   *[no] { $side ->
        [white] Commencer une nouvelle partie avec les Blancs ?
        [black] Commencer une nouvelle partie avec les Noirs ?
       *[none] Commencer une nouvelle partie ?
    } {""}
}{ $over ->
    [yes] {""}
   *[no] Celle-ci est enregistrée et peut être reprise. {""}
}Entrez { WORD("yes") } ou { WORD("no") }.
next-refused = En tournoi on ne commence pas ici d'autre partie. Jouez celle-ci jusqu'au bout ; { WORD("quit") } quitte.
next-kept = La partie d'avant est enregistrée et peut être reprise.
next-waits = Aucune nouvelle partie ne commence avant que celle-ci soit enregistrée.
next-not-playable = Aucune partie ne peut commencer de cette position. Placez-en une autre.
next-over-there = Dans cette position la partie serait aussitôt finie. Choisissez-en une autre.
level = { $plays ->
    [not] L'adversaire intégré ne joue pas dans cette partie. Dans la prochaine contre lui, il joue au niveau { WORDS($next) } sur huit
    [other] L'adversaire intégré joue au niveau { WORDS($now) } sur huit, et dans la prochaine partie au niveau { WORDS($next) }
   *[same] L'adversaire intégré joue au niveau { WORDS($now) } sur huit
}. Entrez { WORD("level") } et un nombre pour le changer.
level-set = À partir de la prochaine partie, l'adversaire intégré joue au niveau { WORDS($next) }. Cette partie reste telle quelle.
level-none = Les niveaux vont de un, le plus faible, à huit. Entrez { WORD("level") } et un de ces nombres.
unclear-missing = { $what ->
    [rank] Quelle rangée ? Nommez-en une de un à huit.
    [file] Quelle colonne ? Nommez-en une de a à h.
    [square] Quelle case ? Entrez par exemple : { $example }.
    [time] Combien de temps ? Entrez par exemple : { $example }.
    [piece] Quelle pièce ? Entrez par exemple : { $example }.
    [move] Quel coup ? Entrez par exemple : { $example }.
    [points] Combien de points ? Entrez par exemple : { $example }.
    [side] Quel camp ? Entrez par exemple : { $example }.
    [outcome] Quel résultat ? Entrez par exemple : { $example }.
    [penalty] Quelle sanction ? Entrez par exemple : { $example }.
   *[number] Quel nombre ? Entrez par exemple : { $example }.
}
unclear-wrong = { $what ->
    [rank] { $text } n'est pas une rangée. Les rangées vont de un à huit.
    [file] { $text } n'est pas une colonne. Les colonnes vont de a à h.
    [time] { $text } n'est pas un temps. Entrez minutes et secondes, avec deux points entre elles.
    [piece] { $text } n'est pas une pièce. Entrez son nom ou sa lettre.
    [move] { $text } n'est pas un coup.
    [points] { $text } n'est pas un nombre de points. Entrez des points entiers ou des demi-points.
    [side] { $text } n'est pas un camp. Entrez par exemple : { WORD("part-white") }.
    [outcome] { $text } n'est pas un résultat. Entrez par exemple : { WORD("say-drawn") }.
    [penalty] { $text } n'est pas une sanction. Entrez par exemple : { WORD("part-warning") }.
   *[number] { $text } n'est pas le numéro d'un coup. Les coups se comptent à partir de un.
}
help-may-ask = Dans cette partie, vous pouvez demander : { $words }{ $what ->
    [yes] , et { WORD("what") } avec une case
   *[no] {""}
}.
help-game-at-table = Pour la partie : { WORD("draw") }, { WORD("accept") }, { WORD("decline") } et { WORD("resign") }.
help-program-at-table = Et aussi : { WORD("names") }, { WORD("save") } et { WORD("quit") }. Entrez { WORD("repeat") } pour réentendre les derniers mots.
talk = { $about ->
    [hello] Bonjour. Entrez un coup, ou { WORD("help") }.
    [thanks] Je vous en prie.
    [hint] Il n'y a pas d'indice dans cette partie. Pour essayer des coups, entrez : { WORD("study") }.
    [load] Les parties enregistrées sont proposées au démarrage. Entrez { WORD("quit") }, puis relancez Annabella avec --resume.
    [voice] Pour changer ma voix, entrez : { WORD("faster") }, { WORD("slower") }, { WORD("louder") } ou { WORD("softer") } ; { WORD("rate") } ou { WORD("volume") } et un nombre. { WORD("speech-off") } la coupe.
    [language] La langue se choisit au démarrage, avec --language et son code, comme fr ou en.
    [settings] La commande annabella config montre les réglages. Pendant la partie, entrez : { WORD("rate") }, { WORD("volume") }, { WORD("pitch") }, { WORD("level") }, { WORD("warnings") }, { WORD("short-times") } ou { WORD("long-times") }.
   *[version] Je suis Annabella, une console d'échecs parlante, version { WORDS($major) } point { WORDS($minor) }.
}
have-no-piece = Vous n'avez { $role ->
    [queen] aucune dame
    [rook] aucune tour
   *[other] aucun { piece-name }
}.
cannot-reach = De { $from }, on ne peut pas aller en { $square }.
nothing-to-take = Aucune de vos pièces ne peut prendre cela.
meant-move = Voulez-vous dire le coup { $move } ? Entrez { WORD("yes") } ou { WORD("no") }.
help-arbiter = Arbitre, vous pouvez entrer : { WORD("order-start") }, { WORD("order-docket") }, { WORD("order-go-on") } ; { WORD("order-set") }, { WORD("order-add") } ou { WORD("order-take") } avec un camp et un temps ; { WORD("order-restore") } avec un demi-coup ; { WORD("order-illegal") }, { WORD("order-penalty") }, { WORD("order-result") }, { WORD("order-annul") } ; { WORD("order-present") } ou { WORD("order-absent") }, { WORD("order-leave") } ou { WORD("order-back") } avec un camp ; { WORD("order-pin") }, { WORD("order-done") }. Un motif peut suivre : { WORD("part-because") }.
