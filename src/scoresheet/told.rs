//! What is read of a sheet although it is written otherwise, or not at all: it is told, so that nothing spoilt passes unheard.

use crate::rules::position::Color;
use crate::words::brailled::Corrected;
use crate::words::converting::Mended;

/// Something that is told of a sheet that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// The line.
    pub line: u64,
    /// The number of the move, and whose it is.
    pub half_move: (u32, Color),
    /// What it is.
    pub what: What,
}

/// What is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// No result stands behind the moves: it is read as a game that goes on.
    GoesOn,
    /// A word in Braille that can only mean one move, but is written otherwise.
    Corrected(Box<Corrected>),
    /// Something in print that is read although it is written otherwise.
    Mended(Mended),
}
