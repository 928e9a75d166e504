# Rulings, irregularities and what waits for the arbiter. Said to the table, or to the arbiter alone.

ruling-with-reason = { $ruling } Reason: { $reason }.
ruled-time = { $change ->
    [add] The arbiter gives { side-name } { $time } more.
    [take] The arbiter takes { $time } from { side-name }.
   *[set] The arbiter sets { side-name }'s clock to { $time }.
}
ruled-times = The arbiter confirms the times: White { $white }, Black { $black }.
ruled-confirm = The arbiter confirms the result.
ruled-moves = The arbiter sets the moves on { side-name }'s clock: { WORDS($count) }.
ruled-period = The arbiter puts { side-name }'s clock into period { WORDS($number) }.
ruled-running = The arbiter lets { side-name }'s clock run.
ruled-presence = { $here ->
    [yes] Noted: { side-name } is present.
   *[no] Noted: { side-name } is absent.
}
ruled-venue = { $left ->
    [yes] Noted: { side-name } has left the playing venue.
   *[no] Noted: { side-name } is back.
}
ruled-charge = { $known ->
    [yes] The arbiter charges { $time } of the interruption to the player whose clock ran.
   *[no] The arbiter charges the gap to the side whose clock was running.
}
gap-shorter = The interruption was no longer: { side-name } is charged { $time }. To charge { $more } more, take it: { WORD("order-take") }.
ruled-illegal = The arbiter has found an illegal move.
ruled-illegal-press = The arbiter counts a press of the clock without a move.
ruled-dismissed = The note is dropped.
ruled-two-hands = The arbiter has seen { side-name } move with two hands.
ruled-restore = The arbiter restores an earlier position.
ruled-accept-touch = The arbiter accepts the claim: the piece on { $square } was touched.
ruled-claim = { $accepted ->
    [yes] The arbiter accepts the claim.
   *[no] The arbiter rejects the claim.
}
ruled-sheet = The arbiter corrects half-move { WORDS($number) } on the scoresheet.
ruled-agreed = Both scoresheets contradict the record in one half-move. The arbiter corrects the record.
ruled-displaced = The arbiter has found that { side-name } displaced pieces.
ruled-penalty = { $penalty ->
    [warning] The arbiter warns { side-name }.
    [opponent-time] The arbiter gives { side-name }'s opponent { $time } more.
    [own-time] The arbiter takes { $time } from { side-name }.
    [opponent-points] The arbiter gives { side-name }'s opponent the maximum points.
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
ruled-close = The arbiter closes the game without further signatures.
ruled-annul = The arbiter annuls the game.
ruled-device = { $device ->
    [sound] { side-name }'s telephone has made a sound.
   *[carried] { side-name } had a telephone or similar device.
}
ruled-setup = The arbiter has found { side-name }'s pieces wrongly placed at the start.
ruled-board = The arbiter has found the board turned. The position moves to a correctly placed board.
ruled-colours = The arbiter has found that the colours were reversed.
ruled-flag = The arbiter calls the flag.
ruled-recorder = { $allowed ->
    [yes] Spoken moves may be recorded.
   *[no] Spoken moves may no longer be recorded.
}
ruled-analysis = The arbiter allows analysis of this game. Help may be asked for now.
ruled-name = The arbiter has corrected the scoresheet. { $name }
ruled-screens = { $allowed ->
    [yes] The arbiter allows screens.
   *[no] The arbiter forbids screens.
}
ruled-screen = { $approved ->
    [yes] The arbiter approves the screen.
   *[no] The arbiter rejects the screen.
}
ruled-pin = The arbiter's PIN is set.

irregular-noted = { $kind ->
    [illegal] { side-name } has completed an illegal move, { $move }.
    [unpromoted] { side-name } has left a pawn on the last rank, { $move }.
    [press] { side-name } has pressed the clock without a move.
   *[hands] { side-name } has moved with two hands.
}{ $counts ->
    [yes] {" "}It would be illegal move number { WORDS($nth) }.
    [ruled] {" "}It was refused. To count it as illegal move number { WORDS($nth) }, enter: { WORD("order-illegal") }.
   *[no] {" "}By these rules that is not an illegal move. You may penalise it.
}
irregular-king-taken = { side-name } has captured the king: the move before left it in check.
irregular-both-kings = { $action ->
    [wait] Both kings are in check. Wait for the next completed move. If the position is still illegal then, the game is drawn.
    [intervene] Both kings are in check. Intervene now.
   *[none] Both kings are in check. The rules of this game do not cover it.
}
irregular-pawn-left = { $action ->
    [wait] A pawn was left on the last rank. Wait for the next completed move. If the position is still illegal then, the game is drawn.
    [intervene] A pawn was left on the last rank. Intervene now.
   *[none] A pawn was left on the last rank. The rules of this game do not cover it.
}
restored-times = Proposed times: White { $white }, Black { $black }{ $included ->
    [none] .
    [one] , { $time } included.
   *[both] , { $time } included for each.
} Enter: { WORD("yes") }, or set them.{ $log ->
    [yes] {" "}By the log of that move: White { $log_white }, Black { $log_black }. For these, enter: { WORD("order-log-times") }.
   *[no] {""}
}
restored-times-open = The clocks are stopped until the arbiter confirms the times.
irregular-loss = { $drawn ->
    [yes] Illegal move number { WORDS($nth) } by { side-name } would lose, but the opponent cannot checkmate: a draw.
   *[no] By the rules, { side-name } loses with illegal move number { WORDS($nth) }.
} { $asks ->
    [yes] Enter: { WORD("yes") }, or { WORD("order-go-on") }.
   *[no] The arbiter decides.
}
irregular-flag = { side-name }'s flag has fallen. { $call ->
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
irregular-bound = Touch-move: { side-name } must move one of these pieces: { $pieces }.
irregular-queen = The pawn on { $square } becomes a queen.
irregular-stands = You have moved since, and the illegal move stands. If both agree, the arbiter can correct it.
irregular-wrong-claim = { $what ->
    [flag] There is no fallen flag to claim. Play on.
   *[illegal] No illegal move by your opponent is recorded. Play on.
}
irregular-press-to-rule = { side-name } has pressed the clock without a move. The arbiter decides.
irregular-arbiter = { $stake ->
    [flag] { side-name }'s flag has fallen, but it is unclear whether the opponent can still checkmate.
    [claim] { side-name } claims a fallen flag, and the rules do not settle it.
    [illegal] The illegal move would lose, but it is unclear whether { side-name }'s opponent can still checkmate.
    [resignation] { side-name } resigns, but it is unclear whether the opponent can still checkmate.
    [sealed] { side-name } sealed no clear legal move. It is unclear whether the opponent can still checkmate.
   *[device] { side-name } had a telephone, but it is unclear whether the opponent can still checkmate.
} The arbiter decides.
irregular-players = { $stake ->
    [flag] { side-name }'s flag has fallen, but it is unclear whether the opponent can still checkmate.
    [claim] { side-name } claims a fallen flag, and the rules do not settle it.
    [illegal] The illegal move would lose, but it is unclear whether { side-name }'s opponent can still checkmate.
    [resignation] { side-name } resigns, but it is unclear whether the opponent can still checkmate.
    [sealed] { side-name } sealed no clear legal move. It is unclear whether the opponent can still checkmate.
   *[device] { side-name } had a telephone, but it is unclear whether the opponent can still checkmate.
} Agree between you. Enter: { WORD("draw") }, to end the game drawn; { WORD("resume") }, to play on; or { WORD("resign") }.
plays-on = { side-name } wants to play on. The other player enters: { WORD("resume") }, { WORD("draw") } or { WORD("resign") }.
clocks-wait = The clocks are stopped.{ $asks ->
    [yes] {" "}To start them, enter: { WORD("order-go-on") }.
   *[no] {" "}The arbiter starts them.
}
irregular-castling-lost = { side-name } may no longer castle.
displaced-back = { side-name } must put the pieces back on { side-name }'s own time{ $presses ->
    [yes] , then press the clock.
   *[no] .
}
displaced-penalty = You may also penalise { side-name }. When the pieces are back, let the game go on.
agreed-move = Half-move { WORDS($number) } was { $move }. { $later ->
    [0] { side-name } is to move.
    [1] The half-move after it stands. { side-name } is to move.
   *[other] The { WORDS($later) } half-moves after it stand. { side-name } is to move.
}
irregular-was-dead = The position was dead: neither side could ever checkmate. What came later does not count.
mate-line = { side-name } can still checkmate, for example: { $line }.
mate-at-once = This move is checkmate: { $move }.
mate-not-at-once = No checkmate in one. { side-name } can still checkmate later.
mate-later = { side-name } can still checkmate.
mate-stands = Checkmate by { side-name }.
mate-never = { side-name } can never checkmate. { $proof ->
    [mated] That side is checkmated.
    [stalemate] The side to move has no legal move.
    [material] That side has too little material.
    [exhausted] Every possible position was checked.
   *[solver] This is proved.
}
mate-unknown = It is unclear whether { side-name } can still checkmate. The arbiter would decide.
docket-counts = Illegal moves counted: White { WORDS($white) }, Black { WORDS($black) }.
docket-noted = Noted: { $kind ->
    [illegal] an illegal move by { side-name }
    [unpromoted] a pawn left on the last rank by { side-name }
    [press] the clock pressed without a move by { side-name }
   *[hands] a move with two hands by { side-name }
}.
docket-stands = That stands: the opponent has moved.
docket-flag = Fallen flag: { side-name }.
docket-displaced = { side-name } is putting pieces back.
docket-hangs = You must decide the result.
docket-gap = { $known ->
    [yes] Undecided: a gap of { $time }, with { side-name }'s clock running.
   *[no] Undecided: a gap of unknown length, with { side-name }'s clock running.
}
docket-absent = { $over ->
    [yes] { side-name } is absent, and the default time is over.
   *[no] { side-name } is not here yet.
}
docket-away = Outside the playing venue: { side-name }.
screen-asked = { $named ->
    [yes] { $name } asks to join
   *[no] Somebody asks to join
} { $assistant ->
    [yes] as { side-name }'s assistant
   *[no] as { side-name }
}, on a screen.{ $hint ->
    [yes] {" "}Enter: { WORD("order-approve-screen") } or { WORD("order-reject-screen") }.
   *[no] {""}
}
page-of = { $assistant ->
    [yes] { side-name }'s assistant
   *[no] { side-name }
} { $page ->
    [left] has left the page of the screen.
    [returned] has returned to the page of the screen.
    [lost] has lost the connection of the screen.
   *[back] has the connection of the screen back.
}
arbiter-called = { side-name } { $stops ->
    [yes] has stopped the clocks and calls the arbiter.
   *[no] calls the arbiter.
}
total-reached = { $assistant ->
    [yes] { side-name }'s assistant
   *[no] { side-name }
}: too many announcements. No more are said until the next moves.
preview = Nothing has been done yet.
preview-told = { $whom ->
    [everybody] Everybody would hear:
    [players] Both players would hear:
    [white] White would hear:
    [black] Black would hear:
   *[arbiter] You would hear:
} { $words }
preview-nothing = Nothing would be said.
docket-called = { side-name } calls the arbiter. Calls in this game: { WORDS($count) }.
docket-nothing = Nothing is pending.

ended-by = { $reason ->
    [resignation-drawn] Resignation, but the opponent can never checkmate. Draw.
    [dead] The position is dead: neither side can ever checkmate. Draw.
    [repetition] The position has occurred three times. Draw.
    [fifty] Fifty moves without a capture or a pawn move. Draw.
    [fivefold] The position has occurred five times. Draw.
    [seventy-five] Seventy-five moves without a capture or a pawn move. Draw.
    [both-flags] Both flags have fallen. Draw.
    [illegal] { side-name } wins because of illegal moves.
    [illegal-drawn] The illegal moves would lose, but the opponent cannot checkmate. Draw.
    [illegal-position] The position is still illegal. Draw.
    [sealed] { side-name } wins: the sealed move is not a clear legal move.
    [sealed-drawn] The sealed move is not a clear legal move, but the opponent can never checkmate. Draw.
    [late] { side-name } wins: the opponent has come too late.
    [quickplay] { side-name } wins: the claim is rejected.
    [quickplay-drawn] The claim in the quickplay finish is accepted. Draw.
    [device] { side-name } wins because of a telephone.
    [penalty] { side-name } wins by the arbiter's penalty.
    [ruled] { side-name } wins by the arbiter's decision.
    [ruled-drawn] The game is drawn by the arbiter's decision.
    [device-half] { side-name } gets half a point: a telephone loses, but { side-name } could not checkmate.
    [half] { side-name } gets half a point. The opponent has lost.
    [both-lose] Both have lost.
   *[annulled] The game is annulled. A new one must be played.
}

refused-ruling-hangs = The arbiter must first decide the result. Wait.
refused-ruling-searching = I am checking whether checkmate is still possible. Wait for the answer.
refused-ruling-agree-first = First agree how to go on. Enter: { WORD("draw") }, { WORD("resume") } or { WORD("resign") }.
refused-ruling-times-open = First confirm the times. Enter: { WORD("yes") }, or set them.
refused-ruling-no-times = No times are proposed. To set a clock, enter: { WORD("order-set") }.
refused-ruling-counted-already = That act is counted already. Nothing was changed.
refused-ruling-reply-awaited = { side-name } must still agree.
refused-ruling-name-the-piece = No touched piece is on record. Enter: { WORD("order-accept-touch") }, with its square.
refused-ruling-nothing-hangs = No result is waiting for a decision.
refused-ruling-goes-on = The game goes on already. Nothing was changed.
refused-ruling-no-screen = No screen waits for your decision.
refused-ruling-nothing-noted = No such irregularity is recorded. To go back, enter: { WORD("order-restore") }, and a half-move number.
refused-ruling-older-press = { side-name } pressed without a move in an earlier turn. To count it, enter: { WORD("order-illegal-press") }. To drop the note, enter: { WORD("order-dismiss") }.
refused-ruling-stays-noted = The illegal move can still be put right, and stays noted. Enter: { WORD("order-illegal") }.
refused-ruling-not-illegal = By these rules that is not an illegal move. You may penalise it.
refused-ruling-stands = The opponent has moved, and the illegal move stands. If both agree, enter: { WORD("order-restore") }.
refused-ruling-only-opponent = By these rules only the opponent may point it out. Wait for the claim.
refused-ruling-no-such-penalty = The rules of this game have no such penalty. Choose another.
refused-ruling-time-missing = Add the time, as minutes and seconds.
refused-ruling-too-much-time = The clock shows less than that. Take less, or set it.
refused-ruling-flag-would-fall = At zero the flag falls at once. Leave some time, or enter: { WORD("order-result") }, and the result.
refused-ruling-no-claim = No claim is open. To hear what is, enter: { WORD("order-docket") }.
refused-ruling-clock-too-high = The clock cannot show that. Give less.
refused-ruling-already-so = That is already so. Nothing was changed.
refused-ruling-result-stands = The game is over. To reopen it, enter: { WORD("order-restore") }. Or enter another result.
refused-ruling-no-result = The game has no result yet. Decide the result first.
refused-ruling-no-such-period = That side's time control has no such period. Choose another.
refused-ruling-has-moved = That player has moved, so was present. Nothing was noted.
refused-ruling-too-late = Too many moves have been made for that. The game goes on.
refused-ruling-no-gap = There is no gap to charge. Play on.
refused-ruling-no-flag = There is no fallen flag to call. Check the clocks.
refused-ruling-flag-not-yours = By these rules only a player may call this flag. Wait for the claim.
refused-ruling-no-such-points = Give each player one point, a half or none, and at most one in all.
refused-ruling-no-offence = By these rules that is not an offence. If it disturbs, enter: { WORD("order-penalty") }.
refused-ruling-bound = Touch-move: you must move one of these pieces: { $pieces }.
refused-ruling-no-position = The position on the board is not legal. Restore one first.
refused-ruling-displaced = { side-name } must first put the displaced pieces back. Wait until the clock is pressed.
refused-ruling-not-completed = { side-name } has moved but not yet pressed the clock. Wait, then repeat the order.
refused-ruling-seal-first = A move is being sealed. Repeat the order when that move has been played.
refused-ruling-does-not-follow = Half-move { WORDS($number) } would then be illegal. To go back before it, enter: { WORD("order-restore") }.

illegal-article = { $refusal } See article { $article } of the Laws.

goes-on = The game goes on. { $presses ->
    [yes] { side-name } must press the clock.
   *[no] { side-name } to move.
}
pin-ask = Arbiter, enter the PIN.
pin-choose = Arbiter, enter a new PIN of at least four figures.
pin-choose-again = Enter the new PIN again.
pins-differ = Those two are different. Enter a new PIN.
no-pin = A PIN is at least four figures and nothing else. Enter another.
pin-wrong = That PIN is wrong. Try again in { $time }.
wait-to-try = Wait { $time } before the next try.
pin-told = A wrong arbiter PIN was entered, number { WORDS($count) }.
pin-floor = Arbiter, enter your orders one by one. To finish, enter an empty line.
pin-floor-ends = The arbiter has finished.
order-unknown = I do not know the order { $text }. Examples: { $examples }.
built-with = { $engine ->
    [yes] This program has the built-in opponent, locked in tournament games.
   *[no] This program has no built-in opponent.
} { $screens ->
    [yes] Screens can follow the game only where the event or the arbiter allows it.
   *[no] No other screen can follow the game.
}
no-engine-built = This program has no built-in opponent. Play against a person: choose the opponent console or board.
