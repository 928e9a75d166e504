# Was auf einem Partieformular neben den Zügen steht, wenn es vorgelesen wird, und in der Liste der Berichtigungen.

sheet-corrected = { side-name } hat zuerst { $first } angesagt und dann berichtigt: { $then }.
sheet-announced = { side-name } hatte { $move } angesagt.
sheet-repeated = { side-name } hat { $move } wiederholt.
sheet-executed = { side-name } hat auf dem eigenen Brett { $move } ausgeführt.
sheet-something = etwas anderes
sheet-line = { $ruling } Statt { $was } steht dort jetzt { $now }.
sheet-boards-differed = Die Bretter unterschieden sich auf { $squares }.
sheet-boards-agree = Beide Bretter stimmen wieder überein.
sheet-struck = { $count ->
    [one] Dieser Halbzug wurde
   *[other] Diese Halbzüge wurden
} { $why ->
    [taken-back] zurückgenommen
    [ruling] vom Schiedsrichter gestrichen
    [illegal] wegen eines regelwidrigen Zuges gestrichen
   *[dead] gestrichen, weil die Stellung tot war
}: { $moves }.
sheet-put-back = Die Stellung wurde wiederhergestellt. Kein Zug wurde gestrichen.
sheet-relieved = { side-name } muss bis zum Ende der Zeitperiode nicht mehr mitschreiben.
sheet-must-record = { $behind ->
    [yes] { side-name } muss das Formular ergänzen und wieder mitschreiben.
   *[no] { side-name } muss wieder mitschreiben.
}
sheet-unwritten = Zug { WORDS($number) }, { side-name }: { $dash ->
    [yes] ein Strich
   *[no] noch nicht aufgeschrieben
}.
sheet-times = { $move } { $known ->
    [both] Auf der Uhr: { $left }; verbraucht: { $used }.
    [left] Auf der Uhr: { $left }.
   *[used] Verbraucht: { $used }.
}
sheet-unwritten-of = { $dash ->
    [yes] { side-name } hat hier einen Strich.
   *[no] { side-name } hat diesen Zug noch nicht aufgeschrieben.
}
sheet-sealed = Dieser Zug war der Abgabezug.
sheet-at = Zug { WORDS($number) }, { side-name }: { $words }
sheet-before = Vor dem ersten Zug: { $words }
sheet-no-corrections = Es gibt keine Berichtigungen oder Entscheidungen.
