//! The names of half-moves.

use serde::{Deserialize, Serialize};

/// The name of a half-move, never used again in the same game, not even after a restoration.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct HalfMoveId(pub u32);
