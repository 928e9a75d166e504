//! Every way to be cut off: the game is saved, the program ends, the terminal is as it was.

use std::io::Write;
use std::process::{Command, Stdio};
use std::time::Duration;

use crate::hardship::pane::Pane;
use crate::hardship::play::{Play, QUIET, a_game, assert_told, binary, clean_game};

fn signal(process: u32, name: &str) {
    let status = Command::new("kill").args(["-s", name, &process.to_string()]).status();
    assert!(status.is_ok_and(|status| status.success()), "kill -s {name}");
}

#[test]
fn a_request_to_end_saves_the_game_of_a_pipe() {
    for name in ["TERM", "HUP", "INT"] {
        let data = tempfile::tempdir().unwrap();
        let mut play = Play::start(data.path(), &[]);
        play.say("e4");
        signal(play.child.id(), name);
        let ended = play.ended();
        assert_eq!(ended.code, Some(0), "{name}: {ended:?}");
        assert_told(&ended.lines, "The game is saved.");
        assert_eq!(clean_game(data.path()).history().live().len(), 1);
    }
}

#[test]
fn a_request_to_end_is_heard_behind_thousands_of_lines() {
    let data = tempfile::tempdir().unwrap();
    let mut play = Play::start(data.path(), &[]);
    play.say("e4");
    for _ in 0..3_000 {
        play.enter("e5 and what else");
    }
    signal(play.child.id(), "TERM");
    // Its input stays open: only the signal can have ended it.
    let input = play.input.take();
    let ended = play.ended();
    drop(input);
    assert_eq!(ended.code, Some(0), "{:?}", ended.complaints);
    assert_eq!(clean_game(data.path()).history().live().len(), 1);
}

#[test]
fn lines_behind_quit_cost_nothing() {
    let data = tempfile::tempdir().unwrap();
    let moves = a_game(3, 60);
    let mut play = Play::start(data.path(), &[]);
    let poured = format!("{}\nquit\n{}", moves.join("\n"), "what e4\n".repeat(20_000));
    let mut input = play.input.take().unwrap();
    let pump = std::thread::spawn(move || {
        // The program ends in the middle of it.
        let _ended = input.write_all(poured.as_bytes());
    });
    let ended = play.ended();
    pump.join().unwrap();
    assert_eq!(ended.code, Some(0), "{:?}", ended.complaints);
    assert_eq!(ended.lines.last().unwrap(), "private: The game is saved. You can take it up again. Goodbye.");
    assert_eq!(clean_game(data.path()).history().live().len(), moves.len());
}

#[test]
fn a_request_to_end_restores_the_terminal() {
    for name in ["TERM", "HUP", "INT"] {
        let pane = Pane::start(&[]);
        pane.text("e4");
        pane.keys(&["Enter"]);
        pane.until_shown("e2e4");
        pane.text("half a li");
        pane.signal(name);
        assert_eq!(pane.ended(), "0", "{name}");
        assert_eq!(clean_game(&pane.data()).history().live().len(), 1);
    }
}

#[test]
fn a_terminal_that_goes_away_leaves_a_saved_game() {
    let pane = Pane::start(&[]);
    pane.text("e4");
    pane.keys(&["Enter"]);
    pane.until_shown("e2e4");
    pane.hang_up();
    pane.gone();
    assert_eq!(clean_game(&pane.data()).history().live().len(), 1);
    let mut again = Play::start(&pane.data(), &["--resume"]);
    assert_eq!(again.moves(), ["e2e4"]);
    assert_eq!(again.end().code, Some(0));
}

#[test]
fn a_reader_that_goes_away_ends_the_program_and_the_game_is_saved() {
    let data = tempfile::tempdir().unwrap();
    let mut child = Command::new(binary())
        .args(QUIET)
        .arg(data.path())
        .env("XDG_CONFIG_HOME", "/proc/nonexistent")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    drop(child.stdout.take());
    input.write_all(b"e4\ne5\nNf3\n").unwrap();
    // The input stays open: nobody can hear anything any more, and that ends it.
    let mut waited = Duration::ZERO;
    let step = Duration::from_millis(20);
    let status = loop {
        if let Some(status) = child.try_wait().unwrap() {
            break Some(status);
        }
        if waited > Duration::from_mins(2) {
            break None;
        }
        std::thread::sleep(step);
        waited += step;
    };
    drop(input);
    let output = child.wait_with_output().unwrap();
    let complaints = String::from_utf8_lossy(&output.stderr);
    assert!(!complaints.contains("panicked"), "{complaints}");
    assert!(status.is_some_and(|status| status.success()), "{status:?} {complaints}");
    // The facts that were decided when the end was noticed are there.
    clean_game(data.path());
}
