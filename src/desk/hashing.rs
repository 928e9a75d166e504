//! What was entered unseen is hashed slowly, so that it cannot be guessed. That is done on a thread: only the lines of the
//! one who entered it wait for it.

use std::fmt;

use super::pin;
use crate::game::Game;
use crate::game::adjournment::Key;
use crate::game::ruling::Lock;

/// A hash that is to be made.
#[derive(Clone, PartialEq, Eq)]
pub enum Hash {
    /// Of what should be the arbiter's PIN.
    TriedPin {
        /// What is kept of the right one.
        lock: Lock,
        /// What was entered.
        pin: String,
    },
    NewPin {
        pin: String,
        salt: u128,
    },
    /// Of the word that closes or opens an envelope.
    Word {
        opens: bool,
        word: String,
        salt: String,
    },
}

impl fmt::Debug for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Hash(..)")
    }
}

/// What came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hashed {
    /// Whether it is the PIN.
    TriedPin(bool),
    /// What is to be kept of it.
    NewPin(Option<Lock>),
    /// A key.
    Word {
        /// Whether it is to open the envelope.
        opens: bool,
        key: Key,
    },
}

impl Hash {
    /// That of the word of an envelope in this game.
    pub fn word(word: &str, opens: bool, game: &Game) -> Hash {
        Hash::Word { opens, word: word.to_owned(), salt: game.envelope_salt() }
    }

    /// Makes it, which takes some ten milliseconds.
    pub fn make(self) -> Hashed {
        match self {
            Hash::TriedPin { lock, pin } => Hashed::TriedPin(pin::opens(&lock, &pin)),
            Hash::NewPin { pin, salt } => Hashed::NewPin(pin::lock(&pin, salt)),
            Hash::Word { opens, word, salt } => Hashed::Word { opens, key: Key::of(&word, &salt) },
        }
    }
}
