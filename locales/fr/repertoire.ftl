# Ce qui se dit des ouvertures : les répertoires et les coups qui sont demandés.

train-openings = Ouvertures. Pour en commencer une, entrez son numéro ou son nom.
train-opening-listed = Ouverture { WORDS($number) } : { $name }, { side-name }. { $due ->
    [0] Rien ne revient aujourd'hui.
    [one] Un coup revient aujourd'hui.
   *[other] Coups qui reviennent aujourd'hui : { WORDS($due) }.
}{ $new ->
    [0] {""}
   *[other] {" "}Coups nouveaux : { WORDS($new) }.
}
train-openings-none = Vous n'avez pas encore de répertoire. Pour en ajouter un, lancez annabella openings avec un fichier PGN.
train-opening-line = { $name }.{ $led ->
    [yes] {" "}{ $moves }.
   *[no] {""}
}{ $moved ->
    [yes] {" "}Dernier coup : { $move }.
   *[no] {""}
} Trait aux { side-name }.
train-opening-new = Votre coup ici est nouveau : { $move }. Entrez-le.
train-opening-wrong = Pas { $wrong }. Ici, votre coup est { $move }. Entrez-le.
train-opening-other-order = { $move } est aussi dans votre répertoire, mais pas ici. Essayez un autre coup.
train-opening-help = Entrez votre coup, ou : { WORD("train-hint") }, { WORD("train-solution") }, { WORD("train-position") }, { WORD("train-next") }. Toutes les ouvertures : { WORD("train-openings") }. Pour quitter : { WORD("train-stop") }. Toutes les questions sur l'échiquier valent aussi.
train-opening-note = Votre fichier dit : { $text }
train-opening-over = Fin de la variante. { $new ->
    [0] {""}
    [one] Un coup nouveau.{" "}
   *[other] Coups nouveaux : { WORDS($new) }.{" "}
}{ $asked ->
    [0] {""}
    [one] { $right ->
        [0] Vous n'avez pas trouvé le coup tout de suite.{" "}
       *[other] Vous connaissiez le coup.{" "}
    }
   *[other] Trouvés tout de suite : { WORDS($right) } sur { WORDS($asked) }.{" "}
}{ $left ->
    [0] Il ne reste rien pour aujourd'hui.
   *[other] Restent pour aujourd'hui : { WORDS($left) }.
}
train-opening-nothing-due = { $named ->
    [yes] { $name } : il
   *[no] Il
} ne reste rien pour aujourd'hui.{ $more ->
    [yes] {" "}Les prochains coups nouveaux viennent demain. Pour en avoir aujourd'hui, commencez l'ouverture par son nom.
   *[no] {""}
}
train-opening-unknown = Il n'y a pas d'ouverture { $name }.
train-openings-title = Ouvertures
train-opening-standing = Ouverture { $name }, { side-name } : coups connus, { WORDS($known) } sur { WORDS($moves) }. { $due ->
    [0] Rien ne revient aujourd'hui.
    [one] Un coup revient aujourd'hui.
   *[other] Coups qui reviennent aujourd'hui : { WORDS($due) }.
}
openings-added = { $name }, { side-name } : { $moves ->
    [one] un coup à apprendre.
   *[other] { WORDS($moves) } coups à apprendre.
}{ $replaced ->
    [yes] {" "}Ce que vous connaissez déjà est gardé.
   *[no] {""}
}
openings-removed = { $name } est supprimé, avec tout ce qui en était gardé.
openings-not-there = Il n'y a pas de répertoire { $name }. Pour la liste : annabella openings
openings-which-side = { $file } ne dit pas quel camp vous jouez. Ajoutez --side white ou --side black.
openings-no-moves = Il n'y a aucun coup des { side-name } dans { $file }.
openings-too-large = { $file } est trop grand : plus de quatre mégaoctets.
openings-unreadable = Le répertoire { $name } ne peut plus être lu. Ajoutez de nouveau son fichier.
