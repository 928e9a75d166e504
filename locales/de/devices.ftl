# Was `annabella devices` aufzählt.

devices-server = Der Tonserver ist nicht zu benutzen: { $why }.
devices-outputs = Tonausgänge: { $count }.
devices-inputs = Mikrofone: { $count }.
devices-pads = Angeschlossene Gamepads: { $count }.
devices-sound-item = { $number }: { $name }. Name in den Einstellungen: { $id }. { $use ->
    [default] Es ist das Standardgerät.
    [loudspeaker] Es ist Ihr Lautsprecher.
    [earphone] Es ist Ihr Ohrhörer.
    [microphone] Es ist Ihr Mikrofon.
   *[none] Es wird noch nicht benutzt.
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
    [yes] Stimme des Systems: bereit.
   *[no] Stimme des Systems: sie antwortet nicht.
}
devices-opponent = Eingebauter Gegner: Stufen eins bis { WORDS($count) }.
devices-now = Jetzt sagt jeder Ausgang seine Nummer.
devices-spoke = Ausgang { $number } hat gesprochen.
devices-mute = Ausgang { $number } blieb stumm: { $why }.
