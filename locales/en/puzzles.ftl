# Puzzles that somebody adds to the built-in ones, by `annabella puzzles`.

puzzles-built-in = Built-in puzzles: { $count }.
puzzles-added = Added puzzles: { $count }, from { $file }, on the { DAY($day) } of { month } { $year }.
puzzles-none-added = No puzzles are added. To add those of lichess, download { $packed } from database.lichess.org, and run: annabella puzzles { $packed }
puzzles-reading = Reading { $file }. To stop, press Control C.
puzzles-so-far = { $known ->
    [yes] { $percent } percent. Puzzles so far: { $count }.
   *[no] Puzzles so far: { $count }.
}
puzzles-arranging = All lines are read. Now the puzzles are put in order.
puzzles-done = Added puzzles: { $count }. Space on disk, in megabytes: { $megabytes }. To train with them, run: annabella train
puzzles-left-out = Left out, of { $lines } lines: { $count }. Reason: { $fault ->
    [text] the line is not readable text
    [columns] a column is missing
    [name] the name is not one of lichess
    [rating] the rating is not possible
    [position] the position is not legal
    [move] a move is not legal
    [length] the last move is the opponent's
   *[twice] a puzzle of this name came before
}. The first is line { $first }.
puzzles-removed = Removed. Added puzzles that you failed still come back.
puzzles-none-to-remove = No puzzles are added.
puzzles-no-puzzles = { $file } has no puzzles of lichess. The file that can be read is { $packed } or { $plain }. Nothing was changed.
puzzles-no-column = { $file } has no column { $column } in its first line. Nothing was changed.
puzzles-cut-off = { $file } is incomplete. Download it again. Nothing was changed.
puzzles-damaged = { $file } is damaged: { $why }. Download it again. Nothing was changed.
puzzles-endless-line = In { $file }, line { $line } does not end. That is not a file of puzzles. Nothing was changed.
puzzles-unreadable = { $file } cannot be read: { $why }. Nothing was changed.
puzzles-not-written = { $file } cannot be written: { $why }. Nothing was changed.
puzzles-not-removed = { $file } cannot be removed: { $why }.
puzzles-interrupted = Stopped. Nothing was changed.
puzzles-more = Added puzzles: { $about ->
    [yes] about { WORDS($count) }
   *[no] { WORDS($count) }
}.
puzzles-unusable = { $why } Until then there are only the built-in puzzles.
puzzles-unread = The added puzzles cannot be read: { $why }. From now on come the built-in ones.
