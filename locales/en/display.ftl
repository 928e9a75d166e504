# The Braille display: what is said about it, and what it shows. The reasons end sentences: small letters, no full stop.
why-no-brlapi = brltty's library cannot be opened: { $system }
why-brlapi-foreign = this version of brltty's library lacks { $function }
why-no-brltty = brltty does not answer
why-no-display = brltty has found no display
why-display-unplugged = the display is no longer connected to brltty
why-brltty-refuses = brltty refuses, you may not read its key
why-display-busy = another program has the display
display-missing = No Braille display: { $why }.
display-back = The Braille display works again.
display-keys = Keys of the Braille display. Window left and window right read back and on. Line up and line down step through what was said. From the last move, they step through all moves. Return shows the open question, the last move, and that move in words. A routing key on the last move shows or hides the clock. On words, it starts the line at that word.
display-moves = { $code ->
    [none] Moves are shown in letters and figures.
    [intl] Moves are shown in the international Braille code, everything else in words.
    [fi] Moves are shown in the Finnish Braille code, everything else in words.
    [hu] Moves are shown in the Hungarian Braille code, everything else in words.
    [de] Moves are shown in the provisional German Braille code, everything else in words.
    [it] Moves are shown in the provisional Italian Braille code, everything else in words.
    [es] Moves are shown in the provisional Spanish Braille code, everything else in words.
    [fr] Moves are shown in the provisional French Braille code, everything else in words.
   *[ru] Moves are shown in the Russian Braille code, everything else in words.
}
display-in-letters = In letters: { $pair }
display-clock = W { $white } B { $black }{ $running ->
    [white] , White's clock runs.
    [black] , Black's clock runs.
   *[none] , clocks stopped.
}
