# What is said while one trains.

train-begins = { $named ->
    [yes] { $name }.{" "}
   *[no] {""}
}{ $course ->
    [new] New to chess? A first course by ear begins with: { WORD("train-lesson") }.{" "}
    [begun] To go on with your course, enter: { WORD("train-lesson") }.{" "}
   *[other] {""}
}{ $due ->
    [0] { $new ->
        [yes] Training with puzzles. Your rating begins at { WORDS($rating) }.
       *[no] Nothing comes back today. Your rating is { WORDS($rating) }.
    }
    [one] One puzzle comes back today. Your rating is { WORDS($rating) }.
   *[other] Coming back today: { WORDS($due) } puzzles. Your rating is { WORDS($rating) }.
}{ $openings ->
    [0] {""}
    [one] {" "}Of your openings, one move comes back.
   *[other] {" "}Of your openings, { WORDS($openings) } moves come back.
} { $keys ->
    [yes] To begin, press { $enter }.
   *[no] To begin, enter an empty line.
} For drills, enter: { WORD("train-drills") }. For everything else: { WORD("help") }.
train-puzzle = { $again ->
    [yes] Again.{" "}
   *[no] {""}
}{ $moved ->
    [yes] Last move: { $move }.{" "}
   *[no] {""}
}{ side-name } to move.
train-first-task = Find the best move and enter it. For help, enter: { WORD("train-hint") }.
train-for-the-next = { $keys ->
    [yes] For the next one, press { $enter }.
   *[no] For the next one, enter an empty line.
}
train-your-move = { side-name } to move.
train-wrong = Not { $wrong }.{ $moved ->
    [yes] {" "}The answer is { $move }.
   *[no] {""}
} Try another move.
train-wrong-stalemate = Not { $move }: that is stalemate. Try another move.
train-still-weighed = One moment: { $move } is still being looked at. Then enter your move again.
train-solved = { $how ->
    [clean] Solved.
    [hinted] Solved, with help.
    [helped] Solved, but not at the first try.
    [left] Left unsolved. For the next one, enter: { WORD("train-next") }.
   *[told] That was the solution.
}
train-rating = Your rating is { WORDS($rating) }, { $way ->
    [down] { WORDS($change) } less
   *[up] { WORDS($change) } more
}.
train-back = This puzzle comes back { $days ->
    [0] today
    [one] tomorrow
   *[other] in { WORDS($days) } days
}.
train-streak-goes-on = Streak: { WORDS($count) }.
train-streak-over = { $count ->
    [0] No streak this time.
   *[other] The streak is over: { WORDS($count) }.
}{ $best ->
    [yes] {" "}That is your longest.
   *[no] {" "}Your longest: { WORDS($record) }.
}
train-hint-theme = { $theme ->
    [none] Look for checks, captures and threats.
    [anastasiaMate] A rook and a knight mate at the edge of the board.
    [arabianMate] A rook and a knight mate in the corner.
    [attraction] Lure a piece to a bad square.
    [backRankMate] The king has no way out of its back rank.
    [bishopEndgame] An endgame with bishops.
    [bodenMate] Two bishops mate on crossing diagonals.
    [capturingDefender] Capture a piece that defends another one.
    [clearance] Clear a square or a line.
    [defensiveMove] Find the move that holds.
    [deflection] Lure a defender away.
    [discoveredAttack] Move one piece away, and another one attacks.
    [doubleCheck] Two pieces can give check at once.
    [enPassant] A pawn can be captured en passant.
    [exposedKing] The king has little cover.
    [fork] One piece can attack two.
    [hangingPiece] A piece is not defended enough.
    [hookMate] Rook, knight and pawn mate together.
    [interference] Put a piece between two others.
    [intermezzo] Do not recapture at once: another move comes first.
    [kingsideAttack] Attack the castled king.
    [knightEndgame] An endgame with knights.
    [mateIn1] Checkmate in one move.
    [mateIn2] Checkmate in two moves.
    [mateIn3] Checkmate in three moves.
    [mateIn4] Checkmate in four moves.
    [mateIn5] Checkmate in five moves.
    [pawnEndgame] An endgame with pawns.
    [pin] A piece is pinned, or can be.
    [promotion] A pawn wants to promote.
    [queenEndgame] An endgame with queens.
    [quietMove] The move is neither a check nor a capture.
    [rookEndgame] An endgame with rooks.
    [sacrifice] Give something to get more.
    [skewer] Attack a piece, and the one behind it falls.
    [smotheredMate] The king is shut in by its own pieces.
    [trappedPiece] A piece has no way out.
    [underPromotion] Promote, but not to a queen.
   *[xRayAttack] A piece works through another one.
}
train-theme-name = { $theme ->
    [anastasiaMate] Anastasia's mate
    [arabianMate] Arabian mate
    [attraction] attraction
    [backRankMate] back-rank mate
    [bishopEndgame] bishop endgame
    [bodenMate] Boden's mate
    [capturingDefender] capture of a defender
    [clearance] clearance
    [defensiveMove] defensive move
    [deflection] deflection
    [discoveredAttack] discovered attack
    [doubleCheck] double check
    [enPassant] en passant
    [exposedKing] exposed king
    [fork] fork
    [hangingPiece] hanging piece
    [hookMate] hook mate
    [interference] interference
    [intermezzo] intermezzo
    [kingsideAttack] kingside attack
    [knightEndgame] knight endgame
    [mateIn1] mate in one
    [mateIn2] mate in two
    [mateIn3] mate in three
    [mateIn4] mate in four
    [mateIn5] mate in five
    [pawnEndgame] pawn endgame
    [pin] pin
    [promotion] promotion
    [queenEndgame] queen endgame
    [quietMove] quiet move
    [rookEndgame] rook endgame
    [sacrifice] sacrifice
    [skewer] skewer
    [smotheredMate] smothered mate
    [trappedPiece] trapped piece
    [underPromotion] underpromotion
   *[xRayAttack] X-ray attack
}
train-themes = Themes of puzzles, and how many there are. To begin one, enter: { WORD("train-theme-fork") }.
train-theme-listed = { train-theme-name }: { WORDS($count) }.
train-theme-begins = Puzzles of one theme: { train-theme-name }. They do not change your rating.
train-themes-unread = The added puzzles cannot be counted: { $why }.
train-hint-piece = The { piece-name } on { $square } moves.
train-hint-move = The move is { $move }.
train-solution = The solution: { $moves }.
train-no-puzzle = No puzzle is open. For the next one, enter: { WORD("train-next") }.
train-not-solved = This puzzle is not solved yet. To hear how, enter: { WORD("train-solution") }. To leave the puzzle, enter: { WORD("train-stop") }.
train-puzzle-left = I leave this puzzle. It counts as not solved.
train-none-left = { $way ->
    [rated] There are no more puzzles of this kind.
    [streak] There are no more puzzles of this kind.
    [theme] There are no more puzzles of this kind. For others, enter: { WORD("train-rated") }.
    [endgame] There are no more puzzles of this kind.
    [review] Nothing is left to review.
    [opening] Nothing is left for today.
    [lesson] There are no more tasks.
   *[repeat] Nothing more comes back today.
}
train-way = { $way ->
    [rated] Rated puzzles, near your own rating.
    [streak] A streak: the puzzles get harder until one is not solved.
    [theme] Puzzles of one theme.
    [endgame] Endgames against the best defence.
    [review] Mistakes of your own game.
    [opening] Openings.
    [lesson] Lessons.
   *[repeat] Puzzles that come back.
}
train-way-name = { $way ->
    [rated] rated
    [streak] streak
    [theme] theme
    [endgame] endgame
    [review] own game
    [opening] opening
    [lesson] lesson
   *[repeat] again
}
train-telling = Positions are told { $telling ->
    [side] side by side
    [kind] by kind of piece
   *[rank] rank by rank
}.
train-dictation-begins = Pieces: { WORDS($count) }. { $keys ->
    [yes] Enter says the next one.
   *[no] An empty line says the next one.
} Also: { WORD("repeat") }, { WORD("train-dictate-rest") }, { WORD("train-dictate-all") }.
train-dictation-over = That was the last piece.
train-standings = { $tried ->
    [0] No puzzles yet.
    [one] One puzzle tried, { $solved ->
        [0] not solved
       *[other] solved
    } at the first try.
   *[other] Puzzles tried: { WORDS($tried) }. Solved at the first try: { WORDS($solved) }.
} Your rating is { WORDS($rating) }{ $provisional ->
    [yes] , still uncertain.
   *[no] .
} Longest streak: { WORDS($streak) }. Coming back today: { WORDS($due) }.{ $lessons ->
    [0] {""}
   *[other] {" "}Lessons done: { WORDS($lessons) }.
}
train-help = { $part ->
    [solve] Find the best move and enter it, or: { WORD("train-hint") }, { WORD("train-solution") }, { WORD("train-position") }, { WORD("train-next") }, { WORD("train-stop") }. All questions about the board work, too.
    [kinds] Kinds of puzzles: { WORD("train-rated") }, { WORD("train-streak") }, { WORD("train-repeat") }, { WORD("train-themes") }.
    [telling] How positions are told: { WORD("train-by-side") }, { WORD("train-by-kind") }, { WORD("train-by-rank") }, { WORD("train-dictate") }.
    [other] Endgames: { WORD("train-endgames") }. Openings: { WORD("train-openings") }. Lessons: { WORD("train-lessons") }. Drills: { WORD("train-drills") }.
   *[leave] How you stand: { WORD("train-progress") }. A game: { WORD("new-game") }. To leave: { WORD("quit") }.
}
train-not-here = That is for games, not for training.
train-nothing-to-stop = Nothing is open that you could leave. To leave the program, enter: { WORD("quit") }.
train-stopped = You have left it.
train-not-saved = Your results are not being saved: { $why }. Training goes on.
train-saved-again = All your results are saved again.
train-goodbye = Everything is saved. Goodbye.
train-store-newer = { $file } was written by a newer version of Annabella. Please use that.
train-store-damaged = { $file } cannot be used: { $why }. Nothing was changed. Move it away to begin anew, or put a backup in its place.
train-store-in-use = { $named ->
    [yes] { $name } is
   *[no] Somebody is
} already training in another window.
train-store-nobody = { $named ->
    [yes] There are no results of { $name } yet.
   *[no] There are no results without a name yet. Other pupils have one: --player.
}
train-store-known = { $named ->
    [yes] { $name } has
   *[no] Somebody without a name has
} trained here already. Choose another name with --player.
train-store-system = { $file } cannot be opened: { $why }.
train-no-export = { $file } is no file of a pupil: { $why }.
train-exists = { $file } exists already, and was left as it is.
train-column = { $column ->
    [day] Day
    [way] Kind
    [puzzle] Puzzle
    [result] Result
    [hints] Hints
   *[rating] Rating
}
train-result = { $clean ->
    [yes] solved
   *[no] not solved
}
train-title = { $named ->
    [yes] Training of { $name }.
   *[no] Training.
}
train-exported = Written: { $file }.
train-imported = { $named ->
    [yes] { $name }:
   *[no] Taken over:
} { $count ->
    [one] one puzzle.
   *[other] { WORDS($count) } puzzles.
}
