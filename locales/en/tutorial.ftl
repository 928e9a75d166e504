# The tutorial: its lessons, its tasks, and what the cues mean.

tutorial-begins = The tutorial takes about five minutes. Nothing you enter here reaches the game. Next lesson: { $next }. Back: { $back }. To stop, press { $leave }, or enter: { WORD("no") }.{ $clock ->
    [runs] {" "}The clock keeps running.
   *[none] {""}
}
tutorial-begins-by-lines = The tutorial. Without a keyboard, you learn only the cues. To stop, enter: { WORD("no") }.
tutorial-refused = The tutorial is closed during a tournament game. Its sounds could be mistaken for the game's. Learn the keys in a casual game.
tutorial-interrupted = The tournament game goes on. The tutorial is over.
tutorial-lesson = Lesson { WORDS($number) }: { $lesson ->
    [voice] stopping my voice.
    [line] the entry line.
    [moves] entering moves.
    [modes] entry line and board.
    [asking] asking by key.
    [board] the board under your fingers.
    [again] hearing again.
    [table] once more for your opponent.
    [dial] faster and louder.
    [help] help.
    [cues] the cues.
   *[quiz] which cue was that?
}
tutorial-first-mode = { $mode ->
    [board] First press { $switch } to go to the board.
   *[entry] First press { $switch } to go to the entry line.
}
tutorial-hint = Press { $keys }.
tutorial-hint-text = Type { $text }.
tutorial-right = Right.
tutorial-held = That does nothing in the tutorial.
tutorial-not-sent = In the tutorial, no line goes to the game.
tutorial-other-move = That is not this move.
tutorial-said-before = Said before:
tutorial-hush = Any key stops my voice at once. I could now talk for a long time about the weather, about the tournament hall, about its coffee; but you have heard enough. Press any key.
tutorial-silence = Most keys do something else too. { $keys } only stops my voice. Press { $keys }.
tutorial-write = To enter a move, type it. I echo each key as you have set it. Type { $text }, without sending it.
tutorial-erase = { $keys } deletes the character before the cursor and says it. Press { $keys }.
tutorial-rewrite = Now type a four, for { $text }.
tutorial-read-back = { $keys } reads the whole line. Press { $keys }.
tutorial-step-left = { $keys } moves one character to the left and says it. Press { $keys }.
tutorial-send = { $keys } sends the line. In the game this would be a move. Here it goes nowhere. Press { $keys }.
tutorial-call-back = { $keys } brings the line back for correction. Press { $keys }.
tutorial-clear-line = { $keys } deletes the whole line. Press { $keys }.
tutorial-move-piece = To move a piece, name it and its new square. In the starting position, enter { $words }. In notation: { $notation }.
tutorial-move-squares = Two squares are enough too. Enter the same move as { $notation }.
tutorial-move-capture = You can say a capture in words. Your pawn on { $from } can capture on { $to }. Enter { $words }, or { $notation }.
tutorial-move-castles = Now you can castle. Enter { $words }, or { $notation }.
tutorial-move-promotes = Your pawn on { $from } can promote. Add the new piece after the square. Enter { $words }, or { $notation }.
tutorial-piece-words = { piece-name } { $to }
tutorial-capture-words = { $file } takes { $to }
tutorial-castles-words = castle kingside
tutorial-promotes-words = { $to } { piece-name }
tutorial-to-board = The keyboard has two modes. Now keys are text. { $keys } changes to the board. There, single keys ask and arrows move over the squares. Press { $keys }.
tutorial-to-line = Each mode has its own cue: falling for the board, rising for the entry line. Press { $keys } to go back to the entry line.
tutorial-last-move = You can ask without typing a word. { $keys } says the last move. Press { $keys }.
tutorial-turn = { $keys } says whose turn it is. Press { $keys }.
tutorial-clocks = At the board, one letter is enough. { $keys } says both times. To choose time warnings, use the word { WORD("warnings") }. Press { $keys }.
tutorial-last-at-board = { $keys } says the last move here. Press { $keys }.
tutorial-up = Arrows move from square to square, as you sit. A dull cue is a dark square, a bright cue a light one. Press { $keys }.
tutorial-right-square = Now go right: press { $keys }.
tutorial-to-edge = At the edge you hear the edge cue and stay where you are. Press { $keys } until you hear it.
tutorial-here = { $keys } repeats what is here. Press { $keys }.
tutorial-next-piece = Letters jump from piece to piece. { $keys } goes to the next knight, { $also } to the previous one. Press { $keys }.
tutorial-pick-up = { $keys } picks up your piece here. On another square it puts the piece down: that is your move. Press { $keys }.
tutorial-put-back = The game is unchanged. { $keys } puts the piece back. Press { $keys }.
tutorial-again = { $keys } repeats my last words. Press { $keys } to hear this again.
tutorial-older = { $keys } goes back through what was said. Press { $keys }.
tutorial-still-older = Press { $keys } again to go further back.
tutorial-newer = { $keys } goes forward again. Press { $keys }.
tutorial-list = { $keys } opens the list of all keys. Press { $keys }. Then { $also } goes to the next item.
tutorial-next-item = In a list, { $keys } goes to the next item. Press { $keys }.
tutorial-previous-item = { $keys } goes to the previous item. Press { $keys }.
tutorial-spell = { $keys } spells what you heard last. Press { $keys } for this word:
tutorial-publicly = { $keys } announces the last move to everybody again, if they missed it. Press { $keys }.
tutorial-dial = { $keys } chooses a setting: speed, volume, pitch, the style of answers, voices. Press { $keys }.
tutorial-more = { $keys } turns it up. Press { $keys }.
tutorial-less = { $keys } turns it down again. Press { $keys }.
tutorial-explain = { $keys } starts the key help. Keys then only say what they do. Press { $keys }.
tutorial-meaning = Press any key to hear what it does.
tutorial-end-explain = In the game, press as many as you like. { $keys } ends the key help. Press it now.
tutorial-context = If you are unsure, { $keys } says what you can do now. Press { $keys }.
tutorial-cues = { $keys } goes to the next cue. { $also } plays it again.
tutorial-cues-by-lines = For the next cue, press Enter. To hear it again, enter: { WORD("repeat") }.
tutorial-quiz = Press { $also } and listen. Was it one, a move; two, a capture; or three, a check? Type the number or name, then { $keys }.
tutorial-quiz-by-lines = Enter { WORD("repeat") } and listen. Was it one, a move; two, a capture; or three, a check? Enter the number or name.
tutorial-cue = { WORDS($number) }: { $cue ->
    [move] a move was made.
    [capture] a piece was captured.
    [check] check.
    [castling] castling.
    [promotion] a pawn was promoted.
    [refusal] something was refused.
    [edge] the edge of the board, or the end of a list.
    [dark-square] a dark square.
    [light-square] a light square.
    [offer] a draw was offered.
    [low-time] little time is left.
    [tick] the clock ticks, as you chose.
    [flag] a flag has fallen.
    [end] the game is over.
    [your-turn] it is your turn.
    [confirmed] done as you asked.
    [entry-mode] keys are text, at the entry line.
    [board-mode] keys ask, at the board.
    [microphone-open] the microphone is open: speak.
    [microphone-closed] the microphone is closed.
   *[not-saved] the game is not being saved.
}
tutorial-cues-off = The cues are off, so I can only name them. Turn them on with the setting sounds.
tutorial-answer = { $right ->
    [yes] Right.
   *[no] No.
} { $cue ->
    [move] A move is a single knock.
    [capture] A capture is two knocks, the second one deeper.
   *[check] A check is a bell that rises.
}
tutorial-ends = That was the tutorial. You are back in the game. To repeat it, enter: { WORD("tutorial") }. For help: { WORD("help") }.
tutorial-stopped = The tutorial is stopped. You are back in the game. To start again, enter: { WORD("tutorial") }.
