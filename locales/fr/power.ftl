# Batterie et secteur, et l'ordinateur qui doit rester éveillé.

power = { $kind ->
    [charging] Sur secteur, la batterie est à { WORDS($percent) } pour cent.
    [mains] Sur secteur. Cet ordinateur n'a pas de batterie.
    [battery] Sur batterie, il reste { WORDS($percent) } pour cent.
    [level] La batterie est à { WORDS($percent) } pour cent. On ne sait pas si elle est en charge.
   *[unknown] On ne sait rien de l'alimentation de cet ordinateur.
}
power-low = La batterie n'est plus qu'à { WORDS($percent) } pour cent. Branchez le secteur.
sleep-not-held = Cet ordinateur peut se mettre en veille pendant la partie, { $why ->
    [bus] car il n'y a pas de bus système à interroger
    [logind] car aucun gestionnaire de session ne répond de la veille
    [refused] car le système refuse d'empêcher la veille
   *[answer] car le gestionnaire de session ne répond pas
}. Laissez le capot ouvert et appuyez sur une touche de temps en temps.
