# Die Uhr am Tisch: Lücken, der Beginn, wer da ist.

gap = { $cause ->
    [slept] Der Rechner hat { $time } geschlafen, während die Uhr von { side-name } lief.
    [away] Die Konsole war { $time } lang weg, während die Uhr von { side-name } lief.
   *[unknown] Die Konsole war weg, unbekannt wie lange, während die Uhr von { side-name } lief.
} Die Lücke wird nicht angerechnet, und die Uhren stehen. { $decides ->
    [arbiter] Der Schiedsrichter entscheidet.
   *[players] Um sie { side-name } anzurechnen, geben Sie ein: { WORD("charge-gap") }. Um weiterzuspielen: { WORD("resume") }.
}
slept = Der Rechner hat { $time } geschlafen. Keine Uhr lief.
charged = Für { side-name } angerechnet: { $time }. Rest: { $left }. Um weiterzuspielen, geben Sie ein: { WORD("resume") }.

clock-waits = Die Uhren stehen, bis der Schiedsrichter die Partie startet.
clock-first-move = Weiß hat { $white }, Schwarz hat { $black }. Die Uhr läuft ab dem ersten Zug.
clock-begun = Der Schiedsrichter startet die Partie. { side-name } ist am Zug.
arrived = { side-name } ist da.
late = { side-name } kommt { $time } zu spät. { $over ->
    [yes] Die Wartezeit ist um, und die Partie ist verloren, wenn Sie nicht anders entscheiden. Geben Sie ein: { WORD("order-result") }, und das Ergebnis; oder: { WORD("order-go-on") }.
   *[no] Die Wartezeit ist noch nicht um. Die Partie geht weiter.
}
default-time-over = { side-name } ist abwesend, und die Wartezeit ist um. Die Partie ist verloren, wenn Sie nicht anders entscheiden. Geben Sie ein: { WORD("order-result") }, und das Ergebnis; oder: { WORD("order-go-on") }.
default-time-over-both = Beide Spieler sind abwesend, und die Wartezeit ist um. Beide verlieren, wenn Sie nicht anders entscheiden. Geben Sie ein: { WORD("order-result") }, und das Ergebnis; oder: { WORD("order-go-on") }.

class = { $class ->
    [blitz] Das ist eine Blitzpartie.
    [rapid] Das ist eine Schnellpartie.
   *[standard] Das ist eine Standardpartie.
}
armageddon = Das ist eine Armageddon-Partie: Ein Remis zählt als Sieg für Schwarz.
armageddon-drawn = In einer Armageddon-Partie ist dieses Remis ein Sieg für Schwarz.

flag-remedy = { $game ->
    [yes] Es wurde keine Partie begonnen. Berichtigen Sie es und starten Sie das Programm noch einmal.
   *[no] Berichtigen Sie es und starten Sie das Programm noch einmal, oder mit --help.
}
flag-unknown = Den Schalter { $flag } gibt es nicht.
flag-near = Den Schalter { $flag } gibt es nicht. Meinten Sie { $near }?
flag-no-command = Den Befehl { $text } gibt es nicht.
flag-near-command = Den Befehl { $text } gibt es nicht. Meinten Sie { $near }?
flag-value = { $flag } kann nicht { $value } sein.
flag-value-valid = { $flag } kann nicht { $value } sein. Wählen Sie: { $valid }.
flag-no-value = Hinter { $flag } fehlt ein Wert.
flag-missing = { $text } fehlt.
flag-conflict = { $flag } und { $other } gehen nicht zusammen.
flag-too-much = { $text } ist ein Wort zu viel.
flag-assistant = Ein sehbehinderter gegen einen hörbehinderten Spieler braucht einen Assistenten. Geben Sie assistant yes oder opponent-assistant yes an.
flag-setting = { $flag }: { $why }.
flag-unreadable = Diese Befehlszeile ist nicht lesbar: { $why }.
wrong-one-of = { $given } ist hier falsch; wählen Sie: { $names }
wrong-number = { $given } ist hier falsch; nehmen Sie eine ganze Zahl von { $least } bis { $most }
wrong-too-long = das ist zu lang; nehmen Sie höchstens { $most } Zeichen
wrong-not-one-line = nehmen Sie eine Zeile ohne Tabulatoren und andere Steuerzeichen
wrong-no-rules = die Regeln { $given } gibt es nicht; wählen Sie: { $names }
wrong-no-directory = nennen Sie ein Verzeichnis
wrong-no-whole-path = { $given } ist hier falsch; nehmen Sie einen vollständigen Pfad, von / an
wrong-cue = { $given } ist hier falsch; nehmen Sie on, off, eine Zahl von 0 bis 100 oder den vollständigen Pfad einer WAV-Datei, von / an; eine solche Zahl kann folgen
wrong-time-near = { $why }; vielleicht { $near }
wrong-no-setting = die Einstellung { $given } gibt es nicht; alle nennt annabella config
wrong-no-setting-near = die Einstellung { $given } gibt es nicht; vielleicht { $near }
wrong-no-text = nehmen Sie einen Text in Anführungszeichen oder eine Zahl
wrong-file-unread = die Datei lässt sich nicht lesen: { $why }
wrong-file-unwritten = die Datei lässt sich nicht schreiben: { $why }
wrong-file-large = die Datei ist zu groß; höchstens { $most } Kilobyte sind möglich
wrong-no-utf8 = das ist kein Text in UTF-8; speichern Sie die Datei als UTF-8
wrong-no-toml = das ist kein TOML, das etwa so aussieht: { $like }
wrong-other = { $why }
wrong-warning = { $text } ist hier falsch; nehmen Sie off oder Zeiten wie 5:00 1:00 0:30, dazu countdown=10, tick=1, tick-below=1:00, tone, opponent
wrong-warning-seconds = { $text } ist hier falsch; nehmen Sie eine ganze Zahl von Sekunden, höchstens { $most }
wrong-warning-point = { $text } ist hier falsch; nehmen Sie Minuten und zwei Ziffern für die Sekunden, wie 5:00 oder 0:30, bis 24 Stunden
wrong-warnings-many = das sind zu viele Zeiten; nehmen Sie höchstens { $most }
wrong-warning-tick = tick-below braucht ein Ticken; ergänzen Sie tick=1
time-wrong-side = für { side-name } gilt: { $why }
time-wrong-sides = nennen Sie beide Seiten einmal, zum Beispiel white=5 black=4
time-wrong = { $kind ->
    [empty] Teil { WORDS($part) } der Bedenkzeit ist leer; Beispiel: 25+5 oder 90/40+30,30+30
    [no-minutes] in Teil { WORDS($part) } der Bedenkzeit fehlen die Minuten; Beispiel: 25+5
    [no-moves] in Teil { WORDS($part) } der Bedenkzeit fehlt hinter dem Schrägstrich die Zahl der Züge; Beispiel: 90/40
    [no-seconds] in Teil { WORDS($part) } der Bedenkzeit fehlen die Sekunden; Beispiel: 30+30
    [minutes] in Teil { WORDS($part) } der Bedenkzeit ist { $text } keine ganze Zahl von Minuten; Beispiel: 25+5
    [moves] in Teil { WORDS($part) } der Bedenkzeit ist { $text } keine ganze Zahl von Zügen; Beispiel: 90/40
    [seconds] in Teil { WORDS($part) } der Bedenkzeit ist { $text } keine ganze Zahl von Sekunden; Beispiel: 30+30
    [figures] in Teil { WORDS($part) } der Bedenkzeit gehören hinter den Doppelpunkt von { $text } zwei Ziffern für die Sekunden, wie in 3:30; ein Zeitzuschlag sieht aus wie 25+5
    [range-minutes] in Teil { WORDS($part) } der Bedenkzeit sind { $text } Minuten zu wenig oder zu viel; nehmen Sie 1 bis { $most }, Beispiel: 25+5
    [range-moves] in Teil { WORDS($part) } der Bedenkzeit sind { $text } Züge zu wenig oder zu viel; nehmen Sie 1 bis { $most }, Beispiel: 90/40
    [range-seconds] in Teil { WORDS($part) } der Bedenkzeit sind { $text } Sekunden zu wenig oder zu viel; nehmen Sie höchstens { $most }, Beispiel: 25+5
    [period-moves] in Teil { WORDS($part) } der Bedenkzeit nennt jede Zeitperiode außer der letzten ihre Züge und die letzte keine, wie in 90/40,30
    [periods] die Bedenkzeit hat { WORDS($part) } Zeitperioden; nehmen Sie eine bis vier
   *[after] das Wort after braucht einen Zeitzuschlag; Beispiel: 25+5 after
}
