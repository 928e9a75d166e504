# The words that are understood, the usual one first; capitals and accents do not matter.

last = last, last move, what was the last move
moves = moves, game, all moves, move list, scoresheet
clock = clock, clocks, both clocks, times, time
own-time = my time, my clock, how long have i got
other-time = his time, her time, their time, opponent time, other time, his clock, her clock
what = what, what is on, what's on, what stands on, square
draw = draw, offer draw, offer a draw, draw offer
accept = accept, accept draw, accept the draw, i accept
decline = decline, refuse, reject, decline draw, decline the draw
resign = resign, i resign, give up
yes = yes, yeah, yep, okay, ok
no = no, nope, cancel
undo = undo, take back, takeback
press = press, press clock, press the clock
help = help, commands, what can i say
quit = quit, exit, leave, goodbye, bye
pause = pause, stop clocks, stop the clocks
resume = resume, continue, go on
save = save, save game, save the game
names = names, name, players
repeat = repeat, again, say again, say that again
turn = turn, whose turn, whose move, who is to move, result, score
speech = speech, voice
speech-off = speech off, voice off
speech-on = speech on, voice on
restore = restore, back to half-move
