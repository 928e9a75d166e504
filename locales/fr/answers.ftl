# Réponses. Les courtes disent ce qui est demandé et rien de plus ; les longues (demandé deux fois) sont des phrases entières.

list-comma = { $first }, { $next }
list-and = { $begins ->
   *[other] { $first } et { $last }
}
piece-comma = { $words },
piece-semicolon = { $words } ;
piece-full = { $words }.

pieces-name = { $role ->
    [king] rois
    [queen] dames
    [rook] tours
    [bishop] fous
    [knight] cavaliers
   *[pawn] pions
}
piece-at = { piece-name } { $square }
piece-of-side-at = { piece-of-side } { $square }
pieces-at = { pieces-name } { $squares }
piece-the = { $role ->
    [king] le roi
    [queen] la dame
    [rook] la tour
    [bishop] le fou
    [knight] le cavalier
   *[pawn] le pion
} en { $square }
pieces-the = { $role ->
    [king] les rois
    [queen] les dames
    [rook] les tours
    [bishop] les fous
    [knight] les cavaliers
   *[pawn] les pions
} en { $squares }
piece-by = { $role ->
    [king] par le roi
    [queen] par la dame
    [rook] par la tour
    [bishop] par le fou
    [knight] par le cavalier
   *[pawn] par le pion
} en { $square }
pieces-count = { $role ->
    [king] { $count ->
        [one] un roi
       *[other] { WORDS($count, form: "masculine") } rois
    }
    [queen] { $count ->
        [one] une dame
       *[other] { WORDS($count, form: "feminine") } dames
    }
    [rook] { $count ->
        [one] une tour
       *[other] { WORDS($count, form: "feminine") } tours
    }
    [bishop] { $count ->
        [one] un fou
       *[other] { WORDS($count, form: "masculine") } fous
    }
    [knight] { $count ->
        [one] un cavalier
       *[other] { WORDS($count, form: "masculine") } cavaliers
    }
   *[pawn] { $count ->
        [one] un pion
       *[other] { WORDS($count, form: "masculine") } pions
    }
}

shade = { $long ->
    [yes] { $square } est une case { $shade ->
        [light] blanche
       *[dark] noire
    }.
   *[no] { $square } : case { $shade ->
        [light] blanche
       *[dark] noire
    }.
}
# Des cases voisines d'une rangée, ensemble.
squares-from-to = de { $first } jusqu'à { $last }
square-shaded = { $square }, case { $shade ->
    [light] blanche
   *[dark] noire
}

side-heading = { side-name } : { $words }
side-total = { side-name }, { $count ->
    [one] une pièce
   *[other] { WORDS($count, form: "feminine") } pièces
} : { $words }
where-pieces = { $piece ->
    [white-king] { $count ->
        [one] roi blanc
       *[other] rois blancs
    }
    [white-queen] { $count ->
        [one] dame blanche
       *[other] dames blanches
    }
    [white-rook] { $count ->
        [one] tour blanche
       *[other] tours blanches
    }
    [white-bishop] { $count ->
        [one] fou blanc
       *[other] fous blancs
    }
    [white-knight] { $count ->
        [one] cavalier blanc
       *[other] cavaliers blancs
    }
    [white-pawn] { $count ->
        [one] pion blanc
       *[other] pions blancs
    }
    [black-king] { $count ->
        [one] roi noir
       *[other] rois noirs
    }
    [black-queen] { $count ->
        [one] dame noire
       *[other] dames noires
    }
    [black-rook] { $count ->
        [one] tour noire
       *[other] tours noires
    }
    [black-bishop] { $count ->
        [one] fou noir
       *[other] fous noirs
    }
    [black-knight] { $count ->
        [one] cavalier noir
       *[other] cavaliers noirs
    }
   *[black-pawn] { $count ->
        [one] pion noir
       *[other] pions noirs
    }
}
where = { where-pieces } : { $squares }.
where-first = { where-pieces } : { $squares }
where-long = { side-name } : { pieces-count }, en { $squares }.
where-none = { $role ->
    [any] aucune pièce
    [king] aucun roi
    [queen] aucune dame
    [rook] aucune tour
    [bishop] aucun fou
    [knight] aucun cavalier
   *[pawn] aucun pion
}{ $side ->
    [white] {" "}des Blancs
    [black] {" "}des Noirs
   *[any] {""}
}.
pawns-of-side = { side-name } en { $squares }
pawns-of-file = colonne { $file } : { $words }
files-without = Aucun pion { $side ->
    [white] blanc {""}
    [black] noir {""}
   *[any] {""}
}sur { $count ->
    [one] la colonne
   *[other] les colonnes
} { $files }.

captured = Les { side-name } ont perdu : { $pieces }.
captured-nothing = Les { side-name } n'ont rien perdu.
changed = { $long ->
    [yes] Depuis le dernier coup des { side-name } : { $words }
   *[no] { $words }
}
changed-item = { $square } { $piece ->
    [none] vide
   *[other] { piece-of-side }
}
changed-nothing = Aucune case n'a changé.
changed-not-moved = Les { side-name } n'ont pas encore joué.
captured-none = Rien n'a été pris.
material-bare = Il ne reste que les rois.
material-more = En plus pour les { side-name } : { $pieces }.
material-equal = { $pieces ->
    [same] Matériel égal
   *[other] Points égaux
} : { $points ->
    [one] un point chacun
   *[other] { WORDS($points, form: "masculine") } points chacun
}.
material-points = Blancs, { $white ->
    [one] { WORDS($white, form: "masculine") } point
   *[other] { WORDS($white, form: "masculine") } points
} ; Noirs, { WORDS($black) }.
material-of = { side-name } : { $pieces } ; en tout { $points ->
    [one] un point
   *[other] { WORDS($points, form: "masculine") } points
}.
material-lone-king = { side-name } : le roi seul.
material-balanced = Les points sont égaux.
material-lead = Les { side-name } ont { $points ->
    [one] un point
   *[other] { WORDS($points, form: "masculine") } points
} d'avance.

row-rank = rangée { WORDS($rank) }
row-file = colonne { $file }
row-diagonal = diagonale de { $from } à { $to }
row-corner = coin { $from }
row = { $row } : { $words }
row-of-side = { $row }, { $words }
row-empty = { $row } : vide.
empties = { $count ->
    [one] une vide
   *[other] { WORDS($count, form: "feminine") } vides
}
empty = { $square } vide
nobody = vide
edge = le bord
ray = { $direction ->
    [ahead] devant
    [ahead-right] devant à droite
    [right] à droite
    [back-right] derrière à droite
    [back] derrière
    [back-left] derrière à gauche
    [left] à gauche
   *[ahead-left] devant à gauche
} : { $words }
view-rays = { $long ->
    [yes] Dans le sens horaire depuis { $from }, { $words }
   *[no] Depuis { $from }, { $words }
}
view-knight = { $long ->
    [yes] Sauts de cavalier depuis { $from }, dans le sens horaire : { $words }
   *[no] Sauts de cavalier depuis { $from } : { $words }
}
view-king = { $long ->
    [yes] Les cases autour de { $from }, dans le sens horaire : { $words }
   *[no] Autour de { $from } : { $words }
}

aim = Les { side-name } { $aim ->
    [defends] défendent
   *[attacks] attaquent
} { $square } : { $pieces }.
aim-none = Les { side-name } { $aim ->
    [defends] ne défendent pas
   *[attacks] n'attaquent pas
} { $square }.
aim-long = { $count ->
    [one] Une pièce { $side ->
        [white] blanche
       *[black] noire
    } { $aim ->
        [defends] défend la case
       *[attacks] attaque la case
    }
   *[other] { WORDS($count, form: "feminine") } pièces { $side ->
        [white] blanches
       *[black] noires
    } { $aim ->
        [defends] défendent la case
       *[attacks] attaquent la case
    }
} : { $pieces }.
pins-none = { $long ->
    [yes] Aucun camp n'a de pièce clouée à son roi.
   *[no] Aucun clouage.
}
pin = { $role ->
    [queen] { $piece } clouée par { $by }.
    [rook] { $piece } clouée par { $by }.
   *[other] { $piece } cloué par { $by }.
}
pin-long = { side-name } : { $role ->
    [queen] { $piece } est clouée sur le roi en { $king } { $by }.
    [rook] { $piece } est clouée sur le roi en { $king } { $by }.
   *[other] { $piece } est cloué sur le roi en { $king } { $by }.
}

target = { $action ->
    [takes] prend { $to }
    [takes-promotes] prend { $to } avec promotion
    [en-passant] prend { $to } en passant
    [promotes] { $to } avec promotion
   *[goes] { $to }
}
legal = { $long ->
    [yes] { $moves ->
        [captures] { $count ->
            [one] Une prise
           *[other] { WORDS($count, form: "feminine") } prises
        }
        [checks] { $count ->
            [one] Un coup donne échec
           *[other] { WORDS($count, form: "masculine") } coups donnent échec
        }
        [all] { $count ->
            [one] Un coup légal
           *[other] { WORDS($count, form: "masculine") } coups légaux
        }
       *[from] { $piece } a { $count ->
            [one] un coup légal
           *[other] { WORDS($count, form: "masculine") } coups légaux
        }
    }
   *[no] { $moves ->
        [captures] Prises
        [checks] Échecs
        [all] Coups légaux
       *[from] { $piece }
    }
} : { $words }
legal-none = { $moves ->
    [captures] { $long ->
        [yes] Il n'y a rien à prendre.
       *[no] Aucune prise.
    }
    [checks] { $long ->
        [yes] Aucun coup ne donne échec.
       *[no] Aucun échec.
    }
    [all] { $long ->
        [yes] Il n'y a aucun coup légal.
       *[no] Aucun coup légal.
    }
   *[from] { $long ->
        [yes] { $piece } n'a aucun coup légal.
       *[no] { $piece } : aucun coup légal.
    }
}

unanswerable-no-legal-position = Cette position est illégale : je ne peux donner aucun coup légal. Vérifiez l'échiquier avec votre adversaire ou l'arbitre.
unanswerable-nothing-there = { $long ->
    [yes] { $square } est vide. Indiquez une case avec une pièce.
   *[no] { $square } est vide.
}
unanswerable-not-on-move = Ce n'est pas aux { side-name } de jouer{ $long ->
    [yes] {" "}: la pièce en { $square } ne peut pas bouger
   *[no] {""}
}.
unanswerable-no-such-move = { $long ->
    [yes] Il n'y a pas encore de coup { WORDS($number) }. Pour entendre les coups, entrez : { WORD("moves") }.
   *[no] Pas de coup { WORDS($number) }.
}
unknown-opening = { $long ->
    [yes] Je ne connais pas le nom de cette ouverture.
   *[no] Ouverture inconnue.
}
named-opening = { $long ->
    [yes] L'ouverture s'appelle : { $name }.
   *[no] { $name }.
}
repetition-same = { $same ->
    [moves] trait et droits compris
   *[pieces] trait compris
}
repetition = { $long ->
    [yes] Cette position, { repetition-same }, apparaît pour { repetition-time }.
   *[no] Cette position apparaît pour { repetition-time }.
}
repetition-time = { $count ->
    [1] la première fois
    [2] la deuxième fois
    [3] la troisième fois
    [4] la quatrième fois
    [5] la cinquième fois
    [6] la sixième fois
    [7] la septième fois
   *[8] la huitième fois
}
repetition-many = { $long ->
    [yes] Cette position, { repetition-same }, est apparue { WORDS($count, form: "feminine") } fois.
   *[no] Cette position est apparue { WORDS($count, form: "feminine") } fois.
}
quiet = { quiet-moves } sans prise ni coup de pion{ $long ->
    [yes] { quiet-rule }
   *[no] {""}
}.
quiet-rule = { $rule ->
    [claim] . À { WORDS($needed) } par camp, la nulle peut être réclamée
    [auto] . À { WORDS($needed) } par camp, la partie est nulle
   *[off] , comptés pour chaque camp
}
quiet-moves = { $parts ->
    [half] un demi-coup
    [and-half] { $moves ->
        [one] un coup et demi
       *[other] { WORDS($moves, form: "masculine") } coups et demi
    }
   *[whole] { $moves ->
        [one] { WORDS($moves, form: "masculine") } coup
       *[other] { WORDS($moves, form: "masculine") } coups
    }
}
move-number = Coup { WORDS($number) }.
moves-made = Coups joués par les Blancs : { $white ->
    [0] aucun
   *[other] { WORDS($white, form: "masculine") }
} ; par les Noirs : { $black ->
    [0] aucun
   *[other] { WORDS($black, form: "masculine") }
}.
can-castle = Roque des { side-name } : petit { $short } ; grand { $long }.
can-castle-later = Pour le moment, trait aux { side-name }.
castling-now = { $now ->
    [possible] oui
    [lost] non, le droit est perdu
    [way] non, sur le chemin se trouve { piece-the }
    [check] non, le roi est mis en échec { piece-by }
   *[attacked] non, { piece-the } attaque { $at }
}
own-side = Vous jouez avec les { side-name }.
own-side-none = Vous ne jouez aucun des deux camps.
# Temps. Courts : le temps seul. kind : left, none (il ne reste rien), counted (le temps est seulement compté).
time-own = { $kind ->
    [counted] Utilisé : { $time }.
    [none] Temps épuisé.
   *[left] { $time }.
}
time-opponent = { $kind ->
    [counted] Adversaire, utilisé : { $time }.
    [none] Adversaire : temps épuisé.
   *[left] Adversaire : { $time }.
}
time-of = { $kind ->
    [counted] { side-name }, utilisé : { $time }.
    [none] { side-name } : temps épuisé.
   *[left] { side-name } : { $time }.
}
time-own-long = { $kind ->
    [counted] Vous avez utilisé { $time }, sans limite.
    [none] Vous n'avez plus de temps.
   *[left] Il vous reste { $time }.
}
time-opponent-long = { $kind ->
    [counted] Votre adversaire a utilisé { $time }, sans limite.
    [none] Votre adversaire n'a plus de temps.
   *[left] Il reste à votre adversaire { $time }.
}
time-of-long = { $kind ->
    [counted] Les { side-name } ont utilisé { $time }.
    [none] Les { side-name } n'ont plus de temps.
   *[left] Il reste aux { side-name } { $time }.
}
time-delay-left = le délai dure encore { $time }.
time-period = { $moves ->
    [one] période { WORDS($period) } sur { WORDS($periods) }, encore un coup jusqu'au coup { WORDS($number) }.
   *[other] période { WORDS($period) } sur { WORDS($periods) }, encore { WORDS($moves) } coups jusqu'au coup { WORDS($number) }.
}
time-last-period = c'est la dernière de { WORDS($periods, form: "feminine") } périodes.
time-hourglass = Ce qu'un joueur utilise, l'autre le gagne.
time-increment = chaque coup ajoute { $time }.
time-delay = chaque coup commence par un délai de { $time }.
time-bronstein = après chaque coup, le temps utilisé est rendu, { $time } au plus.
ahead = { $kind ->
    [counted] Les { side-name } ont utilisé { $time } de moins.
   *[left] Les { side-name } ont { $time } d'avance à la pendule.
}
ahead-none = { $kind ->
    [counted] Les deux camps ont utilisé le même temps.
   *[left] Les deux pendules affichent le même temps.
}
slowest = { $move } Temps utilisé : { $time }.
slowest-none = Aucun coup n'a encore de temps noté.
to-control = { $moves ->
    [one] un coup avant le contrôle de temps.
   *[other] { WORDS($moves) } coups avant le contrôle de temps.
}
to-control-none = il n'y a plus de contrôle de temps.
to-control-long = Il est au coup { WORDS($number) } ; d'ici là, il reste { $left }. { $adds ->
    [yes] Temps ajouté ensuite : { $time }.
   *[no] À partir de là, chaque coup ajoute du temps.
} Période { WORDS($period) } sur { WORDS($periods) }.
elapsed = Durée de la partie : { $time }.
elapsed-used = Les Blancs ont utilisé { $white }, les Noirs { $black }.
elapsed-stood = Les pendules sont restées arrêtées { $time }.
elapsed-gaps = Temps non compté aux joueurs : { $time }.
time-of-day = Il est { $hour ->
    [0] minuit
    [12] midi
    [1] une heure
   *[other] { WORDS($hour, form: "feminine") } heures
}{ $minute ->
    [0] {""}
    [1] {" "}et une minute
   *[other] {" "}{ WORDS($minute, form: "feminine") }
}.
unanswerable-no-time-of-day = Cette machine ne connaît pas l'heure.
offer-none = { $long ->
    [yes] Aucune nulle n'est proposée.
   *[no] Aucune proposition.
}
offer-answer = Les { side-name } peuvent accepter ou refuser.
result-none = { $long ->
    [yes] Il n'y a pas encore de résultat : la partie continue.
   *[no] La partie continue.
}
result-score = { $outcome ->
    [white] Un point aux Blancs, aucun aux Noirs.
    [black] Un point aux Noirs, aucun aux Blancs.
   *[drawn] Un demi-point à chaque camp.
}
player-driver = { $driver ->
    [you] vous
    [owner] propriétaire de cette console
    [console] une seconde personne à ce clavier
    [board] une personne à l'échiquier
    [screen] une personne à un écran
    [engine] un moteur d'échecs, { $strength }
   *[house] l'adversaire intégré, niveau { WORDS($level) }
}
player = { side-name } : { $name }.
player-long = { side-name } : { $name }, { player-driver }.
player-unnamed = { side-name } : { player-driver }.
profile-name = { $profile ->
    [fide-2023] règles de la FIDE de deux mille vingt-trois
    [fide-2018] règles de la FIDE de deux mille dix-huit
    [fide-2017] règles de la FIDE de deux mille dix-sept
    [fide-2014] règles de la FIDE de deux mille quatorze
    [fide-legacy] anciennes règles de la FIDE
    [edisu-2024] règles du tournoi universitaire de deux mille vingt-quatre
    [edisu-2024-auto] règles du tournoi universitaire de deux mille vingt-quatre, nulles automatiques
    [casual] règles des parties amicales
   *[other] règles nommées { $name }
}
rules = { $mode ->
    [tournament] Partie de tournoi
    [training] Partie d'entraînement
   *[casual] Partie amicale
}, { profile-name }.
rules-mode = { $mode ->
    [tournament] Partie de tournoi. La console { $timed ->
        [yes] annonce, note et mesure le temps
       *[no] annonce et note
    }. Elle exécute les coups illégaux tels qu'annoncés, et n'aide pas.
    [training] Partie d'entraînement. Les coups illégaux sont refusés, toute question reçoit une réponse, et les coups peuvent être repris.
   *[casual] Partie amicale. Les coups illégaux sont refusés, et toute question reçoit une réponse.
}
rules-profile = La partie suit les { profile-name }{ $profile ->
    [fide-2023] . Triple répétition ou cinquante coups : nulle sur réclamation. Quintuple répétition ou soixante-quinze coups : nulle automatique
    [fide-2018] . Qui abandonne perd toujours, même si l'adversaire ne peut pas mater
    [fide-2017] . Pour réclamer la chute du drapeau, il faut avoir encore du temps
    [fide-2014] . La nulle peut être convenue avant le premier coup
    [fide-legacy] . Cinq répétitions ou soixante-quinze coups ne donnent pas de nulle automatique
    [edisu-2024] . Ni pendule, ni obligation de noter, ni sanction pour un coup illégal
    [edisu-2024-auto] . Triple répétition ou cinquante coups : nulle automatique
    [casual] . Cinquante coups : nulle automatique. Il n'y a pas de sanction
   *[other] {""}
}.
console-part = { $part ->
    [board] l'échiquier du joueur
    [sheet] la feuille de partie du joueur
    [clock] la pendule
   *[assistant] l'assistant du joueur
}
console-parts = Dans cette partie, la console est { $parts }.
in-check = Les { side-name } sont en échec : { $pieces }.
check-none = { $long ->
    [yes] Aucun des deux rois n'est en échec.
   *[no] Pas d'échec.
}
castling-rights-only = Ce sont les droits. Des pièces ou des attaques peuvent encore empêcher le roque.
captured-points = Cela fait { $points ->
    [one] un point
   *[other] { WORDS($points) } points
}.
player-no-name = Un nom manque. Entrez : { WORD("names") }.
