//! Warnings of the time: each player's own, at the moments that they have chosen, and never later.
//!
//! They are private like an answer, for the ear of the one who has asked for them. Words interrupt what they hear in private and wait for
//! public words, but not for long: what cannot be begun within a second is not said (`Urgency::Fleeting`).

use super::{Console, Scene};
use crate::config::Key as Setting;
use crate::desk::notices::warning::WarningNotice;
use crate::desk::step::WarningsWish;
use crate::desk::warnings::Warner;
use crate::game::roles::Seat;
use crate::time::Tick;
use crate::words::notice::Notice;

impl Console {
    /// When somebody may have to be warned, if nothing else happens.
    pub(super) fn warning_due(&self, scene: &Scene) -> Option<Tick> {
        let now = scene.now();
        let reading = scene.committed().clock(now)?;
        self.desk.warning_due(&self.started.time, &reading, now)
    }

    /// Gives the warnings that are due now.
    pub(super) fn warn(&mut self, scene: &Scene) {
        let Some(reading) = scene.committed().clock(scene.now()) else { return };
        for (seat, given) in self.desk.warnings_now(&self.started.time, &reading) {
            if let Some(kept) = self.resources.warn(seat, given, &self.listener(seat)) {
                self.utter(kept);
            }
        }
    }

    /// Tells what a player has chosen, or takes another choice of theirs; that of whose device it is is kept for the next time.
    pub(super) fn warnings(&mut self, seat: Seat, wish: WarningsWish, scene: &Scene) {
        let (Some(side), Some(warner)) = (seat.side(), &self.desk.client(seat).warner) else { return };
        let Some(chosen) = warner.after(wish) else {
            return self.reply(seat, &Notice::from(WarningNotice::Nothing));
        };
        if chosen != *warner.chosen() {
            let reading = scene.committed().clock(scene.now());
            self.desk.client_mut(seat).warner = Some(Warner::new(chosen.clone(), side, reading.as_ref()));
            if seat == self.home() {
                self.resources.remember(Setting::Warnings, &chosen.to_string());
                self.resources.settings.warnings = chosen.clone();
            }
        }
        self.reply(seat, &Notice::from(WarningNotice::Chosen(chosen)));
    }

    /// The key: off, and on again.
    pub(super) fn switch_warnings(&mut self, scene: &Scene) {
        let home = self.home();
        let on = self.desk.client(home).warner.as_ref().is_some_and(|warner| warner.chosen().on);
        self.warnings(home, WarningsWish::Switch(!on), scene);
    }
}
