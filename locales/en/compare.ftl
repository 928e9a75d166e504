# Two scoresheets side by side: how far they agree, what differs, and why one cannot be read.

compare-files = First scoresheet: { $first }. Second scoresheet: { $second }.
compare-same = { $count ->
    [0] Both scoresheets are without moves.
    [one] The scoresheets agree: both have the same half-move.
   *[other] The scoresheets agree: both have the same { $count } half-moves.
}
compare-last-missing = The scoresheets agree. On the { $sheet ->
    [first] first
   *[second] second
} one the last move is not written yet.
compare-shorter = The { $sheet ->
    [first] first
   *[second] second
} scoresheet ends before the other one.
compare-different = The scoresheets differ.
compare-illegal-on-both = Both scoresheets have the same illegal move.
compare-starts-differ = The scoresheets begin in different positions. Their moves cannot be compared.
compare-start = The { $sheet ->
    [first] first
   *[second] second
} scoresheet begins here: { $fen }
compare-agreed = They last agree on move { $number } by { $side ->
    [white] White
   *[black] Black
}: { $move }.
compare-agreed-nothing = The scoresheets agree only in the starting position.
compare-has = Then the { $sheet ->
    [first] first
   *[second] second
} scoresheet has move { $number } by { $side ->
    [white] White
   *[black] Black
}: { $move }.
compare-has-not-legal = Then the { $sheet ->
    [first] first
   *[second] second
} scoresheet has { $text }, which is illegal.
compare-has-word = Then the { $sheet ->
    [first] first
   *[second] second
} scoresheet cannot be read. Line { $line }: { $text }: { $why }.
compare-has-nothing = Then the { $sheet ->
    [first] first
   *[second] second
} scoresheet ends.
compare-perhaps = Possible meaning: { $moves }. A person must decide.
compare-position = The position at the last agreement: { $fen }
compare-turn = { $side ->
    [white] White
   *[black] Black
} is to make move { $number }.
compare-clocks = The times then, by the { $sheet ->
    [first] first
   *[second] second
} scoresheet: { $known ->
    [both] White { $white }, Black { $black }.
    [white] White { $white }, Black unknown.
    [black] White unknown, Black { $black }.
   *[none] not recorded.
}
compare-results = The results differ: { $first } on the first scoresheet, { $second } on the second.
compare-same-moves = { $count ->
    [0] Both scoresheets are without moves.
    [one] The moves agree: both scoresheets have the same half-move.
   *[other] The moves agree: both scoresheets have the same { $count } half-moves.
}
compare-last-move-missing = The moves agree. On the { $sheet ->
    [first] first
   *[second] second
} scoresheet the last move is not written yet.
compare-goes-on = The { $sheet ->
    [first] first
   *[second] second
} scoresheet has no result. It is read as an unfinished game.
compare-without-pages = The { $sheet ->
    [first] first
   *[second] second
} scoresheet has no pages. It is read as plain lines of Braille.
compare-without-feeds = The { $sheet ->
    [first] first
   *[second] second
} scoresheet has no form feeds. Its pages are divided by their numbers.
compare-other-result = Above the moves of the { $sheet ->
    [first] first
   *[second] second
} scoresheet the result is { $tag }. The one after them counts.
compare-corrected = The { $sheet ->
    [first] first
   *[second] second
} scoresheet, line { $line }: { $why }
compare-too-large = { $file } is too large for a scoresheet.
compare-not-braille = { $file }, line { $line }: a page of Braille is incomplete.
compare-spoilt = { $file }, line { $line }: { $text }: { $why }.
compare-no-such-game = { $file } has no game { $game }.
compare-several-games = { $file } holds several games. Choose one with { $flag }.
compare-no-notation = The notation of { $file } is unknown. Name it with { $flag }, for example en or it.
compare-no-code = The Braille code of { $file } is unknown. Name it with { $flag }, for example intl.
compare-unknown-notation = { $name } is not a notation for this file. Choose from: { $known }.
compare-both-from-input = Only one of the two scoresheets can come from standard input.
compare-why = { $why ->
    [no-move] this does not look like a move
    [letter] this is not a piece letter in this notation
    [pawn-letter] a pawn has no letter
    [illegal] no legal move fits
    [ambiguous] several moves fit: { $moves }
    [missing] a move is missing; fill it in first
    [number] number { $number } is expected
    [no-number] the move number is expected
    [no-move-before] this follows no move
    [not-en-passant] the move before it is not en passant
    [time] this is not a time
    [start] this is not a starting position
    [notation] there is no such notation
    [result] this is not a result
    [behind-result] this follows the result
    [open-ended] a comment or a variation has no end
    [variant] this is not chess
    [among-words] moves share a line with words; put the words in braces, the moves on separate lines, or number the moves
    [too-long] the game is impossibly long
    [no-move-in-code] this is not a legal move in this Braille code
    [other-code] this can be read in the Braille code { $moves }
    [several-codes] each of these Braille codes gives a different game: { $moves }
    [diagram] the diagram shows another position
    [page] a page has the wrong number, or more or fewer lines than the first
    [empty-line] there is an empty line among the moves
   *[no-result] there is no result; the scoresheet is cut off
}
