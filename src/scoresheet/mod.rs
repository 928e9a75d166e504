//! The scoresheet, and its forms in files.

pub mod braille;
pub mod convert;
pub mod compare;
pub mod files;
mod of_game;
pub mod pgn;
pub mod sheet;
pub mod text;
