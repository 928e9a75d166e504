# Why something cannot be heard, and what else is to be said of voices, cues and devices. The reasons end sentences: small letters, no full stop.

why-no-device = il n'y a pas d'appareil audio
why-no-such-device = il n'y a pas d'appareil audio nommé { $device }
why-device-refuses = l'appareil audio est inutilisable : { $system }
why-device-failed = l'appareil audio est tombé en panne : { $system }
why-device-stuck = l'appareil audio n'accepte plus rien
why-device-gone = l'appareil { $device } n'est plus là
why-device-left = le système audio a détourné les paroles de l'appareil { $device }
why-plug-changed = quelque chose a été branché ou débranché sur l'appareil { $device }
why-default-changed = un autre appareil est devenu celui par défaut
why-no-server = il n'y a pas de serveur audio
why-server-gone = le serveur audio ne répond pas : { $system }
why-server-garbled = le serveur audio est incompréhensible : { $system }
why-server-refuses = le serveur audio refuse : { $system }
why-espeak-missing = espeak-ng n'est pas installé, ou sa bibliothèque ne s'ouvre pas : { $system }
why-espeak-foreign = cette version d'espeak-ng est inutilisable, il lui manque { $function }
why-espeak-no-data = espeak-ng ne peut pas démarrer, ses données manquent ou sont abîmées
why-espeak-in-use = espeak-ng est déjà utilisé dans ce programme
why-espeak-silent = espeak-ng ne répond pas
why-system-absent = la voix du système ne répond pas : { $system }
why-system-refuses = la voix du système refuse : { $system }
why-system-endless = la voix du système n'en finit pas
why-system-gone = la voix du système a disparu
why-system-not-in-ear = la voix du système ne peut pas être envoyée dans un casque
why-no-earphone = aucun casque n'a été indiqué
why-no-thread = la machine est trop occupée : { $system }

cue-missing = ce fichier n'existe pas
cue-not-a-file = ce n'est pas un fichier
cue-unreadable = il ne peut pas être lu : { $system }
cue-too-large = il est trop gros pour un son bref
cue-too-long = il dure plus de deux secondes
cue-not-wave = ce n'est pas un fichier WAV, ou pas un fichier entier
cue-not-pcm16 = ses échantillons ne sont pas du PCM à seize bits
cue-unusable = Réglage { $key }, fichier { $file } : { $why }. Notre propre son est joué à la place.

no-such-voice = { $language ->
   *[en] Pour les mots anglais, il n'y a pas de voix { $name }.
    [it] Pour les mots italiens, il n'y a pas de voix { $name }.
    [de] Pour les mots allemands, il n'y a pas de voix { $name }.
    [es] Pour les mots espagnols, il n'y a pas de voix { $name }.
    [fr] Pour les mots français, il n'y a pas de voix { $name }.
} La voix habituelle de cette langue les prononce.
bluetooth = { $kept ->
    [yes] { $device } est relié par Bluetooth. Tout s'y entend cent cinquante millisecondes plus tard, ou davantage. Il reste ouvert, pour qu'aucun premier mot ne se perde.
   *[no] { $device } est relié par Bluetooth. Tout s'y entend cent cinquante millisecondes plus tard, ou davantage. Avec le réglage keep-open sur on, il reste ouvert, et le premier mot après une pause ne se perd pas.
}
devices-bluetooth = La sortie { $number } est reliée par Bluetooth : tout s'y entend cent cinquante millisecondes plus tard, ou davantage. Avec le réglage keep-open sur on, le premier mot après une pause ne se perd pas.
cue-name = { $cue }.
cue-list = { WORDS($count) } signaux : { $names }. Entrez { WORD("cue") } et un nom pour en entendre un ; avec { WORD("cue-off") } ou un nombre de zéro à cent derrière, il est coupé ou baissé.
cue-set = { $cue } : { $loudness ->
    [0] coupé
    [100] actif
   *[other] { WORDS($loudness) } pour cent
}.
cue-unknown = { $text } n'est pas un signal. Entrez { WORD("cues") } pour entendre leurs noms.
cue-wrong-change = Je ne comprends pas { $text }. Derrière le nom vient { WORD("cue-on") }, { WORD("cue-off") } ou un nombre de zéro à cent.
sounds = { $on ->
    [yes] Les signaux sont actifs.
   *[no] Les signaux sont coupés.
}
