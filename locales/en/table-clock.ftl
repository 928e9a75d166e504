# The clock at the table: gaps, the start, who is there.

gap = { $cause ->
    [slept] The machine has slept for { $time } while the clock of { side-name } was running.
    [away] The console was away for about { $time } while the clock of { side-name } was running.
   *[unknown] The console was away while the clock of { side-name } was running; for how long, nobody knows.
} Nobody is charged with it, and the clocks are stopped. { $decides ->
    [arbiter] The arbiter decides.
   *[players] Enter { WORD("resume") } to go on, or first charge, if it is to count for { side-name }.
}
slept = The machine has slept for { $time }. No clock was running.
charged = Charged to { side-name }: { $time }. Time left: { $left }. Enter { WORD("resume") } to go on.

clock-waits = The clocks do not run yet: the game begins at the arbiter's word.
clock-first-move = White has { $white }, Black has { $black }. The clock starts with the first move.
clock-begun = The arbiter starts the game. { side-name } to move.
arrived = { side-name } is there.
late = { side-name } is late by { $time }. { $over ->
    [yes] The default time was over, and the game is lost, unless you decide otherwise. Enter end with the result, or let it go on.
   *[no] The default time was not over: the game goes on.
}
default-time-over = The default time is over, and { side-name } is not there. The game is lost, unless you decide otherwise: enter end with the result, or let it go on.
default-time-over-both = The default time is over, and neither player is there. Both lose, unless you decide otherwise: enter end with the result, or let it go on.

class = { $class ->
    [blitz] By its time this is a blitz game.
    [rapid] By its time this is a rapid game.
   *[standard] By its time this is a game of standard chess.
}
armageddon = This is an Armageddon game: a draw counts as a win for Black.
armageddon-drawn = In an Armageddon game this draw counts as a win for Black.

flag-remedy = { $game ->
    [yes] No game was begun; correct it and call the program again.
   *[no] Correct it and call the program again, or with --help.
}
flag-unknown = There is no flag { $flag }.
flag-near = There is no flag { $flag }. Did you mean { $near }?
flag-no-command = There is no command { $text }.
flag-near-command = There is no command { $text }. Did you mean { $near }?
flag-value = { $flag } cannot be { $value }.
flag-value-valid = { $flag } cannot be { $value }. Choose one of these: { $valid }.
flag-no-value = A value is missing behind { $flag }.
flag-missing = { $text } is missing.
flag-conflict = { $flag } and { $other } cannot be used together.
flag-too-much = { $text } is one word too many.
flag-assistant = A visually disabled and a hearing-impaired player need an assistant. Say assistant yes, or opponent-assistant yes.
flag-setting = { $flag }: { $why }.
flag-unreadable = This command line cannot be read: { $why }.
wrong-one-of = { $given } is wrong here; right would be one of { $names }
wrong-number = { $given } is wrong here; right would be a whole number from { $least } to { $most }
wrong-too-long = this is too long; right would be at most { $most } characters
wrong-not-one-line = right would be one line without tabs or other control characters
wrong-no-rules = there are no rules { $given }; right would be one of { $names }
wrong-no-directory = right would be a directory
wrong-no-whole-path = { $given } is wrong here; right would be a whole path, from / on
wrong-cue = { $given } is wrong here; right would be on, off, a number from 0 to 100, or the whole path of a WAV file, from / on, perhaps with such a number behind it
wrong-time-near = { $why }; perhaps { $near }
wrong-no-setting = there is no setting { $given }; annabella config lists them all
wrong-no-setting-near = there is no setting { $given }; perhaps { $near }
wrong-no-text = right would be a text in quotes, or a number
wrong-other = { $why }
wrong-warning = { $text } is wrong here; right would be off, or times such as 5:00 1:00 0:30, and countdown=10, tick=1, tick-below=1:00, tone, opponent
wrong-warning-seconds = { $text } is wrong here; right would be a whole number of seconds, { $most } at most
wrong-warning-point = { $text } is wrong here; right would be minutes and two figures of seconds, such as 5:00 or 0:30, up to 24 hours
wrong-warnings-many = these are too many times; right would be at most { $most }
wrong-warning-tick = tick-below says where the tick begins, and there is none; right would be tick=1 besides
time-wrong-side = for { side-name }, { $why }
time-wrong-sides = name both sides once, for instance white=5 black=4
time-wrong = { $kind ->
    [empty] part { WORDS($part) } of the time is empty; right would be, for instance, 25+5 or 90/40+30,30+30
    [no-minutes] part { WORDS($part) } of the time has no minutes; right would be, for instance, 25+5
    [no-moves] part { WORDS($part) } of the time has no number of moves behind the stroke; right would be, for instance, 90/40
    [no-seconds] part { WORDS($part) } of the time has no seconds where they belong; right would be, for instance, 30+30
    [minutes] in part { WORDS($part) } of the time, { $text } is no whole number of minutes; right would be, for instance, 25+5
    [moves] in part { WORDS($part) } of the time, { $text } is no whole number of moves; right would be, for instance, 90/40
    [seconds] in part { WORDS($part) } of the time, { $text } is no whole number of seconds; right would be, for instance, 30+30
    [figures] in part { WORDS($part) } of the time, two figures of seconds belong behind the colon of { $text }, as in 3:30; an increment looks like 25+5
    [range-minutes] in part { WORDS($part) } of the time, { $text } minutes are too few or too many; right would be 1 to { $most }, for instance 25+5
    [range-moves] in part { WORDS($part) } of the time, { $text } moves are too few or too many; right would be 1 to { $most }, for instance 90/40
    [range-seconds] in part { WORDS($part) } of the time, { $text } seconds are too few or too many; { $most } at most are right, for instance 25+5
    [period-moves] part { WORDS($part) } of the time: each period but the last names its moves, and the last one names none, as in 90/40,30
    [periods] the time has { WORDS($part) } periods; right would be one to four
   *[after] the word after says when the first increment comes, and there is no increment; right would be, for instance, 25+5 after
}
