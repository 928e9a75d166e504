//! How strong the levels of the built-in opponent are: matches between neighbours, and against Stockfish.
//!
//! `cargo bench --bench strength` plays them and prints `RESULTS.md`. Levels think by nodes, so that neither a busy machine nor
//! a fast one changes a game. `cargo bench --bench strength -- 3-4:60 8-sf1600:20` plays only some matches, with their number
//! of games; `speed` measures nodes a second.

#![allow(clippy::print_stdout, clippy::print_stderr)] // a report, printed

mod r#match;
mod naive;
mod stockfish;

use std::time::Instant;

use r#match::{Player, Tally, play_match};

const STANDARD: [&str; 16] = [
    "naive-1:100",
    "1-2:100",
    "2-3:100",
    "3-4:100",
    "4-5:100",
    "5-6:100",
    "6-7:100",
    "7-8:100",
    "8-9:100",
    "9-10:100",
    "10-11:100",
    "11-12:100",
    "12-13:100",
    "13-14:100",
    "14-15:100",
    "8-sfleast:30",
];

fn main() {
    let asked: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with("--")).collect();
    if asked.iter().any(|word| word == "speed") {
        r#match::speed();
        return;
    }
    let plan: Vec<&str> = if asked.is_empty() { STANDARD.to_vec() } else { asked.iter().map(String::as_str).collect() };
    println!("| First | Second | Games | Won | Drawn | Lost | Score | Elo difference (95 %) |");
    println!("|---|---|---:|---:|---:|---:|---:|---:|");
    for entry in plan {
        let Some((first, second, games)) = read(entry) else {
            eprintln!("`{entry}` is no match; one looks like 3-4:60 or 8-sf1600:20");
            continue;
        };
        let began = Instant::now();
        match play_match(first, second, games) {
            Ok(tally) => {
                println!("| {first} | {second} | {} |", row(&tally));
                eprintln!("{entry}: {:.0} s, {} half-moves", began.elapsed().as_secs_f64(), tally.half_moves);
            }
            Err(why) => eprintln!("{entry} was not played: {why}"),
        }
    }
}

fn read(entry: &str) -> Option<(Player, Player, u32)> {
    let (pair, games) = entry.split_once(':')?;
    let (first, second) = pair.split_once('-')?;
    Some((Player::read(first)?, Player::read(second)?, games.parse().ok()?))
}

fn row(tally: &Tally) -> String {
    let games = f64::from(tally.games());
    let score = (f64::from(tally.won) + f64::from(tally.drawn) / 2.0) / games;
    // The variance of one game's result, from the results themselves.
    let spread = (f64::from(tally.won) * (1.0 - score).powi(2)
        + f64::from(tally.drawn) * (0.5 - score).powi(2)
        + f64::from(tally.lost) * score.powi(2))
        / games;
    let error = 1.96 * (spread / games).sqrt();
    let (low, high) = (elo(score - error), elo(score + error));
    let difference = match elo(score) {
        Some(middle) => format!("{middle:+.0} ({} … {})", shown(low), shown(high)),
        None => "all games alike: no estimate".to_owned(),
    };
    format!(
        "{} | {} | {} | {} | {:.0} % | {difference}",
        tally.games(),
        tally.won,
        tally.drawn,
        tally.lost,
        score * 100.0
    )
}

/// The difference in rating that a score stands for; none for 0 and 1.
fn elo(score: f64) -> Option<f64> {
    (score > 0.0 && score < 1.0).then(|| -400.0 * (1.0 / score - 1.0).log10())
}

fn shown(difference: Option<f64>) -> String {
    difference.map_or_else(|| "open".to_owned(), |difference| format!("{difference:+.0}"))
}
