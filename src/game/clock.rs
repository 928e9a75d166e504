//! The chess clock: integer milliseconds, time as data.
//!
//! Two sums hold at every moment, to the millisecond: for each side `left = given + adjusted - used`, and
//! `used by White + used by Black + stood + gaps = elapsed` since the clock was made.

mod control;
mod pgn;
mod times;

#[cfg(test)]
mod tests;

use serde::{Deserialize, Serialize};

pub use control::{Extra, FirstIncrement, MINUTE, Period, SECOND, TimeControl, TimeControlError};
pub use control::{LONGEST_EXTRA_SECONDS, LONGEST_MINUTES, MOST_PERIODS};
pub use times::{DrawCounts, Times, TimesError};

use crate::rules::as_text;
use crate::rules::position::{ByColor, Color};
use crate::rules::profile::{Profile, TimeClass};
use crate::time::Tick;

/// What one side's clock shows, in milliseconds.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SideReading {
    /// What is left; where time is only counted: what was used.
    pub left: u64,
    /// The period, from 0.
    pub period: usize,
    /// Moves completed on this clock.
    pub moves: u32,
    /// What the control has given so far: base times, extra time, and in an hourglass what the opponent used.
    #[serde(default)]
    pub given: u64,
    /// What was used since the start.
    #[serde(default)]
    pub used: u64,
    /// What of it was used on the move that is being thought about.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub thought: u64,
    /// What the arbiter has added, less what they have taken away.
    #[serde(default, skip_serializing_if = "is_none_at_all")]
    pub adjusted: i64,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde hands it over so
const fn is_zero(milliseconds: &u64) -> bool {
    *milliseconds == 0
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde hands it over so
const fn is_none_at_all(milliseconds: &i64) -> bool {
    *milliseconds == 0
}

impl SideReading {
    fn give(&mut self, milliseconds: u64) {
        self.given += milliseconds;
        self.left += milliseconds;
    }

    /// Adds time, or takes it away: never below nothing.
    pub fn adjust(&mut self, milliseconds: i64) {
        let left = self.left.saturating_add_signed(milliseconds);
        self.set_left(left);
    }

    /// Puts what is left to a value; the difference is an adjustment.
    pub fn set_left(&mut self, left: u64) {
        self.adjusted += i64::try_from(left).unwrap_or(i64::MAX) - i64::try_from(self.left).unwrap_or(i64::MAX);
        self.left = left;
    }

    /// Time, period and moves of an earlier reading, after what has been used since; the difference is an adjustment.
    #[must_use]
    pub fn put_back(self, earlier: SideReading) -> SideReading {
        let mut back = SideReading { used: self.used, ..earlier };
        let since = self.used.saturating_sub(earlier.used);
        back.adjusted += i64::try_from(since).unwrap_or(i64::MAX);
        back
    }
}

/// What the clock shows at one moment.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClockReading {
    pub white: SideReading,
    pub black: SideReading,
    /// Whose time runs.
    #[serde(with = "as_text::option", default, skip_serializing_if = "Option::is_none")]
    pub running: Option<Color>,
    /// For how long neither ran, in milliseconds.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub stood: u64,
    /// What is charged to neither side, in milliseconds: the machine slept, or the program was not there.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub gaps: u64,
}

impl ClockReading {
    /// Times, periods and moves of an earlier reading, after what has been used since.
    #[must_use]
    pub fn put_back(self, earlier: &ClockReading) -> ClockReading {
        let (white, black) = (self.white.put_back(earlier.white), self.black.put_back(earlier.black));
        ClockReading { white, black, ..self }
    }

    /// How much time has passed since the clock was made.
    pub const fn elapsed(&self) -> u64 {
        self.white.used + self.black.used + self.stood + self.gaps
    }

    pub const fn side(&self, side: Color) -> &SideReading {
        match side {
            Color::White => &self.white,
            Color::Black => &self.black,
        }
    }

    /// One side of it, to be changed.
    pub const fn side_mut(&mut self, side: Color) -> &mut SideReading {
        match side {
            Color::White => &mut self.white,
            Color::Black => &mut self.black,
        }
    }

    /// The same with another time for one side, in milliseconds.
    #[must_use]
    pub fn with_left(mut self, side: Color, left: u64) -> ClockReading {
        self.side_mut(side).set_left(left);
        self
    }

    /// The same with more time for one side, in milliseconds.
    #[must_use]
    pub fn with_added(self, side: Color, millis: u64) -> ClockReading {
        self.with_left(side, self.side(side).left.saturating_add(millis))
    }
}

/// Standard play, rapid or blitz: what the time control of the side with more time makes it (A.1, B.1). Without a clock it is
/// standard play.
pub fn time_class(controls: [&TimeControl; 2], rules: &Profile) -> TimeClass {
    match controls.map(TimeControl::for_sixty_moves).into_iter().max_by_key(|(base, extra)| base + extra) {
        Some((base, extra)) if base > 0 => rules.clock.class_of(base, extra / 60),
        _ => TimeClass::Standard,
    }
}

/// A clock: two displays, of which at most one runs (6.1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    controls: ByColor<TimeControl>,
    shown: ClockReading,
    since: Tick,
}

impl Clock {
    /// A clock that shows what each side has before its first move, and does not run.
    pub fn new(controls: ByColor<TimeControl>) -> Clock {
        let sides = controls.as_ref().map(|control| SideReading {
            left: control.at_start(),
            given: control.at_start(),
            ..SideReading::default()
        });
        let shown = ClockReading { white: sides.white, black: sides.black, running: None, stood: 0, gaps: 0 };
        Clock { controls, shown, since: Tick::START }
    }

    /// Whether the game is played without a clock.
    pub fn is_none(&self) -> bool {
        self.controls.iter().all(TimeControl::is_none)
    }

    /// The controls of both sides.
    pub fn controls(&self) -> &ByColor<TimeControl> {
        &self.controls
    }

    /// From now on each move of both sides brings this many milliseconds (III.4). Time that is not given in periods stays as it is.
    pub fn grant_increment(&mut self, milliseconds: u64) {
        for control in [&mut self.controls.white, &mut self.controls.black] {
            if let TimeControl::Periods { periods, .. } = control {
                for period in periods {
                    period.increment = milliseconds;
                    period.extra = Extra::Increment;
                }
            }
        }
    }

    /// Whose time runs.
    pub fn running(&self) -> Option<Color> {
        self.shown.running.filter(|side| !self.is_frozen(*side))
    }

    /// Whether the flag of a side's last period has fallen: nothing is added to its clock any more, but by the arbiter.
    fn has_run_out(&self, side: Color) -> bool {
        let shown = self.shown.side(side);
        let is_last = match self.controls.get(side) {
            TimeControl::None | TimeControl::CountUp => false,
            TimeControl::Hourglass { .. } => true,
            TimeControl::Periods { periods, .. } => shown.period + 1 >= periods.len(),
        };
        is_last && self.until_flag(side) == Some(0)
    }

    /// Whether a side's clock keeps what it shows because the other one, to which moves bring time, has run out (FIDE's standards for
    /// electronic clocks). Where moves bring none, it runs until its own flag falls.
    pub fn is_frozen(&self, side: Color) -> bool {
        let brings_extra = |period: &Period| period.increment > 0;
        let shown = self.shown.side(!side);
        self.controls.get(!side).period(shown.period).is_some_and(brings_extra) && self.has_run_out(!side)
    }

    /// Lets the time of `side` run from `at`; the other one stands.
    pub fn start(&mut self, side: Color, at: Tick) {
        self.stop(at);
        if !self.controls.get(side).is_none() {
            self.shown.running = Some(side);
        }
    }

    /// Stops both. A clock that is none keeps no time at all.
    pub fn stop(&mut self, at: Tick) {
        if self.is_none() {
            return;
        }
        let reading = self.reading(at);
        self.set(&ClockReading { running: None, ..reading }, at);
    }

    /// Makes it show a reading from `at` on.
    pub fn set(&mut self, reading: &ClockReading, at: Tick) {
        self.shown = *reading;
        self.since = at;
    }

    /// Stops both clocks at `at`, after a gap of this many milliseconds that ended there and is charged to neither side. Returns how much
    /// of the gap came after what the clock has counted already, in milliseconds.
    pub fn leave_gap(&mut self, millis: u64, at: Tick) -> u64 {
        let millis = millis.min(at.since(self.since));
        let before = self.reading(Tick::from_millis(at.millis() - millis));
        self.set(&ClockReading { running: None, gaps: before.gaps + millis, ..before }, at);
        millis
    }

    /// What it would show at `at` if so much of the gaps were charged to a side, as time that it has thought: never more than
    /// there are, and never beyond its flag.
    pub fn charged(&self, side: Color, millis: u64, at: Tick) -> ClockReading {
        let now = self.reading(at);
        let millis = millis.min(now.gaps);
        let mut thinking = self.clone();
        thinking.set(&ClockReading { running: Some(side), gaps: now.gaps - millis, ..now }, at);
        ClockReading { running: now.running, ..thinking.reading(at.after(millis)) }
    }

    /// `side` completes a move by pressing at `at`: the moves are counted, extra time and a period that has been reached are
    /// added, and the opponent's time runs.
    pub fn complete(&mut self, side: Color, at: Tick) {
        self.count_move(side, at);
        self.start(!side, at);
    }

    /// `side` completes a move without pressing: it is counted in the same way, and the clock that ran runs on (6.2.1.2).
    pub fn complete_unpressed(&mut self, side: Color, at: Tick) {
        let running = self.shown.running;
        self.count_move(side, at);
        if let Some(running) = running {
            self.start(running, at);
        }
    }

    fn count_move(&mut self, side: Color, at: Tick) {
        if self.is_none() {
            return;
        }
        self.stop(at);
        let adds_nothing = self.has_run_out(side) || self.is_frozen(side);
        let control = self.controls.get(side);
        let shown = self.shown.side_mut(side);
        shown.moves = shown.moves.saturating_add(1);
        if adds_nothing {
            return;
        }
        let thought = std::mem::take(&mut shown.thought);
        let before = control.period(shown.period);
        if let Some(Period { extra: Extra::Bronstein, increment, .. }) = before {
            shown.give(thought.min(*increment));
        }
        if control.moves_due(shown.period).is_some_and(|due| shown.moves >= due) {
            shown.period += 1;
            shown.give(control.period(shown.period).map_or(0, |next| next.base));
        }
        if let Some(Period { extra: Extra::Increment, increment, .. }) = control.period(shown.period) {
            shown.give(*increment);
        }
    }

    /// What it shows at `at`. A flag that has fallen stops it.
    pub fn reading(&self, at: Tick) -> ClockReading {
        let mut reading = ClockReading { running: self.running(), ..self.shown };
        let elapsed = at.since(self.since);
        let Some(side) = reading.running else {
            reading.stood += elapsed;
            return reading;
        };
        let used = self.until_flag(side).map_or(elapsed, |left| elapsed.min(left));
        reading.stood += elapsed - used;
        let free = self.free(side).min(used);
        let shown = reading.side_mut(side);
        shown.used += used;
        shown.thought += used;
        match self.controls.get(side) {
            TimeControl::None => {}
            TimeControl::CountUp => shown.left += used,
            TimeControl::Periods { .. } | TimeControl::Hourglass { .. } => {
                shown.given += free;
                shown.left -= used - free;
            }
        }
        if matches!(self.controls.get(!side), TimeControl::Hourglass { .. }) && !self.has_run_out(!side) {
            reading.side_mut(!side).give(used);
        }
        reading
    }

    /// When the running side's flag falls.
    pub fn flag_at(&self) -> Option<(Color, Tick)> {
        let side = self.running()?;
        Some((side, self.since.after(self.until_flag(side)?)))
    }

    /// How long it takes from the last setting until the flag of a side falls.
    fn until_flag(&self, side: Color) -> Option<u64> {
        match self.controls.get(side) {
            TimeControl::None | TimeControl::CountUp => None,
            TimeControl::Periods { .. } | TimeControl::Hourglass { .. } => {
                Some(self.shown.side(side).left.saturating_add(self.free(side)))
            }
        }
    }

    /// What is left of the delay of the present move.
    fn free(&self, side: Color) -> u64 {
        self.controls.get(side).delay_left(self.shown.side(side))
    }
}
