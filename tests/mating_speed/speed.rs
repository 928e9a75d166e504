//! How long it takes to say whether a side can still mate, and how often nobody knows.
//!
//! `cargo bench --bench mating` prints the tables of `RESULTS.md`; a word behind `--` picks one of them: `loop`, `games`, `composed`,
//! `unknown`, `worker`, `why`. No time is asserted.

#![allow(clippy::print_stdout, clippy::print_stderr, clippy::unwrap_used)] // a report, printed

#[path = "../mating/corpus.rs"]
mod corpus;

use std::time::{Duration, Instant};

use annabella::engine::mating::{Patience, Question, spawn};
use annabella::rules::ending;
use annabella::rules::mating::{About, Budget, CanMate, Dead, can_mate, dead, explain};
use annabella::rules::position::{Color, Position};
use annabella::rules::profile::Profile;
use annabella::time::Stamper;

fn main() {
    let asked: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with("--")).collect();
    let parts: [(&str, fn()); 6] = [
        ("loop", in_the_loop),
        ("games", games),
        ("composed", composed),
        ("unknown", unknown),
        ("worker", worker),
        ("why", why),
    ];
    if let Some(strange) = asked.iter().find(|word| parts.iter().all(|(name, _)| name != word)) {
        eprintln!("`{strange}` is not measured here; loop, games, composed, unknown, worker and why are");
        return;
    }
    for (name, print) in parts {
        if asked.is_empty() || asked.iter().any(|word| word == name) {
            print();
        }
    }
}

/// A position with who can mate in it: White, Black.
type Sample = (Position, [bool; 2]);

fn sample(lines: Vec<(String, String)>, each: usize) -> Vec<Sample> {
    let read = lines.into_iter().step_by(each).filter_map(|(who, fen)| {
        let position = Position::from_fen(&format!("{fen} 0 1")).or_else(|_| Position::from_fen(&fen)).ok()?;
        Some((position, [who.starts_with('W'), who.ends_with('B')]))
    });
    read.collect()
}

/// Positions of games of random moves, from their beginning on: most pieces stand there still.
fn full_boards() -> Vec<Sample> {
    let mut luck = fastrand::Rng::with_seed(4);
    let mut all = Vec::new();
    while all.len() < 4_000 {
        let mut now = Position::initial();
        for _ in 0..80 {
            let next: Vec<Position> = now.successors().map(|(_, next)| next).collect();
            let Some(chosen) = luck.choice(&next) else { break };
            now = chosen.clone();
            all.push((now.clone(), [true, true]));
        }
    }
    all
}

fn timed<T>(work: impl FnOnce() -> T) -> (Duration, T) {
    let began = Instant::now();
    let result = work();
    (began.elapsed(), result)
}

fn micros(time: Duration) -> String {
    let micros = time.as_secs_f64() * 1e6;
    match micros {
        0.0..10_000.0 => format!("{micros:.1} µs"),
        10_000.0..10_000_000.0 => format!("{:.0} ms", micros / 1e3),
        _ => format!("{:.1} s", micros / 1e6),
    }
}

fn header(first: &str) {
    println!("| {first} | Questions | Median | 99th percentile | Longest |\n|---|---:|---:|---:|---:|");
}

fn row(what: &str, mut times: Vec<Duration>) {
    times.sort_unstable();
    let at = |percent: usize| micros(times[(times.len() - 1) * percent / 100]);
    println!("| {what} | {} | {} | {} | {} |", times.len(), at(50), at(99), at(100));
}

fn in_the_loop() {
    println!("\n## In the loop: what is plain without a search\n");
    header("What");
    let positions = sample(corpus::from_games(), 16);
    for name in ["fide-2023", "edisu-2024"] {
        let rules = Profile::named(name).expect("embedded");
        let times = positions.iter().map(|(now, _)| timed(|| ending::of_material(now, &rules)).0).collect();
        row(&format!("dead under `{name}`, or to be asked"), times);
    }
    row("peer: all legal moves", positions.iter().map(|(now, _)| timed(|| now.legal_intents()).0).collect());
    row("peer: `ending::of_position`", positions.iter().map(|(now, _)| timed(|| ending::of_position(now)).0).collect());
}

/// The two questions about each position, beside what is published about it.
fn judge(what: &str, positions: &[Sample]) {
    let (mut flags, mut deaths, mut undecided, mut wrong) = (Vec::new(), Vec::new(), [0, 0], 0);
    for (now, truth) in positions {
        for (side, truth) in [(Color::White, truth[0]), (Color::Black, truth[1])] {
            let (time, answer) = timed(|| can_mate(now, side, Budget::FULL));
            flags.push(time);
            match answer {
                CanMate::Yes(_) => wrong += i32::from(!truth),
                CanMate::No(_) => wrong += i32::from(truth),
                CanMate::Undecided(_) => undecided[0] += 1,
            }
        }
        let (time, answer) = timed(|| dead(now, Budget::FULL));
        deaths.push(time);
        undecided[1] += i32::from(matches!(answer, Dead::Undecided(_)));
        wrong += i32::from(answer.ends_the_game() && *truth != [false, false]);
    }
    let late = |times: &[Duration], most| times.iter().filter(|time| **time > Duration::from_secs(most)).count();
    let (late_flags, late_deaths) = (late(&flags, 10), late(&deaths, 2));
    row(&format!("{what}: can this side mate?"), flags);
    row(&format!("{what}: is it dead?"), deaths);
    println!(
        "\nUndecided: {} sides, {} positions; beyond the worker's patience: {late_flags} sides (10 s), {late_deaths} positions \
         (2 s); against what is published: {wrong}.\n",
        undecided[0], undecided[1]
    );
}

fn games() {
    println!("\n## Positions of games\n");
    header("Positions");
    judge("flags that fell on Lichess", &sample(corpus::from_games(), 8));
    header("Positions");
    judge("games of random moves, the first 80 half-moves", &full_boards());
}

fn composed() {
    println!("\n## Composed positions\n");
    header("Positions");
    judge("hard ones, published with the solver", &sample(corpus::composed(), 3));
}

/// The two that are known to be beyond the solver.
fn unknown() {
    println!("\n## Positions on which the solver gives up\n");
    header("What");
    for fen in
        ["1Bb5/1p6/pPp3k1/2Pp3p/P2PpBpP/4P1P1/5K2/8 w - - 0 1", "3k1b2/2p1pBp1/KpP1P1P1/1P3B2/4B1B1/5B2/8/8 w - - 3 57"]
    {
        let Ok(now) = Position::from_fen(fen) else { continue };
        let answers: Vec<_> = Color::ALL.into_iter().map(|side| timed(|| can_mate(&now, side, Budget::FULL))).collect();
        let undecided = answers.iter().filter(|(_, answer)| matches!(answer, CanMate::Undecided(_))).count();
        row(&format!("`{fen}`, {undecided} of 2 undecided"), answers.iter().map(|(time, _)| *time).collect());
    }
}

fn worker() {
    println!("\n## Through the worker\n");
    header("What");
    let (send, answers) = crossbeam_channel::unbounded();
    let send = move |answer| drop(send.send(answer));
    let mating = spawn(Stamper::real(), Patience::USUAL, Budget::FULL, send).expect("threads");
    let (mut asking, mut answering) = (Vec::new(), Vec::new());
    for (position, _) in sample(corpus::from_games(), 64) {
        let began = Instant::now();
        mating.ask(Question { after: None, about: About::Dead, position });
        asking.push(began.elapsed());
        answers.recv().expect("an answer");
        answering.push(began.elapsed());
    }
    row("the loop asks whether a position is dead", asking);
    row("from the question to the answer", answering);
}

fn why() {
    println!("\n## The plainest line or proof, for training\n");
    header("What");
    let (mut times, mut lines) = (Vec::new(), Vec::new());
    for (now, _) in sample(corpus::from_games(), 256) {
        for side in Color::ALL {
            let (time, answer) = timed(|| explain(&now, side, Budget::FULL));
            times.push(time);
            if let (CanMate::Yes(plain), CanMate::Yes(line)) = (answer, can_mate(&now, side, Budget::FULL)) {
                lines.push((line.len(), plain.len()));
            }
        }
    }
    row("why a side can mate or cannot, flags that fell on Lichess", times);
    let median = |mut lengths: Vec<usize>| {
        lengths.sort_unstable();
        (lengths[lengths.len() / 2], lengths[lengths.len() - 1])
    };
    let (long, short) =
        (median(lines.iter().map(|line| line.0).collect()), median(lines.iter().map(|line| line.1).collect()));
    println!(
        "\nHalf-moves of a line, median and most: {} and {} as the solver finds it, {} and {} as it is shown.",
        long.0, long.1, short.0, short.1
    );
}
