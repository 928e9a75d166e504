# Time controls in words, the named ones, and the questions with which a player composes one.
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
control-extra-alone = { $extra ->
    [later] { $time } added for each move
    [delay] a delay of { $time } before each move
   *[bronstein] up to { $time } given back after each move
}{ $count ->
    [0] {""}
   *[other] , for { timepiece-count }
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
compose-begins = Set a time control. One answer back: { WORD("timepiece-back") }. To cancel: { WORD("no") }.
compose-kind = Which kind? One: time for moves or for the whole game. Two: hourglass. Three: time is only counted. Enter the number.
compose-kind-black = Now Black. Which kind? One: time for moves or for the whole game. Two: hourglass. Three: time is only counted. Four: no clock.
compose-minutes = { $period ->
    [one] How many minutes?
   *[other] How many more minutes in period { WORDS($period) }?
} With seconds: minutes, colon, seconds.
compose-moves = For how many moves? For the rest of the game, enter zero or an empty line.
compose-extra = Is there extra time for a move? One: no. Two: time is added. Three: a delay before each move. Four: time used is given back, up to a limit.
compose-seconds = How many seconds?
compose-first = Is time added before the first move? { WORD("yes") } or { WORD("no") }.
compose-so-far = So far: { $control }.
compose-same = Does Black have the same? { WORD("yes") } or { WORD("no") }.
compose-now-black = Now Black.
compose-draw = Does a draw count as a win for Black, as in an Armageddon game? { WORD("yes") } or { WORD("no") }.
compose-heard = { $control }{ $draw ->
    [for-black] {" "}A draw counts as a win for Black.
   *[usual] {""}
} Is that right? { WORD("yes") }, or { WORD("no") } to begin again.
compose-name = To save it, enter a name. If not, press Enter.
compose-saved = Saved as { $text }.
compose-not-saved = It was not saved: { $why }. It is used anyway.
compose-used = It is used now.
compose-next = It is used from the next game on.
compose-dropped = Cancelled. The clock is unchanged.
compose-wrong = { $text } is not an answer here.
compose-empty = Nothing was entered.
compose-range = { $text } is too much or too little. { $least ->
    [0] Enter a number up to { WORDS($most) }.
   *[other] Enter a number from { WORDS($least) } to { WORDS($most) }.
}
compose-name-taken = { $text } is the name of a built-in time control. Choose another name.
compose-one-hourglass = An hourglass must be for both sides.
compose-name-wrong = Use letters, figures and hyphens. A name cannot itself be a time control.
compose-first-answer = This is the first question.
