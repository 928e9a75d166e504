//! When a game begins.

use serde::{Deserialize, Serialize};

/// When the clock of the first player begins to run.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Beginning {
    /// With the game.
    #[default]
    AtOnce,
    /// With the first move; until it is completed no time runs.
    FirstMove,
    /// At the arbiter's word.
    AtHisWord,
}

impl Beginning {
    /// All of them.
    pub const ALL: [Beginning; 3] = [Beginning::AtOnce, Beginning::FirstMove, Beginning::AtHisWord];

    /// The name in flags and files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Beginning::AtOnce => "at-once",
            Beginning::FirstMove => "first-move",
            Beginning::AtHisWord => "arbiter",
        }
    }
}
