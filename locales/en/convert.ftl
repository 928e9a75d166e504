# Converting scoresheets: what is left out and why, and the outcome.

convert-at-line = { $place }: { $why }
convert-at-game = { $place }: game { $game }: { $why }
convert-at-move = { $place }: game { $game }, move { $move }: { $why }
convert-no-move = { $text } cannot be read as a move.
convert-illegal = { $text } is not legal here.
convert-ambiguous = { $text } can mean several moves.
convert-no-notation = There is no notation { $text }. Choose from: en, it, de, es, fr, nl, pt, pl, ru, figurines, uci, iccf.
convert-start = The starting position cannot be used.
convert-variant = { $text } is not chess.
convert-open-ended = A comment or a variation has no end.
convert-no-result = The game is cut off: it has no result at its end.
convert-behind-result = Something follows the result.
convert-among-words = The moves { $text } share a line with words. Put the words in braces, the moves on separate lines, or number the moves.
convert-too-long = The game is impossibly long.
convert-no-move-in-code = { $text } is not a legal move in this Braille code.
convert-possible = Possible: { $moves }.
convert-kept = The game is kept up to there.
convert-read-as = { $text } is read as { $meant }.
convert-tag-left-out = The line { $text } is a tag without a value. It is left out.
convert-first-variation = A variation before the first move is put { $after ->
    [yes] after it.
   *[no] into a comment.
}
convert-in-variation = That is in a variation.
convert-more-in-variations = { $count ->
    [one] One more variation has
   *[other] { $count } more variations have
} faults.
convert-result-of-board = The board shows { $board ->
    [checkmate] checkmate
    [stalemate] stalemate
   *[dead] that neither side can checkmate
}, so the result is { $result }.
convert-against-board = The result is { $result }, but { $board ->
    [checkmate] the board shows checkmate
    [stalemate] the board shows stalemate
   *[dead] neither side can checkmate
}. The result is kept.
convert-without-pages = The Braille has no pages. It is read as plain lines.
convert-without-feeds = The form feeds are missing. The pages are divided by their numbers.
convert-stray = A stray { $text } is left out.
convert-letters = The moves are read in the notation { $notation }: { $all ->
    [yes] all of them fit it
   *[no] it fits best
}.
convert-day = The date { $text } can mean more than one day. It is kept as it is written.
convert-fen-castling = The FEN has castling rights without king and rook in place. They are left out.
convert-fen-en-passant = The FEN has an impossible en passant square. It is left out.
convert-fen-fields = The starting position is read as { $meant }.
convert-result-of-tag = No result follows the moves. The { $tag } above them counts.
convert-goes-on = The game has no result at its end. It is read as unfinished.
braille-corrected = { $text } is read as { $move }. This code writes { $right }.
braille-slip = { $slip ->
    [capture-missing] The capture sign is missing.
    [capture-for-nothing] There is a capture sign, but nothing is captured.
    [check-missing] The check sign is missing.
    [check-for-nothing] There is a check sign, but no check.
    [mate-missing] The checkmate sign is missing.
    [mate-for-nothing] There is a checkmate sign, but no checkmate.
    [more-than-needed] It has more letters or figures than needed.
   *[sign-elsewhere] A sign is in another place.
}
braille-nearest = { $count ->
    [one] The nearest legal move is { $moves }.
   *[other] The nearest legal moves are { $moves }.
}
convert-other-code = This is another Braille code. Read it with --from-braille { $text }.
convert-several-codes = The page does not name its Braille code. These codes give different games: { $codes }. Choose one with --from-braille.
convert-number = There is { $text } where the move number is expected.
convert-diagram = The diagram shows another position.
convert-page-number = The page does not end with its number, { $number }. If there are no pages, use --plain-lines.
convert-page-number-read = The page does not end with its number, { $number }. It is read all the same.
convert-page-height = The page has more or fewer lines than those before it.
convert-form-feed = A form feed is missing. The page is divided by its number.
convert-code-line = The line that names the Braille code is damaged. The game is read in the code { $text }.
convert-empty-line = There is an empty line among the moves. If there are no pages, use --plain-lines.
convert-no-move-before = { $text } follows no move.
convert-not-braille = { $text } is not a six-dot Braille cell.
convert-no-layout = The form feeds, and the blanks before lines, are missing. Copy the original file unchanged, or keep only headings, moves and results.
convert-page-cut-off = The file is cut off within a page. If it has no pages, use --plain-lines.
convert-page-too-large = The page is too large for Braille.
convert-pef = This PEF cannot be read. { $why ->
    [empty] It is empty.
    [xml] It is not well-formed XML.
    [endless] A part of it has no end.
    [document-type] It declares a document type, and a PEF must not.
    [namespace] It has another namespace.
    [too-deep] Its elements are nested too deeply.
    [element] A PEF has no { $element }.
    [misplaced] { $element } is in the wrong place.
    [between-rows] There is something between the rows.
   *[no-braille] A row holds something other than Braille.
}
convert-io = Reading stopped here: { $text }.
convert-results-differ = Above the moves the result is { $tag }. The one after them counts.
convert-tag-in-comment = A comment contains a line that begins with a tag. If the comment should have ended before it, close it with a brace. Then convert the file again.
convert-variation-unread = A variation here reads back from Braille as a comment.
convert-reads-as = Read back from Braille, { $text } becomes { $reads }.
convert-reads-as-nothing = { $text } cannot be read back from its Braille.
convert-progress = Games so far: { $games }.
convert-progress-percent = Games so far: { $games }, { $percent } percent.
convert-done = { $games ->
    [one] One game converted.
   *[other] { $games } games converted.
}
convert-left-out = { $games ->
    [one] One left out.
   *[other] { $games } left out.
}
convert-cut = Games kept only up to a fault: { $games }.
convert-dropped-comments = Comments that this form cannot hold: { $count }.
convert-dropped-signs = Annotation signs that this form cannot hold: { $count }.
convert-dropped-variations = Variations that this form cannot hold: { $count }.
convert-dropped-times = Times that this form cannot hold: { $count }.
convert-dropped-unasked-times = Times left out: { $count }. To keep them, use --times.
convert-dropped-fractions = Times written without fractions of a second: { $count }.
convert-parted-diagrams = Diagrams on two pages, because the page is too low for them: { $count }.
convert-dropped-respelt = Comments with signs that have no Braille and are written as others: { $count }.
convert-dropped-offers = Draw offers that this form cannot hold: { $count }.
convert-dropped-tags = Tags that this form cannot hold: { $count }.
convert-dropped-not-legal = Games with illegal moves at the end, which this form cannot hold: { $count }.
convert-dropped-headings = Headings with a full cell for a letter without Braille: { $count }.
convert-dropped-read-otherwise = Further texts above the moves that read back otherwise from Braille: { $count }.
convert-dropped-unspoken = Lines in Braille above the moves, which cannot be spoken: { $count }.
convert-old-letters = Games read as { $letters }, because they were not in UTF-8: { $games }.
convert-perhaps-letters = Games in which { $letters } is as likely: { $games }. To read them so, use --from-letters { $letters }.
convert-broken-letters = Games with broken letters: { $games }.
convert-stopped = Stopped at the first game that cannot be converted.
convert-interrupted = Interrupted. Nothing was written.
convert-unreadable = { $file } cannot be read: { $why }.
convert-unwritable = { $file } cannot be written: { $why }.
convert-exists = { $file } already exists. To replace it, use --force.
convert-replace = { $file } already exists. Replace it? Type y for yes:
convert-yes = y
convert-missing = { $file } does not exist.
convert-empty-file = { $file } is empty.
convert-html = { $file } is HTML, which cannot be read. Use the game's PGN or text.
convert-record = { $file } is Annabella's record of a game. { $written ->
    [yes] Use { $pgn }.
   *[no] Its PGN is written when the game ends. To continue the game, use: annabella play --resume.
}
convert-no-such-game = { $games ->
    [one] { $file } has no game { $game }: it holds one game.
   *[other] { $file } has no game { $game }: it holds { $games } games.
}
convert-flag-unused = { $flag } has no effect here. Leave it out.
convert-flag-needs = { $flag } needs { $other }.
convert-numbers-differ = The move number is { $text }, but this is move { $number }. The moves count.
convert-strange = { $kind ->
    [no-break] It contains a no-break space, { $code }.
    [no-width] It contains a sign without width, { $code }.
    [nul] It contains the sign NUL, { $code }.
    [control] It contains a control character, { $code }.
    [blank] It contains a special space, { $code }.
   *[look-alike] It contains a letter that only looks like { $like }, { $code }.
}
convert-no-game = { $file } contains no game.
convert-unknown-form = The form of { $file } is unknown. Name it with --from.
convert-no-louis = Names are written in letters and numbers only, without liblouis: { $why }.
louis-says = { $what ->
    [missing] its library cannot be opened: { $why }
    [foreign] this version of liblouis lacks { $name }
   *[no-table] there is no table { $name }
}
convert-needs-file = A recording needs a file. Name it with -o, for example -o game.wav.
convert-no-place-for-list = { $file } is a device or a pipe, and cannot hold the list of moves. Name another recording with -o, for example -o game.wav.
convert-no-voice = There is no voice for a recording: { $why }.
convert-recording-too-long = The recording is too long for { $file }, which holds about { $hours } hours. Convert fewer games at a time.
convert-recorded = The recording is { $file }. Its moves and their times are in { $list }.
