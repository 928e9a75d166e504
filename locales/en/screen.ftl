# The page that shows the board.

screen-shown = The board is shown in the browser of this machine, at { $address }.
screen-not-shown = The board cannot be shown on a page: { $why }.
screen-not-at-tournament = At a tournament the board is not shown on a page.
screen-title = { $white } against { $black }
screen-board = Board
screen-moves = Moves
screen-connected = Connected
screen-lost = Connection lost. Trying again.
screen-flip = Flip the board
screen-number = Move
screen-white = White
screen-black = Black
screen-captured = Captured
