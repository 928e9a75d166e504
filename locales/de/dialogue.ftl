# Der Dialog des Anhangs D: ansagen, wiederholen, ausführen, drücken.

dialogue-repeated = { side-name } wiederholt: { $move }.
dialogue-mismatch = Das stimmt nicht überein. Bitte den Zug wiederholen.
dialogue-corrected = { side-name } berichtigt: { $move }.
dialogue-adjusting = { side-name }: Ich rücke zurecht.
dialogue-stopped = Die Uhren stehen. Der Schiedsrichter wird gerufen.
dialogue-did = { $deed ->
    [lifted] Gehoben
    [touched] Berührt
    [placed] Gesetzt
    [removed] Vom Brett genommen
   *[new-piece] Neue Figur
}: { piece-of-side }, { $square }.
dialogue-executed = Auf Ihrem Brett ausgeführt: { $move }.
dialogue-promotion-missing = Sagen Sie den Zug noch einmal an, mit der Figur, in die der Bauer umgewandelt wird.
dialogue-your-move-is-made = Ihr Zug ist ausgeführt.
dialogue-adjust-board = Ihr Brett zeigt etwas anderes. { $moved ->
    [yes] Der letzte gültige Zug ist { $move }.
   *[no] Es gilt die Anfangsstellung.
} Stellen Sie Ihre Figuren richtig.

dialogue-press-refused = { side-name } hat gedrückt, bevor der Zug ausgeführt war: { dialogue-missing }
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
dialogue-touch-claimed = { side-name } beansprucht: berührt, geführt.{ $waits ->
    [yes] {" "}Die Uhren stehen, bis der Schiedsrichter entschieden hat.
   *[no] {""}
}
dialogue-touch-decide = { side-name } sagt, dass eine berührte Figur nicht gezogen wurde. { $known ->
    [yes] Als berührt vermerkt: { $squares }.
   *[no] Keine berührte Figur ist vermerkt.
} Geben Sie { WORD("say-accept-claim") } oder { WORD("say-reject-claim") } ein.
dialogue-touch-binds = { $bound ->
    [move] Berührt, geführt: { side-name } muss die Figur auf { $square } ziehen.
    [capture] Berührt, geführt: { side-name } muss die Figur auf { $other } schlagen.
    [with] Berührt, geführt: { side-name } muss die Figur auf { $other } mit der Figur auf { $square } schlagen.
    [castle] Berührt, geführt: { side-name } muss rochieren.
   *[nothing] Vermerkt ist keine berührte Figur, die ziehen kann. { side-name } darf jeden regelgemäßen Zug machen.
}
dialogue-slip = { side-name } hat einen Versprecher berichtigt.
dialogue-overstepped = Der Assistent von { side-name } { $duty ->
    [none] hat getan, was keinem Assistenten zusteht.
   *[other] hat ungefragt oder für den falschen Spieler getan, was ihm sonst zusteht.
}
dialogue-diverged = Die Bretter unterscheiden sich auf { $squares }. { $decision ->
    [both] Die Formulare stimmen überein. Beide Spieler stellen ihre Figuren richtig.
    [white] Die Formulare stimmen überein. Weiß stellt seine Figuren richtig.
    [black] Die Formulare stimmen überein. Schwarz stellt seine Figuren richtig.
    [retrace] Die Formulare unterscheiden sich. Halbzüge, in denen sie übereinstimmen: { WORDS($agreed) }.
   *[unclear] Beide Formulare enthalten einen regelwidrigen Zug: Stellen Sie die Stellung davor wieder her.
}{ $confirm ->
    [yes] {" "}Geben Sie angleichen ein, um das zu bestätigen.
   *[no] {""}
}
dialogue-diverged-times = Die Zeiten damals: Weiß { $white }, Schwarz { $black }.
dialogue-time-wanted = { side-name } fragt Sie nach der Zeit.
dialogue-formalities = Der Assistent von { side-name } hat erledigt, was die Vertagung verlangt.

dialogue-standing = { $state ->
    [await] Nichts ist berührt.
    [touched] Eine Figur ist berührt.
    [placed] Die Figur ist gesetzt, der Zug noch nicht ausgeführt.
    [made] Der Zug von { side-name } ist ausgeführt.
    [repeated] Der Zug von { side-name } ist ausgeführt und wiederholt.
    [mirrored] Der Zug von { side-name } ist auf beiden Brettern ausgeführt.
   *[diverged] Die Uhren stehen.
} { $who ->
    [you] { $awaited ->
        [move] Sie sind am Zug.
        [place] Setzen Sie jetzt die Figur.
        [remove] Entfernen Sie jetzt die geschlagene Figur.
        [announce] Sagen Sie jetzt den Zug an.
        [promotion] Sagen Sie jetzt an, was aus dem Bauern wird.
        [repeat] Wiederholen Sie jetzt den Zug.
        [execute] Führen Sie ihn jetzt auf Ihrem Brett aus.
       *[press] Drücken Sie jetzt die Uhr.
    }
    [white] Weiß { $awaited ->
        [move] ist am Zug.
        [place] muss die Figur setzen.
        [remove] muss die geschlagene Figur entfernen.
        [announce] muss ansagen.
        [promotion] muss ansagen, was aus dem Bauern wird.
        [repeat] muss wiederholen.
        [execute] muss ihn auf dem anderen Brett ausführen.
       *[press] muss die Uhr drücken.
    }
    [black] Schwarz { $awaited ->
        [move] ist am Zug.
        [place] muss die Figur setzen.
        [remove] muss die geschlagene Figur entfernen.
        [announce] muss ansagen.
        [promotion] muss ansagen, was aus dem Bauern wird.
        [repeat] muss wiederholen.
        [execute] muss ihn auf dem anderen Brett ausführen.
       *[press] muss die Uhr drücken.
    }
   *[arbiter] Der Schiedsrichter entscheidet.
}

dialogue-no-dialogue = Diese Partie wird ohne den Dialog gespielt. Geben Sie einfach Ihren Zug ein.
dialogue-diverged-wait = Die Uhren stehen, bis der Schiedsrichter entschieden hat. Warten Sie auf ihn.
dialogue-not-diverged = Niemand hat verschiedene Bretter gefunden. Spielen Sie weiter.
dialogue-no-piece-there = Auf diesem Feld steht keine Figur dafür. Nennen Sie ein anderes Feld.
dialogue-nothing-in-hand = Sie haben keine Figur in der Hand. Heben Sie erst eine.
dialogue-already-announced = Ihr Zug ist angesagt. War es ein Versprecher, geben Sie berichtigen und den Zug ein.
dialogue-nothing-to-repeat = Es gibt keine Ansage zu wiederholen. Warten Sie auf die Ihres Gegners.
dialogue-nothing-to-execute = Ihr Gegner hat noch keinen Zug ausgeführt. Warten Sie darauf.
dialogue-not-the-announced-move = Ein anderer Zug wurde angesagt. Führen Sie den aus.
dialogue-nothing-to-correct = Es gibt nichts zu berichtigen. Sagen Sie Ihren Zug an.
dialogue-not-the-move-made = Ihre Figuren zeigen einen anderen Zug. Berichtigen Sie auf den ausgeführten.
dialogue-already-repeated = Ihr Gegner hat Ihren Zug schon wiederholt oder ausgeführt: Er gilt. Ist er falsch, rufen Sie den Schiedsrichter.
dialogue-too-late-to-correct = Die Uhr ist gedrückt: Für eine Berichtigung ist es zu spät. Rufen Sie den Schiedsrichter.
dialogue-already-pressed = Sie haben keinen Zug abzuschließen. Ihr Gegner ist am Zug.
dialogue-clock-not-running = Ihre Uhr läuft nicht: Ihr Gegner hat noch nicht gedrückt. Drücken Sie danach.
dialogue-not-a-duty = Das steht diesem Platz nicht zu. Überlassen Sie es dem, dem es zusteht.
dialogue-not-requested = Ihr Spieler hat nicht nach der Zeit gefragt. Sagen Sie sie, wenn er fragt.
dialogue-complaint-too-late = Sie haben selbst eine Figur berührt: Für eine Reklamation ist es zu spät. Führen Sie Ihren Zug aus.
dialogue-bound = { $bound ->
    [move] Berührt, geführt: Sie müssen die Figur auf { $square } ziehen.
    [capture] Berührt, geführt: Sie müssen die Figur auf { $other } schlagen.
    [with] Berührt, geführt: Sie müssen die Figur auf { $other } mit der Figur auf { $square } schlagen.
    [castle] Berührt, geführt: Sie müssen rochieren.
   *[nothing] Sie dürfen jeden regelgemäßen Zug machen.
}
dialogue-not-felt = Sie sehen Ihr Brett. Nur wer es nicht sieht, ertastet die Figuren.
dialogue-illegal-on-sheets = Beide Formulare enthalten einen regelwidrigen Zug. Stellen Sie die Stellung davor wieder her.
dialogue-press-captured = Die geschlagene Figur steht noch da. Entfernen Sie sie, dann drücken Sie.
dialogue-press-not-placed = Ihre Figur ist noch nicht gesetzt. Setzen Sie sie, dann drücken Sie.
dialogue-press-not-announced = Ihr Zug ist noch nicht angesagt. Sagen Sie ihn an, dann drücken Sie.
dialogue-press-promotion = Sie haben nicht angesagt, was aus dem Bauern wird. Sagen Sie es an, dann drücken Sie.
dialogue-press-not-repeated = Ihr Gegner hat den Zug noch nicht wiederholt. Warten Sie darauf, dann drücken Sie.
dialogue-press-not-executed = Ihr Zug ist auf dem anderen Brett noch nicht ausgeführt. Warten Sie darauf, dann drücken Sie.
dialogue-press-no-move = Sie haben noch nicht gezogen. Führen Sie Ihren Zug aus, dann drücken Sie.
dialogue-not-clear = Ich erkenne nicht, welchen Zug Sie meinen. Nennen Sie beide Felder.
help-dialogue = Der ganze Dialog: Ein eingegebener Zug ist angesagt und ausgeführt. Einen Zug ansagen, wiederholen, berichtigen oder ausführen, eine Figur heben, setzen oder entfernen, dann drücken. Stand sagt, was als Nächstes kommt.
