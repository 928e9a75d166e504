//! What a player says, as moves and commands.
//!
//! A [`Recogniser`] hears nothing but what is [`Expected`]: the moves of one position and some commands. It decides nothing for the
//! player: every move is read back, and counts only when it is confirmed.

use crate::game::board::Board;
use crate::game::participant::{HearStyle, Language};
use crate::notation::Legality;
use crate::rules::position::Intent;
use crate::words::trouble::VoiceTrouble;

/// Samples a second of all that is heard: 16 bits, one channel.
pub const RATE: u32 = 16_000;

/// What may be said now.
#[derive(Clone, Debug, PartialEq)]
pub struct Expected {
    /// The board on which the moves are to be made.
    pub board: Board,
    /// Whether the legal moves alone are expected, or all that the pieces reach on the bare board.
    pub legality: Legality,
    /// In which words moves are said.
    pub style: HearStyle,
    /// The player's language: that of the commands, and of the accent.
    pub language: Language,
}

/// A move that may have been said.
#[derive(Clone, Debug, PartialEq)]
pub struct Candidate {
    /// The move.
    pub intent: Intent,
    /// The words of the player, as they would be typed.
    pub said: String,
    /// How well it fits, in logarithms of likelihood a frame; the best has the highest.
    pub score: f32,
}

/// What came of an utterance.
#[derive(Clone, Debug, PartialEq)]
pub enum Heard {
    /// This move.
    Move(Candidate),
    /// One of these moves, the likeliest first: the player must say which. Two or three.
    Ask(Vec<Candidate>),
    /// This move, which is not legal.
    Illegal(Candidate),
    /// A command, as it would be typed.
    Command {
        /// The line.
        line: String,
    },
    /// Nothing that is expected.
    Nothing,
}

/// Hears one utterance after another.
pub trait Recogniser: Send {
    /// From now on this is expected, and nothing else.
    ///
    /// # Errors
    /// Why it cannot be.
    fn expect(&mut self, expected: &Expected) -> Result<(), VoiceTrouble>;

    /// An utterance begins.
    fn begin(&mut self);

    /// A further piece of it, at [`RATE`].
    fn hear(&mut self, samples: &[i16]);

    /// It has ended.
    fn end(&mut self) -> Heard;
}
