# Ce qui figure sur une feuille de partie à côté des coups, quand on la relit, et dans le registre des corrections.

sheet-corrected = Les { side-name } ont d'abord annoncé { $first }, puis ont corrigé : { $then }.
sheet-announced = Les { side-name } avaient annoncé { $move }.
sheet-repeated = Les { side-name } ont répété { $move }.
sheet-executed = Les { side-name } ont joué { $move } sur leur propre échiquier.
sheet-something = autre chose
sheet-line = { $ruling } Il y figure maintenant { $now } au lieu de { $was }.
sheet-boards-differed = Les échiquiers différaient en { $squares }.
sheet-boards-agree = Les deux échiquiers concordent de nouveau.
sheet-struck = { $why ->
    [taken-back] Repris
    [ruling] { $count ->
        [one] Rayé par l'arbitre
       *[other] Rayés par l'arbitre
    }
    [illegal] { $count ->
        [one] Rayé à cause d'un coup illégal
       *[other] Rayés à cause d'un coup illégal
    }
   *[dead] { $count ->
        [one] Rayé parce que la position était morte
       *[other] Rayés parce que la position était morte
    }
} : { $moves }.
sheet-put-back = La position a été rétablie. Aucun coup n'a été rayé.
sheet-relieved = Les { side-name } n'ont plus à noter jusqu'à la fin de la période.
sheet-must-record = { $behind ->
    [yes] Les { side-name } doivent compléter la feuille, puis noter de nouveau.
   *[no] Les { side-name } doivent noter de nouveau.
}
sheet-unwritten = Coup { WORDS($number) }, { side-name } : { $dash ->
    [yes] un tiret
   *[no] pas encore noté
}.
sheet-times = { $move } { $known ->
    [both] À la pendule : { $left } ; temps utilisé : { $used }.
    [left] À la pendule : { $left }.
   *[used] Temps utilisé : { $used }.
}
sheet-unwritten-of = { $dash ->
    [yes] Les { side-name } ont ici un tiret.
   *[no] Les { side-name } n'ont pas encore noté ce coup.
}
sheet-sealed = Ce coup était sous enveloppe.
sheet-at = Coup { WORDS($number) }, { side-name } : { $words }
sheet-before = Avant le premier coup : { $words }
sheet-no-corrections = Rien n'a été corrigé ni décidé.
