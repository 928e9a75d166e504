//! How long a review takes until it says what it has found: Stockfish looks at every position of a game of 39 moves. Aim: 30 seconds on two
//! processors. Peer: one engine that looks at the same positions, and at none of them longer.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use annabella::engine::advice::{Adviser, Effort};
use annabella::engine::uci::session::{Patience, Wanted};
use annabella::game::participant::Strength;
use annabella::scoresheet::compare::{Wanted as Which, open};
use annabella::training::review::Reviewed;

use crate::row;
use crate::support::play::binary;

/// Runs of the program.
const RUNS: usize = 3;
/// Positions of a search for each of the game, as `annabella review` has it; those of the peer.
const NODES: u64 = 150_000;
/// The game in `tests/review/games.pgn`.
const GAME: &str = "17";

pub fn print() {
    let (mut reviews, mut peers) = (Vec::new(), Vec::new());
    for _ in 0..RUNS {
        reviews.push(review());
        peers.push(search());
    }
    println!("\n## The review of a game\n");
    println!("| What | Median | 95th percentile | Times |\n|---|---:|---:|---:|");
    row("a game of 39 moves, until its mistakes are counted", reviews);
    row("peer: one engine alone, which looks at no position longer", peers);
}

/// The review alone: no key is pressed, and the program ends when it has said what it has found.
fn review() -> Duration {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/review/games.pgn");
    let mut command = Command::new(binary());
    command.arg("review").arg(games).args(["--game", GAME, "--nodes", &NODES.to_string(), "--speech", "off"]);
    command.args(["--sounds", "off", "--language", "en", "--data"]).arg(folder.path());
    command.env("XDG_CONFIG_HOME", folder.path()).stdin(Stdio::null());
    let began = Instant::now();
    let output = command.output().unwrap();
    let taken = began.elapsed();
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(said.contains("to look at"), "{said}");
    taken
}

/// One engine alone, at the same positions.
fn search() -> Duration {
    let which = Which { game: Some(GAME.parse().unwrap()), ..Which::default() };
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/review/games.pgn");
    let game = Reviewed::new(open(File::open(games).unwrap(), Some("pgn"), &which).unwrap().sheet);
    let (program, patience) = (PathBuf::from("/usr/games/stockfish"), Patience::USUAL);
    let wanted = Wanted { program, strength: Strength::Full, options: String::new(), chess960: false, patience };
    let adviser = Adviser::uci(Ok(wanted));
    let began = Instant::now();
    for (at, position) in game.positions().iter().enumerate() {
        adviser.ask(position, &game.positions()[..at], Effort::Nodes(NODES));
    }
    began.elapsed()
}
