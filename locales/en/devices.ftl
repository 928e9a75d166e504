# What `annabella devices` lists.

devices-server = The sound server cannot be used: { $why }.
devices-outputs = Sound outputs: { $count }.
devices-inputs = Microphones: { $count }.
devices-pads = Gamepads: { $count }.
devices-sound-item = { $number }: { $name }. Name in the settings: { $id }. { $use ->
    [default] It is the default device.
    [loudspeaker] It is your loudspeaker.
    [earphone] It is your earphone.
    [microphone] It is your microphone.
   *[none] It is not used yet.
}
devices-pad-item = { $number }: { $name }.
devices-braille = { $works ->
    [yes] Braille display: brltty answers.
   *[no] Braille display: brltty does not answer.
}
devices-espeak = { $works ->
    [yes] Annabella's voice: espeak-ng is ready.
   *[no] Annabella's voice: espeak-ng is missing.
}
devices-system = { $works ->
    [yes] System voice: ready.
   *[no] System voice: it does not answer.
}
devices-opponent = Built-in opponent: levels one to { WORDS($count) }.
devices-now = Now each output says its number.
devices-spoke = Output { $number } has spoken.
devices-mute = Output { $number } stayed silent: { $why }.
