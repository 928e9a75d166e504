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
   *[new-piece] New man
}: { piece-of-side }, { $square }.
dialogue-executed = Made on your board: { $move }.
dialogue-promotion-missing = Announce it again with the man that the pawn becomes.
dialogue-your-move-is-made = Your move is made.
dialogue-adjust-board = Your board shows something else. { $moved ->
    [yes] The last move that stands is { $move }.
   *[no] The start position stands.
} Put your men right.

dialogue-press-refused = { side-name } has pressed before the move was made: { dialogue-missing }
dialogue-missing = { $missing ->
    [captured] the captured man is not taken off.
    [not-placed] the man is not placed.
    [not-announced] the move is not announced.
    [promotion] the man that the pawn becomes is not announced.
    [not-repeated] the move is not repeated.
    [not-executed] the move is not made on the other board.
   *[no-move] there is no move.
}
dialogue-obligation = { side-name } does not move the man that was touched.
dialogue-touch-reported = Report: { side-name } has touched the man on { $square }.
dialogue-touch-claimed = { side-name } claims touch-move.{ $waits ->
    [yes] {" "}The clocks are stopped until the arbiter decides.
   *[no] {""}
}
dialogue-touch-decide = { side-name } claims that a touched piece was not moved. { $known ->
    [yes] Recorded as touched: { $squares }.
   *[no] No touched piece is recorded.
} Enter { WORD("say-accept-claim") } or { WORD("say-reject-claim") }.
dialogue-touch-binds = { $bound ->
    [move] Touch-move: { side-name } must move the piece on { $square }.
    [capture] Touch-move: { side-name } must capture the piece on { $other }.
    [with] Touch-move: { side-name } must capture the piece on { $other } with the piece on { $square }.
    [castle] Touch-move: { side-name } must castle.
   *[nothing] The record shows no touched piece that can move. { side-name } may make any legal move.
}
dialogue-slip = { side-name } has corrected a slip of the tongue.
dialogue-overstepped = The assistant of { side-name } { $duty ->
    [none] did what is no duty of an assistant.
   *[other] did without being asked, or for the wrong player, what an assistant may do otherwise.
}
dialogue-diverged = The boards differ on { $squares }. { $decision ->
    [both] The scoresheets agree. Both players put their men right.
    [white] The scoresheets agree. White puts the men right.
    [black] The scoresheets agree. Black puts the men right.
    [retrace] The scoresheets differ. Half-moves on which they agree: { WORDS($agreed) }.
   *[unclear] Both scoresheets have a move that is not legal: restore the position before it.
}{ $confirm ->
    [yes] {" "}Enter settle to confirm.
   *[no] {""}
}
dialogue-diverged-times = The times then: White { $white }, Black { $black }.
dialogue-time-wanted = { side-name } asks you for the time.
dialogue-formalities = The assistant of { side-name } has done what the adjournment asks for.

dialogue-standing = { $state ->
    [await] Nothing has been touched.
    [touched] A man has been touched.
    [placed] The man is placed, the move is not made yet.
    [made] The move of { side-name } is made.
    [repeated] The move of { side-name } is made and repeated.
    [mirrored] The move of { side-name } is made on both boards.
   *[diverged] The clocks are stopped.
} { $who ->
    [you] { $awaited ->
        [move] It is your move.
        [place] Now place the man.
        [remove] Now take the captured man off.
        [announce] Now announce the move.
        [promotion] Now announce what the pawn becomes.
        [repeat] Now repeat the move.
        [execute] Now make it on your board.
       *[press] Now press the clock.
    }
    [white] White { $awaited ->
        [move] is to move.
        [place] has to place the man.
        [remove] has to take the captured man off.
        [announce] has to announce.
        [promotion] has to announce what the pawn becomes.
        [repeat] has to repeat.
        [execute] has to make it on the other board.
       *[press] has to press the clock.
    }
    [black] Black { $awaited ->
        [move] is to move.
        [place] has to place the man.
        [remove] has to take the captured man off.
        [announce] has to announce.
        [promotion] has to announce what the pawn becomes.
        [repeat] has to repeat.
        [execute] has to make it on the other board.
       *[press] has to press the clock.
    }
   *[arbiter] The arbiter decides.
}

dialogue-no-dialogue = This game is played without the dialogue. Just enter your move.
dialogue-diverged-wait = The clocks are stopped until the arbiter has decided. Wait for the arbiter.
dialogue-not-diverged = Nobody has found the boards to differ. Play on.
dialogue-no-piece-there = There is no man for that on this square. Name another square.
dialogue-nothing-in-hand = No man is in your hand. Lift one first.
dialogue-already-announced = Your move is announced. If it was a slip of the tongue, enter correct and the move.
dialogue-nothing-to-repeat = There is no announcement to repeat. Wait for your opponent's.
dialogue-nothing-to-execute = Your opponent has made no move yet. Wait for it.
dialogue-not-the-announced-move = Another move was announced. Make that one.
dialogue-nothing-to-correct = There is nothing to correct. Announce your move.
dialogue-not-the-move-made = Your men show another move. Correct to the move that you have made.
dialogue-already-repeated = Your opponent has repeated or executed your move: it stands. If it is wrong, call the arbiter.
dialogue-too-late-to-correct = The clock has been pressed: it is too late to correct. Call the arbiter.
dialogue-already-pressed = You have no move to complete. Your opponent is to move.
dialogue-clock-not-running = Your clock is not running: your opponent has not pressed. Press when they have.
dialogue-not-a-duty = That is not for this seat to do. Leave it to the one whose task it is.
dialogue-not-requested = Your player has not asked for the time. Tell it when you are asked.
dialogue-complaint-too-late = You have touched a man yourself: it is too late to complain. Make your move.
dialogue-bound = { $bound ->
    [move] Touch-move: you must move the piece on { $square }.
    [capture] Touch-move: you must capture the piece on { $other }.
    [with] Touch-move: you must capture the piece on { $other } with the piece on { $square }.
    [castle] Touch-move: you must castle.
   *[nothing] You may make any legal move.
}
dialogue-not-felt = You see your board. Only a player who does not see it feels the men.
dialogue-illegal-on-sheets = Both scoresheets have a move that is not legal. Restore the position before it.
dialogue-press-captured = The captured man still stands there. Take it off, then press.
dialogue-press-not-placed = Your man is not placed yet. Place it, then press.
dialogue-press-not-announced = Your move is not announced yet. Announce it, then press.
dialogue-press-promotion = You have not announced what the pawn becomes. Announce it, then press.
dialogue-press-not-repeated = Your opponent has not repeated your move. Wait for it, then press.
dialogue-press-not-executed = Your move is not made on the other board yet. Wait for it, then press.
dialogue-press-no-move = You have not moved yet. Make your move, then press.
dialogue-not-clear = I cannot tell which move you mean. Name both squares.
help-dialogue = The whole dialogue: a move that you enter is announced and made. Announce, repeat, correct or execute a move, lift, place or remove a man, then press. State says what comes next.
