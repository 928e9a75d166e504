# Pezzi, colori, case e tempi: parti di altre frasi, e lo stile letterario degli annunci.

piece-name = { $role ->
    [king] re
    [queen] donna
    [rook] torre
    [bishop] alfiere
    [knight] cavallo
   *[pawn] pedone
}
piece-of-side = { $piece ->
    [white-king] re bianco
    [white-queen] donna bianca
    [white-rook] torre bianca
    [white-bishop] alfiere bianco
    [white-knight] cavallo bianco
    [white-pawn] pedone bianco
    [black-king] re nero
    [black-queen] donna nera
    [black-rook] torre nera
    [black-bishop] alfiere nero
    [black-knight] cavallo nero
   *[black-pawn] pedone nero
}
side-name = { $side ->
    [white] Bianco
   *[black] Nero
}
castling = { $side ->
    [short] arrocco corto
   *[long] arrocco lungo
}

literate = { $action ->
    [takes] { literate-mover } prende { $to }{ literate-promotion }{ literate-check }
    [en-passant] { literate-mover } prende { $to } al varco{ literate-check }
   *[goes] { $role ->
        [pawn] { $to }{ literate-promotion }{ literate-check }
       *[other] { $origin ->
            [none] { piece-name } { $to }{ literate-check }
           *[other] { literate-mover } in { $to }{ literate-check }
        }
    }
}
literate-mover = { $role ->
    [pawn] { $origin ->
        [none] pedone
       *[file] pedone da { $file }
    }
   *[other] { $origin ->
        [file] { piece-name } da { $file }
        [rank] { piece-name } dalla traversa { WORDS($rank) }
        [square] { piece-name } da { $from }
       *[none] { piece-name }
    }
}
literate-promotion = { $promotion ->
    [queen] , promuove a donna
    [rook] , promuove a torre
    [bishop] , promuove ad alfiere
    [knight] , promuove a cavallo
   *[none] {""}
}
literate-check = { $check ->
    [check] , scacco
    [mate] , scacco matto
   *[none] {""}
}
literate-castling = { castling }{ literate-check }

time = { $parts ->
    [hms] { time-hours }, { time-minutes } e { time-seconds }
    [hm] { time-hours } e { time-minutes }
    [hs] { time-hours } e { time-seconds }
    [h] { time-hours }
    [ms] { time-minutes } e { time-seconds }
    [m] { time-minutes }
    [s] { time-seconds }
    [less] meno di un secondo
    [st] { time-seconds } e { time-tenths }
    [t] { time-tenths } di secondo
    [less-than-tenth] meno di un decimo di secondo
   *[none] zero secondi
}
time-short = { $parts ->
    [hms] { time-hours } { time-figures }
    [hm] { time-hours } e { time-minutes }
    [hs] { time-hours } e { time-seconds }
    [h] { time-hours }
    [m] { time-minutes }
   *[ms] { time-figures }
}
time-figures = { $figures ->
    [unit] { time-minutes } e { WORDS($seconds) }
    [zero] { WORDS($minutes) } e zero { WORDS($seconds) }
   *[plain] { WORDS($minutes) } e { WORDS($seconds) }
}
time-hours = { $hours ->
    [one] un'ora
   *[other] { WORDS($hours) } ore
}
time-minutes = { $minutes ->
    [one] un minuto
   *[other] { WORDS($minutes) } minuti
}
time-seconds = { $seconds ->
    [one] un secondo
   *[other] { WORDS($seconds) } secondi
}
time-tenths = { $tenths ->
    [one] un decimo
   *[other] { WORDS($tenths) } decimi
}
month = { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[12] dicembre
}
