//! What is said about the clock at the table, as data.

use super::clock::ClockReading;
use super::declare::{messages, names};
use super::gaps::{Gap, GapCause};
use super::roles::Restarter;
use super::sentence::{Lasting, Sentence, Shown};
use crate::rules::position::Color;
use crate::rules::profile::TimeClass;

messages! {
    /// One message.
    #[derive(Copy, Clone, Debug, PartialEq, Eq)]
    pub enum TableClock {
        /// This is charged to neither side until it is decided.
        Gap { gap: Gap, decides: Restarter } => "gap"(
            side: gap.side, cause: cause(*gap), decides, time: Lasting(gap.millis),
        ),
        /// The clocks do not run before the arbiter's word.
        Waits => "clock-waits",
        /// No time runs before the first move.
        FirstMove {
            /// What White has, in milliseconds.
            white: u64,
            /// What Black has, in milliseconds.
            black: u64,
        } => "clock-first-move"(white: Shown(*white), black: Shown(*black)),
        /// The arbiter has started the game.
        Begun { turn: Color } => "clock-begun"(side: turn),
        /// A player is there.
        Arrived { side: Color } => "arrived"(side),
        /// To the arbiter: they were not there when the game began.
        Late {
            side: Color,
            /// How late they are, in milliseconds.
            millis: u64,
            /// Whether the default time is over.
            forfeits: bool,
        } => "late"(side, time: Lasting(*millis), over: forfeits),
        /// To the arbiter: the default time is over.
        DefaultTimeOver {
            /// Who is not there; `None`: neither is.
            side: Option<Color>,
        } => {
            let key = if side.is_some() { "default-time-over" } else { "default-time-over-both" };
            Sentence::new(key).with("side", side).alone()
        },
        /// Which kind of game the times make it.
        Class(class: TimeClass) => "class"(class),
        /// A draw counts as a win for Black.
        Armageddon => "armageddon",
        /// It has ended in a draw, which does.
        ArmageddonDrawn => "armageddon-drawn",
        /// The machine has slept while no clock ran.
        Slept {
            /// How long, in milliseconds.
            millis: u64,
        } => "slept"(time: Lasting(*millis)),
        /// The gap is charged to the side whose clock was running.
        Charged {
            side: Color,
            millis: u64,
            /// What it has left, in milliseconds.
            left: u64,
        } => "charged"(side, time: Lasting(*millis), left: Shown(*left)),
    }
}

impl TableClock {
    /// What each side has before the first move, with which the clock starts.
    pub const fn first_move(reading: &ClockReading) -> TableClock {
        TableClock::FirstMove { white: reading.white.left, black: reading.black.left }
    }
}

names! {
    Restarter { Arbiter = "arbiter", Players = "players" }
    TimeClass { Standard = "standard", Rapid = "rapid", Blitz = "blitz" }
}

const fn cause(gap: Gap) -> &'static str {
    match gap.cause {
        GapCause::Slept => "slept",
        GapCause::Away if gap.millis == 0 => "unknown",
        GapCause::Away => "away",
    }
}
