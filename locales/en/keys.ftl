# What is said of keys, of their modes, and of what was said before.

key-mode = { $mode ->
    [board] Board.
   *[entry] Entry line.
}
paste-waits = Pasted text goes to the entry line alone. Press { $switch } and paste again.
key-help-begins = Key help: keys say what they do and do nothing. { $end } ends it.
key-help-ends = Key help is over.
key-does = { $key }, { $does }
key-unbound = { $key } does nothing here. { $help } explains the keys.
key-text = is written into the line.
key-nothing = does nothing.
help-keys = Keys: { $explain } lets each key say what it does, { $list } reads all of them. { $switch } changes between the entry line and the board. Any key stops my private words; { $silence } does nothing else, and except at a tournament it stops announcements too.
choose-help = Enter the number of a game, or { WORD("new-game") } for another one. { $next } and { $previous } go from game to game; Enter alone reads all of them again; { $leave } leaves.
help-first = Enter a move as its notation or in words, like knight f three. Ask with { WORD("last") }, { WORD("moves") } or { WORD("turn") }. { $explain } lets each key say what it does. { WORD("help") } again tells more.
key-list-begins = There are { WORDS($count) } keys. { $next } goes from one to the next; { $list } again reads all of them.
mode-help = { $mode ->
    [board] You are at the board: arrows go from square to square, letters ask. { $over ->
        [yes] { $switch } leads back to the entry line.
       *[no] { $pick_up } picks up a piece; on another square it puts it down, and that is your move. { $switch } leads back to the entry line.
    }
   *[entry] { $over ->
        [yes] You are at the entry line: write a word, then Enter.
       *[no] You are at the entry line: write a move or a word, then Enter.
    } { $switch } leads to the board, where single keys ask.
}
situation = { $situation ->
    [other-moves] Your opponent is to move. You can ask meanwhile.
    [their-move] The other side is to move. Enter its move when it has been made.
    [not-begun] Wait for the arbiter, who starts the game. You can ask meanwhile.
    [stopped] The clocks are stopped. { WORD("resume") } starts them again.
    [over] The game is over. You can still ask. { WORD("new-game") } begins another one, { WORD("quit") } leaves.
    [over-at-tournament] The game is over. { WORD("quit") } leaves; you can still ask.
   *[your-move] It is your move. Enter it, or ask first.
}
ask-reader = If a screen reader reads this to you, press { $speech } to switch my own voice off.
echo = While you type I say { $echo ->
    [word] each word.
    [none] nothing.
   *[character] each character.
}
dial = { $setting ->
    [rate] Speed
    [pitch] Pitch
    [volume] Volume
    [cue-volume] Volume of the cues
    [orientation] The board is read from
    [steps] At each step I say
    [answer-style] Style of answers
    [order] Order of men
    [grouping] Men of one kind
    [empties] Empty squares
    [time-words] Times on the clock
   *[voice] { $language ->
        [it] Italian voice
        [de] German voice
        [es] Spanish voice
        [fr] French voice
       *[en] English voice
    }
}: { $value ->
    [name] { $name }
    [choice] { $choice ->
        [white] White's side
        [own] your own side
        [piece] man and square
        [square] the square alone
        [same] as in announcements
        [fide] names of the Laws
        [fide-local] squares by the names of the Laws
        [letters] letters and figures
        [nato] spelling alphabet
        [literate] plain words
        [uci] squares alone
        [value] by value
        [file] by files
        [kind] together
        [each] each by itself
        [counted] counted
        [told] each by its name
        [short] short
        [long] long
       *[skipped] left out
    }
    [own] the usual one
   *[number] { WORDS($number) }
}.
key-awaits = { $awaited ->
    [file] Which file?
    [kind] Which men?
   *[square] Which square?
}
no-such-kind = { $key } is the key of no kind of men. The keys are { $kinds }.
no-jump = You have not jumped yet.
no-list = There is no list to go through. Ask for the moves, the keys or the help first.
nothing-announced = Nothing has been announced yet.
key-with = { $modifier ->
    [shift] Shift { $char }
    [control] Control { $char }
   *[alt] Alt { $char }
}
key-function = F { WORDS($number) }
key-name = { $key ->
    [backspace] Backspace
    [delete] Delete
    [tab] Tab
    [insert] Insert
    [shift-tab] Shift Tab
    [up] arrow up
    [down] arrow down
    [left] arrow left
    [right] arrow right
    [home] Home
    [end] End
    [page-up] Page Up
    [page-down] Page Down
    [escape] Escape
   *[enter] Enter
}
key-pad = { $button ->
    [right-trigger] right trigger
    [left-shoulder] left shoulder button
    [right-shoulder] right shoulder button
    [south] the pad's lower button
    [east] the pad's right button
    [north] the pad's upper button
    [west] the pad's left button
    [select] the pad's Select
    [start] the pad's Start
    [up] pad up
    [down] pad down
    [left] pad left
    [right] pad right
    [left-stick] the left stick pressed
    [right-stick] the right stick pressed
   *[left-trigger] left trigger
}
keys-or = { $first } or { $second }
key-none = no key
key-switch-mode = changes between the entry line and the board.
key-silence = stops my voice; at a tournament, only my private words.
key-context-help = what you can do now.
key-key-help = starts and ends the key help.
key-key-list = all keys, one by one.
key-last-move = the last move.
key-moves = the moves so far.
key-power = battery and mains.
key-turn = whose turn it is.
key-clocks = both times.
key-own-time = your time.
key-other-time = your opponent's time.
key-to-control = moves to the time control.
key-elapsed = how long the game has lasted.
key-time-of-day = the time of day.
key-warnings = switches the warnings of your time off and on.
key-square-up = the square in front.
key-square-down = the square behind.
key-square-left = the square to the left.
key-square-right = the square to the right.
key-square = what stands here.
key-pick-up = picks up your piece on this square; on another square it puts it down there, and that is your move.
key-put-back = puts back the piece that you picked up.
key-next-king = the next king, of either side.
key-next-queen = the next queen, of either side.
key-next-rook = the next rook, of either side.
key-next-bishop = the next bishop, of either side.
key-next-knight = the next knight, of either side.
key-next-pawn = the next pawn, of either side.
key-previous-king = the king before.
key-previous-queen = the queen before.
key-previous-rook = the rook before.
key-previous-bishop = the bishop before.
key-previous-knight = the knight before.
key-previous-pawn = the pawn before.
key-next-own = your next man.
key-previous-own = your man before.
key-next-other = your opponent's next man.
key-previous-other = your opponent's man before.
key-own-kind = and the key of a kind: your next man of that kind.
key-other-kind = and the key of a kind: your opponent's next man of that kind.
key-go-square = and a letter and a figure: goes to that square.
key-go-file = and a letter: goes to that file.
key-go-rank = goes to the rank of that number.
key-go-file-number = goes to the file of that number: these are the signs on the keys of the figures one to eight.
key-last-squares = goes to the squares of the last move.
key-go-back = goes back where you were before you jumped; puts back a piece that you picked up.
key-flip = reads the board from White's side or from your own.
key-shade = whether this square is dark or light.
key-where = and the key of a kind: where all such men are.
key-own-pieces = where your men are.
key-other-pieces = where your opponent's men are.
key-pawns = the pawns, file by file.
key-rank = what stands on this rank.
key-file = what stands on this file.
key-diagonals = what stands on the diagonals of this square.
key-rays = what is seen from this square in all directions.
key-knight-view = where a knight could go from here, and what stands there.
key-king-view = what stands around this square.
key-attackers = who attacks this square.
key-defenders = who defends this square.
key-pins = which men are pinned.
key-legal-moves = where the man on this square can go.
key-captures = all possible captures.
key-checks = all possible checks.
key-captured = what was captured.
key-material = the material.
key-whole-board = the whole board.
key-opening = the name of the opening.
key-repetition = how often the position has stood on the board.
key-quiet = how many moves there were without a capture or a pawn's move.
key-move-number = the number of the move.
key-open-offer = whether a draw is on offer.
key-outcome = the result.
key-players = who plays.
key-rules = the rules and the mode of the game.
key-sheet = the scoresheet, with offers, claims and rulings; again, with the times.
key-corrections = what was corrected, claimed and ruled.
key-press = presses the clock.
key-offer-draw = offers a draw, after asking back.
key-repeat = repeats the last words.
key-repeat-publicly = announces the last move to the table once more.
key-older = what was said before.
key-newer = what was said after that.
key-next-item = the next item of a list.
key-previous-item = the item before in a list.
key-spell = spells what you heard last.
key-speech = switches my voice off or on.
key-echo = how much I say while you type.
key-dial = chooses what more and less change: speed, volume, pitch, volume of the cues, how the board is read and answers are given, voices.
key-more = more.
key-less = less.
key-enter-line = sends the line.
key-delete-before = deletes the character before the cursor.
key-delete-under = deletes the character under the cursor.
key-delete-word = deletes the word before the cursor.
key-clear-line = deletes the line.
key-read-line = reads the line.
key-character-left = the character to the left.
key-character-right = the character to the right.
key-line-start = the start of the line.
key-line-end = the end of the line.
key-earlier-line = brings back an earlier line.
key-later-line = brings back a later line.
key-leave = asks whether to leave.
