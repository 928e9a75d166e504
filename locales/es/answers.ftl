# Respuestas. Las cortas dicen solo lo que se preguntó; las largas (se preguntó dos veces) son frases enteras.

list-comma = { $first }, { $next }
list-and = { $begins ->
   *[other] { $first } y { $last }
}
piece-comma = { $words },
piece-semicolon = { $words };
piece-full = { $words }.

pieces-name = { $role ->
    [king] reyes
    [queen] damas
    [rook] torres
    [bishop] alfiles
    [knight] caballos
   *[pawn] peones
}
piece-at = { piece-name } { $square }
piece-of-side-at = { piece-of-side } { $square }
pieces-at = { pieces-name } { $squares }
piece-the = { $role ->
    [king] el rey
    [queen] la dama
    [rook] la torre
    [bishop] el alfil
    [knight] el caballo
   *[pawn] el peón
} en { $square }
pieces-the = { $role ->
    [king] los reyes
    [queen] las damas
    [rook] las torres
    [bishop] los alfiles
    [knight] los caballos
   *[pawn] los peones
} en { $squares }
piece-by = { $role ->
    [king] por el rey
    [queen] por la dama
    [rook] por la torre
    [bishop] por el alfil
    [knight] por el caballo
   *[pawn] por el peón
} en { $square }
pieces-count = { $role ->
    [king] { $count ->
        [one] un rey
       *[other] { WORDS($count, form: "masculine") } reyes
    }
    [queen] { $count ->
        [one] una dama
       *[other] { WORDS($count, form: "feminine") } damas
    }
    [rook] { $count ->
        [one] una torre
       *[other] { WORDS($count, form: "feminine") } torres
    }
    [bishop] { $count ->
        [one] un alfil
       *[other] { WORDS($count, form: "masculine") } alfiles
    }
    [knight] { $count ->
        [one] un caballo
       *[other] { WORDS($count, form: "masculine") } caballos
    }
   *[pawn] { $count ->
        [one] un peón
       *[other] { WORDS($count, form: "masculine") } peones
    }
}

shade = { $long ->
    [yes] { $square } es una casilla { $shade ->
        [light] blanca
       *[dark] negra
    }.
   *[no] { $square }: casilla { $shade ->
        [light] blanca
       *[dark] negra
    }.
}
# Casillas vecinas de una fila, juntas.
squares-from-to = de { $first } hasta { $last }
square-shaded = { $square }, casilla { $shade ->
    [light] blanca
   *[dark] negra
}

side-heading = { side-name }: { $words }
side-total = { side-name }, { $count ->
    [one] una pieza
   *[other] { WORDS($count, form: "feminine") } piezas
}: { $words }
where-pieces = { $piece ->
    [white-king] { $count ->
        [one] rey blanco
       *[other] reyes blancos
    }
    [white-queen] { $count ->
        [one] dama blanca
       *[other] damas blancas
    }
    [white-rook] { $count ->
        [one] torre blanca
       *[other] torres blancas
    }
    [white-bishop] { $count ->
        [one] alfil blanco
       *[other] alfiles blancos
    }
    [white-knight] { $count ->
        [one] caballo blanco
       *[other] caballos blancos
    }
    [white-pawn] { $count ->
        [one] peón blanco
       *[other] peones blancos
    }
    [black-king] { $count ->
        [one] rey negro
       *[other] reyes negros
    }
    [black-queen] { $count ->
        [one] dama negra
       *[other] damas negras
    }
    [black-rook] { $count ->
        [one] torre negra
       *[other] torres negras
    }
    [black-bishop] { $count ->
        [one] alfil negro
       *[other] alfiles negros
    }
    [black-knight] { $count ->
        [one] caballo negro
       *[other] caballos negros
    }
   *[black-pawn] { $count ->
        [one] peón negro
       *[other] peones negros
    }
}
where = { where-pieces }: { $squares }.
where-first = { where-pieces }: { $squares }
where-long = { side-name }: { pieces-count }, en { $squares }.
where-none = { $role ->
    [any] ninguna pieza
    [king] ningún rey
    [queen] ninguna dama
    [rook] ninguna torre
    [bishop] ningún alfil
    [knight] ningún caballo
   *[pawn] ningún peón
}{ $side ->
    [white] {" "}de las blancas
    [black] {" "}de las negras
   *[any] {""}
}.
pawns-of-side = { side-name } en { $squares }
pawns-of-file = columna { $file }: { $words }
files-without = Ningún peón { $side ->
    [white] blanco {""}
    [black] negro {""}
   *[any] {""}
}en { $count ->
    [one] la columna
   *[other] las columnas
} { $files }.

captured = Las { side-name } han perdido: { $pieces }.
captured-nothing = Las { side-name } no han perdido nada.
changed = { $long ->
    [yes] Desde la última jugada de las { side-name }: { $words }
   *[no] { $words }
}
changed-item = { $square } { $piece ->
    [none] vacía
   *[other] { piece-of-side }
}
changed-nothing = Ninguna casilla ha cambiado.
changed-not-moved = Las { side-name } aún no han movido.
captured-none = No se ha capturado nada.
material-bare = Solo quedan los reyes.
material-more = De más, las { side-name }: { $pieces }.
material-equal = { $pieces ->
    [same] Material igualado
   *[other] Puntos igualados
}: { $points ->
    [one] un punto cada bando
   *[other] { WORDS($points, form: "masculine") } puntos cada bando
}.
material-points = Blancas, { $white ->
    [one] un punto
   *[other] { WORDS($white, form: "masculine") } puntos
}; negras, { WORDS($black) }.
material-of = { side-name }: { $pieces }; en total { $points ->
    [one] un punto
   *[other] { WORDS($points, form: "masculine") } puntos
}.
material-lone-king = { side-name }: solo el rey.
material-balanced = Los puntos están igualados.
material-lead = Las { side-name } tienen { $points ->
    [one] un punto
   *[other] { WORDS($points, form: "masculine") } puntos
} de ventaja.

row-rank = fila { WORDS($rank) }
row-file = columna { $file }
row-diagonal = diagonal de { $from } a { $to }
row-corner = esquina { $from }
row = { $row }: { $words }
row-of-side = { $row }, { $words }
row-empty = { $row }: vacía.
empties = { $count ->
    [one] una vacía
   *[other] { WORDS($count, form: "feminine") } vacías
}
empty = { $square } vacía
nobody = nada
edge = el borde
ray = { $direction ->
    [ahead] delante
    [ahead-right] delante a la derecha
    [right] a la derecha
    [back-right] detrás a la derecha
    [back] detrás
    [back-left] detrás a la izquierda
    [left] a la izquierda
   *[ahead-left] delante a la izquierda
}: { $words }
view-rays = { $long ->
    [yes] En el sentido del reloj desde { $from }, { $words }
   *[no] Desde { $from }, { $words }
}
view-knight = { $long ->
    [yes] Los saltos de caballo desde { $from }, en el sentido del reloj: { $words }
   *[no] Saltos de caballo desde { $from }: { $words }
}
view-king = { $long ->
    [yes] Las casillas alrededor de { $from }, en el sentido del reloj: { $words }
   *[no] Alrededor de { $from }: { $words }
}

aim = Las { side-name } { $aim ->
    [defends] defienden
   *[attacks] atacan
} { $square }: { $pieces }.
aim-none = Las { side-name } no { $aim ->
    [defends] defienden
   *[attacks] atacan
} { $square }.
aim-long = { $count ->
    [one] Una pieza { $side ->
        [white] blanca
       *[black] negra
    } { $aim ->
        [defends] defiende la casilla
       *[attacks] ataca la casilla
    }
   *[other] { WORDS($count, form: "feminine") } piezas { $side ->
        [white] blancas
       *[black] negras
    } { $aim ->
        [defends] defienden la casilla
       *[attacks] atacan la casilla
    }
}: { $pieces }.
pins-none = { $long ->
    [yes] Ninguna pieza de ningún bando está clavada a su rey.
   *[no] Ninguna clavada.
}
pin = { $role ->
    [queen] { $piece } clavada por { $by }.
    [rook] { $piece } clavada por { $by }.
   *[other] { $piece } clavado por { $by }.
}
pin-long = { side-name }: { $role ->
    [queen] { $piece } está clavada { $by } delante del rey en { $king }.
    [rook] { $piece } está clavada { $by } delante del rey en { $king }.
   *[other] { $piece } está clavado { $by } delante del rey en { $king }.
}

target = { $action ->
    [takes] toma { $to }
    [takes-promotes] toma { $to } y corona
    [en-passant] toma { $to } al paso
    [promotes] corona en { $to }
   *[goes] { $to }
}
legal = { $long ->
    [yes] { $moves ->
        [captures] { $count ->
            [one] Una captura
           *[other] { WORDS($count, form: "feminine") } capturas
        }
        [checks] { $count ->
            [one] Una jugada da jaque
           *[other] { WORDS($count, form: "feminine") } jugadas dan jaque
        }
        [all] { $count ->
            [one] Una jugada legal
           *[other] { WORDS($count, form: "feminine") } jugadas legales
        }
       *[from] { $piece } tiene { $count ->
            [one] una jugada legal
           *[other] { WORDS($count, form: "feminine") } jugadas legales
        }
    }
   *[no] { $moves ->
        [captures] Capturas
        [checks] Jaques
        [all] Jugadas legales
       *[from] { $piece }
    }
}: { $words }
legal-none = { $moves ->
    [captures] { $long ->
        [yes] No hay nada que capturar.
       *[no] Ninguna captura.
    }
    [checks] { $long ->
        [yes] Ninguna jugada da jaque.
       *[no] Ningún jaque.
    }
    [all] { $long ->
        [yes] No hay ninguna jugada legal.
       *[no] Ninguna jugada legal.
    }
   *[from] { $long ->
        [yes] { $piece } no tiene jugadas legales.
       *[no] { $piece }: ninguna jugada legal.
    }
}

unanswerable-no-legal-position = La posición es ilegal y no se pueden dar jugadas legales. Revisa el tablero con tu rival o con el árbitro.
unanswerable-nothing-there = { $long ->
    [yes] { $square } está vacía. Indica una casilla con una pieza.
   *[no] { $square } está vacía.
}
unanswerable-not-on-move = No les toca a las { side-name }{ $long ->
    [yes] , y la pieza de { $square } no puede mover
   *[no] {""}
}.
unanswerable-no-such-move = { $long ->
    [yes] Aún no hay jugada { WORDS($number) }. Para oír las jugadas, escribe: { WORD("moves") }.
   *[no] No hay jugada { WORDS($number) }.
}
unknown-opening = { $long ->
    [yes] No conozco el nombre de esta apertura.
   *[no] Apertura desconocida.
}
named-opening = { $long ->
    [yes] La apertura se llama: { $name }.
   *[no] { $name }.
}
repetition-same = { $same ->
    [moves] con el mismo turno y los mismos derechos
   *[pieces] con el mismo turno
}
repetition = { $long ->
    [yes] Esta posición, { repetition-same }, aparece por { repetition-time }.
   *[no] Esta posición aparece por { repetition-time }.
}
repetition-time = { $count ->
    [1] primera vez
    [2] segunda vez
    [3] tercera vez
    [4] cuarta vez
    [5] quinta vez
    [6] sexta vez
    [7] séptima vez
   *[8] octava vez
}
repetition-many = { $long ->
    [yes] Esta posición, { repetition-same }, ha aparecido { WORDS($count, form: "feminine") } veces.
   *[no] Esta posición ha aparecido { WORDS($count, form: "feminine") } veces.
}
quiet = { quiet-moves } sin capturas ni jugadas de peón{ $long ->
    [yes] { quiet-rule }
   *[no] {""}
}.
quiet-rule = { $rule ->
    [claim] , contadas para cada bando. Con { WORDS($needed, form: "feminine") } se pueden reclamar tablas
    [auto] , contadas para cada bando. Con { WORDS($needed, form: "feminine") } la partida es tablas
   *[off] , contadas para cada bando
}
quiet-moves = { $parts ->
    [half] media jugada
    [and-half] { $moves ->
        [one] una jugada y media
       *[other] { WORDS($moves, form: "feminine") } jugadas y media
    }
   *[whole] { $moves ->
        [one] una jugada
       *[other] { WORDS($moves, form: "feminine") } jugadas
    }
}
move-number = Jugada { WORDS($number) }.
moves-made = Jugadas hechas por las blancas: { $white ->
    [0] ninguna
   *[other] { WORDS($white, form: "feminine") }
}; por las negras: { $black ->
    [0] ninguna
   *[other] { WORDS($black, form: "feminine") }
}.
can-castle = Enroque de las { side-name }: corto { $short }; largo { $long }.
can-castle-later = Ahora juegan las { side-name }.
castling-now = { $now ->
    [possible] sí
    [lost] no, el derecho se ha perdido
    [way] no, en medio está { piece-the }
    [check] no, el rey está en jaque, lo da { piece-the }
   *[attacked] no, { piece-the } ataca { $at }
}
own-side = Juegas con { side-name }.
own-side-none = No juegas con ninguno de los dos colores.
# Tiempos. Cortos: el tiempo solo. kind: left, none (no queda nada), counted (el tiempo solo se cuenta; no cae ninguna bandera).
time-own = { $kind ->
    [counted] Usado: { $time }.
    [none] Sin tiempo.
   *[left] { $time }.
}
time-opponent = { $kind ->
    [counted] Rival, usado: { $time }.
    [none] Rival: sin tiempo.
   *[left] Rival: { $time }.
}
time-of = { $kind ->
    [counted] { side-name }, usado: { $time }.
    [none] { side-name }: sin tiempo.
   *[left] { side-name }: { $time }.
}
time-own-long = { $kind ->
    [counted] Has usado { $time }. No hay límite.
    [none] No te queda tiempo.
   *[left] Tienes todavía { $time }.
}
time-opponent-long = { $kind ->
    [counted] Tu rival ha usado { $time }. No hay límite.
    [none] A tu rival no le queda tiempo.
   *[left] Tu rival tiene todavía { $time }.
}
time-of-long = { $kind ->
    [counted] Las { side-name } han usado { $time }.
    [none] A las { side-name } no les queda tiempo.
   *[left] Las { side-name } tienen todavía { $time }.
}
time-delay-left = la demora dura { $time } más.
time-period = { $moves ->
    [one] período { WORDS($period) } de { WORDS($periods) }, falta una jugada hasta la jugada { WORDS($number) }.
   *[other] período { WORDS($period) } de { WORDS($periods) }, faltan { WORDS($moves, form: "feminine") } jugadas hasta la jugada { WORDS($number) }.
}
time-last-period = es el último de { WORDS($periods) } períodos.
time-hourglass = Lo que gasta un jugador lo gana el otro.
time-increment = cada jugada añade { $time }.
time-delay = cada jugada empieza con una demora de { $time }.
time-bronstein = el tiempo usado en una jugada se devuelve, hasta { $time }.
ahead = { $kind ->
    [counted] Las { side-name } han usado { $time } menos.
   *[left] Las { side-name } llevan { $time } de ventaja en el reloj.
}
ahead-none = { $kind ->
    [counted] Los dos bandos han usado el mismo tiempo.
   *[left] Los dos relojes marcan el mismo tiempo.
}
slowest = { $move } Tiempo empleado: { $time }.
slowest-none = Ninguna jugada tiene todavía un tiempo anotado.
to-control = { $moves ->
    [one] una jugada para el control de tiempo.
   *[other] { WORDS($moves, form: "feminine") } jugadas para el control de tiempo.
}
to-control-none = no hay más controles de tiempo.
to-control-long = Es en la jugada { WORDS($number) }. Tiempo restante: { $left }. { $adds ->
    [yes] Tiempo que se añade después: { $time }.
   *[no] Desde entonces cada jugada añade tiempo.
} Período { WORDS($period) } de { WORDS($periods) }.
elapsed = Duración de la partida: { $time }.
elapsed-used = Las blancas han usado { $white }, las negras { $black }.
elapsed-stood = Los relojes estuvieron parados { $time }.
elapsed-gaps = Tiempo que no cuenta para ningún bando: { $time }.
time-of-day = { $hour ->
    [0] Son las cero horas
    [1] Es la una
   *[other] Son las { WORDS($hour, form: "feminine") }
}{ $minute ->
    [0] {" "}en punto
    [1] {" "}y un minuto
   *[other] {" "}y { WORDS($minute) }
}.
unanswerable-no-time-of-day = Esta máquina no sabe qué hora es.
offer-none = { $long ->
    [yes] Nadie ha ofrecido tablas.
   *[no] Ninguna oferta.
}
offer-answer = Las { side-name } pueden aceptar o rechazar.
result-none = { $long ->
    [yes] Todavía no hay resultado: la partida sigue.
   *[no] La partida sigue.
}
result-score = { $outcome ->
    [white] Un punto para las blancas, ninguno para las negras.
    [black] Un punto para las negras, ninguno para las blancas.
   *[drawn] Medio punto para cada bando.
}
player-driver = { $driver ->
    [you] tú
    [owner] quien posee esta consola
    [console] una segunda persona en este teclado
    [board] una persona en el tablero
    [screen] una persona en una pantalla
    [engine] un motor de ajedrez, { $strength }
   *[house] el rival integrado, nivel { WORDS($level) }
}
player = { side-name }: { $name }.
player-long = { side-name }: { $name }, { player-driver }.
player-unnamed = { side-name }: { player-driver }.
profile-name = { $profile ->
    [fide-2023] Leyes de la FIDE de dos mil veintitrés
    [fide-2018] Leyes de la FIDE de dos mil dieciocho
    [fide-2017] Leyes de la FIDE de dos mil diecisiete
    [fide-2014] Leyes de la FIDE de dos mil catorce
    [fide-legacy] Leyes antiguas de la FIDE
    [edisu-2024] reglas del torneo universitario de dos mil veinticuatro
    [edisu-2024-auto] reglas del torneo universitario de dos mil veinticuatro, con tablas automáticas
    [casual] reglas para partidas amistosas
   *[other] reglas llamadas { $name }
}
rules = { $mode ->
    [tournament] Partida de torneo
    [training] Partida de entrenamiento
   *[casual] Partida libre
}, { profile-name }.
rules-mode = { $mode ->
    [tournament] Partida de torneo. La consola { $timed ->
        [yes] anuncia, anota y mide el tiempo
       *[no] anuncia y anota
    }. Hace las jugadas ilegales tal como se anuncian y no da ayuda.
    [training] Partida de entrenamiento. Las jugadas ilegales se rechazan, toda pregunta se responde y las jugadas se pueden deshacer.
   *[casual] Partida libre. Las jugadas ilegales se rechazan y toda pregunta se responde.
}
rules-profile = La partida sigue las { profile-name }{ $profile ->
    [fide-2023] . Con triple repetición o cincuenta jugadas se pueden reclamar tablas. La quíntuple repetición y las setenta y cinco jugadas son tablas automáticas
    [fide-2018] . Quien abandona pierde siempre, aunque el rival no pueda dar mate
    [fide-2017] . Para reclamar la caída de la bandera hay que tener tiempo todavía
    [fide-2014] . Se pueden acordar tablas antes de la primera jugada
    [fide-legacy] . La quíntuple repetición y las setenta y cinco jugadas no son tablas automáticas
    [edisu-2024] . No hay reloj, ni obligación de anotar, ni sanción por una jugada ilegal
    [edisu-2024-auto] . La triple repetición y las cincuenta jugadas son tablas automáticas
    [casual] . Las cincuenta jugadas son tablas automáticas, y no hay sanciones
   *[other] {""}
}.
console-part = { $part ->
    [board] el tablero del jugador
    [sheet] la planilla del jugador
    [clock] el reloj
   *[assistant] el asistente del jugador
}
console-parts = En esta partida la consola es { $parts }.
in-check = Las { side-name } están en jaque: { $pieces }.
check-none = { $long ->
    [yes] Ninguno de los dos reyes está en jaque.
   *[no] No hay jaque.
}
castling-rights-only = Estos son los derechos. Ahora, piezas o ataques pueden impedir el enroque.
captured-points = { $points ->
    [one] Es un punto
   *[other] Son { WORDS($points, form: "masculine") } puntos
}.
player-no-name = Falta un nombre. Escribe: { WORD("names") }.
