//! What is said about the clock at the table, as data.

use super::clock::ClockReading;
use super::gaps::Gap;
use super::roles::Restarter;
use crate::rules::position::Color;
use crate::rules::profile::TimeClass;

/// One message.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum TableClock {
    /// This is charged to neither side until it is decided.
    Gap { gap: Gap, decides: Restarter },
    /// The clocks do not run before the arbiter's word.
    Waits,
    /// No time runs before the first move.
    FirstMove {
        /// What White has, in milliseconds.
        white: u64,
        /// What Black has, in milliseconds.
        black: u64,
    },
    /// The arbiter has started the game.
    Begun { turn: Color },
    /// A player is there.
    Arrived { side: Color },
    /// To the arbiter: they were not there when the game began.
    Late {
        side: Color,
        /// How late they are, in milliseconds.
        millis: u64,
        /// Whether the default time is over.
        forfeits: bool,
    },
    /// To the arbiter: the default time is over.
    DefaultTimeOver {
        /// Who is not there; `None`: neither is.
        side: Option<Color>,
    },
    /// Which kind of game the times make it.
    Class(TimeClass),
    /// A draw counts as a win for Black.
    Armageddon,
    /// It has ended in a draw, which does.
    ArmageddonDrawn,
    /// The machine has slept while no clock ran.
    Slept {
        /// How long, in milliseconds.
        millis: u64,
    },
    /// The gap is charged to the side whose clock was running.
    Charged {
        side: Color,
        millis: u64,
        /// What it has left, in milliseconds.
        left: u64,
    },
}

impl TableClock {
    /// What each side has before the first move, with which the clock starts.
    pub const fn first_move(reading: &ClockReading) -> TableClock {
        TableClock::FirstMove { white: reading.white.left, black: reading.black.left }
    }
}
