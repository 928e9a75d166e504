//! At the clock alone: warnings of the time, and what the machine has slept.

use super::ClockConsole;
use crate::config::Key as Setting;
use crate::console::sleep::{Sleep, Sleeps};
use crate::console::warnings::{Given, Warner};
use crate::desk::step::WarningsWish;
use crate::game::fact::Source;
use crate::game::roles::{Seat, Seats};
use crate::game::standalone_clock::Happening;
use crate::input::InputEvent;
use crate::rules::position::Color;
use crate::time::Tick;
use crate::words::notice::Notice;
use crate::words::utterance::{Urgency, Utterance};
use crate::words::warning_notice::WarningNotice;

impl ClockConsole {
    /// When the owner may have to be warned, if nothing else happens.
    pub(super) fn next_warning(&self) -> Option<Tick> {
        let now = self.resources.stamper.now();
        self.warner.deadline(&self.committed.started().time, &self.committed.reading(now), now)
    }

    /// Warns the owner of what he is to be warned of now.
    pub(super) fn warn(&mut self) {
        let reading = self.committed.reading(self.resources.stamper.now());
        for given in self.warner.look(&self.committed.started().time, &reading) {
            self.give(given);
        }
    }

    fn give(&mut self, given: Given) {
        let to = Seats::only(self.owner());
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
    pub(super) fn warnings(&mut self, seat: Seat, wish: WarningsWish) {
        let Some(chosen) = self.warner.after(wish) else {
            return self.reply(seat, &Notice::Warning(WarningNotice::Nothing));
        };
        if chosen != *self.warner.chosen() {
            let reading = self.committed.reading(self.resources.stamper.now());
            let side = self.owner().side().unwrap_or(Color::White);
            self.warner = Warner::new(chosen.clone(), side, Some(&reading));
            self.remember(Setting::Warnings, &chosen.to_string());
            self.resources.settings.warnings = chosen.clone();
        }
        self.reply(seat, &Notice::Warning(WarningNotice::Chosen(chosen)));
    }

    /// The key: off, and on again.
    pub(super) fn switch_warnings(&mut self) {
        let on = self.warner.chosen().on;
        self.warnings(self.owner(), WarningsWish::Switch(!on));
    }
}

impl Sleeps for ClockConsole {
    fn sleep(&mut self) -> &mut Sleep {
        &mut self.sleep
    }

    fn put_back(&mut self) -> &mut Option<InputEvent> {
        &mut self.put_back
    }

    fn slept(&mut self, millis: u64, now: Tick) {
        self.command(Happening::Slept { millis }, self.owner(), Source::Console, now);
    }

    /// In simulated time warnings are given at their own moments on the way.
    fn pass_time(&mut self, moment: Tick) -> bool {
        while let Some(due) = self.next_warning().filter(|due| *due <= moment) {
            self.resources.stamper.advance_to(due);
            self.warn();
        }
        self.resources.stamper.advance_to(moment);
        let due = self.clock.deadline().is_some_and(|deadline| deadline <= moment);
        if due {
            self.command(Happening::Deadline, self.owner(), Source::Console, moment);
        }
        due
    }
}
