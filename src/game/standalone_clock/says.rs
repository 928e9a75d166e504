//! What a clock alone wants done, and what it says.

use crate::game::clock::{ClockReading, TimeControl};
use crate::game::declare::messages;
use crate::game::effect::Cue;
use crate::game::roles::Seats;
use crate::game::sentence::{AsText, Lasting, Sentence, Shown};
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

messages! {
    /// What the clock says.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Says {
        /// It was set up, and stands.
        SetUp { time: ByColor<TimeControl> } => { Vec::new() },
        /// It stands.
        Paused => "timepiece-paused",
        /// It runs again.
        Resumed { turn: Color } => "timepiece-resumed"(side: turn),
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
        } => {
            let taken_up = Sentence::new("timepiece-taken-up").with("white", Shown(reading.white.left));
            let taken_up = taken_up.with("black", Shown(reading.black.left)).with("side", turn);
            let taken_up = taken_up.with("gap", gap.is_some());
            let taken_up = taken_up.with("time", Lasting(gap.unwrap_or(0).saturating_mul(1_000)));
            [taken_up].into_iter().chain(fell(fallen)).collect()
        },
        /// The machine has slept while a time ran, and the clock stands.
        Slept {
            /// The time that was charged to neither side, in milliseconds.
            millis: u64,
        } => "timepiece-slept"(time: Lasting(*millis)),
        /// A flag has fallen.
        Flag {
            side: Color,
            /// Whether that of the other side had fallen before.
            second: bool,
        } => "timepiece-flag"(side, second),
        /// What was set.
        Corrected(correction: Correction) => { correction.sentences() },
        /// The clock is put away.
        Finished => "timepiece-finished",
        /// That cannot be done.
        Refused(refusal: Refusal) => { refusal.sentences() },
        Answer(answer: Answer) => { Vec::new() },
    }
}

messages! {
    /// Why something was not done.
    #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
    pub enum Refusal {
        /// Not this side's time runs.
        NotRunning { runs: Color } => "timepiece-not-running"(side: runs),
        /// The clock stands.
        Stands => "timepiece-stands",
        /// It does not stand, and is set only then.
        Runs => "timepiece-runs",
        /// It stands already, or has not begun.
        NothingToPause => "timepiece-nothing-to-pause",
        Over => "timepiece-over",
        /// So much time no clock shows.
        TooMuch => "refused-ruling-clock-too-high",
    }
}

messages! {
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
        } => { Vec::new() },
        /// Both times.
        Both {
            /// What the clock shows.
            reading: ClockReading,
            /// The sides whose flags have fallen, in their order.
            fallen: Vec<Color>,
        } => { Vec::new() },
        /// Whose clock runs.
        Running {
            /// Whose; `None`: neither.
            running: Option<Color>,
        } => "clock-running"(running),
        /// How many moves were made.
        Moves { white: u32, black: u32, turn: Color } => "timepiece-moves"(
            white: count(*white), black: count(*black), side: turn,
        ),
        /// How many moves are left to the time control of who asks.
        ToControl {
            /// How many; `None`: no control comes any more.
            moves: Option<u32>,
        } => "timepiece-to-control"(comes: moves.is_some(), count: moves.unwrap_or(0)),
        /// How long the game has lasted.
        Elapsed {
            /// Since the first press, gaps and pauses included, in milliseconds.
            millis: u64,
            /// Of it the clock stood so long.
            stood: u64,
        } => "timepiece-elapsed"(time: Lasting(*millis), stood: *stood > 0, paused: Lasting(*stood)),
        Control { time: ByColor<TimeControl> } => { Vec::new() },
    }
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

/// Which flag has fallen, or which first.
pub(crate) fn fell(fallen: &[Color]) -> Option<Sentence> {
    match fallen {
        [] => None,
        [only] => Some(Sentence::new("timepiece-flag").with("side", *only).with("second", false)),
        [first, ..] => Some(Sentence::new("timepiece-fell-first").with("side", *first)),
    }
}

fn count(moves: u32) -> AsText {
    AsText(Sentence::new("timepiece-count").with("count", moves).alone())
}
