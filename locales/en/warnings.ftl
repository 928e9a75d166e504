# Warnings of the time that the player has chosen, and what he has chosen.
warning-second = { WORDS($seconds) }
warnings = { $on ->
    [yes] Warnings of the time are on.
   *[no] Warnings of the time are off.
}
warnings-points = Chosen times: { $times }.
warnings-countdown = { $seconds ->
    [one] The last second is told.
   *[other] The last { WORDS($seconds) } seconds are counted.
}
warnings-tick = { $seconds ->
    [one] A tick every second
   *[other] A tick every { WORDS($seconds) } seconds
}{ $limited ->
    [yes] {" "}below { $below }.
   *[no] .
}
warnings-tone = Tones take the place of words.
warnings-opponent = The times of your opponent are told as well.
warnings-none = No warnings are chosen. Enter { WORD("warnings") } and times, such as five minutes, one minute, countdown ten.
warnings-wrong = { $text } is no warning. Enter { WORD("warnings") } and times, such as five minutes, one minute, and whatever else you want: countdown ten, tick, tone, opponent.
