//! Questions whether a side can still mate, as the game asks them and as they are answered. The search is somewhere else.

use super::half_move::HalfMoveId;
use super::roles::Seat;
use crate::rules::mating::{self, Verdict};
use crate::rules::position::{Color, Position};

/// What is asked about a position.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum About {
    /// Whether it is dead (5.2.2).
    Dead,
    /// Whether this side can still mate: a result depends on it.
    CanMate(Color),
    /// The same with a line or a proof, for somebody who wants to see it.
    Why { side: Color, asker: Seat },
}

impl About {
    /// What is to be searched for, regardless of who asks.
    pub const fn searched(self) -> mating::About {
        match self {
            About::Dead => mating::About::Dead,
            About::CanMate(side) => mating::About::CanMate(side),
            About::Why { side, .. } => mating::About::Why(side),
        }
    }
}

/// A question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatingTask {
    /// The half-move after which the position stood; the answer names it again.
    pub after: Option<HalfMoveId>,
    /// What is asked.
    pub about: About,
    pub position: Position,
}

/// An answer, with the name of its question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatingAnswer {
    /// The half-move after which it was asked.
    pub after: Option<HalfMoveId>,
    /// What was asked.
    pub about: About,
    /// What came of it.
    pub verdict: Verdict,
}
