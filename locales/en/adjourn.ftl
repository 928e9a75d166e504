# Adjournment: sealing, the envelope, the resumption.

adjourn-session = The playing session ends in { $time }.
adjourn-to-seal = { side-name } seals the next move. Enter: { WORD("say-seal") }, and the move. When the envelope is ready, enter: { WORD("say-close") }.
adjourn-made-on-board = { side-name } must seal the move made on the board: { $move }.
adjourn-in-envelope = Your move is in the envelope. You can seal another until it is closed.
adjourn-closed = { side-name }'s envelope is closed. Its code is { $code }.{ $running ->
    [white] {" "}White's clock is running.
    [black] {" "}Black's clock is running.
   *[none] {" "}The clocks are stopped.
}
adjourn-envelope = On the envelope: { $white_name } against { $black_name }. Position: { $position }.{ $timed ->
    [yes] {" "}Time used: White { $white }, Black { $black }.
   *[no] {""}
} Sealed by { side-name }, move { WORDS($number) }. { $offer ->
    [white] White has offered a draw.
    [black] Black has offered a draw.
   *[none] No draw offer.
} Resumption: { $resumption }.
adjourn-no-name = no name
adjourn-no-date = not given
adjourn-waiting = The game is adjourned. To resume it, enter: { WORD("say-begin") }.
adjourn-waits = { $next ->
    [seal] { side-name } must still seal the next move.
    [close] { side-name }'s move is in the envelope, which is still open. To close it, enter: { WORD("say-close") }.
    [begin] { adjourn-waiting }
    [open] The game is resumed. To open the envelope, enter: { WORD("say-open") }.
   *[state] { adjourn-state }
}
adjourn-begun = The game is resumed.{ $absent ->
    [nobody] {" "}Both players are absent.
    [sealer] {" "}The player who sealed is absent.
    [replier] {" "}The player who replies is absent. The envelope stays closed.
   *[none] {" "}The envelope can be opened.
}{ $running ->
    [white] {" "}White's clock is running.
    [black] {" "}Black's clock is running.
   *[none] {""}
}
adjourn-arrived = { side-name } has arrived{ $late ->
    [yes] , after the time allowed
   *[no] {""}
}.
adjourn-options = You may have the envelope opened and reply on the board, or seal your reply.
adjourn-opened = { side-name }'s sealed move is { $move }.
adjourn-bad-move = { side-name }'s envelope contains no clear legal move. It says: { $said }.
adjourn-state = The envelope is missing. { side-name } makes the move that was sealed.
refused-adjourn = { $why ->
    [to-be-sealed] This move must be sealed. Enter: { WORD("say-seal") }, and the move.
    [adjourned] The game is adjourned. Wait for the resumption.
    [not-adjourned] The game is not adjourned. Play on.
    [adjourn-first] The game is not adjourned. To adjourn it, enter: { WORD("say-adjourn") }.
    [seal-first] The move is not sealed yet. The player enters: { WORD("say-seal") }, and the move.
    [close-first] The envelope is not closed yet. To close it, enter: { WORD("say-close") }.
    [called] A move is already being sealed. Wait.
    [closed] The envelope is closed. Wait for the resumption.
    [nothing-sealed] The envelope is empty. Seal a move first.
    [move-made] Seal the move that was made on the board.
    [word-too-short] Enter: { WORD("say-adjourn") }, and a password of at least four letters. The envelope opens only with it.
    [wrong-word] That is not the envelope's password. Enter it again.
    [damaged] The envelope is damaged and counts as missing. Enter: { WORD("say-missing") }.
    [not-begun] The resumption has not begun. Enter: { WORD("say-begin") }.
    [there] That is already recorded. Go on.
    [replier-absent] The player who replies is absent. The envelope stays closed.
   *[nothing-to-seal] There is no move to seal. Make your move.
}
