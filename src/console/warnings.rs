//! Warnings of the time: each player's own, at the moments that he has chosen, and never later.
//!
//! They are private like an answer, for the ear of the one who has asked for them. Words interrupt what he hears in private and wait for
//! public words, but not for long: what cannot be begun within a second is not said (`Urgency::Fleeting`).

use super::{Console, Scene};
use crate::config::Key as Setting;
use crate::desk::step::WarningsWish;
use crate::desk::warnings::{Warning, Watch};
use crate::game::Game;
use crate::game::answer::TimesOf;
use crate::game::clock::{ClockReading, TimeControl};
use crate::game::effect::Cue;
use crate::game::fact::ByColorOf;
use crate::game::roles::{Seat, Seats};
use crate::game::warnings::Warnings;
use crate::rules::position::{ByColor, Color};
use crate::time::Tick;
use crate::words::notice::Notice;
use crate::words::utterance::{Urgency, Utterance};
use crate::words::warning_notice::WarningNotice;

/// What one player has chosen, and the clocks that are watched for him.
#[derive(Clone, Debug)]
pub(super) struct Warner {
    side: Color,
    chosen: Warnings,
    watches: Vec<Watch>,
}

/// How a warning is given.
pub(super) enum Given {
    /// By a cue.
    Cue(Cue),
    /// In words.
    Words(WarningNotice),
}

impl Warner {
    /// For the player of a side, from this reading of the clock on.
    pub(super) fn new(chosen: Warnings, side: Color, reading: Option<&ClockReading>) -> Warner {
        let mut watches = Vec::new();
        if chosen.on {
            watches.push(Watch::own(&chosen, side, reading));
            watches.extend(chosen.opponent.then(|| Watch::other(&chosen, !side, reading)));
        }
        Warner { side, chosen, watches }
    }

    /// What he has chosen.
    pub(super) const fn chosen(&self) -> &Warnings {
        &self.chosen
    }

    /// What he has chosen after a wish; `None`: there is nothing that could be switched on.
    pub(super) fn after(&self, wish: WarningsWish) -> Option<Warnings> {
        match wish {
            WarningsWish::Tell => Some(self.chosen.clone()),
            WarningsWish::Switch(true) if self.chosen.is_empty() => None,
            WarningsWish::Switch(on) => Some(Warnings { on, ..self.chosen.clone() }),
            WarningsWish::Choose(wished) => Some(wished),
        }
    }

    /// When he may have to be warned, if nothing else happens.
    pub(super) fn deadline(&self, time: &ByColorOf<TimeControl>, reading: &ClockReading, now: Tick) -> Option<Tick> {
        self.watches.iter().filter_map(|watch| watch.deadline(time.get(watch.side()), reading, now)).min()
    }

    /// What he is to be warned of now.
    pub(super) fn look(&mut self, time: &ByColorOf<TimeControl>, reading: &ClockReading) -> Vec<Given> {
        let (side, tone) = (self.side, self.chosen.tone);
        let looked = self.watches.iter_mut().filter_map(|watch| {
            let whose = if watch.side() == side { TimesOf::Own } else { TimesOf::Opponent };
            watch.look(time.get(watch.side()), reading).map(|warning| given(whose, warning, tone))
        });
        looked.collect()
    }
}

fn given(whose: TimesOf, warning: Warning, tone: bool) -> Given {
    match (warning, tone) {
        (Warning::Tick | Warning::Second(_), true) | (Warning::Tick, false) => Given::Cue(Cue::Tick),
        (Warning::Point(_), true) => Given::Cue(Cue::LowTime),
        (Warning::Point(left), false) => Given::Words(WarningNotice::Time { whose, left }),
        (Warning::Second(seconds), false) => Given::Words(WarningNotice::Second(seconds)),
    }
}

/// What both players have chosen.
#[derive(Clone, Debug)]
pub(super) struct Warners(ByColor<Warner>);

impl Warners {
    /// Those of the one whose keyboard it is are those of the settings; whoever shares it chooses theirs by word.
    pub(super) fn new(chosen: &Warnings, seat: Seat, game: &Game, now: Tick) -> Warners {
        let of = |side| if seat == Seat::Side(side) { chosen.clone() } else { Warnings::default() };
        let reading = game.clock(now);
        Warners(ByColor::new_with(|side| Warner::new(of(side), side, reading.as_ref())))
    }
}

impl Console {
    /// When somebody may have to be warned, if nothing else happens.
    pub(super) fn warning_due(&self, scene: &Scene) -> Option<Tick> {
        let now = scene.now();
        let reading = scene.committed().clock(now)?;
        let time = &self.started.time;
        self.warners.0.iter().filter_map(|warner| warner.deadline(time, &reading, now)).min()
    }

    /// Warns whoever is to be warned now.
    pub(super) fn warn(&mut self, scene: &Scene) {
        let Some(reading) = scene.committed().clock(scene.now()) else { return };
        let mut due = Vec::new();
        for side in Color::ALL {
            let looked = self.warners.0.get_mut(side).look(&self.started.time, &reading);
            due.extend(looked.into_iter().map(|given| (Seat::Side(side), given)));
        }
        for (seat, given) in due {
            self.give(seat, given);
        }
    }

    fn give(&mut self, seat: Seat, given: Given) {
        let notice = match given {
            Given::Cue(cue) => return self.resources.output.cue(Seats::only(seat), cue),
            Given::Words(notice) => notice,
        };
        // A countdown is not worth hearing again.
        let is_kept = matches!(notice, WarningNotice::Time { .. });
        let segments = self.resources.words.notice(&Notice::Warning(notice), &self.listener(seat));
        let utterance = Utterance { to: Seats::only(seat), urgency: Urgency::Fleeting, segments };
        if is_kept {
            self.utter(utterance);
        } else {
            let _ticket = self.resources.output.tell(&utterance);
        }
    }

    /// Tells what a player has chosen, or takes another choice of his; the owner's is kept for the next time.
    pub(super) fn warnings(&mut self, seat: Seat, wish: WarningsWish, scene: &Scene) {
        let Some(side) = seat.side() else { return };
        let Some(chosen) = self.warners.0.get(side).after(wish) else {
            return self.reply(seat, &Notice::Warning(WarningNotice::Nothing));
        };
        if chosen != self.warners.0.get(side).chosen {
            let reading = scene.committed().clock(scene.now());
            *self.warners.0.get_mut(side) = Warner::new(chosen.clone(), side, reading.as_ref());
            if seat == self.owner() {
                self.resources.remember(Setting::Warnings, &chosen.to_string());
                self.resources.settings.warnings = chosen.clone();
            }
        }
        self.reply(seat, &Notice::Warning(WarningNotice::Chosen(chosen)));
    }

    /// The key: off, and on again.
    pub(super) fn switch_warnings(&mut self, scene: &Scene) {
        let owner = self.owner();
        let on = owner.side().is_some_and(|side| self.warners.0.get(side).chosen.on);
        self.warnings(owner, WarningsWish::Switch(!on), scene);
    }
}
