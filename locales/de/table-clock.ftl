# Die Uhr am Tisch: Lücken, der Beginn, wer da ist.

gap = { $cause ->
    [slept] Der Rechner hat geschlafen, während die Uhr von { side-name } lief: { $time }.
    [away] Die Konsole war weg, während die Uhr von { side-name } lief, und zwar ungefähr { $time }.
   *[unknown] Die Konsole war weg, während die Uhr von { side-name } lief; wie lange, weiß niemand.
} Die Zeit wird niemandem angerechnet, und die Uhren stehen. { $decides ->
    [arbiter] Der Schiedsrichter entscheidet.
   *[players] Mit { WORD("resume") } geht es weiter; soll die Zeit für { side-name } zählen, geben Sie vorher anrechnen ein.
}
slept = Der Rechner hat geschlafen: { $time }. Keine Uhr lief.
charged = Für { side-name } zählt die Lücke: { $time }. Es bleiben { $left }. Mit { WORD("resume") } geht es weiter.

clock-waits = Die Uhren laufen noch nicht: die Partie beginnt auf das Wort des Schiedsrichters.
clock-first-move = Weiß hat { $white }, Schwarz hat { $black }. Die Uhr läuft ab dem ersten Zug.
clock-begun = Der Schiedsrichter eröffnet die Partie. { side-name } ist am Zug.
arrived = { side-name } ist da.
late = { side-name } kommt zu spät, und zwar um: { $time }. { $over ->
    [yes] Die Wartezeit war um, und die Partie ist verloren, wenn Sie nicht anders entscheiden. Geben Sie ende mit dem Ergebnis ein, oder lassen Sie weiterspielen.
   *[no] Die Wartezeit war noch nicht um: die Partie geht weiter.
}
default-time-over = Die Wartezeit ist um, und { side-name } ist nicht da. Die Partie ist verloren, wenn Sie nicht anders entscheiden: geben Sie ende mit dem Ergebnis ein, oder lassen Sie weiterspielen.
default-time-over-both = Die Wartezeit ist um, und keiner der Spieler ist da. Beide verlieren, wenn Sie nicht anders entscheiden: geben Sie ende mit dem Ergebnis ein, oder lassen Sie weiterspielen.

class = { $class ->
    [blitz] Der Bedenkzeit nach ist das eine Blitzpartie.
    [rapid] Der Bedenkzeit nach ist das eine Schnellpartie.
   *[standard] Der Bedenkzeit nach ist das eine Partie im Standardschach.
}
armageddon = Das ist eine Armageddon-Partie: Ein Remis zählt als Sieg für Schwarz.
armageddon-drawn = In einer Armageddon-Partie zählt dieses Remis als Sieg für Schwarz.

flag-remedy = { $game ->
    [yes] Es wurde keine Partie begonnen; verbessern Sie es und rufen Sie das Programm noch einmal auf.
   *[no] Verbessern Sie es und rufen Sie das Programm noch einmal auf, oder mit --help.
}
flag-unknown = Den Schalter { $flag } gibt es nicht.
flag-near = Den Schalter { $flag } gibt es nicht. Meinten Sie { $near }?
flag-no-command = Den Befehl { $text } gibt es nicht.
flag-near-command = Den Befehl { $text } gibt es nicht. Meinten Sie { $near }?
flag-value = { $value } geht bei { $flag } nicht.
flag-value-valid = { $value } geht bei { $flag } nicht. Wählen Sie davon eines: { $valid }.
flag-no-value = Hinter { $flag } fehlt ein Wert.
flag-missing = Es fehlt { $text }.
flag-conflict = { $flag } und { $other } gehen nicht zusammen.
flag-too-much = { $text } ist ein Wort zu viel.
flag-assistant = Ein sehbehinderter und ein hörbehinderter Spieler brauchen einen Assistenten. Geben Sie assistant yes oder opponent-assistant yes an.
flag-setting = { $flag }: { $why }.
flag-unreadable = Dieser Aufruf kann nicht gelesen werden: { $why }.
wrong-one-of = { $given } ist hier falsch; richtig wäre eines von { $names }
wrong-number = { $given } ist hier falsch; richtig wäre eine ganze Zahl von { $least } bis { $most }
wrong-too-long = das ist zu lang; richtig wären höchstens { $most } Zeichen
wrong-not-one-line = richtig wäre eine Zeile ohne Tabulatoren und andere Steuerzeichen
wrong-no-rules = die Regeln { $given } gibt es nicht; richtig wäre eines von { $names }
wrong-no-directory = richtig wäre ein Verzeichnis
wrong-no-whole-path = { $given } ist hier falsch; richtig wäre ein vollständiger Pfad, von / an
wrong-cue = { $given } ist hier falsch; richtig wäre on, off, eine Zahl von 0 bis 100 oder der vollständige Pfad einer WAV-Datei, von / an, auch mit einer solchen Zahl dahinter
wrong-time-near = { $why }; vielleicht { $near }
wrong-no-setting = die Einstellung { $given } gibt es nicht; annabella config zählt alle auf
wrong-no-setting-near = die Einstellung { $given } gibt es nicht; vielleicht { $near }
wrong-no-text = richtig wäre ein Text in Anführungszeichen oder eine Zahl
wrong-other = { $why }
wrong-warning = { $text } ist hier falsch; richtig wäre off oder Zeiten wie 5:00 1:00 0:30, dazu countdown=10, tick=1, tick-below=1:00, tone, opponent
wrong-warning-seconds = { $text } ist hier falsch; richtig wäre eine ganze Zahl von Sekunden, höchstens { $most }
wrong-warning-point = { $text } ist hier falsch; richtig wären Minuten und zwei Ziffern für die Sekunden, wie 5:00 oder 0:30, bis 24 Stunden
wrong-warnings-many = das sind zu viele Zeiten; richtig wären höchstens { $most }
wrong-warning-tick = tick-below sagt, wo das Ticken beginnt, und es gibt keines; richtig wäre tick=1 dazu
time-wrong-side = für { side-name } gilt: { $why }
time-wrong-sides = nennen Sie beide Seiten einmal, zum Beispiel white=5 black=4
time-wrong = { $kind ->
    [empty] Teil { WORDS($part) } der Bedenkzeit ist leer; richtig wäre zum Beispiel 25+5 oder 90/40+30,30+30
    [no-minutes] in Teil { WORDS($part) } der Bedenkzeit fehlen die Minuten; richtig wäre zum Beispiel 25+5
    [no-moves] in Teil { WORDS($part) } der Bedenkzeit fehlt hinter dem Schrägstrich die Zahl der Züge; richtig wäre zum Beispiel 90/40
    [no-seconds] in Teil { WORDS($part) } der Bedenkzeit fehlen die Sekunden; richtig wäre zum Beispiel 30+30
    [minutes] in Teil { WORDS($part) } der Bedenkzeit ist { $text } keine ganze Zahl von Minuten; richtig wäre zum Beispiel 25+5
    [moves] in Teil { WORDS($part) } der Bedenkzeit ist { $text } keine ganze Zahl von Zügen; richtig wäre zum Beispiel 90/40
    [seconds] in Teil { WORDS($part) } der Bedenkzeit ist { $text } keine ganze Zahl von Sekunden; richtig wäre zum Beispiel 30+30
    [figures] in Teil { WORDS($part) } der Bedenkzeit gehören hinter den Doppelpunkt von { $text } zwei Ziffern für die Sekunden, wie in 3:30; ein Zuschlag sieht aus wie 25+5
    [range-minutes] in Teil { WORDS($part) } der Bedenkzeit sind { $text } Minuten zu wenig oder zu viel; richtig wären 1 bis { $most }, zum Beispiel 25+5
    [range-moves] in Teil { WORDS($part) } der Bedenkzeit sind { $text } Züge zu wenig oder zu viel; richtig wären 1 bis { $most }, zum Beispiel 90/40
    [range-seconds] in Teil { WORDS($part) } der Bedenkzeit sind { $text } Sekunden zu wenig oder zu viel; richtig wären höchstens { $most }, zum Beispiel 25+5
    [period-moves] Teil { WORDS($part) } der Bedenkzeit: jeder Abschnitt außer dem letzten nennt seine Züge, und der letzte nennt keine, wie in 90/40,30
    [periods] die Bedenkzeit hat { WORDS($part) } Abschnitte; richtig wären einer bis vier
   *[after] das Wort after sagt, wann der erste Zuschlag kommt, und es gibt keinen Zuschlag; richtig wäre zum Beispiel 25+5 after
}
