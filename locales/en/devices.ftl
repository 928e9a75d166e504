# What `annabella devices` lists.

devices-outputs = Sound outputs: { $count }.
devices-inputs = Microphones: { $count }.
devices-pads = Gamepads: { $count }.
devices-sound-item = { $number }: { $name }. In the settings it is called { $id }. { $use ->
    [default] It is the default device.
    [loudspeaker] It is your loudspeaker.
    [earphone] It is your earphone.
   *[none] It has no part yet.
}
devices-pad-item = { $number }: { $name }.
devices-braille = { $works ->
    [yes] Braille display: brltty answers.
   *[no] Braille display: brltty does not answer.
}
devices-espeak = { $works ->
    [yes] Voice of Annabella: espeak-ng is ready.
   *[no] Voice of Annabella: espeak-ng is missing.
}
devices-system = { $works ->
    [yes] Voice of the system: it answers.
   *[no] Voice of the system: it does not answer.
}
devices-opponent = Opponent: the built-in one, with levels from one to { WORDS($count) }.
devices-now = Now each output says its number.
devices-spoke = Output { $number } has spoken.
devices-mute = Output { $number } stayed silent: { $why }.
