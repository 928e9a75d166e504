# Piezas, bandos, casillas y tiempos: partes de otras frases, y el estilo literario del anuncio.

piece-name = { $role ->
    [king] rey
    [queen] dama
    [rook] torre
    [bishop] alfil
    [knight] caballo
   *[pawn] peón
}
piece-of-side = { $piece ->
    [white-king] rey blanco
    [white-queen] dama blanca
    [white-rook] torre blanca
    [white-bishop] alfil blanco
    [white-knight] caballo blanco
    [white-pawn] peón blanco
    [black-king] rey negro
    [black-queen] dama negra
    [black-rook] torre negra
    [black-bishop] alfil negro
    [black-knight] caballo negro
   *[black-pawn] peón negro
}
side-name = { $side ->
    [white] blancas
   *[black] negras
}
castling = { $side ->
    [short] enroque corto
   *[long] enroque largo
}

literate = { $action ->
    [takes] { literate-mover } toma { $to }{ literate-promotion }{ literate-check }
    [en-passant] { literate-mover } toma { $to } al paso{ literate-check }
   *[goes] { $role ->
        [pawn] { $to }{ literate-promotion }{ literate-check }
       *[other] { $origin ->
            [none] { piece-name } { $to }{ literate-check }
           *[other] { literate-mover } va a { $to }{ literate-check }
        }
    }
}
literate-mover = { $role ->
    [pawn] { $origin ->
        [none] peón
       *[file] peón de { $file }
    }
   *[other] { $origin ->
        [file] { piece-name } de { $file }
        [rank] { piece-name } de la fila { WORDS($rank) }
        [square] { piece-name } de { $from }
       *[none] { piece-name }
    }
}
literate-promotion = { $promotion ->
    [queen] , corona dama
    [rook] , corona torre
    [bishop] , corona alfil
    [knight] , corona caballo
   *[none] {""}
}
literate-check = { $check ->
    [check] , jaque
    [mate] , jaque mate
   *[none] {""}
}
literate-castling = { castling }{ literate-check }

time = { $parts ->
    [hms] { time-hours }, { time-minutes } y { time-seconds }
    [hm] { time-hours } y { time-minutes }
    [hs] { time-hours } y { time-seconds }
    [h] { time-hours }
    [ms] { time-minutes } y { time-seconds }
    [m] { time-minutes }
    [s] { time-seconds }
    [less] menos de un segundo
    [st] { time-seconds } y { time-tenths }
    [t] { time-tenths } de segundo
    [less-than-tenth] menos de una décima de segundo
   *[none] cero segundos
}
time-short = { $parts ->
    [hms] { time-hours } { time-figures }
    [hm] { time-hours } y { time-minutes }
    [hs] { time-hours } y { time-seconds }
    [h] { time-hours }
    [m] { time-minutes }
   *[ms] { time-figures }
}
time-figures = { $figures ->
    [unit] { time-minutes } { WORDS($seconds) }
    [zero] { WORDS($minutes) } cero { WORDS($seconds) }
   *[plain] { WORDS($minutes) } { WORDS($seconds) }
}
time-hours = { $hours ->
    [one] una hora
   *[other] { WORDS($hours, form: "feminine") } horas
}
time-minutes = { $minutes ->
    [one] un minuto
   *[other] { WORDS($minutes, form: "masculine") } minutos
}
time-seconds = { $seconds ->
    [one] un segundo
   *[other] { WORDS($seconds, form: "masculine") } segundos
}
time-tenths = { $tenths ->
    [one] una décima
   *[other] { WORDS($tenths, form: "feminine") } décimas
}
month = { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
}
