//! The scoresheet in Braille: codes of moves, pages, and the files for embossers and displays, out and in.

pub mod binding;
pub mod cell;
pub mod code;
pub mod diagram;
pub mod heading;
pub mod layout;
pub mod louis;
pub mod page;
pub mod pef;
pub mod reader;
