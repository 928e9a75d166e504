//! What the costs of all words of a class on the same frames say together.
//!
//! The cheapest word is not always the likeliest one: where *drei* was said, *zwei* is nearly as cheap, and *sechs* is not. How costs go
//! together is fitted, as the weights of the decision are, over all accents. The numbers have tables, and the letters of
//! plain English, of which the model takes *d* for *b* and *g* for *d*; other words stand for themselves.

use crate::game::participant::HearStyle;

use super::contest::{Class, SPREAD};

/// More than the cheapest by this counts for no more.
const MOST: f64 = 1500.0;

/// For each number or letter: how much its likelihood grows with that of each one, and a constant, in natural logarithms.
type Row = [f64; 9];

#[rustfmt::skip]
const RANKS: [Row; 8] = [
    [1.09, 0.01, -0.03, 0.07, -0.01, 0.00, -0.02, -0.03, -0.01],
    [0.07, 1.04, -0.02, -0.09, -0.14, 0.13, 0.04, -0.10, -0.02],
    [0.08, 0.10, 0.96, -0.14, 0.04, -0.15, -0.03, 0.09, 0.04],
    [0.00, -0.09, -0.12, 0.97, 0.16, -0.02, 0.15, 0.07, -0.03],
    [0.00, 0.00, 0.15, 0.17, 0.82, -0.06, -0.03, 0.02, -0.02],
    [-0.18, 0.03, 0.03, 0.06, 0.03, 1.13, -0.02, -0.21, 0.03],
    [-0.06, -0.04, 0.07, -0.11, 0.05, 0.06, 1.00, 0.05, -0.01],
    [-0.01, -0.05, -0.03, 0.08, 0.05, -0.08, -0.08, 1.11, 0.02],
];

/// The same of English numbers, in NATO's and in plain words.
#[rustfmt::skip]
const DIGITS: [Row; 8] = [
    [1.05, -0.05, -0.08, 0.18, -0.02, 0.01, -0.02, 0.06, -0.02],
    [-0.02, 0.94, -0.02, 0.10, 0.02, 0.08, 0.00, -0.05, -0.05],
    [0.13, -0.11, 0.98, -0.01, -0.10, -0.01, 0.13, 0.16, -0.04],
    [-0.13, 0.10, -0.21, 0.98, 0.01, -0.03, -0.01, 0.21, -0.01],
    [0.05, 0.04, 0.14, 0.02, 0.93, 0.01, -0.08, -0.16, 0.03],
    [-0.05, 0.14, 0.10, 0.00, -0.02, 1.01, -0.03, -0.15, 0.03],
    [0.07, 0.04, -0.14, -0.07, -0.07, -0.10, 1.05, 0.02, 0.04],
    [-0.09, -0.10, 0.23, -0.22, 0.26, 0.02, -0.05, 0.92, 0.03],
];

/// For each letter from a to h: the same. Fitted to thirteen English voices, those that are made of recorded speech counting twice.
#[rustfmt::skip]
const LETTERS: [Row; 8] = [
    [1.52, 0.17, -0.03, 0.25, -0.42, -0.09, -0.21, -0.20, 0.45],
    [0.40, 1.53, 0.18, 0.04, -0.68, -0.11, -0.22, 0.15, -0.16],
    [-0.38, -0.14, 1.44, -0.09, 0.21, 0.11, 0.05, 0.06, -0.03],
    [-0.19, 0.17, -0.42, 0.90, 0.22, 0.06, 0.40, -0.08, -0.15],
    [-0.09, 0.24, 0.26, -0.18, 1.26, -0.24, -0.45, 0.14, 0.04],
    [0.42, -0.17, -0.10, -0.32, 0.01, 0.97, -0.23, -0.21, -0.06],
    [-0.75, -0.52, -0.48, 0.52, 0.70, 0.29, 1.57, 0.04, -0.14],
    [0.07, -0.28, 0.15, -0.13, -0.30, 0.02, 0.09, 1.09, 0.04],
];

/// The costs of the words of a class, each weighed with all others.
pub fn weighed(style: HearStyle, class: Class, costs: &[f64]) -> Vec<f64> {
    match (style, class) {
        (HearStyle::Fide, Class::Rank) => together(&RANKS, costs),
        (HearStyle::Nato | HearStyle::Plain, Class::Rank) => together(&DIGITS, costs),
        (HearStyle::Plain, Class::File) => together(&LETTERS, costs),
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
    fn a_word_that_fits_far_better_stays_the_likeliest() {
        for (class, count) in [(Class::File, 8), (Class::Rank, 8), (Class::Piece, 6)] {
            assert_eq!(class.words(HearStyle::Fide).len(), count);
            for best in 0..count {
                let costs: Vec<f64> = (0..count).map(|at| if at == best { 5_000.0 } else { 6_200.0 }).collect();
                for style in [HearStyle::Fide, HearStyle::Nato, HearStyle::Plain] {
                    let weighed = weighed(style, class, &costs);
                    let cheapest = (0..count).min_by(|one, other| weighed[*one].total_cmp(&weighed[*other]));
                    assert_eq!(cheapest, Some(best), "{style:?} {class:?}");
                }
            }
        }
    }
}
