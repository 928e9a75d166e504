# Time warnings, and which of them the player has chosen.
warning-second = { WORDS($seconds) }
warnings = { $on ->
    [yes] Time warnings are on.
   *[no] Time warnings are off.
}
warnings-points = Warnings at: { $times }.
warnings-countdown = { $seconds ->
    [one] The last second is counted.
   *[other] The last { WORDS($seconds) } seconds are counted.
}
warnings-tick = { $seconds ->
    [one] A tick every second
   *[other] A tick every { WORDS($seconds) } seconds
}{ $limited ->
    [yes] {" "}below { $below }.
   *[no] .
}
warnings-tone = Tones replace words.
warnings-opponent = Your opponent's times are told too.
warnings-none = No warnings are chosen. Enter: { WORD("warnings") }, and times, such as five minutes, one minute, countdown ten.
warnings-wrong = { $text } is not a warning. Enter: { WORD("warnings") }, and times, such as five minutes, one minute. You can add: countdown ten, tick, tone, opponent.
