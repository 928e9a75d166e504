# Pourquoi on n'entend pas quelque chose, et les autres messages sur les voix, les signaux et les appareils. Les raisons terminent des phrases : minuscules, sans point.

why-no-device = il n'y a pas d'appareil audio
why-no-such-device = il n'y a pas d'appareil audio nommé { $device }
why-device-refuses = l'appareil audio est inutilisable : { $system }
why-device-failed = l'appareil audio est tombé en panne : { $system }
why-device-stuck = l'appareil audio n'accepte plus de son
why-device-gone = l'appareil { $device } est débranché
why-device-left = le système audio a détourné les paroles de l'appareil { $device }
why-plug-changed = quelque chose a été branché ou débranché sur l'appareil { $device }
why-default-changed = l'appareil par défaut a changé
why-no-server = il n'y a pas de serveur audio
why-server-gone = le serveur audio ne répond pas : { $system }
why-server-garbled = le serveur audio est incompréhensible : { $system }
why-server-refuses = le serveur audio refuse : { $system }
why-espeak-missing = espeak-ng n'est pas installé, ou sa bibliothèque ne s'ouvre pas : { $system }
why-espeak-foreign = il manque { $function } à cette version d'espeak-ng
why-espeak-no-data = espeak-ng ne peut pas démarrer, ses données manquent ou sont abîmées
why-espeak-in-use = ce programme utilise déjà espeak-ng
why-espeak-silent = espeak-ng ne répond pas
why-no-recogniser = PocketSphinx n'est pas installé, ou sa bibliothèque ne s'ouvre pas : { $system }
why-recogniser-foreign = il manque { $function } à cette version de PocketSphinx
why-no-voice-model = le modèle vocal manque ou est endommagé : { $path }
why-no-microphone = il n'y a pas de microphone
why-no-such-microphone = il n'y a pas de microphone nommé { $device }
why-microphone-busy = un autre programme utilise le microphone
why-microphone-refuses = le microphone ne peut pas être utilisé : { $system }
why-microphone-failed = le microphone est tombé en panne : { $system }
why-microphone-gone = le microphone { $device } est débranché
why-microphone-stuck = aucun son ne vient du microphone
why-system-absent = la voix du système ne répond pas : { $system }
why-system-refuses = la voix du système refuse : { $system }
why-system-endless = la voix du système ne s'arrête pas
why-system-gone = la voix du système a disparu
why-system-not-in-ear = la voix du système ne peut pas être envoyée dans un casque
why-no-earphone = aucun casque n'a été indiqué
why-no-thread = la machine est trop occupée : { $system }

server-avoided = Le son passe par l'appareil par défaut d'ALSA : { $why }.

cue-missing = le fichier n'existe pas
cue-not-a-file = ce n'est pas un fichier
cue-unreadable = il ne peut pas être lu : { $system }
cue-too-large = il est trop gros pour un son bref
cue-too-long = il dure plus de deux secondes
cue-not-wave = ce n'est pas un fichier WAV complet
cue-not-pcm16 = ses échantillons ne sont pas du PCM à seize bits
cue-unusable = Réglage { $key }, fichier { $file } : { $why }. Le son intégré est joué à la place.

no-such-voice = { $language ->
   *[en] Pour les mots anglais, il n'y a pas de voix { $name }.
    [it] Pour les mots italiens, il n'y a pas de voix { $name }.
    [de] Pour les mots allemands, il n'y a pas de voix { $name }.
    [es] Pour les mots espagnols, il n'y a pas de voix { $name }.
    [fr] Pour les mots français, il n'y a pas de voix { $name }.
} La voix habituelle de cette langue les prononce.
bluetooth = { $kept ->
    [yes] { $device } est relié par Bluetooth. Le son arrive au moins cent cinquante millisecondes plus tard. L'appareil reste ouvert, pour garder les premiers mots.
   *[no] { $device } est relié par Bluetooth. Le son arrive au moins cent cinquante millisecondes plus tard. Pour garder le premier mot après une pause, activez le réglage keep-open.
}
devices-bluetooth = La sortie { $number } est reliée par Bluetooth. Le son arrive au moins cent cinquante millisecondes plus tard. Pour garder le premier mot après une pause, activez le réglage keep-open.
cue-name = { $cue }.
cue-list = Il y a { WORDS($count) } signaux : { $names }. Pour en entendre un, entrez : { WORD("cue") }, et son nom. Ajoutez { WORD("cue-off") }, ou un volume de zéro à cent.
cue-set = { $cue } : { $loudness ->
    [0] coupé
    [100] actif
   *[other] { WORDS($loudness) } pour cent
}.
cue-unknown = { $text } n'est pas un signal. Entrez : { WORD("cues") }.
cue-wrong-change = Je ne comprends pas { $text }. Après le nom, entrez : { WORD("cue-on") }, { WORD("cue-off") } ou un nombre de zéro à cent.
sounds = { $on ->
    [yes] Les signaux sont actifs.
   *[no] Les signaux sont coupés.
}
