# Warum etwas nicht zu hören ist, und was sonst über Stimmen, Signale und Geräte gesagt wird. Die Gründe beenden Sätze: klein, ohne Punkt.

why-no-device = es gibt kein Tongerät
why-no-such-device = es gibt kein Tongerät namens { $device }
why-device-refuses = das Tongerät lässt sich nicht benutzen: { $system }
why-device-failed = das Tongerät ist ausgefallen: { $system }
why-device-stuck = das Tongerät nimmt keinen Ton mehr an
why-device-gone = das Gerät { $device } ist getrennt
why-device-left = das Tonsystem hat die Worte vom Gerät { $device } weggeleitet
why-plug-changed = am Gerät { $device } wurde etwas eingesteckt oder herausgezogen
why-default-changed = das Standardgerät hat gewechselt
why-no-server = es gibt keinen Tonserver
why-server-gone = der Tonserver antwortet nicht: { $system }
why-server-garbled = der Tonserver ist nicht zu verstehen: { $system }
why-server-refuses = der Tonserver lehnt ab: { $system }
why-espeak-missing = espeak-ng ist nicht installiert, oder seine Bibliothek lässt sich nicht öffnen: { $system }
why-espeak-foreign = dieser Fassung von espeak-ng fehlt { $function }
why-espeak-no-data = espeak-ng kann nicht beginnen, seine Daten fehlen oder sind beschädigt
why-espeak-in-use = dieses Programm benutzt espeak-ng schon
why-espeak-silent = espeak-ng antwortet nicht
why-no-recogniser = PocketSphinx ist nicht installiert, oder seine Bibliothek lässt sich nicht öffnen: { $system }
why-recogniser-foreign = dieser Fassung von PocketSphinx fehlt { $function }
why-no-voice-model = das Sprachmodell fehlt oder ist beschädigt: { $path }
why-no-microphone = es gibt kein Mikrofon
why-no-such-microphone = es gibt kein Mikrofon namens { $device }
why-microphone-busy = ein anderes Programm benutzt das Mikrofon
why-microphone-refuses = das Mikrofon lässt sich nicht benutzen: { $system }
why-microphone-failed = das Mikrofon ist ausgefallen: { $system }
why-microphone-gone = das Mikrofon { $device } ist nicht mehr angeschlossen
why-microphone-stuck = vom Mikrofon kommt kein Ton
why-system-absent = die Stimme des Systems antwortet nicht: { $system }
why-system-refuses = die Stimme des Systems lehnt ab: { $system }
why-system-endless = die Stimme des Systems hört nicht auf
why-system-gone = die Stimme des Systems ist weg
why-system-not-in-ear = die Stimme des Systems lässt sich nicht in einen Ohrhörer leiten
why-no-earphone = es ist kein Ohrhörer angegeben
why-no-thread = der Rechner ist überlastet: { $system }

server-avoided = Der Ton geht an das Standardgerät von ALSA: { $why }.

cue-missing = die Datei gibt es nicht
cue-not-a-file = keine Datei
cue-unreadable = sie lässt sich nicht lesen: { $system }
cue-too-large = sie ist zu groß für einen kurzen Ton
cue-too-long = sie dauert länger als zwei Sekunden
cue-not-wave = sie ist keine vollständige WAV-Datei
cue-not-pcm16 = ihre Abtastwerte sind nicht PCM mit sechzehn Bit
cue-unusable = Einstellung { $key }, Datei { $file }: { $why }. Stattdessen erklingt der eingebaute Ton.

no-such-voice = { $language ->
   *[en] Für englische Worte gibt es keine Stimme { $name }.
    [it] Für italienische Worte gibt es keine Stimme { $name }.
    [de] Für deutsche Worte gibt es keine Stimme { $name }.
    [es] Für spanische Worte gibt es keine Stimme { $name }.
    [fr] Für französische Worte gibt es keine Stimme { $name }.
} Die gewöhnliche Stimme dieser Sprache spricht sie.
bluetooth = { $kept ->
    [yes] { $device } ist über Bluetooth verbunden. Der Ton kommt mindestens hundertfünfzig Millisekunden später. Das Gerät bleibt offen, damit kein erstes Wort verloren geht.
   *[no] { $device } ist über Bluetooth verbunden. Der Ton kommt mindestens hundertfünfzig Millisekunden später. Damit nach einer Pause das erste Wort nicht fehlt, schalten Sie die Einstellung keep-open ein.
}
devices-bluetooth = Ausgang { $number } ist über Bluetooth verbunden. Der Ton kommt mindestens hundertfünfzig Millisekunden später. Damit nach einer Pause das erste Wort nicht fehlt, schalten Sie die Einstellung keep-open ein.
cue-name = { $cue }.
cue-list = Es gibt { WORDS($count) } Signale: { $names }. Eines hören: { WORD("cue") } und sein Name. Dahinter { WORD("cue-off") }, oder eine Lautstärke von null bis hundert.
cue-set = { $cue }: { $loudness ->
    [0] aus
    [one] ein Prozent
    [100] an
   *[other] { WORDS($loudness) } Prozent
}.
cue-unknown = { $text } ist kein Signal. Geben Sie ein: { WORD("cues") }.
cue-wrong-change = { $text } verstehe ich nicht. Nach dem Namen kommt { WORD("cue-on") }, { WORD("cue-off") } oder eine Zahl von null bis hundert.
sounds = { $on ->
    [yes] Die Signale sind an.
   *[no] Die Signale sind aus.
}
