//! What a game wants done.

use super::fact::{Fact, HalfMoveId};
use super::mating::MatingTask;
use super::message::Message;
use super::roles::Seats;
use crate::rules::position::{Color, Intent, Position};

/// One thing to be done, in its order. Everything behind a [`Effect::Record`] waits until the fact is on disk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Keep a fact.
    Record(Fact),
    /// Say something.
    Tell {
        /// To whom.
        to: Seats,
        /// What.
        what: Message,
    },
    /// Sound a cue.
    Cue {
        /// For whom.
        to: Seats,
        /// Which.
        cue: Cue,
    },
    /// Ask the built-in opponent; a question that is still open is withdrawn.
    AskEngine(EngineTask),
    /// Withdraw the open question to the built-in opponent.
    RestEngine,
    /// Ask whether a side can still mate. Questions do not withdraw one another.
    CanMate(MatingTask),
}

/// A question to the built-in opponent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineTask {
    /// The last half-move; the answer names it again.
    pub after: Option<HalfMoveId>,
    /// The position.
    pub position: Position,
    /// The side that it plays. A draw may be offered to it while the other side is to move.
    pub side: Color,
    /// Positions that stood on the board before, by which a repetition is seen.
    pub earlier: Vec<Position>,
    /// What is asked.
    pub question: EngineQuestion,
    /// Milliseconds left on its own clock, and its increment; `None` without a clock.
    pub time: Option<(u64, u64)>,
    /// Its level, 1 to 8.
    pub level: u8,
    /// The seed of its choices in this game.
    pub seed: u64,
}

/// What the built-in opponent is asked.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum EngineQuestion {
    /// To move.
    Move,
    /// Whether it accepts a draw.
    Draw,
}

/// What the built-in opponent answers.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum EngineAnswer {
    /// Its move.
    Move(Intent),
    /// It accepts the draw.
    Accept,
    /// It declines the draw.
    Decline,
}

/// The short sounds.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Cue {
    /// A move was made.
    Move,
    /// A piece was taken.
    Capture,
    /// Check.
    Check,
    /// Castling.
    Castling,
    /// A pawn was promoted.
    Promotion,
    /// Something was refused.
    Refusal,
    /// There is nothing further in this direction: the edge of the board, the end of a list.
    Edge,
    /// The cursor has come upon a dark square.
    DarkSquare,
    /// The cursor has come upon a light square.
    LightSquare,
    /// A draw was offered.
    Offer,
    /// Little time is left.
    LowTime,
    /// One of the last seconds, or another tick that the player has chosen.
    Tick,
    /// A flag has fallen.
    Flag,
    /// The game is over.
    End,
    /// It is your turn.
    YourTurn,
    /// Something was done as asked.
    Confirmed,
    /// Keys are text from now on.
    EntryMode,
    /// Keys are steps and questions from now on.
    BoardMode,
    /// The game is not being saved.
    NotSaved,
}

impl Cue {
    /// All cues, in the order in which they are explained.
    pub const ALL: [Cue; 19] = [
        Cue::Move,
        Cue::Capture,
        Cue::Check,
        Cue::Castling,
        Cue::Promotion,
        Cue::Refusal,
        Cue::Edge,
        Cue::DarkSquare,
        Cue::LightSquare,
        Cue::Offer,
        Cue::LowTime,
        Cue::Tick,
        Cue::Flag,
        Cue::End,
        Cue::YourTurn,
        Cue::Confirmed,
        Cue::EntryMode,
        Cue::BoardMode,
        Cue::NotSaved,
    ];

    /// The name in settings and files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Cue::Move => "move",
            Cue::Capture => "capture",
            Cue::Check => "check",
            Cue::Castling => "castling",
            Cue::Promotion => "promotion",
            Cue::Refusal => "refusal",
            Cue::Edge => "edge",
            Cue::DarkSquare => "dark-square",
            Cue::LightSquare => "light-square",
            Cue::Offer => "offer",
            Cue::LowTime => "low-time",
            Cue::Tick => "tick",
            Cue::Flag => "flag",
            Cue::End => "end",
            Cue::YourTurn => "your-turn",
            Cue::Confirmed => "confirmed",
            Cue::EntryMode => "entry-mode",
            Cue::BoardMode => "board-mode",
            Cue::NotSaved => "not-saved",
        }
    }
}
