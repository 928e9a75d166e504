# What is said of endgames against the best defence.

endgame-name = { $endgame ->
    [queen] Queen against king
    [rook] Rook against king
    [bishops] Two bishops against king
    [bishop-knight] Bishop and knight against king
    [pawn] Pawn against king
    [rook-pawn] Rook and pawn against king
    [queen-rook] Queen against rook
   *[hold-pawn] King against pawn: hold the draw
}
train-endgames = Endgames against the best defence. To begin one, enter its number or its name, such as: { WORD("train-endgame-rook") }.
train-endgame-listed = Endgame { WORDS($number) }: { endgame-name }
train-endgame-making = The tables for this endgame are being made. This can take half a minute, once.
train-endgame-begins = { endgame-name }.{ $wins ->
    [yes] {" "}{ $moves ->
        [one] Mate in one.
       *[other] Mate in { WORDS($moves) } at best.
    }
   *[no] {""}
}
train-endgame-best = Best move. { $moves ->
    [one] Mate in one.
   *[other] Mate in { WORDS($moves) }.
}
train-endgame-longer = Still won, { $moves ->
    [one] mate in one
   *[other] mate in { WORDS($moves) }
} at best. { $longer ->
    [one] That is one move longer.
   *[other] That is { WORDS($longer) } moves longer.
}
train-endgame-still-drawn = Still a draw.
train-endgame-draws = Not { $wrong }: that draws.{ $moved ->
    [yes] {" "}The answer is { $move }.
   *[no] {""}
} Try another move.
train-endgame-loses = Not { $wrong }: that loses.{ $moved ->
    [yes] {" "}The answer is { $move }, with { $moves ->
        [one] mate in one
       *[other] mate in { WORDS($moves) }
    }.
   *[no] {""}
} Try another move.
train-endgame-mated = Mate in { $made ->
    [one] one move
   *[other] { WORDS($made) } moves
}{ $quickest ->
    [yes] {""}, the quickest way.
   *[no] {""}. At best it takes { WORDS($best) }.
}
train-endgame-drawn-by = { $drawn ->
    [stalemate] Stalemate
    [pieces] Nobody can mate any more
    [repeated] The same position for the third time
   *[quiet] Fifty moves without a capture or a pawn move
}
train-endgame-held = { train-endgame-drawn-by }. You have held the draw.
train-endgame-slipped = { train-endgame-drawn-by }. In a game your opponent can claim a draw now.
train-endgame-given-up = { $whole ->
    [yes] The best line: { $moves }.
   *[no] The best line begins: { $moves }.
}
train-endgame-next = Another position: { WORD("train-next") }. The same one: { WORD("train-endgame-over") }.
train-endgame-help = Enter your move, or: { WORD("train-hint") }, { WORD("train-solution") }, { WORD("train-position") }, { WORD("train-next") }. From the beginning: { WORD("train-endgame-over") }. All endgames: { WORD("train-endgames") }. To leave: { WORD("train-stop") }. All questions about the board work, too.
train-endgame-nothing = There is no endgame to start over. To hear which there are, enter: { WORD("train-endgames") }.
train-endgame-damaged = { $file } was damaged. The table was made anew.
train-endgame-not-kept = The tables cannot be saved: { $why }. They are kept until you leave.
