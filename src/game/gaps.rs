//! Gaps: time in which play was impossible, because the machine slept or the program was not there.

use serde::{Deserialize, Serialize};

use crate::rules::as_text;
use crate::rules::position::Color;

/// Why play was impossible.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GapCause {
    /// The machine slept.
    Slept,
    /// The program was not there: it was left, it crashed, or the power failed.
    Away,
}

/// Time that is charged to neither side.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Gap {
    /// Why.
    pub cause: GapCause,
    /// How long, in milliseconds. That of a program which was not there is counted from the last time that was noted, five
    /// seconds before it at most, by the wall clock; 0 if that has been put back since.
    pub millis: u64,
    /// Whose clock was running.
    #[serde(with = "as_text")]
    pub side: Color,
}
