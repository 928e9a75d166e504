//! How long a move takes to be heard of, how soon the first word comes, what waiting costs, and how exact the clock is.
//!
//! `cargo bench --bench latency` measures the real binary and prints the tables of `RESULTS.md`; a word behind `--` picks one
//! of them: `answers`, `adjudication`, `moves`, `start`, `idle`, `memory`, `clock`, `convert`, `grammar`, `screens`, `advice`, `review`,
//! `puzzles`. A number behind `clock` is for how many minutes;
//! without one it takes ten. No time is asserted: a figure means something beside its peer of the same run.

#![allow(clippy::print_stdout, clippy::print_stderr, clippy::unwrap_used)] // a report, printed

mod adjudication;
mod advice;
mod answers;
mod clock;
mod convert;
mod figures;
mod grammar;
mod idle;
mod memory;
mod moves;
mod processor;
mod puzzles;
#[path = "../answers/questions.rs"]
mod questions;
#[path = "../sound/recorder.rs"]
#[allow(dead_code)]
mod recorder;
mod review;
#[path = "../answers/sample.rs"]
#[allow(dead_code)]
mod sample;
mod screens;
mod start;
#[path = "../support/mod.rs"]
mod support;
#[path = "../sound/world.rs"]
#[allow(dead_code)]
mod world;

use std::process::Command;

use figures::{Spread, row, spread};

fn main() {
    let asked: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with("--")).collect();
    let parts: [(&str, fn()); 13] = [
        ("answers", answers::print),
        ("adjudication", adjudication::print),
        ("moves", moves::print),
        ("start", start::print),
        ("idle", idle::print),
        ("memory", memory::print),
        ("clock", clock::print),
        ("convert", convert::print),
        ("grammar", grammar::print),
        ("screens", screens::print),
        ("advice", advice::print),
        ("review", review::print),
        ("puzzles", puzzles::print),
    ];
    // The number behind `clock` is its own.
    let is_number = |place: usize| place > 0 && asked[place - 1] == "clock" && asked[place].parse::<u64>().is_ok();
    let is_known = |word: &str| parts.iter().any(|(name, _)| *name == word);
    if let Some(place) = (0..asked.len()).find(|place| !is_known(&asked[*place]) && !is_number(*place)) {
        let strange = &asked[place];
        let known: Vec<&str> = parts.iter().map(|(name, _)| *name).collect();
        eprintln!("`{strange}` is not measured here; these are: {}", known.join(", "));
        return;
    }
    for (name, print) in parts {
        if asked.is_empty() || asked.iter().any(|word| word == name) {
            print();
        }
    }
}

/// Two people at one keyboard; how moves are announced can be compared.
fn console(data: &std::path::Path, further: &[&str]) -> Command {
    let mut command = Command::new(support::play::binary());
    command.args(["play", "--opponent", "console", "--dialogue", "off", "--style", "uci", "--language", "en"]);
    command.args(further).arg("--data").arg(data).env("XDG_CONFIG_HOME", "/proc/nonexistent");
    command
}
