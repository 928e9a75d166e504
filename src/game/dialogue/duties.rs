//! What an assistant may do (D.2.10 and D.2.11; E.2.9 and E.2.10 in the edition of 2009).

use serde::{Deserialize, Serialize};

use super::act::Act;
use crate::named::named;

named! {
    #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Duty {
        /// a: makes either player's move on the board of the opponent.
        MakeMoves,
        /// b: announces the moves of both players.
        AnnounceMoves,
        /// c: keeps the visually disabled player's scoresheet and starts their opponent's clock.
        KeepScoreAndPress,
        /// d: tells them, only on request, the number of completed moves and the times.
        TellTime,
        /// e: claims the game on time, and tells the arbiter when the sighted player has touched a piece.
        ClaimAndReport,
        /// f: does what is to be done when the game is adjourned.
        Formalities,
    }
}

impl Duty {
    /// The duty of which an act is a part; none for what no assistant does.
    pub const fn of(act: &Act) -> Option<Duty> {
        match act {
            Act::Execute { .. } => Some(Duty::MakeMoves),
            Act::Announce { .. } | Act::Repeat { .. } | Act::Correct { .. } => Some(Duty::AnnounceMoves),
            Act::TellTime { .. } => Some(Duty::TellTime),
            Act::ReportTouch { .. } => Some(Duty::ClaimAndReport),
            Act::Formalities => Some(Duty::Formalities),
            Act::Feel { .. }
            | Act::Lift { .. }
            | Act::Touch { .. }
            | Act::Place { .. }
            | Act::RemoveCaptured { .. }
            | Act::NewPiece { .. }
            | Act::Adjust { .. }
            | Act::ClaimTouch { .. }
            | Act::AskTime
            | Act::BoardsDiffer
            | Act::Sheet { .. }
            | Act::Settle => None,
        }
    }
}

/// Whose assistant it is.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// That of a visually disabled player.
    OfTheDisabled,
    /// That of a sighted player whose opponent has none.
    OfTheSighted,
    /// There is none, or none is allowed: a sighted player has one only if their opponent has not.
    None,
}

/// The table: which duties an assistant has.
pub const fn duties(kind: Kind) -> &'static [Duty] {
    match kind {
        Kind::OfTheDisabled => &Duty::ALL,
        Kind::OfTheSighted => &[Duty::MakeMoves, Duty::AnnounceMoves],
        Kind::None => &[],
    }
}
