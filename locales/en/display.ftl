# The Braille display: what is said of it, and what stands on it. The reasons end sentences: small letters, no full stop.
why-no-brlapi = the library of brltty cannot be opened: { $system }
why-brlapi-foreign = this version of brltty's library cannot be used, it has no { $function }
why-no-brltty = brltty does not answer
why-no-display = brltty has found no display
why-brltty-refuses = brltty refuses, you may not read its key
why-display-busy = another program has the display
display-missing = There is no Braille display: { $why }.
display-back = The Braille display works again.
display-keys = Keys of the Braille display: window left and window right read on and back. Line up and line down step through what was said, and from the last move through all moves. Return leads to the last move, or to the open question. A routing key on the last move shows the clock, and another one takes it away. In words it begins at the word under it.
display-clock = W { $white } B { $black }{ $running ->
    [white] , White's clock runs.
    [black] , Black's clock runs.
   *[none] , the clocks stand.
}
