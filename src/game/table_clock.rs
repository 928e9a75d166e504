//! What is said about the clock at the table, as data.

use super::gaps::Gap;
use super::roles::Restarter;
use crate::rules::position::Color;

/// One message.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum TableClock {
    /// Nobody is charged with this until it is decided.
    Gap {
        /// What.
        gap: Gap,
        /// Who decides.
        decides: Restarter,
    },
    /// The machine has slept while no clock ran.
    Slept {
        /// How long, in milliseconds.
        millis: u64,
    },
    /// The gap is charged to the side whose clock was running.
    Charged {
        /// Which.
        side: Color,
        /// How much, in milliseconds.
        millis: u64,
        /// What it has left, in milliseconds.
        left: u64,
    },
}
