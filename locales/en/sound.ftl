# Why something cannot be heard, and other messages about voices, cues and devices. The reasons end sentences: small letters, no full stop.

why-no-device = there is no sound device
why-no-such-device = there is no sound device named { $device }
why-device-refuses = the sound device cannot be used: { $system }
why-device-failed = the sound device has failed: { $system }
why-device-stuck = the sound device has stopped taking sound
why-device-gone = the device { $device } is disconnected
why-device-left = the sound system has moved the words away from the device { $device }
why-plug-changed = something was plugged in or unplugged at the device { $device }
why-default-changed = the default device has changed
why-no-server = there is no sound server
why-server-gone = the sound server does not answer: { $system }
why-server-garbled = the sound server cannot be understood: { $system }
why-server-refuses = the sound server refuses: { $system }
why-espeak-missing = espeak-ng is not installed, or its library cannot be opened: { $system }
why-espeak-foreign = this version of espeak-ng lacks { $function }
why-espeak-no-data = espeak-ng cannot start, its data are missing or damaged
why-espeak-in-use = this program is already using espeak-ng
why-espeak-silent = espeak-ng does not answer
why-no-recogniser = PocketSphinx is not installed, or its library cannot be opened: { $system }
why-recogniser-foreign = this version of PocketSphinx lacks { $function }
why-no-voice-model = the voice model is missing or damaged: { $path }
why-no-microphone = there is no microphone
why-no-such-microphone = there is no microphone named { $device }
why-microphone-busy = another program is using the microphone
why-microphone-refuses = the microphone cannot be used: { $system }
why-microphone-failed = the microphone has failed: { $system }
why-microphone-gone = the microphone { $device } is disconnected
why-microphone-stuck = the microphone gives no sound
why-system-absent = the system voice does not answer: { $system }
why-system-refuses = the system voice refuses: { $system }
why-system-endless = the system voice does not stop
why-system-gone = the system voice is gone
why-system-not-in-ear = the system voice cannot be sent to an earphone
why-no-earphone = no earphone has been named
why-no-thread = the machine is too busy: { $system }

server-avoided = Sound goes to ALSA's default device, because { $why }.

cue-missing = the file does not exist
cue-not-a-file = not a file
cue-unreadable = it cannot be read: { $system }
cue-too-large = it is too large for a short sound
cue-too-long = it lasts more than two seconds
cue-not-wave = it is not a complete WAV file
cue-not-pcm16 = its samples are not sixteen-bit PCM
cue-unusable = Setting { $key }, file { $file }: { $why }. The built-in sound is played instead.

no-such-voice = { $language ->
   *[en] There is no voice { $name } for English words.
    [it] There is no voice { $name } for Italian words.
    [de] There is no voice { $name } for German words.
    [es] There is no voice { $name } for Spanish words.
    [fr] There is no voice { $name } for French words.
} The usual voice of that language speaks them.
bluetooth = { $kept ->
    [yes] { $device } is connected by Bluetooth. Sound arrives at least a hundred and fifty milliseconds late. The device is kept open, so first words are not lost.
   *[no] { $device } is connected by Bluetooth. Sound arrives at least a hundred and fifty milliseconds late. To keep the first word after a pause, turn on the setting keep-open.
}
devices-bluetooth = Output { $number } is connected by Bluetooth. Sound arrives at least a hundred and fifty milliseconds late. To keep the first word after a pause, turn on the setting keep-open.
cue-name = { $cue }.
cue-list = There are { WORDS($count) } cues: { $names }. To hear one, enter: { WORD("cue") }, and its name. Add { WORD("cue-off") }, or a loudness from zero to one hundred.
cue-set = { $cue }: { $loudness ->
    [0] off
    [100] on
   *[other] { WORDS($loudness) } percent
}.
cue-unknown = { $text } is not a cue. Enter: { WORD("cues") }.
cue-wrong-change = { $text } is not understood. After the name, enter: { WORD("cue-on") }, { WORD("cue-off") } or a number from zero to one hundred.
sounds = { $on ->
    [yes] Cues are on.
   *[no] Cues are off.
}
