# Why something cannot be heard, and what else is to be said of voices, cues and devices. The reasons end sentences: small letters, no full stop.

why-no-device = there is no sound device
why-no-such-device = there is no sound device named { $device }
why-device-refuses = the sound device cannot be used: { $system }
why-device-failed = the sound device has failed: { $system }
why-device-stuck = the sound device takes nothing any more
why-device-gone = the device { $device } is gone
why-device-left = the sound system has led the words away from the device { $device }
why-plug-changed = something was plugged in or pulled out at the device { $device }
why-default-changed = another device has become the default one
why-no-server = there is no sound server
why-server-gone = the sound server does not answer: { $system }
why-server-garbled = the sound server cannot be understood: { $system }
why-server-refuses = the sound server refuses: { $system }
why-espeak-missing = espeak-ng is not installed, or its library cannot be opened: { $system }
why-espeak-foreign = this version of espeak-ng cannot be used, it has no { $function }
why-espeak-no-data = espeak-ng cannot start, its data are missing or damaged
why-espeak-in-use = espeak-ng is in use already in this program
why-espeak-silent = espeak-ng does not answer
why-system-absent = the system's own voice does not answer: { $system }
why-system-refuses = the system's own voice refuses: { $system }
why-system-endless = the system's own voice does not come to an end
why-system-gone = the system's own voice has gone away
why-system-not-in-ear = the system's own voice cannot be sent to an earphone
why-no-earphone = no earphone has been named
why-no-thread = the machine is too busy for it: { $system }

cue-missing = there is no such file
cue-not-a-file = this is no file
cue-unreadable = it cannot be read: { $system }
cue-too-large = it is too large for a short sound
cue-too-long = it lasts more than two seconds
cue-not-wave = it is no WAV file, or not a whole one
cue-not-pcm16 = its samples are not PCM of sixteen bits
cue-unusable = Setting { $key }, file { $file }: { $why }. Our own sound is played instead.

no-such-voice = { $language ->
   *[en] There is no voice { $name } for English words.
    [it] There is no voice { $name } for Italian words.
    [de] There is no voice { $name } for German words.
    [es] There is no voice { $name } for Spanish words.
    [fr] There is no voice { $name } for French words.
} They are spoken by the usual voice of that language.
bluetooth = { $kept ->
    [yes] { $device } is connected by Bluetooth. Everything is heard a hundred and fifty milliseconds later there, or more. It is kept open, so that no first word is lost.
   *[no] { $device } is connected by Bluetooth. Everything is heard a hundred and fifty milliseconds later there, or more. With the setting keep-open on it stays open, so that the first word after a rest is not lost.
}
devices-bluetooth = Output { $number } is connected by Bluetooth: everything is heard a hundred and fifty milliseconds later there, or more. With the setting keep-open on the first word after a rest is not lost.
cue-name = { $cue }.
cue-list = { WORDS($count) } cues: { $names }. Enter { WORD("cue") } and a name to hear one; with { WORD("cue-off") } or a number from zero to one hundred behind it, it is switched off or made quieter.
cue-set = { $cue }: { $loudness ->
    [0] off
    [100] on
   *[other] { WORDS($loudness) } percent
}.
cue-unknown = { $text } names no cue. Enter { WORD("cues") } to hear their names.
cue-wrong-change = { $text } is not understood. Behind the name comes { WORD("cue-on") }, { WORD("cue-off") } or a number from zero to one hundred.
sounds = { $on ->
    [yes] Cues are on.
   *[no] Cues are off.
}
