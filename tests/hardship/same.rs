//! The same lines, the same seed: the same game, word for word.

use std::process::Command;

use crate::support::play::{Play, binary};

/// Enough answers of the built-in opponent to tell two runs apart.
const ENTERED: [&str; 8] = ["e4", "Nf3", "Bc4", "O-O", "d3", "c3", "h3", "moves"];

fn transcript(seed: &str) -> Vec<String> {
    let data = tempfile::tempdir().unwrap();
    let mut command = Command::new(binary());
    command.args([
        "play",
        "--simulated",
        "--seed",
        seed,
        "--opponent",
        "house",
        "--opponent-level",
        "3",
        "--dialogue",
        "off",
    ]);
    command.args(["--language", "en", "--speech", "off", "--sounds", "off", "--style", "uci", "--data"]);
    let mut play = Play::run(command.arg(data.path()));
    let mut lines = Vec::new();
    for (second, line) in ENTERED.iter().enumerate() {
        lines.extend(play.say(format!("@{second} {line}")));
    }
    let ended = play.end();
    assert_eq!(ended.code, Some(0));
    lines.extend(ended.lines);
    lines
}

#[test]
fn a_simulated_game_repeats_exactly() {
    let first = transcript("7");
    assert!(first.iter().filter(|line| line.starts_with("public: ")).count() >= 8, "{first:#?}");
    assert_eq!(first, transcript("7"));
}

#[test]
fn another_seed_is_another_game() {
    let first = transcript("7");
    let different = (8..14).map(|seed: u32| transcript(&seed.to_string())).any(|other| other != first);
    assert!(different, "the seed decides nothing: {first:#?}");
}
