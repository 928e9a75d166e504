//! How half-moves come to the line that stands, and go. Where only one of them was recorded wrongly, it and all after it are struck
//! out and made again at once: what stands beside them on the sheets, what is written there and what is missing stays where it is.

use super::adjournment::Adjournment;
use super::board::Change;
use super::clock::ClockReading;
use super::fact::{HalfMoveId, What};
use super::machine::{Game, Phase};
use crate::rules::position::Color;

impl Game {
    /// A half-move is made, for the first time or in the place of one that was struck out.
    pub(super) fn put_on_line(&mut self, half_move: HalfMoveId, change: &Change, said: &str) {
        if let Some(struck) = self.history.made_again().map(|struck| struck.id) {
            self.history.made(half_move, change, said);
            self.rename(struck, half_move);
            return;
        }
        // A sealed move is older than an offer that was made since (I.4).
        let kept = self.adjourned.as_ref().is_some_and(Adjournment::keeps_offer);
        if self.offer == Some(!self.board().turn()) && !kept {
            self.offer = None;
        }
        self.history.made(half_move, change, said);
        let number = self.history.live().len();
        for side in Color::ALL.into_iter().filter(|side| self.sheets.is_relieved(*side)) {
            self.sheet_log.relieve(side, number..=number);
        }
        self.adjourned.iter_mut().for_each(Adjournment::is_made);
    }

    /// A position is put back. The first `again` of the half-moves that are struck out are made again by the next facts.
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
        self.adjourned.take_if(|adjourned| !adjourned.outlasts_restoration());
        if self.outcome().is_some() || self.phase == Phase::Undecided {
            self.phase = Phase::Running;
        }
    }

    /// What stands beside a half-move that was struck out stands beside the one that is made in its place.
    fn rename(&mut self, struck: HalfMoveId, made: HalfMoveId) {
        self.draws.rename(struck, made);
        self.arbiter_inbox.rename(struck, made);
        self.sheet_log.rename(struck, made);
    }

    /// A power cut can come before everything is made again: then it is struck out for good, and leaves no places.
    pub(super) fn leave_struck(&mut self, what: &What) {
        let goes_on = matches!(what, What::Announced { .. } | What::Made { .. } | What::Completed { .. });
        if goes_on {
            return;
        }
        let was_to_come = self.history.made_again().is_some();
        // Somebody presses for what was only made again, and that takes the time that it takes.
        self.history.leave_struck();
        if !was_to_come {
            return;
        }
        self.arbiter_inbox.forget_struck(&self.history);
        self.offer = None;
        self.sheets.shortened(self.history.lines());
        self.sheet_log.restored(self.history.lines());
    }
}
