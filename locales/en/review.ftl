# The review of a game: what was found, the mistakes one by one, the summary and the report.

review-begins = Review: { $named ->
    [yes] { $white } against { $black }, { $moves ->
        [one] one move.
       *[other] { WORDS($moves) } moves.
    }
   *[no] { $moves ->
        [one] a game of one move.
       *[other] a game of { WORDS($moves) } moves.
    }
} An engine is looking at it.
review-progress = Positions done: { WORDS($done) } of { WORDS($count) }.
review-found = { $count ->
    [0] No move changed much.
    [one] One mistake to look at.
   *[other] Mistakes to look at: { WORDS($count) }.
} { $keys ->
    [yes] To go on, press { $enter }.
   *[no] To go on, enter an empty line.
}
review-made = { $count ->
    [one] One puzzle was made of this game. It comes today.
   *[other] Puzzles made of this game: { WORDS($count) }. They come today.
}
review-story = Mistake { WORDS($number) } of { WORDS($count) }. Move { WORDS($turn) }: { advice-side } played { $move }.
review-before-and-after = Before it: { $before } After it: { $after }
review-find = Find a better move.
review-good-too = That is good, too. The engine's move is { $move }.
review-over = That was the last mistake. Solved at the first try: { WORDS($solved) } of { WORDS($count) }.
review-count = { advice-side }: { $mistakes ->
    [0] no mistakes.
    [one] one mistake{ $blunders ->
        [0] .
       *[other] , a blunder.
    }
   *[other] { WORDS($mistakes) } mistakes{ $blunders ->
        [0] .
        [one] , one of them a blunder.
       *[other] , { WORDS($blunders) } of them blunders.
    }
}
review-decided = Move { WORDS($number) } decided the game: { advice-side } played { $move }.
review-pace = Time for a move: { $mistakes } at the mistakes, { $others } otherwise.
review-work-on = Work on { $both ->
    [yes] two things: { $first }, and { $second }.
   *[no] this: { $first }.
}
review-topic = { $topic ->
    [missed-mate] mates that you can give
    [allowed-mate] mates that threaten you
    [lost-pieces] pieces that your opponent can take
    [missed-gain] pieces that you can win
    [opening] the opening
    [endgame] endgames
    [middlegame] plans in the middlegame
   *[hurry] taking your time
}
review-waits = Your review waits. To go back to it, enter: { WORD("review") }.
review-none-goes-on = There is no review to go back to. A review begins at the end of a game with: { WORD("review") }.
review-title = Review{ $named ->
    [yes] : { $white } against { $black }
   *[no] {" of a game"}
}
review-comment = { $grade ->
    [blunder] Blunder.
    [mistake] Mistake.
   *[dubious] Not the best.
} Better: { $move }.
review-nobody = There is no engine that could look at the game. Name one in the settings: engine.
review-no-game = There is no finished game here yet. Name a file with one.
review-not-released = Your last game was played at a tournament. Review it when the arbiter allows analysis.
review-no-moves = There are no moves in this game.
review-read-to = { $file }, line { WORDS($line) }: { $text } cannot be read.{ $reviewed ->
    [yes] {" "}The moves before it are reviewed.
   *[no] {""}
}
review-not-written = { $file } cannot be written: { $why }.
