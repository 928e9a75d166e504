//! The scoresheet in files.

pub mod pgn;
