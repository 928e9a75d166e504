//! When a player is warned of their time, as they have chosen. Pure: the clock's reading comes in, a warning comes out.

use super::step::WarningsWish;
use crate::desk::notices::warning::WarningNotice;
use crate::game::answer::TimesOf;
use crate::game::clock::{ClockReading, SECOND, TimeControl};
use crate::game::effect::Cue;
use crate::game::warnings::Warnings;
use crate::rules::position::{ByColor, Color};
use crate::time::Tick;

/// A warning that is later than this (in milliseconds) would say a time that is past: it is left out.
pub const LATE: u64 = SECOND;

/// What is to be heard now.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Warning {
    /// So much time is left, in milliseconds.
    Point(u64),
    /// One of the last seconds: the number that are left.
    Second(u64),
    Tick,
}

/// Watches the time of one side.
#[derive(Clone, Debug)]
pub struct Watch {
    side: Color,
    /// Points of time, in milliseconds, and whether each has been told; with twice as much time again it can be told once more.
    points: Vec<(u64, bool)>,
    countdown: u64,
    tick: Option<(u64, u64)>,
    /// What was left when it was last looked at.
    before: Option<u64>,
}

impl Watch {
    /// Watches the player's own time from now on.
    pub fn own(warnings: &Warnings, side: Color, reading: Option<&ClockReading>) -> Watch {
        let tick = warnings.tick.map(|tick| (tick.every, tick.below.unwrap_or(u64::MAX)));
        Watch { countdown: warnings.countdown, tick, ..Watch::other(warnings, side, reading) }
    }

    /// Watches the time of their opponent: only its points, since two countdowns could not be told apart.
    pub fn other(warnings: &Warnings, side: Color, reading: Option<&ClockReading>) -> Watch {
        let before = reading.map(|reading| reading.side(side).left);
        // A game that begins with less is not told so.
        let told = |point: u64| before.is_some_and(|left| left <= point);
        let points = warnings.points.iter().map(|point| (*point, told(*point))).collect();
        Watch { side, points, countdown: 0, tick: None, before }
    }

    /// Whose time it is.
    pub const fn side(&self) -> Color {
        self.side
    }

    /// When something may have to be heard, if nothing else happens.
    pub fn deadline(&self, control: &TimeControl, reading: &ClockReading, now: Tick) -> Option<Tick> {
        if reading.running != Some(self.side) || !runs_out(control) {
            return None;
        }
        let shown = reading.side(self.side);
        let mark = self.next_below(shown.left)?;
        Some(now.after(control.delay_left(shown).saturating_add(shown.left - mark)))
    }

    /// The highest time below this one at which something is to be heard.
    fn next_below(&self, left: u64) -> Option<u64> {
        let point = self.points.iter().filter(|(point, told)| !told && *point < left).map(|(point, _)| *point).max();
        let second = mark_below(left, SECOND).filter(|_| self.countdown > 0).map(|mark| mark.min(self.countdown));
        let tick = self.tick.and_then(|(every, below)| mark_below(left.min(below.saturating_add(1)), every));
        [point, second, tick].into_iter().flatten().max()
    }

    /// What is to be heard now. What has become due longer than [`LATE`] ago is not.
    pub fn look(&mut self, control: &TimeControl, reading: &ClockReading) -> Option<Warning> {
        let left = reading.side(self.side).left;
        let before = self.before.replace(left)?;
        let in_time = |mark: u64| left <= mark && mark < before && mark - left <= LATE;
        let mut point = None;
        for (each, told) in &mut self.points {
            if !*told && left <= *each {
                *told = true;
                point = Some(*each);
            } else if left >= each.saturating_mul(2) {
                *told = false;
            }
        }
        if reading.running != Some(self.side) || !runs_out(control) {
            return None;
        }
        let second = left.div_ceil(SECOND) * SECOND;
        let counted = (SECOND..=self.countdown).contains(&second) && in_time(second);
        let ticks = self.tick.is_some_and(|(every, below)| {
            let mark = left.div_ceil(every) * every;
            mark > 0 && mark <= below && in_time(mark)
        });
        let point = point.filter(|point| in_time(*point)).map(Warning::Point);
        point.or(counted.then_some(Warning::Second(second / SECOND))).or(ticks.then_some(Warning::Tick))
    }
}

/// The highest whole multiple below a time; none where that is nothing.
const fn mark_below(left: u64, every: u64) -> Option<u64> {
    match left.saturating_sub(1) / every * every {
        0 => None,
        mark => Some(mark),
    }
}

/// Whether the time of this control can come to its end.
const fn runs_out(control: &TimeControl) -> bool {
    matches!(control, TimeControl::Periods { .. } | TimeControl::Hourglass { .. })
}

/// What one player has chosen, and the clocks that are watched for them.
#[derive(Clone, Debug)]
pub struct Warner {
    side: Color,
    chosen: Warnings,
    watches: Vec<Watch>,
}

/// How a warning is given.
pub enum Given {
    Cue(Cue),
    Words(WarningNotice),
}

impl Warner {
    /// For the player of a side, from this reading of the clock on.
    pub fn new(chosen: Warnings, side: Color, reading: Option<&ClockReading>) -> Warner {
        let mut watches = Vec::new();
        if chosen.on {
            watches.push(Watch::own(&chosen, side, reading));
            watches.extend(chosen.opponent.then(|| Watch::other(&chosen, !side, reading)));
        }
        Warner { side, chosen, watches }
    }

    pub const fn chosen(&self) -> &Warnings {
        &self.chosen
    }

    /// What they have chosen after a wish; `None`: there is nothing that could be switched on.
    pub fn after(&self, wish: WarningsWish) -> Option<Warnings> {
        match wish {
            WarningsWish::Tell => Some(self.chosen.clone()),
            WarningsWish::Switch(true) if self.chosen.is_empty() => None,
            WarningsWish::Switch(on) => Some(Warnings { on, ..self.chosen.clone() }),
            WarningsWish::Choose(wished) => Some(wished),
        }
    }

    /// When they may have to be warned, if nothing else happens.
    pub fn deadline(&self, time: &ByColor<TimeControl>, reading: &ClockReading, now: Tick) -> Option<Tick> {
        self.watches.iter().filter_map(|watch| watch.deadline(time.get(watch.side()), reading, now)).min()
    }

    /// What they are to be warned of now.
    pub fn look(&mut self, time: &ByColor<TimeControl>, reading: &ClockReading) -> Vec<Given> {
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

#[cfg(test)]
#[path = "warnings_tests.rs"]
mod tests;
