# Warnungen vor der Zeit, die der Spieler gewählt hat, und was er gewählt hat.
warning-second = { WORDS($seconds) }
warnings = { $on ->
    [yes] Die Zeitwarnungen sind an.
   *[no] Die Zeitwarnungen sind aus.
}
warnings-points = Gewählte Zeiten: { $times }.
warnings-countdown = { $seconds ->
    [one] Die letzte Sekunde wird gesagt.
   *[other] Die letzten { WORDS($seconds) } Sekunden werden gezählt.
}
warnings-tick = { $seconds ->
    [one] Jede Sekunde ein Ticken
   *[other] Alle { WORDS($seconds) } Sekunden ein Ticken
}{ $limited ->
    [yes] , ab weniger als { $below }.
   *[no] .
}
warnings-tone = An der Stelle von Worten erklingen Töne.
warnings-opponent = Auch die Zeiten Ihres Gegners werden gesagt.
warnings-none = Es sind keine Warnungen gewählt. Geben Sie { WORD("warnings") } und Zeiten ein, etwa fünf Minuten, eine Minute, Countdown zehn.
warnings-wrong = { $text } ist keine Warnung. Geben Sie { WORD("warnings") } und Zeiten ein, etwa fünf Minuten, eine Minute, und was Sie sonst wollen: Countdown zehn, Ticken, Töne, Gegner.
