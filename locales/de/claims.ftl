# Remis, das beansprucht oder vereinbart wird, und das Partieformular als Pflicht.

claim-made = { side-name } beansprucht Remis { $ground ->
    [repetition] durch Stellungswiederholung
   *[fifty] nach der Fünfzig-Züge-Regel
}{ $moved ->
    [yes] {" "}mit dem Zug { $move }
   *[no] {""}
}.
claim-stood = nach Zug { WORDS($number) } von { side-name }
claim-stood-start = am Anfang
claim-evidence-repetition = { $found ->
    [yes] Laut Aufzeichnung stand die Stellung { $list }.
   *[no] Laut Aufzeichnung stand die Stellung noch nicht auf dem Brett.
}{ $moved ->
    [yes] {" "}Der aufgeschriebene Zug ist { $move }.
   *[no] {""}
}
claim-evidence-fifty = Laut Aufzeichnung Halbzüge ohne Schlagen und ohne Bauernzug: { WORDS($number) }.
claim-decide = Über den Antrag von { side-name } entscheiden Sie: { WORD("say-accept-claim") }, { WORD("say-reject-claim") } oder { WORD("say-postpone-claim") }.
claim-wrong = Der Antrag von { side-name } ist falsch.{ $given ->
    [yes] {" "}Der Gegner bekommt { $time }.
   *[no] {""}
}{ $must ->
    [move] {" "}Jetzt muss { $move } gespielt werden.
    [piece] {" "}Jetzt muss diese Figur ziehen.
   *[no] {""}
}
claim-correct = Der Antrag von { side-name } ist richtig.
claim-quickplay = { side-name } beansprucht Remis: Der Gegner { $basis ->
    [cannot] kann mit normalen Mitteln nicht gewinnen
   *[effort] bemüht sich nicht um den Gewinn
}.
claim-decided = Der Antrag von { side-name } ist { $decision ->
    [accepted] angenommen
    [postponed] aufgeschoben: Die Partie geht weiter
   *[rejected] abgelehnt
}.{ $given ->
    [yes] {" "}Der Gegner bekommt { $time }.
   *[no] {""}
}
claim-packet = Der Antrag hat die Partie beendet; der Schiedsrichter entscheidet später. Endstellung: { $position }.{ $timed ->
    [yes] {" "}Weiß hat { $white }, Schwarz hat { $black }.
   *[no] {""}
}{ $sheet ->
    [yes] {" "}Auch das Partieformular wird abgegeben.
   *[no] {""}
} Der Gegner gibt { WORD("say-verify") } oder { WORD("say-dispute") } ein.
claim-verified = { $agrees ->
    [yes] Der Gegner bestätigt die Endstellung.
   *[no] Der Gegner bestätigt die Endstellung nicht.
}
claim-increment-asked = { side-name } bittet um einen Zeitzuschlag und bietet damit Remis an.
claim-increment = { $given ->
    [yes] Von jetzt an bringt jeder Zug { $increment }. Der Gegner bekommt { $time }.
   *[no] Es gibt keinen Zeitzuschlag.
}
claim-waits = { $what ->
    [later] Der Antrag von { side-name } hat die Partie beendet. Der Schiedsrichter entscheidet später.
    [reply] { side-name } bittet um einen Zeitzuschlag. Erst beantwortet der Gegner das Remisangebot.
   *[arbiter] Jetzt zieht niemand: Der Schiedsrichter entscheidet über den Antrag von { side-name }.
}
claim-withdrawn = { side-name } nimmt den Antrag zurück.
claim-agreed = Beide wollen Remis. Der Schiedsrichter muss zustimmen.
claim-not-consented = Der Schiedsrichter stimmt nicht zu. Die Partie geht weiter.
claim-reason = Grund: { $reason }.
claim-improper = { side-name } hat zur falschen Zeit Remis angeboten. Bisher: { WORDS($count) }.
claim-hint = Remis kann beansprucht werden { $ground ->
    [repetition] durch Stellungswiederholung
   *[fifty] nach der Fünfzig-Züge-Regel
}: Geben Sie { WORD("say-claim") } ein.
refused-claim = { $why ->
    [not-by-claim] Nach diesen Regeln beansprucht niemand dieses Remis. Spielen Sie weiter.
    [not-on-move] Nur wer am Zug ist, kann Remis beanspruchen. Warten Sie, bis Sie an der Reihe sind.
    [right-lost] Sie haben eine Figur berührt oder gezogen: Für diesen Zug ist es zu spät. Spielen Sie weiter.
    [move-not-made] Nach diesen Regeln zählt nur, was gespielt wurde. Beanspruchen Sie Remis ohne Zug.
    [needs-scoresheet] Ein Antrag braucht ein Partieformular. Rufen Sie den Schiedsrichter.
    [not-in-event] In diesem Turnier gibt es diesen Antrag nicht. Spielen Sie weiter.
    [not-in-class] In dieser Art von Partie gibt es diesen Antrag nicht. Spielen Sie weiter.
    [with-increment] Mit Zeitzuschlag gibt es diesen Antrag nicht. Spielen Sie weiter.
    [time-left] Dafür haben Sie noch zu viel Zeit. Spielen Sie weiter.
    [open] Erst wird über den offenen Antrag entschieden. Warten Sie auf den Schiedsrichter.
    [concluded] Der Antrag hat die Partie beendet, es wird nicht mehr gezogen. Der Schiedsrichter entscheidet später.
    [not-open] Es ist kein Antrag offen. Geben Sie { WORD("say-claim") } ein, um einen zu stellen.
    [not-withdrawable] Ein Angebot oder ein Antrag kann nicht zurückgenommen werden. Warten Sie auf die Antwort.
    [must-play] Sie müssen den Zug spielen, mit dem Sie Remis beansprucht haben. Geben Sie ihn ein.
    [own-move-first] Remis wird nach dem eigenen Zug angeboten. Ziehen Sie zuerst.
    [too-few-moves] Beide müssen gezogen haben, bevor Remis vereinbart wird. Spielen Sie weiter.
    [nothing-agreed] Die Spieler haben nichts vereinbart. Warten Sie.
    [offer-open] Erst antwortet der Gegner auf das Angebot. Warten Sie.
    [not-postponable] Das lässt sich nicht aufschieben. Nehmen Sie an oder lehnen Sie ab.
    [nothing-to-claim] Jetzt gibt es nichts zu beanspruchen. Spielen Sie weiter.
   *[no-arbiter] Dafür braucht es einen Schiedsrichter, und es ist keiner da. Spielen Sie weiter.
}
ask-claim-ground = Durch Stellungswiederholung oder nach der Fünfzig-Züge-Regel? Geben Sie { WORD("say-repetition") } oder { WORD("say-fifty") } ein.
ask-claim-move = Mit einem Zug oder jetzt? Geben Sie den Zug ein, den Sie aufschreiben, oder { WORD("say-now") }.
confirm-claim = Remis beanspruchen { $ground ->
    [repetition] durch Stellungswiederholung
   *[fifty] nach der Fünfzig-Züge-Regel
}{ $moved ->
    [yes] {" "}mit { $move }
   *[no] {""}
}? Das kann nicht zurückgenommen werden. Antworten Sie ja oder nein.
confirm-quickplay = Remis beanspruchen, weil der Gegner { $basis ->
    [cannot] mit normalen Mitteln nicht gewinnen kann
   *[effort] sich nicht um den Gewinn bemüht
}? Antworten Sie ja oder nein.
confirm-sign = Dieses Ergebnis unterschreiben: { sheet-result } Antworten Sie ja oder nein.
claim-move-unclear = Das ist nicht ein einziger Zug. Geben Sie ihn noch einmal ein, oder { WORD("say-now") }.
seal-what = Welchen Zug geben Sie ab? Geben Sie { WORD("say-seal") } und den Zug ein.
sign-what = Welches Ergebnis? Geben Sie { WORD("say-sign") } und das Ergebnis ein, oder nur { WORD("say-sign") }.
session-when = In wie vielen Minuten endet die Runde? Geben Sie eine Zahl ein.
ask-word = { $opens ->
    [yes] Schiedsrichter, geben Sie das Wort ein, mit dem der Umschlag geschlossen wurde.
   *[no] Schiedsrichter, geben Sie ein Wort von mindestens vier Buchstaben ein. Ohne dieses öffnet niemand den Umschlag.
}
sheet-result = { $result ->
    [white] Weiß gewinnt.
    [black] Schwarz gewinnt.
   *[drawn] Remis.
}
record-written = Halbzüge auf Ihrem Formular: { WORDS($number) }.
record-out-of-order = { side-name } hat gezogen, bevor aufgeschrieben war: { $order ->
    [own] der eigene letzte Zug
    [other] die Züge des Gegners
   *[all] was fehlte
}.
record-signed = { side-name } hat unterschrieben: { sheet-result }
record-approved = Beide haben unterschrieben. { sheet-result }
record-discrepancy = Unterschrieben wurde nicht, was die Partie gezeigt hat. Weiß: { $white }. Schwarz: { $black }. Die Partie: { $shown }.
record-discrepancy-item = { $result ->
    [white] Weiß gewinnt
    [black] Schwarz gewinnt
    [drawn] Remis
   *[none] nichts
}
record-overruled = Der Schiedsrichter entscheidet: { sheet-result }
record-distraction = { side-name } will das Partieformular sehen; das gilt als Störung. Anfrage Nummer { WORDS($count) }.
record-reconstruct = Schreiben Sie zuerst auf: Stellung { $position };{ $timed ->
    [yes] {" "}Weiß hat { $white }, Schwarz hat { $black };
   *[no] {""}
} Züge bisher: { WORDS($moves) }{ $running ->
    [white] ; die Uhr von Weiß lief
    [black] ; die Uhr von Schwarz lief
   *[none] {""}
}. Dann wird die Partie auf einem zweiten Brett nachgespielt.
record-next-period = Der nächste Zug von { side-name } zählt als der erste der nächsten Periode.
refused-record = { $why ->
    [by-console] Das Formular schreibt die Konsole. Spielen Sie einfach.
    [nothing-missing] Alles ist aufgeschrieben. Spielen Sie einfach.
    [write-first] Schreiben Sie zuerst Ihren letzten Zug auf: { WORD("say-write") }.
    [complete-first] Vervollständigen Sie zuerst Ihr Formular: { WORD("say-write") }.
    [not-over] Es gibt kein Ergebnis zu unterschreiben. Warten Sie, bis die Partie eines hat.
    [signed] Sie haben schon unterschrieben. Rufen Sie den Schiedsrichter, wenn es falsch ist.
    [nothing-signed] Noch hat niemand unterschrieben. Warten Sie.
    [not-regulated] In dieser Partie wird das Formular nicht auf Wunsch gezeigt. Geben Sie { WORD("moves") } ein.
    [distraction] Diese Anfrage gilt als Störung. Machen Sie Ihren Zug.
   *[last-period] Es gibt keine weitere Periode. Prüfen Sie die Uhr.
}
