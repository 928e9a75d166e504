//! The whole set of lichess: five million puzzles are generated, added from the file as it is and packed, and the next one is chosen. Aims: less
//! than 100 MB of memory, and 20 ms to the next puzzle. Peer: the choice among the built-in ones, which are in memory.

use std::fs::{self, File};
use std::io::{BufWriter, Write as _};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use annabella::rules::position::line::Line;
use annabella::rules::position::{CastlingSide, Color, Intent, Position};
use annabella::training::added::{Added, FILE, Wish};
use annabella::training::pupil::Pupil;
use annabella::training::puzzle::built_in;
use annabella::training::session::Session;
use fastrand::Rng;
use rustix::fs::{Advice, fadvise};

use crate::row;
use crate::support::play::binary;

const PUZZLES: usize = 5_000_000;
/// One of so many is a built-in one, with few pieces; the others are cut from games by lot.
const SHARE: usize = 4;
/// Half-moves of a puzzle from a game, the opponent's first one included.
const LENGTH: usize = 4;
/// How often a puzzle is chosen.
const CHOICES: usize = 400;
/// So many puzzles somebody has seen who has trained for years.
const SEEN: usize = 20_000;

pub fn print() {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let (csv, packed) = (folder.path().join("lichess_db_puzzle.csv"), folder.path().join("lichess_db_puzzle.csv.zst"));
    write(&csv);
    let done = Command::new("zstd").args(["-q", "-3", "-T2"]).arg(&csv).arg("-o").arg(&packed).status();
    assert!(done.is_ok_and(|status| status.success()), "`.ci/setup test true` installs zstd");
    println!("\n## The puzzles of lichess\n\nAim: less than 100 MB. {PUZZLES} puzzles, generated.\n");
    println!("| File | Its size | Time to add it | Highest resident memory | On disk |\n|---|---:|---:|---:|---:|");
    for file in [&packed, &csv] {
        add(file, folder.path());
    }
    let _room = fs::remove_file(csv).and_then(|()| fs::remove_file(packed));
    println!("\nAim: 20 ms.\n\n| The next puzzle | Median | 95th percentile | Times |\n|---|---:|---:|---:|");
    choose(folder.path());
}

fn add(file: &Path, folder: &Path) {
    let size = megabytes(fs::metadata(file).unwrap().len());
    let began = Instant::now();
    let mut command = Command::new(binary());
    command.arg("puzzles").arg(file).args(["--speech", "off", "--language", "en", "--data"]).arg(folder);
    command.env("XDG_CONFIG_HOME", "/proc/nonexistent").stdin(Stdio::null()).stdout(Stdio::null());
    let mut child = command.spawn().unwrap();
    let mut highest = 0.0_f64;
    let status = loop {
        if let Some(status) = child.try_wait().unwrap() {
            break status;
        }
        let status = fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        let kib = line.and_then(|line| line.split_whitespace().next()?.parse::<f64>().ok());
        highest = highest.max(kib.unwrap_or(0.0));
        std::thread::sleep(Duration::from_millis(10));
    };
    let taken = began.elapsed().as_secs_f64();
    assert!(status.success());
    let name = if file.extension().is_some_and(|ending| ending == "zst") {
        "packed (`.csv.zst`)"
    } else {
        "as it is (`.csv`)"
    };
    let disk = megabytes(fs::metadata(folder.join(FILE)).unwrap().len());
    println!("| {name} | {size:.0} MB | {taken:.0} s | {:.1} MB | {disk:.0} MB |", highest * 1024.0 / 1e6);
}

#[allow(clippy::cast_precision_loss)] // a figure in a table
fn megabytes(bytes: u64) -> f64 {
    bytes as f64 / 1e6
}

fn choose(folder: &Path) {
    let mut luck = Rng::with_seed(5);
    let mut own = Vec::new();
    for seed in 0..CHOICES {
        let pupil = Pupil::default();
        let mut session = Session::new(pupil, u64::try_from(seed).unwrap(), 1_790_000_000);
        let began = Instant::now();
        let next = session.enter(0, 1_790_000_000);
        own.push(began.elapsed());
        assert!(!next.is_empty());
    }
    row("peer: of the built-in ones", own);
    for (what, seen, is_cold) in [
        ("of the added ones, by somebody new", 0, false),
        ("the same, with nothing of the file in memory", 0, true),
        ("by somebody who has seen 20000 of them", SEEN, false),
        ("the same, with nothing of the file in memory", SEEN, true),
    ] {
        let seen: Arc<std::collections::HashSet<String>> = Arc::new((0..seen).map(|at| name(at * 250)).collect());
        let times = (0..CHOICES).map(|_| {
            if is_cold {
                let file = File::open(folder.join(FILE)).unwrap();
                fadvise(&file, 0, None, Advice::DontNeed).unwrap();
            }
            let wish = Wish {
                theme: None,
                rating: luck.u32(600..2600),
                near: 100,
                pieces: luck.usize(3..=32),
                lot: luck.u32(..),
                seen: Arc::clone(&seen),
            };
            // The database is opened anew each time, which a session does once.
            let began = Instant::now();
            let found = Added::open(folder).unwrap().unwrap().find(&wish).unwrap();
            let taken = began.elapsed();
            assert!(found.is_some_and(|found| !seen.contains(&found.id)));
            taken
        });
        row(what, times.collect());
    }
}

/// Lines as lichess writes them.
fn write(path: &Path) {
    let mut file = BufWriter::new(File::create(path).unwrap());
    writeln!(file, "PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags").unwrap();
    let mut luck = Rng::with_seed(50);
    let mut game = Vec::new();
    for at in 0..PUZZLES {
        let (fen, moves, themes) = if at % SHARE == 0 {
            let puzzle = luck.choice(built_in()).unwrap().whole().unwrap();
            let written = puzzle.written();
            let columns: Vec<&str> = written.split('\t').collect();
            (columns[3].to_owned(), columns[4].to_owned(), columns[2].replace(',', " "))
        } else {
            if game.is_empty() {
                game = cut(&mut luck);
            }
            let (fen, moves) = game.pop().unwrap();
            (fen, moves, "crushing hangingPiece long middlegame".to_owned())
        };
        // Most are of middling difficulty.
        let rating = 400 + luck.u32(..800) + luck.u32(..800) + luck.u32(..800);
        let address = luck.u64(..);
        let (deviation, popularity, plays) = (luck.u32(70..110), luck.u32(60..100), luck.u32(..20_000));
        writeln!(
            file,
            "{},{fen},{moves},{rating},{deviation},{popularity},{plays},{themes},https://lichess.org/{address:016x}#{},",
            name(at),
            luck.u32(10..120)
        )
        .unwrap();
    }
    file.flush().unwrap();
}

/// A name of lichess, later ones for larger numbers, with gaps between them.
fn name(at: usize) -> String {
    const SIGNS: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    let mut number = at * 150;
    let mut name = [b'0'; 5];
    for sign in name.iter_mut().rev() {
        *sign = SIGNS[number % 62];
        number /= 62;
    }
    name.into_iter().map(char::from).collect()
}

/// The positions of a game by lot, each with the moves behind it.
fn cut(luck: &mut Rng) -> Vec<(String, String)> {
    let mut line = Line::default();
    let mut all: Vec<(String, String)> = Vec::new();
    while all.len() < 30 * LENGTH {
        let position = line.end();
        let Some(intent) = luck.choice(position.legal_intents()) else { break };
        all.push((position.fen(), written(intent, position)));
        line.push(intent).unwrap();
    }
    let moves = |at: usize| all[at..at + LENGTH].iter().map(|(_, text)| text.as_str()).collect::<Vec<_>>().join(" ");
    let last = all.len().saturating_sub(LENGTH);
    let cut: Vec<(String, String)> = (0..last).step_by(LENGTH).map(|at| (all[at].0.clone(), moves(at))).collect();
    if cut.is_empty() { vec![first()] } else { cut }
}

/// Where a game by lot was over too soon.
fn first() -> (String, String) {
    (Position::initial().fen(), "e2e4 e7e5 g1f3 b8c6".to_owned())
}

fn written(intent: Intent, position: &Position) -> String {
    match intent {
        Intent::Step { from, to, promotion } => {
            let promoted = promotion.map_or_else(String::new, |role| role.char().to_string());
            format!("{from}{to}{promoted}")
        }
        Intent::Castle { side } => {
            let rank = if position.turn() == Color::White { 1 } else { 8 };
            let file = if side == CastlingSide::KingSide { 'g' } else { 'c' };
            format!("e{rank}{file}{rank}")
        }
    }
}
