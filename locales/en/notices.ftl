# What the program itself says: questions, help, saving, speech and settings.

greeting = Enter your move, or { WORD("help") }. To learn the keys, enter: { WORD("tutorial") }. Any key stops my voice.
greeting-short = Enter your move, or { WORD("help") }.
greeting-tournament = Enter your move, or { WORD("help") }. Any key stops my voice.
confirm-offer = { $side ->
    [white] White: {""}
    [black] Black: {""}
   *[none] {""}
}Offer a draw? Enter { WORD("yes") } or { WORD("no") }.
confirm-accept = { $side ->
    [white] White: {""}
    [black] Black: {""}
   *[none] {""}
}Accept the draw? Enter { WORD("yes") } or { WORD("no") }.
confirm-decline = { $side ->
    [white] White: {""}
    [black] Black: {""}
   *[none] {""}
}Decline the draw? Enter { WORD("yes") } or { WORD("no") }.
confirm-resign = { $side ->
    [white] White: {""}
    [black] Black: {""}
   *[none] {""}
}Resign the game? Enter { WORD("yes") } or { WORD("no") }.
answer-first = Please answer first. To cancel, enter { WORD("no") } or press Escape. { $question }
yes-or-no = { $about ->
    [offer] Offer a draw
    [accept] Accept the draw
    [decline] Decline the draw
    [resign] Resign
    [leave] Leave
    [earphone] In your ear only
    [network] Let devices join
    [admit] Let them join
    [move] Make this move
    [heard] Is that right
    [game] Begin a new game
    [claim] Claim a draw
    [seal] Seal the move
   *[sign] Sign the result
}? Enter { WORD("yes") } or { WORD("no") }.
dropped = Cancelled.
lapsed = That has changed since I asked. Nothing was done.
nothing-asked = Nothing was asked. For help, enter: { WORD("help") }.
which-promotion = Promote to what: queen, rook, bishop or knight?
which-move = Which move do you mean?
which-item = { WORDS($number) }: { $move }.
which-end = Enter its number.
which-heard-end = Enter its number, or say it like a rank.
which-correction = Which move did you mean? Say it, or enter it.
choose-number = Enter a number from one to { WORDS($count) }, or { WORD("no") }.
read-as = I read that as { $text }.
no-more = There is no more to that.
no-such-choice = { $count ->
    [one] There is only one choice. Enter one.
   *[other] There are only { WORDS($count) } choices. Enter a number from one to { WORDS($count) }.
}
unknown = I do not understand { $text }. { $count ->
    [0] Enter a move, or { WORD("help") }.
    [1] Did you mean { $first }?
    [2] Did you mean { $first } or { $second }?
   *[3] Did you mean { $first }, { $second } or { $third }?
}
no-piece-goes-there = { $role ->
    [king] Your king cannot go to { $square }.
   *[other] You have no { piece-name } that can go to { $square }.
}
no-such-square = { $text } is not a square. Squares go from { $lowest } to { $highest }.
at-square = { $square }.
hand-picked-up = Picked up: { $known ->
    [yes] { piece-name } { $square }.
   *[no] { $square }.
}
hand-put-back = Put back: { $known ->
    [yes] { piece-name } { $square }.
   *[no] { $square }.
}
hand-gone = { $square } has changed. You no longer hold a piece.
hand-empty-square = { $square } is empty.
hand-other = { $square }, { piece-of-side }. Only { $side ->
    [black] Black's
   *[white] White's
} pieces can be picked up now.
not-that-piece = On { $square } there is a different piece: { piece-of-side }.
not-that-piece-empty = { $square } is empty.
not-that-piece-theirs = On { $square } is your opponent's { piece-name }.
nothing-to-castle-with = The king or the rook is not on its castling square.
square-missing = Which square? Enter: { WORD("what") }, and the square.
not-text = That line is too long or is not text. Enter a move, or { WORD("help") }.
not-your-seat = You cannot speak for that seat here. Enter the line without it.
wrong-moment = That time has passed, or time is not simulated. Enter the line without it, or with a later time.
ask-name = { $field ->
    [white] Who plays White?
    [black] Who plays Black?
    [event] Which event is it?
   *[round] Which round is it?
} To keep it, press Enter.
word-for-name = { $text } is also { $what ->
    [piece] a piece
    [move] a move
   *[command] a command
}. If it is a name, put it in quotes. To stop, enter: { WORD("no") }. { $field ->
    [white] Who plays White?
    [black] Who plays Black?
    [event] Which event is it?
   *[round] Which round is it?
}
names-done = The names are saved.
not-saving = Warning: the game is not being saved: { $why }. Play on; saving is tried again automatically. Free some space. To keep a copy elsewhere, enter: { WORD("save") }, and a file name.
saving-again = The game is being saved again. Nothing is missing.
saved = The game is saved in { $file }.
saved-here = The game is saved.
sheet-kept = The scoresheet is saved. { $file }
braille-kept = It is saved in Braille, too.
notes-kept = With all notes, for the arbiter, it is saved apart. { $file }
file-in = { $name }, directory { $directory }
sheet-lost = The scoresheet was not saved: { $why }. The game itself is saved.
copy-failed = The copy was not saved: { $why }. Choose another file.
damaged = The record { $file } is damaged from line { WORDS($line) }. It is kept for reading only. To play, start a new game.
torn-line = The last entry is lost: the interruption cut it short. Check the last move.
held-elsewhere = Another program is using this game: { $file }. Close it there first.
tournament-open = A tournament game is open: { $file }. To continue it, start with --resume.
damaged-game-open = The record of an unfinished tournament game is damaged: { $file }. The arbiter must close that game before another can be played. Start with --resume.
damaged-game-ask = The record of this tournament game is damaged from line { WORDS($line) }: { $file }. The game cannot continue. Arbiter, to close it and allow other games, enter { $pin ->
    [yes] your PIN.
   *[no] yes.
}
damaged-game-goes-on = The record { $file } is damaged from line { WORDS($line) }. The game goes on up to there, in the new record { $copy }. Check the last move.
damaged-game-mended = One byte of the first line of the record { $file } was wrong. It is mended. The game goes on in the new record { $copy }.
damaged-game-rebuilt = The first line of the record { $file } is damaged. The moves after it are whole. The game goes on in the new record { $copy }.{ $players ->
    [yes] {" "}Who played is lost.
   *[no] {""}
}{ $event ->
    [yes] {" "}Event and round are lost.
   *[no] {""}
}{ $time ->
    [yes] {" "}The time control is lost.
   *[no] {""}
}{ $start ->
    [yes] {" "}The starting position is lost.
   *[no] {""}
}{ $rules ->
    [yes] {" "}The rules of the game are lost.
   *[no] {""}
} Whatever is lost is as your settings say. Check the names and the clocks.
damaged-game-needs = The first line of the record { $file } is damaged. { $start ->
    [yes] The moves do not fit the usual starting position. To continue the game, start with --resume --fen and its position.
   *[no] The time control is lost. To continue the game, start with --resume --time and its time control.
}
damaged-game-read = The first line of the record { $file } is damaged. Players, event and time may be wrong. The moves after it are whole.
damaged-game-not-copied = The record { $file } is damaged from line { WORDS($line) }. No new record can be written: { $why }. The game cannot continue.
damaged-game-unreadable = The record { $file } is damaged at its beginning and cannot be read. Start a new game.
damaged-game-closed = The arbiter has closed the damaged game. Its record is unchanged: { $file }. The decision is saved in { $note }. You can start other games now.
damaged-game-not-closed = The decision could not be saved: { $why }. The game is not closed. Check the disk and try again.
no-house-in-tournament = The built-in opponent does not play in tournaments. Choose an opponent at the console or the board.
no-unfinished = There is no unfinished game. Start a new one.
unfinished = { $count ->
    [one] There is one unfinished game.
   *[other] There are { WORDS($count) } unfinished games.
}
unfinished-item = Game { WORDS($number) }: { side-name } against { $opponent ->
    [named] { $name }
    [house] the built-in opponent, level { WORDS($level) }
    [engine] { $name }, { $strength }
    [board] an opponent at the board
    [screen] an opponent at a screen
   *[console] an opponent at this keyboard
}; { $moves ->
    [0] no move yet
    [one] one move
   *[other] { WORDS($moves) } moves
}{ $moved ->
    [yes] , the last one { $last }
   *[no] {""}
}; begun { $when ->
    [now] just now
    [minutes] { $count ->
        [one] a minute ago
       *[other] { WORDS($count) } minutes ago
    }
    [hours] { $count ->
        [one] an hour ago
       *[other] { WORDS($count) } hours ago
    }
   *[date] on the { DAY($day) } of { month }
}{ $held ->
    [yes] , event { $event }
   *[no] {""}
}.
which-game = Which game? Enter its number, or: { WORD("new-game") }.
go-on = { $count ->
    [one] Continue it? Enter { WORD("yes") }, or { $other ->
        [yes] { WORD("new-game") }.
       *[no] { WORD("quit") }.
    }
   *[other] Continue game one? Enter { WORD("yes") }, another number, or { WORD("new-game") }. To hear them all, press Enter.
}
no-game-yet = Choose a game first: enter its number.
speech-missing = Speech does not work: { $why }. Everything is written instead.
speech-back = Speech works again.
bad-setting = In { $place }, { $key }: { $why }. The default is used. Correct it there.
bad-setting-line = In { $place }, line { WORDS($line) }, { $key }: { $why }. The default is used. Correct it there.
bad-file = In { $place }: { $why }. The defaults are used. Correct it there.
bad-file-line = In { $place }, line { WORDS($line) }: { $why }. The defaults are used. Correct it there.
bad-settings-more = { $count ->
    [one] There is one more mistake in the settings.
   *[other] There are { WORDS($count) } more mistakes in the settings.
} To list them all, run: annabella config.
goodbye-nothing = No game was opened. Goodbye.
goodbye-resumable = The game is saved. You can continue it later. Goodbye.
goodbye-over = Goodbye.
private-hidden = Private messages are off, so that your opponent cannot hear them. To read them, start with --terminal all. To hear them, name an earphone with --earphone.
goodbye-unsaved = Warning: the end of the game was not saved: { $why }.
confirm-quit = Leave? You can continue the game later. Enter { WORD("yes") } or { WORD("no") }.
typed = { $upper ->
    [yes] capital { $char }
   *[no] { $char }
}
replaces = { $char }, replacing the line
deleted = { $upper ->
    [yes] deleted capital { $char }
   *[no] deleted { $char }
}
character = { $name ->
    [space] space
    [hyphen] hyphen
    [equals] equals
    [plus] plus
    [hash] hash
    [slash] slash
    [full-stop] full stop
    [comma] comma
    [colon] colon
    [question] question mark
    [exclamation] exclamation mark
    [apostrophe] apostrophe
    [open] open bracket
    [close] close bracket
    [at] at
    [quote] quotation mark
    [dollar] dollar
    [percent] percent
    [caret] caret
    [ampersand] ampersand
    [asterisk] asterisk
    [pound] pound
    [section] paragraph sign
    [middle-dot] middle dot
    [underscore] underscore
    [semicolon] semicolon
    [less] less than
    [greater] greater than
   *[other] other character
}
entry-line = { $line }
entry-empty = The line is empty. Enter a move, or { WORD("help") }.
entry-empty-over = The line is empty. Enter { WORD("new-game") }, { WORD("quit") } or { WORD("help") }.
self-voicing-on = My voice is on.
self-voicing-off = My voice is off, except for announcements. To switch it on, enter: { WORD("speech") }.
ear-word = This word is for your ear only.
table-word = This one is for everybody. Did you hear the first in your ear only? Enter { WORD("yes") } or { WORD("no") }.
ask-earphone = Did you hear the first word in your ear only? Enter { WORD("yes") } or { WORD("no") }.
private-lost = Your private messages are written, not spoken: { $why }. To check the earphone, enter: { WORD("earphone") }.
earphone-gone = { side-name }'s earphone is disconnected.
private-back = Your private messages are spoken in your ear.
next-offer = To play again, enter: { WORD("new-game") }.{ $undo ->
    [yes] {" "}To take the last move back: { WORD("undo") }.
   *[no] {""}
} Your mistakes: { WORD("review") }. Training: { WORD("train") }. To leave: { WORD("quit") }. Study board: { WORD("study") }. You can still ask.
next-confirm = { $position ->
    [yes] Begin a new game from this position? {""}
   *[no] { $side ->
        [white] Begin a new game with White?
        [black] Begin a new game with Black?
       *[none] Begin a new game?
    } {""}
}{ $resumable ->
    [yes] This one is saved. You can continue it later. {""}
   *[no] {""}
}Enter { WORD("yes") } or { WORD("no") }.
next-review-later = The review comes when the game is over.
next-train-later = Training goes on when the game is over. To end it, enter: { WORD("resign") }.
next-unfinished = { $count ->
    [one] One game is unfinished. To go on with it, run annabella play.
   *[other] Unfinished games: { WORDS($count) }. To go on with one, run annabella play.
}
next-refused = In a tournament, only this game can be played here. To leave, enter: { WORD("quit") }.
next-kept = The previous game is saved. You can continue it later.
next-waits = A new game can start once this one is saved.
next-not-playable = A game cannot start from this position. Set up another one.
next-over-there = In this position the game would already be over. Choose another one.
next-opening = Opening: { $name }. Your opponent plays for it: { $moves }.
next-no-opening = I know no opening of that name.{ $has_near ->
    [yes] {" "}Perhaps you mean { $near }.
   *[no] {""}
}
next-opening-engine = Only an engine can play for an opening.
next-odds = Your opponent plays without { piece-the }.
level = { $plays ->
    [not] The built-in opponent is not playing now. In its next game it plays at level { WORDS($next) } of { WORDS($most) }
    [other] The built-in opponent plays at level { WORDS($now) } of { WORDS($most) }. In the next game: level { WORDS($next) }
   *[same] The built-in opponent plays at level { WORDS($now) } of { WORDS($most) }
}. To change it, enter: { WORD("level") }, and a number.
level-even = { $too_strong ->
    [yes] By { WORDS($games) } games here, even level one is still too strong for you. To let it play without its queen, enter: { WORD("next-without-queen") }.
   *[no] By { WORDS($games) } games here, level { WORDS($level) } is about even for you.
}
level-set = From the next game on, the built-in opponent plays at level { WORDS($next) }. This game is unchanged.
level-none = Levels go from one, the weakest, to { WORDS($most) }. Enter: { WORD("level") }, and a number.
unclear-missing = { $what ->
    [rank] Which rank? Name one from one to eight.
    [file] Which file? Name one from a to h.
    [square] Which square? Enter for example: { $example }.
    [time] How much time? Enter for example: { $example }.
    [piece] Which piece? Enter for example: { $example }.
    [move] Which move? Enter for example: { $example }.
    [points] How many points? Enter for example: { $example }.
    [side] Which side? Enter for example: { $example }.
    [outcome] Which result? Enter for example: { $example }.
    [penalty] Which penalty? Enter for example: { $example }.
   *[number] Which number? Enter for example: { $example }.
}
unclear-wrong = { $what ->
    [rank] { $text } is not a rank. Ranks go from one to eight.
    [file] { $text } is not a file. Files go from a to h.
    [time] { $text } is not a time. Enter minutes and seconds, with a colon between them.
    [piece] { $text } is not a piece. Enter its name or its letter.
    [move] { $text } is not a move.
    [points] { $text } is not a number of points. Enter whole or half points.
    [side] { $text } is not a side. Enter for example: { WORD("part-white") }.
    [outcome] { $text } is not a result. Enter for example: { WORD("say-drawn") }.
    [penalty] { $text } is not a penalty. Enter for example: { WORD("part-warning") }.
   *[number] { $text } is not a move number. Moves are numbered from one.
}
help-may-ask = In this game you can ask: { $words }{ $what ->
    [yes] , and { WORD("what") } with a square
   *[no] {""}
}.
talk = { $about ->
    [hello] Hello. Enter your move, or { WORD("help") }.
    [thanks] You are welcome.
    [files] At the end of the game I write the scoresheet to files: PGN and Braille.
    [load] Saved games are offered at the start. Enter: { WORD("quit") }. Then start Annabella with --resume.
    [voice] To change my voice, enter: { WORD("faster") }, { WORD("slower") }, { WORD("louder") }, { WORD("softer") } or { WORD("speech-off") }. With a number: { WORD("rate") } or { WORD("volume") }.
    [language] Choose the language at the start, with --language and its code, like en or de.
    [settings] To list the settings, run: annabella config. During a game, enter: { WORD("rate") }, { WORD("volume") }, { WORD("pitch") }, { WORD("level") }, { WORD("warnings") }, { WORD("short-times") } or { WORD("long-times") }.
    [sounds] To switch sounds, enter: { WORD("sounds-on") } or { WORD("sounds-off") }. For a list of them, enter: { WORD("cues") }.
   *[version] I am Annabella, a talking chess console, version { WORDS($major) } point { WORDS($minor) }.
}
foreign-letter = { $letter } is not a piece letter in English. For the { piece-name }: { $own }.
have-no-piece = You have no { piece-name }.
cannot-reach = { $from } cannot reach { $square }.
nothing-to-take = None of your pieces can capture that.
nothing-to-take-at-all = No such capture is possible. To move, name a square, too.
meant-move = Do you mean the move { $move }? Enter { WORD("yes") } or { WORD("no") }.
move-is = { $holds ->
    [yes] Yes
   *[no] No
}: { $moves }.
nothing-there = Nothing is on { $square }. Do you mean the move { $move }? Enter { WORD("yes") } or { WORD("no") }.
move-alone = To make a move, enter the move alone.
