# Zuhören: das Mikrofon, was verstanden wurde, und wie gut es hört.

voice-on = Ich höre zu. Drücken Sie { $listen }, sagen Sie nach dem Signal Ihren Zug, und bestätigen Sie ihn mit der Eingabetaste.
voice-on-hands-free = Ich höre zu, solange ich nicht spreche. Sagen Sie Ihren Zug.
voice-read-back = { $move }?
voice-sure = { $text }? Geben Sie { WORD("yes") } oder { WORD("no") } ein.
voice-not-here = Züge kann man nur an der Konsole selbst sprechen.
voice-off = Ich höre nicht mehr zu.
voice-not-on = Das Mikrofon ist aus. Zum Einschalten geben Sie ein: { WORD("listen-on") }.
voice-failed = Ich kann nicht zuhören: { $why }. Mit den Tasten geht es weiter.
voice-lost = Ich höre Sie nicht: { $why }. Sobald es wieder da ist, höre ich weiter zu.
voice-back = Das Mikrofon ist wieder da.
voice-not-understood = Nicht verstanden. Bitte noch einmal sagen.
voice-nothing-said = Ich habe nichts gehört.
voice-too-early = Den Anfang habe ich nicht gehört. Warten Sie, bis ich schweige, und sagen Sie es noch einmal.
voice-spoken-over = Ich habe gesprochen und Sie nicht gehört. Drücken Sie noch einmal, und sprechen Sie nach dem Signal.
voice-past = Die Stellung hat sich geändert. Bitte noch einmal sagen.
voice-hands-free = { $on ->
    [yes] Freisprechen ist an: Vor einem Zug ist keine Taste nötig.
   *[no] Freisprechen ist aus: Vor jedem Zug die Taste drücken.
}
voice-keeping = { $on ->
    [yes] Ihre gesprochenen Züge werden aufgenommen. Um die Aufnahmen zu löschen, geben Sie ein: { WORD("delete-recordings") }.
   *[no] Ihre gesprochenen Züge werden nicht mehr aufgenommen.
}
voice-keeping-not-allowed = Im Turnier werden Züge nur aufgenommen, wenn die Veranstaltung oder der Schiedsrichter es erlaubt.
voice-deleted = { $count ->
    [0] Von dieser Partie gibt es keine Aufnahmen.
    [one] Eine Aufnahme ist gelöscht.
   *[other] { WORDS($count) } Aufnahmen sind gelöscht.
}
voice-not-kept = Eine Aufnahme konnte nicht geschrieben oder gelöscht werden: { $why }.
voice-check = Sagen Sie nach dem Signal einen Zug, so wie sonst auch.
voice-quality = { $quality ->
    [mute] Vom Mikrofon kommt gar kein Ton. Ist es stumm geschaltet?
    [no-speech] Ich höre den Raum, aber nicht Sie.
    [too-loud] Sie sind zu laut für das Mikrofon. Gehen Sie weiter weg, oder stellen Sie es leiser.
    [faint] Ich höre Sie nur leise. Kommen Sie näher ans Mikrofon.
    [room-loud] Ich höre den Raum fast so laut wie Sie. Kommen Sie näher ans Mikrofon.
    [room-louder] Ich höre den Raum lauter als Sie. Kommen Sie näher ans Mikrofon.
    [telephone] Ich höre Sie wie am Telefon, ohne hohe Töne, und verstehe Sie leicht falsch. Wählen Sie bei einem Bluetooth-Headset ein anderes Mikrofon.
   *[good] Ich höre Sie gut.
}
