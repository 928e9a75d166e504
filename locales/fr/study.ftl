# Ce qui est dit de l'échiquier d'étude, un second échiquier à côté de la partie.

study-entered = Échiquier d'étude. { $beside ->
    [game] La partie continue. Pour y revenir, entrez : { WORD("return") }.
   *[other] Pour revenir, entrez : { WORD("return") }.
}
study-left = { $beside ->
    [game] Retour à la partie. Trait aux { side-name }.
    [over] Retour à la partie. Elle est finie.
   *[training] Vous avez quitté l'échiquier d'étude. Trait aux { side-name }.
}
study-not-there = Vous êtes à la partie. Pour l'échiquier d'étude, entrez : { WORD("study") }.
study-at-start = Début de la ligne. Trait aux { side-name }.
study-first = L'échiquier d'étude est à la première position.
study-last = L'échiquier d'étude est à la dernière position.
study-where = Vous êtes sur l'échiquier d'étude, { $line ->
    [game] dans les coups de la partie
    [tried] dans votre propre variante
   *[set-up] dans une position que vous avez placée
}. Pour revenir, entrez : { WORD("return") }.
study-tried = { $move }, échiquier d'étude.
study-stalemate = Pat.
study-taken-back = Repris : { $move }. Trait aux { side-name }.
study-nothing-tried = Aucun coup essayé à reprendre. Pour remonter les coups, entrez : { WORD("back") }.
study-main = Retour aux coups de la partie.
study-main-already = Ce sont les coups de la partie. Pour y revenir, entrez : { WORD("return") }.
study-how-to-set-up = Nommez une pièce et ses cases, comme roi blanc { $square }. Et aussi : vide et une case, { WORD("empty-board") }, { WORD("start-position") }, { WORD("fen") } et le FEN. Trait : { WORD("white-to-move") }, { WORD("black-to-move") }. Droits : droit de roque blanc petit ; en passant et une case.
study-put = { $squares } : { piece-of-side }.
study-cleared = { $squares } : rien.
study-emptied = L'échiquier est vide.
study-start-position = Position initiale.
study-position-set = La position est placée. Trait aux { side-name }.
study-turn = Trait aux { side-name }.
study-castling = Roque : Blancs, { $white ->
    [both] petit et grand
    [short] petit seulement
    [long] grand seulement
   *[none] aucun
} ; Noirs, { $black ->
    [both] petit et grand
    [short] petit seulement
    [long] grand seulement
   *[none] aucun
}.
study-not-at-home = Pas de { $wing ->
    [short] petit
   *[long] grand
} roque pour les { side-name } : mettez d'abord le roi et la tour à leur place.
study-passed = Un pion vient de passer { $square } et peut y être pris.
study-nothing-passed = Aucun pion ne peut être pris en passant.
study-not-passed = Aucun pion des { side-name } ne peut venir de passer { $square }. Vérifiez la case et le trait.
study-fault = { $fault ->
    [no-king] Les { side-name } n'ont pas de roi.
    [kings] Les { side-name } ont plus d'un roi.
    [pawn] Un pion ne peut pas être en { $square }.
    [check] Les { side-name } sont en échec, mais le trait est à l'autre camp.
    [castling] Pour un droit de roque, le roi et la tour doivent être à leur place.
    [passed] Aucun pion n'a passé la case de la prise en passant.
   *[other] Aucune partie ne peut mener à cette position.
}
study-no-position = Vous ne pouvez pas encore jouer dans cette position. { $faults }
study-fen-impossible = Ce FEN n'est pas accepté. { $faults }
study-fen-unreadable = Ce n'est pas un FEN : { $field ->
    [pieces] il faut huit rangées de huit cases, séparées par des barres.
    [turn] après les pièces vient w ou b.
    [castling] le roque doit être K, Q, k et q, ou un trait d'union.
    [passed] la prise en passant doit être une case ou un trait d'union.
    [quiet] le compte des demi-coups doit être un nombre.
    [number] le numéro du coup doit être un nombre.
   *[whole] il faut six champs séparés par des espaces.
}
study-fen = Le FEN : { $fen }
study-ask-piece = Que mettre en { $square } ? Entrez une pièce, comme roi blanc, ou rien. Pour garder la case telle quelle, appuyez sur Échap.
study-no-such-piece = { $text } n'est pas une pièce. Dites aussi le camp : roi blanc { $square }.
study-entry-empty = La ligne est vide. Entrez un coup à essayer ici, ou { WORD("return") }.
key-study = va à l'échiquier d'étude, et revient à la partie.
key-study-first = échiquier d'étude : le début.
key-study-back = échiquier d'étude : un demi-coup en arrière.
key-study-forward = échiquier d'étude : un demi-coup en avant.
key-study-last = échiquier d'étude : le dernier coup.
key-put-piece = échiquier d'étude : met une pièce ici.
key-clear-square = échiquier d'étude : vide cette case.
study-only-there = Cela ne marche que sur l'échiquier d'étude. Entrez : { WORD("study") }.
