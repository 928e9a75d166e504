//! Moves as text and back: what a player types or says becomes an [`Intent`](crate::rules::position::Intent), and a
//! [`MoveReport`](crate::game::report::MoveReport) becomes a line on a scoresheet.
//!
//! Reading goes in three steps: `tokens` cuts the text in every way in which it can be cut, `grammar` puts the pieces
//! together in every way in which they make a move, `resolve` looks which of these the pieces on the board bear out. Words about a
//! move that is known are compared with it instead: `naming`.
//!
//! What stands on a scoresheet is evidence and read strictly: `written` names the notations, `sheet`, `uci` and `iccf` read them,
//! `spelling` what people and programs write besides where it means one move, `repair` proposes what a misprint meant.

pub(crate) mod accents;
pub mod announced;
mod castling;
mod grammar;
mod heard;
pub mod iccf;
pub mod letters;
pub mod long;
mod naming;
pub mod phonetic;
mod pieces;
mod read;
pub mod repair;
mod resolve;
pub mod san;
pub mod sheet;
pub mod spelling;
pub(crate) mod spoken;
mod tokens;
pub mod uci;
pub mod written;

#[cfg(test)]
mod read_tests;
#[cfg(test)]
mod round_trip;

pub use heard::{Heard, Legality};
pub use naming::{names, takes_wrongly};
pub use pieces::piece;
pub use read::{carries_offer, read, read_mentioned, read_off_the_lines};
pub(crate) use spoken::with_slip_mended;
pub(crate) use tokens::spelt_file;
