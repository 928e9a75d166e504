//! The clock alone by keys.

use std::thread::sleep;
use std::time::Duration;

use super::tmux::Terminal;

const FLAGS: [&str; 8] = ["--language", "en", "--speech", "off", "--sounds", "off", "--time", "25+5"];

fn clock(flags: &[&str]) -> Terminal {
    let folder = tempfile::tempdir().expect("a folder");
    let terminal = Terminal::program_in(folder, "clock", &[&FLAGS[..], flags].concat());
    terminal.until_shown("f presses for White, j for Black", 1);
    terminal
}

/// A press is known when it is on disk: it is asked for until it is.
#[track_caller]
pub fn until_moves(terminal: &Terminal, said: &str) {
    for _ in 0..100 {
        terminal.text("n");
        sleep(Duration::from_millis(100));
        if terminal.shown().iter().any(|line| line.contains(said)) {
            return;
        }
    }
    terminal.until_shown(said, 1);
}

#[test]
fn levers_questions_and_the_way_out() {
    let terminal = clock(&[]);
    terminal.text("j");
    terminal.until_shown("White's time is running.", 1);
    terminal.text("f");
    terminal.text("t");
    terminal.until_shown("Twenty-five", 1);
    until_moves(&terminal, "White has completed one move, Black zero moves. Black to move.");
    // The same key within 300 milliseconds is autorepeat.
    sleep(Duration::from_millis(400));
    terminal.text("J");
    until_moves(&terminal, "White has completed one move, Black one move. White to move.");
    for (key, said) in [
        ("o", "Opponent: twenty-five"),
        ("c", "Black: twenty-five"),
        ("m", "No time control is left."),
        ("e", "The game has lasted"),
        ("d", "It is "),
        ("k", "with five seconds added for each move from the first"),
        ("p", "The clock is stopped."),
    ] {
        terminal.text(key);
        terminal.until_shown(said, 1);
    }
    // At the keys it is a key that is told as the way to go on.
    terminal.text("f");
    terminal.until_shown("First start the clock: p", 1);
    terminal.text("x");
    terminal.until_shown("x does nothing here. h explains the keys.", 1);
    terminal.keys(&["M-y"]);
    terminal.until_shown("Time warnings are o", 1);
    terminal.text("a");
    terminal.until_shown("What time should White have?", 1);
    terminal.text("10:30");
    terminal.keys(&["Enter"]);
    terminal.until_shown("What time should Black have?", 1);
    terminal.keys(&["Enter", "Enter", "Enter", "Enter"]);
    terminal.until_shown("White has ten minutes and thirty seconds now.", 1);
    terminal.text("q");
    terminal.until_shown("Leave?", 1);
    terminal.text("yes");
    terminal.keys(&["Enter"]);
    terminal.until_shown("You can take it up again. Goodbye.", 1);
    terminal.until_ended();
}

#[test]
fn a_held_key_is_one_press_and_never_the_opponents() {
    let terminal = clock(&[]);
    terminal.text("j");
    terminal.until_shown("White's time is running.", 1);
    // The levers rest for as long as a keyboard may wait before it repeats.
    sleep(Duration::from_millis(1_100));
    terminal.text(&" ".repeat(60));
    until_moves(&terminal, "White has completed one move, Black zero moves. Black to move.");
    assert!(!terminal.shown().iter().any(|line| line.contains("can press")), "{:?}", terminal.shown());
    terminal.text("j");
    until_moves(&terminal, "White has completed one move, Black one move. White to move.");
}

#[test]
fn a_control_is_composed_by_keys_and_empty_delete_cancels() {
    let terminal = clock(&[]);
    terminal.text("s");
    terminal.until_shown("Which kind?", 1);
    terminal.keys(&["Escape"]);
    terminal.until_shown("Cancelled. The clock is unchanged.", 1);
    terminal.text("s");
    terminal.until_shown("Which kind?", 2);
    for (answer, said) in [("2", "How many minutes?"), ("3", "Does Black have the same?"), ("yes", "Is that right?")] {
        terminal.text(answer);
        terminal.keys(&["Enter"]);
        terminal.until_shown(said, 1);
    }
    terminal.text("yes");
    terminal.keys(&["Enter"]);
    terminal.until_shown("To save it, enter a name", 1);
    terminal.keys(&["Enter"]);
    terminal.until_shown("The clock is set. Both sides: hourglass, three minutes each", 1);
    terminal.text("j");
    terminal.until_shown("White's time is running.", 1);
}
