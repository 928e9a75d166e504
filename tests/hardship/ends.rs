//! Every way to be cut off: the game is saved, the program ends, the terminal is as it was.

use std::fs;
use std::io::Write;
use std::process::{Command, Stdio};
use std::time::Duration;

use crate::hardship::pane::Pane;
use crate::hardship::stalled::strace;
use crate::support::play::{Play, QUIET, a_game, assert_told, binary, clean_game};

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

/// The first process that this one has started.
fn child_of(parent: u32) -> u32 {
    let entries = fs::read_dir("/proc").unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let is_child = |process: &u32| {
        let stat = fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
        // Behind the name in brackets: the state, and the parent.
        let behind = stat.rsplit(')').next().unwrap_or_default().to_owned();
        behind.split_whitespace().nth(1) == Some(&parent.to_string())
    };
    entries.filter_map(|name| name.parse().ok()).find(is_child).expect("a child")
}

/// The syncs of the thread that copies are held back; the game itself can be saved nowhere.
#[test]
fn a_copy_being_written_counts_when_the_program_is_ended() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("games");
    fs::write(&data, "in the way").unwrap();
    let copy = folder.path().join("copy.annabella");
    let held_back = strace("2+");
    let mut command = Command::new(&held_back[0]);
    command.current_dir(folder.path()).env("TMPDIR", &data).args(&held_back[1..]).arg(binary()).args(QUIET).arg(&data);
    let mut play = Play::run(&mut command);
    play.until("Enter your move");
    play.enter(format!("save {}", copy.display()));
    while !copy.exists() {
        std::thread::sleep(Duration::from_millis(5));
    }
    signal(child_of(play.child.id()), "TERM");
    let ended = play.ended();
    assert_told(&ended.lines, &format!("saved in {}", copy.display()));
    assert_eq!(ended.code, Some(0), "{ended:?}");
    assert!(clean_game(folder.path()).history().live().is_empty());
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
    assert_eq!(ended.lines.last().unwrap(), "private: The game is saved. You can continue it later. Goodbye.");
    assert_eq!(clean_game(data.path()).history().live().len(), moves.len());
}

#[test]
fn a_request_to_end_restores_the_terminal() {
    for name in ["TERM", "HUP", "INT"] {
        let pane = Pane::start(&[]);
        pane.text("e4");
        pane.keys(&["Enter"]);
        pane.until_shown("e2e4", 1);
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
    pane.until_shown("e2e4", 1);
    pane.hang_up();
    pane.gone();
    assert_eq!(clean_game(&pane.data()).history().live().len(), 1);
    let mut again = Play::start(&pane.data(), &["--resume"]);
    assert_eq!(again.moves(), ["e2e4"]);
    assert_eq!(again.end().code, Some(0));
}

#[test]
fn a_lost_reader_ends_the_program_with_the_game_saved() {
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
