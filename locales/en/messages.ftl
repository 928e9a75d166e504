# What a game says. WORD("draw") is the command word of this language; WORDS(number) is a number in words.

begins = { $mode ->
    [tournament] Tournament game.
    [training] { $opponent ->
        [house] New game.
       *[other] Training game.
    }
   *[casual] New game.
} You play { side-name } against { $opponent ->
    [house] the built-in opponent, level { WORDS($level) }
    [engine] { $name }, { $strength }
    [board] an opponent at the board
    [screen] an opponent at a screen
   *[console] an opponent at this keyboard
}.{ $start ->
    [chess960] {" "}Chess nine sixty, position { WORDS($number) }.
    [set-up] {" "}The starting position was set up.
   *[usual] {""}
}
announced-by = { $side ->
    [white] White
   *[black] Black
}: { $move }
taken-up = The game continues. { $moved ->
    [yes] The last move was { $move }.
   *[no] No move has been made yet.
} { side-name } to move.{ $timed ->
    [yes] {" "}White has { $white }, Black has { $black }. The clocks are stopped.{ $arbiter ->
        [yes] {" "}The arbiter starts them.
       *[no] {" "}To go on, enter: { WORD("resume") }.
    }
   *[no] {""}
}
offered = { side-name } offers a draw.
declined = { side-name } declines the draw.
ended = { $reason ->
    [checkmate] Checkmate. { side-name } wins.
    [resignation] { side-name } wins by resignation.
    [time] { side-name } wins on time.
    [stalemate] Stalemate. Draw.
    [material] Neither side can checkmate. Draw.
    [agreement] Draw by agreement.
    [time-drawn-forced] The flag has fallen, but the opponent can no longer checkmate by any legal moves. Draw.
   *[time-drawn] The flag has fallen, but the opponent has too little material to checkmate. Draw.
}
ended-otherwise = { $outcome ->
    [won] The game is over. { side-name } wins.
   *[drawn] The game is over. Draw.
}
paused = The game is paused.
resumed = The game goes on. { side-name } to move.
done = Done.
restored = { $moved ->
    [yes] Back to the position after { $move }.
   *[no] Back to the starting position.
} { side-name } to move.
at-board = { side-name } plays at a real board from now on. The moves are entered at the console.
engine-help = { $allowed ->
    [yes] The engine may help both players from now on. Each is told of the other's help.
   *[no] The engine helps neither player any more.
}
named = { $field ->
    [white] White is { $text }.
    [black] Black is { $text }.
    [event] The event is { $text }.
   *[round] The round is { $text }.
}
name-removed = { $field ->
    [white] White's name is removed.
    [black] Black's name is removed.
    [event] The event is removed.
   *[round] The round is removed.
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

refused-game-over = The game is over. Enter: { WORD("moves") }, or { WORD("quit") }.
refused-game-over-on-time = Time has ended the game. To play on, enter: { WORD("resume") }. To leave it: { WORD("quit") }.
refused-not-begun = The game has not begun. Wait for the arbiter to start it.
refused-start-first = The game has not begun. To start it, enter: { WORD("order-start") }.
refused-decide-first = First decide what is pending. To hear it, enter: { WORD("order-docket") }.
refused-clocks-stopped = The game is paused. { $arbiter ->
    [yes] The arbiter starts the clocks.
   *[no] Enter: { WORD("resume") }.
}
refused-not-stopped = The game is not paused. Play on.
refused-paused-too-often = You have paused too often. After the next move you can pause again.
refused-not-your-turn = It is your opponent's turn. Wait for the move.
refused-players-only = Only the players can do that. For help, enter: { WORD("help") }.
refused-arbiter-only = Only the arbiter can do that. Call the arbiter.
refused-owner-only = Only the owner of this console can do that.
refused-no-engine-help = No engine helps in this game. { $host ->
    [yes] To allow it for both players, enter: { WORD("allow-help") }.
   *[no] Your host can allow it for both players.
}
refused-no-piece-for-that = None of your pieces can do that. Check the squares.
refused-no-offer = No draw is on offer. To offer one, enter: { WORD("draw") }.
refused-own-offer = That is your own offer. Your opponent must answer it.
refused-offer-stands = You have already offered a draw. Wait for the answer.
refused-nothing-to-take-back = You have no move to take back yet.
refused-only-in-training = That can be asked only in a game against the built-in opponent.
refused-no-take-back = Moves cannot be taken back in this game. To try moves, enter: { WORD("study") }.
refused-not-in-this-mode = That is not allowed in this game.
refused-no-clock = This game has no clock.
refused-nothing-to-press = There is nothing to press. Entering a move completes it.
refused-no-such-half-move = No half-move has that number. To hear the moves, enter: { WORD("moves") }.

illegal-no-piece-there = { $from } is empty. Name the square of one of your pieces.
illegal-not-your-piece = The piece on { $from } is your opponent's. Move one of yours.
illegal-path-blocked = The way from { $from } to { $to } is blocked.
illegal-not-a-move-of-that-piece = The { piece-name } cannot go from { $from } to { $to }.
illegal-leaves-king-in-check = Your king would be in check.
illegal-promotion-missing = The pawn promotes on { $to }. Say to what: queen, rook, bishop or knight.
illegal-promotion-invalid = That promotion is illegal. Only a pawn promotes, on the last rank: to queen, rook, bishop or knight.
illegal-castling-prevented = You cannot castle now. Your king is in check, its path is attacked, or the way is blocked.
illegal-castling-right-lost = You can no longer castle on that side. The king or that rook has moved.
illegal-en-passant-lapsed = En passant is possible only right after the double step.
illegal-own-piece = Your own { piece-name } is on { $square }.
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
system-says = { $what ->
    [not-found] there is no such file or folder
    [denied] permission denied
    [exists] it already exists
    [directory] it is a folder
    [no-directory] a part of the path is not a folder
    [read-only] nothing can be written there
    [full] the disk is full
    [large] the file is too large
    [loop] links lead in a circle
    [name] the name is too long
    [device] the disk reports an error
    [busy] another program is using it
    [many] too many files are open
    [memory] there is not enough memory
    [pipe] the other program stopped reading
    [utf-8] it is not Unicode text
    [cut-off] the file is cut off
    [malformed] its content is damaged
    [no-database] it is not a database
    [gone] the file or device is gone
    [no-answer] there is no answer
    [unopened] it cannot be opened
    [library] it is not a library for this machine
    [unsupported] it cannot do that
    [home] there is no home folder
    [unknown] the system gives no reason
   *[foreign] another program made it
}
system-says-number = the system reports error { $number }
form-says = { $what ->
    [missing] { $name } is missing
    [unknown] { $name } is not known here
    [twice] { $name } stands there twice
    [kind] a value is of the wrong kind
    [openings] its openings cannot be read
    [foreign] another version or program made it
   *[syntax] it is not written as its form asks
}
form-says-at = { $says }, line { $line }
