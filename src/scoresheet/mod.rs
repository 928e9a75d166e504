//! The scoresheet in files.

pub mod files;
pub mod pgn;
