# What is said on the study board, a second board beside the game.

study-entered = Study board. { $beside ->
    [game] The game goes on. To go back to it, enter: { WORD("return") }.
   *[other] To go back, enter: { WORD("return") }.
}
study-left = { $beside ->
    [game] Back in the game. { side-name } to move.
    [over] Back in the game. It is over.
   *[training] Back from the study board. { side-name } to move.
}
study-not-there = You are in the game. For the study board, enter: { WORD("study") }.
study-at-start = Start of the line. { side-name } to move.
study-first = The study board shows the first position.
study-last = The study board shows the last position.
study-where = You are on the study board, { $line ->
    [game] in the game's own moves
    [tried] in a line of your own
   *[set-up] in a position that you set up
}. To go back, enter: { WORD("return") }.
study-tried = { $move }, study board.
study-stalemate = Stalemate.
study-taken-back = Taken back: { $move }. { side-name } to move.
study-nothing-tried = There is no tried move to take back. To go back through the moves, enter: { WORD("back") }.
study-main = Back to the game's own moves.
study-main-already = These are the game's own moves. For the game itself, enter: { WORD("return") }.
study-how-to-set-up = Name a piece and its squares, like white king { $square }. Also: clear and a square, { WORD("empty-board") }, { WORD("start-position") }, { WORD("fen") } and the FEN. Turn: { WORD("white-to-move") }, { WORD("black-to-move") }. Rights: castling rights white short; en passant and a square.
study-put = { $squares }: { piece-of-side }.
study-cleared = { $squares }: empty.
study-emptied = The board is empty.
study-start-position = Starting position.
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
}: first put the king and the rook on their home squares.
study-passed = A pawn has just passed { $square } and can be captured there.
study-nothing-passed = No pawn can be captured en passant.
study-not-passed = { side-name } has no pawn that can have just passed { $square }. Check the square and the turn.
study-fault = { $fault ->
    [no-king] { side-name } has no king.
    [kings] { side-name } has more than one king.
    [pawn] A pawn cannot be on { $square }.
    [check] { side-name } is in check, but the other side is to move.
    [castling] For a castling right, king and rook must be at home.
    [passed] No pawn has passed the en passant square.
   *[other] No game can reach this position.
}
study-no-position = You cannot move in this position yet. { $faults }
study-fen-impossible = That FEN is not accepted. { $faults }
study-fen-unreadable = That is not FEN: { $field ->
    [pieces] it needs eight ranks of eight squares, with slashes between them.
    [turn] after the pieces comes w or b.
    [castling] castling must be K, Q, k and q, or a hyphen.
    [passed] en passant must be a square or a hyphen.
    [quiet] the half-move count must be a number.
    [number] the move number must be a number.
   *[whole] it has six fields with spaces between them.
}
study-fen = FEN: { $fen }
study-ask-piece = What goes on { $square }? Enter a piece, such as white king, or nothing. To keep the square as it is, press Escape.
study-no-such-piece = { $text } is not a piece. Say the side too: white king { $square }.
study-entry-empty = The line is empty. Enter a move to try here, or { WORD("return") }.
key-study = goes to the study board, and back to the game.
key-study-first = study board: the start.
key-study-back = study board: one half-move back.
key-study-forward = study board: one half-move forward.
key-study-last = study board: the last move.
key-put-piece = study board: puts a piece here.
key-clear-square = study board: empties this square.
study-only-there = That works only on the study board. Enter: { WORD("study") }.
