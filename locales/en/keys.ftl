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
help-keys = Keys: { $explain } lets each key say what it does, { $list } reads all of them. { $switch } changes between the entry line and the board. Any key stops my private words; { $silence } does nothing else.
choose-help = Enter the number of a game. { $next } and { $previous } go from game to game; Enter alone reads all of them again; { $leave } leaves.
help-first = Enter a move as its notation or in words, like knight f three. Ask with { WORD("last") }, { WORD("moves") } or { WORD("turn") }. { $explain } lets each key say what it does. { WORD("help") } again tells more.
key-list-begins = { WORDS($count) } keys. { $next } goes from one to the next; { $list } again reads all of them.
mode-help = { $mode ->
    [board] You are at the board: arrows go from square to square, letters ask. { $switch } leads back to the entry line.
   *[entry] You are at the entry line: write a move or a word, then Enter. { $switch } leads to the board, where single keys ask.
}
situation = { $situation ->
    [other-moves] Your opponent is to move. You can ask meanwhile.
    [their-move] The other side is to move. Enter its move when it has been made.
    [stopped] The clocks are stopped. { WORD("resume") } starts them again.
    [over] The game is over. { WORD("quit") } leaves; you can still ask.
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
   *[voice] { $language ->
        [it] Italian voice
        [de] German voice
        [es] Spanish voice
        [fr] French voice
       *[en] English voice
    }
}: { $value ->
    [name] { $name }
    [own] the usual one
   *[number] { WORDS($number) }
}.
no-list = There is no list to go through. Ask for the moves, the keys or the help first.
nothing-announced = Nothing has been announced yet.
key-with = { $modifier ->
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
keys-or = { $first } or { $second }
key-none = no key
key-switch-mode = changes between the entry line and the board.
key-silence = stops my private words.
key-context-help = what you can do now.
key-key-help = starts and ends the key help.
key-key-list = all keys, one by one.
key-last-move = the last move.
key-moves = the moves so far.
key-turn = whose turn it is.
key-clocks = both times.
key-own-time = your time.
key-other-time = your opponent's time.
key-square-up = the square in front.
key-square-down = the square behind.
key-square-left = the square to the left.
key-square-right = the square to the right.
key-square = what stands here.
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
key-dial = chooses what more and less change: speed, pitch, volume, voices.
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
