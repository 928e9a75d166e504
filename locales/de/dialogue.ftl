# Der Dialog des Anhangs D: ansagen, wiederholen, ausführen, drücken.

dialogue-repeated = { side-name } wiederholt: { $move }.
dialogue-mismatch = Das stimmt nicht überein. Bitte den Zug wiederholen.
dialogue-corrected = { side-name } berichtigt: { $move }.
dialogue-adjusting = { side-name }: Ich korrigiere.
dialogue-stopped = Die Uhren stehen. Der Schiedsrichter wird gerufen.
dialogue-did = { $deed ->
    [lifted] Gehoben
    [touched] Berührt
    [placed] Gesetzt
    [removed] Vom Brett genommen
   *[new-piece] Neue Figur
}: { piece-of-side }, { $square }.
dialogue-executed = Auf Ihrem Brett ausgeführt: { $move }.
dialogue-promotion-missing = Sagen Sie den Zug noch einmal an, mit der Umwandlungsfigur.
dialogue-your-move-is-made = Ihr Zug ist ausgeführt.
dialogue-adjust-board = Ihr Brett ist anders. { $moved ->
    [yes] Der letzte gültige Zug ist { $move }.
   *[no] Es muss die Anfangsstellung zeigen.
} Stellen Sie Ihre Figuren richtig.

dialogue-press-refused = { side-name } hat zu früh gedrückt: { dialogue-missing }
dialogue-missing = { $missing ->
    [captured] die geschlagene Figur ist nicht entfernt.
    [not-placed] die Figur ist nicht gesetzt.
    [not-announced] der Zug ist nicht angesagt.
    [promotion] die Umwandlungsfigur ist nicht angesagt.
    [not-repeated] der Zug ist nicht wiederholt.
    [not-executed] der Zug ist auf dem anderen Brett nicht ausgeführt.
   *[no-move] es gibt keinen Zug.
}
dialogue-obligation = { side-name } zieht nicht mit der berührten Figur.
dialogue-touch-reported = Meldung: { side-name } hat die Figur auf { $square } berührt.
dialogue-touch-claimed = { side-name } reklamiert: berührt, geführt.{ $waits ->
    [yes] {" "}Die Uhren stehen, bis der Schiedsrichter entscheidet.
   *[no] {""}
}
dialogue-touch-decide = { side-name } reklamiert, dass { $named ->
    [yes] die Figur auf { $square } berührt und
   *[no] eine berührte Figur
} nicht gezogen wurde. { $known ->
    [yes] Als berührt verzeichnet: { $squares }.
   *[no] Es ist keine berührte Figur verzeichnet.
} Geben Sie ein: { $whole ->
    [yes] { WORD("say-accept-claim") }
   *[no] { WORD("say-accept-claim") } mit ihrem Feld
} oder { WORD("say-reject-claim") }.
dialogue-touch-stands = Der Zug von { side-name } war trotz der berührten Figur erlaubt. Er bleibt.
dialogue-touch-not-recorded = Es ist keine berührte Figur verzeichnet, die zu ziehen war. Die Partie geht weiter.
dialogue-touch-binds = { $bound ->
    [move] Berührt, geführt: { side-name } muss die Figur auf { $square } ziehen.
    [capture] Berührt, geführt: { side-name } muss die Figur auf { $other } schlagen.
    [with] Berührt, geführt: { side-name } muss die Figur auf { $other } mit der Figur auf { $square } schlagen.
    [castle] Berührt, geführt: { side-name } muss rochieren.
   *[nothing] Keine verzeichnete berührte Figur kann ziehen. { side-name } darf jeden regelgemäßen Zug machen.
}
dialogue-slip = { side-name } hat einen Versprecher berichtigt.
dialogue-overstepped = Der Assistent von { side-name } { $duty ->
    [none] hat getan, was nicht zu seinen Aufgaben gehört.
   *[other] hat ungefragt oder für den falschen Spieler gehandelt.
}
dialogue-said-to-differ = { side-name } sagt: Die Bretter unterscheiden sich. { $arbiter ->
    [yes] Die Uhren stehen. Der Schiedsrichter wird gerufen.
   *[no] Die Partie ist unterbrochen.
}
dialogue-record-says = { $moved ->
    [yes] Der letzte aufgezeichnete Zug ist { $move }.
   *[no] Es ist noch kein Zug aufgezeichnet.
} Das ganze Brett hören Sie mit: { WORD("board") }. Stellen Sie Ihre Figuren richtig. Geben Sie dann ein: { WORD("say-boards-agree") }.{ $takes_back ->
    [yes] {" "}Um den Zug danach zurückzunehmen, geben Sie ein: { WORD("undo") }.
   *[no] {""}
}
dialogue-board-agrees = { side-name } sagt: Die Bretter stimmen überein. Der andere Spieler muss es noch sagen.
dialogue-diverged = { $known ->
    [yes] Die Bretter unterscheiden sich auf { $squares }.
   *[no] Die Aufzeichnung zeigt keinen Unterschied.
} { $decision ->
    [both] Die Formulare stimmen überein. Beide Spieler stellen ihre Figuren richtig.
    [white] Die Formulare stimmen überein. Weiß stellt die Figuren richtig.
    [black] Die Formulare stimmen überein. Schwarz stellt die Figuren richtig.
    [retrace] Die Formulare unterscheiden sich. Halbzüge, in denen sie übereinstimmen: { WORDS($agreed) }.
   *[unclear] Beide Formulare enthalten einen regelwidrigen Zug. Stellen Sie die Stellung davor wieder her.
}{ $confirm ->
    [yes] {" "}Zum Bestätigen geben Sie ein: { WORD("say-settle") }.
   *[no] {""}
}
dialogue-diverged-times = Die Zeiten damals: Weiß { $white }, Schwarz { $black }.
dialogue-time-wanted = { side-name } fragt Sie nach der Zeit.
dialogue-formalities = Der Assistent von { side-name } hat die Formalitäten der Hängepartie erledigt.

dialogue-standing = { $state ->
    [await] Nichts ist berührt.
    [touched] Eine Figur ist berührt.
    [placed] Die Figur ist gesetzt, der Zug noch nicht ausgeführt.
    [made] Der Zug von { side-name } ist ausgeführt.
    [repeated] Der Zug von { side-name } ist ausgeführt und wiederholt.
    [mirrored] Der Zug von { side-name } ist auf beiden Brettern ausgeführt.
   *[diverged] Die Uhren stehen.
} { dialogue-awaited }
dialogue-awaited = { $who ->
    [you] { $awaited ->
        [move] Sie sind am Zug.
        [place] Setzen Sie jetzt die Figur.
        [remove] Entfernen Sie jetzt die geschlagene Figur.
        [announce] Sagen Sie jetzt den Zug an.
        [promotion] Sagen Sie jetzt die Umwandlungsfigur an.
        [repeat] Wiederholen Sie jetzt den Zug.
        [execute] Führen Sie ihn jetzt auf Ihrem Brett aus.
        [agree] Stellen Sie jetzt Ihre Figuren richtig, und sagen Sie, dass die Bretter übereinstimmen.
       *[press] Drücken Sie jetzt die Uhr.
    }
    [white] Weiß { $awaited ->
        [move] ist am Zug.
        [place] muss die Figur setzen.
        [remove] muss die geschlagene Figur entfernen.
        [announce] muss den Zug ansagen.
        [promotion] muss die Umwandlungsfigur ansagen.
        [repeat] muss den Zug wiederholen.
        [execute] muss ihn auf dem anderen Brett ausführen.
        [agree] muss die Figuren richtig stellen.
       *[press] muss die Uhr drücken.
    }
    [black] Schwarz { $awaited ->
        [move] ist am Zug.
        [place] muss die Figur setzen.
        [remove] muss die geschlagene Figur entfernen.
        [announce] muss den Zug ansagen.
        [promotion] muss die Umwandlungsfigur ansagen.
        [repeat] muss den Zug wiederholen.
        [execute] muss ihn auf dem anderen Brett ausführen.
        [agree] muss die Figuren richtig stellen.
       *[press] muss die Uhr drücken.
    }
   *[arbiter] Der Schiedsrichter entscheidet.
}

dialogue-no-dialogue = Diese Partie wird ohne den Dialog gespielt. Geben Sie einfach Ihren Zug ein.
dialogue-diverged-wait = Die Uhren stehen. Warten Sie auf die Entscheidung des Schiedsrichters.
dialogue-agree-first = Die Bretter unterscheiden sich. Ist Ihres richtig, geben Sie ein: { WORD("say-boards-agree") }.
dialogue-agreement-awaited = Die Bretter unterscheiden sich. Ihr Gegner muss noch sagen, dass sie übereinstimmen. Warten Sie.
dialogue-not-diverged = Es ist kein Unterschied der Bretter verzeichnet. Spielen Sie weiter.
dialogue-no-piece-there = Auf diesem Feld steht keine passende Figur. Nennen Sie ein anderes Feld.
dialogue-nothing-in-hand = Ihre Hand ist leer. Heben Sie erst eine Figur an.
dialogue-already-announced = Ihr Zug ist angesagt. War es ein Versprecher, geben Sie ein: { WORD("say-correct") }, und den Zug.
dialogue-changed-too-often = Sie haben Ihre Ansage zu oft geändert: Die anderen hören nichts mehr davon. Machen Sie Ihren Zug.
dialogue-repeated-before = Dieser Zug wurde schon wiederholt. Spielen Sie weiter.
dialogue-nothing-to-repeat = Es wurde kein Zug angesagt. Warten Sie auf Ihren Gegner.
dialogue-nothing-to-execute = Ihr Gegner hat noch nicht gezogen. Warten Sie auf den Zug.
dialogue-not-the-announced-move = Ein anderer Zug wurde angesagt. Führen Sie den aus.
dialogue-nothing-to-correct = Es gibt nichts zu berichtigen. Sagen Sie Ihren Zug an.
dialogue-not-the-move-made = Ihr Brett zeigt einen anderen Zug. Nennen Sie als Berichtigung den ausgeführten.
dialogue-already-repeated = Ihr Gegner hat Ihren Zug schon wiederholt oder ausgeführt: Er gilt. Ist er falsch, rufen Sie den Schiedsrichter.
dialogue-too-late-to-correct = Die Uhr ist gedrückt: Für eine Berichtigung ist es zu spät. Rufen Sie den Schiedsrichter.
dialogue-already-pressed = Sie haben keinen Zug abzuschließen. Ihr Gegner ist am Zug.
dialogue-clock-not-running = Ihre Uhr läuft nicht: Ihr Gegner hat noch nicht gedrückt. Warten Sie.
dialogue-not-a-duty = Das ist nicht die Aufgabe dieses Platzes. Überlassen Sie es den anderen.
dialogue-no-assistant = { side-name } hat keinen Assistenten.
dialogue-not-requested = Ihr Spieler hat nicht nach der Zeit gefragt. Warten Sie, bis er fragt.
dialogue-complaint-after-move = Ihr Gegner ist am Zug: Für einen früheren Zug ist es zum Reklamieren zu spät. Warten Sie.
dialogue-complaint-too-late = Sie haben selbst eine Figur berührt: Zum Reklamieren ist es zu spät. Machen Sie Ihren Zug.
dialogue-bound = { $bound ->
    [move] Berührt, geführt: Sie müssen die Figur auf { $square } ziehen.
    [capture] Berührt, geführt: Sie müssen die Figur auf { $other } schlagen.
    [with] Berührt, geführt: Sie müssen die Figur auf { $other } mit der Figur auf { $square } schlagen.
    [castle] Berührt, geführt: Sie müssen rochieren.
   *[nothing] Sie dürfen jeden regelgemäßen Zug machen.
}
dialogue-not-felt = Nur wer das Brett nicht sieht, ertastet die Figuren.
dialogue-illegal-on-sheets = Beide Formulare enthalten einen regelwidrigen Zug. Stellen Sie die Stellung davor wieder her.
dialogue-press-captured = Entfernen Sie erst die geschlagene Figur, dann drücken Sie.
dialogue-press-not-placed = Setzen Sie erst Ihre Figur, dann drücken Sie.
dialogue-press-not-announced = Sagen Sie erst Ihren Zug an, dann drücken Sie.
dialogue-press-promotion = Sagen Sie erst Ihren Zug mit der Umwandlungsfigur an, dann drücken Sie.
dialogue-press-not-repeated = Warten Sie, bis Ihr Gegner den Zug wiederholt, dann drücken Sie.
dialogue-press-not-executed = Warten Sie, bis Ihr Zug auf dem anderen Brett ausgeführt ist, dann drücken Sie.
dialogue-press-no-move = Machen Sie erst Ihren Zug, dann drücken Sie.
dialogue-not-clear = Ich erkenne nicht, welchen Zug Sie meinen. Nennen Sie beide Felder.
