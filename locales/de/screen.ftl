# The page that shows the board.

screen-shown = Das Brett ist im Browser dieses Rechners zu sehen, unter { $address }.
screen-not-shown = Das Brett kann auf keiner Seite gezeigt werden: { $why }.
screen-not-at-tournament = Im Turnier wird das Brett auf keiner Seite gezeigt.
screen-title = { $white } gegen { $black }
screen-board = Brett
screen-moves = Züge
screen-connected = Verbunden
screen-lost = Verbindung verloren. Neuer Versuch.
screen-flip = Brett drehen
screen-number = Zug
screen-white = Weiß
screen-black = Schwarz
screen-captured = Geschlagen
