//! Judges files of law vectors, one JSON line each: `cargo run --release --example judge -- FILE...`. Exit 1 if any vector fails.

use std::io;
use std::process::ExitCode;

use annabella::output::terminal;
use clap::Parser as _;

// The tests of the Laws use the same judge.
#[path = "mod.rs"]
mod judge;

#[path = "../support/table.rs"]
#[allow(dead_code)] // The judge uses a part of it.
mod table;
mod support {
    pub(crate) use super::table;
}

use judge::program::{Args, Streams, run};

fn main() -> ExitCode {
    let mut input = io::stdin();
    let mut streams = Streams {
        input: &mut input,
        print: &mut |line| terminal::print(&[line]),
        complain: &mut |why| terminal::complain(&why),
    };
    if run(&Args::parse(), &mut streams) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
