# The page that shows the board.

screen-shown = La scacchiera si vede nel browser di questo computer, a { $address }.
screen-not-shown = La scacchiera non si può mostrare in una pagina: { $why }.
screen-not-at-tournament = In torneo la scacchiera non si mostra in una pagina.
screen-title = { $white } contro { $black }
screen-board = Scacchiera
screen-moves = Mosse
screen-connected = Connesso
screen-lost = Connessione persa. Nuovo tentativo.
screen-flip = Gira la scacchiera
screen-number = Mossa
screen-white = Bianco
screen-black = Nero
screen-captured = Catturati
