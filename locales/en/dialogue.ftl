# The dialogue of Appendix D: announce, repeat, execute, press.

dialogue-repeated = { side-name } repeats: { $move }.
dialogue-mismatch = That does not match. Please repeat the move.
dialogue-corrected = { side-name } corrects: { $move }.
dialogue-adjusting = { side-name }: I adjust.
dialogue-stopped = The clocks are stopped. The arbiter is called.
dialogue-did = { $deed ->
    [lifted] Lifted
    [touched] Touched
    [placed] Placed
    [removed] Taken off
   *[new-piece] New piece
}: { piece-of-side }, { $square }.
dialogue-executed = Made on your board: { $move }.
dialogue-promotion-missing = Announce it again with the promotion piece.
dialogue-your-move-is-made = Your move is made.
dialogue-adjust-board = Your board is different. { $moved ->
    [yes] The last valid move is { $move }.
   *[no] It must show the starting position.
} Put your pieces right.

dialogue-press-refused = { side-name } has pressed too early: { dialogue-missing }
dialogue-missing = { $missing ->
    [captured] the captured piece is not taken off.
    [not-placed] the piece is not placed.
    [not-announced] the move is not announced.
    [promotion] the promotion piece is not announced.
    [not-repeated] the move is not repeated.
    [not-executed] the move is not made on the other board.
   *[no-move] there is no move.
}
dialogue-obligation = { side-name } does not move the touched piece.
dialogue-touch-reported = Report: { side-name } has touched the piece on { $square }.
dialogue-touch-claimed = { side-name } claims touch-move.{ $waits ->
    [yes] {" "}The clocks are stopped until the arbiter decides.
   *[no] {""}
}
dialogue-touch-decide = { side-name } claims that { $named ->
    [yes] the piece on { $square } was touched and
   *[no] a touched piece was
} not moved. { $known ->
    [yes] Recorded as touched: { $squares }.
   *[no] No touched piece is recorded.
} Enter: { $whole ->
    [yes] { WORD("say-accept-claim") }
   *[no] { WORD("say-accept-claim") } with its square
} or { WORD("say-reject-claim") }.
dialogue-touch-stands = Touch-move allows { side-name }'s move. It stands.
dialogue-touch-not-recorded = No touched piece is recorded that had to be moved. The game goes on.
dialogue-touch-binds = { $bound ->
    [move] Touch-move: { side-name } must move the piece on { $square }.
    [capture] Touch-move: { side-name } must capture the piece on { $other }.
    [with] Touch-move: { side-name } must capture the piece on { $other } with the piece on { $square }.
    [castle] Touch-move: { side-name } must castle.
   *[nothing] No touched piece on record can move. { side-name } may make any legal move.
}
dialogue-slip = { side-name } has corrected a slip of the tongue.
dialogue-overstepped = { side-name }'s assistant { $duty ->
    [none] did something that is not an assistant's duty.
   *[other] acted without being asked, or for the wrong player.
}
dialogue-said-to-differ = { side-name } says that the boards differ. { $arbiter ->
    [yes] The clocks are stopped. The arbiter is called.
   *[no] The game is paused.
}
dialogue-record-says = { $moved ->
    [yes] The last recorded move is { $move }.
   *[no] No move is recorded yet.
} To hear the whole board, enter: { WORD("board") }. Put your pieces right. Then enter: { WORD("say-boards-agree") }.{ $takes_back ->
    [yes] {" "}To take the move back after that, enter: { WORD("undo") }.
   *[no] {""}
}
dialogue-board-agrees = { side-name } says that the boards agree. The other player has yet to say so.
dialogue-diverged = { $known ->
    [yes] The boards differ on { $squares }.
   *[no] The record shows no difference.
} { $decision ->
    [both] The scoresheets agree. Both players put their pieces right.
    [white] The scoresheets agree. White puts the pieces right.
    [black] The scoresheets agree. Black puts the pieces right.
    [retrace] The scoresheets differ. Half-moves on which they agree: { WORDS($agreed) }.
   *[unclear] Both scoresheets have an illegal move. Restore the position before it.
}{ $confirm ->
    [yes] {" "}To confirm, enter: { WORD("say-settle") }.
   *[no] {""}
}
dialogue-diverged-times = The times then: White { $white }, Black { $black }.
dialogue-time-wanted = { side-name } asks you for the time.
dialogue-formalities = { side-name }'s assistant has completed the adjournment formalities.

dialogue-standing = { $state ->
    [await] Nothing has been touched.
    [touched] A piece has been touched.
    [placed] The piece is placed, but the move is not made yet.
    [made] { side-name }'s move is made.
    [repeated] { side-name }'s move is made and repeated.
    [mirrored] { side-name }'s move is made on both boards.
   *[diverged] The clocks are stopped.
} { dialogue-awaited }
dialogue-awaited = { $who ->
    [you] { $awaited ->
        [move] It is your move.
        [place] Now place the piece.
        [remove] Now take off the captured piece.
        [announce] Now announce the move.
        [promotion] Now announce the promotion piece.
        [repeat] Now repeat the move.
        [execute] Now make it on your board.
        [agree] Now put your pieces right, and say that the boards agree.
       *[press] Now press the clock.
    }
    [white] White { $awaited ->
        [move] is to move.
        [place] must place the piece.
        [remove] must take off the captured piece.
        [announce] must announce the move.
        [promotion] must announce the promotion piece.
        [repeat] must repeat the move.
        [execute] must make it on the other board.
        [agree] must put the pieces right.
       *[press] must press the clock.
    }
    [black] Black { $awaited ->
        [move] is to move.
        [place] must place the piece.
        [remove] must take off the captured piece.
        [announce] must announce the move.
        [promotion] must announce the promotion piece.
        [repeat] must repeat the move.
        [execute] must make it on the other board.
        [agree] must put the pieces right.
       *[press] must press the clock.
    }
   *[arbiter] The arbiter decides.
}

dialogue-no-dialogue = This game is played without the dialogue. Just enter your move.
dialogue-diverged-wait = The clocks are stopped. Wait for the arbiter's decision.
dialogue-agree-first = The boards differ. When yours is right, enter: { WORD("say-boards-agree") }.
dialogue-agreement-awaited = The boards differ. Your opponent has yet to say that they agree. Wait.
dialogue-not-diverged = No difference between the boards is recorded. Play on.
dialogue-no-piece-there = No piece on that square fits. Name another square.
dialogue-nothing-in-hand = Your hand is empty. Lift a piece first.
dialogue-already-announced = Your move is announced. To correct a slip, enter: { WORD("say-correct") }, and the move.
dialogue-changed-too-often = You have changed your announcement too often: the others hear no more of it. Make your move.
dialogue-repeated-before = That move was already repeated. Go on.
dialogue-nothing-to-repeat = No move has been announced. Wait for your opponent.
dialogue-nothing-to-execute = Your opponent has not moved yet. Wait for the move.
dialogue-not-the-announced-move = Another move was announced. Make that one.
dialogue-nothing-to-correct = There is nothing to correct. Announce your move.
dialogue-not-the-move-made = Your board shows another move. Correct to the move you made.
dialogue-already-repeated = Your opponent has repeated or executed your move: it stands. If it is wrong, call the arbiter.
dialogue-too-late-to-correct = The clock has been pressed: it is too late to correct. Call the arbiter.
dialogue-already-pressed = You have no move to complete. Your opponent is to move.
dialogue-clock-not-running = Your clock is not running: your opponent has not pressed yet. Wait.
dialogue-not-a-duty = That is not this seat's task. Leave it to the others.
dialogue-no-assistant = { side-name } has no assistant.
dialogue-not-requested = Your player has not asked for the time. Wait to be asked.
dialogue-complaint-after-move = It is your opponent's turn: for an earlier move it is too late to claim. Wait.
dialogue-complaint-too-late = You have touched a piece yourself: it is too late to claim. Make your move.
dialogue-bound = { $bound ->
    [move] Touch-move: you must move the piece on { $square }.
    [capture] Touch-move: you must capture the piece on { $other }.
    [with] Touch-move: you must capture the piece on { $other } with the piece on { $square }.
    [castle] Touch-move: you must castle.
   *[nothing] You may make any legal move.
}
dialogue-not-felt = Only a player who cannot see the board feels the pieces.
dialogue-illegal-on-sheets = Both scoresheets have an illegal move. Restore the position before it.
dialogue-press-captured = First take off the captured piece, then press.
dialogue-press-not-placed = First place your piece, then press.
dialogue-press-not-announced = First announce your move, then press.
dialogue-press-promotion = First announce your move with the promotion piece, then press.
dialogue-press-not-repeated = Wait until your opponent repeats your move, then press.
dialogue-press-not-executed = Wait until your move is made on the other board, then press.
dialogue-press-no-move = First make your move, then press.
dialogue-not-clear = I cannot tell which move you mean. Name both squares.
