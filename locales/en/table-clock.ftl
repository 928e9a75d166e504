# The clock at the table: gaps, the start, who is there.

gap = { $cause ->
    [slept] The machine has slept for { $time } while { side-name }'s clock was running.
    [away] The console was away for { $time } while { side-name }'s clock was running.
   *[unknown] The console was away for an unknown time while { side-name }'s clock was running.
} The gap is not charged, and the clocks are stopped. { $decides ->
    [arbiter] The arbiter decides.
   *[players] To charge { side-name }, enter: { WORD("charge-gap") }. To go on, enter: { WORD("resume") }.
}
slept = The machine has slept for { $time }. No clock was running.
charged = Charged to { side-name }: { $time }. Left: { $left }. To go on, enter: { WORD("resume") }.

clock-waits = The clocks are stopped until the arbiter starts the game.
clock-first-move = White has { $white }, Black has { $black }. The clock starts with the first move.
clock-begun = The arbiter starts the game. { side-name } to move.
arrived = { side-name } is here.
late = { side-name } is late by { $time }. { $over ->
    [yes] The default time is over, and the game is lost, unless you decide otherwise. Enter: { WORD("order-result") }, and the result; or: { WORD("order-go-on") }.
   *[no] That is within the default time. The game goes on.
}
default-time-over = { side-name } is absent, and the default time is over. The game is lost, unless you decide otherwise. Enter: { WORD("order-result") }, and the result; or: { WORD("order-go-on") }.
default-time-over-both = Both players are absent, and the default time is over. Both lose, unless you decide otherwise. Enter: { WORD("order-result") }, and the result; or: { WORD("order-go-on") }.

class = { $class ->
    [blitz] This is a blitz game.
    [rapid] This is a rapid game.
   *[standard] This is a standard game.
}
armageddon = This is an Armageddon game: a draw counts as a win for Black.
armageddon-drawn = In an Armageddon game this draw is a win for Black.

flag-remedy = { $game ->
    [yes] No game was begun. Correct it and start the program again.
   *[no] Correct it and start the program again, or add --help.
}
flag-unknown = There is no flag { $flag }.
flag-near = There is no flag { $flag }. Did you mean { $near }?
flag-no-command = There is no command { $text }.
flag-near-command = There is no command { $text }. Did you mean { $near }?
flag-value = { $flag } cannot be { $value }.
flag-value-valid = { $flag } cannot be { $value }. Choose one of these: { $valid }.
flag-no-value = A value is missing after { $flag }.
flag-missing = { $text } is missing.
flag-conflict = { $flag } and { $other } cannot be used together.
flag-too-much = { $text } is one word too many.
flag-assistant = A visually disabled player against a hearing-impaired one needs an assistant. Use assistant yes, or opponent-assistant yes.
flag-setting = { $flag }: { $why }.
flag-unreadable = This command line cannot be read: { $why }.
wrong-one-of = { $given } is wrong here; choose one of { $names }
wrong-number = { $given } is wrong here; use a whole number from { $least } to { $most }
wrong-too-long = this is too long; use at most { $most } characters
wrong-not-one-line = use one line without tabs or other control characters
wrong-no-rules = there are no rules { $given }; choose one of { $names }
wrong-no-directory = name a directory
wrong-no-whole-path = { $given } is wrong here; use a whole path that begins with /
wrong-cue = { $given } is wrong here; use on, off or a number from 0 to 100; or use the whole path of a WAV file, which begins with /; such a number may follow it
wrong-time-near = { $why }; perhaps { $near }
wrong-no-setting = there is no setting { $given }; to list them, enter annabella config
wrong-no-setting-near = there is no setting { $given }; perhaps { $near }
wrong-no-text = use a text in quotes, or a number
wrong-file-unread = the file cannot be read: { $why }
wrong-file-unwritten = the file cannot be written: { $why }
wrong-file-large = the file is too large; at most { $most } kilobytes are possible
wrong-no-utf8 = this is not UTF-8 text; save the file as UTF-8
wrong-no-toml = this is not TOML, which looks like { $like }
wrong-other = { $why }
wrong-warning = { $text } is wrong here; use off, or times such as 5:00 1:00 0:30, and countdown=10, tick=1, tick-below=1:00, tone, opponent
wrong-warning-seconds = { $text } is wrong here; use a whole number of seconds, at most { $most }
wrong-warning-point = { $text } is wrong here; use minutes and two figures of seconds, such as 5:00 or 0:30, up to 24 hours
wrong-warnings-many = these are too many times; use at most { $most }
wrong-warning-tick = tick-below needs a tick; add tick=1
time-wrong-side = for { side-name }, { $why }
time-wrong-sides = name both sides once, for example white=5 black=4
time-wrong = { $kind ->
    [empty] part { WORDS($part) } of the time is empty; enter, for example, 25+5 or 90/40+30,30+30
    [no-minutes] part { WORDS($part) } of the time has no minutes; enter, for example, 25+5
    [no-moves] part { WORDS($part) } of the time has no number of moves after the stroke; enter, for example, 90/40
    [no-seconds] part { WORDS($part) } of the time has no seconds where they belong; enter, for example, 30+30
    [minutes] in part { WORDS($part) } of the time, { $text } is not a whole number of minutes; enter, for example, 25+5
    [moves] in part { WORDS($part) } of the time, { $text } is not a whole number of moves; enter, for example, 90/40
    [seconds] in part { WORDS($part) } of the time, { $text } is not a whole number of seconds; enter, for example, 30+30
    [figures] in part { WORDS($part) } of the time, { $text } needs two figures of seconds after the colon, as in 3:30; an increment looks like 25+5
    [range-minutes] in part { WORDS($part) } of the time, { $text } minutes are too few or too many; use 1 to { $most }, for example 25+5
    [range-moves] in part { WORDS($part) } of the time, { $text } moves are too few or too many; use 1 to { $most }, for example 90/40
    [range-seconds] in part { WORDS($part) } of the time, { $text } seconds are too few or too many; use at most { $most }, for example 25+5
    [period-moves] in part { WORDS($part) } of the time, each period except the last names its moves, and the last names none, as in 90/40,30
    [periods] the time has { WORDS($part) } periods; use one to four
   *[after] the word after needs an increment; enter, for example, 25+5 after
}
