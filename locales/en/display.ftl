# The Braille display: what is said of it, and what stands on it. The reasons end sentences: small letters, no full stop.
why-no-brlapi = the library of brltty cannot be opened: { $system }
why-brlapi-foreign = this version of brltty's library cannot be used, it has no { $function }
why-no-brltty = brltty does not answer
why-no-display = brltty has found no display
why-display-unplugged = the display is no longer connected to brltty
why-brltty-refuses = brltty refuses, you may not read its key
why-display-busy = another program has the display
display-missing = There is no Braille display: { $why }.
display-back = The Braille display works again.
display-keys = Keys of the Braille display: window left and window right read on and back. Line up and line down step through what was said, and from the last move through all moves. Return leads to the last move, or to the open question. A routing key on the last move shows the clock, and another one takes it away. In words it begins at the word under it.
display-moves = { $code ->
    [none] Moves stand there in letters and figures.
    [intl] Moves stand there in the international Braille code, everything else in words.
    [fi] Moves stand there in the Finnish Braille code, everything else in words.
    [hu] Moves stand there in the Hungarian Braille code, everything else in words.
    [de] Moves stand there in the provisional German Braille code, everything else in words.
    [it] Moves stand there in the provisional Italian Braille code, everything else in words.
    [es] Moves stand there in the provisional Spanish Braille code, everything else in words.
    [fr] Moves stand there in the provisional French Braille code, everything else in words.
   *[ru] Moves stand there in the Russian Braille code, everything else in words.
}
display-in-letters = In letters: { $pair }
display-clock = W { $white } B { $black }{ $running ->
    [white] , White's clock runs.
    [black] , Black's clock runs.
   *[none] , the clocks stand.
}
