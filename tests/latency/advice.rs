//! From `hint` to its first step: the first one of a run, when no engine has started yet, and those behind it. Aim: 100 ms.

use crate::moves::Seat;
use crate::row;
use crate::support::play::a_game;

/// Runs of the program, and moves of each.
const RUNS: usize = 20;
const MOVES: usize = 12;

/// What stands behind the first step.
const FIRST_STEP: &str = "For more, enter";

pub fn print() {
    let (mut first, mut later) = (Vec::new(), Vec::new());
    for _ in 0..RUNS {
        let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
        let mut seat = Seat::start(folder.path(), &[]);
        for (number, text) in a_game(5, MOVES).iter().enumerate() {
            // Hints are for the owner's own moves.
            if number % 2 == 0 {
                let times = if number == 0 { &mut first } else { &mut later };
                times.push(seat.time("hint", FIRST_STEP));
            }
            seat.time(text, "public: ");
        }
    }
    println!("\n## From `hint` to its first step\n");
    println!("| What | Median | 95th percentile | Times |\n|---|---:|---:|---:|");
    row("the first of a run: the built-in engine answers while another one starts", first);
    row("those behind it", later);
}
