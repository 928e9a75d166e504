# Answers. The short ones say only what was asked; the long ones (asked a second time) are whole sentences.

# What lists are made of.
list-comma = { $first }, { $next }
list-and = { $begins ->
   *[other] { $first } and { $last }
}
piece-comma = { $words },
piece-semicolon = { $words };
piece-full = { $words }.

# Pieces with their squares.
pieces-name = { $role ->
    [king] kings
    [queen] queens
    [rook] rooks
    [bishop] bishops
    [knight] knights
   *[pawn] pawns
}
piece-at = { piece-name } { $square }
piece-of-side-at = { piece-of-side } { $square }
pieces-at = { pieces-name } { $squares }
piece-the = the { piece-name } on { $square }
pieces-the = the { pieces-name } on { $squares }
piece-by = by the { piece-name } on { $square }
pieces-count = { $role ->
    [king] { $count ->
        [one] one king
       *[other] { WORDS($count) } kings
    }
    [queen] { $count ->
        [one] one queen
       *[other] { WORDS($count) } queens
    }
    [rook] { $count ->
        [one] one rook
       *[other] { WORDS($count) } rooks
    }
    [bishop] { $count ->
        [one] one bishop
       *[other] { WORDS($count) } bishops
    }
    [knight] { $count ->
        [one] one knight
       *[other] { WORDS($count) } knights
    }
   *[pawn] { $count ->
        [one] one pawn
       *[other] { WORDS($count) } pawns
    }
}

shade = { $long ->
    [yes] { $square } is a { $shade ->
        [light] light square
       *[dark] dark square
    }.
   *[no] { $square }: { $shade ->
        [light] light
       *[dark] dark
    }.
}
# Neighbours on a rank, in one row.
squares-from-to = { $first } to { $last }
square-shaded = { $square }, { $shade ->
    [light] a light square
   *[dark] a dark square
}

# Where the pieces are.
side-heading = { side-name }: { $words }
side-total = { side-name }, { $count ->
    [one] one piece
   *[other] { WORDS($count) } pieces
}: { $words }
where-pieces = { $piece ->
    [white-king] { $count ->
        [one] white king
       *[other] white kings
    }
    [white-queen] { $count ->
        [one] white queen
       *[other] white queens
    }
    [white-rook] { $count ->
        [one] white rook
       *[other] white rooks
    }
    [white-bishop] { $count ->
        [one] white bishop
       *[other] white bishops
    }
    [white-knight] { $count ->
        [one] white knight
       *[other] white knights
    }
    [white-pawn] { $count ->
        [one] white pawn
       *[other] white pawns
    }
    [black-king] { $count ->
        [one] black king
       *[other] black kings
    }
    [black-queen] { $count ->
        [one] black queen
       *[other] black queens
    }
    [black-rook] { $count ->
        [one] black rook
       *[other] black rooks
    }
    [black-bishop] { $count ->
        [one] black bishop
       *[other] black bishops
    }
    [black-knight] { $count ->
        [one] black knight
       *[other] black knights
    }
   *[black-pawn] { $count ->
        [one] black pawn
       *[other] black pawns
    }
}
where = { where-pieces }: { $squares }.
where-first = { where-pieces }: { $squares }
where-long = { side-name }: { pieces-count }, on { $squares }.
where-none = no { $side ->
    [white] white {""}
    [black] black {""}
   *[any] {""}
}{ $role ->
    [any] pieces
   *[other] { pieces-name }
}.
pawns-of-side = { side-name } { $squares }
pawns-of-file = file { $file }: { $words }
files-without = No { $side ->
    [white] white {""}
    [black] black {""}
   *[any] {""}
}pawns on { $count ->
    [one] file
   *[other] the files
} { $files }.

captured = { side-name } has lost: { $pieces }.
captured-nothing = { side-name } has lost nothing.
changed = { $long ->
    [yes] Since { side-name }'s last move: { $words }
   *[no] { $words }
}
changed-item = { $square } { $piece ->
    [none] empty
   *[other] { piece-of-side }
}
changed-nothing = No square looks different.
changed-not-moved = { side-name } has not moved yet.
captured-none = Nothing has been captured.
material-bare = Only the kings are left.
material-more = { side-name } has more: { $pieces }.
material-equal = { $pieces ->
    [same] Material is equal
   *[other] The points are equal
}: { $points ->
    [one] one point each
   *[other] { WORDS($points) } points each
}.
material-points = White { $white ->
    [one] one point
   *[other] { WORDS($white) } points
}, Black { WORDS($black) }.
material-of = { side-name }: { $pieces }; { $points ->
    [one] one point
   *[other] { WORDS($points) } points
} in all.
material-lone-king = { side-name }: the king alone.
material-balanced = The points are equal.
material-lead = { side-name } is { $points ->
    [one] one point
   *[other] { WORDS($points) } points
} ahead.

# Lines.
row-rank = rank { WORDS($rank) }
row-file = file { $file }
row-diagonal = diagonal { $from } to { $to }
row-corner = corner { $from }
row = { $row }: { $words }
row-of-side = { $row }, { $words }
row-empty = { $row }: empty.
empties = { $count ->
    [one] one empty
   *[other] { WORDS($count) } empty
}
empty = { $square } empty
nobody = empty
edge = the edge
ray = { $direction ->
    [ahead] ahead
    [ahead-right] ahead right
    [right] right
    [back-right] back right
    [back] back
    [back-left] back left
    [left] left
   *[ahead-left] ahead left
}: { $words }
view-rays = { $long ->
    [yes] Clockwise from { $from }, { $words }
   *[no] From { $from }, { $words }
}
view-knight = { $long ->
    [yes] A knight's jumps from { $from }, clockwise: { $words }
   *[no] Knight's jumps from { $from }: { $words }
}
view-king = { $long ->
    [yes] The squares around { $from }, clockwise: { $words }
   *[no] Around { $from }: { $words }
}

aim = { side-name } { $aim ->
    [defends] defends
   *[attacks] attacks
} { $square }: { $pieces }.
aim-none = { side-name } does not { $aim ->
    [defends] defend
   *[attacks] attack
} { $square }.
aim-long = { $count ->
    [one] One { $side ->
        [white] white
       *[black] black
    } piece { $aim ->
        [defends] defends
       *[attacks] attacks
    } it
   *[other] { WORDS($count) } { $side ->
        [white] white
       *[black] black
    } pieces { $aim ->
        [defends] defend
       *[attacks] attack
    } it
}: { $pieces }.
pins-none = { $long ->
    [yes] Neither side has a piece pinned to its king.
   *[no] No pins.
}
pin = { $role ->
   *[other] { $piece } is pinned by { $by }.
}
pin-long = { side-name }: { $role ->
   *[other] { $piece } is pinned { $by } to the king on { $king }.
}

# Moves.
target = { $action ->
    [takes] takes { $to }
    [takes-promotes] takes { $to } and promotes
    [en-passant] takes { $to } en passant
    [promotes] { $to } promotes
   *[goes] { $to }
}
legal = { $long ->
    [yes] { $moves ->
        [captures] { $count ->
            [one] One capture
           *[other] { WORDS($count) } captures
        }
        [checks] { $count ->
            [one] One move gives check
           *[other] { WORDS($count) } moves give check
        }
        [all] { $count ->
            [one] One legal move
           *[other] { WORDS($count) } legal moves
        }
       *[from] { $piece } has { $count ->
            [one] one legal move
           *[other] { WORDS($count) } legal moves
        }
    }
   *[no] { $moves ->
        [captures] Captures
        [checks] Checks
        [all] Legal moves
       *[from] { $piece }
    }
}: { $words }
legal-none = { $moves ->
    [captures] { $long ->
        [yes] Nothing can be captured.
       *[no] No captures.
    }
    [checks] { $long ->
        [yes] No move gives check.
       *[no] No checks.
    }
    [all] { $long ->
        [yes] There is no legal move.
       *[no] No legal moves.
    }
   *[from] { $long ->
        [yes] { $piece } has no legal move.
       *[no] { $piece }: no legal moves.
    }
}

# The game.
unanswerable-no-legal-position = This position is illegal, so legal moves cannot be given. Check the board with your opponent or the arbiter.
unanswerable-nothing-there = { $long ->
    [yes] { $square } is empty. Name a square with a piece.
   *[no] { $square } is empty.
}
unanswerable-not-on-move = It is not { $side ->
    [white] White's
   *[black] Black's
} turn{ $long ->
    [yes] , so the piece on { $square } cannot move
   *[no] {""}
}.
unanswerable-no-such-move = { $long ->
    [yes] There is no move { WORDS($number) } yet. To hear the moves, enter: { WORD("moves") }.
   *[no] No move { WORDS($number) }.
}
unknown-opening = { $long ->
    [yes] I do not know the name of this opening.
   *[no] Unknown opening.
}
named-opening = { $long ->
    [yes] The opening is called: { $name }.
   *[no] { $name }.
}
repetition-same = { $same ->
    [moves] side to move and rights included
   *[pieces] with the same side to move
}
repetition = { $long ->
    [yes] This position, { repetition-same }, has appeared for { repetition-time }.
   *[no] This position has appeared for { repetition-time }.
}
repetition-time = { $count ->
    [1] the first time
    [2] the second time
    [3] the third time
    [4] the fourth time
    [5] the fifth time
    [6] the sixth time
    [7] the seventh time
   *[8] the eighth time
}
repetition-many = { $long ->
    [yes] This position, { repetition-same }, has appeared { WORDS($count) } times.
   *[no] This position has appeared { WORDS($count) } times.
}
quiet = { quiet-moves } without a capture or a pawn move{ $long ->
    [yes] { quiet-rule }
   *[no] {""}
}.
quiet-rule = { $rule ->
    [claim] , counted for each side. A draw can be claimed at { WORDS($needed) }
    [auto] , counted for each side. The game is drawn at { WORDS($needed) }
   *[off] , counted for each side
}
quiet-moves = { $parts ->
    [half] half a move
    [and-half] { $moves ->
        [one] one move and a half
       *[other] { WORDS($moves) } moves and a half
    }
   *[whole] { $moves ->
        [one] one move
       *[other] { WORDS($moves) } moves
    }
}
move-number = Move { WORDS($number) }.
moves-made = White has made { $white ->
    [0] no moves
    [one] one move
   *[other] { WORDS($white) } moves
}, Black { $black ->
    [0] none
   *[other] { WORDS($black) }
}.
can-castle = { side-name } castling: kingside { $short }; queenside { $long }.
can-castle-later = Now it is { $side ->
    [white] White's
   *[black] Black's
} turn.
castling-now = { $now ->
    [possible] yes
    [lost] no, the right is lost
    [way] no, { piece-the } is in the way
    [check] no, the king is in check from { piece-the }
   *[attacked] no, { piece-the } attacks { $at }
}
own-side = You play { side-name }.
own-side-none = You play neither side.
# Times. Short: the time alone. kind: left, none (nothing is left), counted (time is only counted; no flag falls).
time-own = { $kind ->
    [counted] Used: { $time }.
    [none] No time left.
   *[left] { $time }.
}
time-opponent = { $kind ->
    [counted] Opponent, used: { $time }.
    [none] Opponent: no time left.
   *[left] Opponent: { $time }.
}
time-of = { $kind ->
    [counted] { side-name }, used: { $time }.
    [none] { side-name }: no time left.
   *[left] { side-name }: { $time }.
}
time-own-long = { $kind ->
    [counted] You have used { $time }. There is no limit.
    [none] You have no time left.
   *[left] You have { $time } left.
}
time-opponent-long = { $kind ->
    [counted] Your opponent has used { $time }. There is no limit.
    [none] Your opponent has no time left.
   *[left] Your opponent has { $time } left.
}
time-of-long = { $kind ->
    [counted] { side-name } has used { $time }.
    [none] { side-name } has no time left.
   *[left] { side-name } has { $time } left.
}
time-delay-left = the delay lasts { $time } more.
time-period = { $moves ->
    [one] period { WORDS($period) } of { WORDS($periods) }, one more move to move { WORDS($number) }.
   *[other] period { WORDS($period) } of { WORDS($periods) }, { WORDS($moves) } more moves to move { WORDS($number) }.
}
time-last-period = this is the last of { WORDS($periods) } periods.
time-hourglass = What one side uses, the other side gains.
time-increment = each move adds { $time }.
time-delay = each move begins with a delay of { $time }.
time-bronstein = the time used for a move is given back, up to { $time }.
ahead = { $kind ->
    [counted] { side-name } has used { $time } less.
   *[left] { side-name } is ahead on the clock by { $time }.
}
ahead-none = { $kind ->
    [counted] Both sides have used the same time.
   *[left] Both clocks show the same time.
}
slowest = { $move } It took { $time }.
slowest-none = No move has a recorded time yet.
to-control = { $moves ->
    [one] one move to the time control.
   *[other] { WORDS($moves) } moves to the time control.
}
to-control-none = there is no further time control.
to-control-long = It is at move { WORDS($number) }, with { $left } left. { $adds ->
    [yes] Then { $time } is added.
   *[no] From then on each move adds time.
} This is period { WORDS($period) } of { WORDS($periods) }.
elapsed = The game has lasted { $time }.
elapsed-used = White has used { $white }, Black { $black }.
elapsed-stood = The clocks were stopped for { $time }.
elapsed-gaps = Another { $time } counts for neither side.
time-of-day = It is { $hour ->
    [0] twelve
    [13] one
    [14] two
    [15] three
    [16] four
    [17] five
    [18] six
    [19] seven
    [20] eight
    [21] nine
    [22] ten
    [23] eleven
   *[other] { WORDS($hour) }
} { $minute ->
    [0] o'clock
    [1] oh one
    [2] oh two
    [3] oh three
    [4] oh four
    [5] oh five
    [6] oh six
    [7] oh seven
    [8] oh eight
    [9] oh nine
   *[other] { WORDS($minute) }
} { $hour ->
    [0] at night
    [1] at night
    [2] at night
    [3] at night
    [4] at night
    [12] in the afternoon
    [13] in the afternoon
    [14] in the afternoon
    [15] in the afternoon
    [16] in the afternoon
    [17] in the afternoon
    [18] in the evening
    [19] in the evening
    [20] in the evening
    [21] in the evening
    [22] in the evening
    [23] in the evening
   *[other] in the morning
}.
unanswerable-no-time-of-day = This machine does not know the time of day.
offer-none = { $long ->
    [yes] No draw is on offer.
   *[no] No offer.
}
offer-answer = { side-name } may accept or decline.
result-none = { $long ->
    [yes] There is no result yet: the game goes on.
   *[no] The game goes on.
}
result-score = { $outcome ->
    [white] White has one point, Black none.
    [black] Black has one point, White none.
   *[drawn] Each side has half a point.
}
player-driver = { $driver ->
    [you] you
    [owner] the owner of this console
    [console] a second player at this keyboard
    [board] a player at the board
    [screen] a player at a screen
    [engine] a chess engine, { $strength }
   *[house] the built-in opponent, level { WORDS($level) }
}
player = { side-name }: { $name }.
player-long = { side-name }: { $name }, { player-driver }.
player-unnamed = { side-name }: { player-driver }.
profile-name = { $profile ->
    [fide-2023] FIDE Laws of twenty twenty-three
    [fide-2018] FIDE Laws of twenty eighteen
    [fide-2017] FIDE Laws of twenty seventeen
    [fide-2014] FIDE Laws of twenty fourteen
    [fide-legacy] older FIDE Laws
    [edisu-2024] rules of the inter-college tournament of twenty twenty-four
    [edisu-2024-auto] rules of the inter-college tournament of twenty twenty-four, automatic draws
    [casual] rules for friendly games
   *[other] rules named { $name }
}
rules = { $mode ->
    [tournament] Tournament game
    [training] Training game
   *[casual] Casual game
}, { profile-name }.
rules-mode = { $mode ->
    [tournament] Tournament game. The console { $timed ->
        [yes] announces, records and keeps the time
       *[no] announces and records
    }. It makes illegal moves as announced, and gives no help.
    [training] Training game. Illegal moves are refused, every question is answered, and moves can be taken back.
   *[casual] Casual game. Illegal moves are refused, and every question is answered.
}
rules-profile = The game follows the { profile-name }{ $profile ->
    [fide-2023] . Threefold repetition or fifty moves allow a draw claim. Fivefold repetition or seventy-five moves are automatic draws
    [fide-2018] . Resigning always loses, even if the opponent cannot checkmate
    [fide-2017] . A player who claims a fallen flag must have time left
    [fide-2014] . A draw can be agreed before the first move
    [fide-legacy] . Fivefold repetition and seventy-five moves are not automatic draws
    [edisu-2024] . There is no clock, no duty to record moves and no penalty for illegal moves
    [edisu-2024-auto] . Threefold repetition and fifty moves are automatic draws
    [casual] . Fifty moves are an automatic draw, and there are no penalties
   *[other] {""}
}.
console-part = { $part ->
    [board] the player's board
    [sheet] the player's scoresheet
    [clock] the clock
   *[assistant] the player's assistant
}
console-parts = In this game the console is { $parts }.
in-check = { side-name } is in check: { $pieces }.
check-none = { $long ->
    [yes] Neither king is in check.
   *[no] No check.
}
castling-rights-only = These are the rights. Pieces or attacks can still prevent castling now.
captured-points = That is { $points ->
    [one] one point
   *[other] { WORDS($points) } points
}.
player-no-name = A name is missing. Enter: { WORD("names") }.
