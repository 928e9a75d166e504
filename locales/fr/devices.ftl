# Ce que liste `annabella devices`.

devices-outputs = Sorties audio : { $count }.
devices-inputs = Microphones : { $count }.
devices-pads = Manettes de jeu : { $count }.
devices-sound-item = { $number } : { $name }. Dans les réglages, son nom est { $id }. { $use ->
    [default] C'est l'appareil par défaut.
    [loudspeaker] C'est ton haut-parleur.
    [earphone] C'est ton écouteur.
   *[none] Il n'a pas encore de rôle.
}
devices-pad-item = { $number } : { $name }.
devices-braille = { $works ->
    [yes] Afficheur braille : brltty répond.
   *[no] Afficheur braille : brltty ne répond pas.
}
devices-espeak = { $works ->
    [yes] Voix d'Annabella : espeak-ng est prêt.
   *[no] Voix d'Annabella : espeak-ng manque.
}
devices-system = { $works ->
    [yes] Voix du système : elle répond.
   *[no] Voix du système : elle ne répond pas.
}
devices-opponent = Adversaire : celui du programme, avec les niveaux un à { WORDS($count) }.
devices-now = Maintenant, chaque sortie dit son numéro.
devices-spoke = La sortie { $number } a parlé.
devices-mute = La sortie { $number } est restée muette : { $why }.
