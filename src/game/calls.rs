//! Players who call the arbiter: who stops the clocks does so for that alone (6.11.2).

use super::fact::{Fact, What};
use crate::rules::position::{ByColor, Color};

/// Who has called, folded from the facts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Calls {
    counted: ByColor<u32>,
    waits: ByColor<bool>,
}

impl Calls {
    /// Whether a player has called, and the clocks have not run since.
    pub(super) fn waits(&self, side: Color) -> bool {
        *self.waits.get(side)
    }

    /// Who waits, and how often they have called in this game.
    pub(super) fn waiting(&self) -> Vec<(Color, u32)> {
        let waiting = Color::ALL.into_iter().filter(|side| self.waits(*side));
        waiting.map(|side| (side, *self.counted.get(side))).collect()
    }

    /// Folds one fact.
    pub(super) fn apply(&mut self, fact: &Fact) {
        match (&fact.what, fact.by.side()) {
            (What::Paused, Some(side)) => {
                *self.counted.get_mut(side) += 1;
                *self.waits.get_mut(side) = true;
            }
            (What::Resumed | What::Ended { .. }, _) => self.waits = ByColor::default(),
            _ => {}
        }
    }
}
