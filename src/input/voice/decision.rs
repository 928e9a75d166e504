//! What is made of the costs: a move, a question, a refusal.
//!
//! The costs say how badly a phrase fits the sound. How certain the best phrase is, is read from how it compares: with any sounds at
//! all, with any move of these pieces, with the next best phrase and all its rivals, and from its words. The weights were fitted to voices
//! and positions other than those whose results are reported (`tests/hearing`).

/// How the best phrase, and the best move whether it is expected or not, compare. Costs are in the unit of the costs of senones.
#[derive(Copy, Clone, Debug, Default, PartialEq)]
pub struct Evidence {
    /// The cost of the best phrase less that of any sounds, a frame of its words.
    pub above_sounds: f64,
    /// Its cost less that of the best move of all, in hundreds.
    pub above_any_move: f64,
    /// The cost of the next phrase less its own, in hundreds.
    pub before_next: f64,
    /// The cost of its worst word less that of any sounds, a frame of the word.
    pub worst_word: f64,
    /// The same of its words on the average.
    pub mean_word: f64,
    /// How far it stands before the other moves that are expected, in natural logarithms.
    pub before_expected: f64,
    /// How far before those that are not.
    pub before_unexpected: f64,
    /// Whether the best move of all has the same words.
    pub same_words: bool,
    /// The cost of the best move of all less that of any sounds, a frame of its words.
    pub any_above_sounds: f64,
    /// The cost of its worst word less that of any sounds, a frame of the word.
    pub any_worst_word: f64,
    /// How far it stands before the moves that are expected.
    pub any_before_expected: f64,
    /// How far before those that are not.
    pub any_before_unexpected: f64,
}

/// A weight, and the bounds within which the evidence counts.
type Weight = (f64, f64, f64);

const ABOVE_SOUNDS: Weight = (-0.1286, -5.0, 60.0);
const ABOVE_ANY_MOVE: Weight = (-0.3266, 0.0, 15.0);
const BEFORE_NEXT: Weight = (0.1296, 0.0, 15.0);
const WORST_WORD: Weight = (-0.0131, -10.0, 80.0);
const MEAN_WORD: Weight = (0.0411, -10.0, 60.0);
const BEFORE_EXPECTED: Weight = (-0.0339, -5.0, 10.0);
const BEFORE_UNEXPECTED: Weight = (0.2165, -10.0, 10.0);
const ANY_BEFORE_EXPECTED: Weight = (-0.0451, -10.0, 10.0);
const SAME_WORDS: f64 = 1.177;
const CERTAINTY: f64 = 2.1572;

// Those of a move that is not expected.
const ANY_ABOVE_SOUNDS: Weight = (-0.205, -5.0, 60.0);
const EXPECTED_ABOVE_ANY: Weight = (0.4486, 0.0, 15.0);
const ANY_WORST_WORD: Weight = (-0.0433, -10.0, 80.0);
const BEHIND_EXPECTED: Weight = (-0.101, -10.0, 10.0);
const ANY_BEFORE_UNEXPECTED: Weight = (0.1292, -5.0, 10.0);
const UNEXPECTED: f64 = 0.7678;

/// From this certainty on a move is heard.
pub const MOVE: f64 = 0.5;
/// From this on a command is.
pub const COMMAND: f64 = 0.5;
/// From this on the best moves are offered.
pub const OFFERED: f64 = 0.05;
/// From this likelihood on a move that is not expected was said.
pub const NOT_EXPECTED: f64 = 0.5;

impl Evidence {
    /// How likely it is that the best phrase was said, between 0 and 1.
    pub fn certainty(&self) -> f64 {
        likelihood(
            CERTAINTY + SAME_WORDS * f64::from(u8::from(self.same_words)),
            &[
                (self.above_sounds, ABOVE_SOUNDS),
                (self.above_any_move, ABOVE_ANY_MOVE),
                (self.before_next, BEFORE_NEXT),
                (self.worst_word, WORST_WORD),
                (self.mean_word, MEAN_WORD),
                (self.before_expected, BEFORE_EXPECTED),
                (self.before_unexpected, BEFORE_UNEXPECTED),
                (self.any_before_expected, ANY_BEFORE_EXPECTED),
            ],
        )
    }

    /// How likely it is that the best move of all was said, which is not expected.
    pub fn unexpected(&self) -> f64 {
        if self.same_words {
            return 0.0;
        }
        likelihood(
            UNEXPECTED,
            &[
                (self.any_above_sounds, ANY_ABOVE_SOUNDS),
                (self.above_any_move, EXPECTED_ABOVE_ANY),
                (self.any_worst_word, ANY_WORST_WORD),
                (self.any_before_expected, BEHIND_EXPECTED),
                (self.any_before_unexpected, ANY_BEFORE_UNEXPECTED),
            ],
        )
    }
}

/// A logistic sum.
fn likelihood(alone: f64, pieces: &[(f64, Weight)]) -> f64 {
    let sum: f64 = pieces.iter().map(|(piece, (weight, least, most))| piece.clamp(*least, *most) * weight).sum();
    1.0 / (1.0 + (-(alone + sum)).exp())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_fits_better_is_more_certain() {
        let good = Evidence {
            before_next: 15.0,
            before_expected: 10.0,
            before_unexpected: 10.0,
            same_words: true,
            ..Evidence::default()
        };
        let bad = Evidence {
            above_sounds: 60.0,
            above_any_move: 15.0,
            worst_word: 80.0,
            mean_word: 60.0,
            ..Evidence::default()
        };
        assert!(good.certainty() > MOVE && bad.certainty() < MOVE, "{} {}", good.certainty(), bad.certainty());
        assert!(good.unexpected() == 0.0 && bad.unexpected() > 0.0);
        let beyond = Evidence { before_next: 1e9, above_sounds: f64::MAX, ..good };
        assert!((0.0..=1.0).contains(&beyond.certainty()), "what is far counts for no more");
    }
}
