//! What has happened to a clock, as its journal keeps it.

use crate::game::declare::messages;
use crate::game::sentence::Shown;
use serde::{Deserialize, Serialize};

use crate::game::clock::{ClockReading, TimeControl};
use crate::game::fact::{BySide, Source};
use crate::game::participant::Language;
use crate::game::roles::{Mode, Seat};
use crate::rules::as_text;
use crate::rules::position::{ByColor, Color};
use crate::time::Tick;

/// The layout of the facts; another one is not read by this version.
pub const SCHEMA: u32 = 1;

/// One thing that has happened to the clock.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fact {
    pub by: Seat,
    /// By which way.
    pub source: Source,
    /// When, in the run of the program in which it happened.
    pub at: Tick,
    /// What the clock shows from now on.
    pub clock: ClockReading,
    /// What happened.
    #[serde(flatten)]
    pub what: What,
}

/// What can have happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "fact", rename_all = "snake_case")]
pub enum What {
    /// The clock was set up. Always the first fact, and only there.
    ClockSetUp(Box<SetUp>),
    /// White's time began to run, and no move was counted.
    Begun,
    /// A side has completed a move: the other one's time runs.
    Pressed {
        #[serde(with = "as_text")]
        side: Color,
    },
    /// Both were stopped.
    Paused,
    /// The side that is on move has its time run again.
    Resumed,
    /// What the clock shows, noted from time to time, so that a crash loses little.
    Noted,
    /// The time of a side was used.
    FlagFell {
        #[serde(with = "as_text")]
        side: Color,
    },
    /// Somebody set what the clock shows.
    Corrected(Correction),
    /// The program was started again and goes on with this clock, which stands. The time in between is charged to neither side.
    Reopened {
        /// Seconds since 1 January 1970, UTC.
        wall: u64,
        /// The version that goes on.
        version: String,
    },
    /// The machine slept while a time ran. The clock stands, and the gap is charged to neither side.
    Slept { millis: u64 },
    /// The game is over: the clock is not taken up again.
    Finished,
}

/// What the clock starts from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SetUp {
    /// The layout of the facts, [`SCHEMA`].
    pub schema: u32,
    /// The version of the program.
    pub version: String,
    /// Seconds since 1 January 1970, UTC.
    pub wall: u64,
    /// The time control of each side.
    #[serde(with = "BySide")]
    pub time: ByColor<TimeControl>,
    /// Whose clock it is: who is answered in private.
    pub owner: Seat,
    /// Tournament, casual or training.
    pub mode: Mode,
    /// Whether a fallen flag is told to the table; otherwise it is told to who asks.
    pub tells_flag: bool,
    /// In which language it speaks.
    pub language: Language,
}

messages! {
    /// A change of what the clock shows.
    #[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(tag = "change", rename_all = "snake_case")]
    pub enum Correction {
        Left {
            /// On whose clock.
            #[serde(with = "as_text")]
            side: Color,
            millis: u64,
        } => "timepiece-left-now"(side, time: Shown(*millis)),
        /// More time.
        Add {
            /// On whose clock.
            #[serde(with = "as_text")]
            side: Color,
            millis: u64,
        } => "timepiece-left-now"(side, time: Shown(*millis)),
        /// Less time, but never less than nothing.
        Take {
            /// From whose clock.
            #[serde(with = "as_text")]
            side: Color,
            millis: u64,
        } => "timepiece-left-now"(side, time: Shown(*millis)),
        /// This many moves were completed; the period follows from them, the time stays.
        Moves {
            /// By whom.
            #[serde(with = "as_text")]
            side: Color,
            moves: u32,
        } => "timepiece-moves-now"(side, count: moves),
        /// This side is on move.
        Turn {
            #[serde(with = "as_text")]
            side: Color,
        } => "timepiece-turn-now"(side),
    }
}

impl Correction {
    pub const fn side(self) -> Color {
        match self {
            Correction::Left { side, .. }
            | Correction::Add { side, .. }
            | Correction::Take { side, .. }
            | Correction::Moves { side, .. }
            | Correction::Turn { side } => side,
        }
    }
}
