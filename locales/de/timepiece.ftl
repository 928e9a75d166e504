# Die Uhr allein (annabella clock).
timepiece-set-up = Die Uhr ist gestellt. { $control }
timepiece-greeting = { $white } drückt für Weiß, { $black } für Schwarz. { $resumed ->
    [yes] { $resume } lässt die Uhr weiterlaufen.
   *[no] Der erste Druck von Schwarz setzt die Zeit von Weiß in Gang.
} { $help } nennt alle Tasten.
timepiece-greeting-lines = { $resumed ->
    [yes] Geben Sie { WORD("resume") } ein, damit die Uhr weiterläuft, oder { WORD("help") }.
   *[no] Geben Sie weiß oder schwarz ein, um zu drücken, oder { WORD("help") }. Der erste Druck von Schwarz setzt die Zeit von Weiß in Gang.
}
timepiece-paused = Die Uhr steht.
timepiece-resumed = Die Zeit von { side-name } läuft.
timepiece-taken-up = Die Uhr ist wieder aufgenommen und steht. Weiß hat { $white }, Schwarz hat { $black }. { side-name } ist am Zug.{ $gap ->
    [yes] {" "}Die Unterbrechung dauerte { $time } und geht zu niemandes Lasten. Die Zeiten wurden höchstens fünf Sekunden vorher festgehalten.
   *[no] {""}
}
timepiece-slept = Der Rechner hat geschlafen: { $time }. Die Zeit wird niemandem angerechnet, und die Uhr steht. Mit { WORD("resume") } geht es weiter.
timepiece-slept-keys = Der Rechner hat geschlafen: { $time }. Die Zeit wird niemandem angerechnet, und die Uhr steht. { $key } lässt sie weiterlaufen.
timepiece-flag = { $second ->
    [yes] Auch die Zeit von { side-name } ist abgelaufen, nach der anderen.
   *[no] Die Zeit von { side-name } ist abgelaufen.
}
timepiece-fell-first = Die Zeit von { side-name } ist zuerst abgelaufen.
timepiece-flag-state = { $flag ->
    [first] Diese Zeit ist abgelaufen, als erste von beiden.
    [second] Diese Zeit ist abgelaufen, als zweite von beiden.
   *[only] Diese Zeit ist abgelaufen.
}
timepiece-left-now = { side-name } hat jetzt { $time }.
timepiece-moves-now = { side-name } hat jetzt { timepiece-count } gemacht.
timepiece-turn-now = Jetzt ist { side-name } am Zug.
timepiece-finished = Die Uhr ist weggeräumt.
timepiece-not-running = Die Zeit von { side-name } läuft. Nur { side-name } kann drücken.
timepiece-stands = Die Uhr steht. Setzen Sie sie erst in Gang, mit { WORD("resume") }.
timepiece-stands-keys = Die Uhr steht. { $key } lässt sie weiterlaufen.
timepiece-runs = Die Uhr läuft. Halten Sie sie erst an, mit { WORD("pause") }.
timepiece-runs-keys = Die Uhr läuft. Halten Sie sie erst an, mit { $key }.
timepiece-nothing-to-pause = Die Uhr steht schon.
timepiece-over = Diese Partie ist zu Ende. { WORD("compose") } stellt eine andere Uhr.
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
    [yes] Bis zur Zeitkontrolle fehlen: { timepiece-count }.
   *[no] Es kommt keine Zeitkontrolle mehr.
}
timepiece-elapsed = Die Partie dauert { $time }.{ $stood ->
    [yes] {" "}Davon stand die Uhr { $paused }.
   *[no] {""}
}
# Asked of White first: how to answer is told there, and again where an answer means nothing.
timepiece-ask-left = { $side ->
    [white] Wie viel soll { side-name } haben? Jetzt sind es { $time }. Geben Sie Minuten ein, oder Minuten, Doppelpunkt, Sekunden. Eine leere Zeile ändert nichts.
   *[black] Wie viel soll { side-name } haben? Jetzt sind es { $time }.
}
timepiece-ask-moves = Wie viele Züge hat { side-name } gemacht? Jetzt: { timepiece-count }.
timepiece-ask-turn = Wer ist am Zug? Jetzt { side-name }. Geben Sie weiß oder schwarz ein.
timepiece-not-a-time = { $text } ist keine Zeit. Geben Sie Minuten ein, oder Minuten, Doppelpunkt, Sekunden.
timepiece-not-a-number = { $text } ist keine Zahl von Zügen. Geben Sie eine ganze Zahl ein.
timepiece-not-a-side = { $text } ist weder weiß noch schwarz.
timepiece-nothing-asked = Nichts wurde geändert.
timepiece-none = Es gibt keine Uhr, die wieder aufgenommen werden kann. Beginnen Sie ohne resume.
timepiece-held = Ein anderes Programm hat diese Uhr offen: { $file }. Schließen Sie sie erst dort.
timepiece-kept = Die Uhr ist gespeichert. Sie können sie wieder aufnehmen. Auf Wiederhören.
timepiece-confirm-quit = Beenden? Die Uhr wird angehalten und kann wieder aufgenommen werden. Antworten Sie { WORD("yes") } oder { WORD("no") }.
timepiece-pad = { $connected ->
    [yes] Ein Gamepad ist da: { $name }.
   *[no] Das Gamepad { $name } ist weg. Seine Tasten drücken nicht mehr.
}
timepiece-word = Geben Sie ein Wort ein.
timepiece-unknown = Ich verstehe { $text } nicht. Geben Sie { WORD("help") } ein.
timepiece-help-lines = Geben Sie weiß oder schwarz ein, um zu drücken; { WORD("own-time") }, { WORD("other-time") } oder { WORD("clock") } für die Zeiten; { WORD("short-times") } oder { WORD("long-times") } dafür, wie sie angesagt werden; { $words }. Als Schiedsrichter gib weiß zwei Doppelpunkt dreißig, nimm, stelle, Züge weiß zwölf, am Zug schwarz.
timepiece-begun = Die Uhr ist schon in Gang gewesen. Geben Sie erst { WORD("timepiece-finish") } ein, um sie wegzuräumen, und stellen Sie dann eine neue.
timepiece-key-press-white = drückt für Weiß.
timepiece-key-press-black = drückt für Schwarz.
timepiece-key-press = drückt für die Seite, deren Zeit läuft.
timepiece-key-own-time = Ihre Zeit.
timepiece-key-other-time = die Zeit Ihres Gegners.
timepiece-key-clocks = beide Zeiten.
timepiece-key-moves = die Zahl der Züge.
timepiece-key-to-control = wie viele Züge bis zur Zeitkontrolle fehlen.
timepiece-key-elapsed = wie lange die Partie dauert.
timepiece-key-time-of-day = die Uhrzeit.
timepiece-key-control = die Bedenkzeit.
timepiece-key-pause = hält die Uhr an und setzt sie wieder in Gang.
timepiece-key-correct = stellt Zeiten, Züge und wer am Zug ist, solange die Uhr steht.
timepiece-key-compose = stellt vor der Partie eine Bedenkzeit zusammen.
timepiece-key-warnings = schaltet die Warnungen aus oder ein.
timepiece-key-power = Akku und Netzstrom.
timepiece-key-speech = schaltet die vertrauliche Sprache aus oder ein.
timepiece-key-repeat = sagt die letzten Worte noch einmal.
timepiece-key-silence = lässt die Stimme verstummen.
timepiece-key-word = öffnet eine Zeile für ein Wort.
timepiece-key-help = nennt alle Tasten.
timepiece-key-leave = fragt, ob Sie aufhören wollen.
