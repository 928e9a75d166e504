# Draws that are claimed or agreed, and the scoresheet as a duty.

claim-made = { side-name } claims a draw { $ground ->
    [repetition] by repetition
   *[fifty] by the fifty-move rule
}{ $moved ->
    [yes] {" "}with the move { $move }
   *[no] {""}
}.
claim-stood = after { side-name }'s move { WORDS($number) }
claim-stood-start = at the start
claim-times = { $times ->
    [one] once on record
   *[other] { WORDS($times) } times on record
}
claim-evidence-repetition = { $found ->
    [yes] The position occurred { $list }: { claim-times }.
   *[no] The position has not occurred before.
}{ $moved ->
    [yes] {" "}The written move is { $move }.
   *[no] {""}
}
claim-evidence-fifty = { $number ->
    [0] No half-moves without a capture or a pawn move are recorded.
    [one] The last half-move was neither a capture nor a pawn move.
   *[other] The last { WORDS($number) } half-moves had no capture and no pawn move.
}
claim-decide = Decide { side-name }'s request. Enter: { $postponable ->
    [yes] { WORD("say-accept-claim") }, { WORD("say-reject-claim") } or { WORD("say-postpone-claim") }
   *[no] { WORD("say-accept-claim") } or { WORD("say-reject-claim") }
}.
claim-wrong = { side-name }'s claim is wrong.{ $given ->
    [yes] {" "}The opponent gets { $time }.
   *[no] {""}
}{ $must ->
    [move] {" "}Now { $move } must be played.
    [piece] {" "}Now the piece of that move must be moved.
   *[no] {""}
}
claim-correct = { side-name }'s claim is correct.
claim-quickplay = { side-name } claims a draw: the opponent { $basis ->
    [cannot] cannot win by normal means
   *[effort] makes no effort to win
}.
claim-decided = { side-name }'s claim is { $decision ->
    [accepted] accepted
    [postponed] postponed: the game goes on
   *[rejected] rejected
}.{ $given ->
    [yes] {" "}The opponent gets { $time }.
   *[no] {""}
}
claim-packet = The claim has ended the game. The arbiter decides later. Final position: { $position }.{ $timed ->
    [yes] {" "}White has { $white }, Black has { $black }.
   *[no] {""}
}{ $sheet ->
    [yes] {" "}The scoresheet is handed in too.
   *[no] {""}
} The opponent enters: { WORD("say-verify") }, or { WORD("say-dispute") }.
claim-verified = { $agrees ->
    [yes] The opponent confirms the final position.
   *[no] The opponent disputes the final position.
}
claim-increment-asked = { side-name } asks for an increment, which is also a draw offer.
claim-increment = { $given ->
    [yes] From now on each move adds { $increment }. The opponent gets { $time }.
   *[no] No increment is given.
}
claim-waits = { $what ->
    [later] { side-name }'s claim has ended the game. The arbiter decides later.
    [reply] { side-name } has asked for an increment. First the opponent answers the draw offer.
   *[arbiter] Do not move: the arbiter is deciding { side-name }'s request.
}
claim-withdrawn = { side-name } withdraws the claim.
claim-agreed = Both want a draw. The arbiter must consent.
claim-not-consented = The arbiter does not consent. The game goes on.
claim-reason = Reason: { $reason }.
claim-improper = Draw offer at the wrong moment by { side-name }, number { WORDS($count) }.
claim-hint = A draw can be claimed { $ground ->
    [repetition] by repetition
   *[fifty] by the fifty-move rule
}. Enter: { WORD("say-claim") }.
refused-claim = { $why ->
    [not-by-claim] By these rules that draw cannot be claimed. Play on.
    [not-on-move] You can claim only on your turn. Wait for it.
    [right-lost] You have touched a piece or moved: it is too late to claim. Play on.
    [move-not-made] By these rules only played moves count. Claim without a move.
    [needs-scoresheet] A claim needs a scoresheet. Call the arbiter.
    [not-in-event] This event has no such claim. Play on.
    [not-in-class] This kind of game has no such claim. Play on.
    [with-increment] A game with increment has no such claim. Play on.
    [time-left] You still have too much time for that. Play on.
    [open] The open claim comes first. Wait for the arbiter.
    [concluded] The claim has ended the game. The arbiter decides later.
    [not-open] No claim is open. To make one, enter: { WORD("say-claim") }.
    [not-withdrawable] An offer or a claim cannot be withdrawn. Wait for the answer.
    [must-play] You must play the move you claimed with. Enter it.
    [own-move-first] Make your move first, then offer a draw.
    [too-few-moves] Each side must move before a draw is agreed. Play on.
    [nothing-agreed] The players have not agreed a draw. Wait.
    [offer-open] First the opponent answers the offer. Wait.
    [not-postponable] That cannot be postponed. Accept or reject it.
    [nothing-to-claim] Nothing can be claimed now. Play on.
   *[no-arbiter] That needs an arbiter, and there is none. Play on.
}
ask-claim-ground = Do you claim by repetition or by the fifty-move rule? Enter: { WORD("say-repetition") } or { WORD("say-fifty") }.
ask-claim-move = Do you claim with a move? Enter the move you write down, or: { WORD("say-now") }.
confirm-claim = Claim a draw { $ground ->
    [repetition] by repetition
   *[fifty] by the fifty-move rule
}{ $moved ->
    [yes] {" "}with { $move }
   *[no] {""}
}? It cannot be withdrawn. Enter: { WORD("yes") } or { WORD("no") }.
confirm-quickplay = Claim a draw because the opponent { $basis ->
    [cannot] cannot win by normal means
   *[effort] makes no effort to win
}? Enter: { WORD("yes") } or { WORD("no") }.
confirm-sign = Sign this result: { sheet-result } Enter: { WORD("yes") } or { WORD("no") }.
claim-move-unclear = That move is not clear. Enter it again, or: { WORD("say-now") }.
confirm-seal = Seal this move? It is not announced. Enter: { WORD("yes") } or { WORD("no") }.
seal-what = Enter the move to be sealed. It is not shown or spoken.
sign-what = Which result? Enter: { WORD("say-sign") }, with or without the result.
session-when = In how many minutes does the playing session end? Enter a number.
ask-word = { $opens ->
    [yes] Arbiter, enter the envelope's password.
   *[no] Arbiter, enter a password of at least four letters. The envelope opens only with it.
} To cancel, enter { WORD("no") }.
ask-word-again = Enter the password again.
words-differ = Those two are different. Enter the password anew.
word-is-command = That is a command. Enter the password, or { WORD("no") } to cancel.
sheet-result = { $result ->
    [white] White wins.
    [black] Black wins.
    [white-half] White gets half a point. Black has lost.
    [black-half] Black gets half a point. White has lost.
    [both] Both players have lost.
    [open] The game has no result.
   *[drawn] It is a draw.
}
record-written = Half-moves on your scoresheet: { WORDS($number) }.
record-out-of-order = { side-name } has moved before writing down { $order ->
    [own] their own last move
    [other] the opponent's moves
   *[all] the missing moves
}.
record-signed = { side-name } has signed: { sheet-result }
record-approved = Both have signed. { sheet-result }
record-discrepancy = The signed results do not match the game. White: { $white }. Black: { $black }. The game: { $shown }.
record-discrepancy-item = { $result ->
    [white] White wins
    [black] Black wins
    [drawn] draw
    [white-half] half a point for White, Black has lost
    [black-half] half a point for Black, White has lost
    [both] both players have lost
    [open] no result
   *[none] nothing
}
record-overruled = The arbiter decides: { sheet-result }
record-not-signed = { $white ->
    [yes] { $black ->
        [yes] White and Black have not signed yet.
       *[no] White has not signed yet.
    }
   *[no] Black has not signed yet.
} Enter: { WORD("say-sign") }.
record-sign-anew = { side-name } must sign again: the result has changed. Enter: { WORD("say-sign") }.
record-distraction = { side-name } asks for the scoresheet. That counts as a distraction. Request number { WORDS($count) }.
record-reconstruct = Write down first: position { $position }.{ $timed ->
    [yes] {" "}White has { $white }, Black has { $black }.
   *[no] {""}
} Moves so far: { WORDS($moves) }.{ $running ->
    [white] {" "}White's clock was running.
    [black] {" "}Black's clock was running.
   *[none] {""}
} Then replay the game on a second board.
record-next-period = { side-name }'s next move counts as the first of the next period.
refused-record = { $why ->
    [by-console] The console writes your scoresheet. Just play.
    [nothing-missing] Your scoresheet is complete. Just play.
    [write-first] First write down your last move. Enter: { WORD("say-write") }.
    [complete-first] First complete your scoresheet. Enter: { WORD("say-write") }.
    [not-over] The game has no result to sign yet.
    [signed] You have already signed. If it is wrong, call the arbiter.
    [nothing-signed] Nothing has been signed yet. Wait.
    [not-regulated] In this game the scoresheet is not shown on request. Enter: { WORD("moves") }.
    [distraction] That request counts as a distraction. Make your move.
   *[last-period] This is the last period. Check the clock.
}
