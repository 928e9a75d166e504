# Perché non si sente qualcosa, e che cosa si dice di voci, segnali e dispositivi. Le ragioni chiudono frasi: minuscole, senza punto.

why-no-device = non c'è nessun dispositivo audio
why-no-such-device = non c'è nessun dispositivo audio di nome { $device }
why-device-refuses = il dispositivo audio non si può usare: { $system }
why-device-failed = il dispositivo audio non funziona più: { $system }
why-device-stuck = il dispositivo audio non accetta più suoni
why-device-gone = il dispositivo { $device } è scollegato
why-device-left = il sistema audio ha portato le parole via dal dispositivo { $device }
why-plug-changed = al dispositivo { $device } è stato attaccato o staccato qualcosa
why-default-changed = il dispositivo predefinito è cambiato
why-no-server = non c'è nessun server audio
why-server-gone = il server audio non risponde: { $system }
why-server-garbled = il server audio non si fa capire: { $system }
why-server-refuses = il server audio rifiuta: { $system }
why-espeak-missing = espeak-ng non è installato, o la sua libreria non si può aprire: { $system }
why-espeak-foreign = a questa versione di espeak-ng manca { $function }
why-espeak-no-data = espeak-ng non può partire, i suoi dati mancano o sono danneggiati
why-espeak-in-use = questo programma usa già espeak-ng
why-espeak-silent = espeak-ng non risponde
why-no-recogniser = PocketSphinx non è installato, o la sua libreria non si apre: { $system }
why-recogniser-foreign = a questa versione di PocketSphinx manca { $function }
why-no-voice-model = il modello vocale manca o è danneggiato: { $path }
why-no-microphone = non c'è alcun microfono
why-no-such-microphone = non c'è alcun microfono di nome { $device }
why-microphone-busy = un altro programma sta usando il microfono
why-microphone-refuses = il microfono non si può usare: { $system }
why-microphone-failed = il microfono si è guastato: { $system }
why-microphone-gone = il microfono { $device } è scollegato
why-microphone-stuck = dal microfono non arriva alcun suono
why-system-absent = la voce del sistema non risponde: { $system }
why-system-refuses = la voce del sistema rifiuta: { $system }
why-system-endless = la voce del sistema non smette
why-system-gone = la voce del sistema è sparita
why-system-not-in-ear = la voce del sistema non si può mandare in cuffia
why-no-earphone = non è stata indicata nessuna cuffia
why-no-thread = il computer è troppo occupato: { $system }

server-avoided = L'audio va al dispositivo predefinito di ALSA: { $why }.

cue-missing = il file non esiste
cue-not-a-file = non è un file
cue-unreadable = non si può leggere: { $system }
cue-too-large = è troppo grande per un suono breve
cue-too-long = dura più di due secondi
cue-not-wave = non è un file WAV intero
cue-not-pcm16 = i suoi campioni non sono PCM a sedici bit
cue-unusable = Impostazione { $key }, file { $file }: { $why }. Al suo posto si sente il suono del programma.

no-such-voice = { $language ->
   *[en] Per le parole inglesi non c'è nessuna voce { $name }.
    [it] Per le parole italiane non c'è nessuna voce { $name }.
    [de] Per le parole tedesche non c'è nessuna voce { $name }.
    [es] Per le parole spagnole non c'è nessuna voce { $name }.
    [fr] Per le parole francesi non c'è nessuna voce { $name }.
} Le dice la voce solita di quella lingua.
bluetooth = { $kept ->
    [yes] { $device } è collegato via Bluetooth. Il suono arriva almeno centocinquanta millisecondi dopo. Il dispositivo resta aperto: le prime parole non vanno perse.
   *[no] { $device } è collegato via Bluetooth. Il suono arriva almeno centocinquanta millisecondi dopo. Per non perdere la prima parola dopo una pausa, attiva l'impostazione keep-open.
}
devices-bluetooth = L'uscita { $number } è collegata via Bluetooth. Il suono arriva almeno centocinquanta millisecondi dopo. Per non perdere la prima parola dopo una pausa, attiva l'impostazione keep-open.
cue-name = { $cue }.
cue-list = Ci sono { WORDS($count) } segnali: { $names }. Per sentirne uno, scrivi: { WORD("cue") }, e il nome. Aggiungi { WORD("cue-off") }, o un volume da zero a cento.
cue-set = { $cue }: { $loudness ->
    [0] spento
    [100] acceso
   *[other] { WORDS($loudness) } per cento
}.
cue-unknown = { $text } non è un segnale. Scrivi: { WORD("cues") }.
cue-wrong-change = Non capisco { $text }. Dopo il nome, scrivi: { WORD("cue-on") }, { WORD("cue-off") } o un numero da zero a cento.
sounds = { $on ->
    [yes] I segnali sono accesi.
   *[no] I segnali sono spenti.
}
