//! As fast as keys can come: nothing is lost, nothing overtakes.

use std::thread::sleep;
use std::time::{Duration, Instant};

use annabella::rules::position::{Intent, Position};

use super::pane::{Fenced, Pane};

/// What a game of so many half-moves is in UCI, and no end of it is in sight.
fn a_game(length: usize) -> Vec<String> {
    let mut lot = fastrand::Rng::with_seed(7);
    let mut position = Position::initial();
    let mut moves = Vec::new();
    while moves.len() < length {
        let legal = position.legal_intents();
        let is_step = |intent: &Intent| matches!(intent, Intent::Step { promotion: None, .. });
        let steps: Vec<Intent> = legal.into_iter().filter(is_step).collect();
        let Some(intent @ Intent::Step { from, to, .. }) = lot.choice(steps) else { panic!("another seed") };
        moves.push(format!("{from}{to}"));
        position = position.play(intent).unwrap();
    }
    moves
}

#[test]
fn a_thousand_characters_at_once_arrive_in_order() {
    let pane = Pane::start();
    pane.resize(1100, 50);
    let text: String = ('a'..='z').chain('A'..='Z').cycle().take(1000).collect();
    pane.bytes(text.as_bytes());
    pane.until_entry(&format!("{text}|"));
    // Edited as fast: the last ten go, ten others come.
    pane.bytes(&[&[0x7f; 10][..], b"0123456789"].concat());
    pane.until_entry(&format!("{}0123456789|", &text[..990]));
}

#[test]
fn a_hundred_half_moves_at_once_are_made_in_order() {
    let moves = a_game(100);
    let pane = Pane::with("", &["--style", "uci"]);
    pane.resize(2000, 400);
    pane.bytes(format!("{}\r", moves.join("\r")).as_bytes());
    let last = moves.last().unwrap();
    pane.until("the last move", |shown| shown.lines.iter().filter(|line| *line == last).count() >= 2);
    pane.keys(&["alt-m"]);
    let shown = pane.until("the list", |shown| shown.lines.iter().any(|line| line.starts_with("one: ")));
    let told = shown.lines.iter().find(|line| line.starts_with("one: ")).unwrap();
    let is_move = |word: &&str| word.len() == 4 && word.as_bytes()[1].is_ascii_digit();
    let made: Vec<&str> = told.split([' ', ',', '.']).filter(is_move).collect();
    assert_eq!(made, moves);
}

#[test]
fn an_answer_typed_ahead_of_its_question_answers_it() {
    let pane = Pane::start();
    pane.keys(&["tab"]);
    pane.until_told("Board.");
    pane.bytes(b"\x1bdno\rw");
    let shown = pane.until_told("White to move, move one.");
    let told: Vec<&str> = shown.lines.iter().skip_while(|line| *line != "Board.").map(String::as_str).collect();
    let expected = [
        "Board.",
        "a1, white rook.",
        "White: Offer a draw? Enter yes or no.",
        "Entry line.",
        "no",
        "Cancelled.",
        "Board.",
        "a1, white rook.",
        "White to move, move one.",
    ];
    assert_eq!(told, expected);
}

#[test]
fn text_typed_while_the_opponent_thinks_stays_on_the_line() {
    let pane = Pane::with("", &["--opponent", "house", "--opponent-level", "8", "--time", "1+0", "--style", "uci"]);
    pane.bytes(b"e2e4\rg1");
    let announced = |shown: &super::pane::Shown| {
        let moves = shown.lines.iter().filter(|line| line.len() == 4 && *line != "e2e4").count();
        // The entry line is drawn anew behind the announcement.
        moves == 1 && shown.entry() == "g1|"
    };
    pane.until("the opponent's move, and the line as it was", announced);
    pane.bytes(b"f3\r");
    pane.until("the move that was begun", |shown| shown.lines.iter().filter(|line| *line == "g1f3").count() == 2);
}

/// Holds a key down at 30 Hz; whether none of the repeats came late.
fn hold(pane: &Pane, name: &str, count: usize) -> bool {
    let mut in_time = true;
    for _ in 0..count {
        let sent = Instant::now();
        pane.keys(&[name]);
        sleep(Duration::from_millis(33).saturating_sub(sent.elapsed()));
        in_time &= sent.elapsed() < Duration::from_millis(150);
    }
    in_time
}

#[test]
fn a_key_held_down_across_turns_and_modes_presses_once() {
    let pressed = "There is nothing to press";
    // On a machine that is too busy to hold a key down nothing is proved: then once more.
    for _ in 0..20 {
        let pane = Pane::with("[board]\npress = \"alt-p\"\n", &[]);
        let mut in_time = hold(&pane, "alt-p", 10);
        pane.bytes(b"e4\r");
        in_time &= hold(&pane, "alt-p", 10);
        pane.bytes(b"e5\r\t");
        in_time &= hold(&pane, "alt-p", 10);
        let (shown, end) = pane.settled();
        if !in_time {
            continue;
        }
        assert_eq!((shown.count(pressed), end), (1, Fenced::Told), "{shown:?}");
        // Whoever lets go and presses again presses.
        sleep(Duration::from_millis(400));
        pane.keys(&["alt-p"]);
        pane.until("the second press", |shown| shown.count(pressed) == 2);
        return;
    }
    panic!("this machine cannot hold a key down");
}

#[test]
fn an_arrow_held_for_half_a_minute_never_lags() {
    // A terminal that is held up in the middle of an arrow has sent an Escape: on a busy machine it is tried again.
    let mut steps = (0..3).map(|_| {
        let pane = Pane::start();
        pane.resize(120, 1200);
        pane.keys(&["tab"]);
        pane.until_told("Board.");
        // What a keyboard sends in half a minute, at once.
        pane.bytes("\x1b[C".repeat(900).as_bytes());
        pane.bytes(b"w");
        let shown = pane.until_told("White to move, move one.");
        (shown.count("h1, white rook."), shown.count("1, white "))
    });
    // The square where the board is entered is told, too.
    let wrong: Vec<_> = steps.by_ref().take_while(|steps| *steps != (900 - 6, 1 + 900)).collect();
    assert!(wrong.len() < 3, "{wrong:?}");
}
