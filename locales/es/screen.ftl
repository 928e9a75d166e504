# The page that shows the board.

screen-shown = El tablero se ve en el navegador de este equipo, en { $address }.
screen-not-shown = El tablero no se puede mostrar en una página: { $why }.
screen-not-at-tournament = En un torneo el tablero no se muestra en una página.
screen-title = { $white } contra { $black }
screen-board = Tablero
screen-moves = Jugadas
screen-connected = Conectado
screen-lost = Conexión perdida. Nuevo intento.
screen-flip = Girar el tablero
screen-number = Jugada
screen-white = Blancas
screen-black = Negras
screen-captured = Capturadas
