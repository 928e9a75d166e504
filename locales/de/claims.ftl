# Remis, das beantragt oder vereinbart wird, und das Partieformular als Pflicht.

claim-made = { side-name } beantragt Remis { $ground ->
    [repetition] durch Stellungswiederholung
   *[fifty] nach der Fünfzig-Züge-Regel
}{ $moved ->
    [yes] {" "}mit dem Zug { $move }
   *[no] {""}
}.
claim-stood = nach Zug { WORDS($number) } von { side-name }
claim-stood-start = am Anfang
claim-times = { $times ->
    [one] einmal verzeichnet
   *[other] { WORDS($times) } Mal verzeichnet
}
claim-evidence-repetition = { $found ->
    [yes] Die Stellung stand auf dem Brett: { $list }: { claim-times }.
   *[no] Die Stellung stand noch nicht auf dem Brett.
}{ $moved ->
    [yes] {" "}Der aufgeschriebene Zug ist { $move }.
   *[no] {""}
}
claim-evidence-fifty = { $number ->
    [0] Kein Halbzug ohne Schlagen und ohne Bauernzug ist verzeichnet.
    [one] Im letzten Halbzug wurde nicht geschlagen und kein Bauer gezogen.
   *[other] In den letzten { WORDS($number) } Halbzügen wurde nicht geschlagen und kein Bauer gezogen.
}
claim-decide = Entscheiden Sie über den Antrag von { side-name }: { $postponable ->
    [yes] { WORD("say-accept-claim") }, { WORD("say-reject-claim") } oder { WORD("say-postpone-claim") }
   *[no] { WORD("say-accept-claim") } oder { WORD("say-reject-claim") }
}.
claim-wrong = Der Antrag von { side-name } ist falsch.{ $given ->
    [yes] {" "}Der Gegner bekommt { $time }.
   *[no] {""}
}{ $must ->
    [move] {" "}Jetzt muss { $move } gespielt werden.
    [piece] {" "}Jetzt muss die Figur dieses Zuges ziehen.
   *[no] {""}
}
claim-correct = Der Antrag von { side-name } ist richtig.
claim-quickplay = { side-name } beantragt Remis: Der Gegner { $basis ->
    [cannot] kann mit normalen Mitteln nicht gewinnen
   *[effort] unternimmt keine Anstrengungen zu gewinnen
}.
claim-decided = Der Antrag von { side-name } ist { $decision ->
    [accepted] angenommen
    [postponed] aufgeschoben: Die Partie geht weiter
   *[rejected] abgelehnt
}.{ $given ->
    [yes] {" "}Der Gegner bekommt { $time }.
   *[no] {""}
}
claim-packet = Der Antrag hat die Partie beendet. Der Schiedsrichter entscheidet später. Endstellung: { $position }.{ $timed ->
    [yes] {" "}Weiß hat { $white }, Schwarz hat { $black }.
   *[no] {""}
}{ $sheet ->
    [yes] {" "}Auch das Partieformular wird abgegeben.
   *[no] {""}
} Der Gegner gibt ein: { WORD("say-verify") } oder { WORD("say-dispute") }.
claim-verified = { $agrees ->
    [yes] Der Gegner bestätigt die Endstellung.
   *[no] Der Gegner bestreitet die Endstellung.
}
claim-increment-asked = { side-name } bittet um einen Zeitzuschlag und bietet damit Remis an.
claim-increment = { $given ->
    [yes] Von jetzt an bringt jeder Zug { $increment } dazu. Der Gegner bekommt { $time }.
   *[no] Es gibt keinen Zeitzuschlag.
}
claim-waits = { $what ->
    [later] Der Antrag von { side-name } hat die Partie beendet. Der Schiedsrichter entscheidet später.
    [reply] { side-name } bittet um einen Zeitzuschlag. Erst beantwortet der Gegner das Remisangebot.
   *[arbiter] Ziehen Sie nicht: Der Schiedsrichter entscheidet über den Antrag von { side-name }.
}
claim-withdrawn = { side-name } nimmt den Antrag zurück.
claim-agreed = Beide wollen Remis. Der Schiedsrichter muss zustimmen.
claim-not-consented = Der Schiedsrichter stimmt nicht zu. Die Partie geht weiter.
claim-reason = Grund: weil { $reason }.
claim-improper = Remisangebot von { side-name } zur falschen Zeit, Nummer { WORDS($count) }.
claim-hint = Remis kann { $ground ->
    [repetition] durch Stellungswiederholung
   *[fifty] nach der Fünfzig-Züge-Regel
} beantragt werden. Geben Sie ein: { WORD("say-claim") }.
refused-claim = { $why ->
    [not-by-claim] Dieses Remis kann nach diesen Regeln nicht beantragt werden. Spielen Sie weiter.
    [not-on-move] Sie können Remis nur beantragen, wenn Sie am Zug sind. Warten Sie.
    [right-lost] Sie haben eine Figur berührt oder gezogen: Für den Antrag ist es zu spät. Spielen Sie weiter.
    [move-not-made] Nach diesen Regeln zählt nur, was gespielt wurde. Beantragen Sie Remis ohne Zug.
    [needs-scoresheet] Ein Antrag braucht ein Partieformular. Rufen Sie den Schiedsrichter.
    [not-in-event] In diesem Turnier gibt es diesen Antrag nicht. Spielen Sie weiter.
    [not-in-class] In dieser Art von Partie gibt es diesen Antrag nicht. Spielen Sie weiter.
    [with-increment] Mit Zeitzuschlag gibt es diesen Antrag nicht. Spielen Sie weiter.
    [time-left] Dafür haben Sie noch zu viel Zeit. Spielen Sie weiter.
    [open] Erst wird über den offenen Antrag entschieden. Warten Sie auf den Schiedsrichter.
    [concluded] Der Antrag hat die Partie beendet. Der Schiedsrichter entscheidet später.
    [not-open] Es ist kein Antrag offen. Um einen zu stellen, geben Sie ein: { WORD("say-claim") }.
    [not-withdrawable] Ein Angebot oder ein Antrag kann nicht zurückgenommen werden. Warten Sie auf die Antwort.
    [must-play] Sie müssen den Zug spielen, mit dem Sie Remis beantragt haben. Geben Sie ihn ein.
    [own-move-first] Ziehen Sie zuerst, dann bieten Sie Remis an.
    [too-few-moves] Vor einem Remis müssen beide gezogen haben. Spielen Sie weiter.
    [nothing-agreed] Die Spieler haben kein Remis vereinbart. Warten Sie.
    [offer-open] Erst antwortet der Gegner auf das Angebot. Warten Sie.
    [not-postponable] Das lässt sich nicht aufschieben. Nehmen Sie an oder lehnen Sie ab.
    [nothing-to-claim] Jetzt kann nichts beantragt werden. Spielen Sie weiter.
   *[no-arbiter] Dafür braucht es einen Schiedsrichter, und es ist keiner da. Spielen Sie weiter.
}
ask-claim-ground = Durch Stellungswiederholung oder nach der Fünfzig-Züge-Regel? Geben Sie ein: { WORD("say-repetition") } oder { WORD("say-fifty") }.
ask-claim-move = Mit einem Zug? Geben Sie den Zug ein, den Sie aufschreiben, oder: { WORD("say-now") }.
confirm-claim = Remis beantragen { $ground ->
    [repetition] durch Stellungswiederholung
   *[fifty] nach der Fünfzig-Züge-Regel
}{ $moved ->
    [yes] {" "}mit { $move }
   *[no] {""}
}? Das kann nicht zurückgenommen werden. Antworten Sie { WORD("yes") } oder { WORD("no") }.
confirm-quickplay = Remis beantragen, weil der Gegner { $basis ->
    [cannot] mit normalen Mitteln nicht gewinnen kann
   *[effort] keine Anstrengungen unternimmt zu gewinnen
}? Antworten Sie { WORD("yes") } oder { WORD("no") }.
confirm-sign = Dieses Ergebnis unterschreiben: { sheet-result } Antworten Sie { WORD("yes") } oder { WORD("no") }.
claim-move-unclear = Dieser Zug ist nicht eindeutig. Geben Sie ihn noch einmal ein, oder: { WORD("say-now") }.
confirm-seal = Diesen Zug abgeben? Er wird nicht angesagt. Antworten Sie { WORD("yes") } oder { WORD("no") }.
seal-what = Geben Sie den Abgabezug ein. Er wird weder angezeigt noch gesprochen.
sign-what = Welches Ergebnis? Geben Sie ein: { WORD("say-sign") }, mit oder ohne Ergebnis.
session-when = In wie vielen Minuten endet die Spielzeit? Geben Sie eine Zahl ein.
ask-word = { $opens ->
    [yes] Schiedsrichter, geben Sie das Kennwort des Umschlags ein.
   *[no] Schiedsrichter, geben Sie ein Kennwort von mindestens vier Buchstaben ein. Nur damit öffnet sich der Umschlag.
} Zum Abbrechen geben Sie { WORD("no") } ein.
ask-word-again = Geben Sie das Kennwort noch einmal ein.
words-differ = Die beiden sind verschieden. Geben Sie das Kennwort neu ein.
word-is-command = Das ist ein Befehl. Geben Sie das Kennwort ein, oder { WORD("no") } zum Abbrechen.
sheet-result = { $result ->
    [white] Weiß gewinnt.
    [black] Schwarz gewinnt.
    [white-half] Weiß bekommt einen halben Punkt. Schwarz hat verloren.
    [black-half] Schwarz bekommt einen halben Punkt. Weiß hat verloren.
    [both] Beide Spieler haben verloren.
    [open] Die Partie hat kein Ergebnis.
   *[drawn] Remis.
}
record-written = Halbzüge auf Ihrem Formular: { WORDS($number) }.
record-out-of-order = { side-name } hat gezogen, ohne vorher { $order ->
    [own] den eigenen letzten Zug
    [other] die Züge des Gegners
   *[all] die fehlenden Züge
} aufzuschreiben.
record-signed = { side-name } hat unterschrieben: { sheet-result }
record-approved = Beide haben unterschrieben. { sheet-result }
record-discrepancy = Die unterschriebenen Ergebnisse passen nicht zur Partie. Weiß: { $white }. Schwarz: { $black }. Die Partie: { $shown }.
record-discrepancy-item = { $result ->
    [white] Weiß gewinnt
    [black] Schwarz gewinnt
    [drawn] Remis
    [white-half] ein halber Punkt für Weiß, Schwarz hat verloren
    [black-half] ein halber Punkt für Schwarz, Weiß hat verloren
    [both] beide haben verloren
    [open] kein Ergebnis
   *[none] nichts
}
record-overruled = Der Schiedsrichter entscheidet: { sheet-result }
record-not-signed = { $white ->
    [yes] { $black ->
        [yes] Weiß und Schwarz haben noch nicht unterschrieben.
       *[no] Weiß hat noch nicht unterschrieben.
    }
   *[no] Schwarz hat noch nicht unterschrieben.
} Geben Sie ein: { WORD("say-sign") }.
record-sign-anew = { side-name } muss neu unterschreiben: Das Ergebnis ist ein anderes. Geben Sie ein: { WORD("say-sign") }.
record-distraction = { side-name } verlangt das Partieformular. Das gilt als Störung. Anfrage Nummer { WORDS($count) }.
record-reconstruct = Schreiben Sie zuerst auf: Stellung { $position }.{ $timed ->
    [yes] {" "}Weiß hat { $white }, Schwarz hat { $black }.
   *[no] {""}
} Züge bisher: { WORDS($moves) }.{ $running ->
    [white] {" "}Die Uhr von Weiß lief.
    [black] {" "}Die Uhr von Schwarz lief.
   *[none] {""}
} Spielen Sie die Partie dann auf einem zweiten Brett nach.
record-next-period = Der nächste Zug von { side-name } zählt als der erste der nächsten Zeitperiode.
refused-record = { $why ->
    [by-console] Die Konsole schreibt Ihr Formular. Spielen Sie einfach weiter.
    [nothing-missing] Ihr Formular ist vollständig. Spielen Sie einfach weiter.
    [write-first] Schreiben Sie zuerst Ihren letzten Zug auf. Geben Sie ein: { WORD("say-write") }.
    [complete-first] Vervollständigen Sie zuerst Ihr Formular. Geben Sie ein: { WORD("say-write") }.
    [not-over] Die Partie hat noch kein Ergebnis zum Unterschreiben.
    [signed] Sie haben schon unterschrieben. Ist es falsch, rufen Sie den Schiedsrichter.
    [nothing-signed] Es ist noch nichts unterschrieben. Warten Sie.
    [not-regulated] In dieser Partie wird das Formular nicht auf Wunsch gezeigt. Geben Sie ein: { WORD("moves") }.
    [distraction] Diese Anfrage gilt als Störung. Machen Sie Ihren Zug.
   *[last-period] Das ist die letzte Zeitperiode. Prüfen Sie die Uhr.
}
