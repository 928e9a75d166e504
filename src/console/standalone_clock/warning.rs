//! At the clock alone: warnings of the time.

use super::{ClockConsole, Scene};
use crate::config::Key as Setting;
use crate::desk::step::WarningsWish;
use crate::desk::warnings::{Given, Warner};
use crate::game::roles::{Seat, Seats};
use crate::rules::position::Color;
use crate::time::Tick;
use crate::words::notice::Notice;
use crate::words::utterance::{Urgency, Utterance};
use crate::words::warning_notice::WarningNotice;

impl ClockConsole {
    /// When the owner may have to be warned, if nothing else happens.
    pub(super) fn warning_due(&self, scene: &Scene) -> Option<Tick> {
        let now = scene.now();
        self.warner.deadline(&scene.committed().started().time, &scene.committed().reading(now), now)
    }

    /// Warns the owner of what he is to be warned of now.
    pub(super) fn warn(&mut self, scene: &Scene) {
        let reading = scene.committed().reading(scene.now());
        for given in self.warner.look(&scene.committed().started().time, &reading) {
            self.give(given);
        }
    }

    fn give(&mut self, given: Given) {
        let to = Seats::only(self.owner);
        let notice = match given {
            Given::Cue(cue) => return self.resources.output.cue(to, cue),
            Given::Words(notice) => notice,
        };
        // A countdown is not worth hearing again.
        let is_kept = matches!(notice, WarningNotice::Time { .. });
        let segments = self.resources.words.notice(&Notice::Warning(notice), &self.listener());
        let utterance = Utterance { to, urgency: Urgency::Fleeting, segments };
        if is_kept {
            self.utter(utterance);
        } else {
            let _ticket = self.resources.output.tell(&utterance);
        }
    }

    /// Tells what is chosen, or takes another choice, which is kept for the next time.
    pub(super) fn warnings(&mut self, seat: Seat, wish: WarningsWish, scene: &Scene) {
        let Some(chosen) = self.warner.after(wish) else {
            return self.reply(seat, &Notice::Warning(WarningNotice::Nothing));
        };
        if chosen != *self.warner.chosen() {
            let reading = scene.committed().reading(scene.now());
            let side = self.owner.side().unwrap_or(Color::White);
            self.warner = Warner::new(chosen.clone(), side, Some(&reading));
            self.resources.remember(Setting::Warnings, &chosen.to_string());
            self.resources.settings.warnings = chosen.clone();
        }
        self.reply(seat, &Notice::Warning(WarningNotice::Chosen(chosen)));
    }

    /// The key: off, and on again.
    pub(super) fn switch_warnings(&mut self, scene: &Scene) {
        let on = self.warner.chosen().on;
        self.warnings(self.owner, WarningsWish::Switch(!on), scene);
    }
}
