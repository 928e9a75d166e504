//! What the costs of all words of a class on the same frames say together.
//!
//! The cheapest word is not always the likeliest one: where *drei* was said, *zwei* is nearly as cheap, and *sechs* is not. How costs go
//! together is fitted, as the weights of the decision are, over all accents. Only the numbers of FIDE's words have a table, where it
//! matters most; words of other styles stand for themselves.

use crate::game::participant::HearStyle;

use super::contest::{Class, SPREAD};

/// More than the cheapest by this counts for no more.
const MOST: f64 = 1500.0;

/// For each number: how much its likelihood grows with that of each number, and a constant, in natural logarithms.
type Row = [f64; 9];

/// How much more a difference of costs tells between files.
const FILES: f64 = 1.22;

#[rustfmt::skip]
const RANKS: [Row; 8] = [
    [0.93, -0.10, -0.07, 0.04, 0.08, 0.07, 0.01, -0.05, -0.03],
    [-0.08, 1.02, 0.03, 0.02, -0.11, -0.04, 0.15, -0.09, 0.02],
    [0.08, 0.15, 0.95, -0.09, -0.11, -0.10, -0.06, 0.15, 0.00],
    [-0.02, -0.06, 0.09, 0.85, 0.06, 0.00, -0.01, -0.01, -0.08],
    [0.03, -0.05, 0.12, 0.19, 0.85, -0.02, -0.11, 0.03, 0.08],
    [-0.01, 0.10, -0.20, -0.11, 0.11, 0.91, -0.06, -0.03, 0.11],
    [-0.03, -0.02, 0.12, 0.00, 0.03, 0.03, 0.91, 0.01, 0.00],
    [0.03, -0.12, -0.13, 0.00, 0.01, 0.07, 0.09, 0.92, -0.08],
];

/// The costs of the words of a class, each weighed with all others.
pub fn weighed(style: HearStyle, class: Class, costs: &[f64]) -> Vec<f64> {
    match (style, class) {
        (HearStyle::Fide, Class::Rank) => together(&RANKS, costs),
        (HearStyle::Fide, Class::File) => costs.iter().map(|cost| cost * FILES).collect(),
        _ => costs.to_vec(),
    }
}

fn together(rows: &[Row; 8], costs: &[f64]) -> Vec<f64> {
    let best = costs.iter().copied().fold(f64::INFINITY, f64::min);
    let likely: Vec<f64> = costs.iter().map(|cost| -(cost - best).min(MOST) / SPREAD).collect();
    let sum = |row: &Row| {
        // The constant is the last.
        let with_one = likely.iter().copied().chain([1.0]);
        row.iter().zip(with_one).map(|(weight, likely)| weight * likely).sum::<f64>()
    };
    rows.iter().map(|row| -SPREAD * sum(row)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_that_fits_far_better_than_all_others_stays_the_likeliest() {
        for (class, count) in [(Class::File, 8), (Class::Rank, 8), (Class::Piece, 6)] {
            assert_eq!(class.words(HearStyle::Fide).len(), count);
            for best in 0..count {
                let costs: Vec<f64> = (0..count).map(|at| if at == best { 5_000.0 } else { 6_200.0 }).collect();
                let weighed = weighed(HearStyle::Fide, class, &costs);
                let cheapest = (0..count).min_by(|one, other| weighed[*one].total_cmp(&weighed[*other]));
                assert_eq!(cheapest, Some(best), "{class:?}");
                assert_eq!(super::weighed(HearStyle::Nato, class, &costs), costs);
            }
        }
    }
}
