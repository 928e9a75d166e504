//! What a game wants done.

use super::fact::{Fact, HalfMoveId};
use super::mating::MatingTask;
use super::message::Message;
use super::roles::Seats;
use crate::named::named;
use crate::rules::position::{Color, Intent, Position};

/// One thing to be done, in its order. Everything after an [`Effect::Record`] waits until the fact is on disk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Keep a fact.
    Record(Fact),
    /// Say something.
    Tell { to: Seats, what: Message },
    /// Sound a cue.
    Cue { to: Seats, cue: Cue },
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
    pub position: Position,
    /// The side that it plays. A draw may be offered to it while the other side is to move.
    pub side: Color,
    /// Positions that stood on the board before, by which a repetition is seen.
    pub earlier: Vec<Position>,
    /// What is asked.
    pub question: EngineQuestion,
    /// The move of the opening for which it plays: that is its answer where it is asked to move.
    pub in_opening: Option<Intent>,
    /// Milliseconds left on its own clock, and its increment; `None` without a clock.
    pub time: Option<(u64, u64)>,
    /// Its level, 1 to [`LEVELS`](super::participant::LEVELS).
    pub level: u8,
    /// The seed of its choices in this game.
    pub seed: u64,
}

impl EngineTask {
    /// The answer that needs no thought.
    pub fn known(&self) -> Option<EngineAnswer> {
        let intent = self.in_opening.filter(|_| self.question == EngineQuestion::Move)?;
        self.position.judge(intent).is_ok().then_some(EngineAnswer::Move(intent))
    }
}

/// What the built-in opponent is asked.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum EngineQuestion {
    Move,
    /// Whether it accepts a draw.
    Draw,
}

/// What the built-in opponent answers.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum EngineAnswer {
    Move(Intent),
    /// It accepts the draw.
    Accept,
    /// It declines the draw.
    Decline,
}

named! {
    /// The short sounds.
    #[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Cue {
        /// A move was made.
        Move = "move",
        /// A piece was taken.
        Capture = "capture",
        Check = "check",
        Castling = "castling",
        /// A pawn was promoted.
        Promotion = "promotion",
        /// Something was refused.
        Refusal = "refusal",
        /// There is nothing further in this direction: the edge of the board, the end of a list.
        Edge = "edge",
        /// The cursor has come upon a dark square.
        DarkSquare = "dark-square",
        /// The cursor has come upon a light square.
        LightSquare = "light-square",
        /// A draw was offered.
        Offer = "offer",
        /// Little time is left.
        LowTime = "low-time",
        /// One of the last seconds, or another tick that the player has chosen.
        Tick = "tick",
        /// A flag has fallen.
        Flag = "flag",
        /// The game is over.
        End = "end",
        YourTurn = "your-turn",
        /// Something was done as asked.
        Confirmed = "confirmed",
        /// Keys are text from now on.
        EntryMode = "entry-mode",
        /// Keys are steps and questions from now on.
        BoardMode = "board-mode",
        /// The game is not being saved.
        NotSaved = "not-saved",
        /// From now on what is said counts.
        MicrophoneOpen = "microphone-open",
        /// It no longer does.
        MicrophoneClosed = "microphone-closed",
    }
}
