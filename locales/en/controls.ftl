# Time controls in words, those that have a name, and the dialogue in which one is put together.
control-time = { $parts ->
    [h] { time-hours }
    [ms] { time-minutes } and { time-seconds }
    [m] { time-minutes }
   *[s] { time-seconds }
}
control-none = no clock
control-up = time is only counted, without a limit
control-hourglass = hourglass, { $time } each: what one side uses, the other gains
control-period = { $count ->
    [0] { $time }
   *[other] { $time } for { timepiece-count }
}
control-then = { $first }, then { $next }
control-extra = { $base }{ $extra ->
    [none] , without increment
    [before] , with { $time } added for each move from the first
    [after] , with { $time } added after each move
    [later] , with { $time } added for each move
    [delay] , with a delay of { $time } before each move
   *[bronstein] , with up to { $time } given back after each move
}
control-both = Both sides: { $control }.
control-each = White: { $white }. Black: { $black }.
preset-item = { $name }. { $control }
preset-fide-standard = FIDE standard
preset-fide-rapid = FIDE rapid
preset-fide-blitz = FIDE blitz
preset-ibca = IBCA, as at the world championships of players with disabilities
preset-one-period = Classical, one period
preset-league = League game
preset-club-evening = Club evening
preset-classic = Classical, two periods
preset-three-periods = Classical, three periods
preset-quick = Quick game
preset-active = Active chess
preset-rapid-ten = Rapid, ten minutes
preset-blitz = Blitz, five minutes
preset-blitz-increment = Blitz with increment
preset-bullet = Bullet
preset-bullet-increment = Bullet with increment
preset-armageddon = Armageddon
preset-delay = Delay
preset-delay-rapid = Rapid with delay
preset-bronstein = Bronstein
preset-hourglass = Hourglass
preset-count-up = Counting only
preset-odds = Time odds, five to two
compose-begins = A time control is put together. { WORD("timepiece-back") } goes one answer back, { WORD("no") } drops it.
compose-kind = Which kind? One: time for moves or for the whole game. Two: hourglass. Three: time is only counted. Enter the number.
compose-kind-black = Now Black. Which kind? One: time for moves or for the whole game. Two: hourglass. Three: time is only counted. Four: no clock.
compose-minutes = { $period ->
    [one] How many minutes?
   *[other] How many minutes more, in period { WORDS($period) }?
} With seconds: minutes, colon, seconds.
compose-moves = For how many moves? Zero, or an empty line: for the whole rest of the game.
compose-extra = Does a move bring extra time? One: no. Two: time is added. Three: a delay before each move. Four: what was used is given back, up to a limit.
compose-seconds = How many seconds?
compose-first = Is the first one added before the first move? { WORD("yes") } or { WORD("no") }.
compose-so-far = So far: { $control }.
compose-same = Does Black have the same? { WORD("yes") } or { WORD("no") }.
compose-now-black = Now Black.
compose-draw = Does a draw count as a win for Black, as in an Armageddon game? { WORD("yes") } or { WORD("no") }.
compose-heard = { $control }{ $draw ->
    [for-black] {" "}A draw counts as a win for Black.
   *[usual] {""}
} Is that right? { WORD("yes") }, or { WORD("no") } to begin again.
compose-name = Enter a name to save it under. An empty line saves nothing.
compose-saved = Saved as { $text }.
compose-not-saved = It could not be saved: { $why }. It is used all the same.
compose-used = It is used now.
compose-next = It is used from the next game on.
compose-dropped = Dropped. The clock is as it was.
compose-wrong = { $text } is no answer to that.
compose-empty = Nothing was entered.
compose-range = { $text } is too much or too little. { $least ->
    [0] Enter a number up to { WORDS($most) }.
   *[other] Enter a number from { WORDS($least) } to { WORDS($most) }.
}
compose-name-taken = { $text } is the name of a control that comes with the program. Take another one.
compose-one-hourglass = An hourglass is for both sides or for none.
compose-name-wrong = A name is made of letters, figures and hyphens, and is no time control itself.
compose-first-answer = This is the first question.
