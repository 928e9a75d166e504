# What a game says. WORD("draw") is the command word of this language, WORDS(number) a number in words.

begins = { $mode ->
    [tournament] Tournament game.
    [training] { $opponent ->
        [house] New game.
       *[other] Training game.
    }
   *[casual] New game.
} You play { side-name } against { $opponent ->
    [house] the built-in opponent, level { WORDS($level) }
    [board] an opponent at the board
   *[console] an opponent at this keyboard
}.{ $start ->
    [chess960] {" "}Chess nine sixty, position { WORDS($number) }.
    [set-up] {" "}The game starts from a position that was set up.
   *[usual] {""}
}
announced-by = { $side ->
    [white] White
   *[black] Black
}: { $move }
taken-up = The game is taken up again. { $moved ->
    [yes] The last move was { $move }.
   *[no] No move has been made yet.
} { side-name } to move.{ $timed ->
    [yes] {" "}White has { $white }, Black has { $black }. The clocks are stopped: enter { WORD("resume") } to go on.
   *[no] {""}
}
offered = { side-name } offers a draw.
declined = { side-name } declines the draw.
ended = { $reason ->
    [checkmate] Checkmate. { side-name } wins.
    [resignation] { side-name } wins by resignation.
    [time] { side-name } wins on time.
    [stalemate] Stalemate. The game is drawn.
    [material] Neither side has the men to mate. The game is drawn.
    [agreement] The draw is agreed. The game is drawn.
    [time-drawn-forced] The flag has fallen, but the other side can no longer checkmate, whatever is played. The game is drawn.
   *[time-drawn] The flag has fallen, but the other side has too little material to checkmate. The game is drawn.
}
ended-otherwise = { $outcome ->
    [won] The game is over. { side-name } wins.
   *[drawn] The game is over. It is drawn.
}
paused = The game is paused.
resumed = The game goes on. { side-name } to move.
restored = { $moved ->
    [yes] Back to the position after { $move }.
   *[no] Back to the start position.
} { side-name } to move.
named = { $field ->
    [white] The player of the white men is { $text }.
    [black] The player of the black men is { $text }.
    [event] The event is { $text }.
   *[round] The round is { $text }.
}
name-removed = { $field ->
    [white] The player of the white men has no name now.
    [black] The player of the black men has no name now.
    [event] The event has no name now.
   *[round] The round is no longer given.
}
last-move = Move { WORDS($number) }, { side-name }: { $move }.
no-move-yet = No move has been made yet.
moves-pair = { WORDS($number) }: { $white }, { $black }.
moves-white = { WORDS($number) }: { $white }.
moves-black = { WORDS($number) }, Black: { $black }.
clocks = White has { $white }, Black has { $black }. { clock-running }
clock-running = { $running ->
    [white] White's clock is running.
    [black] Black's clock is running.
    [first-move] The clocks start with the first move.
   *[none] The clocks are stopped.
}
own-time = You have { $time }.
own-time-none = You have no time left.
on-square = { $square }, { piece-of-side }.
on-square-empty = { $square }, empty.
turn = { side-name } to move, move { WORDS($number) }{ $check ->
    [yes] , in check
   *[no] {""}
}.

refused-game-over = The game is over. Enter { WORD("moves") } to hear it again, or { WORD("quit") } to leave.
refused-not-begun = The game has not begun: the arbiter starts it. Wait for the word.
refused-clocks-stopped = The game is paused. Enter { WORD("resume") } to go on.
refused-not-stopped = The game is not paused. Simply play on.
refused-not-your-turn = It is your opponent's turn. Wait for the move.
refused-players-only = Only the players can do that. Enter { WORD("help") } to hear what you can ask.
refused-arbiter-only = Only the arbiter can do that. Call the arbiter.
refused-no-piece-for-that = You have no man that could do that. Check the squares and enter the move again.
refused-no-offer = No draw is on offer. Enter { WORD("draw") } to offer one yourself.
refused-own-offer = That is your own offer. Your opponent must answer it.
refused-offer-stands = You have already offered a draw. Wait for the answer.
refused-nothing-to-take-back = There is no move of yours to take back. Make a move first.
refused-only-in-training = This game does not answer that. Make your move.
refused-no-take-back = Moves cannot be taken back in this game. To try moves out, enter: { WORD("study") }.
refused-not-in-this-mode = That is not allowed in this game.
refused-no-clock = This game is played without a clock. Take all the time you want.
refused-nothing-to-press = There is nothing to press: a move is completed as you enter it. Just enter your move.
refused-no-such-half-move = No half-move has that number. Enter { WORD("moves") } to hear the moves so far.

illegal-no-piece-there = No man stands on { $from }. Name a square where one of your men stands.
illegal-not-your-piece = The man on { $from } belongs to your opponent. Move one of your own.
illegal-path-blocked = The way from { $from } to { $to } is blocked. Choose another move.
illegal-not-a-move-of-that-piece = The { piece-name } cannot go from { $from } to { $to }. Choose another move.
illegal-leaves-king-in-check = Your king would be in check. Choose a move after which it is safe.
illegal-promotion-missing = The pawn must be promoted on { $to }. Say to what: queen, rook, bishop or knight.
illegal-promotion-invalid = That promotion is not possible. A pawn on the last rank becomes a queen, rook, bishop or knight, and nothing else is promoted.
illegal-castling-prevented = You cannot castle now: your king is in check, or would cross or reach an attacked square, or a man is in the way. Choose another move.
illegal-castling-right-lost = You can no longer castle on that side: the king or that rook has moved. Choose another move.
illegal-en-passant-lapsed = En passant is possible only at once after the double step. Choose another move.
illegal-own-piece = { $role ->
    [king] Your king stands
   *[other] A { piece-name } of yours stands
} on { $square }.
illegal-in-the-way = The way is blocked by { piece-the }.
illegal-check-from = Your king would be in check from { piece-the }.
castling-way = Castling: { piece-the } is in the way.
castling-check = Castling: your king is in check from { piece-the }.
castling-attacked = Castling: { piece-the } attacks { $at }.
last-move-long = Move { WORDS($number) }, { side-name }: { $move }, from { $from }.
moves-count = Half-moves so far: { WORDS($count) }.
turn-long = It is { $side ->
    [white] White's
   *[black] Black's
} turn to make move { WORDS($number) }{ $check ->
    [yes] , in check
   *[no] {""}
}.
