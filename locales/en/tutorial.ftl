# The tutorial: what is said, what is to be done, and what the cues mean.

tutorial-begins = The tutorial. It takes about five minutes, and nothing that you enter in it reaches the game. { $next } leads to the next lesson, { $back } back; { $leave }, or the word { WORD("no") }, stops it.{ $clock ->
    [runs] {" "}The clock runs on meanwhile.
   *[none] {""}
}
tutorial-begins-by-lines = The tutorial. Keys are learned at a keyboard; here you learn the cues. The word { WORD("no") } stops it.
tutorial-refused = There is no tutorial while a tournament game is going on, since its sounds could be taken for those of the game; learn the keys in a casual game.
tutorial-interrupted = The tournament game goes on, and the tutorial is over.
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
    [board] This is done at the board: press { $switch } first.
   *[entry] This is done at the entry line: press { $switch } first.
}
tutorial-hint = Press { $keys }.
tutorial-hint-text = Write { $text }.
tutorial-right = Right.
tutorial-held = In the tutorial it is not obeyed.
tutorial-not-sent = In the tutorial no line goes to the game.
tutorial-other-move = That line does not mean this move.
tutorial-said-before = Said before:
tutorial-hush = Any key stops my voice at once. I would now go on talking for a long time, about the weather, about the tournament hall, about the coffee in it; but you have heard enough. Press any key.
tutorial-silence = Most keys do something besides. { $keys } stops my voice and does nothing else. Press { $keys }.
tutorial-write = You enter a move by writing it; each key is echoed as you have set it. Write { $text }, without sending it.
tutorial-erase = { $keys } deletes the character before the cursor and says which it was. Press { $keys }.
tutorial-rewrite = Now write a four, so that the line is { $text }.
tutorial-read-back = { $keys } reads the whole line. Press { $keys }.
tutorial-step-left = { $keys } goes one character to the left and says it. Press { $keys }.
tutorial-send = { $keys } sends the line. In the game this would be a move; here it goes nowhere. Press { $keys }.
tutorial-call-back = { $keys } brings the line back, so that you can correct it. Press { $keys }.
tutorial-clear-line = { $keys } deletes the whole line. Press { $keys }.
tutorial-move-piece = A piece moves by its name and its square. In the starting position, enter { $words }. The notation { $notation } means the same.
tutorial-move-squares = Two squares are enough, too. Enter the same move as { $notation }.
tutorial-move-capture = A capture can be said in words. Your pawn on { $from } can capture on { $to }. Enter { $words }, or { $notation }.
tutorial-move-castles = Now king and rook can castle. Enter { $words }, or { $notation }.
tutorial-move-promotes = Your pawn on { $from } can become a queen. Put the new piece behind the square. Enter { $words }, or { $notation }.
tutorial-piece-words = { piece-name } { $to }
tutorial-capture-words = { $file } takes { $to }
tutorial-castles-words = castle kingside
tutorial-promotes-words = { $to } { piece-name }
tutorial-to-board = The keyboard has two modes. Now keys are text. { $keys } changes to the board, where single keys ask and arrows go over the squares. Press { $keys }.
tutorial-to-line = Each mode has a cue of its own: falling for the board, rising for the entry line. Press { $keys } to come back to the entry line.
tutorial-last-move = You can ask without writing a word. { $keys } says the last move. Press { $keys }.
tutorial-turn = { $keys } says whose turn it is. Press { $keys }.
tutorial-clocks = At the board one letter is enough. { $keys } says both times. Of which times you are warned, the word { WORD("warnings") } decides. Press { $keys }.
tutorial-last-at-board = And { $keys } says the last move here. Press { $keys }.
tutorial-up = The arrows go from square to square as you sit. A dull cue is a dark square, a bright one a light square. Press { $keys }.
tutorial-right-square = Now to the right: press { $keys }.
tutorial-to-edge = At the edge of the board you hear the edge cue and stay where you are. Press { $keys } until you hear it.
tutorial-here = { $keys } says again what stands here. Press { $keys }.
tutorial-next-piece = Letters lead from man to man: { $keys } goes to the next knight, { $also } to the one before. Press { $keys }.
tutorial-pick-up = { $keys } picks up your piece under the cursor. On another square the same key puts it down there, and that is your move. Press { $keys }.
tutorial-put-back = Nothing has happened in the game. { $keys } puts the piece back. Press { $keys }.
tutorial-again = { $keys } repeats my last words. Press { $keys }, and you hear this once more.
tutorial-older = { $keys } goes back through what was said. Press { $keys }.
tutorial-still-older = Press { $keys } again, and you come further back.
tutorial-newer = { $keys } comes forward again. Press { $keys }.
tutorial-list = { $keys } opens the list of all keys. Press { $keys }; then { $also } goes to the next item.
tutorial-next-item = In a list { $keys } goes to the next item. Press { $keys }.
tutorial-previous-item = { $keys } goes to the item before. Press { $keys }.
tutorial-spell = { $keys } spells what you heard last. Press { $keys } for this word:
tutorial-publicly = Did the others at the board not understand the last announcement? { $keys } says it aloud once more, for everybody. Press { $keys }.
tutorial-dial = { $keys } chooses what is changed: speed, volume, pitch, how answers are given, and voices. Press { $keys }.
tutorial-more = { $keys } makes it more. Press { $keys }.
tutorial-less = { $keys } makes it less again. Press { $keys }.
tutorial-explain = { $keys } begins the key help: then keys say what they do, and do nothing. Press { $keys }.
tutorial-meaning = Press any key to hear what it does.
tutorial-end-explain = Press as many as you like in the game. { $keys } ends the key help; press it now.
tutorial-context = When you do not know how to go on, { $keys } says what you can do now. Press { $keys }.
tutorial-cues = { $keys } goes to the next cue, { $also } plays it again.
tutorial-cues-by-lines = Enter alone goes to the next cue, the word { WORD("repeat") } plays it again.
tutorial-quiz = Press { $also } and listen. Was it one, a move; two, a capture; or three, a check? Write the number or the name, then { $keys }.
tutorial-quiz-by-lines = Enter { WORD("repeat") } and listen. Was it one, a move; two, a capture; or three, a check? Enter the number or the name.
tutorial-cue = { WORDS($number) }: { $cue ->
    [move] a move was made.
    [capture] a man was taken.
    [check] check.
    [castling] castling.
    [promotion] a pawn was promoted.
    [refusal] something was refused.
    [edge] the edge of the board, or the end of a list.
    [dark-square] a dark square.
    [light-square] a light square.
    [offer] a draw was offered.
    [low-time] little time is left.
    [tick] the clock ticks, as you have chosen.
    [flag] a flag has fallen.
    [end] the game is over.
    [your-turn] it is your turn.
    [confirmed] it was done as you asked.
    [entry-mode] keys are text, at the entry line.
    [board-mode] keys ask, at the board.
   *[not-saved] the game is not being saved.
}
tutorial-cues-off = The cues are switched off, so I can only name them; the setting sounds switches them on.
tutorial-answer = { $right ->
    [yes] Right.
   *[no] No.
} { $cue ->
    [move] A move is a single knock.
    [capture] A capture is two knocks, the second one deeper.
   *[check] A check is a bell that rises.
}
tutorial-ends = That was the tutorial; you are back in the game. The word { WORD("tutorial") } starts it again, { WORD("help") } tells the words.
tutorial-stopped = The tutorial is stopped; you are back in the game. The word { WORD("tutorial") } starts it again.
