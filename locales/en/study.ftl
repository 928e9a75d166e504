# What is said of the study board, a second board beside the game.

help-study = Beside the game, on the study board: { WORD("study") }, { WORD("back") }, { WORD("forward") }, { WORD("first") }, { WORD("end") }, to move and a number. A move is tried there alone, { WORD("undo") } takes it back, { WORD("main") } leads to where you left the game's moves. For other positions there are { WORD("set-up") } and { WORD("fen") }, and { WORD("return") } leads back to the game. Enter { WORD("play-this") } to begin a game from the position there.
study-entered = Study board. { $over ->
    [yes] Enter { WORD("return") } to go back to the game.
   *[no] The game goes on meanwhile; enter { WORD("return") } to go back to it.
}
study-left = Back at the game.{ $over ->
    [yes] {" "}It is over.
   *[no] {" "}{ side-name } to move.
}
study-not-there = You are at the game. Enter { WORD("study") } to go to the study board.
study-at-start = Start of the line. { side-name } to move.
study-first = There is nothing before this.
study-last = There is nothing after this.
study-where = You are on the study board, { $line ->
    [game] in the game's own moves
    [tried] in a line of your own
   *[set-up] in a position that you set up
}. Enter { WORD("return") } to go back to the game.
study-tried = { $move }, study board.
study-stalemate = Stalemate.
study-taken-back = Taken back: { $move }. { side-name } to move.
study-nothing-tried = No move was tried here that could be taken back. Enter { WORD("back") } to go back through the moves.
study-main = Back in the game's own moves.
study-main-already = These are the game's own moves. Enter { WORD("return") } to go back to the game.
study-how-to-set-up = Name a man and its squares, such as white king { $square }. Also: clear and a square, { WORD("empty-board") }, { WORD("start-position") }, { WORD("white-to-move") }, { WORD("black-to-move") }, castling rights white short, en passant and a square, or { WORD("fen") } and the FEN.
study-put = { $squares }: { piece-of-side }.
study-cleared = { $squares }: empty.
study-emptied = The board is empty.
study-start-position = Start position.
study-position-set = The position is set up. { side-name } to move.
study-turn = { side-name } to move.
study-castling = Castling: White { $white ->
    [both] on both sides
    [short] kingside
    [long] queenside
   *[none] not at all
}, Black { $black ->
    [both] on both sides
    [short] kingside
    [long] queenside
   *[none] not at all
}.
study-not-at-home = { side-name } cannot castle { $wing ->
    [short] kingside
   *[long] queenside
}: the king or the rook is not at home. Put it there first.
study-passed = A pawn has just passed { $square } and can be taken there.
study-nothing-passed = No pawn can be taken en passant.
study-not-passed = No pawn of { side-name } can just have passed { $square }. Check the square and whose move it is.
study-fault = { $fault ->
    [no-king] { side-name } has no king.
    [kings] { side-name } has more than one king.
    [pawn] A pawn stands on { $square }.
    [check] { side-name } is in check, but the other side is to move.
    [castling] Somebody may castle whose king or rook is not at home.
    [passed] No pawn has passed the square for en passant.
   *[other] No game can lead to such a position.
}
study-no-position = No move can be tried in this position yet. { $faults }
study-fen-impossible = That FEN is not set up. { $faults }
study-fen-unreadable = That is no FEN: { $field ->
    [pieces] there must be eight ranks of eight squares, with slashes between them.
    [turn] behind the men comes w or b.
    [castling] the castling rights must be K, Q, k and q, or a hyphen.
    [passed] the square for en passant must be a square or a hyphen.
    [quiet] the count of quiet half-moves must be a number.
    [number] the number of the move must be a number.
   *[whole] it has six fields with blanks between them.
}
study-fen = FEN: { $fen }
study-ask-piece = What is to stand on { $square } on the study board? Enter a man, such as white king, or nothing; Escape leaves it as it is.
study-no-such-piece = { $text } names no man. Say its side too, as in white king { $square }.
study-entry-empty = The line is empty. Enter a move to try on the study board, or { WORD("return") }.
key-study = goes to the study board, and back to the game.
key-study-first = the study board at the start.
key-study-back = the study board one half-move back.
key-study-forward = the study board one half-move on.
key-study-last = the study board at the last move.
key-put-piece = puts a man here, on the study board.
key-clear-square = empties this square, on the study board.
study-only-there = That is a word for the study board. Enter { WORD("study") } to go there.
