begins = { $mode ->
    [tournament] Turnierpartie.
    [training] { $opponent ->
        [house] Neue Partie.
       *[other] Trainingspartie.
    }
   *[casual] Neue Partie.
} Sie spielen mit { side-name } gegen { $opponent ->
    [house] den eingebauten Gegner, Stufe { WORDS($level) }
    [board] einen Gegner am Brett
   *[console] einen Gegner an dieser Tastatur
}.{ $start ->
    [chess960] {" "}Schach neunhundertsechzig, Stellung { WORDS($number) }.
    [set-up] {" "}Die Partie beginnt aus einer aufgebauten Stellung.
   *[usual] {""}
}
announced-by = { $side ->
    [white] Weiß
   *[black] Schwarz
}: { $move }
taken-up = Die Partie wird wieder aufgenommen. { $moved ->
    [yes] Der letzte Zug war { $move }.
   *[no] Es wurde noch kein Zug gemacht.
} { side-name } ist am Zug.{ $timed ->
    [yes] {" "}Weiß hat { $white }, Schwarz hat { $black }. Die Uhren stehen: Geben Sie { WORD("resume") } ein, um fortzufahren.
   *[no] {""}
}
offered = { side-name } bietet Remis an.
declined = { side-name } lehnt das Remis ab.
ended = { $reason ->
    [checkmate] Schachmatt. { side-name } gewinnt.
    [resignation] { side-name } gewinnt durch Aufgabe.
    [time] { side-name } gewinnt durch Zeitüberschreitung.
    [stalemate] Patt. Die Partie ist remis.
    [material] Keine Seite hat genug Material zum Matt. Die Partie ist remis.
    [agreement] Remis vereinbart. Die Partie ist beendet.
    [time-drawn-forced] Das Blättchen ist gefallen, aber der Gegner kann nicht mehr mattsetzen, was auch gespielt wird. Die Partie ist remis.
   *[time-drawn] Das Blättchen ist gefallen, aber der Gegner hat zu wenig Material zum Matt. Die Partie ist remis.
}
ended-otherwise = { $outcome ->
    [won] Die Partie ist beendet. { side-name } gewinnt.
   *[drawn] Die Partie ist beendet. Sie ist remis.
}
paused = Die Partie ist unterbrochen.
resumed = Die Partie geht weiter. { side-name } ist am Zug.
restored = { $moved ->
    [yes] Zurück zur Stellung nach { $move }.
   *[no] Zurück zur Ausgangsstellung.
} { side-name } ist am Zug.
named = { $field ->
    [white] Mit Weiß spielt { $text }.
    [black] Mit Schwarz spielt { $text }.
    [event] Das Turnier ist { $text }.
   *[round] Die Runde ist { $text }.
}
name-removed = { $field ->
    [white] Der Spieler mit Weiß hat keinen Namen mehr.
    [black] Der Spieler mit Schwarz hat keinen Namen mehr.
    [event] Das Turnier hat keinen Namen mehr.
   *[round] Die Runde ist nicht mehr angegeben.
}
last-move = Zug { WORDS($number) }, { side-name }: { $move }.
no-move-yet = Es wurde noch kein Zug gemacht.
moves-pair = { WORDS($number) }: { $white }, { $black }.
moves-white = { WORDS($number) }: { $white }.
moves-black = { WORDS($number) }, Schwarz: { $black }.
clocks = Weiß hat { $white }, Schwarz hat { $black }. { clock-running }
clock-running = { $running ->
    [white] Die Uhr von Weiß läuft.
    [black] Die Uhr von Schwarz läuft.
    [first-move] Die Uhren laufen ab dem ersten Zug.
   *[none] Die Uhren stehen.
}
own-time = Sie haben { $time }.
own-time-none = Sie haben keine Zeit mehr.
on-square = { $square }, { piece-of-side }.
on-square-empty = { $square }, leer.
turn = { side-name } ist am Zug, Zug { WORDS($number) }{ $check ->
    [yes] , im Schach
   *[no] {""}
}.

refused-game-over = Die Partie ist beendet. Geben Sie { WORD("moves") } ein, um sie noch einmal zu hören, oder { WORD("quit") }, um zu gehen.
refused-not-begun = Die Partie hat noch nicht begonnen: der Schiedsrichter eröffnet sie. Warten Sie auf sein Wort.
refused-clocks-stopped = Die Partie ist unterbrochen. Geben Sie { WORD("resume") } ein, um fortzufahren.
refused-not-stopped = Die Partie ist nicht unterbrochen. Spielen Sie einfach weiter.
refused-not-your-turn = Ihr Gegner ist am Zug. Warten Sie seinen Zug ab.
refused-players-only = Das können nur die Spieler. Geben Sie { WORD("help") } ein, um zu hören, was Sie fragen können.
refused-arbiter-only = Das kann nur der Schiedsrichter. Rufen Sie den Schiedsrichter.
refused-no-piece-for-that = Sie haben keine Figur, die das könnte. Prüfen Sie die Felder und geben Sie den Zug noch einmal ein.
refused-no-offer = Es ist kein Remis angeboten. Geben Sie { WORD("draw") } ein, um selbst eines anzubieten.
refused-own-offer = Das ist Ihr eigenes Angebot. Ihr Gegner muss darauf antworten.
refused-offer-stands = Sie haben schon Remis angeboten. Warten Sie die Antwort ab.
refused-nothing-to-take-back = Sie haben keinen Zug, den Sie zurücknehmen könnten. Machen Sie erst einen Zug.
refused-only-in-training = Das wird in dieser Partie nicht beantwortet. Machen Sie Ihren Zug.
refused-no-take-back = In dieser Partie werden keine Züge zurückgenommen. Um Züge auszuprobieren, geben Sie ein: { WORD("study") }.
refused-not-in-this-mode = Das ist in dieser Partie nicht erlaubt.
refused-no-clock = Diese Partie wird ohne Uhr gespielt. Nehmen Sie sich so viel Zeit, wie Sie wollen.
refused-nothing-to-press = Es gibt nichts zu drücken: Ein Zug ist mit der Eingabe abgeschlossen. Geben Sie einfach Ihren Zug ein.
refused-no-such-half-move = Kein Halbzug hat diese Nummer. Geben Sie { WORD("moves") } ein, um die Züge zu hören.

illegal-no-piece-there = Auf { $from } steht keine Figur. Nennen Sie ein Feld mit einer eigenen Figur.
illegal-not-your-piece = Die Figur auf { $from } gehört Ihrem Gegner. Ziehen Sie mit einer eigenen.
illegal-path-blocked = Der Weg von { $from } nach { $to } ist versperrt. Wählen Sie einen anderen Zug.
illegal-not-a-move-of-that-piece = { piece-name } von { $from } nach { $to }: So zieht diese Figur nicht. Wählen Sie einen anderen Zug.
illegal-leaves-king-in-check = Ihr König stünde im Schach. Wählen Sie einen Zug, nach dem er sicher steht.
illegal-promotion-missing = Auf { $to } wird der Bauer umgewandelt. Sagen Sie, in was: Dame, Turm, Läufer oder Springer.
illegal-promotion-invalid = Diese Umwandlung geht nicht. Ein Bauer auf der letzten Reihe wird Dame, Turm, Läufer oder Springer, und sonst wird nichts umgewandelt.
illegal-castling-prevented = Die Rochade geht jetzt nicht: Der König steht im Schach, zöge über oder auf ein bedrohtes Feld, oder eine Figur steht dazwischen. Wählen Sie einen anderen Zug.
illegal-castling-right-lost = Auf dieser Seite geht die Rochade nicht mehr: Der König oder dieser Turm hat schon gezogen. Wählen Sie einen anderen Zug.
illegal-en-passant-lapsed = Schlagen en passant geht nur sofort nach dem Doppelschritt. Wählen Sie einen anderen Zug.
illegal-own-piece = Auf { $square } steht { $role ->
    [queen] Ihre eigene Dame
   *[other] Ihr eigener { piece-name }
}.
illegal-in-the-way = Im Weg steht { piece-the }.
illegal-check-from = Ihr König stünde im Schach. Schach gibt { piece-the }.
castling-way = Rochade: Im Weg steht { piece-the }.
castling-check = Rochade: Ihr König steht im Schach. Schach gibt { piece-the }.
castling-attacked = Rochade: Das Feld { $at } bedroht { piece-the }.
last-move-long = Zug { WORDS($number) }, { side-name }: { $move }, von { $from }.
moves-count = Halbzüge bisher: { WORDS($count) }.
turn-long = { side-name } ist an der Reihe und macht Zug { WORDS($number) }{ $check ->
    [yes] , im Schach
   *[no] {""}
}.
