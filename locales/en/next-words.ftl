# How the next game is to be, in one sentence: "new game as black, 10 plus 5". Capitals and accents do not matter.

next-lead = new game, another game, next game, play, start, i play, i want to play, i would like to play, let me play
next-white = white, the white pieces, white pieces
next-black = black, the black pieces, black pieces
next-lot = random, random colour, random color, either colour, either color
next-switch = switch sides, change sides, swap sides, switch colours, switch colors, change colour, change color, change colours, change colors, swap colours, swap colors
next-plus = plus
next-minutes = minutes, minute, min
next-seconds = seconds, second, sec
next-filler = as, with, and, please, a, game, now, increment
