//! Games against a UCI engine, through pipes: played, taken up again, and gone on with when the engine dies.

use std::fs;
use std::os::unix::fs::symlink;
use std::path::Path;
use std::process::Command;

use annabella::rules::position::Color;

use crate::support::play::{Play, assert_told, binary, clean_game, count};

/// Black's king cannot move: Black has no choice but to push the pawn, square by square, until White mates.
const ONE_WAY: &str = "7k/5Q2/6K1/p7/8/8/7P/8 w - - 0 1";

fn start(data: &Path, engine: &Path, further: &[&str]) -> Play {
    let quiet = ["--dialogue", "off", "--speech", "off", "--sounds", "off", "--style", "uci", "--language", "en"];
    let mut command = Command::new(binary());
    command.args(["play", "--opponent", "uci", "--colour", "white"]).args(quiet).arg("--data").arg(data);
    Play::run(command.arg("--engine").arg(engine).args(["--fen", ONE_WAY]).args(further))
}

fn resume(data: &Path) -> Play {
    let quiet = ["--speech", "off", "--sounds", "off", "--style", "uci", "--language", "en"];
    Play::run(Command::new(binary()).args(["play", "--resume"]).args(quiet).arg("--data").arg(data))
}

/// The processes that were started under a path in this directory.
fn running_from(directory: &Path) -> Vec<String> {
    let entries = fs::read_dir("/proc").expect("the processes").filter_map(Result::ok);
    let commands = entries.filter_map(|entry| fs::read(entry.path().join("cmdline")).ok());
    let shown = directory.display().to_string();
    commands.map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).filter(|line| line.contains(&shown)).collect()
}

#[test]
fn a_game_against_a_uci_engine_is_resumed_and_won() {
    let (data, programs) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let engine = programs.path().join("fish");
    symlink("/usr/games/stockfish", &engine).unwrap();
    let mut play = start(data.path(), &engine, &["--strength", "1500"]);
    assert_told(&play.until("Enter your move"), "at a rating of one thousand five hundred, like a club player");
    play.enter("h2h3");
    play.until("public: a5a4");
    assert!(!running_from(programs.path()).is_empty(), "who plays?");
    assert_eq!(play.end().code, Some(0));
    assert!(running_from(programs.path()).is_empty(), "the engine is still there");

    let mut play = resume(data.path());
    assert_told(&[play.next(), play.next()], "The game continues.");
    play.enter("h3h4");
    play.until("public: a4a3");
    play.enter("f7f8");
    play.until("White wins");
    let ended = play.end();
    assert_eq!((ended.code, ended.complaints.as_str()), (Some(0), ""));
    assert!(running_from(programs.path()).is_empty(), "the engine is still there");
    let game = clean_game(data.path());
    assert!(game.player(Color::Black).name.starts_with("Stockfish"), "{:?}", game.player(Color::Black));
    assert_eq!(game.history().live().len(), 5);
}

#[test]
fn an_engine_dying_is_told_once_and_play_continues() {
    let (data, programs) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let engine = programs.path().join("dies-later-once");
    symlink(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/uci/liar.py"), &engine).unwrap();
    let mut play = start(data.path(), &engine, &[]);
    play.enter("h2h3");
    let mut told = play.until("public: a5a4");
    assert_eq!(count(&told, "Trouble"), 0, "{told:#?}");
    play.enter("h3h4");
    told = play.until("public: a4a3");
    let trouble =
        "private: Trouble with Liar (dies-later): it has stopped working. It is started again, and the game goes on.";
    assert_told(&told, trouble);
    play.enter("f7f8");
    told.extend(play.until("White wins"));
    let ended = play.end();
    told.extend(ended.lines);
    assert_eq!(count(&told, "Trouble"), 1, "{told:#?}");
    assert_eq!((ended.code, ended.complaints.as_str()), (Some(0), ""));
    assert!(running_from(programs.path()).is_empty(), "the engine is still there");
    assert_eq!(clean_game(data.path()).history().live().len(), 5);
}
