# What is said in lessons, and what is wrong with the file of one.

lesson-list = { $done ->
    [0] Lessons: { WORDS($count) }.
   *[other] Lessons: { WORDS($count) }, done: { WORDS($done) }.
} To begin one, enter its number or a word of its name. To go on with the course: { WORD("train-lesson") }.
lesson-listed = Lesson { WORDS($number) }: { $title }{ $stage ->
    [done] , done
    [begun] , begun
   *[new] {""}
}
lesson-unknown = There is no lesson { $name }. To hear which there are, enter: { WORD("train-lessons") }.
lesson-begins = Lesson { WORDS($number) }: { $title }.{ $again ->
    [yes] {" "}It goes on where you left it. From the beginning: { WORD("train-endgame-over") }.
   *[no] {""}
} { $keys ->
    [yes] To go on, press { $enter }.
   *[no] To go on, enter an empty line.
}
lesson-right = Right.
lesson-wrong = Not { $wrong }.{ $alone ->
    [yes] {" "}Try another move.
   *[no] {""}
}
lesson-missed = No.{ $alone ->
    [yes] {" "}Try again.
   *[no] {""}
}
lesson-expected = { $kind ->
    [yes-no] Answer yes or no.
    [shade] Answer light or dark.
    [number] Answer with a number.
    [squares] Answer with a square, or with all of them; or nothing.
    [all-squares] That is right, but not all. Answer with all the squares.
    [piece] Answer with a piece and its colour, like white knight.
   *[move] Enter a move.
} To be helped, enter: { WORD("train-hint") }.
lesson-answer = The answer is: { $answer }.
lesson-no-move = Nothing is asked now. { $keys ->
    [yes] To go on, press { $enter }.
   *[no] To go on, enter an empty line.
}
lesson-open = This task is still open. To be helped, enter: { WORD("train-hint") }. To hear what is right: { WORD("train-solution") }.
lesson-no-hint = There are no more hints here. To hear what is right, enter: { WORD("train-solution") }.
lesson-enter-it = Now enter it yourself.
lesson-over = That was lesson { WORDS($number) }: { $title }. { $more ->
    [yes] Next comes lesson { WORDS($next) }: { $next_title }. { $keys ->
        [yes] To begin it, press { $enter }.
       *[no] To begin it, enter an empty line.
    }
   *[no] It was the last one.
}
lesson-all-done = You have done all the lessons. For puzzles, enter: { WORD("train-rated") }. For the list of lessons: { WORD("train-lessons") }.
lesson-left = You have left the lesson. To go on with it, enter: { WORD("train-lesson") }.
lesson-help = Enter a move or an answer, or: { WORD("train-hint") }, { WORD("train-solution") }, { WORD("repeat") }, { WORD("train-position") }, { WORD("train-next") }. From the beginning: { WORD("train-endgame-over") }. All lessons: { WORD("train-lessons") }. To leave: { WORD("train-stop") }. All questions about the board work, too.
lesson-language = { $language ->
   *[en] English
    [it] Italian
    [de] German
    [es] Spanish
    [fr] French
}
lesson-good = { $file }: { $title }. Steps: { WORDS($steps) }. Nothing is wrong.
lesson-whole = { $file }: can be heard in { lesson-language }.
lesson-lacks = { $file }, line { $line }: { $count ->
    [one] one text has
   *[other] { WORDS($count) } texts have
} no { lesson-language }; this is the first. The lesson is heard in another language.
lesson-trouble = { $file }, line { $line }: { $wrong }
lesson-unreadable = { $file } cannot be read: { $why }.
lesson-wrong-form = The file does not have the form of a lesson: { $why }.
lesson-wrong-id = { $text } is no name. Use small letters from a to z, figures and hyphens.
lesson-wrong-no-steps = The lesson has no steps. Each begins with a line that says step, in double square brackets.
lesson-wrong-language = { $code } is no language of Annabella.
lesson-wrong-no-language = In no language all texts are there. Add what is missing here.
lesson-wrong-position = { $text } is no position. Write it as FEN, with both kings.
lesson-wrong-over = In this position the game is over, so no move can be asked for.
lesson-wrong-tasks = A step has one task. Put the other one into a step of its own.
lesson-wrong-no-task = { $name } belongs to a step with a task.
lesson-wrong-move = { $text } is no legal move here. Write it in English letters, as in PGN.
lesson-wrong-ends = The moves must end with one of the pupil's.
lesson-wrong-ways = Only the pupil's moves can have alternatives, and not so many.
lesson-wrong-goal = { $text } is no goal. Goals are mate, check, stalemate, castle, promote, en passant, capture, and reach with a square.
lesson-wrong-unreachable = No legal move reaches the goal { $text } here.
lesson-wrong-answer = { $text } is no answer. Answers are yes, no, light, dark, nothing, a number, squares, or a piece. A piece has its colour, like white knight.
lesson-wrong-no-mistake = { $text } is right here, and cannot be a mistake.
lesson-wrong-empty = This text is empty.
lesson-wrong-long = This text is longer than { WORDS($most) } characters. Make two steps of it.
lesson-wrong-unclosed = A brace is missing its other half.
lesson-wrong-mark = { $text } is no square, file, rank or legal move. It is no name of the Laws either.
lesson-wrong-bare = { $text } needs braces around it, so that it is said in the player's own way.
