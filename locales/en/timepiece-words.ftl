# Words that only the clock alone understands, a comma between them; the usual one first.
timepiece-moves = moves, how many moves, move number
timepiece-to-control = moves to control, to the time control, time control left
timepiece-elapsed = elapsed, how long, game time
timepiece-control = time control, control, which control
timepiece-correct = correct, correct the clock, set the clock
timepiece-finish = game over, put away, finish
timepiece-moves-set = moves
timepiece-turn-set = turn, to move, on move
timepiece-back = back, one back
timepiece-none = nothing, none, without
