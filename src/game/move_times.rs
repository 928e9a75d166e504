//! The times of a half-move, as a scoresheet has them.

/// The times of a half-move, in milliseconds.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct MoveTimes {
    /// What was left on its mover's clock when it was completed; `None` where time is only counted.
    pub left: Option<u64>,
    /// What its mover used for it.
    pub used: Option<u64>,
}
