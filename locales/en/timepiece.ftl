# The clock alone (annabella clock).
timepiece-set-up = The clock is set. { $control }
timepiece-greeting = { $white } presses for White, { $black } for Black. { $resumed ->
    [yes] To restart the clock: { $resume }.
   *[no] Black's first press starts White's time.
} For all keys: { $help }.
timepiece-greeting-lines = { $resumed ->
    [yes] To restart the clock, enter: { WORD("resume") }. For help, enter: { WORD("help") }.
   *[no] To press, enter: white, or black. Black's first press starts White's time. For help, enter: { WORD("help") }.
}
timepiece-paused = The clock is stopped.
timepiece-resumed = { side-name }'s time is running.
timepiece-taken-up = The clock is taken up again and stopped. White has { $white }, Black has { $black }. { side-name } to move.{ $gap ->
    [yes] {" "}The interruption of { $time } is not charged. The times were noted at most five seconds before it.
   *[no] {""}
}
timepiece-slept = The machine slept for { $time }, which is not charged. The clock is stopped. To go on, enter: { WORD("resume") }.
timepiece-slept-keys = The machine slept for { $time }, which is not charged. The clock is stopped. To go on: { $key }.
timepiece-flag = { $second ->
    [yes] { side-name }'s flag has fallen too, as the second.
   *[no] { side-name }'s flag has fallen.
}
timepiece-fell-first = { side-name }'s flag fell first.
timepiece-flag-state = { $flag ->
    [first] The flag fell first.
    [second] The flag fell second.
   *[only] The flag has fallen.
}
timepiece-left-now = { side-name } has { $time } now.
timepiece-moves-now = { side-name } has completed { timepiece-count } now.
timepiece-turn-now = { side-name } is to move now.
timepiece-finished = The clock is put away.
timepiece-not-running = { side-name }'s time is running. Only { side-name } can press.
timepiece-stands = First start the clock. Enter: { WORD("resume") }.
timepiece-stands-keys = First start the clock: { $key }.
timepiece-runs = First stop the clock. Enter: { WORD("pause") }.
timepiece-runs-keys = First stop the clock: { $key }.
timepiece-nothing-to-pause = The clock is already stopped.
timepiece-over = This game is over. For another clock, enter: { WORD("compose") }.
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
   *[no] No time control is left.
}
timepiece-elapsed = The game has lasted { $time }.{ $stood ->
    [yes] {" "}The clock was stopped for { $paused }.
   *[no] {""}
}
# Asked about White first: that question says how to answer, and so does the refusal of a wrong answer.
timepiece-ask-left = { $side ->
    [white] What time should { side-name } have? Now: { $time }. Enter minutes, or minutes, colon, seconds. An empty line changes nothing.
   *[black] What time should { side-name } have? Now: { $time }.
}
timepiece-ask-moves = How many moves has { side-name } completed? So far: { timepiece-count }.
timepiece-ask-turn = Who is to move? Now: { side-name }. Enter white or black.
timepiece-not-a-time = { $text } is not a time. Enter minutes, or minutes, colon, seconds.
timepiece-not-a-number = { $text } is not a number of moves. Enter a whole number.
timepiece-not-a-side = { $text } is neither white nor black.
timepiece-nothing-asked = Nothing was changed.
timepiece-none = No clock is saved. Start one without resume.
timepiece-held = Another program has this clock open: { $file }. Close it there first.
timepiece-kept = The clock is saved. You can take it up again. Goodbye.
timepiece-confirm-quit = Leave? The clock is stopped. You can take it up again. Enter: { WORD("yes") } or { WORD("no") }.
timepiece-pad = { $connected ->
    [yes] Gamepad connected: { $name }.
   *[no] Gamepad disconnected: { $name }. Its buttons no longer work.
}
timepiece-word = Enter a word.
timepiece-unknown = I do not understand { $text }. Enter: { WORD("help") }.
timepiece-help-lines = To press: white, or black. Times: { WORD("own-time") }, { WORD("other-time") } or { WORD("clock") }. How times are said: { WORD("short-times") } or { WORD("long-times") }. Others: { $words }. Arbiter: add white two colon thirty; take; set; moves white twelve; turn black.
timepiece-begun = This clock has already begun. To set up another, first enter: { WORD("timepiece-finish") }.
timepiece-key-press-white = presses for White.
timepiece-key-press-black = presses for Black.
timepiece-key-press = presses for the side whose time is running.
timepiece-key-own-time = your time.
timepiece-key-other-time = your opponent's time.
timepiece-key-clocks = both times.
timepiece-key-moves = the number of moves.
timepiece-key-to-control = moves left to the time control.
timepiece-key-elapsed = how long the game has lasted.
timepiece-key-time-of-day = the time of day.
timepiece-key-control = the time control.
timepiece-key-pause = stops the clock, and starts it again.
timepiece-key-correct = sets times, moves and who is to move, while the clock is stopped.
timepiece-key-compose = puts a time control together, before the game.
timepiece-key-warnings = turns the warnings off or on.
timepiece-key-power = battery and mains.
timepiece-key-speech = turns private speech off or on.
timepiece-key-repeat = says the last words again.
timepiece-key-silence = silences the voice.
timepiece-key-word = opens a line for a word.
timepiece-key-help = lists all keys.
timepiece-key-leave = asks whether to leave.
