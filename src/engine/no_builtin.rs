//! In the place of the built-in opponent, in a program that was built without it: it can be named, but never started.

pub use super::{Limits, Reply};
use crate::game::effect::EngineTask;

/// There is none: a value of this type cannot exist.
#[derive(Debug)]
pub enum BuiltinEngine {}

impl BuiltinEngine {
    /// Cannot be called: the type has no value.
    pub fn ask(&self, _task: EngineTask) {
        match *self {}
    }

    /// Nothing is open.
    pub fn rest(&self) {
        match *self {}
    }
}

/// The program was built without it.
#[derive(Debug, thiserror::Error)]
#[error("this program was built without an opponent of its own (the feature `engine`)")]
pub struct CannotStart;

/// Starts no opponent.
///
/// # Errors
/// Always.
pub fn spawn(_limits: Limits, _send: impl FnMut(Reply) + Send + 'static) -> Result<BuiltinEngine, CannotStart> {
    Err(CannotStart)
}
