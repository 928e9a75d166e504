# Die Uhr allein (annabella clock).
timepiece-set-up = Die Uhr ist gestellt. { $control }
timepiece-greeting = { $white } drückt für Weiß, { $black } für Schwarz. { $resumed ->
    [yes] Die Uhr starten: { $resume }.
   *[no] Der erste Druck von Schwarz startet die Zeit von Weiß.
} Alle Tasten: { $help }.
timepiece-greeting-lines = { $resumed ->
    [yes] Die Uhr starten: { WORD("resume") }. Hilfe bekommen Sie mit: { WORD("help") }.
   *[no] Zum Drücken geben Sie ein: weiß oder schwarz. Der erste Druck von Schwarz startet die Zeit von Weiß. Hilfe bekommen Sie mit: { WORD("help") }.
}
timepiece-paused = Die Uhr steht.
timepiece-resumed = Die Zeit von { side-name } läuft.
timepiece-taken-up = Die gespeicherte Uhr ist wieder da und steht. Weiß hat { $white }, Schwarz hat { $black }. { side-name } ist am Zug.{ $gap ->
    [yes] {" "}Die Unterbrechung dauerte { $time } und wird nicht angerechnet. Die Zeiten wurden höchstens fünf Sekunden vorher festgehalten.
   *[no] {""}
}
timepiece-slept = Der Rechner hat { $time } geschlafen, was nicht angerechnet wird. Die Uhr steht. Weiter mit: { WORD("resume") }.
timepiece-slept-keys = Der Rechner hat { $time } geschlafen, was nicht angerechnet wird. Die Uhr steht. Weiter mit: { $key }.
timepiece-flag = { $second ->
    [yes] Auch das Blättchen von { side-name } ist gefallen, als zweites.
   *[no] Das Blättchen von { side-name } ist gefallen.
}
timepiece-fell-first = Das Blättchen von { side-name } fiel zuerst.
timepiece-flag-state = { $flag ->
    [first] Das Blättchen ist als erstes gefallen.
    [second] Das Blättchen ist als zweites gefallen.
   *[only] Das Blättchen ist gefallen.
}
timepiece-left-now = { side-name } hat jetzt { $time }.
timepiece-moves-now = { side-name } hat jetzt { timepiece-count } gemacht.
timepiece-turn-now = Jetzt ist { side-name } am Zug.
timepiece-finished = Die Uhr ist weggeräumt.
timepiece-not-running = Die Zeit von { side-name } läuft. Nur { side-name } kann drücken.
timepiece-stands = Starten Sie erst die Uhr. Geben Sie ein: { WORD("resume") }.
timepiece-stands-keys = Starten Sie erst die Uhr: { $key }.
timepiece-runs = Halten Sie erst die Uhr an. Geben Sie ein: { WORD("pause") }.
timepiece-runs-keys = Halten Sie erst die Uhr an: { $key }.
timepiece-nothing-to-pause = Die Uhr steht schon.
timepiece-over = Diese Partie ist beendet. Eine andere Uhr stellen: { WORD("compose") }.
timepiece-used = { $whose ->
    [own] Sie haben { $time } verbraucht.
    [other] Ihr Gegner hat { $time } verbraucht.
   *[side] { side-name } hat { $time } verbraucht.
}
timepiece-count = { $count ->
    [one] einen Zug
   *[other] { WORDS($count) } Züge
}
timepiece-moves = Weiß hat { $white } gemacht, Schwarz { $black }. { side-name } ist am Zug.
timepiece-to-control = { $comes ->
    [yes] Bis zur Zeitkontrolle noch { $count ->
        [one] ein Zug
       *[other] { WORDS($count) } Züge
    }.
   *[no] Es kommt keine Zeitkontrolle mehr.
}
timepiece-elapsed = Die Partie dauert { $time }.{ $stood ->
    [yes] {" "}Die Uhr stand { $paused }.
   *[no] {""}
}
# Zuerst für Weiß gefragt. Dort wird gesagt, wie man antwortet, und noch einmal nach einer unbrauchbaren Antwort.
timepiece-ask-left = { $side ->
    [white] Welche Zeit soll { side-name } haben? Bisher: { $time }. Geben Sie Minuten ein, oder Minuten, Doppelpunkt, Sekunden. Eine leere Zeile ändert nichts.
   *[black] Welche Zeit soll { side-name } haben? Bisher: { $time }.
}
timepiece-ask-moves = Wie viele Züge hat { side-name } gemacht? Bisher: { $count ->
    [one] ein Zug
   *[other] { WORDS($count) } Züge
}.
timepiece-ask-turn = Wer ist am Zug? Bisher: { side-name }. Geben Sie weiß oder schwarz ein.
timepiece-not-a-time = { $text } ist keine Zeit. Geben Sie Minuten ein, oder Minuten, Doppelpunkt, Sekunden.
timepiece-not-a-number = { $text } ist keine Zugzahl. Geben Sie eine ganze Zahl ein.
timepiece-not-a-side = { $text } ist weder weiß noch schwarz.
timepiece-nothing-asked = Nichts wurde geändert.
timepiece-none = Es ist keine Uhr gespeichert. Starten Sie ohne resume.
timepiece-held = Ein anderes Programm benutzt diese Uhr: { $file }. Schließen Sie sie erst dort.
timepiece-kept = Die Uhr ist gespeichert. Sie können sie später fortsetzen. Auf Wiederhören.
timepiece-confirm-quit = Beenden? Die Uhr steht. Sie können sie später fortsetzen. Antworten Sie { WORD("yes") } oder { WORD("no") }.
timepiece-pad = { $connected ->
    [yes] Gamepad verbunden: { $name }.
   *[no] Gamepad getrennt: { $name }. Seine Tasten wirken nicht mehr.
}
timepiece-word = Geben Sie ein Wort ein.
timepiece-unknown = Ich verstehe { $text } nicht. Geben Sie { WORD("help") } ein.
timepiece-help-lines = Drücken: weiß oder schwarz. Zeiten: { WORD("own-time") }, { WORD("other-time") } oder { WORD("clock") }. Wie Zeiten gesagt werden: { WORD("short-times") } oder { WORD("long-times") }. Andere: { $words }. Schiedsrichter: gib weiß zwei Doppelpunkt dreißig; nimm; stelle; Züge weiß zwölf; am Zug schwarz.
timepiece-begun = Diese Uhr lief schon. Um eine andere zu stellen, geben Sie erst ein: { WORD("timepiece-finish") }.
timepiece-key-press-white = drückt für Weiß.
timepiece-key-press-black = drückt für Schwarz.
timepiece-key-press = drückt für die Seite, deren Zeit läuft.
timepiece-key-own-time = Ihre Zeit.
timepiece-key-other-time = die Zeit Ihres Gegners.
timepiece-key-clocks = beide Zeiten.
timepiece-key-moves = die Zahl der Züge.
timepiece-key-to-control = die Züge bis zur Zeitkontrolle.
timepiece-key-elapsed = wie lange die Partie dauert.
timepiece-key-time-of-day = die Uhrzeit.
timepiece-key-control = die Bedenkzeit.
timepiece-key-pause = hält die Uhr an und startet sie wieder.
timepiece-key-correct = stellt Zeiten, Züge und wer am Zug ist, solange die Uhr steht.
timepiece-key-compose = stellt vor der Partie eine Bedenkzeit zusammen.
timepiece-key-warnings = schaltet die Warnungen aus oder ein.
timepiece-key-power = Akku und Netzstrom.
timepiece-key-speech = schaltet die privaten Meldungen aus oder ein.
timepiece-key-repeat = sagt die letzten Worte noch einmal.
timepiece-key-silence = hält die Stimme an.
timepiece-key-word = öffnet eine Zeile für ein Wort.
timepiece-key-help = nennt alle Tasten.
timepiece-key-leave = fragt, ob Sie aufhören wollen.
