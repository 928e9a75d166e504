//! When a game begins.

use serde::{Deserialize, Serialize};

use crate::named::named;

named! {
    /// When the clock of the first player begins to run.
    #[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Beginning {
        /// With the game.
        #[default]
        AtOnce = "at-once",
        /// With the first move; until it is completed no time runs.
        FirstMove = "first-move",
        AtHisWord = "arbiter",
    }
}
