//! Moves as text and back.

pub mod letters;
pub mod long;
pub mod san;
