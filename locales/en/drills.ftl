# What is said in a drill.

drill-list = Drills: { WORD("train-drill-shade") }, { WORD("train-drill-line") }, { WORD("train-drill-distance") }, { WORD("train-drill-path") }, { WORD("train-drill-moves") }, { WORD("train-drill-attackers") }, { WORD("train-drill-memory") }, { WORD("train-drill-set-up") }, { WORD("train-drill-words") }, { WORD("train-drill-letters") }. { $timed ->
    [yes] Rounds have thirty seconds. For rounds without a time, enter: { WORD("train-untimed") }.
   *[no] Rounds have no time. For rounds of thirty seconds, enter: { WORD("train-timed") }.
}
drill-timing = { $timed ->
    [yes] Rounds have thirty seconds from now on.
   *[no] Rounds have no time from now on.
}
drill-begins = { $drill ->
    [shade] { $level ->
        [1] Is the square light or dark?
       *[other] Are both squares of the same colour?
    }
    [line] Are both squares on the same file, rank or diagonal?
    [distance] In how many moves does a knight get from the first square to the second?
    [path] By which squares does a knight get there in the fewest moves? Name the last square, too.
    [moves] To which squares can the piece go on an empty board?
    [attackers] Remember the position. Then you are asked which pieces attack a square.
    [memory] Remember the position. Then you are asked what is on a square.
    [set-up] Remember the position. Then set it up on the study board.
    [words] Say it in FIDE words, like { $example }.
   *[letters] You hear FIDE words. Enter what they mean, like { $example }.
}{ $has_level ->
    [yes] {" "}Level { WORDS($level) }.
   *[no] {""}
}{ $timed ->
    [yes] {" "}Thirty seconds.
   *[no] {""}
}
drill-ready = { $keys ->
    [yes] To begin a round, press { $enter }.
   *[no] To begin a round, enter an empty line.
} To leave the drill, enter: { WORD("train-stop") }.
drill-asked = { $square }?
drill-asked-two = { $kind ->
    [shade] { $from }, { $to }: same colour?
    [file] { $from }, { $to }: same file?
    [rank] { $from }, { $to }: same rank?
    [diagonal] { $from }, { $to }: same diagonal?
    [distance] { $from } to { $to }: how many moves?
   *[path] { $from } to { $to }: which squares?
}
drill-asked-moves = { $square }, { piece-name }: where to?
drill-asked-attackers = Which pieces of { side-name } attack { $square }?
drill-asked-on = What is on { $square }?
drill-asked-position = Now set it up on the study board. Then enter: { WORD("train-done") }.
drill-move = { piece-name } { $from } { $to }
drill-right = Right.
drill-missed = Wrong. The answer is: { $answer }.
drill-answer = { $kind ->
    [light] light
    [dark] dark
    [yes] yes
    [no] no
   *[nothing] nothing
}
drill-set-up = { $kind ->
    [missing] Missing: { $pieces }.
   *[extra] Wrong: { $pieces }.
}
drill-expected = { $wanted ->
    [shade] Answer light or dark.
    [yes-no] Answer yes or no.
    [number] Answer with a number.
    [way] Answer with the squares in their order, the last one too.
    [squares] Answer with all the squares.
    [attackers] Answer with the squares of the pieces, or nothing.
    [piece] Answer with a piece and its colour, like white knight; or nothing.
    [square-in-words] Answer with file and rank in FIDE words, like { $example }.
    [move-in-words] Answer with the piece and both squares in FIDE words, like { $example }.
    [square] Answer with the square, like { $example }.
    [move] Answer with the move, like { $example }.
   *[position] Name a piece and its square, like white king { $example }. When all are there, enter: { WORD("train-done") }.
} To hear the answer: { WORD("train-solution") }. To end the round: { WORD("train-stop") }.
drill-over = The round is over. Right: { WORDS($hits) }. Wrong: { WORDS($misses) }.{ $best ->
    [first] {""}
    [new] {" "}Your best round. The best before: { WORDS($record) }.
   *[old] {" "}Your best: { WORDS($record) }.
}
drill-remembered = Most pieces without a mistake: { WORDS($size) }.{ $best ->
    [yes] {" "}You have never remembered so many before.
   *[no] {" "}Your best: { WORDS($record) }.
}
drill-next-level = { $harder ->
    [yes] The next round is harder: level { WORDS($level) }.
   *[no] The next round is easier: level { WORDS($level) }.
}
drill-left = The drill is over.
drill-name = { $drill ->
    [shade] Colours of squares
    [line] Lines
    [distance] Knight's moves
    [path] Knight's path
    [moves] Moves of pieces
    [attackers] Attackers
    [memory] Remembered positions
    [set-up] Positions set up
    [words] Into FIDE words
   *[letters] Out of FIDE words
}
drill-named = { drill-name }{ $timed ->
    [yes] , thirty seconds
   *[no] {""}
}
drill-best = { drill-name }{ $has_level ->
    [yes] , level { WORDS($level) }
   *[no] {""}
}{ $timed ->
    [yes] , thirty seconds
   *[no] {""}
}: { $rounds ->
    [one] one round
   *[other] { WORDS($rounds) } rounds
}. Most right answers: { WORDS($hits) }.{ $remembered ->
    [yes] {" "}Most pieces without a mistake: { WORDS($size) }.
   *[no] {""}
}
drill-title = Drills
drill-column = { $column ->
    [day] Day
    [drill] Drill
    [level] Level
    [right] Right
    [wrong] Wrong
   *[pieces] Pieces
}
