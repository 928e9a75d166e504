//! Enter at the board: a piece is picked up and put down, which enters the move.

use std::fs;

use super::pane::Pane;

/// The journals, as they are on disk.
fn journals(pane: &Pane) -> Vec<Vec<u8>> {
    let games = pane.config().parent().unwrap().join("games");
    fs::read_dir(games).unwrap().map(|entry| fs::read(entry.unwrap().path()).unwrap()).collect()
}

#[test]
fn a_move_is_entered_by_picking_up_and_putting_down() {
    let pane = Pane::with("", &["--dialogue", "full"]);
    pane.keys(&["tab"]);
    let (before, kept) = (pane.settled().0, journals(&pane));
    pane.keys(&["enter", "up", "backspace", "enter", "enter", "right", "enter", "escape", "up", "up", "enter"]);
    let told = pane.settled().0.lines[before.lines.len()..].to_vec();
    let expected = [
        "Picked up: rook a1.",
        "a2, white pawn.",
        "Put back: rook a1.",
        "Picked up: pawn a2.",
        "Put back: pawn a2.",
        "b2, white pawn.",
        "Picked up: pawn b2.",
        "Put back: pawn b2.",
        "b3, empty.",
        "b4, empty.",
        "b4 is empty.",
    ];
    assert_eq!(told, expected);
    assert_eq!(journals(&pane), kept, "nothing of it is a fact");
    pane.keys(&["g", "g", "1", "enter", "g", "f", "3", "enter"]);
    pane.until_told("knight f3");
    assert_ne!(journals(&pane), kept);
    // The other side has the move: its pieces can be picked up, and those that have moved cannot.
    pane.keys(&["enter"]);
    pane.until_told("f3, white knight. Only Black's pieces can be picked up now.");
}

#[test]
fn a_question_is_answered_before_a_piece_is_picked_up() {
    let pane = Pane::with("", &[]);
    pane.keys(&["tab", "n", "enter", "alt-d"]);
    pane.until_told("White: Offer a draw?");
    // Whoever is asked is called to the entry line, and may go back to look.
    pane.keys(&["tab", "up", "up", "enter"]);
    pane.until("the reminder", |shown| shown.count("Offer a draw?") > 1);
    pane.keys(&["tab"]);
    pane.text("no");
    pane.keys(&["enter"]);
    pane.until_told("Cancelled.");
    // What was in hand is there still.
    pane.keys(&["tab", "escape"]);
    pane.until_told("Put back: knight b1.");
}

#[test]
fn putting_a_piece_down_at_the_study_board_tries_it() {
    let pane = Pane::with("", &[]);
    pane.keys(&["tab", "alt-u", "n", "enter", "g", "c", "3", "enter"]);
    pane.until_told("knight c3, study board.");
    pane.keys(&["g", "g", "8", "enter", "alt-u"]);
    // In the game it is another board.
    pane.until_told("g8 has changed. You no longer hold a piece.");
}

/// Where the console is nobody's board: the squares are said, and nothing of what stands there.
#[test]
fn at_a_real_board_moves_are_entered_by_squares_alone() {
    let flags = ["--opponent", "board", "--mode", "tournament", "--start", "at-once", "--terminal", "all"];
    let pane = Pane::with("", &[&flags[..], &["--dialogue", "full"]].concat());
    pane.keys(&["tab"]);
    let before = pane.settled().0;
    pane.keys(&["g", "e", "5", "enter", "enter", "g", "e", "2", "enter", "up", "up"]);
    let told = pane.settled().0.lines[before.lines.len()..].to_vec();
    let expected = [
        "Which square?",
        "e5.",
        "Picked up: e5.",
        "Put back: e5.",
        "Which square?",
        "e2.",
        "Picked up: e2.",
        "e3.",
        "e4.",
    ];
    assert_eq!(told, expected);
    pane.keys(&["enter"]);
    pane.until_told("Eva zwei Eva vier");
}
