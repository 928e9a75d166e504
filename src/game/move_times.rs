//! The times of a half-move, as a scoresheet has them.

use super::clock::TimeControl;
use super::history::HalfMove;
use super::machine::Game;

/// The times of a half-move, in milliseconds.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct MoveTimes {
    /// What was left on its mover's clock when it was completed; `None` where time is only counted.
    pub left: Option<u64>,
    /// What its mover used for it.
    pub used: Option<u64>,
}

impl Game {
    /// What the clock showed and what a half-move took; `None` in a game without a clock, and before it is completed.
    #[must_use]
    pub fn times_of(&self, half_move: &HalfMove) -> Option<MoveTimes> {
        let reading = half_move.completed.flatten()?;
        let counts_down = match self.started.time.get(half_move.mover()) {
            TimeControl::None | TimeControl::CountUp => false,
            TimeControl::Hourglass { .. } | TimeControl::Periods { .. } => true,
        };
        let left = counts_down.then(|| reading.side(half_move.mover()).left);
        Some(MoveTimes { left, used: half_move.thought })
    }
}
