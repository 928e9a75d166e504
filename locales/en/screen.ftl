# The paired screens, and the page that shows the board.

screen-shown = The board is shown in the browser of this machine, at { $address }.
screen-not-shown = The board cannot be shown on a page: { $why }.
screen-invited = { $role ->
    [opponent] Your opponent opens { $address } in a browser and enters { $code }. To hear it again, enter: { WORD("invite") }.
    [own] For your large board, open { $address } in a browser and enter { $code }.
    [assistant] Your assistant opens { $address } in a browser and enters { $code }.
   *[arbiter] Open { $address } in a browser and enter { $code }.
}
screen-audience = { $display ->
    [yes] For a large board in the room, open { $address } in a browser and enter { $code }.
   *[no] Spectators open { $address } in a browser and enter { $code }. The code can be used again and again.
}{ $late ->
    [yes] {" "}They see the moves { $minutes ->
        [one] one minute
       *[other] { WORDS($minutes) } minutes
    } late.
   *[no] {""}
}
screen-not-allowed = Screens need the arbiter's word. The arbiter enters: { WORD("order-allow-screens") }.
screen-forbidden = The arbiter has forbidden screens. Only the arbiter's own stays connected.
screen-none-wanted = This game has no screen for an opponent. Begin one with --opponent screen.
screen-no-assistant = This game has no assistant. Begin one with --assistant yes.
screen-none-open = No page is open. Begin a game with --screen invited.
screen-knocks = { $named ->
    [yes] { $name } wants to join
   *[no] Somebody wants to join
} { $role ->
    [opponent] as your opponent
    [own] as you
    [assistant] as your assistant
   *[arbiter] as the arbiter
}, on a screen. { WORD("yes") } or { WORD("no") }?
screen-knocks-for-arbiter = { $named ->
    [yes] { $name } wants to join
   *[no] Somebody wants to join
} { $role ->
    [opponent] as your opponent
    [own] as you
    [assistant] as your assistant
   *[arbiter] as the arbiter
}, on a screen. The arbiter decides.
screen-joined = { $named ->
    [yes] { $name } has joined
   *[no] { $role ->
        [opponent] Your opponent has joined
        [own] Your large board is connected
        [assistant] Your assistant has joined
       *[arbiter] The arbiter has joined
    }
}{ $role ->
    [opponent] { $board ->
        [yes] , and has a real board.
       *[no] . The page is their board.
    }
    [own] .
    [assistant] {""} as your assistant.
   *[arbiter] {""} on a screen.
}
screen-declined = They were not let in.
screen-not-waiting = They are no longer waiting.
screen-closed = { $for_all ->
    [yes] Too many wrong codes have been entered. Joining is closed for a minute. Then enter: { WORD("invite") }.
   *[no] A device has entered five wrong codes. It cannot join for a minute. Others can.
}
screen-closed-for = Joining is closed for another { $seconds ->
    [1] second.
   *[other] { WORDS($seconds) } seconds.
}
screen-clocks-wait = The clocks start when your opponent is at the screen.
screen-still-away = Your opponent's screen is not there, so the clocks stay stopped. Wait for it. To go on without it, enter: { WORD("opponent-board") }.
screen-gone = { $role ->
    [opponent] Your opponent's screen is disconnected.
    [own] Your large board is disconnected.
    [assistant] Your assistant's screen is disconnected.
   *[arbiter] The arbiter's screen is disconnected.
}{ $paused ->
    [yes] {" "}The clocks are stopped.
   *[no] {""}
}
screen-back = { $role ->
    [opponent] Your opponent's screen is connected again.
    [own] Your large board is connected again.
    [assistant] Your assistant's screen is connected again.
   *[arbiter] The arbiter's screen is connected again.
}{ $paused ->
    [yes] {" "}To start the clocks, enter: { WORD("resume") }.
   *[no] {""}
}
screen-seated = { $named ->
    [yes] { $name }{ $role ->
        [opponent] {""}
        [own] {""}
        [assistant] , your assistant,
       *[arbiter] , the arbiter,
    }
   *[no] { $role ->
        [opponent] Your opponent
        [own] Your large board
        [assistant] Your assistant
       *[arbiter] The arbiter
    }
} { $there ->
    [yes] is at a screen.
   *[no] has a screen that is disconnected.
}
screen-empty = No screen has joined. For the address and a code, enter: { WORD("invite") }.
screen-dismissed = { $role ->
    [opponent] Your opponent's screen has been removed.
    [own] Your large board has been removed.
    [assistant] Your assistant's screen has been removed.
   *[arbiter] The arbiter's screen has been removed.
}
screen-not-kept = Who plays at the screen could not be saved: { $why }.
screen-drawn = The picture is on the terminal, and in the browser of this machine at { $address }.{ $kept ->
    [yes] {" "}It is also in the file { $file }.
   *[no] {""}
}
screen-moved = The page is at a new address: { $address }. Who was connected opens it there.
screen-ask-network = Let devices on this network join? { WORD("yes") } or { WORD("no") }? Without it, only this machine can.
screen-network-open = Devices on this network can join.
screen-network-closed = Only this machine can join.
screen-no-network = This machine is in no network. Only its own browser can join.
screen-no-visitor = The page has not been opened yet. A firewall, a guest network or another network may be in the way.
screen-dot = dot
screen-colon = colon
screen-title = { $white } against { $black }
screen-action = { $action ->
    [repeat] I repeat this move
    [not-heard] That is not what I heard
    [execute] I have made it on my board
    [press] Press the clock
    [accept] Accept the draw
    [decline] Decline the draw
    [draw] Offer a draw
    [claim] Claim a draw
    [pause] Stop the clocks
    [resume] Start the clocks
    [boards-differ] Our boards differ
    [boards-agree] Our boards agree again
    [sign] Sign the result
    [resign] Resign
    [repetition] By repetition
    [fifty-moves] By the fifty-move rule
    [now] Without a move
    [yes] Yes
    [tell-time] Tell the times
    [flag] The flag has fallen
    [approve-screen] Approve the screen
    [reject-screen] Reject the screen
    [allow-screens] Allow screens
    [forbid-screens] Forbid screens
    [accept-claim] Accept the claim
    [reject-claim] Reject the claim
    [settle] Settle the boards
    [illegal] Penalise the illegal move
    [adjourn] Adjourn the game
    [made-on-board] I have made it on the board
    [announce] Announce a move
    [report-touch] Report a touched piece
    [formalities] The formalities are done
    [seal] Seal your move
    [seal-again] Seal another move
    [close-envelope] Close the envelope
    [begin-resumption] Resume: both are here
    [begin-without-white] Resume without White
    [begin-without-black] Resume without Black
    [white-arrived] White has arrived
    [black-arrived] Black has arrived
    [arrived] I have arrived
    [open-envelope] Open the envelope
    [envelope-missing] The envelope is missing
   *[no] No
}
screen-board = Board
screen-moves = Moves
screen-connected = Connected
screen-lost = Connection lost. Trying again.
screen-flip = Flip the board
screen-number = Move
screen-white = White
screen-black = Black
screen-captured = Captured
screen-lines = What was said
screen-actions = What you can do
screen-field = Move or command
screen-send = Send
screen-secret = Hidden answer
screen-reveal = Show what I enter
screen-promote = The pawn becomes
screen-promote-queen = Queen
screen-promote-rook = Rook
screen-promote-bishop = Bishop
screen-promote-knight = Knight
screen-cancel = Cancel
screen-confirm = Confirm
screen-selected = { $piece } { $square } selected
screen-deselected = Nothing is selected any more.
screen-confirm-move = { $piece } { $from } to { $to }
screen-confirm-seal = Seal: { $piece } { $from } to { $to }
screen-language = Language
screen-awake = This page cannot keep your screen on. If it sleeps, wake it: the page comes back by itself.
screen-join-title = Join the game
screen-join-code = Code
screen-join-name = Your name, for the scoresheet
screen-join-board-own = I play at a real board
screen-join-board-page = This page is my board
screen-join = Join
screen-join-other = Join with a code
screen-waiting = You have asked to join. Please wait.
screen-page-declined = You were not let in.
screen-page-dismissed = This screen is no longer at the table.
screen-elsewhere = The game is open in another tab.
screen-use-here = Use it here
screen-full = Too many people are watching.
screen-late = Shown with a delay of { $minutes } min
screen-log = Log
screen-pending = Pending
screen-compare = Both scoresheets
screen-sheet-white = White's scoresheet
screen-sheet-black = Black's scoresheet
screen-differ = they differ
screen-orders = Orders
screen-order = Choose an order
screen-order-line = Order
screen-reason = Reason
screen-preview = Preview
screen-export = Download the game
screen-export-journal = Everything that is recorded
screen-export-pgn = Scoresheet as PGN
screen-export-notes = Scoresheet with everything that was noted
screen-again = Try again
screen-error-wrong = That is not the code, or it is too old. Ask for a new one.
screen-error-closed = There were too many wrong codes. Wait a minute, then ask for a new one.
screen-error-malformed = The name is too long or cannot be used.
screen-keys = Keys on the board
screen-keys-where = The keys are listed at the end of the page: { screen-keys }.
screen-door-help =
    Your opponent plays by ear. The console tells you six digits: enter them as the code.
    Then you see the board. Tap a piece, then the square where it goes. Or enter a move, such as e4 or Nf3.
    The console says your move to your opponent, and shows you theirs.
    Buttons below the board offer a draw, resign and answer questions. You can also enter the word help.
screen-door-opponent = As the opponent
screen-door-assistant = As an assistant
screen-door-arbiter = As the arbiter
screen-door-spectator = As a spectator
screen-door-help-assistant =
    The player at the console invites you. Enter the six digits; the player or the arbiter lets you in.
    You see no board. When the opponent has moved, a button asks you to repeat the move. Another asks you to say that you have made it on the board.
    You can also press the clock and tell the times. You can report a touched piece or a fallen flag. The page offers nothing else: an assistant may do no more.
screen-door-help-arbiter =
    The console gives the code after your PIN. That is all you need.
    You see the whole log, and the clocks in tenths of a second. You also see both scoresheets, and what waits for your decision.
    Choose an order or write one, and give a reason. The preview shows what it would do. Only you hear of an illegal move before you rule.
    Allow screens first, then approve each device. To adjourn, use the button: the password is hidden.
screen-door-help-spectator =
    The code of the room is the same for everybody. You need no name.
    You see the completed moves, at a tournament with a delay. You cannot enter anything.
