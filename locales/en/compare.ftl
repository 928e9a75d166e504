# Two scoresheets side by side: to where they agree, what differs, and why one cannot be read.

compare-files = First scoresheet: { $first }. Second scoresheet: { $second }.
compare-same = { $count ->
    [0] There is no move on either scoresheet.
    [one] The scoresheets agree: the same half-move stands on both.
   *[other] The scoresheets agree: the same { $count } half-moves stand on both.
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
compare-illegal-on-both = Both scoresheets have the same move, and it is not legal.
compare-starts-differ = The scoresheets begin in different positions, so that their moves cannot be compared.
compare-start = The { $sheet ->
    [first] first
   *[second] second
} scoresheet begins here: { $fen }
compare-agreed = The last agreement is move { $number } by { $side ->
    [white] White
   *[black] Black
}: { $move }.
compare-agreed-nothing = The scoresheets agree in nothing but the start position.
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
} scoresheet has { $text }, which is not legal.
compare-has-word = Then the { $sheet ->
    [first] first
   *[second] second
} scoresheet cannot be read. Line { $line }: { $text }: { $why }.
compare-has-nothing = Then the { $sheet ->
    [first] first
   *[second] second
} scoresheet has nothing more.
compare-perhaps = Perhaps this was meant: { $moves }. Only a person can decide that.
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
    [white] White { $white }, Black not known.
    [black] White not known, Black { $black }.
   *[none] none is written.
}
compare-results = The results differ: the first scoresheet has { $first }, the second one { $second }.
compare-same-moves = { $count ->
    [0] There is no move on either scoresheet.
    [one] The moves agree: the same half-move stands on both scoresheets.
   *[other] The moves agree: the same { $count } half-moves stand on both scoresheets.
}
compare-last-move-missing = The moves agree. On the { $sheet ->
    [first] first
   *[second] second
} scoresheet the last move is not written yet.
compare-goes-on = The { $sheet ->
    [first] first
   *[second] second
} scoresheet has no result. It is read as a game that goes on.
compare-without-pages = The { $sheet ->
    [first] first
   *[second] second
} scoresheet has no pages. It is read as plain lines of Braille.
compare-corrected = The { $sheet ->
    [first] first
   *[second] second
} scoresheet, line { $line }: { $why }
compare-too-large = { $file } is too large for a scoresheet.
compare-not-braille = { $file }, line { $line }: these are no whole pages of Braille.
compare-spoilt = { $file }, line { $line }: { $text }: { $why }.
compare-no-such-game = { $file } has no game { $game }.
compare-several-games = { $file } holds several games. Say which one is meant, with { $flag }.
compare-no-notation = Nobody said in which notation { $file } is written. Say it with { $flag }, for example en or it.
compare-no-code = Nobody said in which Braille code { $file } is written. Say it with { $flag }, for example intl.
compare-unknown-notation = There is no notation { $name } for this file. There are: { $known }.
compare-both-from-input = Only one of the two scoresheets can come from standard input.
compare-why = { $why ->
    [no-move] this has not the form of a move
    [letter] no man has this letter in this notation
    [pawn-letter] a pawn has no letter
    [illegal] no legal move fits
    [ambiguous] several moves fit: { $moves }
    [missing] a move is missing, and must be filled in first
    [number] the number { $number } is expected
    [no-number] the number of the move is expected
    [no-move-before] this stands behind no move
    [not-en-passant] the move before it takes nothing en passant
    [time] this is no time
    [start] this is no start position
    [notation] there is no such notation
    [result] this is no result
    [behind-result] this stands behind the result
    [open-ended] a comment or a variation has no end
    [tag] this is no tag
    [variant] this is another game than chess
    [among-words] moves stand on a line with words; put the words into braces or the moves on lines of their own, or number the moves
    [too-long] no game is so long
    [no-move-in-code] this is no legal move in this Braille code
    [other-code] this can be read in the Braille code { $moves }
    [several-codes] this is a different game in each of these Braille codes: { $moves }
    [diagram] the diagram shows another position
    [page] a page has not its number, or not as many lines as the first
    [empty-line] an empty line stands among the moves
   *[no-result] there is no result, the scoresheet is cut off
}
