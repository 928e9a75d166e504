# Behind the word for warnings: single words, a comma between them, the usual one first.
# Words of the last two lines are passed over; behind those of the first of them a time goes on: one minute and thirty seconds.

hours = hour, hours
minutes = minutes, minute, min
seconds = seconds, second, sec
countdown = countdown, count
tick = tick, ticks, ticking
below = below, under
tone = tone, tones, beep, beeps
opponent = opponent
off = off
within = and, a, an
filler = at, from, every, each, the, last, of, with, only, one by one, me, when
