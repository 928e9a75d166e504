# Why something cannot be heard, and what else is to be said of voices, cues and devices. The reasons end sentences: small letters, no full stop.

why-no-device = es gibt kein Tongerät
why-no-such-device = es gibt kein Tongerät namens { $device }
why-device-refuses = das Tongerät lässt sich nicht benutzen: { $system }
why-device-failed = das Tongerät ist ausgefallen: { $system }
why-device-stuck = das Tongerät nimmt nichts mehr an
why-device-gone = das Gerät { $device } ist nicht mehr da
why-device-left = das Tonsystem hat die Worte vom Gerät { $device } weggeleitet
why-plug-changed = am Gerät { $device } wurde etwas eingesteckt oder herausgezogen
why-default-changed = ein anderes Gerät ist zum Standardgerät geworden
why-no-server = es gibt keinen Tonserver
why-server-gone = der Tonserver antwortet nicht: { $system }
why-server-garbled = der Tonserver ist nicht zu verstehen: { $system }
why-server-refuses = der Tonserver weigert sich: { $system }
why-espeak-missing = espeak-ng ist nicht installiert, oder seine Bibliothek lässt sich nicht öffnen: { $system }
why-espeak-foreign = dieses espeak-ng lässt sich nicht benutzen, ihm fehlt { $function }
why-espeak-no-data = espeak-ng kann nicht beginnen, seine Daten fehlen oder sind beschädigt
why-espeak-in-use = espeak-ng wird in diesem Programm schon benutzt
why-espeak-silent = espeak-ng antwortet nicht
why-system-absent = die Stimme des Systems antwortet nicht: { $system }
why-system-refuses = die Stimme des Systems weigert sich: { $system }
why-system-endless = die Stimme des Systems kommt zu keinem Ende
why-system-gone = die Stimme des Systems ist verschwunden
why-system-not-in-ear = die Stimme des Systems lässt sich nicht in einen Ohrhörer leiten
why-no-earphone = es ist kein Ohrhörer angegeben
why-no-thread = der Rechner ist zu beschäftigt: { $system }

cue-missing = die Datei gibt es nicht
cue-not-a-file = das ist keine Datei
cue-unreadable = sie lässt sich nicht lesen: { $system }
cue-too-large = sie ist zu groß für einen kurzen Ton
cue-too-long = sie dauert länger als zwei Sekunden
cue-not-wave = sie ist keine oder keine ganze WAV-Datei
cue-not-pcm16 = ihre Abtastwerte sind nicht PCM mit sechzehn Bit
cue-unusable = Einstellung { $key }, Datei { $file }: { $why }. Stattdessen erklingt unser eigener Ton.

no-such-voice = { $language ->
   *[en] Für englische Worte gibt es keine Stimme { $name }.
    [it] Für italienische Worte gibt es keine Stimme { $name }.
    [de] Für deutsche Worte gibt es keine Stimme { $name }.
    [es] Für spanische Worte gibt es keine Stimme { $name }.
    [fr] Für französische Worte gibt es keine Stimme { $name }.
} Sie werden von der gewöhnlichen Stimme dieser Sprache gesprochen.
bluetooth = { $kept ->
    [yes] { $device } ist über Bluetooth verbunden. Dort ist alles hundertfünfzig Millisekunden später zu hören, oder noch später. Es bleibt offen, damit kein erstes Wort verloren geht.
   *[no] { $device } ist über Bluetooth verbunden. Dort ist alles hundertfünfzig Millisekunden später zu hören, oder noch später. Steht die Einstellung keep-open auf on, so bleibt es offen, damit das erste Wort nach einer Ruhe nicht verloren geht.
}
devices-bluetooth = Ausgang { $number } ist über Bluetooth verbunden: dort ist alles hundertfünfzig Millisekunden später zu hören, oder noch später. Steht die Einstellung keep-open auf on, so geht das erste Wort nach einer Ruhe nicht verloren.
cue-name = { $cue }.
cue-list = { WORDS($count) } Signale: { $names }. Mit { WORD("cue") } und einem Namen hören Sie eines; mit { WORD("cue-off") } oder einer Zahl von null bis hundert dahinter wird es ausgeschaltet oder leiser.
cue-set = { $cue }: { $loudness ->
    [0] aus
    [100] an
   *[other] { WORDS($loudness) } Prozent
}.
cue-unknown = { $text } ist kein Signal. Mit { WORD("cues") } hören Sie ihre Namen.
cue-wrong-change = { $text } verstehe ich hier nicht. Hinter den Namen gehört { WORD("cue-on") }, { WORD("cue-off") } oder eine Zahl von null bis hundert.
sounds = { $on ->
    [yes] Die Signale sind an.
   *[no] Die Signale sind aus.
}
