//! How long it takes to understand a line, and to find what is near to one that nothing says.

use std::fs;
use std::hint::black_box;
use std::path::Path;
use std::time::{Duration, Instant};

use annabella::desk::lines::command;
use annabella::desk::lines::nearest::nearest;
use annabella::game::participant::Language;

use super::{row, spread};

/// Prints both for every language, beside the plain way to look for what is near.
pub fn print() {
    println!("## From a line to what it means\n");
    println!(
        "Aim: 1 ms a line. The lines are those of `tests/meanings`; each that is mistyped has two letters exchanged."
    );
    println!("Peer: the edit distance from the mistyped line to each line of its language that is frozen there.\n");
    println!("| What | Median | 95th percentile | Times |\n|---|---:|---:|---:|");
    let mut slowest = (Duration::ZERO, String::new());
    for language in Language::ALL {
        let lines = lines(language);
        // Grammars are read when they are first needed.
        black_box((command::parse("e4", language), nearest("reisgn", language)));
        let mut times = [const { Vec::new() }; 3];
        for line in lines.iter().step_by(3) {
            let mistyped = mistyped(line);
            let mut take = |of: usize, run: &dyn Fn()| {
                let began = Instant::now();
                run();
                times[of].push(began.elapsed());
                began.elapsed()
            };
            take(0, &|| drop(black_box(command::parse(line, language))));
            let near = take(1, &|| drop(black_box(nearest(&mistyped, language))));
            take(2, &|| {
                black_box(lines.iter().map(|other| strsim::damerau_levenshtein(&mistyped, other)).min());
            });
            if near > slowest.0 {
                slowest = (near, mistyped);
            }
        }
        let [read, near, plain] = times;
        let ratio = spread(plain.clone()).median.as_secs_f64() / spread(near.clone()).median.as_secs_f64();
        let code = language.code();
        row(&format!("{code}: a line understood"), read);
        row(&format!("{code}: what is near to a mistyped one"), near);
        row(&format!("{code}: peer, {ratio:.1} times as long"), plain);
    }
    println!("\nThe slowest: {:.2} ms, `{}`.\n", slowest.0.as_secs_f64() * 1_000.0, slowest.1);
}

fn lines(language: Language) -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/meanings").join(language.code()).join("game.txt");
    let text = fs::read_to_string(path).unwrap();
    text.lines().filter_map(|line| Some(line.split_once('\t')?.0.to_owned())).collect()
}

fn mistyped(line: &str) -> String {
    let mut letters: Vec<char> = line.chars().collect();
    let middle = letters.len() / 2;
    if middle > 0 {
        letters.swap(middle - 1, middle);
    }
    letters.into_iter().collect()
}
