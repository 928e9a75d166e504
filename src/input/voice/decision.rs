//! What is made of the costs: a move, a question, a refusal.
//!
//! The costs say how badly a phrase fits the sound. How certain the best phrase is, is read from how it compares: with any sounds at
//! all, with the next best phrase, and with all its rivals, whether they are expected or not. The weights were fitted to voices and
//! positions other than those whose results are reported (`tests/hearing`).

use super::contest::SPREAD;
use crate::game::participant::HearStyle;

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

// What a voice costs more than any sounds says nothing, up to some way.
const ABOVE_SOUNDS: Weight = (-0.0635, 20.0, 100.0);
const BEFORE_NEXT: Weight = (0.0999, 0.0, 15.0);
const AHEAD: Weight = (1.0187, -10.0, 10.0);
const CERTAINTY: f64 = 1.8961;
/// By so much more certain, in logarithms of the odds, a move has to be for each word that it lacks to name both squares: fewer tell it from others.
const LACKING: f64 = 0.6;
/// The same of a move that is heard in noise.
const NOISY: f64 = 0.3;
/// The same of a move that is heard without high sounds, as by a telephone.
const NARROW: f64 = 1.8;

/// A move that costs more than any sounds by more than this, a frame of all its words or of the worst one, is not certain, however badly all
/// else fits: of those that are heard right 99 in 100 cost less.
const FIT: f64 = 34.0;
const FIT_OF_WORD: f64 = 50.0;
/// A command that costs more than this is none: there are no rivals to compare it with, as a move has, and talk has many sounds. An answer is one of
/// a few words, and the question shows which ones.
const FIT_OF_COMMAND: f64 = 28.0;

/// By how much a move that is not expected is less likely to be said than one that is, as a natural logarithm.
const UNLIKELY: f64 = 1.0;
/// Who has no rival stands so far before it, in natural logarithms.
const NO_RIVAL: f64 = 25.0;

// Those of a move that is not expected.
const ANY_ABOVE_SOUNDS: Weight = (-0.1524, -5.0, 60.0);
const EXPECTED_ABOVE_ANY: Weight = (0.2633, 0.0, 15.0);
const ANY_WORST_WORD: Weight = (-0.0209, -10.0, 80.0);
const BEHIND_EXPECTED: Weight = (0.225, -10.0, 10.0);
const ANY_BEFORE_UNEXPECTED: Weight = (0.1672, -5.0, 10.0);
const UNEXPECTED: f64 = -2.384;

/// At most this many moves are offered to choose from.
pub const CHOICES: usize = 3;

/// What is done from where on: certainties, but for the last.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Thresholds {
    /// A move is heard that was said with both squares, in a quiet room, by a microphone that gives high sounds. [`certain`](Thresholds::certain) has
    /// the others.
    pub certain_move: f64,
    /// A command is, or an answer that is awaited.
    pub command: f64,
    /// The best moves are offered.
    pub offered: f64,
    /// A move was said that is not expected.
    pub not_expected: f64,
}

/// What of the sound of an utterance makes it hard to tell words from each other.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Sound {
    /// How far the voice stands above noise, in decibels.
    pub clearness: f64,
    /// Whether it has no high sounds.
    pub is_narrow: bool,
}

impl Thresholds {
    /// For moves in words of this style. How each was chosen: `tests/hearing/RESULTS.md`. The letters of plain English are told from each other less
    /// well than words.
    pub const fn of(style: HearStyle) -> Thresholds {
        let certain_move = match style {
            HearStyle::Fide => 0.71,
            HearStyle::Nato => 0.79,
            HearStyle::Plain => 0.92,
        };
        Thresholds { certain_move, command: 0.75, offered: 0.2, not_expected: 0.5 }
    }

    /// The certainty from which a move is accepted, for how it sounded and how many words it lacked to name both squares.
    pub fn certain(&self, lacking: u8, sound: Sound) -> f64 {
        let harder = [(sound.is_narrow, NARROW), (sound.clearness < QUIET, NOISY)];
        let harder: f64 = harder.into_iter().filter(|(is_so, _)| *is_so).map(|(_, by)| by).sum();
        raised(self.certain_move, LACKING * f64::from(lacking) + harder)
    }
}

impl Evidence {
    /// How likely it is that the best phrase was said, between 0 and 1.
    pub fn certainty(&self) -> f64 {
        likelihood(
            CERTAINTY,
            &[(self.above_sounds, ABOVE_SOUNDS), (self.before_next, BEFORE_NEXT), (self.ahead(), AHEAD)],
        )
    }

    /// Whether the best phrase fits the sound: of what is said in a room some phrase always fits best.
    pub fn fits(&self) -> bool {
        self.above_sounds <= FIT && self.worst_word <= FIT_OF_WORD
    }

    /// Whether the best phrase fits as a command has to.
    pub fn fits_as_a_command(&self) -> bool {
        self.above_sounds <= FIT_OF_COMMAND
    }

    /// How far the best phrase stands before all its rivals together, in natural logarithms: the next phrase, the other moves that are
    /// expected, and those that are not.
    fn ahead(&self) -> f64 {
        let before_any = if self.same_words { NO_RIVAL } else { -costs_more(self.above_any_move) };
        let before = [
            costs_more(self.before_next).clamp(0.0, NO_RIVAL),
            self.before_expected,
            self.before_unexpected + UNLIKELY,
            before_any + UNLIKELY,
        ];
        -before.into_iter().map(|before| (-before).exp()).sum::<f64>().ln()
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

/// A certainty whose odds are higher by this logarithm.
pub fn raised(certainty: f64, by: f64) -> f64 {
    let odds = certainty / (1.0 - certainty) * by.exp();
    odds / (1.0 + odds)
}

/// Decibels between what is loud and what is soft in an utterance, below which noise hides too much: then nothing is certain. In a quiet
/// room there are 35 and more, and 18 where only speech is recorded, without the silence before and after it.
pub const CLEAR: f64 = 17.0;
/// The same, from which on noise hides nothing: a steady noise 20 dB below the voice leaves less, other voices as far below it more.
const QUIET: f64 = 25.5;
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

/// How much less likely something is that costs this many hundreds more, in natural logarithms.
fn costs_more(hundreds: f64) -> f64 {
    100.0 * hundreds / SPREAD
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
    fn a_voice_in_quiet_is_clear_and_noise_is_not() {
        let mut rng = fastrand::Rng::with_seed(3);
        let mut noise = |height: i16| -> Vec<i16> { (0..16_000).map(|_| rng.i16(-height..=height)).collect() };
        let (quiet, loud) = (noise(20), noise(8_000));
        assert!(clearness(&[quiet.clone(), loud.clone(), quiet].concat()) > CLEAR);
        assert!(clearness(&loud) < CLEAR && clearness(&[]) < CLEAR && clearness(&[i16::MIN; 100]) < CLEAR);
    }

    #[test]
    fn one_near_rival_is_enough_to_be_uncertain() {
        let alone = Evidence {
            above_sounds: 15.0,
            before_next: 15.0,
            before_expected: 10.0,
            before_unexpected: 10.0,
            same_words: true,
            ..Evidence::default()
        };
        let certain = |evidence: Evidence| evidence.certainty() >= Thresholds::of(HearStyle::Plain).certain_move;
        assert!(certain(alone));
        for near in [
            Evidence { before_next: 0.3, ..alone },
            Evidence { before_expected: 0.3, ..alone },
            Evidence { before_unexpected: -1.7, ..alone },
            Evidence { above_any_move: 2.0, same_words: false, ..alone },
        ] {
            assert!(!certain(near), "{near:?}");
        }
        // A move that is not expected has to fit better, and not only as well.
        assert!(
            Evidence { before_unexpected: 0.3, ..alone }.ahead() > Evidence { before_expected: 0.3, ..alone }.ahead()
        );
    }

    #[test]
    fn confusable_moves_need_more_certainty_and_bad_fits_never_pass() {
        let thresholds = Thresholds::of(HearStyle::Fide);
        let quiet = Sound { clearness: 40.0, is_narrow: false };
        let (noisy, narrow) = (Sound { clearness: 24.0, ..quiet }, Sound { is_narrow: true, ..quiet });
        for (lacking, sound, about) in [
            (0, quiet, 0.71),
            (1, quiet, 0.817),
            (2, quiet, 0.89),
            (0, noisy, 0.768),
            (0, narrow, 0.937),
            (2, narrow, 0.98),
        ] {
            let needed = thresholds.certain(lacking, sound);
            assert!((needed - about).abs() < 0.001, "{needed} and not {about}");
        }
        let badly = Evidence { worst_word: 51.0, ..Evidence::default() };
        assert!(Evidence::default().fits() && !badly.fits());
        assert!(!Evidence { above_sounds: 35.0, ..Evidence::default() }.fits());
        let fairly = Evidence { above_sounds: 29.0, ..Evidence::default() };
        assert!(fairly.fits() && !fairly.fits_as_a_command());
    }

    #[test]
    fn what_fits_better_is_more_certain() {
        let good = Evidence {
            before_next: 15.0,
            before_expected: 10.0,
            before_unexpected: 10.0,
            same_words: true,
            ..Evidence::default()
        };
        let bad = Evidence { above_sounds: 60.0, above_any_move: 15.0, worst_word: 80.0, ..Evidence::default() };
        assert!(
            good.certainty() > Thresholds::of(HearStyle::Fide).certain_move
                && good.fits()
                && !bad.fits()
                && bad.certainty() < Thresholds::of(HearStyle::Fide).offered,
            "{} {}",
            good.certainty(),
            bad.certainty()
        );
        assert!(good.unexpected() == 0.0 && bad.unexpected() > 0.0);
        let beyond = Evidence { before_next: 1e9, above_sounds: f64::MAX, ..good };
        assert!((0.0..=1.0).contains(&beyond.certainty()), "what is far counts for no more");
    }
}
