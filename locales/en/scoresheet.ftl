# On paper and in Braille: what stands above the moves of a scoresheet.

sheet-event = Event: { $text }
sheet-site = Place: { $text }
sheet-date = Date: { $text }
sheet-round = Round: { $text }
sheet-white = White: { $text }
sheet-black = Black: { $text }
sheet-white-help = With help, White: { $text }
sheet-black-help = With help, Black: { $text }
sheet-start = Starting position: { $text }
sheet-text-notation = Notation: { $text }
sheet-text-result = Result: { $text }
sheet-code = Braille code of the moves: { $code ->
    [intl] international
    [fi] Finnish
    [hu] Hungarian
    [ru] Russian
    [de] provisional, with German letters
    [it] provisional, with Italian letters
    [es] provisional, with Spanish letters
   *[fr] provisional, with French letters
}

# Spoken, in a recording.
recording-game = Game { WORDS($number) }.
recording-date = { $known ->
    [day] Date: the { DAY($day) } of { month }, { $year }.
    [month] Date: { month }, { $year }.
   *[year] Year: { $year }.
}
recording-start = The game begins in this position.
recording-not-legal = The rest is illegal: { $moves }.
