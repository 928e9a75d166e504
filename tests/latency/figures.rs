//! Figures as they are printed.

use std::time::Duration;

/// Half of the times are not longer than this, and 95 of 100.
pub struct Spread {
    pub median: Duration,
    pub most: Duration,
}

pub fn spread(mut times: Vec<Duration>) -> Spread {
    times.sort_unstable();
    Spread { median: times[times.len() / 2], most: times[(times.len() - 1) * 95 / 100] }
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
