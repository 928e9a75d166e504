//! Figures as they are printed.

use std::time::Duration;

/// Half of the times are not longer than this, and 95 of 100.
pub struct Spread {
    pub median: Duration,
    pub most: Duration,
}

pub fn spread(times: Vec<Duration>) -> Spread {
    let [median, most] = of_hundred(times, [50, 95]);
    Spread { median, most }
}

pub fn millis(time: Duration) -> String {
    format!("{:.2} ms", time.as_secs_f64() * 1_000.0)
}

/// A row of a table: what, its median, its 95th percentile, and how often.
pub fn row(what: &str, times: Vec<Duration>) {
    let count = times.len();
    let Spread { median, most } = spread(times);
    println!("| {what} | {} | {} | {count} |", millis(median), millis(most));
}

/// So many of a hundred times are not longer than these.
pub fn of_hundred<const N: usize>(mut times: Vec<Duration>, shares: [usize; N]) -> [Duration; N] {
    times.sort_unstable();
    shares.map(|share| times[(times.len() - 1) * share / 100])
}
