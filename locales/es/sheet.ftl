# Lo que dice una planilla además de las jugadas, cuando se relee, y en el registro de correcciones.

sheet-corrected = Las { side-name } anunciaron primero { $first } y después corrigieron: { $then }.
sheet-announced = Las { side-name } habían anunciado { $move }.
sheet-repeated = Las { side-name } repitieron { $move }.
sheet-executed = Las { side-name } hicieron { $move } en su propio tablero.
sheet-something = otra cosa
sheet-line = { $ruling } Ahora pone { $now } en lugar de { $was }.
sheet-boards-differed = Los tableros eran distintos en { $squares }.
sheet-boards-agree = Los dos tableros vuelven a coincidir.
sheet-struck = { $why ->
    [taken-back] { $count ->
        [one] Deshecha
       *[other] Deshechas
    }
    [ruling] { $count ->
        [one] Tachada por el árbitro
       *[other] Tachadas por el árbitro
    }
    [illegal] { $count ->
        [one] Tachada por una jugada ilegal
       *[other] Tachadas por una jugada ilegal
    }
   *[dead] { $count ->
        [one] Tachada porque la posición estaba muerta
       *[other] Tachadas porque la posición estaba muerta
    }
}: { $moves }.
sheet-put-back = Se repuso la posición. No se tachó ninguna jugada.
sheet-relieved = Las { side-name } no tienen que anotar durante el resto del período.
sheet-must-record = { $behind ->
    [yes] Las { side-name } deben completar la planilla y después anotar de nuevo.
   *[no] Las { side-name } deben anotar de nuevo.
}
sheet-unwritten = Jugada { WORDS($number) }, { side-name }: { $dash ->
    [yes] un guion
   *[no] todavía sin anotar
}.
sheet-times = { $move } { $known ->
    [both] En el reloj: { $left }; usado: { $used }.
    [left] En el reloj: { $left }.
   *[used] Usado: { $used }.
}
sheet-unwritten-of = { $dash ->
    [yes] Las { side-name } tienen aquí un guion.
   *[no] Las { side-name } no han anotado todavía esta jugada.
}
sheet-sealed = Esta fue la jugada secreta.
sheet-at = Jugada { WORDS($number) }, { side-name }: { $words }
sheet-before = Antes de la primera jugada: { $words }
sheet-no-corrections = No hay correcciones ni decisiones.
