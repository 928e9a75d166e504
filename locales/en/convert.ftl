# Converting scoresheets: what is left out and why, and what came of it.

convert-at-line = { $place }: { $why }
convert-at-game = { $place }: game { $game }: { $why }
convert-at-move = { $place }: game { $game }, move { $move }: { $why }
convert-no-move = { $text } cannot be read as a move.
convert-illegal = { $text } is not legal here.
convert-ambiguous = { $text } may be several moves.
convert-tag = The line { $text } is no tag.
convert-no-notation = There is no notation { $text }; there are en, it, de, es, fr, nl, pt, pl, ru, figurines, uci, iccf.
convert-start = The start position cannot be used. { $text }
convert-variant = { $text } is another game than chess.
convert-open-ended = A comment or a variation has no end.
convert-no-result = The game has no result at its end: it is cut off.
convert-behind-result = Something stands behind the result.
convert-among-words = The moves { $text } stand on a line with words. Put the words into braces or the moves on lines of their own, or number the moves.
convert-too-long = No game is that long.
convert-no-move-in-code = { $text } is no legal move in this Braille code.
convert-goes-on = The game has no result at its end. It is read as a game that goes on.
braille-corrected = { $text } is read as { $move }, in this code { $right }.
braille-slip = { $slip ->
    [capture-missing] The capture sign is missing.
    [capture-for-nothing] There is a capture sign, but nothing is captured.
    [check-missing] The check sign is missing.
    [check-for-nothing] There is a check sign, but no check.
    [mate-missing] The checkmate sign is missing.
    [mate-for-nothing] There is a checkmate sign, but no checkmate.
    [more-than-needed] It has more letters or figures than needed.
   *[sign-elsewhere] A sign stands in another place.
}
braille-nearest = { $count ->
    [one] The nearest legal move is { $moves }.
   *[other] The nearest legal moves are { $moves }.
}
convert-other-code = This is another Braille code; it can be read with --from-braille { $text }.
convert-several-codes = The page does not name its Braille code, and it is a different game in each of these: { $codes }. Say which one with --from-braille.
convert-number = The number of the move is expected, and { $text } stands there.
convert-diagram = The diagram shows another position.
convert-page-number = The page has not the number { $number } at its bottom. If there are no pages at all, use --plain-lines.
convert-page-height = The page has not as many lines as the first. If there are no pages at all, use --plain-lines.
convert-empty-line = An empty line stands among the moves. If there are no pages at all, use --plain-lines.
convert-no-move-before = { $text } stands behind no move.
convert-not-braille = { $text } is no Braille cell of six dots.
convert-page-cut-off = The file is cut off within a page. If it has no pages at all, use --plain-lines.
convert-page-too-large = No page of Braille is that large.
convert-pef = This is no PEF that can be read. { $why ->
    [empty] There is nothing in it.
    [xml] It is no well-formed XML.
    [endless] A part of it has no end.
    [document-type] It declares a document type, as no PEF does.
    [namespace] Its namespace is another.
    [too-deep] Its elements stand too deep in one another.
    [element] A PEF has no { $element }.
    [misplaced] { $element } stands in a wrong place.
    [between-rows] Something stands between the rows.
   *[no-braille] A row holds something that is no Braille.
}
convert-io = It cannot be read any further. { $text }
convert-results-differ = The tag says { $tag }; what stands behind the moves counts.
convert-tag-in-comment = A line of a comment begins with a tag and is left in the comment. If that comment should have ended before, close it with a brace and convert the file again.
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
convert-dropped-comments = Comments, for which this form has no place: { $count }.
convert-dropped-signs = Signs of annotation, for which this form has no place: { $count }.
convert-dropped-variations = Variations, for which this form has no place: { $count }.
convert-dropped-times = Times, for which this form has no place: { $count }.
convert-dropped-offers = Draw offers, for which this form has no place: { $count }.
convert-dropped-tags = Tags, for which this form has no place: { $count }.
convert-dropped-not-legal = Ends of games with moves that are not legal, for which this form has no place: { $count }.
convert-dropped-headings = Headings in which a full cell stands for a letter without Braille: { $count }.
convert-dropped-unspoken = Lines in Braille above the moves, which no voice can say: { $count }.
convert-old-letters = Games that were not in UTF-8 and were read as Latin-1: { $games }.
convert-stopped = Stopped at the first game that cannot be converted.
convert-interrupted = Interrupted; nothing was written.
convert-unreadable = { $file } cannot be read: { $why }.
convert-unwritable = { $file } cannot be written: { $why }.
convert-exists = { $file } is there already; with --force it is replaced.
convert-replace = { $file } is there already. Replace it? Type y for yes:
convert-yes = y
convert-missing = There is no file { $file }.
convert-empty-file = { $file } is empty.
convert-html = HTML cannot be read: { $file }. Use the PGN or the text of the game instead.
convert-no-such-game = { $games ->
    [one] { $file } has no game { $game }: it holds one game.
   *[other] { $file } has no game { $game }: it holds { $games } games.
}
convert-flag-unused = { $flag } changes nothing in this conversion. Leave it out.
convert-flag-needs = { $flag } needs { $other }.
convert-numbers-differ = The move number is { $text }, but this is move { $number }. The moves count.
convert-strange = { $kind ->
    [no-break] It holds a no-break space, { $code }.
    [no-width] It holds a sign without width, { $code }.
    [nul] It holds the sign NUL, { $code }.
    [control] It holds a control sign, { $code }.
    [blank] It holds a special space, { $code }.
   *[look-alike] It holds a letter that only looks like { $like }, { $code }.
}
convert-no-game = There is no game in { $file }.
convert-unknown-form = Nobody can tell in which form { $file } is; say it with --from.
convert-no-louis = Names are written without liblouis, in letters and numbers alone: { $why }.
convert-needs-file = A recording can only be written to a file: name it with -o, for example -o game.wav.
convert-no-place-for-list = The list of moves cannot stand in { $file }, which is a device or a pipe: name another recording with -o, for example -o game.wav.
convert-no-voice = There is no voice for a recording: { $why }.
convert-recording-too-long = The recording would be too long for { $file }: such a file holds about { $hours } hours. Convert fewer games at a time.
convert-recorded = The recording is { $file }; its moves and their times stand in { $list }.
