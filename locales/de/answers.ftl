# Antworten. Kurze sagen, was gefragt war, und nicht mehr; lange (zweimal gefragt) sind ganze Sätze.

list-comma = { $first }, { $next }
list-and = { $begins ->
   *[other] { $first } und { $last }
}
piece-comma = { $words },
piece-semicolon = { $words };
piece-full = { $words }.

pieces-name = { $role ->
    [king] Könige
    [queen] Damen
    [rook] Türme
    [bishop] Läufer
    [knight] Springer
   *[pawn] Bauern
}
piece-at = { piece-name } { $square }
piece-of-side-at = { piece-of-side } { $square }
pieces-at = { pieces-name } { $squares }
piece-the = { $role ->
    [king] der König
    [queen] die Dame
    [rook] der Turm
    [bishop] der Läufer
    [knight] der Springer
   *[pawn] der Bauer
} auf { $square }
pieces-the = { $role ->
    [king] die Könige
    [queen] die Damen
    [rook] die Türme
    [bishop] die Läufer
    [knight] die Springer
   *[pawn] die Bauern
} auf { $squares }
piece-by = { $role ->
    [king] durch den König
    [queen] durch die Dame
    [rook] durch den Turm
    [bishop] durch den Läufer
    [knight] durch den Springer
   *[pawn] durch den Bauern
} auf { $square }
pieces-count = { $role ->
    [king] { $count ->
        [one] ein König
       *[other] { WORDS($count) } Könige
    }
    [queen] { $count ->
        [one] eine Dame
       *[other] { WORDS($count) } Damen
    }
    [rook] { $count ->
        [one] ein Turm
       *[other] { WORDS($count) } Türme
    }
    [bishop] { $count ->
        [one] ein Läufer
       *[other] { WORDS($count) } Läufer
    }
    [knight] { $count ->
        [one] ein Springer
       *[other] { WORDS($count) } Springer
    }
   *[pawn] { $count ->
        [one] ein Bauer
       *[other] { WORDS($count) } Bauern
    }
}

shade = { $long ->
    [yes] { $square } ist ein { $shade ->
        [light] weißes Feld
       *[dark] schwarzes Feld
    }.
   *[no] { $square }: { $shade ->
        [light] weißes Feld
       *[dark] schwarzes Feld
    }.
}
# Nachbarfelder einer Reihe in einem.
squares-from-to = { $first } bis { $last }
square-shaded = { $square }, { $shade ->
    [light] weißes Feld
   *[dark] schwarzes Feld
}

side-heading = { side-name }: { $words }
side-total = { side-name }, { $count ->
    [one] eine Figur
   *[other] { WORDS($count) } Figuren
}: { $words }
where-pieces = { $piece ->
    [white-king] { $count ->
        [one] weißer König
       *[other] weiße Könige
    }
    [white-queen] { $count ->
        [one] weiße Dame
       *[other] weiße Damen
    }
    [white-rook] { $count ->
        [one] weißer Turm
       *[other] weiße Türme
    }
    [white-bishop] { $count ->
        [one] weißer Läufer
       *[other] weiße Läufer
    }
    [white-knight] { $count ->
        [one] weißer Springer
       *[other] weiße Springer
    }
    [white-pawn] { $count ->
        [one] weißer Bauer
       *[other] weiße Bauern
    }
    [black-king] { $count ->
        [one] schwarzer König
       *[other] schwarze Könige
    }
    [black-queen] { $count ->
        [one] schwarze Dame
       *[other] schwarze Damen
    }
    [black-rook] { $count ->
        [one] schwarzer Turm
       *[other] schwarze Türme
    }
    [black-bishop] { $count ->
        [one] schwarzer Läufer
       *[other] schwarze Läufer
    }
    [black-knight] { $count ->
        [one] schwarzer Springer
       *[other] schwarze Springer
    }
   *[black-pawn] { $count ->
        [one] schwarzer Bauer
       *[other] schwarze Bauern
    }
}
where = { where-pieces }: { $squares }.
where-first = { where-pieces }: { $squares }
where-long = { side-name }: { pieces-count }, auf { $squares }.
where-none = { $side ->
    [white] keine weißen {""}
    [black] keine schwarzen {""}
   *[any] keine {""}
}{ $role ->
    [any] Figuren
   *[other] { pieces-name }
}.
pawns-of-side = { side-name } { $squares }
pawns-of-file = Linie { $file }: { $words }
files-without = Keine { $side ->
    [white] weißen {""}
    [black] schwarzen {""}
   *[any] {""}
}Bauern auf { $count ->
    [one] der Linie
   *[other] den Linien
} { $files }.

captured = Verluste von { side-name }: { $pieces }.
captured-nothing = { side-name } hat nichts verloren.
changed = { $long ->
    [yes] Seit dem letzten Zug von { side-name }: { $words }
   *[no] { $words }
}
changed-item = { $square } { $piece ->
    [none] leer
   *[other] { piece-of-side }
}
changed-nothing = Kein Feld sieht anders aus.
changed-not-moved = { side-name } hat noch nicht gezogen.
captured-none = Es wurde nichts geschlagen.
material-bare = Nur die Könige sind noch da.
material-more = Mehr bei { side-name }: { $pieces }.
material-equal = { $pieces ->
    [same] Das Material ist gleich
   *[other] Die Punkte sind gleich
}: je { $points ->
    [one] ein Punkt
   *[other] { WORDS($points) } Punkte
}.
material-points = Weiß { $white ->
    [one] ein Punkt
   *[other] { WORDS($white) } Punkte
}, Schwarz { WORDS($black) }.
material-of = { side-name }: { $pieces }; zusammen { $points ->
    [one] ein Punkt
   *[other] { WORDS($points) } Punkte
}.
material-lone-king = { side-name }: nur der König.
material-balanced = Die Punkte sind gleich.
material-lead = { side-name } liegt um { $points ->
    [one] einen Punkt
   *[other] { WORDS($points) } Punkte
} vorn.

row-rank = Reihe { WORDS($rank) }
row-file = Linie { $file }
row-diagonal = Diagonale { $from } bis { $to }
row-corner = Ecke { $from }
row = { $row }: { $words }
row-of-side = { $row }, { $words }
row-empty = { $row }: leer.
empties = { $count ->
    [one] ein leeres
   *[other] { WORDS($count) } leere
}
empty = { $square } leer
nobody = leer
edge = der Rand
ray = { $direction ->
    [ahead] vorn
    [ahead-right] vorn rechts
    [right] rechts
    [back-right] hinten rechts
    [back] hinten
    [back-left] hinten links
    [left] links
   *[ahead-left] vorn links
}: { $words }
view-rays = { $long ->
    [yes] Im Uhrzeigersinn von { $from } aus, { $words }
   *[no] Von { $from } aus, { $words }
}
view-knight = { $long ->
    [yes] Die Springerzüge von { $from } aus, im Uhrzeigersinn: { $words }
   *[no] Springerzüge von { $from } aus: { $words }
}
view-king = { $long ->
    [yes] Die Felder um { $from }, im Uhrzeigersinn: { $words }
   *[no] Um { $from }: { $words }
}

aim = { side-name } { $aim ->
    [defends] deckt { $square }
   *[attacks] greift { $square } an
}: { $pieces }.
aim-none = { side-name } { $aim ->
    [defends] deckt { $square } nicht
   *[attacks] greift { $square } nicht an
}.
aim-long = { $count ->
    [one] Eine { $side ->
        [white] weiße
       *[black] schwarze
    } Figur { $aim ->
        [defends] deckt
       *[attacks] greift an
    }
   *[other] { WORDS($count) } { $side ->
        [white] weiße
       *[black] schwarze
    } Figuren { $aim ->
        [defends] decken
       *[attacks] greifen an
    }
}: { $pieces }.
pins-none = { $long ->
    [yes] Keine Seite hat eine an den König gefesselte Figur.
   *[no] Keine Fesselung.
}
pin = { $role ->
   *[other] { $piece }: gefesselt durch { $by }.
}
pin-long = { side-name }: { $role ->
   *[other] { $piece } ist { $by } an den König auf { $king } gefesselt.
}

target = { $action ->
    [takes] schlägt { $to }
    [takes-promotes] schlägt { $to } mit Umwandlung
    [en-passant] schlägt { $to } en passant
    [promotes] { $to } mit Umwandlung
   *[goes] { $to }
}
legal = { $long ->
    [yes] { $moves ->
        [captures] { $count ->
            [one] Ein Schlagzug
           *[other] { WORDS($count) } Schlagzüge
        }
        [checks] { $count ->
            [one] Ein Zug gibt Schach
           *[other] { WORDS($count) } Züge geben Schach
        }
        [all] { $count ->
            [one] Ein regelgemäßer Zug
           *[other] { WORDS($count) } regelgemäße Züge
        }
       *[from] { $piece } hat { $count ->
            [one] einen regelgemäßen Zug
           *[other] { WORDS($count) } regelgemäße Züge
        }
    }
   *[no] { $moves ->
        [captures] Schlagzüge
        [checks] Schachgebote
        [all] Regelgemäße Züge
       *[from] { $piece }
    }
}: { $words }
legal-none = { $moves ->
    [captures] { $long ->
        [yes] Es gibt nichts zu schlagen.
       *[no] Keine Schlagzüge.
    }
    [checks] { $long ->
        [yes] Kein Zug gibt Schach.
       *[no] Keine Schachgebote.
    }
    [all] { $long ->
        [yes] Es gibt keinen regelgemäßen Zug.
       *[no] Keine regelgemäßen Züge.
    }
   *[from] { $long ->
        [yes] { $piece } hat keinen regelgemäßen Zug.
       *[no] { $piece }: keine regelgemäßen Züge.
    }
}

unanswerable-no-legal-position = Diese Stellung ist regelwidrig, darum kann ich keine regelgemäßen Züge nennen. Vergleichen Sie die Bretter mit Ihrem Gegner oder dem Schiedsrichter.
unanswerable-nothing-there = { $long ->
    [yes] { $square } ist leer. Nennen Sie ein Feld mit einer Figur.
   *[no] { $square } ist leer.
}
unanswerable-not-on-move = { $long ->
    [yes] { side-name } ist nicht am Zug, also kann die Figur auf { $square } nicht ziehen.
   *[no] { side-name } ist nicht am Zug.
}
unanswerable-no-such-move = { $long ->
    [yes] Zug { WORDS($number) } gibt es noch nicht. Um die Züge zu hören, geben Sie ein: { WORD("moves") }.
   *[no] Zug { WORDS($number) } gibt es nicht.
}
unknown-opening = { $long ->
    [yes] Den Namen dieser Eröffnung kenne ich nicht.
   *[no] Unbekannte Eröffnung.
}
named-opening = { $long ->
    [yes] Die Eröffnung heißt: { $name }.
   *[no] { $name }.
}
repetition-same = { $same ->
    [moves] mit derselben Seite am Zug und denselben Rechten
   *[pieces] mit derselben Seite am Zug
}
repetition = { $long ->
    [yes] Diese Stellung, { repetition-same }, steht { repetition-time } auf dem Brett.
   *[no] Diese Stellung steht { repetition-time } auf dem Brett.
}
repetition-time = { $count ->
    [1] zum ersten Mal
    [2] zum zweiten Mal
    [3] zum dritten Mal
    [4] zum vierten Mal
    [5] zum fünften Mal
    [6] zum sechsten Mal
    [7] zum siebten Mal
   *[8] zum achten Mal
}
repetition-many = { $long ->
    [yes] Diese Stellung, { repetition-same }, stand { WORDS($count, form: "masculine") } Mal auf dem Brett.
   *[no] Diese Stellung stand { WORDS($count, form: "masculine") } Mal auf dem Brett.
}
quiet = { quiet-moves } ohne Schlagen und ohne Bauernzug{ $long ->
    [yes] { quiet-rule }
   *[no] {""}
}.
quiet-rule = { $rule ->
    [claim] , für jede Seite gezählt. Bei { WORDS($needed) } kann Remis beantragt werden
    [auto] , für jede Seite gezählt. Bei { WORDS($needed) } ist die Partie remis
   *[off] , für jede Seite gezählt
}
quiet-moves = { $parts ->
    [half] ein halber Zug
    [and-half] { $moves ->
        [one] ein Zug und ein halber
       *[other] { WORDS($moves) } Züge und ein halber
    }
   *[whole] { $moves ->
        [one] ein Zug
       *[other] { WORDS($moves) } Züge
    }
}
move-number = Zug { WORDS($number) }.
moves-made = Weiß hat { $white ->
    [0] keinen Zug
    [one] einen Zug
   *[other] { WORDS($white) } Züge
} gemacht, Schwarz { $black ->
    [0] keinen
    [one] einen
   *[other] { WORDS($black) }
}.
can-castle = Rochade für { side-name }: kurz { $short }; lang { $long }.
can-castle-later = Jetzt ist { side-name } am Zug.
castling-now = { $now ->
    [possible] ja
    [lost] nein, das Recht ist verloren
    [way] nein, im Weg steht { piece-the }
    [check] nein, der König steht im Schach, Schach gibt { piece-the }
   *[attacked] nein, { $at } wird { piece-by } angegriffen
}
own-side = Sie spielen mit { side-name }.
own-side-none = Sie spielen keine der beiden Seiten.
# Zeiten. Kurz: die Zeit allein. kind: left, none (keine Zeit mehr), counted (die Zeit wird nur gezählt).
time-own = { $kind ->
    [counted] Verbraucht: { $time }.
    [none] Keine Zeit mehr.
   *[left] { $time }.
}
time-opponent = { $kind ->
    [counted] Gegner, verbraucht: { $time }.
    [none] Gegner: keine Zeit mehr.
   *[left] Gegner: { $time }.
}
time-of = { $kind ->
    [counted] { side-name }, verbraucht: { $time }.
    [none] { side-name }: keine Zeit mehr.
   *[left] { side-name }: { $time }.
}
time-own-long = { $kind ->
    [counted] Sie haben { $time } verbraucht. Es gibt keine Grenze.
    [none] Sie haben keine Zeit mehr.
   *[left] Sie haben noch { $time }.
}
time-opponent-long = { $kind ->
    [counted] Ihr Gegner hat { $time } verbraucht. Es gibt keine Grenze.
    [none] Ihr Gegner hat keine Zeit mehr.
   *[left] Ihr Gegner hat noch { $time }.
}
time-of-long = { $kind ->
    [counted] { side-name } hat { $time } verbraucht.
    [none] { side-name } hat keine Zeit mehr.
   *[left] { side-name } hat noch { $time }.
}
time-delay-left = der Aufschub dauert noch { $time }.
time-period = { $moves ->
    [one] Zeitperiode { WORDS($period) } von { WORDS($periods) }, noch ein Zug bis Zug { WORDS($number) }.
   *[other] Zeitperiode { WORDS($period) } von { WORDS($periods) }, noch { WORDS($moves) } Züge bis Zug { WORDS($number) }.
}
time-last-period = dies ist die letzte von { WORDS($periods) } Zeitperioden.
time-hourglass = Was die eine Seite verbraucht, gewinnt die andere.
time-increment = jeder Zug bringt { $time } dazu.
time-delay = jeder Zug beginnt mit Aufschub: { $time }.
time-bronstein = die für einen Zug verbrauchte Zeit kommt zurück, höchstens { $time }.
ahead = { $kind ->
    [counted] { side-name } hat { $time } weniger verbraucht.
   *[left] { side-name } hat { $time } mehr auf der Uhr.
}
ahead-none = { $kind ->
    [counted] Beide Seiten haben gleich viel Zeit verbraucht.
   *[left] Beide Uhren zeigen die gleiche Zeit.
}
slowest = { $move } Dauer: { $time }.
slowest-none = Es ist noch für keinen Zug eine Zeit aufgezeichnet.
to-control = { $moves ->
    [one] ein Zug bis zur Zeitkontrolle.
   *[other] { WORDS($moves) } Züge bis zur Zeitkontrolle.
}
to-control-none = es kommt keine Zeitkontrolle mehr.
to-control-long = Sie ist bei Zug { WORDS($number) }. Bis dahin: { $left }. { $adds ->
    [yes] Dann dazu: { $time }.
   *[no] Von da an bringt jeder Zug Zeit.
} Zeitperiode { WORDS($period) } von { WORDS($periods) }.
elapsed = Dauer der Partie: { $time }.
elapsed-used = Weiß hat { $white } verbraucht, Schwarz { $black }.
elapsed-stood = Die Uhren standen { $time } still.
elapsed-gaps = Keiner Seite angerechnet: { $time }.
time-of-day = Es ist { WORDS($hour, form: "masculine") } Uhr{ $minute ->
    [0] {""}
   *[other] {" "}{ WORDS($minute) }
}.
unanswerable-no-time-of-day = Dieser Rechner kennt die Uhrzeit nicht.
offer-none = { $long ->
    [yes] Es ist kein Remis angeboten.
   *[no] Kein Angebot.
}
offer-answer = { side-name } kann annehmen oder ablehnen.
result-none = { $long ->
    [yes] Es gibt noch kein Ergebnis: Die Partie läuft.
   *[no] Die Partie läuft.
}
result-score = { $outcome ->
    [white] Ein Punkt für Weiß, keiner für Schwarz.
    [black] Ein Punkt für Schwarz, keiner für Weiß.
   *[drawn] Ein halber Punkt für jede Seite.
}
player-driver = { $driver ->
    [you] Sie
    [owner] die Person, der diese Konsole gehört
    [console] eine zweite Person an dieser Tastatur
    [board] eine Person am Brett
    [screen] eine Person am Bildschirm
    [engine] eine Schach-Engine, { $strength }
   *[house] der eingebaute Gegner, Stufe { WORDS($level) }
}
player = { side-name }: { $name }.
player-long = { side-name }: { $name }, { player-driver }.
player-unnamed = { side-name }: { player-driver }.
profile-name = { $profile ->
    [fide-2023] FIDE-Regeln von zweitausenddreiundzwanzig
    [fide-2018] FIDE-Regeln von zweitausendachtzehn
    [fide-2017] FIDE-Regeln von zweitausendsiebzehn
    [fide-2014] FIDE-Regeln von zweitausendvierzehn
    [fide-legacy] ältere FIDE-Regeln
    [edisu-2024] Regeln des Hochschulturniers von zweitausendvierundzwanzig
    [edisu-2024-auto] Regeln des Hochschulturniers von zweitausendvierundzwanzig, automatisches Remis
    [casual] Regeln für freie Partien
   *[other] Regeln mit dem Namen { $name }
}
rules = { $mode ->
    [tournament] Turnierpartie
    [training] Trainingspartie
   *[casual] Freie Partie
}, { profile-name }.
rules-mode = { $mode ->
    [tournament] Turnierpartie. Die Konsole { $timed ->
        [yes] sagt an, schreibt mit und misst die Zeit
       *[no] sagt an und schreibt mit
    }. Sie führt auch regelwidrige Züge wie angesagt aus und hilft nicht.
    [training] Trainingspartie. Regelwidrige Züge werden abgelehnt, jede Frage wird beantwortet, und Züge können zurückgenommen werden.
   *[casual] Freie Partie. Regelwidrige Züge werden abgelehnt, und jede Frage wird beantwortet.
}
rules-profile = { $profile ->
    [fide-2023] Es gelten die
    [fide-2018] Es gelten die
    [fide-2017] Es gelten die
    [fide-2014] Es gelten die
    [edisu-2024] Es gelten die
    [edisu-2024-auto] Es gelten die
    [casual] Es gelten die
   *[other] Es gelten
} { profile-name }{ $profile ->
    [fide-2023] . Nach dreimaliger Wiederholung oder fünfzig Zügen kann Remis beantragt werden. Fünfmalige Wiederholung oder fünfundsiebzig Züge sind automatisch remis
    [fide-2018] . Aufgeben verliert immer, auch wenn der Gegner nicht mattsetzen kann
    [fide-2017] . Wer ein gefallenes Blättchen reklamiert, muss selbst noch Zeit haben
    [fide-2014] . Remis kann schon vor dem ersten Zug vereinbart werden
    [fide-legacy] . Fünfmalige Wiederholung und fünfundsiebzig Züge sind nicht automatisch remis
    [edisu-2024] . Keine Uhr, keine Pflicht zum Mitschreiben, keine Strafe für regelwidrige Züge
    [edisu-2024-auto] . Dreimalige Wiederholung und fünfzig Züge sind automatisch remis
    [casual] . Fünfzig Züge sind automatisch remis, und es gibt keine Strafen
   *[other] {""}
}.
console-part = { $part ->
    [board] das Brett des Spielers
    [sheet] das Partieformular des Spielers
    [clock] die Uhr
   *[assistant] der Assistent des Spielers
}
console-parts = In dieser Partie ist die Konsole { $parts }.
in-check = { side-name } steht im Schach: { $pieces }.
check-none = { $long ->
    [yes] Keiner der beiden Könige steht im Schach.
   *[no] Kein Schach.
}
castling-rights-only = Das sind die Rechte. Figuren oder Angriffe können die Rochade jetzt noch verhindern.
captured-points = { $points ->
    [one] Das ist ein Punkt
   *[other] Das sind { WORDS($points) } Punkte
}.
player-no-name = Ein Name fehlt. Geben Sie ein: { WORD("names") }.
