//! Half-moves that are struck out, and made again at once where only one of them was recorded wrongly: what stands beside them on
//! the sheets, what is written there and what is missing stays where it is.

use super::clock::ClockReading;
use super::fact::{HalfMoveId, What};
use super::machine::{Game, Phase};

impl Game {
    /// A position is put back. So many of the half-moves that are struck out are made again by the next facts.
    pub(super) fn put_back(&mut self, to: Option<HalfMoveId>, again: u32, clock: Option<ClockReading>) {
        let stood = self.history.lines();
        self.history.restore(to, usize::try_from(again).unwrap_or(usize::MAX));
        let stand = self.history.lines();
        self.sheets.restored(stand);
        self.sheet_log.restored(stand);
        self.ran = clock.and_then(|clock| clock.running);
        if let Some(clock) = &clock {
            self.history.count_anew(clock);
        }
        // What is made again answers no offer.
        if stand < stood {
            self.offer = None;
        }
        self.adjourned = None;
        if self.outcome().is_some() || self.phase == Phase::Undecided {
            self.phase = Phase::Running;
        }
    }

    /// What stands beside a half-move that was struck out stands beside the one that is made in its place.
    pub(super) fn rename(&mut self, struck: HalfMoveId, made: HalfMoveId) {
        self.draws.rename(struck, made);
        self.sheet_log.rename(struck, made);
    }

    /// A power cut can come before everything is made again: then it is struck out for good, and leaves no places.
    pub(super) fn leave_struck(&mut self, what: &What) {
        let goes_on = matches!(what, What::Announced { .. } | What::Made { .. } | What::Completed { .. });
        if goes_on || self.history.made_again().is_none() {
            return;
        }
        self.history.leave_struck();
        self.offer = None;
        self.sheets.shortened(self.history.lines());
        self.sheet_log.restored(self.history.lines());
    }
}
