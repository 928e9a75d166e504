# Figuren, Seiten, Felder und Zeiten: Teile anderer Sätze, und der ausgeschriebene Stil der Ansage.

piece-name = { $role ->
    [king] König
    [queen] Dame
    [rook] Turm
    [bishop] Läufer
    [knight] Springer
   *[pawn] Bauer
}
piece-of-side = { $piece ->
    [white-king] weißer König
    [white-queen] weiße Dame
    [white-rook] weißer Turm
    [white-bishop] weißer Läufer
    [white-knight] weißer Springer
    [white-pawn] weißer Bauer
    [black-king] schwarzer König
    [black-queen] schwarze Dame
    [black-rook] schwarzer Turm
    [black-bishop] schwarzer Läufer
    [black-knight] schwarzer Springer
   *[black-pawn] schwarzer Bauer
}
side-name = { $side ->
    [white] Weiß
   *[black] Schwarz
}
castling = { $side ->
    [short] kurze Rochade
   *[long] lange Rochade
}

literate = { $action ->
    [takes] { literate-mover } schlägt { $to }{ literate-promotion }{ literate-check }
    [en-passant] { literate-mover } schlägt { $to } en passant{ literate-check }
   *[goes] { $role ->
        [pawn] { $to }{ literate-promotion }{ literate-check }
       *[other] { $origin ->
            [none] { piece-name } { $to }{ literate-check }
           *[other] { literate-mover } nach { $to }{ literate-check }
        }
    }
}
literate-mover = { $role ->
    [pawn] { $origin ->
        [none] Bauer
       *[file] { $file }-Bauer
    }
   *[other] { $origin ->
        [file] { piece-name } von { $file }
        [rank] { piece-name } von Reihe { WORDS($rank) }
        [square] { piece-name } von { $from }
       *[none] { piece-name }
    }
}
literate-promotion = { $promotion ->
    [queen] , Umwandlung in Dame
    [rook] , Umwandlung in Turm
    [bishop] , Umwandlung in Läufer
    [knight] , Umwandlung in Springer
   *[none] {""}
}
literate-check = { $check ->
    [check] , Schach
    [mate] , Schachmatt
   *[none] {""}
}
literate-castling = { castling }{ literate-check }

time = { $parts ->
    [hms] { time-hours }, { time-minutes } und { time-seconds }
    [hm] { time-hours } und { time-minutes }
    [hs] { time-hours } und { time-seconds }
    [h] { time-hours }
    [ms] { time-minutes } und { time-seconds }
    [m] { time-minutes }
    [s] { time-seconds }
    [less] weniger als eine Sekunde
    [st] { WORDS($seconds) } Komma { WORDS($tenths) } Sekunden
    [t] { time-tenths }
    [less-than-tenth] weniger als eine Zehntelsekunde
   *[none] null Sekunden
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
    [zero] { WORDS($minutes) } null { WORDS($seconds) }
   *[plain] { WORDS($minutes) } { WORDS($seconds) }
}
time-hours = { $hours ->
    [one] eine Stunde
   *[other] { WORDS($hours) } Stunden
}
time-minutes = { $minutes ->
    [one] eine Minute
   *[other] { WORDS($minutes) } Minuten
}
time-seconds = { $seconds ->
    [one] eine Sekunde
   *[other] { WORDS($seconds) } Sekunden
}
time-tenths = { $tenths ->
    [one] eine Zehntelsekunde
   *[other] { WORDS($tenths) } Zehntelsekunden
}
month = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
}
