# Ce qui est dit dans les leçons, et ce qui ne va pas dans le fichier de l'une d'elles.

lesson-list = { $done ->
    [0] Leçons : { WORDS($count) }.
   *[other] Leçons : { WORDS($count) }, terminées : { WORDS($done) }.
} Pour en commencer une, entrez son numéro ou un mot de son nom. Pour continuer le cours : { WORD("train-lesson") }.
lesson-listed = Leçon { WORDS($number) } : { $title }{ $stage ->
    [done] , terminée
    [begun] , commencée
   *[new] {""}
}
lesson-unknown = Il n'y a pas de leçon { $name }. Pour entendre lesquelles existent, entrez : { WORD("train-lessons") }.
lesson-begins = Leçon { WORDS($number) } : { $title }.{ $again ->
    [yes] {" "}Elle reprend là où vous l'avez laissée. Depuis le début : { WORD("train-endgame-over") }.
   *[no] {""}
} { $keys ->
    [yes] Pour continuer, appuyez sur { $enter }.
   *[no] Pour continuer, entrez une ligne vide.
}
lesson-right = Juste.
lesson-wrong = Pas { $wrong }.{ $alone ->
    [yes] {" "}Essayez un autre coup.
   *[no] {""}
}
lesson-missed = Non.{ $alone ->
    [yes] {" "}Essayez encore.
   *[no] {""}
}
lesson-expected = { $kind ->
    [yes-no] Répondez oui ou non.
    [shade] Répondez claire ou foncée.
    [number] Répondez par un nombre.
    [squares] Répondez par une case, ou par toutes ; ou rien.
    [all-squares] C'est juste, mais ce n'est pas tout. Donnez toutes les cases.
    [piece] Répondez par une pièce et sa couleur, comme cavalier blanc.
   *[move] Entrez un coup.
} Pour de l'aide, entrez : { WORD("train-hint") }.
lesson-answer = La réponse est : { $answer }.
lesson-no-move = Rien n'est demandé maintenant. { $keys ->
    [yes] Pour continuer, appuyez sur { $enter }.
   *[no] Pour continuer, entrez une ligne vide.
}
lesson-open = Cette tâche est encore ouverte. Pour de l'aide, entrez : { WORD("train-hint") }. Pour entendre ce qui est juste : { WORD("train-solution") }.
lesson-no-hint = Il n'y a plus d'indice ici. Pour entendre ce qui est juste, entrez : { WORD("train-solution") }.
lesson-enter-it = Entrez-le maintenant vous-même.
lesson-over = C'était la leçon { WORDS($number) } : { $title }. { $more ->
    [yes] Ensuite vient la leçon { WORDS($next) } : { $next_title }. { $keys ->
        [yes] Pour la commencer, appuyez sur { $enter }.
       *[no] Pour la commencer, entrez une ligne vide.
    }
   *[no] C'était la dernière.
}
lesson-all-done = Vous avez terminé toutes les leçons. Pour des problèmes, entrez : { WORD("train-rated") }. Pour la liste des leçons : { WORD("train-lessons") }.
lesson-left = Vous avez quitté la leçon. Pour la reprendre, entrez : { WORD("train-lesson") }.
lesson-help = Entrez un coup ou une réponse, ou : { WORD("train-hint") }, { WORD("train-solution") }, { WORD("repeat") }, { WORD("train-position") }, { WORD("train-next") }. Depuis le début : { WORD("train-endgame-over") }. Toutes les leçons : { WORD("train-lessons") }. Pour quitter : { WORD("train-stop") }. Toutes les questions sur l'échiquier valent aussi.
lesson-language = { $language ->
   *[en] anglais
    [it] italien
    [de] allemand
    [es] espagnol
    [fr] français
}
lesson-good = { $file } : { $title }. Étapes : { WORDS($steps) }. Tout va bien.
lesson-whole = { $file } : s'écoute en { lesson-language }.
lesson-lacks = { $file }, ligne { $line } : { $count ->
    [one] un texte n'est pas
   *[other] { WORDS($count, form: "masculine") } textes ne sont pas
} en { lesson-language } ; la leçon s'écoute donc dans une autre langue. C'est le premier.
lesson-trouble = { $file }, ligne { $line } : { $wrong }
lesson-unreadable = { $file } ne peut pas être lu : { $why }.
lesson-wrong-form = Le fichier n'a pas la forme d'une leçon : { $why }.
lesson-wrong-id = { $text } n'est pas un nom. Utilisez des minuscules de a à z, des chiffres et des traits d'union.
lesson-wrong-no-steps = La leçon n'a pas d'étapes. Chacune commence par une ligne qui dit step, entre doubles crochets.
lesson-wrong-language = { $code } n'est pas une langue d'Annabella.
lesson-wrong-no-language = Aucune langue n'a tous les textes. Ajoutez ce qui manque ici.
lesson-wrong-position = { $text } n'est pas une position. Écrivez-la en FEN, avec les deux rois.
lesson-wrong-over = Dans cette position, la partie est finie : aucun coup ne peut être demandé.
lesson-wrong-tasks = Une étape n'a qu'une tâche. Mettez l'autre dans une étape à part.
lesson-wrong-no-task = { $name } va dans une étape avec une tâche.
lesson-wrong-move = { $text } n'est pas ici un coup légal. Écrivez-le en lettres anglaises, comme en PGN.
lesson-wrong-ends = Les coups doivent finir par un coup de l'élève.
lesson-wrong-ways = Seuls les coups de l'élève peuvent avoir des variantes, et pas autant.
lesson-wrong-goal = { $text } n'est pas un but. Les buts sont mate, check, stalemate, castle, promote, en passant, capture, et reach avec une case.
lesson-wrong-unreachable = Aucun coup légal n'atteint ici le but { $text }.
lesson-wrong-answer = { $text } n'est pas une réponse. Les réponses sont yes, no, light, dark, nothing, un nombre, des cases, ou une pièce comme white knight.
lesson-wrong-no-mistake = { $text } est juste ici, et ne peut pas être une faute.
lesson-wrong-empty = Ce texte est vide.
lesson-wrong-long = Ce texte a plus de { WORDS($most, form: "masculine") } caractères. Faites-en deux étapes.
lesson-wrong-unclosed = Il manque l'autre moitié d'une accolade.
lesson-wrong-mark = { $text }, entre accolades, n'est pas une case, une colonne, une rangée ou un coup légal, ni un nom des Règles.
lesson-wrong-bare = { $text } va entre accolades, pour que chacun l'entende à sa façon.
