//! What is known of sheets before they are read, and of those that cannot be read to their end.

use super::word::{HalfMove, Wrong};
use crate::notation::repair::Proposal;
use crate::notation::written::Notation;
use crate::scoresheet::sheet::Sheet;
use crate::scoresheet::told::Told;

/// A sheet that cannot be read to its end.
#[derive(Clone, Debug)]
pub struct Spoilt {
    pub line: u64,
    /// The half-move that is to come there, if the moves had begun.
    pub half_move: Option<HalfMove>,
    /// What stands there.
    pub word: String,
    pub why: Wrong,
    /// What may have been meant: for a person to confirm, never to be used by itself.
    pub proposal: Option<Proposal>,
    /// The sheet as far as it can be read.
    pub sheet: Sheet,
    pub notation: Option<Notation>,
    /// What of it was read although it is written otherwise.
    pub told: Vec<Told>,
}

/// What is known of sheets before they are read.
#[derive(Copy, Clone, Debug, Default)]
pub(super) struct Asked {
    /// The notation, whatever the sheet says.
    pub(super) given: Option<Notation>,
    /// The notation where the sheet says none.
    pub(super) otherwise: Option<Notation>,
    /// Whether a sheet is of a game that is over: without a result after its moves it has none, and must have moves.
    pub(super) whole: bool,
    /// Whether the notation where the sheet says none is a guess.
    pub(super) guessed: bool,
}
