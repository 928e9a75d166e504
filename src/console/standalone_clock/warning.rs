//! At the clock alone: warnings of the time.

use super::{ClockConsole, Scene};
use crate::config::Key as Setting;
use crate::desk::notices::warning::WarningNotice;
use crate::desk::step::WarningsWish;
use crate::desk::warnings::Warner;
use crate::game::roles::Seat;
use crate::rules::position::Color;
use crate::time::Tick;
use crate::words::notice::Notice;

impl ClockConsole {
    /// When the owner may have to be warned, if nothing else happens.
    pub(super) fn warning_due(&self, scene: &Scene) -> Option<Tick> {
        let now = scene.now();
        self.warner.deadline(&scene.committed().started().time, &scene.committed().reading(now), now)
    }

    /// Warns the owner of what they are to be warned of now.
    pub(super) fn warn(&mut self, scene: &Scene) {
        let reading = scene.committed().reading(scene.now());
        for given in self.warner.look(&scene.committed().started().time, &reading) {
            if let Some(kept) = self.resources.warn(self.owner, given, &self.listener()) {
                self.utter(kept);
            }
        }
    }

    /// Tells what is chosen, or takes another choice, which is kept for the next time.
    pub(super) fn warnings(&mut self, seat: Seat, wish: WarningsWish, scene: &Scene) {
        let Some(chosen) = self.warner.after(wish) else {
            return self.reply(seat, &Notice::from(WarningNotice::Nothing));
        };
        if chosen != *self.warner.chosen() {
            let reading = scene.committed().reading(scene.now());
            let side = self.owner.side().unwrap_or(Color::White);
            self.warner = Warner::new(chosen.clone(), side, Some(&reading));
            self.resources.remember(Setting::Warnings, &chosen.to_string());
            self.resources.settings.warnings = chosen.clone();
        }
        self.reply(seat, &Notice::from(WarningNotice::Chosen(chosen)));
    }

    /// The key: off, and on again.
    pub(super) fn switch_warnings(&mut self, scene: &Scene) {
        let on = self.warner.chosen().on;
        self.warnings(self.owner, WarningsWish::Switch(!on), scene);
    }
}
