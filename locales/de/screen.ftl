# Die verbundenen Bildschirme, und die Seite, die das Brett zeigt.

screen-shown = Das Brett ist im Browser dieses Rechners zu sehen, unter { $address }.
screen-not-shown = Das Brett kann auf keiner Seite gezeigt werden: { $why }.
screen-not-at-tournament = Im Turnier wird das Brett auf keiner Seite gezeigt.
screen-invited = Ihr Gegner öffnet { $address } in einem Browser und gibt { $code } ein. Um es noch einmal zu hören, geben Sie ein: { WORD("invite") }.
screen-room = Zuschauer öffnen { $address } in einem Browser und geben { $code } ein. Der Code gilt für alle und beliebig oft.
screen-own = Für Ihr großes Brett öffnen Sie { $address } in einem Browser und geben { $code } ein.
screen-none-wanted = Hier spielt niemand an einem Bildschirm. Beginnen Sie die Partie mit --opponent screen.
screen-knocks = { $named ->
    [yes] { $name } möchte
   *[no] Jemand möchte
} als Ihr Gegner an einem Bildschirm mitspielen. Antworten Sie { WORD("yes") } oder { WORD("no") }.
screen-joined = { $named ->
    [yes] { $name } ist dabei
   *[no] Ihr Gegner ist dabei
}{ $board ->
    [yes] {" "}und hat ein echtes Brett.
   *[no] . Die Seite dient als Brett.
}
screen-declined = Die Anfrage ist abgelehnt.
screen-not-waiting = Es wartet niemand mehr.
screen-closed = Jemand hat fünf falsche Codes eingegeben. Eine Minute lang kann niemand mitspielen. Geben Sie danach ein: { WORD("invite") }.
screen-gone = Der Bildschirm Ihres Gegners ist nicht mehr verbunden.{ $paused ->
    [yes] {" "}Die Uhren stehen.
   *[no] {""}
}
screen-back = Der Bildschirm Ihres Gegners ist wieder verbunden.{ $paused ->
    [yes] {" "}Um die Uhren zu starten, geben Sie ein: { WORD("resume") }.
   *[no] {""}
}
screen-seated = { $named ->
    [yes] { $name }
   *[no] Ihr Gegner
} { $there ->
    [yes] spielt an einem Bildschirm.
   *[no] hat einen Bildschirm, der nicht verbunden ist.
}
screen-empty = Noch spielt niemand an einem Bildschirm. Für Adresse und Code geben Sie ein: { WORD("invite") }.
screen-dismissed = Der Bildschirm Ihres Gegners ist abgemeldet.
screen-not-kept = Wer am Bildschirm spielt, konnte nicht gespeichert werden: { $why }.
screen-drawn = Das Bild steht im Terminal, und im Browser dieses Computers unter { $address }.
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
    [sign] Ergebnis unterschreiben
    [resign] Aufgeben
    [repetition] Durch Stellungswiederholung
    [fifty-moves] Nach der Fünfzig-Züge-Regel
    [now] Ohne Zug
    [yes] Ja
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
screen-language = Sprache
screen-awake = Diese Seite kann Ihren Bildschirm nicht wach halten. Geht er aus, wecken Sie ihn: Die Seite kommt von selbst wieder.
screen-join-title = Mitspielen
screen-join-code = Code
screen-join-name = Ihr Name, für das Partieformular
screen-join-board-own = Ich spiele an einem echten Brett
screen-join-board-page = Diese Seite ist mein Brett
screen-join = Mitspielen
screen-join-other = Mit einem Code mitspielen
screen-waiting = Ihr Gegner wird gefragt. Bitte warten Sie.
screen-page-declined = Ihr Gegner hat abgelehnt.
screen-page-dismissed = Dieser Bildschirm gehört nicht mehr zur Partie.
screen-elsewhere = Die Partie ist in einem anderen Tab offen.
screen-use-here = Hier weiterspielen
screen-full = Es sehen schon zu viele zu.
screen-again = Noch einmal versuchen
screen-error-wrong = Das ist nicht der Code, oder er ist zu alt. Bitten Sie um einen neuen.
screen-error-closed = Es gab zu viele falsche Codes. Warten Sie eine Minute, und bitten Sie dann um einen neuen.
screen-error-malformed = Der Name ist zu lang oder nicht verwendbar.
screen-door-help =
    Ihr Gegner spielt nach Gehör. Die Konsole nennt Ihnen sechs Ziffern: Geben Sie sie als Code ein.
    Dann sehen Sie das Brett. Tippen Sie auf eine Figur, dann auf ihr Zielfeld. Oder geben Sie einen Zug ein, etwa e4 oder Sf3.
    Die Konsole sagt Ihrem Gegner Ihren Zug und zeigt Ihnen seinen.
    Mit den Knöpfen unter dem Brett bieten Sie Remis an, geben auf oder antworten auf Fragen. Auch das Wort Hilfe können Sie eingeben.
