# What the program says outside the game.

greeting = Enter your move, the word { WORD("help") }, or { WORD("tutorial") } to learn the keys. Any key stops my voice.
greeting-short = Enter your move, or { WORD("help") }.
greeting-tournament = Enter your move, or the word { WORD("help") }. Any key stops my voice.
help-moves = Enter a move as knight { $square }, as its notation, with both squares, or with the names: Springer Gustav eins Felix drei.
help-castling = For castling enter zero hyphen zero, or kurze Rochade.
help-questions = You can ask: { WORD("last") }, { WORD("changed") }, { WORD("moves") }, { WORD("sheet") }, { WORD("sheet-times") }, { WORD("corrections") }, { WORD("clock") }, { WORD("own-time") }, { WORD("other-time") }, { WORD("turn") }, and { WORD("what") } with a square.
help-board = About the board: where are my knights, pawns, what attacks { $square }, who defends { $square }, rank four, file e, diagonals { $square }, moves of { $square }, { WORD("captures") }, { WORD("checks") }, { WORD("pins") }, { WORD("check") }, { WORD("castling") }, { WORD("material") }, { WORD("board") }, { WORD("opening") }. The same again tells more.
help-game = For the game: { WORD("draw") }, { WORD("accept") }, { WORD("decline") }, { WORD("resign") }, { WORD("undo") }, { WORD("pause") } and { WORD("resume") }.
help-program = Also: { WORD("new-game") }, { WORD("compose") }, { WORD("level") }, { WORD("warnings") }, { WORD("names") }, { WORD("save") } and { WORD("quit") }. Enter { WORD("repeat") } to hear the last words again.
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
answer-first = Answer first; { WORD("no") } or Escape leaves it. { $question }
dropped = The question is dropped. Nothing was done.
nothing-asked = Nothing was asked. Enter a move, or { WORD("help") }.
which-promotion = What does the pawn become: queen, rook, bishop or knight?
which-move = Which move do you mean?
which-item = { WORDS($number) }: { $move }.
which-end = Enter its number.
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
no-piece-goes-there = No { piece-name } of yours can go to { $square }. Check the man and the square.
no-such-square = { $text } names no square. Squares go from { $lowest } to { $highest }.
at-square = { $square }.
hand-picked-up = Picked up: { $known ->
    [yes] { piece-name } { $square }.
   *[no] { $square }.
}
hand-put-back = Put down again: { $known ->
    [yes] { piece-name } { $square }.
   *[no] { $square }.
}
hand-gone = { $square } has changed: you have no piece in hand any more.
hand-empty-square = { $square }, empty. There is nothing to pick up.
hand-other = { $square }, { piece-of-side }. Only { $side ->
    [black] Black's
   *[white] White's
} pieces can be picked up now.
hand-nothing = You have no piece in hand.
not-that-piece = On { $square } stands another man: { piece-of-side }. Check the man and the square.
not-that-piece-empty = Nothing stands on { $square }. Check the square.
nothing-to-castle-with = The king or the rook does not stand where it could castle. Choose another move.
square-missing = Which square? Enter { WORD("what") } and the square.
not-text = That line is too long or is not text. Enter a move, or { WORD("help") }.
not-your-seat = Nobody at this console may speak for that seat. Enter the line without it.
wrong-moment = That moment is past, or time is not simulated. Enter the line without it, or with a later moment.
ask-name = { $field ->
    [white] Who plays the white men?
    [black] Who plays the black men?
    [event] What is the event?
   *[round] Which round is it?
} Enter alone leaves it as it is.
word-for-name = { $text } is something that I understand. If it is a name, write it in quotes; { WORD("no") } leaves the names. { $field ->
    [white] Who plays the white men?
    [black] Who plays the black men?
    [event] What is the event?
   *[round] Which round is it?
}
names-done = That is all. The names are noted.
not-saving = Warning: the game is not being saved: { $why }. You can play on; saving is tried again by itself. Free some space; or enter { WORD("save") } and a file name to keep a copy elsewhere.
saving-again = The game is being saved again. Nothing is missing.
saved = The game is saved in { $file }.
saved-here = The game is saved.
sheet-kept = The scoresheet is saved as { $file }.
braille-kept = In Braille it is saved as { $file }.
file-in = { $name }, directory { $directory }
sheet-lost = The scoresheet could not be written: { $why }. The game itself is saved.
copy-failed = The copy could not be written: { $why }. Name another file.
damaged = The record { $file } is damaged from line { WORDS($line) } on. It is kept as it is and only read; start a new game to play.
torn-line = The last entry was cut short by the interruption and is left out. Check the last move.
held-elsewhere = Another program has this game open: { $file }. Close it there first.
tournament-open = A tournament game is open: { $file }. To go on with it, start with --resume.
damaged-game-open = The record of an unfinished tournament game is damaged: { $file }. Until the arbiter closes that game, no other one can be played here. Start with --resume.
damaged-game-ask = The record of this tournament game is damaged from line { WORDS($line) } on: { $file }. The game cannot continue. Arbiter, to close it and allow other games here, enter { $pin ->
    [yes] your PIN.
   *[no] yes.
}
damaged-game-closed = The arbiter has closed the damaged game. Its record stays as it is: { $file }. The decision is saved in { $note }. You can start other games now.
damaged-game-not-closed = The decision could not be saved: { $why }. The game is not closed. Check the disk and try again.
no-house-in-tournament = The built-in opponent does not play in a tournament. Choose an opponent at the console or at the board.
no-unfinished = There is no unfinished game. Start a new one.
unfinished = { $count ->
    [one] There is one unfinished game.
   *[other] There are { WORDS($count) } unfinished games.
}
unfinished-item = Game { WORDS($number) }: { side-name } against { $opponent ->
    [named] { $name }
    [house] the built-in opponent, level { WORDS($level) }
    [board] an opponent at the board
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
which-game = Which game? Enter its number, or { WORD("new-game") }.
go-on = { $count ->
    [one] Go on with it? Enter { WORD("yes") }, or { $other ->
        [yes] { WORD("new-game") }.
       *[no] { WORD("quit") }.
    }
   *[other] Go on with game one? Enter { WORD("yes") }, the number of another one, or { WORD("new-game") }. Enter alone reads all of them.
}
no-game-yet = There is no game yet to ask about. Choose one first: enter its number.
speech-missing = There is no speech: { $why }. Everything is written instead.
speech-back = Speech works again.
bad-setting = In { $place }, { $key }: { $why }. The default is used; correct it there.
bad-setting-line = In { $place }, line { WORDS($line) }, { $key }: { $why }. The default is used; correct it there.
bad-file = In { $place }: { $why }. The defaults are used; correct it there.
bad-file-line = In { $place }, line { WORDS($line) }: { $why }. The defaults are used; correct it there.
bad-settings-more = { $count ->
    [one] There is one more mistake in the settings.
   *[other] There are { WORDS($count) } more mistakes in the settings.
} The command annabella config lists them all.
goodbye-nothing = No game was taken up. Goodbye.
goodbye-resumable = The game is saved. You can take it up again. Goodbye.
goodbye-over = Goodbye.
private-hidden = Private words are neither shown nor spoken here, so that the opponent learns nothing from them. Start with terminal all to read them, or name an earphone with --earphone to hear them.
goodbye-unsaved = Warning: the end of the game could be saved nowhere: { $why }.
confirm-quit = Leave? The game can be taken up again. Enter { WORD("yes") } or { WORD("no") }.
typed = { $upper ->
    [yes] capital { $char }
   *[no] { $char }
}
replaces = { $char }, in place of the line
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
self-voicing-off = My voice is off, but announcements are still spoken. Enter { WORD("speech") } to switch it on again.
ear-word = This word is for your ear alone.
table-word = And this one is for the table. Enter { WORD("yes") } if you heard the first in your ear alone, or { WORD("no") }.
ask-earphone = Did you hear the first word in your ear alone? Enter { WORD("yes") } or { WORD("no") }.
private-lost = Your private words are no longer spoken: { $why }. Enter { WORD("earphone") } to check the earphone; until then they are written.
earphone-gone = { side-name }'s earphone is gone.
private-back = Your private words are spoken in your ear.
next-offer = Enter { WORD("new-game") } to play another one{ $undo ->
    [yes] , { WORD("undo") } to take the last move back,
   *[no] {""}
} or { WORD("quit") } to leave. You can still ask; { WORD("study") } leads to the study board.
next-confirm = { $position ->
    [yes] Begin a new game from this position? {""}
   *[no] { $side ->
        [white] Begin a new game with White?
        [black] Begin a new game with Black?
       *[none] Begin a new game?
    } {""}
}{ $over ->
    [yes] {""}
   *[no] This one is saved and can be taken up again. {""}
}Enter { WORD("yes") } or { WORD("no") }.
next-refused = At a tournament no other game is begun here. Play this one to its end; { WORD("quit") } leaves.
next-kept = The game before is saved and can be taken up again.
next-waits = No new game is begun until this one is saved.
next-not-playable = No game can begin from this position. Set up another one.
next-over-there = In this position the game would be over at once. Choose another one.
level = { $plays ->
    [not] The built-in opponent does not play in this game. In the next game against it, it plays at level { WORDS($next) } of eight
    [other] The built-in opponent plays at level { WORDS($now) } of eight, and in the next game at level { WORDS($next) }
   *[same] The built-in opponent plays at level { WORDS($now) } of eight
}. Enter { WORD("level") } and a number to change that.
level-set = From the next game on the built-in opponent plays at level { WORDS($next) }. This game stays as it is.
level-none = Levels go from one, the weakest, to eight. Enter { WORD("level") } and one of these numbers.
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
    [rank] { $text } is no rank. Ranks go from one to eight.
    [file] { $text } is no file. Files go from a to h.
    [time] { $text } is not a time. Enter minutes and seconds, with a colon between them.
    [piece] { $text } is not a piece. Enter its name or its letter.
    [move] { $text } is not a move.
    [points] { $text } is not a number of points. Enter whole or half points.
    [side] { $text } is not a side. Enter for example: { WORD("part-white") }.
    [outcome] { $text } is not a result. Enter for example: { WORD("say-drawn") }.
    [penalty] { $text } is not a penalty. Enter for example: { WORD("part-warning") }.
   *[number] { $text } is no number of a move. Moves are counted from one.
}
help-may-ask = In this game you can ask: { $words }{ $what ->
    [yes] , and { WORD("what") } with a square
   *[no] {""}
}.
help-game-at-table = For the game: { WORD("draw") }, { WORD("accept") }, { WORD("decline") } and { WORD("resign") }.
help-program-at-table = Also: { WORD("names") }, { WORD("save") } and { WORD("quit") }. Enter { WORD("repeat") } to hear the last words again.
talk = { $about ->
    [hello] Hello. Enter your move, or { WORD("help") }.
    [thanks] You are welcome.
    [hint] There are no hints in this game. To try out moves, enter: { WORD("study") }.
    [load] Saved games are offered at the start. Enter { WORD("quit") }, and start Annabella again with --resume.
    [voice] To change my voice, enter: { WORD("faster") }, { WORD("slower") }, { WORD("louder") } or { WORD("softer") }; { WORD("rate") } or { WORD("volume") } and a number. { WORD("speech-off") } turns it off.
    [language] The language is chosen at the start, with --language and its code, like en or de.
    [settings] Settings are listed by the command annabella config. During a game, enter: { WORD("rate") }, { WORD("volume") }, { WORD("pitch") }, { WORD("level") }, { WORD("warnings") }, { WORD("short-times") } or { WORD("long-times") }.
   *[version] I am Annabella, a talking chess console, version { WORDS($major) } point { WORDS($minor) }.
}
have-no-piece = You have no { piece-name }.
cannot-reach = { $from } cannot reach { $square }.
nothing-to-take = None of your pieces can capture that.
meant-move = Do you mean the move { $move }? Enter { WORD("yes") } or { WORD("no") }.
help-arbiter = Arbiter, you can enter: { WORD("order-start") }, { WORD("order-docket") }, { WORD("order-go-on") }; { WORD("order-set") }, { WORD("order-add") } or { WORD("order-take") } with a side and a time; { WORD("order-restore") } with a half-move; { WORD("order-illegal") }, { WORD("order-penalty") }, { WORD("order-result") }, { WORD("order-annul") }; { WORD("order-present") } or { WORD("order-absent") }, { WORD("order-leave") } or { WORD("order-back") } with a side; { WORD("order-pin") }, { WORD("order-done") }. A reason can follow: { WORD("part-because") }.
