# The scoresheet as a page for print: headings, names of columns, and words for the signs that sighted readers see.

page-title = Scoresheets: { $name }
page-game = Game { $number }
page-game-between = Game { $number }: { $white } against { $black }
page-unknown = unknown
page-moves = Moves of game { $number }
page-move = Move
page-clock = { $side ->
    [white] White's clock
   *[black] Black's clock
}
page-thought = { $side ->
    [white] White's time for the move
   *[black] Black's time for the move
}
page-variation = Variation: { $moves }
page-not-legal = Then illegal moves: { $moves }
page-braille-heading = Heading in Braille
page-start = Position before the first move of game { $number }, { page-to-move }
page-position = Position of game { $number } after move { $move }, { page-to-move }
page-to-move = { $side ->
    [white] White to move
   *[black] Black to move
}
page-pieces = { side-name }: { $pieces }.
page-signature = { $side ->
    [white] Signature of White
   *[black] Signature of Black
}
page-score = { $score ->
    [white] { $text }, White has won
    [black] { $text }, Black has won
    [drawn] { $text }, drawn
    [white-half] { $text }, half a point for White, Black has lost
    [black-half] { $text }, half a point for Black, White has lost
    [both] { $text }, both have lost
   *[open] no result
}
page-offer = draw offered
page-threat = { $threat ->
    [mate] mate
   *[check] check
}
page-sign = { $sign ->
    [good] good move
    [mistake] mistake
    [brilliant] brilliant move
    [blunder] blunder
    [interesting] interesting move
    [dubious] dubious move
    [forced] only move
    [equal] equal position
    [unclear] unclear position
    [novelty] novelty
    [idea] with the idea
    [better] better is
    [slight] slight advantage for { side-name }
    [clear] clear advantage for { side-name }
    [decisive] decisive advantage for { side-name }
    [zugzwang] zugzwang for { side-name }
    [development] lead in development for { side-name }
    [initiative] initiative for { side-name }
    [attack] attack for { side-name }
    [compensation] compensation for { side-name }
    [counterplay] counterplay for { side-name }
   *[hurry] time trouble for { side-name }
}
page-tag = { $tag ->
    [Result] Result
    [TimeControl] Time control
    [WhiteTimeControl] White's time control
    [BlackTimeControl] Black's time control
    [Termination] How it ended
    [WhiteElo] White's rating
    [BlackElo] Black's rating
    [WhiteTitle] White's title
    [BlackTitle] Black's title
    [WhiteTeam] White's team
    [BlackTeam] Black's team
    [WhiteType] White is played by
    [BlackType] Black is played by
    [Annotator] Annotated by
    [Opening] Opening
    [ECO] Opening code
    [Rules] Rules
    [Variant] Kind of chess
   *[Time] Starting time
}
page-value = { $value ->
    [human] a person
    [program] a program
    [normal] in the normal way
    [time-forfeit] on time
    [unterminated] not finished
    [abandoned] abandoned
    [adjudication] by adjudication
    [death] by the death of a player
    [emergency] by an emergency
   *[rules-infraction] by an infringement of the rules
}
