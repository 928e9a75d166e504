//! What thinks on threads of its own: opponents that are programs, and the search that says whether a side can still mate.

pub mod advice;
pub mod asked;
#[cfg(feature = "engine")]
pub mod builtin;
#[cfg(not(feature = "engine"))]
#[path = "no_builtin.rs"]
pub mod builtin;
pub mod draw;
pub mod endgames;
pub mod mating;
pub mod pace;
pub mod uci;

use crate::game::effect::EngineAnswer;
use crate::game::fact::{HalfMoveId, Source};
use crate::time::Stamper;

/// What limits the thinking.
#[derive(Clone, Debug)]
pub enum Limits {
    /// The clock of the game, or the level's usual time without one. A simulated clock limits nothing, because it stands still
    /// while the engine thinks; with such a stamper this is the same as [`Limits::Nodes`].
    Time { stamper: Stamper },
    /// Nodes alone: the same task has the same answer on every machine, however busy it is.
    Nodes,
}

/// An answer.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// The half-move after which it was asked.
    pub after: Option<HalfMoveId>,
    pub answer: EngineAnswer,
    /// Who gives it.
    pub by: Source,
}
