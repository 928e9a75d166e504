//! A clock alone, for any board: a state machine of its own over [`Clock`](super::clock::Clock).
//!
//! It knows of no moves, only of presses. As in a game, inputs and time are data, what happens is a fact, and replay folds
//! facts and never decides again.

mod fact;
mod machine;
mod says;

#[cfg(test)]
mod tests;

pub use fact::{Correction, Fact, SCHEMA, SetUp, What};
pub use machine::{Command, Happening, Input, Phase, ReplayError, StandaloneClock};
pub(crate) use says::fell;
pub use says::{Answer, Ask, Effect, Flag, Refusal, Says, TimeAsked};
