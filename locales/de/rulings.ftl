# Entscheidungen, Unregelmäßigkeiten und was beim Schiedsrichter liegt. Für den Tisch oder für ihn allein.

ruling-with-reason = { $ruling } Grund: { $reason }.
ruled-time = { $change ->
    [add] Der Schiedsrichter gibt { side-name } mehr Zeit: { $time }.
    [take] Der Schiedsrichter nimmt { side-name } Zeit: { $time }.
   *[set] Der Schiedsrichter stellt die Uhr von { side-name } auf { $time }.
}
ruled-moves = Der Schiedsrichter stellt die Züge auf der Uhr von { side-name }: { WORDS($count) }.
ruled-period = Der Schiedsrichter stellt die Uhr von { side-name } in Abschnitt { WORDS($number) }.
ruled-running = Der Schiedsrichter lässt die Uhr von { side-name } laufen.
ruled-presence = { $here ->
    [yes] Vermerkt: { side-name } ist da.
   *[no] Vermerkt: { side-name } ist nicht da.
}
ruled-venue = { $left ->
    [yes] Vermerkt: { side-name } hat das Turnierareal verlassen.
   *[no] Vermerkt: { side-name } ist zurück.
}
ruled-charge = Der Schiedsrichter rechnet die Lücke der Partei an, deren Uhr lief.
ruled-illegal = Der Schiedsrichter hat einen regelwidrigen Zug festgestellt.
ruled-two-hands = Der Schiedsrichter hat gesehen, dass { side-name } mit zwei Händen zog.
ruled-restore = Der Schiedsrichter stellt eine frühere Stellung wieder her.
ruled-claim = { $accepted ->
    [yes] Der Schiedsrichter gibt dem Antrag statt.
   *[no] Der Schiedsrichter lehnt den Antrag ab.
}
ruled-sheet = Der Schiedsrichter berichtigt Halbzug { WORDS($number) } auf dem Formular.
ruled-agreed = Beide Spieler haben einen Halbzug anders aufgeschrieben; der Schiedsrichter berichtigt die Aufzeichnung.
ruled-displaced = Der Schiedsrichter hat festgestellt, dass { side-name } Figuren verschoben hat.
ruled-penalty = { $penalty ->
    [warning] Der Schiedsrichter verwarnt { side-name }.
    [opponent-time] Der Schiedsrichter gibt dem Gegner von { side-name } mehr Zeit: { $time }.
    [own-time] Der Schiedsrichter nimmt { side-name } Zeit: { $time }.
    [opponent-points] Der Schiedsrichter gibt dem Gegner von { side-name } die meisten Punkte.
    [own-points] Der Schiedsrichter nimmt { side-name } Punkte.
    [loss] Der Schiedsrichter erklärt die Partie für { side-name } verloren.
    [fine] Der Schiedsrichter belegt { side-name } mit einer Geldbuße.
    [rounds] Der Schiedsrichter schließt { side-name } von der nächsten Runde aus.
   *[expel] Der Schiedsrichter schließt { side-name } vom Turnier aus.
}
ruled-result = Der Schiedsrichter entscheidet über das Ergebnis.
ruled-points = Der Schiedsrichter gibt Weiß { $white ->
    [win] einen Punkt
    [draw] einen halben Punkt
   *[loss] keinen Punkt
} und Schwarz { $black ->
    [win] einen Punkt
    [draw] einen halben Punkt
   *[loss] keinen Punkt
}.
ruled-go-on = Der Schiedsrichter lässt die Partie weitergehen.
ruled-annul = Der Schiedsrichter annulliert die Partie.
ruled-device = { $device ->
    [sound] Ein Telefon von { side-name } hat geläutet.
   *[carried] { side-name } hatte ein Telefon oder Ähnliches bei sich.
}
ruled-setup = Der Schiedsrichter hat festgestellt, dass Figuren von { side-name } am Anfang falsch standen.
ruled-board = Der Schiedsrichter hat festgestellt, dass das Brett falsch lag. Die Stellung kommt auf ein richtig liegendes Brett.
ruled-colours = Der Schiedsrichter hat festgestellt, dass die Farben vertauscht waren.
ruled-flag = Der Schiedsrichter stellt den Fall des Blättchens fest.
ruled-pin = Die PIN des Schiedsrichters ist gesetzt.

irregular-noted = { $kind ->
    [illegal] { side-name } hat einen regelwidrigen Zug abgeschlossen, { $move }.
    [unpromoted] { side-name } hat einen Bauern auf der letzten Reihe stehen lassen, { $move }.
    [press] { side-name } hat die Uhr ohne Zug gedrückt.
   *[hands] { side-name } hat mit zwei Händen gezogen.
}{ $counts ->
    [yes] {" "}Es wäre Nummer { WORDS($nth) }.
   *[no] {" "}Nach diesen Regeln ist das kein regelwidriger Zug. Sie können es bestrafen.
}
irregular-king-taken = { side-name } hat den König geschlagen: der Zug davor ließ ihn im Schach.
irregular-both-kings = { $action ->
    [wait] Beide Könige stehen im Schach. Warten Sie, bis der nächste Zug abgeschlossen ist; steht dann noch eine regelwidrige Stellung da, ist die Partie remis.
    [intervene] Beide Könige stehen im Schach. Greifen Sie jetzt ein.
   *[none] Beide Könige stehen im Schach. Die Regeln dieser Partie sagen nichts dazu.
}
irregular-pawn-left = { $action ->
    [wait] Ein Bauer steht auf der letzten Reihe. Warten Sie, bis der nächste Zug abgeschlossen ist; steht dann noch eine regelwidrige Stellung da, ist die Partie remis.
    [intervene] Ein Bauer steht auf der letzten Reihe. Greifen Sie jetzt ein.
   *[none] Ein Bauer steht auf der letzten Reihe. Die Regeln dieser Partie sagen nichts dazu.
}
restored-times = { $ruled ->
    [yes] Vorgeschlagene Zeiten: Weiß { $white }, Schwarz { $black }. Es sind die bei jenem Zug notierten, mit dem, was der Schiedsrichter seither bestimmt hat.
   *[no] Vorgeschlagene Zeiten: Weiß { $white }, Schwarz { $black }. Es sind die bei jenem Zug notierten.
} Der Schiedsrichter kann andere einstellen.
irregular-flag = Das Blättchen von { side-name } ist gefallen. { $call ->
    [must-not] Nur ein Spieler darf das feststellen.
    [may] Sie dürfen es feststellen.
   *[shall] Stellen Sie es fest.
}
irregular-counted = { $kind ->
    [illegal] Regelwidriger Zug von { side-name }
    [unpromoted] Bauer auf der letzten Reihe stehen gelassen von { side-name }
    [press] Uhr ohne Zug gedrückt von { side-name }
   *[hands] Zug mit zwei Händen von { side-name }
}, Nummer { WORDS($nth) }.
irregular-with-press = Das zählt als regelwidriger Zug, sobald { side-name } die Uhr drückt.
irregular-bonus = { side-name } bekommt mehr Zeit: { $time }.
irregular-bound = Berührt, geführt: { side-name } muss eine Figur ziehen von { $pieces }.
irregular-queen = Der Bauer auf { $square } wird zur Dame.
irregular-stands = Der regelwidrige Zug bleibt stehen: Sie haben seitdem selbst gezogen. Sind beide einig, kann der Schiedsrichter ihn berichtigen.
irregular-wrong-claim = { $what ->
    [flag] Kein Blättchen ist gefallen, das Sie reklamieren könnten. Spielen Sie weiter.
   *[illegal] Kein regelwidriger Zug des Gegners ist verzeichnet. Spielen Sie weiter.
}
irregular-arbiter = { $stake ->
    [flag] Das Blättchen von { side-name } ist gefallen, aber niemand weiß, ob der Gegner noch mattsetzen kann.
    [claim] { side-name } reklamiert Zeitüberschreitung, und die Regeln entscheiden es nicht.
    [illegal] Der regelwidrige Zug würde verlieren, aber niemand weiß, ob der Gegner von { side-name } noch mattsetzen kann.
    [resignation] { side-name } gibt auf, aber niemand weiß, ob der Gegner noch mattsetzen kann.
    [sealed] Was { side-name } abgegeben hat, ist kein eindeutiger legaler Zug, aber niemand weiß, ob der Gegner noch mattsetzen kann.
   *[device] { side-name } hatte ein Telefon, aber niemand weiß, ob der Gegner noch mattsetzen kann.
} Der Schiedsrichter entscheidet.
irregular-players = { $stake ->
    [flag] Das Blättchen von { side-name } ist gefallen, aber niemand weiß, ob der Gegner noch mattsetzen kann.
    [claim] { side-name } reklamiert Zeitüberschreitung, und die Regeln entscheiden es nicht.
    [illegal] Der regelwidrige Zug würde verlieren, aber niemand weiß, ob der Gegner von { side-name } noch mattsetzen kann.
    [resignation] { side-name } gibt auf, aber niemand weiß, ob der Gegner noch mattsetzen kann.
    [sealed] Was { side-name } abgegeben hat, ist kein eindeutiger legaler Zug, aber niemand weiß, ob der Gegner noch mattsetzen kann.
   *[device] { side-name } hatte ein Telefon, aber niemand weiß, ob der Gegner noch mattsetzen kann.
} Einigen Sie sich: { WORD("draw") } beendet die Partie remis, mit { WORD("resume") } spielen Sie weiter, { WORD("resign") } gibt sie verloren.
irregular-castling-lost = { side-name } darf nicht mehr rochieren.
displaced-back = { side-name } stellt sie in der eigenen Bedenkzeit zurück{ $presses ->
    [yes] { " " }und drückt die Uhr, wenn sie stehen.
   *[no] .
}
displaced-penalty = Sie können { side-name } auch bestrafen und die Partie weitergehen lassen, wenn die Figuren stehen.
agreed-move = Halbzug { WORDS($number) } war { $move }. { $later ->
    [0] { side-name } ist am Zug.
    [1] Der Halbzug danach bleibt. { side-name } ist am Zug.
   *[other] Die { WORDS($later) } Halbzüge danach bleiben. { side-name } ist am Zug.
}
irregular-was-dead = Die Stellung war tot: niemand konnte mehr mattsetzen. Was danach kam, zählt nicht.
mate-line = { side-name } kann noch mattsetzen, zum Beispiel so: { $line }.
mate-stands = { side-name } hat mattgesetzt.
mate-never = { side-name } kann nie mehr mattsetzen. { $proof ->
    [mated] Die Seite ist selbst matt.
    [stalemate] Wer am Zug ist, hat keinen regelgemäßen Zug.
    [material] Die Figuren reichen nicht.
    [exhausted] Jede mögliche Stellung wurde angesehen.
   *[solver] Der Löser hat es bewiesen.
}
mate-unknown = Niemand weiß, ob { side-name } noch mattsetzen kann. Der Schiedsrichter würde entscheiden.
docket-counts = Gezählte regelwidrige Züge: Weiß { WORDS($white) }, Schwarz { WORDS($black) }.
docket-noted = Vermerkt: { $kind ->
    [illegal] ein regelwidriger Zug von { side-name }
    [unpromoted] ein Bauer auf der letzten Reihe von { side-name }
    [press] die Uhr ohne Zug gedrückt von { side-name }
   *[hands] ein Zug mit zwei Händen von { side-name }
}.
docket-flag = Gefallenes Blättchen: { side-name }.
docket-displaced = Figuren werden zurückgestellt: { side-name }.
docket-hangs = Das Ergebnis wartet auf Ihre Entscheidung.
docket-gap = { $known ->
    [yes] Noch nicht entschieden: eine Lücke von { $time }, in der die Uhr von { side-name } lief.
   *[no] Noch nicht entschieden: eine Lücke von unbekannter Dauer, in der die Uhr von { side-name } lief.
}
docket-absent = { $over ->
    [yes] Nicht da: { side-name }, und die Wartezeit ist vorbei.
   *[no] Noch nicht da: { side-name }.
}
docket-away = Nicht im Turnierareal: { side-name }.
docket-nothing = Nichts wartet auf Sie.

ended-by = { $reason ->
    [resignation-drawn] Die Aufgabe ist ein Remis, weil der Gegner nie mehr mattsetzen kann.
    [dead] Die Stellung ist tot: niemand kann mehr mattsetzen. Die Partie ist remis.
    [repetition] Die Stellung kam dreimal vor. Die Partie ist remis.
    [fifty] Fünfzig Züge ohne Schlagen und ohne Bauernzug. Die Partie ist remis.
    [fivefold] Die Stellung kam fünfmal vor. Die Partie ist remis.
    [seventy-five] Fünfundsiebzig Züge ohne Schlagen und ohne Bauernzug. Die Partie ist remis.
    [both-flags] Beide Blättchen sind gefallen. Die Partie ist remis.
    [illegal] { side-name } gewinnt wegen regelwidriger Züge.
    [illegal-drawn] Die regelwidrigen Züge würden verlieren, aber der Gegner kann nicht mattsetzen. Die Partie ist remis.
    [illegal-position] Die regelwidrige Stellung steht noch da. Die Partie ist remis.
    [sealed] { side-name } gewinnt, weil der Abgabezug ungültig ist.
    [sealed-drawn] Der Abgabezug ist ungültig und würde verlieren, aber der Gegner kann nicht mattsetzen. Die Partie ist remis.
    [late] { side-name } gewinnt, weil der Gegner zu spät gekommen ist.
    [quickplay] { side-name } gewinnt: der Antrag ist abgelehnt.
    [quickplay-drawn] Dem Antrag in der Endspurtphase ist stattgegeben. Die Partie ist remis.
    [device] { side-name } gewinnt wegen eines Telefons.
    [penalty] { side-name } gewinnt durch eine Strafe des Schiedsrichters.
    [ruled] { side-name } gewinnt durch Entscheidung des Schiedsrichters.
    [ruled-drawn] Die Partie ist remis durch Entscheidung des Schiedsrichters.
    [both-lose] Beide haben verloren.
   *[annulled] Die Partie ist annulliert. Eine andere ist zu spielen.
}

refused-ruling-hangs = Das Ergebnis wartet auf den Schiedsrichter. Bis dahin spielt niemand weiter.
refused-ruling-searching = Es wird noch berechnet, ob ein Matt möglich ist. Warten Sie auf die Antwort.
refused-ruling-agree-first = Einigen Sie sich zuerst: Geben Sie { WORD("draw") }, { WORD("resume") } oder { WORD("resign") } ein.
refused-ruling-nothing-hangs = Nichts wartet auf eine Entscheidung. Entscheiden Sie anderes.
refused-ruling-nothing-noted = Keine solche Unregelmäßigkeit ist verzeichnet. Haben Sie eine gesehen, stellen Sie einen Halbzug wieder her.
refused-ruling-not-illegal = Was verzeichnet ist, ist nach diesen Regeln kein regelwidriger Zug. Sie können es stattdessen bestrafen.
refused-ruling-stands = Der regelwidrige Zug bleibt stehen, weil der Gegner gezogen hat. Sind beide einig, stellen Sie wieder her.
refused-ruling-only-opponent = Nach diesen Regeln darf nur der Gegner darauf hinweisen. Warten Sie auf den Antrag.
refused-ruling-no-such-penalty = Die Regeln dieser Partie kennen diese Strafe nicht. Wählen Sie eine andere.
refused-ruling-time-missing = Sagen Sie, wie viel Zeit, in Minuten und Sekunden.
refused-ruling-too-much-time = So viel zeigt die Uhr nicht. Nehmen Sie weniger, oder stellen Sie sie.
refused-ruling-clock-too-high = So viel zeigt keine Uhr. Geben Sie weniger.
refused-ruling-already-so = Das ist schon so. Nichts wurde geändert.
refused-ruling-result-stands = Die Partie ist zu Ende. Stellen Sie eine Stellung wieder her, oder entscheiden Sie ein anderes Ergebnis.
refused-ruling-no-result = Die Partie hat noch kein Ergebnis. Entscheiden Sie zuerst dieses.
refused-ruling-no-such-period = Die Bedenkzeit dieser Seite hat keinen solchen Abschnitt. Nennen Sie einen, den sie hat.
refused-ruling-has-moved = Wer gezogen hat, war da. Nichts wurde vermerkt.
refused-ruling-too-late = Dafür sind schon zu viele Züge geschehen. Die Partie geht weiter, wie sie steht.
refused-ruling-no-gap = Es gibt keine Lücke, die anzurechnen wäre. Spielen Sie einfach weiter.
refused-ruling-no-flag = Kein Blättchen ist gefallen. Sehen Sie auf die Uhren.
refused-ruling-flag-not-yours = Nach diesen Regeln darf nur ein Spieler darauf hinweisen. Warten Sie auf den Antrag.
refused-ruling-no-such-points = Diese Punkte kann man nicht geben: jeder einen, einen halben oder keinen, zusammen nicht mehr als einen.
refused-ruling-no-offence = Nach den Regeln dieser Partie ist das kein Verstoß. Stört es, wählen Sie eine Strafe.
refused-ruling-bound = Berührt, geführt: Sie müssen eine Figur ziehen von { $pieces }.
refused-ruling-no-position = Was auf dem Brett steht, ist keine regelgemäße Stellung. Stellen Sie zuerst eine her.
refused-ruling-displaced = { side-name } hat Figuren verschoben und stellt sie zuerst zurück. Warten Sie, bis die Uhr gedrückt ist.
refused-ruling-not-completed = { side-name } hat einen Zug ausgeführt und die Uhr noch nicht gedrückt. Warten Sie darauf und geben Sie die Anordnung dann noch einmal.
refused-ruling-seal-first = Gerade wird ein Zug abgegeben. Geben Sie die Anordnung noch einmal, wenn er auf dem Brett ausgeführt ist.
refused-ruling-does-not-follow = Halbzug { WORDS($number) } wäre dann nicht regelgemäß. Gehen Sie mit wiederherstellen vor ihn zurück.

illegal-article = { $refusal } Siehe Artikel { $article } der Regeln.

pin-ask = Schiedsrichter, geben Sie die PIN ein.
pin-choose = Schiedsrichter, wählen Sie eine PIN aus mindestens vier Zeichen und geben Sie sie ein.
pin-too-short = Eine PIN hat mindestens vier Zeichen. Geben Sie eine andere ein.
pin-wrong = Diese PIN ist falsch. Versuchen Sie es wieder in { $time }.
pin-wait = Warten Sie { $time } bis zum nächsten Versuch.
pin-told = Für den Schiedsrichter wurde eine falsche PIN eingegeben, Nummer { WORDS($count) }.
pin-floor = Schiedsrichter, Sie haben das Wort. Geben Sie Ihre Anordnungen einzeln ein; eine leere Zeile beendet sie.
pin-floor-ends = Der Schiedsrichter ist fertig.
order-unknown = Diese Anordnung kenne ich nicht: { $text }. Zum Beispiel: { $examples }.
built-with = Dieses Programm enthält { $engine ->
    [yes] den eingebauten Gegner, der im Turnier verschlossen bleibt,
   *[no] keinen eigenen Gegner
} und keine Bildschirme im Netz.
no-engine-built = Dieses Programm enthält keinen eigenen Gegner. Spielen Sie gegen einen Menschen: wählen Sie als Gegner console oder board.
