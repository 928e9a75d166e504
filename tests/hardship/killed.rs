//! `kill -9` at random moments of a game: what was announced before is in the game that is taken up again.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::Command;
use std::thread;
use std::time::Duration;

use crate::support::play::{Play, a_game, assert_told, binary, moves_in};

/// Games, and kills in each.
const GAMES: u64 = 4;
const KILLS: usize = 10;

#[test]
fn nothing_that_was_announced_is_missing_after_a_kill() {
    let mut at_work = 0;
    for number in 0..GAMES {
        let moves = a_game(fastrand::u64(..), 400);
        let data = tempfile::tempdir().unwrap();
        let mut known = Vec::new();
        for kill in 0..KILLS {
            let resume: &[&str] = if known.is_empty() && kill == 0 { &[] } else { &["--resume"] };
            let announced = announced_until_killed(Play::start(data.path(), resume), &moves[known.len()..]);
            at_work += usize::from(!announced.is_empty());
            known.extend(announced);
            let mut again = Play::start(data.path(), &["--resume"]);
            assert_told(&[again.next(), again.next()], "The game continues.");
            let found = again.moves();
            assert_eq!(again.end().code, Some(0));
            assert_eq!(found[..known.len().min(found.len())], known, "game {number}, kill {kill}: a move is missing");
            assert_eq!(found, moves[..found.len()], "game {number}, kill {kill}: not the game that was entered");
            known = found;
        }
    }
    assert!(at_work > usize::try_from(GAMES).unwrap() * KILLS / 2, "most were killed at work: {at_work}");
}

/// Lines are poured in until, at a random moment, the program is killed. The moves whose announcements had been written.
fn announced_until_killed(mut play: Play, moves: &[String]) -> Vec<String> {
    let mut input = play.input.take().unwrap();
    let lines = moves.join("\n") + "\n";
    let pump = thread::spawn(move || {
        // The program dies in the middle of it.
        let _killed = input.write_all(lines.as_bytes());
        input
    });
    // The greeting comes behind the game's first words: then the game is on disk.
    let mut announced = announced_in(&play.until("Enter your move"));
    for _ in 0..fastrand::usize(0..20) {
        announced.extend(announced_in(&[play.next()]));
    }
    thread::sleep(Duration::from_micros(fastrand::u64(0..8_000)));
    announced.extend(announced_in(&play.kill()));
    drop(pump.join());
    announced
}

fn announced_in(lines: &[String]) -> Vec<String> {
    lines.iter().filter_map(|line| line.strip_prefix("public: ")).flat_map(moves_in).collect()
}

/// A tournament game in simulated time, with everything that each seat hears.
fn tournament(data: &Path, further: &[&str]) -> Play {
    let mut command = Command::new(binary());
    command.args(["play", "--simulated", "--mode", "tournament", "--start", "at-once", "--opponent", "console"]);
    command.args(["--terminal", "all", "--language", "en", "--speech", "off", "--sounds", "off", "--data"]);
    Play::run(command.arg(data).args(further))
}

fn has_sheets(data: &Path) -> bool {
    let entries = fs::read_dir(data).into_iter().flatten().flatten();
    let names: Vec<String> = entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    [".pgn", ".arbiter.txt", ".brf"].iter().all(|end| names.iter().any(|name| name.ends_with(end)))
}

#[test]
fn a_result_is_signed_after_a_kill_or_closed() {
    let data = tempfile::tempdir().unwrap();
    let mut play = tournament(data.path(), &["--time", "90+30", "--dialogue", "full"]);
    for line in ["e4", "press", "black: resign", "black: yes"] {
        play.enter(line);
    }
    play.until("White wins by resignation.");
    // The answer to another line comes behind the files.
    play.enter("result");
    play.until("White wins by resignation.");
    assert!(has_sheets(data.path()), "the sheets of a result are on disk before anybody leaves");
    play.kill();

    let mut again = tournament(data.path(), &["--resume"]);
    again.until("White and Black have not signed yet.");
    again.enter("white: sign");
    again.enter("white: yes");
    again.until("White has signed");
    assert_eq!(again.end().code, Some(0));

    let mut again = tournament(data.path(), &["--resume"]);
    again.until("Black has not signed yet.");
    again.enter("arbiter: close game because Black has left");
    again.until("The arbiter closes the game without further signatures. Reason: Black has left.");
    again.enter("arbiter: restore 1");
    again.until("Back to");
    again.enter("arbiter: end 1-0");
    for line in ["white: sign", "white: yes", "black: sign", "black: yes"] {
        again.enter(line);
    }
    again.until("Both have signed. White wins.");
    assert_eq!(again.end().code, Some(0));

    let ended = tournament(data.path(), &["--resume"]).end();
    assert_eq!(ended.code, Some(1), "a game that both have signed is not taken up again: {ended:?}");
}
