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
    [none] , ohne Zugabe
    [before] , dazu { $time } für jeden Zug vom ersten an
    [after] , dazu { $time } nach jedem Zug
    [later] , dazu { $time } für jeden Zug
    [delay] , mit einem Aufschub von { $time } vor jedem Zug
   *[bronstein] , wobei nach jedem Zug bis zu { $time } zurückgegeben werden
}
control-both = Beide Seiten: { $control }.
control-each = Weiß: { $white }. Schwarz: { $black }.
preset-item = { $name }: { $control }
preset-fide-standard = FIDE-Turnierpartie
preset-fide-rapid = FIDE-Schnellschach
preset-fide-blitz = FIDE-Blitz
preset-ibca = IBCA, wie bei den Weltmeisterschaften für Menschen mit Behinderungen
preset-one-period = Klassisch, ein Abschnitt
preset-league = Mannschaftskampf
preset-club-evening = Vereinsabend
preset-classic = Klassisch, zwei Abschnitte
preset-three-periods = Klassisch, drei Abschnitte
preset-quick = Kurze Partie
preset-active = Aktivschach
preset-rapid-ten = Schnellschach, zehn Minuten
preset-blitz = Blitz, fünf Minuten
preset-blitz-increment = Blitz mit Zugabe
preset-bullet = Bullet, eine Minute
preset-bullet-increment = Bullet mit Zugabe
preset-armageddon = Armageddon-Partie
preset-delay = Aufschub
preset-delay-rapid = Schnellschach mit Aufschub
preset-bronstein = Bronstein-Modus
preset-hourglass = Sanduhr
preset-count-up = Nur zählen
preset-odds = Zeitvorgabe, fünf zu zwei
compose-begins = Eine Bedenkzeit wird zusammengestellt. { WORD("timepiece-back") } geht eine Antwort zurück, { WORD("no") } verwirft sie.
compose-kind = Welche Art? Eins: Zeit für Züge oder für die ganze Partie. Zwei: Sanduhr. Drei: Die Zeit wird nur gezählt. Geben Sie die Zahl ein.
compose-kind-black = Jetzt Schwarz. Welche Art? Eins: Zeit für Züge oder für die ganze Partie. Zwei: Sanduhr. Drei: Die Zeit wird nur gezählt. Vier: ohne Uhr.
compose-minutes = { $period ->
    [one] Wie viele Minuten?
   *[other] Wie viele Minuten kommen in Abschnitt { WORDS($period) } dazu?
} Mit Sekunden: Minuten, Doppelpunkt, Sekunden.
compose-moves = Für wie viele Züge? Null oder eine leere Zeile: für den ganzen Rest der Partie.
compose-extra = Bringt ein Zug zusätzliche Zeit? Eins: nein. Zwei: Zeit kommt dazu. Drei: ein Aufschub vor jedem Zug. Vier: Verbrauchtes wird zurückgegeben, bis zu einer Grenze.
compose-seconds = Wie viele Sekunden?
compose-first = Kommt die erste Zugabe schon vor dem ersten Zug? { WORD("yes") } oder { WORD("no") }.
compose-so-far = Bisher: { $control }.
compose-same = Hat Schwarz dieselbe? { WORD("yes") } oder { WORD("no") }.
compose-now-black = Jetzt Schwarz.
compose-draw = Zählt ein Remis als Sieg für Schwarz, wie in einer Armageddon-Partie? { WORD("yes") } oder { WORD("no") }.
compose-heard = { $control }{ $draw ->
    [for-black] {" "}Ein Remis zählt als Sieg für Schwarz.
   *[usual] {""}
} Ist das richtig? { WORD("yes") }, oder { WORD("no") }, um neu zu beginnen.
compose-name = Geben Sie einen Namen ein, um sie zu speichern. Eine leere Zeile speichert nichts.
compose-saved = Gespeichert als { $text }.
compose-not-saved = Sie konnte nicht gespeichert werden: { $why }. Benutzt wird sie trotzdem.
compose-used = Sie gilt jetzt.
compose-next = Sie gilt von der nächsten Partie an.
compose-dropped = Verworfen. Die Uhr ist, wie sie war.
compose-wrong = { $text } ist darauf keine Antwort.
compose-empty = Es wurde nichts eingegeben.
compose-range = { $text } ist zu viel oder zu wenig. { $least ->
    [0] Geben Sie eine Zahl bis { WORDS($most) } ein.
   *[other] Geben Sie eine Zahl von { WORDS($least) } bis { WORDS($most) } ein.
}
compose-name-taken = { $text } heißt eine Bedenkzeit, die zum Programm gehört. Nehmen Sie einen anderen Namen.
compose-one-hourglass = Eine Sanduhr haben beide Seiten oder keine.
compose-name-wrong = Ein Name besteht aus Buchstaben, Ziffern und Bindestrichen und ist nicht selbst eine Bedenkzeit.
compose-first-answer = Das ist die erste Frage.
