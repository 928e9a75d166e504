//! What a player says, as moves and commands.
//!
//! A [`Recogniser`] hears nothing but what is [`Expected`]: the moves of one position and some commands. It decides nothing for the
//! player: every move is read back, and counts only when it is confirmed.

mod band;
mod confusion;
mod contest;
pub mod course;
pub mod decision;
pub mod endpoint;
mod graphs;
pub mod kept;
pub mod level;
pub mod lexicon;
pub mod listener;
pub mod microphone;
pub mod phrases;
pub mod recogniser;
pub mod recording;
#[cfg(any(test, debug_assertions))]
#[doc(hidden)]
pub mod sample;
pub mod search;
pub mod sphinx;
pub mod teach;
pub mod teaching;
pub mod trial;
pub mod tuning;
pub mod utterance;
pub mod wav;

use recogniser::PocketSphinx;
use tuning::Tuning;

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
    /// Which answer is awaited.
    pub awaited: Awaited,
}

/// An answer that is awaited. Moves and commands may be said all the same.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum Awaited {
    /// Nothing was asked that is answered in a word.
    #[default]
    Nothing,
    YesOrNo,
    /// What a pawn becomes.
    Promotion,
    /// The number of a choice.
    Number {
        /// The last one.
        most: usize,
    },
}

/// A move that may have been said.
#[derive(Clone, Debug, PartialEq)]
pub struct Candidate {
    /// The move.
    pub intent: Intent,
    /// The words of the player, as they would be typed.
    pub said: String,
    /// How well it fits, in logarithms of likelihood, the best that can be 0: a frame of its words.
    pub score: f32,
}

/// What came of an utterance.
#[derive(Clone, Debug, PartialEq)]
pub enum Heard {
    Move(Candidate),
    /// One of these moves, the likeliest first: the player must say which. Two or three.
    Ask(Vec<Candidate>),
    /// A move that is not expected: it is not legal or, where that does not show, not even on the lines of a piece.
    Illegal {
        /// The move. `None`: the words say no single one, as where no piece of the kind reaches the square.
        intent: Option<Intent>,
        /// The words of the player, as they would be typed.
        said: String,
    },
    /// A command, as it would be typed.
    Command {
        line: String,
    },
    Nothing,
}

/// The recogniser of this machine, `PocketSphinx`, for a player whose voice is known so well. It takes about 0.1 s.
///
/// # Errors
/// Why there is none.
pub fn recogniser(tuning: Tuning) -> Result<Box<dyn Recogniser>, VoiceTrouble> {
    Ok(Box::new(PocketSphinx::open(tuning)?))
}

/// Hears one utterance after another.
pub trait Recogniser: Send {
    /// By how much the player whose voice it knows is made louder before anything is heard.
    fn gain(&self) -> f32 {
        1.0
    }

    /// From now on this is expected, and nothing else.
    fn expect(&mut self, expected: &Expected);

    fn begin(&mut self);

    /// A further piece of it, at [`RATE`].
    fn hear(&mut self, samples: &[i16]);

    /// It seems to have ended: works ahead, so that [`end`](Recogniser::end) answers at once where nothing more is heard. Whether anything is
    /// understood so far.
    fn settle(&mut self) -> bool;

    fn end(&mut self) -> Heard;
}
