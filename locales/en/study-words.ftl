# Words for the study board, a comma between them, the usual one first; capitals and accents do not matter. Some need a number,
# a man, a square or a FEN behind them.

study = study, study board, explore, look back, second board, analysis board, analysis, analyse, analyze, analyse position, analyze position, analyse the position, analyze the game
return = return, return to the game, back to the game, go back to the game, leave the study board
first = first, first position, to the start, beginning, go to the start
back = back, previous, step back, one back, go back
forward = forward, next, step forward, one forward, ahead
end = end, last position, to the end, go to the end, latest position
main = main line, main, back to the main line, where i was
where-am-i = where am i, which board, which board is this, study board state
set-up = set up, set up a position, setup
empty-board = empty board, clear board, clear the board, clear all
start-position = start position, starting position, initial position
white-to-move = white to move, white moves, white is to move
black-to-move = black to move, black moves, black is to move
no-castling = no castling, no castling rights, castling rights none
nothing-passed = no en passant, en passant none
play-this = play this, play this position, play from here, play on from here
fen = fen
to-move = to move, go to move, goto move, goto, position after move, after move
put = put, place, put a, put the
clear = clear, empty, remove, take off
nothing = nothing, empty, none
at = on, at, to, and, in
castling-right = castling rights, castling right, may castle
short = short, kingside
long = long, queenside
all = all, both
passed = en passant, passed
through = to, through, up to, until
