# What is said of openings: repertoires, and the moves that are asked.

train-openings = Openings. To begin one, enter its number or name.
train-opening-listed = Opening { WORDS($number) }: { $name }, { side-name }. { $due ->
    [0] Nothing comes back today.
    [one] One move comes back today.
   *[other] Moves that come back today: { WORDS($due) }.
}{ $new ->
    [0] {""}
   *[other] {" "}New moves: { WORDS($new) }.
}
train-openings-none = You have no repertoire yet. To take one in, run annabella openings with a PGN file.
train-opening-line = { $name }.{ $led ->
    [yes] {" "}{ $moves }.
   *[no] {""}
}{ $moved ->
    [yes] {" "}Last move: { $move }.
   *[no] {""}
} { side-name } to move.
train-opening-new = Your move here is new: { $move }. Enter it.
train-opening-wrong = Not { $wrong }. Your move here is { $move }. Enter it.
train-opening-other-order = { $move } is in your repertoire, too, but not here. Try another move.
train-opening-help = Enter your move, or: { WORD("train-hint") }, { WORD("train-solution") }, { WORD("train-position") }, { WORD("train-next") }. All openings: { WORD("train-openings") }. To leave: { WORD("train-stop") }. All questions about the board work, too.
train-opening-note = Your file says: { $text }
train-opening-over = End of the line. { $new ->
    [0] {""}
    [one] One new move.{" "}
   *[other] New moves: { WORDS($new) }.{" "}
}{ $asked ->
    [0] {""}
    [one] { $right ->
        [0] You did not know the move at once.{" "}
       *[other] You knew the move.{" "}
    }
   *[other] Known at once: { WORDS($right) } of { WORDS($asked) }.{" "}
}{ $left ->
    [0] Nothing is left for today.
   *[other] Left for today: { WORDS($left) }.
}
train-opening-nothing-due = { $named ->
    [yes] { $name }: nothing
   *[no] Nothing
} is left for today.{ $more ->
    [yes] {" "}The next new moves come tomorrow. For some today, begin it by its name.
   *[no] {""}
}
train-opening-unknown = There is no opening { $name }.
train-openings-title = Openings
train-opening-standing = Opening { $name }, { side-name }: moves known, { WORDS($known) } of { WORDS($moves) }. { $due ->
    [0] Nothing comes back today.
    [one] One move comes back today.
   *[other] Moves that come back today: { WORDS($due) }.
}
openings-added = { $name }, { side-name }: { $moves ->
    [one] one move to know.
   *[other] { WORDS($moves) } moves to know.
}{ $replaced ->
    [yes] {" "}What you know already is kept.
   *[no] {""}
}
openings-removed = { $name } is removed, with all that was kept of it.
openings-not-there = There is no repertoire { $name }. For a list, run: annabella openings
openings-which-side = { $file } does not say which side you play. Add --side white or --side black.
openings-no-moves = There is no move of { side-name } in { $file }.
openings-too-large = { $file } is too large: more than four megabytes.
openings-unreadable = The repertoire { $name } cannot be read any more. Take its file in again.
