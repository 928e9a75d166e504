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
        [black] Black's side
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
   *[number] { WORDS($number) }{ $setting ->
        [rate] {" "}words a minute
       *[other] {""}
    }
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
key-flip = reads the board from the other side.
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
key-listen = opens the microphone for your move; again, closes it.
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
manual-topics = The manual has { WORDS($count) } pages. { $keyed ->
    [yes] Next title: { $next }. {""}
   *[no] {""}
}To open one, enter { WORD("manual") } and its title.
manual-opened = Page: { $page }. Next line: { $next }. Next heading: { $heading }. All pages: { WORD("manual-topics") }.
manual-found = { $count ->
    [one] One line
   *[other] { WORDS($count) } lines
} about { $text }. Next line: { $next }.
manual-nothing = The manual has nothing about { $text }. For its pages, enter: { WORD("manual-topics") }.
manual-no-heading = No more headings this way.
manual-closed = The manual is closed.
manual-keys = key
manual-meanings = what it does

# Help: each item names one thing that can be done now.
help-moves-in-words = Enter your move in words, like knight { $square }.
help-moves-in-notation = A move can also be entered in notation, or as two squares.
help-moves-legal = To hear your legal moves, enter: { WORD("legal-moves") }.
help-moves-take-back = To take back your last move, enter: { WORD("undo") }.
help-castling-short = To castle on the king's side, enter: castle kingside.
help-castling-long = To castle on the queen's side, enter: castle queenside.
help-castling-rights = To hear which castling rights are left, enter: { WORD("castling") }.
help-questions-last = To hear the last move, enter: { WORD("last") }.
help-questions-moves = To hear all moves, enter: { WORD("moves") }.
help-questions-turn = To hear whose turn it is, enter: { WORD("turn") }.
help-questions-square = To hear what is on a square, enter: { WORD("what") } { $square }.
help-questions-sheet = To have your scoresheet read, enter: { WORD("sheet") }.
help-board-where = To find your knights, enter: { WORD("where") } my knights.
help-board-whole = To hear the whole board, enter: { WORD("board") }.
help-board-attackers = To hear what attacks a square, enter: { WORD("attackers") } { $square }.
help-board-captures = To hear what you can capture, enter: { WORD("captures") }.
help-board-material = To compare the pieces of both sides, enter: { WORD("material") }.
help-game-accept = To accept the draw, enter: { WORD("accept") }.
help-game-decline = To decline the draw, enter: { WORD("decline") }.
help-game-offer = To offer a draw, enter: { WORD("draw") }.
help-game-claim = To claim a draw, enter: { WORD("say-claim") }.
help-game-pause = To stop the clocks, enter: { WORD("pause") }.
help-game-resume = To go on, enter: { WORD("resume") }.
help-game-seal = To seal your move, enter: { WORD("say-seal") }, and the move.
help-game-close-envelope = When the envelope is ready, enter: { WORD("say-close") }.
help-game-boards-agree = When your board is right, enter: { WORD("say-boards-agree") }.
help-game-boards-differ = If your boards differ, enter: { WORD("say-boards-differ") }.
help-game-resign = To resign, enter: { WORD("resign") }.
help-game-sign = To sign the result, enter: { WORD("say-sign") }.
help-voice-speed = To change how fast I speak, enter: { WORD("slower") }, or { WORD("faster") }.
help-voice-loudness = To change how loud I speak, enter: { WORD("louder") }, or { WORD("softer") }.
help-voice-repeat = To hear my last answer again, enter: { WORD("repeat") }.
help-speak-on = To speak your moves, enter: { WORD("listen-on") }.
help-speak-say = To say a move, enter: { WORD("listen") }.
help-speak-check = To hear how well I hear you, enter: { WORD("microphone-check") }.
help-speak-off = To stop it, enter: { WORD("listen-off") }.
help-program-new-game = To start another game, enter: { WORD("new-game") }. For the other colour: switch sides.
help-program-level = To change how strong your opponent plays, enter: { WORD("level") }, and a number.
help-program-save = To save the game, enter: { WORD("save") }.
help-program-manual = To hear the manual, enter: { WORD("manual") }.
help-program-quit = To leave, enter: { WORD("quit") }.
help-advice-hint = For a hint, enter: { WORD("hint") }. Again, for more.
help-advice-threat = To hear what your opponent threatens, enter: { WORD("threat") }.
help-advice-evaluation = To hear who stands better, enter: { WORD("evaluate") }.
help-advice-best-line = To hear the best moves, enter: { WORD("best-line") }.
help-advice-blunder = To check a move, enter, for example: is { $square } a blunder.
help-advice-warnings = To be warned of blunders, enter: { WORD("blunder-warnings-on") }.
help-study-go = To try moves without changing the game, enter: { WORD("study") }.
help-study-back = To go one half-move back, enter: { WORD("back") }.
help-study-forward = To go one half-move on, enter: { WORD("forward") }.
help-study-take-back = To take back a tried move, enter: { WORD("undo") }.
help-study-set-up = To set up a position, enter: { WORD("set-up") }.
help-study-play = To play from this position, enter: { WORD("play-this") }.
help-study-return = To go back to the game, enter: { WORD("return") }.
help-dialogue-state = To hear what is awaited, enter: { WORD("say-state") }.
help-dialogue-repeat = To repeat your opponent's move, enter: { WORD("say-repeat") }, and the move.
help-dialogue-correct = To correct a slip of the tongue, enter: { WORD("say-correct") }, and the move.
help-dialogue-press = To press the clock, enter: { WORD("press") }.
help-dialogue-adjust = To adjust a piece, enter: { WORD("say-adjust") }, and its square.
help-arbiter-pending = To hear what is open, enter: { WORD("order-docket") }.
help-arbiter-start = To start the clocks, enter: { WORD("order-start") }.
help-arbiter-pause = To stop the clocks, enter: { WORD("pause") }.
help-arbiter-go-on = To let the game go on, enter: { WORD("order-go-on") }.
help-arbiter-claim = To decide the claim, enter: { WORD("say-accept-claim") }, or { WORD("say-reject-claim") }.
help-arbiter-illegal = To rule the last move illegal, enter: { WORD("order-illegal") }.
help-arbiter-set = To set a clock, enter: { WORD("order-set") }, a side and a time.
help-arbiter-end = To end the game, enter: { WORD("order-result") }, and the result.
help-clock-both = To hear both times, enter: { WORD("clock") }.
help-clock-own = To hear your own time, enter: { WORD("own-time") }.
help-clock-to-control = To hear how many moves are left, enter: { WORD("to-control") }.
help-clock-press = To press the clock, enter: { WORD("press") }.
help-clock-warnings = To choose warnings of your time, enter: { WORD("warnings") }.
help-more = More help. Enter help, then one of: { $topics }.
help-a-key = To hear what a key does, press { $explain }, then the key.
