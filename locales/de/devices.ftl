# Was `annabella devices` aufzählt.

devices-outputs = Tonausgänge: { $count }.
devices-inputs = Mikrofone: { $count }.
devices-pads = Angeschlossene Gamepads: { $count }.
devices-sound-item = { $number }: { $name }. In den Einstellungen heißt es { $id }. { $use ->
    [default] Es ist das Standardgerät.
    [loudspeaker] Es ist dein Lautsprecher.
    [earphone] Es ist dein Ohrhörer.
   *[none] Es hat noch keine Aufgabe.
}
devices-pad-item = { $number }: { $name }.
devices-braille = { $works ->
    [yes] Braillezeile: brltty antwortet.
   *[no] Braillezeile: brltty antwortet nicht.
}
devices-espeak = { $works ->
    [yes] Stimme von Annabella: espeak-ng ist bereit.
   *[no] Stimme von Annabella: espeak-ng fehlt.
}
devices-system = { $works ->
    [yes] Stimme des Systems: sie antwortet.
   *[no] Stimme des Systems: sie antwortet nicht.
}
devices-opponent = Gegner: der eingebaute, mit den Stufen eins bis { WORDS($count) }.
devices-now = Jetzt sagt jeder Ausgang seine Nummer.
devices-spoke = Ausgang { $number } hat gesprochen.
devices-mute = Ausgang { $number } blieb stumm: { $why }.
