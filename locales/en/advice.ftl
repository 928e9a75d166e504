# Help in casual and training games: hints, threats, who stands better, blunders.

advice-matter = { $matter ->
    [mate] There is a forced mate. Look for checks.
    [check] You are in check. Look for the best way out.
    [gain] You can win something. Look at captures and attacks.
    [threat] Look first at what your opponent threatens.
    [promotion] Look at your pawns that can promote.
    [capture] Look at the captures.
    [attack] Look at the checks.
    [castling] Think about the safety of your king.
    [development] Bring out a piece that has not moved yet.
    [pawn] Look at pawn moves.
   *[quiet] Nothing is forced. Find a better square for one of your pieces.
} For more, enter: { WORD("hint") }.
advice-piece = Look at { piece-the }. For the move, enter: { WORD("hint") }.
advice-move = The best move is { $move }.
advice-stake = { $stake ->
    [mate] { $count ->
        [one] That means mate in one.
       *[other] That means mate in { WORDS($count) }.
    }
    [piece] That costs { piece-the }.
    [pawns] { $count ->
        [one] That costs about a pawn.
       *[other] That costs about { WORDS($count) } pawns.
    }
   *[position] That makes the position much worse.
}
advice-threat = { $side ->
    [white] White
   *[black] Black
} threatens { $move }. { advice-stake }
advice-no-threat = { $side ->
    [white] White
   *[black] Black
} threatens nothing that matters.
advice-in-check = You are in check. Answer that first.
advice-side = { $side ->
    [white] White
   *[black] Black
}
advice-stands = { $balance ->
    [even] The position is about even.
    [slightly] { advice-side } is slightly better.
    [pawns] { $count ->
        [one] { advice-side } is better by about a pawn.
       *[other] { advice-side } is better by about { WORDS($count) } pawns.
    }
    [winning] { advice-side } is winning.
    [mated] { advice-side } has won.
   *[mate] { advice-side } mates in { WORDS($count) }.
}
advice-line = Best line: { $moves }. { $stands }
advice-step-through = To hear the line move by move, enter: { WORD("forward") }.
advice-fine = { $move } is not a blunder.
advice-blunder = { $move } is a blunder. The best answer is { $answer }. { advice-stake }
advice-stalemate = { $move } is a blunder. It is stalemate: a draw.
advice-ask-blunder = { $why } Play it all the same? Enter { WORD("yes") } or { WORD("no") }.
advice-not-your-turn = Your opponent is to move. Help is for your own moves.
advice-which-move = Name one legal move, for example: is { $square } a blunder.
advice-over = The game is over in this position.
advice-no-position = This is not a legal position. There is no help here.
advice-nobody = There is no engine to ask. Name one in the settings: engine.
advice-by-builtin = Trouble with { $name }: { $why }. The built-in engine answers in its place.
advice-noted = { $side ->
    [white] White
   *[black] Black
} was helped: { $aid ->
    [matter] first hint
    [piece] second hint, the piece
    [move] third hint, the move
    [threat] the threat
    [evaluation] the evaluation
    [line] the best line
    [check] a move was checked
   *[warning] a warning of a blunder
}.
advice-warnings = { $on ->
    [yes] You are warned of blunders from now on.
   *[no] You are not warned of blunders any more.
}
