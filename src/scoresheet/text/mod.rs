//! The scoresheet as plain text, for people: what stands above the moves, one numbered pair a line, the result. Written in any
//! notation, and read back.
//!
//! ```text
//! White: Anna Bella
//! Black: Gustav Hector
//! Notation: it
//!
//! 1. e4 e5
//! 2. Cf3 [1:29:31] Cf6 (=)
//!
//! Result: 1/2-1/2
//! ```
//!
//! Times stand in brackets, what the clock showed and, after a plus, what the move took; comments in braces. The tags of PGN may stand
//! above the moves in place of the lines in words; they say nothing of the letters.

mod aside;
mod day;
mod ending;
mod label;
mod prose;
mod read;
mod reading;
mod spoilt;
mod tables;
mod times;
mod word;
mod write;

pub(in crate::scoresheet) use day::{day, is_unclear, pgn_date};
pub(in crate::scoresheet) use ending::in_words;
pub(in crate::scoresheet) use prose::names_notation;
pub use read::{Sheets, TextError};
pub use spoilt::Spoilt;
pub use word::Wrong;
pub(in crate::scoresheet) use word::{is_dash, sign_number};
pub use write::{append, tags_left_out, write};
