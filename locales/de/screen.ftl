# Die verbundenen Bildschirme, und die Seite, die das Brett zeigt.

screen-shown = Das Brett ist im Browser dieses Rechners zu sehen, unter { $address }.
screen-not-shown = Das Brett kann auf keiner Seite gezeigt werden: { $why }.
screen-invited = { $role ->
    [opponent] Ihr Gegner öffnet { $address } in einem Browser und gibt { $code } ein. Um es noch einmal zu hören, geben Sie ein: { WORD("invite") }.
    [own] Für Ihr großes Brett öffnen Sie { $address } in einem Browser und geben { $code } ein.
    [assistant] Ihr Assistent öffnet { $address } in einem Browser und gibt { $code } ein.
   *[arbiter] Öffnen Sie { $address } in einem Browser und geben Sie { $code } ein.
}
screen-audience = { $display ->
    [yes] Für ein großes Brett im Raum öffnen Sie { $address } in einem Browser und geben { $code } ein.
   *[no] Zuschauer öffnen { $address } in einem Browser und geben { $code } ein. Der Code gilt für alle und beliebig oft.
}{ $late ->
    [yes] {" "}Sie sehen die Züge { $minutes ->
        [one] eine Minute
       *[other] { WORDS($minutes) } Minuten
    } später.
   *[no] {""}
}
screen-not-allowed = Für Bildschirme braucht es das Wort des Schiedsrichters. Er gibt ein: { WORD("order-allow-screens") }.
screen-forbidden = Der Schiedsrichter hat Bildschirme verboten. Nur sein eigener bleibt verbunden.
screen-none-wanted = Hier spielt niemand an einem Bildschirm. Beginnen Sie die Partie mit --opponent screen.
screen-no-assistant = In dieser Partie gibt es keinen Assistenten. Beginnen Sie die Partie mit --assistant yes.
screen-none-open = Es ist keine Seite offen. Beginnen Sie eine Partie mit --screen invited.
screen-knocks = { $named ->
    [yes] { $name } möchte
   *[no] Jemand möchte
} { $role ->
    [opponent] als Ihr Gegner
    [own] als Sie
    [assistant] als Ihr Assistent
   *[arbiter] als Schiedsrichter
} an einem Bildschirm mitspielen. Antworten Sie { WORD("yes") } oder { WORD("no") }.
screen-knocks-for-arbiter = { $named ->
    [yes] { $name } möchte
   *[no] Jemand möchte
} { $role ->
    [opponent] als Ihr Gegner
    [own] als Sie
    [assistant] als Ihr Assistent
   *[arbiter] als Schiedsrichter
} an einen Bildschirm. Der Schiedsrichter entscheidet.
screen-joined = { $named ->
    [yes] { $name } ist dabei
   *[no] { $role ->
        [opponent] Ihr Gegner ist dabei
        [own] Ihr großes Brett ist verbunden
        [assistant] Ihr Assistent ist dabei
       *[arbiter] Der Schiedsrichter ist dabei
    }
}{ $role ->
    [opponent] { $board ->
        [yes] {" "}und hat ein echtes Brett.
       *[no] . Die Seite dient als Brett.
    }
    [own] .
    [assistant] {" "}und assistiert Ihnen.
   *[arbiter] {" "}und hat einen Bildschirm.
}
screen-declined = Die Anfrage ist abgelehnt.
screen-not-waiting = Es wartet niemand mehr.
screen-closed = { $for_all ->
    [yes] Zu viele falsche Codes wurden eingegeben. Eine Minute lang kann niemand mitspielen. Geben Sie danach ein: { WORD("invite") }.
   *[no] Ein Gerät hat fünf falsche Codes eingegeben. Es kann eine Minute lang nicht mitspielen. Andere können es.
}
screen-closed-for = Noch { $seconds ->
    [1] eine Sekunde
   *[other] { WORDS($seconds) } Sekunden
} lang kann niemand mitspielen.
screen-clocks-wait = Die Uhren laufen, sobald Ihr Gegner am Bildschirm ist.
screen-still-away = Der Bildschirm Ihres Gegners ist nicht da, darum bleiben die Uhren stehen. Warten Sie auf ihn. Um ohne ihn zu spielen, geben Sie ein: { WORD("opponent-board") }.
screen-gone = { $role ->
    [opponent] Der Bildschirm Ihres Gegners ist nicht mehr verbunden.
    [own] Ihr großes Brett ist nicht mehr verbunden.
    [assistant] Der Bildschirm Ihres Assistenten ist nicht mehr verbunden.
   *[arbiter] Der Bildschirm des Schiedsrichters ist nicht mehr verbunden.
}{ $paused ->
    [yes] {" "}Die Uhren stehen.
   *[no] {""}
}
screen-back = { $role ->
    [opponent] Der Bildschirm Ihres Gegners ist wieder verbunden.
    [own] Ihr großes Brett ist wieder verbunden.
    [assistant] Der Bildschirm Ihres Assistenten ist wieder verbunden.
   *[arbiter] Der Bildschirm des Schiedsrichters ist wieder verbunden.
}{ $paused ->
    [yes] {" "}Um die Uhren zu starten, geben Sie ein: { WORD("resume") }.
   *[no] {""}
}
screen-seated = { $named ->
    [yes] { $name }{ $role ->
        [opponent] {""}
        [own] {""}
        [assistant] , Ihr Assistent,
       *[arbiter] , der Schiedsrichter,
    }
   *[no] { $role ->
        [opponent] Ihr Gegner
        [own] Ihr großes Brett
        [assistant] Ihr Assistent
       *[arbiter] Der Schiedsrichter
    }
} { $there ->
    [yes] ist an einem Bildschirm.
   *[no] hat einen Bildschirm, der nicht verbunden ist.
}
screen-empty = Noch spielt niemand an einem Bildschirm. Für Adresse und Code geben Sie ein: { WORD("invite") }.
screen-dismissed = { $role ->
    [opponent] Der Bildschirm Ihres Gegners ist abgemeldet.
    [own] Ihr großes Brett ist abgemeldet.
    [assistant] Der Bildschirm Ihres Assistenten ist abgemeldet.
   *[arbiter] Der Bildschirm des Schiedsrichters ist abgemeldet.
}
screen-not-kept = Wer am Bildschirm spielt, konnte nicht gespeichert werden: { $why }.
screen-drawn = Das Bild steht im Terminal, und im Browser dieses Computers unter { $address }.{ $kept ->
    [yes] {" "}Es steht auch in der Datei { $file }.
   *[no] {""}
}
screen-moved = Die Seite hat eine neue Adresse: { $address }. Wer verbunden war, öffnet sie dort.
screen-ask-network = Dürfen Geräte in diesem Netzwerk mitspielen? Antworten Sie { WORD("yes") } oder { WORD("no") }. Sonst kann es nur dieser Rechner.
screen-network-open = Geräte in diesem Netzwerk können mitspielen.
screen-network-closed = Nur dieser Rechner kann mitspielen.
screen-no-network = Dieser Rechner ist in keinem Netzwerk. Nur sein eigener Browser kann mitspielen.
screen-no-visitor = Noch hat niemand die Seite geöffnet. Vielleicht stört eine Firewall, ein Gastnetz oder ein anderes Netzwerk.
screen-dot = Punkt
screen-colon = Doppelpunkt
screen-title = { $white } gegen { $black }
screen-action = { $action ->
    [repeat] Ich wiederhole diesen Zug
    [not-heard] Ich habe etwas anderes gehört
    [execute] Auf meinem Brett ausgeführt
    [press] Uhr drücken
    [accept] Remis annehmen
    [decline] Remis ablehnen
    [draw] Remis anbieten
    [claim] Remis beantragen
    [pause] Uhren anhalten
    [resume] Uhren starten
    [boards-differ] Unsere Bretter unterscheiden sich
    [boards-agree] Unsere Bretter stimmen wieder überein
    [sign] Ergebnis unterschreiben
    [resign] Aufgeben
    [repetition] Durch Stellungswiederholung
    [fifty-moves] Nach der Fünfzig-Züge-Regel
    [now] Ohne Zug
    [yes] Ja
    [tell-time] Zeiten ansagen
    [flag] Das Blättchen ist gefallen
    [approve-screen] Bildschirm genehmigen
    [reject-screen] Bildschirm ablehnen
    [allow-screens] Bildschirme erlauben
    [forbid-screens] Bildschirme verbieten
    [accept-claim] Antrag annehmen
    [reject-claim] Antrag ablehnen
    [settle] Bretter abgleichen
    [illegal] Regelwidrigen Zug ahnden
    [adjourn] Partie abbrechen und vertagen
    [made-on-board] Auf dem Brett ausgeführt
    [announce] Einen Zug ansagen
    [report-touch] Berührte Figur melden
    [formalities] Die Formalitäten sind erledigt
    [seal] Zug abgeben
    [seal-again] Einen anderen Zug abgeben
    [close-envelope] Umschlag schließen
    [begin-resumption] Wiederaufnahme: beide sind da
    [begin-without-white] Wiederaufnahme ohne Weiß
    [begin-without-black] Wiederaufnahme ohne Schwarz
    [white-arrived] Weiß ist gekommen
    [black-arrived] Schwarz ist gekommen
    [arrived] Ich bin da
    [open-envelope] Umschlag öffnen
    [envelope-missing] Der Umschlag fehlt
   *[no] Nein
}
screen-board = Brett
screen-moves = Züge
screen-connected = Verbunden
screen-lost = Verbindung verloren. Neuer Versuch.
screen-flip = Brett drehen
screen-number = Zug
screen-white = Weiß
screen-black = Schwarz
screen-captured = Geschlagen
screen-lines = Meldungen
screen-actions = Was Sie tun können
screen-field = Zug oder Befehl
screen-send = Senden
screen-secret = Verdeckte Eingabe
screen-reveal = Eingabe zeigen
screen-promote = Der Bauer wird
screen-promote-queen = Dame
screen-promote-rook = Turm
screen-promote-bishop = Läufer
screen-promote-knight = Springer
screen-cancel = Abbrechen
screen-confirm = Bestätigen
screen-selected = { $piece } { $square } gewählt
screen-deselected = Es ist nichts mehr gewählt.
screen-confirm-move = { $piece } { $from } nach { $to }
screen-confirm-seal = Abgeben: { $piece } { $from } nach { $to }
screen-language = Sprache
screen-awake = Diese Seite kann Ihren Bildschirm nicht wach halten. Geht er aus, wecken Sie ihn: Die Seite kommt von selbst wieder.
screen-join-title = Mitspielen
screen-join-code = Code
screen-join-name = Ihr Name, für das Partieformular
screen-join-board-own = Ich spiele an einem echten Brett
screen-join-board-page = Diese Seite ist mein Brett
screen-join = Mitspielen
screen-join-other = Mit einem Code mitspielen
screen-waiting = Sie haben um Einlass gebeten. Bitte warten.
screen-page-declined = Sie wurden nicht eingelassen.
screen-page-dismissed = Dieser Bildschirm gehört nicht mehr zur Partie.
screen-elsewhere = Die Partie ist in einem anderen Tab offen.
screen-use-here = Hier weiterspielen
screen-full = Es sehen schon zu viele zu.
screen-late = Mit { $minutes } min Verzögerung gezeigt
screen-log = Protokoll
screen-pending = Offen
screen-compare = Beide Partieformulare
screen-sheet-white = Formular von Weiß
screen-sheet-black = Formular von Schwarz
screen-differ = verschieden
screen-orders = Anordnungen
screen-order = Anordnung wählen
screen-order-line = Anordnung
screen-reason = Grund
screen-preview = Vorschau
screen-export = Partie herunterladen
screen-export-journal = Alles, was aufgezeichnet ist
screen-export-pgn = Partieformular als PGN
screen-export-notes = Partieformular mit allem, was notiert wurde
screen-again = Noch einmal versuchen
screen-error-wrong = Das ist nicht der Code, oder er ist zu alt. Bitten Sie um einen neuen.
screen-error-closed = Es gab zu viele falsche Codes. Warten Sie eine Minute, und bitten Sie dann um einen neuen.
screen-error-malformed = Der Name ist zu lang oder nicht verwendbar.
screen-keys = Tasten auf dem Brett
screen-keys-where = Die Tasten stehen am Ende der Seite: { screen-keys }.
screen-door-help =
    Ihr Gegner spielt nach Gehör. Die Konsole nennt Ihnen sechs Ziffern: Geben Sie sie als Code ein.
    Dann sehen Sie das Brett. Tippen Sie auf eine Figur, dann auf ihr Zielfeld. Oder geben Sie einen Zug ein, etwa e4 oder Sf3.
    Die Konsole sagt Ihrem Gegner Ihren Zug und zeigt Ihnen seinen.
    Mit den Knöpfen unter dem Brett bieten Sie Remis an, geben auf oder antworten auf Fragen. Auch das Wort Hilfe können Sie eingeben.
screen-door-opponent = Für den Gegner
screen-door-assistant = Für Assistenten
screen-door-arbiter = Für Schiedsrichter
screen-door-spectator = Für Zuschauer
screen-door-help-assistant =
    Wer an der Konsole spielt, lädt Sie ein. Geben Sie die sechs Ziffern ein; der Spieler oder der Schiedsrichter lässt Sie herein.
    Ein Brett sehen Sie nicht. Hat der Gegner gezogen, bittet ein Knopf Sie, den Zug zu wiederholen. Mit einem zweiten melden Sie, dass er auf dem Brett ausgeführt ist.
    Sie können auch die Uhr drücken, die Zeiten nennen und eine berührte Figur oder ein gefallenes Blättchen melden. Mehr bietet die Seite nicht: mehr darf ein Assistent nicht.
screen-door-help-arbiter =
    Die Konsole nennt den Code nach Ihrer PIN. Niemand sonst muss zustimmen.
    Sie sehen das ganze Protokoll, die Uhren in Zehntelsekunden, beide Partieformulare und was auf Ihre Entscheidung wartet.
    Wählen oder schreiben Sie eine Anordnung mit Grund. Die Vorschau zeigt, was sie bewirkt. Von einem regelwidrigen Zug erfährt niemand, bevor Sie entscheiden.
    Erlauben Sie zuerst Bildschirme, dann jedes Gerät. Zum Abbrechen dient der Knopf: Das Kennwort bleibt verdeckt.
screen-door-help-spectator =
    Der Code des Saals gilt für alle. Einen Namen brauchen Sie nicht.
    Sie sehen die vollendeten Züge, im Turnier mit Verzögerung. Eingeben können Sie nichts.
