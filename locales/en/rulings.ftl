# Rulings, irregularities and what hangs on the arbiter. Said to the table, or to the arbiter alone.

ruling-with-reason = { $ruling } Reason: { $reason }.
ruled-time = { $change ->
    [add] The arbiter gives { side-name } { $time } more.
    [take] The arbiter takes { $time } from { side-name }.
   *[set] The arbiter sets the clock of { side-name } to { $time }.
}
ruled-moves = The arbiter sets the moves on the clock of { side-name }: { WORDS($count) }.
ruled-period = The arbiter puts the clock of { side-name } into period { WORDS($number) }.
ruled-running = The arbiter lets the clock of { side-name } run.
ruled-presence = { $here ->
    [yes] Noted: { side-name } is there.
   *[no] Noted: { side-name } is not there.
}
ruled-venue = { $left ->
    [yes] Noted: { side-name } has left the playing venue.
   *[no] Noted: { side-name } is back.
}
ruled-charge = The arbiter charges the gap to the side whose clock was running.
ruled-illegal = The arbiter has found an illegal move.
ruled-two-hands = The arbiter has seen { side-name } move with two hands.
ruled-restore = The arbiter puts an earlier position back.
ruled-claim = { $accepted ->
    [yes] The arbiter accepts the claim.
   *[no] The arbiter rejects the claim.
}
ruled-sheet = The arbiter corrects half-move { WORDS($number) } on the scoresheet.
ruled-agreed = Both players have written one half-move otherwise; the arbiter corrects the record.
ruled-displaced = The arbiter has found that { side-name } displaced men.
ruled-penalty = { $penalty ->
    [warning] The arbiter warns { side-name }.
    [opponent-time] The arbiter gives the opponent of { side-name } { $time } more.
    [own-time] The arbiter takes { $time } from { side-name }.
    [opponent-points] The arbiter gives the opponent of { side-name } the most points.
    [own-points] The arbiter takes points from { side-name }.
    [loss] The arbiter declares the game lost by { side-name }.
    [fine] The arbiter fines { side-name }.
    [rounds] The arbiter excludes { side-name } from the next round.
   *[expel] The arbiter expels { side-name } from the event.
}
ruled-result = The arbiter decides the result.
ruled-points = The arbiter gives White { $white ->
    [win] one point
    [draw] half a point
   *[loss] no point
} and Black { $black ->
    [win] one point
    [draw] half a point
   *[loss] no point
}.
ruled-go-on = The arbiter lets the game go on.
ruled-annul = The arbiter annuls the game.
ruled-device = { $device ->
    [sound] A telephone of { side-name } has sounded.
   *[carried] { side-name } had a telephone or its like.
}
ruled-setup = The arbiter has found men of { side-name } wrongly placed at the start.
ruled-board = The arbiter has found the board turned. The position goes to a board that stands rightly.
ruled-colours = The arbiter has found that the colours were reversed.
ruled-flag = The arbiter calls the flag.
ruled-pin = The PIN of the arbiter is set.

irregular-noted = { $kind ->
    [illegal] { side-name } has completed an illegal move, { $move }.
    [unpromoted] { side-name } has left a pawn on the last rank, { $move }.
    [press] { side-name } has pressed the clock without a move.
   *[hands] { side-name } has moved with two hands.
}{ $counts ->
    [yes] {" "}It would be number { WORDS($nth) }.
   *[no] {" "}By these rules that is not an illegal move. You may penalise it.
}
irregular-king-taken = { side-name } has taken the king: the move before left it in check.
irregular-both-kings = { $action ->
    [wait] Both kings are in check. Wait until the next move is completed; if an illegal position is still there, the game is drawn.
    [intervene] Both kings are in check. Intervene now.
   *[none] Both kings are in check. The rules of this game say nothing about it.
}
irregular-pawn-left = { $action ->
    [wait] A pawn stands on the last rank. Wait until the next move is completed; if an illegal position is still there, the game is drawn.
    [intervene] A pawn stands on the last rank. Intervene now.
   *[none] A pawn stands on the last rank. The rules of this game say nothing about it.
}
restored-times = { $ruled ->
    [yes] Proposed times: White { $white }, Black { $black }. Those logged at that move, with what the arbiter has ruled since.
   *[no] Proposed times: White { $white }, Black { $black }. Those logged at that move.
} The arbiter may set others.
irregular-flag = The flag of { side-name } has fallen. { $call ->
    [must-not] Only a player may call it.
    [may] You may call it.
   *[shall] Call it.
}
irregular-counted = { $kind ->
    [illegal] Illegal move by { side-name }
    [unpromoted] Pawn left on the last rank by { side-name }
    [press] Clock pressed without a move by { side-name }
   *[hands] Move with two hands by { side-name }
}, number { WORDS($nth) }.
irregular-with-press = This counts as an illegal move when { side-name } presses the clock.
irregular-bonus = { side-name } gets { $time } more.
irregular-bound = Touch-move: { side-name } must move a man from { $pieces }.
irregular-queen = The pawn on { $square } becomes a queen.
irregular-stands = The illegal move stands: you have made your own move since. If both agree, the arbiter can put it right.
irregular-wrong-claim = { $what ->
    [flag] No flag has fallen that you could claim. Play on.
   *[illegal] No illegal move of your opponent is in the record. Play on.
}
irregular-arbiter = { $stake ->
    [flag] The flag of { side-name } has fallen, but nobody knows whether the opponent can still mate.
    [claim] { side-name } claims a fallen flag, and the rules do not settle it.
    [illegal] The illegal move would lose, but nobody knows whether the opponent of { side-name } can still mate.
    [resignation] { side-name } resigns, but nobody knows whether the opponent can still mate.
    [sealed] What { side-name } sealed is no clear legal move, but nobody knows whether the opponent can still mate.
   *[device] { side-name } had a telephone, but nobody knows whether the opponent can still mate.
} The arbiter decides.
irregular-players = { $stake ->
    [flag] The flag of { side-name } has fallen, but nobody knows whether the opponent can still mate.
    [claim] { side-name } claims a fallen flag, and the rules do not settle it.
    [illegal] The illegal move would lose, but nobody knows whether the opponent of { side-name } can still mate.
    [resignation] { side-name } resigns, but nobody knows whether the opponent can still mate.
    [sealed] What { side-name } sealed is no clear legal move, but nobody knows whether the opponent can still mate.
   *[device] { side-name } had a telephone, but nobody knows whether the opponent can still mate.
} Agree between you: { WORD("draw") } ends the game drawn, { WORD("resume") } lets you play on, { WORD("resign") } gives it up.
irregular-castling-lost = { side-name } may no longer castle.
displaced-back = { side-name } puts them back while { side-name }'s own clock runs{ $presses ->
    [yes] , and presses it when they stand.
   *[no] .
}
displaced-penalty = You may also penalise { side-name }, and let the game go on when the men stand.
agreed-move = Half-move { WORDS($number) } was { $move }. { $later ->
    [0] { side-name } is to move.
    [1] The half-move after it stands. { side-name } is to move.
   *[other] The { WORDS($later) } half-moves after it stand. { side-name } is to move.
}
irregular-was-dead = The position was dead: neither side could ever mate. What came later does not count.
mate-line = { side-name } can still mate, for instance so: { $line }.
mate-stands = { side-name } has mated.
mate-never = { side-name } can never mate. { $proof ->
    [mated] It is mated itself.
    [stalemate] The side to move has no legal move.
    [material] It has not the men for it.
    [exhausted] Every position that can arise was looked at.
   *[solver] The solver has proved it.
}
mate-unknown = Nobody knows whether { side-name } can still mate. The arbiter would decide.
docket-counts = Illegal moves counted: White { WORDS($white) }, Black { WORDS($black) }.
docket-noted = Noted: { $kind ->
    [illegal] an illegal move by { side-name }
    [unpromoted] a pawn left on the last rank by { side-name }
    [press] the clock pressed without a move by { side-name }
   *[hands] a move with two hands by { side-name }
}.
docket-flag = Fallen flag: { side-name }.
docket-displaced = Men are being put back: { side-name }.
docket-hangs = The result waits for your decision.
docket-gap = { $known ->
    [yes] Not decided yet: a gap of { $time }, in which the clock of { side-name } was running.
   *[no] Not decided yet: a gap of unknown length, in which the clock of { side-name } was running.
}
docket-absent = { $over ->
    [yes] Not there: { side-name }, and the default time is over.
   *[no] Not there yet: { side-name }.
}
docket-away = Outside the playing venue: { side-name }.
docket-nothing = Nothing waits for you.

ended-by = { $reason ->
    [resignation-drawn] The resignation is a draw, because the opponent can never mate.
    [dead] The position is dead: neither side can ever mate. The game is drawn.
    [repetition] The position has occurred three times. The game is drawn.
    [fifty] Fifty moves without a capture or a pawn move. The game is drawn.
    [fivefold] The position has occurred five times. The game is drawn.
    [seventy-five] Seventy-five moves without a capture or a pawn move. The game is drawn.
    [both-flags] Both flags have fallen. The game is drawn.
    [illegal] { side-name } wins because of illegal moves.
    [illegal-drawn] The illegal moves would lose, but the opponent cannot mate. The game is drawn.
    [illegal-position] The illegal position still stands. The game is drawn.
    [sealed] { side-name } wins, because the sealed move means nothing.
    [sealed-drawn] The sealed move means nothing and would lose, but the opponent can never mate. The game is drawn.
    [late] { side-name } wins, because the opponent has come too late.
    [quickplay] { side-name } wins: the claim is rejected.
    [quickplay-drawn] The claim in the quickplay finish is accepted. The game is drawn.
    [device] { side-name } wins because of a telephone.
    [penalty] { side-name } wins by the arbiter's penalty.
    [ruled] { side-name } wins by the arbiter's decision.
    [ruled-drawn] The game is drawn by the arbiter's decision.
    [both-lose] Both have lost.
   *[annulled] The game is annulled. Another one is to be played.
}

refused-ruling-hangs = The result waits for the arbiter. Nobody plays on until then.
refused-ruling-searching = It is being worked out whether mate is still possible. Wait for the answer.
refused-ruling-agree-first = Agree first how it goes on: enter { WORD("draw") }, { WORD("resume") } or { WORD("resign") }.
refused-ruling-nothing-hangs = Nothing waits for a decision. Rule on something else.
refused-ruling-nothing-noted = No such irregularity is in the record. Use restore with a half-move if you have seen one.
refused-ruling-not-illegal = What is noted is not an illegal move by these rules. You may penalise it instead.
refused-ruling-stands = The illegal move stands, because the opponent has moved. If both agree, use restore.
refused-ruling-only-opponent = By these rules only the opponent may point it out. Wait for the claim.
refused-ruling-no-such-penalty = The rules of this game know no such penalty. Choose another.
refused-ruling-time-missing = Say how much time, as minutes and seconds.
refused-ruling-too-much-time = The clock does not show so much. Take less, or set it.
refused-ruling-clock-too-high = No clock shows so much. Give less.
refused-ruling-already-so = That is so already. Nothing was changed.
refused-ruling-result-stands = The game is over. Use restore to open it again, or rule another result.
refused-ruling-no-result = The game has no result yet. Rule the result first.
refused-ruling-no-such-period = The control of that side has no such period. Name one that it has.
refused-ruling-has-moved = That player has moved, and so was there. Nothing was noted.
refused-ruling-too-late = Too many moves have been made for that. The game goes on as it stands.
refused-ruling-no-gap = There is no gap that could be charged. Simply play on.
refused-ruling-no-flag = No flag has fallen that could be called. Look at the clocks.
refused-ruling-flag-not-yours = By these rules only a player may call this flag. Wait for the claim.
refused-ruling-no-such-points = These points cannot be given: each gets one, a half or none, and together not more than one.
refused-ruling-no-offence = By the rules of this game that is no offence. Use a penalty if it disturbs.
refused-ruling-bound = Touch-move: you must move a man from { $pieces }.
refused-ruling-no-position = What stands on the board is no legal position. Restore one first.
refused-ruling-displaced = { side-name } has displaced men and puts them back first. Wait until the clock is pressed.
refused-ruling-not-completed = { side-name } has made a move and not yet pressed the clock. Wait for that, then give the order again.
refused-ruling-seal-first = A move is being sealed. Give the order again when the sealed move has been played.
refused-ruling-does-not-follow = Half-move { WORDS($number) } would not be legal then. Use restore to go back to before it.

illegal-article = { $refusal } See article { $article } of the Laws.

pin-ask = Arbiter, enter the PIN.
pin-choose = Arbiter, choose a PIN of at least four characters and enter it.
pin-too-short = A PIN has at least four characters. Enter another.
pin-wrong = That PIN is wrong. Try again in { $time }.
pin-wait = Wait { $time } before the next try.
pin-told = A wrong PIN was entered for the arbiter, number { WORDS($count) }.
pin-floor = Arbiter, you have the floor. Enter your orders one by one; an empty line ends them.
pin-floor-ends = The arbiter has finished.
order-unknown = That is no order that I know: { $text }. For instance: { $examples }.
built-with = This program was built { $engine ->
    [yes] with the built-in opponent, which stays closed in a tournament,
   *[no] without an opponent of its own,
} and without screens in the network.
no-engine-built = This program was built without an opponent of its own. Play against a person: choose the opponent console or board.
