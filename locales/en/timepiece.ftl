# The clock alone (annabella clock).
timepiece-set-up = The clock is set. { $control }
timepiece-greeting = { $white } presses for White, { $black } for Black. { $resumed ->
    [yes] { $resume } lets the clock run again.
   *[no] The first press of Black starts White's time.
} { $help } tells all keys.
timepiece-greeting-lines = { $resumed ->
    [yes] Enter { WORD("resume") } to let the clock run again, or { WORD("help") }.
   *[no] Enter white or black for a press, or { WORD("help") }. The first press of Black starts White's time.
}
timepiece-paused = The clock stands.
timepiece-resumed = { side-name }'s time runs.
timepiece-taken-up = The clock is taken up again and stands. White has { $white }, Black has { $black }. { side-name } to move.{ $gap ->
    [yes] {" "}The interruption lasted { $time } and is charged to nobody. The times were noted at most five seconds before it.
   *[no] {""}
}
timepiece-slept = The machine has slept: { $time }. Nobody is charged with it, and the clock stands. Enter { WORD("resume") } to go on.
timepiece-slept-keys = The machine has slept: { $time }. Nobody is charged with it, and the clock stands. { $key } lets it run again.
timepiece-flag = { $second ->
    [yes] { side-name }'s flag has fallen too, after the other one.
   *[no] { side-name }'s flag has fallen.
}
timepiece-fell-first = { side-name }'s flag fell first.
timepiece-flag-state = { $flag ->
    [first] The flag has fallen, the first of the two.
    [second] The flag has fallen, the second of the two.
   *[only] The flag has fallen.
}
timepiece-left-now = { side-name } has { $time } now.
timepiece-moves-now = { side-name } has completed { timepiece-count } now.
timepiece-turn-now = { side-name } is to move now.
timepiece-finished = The clock is put away.
timepiece-not-running = { side-name }'s time runs. Only { side-name } can press.
timepiece-stands = The clock stands. Start it first, with { WORD("resume") }.
timepiece-stands-keys = The clock stands. { $key } lets it run again.
timepiece-runs = The clock runs. Stop it first, with { WORD("pause") }.
timepiece-runs-keys = The clock runs. Stop it first, with { $key }.
timepiece-nothing-to-pause = The clock stands already.
timepiece-over = This game is over. { WORD("compose") } sets up another clock.
timepiece-used = { $whose ->
    [own] You have used { $time }.
    [other] Your opponent has used { $time }.
   *[side] { side-name } has used { $time }.
}
timepiece-count = { $count ->
    [one] one move
   *[other] { WORDS($count) } moves
}
timepiece-moves = White has completed { $white }, Black { $black }. { side-name } to move.
timepiece-to-control = { $comes ->
    [yes] To the time control: { timepiece-count }.
   *[no] There is no time control any more.
}
timepiece-elapsed = The game has lasted { $time }.{ $stood ->
    [yes] {" "}The clock stood { $paused } of it.
   *[no] {""}
}
# Asked of White first: how to answer is told there, and again where an answer means nothing.
timepiece-ask-left = { $side ->
    [white] What is { side-name } to have? Now it is { $time }. Enter minutes, or minutes, colon, seconds. An empty line changes nothing.
   *[black] What is { side-name } to have? Now it is { $time }.
}
timepiece-ask-moves = How many moves has { side-name } completed? Now it is { timepiece-count }.
timepiece-ask-turn = Who is to move? Now it is { side-name }. Enter white or black.
timepiece-not-a-time = { $text } is no time. Enter minutes, or minutes, colon, seconds.
timepiece-not-a-number = { $text } is no number of moves. Enter a whole number.
timepiece-not-a-side = { $text } is neither white nor black.
timepiece-nothing-asked = Nothing was changed.
timepiece-none = There is no clock to take up. Start one without resume.
timepiece-held = Another program has this clock open: { $file }. Close it there first.
timepiece-kept = The clock is saved. You can take it up again. Goodbye.
timepiece-confirm-quit = Leave? The clock is stopped and can be taken up again. Enter { WORD("yes") } or { WORD("no") }.
timepiece-pad = { $connected ->
    [yes] A gamepad is there: { $name }.
   *[no] The gamepad { $name } is gone. Its buttons press no longer.
}
timepiece-word = Enter a word.
timepiece-unknown = I do not understand { $text }. Enter { WORD("help") }.
timepiece-help-lines = Enter white or black for a press; { WORD("own-time") }, { WORD("other-time") } or { WORD("clock") } for the times; { WORD("short-times") } or { WORD("long-times") } for how they are said; { $words }. As the arbiter add white two colon thirty, take, set, moves white twelve, turn black.
timepiece-begun = The clock has begun already. Enter { WORD("timepiece-finish") } first to put it away, and then set up another one.
timepiece-key-press-white = presses for White.
timepiece-key-press-black = presses for Black.
timepiece-key-press = presses for the side whose time runs.
timepiece-key-own-time = your time.
timepiece-key-other-time = your opponent's time.
timepiece-key-clocks = both times.
timepiece-key-moves = the number of moves.
timepiece-key-to-control = how many moves are left to the time control.
timepiece-key-elapsed = how long the game has lasted.
timepiece-key-time-of-day = the time of day.
timepiece-key-control = the time control.
timepiece-key-pause = stops the clock, and starts it again.
timepiece-key-correct = sets times, moves and who is to move, while the clock stands.
timepiece-key-compose = puts a time control together, before the game.
timepiece-key-warnings = turns the warnings off or on.
timepiece-key-power = battery and mains.
timepiece-key-speech = turns private speech off or on.
timepiece-key-repeat = says the last words again.
timepiece-key-silence = silences the voice.
timepiece-key-word = opens a line for a word.
timepiece-key-help = tells all keys.
timepiece-key-leave = asks whether to leave.
