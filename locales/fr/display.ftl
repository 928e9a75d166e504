# La plage braille : ce qu'on en dit et ce qu'on y lit. Les raisons terminent des phrases : minuscules, sans point.
why-no-brlapi = la bibliothèque de brltty ne s'ouvre pas : { $system }
why-brlapi-foreign = cette version de la bibliothèque de brltty ne convient pas, il lui manque { $function }
why-no-brltty = brltty ne répond pas
why-no-display = brltty n'a trouvé aucune plage
why-brltty-refuses = brltty refuse, vous n'avez pas le droit de lire sa clé
why-display-busy = un autre programme utilise la plage
display-missing = Il n'y a pas de plage braille : { $why }.
display-back = La plage braille fonctionne de nouveau.
display-keys = Touches de la plage braille : fenêtre à gauche et fenêtre à droite lisent en arrière et en avant. Ligne précédente et ligne suivante parcourent ce qui a été dit et, depuis le dernier coup, tous les coups. Retour mène au dernier coup ou à la question ouverte. Un curseur éclair sur le dernier coup montre la pendule, un autre l'enlève. Dans les mots, il commence au mot qui est dessous.
display-clock = B { $white } N { $black }{ $running ->
    [white] , la pendule des Blancs tourne.
    [black] , la pendule des Noirs tourne.
   *[none] , les pendules sont arrêtées.
}
