# UCI engines: which there are, how strong they play, what has gone wrong.

engine-number = { $negative ->
    [yes] minus { WORDS($number) }
   *[no] { WORDS($number) }
}
engine-strength = { $class ->
    [full] at full strength
    [beginner] at a rating of { WORDS($rating) }, like a beginner
    [casual] at a rating of { WORDS($rating) }, like a casual player
    [club] at a rating of { WORDS($rating) }, like a club player
    [strong] at a rating of { WORDS($rating) }, like a strong club player
    [master] at a rating of { WORDS($rating) }, like a master
   *[grandmaster] at a rating of { WORDS($rating) }, like a grandmaster
}
engine-ended = it has stopped working
engine-silent = it does not answer
engine-illegal = its move is not legal: { $text }
engine-wrong = its answer is not a move: { $text }
engine-no-answer = it ends its thinking without a move
engine-started-again = Trouble with { $name }: { $why }. It is started again, and the game goes on.
engine-replaced = Trouble with { $name }, three times in a row: { $why }. From now on the built-in opponent plays in its place, at level { WORDS($level) }.
engine-abandoned = Trouble with { $name }, three times in a row: { $why }. It is not started again. Your game is saved: leave, and resume it later.
engine-not-in-tournament = No chess engine plays in tournaments. Choose an opponent at the console or the board.
engine-none-found = There is no chess engine on this machine. On Debian, to install one, enter: apt install stockfish.
engine-not-found = There is no engine { $program }. For a list, run: annabella engines.
engine-not-started = { $program } cannot be started: { $why }.
engine-no-engine = { $program } cannot be used as a UCI engine: { $why }.
engine-no-chess960 = { $name } does not play Chess nine sixty. Choose another engine.
engine-no-such-rating = { $name } plays at ratings from { $least } to { $most }, or at full strength.
engine-no-ratings = { $name } cannot be set to a rating. It only plays at full strength.
engine-no-option = { $name } has no option { $option }.{ $known ->
    [yes] {" "}Did you mean { $near }?
   *[no] {" "}For a list, run annabella engines, and the name of the engine.
}
engine-wrong-value = The option { $option } cannot be { $value }. It takes { $takes }.
engine-takes-check = true or false
engine-takes-number = a whole number from { $least } to { $most }
engine-takes-word = one of these words: { $words }
engine-takes-text = any text
engine-takes-nothing = no value
engines-count = { $count ->
    [0] There is no chess engine on this machine. On Debian, to install one, enter: apt install stockfish.
    [one] There is one chess engine on this machine.
   *[other] There are { WORDS($count) } chess engines on this machine.
}
engines-item = { WORDS($number) }: { $name }. Name in the settings: { $program }. { $rated ->
    [yes] It plays at ratings from { $least } to { $most }, or at full strength.
   *[no] It only plays at full strength.
}{ $chess960 ->
    [yes] {""}
   *[no] {" "}It does not play Chess nine sixty.
}
engines-item-fails = { WORDS($number) }: { $program } cannot play. { $why }
engines-choose = To play against one, run: annabella play --opponent uci --engine { $program }
engine-options = { $name } has { $count ->
    [0] no options
    [one] one option
   *[other] { WORDS($count) } options
}.
engine-option = { $option }: { $takes }{ $default ->
    [no] .
   *[other] ; usually { $usual }.
}
