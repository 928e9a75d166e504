//! Whether a side could still mate by any series of legal moves: the answer, which may be that it is not known.

use serde::{Deserialize, Serialize};

use super::position::{Color, Position};

/// Whether a side can mate the other by any possible series of legal moves (5.2.2, 6.9).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CanMate {
    Yes,
    /// It cannot.
    No,
    /// It has not been found out: the arbiter decides.
    Unknown,
}

impl CanMate {
    /// What can be told at a glance: `No` where the pieces cannot mate wherever they stand, else `Unknown`.
    pub fn at_a_glance(position: &Position, side: Color) -> CanMate {
        if position.has_insufficient_material(side) { CanMate::No } else { CanMate::Unknown }
    }
}
