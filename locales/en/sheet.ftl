# What a scoresheet says besides the moves, when it is read back, and in the log of corrections.

sheet-corrected = { side-name } first announced { $first }, then corrected it to { $then }.
sheet-announced = { side-name } had announced { $move }.
sheet-repeated = { side-name } repeated { $move }.
sheet-executed = { side-name } made { $move } on their own board.
sheet-something = something else
sheet-line = { $ruling } The scoresheet now says { $now } instead of { $was }.
sheet-boards-differed = The boards differed on { $squares }.
sheet-boards-agree = Both boards agree again.
sheet-struck = { $count ->
    [one] This half-move was
   *[other] These half-moves were
} { $why ->
    [taken-back] taken back
    [ruling] struck out by the arbiter
    [illegal] struck out because of an illegal move
   *[dead] struck out because the position was dead
}: { $moves }.
sheet-put-back = The position was restored. No move was struck out.
sheet-relieved = { side-name } need not record for the rest of the period.
sheet-must-record = { $behind ->
    [yes] { side-name } must complete the scoresheet, then record again.
   *[no] { side-name } must record again.
}
sheet-unwritten = Move { WORDS($number) }, { side-name }: { $dash ->
    [yes] a dash
   *[no] not written yet
}.
sheet-times = { $move } { $known ->
    [both] On the clock: { $left }; used: { $used }.
    [left] On the clock: { $left }.
   *[used] Used: { $used }.
}
sheet-unwritten-of = { $dash ->
    [yes] { side-name } has a dash here.
   *[no] { side-name } has not written this move yet.
}
sheet-sealed = This move was sealed.
sheet-at = Move { WORDS($number) }, { side-name }: { $words }
sheet-before = Before the first move: { $words }
sheet-no-corrections = There are no corrections or rulings.
