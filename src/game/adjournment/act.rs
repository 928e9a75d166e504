//! What can be done about an adjournment.

use std::fmt;

use super::envelope::{Key, Writing};
use crate::rules::illegal::Known;
use crate::rules::position::Color;

/// One thing that is done. Moves that are sealed and the arbiter's word never show in a debug text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// The session ends in this many milliseconds, by the arbiter's clock (I.14).
    Session { ends_in: u64 },
    /// The player on move is to seal (I.1). They may ask for it themselves before the session ends (I.1.3).
    Call {
        /// Made from the arbiter's word, without which the envelope cannot be opened.
        key: Key,
    },
    /// The player on move writes their move, or another one instead, as long as the envelope is open.
    Seal {
        /// What they write.
        writing: Writing,
        /// Randomness for the encryption, so that what is sealed cannot be guessed.
        entropy: Entropy,
    },
    /// The envelope is closed and the clocks are stopped.
    Close {
        /// When and where the game is resumed, as it stands on the envelope.
        resumption: String,
    },
    /// The time of the resumption has come (I.9).
    Begin { white: bool, black: bool },
    /// A player arrives.
    Arrive { side: Color },
    /// The arbiter opens the envelope (I.7).
    Open { key: Key },
    /// The envelope is gone (I.12).
    Missing {
        /// Whether the adjourned position can be put up again.
        position: Known,
    },
}

/// Chance from outside: the game itself draws no lots.
#[derive(Copy, Clone, PartialEq, Eq)]
pub struct Entropy(pub [u8; 32]);

impl fmt::Debug for Entropy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Entropy(..)")
    }
}
