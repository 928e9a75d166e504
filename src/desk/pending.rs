//! What was asked and waits for the next line.

use super::names::NameRound;
use crate::rules::position::{Intent, Square};
use crate::words::notice::Confirmable;

/// An open question of the console to a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pending {
    /// Yes or no.
    Confirm(Confirmable),
    /// Really leave?
    Quit,
    /// What the pawn becomes.
    Promotion {
        /// Where it stands.
        from: Square,
        /// Where it goes.
        to: Square,
        /// The words of the move so far.
        said: String,
    },
    /// Which of several moves, by number.
    Choice {
        /// The moves, in the order in which they were read out.
        choices: Vec<Intent>,
        /// The words that fit them all.
        said: String,
    },
    /// A name for the scoresheet.
    Names(NameRound),
}
