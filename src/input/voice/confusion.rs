//! What the costs of all words of a class on the same frames say together.
//!
//! The cheapest word is not always the likeliest one: where *drei* was said, *zwei* is nearly as cheap, and *sechs* is not. How costs go
//! together is fitted, as the weights of the decision are, over all accents. The numbers of FIDE's words have a table, and the letters of
//! plain English, of which the model takes *d* for *b* and *g* for *d*; other words stand for themselves.

use crate::game::participant::HearStyle;

use super::contest::{Class, SPREAD};

/// More than the cheapest by this counts for no more.
const MOST: f64 = 1500.0;

/// For each number or letter: how much its likelihood grows with that of each one, and a constant, in natural logarithms.
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

/// For each letter from a to h: the same. Fitted to thirteen English voices, those that are made of recorded speech counting twice.
#[rustfmt::skip]
const LETTERS: [Row; 8] = [
    [1.26, 0.11, -0.08, 0.11, 0.15, -0.00, -0.40, -0.31, 0.28],
    [0.58, 1.46, 0.26, 0.21, -0.74, 0.02, -0.17, -0.10, -0.11],
    [-0.34, 0.03, 1.46, 0.12, -0.12, 0.19, -0.15, -0.03, -0.04],
    [-0.10, 0.10, -0.13, 0.55, -0.03, -0.05, 0.44, 0.03, -0.09],
    [0.21, -0.06, -0.08, -0.13, 1.55, -0.37, -0.12, 0.27, -0.13],
    [-0.05, -0.15, -0.19, -0.07, -0.12, 1.16, -0.05, -0.18, 0.05],
    [-0.53, -0.26, -0.31, 0.39, 0.46, 0.08, 1.47, 0.11, -0.01],
    [-0.02, -0.23, 0.06, -0.20, -0.14, -0.03, -0.02, 1.22, 0.05],
];

/// The costs of the words of a class, each weighed with all others.
pub fn weighed(style: HearStyle, class: Class, costs: &[f64]) -> Vec<f64> {
    match (style, class) {
        (HearStyle::Fide, Class::Rank) => together(&RANKS, costs),
        (HearStyle::Plain, Class::File) => together(&LETTERS, costs),
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
                for style in [HearStyle::Fide, HearStyle::Plain] {
                    let weighed = weighed(style, class, &costs);
                    let cheapest = (0..count).min_by(|one, other| weighed[*one].total_cmp(&weighed[*other]));
                    assert_eq!(cheapest, Some(best), "{style:?} {class:?}");
                }
                assert_eq!(weighed(HearStyle::Nato, class, &costs), costs);
            }
        }
    }
}
