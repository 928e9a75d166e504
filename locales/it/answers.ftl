# Risposte. Le brevi dicono solo ciò che è stato chiesto; le lunghe (chiesto due volte) sono frasi intere.

list-comma = { $first }, { $next }
list-and = { $begins ->
    [e] { $first } ed { $last }
   *[any] { $first } e { $last }
}
piece-comma = { $words },
piece-semicolon = { $words };
piece-full = { $words }.

pieces-name = { $role ->
    [king] re
    [queen] donne
    [rook] torri
    [bishop] alfieri
    [knight] cavalli
   *[pawn] pedoni
}
piece-at = { piece-name } { $square }
piece-of-side-at = { piece-of-side } { $square }
pieces-at = { pieces-name } { $squares }
piece-the = { $role ->
    [king] il re
    [queen] la donna
    [rook] la torre
    [bishop] l'alfiere
    [knight] il cavallo
   *[pawn] il pedone
} in { $square }
pieces-the = { $role ->
    [king] i re
    [queen] le donne
    [rook] le torri
    [bishop] gli alfieri
    [knight] i cavalli
   *[pawn] i pedoni
} in { $squares }
piece-by = { $role ->
    [king] dal re
    [queen] dalla donna
    [rook] dalla torre
    [bishop] dall'alfiere
    [knight] dal cavallo
   *[pawn] dal pedone
} in { $square }
pieces-count = { $role ->
    [king] { $count ->
        [one] un re
       *[other] { WORDS($count) } re
    }
    [queen] { $count ->
        [one] una donna
       *[other] { WORDS($count) } donne
    }
    [rook] { $count ->
        [one] una torre
       *[other] { WORDS($count) } torri
    }
    [bishop] { $count ->
        [one] un alfiere
       *[other] { WORDS($count) } alfieri
    }
    [knight] { $count ->
        [one] un cavallo
       *[other] { WORDS($count) } cavalli
    }
   *[pawn] { $count ->
        [one] un pedone
       *[other] { WORDS($count) } pedoni
    }
}

shade = { $long ->
    [yes] { $square } è una casa { $shade ->
        [light] chiara
       *[dark] scura
    }.
   *[no] { $square }: { $shade ->
        [light] chiara
       *[dark] scura
    }.
}
# Caselle vicine su una traversa, tutte insieme.
squares-from-to = dalla { $first } alla { $last }
square-shaded = { $square }, { $shade ->
    [light] casa chiara
   *[dark] casa scura
}

side-heading = { side-name }: { $words }
side-total = { side-name }, { $count ->
    [one] un pezzo
   *[other] { WORDS($count) } pezzi
}: { $words }
where-pieces = { $piece ->
    [white-king] { $count ->
        [one] re bianco
       *[other] re bianchi
    }
    [white-queen] { $count ->
        [one] donna bianca
       *[other] donne bianche
    }
    [white-rook] { $count ->
        [one] torre bianca
       *[other] torri bianche
    }
    [white-bishop] { $count ->
        [one] alfiere bianco
       *[other] alfieri bianchi
    }
    [white-knight] { $count ->
        [one] cavallo bianco
       *[other] cavalli bianchi
    }
    [white-pawn] { $count ->
        [one] pedone bianco
       *[other] pedoni bianchi
    }
    [black-king] { $count ->
        [one] re nero
       *[other] re neri
    }
    [black-queen] { $count ->
        [one] donna nera
       *[other] donne nere
    }
    [black-rook] { $count ->
        [one] torre nera
       *[other] torri nere
    }
    [black-bishop] { $count ->
        [one] alfiere nero
       *[other] alfieri neri
    }
    [black-knight] { $count ->
        [one] cavallo nero
       *[other] cavalli neri
    }
   *[black-pawn] { $count ->
        [one] pedone nero
       *[other] pedoni neri
    }
}
where = { where-pieces }: { $squares }.
where-first = { where-pieces }: { $squares }
where-long = { side-name }: { pieces-count }, in { $squares }.
where-none = { $role ->
    [any] nessun pezzo
    [king] nessun re
    [queen] nessuna donna
    [rook] nessuna torre
    [bishop] nessun alfiere
    [knight] nessun cavallo
   *[pawn] nessun pedone
}{ $side ->
    [white] {" "}del Bianco
    [black] {" "}del Nero
   *[any] {""}
}.
pawns-of-side = { side-name } in { $squares }
pawns-of-file = colonna { $file }: { $words }
files-without = Nessun pedone { $side ->
    [white] bianco {""}
    [black] nero {""}
   *[any] {""}
}{ $count ->
    [one] sulla colonna
   *[other] sulle colonne
} { $files }.

captured = Il { side-name } ha perso: { $pieces }.
captured-nothing = Il { side-name } non ha perso niente.
changed = { $long ->
    [yes] Dall'ultima mossa del { side-name }: { $words }
   *[no] { $words }
}
changed-item = { $square } { $piece ->
    [none] vuota
   *[other] { piece-of-side }
}
changed-nothing = Nessuna casa è cambiata.
changed-not-moved = Il { side-name } non ha ancora mosso.
captured-none = Nessun pezzo è stato catturato.
material-bare = Restano solo i re.
material-more = In più per il { side-name }: { $pieces }.
material-equal = { $pieces ->
    [same] Materiale pari
   *[other] Punti pari
}: { $points ->
    [one] un punto ciascuno
   *[other] { WORDS($points) } punti ciascuno
}.
material-points = Bianco { $white ->
    [one] un punto
   *[other] { WORDS($white) } punti
}, Nero { WORDS($black) }.
material-of = { side-name }: { $pieces }; in tutto { $points ->
    [one] un punto
   *[other] { WORDS($points) } punti
}.
material-lone-king = { side-name }: solo il re.
material-balanced = I punti sono pari.
material-lead = Il { side-name } è in vantaggio di { $points ->
    [one] un punto
   *[other] { WORDS($points) } punti
}.

row-rank = traversa { WORDS($rank) }
row-file = colonna { $file }
row-diagonal = diagonale da { $from } a { $to }
row-corner = angolo { $from }
row = { $row }: { $words }
row-of-side = { $row }, { $words }
row-empty = { $row }: vuota.
empties = { $count ->
    [one] una vuota
   *[other] { WORDS($count) } vuote
}
empty = { $square } vuota
nobody = nessun pezzo
edge = il bordo
ray = { $direction ->
    [ahead] avanti
    [ahead-right] avanti a destra
    [right] a destra
    [back-right] indietro a destra
    [back] indietro
    [back-left] indietro a sinistra
    [left] a sinistra
   *[ahead-left] avanti a sinistra
}: { $words }
view-rays = { $long ->
    [yes] In senso orario da { $from }, { $words }
   *[no] Da { $from }, { $words }
}
view-knight = { $long ->
    [yes] I salti di cavallo da { $from }, in senso orario: { $words }
   *[no] Salti di cavallo da { $from }: { $words }
}
view-king = { $long ->
    [yes] Le case intorno a { $from }, in senso orario: { $words }
   *[no] Intorno a { $from }: { $words }
}

aim = Il { side-name } { $aim ->
    [defends] difende
   *[attacks] attacca
} { $square }: { $pieces }.
aim-none = Il { side-name } non { $aim ->
    [defends] difende
   *[attacks] attacca
} { $square }.
aim-long = { $count ->
    [one] Un pezzo { $side ->
        [white] bianco
       *[black] nero
    } { $aim ->
        [defends] difende la casa
       *[attacks] attacca la casa
    }
   *[other] { WORDS($count) } pezzi { $side ->
        [white] bianchi
       *[black] neri
    } { $aim ->
        [defends] difendono la casa
       *[attacks] attaccano la casa
    }
}: { $pieces }.
pins-none = { $long ->
    [yes] Nessun pezzo è inchiodato al proprio re.
   *[no] Nessuna inchiodatura.
}
pin = { $role ->
    [queen] { $piece } inchiodata da { $by }.
    [rook] { $piece } inchiodata da { $by }.
   *[other] { $piece } inchiodato da { $by }.
}
pin-long = { side-name }: { $role ->
    [queen] { $piece } è inchiodata { $by } davanti al re in { $king }.
    [rook] { $piece } è inchiodata { $by } davanti al re in { $king }.
   *[other] { $piece } è inchiodato { $by } davanti al re in { $king }.
}

target = { $action ->
    [takes] prende { $to }
    [takes-promotes] prende { $to } e promuove
    [en-passant] prende { $to } al varco
    [promotes] promuove in { $to }
   *[goes] { $to }
}
legal = { $long ->
    [yes] { $moves ->
        [captures] { $count ->
            [one] Una presa
           *[other] { WORDS($count) } prese
        }
        [checks] { $count ->
            [one] Una mossa dà scacco
           *[other] { WORDS($count) } mosse danno scacco
        }
        [all] { $count ->
            [one] Una mossa legale
           *[other] { WORDS($count) } mosse legali
        }
       *[from] { $piece } ha { $count ->
            [one] una mossa legale
           *[other] { WORDS($count) } mosse legali
        }
    }
   *[no] { $moves ->
        [captures] Prese
        [checks] Scacchi
        [all] Mosse legali
       *[from] { $piece }
    }
}: { $words }
legal-none = { $moves ->
    [captures] { $long ->
        [yes] Non c'è niente da prendere.
       *[no] Nessuna presa.
    }
    [checks] { $long ->
        [yes] Nessuna mossa dà scacco.
       *[no] Nessuno scacco.
    }
    [all] { $long ->
        [yes] Non c'è nessuna mossa legale.
       *[no] Nessuna mossa legale.
    }
   *[from] { $long ->
        [yes] { $piece } non ha mosse legali.
       *[no] { $piece }: nessuna mossa legale.
    }
}

unanswerable-no-legal-position = Questa posizione è illegale: non posso dirne le mosse legali. Controlla la scacchiera con l'avversario o con l'arbitro.
unanswerable-nothing-there = { $long ->
    [yes] { $square } è vuota. Indica una casa con un pezzo.
   *[no] { $square } è vuota.
}
unanswerable-not-on-move = Non tocca al { side-name }{ $long ->
    [yes] : il pezzo in { $square } non può muovere
   *[no] {""}
}.
unanswerable-no-such-move = { $long ->
    [yes] La mossa { WORDS($number) } non c'è ancora. Per sentire le mosse, scrivi: { WORD("moves") }.
   *[no] La mossa { WORDS($number) } non c'è.
}
unknown-opening = { $long ->
    [yes] Non conosco il nome di questa apertura.
   *[no] Apertura sconosciuta.
}
named-opening = { $long ->
    [yes] L'apertura si chiama: { $name }.
   *[no] { $name }.
}
repetition-same = { $same ->
    [moves] tratto e diritti compresi
   *[pieces] tratto compreso
}
repetition = { $long ->
    [yes] Questa posizione, { repetition-same }, si presenta per { repetition-time }.
   *[no] Questa posizione si presenta per { repetition-time }.
}
repetition-time = { $count ->
    [1] la prima volta
    [2] la seconda volta
    [3] la terza volta
    [4] la quarta volta
    [5] la quinta volta
    [6] la sesta volta
    [7] la settima volta
   *[8] l'ottava volta
}
repetition-many = { $long ->
    [yes] Questa posizione, { repetition-same }, si è presentata { WORDS($count, form: "feminine") } volte.
   *[no] Questa posizione si è presentata { WORDS($count, form: "feminine") } volte.
}
quiet = { quiet-moves } senza catture né mosse di pedone{ $long ->
    [yes] { quiet-rule }
   *[no] {""}
}.
quiet-rule = { $rule ->
    [claim] , per ciascuna parte. A { WORDS($needed) } si può richiedere la patta
    [auto] , per ciascuna parte. A { WORDS($needed) } la partita è patta
   *[off] , per ciascuna parte
}
quiet-moves = { $parts ->
    [half] mezza mossa
    [and-half] { $moves ->
        [one] una mossa e mezza
       *[other] { WORDS($moves) } mosse e mezza
    }
   *[whole] { $moves ->
        [one] una mossa
       *[other] { WORDS($moves) } mosse
    }
}
move-number = Mossa { WORDS($number) }.
moves-made = Il Bianco ha fatto { $white ->
    [0] nessuna mossa
    [one] una mossa
   *[other] { WORDS($white, form: "feminine") } mosse
}, il Nero { $black ->
    [0] nessuna
   *[other] { WORDS($black, form: "feminine") }
}.
can-castle = Arrocco del { side-name }: corto { $short }; lungo { $long }.
can-castle-later = Ora muove il { side-name }.
castling-now = { $now ->
    [possible] sì
    [lost] no, il diritto è perso
    [way] no, in mezzo c'è { piece-the }
    [check] no, il re è sotto scacco, lo dà { piece-the }
   *[attacked] no, { piece-the } attacca { $at }
}
own-side = Giochi con il { side-name }.
own-side-none = Non giochi con nessuno dei due colori.
# Tempi. Brevi: il tempo da solo. kind: left, none (non resta nulla), counted (il tempo è solo contato, nessuna bandierina cade).
time-own = { $kind ->
    [counted] Usato: { $time }.
    [none] Tempo esaurito.
   *[left] { $time }.
}
time-opponent = { $kind ->
    [counted] Avversario, usato: { $time }.
    [none] Avversario: tempo esaurito.
   *[left] Avversario: { $time }.
}
time-of = { $kind ->
    [counted] { side-name }, usato: { $time }.
    [none] { side-name }: tempo esaurito.
   *[left] { side-name }: { $time }.
}
time-own-long = { $kind ->
    [counted] Hai usato { $time }. Non c'è limite.
    [none] Il tuo tempo è esaurito.
   *[left] Hai ancora { $time }.
}
time-opponent-long = { $kind ->
    [counted] Il tuo avversario ha usato { $time }. Non c'è limite.
    [none] Il tuo avversario ha esaurito il tempo.
   *[left] Il tuo avversario ha ancora { $time }.
}
time-of-long = { $kind ->
    [counted] Il { side-name } ha usato { $time }.
    [none] Il { side-name } ha esaurito il tempo.
   *[left] Il { side-name } ha ancora { $time }.
}
time-delay-left = il tempo dilazionato dura ancora { $time }.
time-period = { $moves ->
    [one] periodo { WORDS($period) } di { WORDS($periods) }, ancora una mossa fino alla mossa { WORDS($number) }.
   *[other] periodo { WORDS($period) } di { WORDS($periods) }, ancora { WORDS($moves) } mosse fino alla mossa { WORDS($number) }.
}
time-last-period = ultimo di { WORDS($periods) } periodi.
time-hourglass = Il tempo che usa un giocatore lo guadagna l'altro.
time-increment = ogni mossa aggiunge { $time }.
time-delay = ogni mossa comincia con un tempo dilazionato di { $time }.
time-bronstein = si restituisce il tempo usato per la mossa, fino a { $time }.
ahead = { $kind ->
    [counted] Il { side-name } ha usato meno tempo. Differenza: { $time }.
   *[left] Il { side-name } è in vantaggio sull'orologio di { $time }.
}
ahead-none = { $kind ->
    [counted] I due giocatori hanno usato lo stesso tempo.
   *[left] I due orologi segnano lo stesso tempo.
}
slowest = { $move } Tempo impiegato: { $time }.
slowest-none = Nessuna mossa ha ancora un tempo registrato.
to-control = { $moves ->
    [one] una mossa al controllo del tempo.
   *[other] { WORDS($moves) } mosse al controllo del tempo.
}
to-control-none = non ci sono altri controlli del tempo.
to-control-long = È alla mossa { WORDS($number) }. Tempo fino ad allora: { $left }. { $adds ->
    [yes] Tempo che si aggiunge poi: { $time }.
   *[no] Da lì in poi ogni mossa aggiunge tempo.
} Periodo { WORDS($period) } di { WORDS($periods) }.
elapsed = La partita dura da { $time }.
elapsed-used = Il Bianco ha usato { $white }, il Nero { $black }.
elapsed-stood = Gli orologi sono rimasti fermi per { $time }.
elapsed-gaps = Altro tempo non è stato addebitato a nessuno: { $time }.
time-of-day = { $hour ->
    [0] È mezzanotte
    [1] È l'una
    [12] È mezzogiorno
   *[other] Sono le { WORDS($hour) }
}{ $minute ->
    [0] {" "}in punto
    [1] {" "}e un minuto
   *[other] {" "}e { WORDS($minute) }
}.
unanswerable-no-time-of-day = Questo computer non sa che ora è.
offer-none = { $long ->
    [yes] Nessuno ha offerto patta.
   *[no] Nessuna offerta.
}
offer-answer = Il { side-name } può accettare o rifiutare.
result-none = { $long ->
    [yes] Non c'è ancora un risultato: la partita continua.
   *[no] La partita continua.
}
result-score = { $outcome ->
    [white] Un punto al Bianco, nessuno al Nero.
    [black] Un punto al Nero, nessuno al Bianco.
   *[drawn] Mezzo punto ciascuno.
}
player-driver = { $driver ->
    [you] tu
    [owner] chi possiede questa console
    [console] un secondo giocatore a questa tastiera
    [board] un giocatore alla scacchiera
    [screen] un giocatore a uno schermo
    [engine] un motore scacchistico, { $strength }
   *[house] l'avversario interno, livello { WORDS($level) }
}
player = { side-name }: { $name }.
player-long = { side-name }: { $name }, { player-driver }.
player-unnamed = { side-name }: { player-driver }.
profile-name = { $profile ->
    [fide-2023] regolamento FIDE del duemilaventitré
    [fide-2018] regolamento FIDE del duemiladiciotto
    [fide-2017] regolamento FIDE del duemiladiciassette
    [fide-2014] regolamento FIDE del duemilaquattordici
    [fide-legacy] vecchio regolamento FIDE
    [edisu-2024] regolamento del torneo intercollegiale del duemilaventiquattro
    [edisu-2024-auto] regolamento del torneo intercollegiale del duemilaventiquattro, con patte automatiche
    [casual] regole per partite amichevoli
   *[other] regole di nome { $name }
}
rules = { $mode ->
    [tournament] Partita di torneo
    [training] Partita di allenamento
   *[casual] Partita libera
}, { profile-name }.
rules-mode = { $mode ->
    [tournament] Partita di torneo. La console { $timed ->
        [yes] annuncia, registra e tiene il tempo
       *[no] annuncia e registra
    }. Esegue le mosse illegali come sono annunciate, e non dà aiuto.
    [training] Partita di allenamento. Le mosse illegali sono rifiutate, ogni domanda ha risposta e le mosse si possono ritirare.
   *[casual] Partita libera. Le mosse illegali sono rifiutate, e ogni domanda ha risposta.
}
rules-profile = { $profile ->
    [fide-2023] Vale il
    [fide-2018] Vale il
    [fide-2017] Vale il
    [fide-2014] Vale il
    [fide-legacy] Vale il
    [edisu-2024] Vale il
    [edisu-2024-auto] Vale il
    [casual] Valgono le
   *[other] Valgono
} { profile-name }{ $profile ->
    [fide-2023] . Con la triplice ripetizione o dopo cinquanta mosse si può richiedere la patta. Con la quintuplice ripetizione o dopo settantacinque mosse la patta è automatica
    [fide-2018] . Chi abbandona perde sempre, anche se l'avversario non può dare matto
    [fide-2017] . Chi richiede la vittoria per il tempo deve averne ancora
    [fide-2014] . Ci si può accordare per la patta già prima della prima mossa
    [fide-legacy] . Né la quintuplice ripetizione né settantacinque mosse danno patta automatica
    [edisu-2024] . Niente orologio, nessun obbligo di scrivere le mosse, nessuna penalità per mosse illegali
    [edisu-2024-auto] . La triplice ripetizione o cinquanta mosse danno patta automatica
    [casual] . Cinquanta mosse danno patta automatica, e non ci sono penalità
   *[other] {""}
}.
console-part = { $part ->
    [board] la scacchiera del giocatore
    [sheet] il formulario del giocatore
    [clock] l'orologio
   *[assistant] l'assistente del giocatore
}
console-parts = In questa partita la console è { $parts }.
in-check = Il { side-name } è sotto scacco: { $pieces }.
check-none = { $long ->
    [yes] Nessuno dei due re è sotto scacco.
   *[no] Nessuno scacco.
}
castling-rights-only = Questi sono i diritti. Pezzi o attacchi possono comunque impedire l'arrocco.
captured-points = { $points ->
    [one] È un punto
   *[other] Sono { WORDS($points) } punti
}.
player-no-name = Manca un nome. Scrivi: { WORD("names") }.
