# Draws that are claimed or agreed, and the scoresheet as a duty.

claim-made = { side-name } claims a draw { $ground ->
    [repetition] by repetition
   *[fifty] by the fifty moves
}{ $moved ->
    [yes] {" "}with the move { $move }
   *[no] {""}
}.
claim-stood = after move { WORDS($number) } of { side-name }
claim-stood-start = at the start
claim-evidence-repetition = { $found ->
    [yes] The record: the position stood { $list }.
   *[no] The record: the position has not stood before.
}{ $moved ->
    [yes] {" "}The written move is { $move }.
   *[no] {""}
}
claim-evidence-fifty = The record: half-moves without a capture and without a move of a pawn: { WORDS($number) }.
claim-decide = The request of { side-name } is yours to decide: { WORD("say-accept-claim") }, { WORD("say-reject-claim") } or { WORD("say-postpone-claim") }.
claim-wrong = The claim of { side-name } is wrong.{ $given ->
    [yes] {" "}The opponent gets { $time }.
   *[no] {""}
}{ $must ->
    [move] {" "}Now { $move } must be played.
    [piece] {" "}Now that man must be moved.
   *[no] {""}
}
claim-correct = The claim of { side-name } is correct.
claim-quickplay = { side-name } claims a draw: the opponent { $basis ->
    [cannot] cannot win by normal means
   *[effort] makes no effort to win
}.
claim-decided = The claim of { side-name } is { $decision ->
    [accepted] accepted
    [postponed] postponed: the game goes on
   *[rejected] rejected
}.{ $given ->
    [yes] {" "}The opponent gets { $time }.
   *[no] {""}
}
claim-packet = The claim has ended the game; the arbiter decides later. Final position: { $position }.{ $timed ->
    [yes] {" "}White has { $white }, Black has { $black }.
   *[no] {""}
}{ $sheet ->
    [yes] {" "}The scoresheet is handed in as well.
   *[no] {""}
} The opponent enters { WORD("say-verify") } or { WORD("say-dispute") }.
claim-verified = { $agrees ->
    [yes] The opponent confirms the final position.
   *[no] The opponent does not confirm the final position.
}
claim-increment-asked = { side-name } asks for an increment, and so offers a draw.
claim-increment = { $given ->
    [yes] From now on each move brings { $increment }. The opponent gets { $time }.
   *[no] No increment is given.
}
claim-waits = { $what ->
    [later] The claim of { side-name } has ended the game. The arbiter decides later.
    [reply] { side-name } has asked for an increment. The opponent first answers the draw offer.
   *[arbiter] Nobody moves now: the arbiter decides the request of { side-name }.
}
claim-withdrawn = { side-name } takes the claim back.
claim-agreed = Both want a draw. The arbiter must consent.
claim-not-consented = The arbiter does not consent. The game goes on.
claim-reason = Reason: { $reason }.
claim-improper = { side-name } has offered a draw at the wrong moment. So far: { WORDS($count) }.
claim-hint = A draw can be claimed { $ground ->
    [repetition] by repetition
   *[fifty] by the fifty moves
}: enter { WORD("say-claim") }.
refused-claim = { $why ->
    [not-by-claim] With these rules nobody claims that draw. Play on.
    [not-on-move] Only the player on move can claim. Wait for your turn.
    [right-lost] You have touched a man or moved: it is too late to claim on this move. Play on.
    [move-not-made] With these rules only what was played counts. Claim without a move.
    [needs-scoresheet] A claim needs a scoresheet. Call the arbiter.
    [not-in-event] There is no such claim in this event. Play on.
    [not-in-class] There is no such claim in this kind of game. Play on.
    [with-increment] There is no such claim in a game with increment. Play on.
    [time-left] You still have too much time for that. Play on.
    [open] First the open claim is decided. Wait for the arbiter.
    [concluded] The claim has ended the game, so no more moves are made. The arbiter decides later.
    [not-open] No claim is open. Enter { WORD("say-claim") } to make one.
    [not-withdrawable] An offer or a claim cannot be taken back. Wait for the answer.
    [must-play] You must play the move that you have claimed with. Enter it.
    [own-move-first] A draw is offered after a move of your own. Move first.
    [too-few-moves] Each side must have made a move before a draw is agreed. Play on.
    [nothing-agreed] The players have not agreed on anything. Wait.
    [offer-open] First the opponent answers the offer. Wait.
    [not-postponable] That cannot be postponed. Accept or reject it.
    [nothing-to-claim] Nothing can be claimed now. Play on.
   *[no-arbiter] That needs an arbiter, and there is none. Play on.
}
ask-claim-ground = Do you claim by repetition or by the fifty moves? Enter { WORD("say-repetition") } or { WORD("say-fifty") }.
ask-claim-move = With a move, or now? Enter the move that you write down, or { WORD("say-now") }.
confirm-claim = Claim a draw { $ground ->
    [repetition] by repetition
   *[fifty] by the fifty moves
}{ $moved ->
    [yes] {" "}with { $move }
   *[no] {""}
}? It cannot be taken back. Enter yes or no.
confirm-quickplay = Claim a draw because the opponent { $basis ->
    [cannot] cannot win by normal means
   *[effort] makes no effort to win
}? Enter yes or no.
confirm-sign = Sign this result: { sheet-result } Enter yes or no.
claim-move-unclear = That is not one move. Enter the move again, or { WORD("say-now") }.
seal-what = Which move do you seal? Enter { WORD("say-seal") } and the move.
sign-what = Which result? Enter { WORD("say-sign") } and the result, or { WORD("say-sign") } alone.
session-when = In how many minutes does the session end? Enter a number.
ask-word = { $opens ->
    [yes] Arbiter, enter the word with which the envelope was closed.
   *[no] Arbiter, enter a word of at least four letters. Without it nobody opens the envelope.
}
sheet-result = { $result ->
    [white] White wins.
    [black] Black wins.
   *[drawn] It is a draw.
}
record-written = Half-moves on your sheet: { WORDS($number) }.
record-out-of-order = { side-name } has moved before writing down { $order ->
    [own] the own last move
    [other] the opponent's moves
   *[all] what was missing
}.
record-signed = { side-name } has signed: { sheet-result }
record-approved = Both have signed. { sheet-result }
record-discrepancy = What was signed is not what the game has shown. White: { $white }. Black: { $black }. The game: { $shown }.
record-discrepancy-item = { $result ->
    [white] White wins
    [black] Black wins
    [drawn] draw
   *[none] nothing
}
record-overruled = The arbiter decides: { sheet-result }
record-distraction = { side-name } asks for the scoresheet, which counts as a distraction. Request number { WORDS($count) }.
record-reconstruct = Write down first: position { $position };{ $timed ->
    [yes] {" "}White has { $white }, Black has { $black };
   *[no] {""}
} moves so far: { WORDS($moves) }{ $running ->
    [white] ; White's clock was running
    [black] ; Black's clock was running
   *[none] {""}
}. Then the game is played over on a second board.
record-next-period = The next move of { side-name } counts as the first of the next period.
refused-record = { $why ->
    [by-console] The console writes your scoresheet. Just play.
    [nothing-missing] Everything is written. Just play.
    [write-first] First write down your last move: enter { WORD("say-write") }.
    [complete-first] First complete your scoresheet: enter { WORD("say-write") }.
    [not-over] There is no result to sign. Wait until the game has one.
    [signed] You have signed already. Call the arbiter if it is wrong.
    [nothing-signed] Nothing was signed yet. Wait.
    [not-regulated] In this game nobody shows the scoresheet on request. Enter { WORD("moves") }.
    [distraction] That request counts as a distraction. Make your move.
   *[last-period] There is no further period. Check the clock.
}
