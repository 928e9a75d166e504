//! Under which rules a game is played: its kind by the time, and whether arbiters see every board (Appendices A and B).

use serde::{Deserialize, Serialize};

use super::profile::TimeClass;

/// Whether the Competition Rules apply in full: one arbiter for at most three games of rapid, for each game of blitz
/// (A.3, B.2).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Supervision {
    Full,
    /// They do not (A.4, B.3).
    Insufficient,
}

/// Kind and supervision together.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct RuleContext {
    /// The kind of game by its time.
    pub class: TimeClass,
    /// Who watches it.
    pub supervision: Supervision,
}

impl RuleContext {
    /// Which entry of a table applies that holds, for rapid and blitz, what is so without an arbiter at the board
    /// (`illegal.loses_at`, `clock.flag_caller`): under full supervision that of standard chess.
    pub fn entry(self) -> TimeClass {
        match self.supervision {
            Supervision::Full => TimeClass::Standard,
            Supervision::Insufficient => self.class,
        }
    }

    /// Whether the rules for games without enough arbiters apply (A.4, B.3). Standard chess knows none.
    pub fn is_unsupervised(self) -> bool {
        self.supervision == Supervision::Insufficient && self.class != TimeClass::Standard
    }
}
