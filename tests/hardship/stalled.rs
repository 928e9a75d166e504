//! A disk that stalls for two seconds: `strace` holds back the syncs of the journal's thread, counted from 1 for each
//! thread; its first is the start of the game.

use std::process::Command;

use crate::hardship::pane::Pane;
use crate::support::play::{Play, QUIET, a_game, binary, clean_game, count};

/// `strace` in front of the program, holding back these syncs.
pub fn strace(which: &str) -> Vec<String> {
    let tried = Command::new("strace").args(["-o", "/dev/null", "true"]).status();
    assert!(tried.is_ok_and(|status| status.success()), "this test needs the package strace, and to be let trace");
    let inject = format!("inject=fdatasync:delay_enter=2000000:when={which}");
    ["strace", "-f", "-qq", "-o", "trace", "-e", "trace=fdatasync", "-e", &inject].map(str::to_owned).to_vec()
}

#[track_caller]
fn place(lines: &[String], part: &str) -> usize {
    lines.iter().position(|line| line.contains(part)).unwrap_or_else(|| panic!("no `{part}` in {lines:#?}"))
}

#[test]
fn keys_and_private_questions_go_on_while_an_announcement_waits() {
    let before = strace("2");
    let before: Vec<&str> = before.iter().map(String::as_str).collect();
    let pane = Pane::start(&before);
    pane.text("e4");
    pane.keys(&["Enter"]);
    // While the sync hangs: questions, silence (any key), and text that is being written.
    pane.keys(&["M-w"]);
    pane.keys(&["M-l"]);
    pane.text("Nf");
    pane.keys(&["M-m"]);
    pane.until_shown("saved again", 1);
    pane.keys(&["BSpace", "BSpace", "M-l"]);
    let lines = pane.until_shown("Move one, White", 1);
    assert_told_in_order(&lines);
    assert_eq!(count(&lines, "is not being saved"), 1, "{lines:#?}");
    assert_eq!(count(&lines, "saved again"), 1, "{lines:#?}");
    pane.text("quit");
    pane.keys(&["Enter"]);
    assert_eq!(pane.ended(), "0");
    assert_eq!(clean_game(&pane.data()).history().live().len(), 1);
}

/// The questions are answered from what is on disk, before the warning; the warning comes before the announcement, and that
/// before the disk's answer.
fn assert_told_in_order(lines: &[String]) {
    let warning = place(lines, "is not being saved");
    let announced = place(lines, "e2e4");
    assert!(place(lines, "White to move") < warning, "{lines:#?}");
    assert!(warning < announced, "{lines:#?}");
    assert!(announced < place(lines, "saved again"), "{lines:#?}");
}

#[test]
fn lines_that_are_poured_in_lose_nothing() {
    let data = tempfile::tempdir().unwrap();
    let moves = a_game(11, 12);
    let command_line = strace("2+");
    let mut command = Command::new(&command_line[0]);
    command.current_dir(data.path()).args(&command_line[1..]).arg(binary()).args(QUIET).arg(data.path());
    let mut play = Play::run(&mut command);
    let seen = play.until("Enter your move");
    assert_eq!(count(&seen, "is not being saved"), 0, "{seen:#?}");
    for line in &moves {
        play.enter(line);
    }
    play.enter("last");
    let mut lines = play.until("saved again");
    assert_eq!(count(&lines, "is not being saved"), 1, "{lines:#?}");
    let ended = play.end();
    assert_eq!(ended.code, Some(0), "{ended:?}");
    lines.extend(ended.lines);
    let announced: Vec<&str> = lines.iter().filter_map(|line| line.strip_prefix("public: ")).collect();
    assert_eq!(announced, moves);
    let game = clean_game(data.path());
    assert_eq!(game.history().live().len(), moves.len());
}
