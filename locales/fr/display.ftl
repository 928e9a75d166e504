# La plage braille : ce qu'on en dit et ce qu'on y lit. Les raisons terminent des phrases : minuscules, sans point.
why-no-brlapi = la bibliothèque de brltty ne s'ouvre pas : { $system }
why-brlapi-foreign = il manque { $function } à cette version de la bibliothèque de brltty
why-no-brltty = brltty ne répond pas
why-no-display = brltty n'a trouvé aucune plage
why-display-unplugged = la plage n'est plus reliée à brltty
why-brltty-refuses = brltty refuse, vous n'avez pas le droit de lire sa clé
why-display-busy = un autre programme utilise la plage
display-missing = Pas de plage braille : { $why }.
display-back = La plage braille fonctionne de nouveau.
display-keys = Touches de la plage braille. Fenêtre à gauche et fenêtre à droite lisent en arrière et en avant. Ligne précédente et ligne suivante parcourent ce qui a été dit. Depuis le dernier coup, elles parcourent tous les coups. Retour montre la question ouverte, le dernier coup, puis ce coup en mots. Un curseur éclair sur le dernier coup montre ou cache la pendule. Sur des mots, il commence la ligne à ce mot.
display-moves = { $code ->
    [none] Les coups y sont en lettres et en chiffres.
    [intl] Les coups y sont dans le code braille international, tout le reste en toutes lettres.
    [fi] Les coups y sont dans le code braille finlandais, tout le reste en toutes lettres.
    [hu] Les coups y sont dans le code braille hongrois, tout le reste en toutes lettres.
    [de] Les coups y sont dans le code braille allemand provisoire, tout le reste en toutes lettres.
    [it] Les coups y sont dans le code braille italien provisoire, tout le reste en toutes lettres.
    [es] Les coups y sont dans le code braille espagnol provisoire, tout le reste en toutes lettres.
    [fr] Les coups y sont dans le code braille français provisoire, tout le reste en toutes lettres.
   *[ru] Les coups y sont dans le code braille russe, tout le reste en toutes lettres.
}
display-in-letters = En lettres : { $pair }
display-clock = B { $white } N { $black }{ $running ->
    [white] , la pendule des Blancs tourne.
    [black] , la pendule des Noirs tourne.
   *[none] , les pendules sont arrêtées.
}
