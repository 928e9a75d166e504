//! How exactly a press of the clock is stamped while every core is busy, and whether the clock drifts: beside what this process,
//! which enters it, reads from the machine's clock, and beside a bare reader of a pipe under the same load.
//!
//! Where the program's time began is not known here: its quickest stamp counts as exact, so that what all stamps have in common is not
//! seen; the peer's times are whole. Stamps are whole milliseconds. Both clocks hang on one crystal: what the drift can show
//! is a mistake of the program, and beside it stands by how much the crystal's own time differs.

use std::hint::black_box;
use std::io::{PipeWriter, Read, Write};
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::thread::{self, sleep};
use std::time::{Duration, Instant};

use annabella::game::fact::{Fact, What};
use annabella::journal::file;
use rustix::time::{ClockId, clock_gettime};

use crate::figures::{millis, of_hundred};
use crate::support::play::{self, Play, a_game, journals};

/// Without a number behind the word `clock`.
const MINUTES: u64 = 10;
/// Presses in each minute of a short run, and in a long one altogether: as many as the game has half-moves.
const EACH_MINUTE: u32 = 150;
const MOST: u32 = 252;
const AIM: Duration = Duration::from_millis(5);
/// Milliseconds a minute.
const AIM_OF_DRIFT: f64 = 1.0;

pub fn print() {
    let minutes = minutes().max(1);
    let presses = u32::try_from(minutes).unwrap_or(MOST).saturating_mul(EACH_MINUTE).min(MOST);
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let load = Load::start();
    let run = Run::of(folder.path(), presses, Duration::from_mins(minutes));
    let cores = load.end();
    let facts = file::read(&journals(folder.path())[0]).expect("a journal").facts;
    println!("\n## Stamps of presses while every core is busy\n");
    println!("{minutes} minutes, {cores} busy threads on {cores} cores. Aim: 5 ms at the 99th percentile.\n");
    println!("| What | Median | 95th percentile | 99th percentile | Longest | Times |\n|---|---:|---:|---:|---:|---:|");
    let completed = entered(&facts, |what| matches!(what, What::Completed { .. }), &run.presses);
    let announced = entered(&facts, |what| matches!(what, What::Made { .. }), &run.moves);
    let worst = row("a press: its stamp beside the moment at which it was entered", errors(&offsets(&completed, at)));
    row("a move, the same", errors(&offsets(&announced, at)));
    row("peer: a bare thread stamps a byte from a pipe", run.peer);
    println!("\nThe aim is {}.\n", if worst <= AIM { "met" } else { "missed" });
    println!("Drift, aim: less than 1 ms a minute.\n\n| What | Drift a minute | |\n|---|---:|---|");
    drift_row("the stamps", drift(&offsets(&completed, at)));
    drift_row("the chess clock: used by both sides, stood, gaps", drift(&offsets(&completed, clock)));
    println!("| peer: the machine's clock without the network's corrections | {:.3} ms | |", run.uncorrected);
}

/// The number behind the word `clock`.
fn minutes() -> u64 {
    let mut words = std::env::args().skip_while(|word| word != "clock").skip(1);
    words.next().and_then(|word| word.parse().ok()).unwrap_or(MINUTES)
}

// --- the load ---

/// Keeps every core busy.
struct Load {
    over: Arc<AtomicBool>,
    threads: Vec<thread::JoinHandle<()>>,
}

impl Load {
    fn start() -> Load {
        let over = Arc::new(AtomicBool::new(false));
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let busy = |_| {
            let over = over.clone();
            thread::spawn(move || {
                let mut number = 1_u64;
                while !over.load(Ordering::Relaxed) {
                    number = black_box(number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1));
                }
            })
        };
        let threads = (0..cores).map(busy).collect();
        Load { over, threads }
    }

    /// How many threads it were.
    fn end(self) -> usize {
        self.over.store(true, Ordering::Relaxed);
        let count = self.threads.len();
        for thread in self.threads {
            thread.join().unwrap();
        }
        count
    }
}

// --- the run ---

/// When everything was entered, by our own clock, from the beginning of the run.
#[derive(Default)]
struct Run {
    moves: Vec<Duration>,
    presses: Vec<Duration>,
    peer: Vec<Duration>,
    /// Milliseconds a minute by which the clock that nobody corrects goes faster than the corrected one.
    uncorrected: f64,
}

impl Run {
    /// A game with the whole dialogue: each half-move is entered, announced, and completed by a press.
    fn of(data: &Path, presses: u32, length: Duration) -> Run {
        let mut command = Command::new(play::binary());
        command.args(["play", "--opponent", "console", "--dialogue", "full", "--style", "uci", "--language", "en"]);
        command.args(["--speech", "off", "--sounds", "off", "--time", "90+30", "--data"]).arg(data);
        let mut play = Play::run(&mut command);
        play.until("Enter your move");
        let mut peer = Peer::start();
        let (mut run, mut lot) = (Run::default(), fastrand::Rng::with_seed(1));
        let game = a_game(5, usize::try_from(MOST).unwrap());
        let step = length / presses / 3;
        let (began, raw) = (Instant::now(), uncorrected());
        // Never in step with the milliseconds of the program.
        let mut wait = |until: Duration| {
            let moment = until + step.mul_f64(lot.f64() / 2.0);
            sleep(moment.saturating_sub(began.elapsed()));
        };
        for (number, text) in (0..presses).zip(&game) {
            let turn = step * 3 * number;
            wait(turn);
            run.moves.push(began.elapsed());
            play.enter(text);
            play.until("public: ");
            wait(turn + step);
            run.presses.push(began.elapsed());
            play.enter("press");
            wait(turn + step * 2);
            run.peer.push(peer.time());
        }
        let (corrected, raw) = (began.elapsed(), uncorrected().saturating_sub(raw));
        run.uncorrected = (millis_of(raw) - millis_of(corrected)) / minutes_of(corrected);
        assert_eq!(play.end().code, Some(0), "it did not end as it should");
        run
    }
}

/// The machine's clock as it runs by itself, without what the network's time makes of it.
fn uncorrected() -> Duration {
    let now = clock_gettime(ClockId::MonotonicRaw);
    Duration::new(u64::try_from(now.tv_sec).unwrap(), u32::try_from(now.tv_nsec).unwrap())
}

/// A thread that does nothing but stamp what comes through a pipe.
struct Peer {
    input: PipeWriter,
    stamps: Receiver<Instant>,
}

impl Peer {
    fn start() -> Peer {
        let (mut output, input) = std::io::pipe().unwrap();
        let (to_us, stamps) = channel();
        thread::spawn(move || {
            let mut byte = [0];
            while output.read_exact(&mut byte).is_ok() && to_us.send(Instant::now()).is_ok() {}
        });
        Peer { input, stamps }
    }

    fn time(&mut self) -> Duration {
        let entered = Instant::now();
        self.input.write_all(b"x").unwrap();
        self.stamps.recv().unwrap().duration_since(entered)
    }
}

// --- the figures ---

/// The facts of one kind, each with the moment at which it was entered.
fn entered<'a>(facts: &'a [Fact], is_it: impl Fn(&What) -> bool, moments: &[Duration]) -> Vec<(&'a Fact, Duration)> {
    let facts: Vec<&Fact> = facts.iter().filter(|fact| is_it(&fact.what)).collect();
    assert_eq!(facts.len(), moments.len(), "what was entered and what is in the journal are not the same");
    facts.into_iter().zip(moments.iter().copied()).collect()
}

/// The stamp, in milliseconds.
fn at(fact: &Fact) -> u64 {
    fact.at.millis()
}

/// All that the chess clock has counted by then, in milliseconds.
fn clock(fact: &Fact) -> u64 {
    fact.clock.expect("a press changes the clock").elapsed()
}

/// By how much the one clock is ahead of the other, in milliseconds, and when; the two began at different moments.
fn offsets(entered: &[(&Fact, Duration)], shown: fn(&Fact) -> u64) -> Vec<(Duration, f64)> {
    let ahead = |fact: &Fact, moment| millis_of(Duration::from_millis(shown(fact))) - millis_of(moment);
    entered.iter().map(|(fact, moment)| (*moment, ahead(fact, *moment))).collect()
}

fn least(offsets: &[(Duration, f64)]) -> f64 {
    offsets.iter().map(|(_, offset)| *offset).fold(f64::INFINITY, f64::min)
}

/// How late each stamp is beside the quickest one: nothing is stamped before it was entered.
fn errors(offsets: &[(Duration, f64)]) -> Vec<Duration> {
    let quickest = least(offsets);
    offsets.iter().map(|(_, offset)| Duration::from_secs_f64((offset - quickest) / 1e3)).collect()
}

/// Milliseconds a minute, from the quickest stamp of the first quarter to that of the last: what came late says nothing about the
/// clock.
fn drift(offsets: &[(Duration, f64)]) -> f64 {
    let quarter = offsets.len() / 4;
    let (first, last) = (&offsets[..quarter], &offsets[offsets.len() - quarter..]);
    let between = last[0].0.saturating_sub(first[0].0);
    (least(last) - least(first)) / minutes_of(between)
}

fn millis_of(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

fn minutes_of(time: Duration) -> f64 {
    time.as_secs_f64() / 60.0
}

/// A row of the first table; its 99th percentile.
fn row(what: &str, times: Vec<Duration>) -> Duration {
    let count = times.len();
    let [median, most, nearly_all, longest] = of_hundred(times, [50, 95, 99, 100]);
    let [median, most, shown, longest] = [median, most, nearly_all, longest].map(millis);
    println!("| {what} | {median} | {most} | {shown} | {longest} | {count} |");
    nearly_all
}

fn drift_row(what: &str, drift: f64) {
    let met = if drift.abs() < AIM_OF_DRIFT { "met" } else { "missed" };
    println!("| {what} | {drift:.3} ms | {met} |");
}
