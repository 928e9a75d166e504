//! Questions by key when there is something else going on, or nothing at all.

use super::pane::Pane;

/// What was told behind a line.
fn behind(shown: &super::pane::Shown, line: &str) -> Vec<String> {
    shown.lines.iter().skip_while(|each| *each != line).skip(1).cloned().collect()
}

#[test]
fn the_same_question_says_more_until_a_move_is_made() {
    let pane = Pane::start();
    pane.keys(&["tab", "v", "v"]);
    pane.until_told("The points are equal.");
    pane.keys(&["tab"]);
    pane.until_told("Entry line.");
    pane.makes("e4");
    pane.keys(&["tab", "v", "w"]);
    let shown = pane.until_told("Black to move, move one.");
    assert_eq!(shown.count("The points are equal."), 1, "{shown:?}");
    // Two diagonals are one question.
    pane.keys(&["g", "e", "4", "shift-x", "shift-x", "w"]);
    let shown = pane.until("both questions", |shown| shown.count("Black to move, move one.") == 2);
    assert_eq!(shown.count("iagonal b1"), 2, "{shown:?}");
    let diagonals: Vec<&String> = shown.lines.iter().filter(|line| line.contains("iagonal b1")).collect();
    assert_ne!(diagonals[0], diagonals[1]);
}

#[test]
fn a_question_in_mid_promotion_leaves_it_open() {
    let pane = Pane::with("", &["--fen", "4k3/P7/8/8/8/8/8/4K3 w - - 0 1"]);
    pane.bytes(b"a8\r\x1bwmaterial\rwhat attacks z9\rqueen\r");
    let shown = pane.until_told("a8, promotes to queen, check");
    let expected = [
        "Promote to what: queen, rook, bishop or knight?",
        "White to move, move one.",
        "material",
        "White has more: one pawn. White one point, Black zero.",
        "what attacks z9",
        "z9 is not a square. Squares go from a1 to h8.",
        "queen",
        "a8, promotes to queen, check",
    ];
    assert_eq!(behind(&shown, "a8"), expected);
}

/// What is not on disk has not been announced, and is known to no answer.
#[test]
fn answers_during_an_announcement_use_what_has_been_announced() {
    for _ in 0..5 {
        let pane = Pane::start();
        pane.bytes(b"e4\r\tge4");
        let shown = pane.until("move and answer", |shown| {
            shown.count("e4, empty.") + shown.count("e4, white pawn.") == 1 && shown.count("e4") >= 3
        });
        let told = behind(&shown, "e4");
        let place = |line: &str| told.iter().position(|each| each == line);
        let announced = place("e4").expect("the announcement");
        match (place("e4, empty."), place("e4, white pawn.")) {
            (Some(before), None) => assert!(before < announced, "{shown:?}"),
            (None, Some(behind)) => assert!(behind > announced, "{shown:?}"),
            other => panic!("{other:?}: {shown:?}"),
        }
    }
}

#[test]
fn after_the_end_every_question_has_its_answer() {
    let pane = Pane::start();
    for move_ in ["f3", "e5", "g4"] {
        pane.makes(move_);
    }
    pane.text("Qh4");
    pane.keys(&["enter"]);
    pane.until_told("Checkmate. Black wins.");
    pane.keys(&["tab", ">", "m", "shift-m", "shift-l", "a", "="]);
    let shown = pane.until_told("No offer.");
    let expected = [
        "a1, white rook.",
        "Checkmate. Black wins.",
        "Rook a1: no legal moves.",
        "No captures.",
        "h4, black queen.",
        "White does not attack h4.",
        "No offer.",
    ];
    assert_eq!(behind(&shown, "Board."), expected);
}

#[test]
fn a_missing_piece_is_told_and_the_cursor_stays() {
    let pane = Pane::with("", &["--fen", "4k3/P7/8/8/8/8/8/4K3 w - - 0 1"]);
    pane.keys(&["tab", "q", "j", "r", "z", "b", "shift-l", "d", "m", "o"]);
    // Once where the board is entered, once for the last key.
    let shown = pane.until("the last answer", |shown| shown.count("a1, empty.") == 2);
    let expected = [
        "a1, empty.",
        "No queens.",
        "Which piece?",
        "No black rooks.",
        "Which piece?",
        "No bishops.",
        "No move has been made yet.",
        "White does not defend a1. Black does not defend a1.",
        "a1 is empty.",
        "a1, empty.",
    ];
    assert_eq!(behind(&shown, "Board."), expected);
}

#[test]
fn without_a_clock_that_is_told() {
    let pane = Pane::with("", &["--time", "none"]);
    pane.keys(&["tab", "t", "shift-t", "w"]);
    let shown = pane.until_told("White to move, move one.");
    assert_eq!(shown.count("This game has no clock."), 2, "{shown:?}");
}

#[test]
fn tournaments_refuse_all_advice_in_the_same_words() {
    let pane = Pane::with("", &["--mode", "tournament", "--opponent", "board", "--terminal", "all"]);
    pane.keys(&["tab", "a", "d", "m", "shift-m", "shift-c", "c", "v", "shift-v", "shift-z", "shift-f", "shift-i"]);
    // Nor is a piece to be found by walking: the board is the player's own, and it is not this console. The square alone is said.
    pane.keys(&["n", "o", "z", "q", "up", "l"]);
    let shown = pane.until_told("No move has been made yet.");
    assert_eq!(shown.count("That is not allowed in this game."), 14, "{shown:?}");
    assert_eq!(shown.count("a2."), 1, "{shown:?}");
    assert_eq!(behind(&shown, "Board.").len(), 1 + 15 + 2, "{shown:?}");
}

/// Settings are turned by key, and what was turned is written into the player's file.
#[test]
fn the_form_of_answers_is_turned_by_key_and_kept() {
    let pane = Pane::start();
    pane.keys(&["tab", "s"]);
    pane.until_told("Rank one, White: rook a1,");
    pane.keys(&["3", "shift-s"]);
    pane.until_told("four empty");
    let empties = ["alt-g"; 10];
    pane.keys(&empties);
    pane.until_told("Empty squares: counted.");
    pane.keys(&["+", "shift-s", "shift-s"]);
    let shown = pane.until_told("a3 empty, a4 empty");
    assert!(shown.count("Empty squares: each named.") == 1, "{shown:?}");
    pane.keys(&["f", "w"]);
    pane.until_told("The board is read from: Black's side.");
    pane.until_told("White to move, move one.");
    pane.until_kept(&["empties = \"told\"", "orientation = \"black\""]);
}

#[test]
fn the_cursor_follows_the_orientation_and_may_name_squares_alone() {
    let pane = Pane::with("", &["--colour", "black", "--orientation", "white", "--steps", "square"]);
    pane.keys(&["tab", "up", "o", "f", "up", "w"]);
    let shown = pane.until_told("White to move, move one.");
    let expected =
        ["a1.", "a2.", "a2, white pawn.", "The board is read from: your own side.", "a1.", "White to move, move one."];
    assert_eq!(behind(&shown, "Board."), expected);
}

#[test]
fn answers_have_a_style_of_their_own() {
    let pane = Pane::with("", &["--answer-style", "nato", "--style", "uci"]);
    pane.text("e4");
    pane.keys(&["enter"]);
    pane.until_told("e2e4");
    pane.keys(&["alt-l"]);
    pane.until_told("Move one, White: echo two echo four.");
}

/// What is asked is answered on the entry line, but the board can be looked at first; the question stays.
#[test]
fn the_board_answers_while_a_question_stays_open() {
    let pane = Pane::with("", &["--fen", "4k3/P7/8/8/8/8/8/4K3 w - - 0 1"]);
    pane.text("a8");
    pane.keys(&["enter", "tab", "g", "a", "7", "o", "tab"]);
    let shown = pane.until_told("Entry line.");
    let expected = [
        "Promote to what: queen, rook, bishop or knight?",
        "Board.",
        "a1, empty.",
        "Which square?",
        "a7, white pawn.",
        "a7, white pawn. a7 is a dark square.",
        "Entry line.",
    ];
    assert_eq!(behind(&shown, "a8"), expected);
    pane.text("queen");
    pane.keys(&["enter"]);
    pane.until_told("a8, promotes to queen, check");
}

/// Whoever is asked at the board is called to the entry line once, and comes back to the board when they have answered.
#[test]
fn a_question_at_the_board_opens_the_line_and_returns() {
    let pane = Pane::start();
    pane.keys(&["tab", "alt-d"]);
    pane.until_told("Entry line.");
    pane.keys(&["tab", "o"]);
    // Twice where the board is entered, once for the last key.
    let shown = pane.until("the answer", |shown| shown.count("a1, white rook.") == 3);
    assert_eq!(shown.count("Entry line."), 1, "{shown:?}");
    pane.keys(&["tab"]);
    pane.text("no");
    pane.keys(&["enter"]);
    pane.until_told("Cancelled.");
}
