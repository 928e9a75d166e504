# Ce qui est dit de l'échiquier d'étude, un second échiquier à côté de la partie.

help-study = À côté de la partie, sur l'échiquier d'étude : { WORD("study") }, { WORD("back") }, { WORD("forward") }, { WORD("first") }, { WORD("end") }, au coup et un nombre. Un coup y est seulement essayé, { WORD("undo") } le reprend, { WORD("main") } ramène là où vous avez quitté les coups de la partie. Pour d'autres positions il y a { WORD("set-up") } et { WORD("fen") }, et { WORD("return") } vous ramène à la partie. Avec { WORD("play-this") } commence une partie à partir de la position de là.
study-entered = Échiquier d'étude. { $over ->
    [yes] Entrez { WORD("return") } pour revenir à la partie.
   *[no] La partie continue pendant ce temps ; entrez { WORD("return") } pour y revenir.
}
study-left = De nouveau à la partie.{ $over ->
    [yes] {" "}Elle est finie.
   *[no] {" "}Trait aux { side-name }.
}
study-not-there = Vous êtes à la partie. Entrez { WORD("study") } pour aller à l'échiquier d'étude.
study-at-start = Début de la ligne. Trait aux { side-name }.
study-first = Il n'y a rien avant.
study-last = Il n'y a rien après.
study-where = Vous êtes sur l'échiquier d'étude, { $line ->
    [game] dans les coups de la partie
    [tried] dans une ligne à vous
   *[set-up] dans une position que vous avez placée
}. Entrez { WORD("return") } pour revenir à la partie.
study-tried = { $move }, échiquier d'étude.
study-stalemate = Pat.
study-taken-back = Repris : { $move }. Trait aux { side-name }.
study-nothing-tried = Aucun coup à reprendre n'a été essayé ici. Entrez { WORD("back") } pour remonter les coups.
study-main = De nouveau dans les coups de la partie.
study-main-already = Ce sont les coups de la partie. Entrez { WORD("return") } pour y revenir.
study-how-to-set-up = Nommez une pièce et ses cases, par exemple roi blanc { $square }. Aussi : vide et une case, { WORD("empty-board") }, { WORD("start-position") }, { WORD("white-to-move") }, { WORD("black-to-move") }, droit de roque blanc petit, en passant et une case, ou { WORD("fen") } et le FEN.
study-put = { $squares } : { piece-of-side }.
study-cleared = { $squares } : vide.
study-emptied = L'échiquier est vide.
study-start-position = Position initiale.
study-position-set = La position est placée. Trait aux { side-name }.
study-turn = Trait aux { side-name }.
study-castling = Roque : les Blancs { $white ->
    [both] des deux côtés
    [short] petit
    [long] grand
   *[none] aucun
}, les Noirs { $black ->
    [both] des deux côtés
    [short] petit
    [long] grand
   *[none] aucun
}.
study-not-at-home = Les { side-name } ne peuvent pas faire le { $wing ->
    [short] petit
   *[long] grand
} roque : le roi ou la tour n'est pas à sa place. Mettez-le d'abord là.
study-passed = Un pion vient de passer { $square } et peut y être pris.
study-nothing-passed = Aucun pion ne peut être pris en passant.
study-not-passed = Aucun pion des { side-name } ne peut venir de passer { $square }. Vérifiez la case et à qui est le trait.
study-fault = { $fault ->
    [no-king] Les { side-name } n'ont pas de roi.
    [kings] Les { side-name } ont plus d'un roi.
    [pawn] Un pion se trouve en { $square }.
    [check] Les { side-name } sont en échec, mais le trait est à l'autre camp.
    [castling] Quelqu'un peut roquer dont le roi ou la tour n'est pas à sa place.
    [passed] Aucun pion n'a passé la case de la prise en passant.
   *[other] Aucune partie ne peut mener à une telle position.
}
study-no-position = Dans cette position on ne peut encore essayer aucun coup. { $faults }
study-fen-impossible = Ce FEN n'est pas placé. { $faults }
study-fen-unreadable = Ce n'est pas un FEN : { $field ->
    [pieces] il faut huit rangées de huit cases, séparées par des barres.
    [turn] après les pièces vient w ou b.
    [castling] les droits de roque doivent être K, Q, k et q, ou un trait d'union.
    [passed] la case de la prise en passant doit être une case ou un trait d'union.
    [quiet] le compte des demi-coups tranquilles doit être un nombre.
    [number] le numéro du coup doit être un nombre.
   *[whole] il a six champs séparés par des espaces.
}
study-fen = Le FEN : { $fen }
study-ask-piece = Que doit-il y avoir en { $square } sur l'échiquier d'étude ? Entrez une pièce, par exemple roi blanc, ou rien ; Échap laisse tout en l'état.
study-no-such-piece = { $text } ne nomme aucune pièce. Dites aussi son camp, comme dans roi blanc { $square }.
study-entry-empty = La ligne est vide. Entrez un coup à essayer sur l'échiquier d'étude, ou { WORD("return") }.
key-study = va à l'échiquier d'étude, et revient à la partie.
key-study-first = l'échiquier d'étude au début.
key-study-back = l'échiquier d'étude un demi-coup en arrière.
key-study-forward = l'échiquier d'étude un demi-coup en avant.
key-study-last = l'échiquier d'étude au dernier coup.
key-put-piece = met une pièce ici, sur l'échiquier d'étude.
key-clear-square = vide cette case, sur l'échiquier d'étude.
study-only-there = C'est un mot pour l'échiquier d'étude. Entrez { WORD("study") } pour y aller.
