# Batterie et secteur, et l'ordinateur qui doit rester éveillé.

power = { $kind ->
    [charging] Sur secteur. La batterie est à { WORDS($percent) } pour cent.
    [mains] Sur secteur. Il n'y a pas de batterie.
    [battery] Sur batterie, à { WORDS($percent) } pour cent.
    [level] La batterie est à { WORDS($percent) } pour cent. Elle est peut-être en charge.
   *[unknown] L'état de la batterie et du secteur est inconnu.
}
power-low = La batterie n'est plus qu'à { WORDS($percent) } pour cent. Branchez le secteur.
sleep-not-held = Cet ordinateur peut se mettre en veille pendant la partie, { $why ->
    [bus] car il n'y a pas de bus système à interroger
    [logind] car il n'y a pas de gestionnaire de session
    [refused] car le système refuse d'empêcher la veille
   *[answer] car le gestionnaire de session ne répond pas
}. Laissez le capot ouvert, et appuyez de temps en temps sur une touche.
