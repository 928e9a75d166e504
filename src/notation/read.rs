//! What a player typed or said, read as a move.

use super::heard::{Heard, Legality};
use super::{grammar, resolve};
use crate::game::board::Board;
use crate::game::participant::Language;

/// Reads a move of the side to move, in the letters and words of a language.
///
/// It takes algebraic notation with or without the square of departure, the names of Article D.2.1, and the words of
/// the language. Letters of the men are the player's; an English one is understood where his language has not got it.
/// Where case tells a man from a file (`Bc4`, `bxc4`), it is believed; where it does not (`bc4`), both are looked at.
///
/// With [`Legality::Ignored`] the answer depends on nothing but the lines of the men and what stands in their way.
#[must_use]
pub fn read(text: &str, board: &Board, language: Language, legality: Legality) -> Heard {
    resolve::resolve(grammar::readings(text, language), board, legality)
}

/// Whether a draw offer is written behind the move: `(=)` (Article C.12; C.13 in older editions). [`read`] passes over it.
#[must_use]
pub fn carries_offer(text: &str) -> bool {
    let text = text.trim_end();
    text.ends_with("(=)") || text.ends_with(" =")
}
