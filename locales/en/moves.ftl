# Pieces, sides, squares and times: the parts of other sentences, and the literate style of announcement.

piece-name = { $role ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
   *[pawn] pawn
}
piece-of-side = { $piece ->
    [white-king] white king
    [white-queen] white queen
    [white-rook] white rook
    [white-bishop] white bishop
    [white-knight] white knight
    [white-pawn] white pawn
    [black-king] black king
    [black-queen] black queen
    [black-rook] black rook
    [black-bishop] black bishop
    [black-knight] black knight
   *[black-pawn] black pawn
}
side-name = { $side ->
    [white] White
   *[black] Black
}
castling = { $side ->
    [short] castles kingside
   *[long] castles queenside
}

# The move as a player would say it. origin: how much of the starting square must be said.
literate = { $action ->
    [takes] { literate-mover } takes { $to }{ literate-promotion }{ literate-check }
    [en-passant] { literate-mover } takes { $to } en passant{ literate-check }
   *[goes] { $role ->
        [pawn] { $to }{ literate-promotion }{ literate-check }
       *[other] { $origin ->
            [none] { piece-name } { $to }{ literate-check }
           *[other] { literate-mover } to { $to }{ literate-check }
        }
    }
}
literate-mover = { $role ->
    [pawn] { $origin ->
        [none] pawn
       *[file] { $file }-pawn
    }
   *[other] { $origin ->
        [file] { piece-name } from { $file }
        [rank] { piece-name } from rank { WORDS($rank) }
        [square] { piece-name } from { $from }
       *[none] { piece-name }
    }
}
literate-promotion = { $promotion ->
    [queen] , promotes to queen
    [rook] , promotes to rook
    [bishop] , promotes to bishop
    [knight] , promotes to knight
   *[none] {""}
}
literate-check = { $check ->
    [check] , check
    [mate] , checkmate
   *[none] {""}
}
literate-castling = { castling }{ literate-check }

# A time. parts: which of hours, minutes, seconds and tenths it has.
time = { $parts ->
    [hms] { time-hours }, { time-minutes } and { time-seconds }
    [hm] { time-hours } and { time-minutes }
    [hs] { time-hours } and { time-seconds }
    [h] { time-hours }
    [ms] { time-minutes } and { time-seconds }
    [m] { time-minutes }
    [s] { time-seconds }
    [less] less than one second
    [st] { WORDS($seconds) } point { WORDS($tenths) } seconds
    [t] { time-tenths } of a second
    [less-than-tenth] less than a tenth of a second
   *[none] zero seconds
}
# What a clock shows, short. parts as above; figures: the seconds begin with a zero, or the minutes need their unit because the
# two numbers would sound like one.
time-short = { $parts ->
    [hms] { time-hours } { time-figures }
    [hm] { time-hours } { time-minutes }
    [hs] { time-hours } { time-seconds }
    [h] { time-hours }
    [m] { time-minutes }
   *[ms] { time-figures }
}
time-figures = { $figures ->
    [unit] { time-minutes } { WORDS($seconds) }
    [zero] { WORDS($minutes) } oh { WORDS($seconds) }
   *[plain] { WORDS($minutes) } { WORDS($seconds) }
}
time-hours = { $hours ->
    [one] one hour
   *[other] { WORDS($hours) } hours
}
time-minutes = { $minutes ->
    [one] one minute
   *[other] { WORDS($minutes) } minutes
}
time-seconds = { $seconds ->
    [one] one second
   *[other] { WORDS($seconds) } seconds
}
time-tenths = { $tenths ->
    [one] one tenth
   *[other] { WORDS($tenths) } tenths
}
month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
