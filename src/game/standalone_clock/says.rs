//! What a clock alone wants done, and what it says.

use crate::game::clock::{ClockReading, TimeControl};
use crate::game::effect::Cue;
use crate::game::roles::Seats;
use crate::rules::position::{ByColor, Color};

use super::fact::{Correction, Fact};

/// One thing to be done, in its order. Everything after an [`Effect::Record`] waits until the fact is on disk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Keep a fact.
    Record(Fact),
    /// Say something.
    Tell { to: Seats, what: Says },
    /// Sound a cue.
    Cue { to: Seats, cue: Cue },
}

/// What can be asked of the clock.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Ask {
    /// The time of who asks.
    Own,
    /// The time of their opponent.
    Other,
    /// The time of one side.
    Of(Color),
    /// Both times.
    Both,
    /// Whose clock runs.
    Running,
    /// How many moves were made.
    Moves,
    /// How many moves are left to the time control.
    ToControl,
    /// How long the game has lasted.
    Elapsed,
    /// By which time control.
    Control,
}

/// What the clock says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Says {
    /// It was set up, and stands.
    SetUp {
        time: ByColor<TimeControl>,
    },
    /// It stands.
    Paused,
    /// It runs again.
    Resumed {
        turn: Color,
    },
    /// It was taken up again, and stands.
    TakenUp {
        /// What it shows.
        reading: ClockReading,
        /// Who is on move.
        turn: Color,
        /// The time that was charged to neither side, in seconds; `None`: the clock stood when the program ended.
        gap: Option<u64>,
        /// The sides whose flags have fallen, in their order.
        fallen: Vec<Color>,
    },
    /// The machine has slept while a time ran, and the clock stands.
    Slept {
        /// The time that was charged to neither side, in milliseconds.
        millis: u64,
    },
    /// A flag has fallen.
    Flag {
        side: Color,
        /// Whether that of the other side had fallen before.
        second: bool,
    },
    /// What was set.
    Corrected(Correction),
    /// The clock is put away.
    Finished,
    /// That cannot be done.
    Refused(Refusal),
    Answer(Answer),
}

/// Why something was not done.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Refusal {
    /// Not this side's time runs.
    NotRunning {
        runs: Color,
    },
    /// The clock stands.
    Stands,
    /// It does not stand, and is set only then.
    Runs,
    /// It stands already, or has not begun.
    NothingToPause,
    Over,
    /// So much time no clock shows.
    TooMuch,
}

/// An answer of the clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The time of one side.
    Time {
        whose: TimeAsked,
        /// What is left, or was used where time is only counted, in milliseconds.
        left: u64,
        /// Whether time is only counted.
        counted: bool,
        /// Whether the flag has fallen, and whether it was the first.
        flag: Flag,
    },
    /// Both times.
    Both {
        /// What the clock shows.
        reading: ClockReading,
        /// The sides whose flags have fallen, in their order.
        fallen: Vec<Color>,
    },
    /// Whose clock runs.
    Running {
        /// Whose; `None`: neither.
        running: Option<Color>,
    },
    /// How many moves were made.
    Moves {
        white: u32,
        black: u32,
        turn: Color,
    },
    /// How many moves are left to the time control of who asks.
    ToControl {
        /// How many; `None`: no control comes any more.
        moves: Option<u32>,
    },
    /// How long the game has lasted.
    Elapsed {
        /// Since the first press, gaps and pauses included, in milliseconds.
        millis: u64,
        /// Of it the clock stood so long.
        stood: u64,
    },
    Control {
        time: ByColor<TimeControl>,
    },
}

/// Whose time is answered, as the one who asked calls it.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum TimeAsked {
    Own,
    /// Their opponent's.
    Other,
    /// That of a side, asked by its name.
    Of(Color),
}

/// Whether a flag has fallen.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Flag {
    #[default]
    Up,
    Only,
    /// It has, before the other one.
    First,
    /// It has, after the other one.
    Second,
}
