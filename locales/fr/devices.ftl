# Ce que liste `annabella devices`.

devices-server = Le serveur audio n'est pas utilisable : { $why }.
devices-outputs = Sorties audio : { $count }.
devices-inputs = Microphones : { $count }.
devices-pads = Manettes de jeu : { $count }.
devices-sound-item = { $number } : { $name }. Nom dans les réglages : { $id }. { $use ->
    [default] C'est l'appareil par défaut.
    [loudspeaker] C'est votre haut-parleur.
    [earphone] C'est votre casque.
    [microphone] C'est votre microphone.
   *[none] Il ne sert pas encore.
}
devices-pad-item = { $number } : { $name }.
devices-braille = { $works ->
    [yes] Plage braille : brltty répond.
   *[no] Plage braille : brltty ne répond pas.
}
devices-espeak = { $works ->
    [yes] Voix d'Annabella : espeak-ng est prêt.
   *[no] Voix d'Annabella : espeak-ng manque.
}
devices-system = { $works ->
    [yes] Voix du système : prête.
   *[no] Voix du système : elle ne répond pas.
}
devices-opponent = Adversaire intégré : niveaux un à { WORDS($count) }.
devices-now = Maintenant, chaque sortie dit son numéro.
devices-spoke = La sortie { $number } a parlé.
devices-mute = La sortie { $number } est restée muette : { $why }.
