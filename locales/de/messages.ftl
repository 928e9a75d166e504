begins = { $mode ->
    [tournament] Turnierpartie.
    [training] { $opponent ->
        [house] Neue Partie.
       *[other] Trainingspartie.
    }
   *[casual] Neue Partie.
} Sie spielen mit { side-name } gegen { $opponent ->
    [house] den eingebauten Gegner, Stufe { WORDS($level) }
    [engine] { $name }, { $strength }
    [board] einen Gegner am Brett
    [screen] einen Gegner am Bildschirm
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
taken-up = Die Partie wird fortgesetzt. { $moved ->
    [yes] Der letzte Zug war { $move }.
   *[no] Es wurde noch kein Zug gemacht.
} { side-name } ist am Zug.{ $timed ->
    [yes] {" "}Weiß hat { $white }, Schwarz hat { $black }. Die Uhren stehen.{ $arbiter ->
        [yes] {" "}Der Schiedsrichter setzt sie in Gang.
       *[no] {" "}Geben Sie ein: { WORD("resume") }.
    }
   *[no] {""}
}
offered = { side-name } bietet Remis an.
declined = { side-name } lehnt das Remis ab.
ended = { $reason ->
    [checkmate] Schachmatt. { side-name } gewinnt.
    [resignation] { side-name } gewinnt durch Aufgabe.
    [time] { side-name } gewinnt durch Zeitüberschreitung.
    [stalemate] Patt. Remis.
    [material] Keine Seite kann mattsetzen. Remis.
    [agreement] Remis vereinbart.
    [time-drawn-forced] Das Blättchen ist gefallen, aber der Gegner kann mit keinen regelgemäßen Zügen mehr mattsetzen. Remis.
   *[time-drawn] Das Blättchen ist gefallen, aber der Gegner hat zu wenig Material zum Matt. Remis.
}
ended-otherwise = { $outcome ->
    [won] Die Partie ist beendet. { side-name } gewinnt.
   *[drawn] Die Partie ist beendet. Remis.
}
paused = Die Partie ist unterbrochen.
resumed = Die Partie geht weiter. { side-name } ist am Zug.
done = Erledigt.
restored = { $moved ->
    [yes] Zurück zur Stellung nach { $move }.
   *[no] Zurück zur Anfangsstellung.
} { side-name } ist am Zug.
at-board = { side-name } spielt ab jetzt an einem echten Brett. Die Züge werden an der Konsole eingegeben.
engine-help = { $allowed ->
    [yes] Die Engine darf ab jetzt beiden helfen. Jede Hilfe erfährt auch die andere Seite.
   *[no] Die Engine hilft ab jetzt keiner Seite mehr.
}
named = { $field ->
    [white] Mit Weiß spielt { $text }.
    [black] Mit Schwarz spielt { $text }.
    [event] Das Turnier ist { $text }.
   *[round] Die Runde ist { $text }.
}
name-removed = { $field ->
    [white] Der Name von Weiß ist gelöscht.
    [black] Der Name von Schwarz ist gelöscht.
    [event] Der Name des Turniers ist gelöscht.
   *[round] Die Angabe der Runde ist gelöscht.
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

refused-game-over = Die Partie ist beendet. Geben Sie ein: { WORD("moves") } oder { WORD("quit") }.
refused-game-over-on-time = Die Zeit hat die Partie beendet. Zum Weiterspielen geben Sie ein: { WORD("resume") }. Zum Verlassen: { WORD("quit") }.
refused-not-begun = Die Partie hat noch nicht begonnen. Der Schiedsrichter startet sie.
refused-start-first = Die Partie hat nicht begonnen. Um sie zu starten, geben Sie ein: { WORD("order-start") }.
refused-decide-first = Entscheiden Sie erst, was offen ist. Um es zu hören, geben Sie ein: { WORD("order-docket") }.
refused-clocks-stopped = Die Partie ist unterbrochen. { $arbiter ->
    [yes] Der Schiedsrichter setzt die Uhren in Gang.
   *[no] Geben Sie ein: { WORD("resume") }.
}
refused-not-stopped = Die Partie läuft schon. Spielen Sie weiter.
refused-paused-too-often = Sie haben zu oft unterbrochen. Nach dem nächsten Zug können Sie wieder unterbrechen.
refused-not-your-turn = Ihr Gegner ist am Zug. Warten Sie seinen Zug ab.
refused-players-only = Das können nur die Spieler. Hilfe bekommen Sie mit: { WORD("help") }.
refused-arbiter-only = Das kann nur der Schiedsrichter. Rufen Sie ihn.
refused-owner-only = Das kann nur, wem diese Konsole gehört.
refused-no-engine-help = In dieser Partie hilft keine Engine. { $host ->
    [yes] Für beide erlauben Sie es mit: { WORD("allow-help") }.
   *[no] Ihr Gastgeber kann es für beide erlauben.
}
refused-no-piece-for-that = Keine Ihrer Figuren kann das. Prüfen Sie die Felder.
refused-no-offer = Es ist kein Remis angeboten. Um es anzubieten, geben Sie ein: { WORD("draw") }.
refused-own-offer = Das ist Ihr eigenes Angebot. Ihr Gegner muss darauf antworten.
refused-offer-stands = Sie haben schon Remis angeboten. Warten Sie die Antwort ab.
refused-nothing-to-take-back = Sie können noch keinen Zug zurücknehmen.
refused-only-in-training = Danach kann nur in einer Partie gegen den eingebauten Gegner gefragt werden.
refused-no-take-back = In dieser Partie wird kein Zug zurückgenommen. Zum Ausprobieren geben Sie ein: { WORD("study") }.
refused-not-in-this-mode = Das ist in dieser Partie nicht erlaubt.
refused-no-clock = Diese Partie hat keine Uhr.
refused-nothing-to-press = Es gibt nichts zu drücken. Die Eingabe schließt den Zug ab.
refused-no-such-half-move = Kein Halbzug hat diese Nummer. Die Züge hören: { WORD("moves") }.

illegal-no-piece-there = { $from } ist leer. Nennen Sie das Feld einer eigenen Figur.
illegal-not-your-piece = Die Figur auf { $from } gehört Ihrem Gegner. Ziehen Sie mit einer eigenen.
illegal-path-blocked = Der Weg von { $from } nach { $to } ist versperrt.
illegal-not-a-move-of-that-piece = { piece-name } von { $from } nach { $to }: So zieht diese Figur nicht.
illegal-leaves-king-in-check = Ihr König stünde im Schach.
illegal-promotion-missing = Auf { $to } wird der Bauer umgewandelt. Sagen Sie, in was: Dame, Turm, Läufer oder Springer.
illegal-promotion-invalid = Diese Umwandlung ist regelwidrig. Nur ein Bauer auf der letzten Reihe wird Dame, Turm, Läufer oder Springer.
illegal-castling-prevented = Sie können jetzt nicht rochieren. Ihr König steht im Schach, sein Weg ist angegriffen oder versperrt.
illegal-castling-right-lost = Auf dieser Seite können Sie nicht mehr rochieren. Der König oder dieser Turm hat gezogen.
illegal-en-passant-lapsed = En passant geht nur sofort nach dem Doppelschritt.
illegal-own-piece = Auf { $square } steht { $role ->
    [queen] Ihre eigene Dame
   *[other] Ihr eigener { piece-name }
}.
illegal-in-the-way = Im Weg steht { piece-the }.
illegal-check-from = Ihr König stünde im Schach. Schach gibt { piece-the }.
castling-way = Rochade: Im Weg steht { piece-the }.
castling-check = Rochade: Ihr König steht im Schach. Schach gibt { piece-the }.
castling-attacked = Rochade: Das Feld { $at } wird { piece-by } angegriffen.
last-move-long = Zug { WORDS($number) }, { side-name }: { $move }, von { $from }.
moves-count = Halbzüge bisher: { WORDS($count) }.
turn-long = { side-name } ist am Zug{ $check ->
    [yes] {" "}und steht im Schach
   *[no] {""}
}. Es ist Zug { WORDS($number) }.
system-says = { $what ->
    [not-found] das gibt es nicht
    [denied] die Berechtigung fehlt
    [exists] das gibt es schon
    [directory] das ist ein Ordner
    [no-directory] ein Teil des Pfads ist kein Ordner
    [read-only] dort lässt sich nichts schreiben
    [full] der Datenträger ist voll
    [large] die Datei ist zu groß
    [loop] Verweise führen im Kreis
    [name] der Name ist zu lang
    [device] der Datenträger meldet einen Fehler
    [busy] ein anderes Programm benutzt das gerade
    [many] zu viele Dateien sind offen
    [memory] der Arbeitsspeicher reicht nicht
    [pipe] das andere Programm liest nicht mehr
    [utf-8] das ist kein Unicode-Text
    [cut-off] die Datei ist abgeschnitten
    [malformed] der Inhalt ist beschädigt
    [no-database] das ist keine Datenbank
    [gone] die Datei oder das Gerät ist nicht mehr da
    [no-answer] es kommt keine Antwort
    [unopened] das lässt sich nicht öffnen
    [library] das ist keine Bibliothek für diesen Rechner
    [unsupported] das geht damit nicht
    [home] es gibt keinen persönlichen Ordner
    [unknown] das System nennt keinen Grund
   *[foreign] ein anderes Programm hat das angelegt
}
system-says-number = das System meldet Fehler { $number }
form-says = { $what ->
    [missing] { $name } fehlt
    [unknown] { $name } ist hier unbekannt
    [twice] { $name } steht zweimal da
    [kind] ein Wert ist von falscher Art
    [openings] die Eröffnungen darin sind nicht lesbar
    [foreign] eine andere Version oder ein anderes Programm hat es geschrieben
   *[syntax] es ist nicht so geschrieben, wie seine Form verlangt
}
form-says-at = { $says }, Zeile { $line }
