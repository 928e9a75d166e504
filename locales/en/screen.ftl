# The paired screens, and the page that shows the board.

screen-shown = The board is shown in the browser of this machine, at { $address }.
screen-not-shown = The board cannot be shown on a page: { $why }.
screen-not-at-tournament = At a tournament the board is not shown on a page.
screen-invited = Your opponent opens { $address } in a browser and enters { $code }. To hear it again, enter: { WORD("invite") }.
screen-room = Spectators open { $address } in a browser and enter { $code }. The code can be used again and again.
screen-own = For your large board, open { $address } in a browser and enter { $code }.
screen-none-wanted = This game has no screen for an opponent. Begin one with --opponent screen.
screen-knocks = { $named ->
    [yes] { $name } wants to join
   *[no] Somebody wants to join
} as your opponent, on a screen. { WORD("yes") } or { WORD("no") }?
screen-joined = { $named ->
    [yes] { $name } has joined
   *[no] Your opponent has joined
}{ $board ->
    [yes] , and has a real board.
   *[no] . The page is their board.
}
screen-declined = They were not let in.
screen-not-waiting = They are no longer waiting.
screen-closed = Somebody has entered five wrong codes. Joining is closed for a minute. Then enter: { WORD("invite") }.
screen-gone = Your opponent's screen is disconnected.{ $paused ->
    [yes] {" "}The clocks are stopped.
   *[no] {""}
}
screen-back = Your opponent's screen is connected again.{ $paused ->
    [yes] {" "}To start the clocks, enter: { WORD("resume") }.
   *[no] {""}
}
screen-seated = { $named ->
    [yes] { $name }
   *[no] Your opponent
} { $there ->
    [yes] is at a screen.
   *[no] has a screen that is disconnected.
}
screen-empty = No screen has joined. For the address and a code, enter: { WORD("invite") }.
screen-dismissed = Your opponent's screen has been removed.
screen-not-kept = Who plays at the screen could not be saved: { $why }.
screen-drawn = The picture is on the terminal, and in the browser of this machine at { $address }.
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
    [sign] Sign the result
    [resign] Resign
    [repetition] By repetition
    [fifty-moves] By the fifty-move rule
    [now] Without a move
    [yes] Yes
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
screen-language = Language
screen-awake = This page cannot keep your screen on. If it sleeps, wake it: the page comes back by itself.
screen-join-title = Join the game
screen-join-code = Code
screen-join-name = Your name, for the scoresheet
screen-join-board-own = I play at a real board
screen-join-board-page = This page is my board
screen-join = Join
screen-join-other = Join with a code
screen-waiting = Your opponent is being asked. Please wait.
screen-page-declined = Your opponent has not let you in.
screen-page-dismissed = This screen is no longer at the table.
screen-elsewhere = The game is open in another tab.
screen-use-here = Use it here
screen-full = Too many people are watching.
screen-again = Try again
screen-error-wrong = That is not the code, or it is too old. Ask for a new one.
screen-error-closed = There were too many wrong codes. Wait a minute, then ask for a new one.
screen-error-malformed = The name is too long or cannot be used.
screen-door-help =
    Your opponent plays by ear. The console tells you six digits: enter them as the code.
    Then you see the board. Tap a piece, then the square where it goes. Or enter a move, such as e4 or Nf3.
    The console says your move to your opponent, and shows you theirs.
    Buttons below the board offer a draw, resign and answer questions. You can also enter the word help.
