# Warnungen vor der Zeit, die der Spieler gewählt hat, und was er gewählt hat.
warning-second = { WORDS($seconds) }
warnings = { $on ->
    [yes] Die Zeitwarnungen sind an.
   *[no] Die Zeitwarnungen sind aus.
}
warnings-points = Warnungen bei: { $times }.
warnings-countdown = { $seconds ->
    [one] Die letzte Sekunde wird gezählt.
   *[other] Die letzten { WORDS($seconds) } Sekunden werden gezählt.
}
warnings-tick = { $seconds ->
    [one] Jede Sekunde ein Ticken
   *[other] Alle { WORDS($seconds) } Sekunden ein Ticken
}{ $limited ->
    [yes] , wenn weniger bleibt als { $below }.
   *[no] .
}
warnings-tone = Töne ersetzen die Worte.
warnings-opponent = Auch die Zeiten Ihres Gegners werden gesagt.
warnings-none = Keine Warnungen sind gewählt. Geben Sie ein: { WORD("warnings") }, und Zeiten, etwa fünf Minuten, eine Minute, Countdown zehn.
warnings-wrong = { $text } ist keine Warnung. Geben Sie ein: { WORD("warnings") }, und Zeiten, etwa fünf Minuten, eine Minute. Auch möglich: Countdown zehn, Ticken, Töne, Gegner.
