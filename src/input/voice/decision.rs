//! What is made of the costs: a move, a question, a refusal.
//!
//! The costs say how badly a phrase fits the sound. How certain the best phrase is, is read from how it compares: with any sounds at
//! all, with any move of these pieces, with the next best phrase and all its rivals, and from its words. The weights were fitted to voices
//! and positions other than those whose results are reported (`tests/hearing`).

use crate::game::participant::HearStyle;

/// How the best phrase, and the best move whether it is expected or not, compare. Costs are in the unit of the costs of senones.
#[derive(Copy, Clone, Debug, Default, PartialEq)]
pub struct Evidence {
    /// The cost of the best phrase less that of any sounds, a frame of its words.
    pub above_sounds: f64,
    /// How far the voice stands above noise, in decibels: in noise the same costs more.
    pub clearness: f64,
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

const ABOVE_SOUNDS: Weight = (-0.1153, -5.0, 60.0);
const CLEARNESS: Weight = (0.0669, 10.0, 25.0);
const ABOVE_ANY_MOVE: Weight = (-0.2827, 0.0, 15.0);
const BEFORE_NEXT: Weight = (0.1124, 0.0, 15.0);
const WORST_WORD: Weight = (-0.0238, -10.0, 80.0);
const MEAN_WORD: Weight = (0.0283, -10.0, 60.0);
const BEFORE_EXPECTED: Weight = (0.1215, -10.0, 10.0);
const BEFORE_UNEXPECTED: Weight = (0.0776, -10.0, 10.0);
const ANY_BEFORE_EXPECTED: Weight = (-0.0943, -10.0, 10.0);
const SAME_WORDS: f64 = 1.6043;
const CERTAINTY: f64 = -0.1195;

// Those of a move that is not expected.
const ANY_ABOVE_SOUNDS: Weight = (-0.1524, -5.0, 60.0);
const EXPECTED_ABOVE_ANY: Weight = (0.2633, 0.0, 15.0);
const ANY_WORST_WORD: Weight = (-0.0209, -10.0, 80.0);
const BEHIND_EXPECTED: Weight = (0.225, -10.0, 10.0);
const ANY_BEFORE_UNEXPECTED: Weight = (0.1672, -5.0, 10.0);
const UNEXPECTED: f64 = -2.384;

/// Where words are easily taken for each other, a move that is not expected and fits better has to be so much less likely, in natural
/// logarithms.
const LIKELIER: f64 = 3.0;
/// They are in a room that is less clear than this, in decibels: white noise 20 dB below the voice gives 25, a quiet room 35 and more.
const QUIET: f64 = 28.0;

/// What was said, as far as it matters to how easily it is taken for something else.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Wording {
    /// In which words.
    pub style: HearStyle,
    /// Whether it does not say from which square: fewer words tell it from other moves.
    pub is_short: bool,
}

/// So many moves are offered.
pub const CHOICES: usize = 3;

/// What is done from where on: certainties, but for the last.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Thresholds {
    /// A move is heard.
    pub certain_move: f64,
    /// A command is.
    pub command: f64,
    /// The best moves are offered.
    pub offered: f64,
    /// A move was said that is not expected.
    pub not_expected: f64,
    /// In short forms and in noise, so much more the next phrase has to cost, in hundreds of the unit of [`Evidence`].
    pub margin: f64,
    /// The same of English words in full in a quiet room, where less is mistaken.
    pub english_margin: f64,
}

impl Default for Thresholds {
    fn default() -> Thresholds {
        Thresholds {
            certain_move: 0.6,
            command: 0.5,
            offered: 0.05,
            not_expected: 0.5,
            margin: 3.0,
            english_margin: 2.0,
        }
    }
}

impl Thresholds {
    /// So much more the next phrase has to cost, in hundreds, where the room is so clear, in decibels. `None`: no matter how much.
    fn margin_for(&self, wording: Wording, clearness: f64) -> Option<f64> {
        if wording.is_short || clearness < QUIET {
            return Some(self.margin);
        }
        // The weights were fitted to FIDE's words in full.
        (wording.style != HearStyle::Fide).then_some(self.english_margin)
    }
}

impl Evidence {
    /// How likely it is that the best phrase was said, between 0 and 1.
    pub fn certainty(&self) -> f64 {
        likelihood(
            CERTAINTY + SAME_WORDS * f64::from(u8::from(self.same_words)),
            &[
                (self.above_sounds, ABOVE_SOUNDS),
                (self.clearness, CLEARNESS),
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

    /// Whether the move is asked about, however certain it seems: something else comes too near for these words or for this room. On the
    /// voices of the fit that takes away three in four of the wrong moves in noise, and half of those in short forms.
    pub fn is_contested(&self, wording: Wording, at: &Thresholds) -> bool {
        let is_near = at.margin_for(wording, self.clearness).is_some_and(|margin| self.before_next < margin);
        let is_foreign = wording.style != HearStyle::Fide;
        is_near || (is_foreign && !self.same_words && self.before_unexpected < LIKELIER)
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

/// Decibels between what is loud and what is soft in an utterance, below which noise hides too much: then nothing is certain. In a quiet
/// room there are 35 and more, and 18 where only speech is recorded, without what is before and behind it.
pub const CLEAR: f64 = 17.0;
/// Samples of a window, and from one window to the next: 20 and 10 ms.
const WINDOW: usize = 320;
const STEP: usize = 160;

/// How many decibels the louder windows of these samples stand above the softer ones (90th and 5th percentile).
pub fn clearness(samples: &[i16]) -> f64 {
    let squares = |window: &[i16]| window.iter().map(|sample| f64::from(*sample).powi(2)).sum::<f64>();
    let loudness = |window: &[i16]| squares(window) / f64::from(u32::try_from(WINDOW).unwrap_or(1)) + 1.0;
    let mut all: Vec<f64> = samples.windows(WINDOW).step_by(STEP).map(loudness).collect();
    all.sort_by(f64::total_cmp);
    let at = |percent: usize| all.get(all.len() * percent / 100).copied().unwrap_or(1.0);
    10.0 * (at(90) / at(5)).log10()
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
    fn a_voice_in_a_quiet_room_is_clear_and_noise_is_not() {
        let mut rng = fastrand::Rng::with_seed(3);
        let mut noise = |height: i16| -> Vec<i16> { (0..16_000).map(|_| rng.i16(-height..=height)).collect() };
        let (quiet, loud) = (noise(20), noise(8_000));
        assert!(clearness(&[quiet.clone(), loud.clone(), quiet].concat()) > CLEAR);
        assert!(clearness(&loud) < CLEAR && clearness(&[]) < CLEAR && clearness(&[i16::MIN; 100]) < CLEAR);
    }

    #[test]
    fn a_move_that_is_easily_taken_for_another_is_asked_about_where_that_comes_near() {
        let at = Thresholds::default();
        let nearest = Evidence { clearness: 40.0, before_next: 0.5, same_words: true, ..Evidence::default() };
        let near = Evidence { before_next: 2.5, ..nearest };
        let far = Evidence { before_next: 4.0, ..nearest };
        let noisy = |evidence| Evidence { clearness: 24.0, ..evidence };
        let full = Wording { style: HearStyle::Fide, is_short: false };
        assert!(!nearest.is_contested(full, &at), "FIDE's words in full, in a quiet room");
        for style in [HearStyle::Fide, HearStyle::Nato, HearStyle::Plain] {
            let full = Wording { style, ..full };
            let short = Wording { is_short: true, ..full };
            assert!(noisy(near).is_contested(full, &at) && !noisy(far).is_contested(full, &at), "{style:?} in noise");
            assert!(near.is_contested(short, &at) && !far.is_contested(short, &at), "{style:?} in short");
        }
        for style in [HearStyle::Nato, HearStyle::Plain] {
            let words = Wording { style, ..full };
            assert!(
                nearest.is_contested(words, &at) && !near.is_contested(words, &at),
                "English words in full, in a quiet room, need less"
            );
            let other = Evidence { same_words: false, ..far };
            assert!(
                other.is_contested(words, &at) && !other.is_contested(full, &at),
                "a move that is not expected fits better"
            );
            assert!(!Evidence { before_unexpected: 4.0, ..other }.is_contested(words, &at), "but is not as likely");
        }
    }

    #[test]
    fn what_fits_better_is_more_certain() {
        let good = Evidence {
            clearness: 40.0,
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
        assert!(
            good.certainty() > Thresholds::default().certain_move && bad.certainty() < Thresholds::default().offered,
            "{} {}",
            good.certainty(),
            bad.certainty()
        );
        assert!(good.unexpected() == 0.0 && bad.unexpected() > 0.0);
        let beyond = Evidence { before_next: 1e9, above_sounds: f64::MAX, ..good };
        assert!((0.0..=1.0).contains(&beyond.certainty()), "what is far counts for no more");
    }
}
