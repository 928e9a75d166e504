# What is said about the keys and their two modes.

key-mode = { $mode ->
    [board] Board.
   *[entry] Entry line.
}
paste-waits = Paste only into the entry line. Press { $switch } and paste again.
key-help-begins = Key help: keys only say what they do. To end, press { $end }.
key-help-ends = Key help is over.
key-does = { $key }, { $does }
key-unbound = { $key } does nothing here. { $help } explains the keys.
key-text = is typed into the line.
key-nothing = does nothing.
help-keys = { $explain }: each key says what it does. { $list }: all keys. { $switch }: entry line or board. Any key stops my private messages. { $silence } only stops my voice, outside tournaments also announcements.
choose-help = Enter the number of a game, or { WORD("new-game") }. Next game: { $next }. Previous game: { $previous }. All games again: Enter. To leave: { $leave }.
help-first = Enter a move in notation, or in words, like knight f three. Ask with { WORD("last") }, { WORD("moves") } or { WORD("turn") }. To hear what keys do, press { $explain }. More help: { WORD("help") } again.
key-list-begins = There are { WORDS($count) } keys. Next key: { $next }. All of them: { $list } again.
mode-help = { $mode ->
    [board] You are at the board. Arrows move from square to square; letters ask. { $over ->
        [yes] To go to the entry line, press { $switch }.
       *[no] { $pick_up } picks up a piece. On another square it puts the piece down: that is your move. For the entry line, press { $switch }.
    }
   *[entry] { $over ->
        [yes] You are at the entry line. Type a word, then press Enter.
       *[no] You are at the entry line. Type a move or a word, then press Enter.
    } For the board and its keys, press { $switch }.
}
situation = { $situation ->
    [other-moves] It is your opponent's turn. You can still ask.
    [their-move] It is the other side's turn. When it has moved, enter the move.
    [not-begun] Wait for the arbiter to start the game. You can still ask.
    [stopped] The clocks are stopped. To start them, enter: { WORD("resume") }.
    [over] The game is over. You can still ask. Enter: { WORD("new-game") }, or { WORD("quit") }.
    [over-at-tournament] The game is over. You can still ask. To leave, enter: { WORD("quit") }.
   *[your-move] It is your turn. Enter a move, or ask first.
}
ask-reader = If a screen reader reads this to you, press { $speech } to turn my voice off.
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
    [order] Order of pieces
    [grouping] Pieces of one kind
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
        [piece] piece and square
        [square] square only
        [same] as in announcements
        [fide] FIDE names
        [fide-local] squares by FIDE names
        [letters] letters and figures
        [nato] spelling alphabet
        [literate] plain words
        [uci] squares only
        [value] by value
        [file] by files
        [kind] together
        [each] one by one
        [counted] counted
        [told] each named
        [short] short
        [long] long
       *[skipped] left out
    }
    [own] the usual one
   *[number] { WORDS($number) }
}.
key-awaits = { $awaited ->
    [file] Which file?
    [kind] Which piece?
   *[square] Which square?
}
no-such-kind = { $key } is not a piece letter. The letters are { $kinds }.
no-jump = You have not jumped yet.
no-list = There is no open list. First ask for the moves, the keys or help.
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
key-silence = stops my voice; in a tournament, only my private messages.
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
key-warnings = turns your time warnings on or off.
key-square-up = the square in front.
key-square-down = the square behind.
key-square-left = the square to the left.
key-square-right = the square to the right.
key-square = what is here.
key-pick-up = picks up your piece. On another square it puts it down: that is your move.
key-put-back = puts back the piece that you picked up.
key-next-king = the next king, of either side.
key-next-queen = the next queen, of either side.
key-next-rook = the next rook, of either side.
key-next-bishop = the next bishop, of either side.
key-next-knight = the next knight, of either side.
key-next-pawn = the next pawn, of either side.
key-previous-king = the previous king.
key-previous-queen = the previous queen.
key-previous-rook = the previous rook.
key-previous-bishop = the previous bishop.
key-previous-knight = the previous knight.
key-previous-pawn = the previous pawn.
key-next-own = your next piece.
key-previous-own = your previous piece.
key-next-other = your opponent's next piece.
key-previous-other = your opponent's previous piece.
key-own-kind = then a piece letter: your next piece of that kind.
key-other-kind = then a piece letter: your opponent's next piece of that kind.
key-go-square = then a letter and a figure: goes to that square.
key-go-file = then a letter: goes to that file.
key-go-rank = goes to the rank with that number.
key-go-file-number = goes to the file with that number: the signs on the keys one to eight.
key-last-squares = goes to the squares of the last move.
key-go-back = goes back to where you jumped from, or puts your piece back.
key-flip = reads the board from White's side or from yours.
key-shade = whether this square is dark or light.
key-where = then a piece letter: where all such pieces are.
key-own-pieces = where your pieces are.
key-other-pieces = where your opponent's pieces are.
key-pawns = the pawns, file by file.
key-rank = what is on this rank.
key-file = what is on this file.
key-diagonals = what is on the diagonals through this square.
key-rays = what can be seen from here in all directions.
key-knight-view = where a knight could jump from here, and what is there.
key-king-view = what is around this square.
key-attackers = what attacks this square.
key-defenders = what defends this square.
key-pins = which pieces are pinned.
key-legal-moves = where the piece on this square can go.
key-captures = all possible captures.
key-checks = all possible checks.
key-captured = the captured pieces.
key-material = the material.
key-whole-board = the whole board.
key-opening = the name of the opening.
key-repetition = how often the position has appeared.
key-quiet = how many moves since the last capture or pawn move.
key-move-number = the move number.
key-open-offer = whether a draw is on offer.
key-outcome = the result.
key-players = who plays.
key-rules = the rules and mode of the game.
key-sheet = the scoresheet, with offers, claims and rulings; again, with the times.
key-corrections = corrections, claims and rulings.
key-press = presses the clock.
key-offer-draw = offers a draw, once you confirm.
key-repeat = repeats my last words.
key-repeat-publicly = announces the last move aloud again.
key-older = what was said before.
key-newer = what was said next.
key-next-item = the next item in a list.
key-previous-item = the previous item in a list.
key-next-heading = the next heading in the manual.
key-previous-heading = the previous heading in the manual.
key-spell = spells what you heard last.
key-speech = turns my voice off or on.
key-echo = how much I say while you type.
key-dial = chooses what more and less change: speed, volume, pitch, cue volume, board, answers, voices.
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

# The manual.
manual-title = Manual of Annabella
manual-topics = The manual has { WORDS($count) } pages. Next title: { $next }. To open one, enter { WORD("manual") } and its title.
manual-opened = Page: { $page }. Next line: { $next }. Next heading: { $heading }. All pages: { WORD("manual-topics") }.
manual-found = { $count ->
    [one] One line
   *[other] { WORDS($count) } lines
} about { $text }. Next line: { $next }.
manual-nothing = The manual has nothing about { $text }. For its pages, enter: { WORD("manual-topics") }.
manual-no-heading = No more headings this way.
manual-keys = key
manual-meanings = what it does
