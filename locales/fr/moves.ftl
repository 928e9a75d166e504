# Pièces, camps, cases et temps : parties d'autres phrases, et le style littéraire de l'annonce.

piece-name = { $role ->
    [king] roi
    [queen] dame
    [rook] tour
    [bishop] fou
    [knight] cavalier
   *[pawn] pion
}
piece-of-side = { $piece ->
    [white-king] roi blanc
    [white-queen] dame blanche
    [white-rook] tour blanche
    [white-bishop] fou blanc
    [white-knight] cavalier blanc
    [white-pawn] pion blanc
    [black-king] roi noir
    [black-queen] dame noire
    [black-rook] tour noire
    [black-bishop] fou noir
    [black-knight] cavalier noir
   *[black-pawn] pion noir
}
side-name = { $side ->
    [white] Blancs
   *[black] Noirs
}
castling = { $side ->
    [short] petit roque
   *[long] grand roque
}

literate = { $action ->
    [takes] { literate-mover } prend { $to }{ literate-promotion }{ literate-check }
    [en-passant] { literate-mover } prend { $to } en passant{ literate-check }
   *[goes] { $role ->
        [pawn] { $to }{ literate-promotion }{ literate-check }
       *[other] { $origin ->
            [none] { piece-name } { $to }{ literate-check }
           *[other] { literate-mover } en { $to }{ literate-check }
        }
    }
}
literate-mover = { $role ->
    [pawn] { $origin ->
        [none] pion
       *[file] pion { $file }
    }
   *[other] { $origin ->
        [file] { piece-name } de la colonne { $file }
        [rank] { piece-name } de la rangée { WORDS($rank) }
        [square] { piece-name } de { $from }
       *[none] { piece-name }
    }
}
literate-promotion = { $promotion ->
    [queen] , promotion en dame
    [rook] , promotion en tour
    [bishop] , promotion en fou
    [knight] , promotion en cavalier
   *[none] {""}
}
literate-check = { $check ->
    [check] , échec
    [mate] , échec et mat
   *[none] {""}
}
literate-castling = { castling }{ literate-check }

time = { $parts ->
    [hms] { time-hours }, { time-minutes } et { time-seconds }
    [hm] { time-hours } et { time-minutes }
    [hs] { time-hours } et { time-seconds }
    [h] { time-hours }
    [ms] { time-minutes } et { time-seconds }
    [m] { time-minutes }
    [s] { time-seconds }
    [less] moins d'une seconde
    [st] { time-seconds } et { time-tenths }
    [t] { time-tenths } de seconde
    [less-than-tenth] moins d'un dixième de seconde
   *[none] zéro seconde
}
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
    [zero] { WORDS($minutes, form: "feminine") } zéro { WORDS($seconds) }
   *[plain] { WORDS($minutes, form: "feminine") } { WORDS($seconds) }
}
time-hours = { $hours ->
    [one] une heure
   *[other] { WORDS($hours, form: "feminine") } heures
}
time-minutes = { $minutes ->
    [one] une minute
   *[other] { WORDS($minutes, form: "feminine") } minutes
}
time-seconds = { $seconds ->
    [one] une seconde
   *[other] { WORDS($seconds, form: "feminine") } secondes
}
time-tenths = { $tenths ->
    [one] un dixième
   *[other] { WORDS($tenths) } dixièmes
}
month = { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
}
