//! The program at the other end of two pipes, and what its journals hold.

// clippy.toml allows it in test functions only; here the helpers are the tests' own.
#![allow(clippy::unwrap_used)]

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use annabella::game::Game;
use annabella::journal::file;
use annabella::journal::line::Condition;
use annabella::journal::name::EXTENSION;
use annabella::rules::position::{Intent, Position, Role};

use crate::support::running::Running;

/// How long anything may take on a busy machine.
pub const PATIENCE: Duration = Duration::from_mins(2);
/// Longer than anything takes on a machine that is not busy.
pub const A_WHILE: Duration = Duration::from_millis(500);

/// A question that changes nothing and whose answer nobody else gets: when it is answered, everything before it is.
const PROBE: &str = "spectator: last";
const PROBED: &str = "private spectator: ";

/// Two people at one keyboard, in silence; moves in a form that can be compared.
pub const QUIET: [&str; 14] = [
    "play",
    "--opponent",
    "console",
    "--dialogue",
    "off",
    "--speech",
    "off",
    "--sounds",
    "off",
    "--style",
    "uci",
    "--language",
    "en",
    "--data",
];

/// The program's own file.
pub fn binary() -> &'static str {
    env!("CARGO_BIN_EXE_annabella")
}

/// A running program.
pub struct Play {
    pub child: Running,
    pub input: Option<ChildStdin>,
    lines: Receiver<String>,
    complaints: JoinHandle<String>,
}

/// How a program ended.
#[derive(Debug)]
pub struct Ended {
    /// The lines that came after the last that was taken.
    pub lines: Vec<String>,
    /// Its exit code; none if a signal ended it.
    pub code: Option<i32>,
    /// What it wrote to standard error.
    pub complaints: String,
}

impl Play {
    /// Two people at one keyboard, with the games in `data`.
    pub fn start(data: &Path, further: &[&str]) -> Play {
        Play::run(Command::new(binary()).args(QUIET).arg(data).args(further))
    }

    /// Any command that is or becomes the program.
    pub fn run(command: &mut Command) -> Play {
        if !command.get_envs().any(|(name, _)| name == "XDG_CONFIG_HOME") {
            command.env("XDG_CONFIG_HOME", "/proc/nonexistent");
        }
        command.env("LC_ALL", "C.UTF-8").stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = Running::start(command);
        let input = child.stdin.take();
        let (to_test, lines) = channel();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        thread::spawn(move || {
            let mut line = String::new();
            // A line that a kill has cut short is none.
            while out.read_line(&mut line).is_ok() && line.ends_with('\n') {
                if to_test.send(line.trim_end_matches('\n').to_owned()).is_err() {
                    return;
                }
                line.clear();
            }
        });
        let mut err = child.stderr.take().unwrap();
        let complaints = thread::spawn(move || {
            let mut bytes = Vec::new();
            err.read_to_end(&mut bytes).unwrap();
            String::from_utf8_lossy(&bytes).into_owned()
        });
        Play { child, input, lines, complaints }
    }

    /// Enters bytes and the end of the line.
    pub fn enter(&mut self, line: impl AsRef<[u8]>) {
        let input = self.input.as_mut().expect("open input");
        // A program that was told to quit reads no more; that it ended shows in its output.
        let _ended = input.write_all(&[line.as_ref(), b"\n"].concat());
    }

    /// The next line.
    #[track_caller]
    pub fn next(&self) -> String {
        self.lines.recv_timeout(PATIENCE).expect("another line")
    }

    /// Reads on to the first line with this in it; all lines up to that.
    #[track_caller]
    pub fn until(&self, part: &str) -> Vec<String> {
        let mut seen = Vec::new();
        loop {
            match self.lines.recv_timeout(PATIENCE) {
                Ok(line) => seen.push(line),
                Err(why) => panic!("{why} before `{part}`: {seen:#?}"),
            }
            if seen.last().unwrap().contains(part) {
                return seen;
            }
        }
    }

    /// The same; whoever sends the keys is woken now and then.
    #[track_caller]
    pub fn until_waking(&self, part: &str, mut wake: impl FnMut()) {
        let start = Instant::now();
        loop {
            match self.lines.recv_timeout(A_WHILE) {
                Ok(line) if line.contains(part) => return,
                Err(RecvTimeoutError::Timeout) if start.elapsed() < PATIENCE => wake(),
                Err(why) => panic!("{why} before `{part}`"),
                Ok(_) => {}
            }
        }
    }

    /// Everything that comes out until what was entered is done with.
    #[track_caller]
    pub fn settled(&mut self) -> Vec<String> {
        self.enter(PROBE);
        let mut seen = Vec::new();
        loop {
            match self.lines.recv_timeout(PATIENCE) {
                Ok(line) if line.starts_with(PROBED) => return seen,
                Ok(line) => seen.push(line),
                Err(RecvTimeoutError::Disconnected) => return seen,
                Err(RecvTimeoutError::Timeout) => panic!("no answer after {seen:#?}"),
            }
        }
    }

    /// Enters a line; everything that comes of it.
    #[track_caller]
    pub fn say(&mut self, line: impl AsRef<[u8]>) -> Vec<String> {
        self.enter(line);
        self.settled()
    }

    /// The moves so far, as the program tells them.
    #[track_caller]
    pub fn moves(&mut self) -> Vec<String> {
        self.settled();
        self.say("moves").iter().flat_map(|line| moves_in(line)).collect()
    }

    /// Ends the input and waits for the end.
    pub fn end(mut self) -> Ended {
        drop(self.input.take());
        self.ended()
    }

    /// Waits for the end.
    pub fn ended(mut self) -> Ended {
        let lines = self.lines.iter().collect();
        let code = self.child.wait().unwrap().code();
        let complaints = self.complaints.join().unwrap();
        assert!(!complaints.contains("panicked"), "{complaints}");
        Ended { lines, code, complaints }
    }

    /// Ends it in a way that nothing can catch; gives what it had written.
    pub fn kill(mut self) -> Vec<String> {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        self.lines.iter().collect()
    }
}

/// The moves in a line, in the order in which they stand there.
pub fn moves_in(line: &str) -> Vec<String> {
    line.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(|word| is_move(word)).map(str::to_owned).collect()
}

fn is_move(word: &str) -> bool {
    let bytes = word.as_bytes();
    let square = |pair: &[u8]| (b'a'..=b'h').contains(&pair[0]) && (b'1'..=b'8').contains(&pair[1]);
    matches!(bytes.len(), 4 | 5) && square(&bytes[..2]) && square(&bytes[2..4])
}

/// A legal game of so many half-moves that is not over after them.
pub fn a_game(seed: u64, length: usize) -> Vec<String> {
    let mut lot = fastrand::Rng::with_seed(seed);
    'game: loop {
        let mut position = Position::initial();
        let mut moves = Vec::new();
        while moves.len() < length {
            let steps: Vec<Intent> =
                position.legal_intents().into_iter().filter(|intent| matches!(intent, Intent::Step { .. })).collect();
            let Some(&intent) = lot.choice(&steps) else { continue 'game };
            let Intent::Step { from, to, promotion } = intent else { unreachable!() };
            moves.push(format!("{from}{to}{}", promotion.map(Role::char).map(String::from).unwrap_or_default()));
            position = position.play(intent).expect("a legal move");
            if annabella::rules::ending::of_position(&position).is_some() {
                continue 'game;
            }
        }
        return moves;
    }
}

/// The journals in a directory, in the order of their names.
pub fn journals(data: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(data).expect("the data directory");
    let mut files: Vec<PathBuf> = entries
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == EXTENSION))
        .collect();
    files.sort();
    files
}

/// The games of the journals in a directory, all of them whole.
#[track_caller]
pub fn clean_games(data: &Path) -> Vec<Game> {
    let mut games = Vec::new();
    for file in journals(data) {
        let read = file::read(&file).expect("a readable journal");
        assert!(matches!(read.condition, Condition::Clean), "{:?}", read.condition);
        games.push(Game::replay(&read.facts).expect("a game"));
    }
    games
}

/// The only journal in a directory: whole, and a game.
#[track_caller]
pub fn clean_game(data: &Path) -> Game {
    let mut games = clean_games(data);
    assert_eq!(games.len(), 1, "{:?}", journals(data));
    games.remove(0)
}

/// Everybody is told these words, among other lines.
#[track_caller]
pub fn assert_told(lines: &[String], part: &str) {
    assert!(lines.iter().any(|line| line.contains(part)), "nobody was told `{part}`: {lines:#?}");
}

/// How many lines have this in them.
pub fn count(lines: &[String], part: &str) -> usize {
    lines.iter().filter(|line| line.contains(part)).count()
}
