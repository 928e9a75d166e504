//! From a line that was entered to the announcement that follows from it, beside the bare sync of as many bytes, and beside
//! the same in memory, where a sync costs nothing.

use std::fs::{self, File};
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use crate::support::play::{a_game, journals};
use crate::{console, row, spread};

/// Moves that are measured, in so many blocks; between two blocks the peer has its turn, at the same pace.
const BLOCKS: usize = 12;
const BLOCK: usize = 21;
/// What a move with its clocks fills in the journal, in bytes.
const SIZE: usize = 711;
/// A file system in memory.
const MEMORY: &str = "/dev/shm";

pub fn print() {
    // On the disk that the project is on; a directory for temporary files may be in memory.
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let on_disk = measured(folder.path());
    let in_memory = measured(tempfile::tempdir_in(MEMORY).expect("a file system in memory").path());
    let [total, sync, own] =
        [&on_disk.moves, &on_disk.peer, &in_memory.moves].map(|times| spread(times.clone()).median);
    println!("\n## From a line to what it sets off\n");
    println!("File system: {}; a move is {SIZE} bytes in the journal.\n", file_system(folder.path()));
    println!("| What | Median | 95th percentile | Times |\n|---|---:|---:|---:|");
    row("a move entered, until its announcement can be read", on_disk.moves);
    row("peer: as many bytes appended and synced, nothing else", on_disk.peer);
    row("a private question (`turn`), which waits for no disk", on_disk.asked);
    row("the same move with the games in memory: all but the sync", in_memory.moves);
    let share = 100.0 * (1.0 - own.as_secs_f64() / total.as_secs_f64());
    println!("\nA move takes {:.2} times its peer's sync. ", total.as_secs_f64() / sync.as_secs_f64());
    println!("The disk's share of it, by what is saved in memory: {:.0} %.", share.max(0.0));
}

#[derive(Default)]
struct Times {
    moves: Vec<Duration>,
    asked: Vec<Duration>,
    peer: Vec<Duration>,
}

fn measured(folder: &Path) -> Times {
    let data = folder.join("games");
    let mut peer = File::create(folder.join("peer")).unwrap();
    let mut seat = Seat::start(&data, &[]);
    let (mut times, mut before) = (Times::default(), 0);
    for (number, block) in a_game(5, BLOCKS * BLOCK).chunks(BLOCK).enumerate() {
        if number == 1 {
            before = size_of_journal(&data);
        }
        for (place, text) in block.iter().enumerate() {
            let (moved, asked) = (seat.time(text, "public: "), seat.time("turn", "move"));
            // The first of a block pays for what went before it.
            if place > 0 {
                times.moves.push(moved);
                times.asked.push(asked);
            }
        }
        for place in 0..BLOCK {
            let synced = synced(&mut peer);
            seat.time("turn", "move");
            if place > 0 {
                times.peer.push(synced);
            }
        }
    }
    let size = (size_of_journal(&data) - before) / ((BLOCKS - 1) * BLOCK);
    assert!(size.abs_diff(SIZE) < 50, "a move is {size} bytes: let the peer append as many");
    times
}

/// The real program, and this end of its pipes.
pub struct Seat {
    pub child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Seat {
    pub fn start(data: &Path, further: &[&str]) -> Seat {
        let quiet = ["--speech", "off", "--sounds", "off", "--time", "90+30"];
        let mut command = console(data, &[&quiet[..], further].concat());
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let (input, output) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
        let mut seat = Seat { child, input, output };
        seat.until("Enter your move");
        seat
    }

    /// How long it takes from this line to a line with this in it.
    pub fn time(&mut self, line: &str, part: &str) -> Duration {
        let began = Instant::now();
        self.input.write_all(format!("{line}\n").as_bytes()).unwrap();
        self.until(part);
        began.elapsed()
    }

    /// The first line with this in it.
    pub fn until(&mut self, part: &str) -> String {
        let mut line = String::new();
        while !line.contains(part) {
            line.clear();
            assert_ne!(self.output.read_line(&mut line).unwrap(), 0, "it ended before `{part}`");
        }
        line
    }
}

impl Drop for Seat {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

fn size_of_journal(data: &Path) -> usize {
    usize::try_from(fs::metadata(&journals(data)[0]).unwrap().len()).unwrap()
}

fn synced(file: &mut File) -> Duration {
    let began = Instant::now();
    file.write_all(&[b'x'; SIZE]).unwrap();
    file.sync_data().unwrap();
    began.elapsed()
}

fn file_system(path: &Path) -> String {
    let output = Command::new("stat").args(["-f", "-c", "%T"]).arg(path).output().unwrap();
    String::from_utf8_lossy(&output.stdout).trim().to_owned()
}
