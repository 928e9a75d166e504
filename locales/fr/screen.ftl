# The page that shows the board.

screen-shown = L'échiquier se voit dans le navigateur de cet ordinateur, à l'adresse { $address }.
screen-not-shown = L'échiquier ne peut pas être montré sur une page : { $why }.
screen-not-at-tournament = En tournoi, l'échiquier n'est pas montré sur une page.
screen-title = { $white } contre { $black }
screen-board = Échiquier
screen-moves = Coups
screen-connected = Connecté
screen-lost = Connexion perdue. Nouvel essai.
screen-flip = Tourner l'échiquier
screen-number = Coup
screen-white = Blancs
screen-black = Noirs
screen-captured = Pièces prises
