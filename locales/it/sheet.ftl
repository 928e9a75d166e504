# Che cosa sta sul formulario accanto alle mosse, quando lo si rilegge, e nel registro delle correzioni.

sheet-corrected = Il { side-name } ha annunciato prima { $first } e poi ha corretto: { $then }.
sheet-announced = Il { side-name } aveva annunciato { $move }.
sheet-repeated = Il { side-name } ha ripetuto { $move }.
sheet-executed = Il { side-name } ha eseguito { $move } sulla propria scacchiera.
sheet-something = qualcos'altro
sheet-line = { $ruling } Ora c'è { $now } invece di { $was }.
sheet-boards-differed = Le scacchiere erano diverse in { $squares }.
sheet-boards-agree = Le due scacchiere sono di nuovo uguali.
sheet-struck = { $why ->
    [taken-back] { $count ->
        [one] Ritirata
       *[other] Ritirate
    }
    [ruling] { $count ->
        [one] Cancellata dall'arbitro
       *[other] Cancellate dall'arbitro
    }
    [illegal] { $count ->
        [one] Cancellata per una mossa illegale
       *[other] Cancellate per una mossa illegale
    }
   *[dead] { $count ->
        [one] Cancellata perché la posizione era morta
       *[other] Cancellate perché la posizione era morta
    }
}: { $moves }.
sheet-put-back = La posizione è stata ripristinata. Nessuna mossa è stata cancellata.
sheet-relieved = Il { side-name } non è più tenuto a trascrivere fino alla fine del periodo.
sheet-must-record = { $behind ->
    [yes] Il { side-name } deve completare il formulario, poi trascrivere di nuovo.
   *[no] Il { side-name } deve trascrivere di nuovo.
}
sheet-unwritten = Mossa { WORDS($number) }, { side-name }: { $dash ->
    [yes] un trattino
   *[no] non ancora trascritta
}.
sheet-times = { $move } { $known ->
    [both] Sull'orologio: { $left }; impiegato: { $used }.
    [left] Sull'orologio: { $left }.
   *[used] Tempo impiegato: { $used }.
}
sheet-unwritten-of = { $dash ->
    [yes] Il { side-name } ha qui un trattino.
   *[no] Il { side-name } non ha ancora trascritto questa mossa.
}
sheet-sealed = Questa mossa era in busta.
sheet-at = Mossa { WORDS($number) }, { side-name }: { $words }
sheet-before = Prima della prima mossa: { $words }
sheet-no-corrections = Non ci sono correzioni né decisioni.
