//! Battery and mains, and whether the machine is kept from sleeping.

use crate::game::declare::names;
use crate::words::declare::messages;
use crate::words::notice::Tell;

/// What feeds the machine.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Power {
    /// Whether it runs on mains power; `None`: unknown.
    pub mains: Option<bool>,
    /// What is left in the battery, in percent; `None`: there is none.
    pub percent: Option<u8>,
}

/// Why the machine could not be kept from sleeping.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum NotHeld {
    /// There is no system bus.
    NoBus,
    /// No service on the bus handles sleep requests.
    NoLogind,
    Refused,
    /// It does not answer in time.
    NoAnswer,
}

names! {
    NotHeld { NoBus = "bus", NoLogind = "logind", Refused = "refused", NoAnswer = "answer" }
}

messages! { |voice|
    /// What is said of it.
    #[derive(Copy, Clone, Debug, PartialEq, Eq)]
    pub enum PowerNotice {
        /// Answer: how it stands.
        State(power: Power) => "power"(kind: power.kind(), percent: power.percent.unwrap_or(0)),
        /// The battery runs down; what is left, in percent.
        Low { percent: u8 } => "power-low"(percent),
        /// The machine may fall asleep during the game, by itself or when its lid is closed.
        NotHeld(why: NotHeld) => "sleep-not-held"(why),
    }
}

impl Power {
    const fn kind(self) -> &'static str {
        match (self.mains, self.percent) {
            (Some(true), Some(_)) => "charging",
            (Some(true), None) => "mains",
            (Some(false), Some(_)) => "battery",
            (None, Some(_)) => "level",
            (Some(false) | None, None) => "unknown",
        }
    }
}

impl Tell for PowerNotice {}

#[cfg(any(test, debug_assertions))]
crate::words::samples::samples! {
    Power = [None, Some(false), Some(true)].into_iter().flat_map(|mains| {
        [None, Some(1), Some(100)].map(|percent| Power { mains, percent })
    });
}
