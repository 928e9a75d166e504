//! Warnings of the time: each player's own, at the moments that he has chosen, and never later.
//!
//! They are private like an answer, for the ear of the one who has asked for them. Words interrupt what he hears in private and wait for
//! public words, but not for long: what cannot be begun within a second is not said (`Urgency::Fleeting`).

use super::Console;
use crate::config::Key as Setting;
use crate::desk::step::WarningsWish;
use crate::desk::warnings::{Warning, Watch};
use crate::game::Game;
use crate::game::answer::TimesOf;
use crate::game::effect::Cue;
use crate::game::roles::{Seat, Seats};
use crate::game::warnings::Warnings;
use crate::rules::position::{ByColor, Color};
use crate::time::Tick;
use crate::words::notice::Notice;
use crate::words::utterance::{Urgency, Utterance};
use crate::words::warning_notice::WarningNotice;

/// What one player has chosen, and the clocks that are watched for him.
#[derive(Clone, Debug, Default)]
struct Warner {
    chosen: Warnings,
    watches: Vec<Watch>,
}

impl Warner {
    fn new(chosen: Warnings, side: Color, game: &Game, now: Tick) -> Warner {
        let reading = game.clock(now);
        let mut watches = Vec::new();
        if chosen.on {
            watches.push(Watch::own(&chosen, side, reading.as_ref()));
            watches.extend(chosen.opponent.then(|| Watch::other(&chosen, !side, reading.as_ref())));
        }
        Warner { chosen, watches }
    }
}

/// What both players have chosen.
#[derive(Clone, Debug)]
pub(super) struct Warners(ByColor<Warner>);

impl Warners {
    /// The owner's are those of the settings; whoever shares the keyboard with him chooses his by word.
    pub(super) fn new(chosen: &Warnings, game: &Game, now: Tick) -> Warners {
        let of = |side| if game.owner_side() == side { chosen.clone() } else { Warnings::default() };
        Warners(ByColor::new_with(|side| Warner::new(of(side), side, game, now)))
    }
}

impl Console {
    /// When somebody may have to be warned, if nothing else happens.
    pub(super) fn next_warning(&self) -> Option<Tick> {
        let now = self.gear.stamper.now();
        let reading = self.heard.clock(now)?;
        let watches = self.warners.0.iter().flat_map(|warner| &warner.watches);
        watches.filter_map(|watch| watch.deadline(self.heard.started().time.get(watch.side()), &reading, now)).min()
    }

    /// Warns whoever is to be warned now.
    pub(super) fn warn(&mut self) {
        let Some(reading) = self.heard.clock(self.gear.stamper.now()) else { return };
        let mut due = Vec::new();
        for side in Color::ALL {
            let warner = self.warners.0.get_mut(side);
            for watch in &mut warner.watches {
                let warning = watch.look(self.heard.started().time.get(watch.side()), &reading);
                due.extend(warning.map(|warning| (side, watch.side(), warning, warner.chosen.tone)));
            }
        }
        for (side, of, warning, tone) in due {
            let whose = if side == of { TimesOf::Own } else { TimesOf::Opponent };
            self.give(Seat::Side(side), whose, warning, tone);
        }
    }

    /// In simulated time warnings are given at their own moments on the way to another one.
    pub(super) fn warn_until(&mut self, moment: Tick) {
        while let Some(due) = self.next_warning().filter(|due| *due <= moment) {
            self.gear.stamper.advance_to(due);
            self.warn();
        }
    }

    fn give(&mut self, seat: Seat, whose: TimesOf, warning: Warning, tone: bool) {
        let notice = match (warning, tone) {
            (Warning::Tick | Warning::Second(_), true) | (Warning::Tick, false) => {
                return self.gear.output.cue(Seats::only(seat), Cue::Tick);
            }
            (Warning::Point(_), true) => return self.gear.output.cue(Seats::only(seat), Cue::LowTime),
            (Warning::Point(left), false) => WarningNotice::Time { whose, left },
            (Warning::Second(seconds), false) => WarningNotice::Second(seconds),
        };
        let segments = self.gear.words.notice(&Notice::Warning(notice), &self.listener(seat));
        let utterance = Utterance { to: Seats::only(seat), urgency: Urgency::Fleeting, segments };
        match warning {
            Warning::Point(_) => self.utter(utterance),
            // A countdown is not worth hearing again.
            Warning::Second(_) | Warning::Tick => drop(self.gear.output.tell(&utterance)),
        }
    }

    /// Tells what a player has chosen, or takes another choice of his; the owner's is kept for the next time.
    pub(super) fn warnings(&mut self, seat: Seat, wish: WarningsWish) {
        let Some(side) = seat.side() else { return };
        let mut chosen = self.warners.0.get(side).chosen.clone();
        match wish {
            WarningsWish::Tell => {}
            WarningsWish::Switch(true) if chosen.is_empty() => {
                return self.reply(seat, &Notice::Warning(WarningNotice::Nothing));
            }
            WarningsWish::Switch(on) => chosen.on = on,
            WarningsWish::Choose(wished) => chosen = wished,
        }
        if chosen != self.warners.0.get(side).chosen {
            *self.warners.0.get_mut(side) = Warner::new(chosen.clone(), side, &self.heard, self.gear.stamper.now());
            if seat == self.game.owner() {
                self.remember(Setting::Warnings, &chosen.to_string());
                self.settings.warnings = chosen.clone();
            }
        }
        self.reply(seat, &Notice::Warning(WarningNotice::Chosen(chosen)));
    }

    /// The key: off, and on again.
    pub(super) fn switch_warnings(&mut self) {
        let owner = self.game.owner();
        let on = owner.side().is_some_and(|side| self.warners.0.get(side).chosen.on);
        self.warnings(owner, WarningsWish::Switch(!on));
    }
}
