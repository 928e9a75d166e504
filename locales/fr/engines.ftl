# Moteurs UCI : lesquels existent, leur force, ce qui ne va pas.

engine-number = { $negative ->
    [yes] moins { WORDS($number) }
   *[no] { WORDS($number) }
}
engine-strength = { $class ->
    [full] à pleine force
    [beginner] au classement { WORDS($rating) }, comme un débutant
    [casual] au classement { WORDS($rating) }, comme un joueur occasionnel
    [club] au classement { WORDS($rating) }, comme un joueur de club
    [strong] au classement { WORDS($rating) }, comme un fort joueur de club
    [master] au classement { WORDS($rating) }, comme un maître
   *[grandmaster] au classement { WORDS($rating) }, comme un grand maître
}
engine-ended = il ne fonctionne plus
engine-silent = il ne répond pas
engine-illegal = son coup est illégal : { $text }
engine-wrong = sa réponse n'est pas un coup : { $text }
engine-no-answer = il termine sa réflexion sans coup
engine-started-again = Problème avec { $name } : { $why }. Il est relancé et la partie continue.
engine-replaced = Problème avec { $name }, trois fois de suite : { $why }. Désormais, l'adversaire intégré joue à sa place, niveau { WORDS($level) }.
engine-abandoned = Problème avec { $name }, trois fois de suite : { $why }. Il n'est plus relancé. Votre partie est enregistrée : quittez-la et reprenez-la plus tard.
engine-not-in-tournament = Aucun moteur d'échecs ne joue en tournoi. Choisissez un adversaire à la console ou à l'échiquier.
engine-none-found = Il n'y a aucun moteur d'échecs sur cette machine. Sous Debian, pour en installer un : apt install stockfish.
engine-not-found = Il n'y a pas de moteur { $program }. Pour la liste : annabella engines.
engine-not-started = Impossible de lancer { $program } : { $why }.
engine-no-engine = { $program } ne peut pas servir de moteur UCI : { $why }.
engine-no-chess960 = { $name } ne joue pas aux échecs neuf cent soixante. Choisissez un autre moteur.
engine-no-such-rating = { $name } joue aux classements de { $least } à { $most }, ou à pleine force.
engine-no-ratings = { $name } ne se règle sur aucun classement : il ne joue qu'à pleine force.
engine-no-option = { $name } n'a pas d'option { $option }.{ $known ->
    [yes] {" "}Vouliez-vous dire { $near } ?
   *[no] {" "}Pour la liste : annabella engines, avec le nom du moteur.
}
engine-wrong-value = L'option { $option } ne peut pas être { $value }. Elle accepte { $takes }.
engine-takes-check = true ou false
engine-takes-number = un nombre entier de { $least } à { $most }
engine-takes-word = un de ces mots : { $words }
engine-takes-text = n'importe quel texte
engine-takes-nothing = aucune valeur
engines-count = { $count ->
    [0] Il n'y a aucun moteur d'échecs sur cette machine. Sous Debian, pour en installer un : apt install stockfish.
    [one] Il y a un moteur d'échecs sur cette machine.
   *[other] Il y a { WORDS($count) } moteurs d'échecs sur cette machine.
}
engines-item = { WORDS($number) } : { $name }. Nom dans les réglages : { $program }. { $rated ->
    [yes] Il joue aux classements de { $least } à { $most }, ou à pleine force.
   *[no] Il ne joue qu'à pleine force.
}{ $chess960 ->
    [yes] {""}
   *[no] {" "}Il ne joue pas aux échecs neuf cent soixante.
}
engines-item-fails = { WORDS($number) } : { $program } ne peut pas jouer. { $why }
engines-choose = Pour jouer contre l'un d'eux : annabella play --opponent uci --engine { $program }
engine-options = { $name } a { $count ->
    [0] zéro option
    [one] une option
   *[other] { WORDS($count) } options
}.
engine-option = { $option } : { $takes }{ $default ->
    [no] .
   *[other] {" "}; d'habitude { $usual }.
}
