# Bedenkzeiten in Worten, solche mit Namen, und das Gespräch, in dem eine zusammengestellt wird.
control-time = { $parts ->
    [h] { time-hours }
    [ms] { time-minutes } und { time-seconds }
    [m] { time-minutes }
   *[s] { time-seconds }
}
control-none = ohne Uhr
control-up = die Zeit wird nur gezählt, ohne Grenze
control-hourglass = Sanduhr, je { $time }: Was eine Seite verbraucht, gewinnt die andere
control-period = { $count ->
    [0] { $time }
   *[other] { $time } für { timepiece-count }
}
control-then = { $first }, dann { $next }
control-extra = { $base }{ $extra ->
    [none] , ohne Zeitzuschlag
    [before] , dazu { $time } für jeden Zug vom ersten an
    [after] , dazu { $time } nach jedem Zug
    [later] , dazu { $time } für jeden Zug
    [delay] , dazu { $time } Aufschub vor jedem Zug
   *[bronstein] , nach jedem Zug höchstens { $time } zurück
}
control-extra-alone = { $extra ->
    [later] { $time } für jeden Zug
    [delay] { $time } Aufschub vor jedem Zug
   *[bronstein] nach jedem Zug höchstens { $time } zurück
}{ $count ->
    [0] {""}
   *[other] , für { timepiece-count }
}
control-both = Beide Seiten: { $control }.
control-each = Weiß: { $white }. Schwarz: { $black }.
preset-item = { $name }: { $control }
preset-fide-standard = FIDE-Turnierpartie
preset-fide-rapid = FIDE-Schnellschach
preset-fide-blitz = FIDE-Blitz
preset-ibca = IBCA, wie bei den Weltmeisterschaften für Menschen mit Behinderungen
preset-one-period = Klassisch, eine Zeitperiode
preset-league = Mannschaftskampf
preset-club-evening = Vereinsabend
preset-classic = Klassisch, zwei Zeitperioden
preset-three-periods = Klassisch, drei Zeitperioden
preset-quick = Kurze Partie
preset-active = Aktivschach
preset-rapid-ten = Schnellschach, zehn Minuten
preset-blitz = Blitz, fünf Minuten
preset-blitz-increment = Blitz mit Zeitzuschlag
preset-bullet = Bullet, eine Minute
preset-bullet-increment = Bullet mit Zeitzuschlag
preset-armageddon = Armageddon-Partie
preset-delay = Aufschub
preset-delay-rapid = Schnellschach mit Aufschub
preset-bronstein = Bronstein-Modus
preset-hourglass = Sanduhr
preset-count-up = Nur zählen
preset-odds = Zeitvorgabe, fünf zu zwei
compose-begins = Eine Bedenkzeit zusammenstellen. Eine Antwort zurück: { WORD("timepiece-back") }. Abbrechen: { WORD("no") }.
compose-kind = Welche Art? Eins: Zeit für Züge oder für die ganze Partie. Zwei: Sanduhr. Drei: Die Zeit wird nur gezählt. Geben Sie die Zahl ein.
compose-kind-black = Jetzt Schwarz. Welche Art? Eins: Zeit für Züge oder für die ganze Partie. Zwei: Sanduhr. Drei: Die Zeit wird nur gezählt. Vier: ohne Uhr.
compose-minutes = { $period ->
    [one] Wie viele Minuten?
   *[other] Wie viele Minuten kommen in Zeitperiode { WORDS($period) } dazu?
} Mit Sekunden: Minuten, Doppelpunkt, Sekunden.
compose-moves = Für wie viele Züge? Für den Rest der Partie: null oder eine leere Zeile.
compose-extra = Bringt ein Zug zusätzliche Zeit? Eins: nein. Zwei: Zeit kommt dazu. Drei: ein Aufschub vor jedem Zug. Vier: verbrauchte Zeit wird bis zu einer Grenze zurückgegeben.
compose-seconds = Wie viele Sekunden?
compose-first = Kommt schon vor dem ersten Zug Zeit dazu? { WORD("yes") } oder { WORD("no") }.
compose-so-far = Bisher: { $control }.
compose-same = Hat Schwarz dieselbe Bedenkzeit? { WORD("yes") } oder { WORD("no") }.
compose-now-black = Jetzt Schwarz.
compose-draw = Zählt ein Remis als Sieg für Schwarz, wie in einer Armageddon-Partie? { WORD("yes") } oder { WORD("no") }.
compose-heard = { $control }{ $draw ->
    [for-black] {" "}Ein Remis zählt als Sieg für Schwarz.
   *[usual] {""}
} Ist das richtig? { WORD("yes") }, oder { WORD("no") }, um neu zu beginnen.
compose-name = Um die Bedenkzeit zu speichern, geben Sie einen Namen ein. Sonst drücken Sie die Eingabetaste.
compose-saved = Gespeichert als { $text }.
compose-not-saved = Sie wurde nicht gespeichert: { $why }. Sie gilt trotzdem.
compose-used = Sie gilt jetzt.
compose-next = Sie gilt von der nächsten Partie an.
compose-dropped = Abgebrochen. Die Uhr ist unverändert.
compose-wrong = { $text } ist hier keine Antwort.
compose-empty = Es wurde nichts eingegeben.
compose-range = { $text } ist zu viel oder zu wenig. { $least ->
    [0] Geben Sie eine Zahl bis { WORDS($most) } ein.
   *[other] Geben Sie eine Zahl von { WORDS($least) } bis { WORDS($most) } ein.
}
compose-name-taken = { $text } heißt schon eine mitgelieferte Bedenkzeit. Wählen Sie einen anderen Namen.
compose-one-hourglass = Eine Sanduhr gilt immer für beide Seiten.
compose-name-wrong = Nehmen Sie Buchstaben, Ziffern und Bindestriche. Der Name darf nicht selbst eine Bedenkzeit sein.
compose-first-answer = Das ist die erste Frage.
