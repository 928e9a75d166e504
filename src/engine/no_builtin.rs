//! In the place of the built-in opponent, in a program that was built without it: it can be named, but never started.

use crate::game::effect::{EngineAnswer, EngineTask};
use crate::game::fact::HalfMoveId;
use crate::time::Stamper;

/// There is none: a value of this type cannot exist.
#[derive(Debug)]
pub enum BuiltinEngine {}

impl BuiltinEngine {
    /// Nobody can be asked.
    pub fn ask(&self, _task: EngineTask) {
        match *self {}
    }

    /// Nothing is open.
    pub fn rest(&self) {
        match *self {}
    }
}

/// By what the opponent would be limited.
#[derive(Clone, Debug)]
pub enum Limits {
    /// The clock of the game.
    Time {
        /// By which the time is read.
        stamper: Stamper,
    },
    /// Nodes alone.
    Nodes,
}

/// An answer, as it would be.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// The half-move after which it was asked.
    pub after: Option<HalfMoveId>,
    /// The answer.
    pub answer: EngineAnswer,
}

/// The program was built without it.
#[derive(Debug, thiserror::Error)]
#[error("this program was built without an opponent of its own (the feature `engine`)")]
pub struct CannotStart;

/// Starts nobody.
///
/// # Errors
/// Always.
pub fn spawn(_limits: Limits, _send: impl FnMut(Reply) + Send + 'static) -> Result<BuiltinEngine, CannotStart> {
    Err(CannotStart)
}
