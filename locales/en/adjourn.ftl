# Adjournment: sealing, the envelope, the resumption.

adjourn-session = The session ends in { $time }.
adjourn-to-seal = { side-name } seals the next move: enter { WORD("say-seal") } and the move. When the envelope is ready, enter { WORD("say-close") }.
adjourn-made-on-board = { side-name } has made the move { $move } on the board. That move must be sealed.
adjourn-in-envelope = Your move is in the envelope. You can seal another one until the envelope is closed.
adjourn-closed = The envelope of { side-name } is closed{ $running ->
    [white] , and White's clock is running
    [black] , and Black's clock is running
   *[none] , and the clocks are stopped
}. Its code is { $code }.
adjourn-envelope = On the envelope: { $white_name } against { $black_name }; position { $position };{ $timed ->
    [yes] {" "}time used: White { $white }, Black { $black };
   *[no] {""}
} sealed by { side-name }, move { WORDS($number) }; { $offer ->
    [white] White has offered a draw;
    [black] Black has offered a draw;
   *[none] no offer of a draw;
} resumption: { $resumption }.
adjourn-no-name = no name
adjourn-no-date = not said
adjourn-waiting = The game is adjourned. Enter { WORD("say-begin") } when it is resumed.
adjourn-begun = The game is resumed.{ $absent ->
    [nobody] {" "}Nobody is there.
    [sealer] {" "}The player who has sealed is absent.
    [replier] {" "}The player who replies is absent. The envelope stays closed.
   *[none] {" "}The envelope can be opened.
}{ $running ->
    [white] {" "}White's clock is running.
    [black] {" "}Black's clock is running.
   *[none] {""}
}
adjourn-arrived = { side-name } has arrived{ $late ->
    [yes] , after the time that is allowed
   *[no] {""}
}.
adjourn-options = You may have the envelope opened and answer on the board, or seal your answer.
adjourn-opened = The sealed move of { side-name } is { $move }.
adjourn-bad-move = The envelope of { side-name } holds no clear legal move. It says: { $said }.
adjourn-state = The envelope is missing. { side-name } makes the move that was sealed.
refused-adjourn = { $why ->
    [to-be-sealed] The move is to be sealed now. Enter { WORD("say-seal") } and the move.
    [adjourned] The game is adjourned. Wait for the resumption.
    [not-adjourned] The game is not adjourned. Play on.
    [called] A move is to be sealed already. Wait.
    [closed] The envelope is closed. Wait for the resumption.
    [nothing-sealed] The envelope is empty. Seal a move first.
    [move-made] The move that was made on the board must be sealed. Seal that one.
    [word-too-short] Say a word of at least four letters behind { WORD("say-adjourn") }. Without it nobody opens the envelope.
    [wrong-word] That is not the word with which the envelope was closed. Say it again.
    [damaged] The envelope is damaged. It counts as missing: enter { WORD("say-missing") }.
    [not-begun] The resumption has not begun. Enter { WORD("say-begin") }.
    [there] That has been said already. Go on.
    [replier-absent] The player who replies is not there. The envelope stays closed.
   *[nothing-to-seal] There is nothing to seal now. Make your move.
}
