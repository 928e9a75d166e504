greeting = Entrez votre coup, ou { WORD("help") }. Pour apprendre les touches, entrez : { WORD("tutorial") }. Toute touche fait taire ma voix.
greeting-short = Entrez votre coup, ou { WORD("help") }.
greeting-tournament = Entrez votre coup, ou { WORD("help") }. Toute touche fait taire ma voix.
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
answer-first = Répondez d'abord. Pour annuler, entrez { WORD("no") } ou appuyez sur Échap. { $question }
yes-or-no = { $about ->
    [offer] Proposer la nulle
    [accept] Accepter la nulle
    [decline] Refuser la nulle
    [resign] Abandonner
    [leave] Quitter
    [earphone] Dans votre oreille seulement
    [network] Laisser entrer les appareils
    [admit] Laisser entrer
    [move] Jouer ce coup
    [heard] Est-ce juste
    [game] Commencer une autre partie
    [claim] Réclamer la nulle
    [seal] Mettre le coup sous enveloppe
   *[sign] Signer le résultat
} ? Entrez { WORD("yes") } ou { WORD("no") }.
dropped = Annulé.
lapsed = Cela a changé depuis la question. Rien n'a été fait.
nothing-asked = Je n'ai rien demandé. Pour de l'aide, entrez : { WORD("help") }.
which-promotion = Promotion en quoi : dame, tour, fou ou cavalier ?
which-move = Quel coup voulez-vous dire ?
which-item = { WORDS($number) } : { $move }.
which-end = Entrez son numéro.
which-heard-end = Entrez son numéro, ou dites-le comme une rangée.
which-correction = Quel coup vouliez-vous dire ? Dites-le ou entrez-le.
choose-number = Entrez un nombre de un à { WORDS($count) }, ou { WORD("no") }.
read-as = Lu comme { $text }.
no-more = Il n'y a rien de plus à dire.
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
} aller en { $square }.
no-such-square = { $text } n'est pas une case. Les cases vont de { $lowest } à { $highest }.
at-square = { $square }.
hand-picked-up = En main : { $known ->
    [yes] { piece-name } { $square }.
   *[no] { $square }.
}
hand-put-back = Remise en place : { $known ->
    [yes] { piece-name } { $square }.
   *[no] { $square }.
}
hand-gone = { $square } a changé. Vous n'avez plus de pièce en main.
hand-empty-square = { $square } est vide.
hand-other = { $square }, { piece-of-side }. Seules les pièces { $side ->
    [black] noires
   *[white] blanches
} peuvent être prises en main maintenant.
not-that-piece = En { $square } se trouve une autre pièce : { piece-of-side }.
not-that-piece-empty = { $square } est vide.
not-that-piece-theirs = En { $square } se trouve une pièce adverse : { piece-name }.
nothing-to-castle-with = Le roi ou la tour n'est pas sur sa case de roque.
square-missing = Quelle case ? Entrez : { WORD("what") }, et la case.
not-text = La ligne est trop longue ou n'est pas du texte. Entrez un coup, ou { WORD("help") }.
not-your-seat = Ici, vous ne pouvez pas parler pour cette place. Entrez la ligne sans la nommer.
wrong-moment = Ce moment est passé, ou le temps n'est pas simulé. Entrez la ligne sans moment, ou avec un moment ultérieur.
ask-name = { $field ->
    [white] Qui joue avec les Blancs ?
    [black] Qui joue avec les Noirs ?
    [event] Quel est le tournoi ?
   *[round] Quelle est la ronde ?
} Pour ne rien changer, appuyez sur Entrée.
word-for-name = { $text } est aussi { $what ->
    [piece] une pièce
    [move] un coup
   *[command] une commande
}. Si c'est un nom, mettez-le entre guillemets. Pour arrêter, entrez : { WORD("no") }. { $field ->
    [white] Qui joue avec les Blancs ?
    [black] Qui joue avec les Noirs ?
    [event] Quel est le tournoi ?
   *[round] Quelle est la ronde ?
}
names-done = Les noms sont notés.
not-saving = Attention : la partie n'est pas enregistrée : { $why }. Continuez à jouer ; l'enregistrement est retenté automatiquement. Libérez de la place. Pour garder une copie ailleurs, entrez : { WORD("save") }, et un nom de fichier.
saving-again = La partie est de nouveau enregistrée. Rien ne manque.
saved = La partie est enregistrée dans { $file }.
saved-here = La partie est enregistrée.
sheet-kept = La feuille de partie est enregistrée. { $file }
braille-kept = Elle est enregistrée aussi en braille.
notes-kept = Avec toutes les notes, pour l'arbitre, elle est enregistrée à part. { $file }
file-in = { $name }, dossier { $directory }
sheet-lost = La feuille de partie n'est pas enregistrée : { $why }. La partie elle-même l'est.
copy-failed = La copie n'est pas enregistrée : { $why }. Indiquez un autre fichier.
damaged = L'enregistrement { $file } est endommagé à partir de la ligne { WORDS($line) }. Il est conservé en lecture seule. Pour jouer, commencez une nouvelle partie.
torn-line = La dernière entrée est perdue : l'interruption l'a coupée. Vérifiez le dernier coup.
held-elsewhere = Un autre programme utilise cette partie : { $file }. Fermez-la d'abord là-bas.
tournament-open = Une partie de tournoi est ouverte : { $file }. Pour la continuer, lancez Annabella avec --resume.
damaged-game-open = L'enregistrement d'une partie de tournoi inachevée est endommagé : { $file }. L'arbitre doit la clore avant toute autre partie. Lancez Annabella avec --resume.
damaged-game-ask = L'enregistrement de cette partie de tournoi est endommagé à partir de la ligne { WORDS($line) } : { $file }. La partie ne peut pas continuer. Arbitre, pour la clore et permettre d'autres parties, entrez { $pin ->
    [yes] votre code.
   *[no] oui.
}
damaged-game-goes-on = L'enregistrement { $file } est endommagé à partir de la ligne { WORDS($line) }. Jusque-là, la partie continue, dans le nouvel enregistrement { $copy }. Vérifiez le dernier coup.
damaged-game-mended = Un octet de la première ligne de l'enregistrement { $file } était faux. Il est corrigé. La partie continue, dans le nouvel enregistrement { $copy }.
damaged-game-rebuilt = La première ligne de l'enregistrement { $file } est endommagée. Les coups qui suivent sont intacts. La partie continue, dans le nouvel enregistrement { $copy }.{ $players ->
    [yes] {" "}Les joueurs sont perdus.
   *[no] {""}
}{ $event ->
    [yes] {" "}Le tournoi et la ronde sont perdus.
   *[no] {""}
}{ $time ->
    [yes] {" "}La cadence est perdue.
   *[no] {""}
}{ $start ->
    [yes] {" "}La position initiale est perdue.
   *[no] {""}
}{ $rules ->
    [yes] {" "}Les règles de la partie sont perdues.
   *[no] {""}
} Ce qui est perdu suit vos réglages. Vérifiez les noms et les pendules.
damaged-game-needs = La première ligne de l'enregistrement { $file } est endommagée : { $start ->
    [yes] les coups ne s'accordent pas avec la position initiale habituelle. Pour continuer la partie, lancez Annabella avec --resume --fen et sa position.
   *[no] la cadence est perdue. Pour continuer la partie, lancez Annabella avec --resume --time et sa cadence.
}
damaged-game-read = La première ligne de l'enregistrement { $file } est endommagée. Les joueurs, le tournoi et la cadence peuvent être faux. Les coups qui suivent sont intacts.
damaged-game-not-copied = L'enregistrement { $file } est endommagé à partir de la ligne { WORDS($line) }. Aucun nouveau ne peut être écrit : { $why }. La partie ne peut pas continuer.
damaged-game-unreadable = L'enregistrement { $file } est endommagé au début et ne peut pas être lu. Commencez une nouvelle partie.
damaged-game-closed = L'arbitre a clos la partie endommagée. Son enregistrement est inchangé : { $file }. La décision est enregistrée dans { $note }. Vous pouvez commencer d'autres parties.
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
    [engine] { $name }, { $strength }
    [board] un adversaire à l'échiquier
    [screen] un adversaire à un écran
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
which-game = Quelle partie ? Entrez son numéro, ou : { WORD("new-game") }.
go-on = { $count ->
    [one] La continuer ? Entrez { WORD("yes") }, ou { $other ->
        [yes] { WORD("new-game") }.
       *[no] { WORD("quit") }.
    }
   *[other] Continuer la partie un ? Entrez { WORD("yes") }, un autre numéro, ou { WORD("new-game") }. Pour toutes les entendre, appuyez sur Entrée.
}
no-game-yet = Choisissez d'abord une partie : entrez son numéro.
speech-missing = La voix ne fonctionne pas : { $why }. Tout est écrit.
speech-back = La voix fonctionne de nouveau.
bad-setting = Dans { $place }, { $key } : { $why }. La valeur par défaut est utilisée. Corrigez ce réglage.
bad-setting-line = Dans { $place }, ligne { WORDS($line) }, { $key } : { $why }. La valeur par défaut est utilisée. Corrigez ce réglage.
bad-file = Dans { $place } : { $why }. Les valeurs par défaut sont utilisées. Corrigez ce fichier.
bad-file-line = Dans { $place }, ligne { WORDS($line) } : { $why }. Les valeurs par défaut sont utilisées. Corrigez ce fichier.
bad-settings-more = { $count ->
    [one] Il y a encore une erreur dans les réglages.
   *[other] Il y a encore { WORDS($count, form: "feminine") } erreurs dans les réglages.
} Pour les entendre toutes, lancez : annabella config.
goodbye-nothing = Aucune partie n'a été ouverte. Au revoir.
goodbye-resumable = La partie est enregistrée. Vous pourrez la reprendre. Au revoir.
goodbye-over = Au revoir.
private-hidden = Les messages privés sont coupés, pour que l'adversaire ne les entende pas. Pour les lire, lancez Annabella avec --terminal all. Pour les entendre, indiquez un casque avec --earphone.
goodbye-unsaved = Attention : la fin de la partie n'est pas enregistrée : { $why }.
confirm-quit = Quitter ? Vous pourrez reprendre la partie. Entrez { WORD("yes") } ou { WORD("no") }.
typed = { $upper ->
    [yes] majuscule { $char }
   *[no] { $char }
}
replaces = { $char }, remplace la ligne
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
self-voicing-off = Ma voix est coupée, sauf pour les annonces. Pour la réactiver, entrez : { WORD("speech") }.
ear-word = Ce mot est pour votre oreille seule.
table-word = Celui-ci est pour tous. Avez-vous entendu le premier seulement dans le casque ? Entrez { WORD("yes") } ou { WORD("no") }.
ask-earphone = Avez-vous entendu le premier mot seulement dans le casque ? Entrez { WORD("yes") } ou { WORD("no") }.
private-lost = Vos messages privés sont écrits, non prononcés : { $why }. Pour essayer le casque, entrez : { WORD("earphone") }.
earphone-gone = Le casque des { side-name } est débranché.
private-back = Vos messages privés sont prononcés dans le casque.
next-offer = Pour rejouer, entrez : { WORD("new-game") }.{ $undo ->
    [yes] {" "}Pour reprendre le dernier coup : { WORD("undo") }.
   *[no] {""}
} Vos fautes : { WORD("review") }. Entraînement : { WORD("train") }. Pour quitter : { WORD("quit") }. Échiquier d'étude : { WORD("study") }. Vous pouvez encore poser des questions.
next-confirm = { $position ->
    [yes] Commencer une nouvelle partie à partir de cette position ? {""}
   *[no] { $side ->
        [white] Commencer une nouvelle partie avec les Blancs ?
        [black] Commencer une nouvelle partie avec les Noirs ?
       *[none] Commencer une nouvelle partie ?
    } {""}
}{ $resumable ->
    [yes] Celle-ci est enregistrée. Vous pourrez la reprendre. {""}
   *[no] {""}
}Entrez { WORD("yes") } ou { WORD("no") }.
next-review-later = La partie se revoit quand elle est terminée.
next-train-later = L'entraînement continue quand la partie est terminée. Pour la terminer, entrez : { WORD("resign") }.
next-unfinished = { $count ->
    [one] Une partie n'est pas finie. Pour la continuer, lancez annabella play.
   *[other] Parties non finies : { WORDS($count) }. Pour en continuer une, lancez annabella play.
}
next-refused = En tournoi, seule cette partie se joue ici. Pour quitter, entrez : { WORD("quit") }.
next-kept = La partie précédente est enregistrée. Vous pourrez la reprendre.
next-waits = Une nouvelle partie pourra commencer quand celle-ci sera enregistrée.
next-not-playable = Aucune partie ne peut commencer de cette position. Placez-en une autre.
next-over-there = Dans cette position, la partie serait déjà finie. Choisissez-en une autre.
next-opening = Ouverture : { $name }. Votre adversaire la vise : { $moves }.
next-no-opening = Je ne connais pas d'ouverture de ce nom.{ $has_near ->
    [yes] {" "}Vous voulez peut-être dire { $near }.
   *[no] {""}
}
next-opening-engine = Seul un moteur peut viser une ouverture.
next-odds = Il manque à votre adversaire : { piece-the }.
level = { $plays ->
    [not] L'adversaire intégré ne joue pas maintenant. Dans sa prochaine partie, il joue au niveau { WORDS($next) } sur { WORDS($most) }
    [other] L'adversaire intégré joue au niveau { WORDS($now) } sur { WORDS($most) }. Dans la prochaine partie : niveau { WORDS($next) }
   *[same] L'adversaire intégré joue au niveau { WORDS($now) } sur { WORDS($most) }
}. Pour le changer, entrez : { WORD("level") }, et un nombre.
level-even = { $too_strong ->
    [yes] D'après { WORDS($games) } parties ici, même le niveau un est encore trop fort pour vous. Faites-le jouer sans sa dame ; entrez : { WORD("next-without-queen") }.
   *[no] D'après { WORDS($games) } parties ici, le niveau { WORDS($level) } est à peu près le vôtre.
}
level-set = Dès la prochaine partie, l'adversaire intégré joue au niveau { WORDS($next) }. Cette partie ne change pas.
level-none = Les niveaux vont de un, le plus faible, à { WORDS($most) }. Entrez : { WORD("level") }, et un nombre.
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
    [time] { $text } n'est pas un temps. Entrez minutes, deux-points, secondes.
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
talk = { $about ->
    [hello] Bonjour. Entrez votre coup, ou { WORD("help") }.
    [thanks] Je vous en prie.
    [files] Une fois la partie finie, j'écris la feuille dans des fichiers, en PGN et en braille.
    [load] Les parties enregistrées sont proposées au démarrage. Entrez : { WORD("quit") }. Puis lancez Annabella avec --resume.
    [voice] Pour changer ma voix, entrez : { WORD("faster") }, { WORD("slower") }, { WORD("louder") }, { WORD("softer") } ou { WORD("speech-off") }. Avec un nombre : { WORD("rate") } ou { WORD("volume") }.
    [language] Choisissez la langue au démarrage, avec --language et son code, comme fr ou en.
    [settings] Pour voir les réglages, lancez : annabella config. Pendant la partie, entrez : { WORD("rate") }, { WORD("volume") }, { WORD("pitch") }, { WORD("level") }, { WORD("warnings") }, { WORD("short-times") } ou { WORD("long-times") }.
    [sounds] Pour les sons, entrez : { WORD("sounds-on") } ou { WORD("sounds-off") }. Pour leur liste, entrez : { WORD("cues") }.
   *[version] Je suis Annabella, une console d'échecs parlante, version { WORDS($major) } point { WORDS($minor) }.
}
foreign-letter = { $letter } n'est la lettre d'aucune pièce en français. Pièce : { piece-name }, lettre : { $own }.
have-no-piece = Vous n'avez { $role ->
    [queen] aucune dame
    [rook] aucune tour
   *[other] aucun { piece-name }
}.
cannot-reach = De { $from }, on ne peut pas aller en { $square }.
nothing-to-take = Aucune de vos pièces ne peut prendre cela.
nothing-to-take-at-all = Aucune prise de ce genre n'est possible. Pour jouer, nommez aussi la case.
meant-move = Voulez-vous dire le coup { $move } ? Entrez { WORD("yes") } ou { WORD("no") }.
move-is = { $holds ->
    [yes] Oui
   *[no] Non
} : { $moves }.
nothing-there = Il n'y a rien en { $square }. Voulez-vous dire le coup { $move } ? Entrez { WORD("yes") } ou { WORD("no") }.
move-alone = Pour jouer, entrez seulement le coup.
