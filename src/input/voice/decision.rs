//! What is made of the costs: a move, a question, a refusal.
//!
//! The costs say how badly a phrase fits the sound. How certain the best phrase is, is read from how it compares: with any sounds at
//! all, with any move at all, with the next best phrase, and from its worst word. The weights were fitted to voices and positions
//! other than those whose results are reported (`tests/hearing`).

/// How the best phrase compares.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Evidence {
    /// Its cost, less that of any sounds, a frame of its words.
    pub above_sounds: f64,
    /// Its cost, less that of any move, a frame of its words.
    pub above_any_move: f64,
    /// The same, in all, in hundreds.
    pub above_any_move_in_all: f64,
    /// The cost of the next best phrase, less its own, in hundreds; at most [`FAR`].
    pub before_next: f64,
    /// The cost of its worst word, less that of any sounds, a frame of the word.
    pub worst_word: f64,
}

/// From so far before the next one on, further counts for nothing.
pub const FAR: f64 = 15.0;

/// What each piece of evidence counts for, and what stands alone.
const WEIGHTS: [f64; 6] = [-0.0772, -0.1013, 0.2232, -0.0091, -0.1575, 1.5191];

/// What an utterance is taken for.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Thresholds {
    /// From this on the best phrase is certain.
    pub certain: f64,
    /// From this on the best phrases are offered.
    pub offered: f64,
    /// A move that is not expected fits better than what is, by so much a frame.
    pub unexpected: f64,
    /// It fits nearly as well as any sounds: its cost is higher by no more than this a frame.
    pub fits: f64,
}

/// Those of somebody who has taught the console nothing.
pub const THRESHOLDS: Thresholds = Thresholds { certain: 0.5, offered: 0.2, unexpected: 6.0, fits: 40.0 };

impl Evidence {
    /// How likely it is that the best phrase was said, between 0 and 1.
    pub fn certainty(&self) -> f64 {
        let pieces = [
            self.above_sounds,
            self.above_any_move,
            self.before_next.min(FAR),
            self.worst_word,
            self.above_any_move_in_all,
            1.0,
        ];
        let sum: f64 = pieces.iter().zip(WEIGHTS).map(|(piece, weight)| piece * weight).sum();
        1.0 / (1.0 + (-sum).exp())
    }
}
