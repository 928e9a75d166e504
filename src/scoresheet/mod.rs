//! The scoresheet, and its forms in files.

pub mod braille;
mod comment;
pub mod compare;
pub mod convert;
pub mod files;
mod glyphs;
pub mod letters;
mod notes;
mod of_game;
mod older;
pub mod page;
pub mod pgn;
pub mod sentences;
pub mod sheet;
pub mod text;
mod times;
pub mod told;
