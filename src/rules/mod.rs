//! The Laws of Chess as functions of a position or a history.

pub mod as_text;
pub mod ending;
pub mod mating;
pub mod position;
pub mod profile;
