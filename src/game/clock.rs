//! The chess clock: integer milliseconds, time as data.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::rules::as_text;
use crate::rules::position::{ByColor, Color};
use crate::time::Tick;

const MINUTE: u64 = 60_000;
const SECOND: u64 = 1_000;
/// No period lasts longer than a week: whoever writes more has mistyped.
const LONGEST_MINUTES: u64 = 7 * 24 * 60;
const LONGEST_INCREMENT_SECONDS: u64 = 3_600;

/// One period of a time control.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Period {
    /// Moves to be completed in it; `None`: all the rest.
    pub moves: Option<u32>,
    /// Time that it brings, in milliseconds.
    pub base: u64,
    /// Added with each move, the first included (6.3.2), in milliseconds.
    pub increment: u64,
}

/// The time control of one side; without periods there is no clock.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct TimeControl {
    periods: Vec<Period>,
}

/// Which part of a time control is wrong, and what would be right.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TimeControlError {
    /// A part is empty: `90/40+30,` or nothing at all.
    #[error("part {part} is empty; a control looks like 25+5 or 90/40+30,30+30")]
    Empty {
        /// Which part, from 1.
        part: usize,
    },
    /// Not a whole number where one belongs.
    #[error("part {part}: `{text}` is no whole number of {unit}")]
    Number {
        /// Which part, from 1.
        part: usize,
        /// What stands there.
        text: String,
        /// What it should count: minutes, moves or seconds.
        unit: &'static str,
    },
    /// Zero or more than anybody plays.
    #[error("part {part}: {text} {unit} is out of range (at most {most})")]
    Range {
        /// Which part, from 1.
        part: usize,
        /// What stands there.
        text: String,
        /// What it counts.
        unit: &'static str,
        /// The most that is allowed.
        most: u64,
    },
    /// A period without a number of moves that is not the last, or a last one with it.
    #[error("part {part}: every period but the last names its moves, as in 90/40")]
    Moves {
        /// Which part, from 1.
        part: usize,
    },
}

impl TimeControl {
    /// The periods, in their order.
    #[must_use]
    pub fn periods(&self) -> &[Period] {
        &self.periods
    }

    /// Whether there is no clock at all.
    #[must_use]
    pub fn is_none(&self) -> bool {
        self.periods.is_empty()
    }
}

impl FromStr for TimeControl {
    type Err = TimeControlError;

    /// Reads `none`, `25+5` (minutes and seconds) or several periods, each but the last with its moves:
    /// `90/40+30,30+30`.
    fn from_str(text: &str) -> Result<TimeControl, TimeControlError> {
        let text = text.trim();
        if text.eq_ignore_ascii_case("none") {
            return Ok(TimeControl::default());
        }
        let parts: Vec<&str> = text.split(',').map(str::trim).collect();
        let mut periods = Vec::with_capacity(parts.len());
        for (index, text) in parts.iter().enumerate() {
            let part = index + 1;
            let period = parse_period(part, text)?;
            if period.moves.is_some() == (part == parts.len()) {
                return Err(TimeControlError::Moves { part });
            }
            periods.push(period);
        }
        Ok(TimeControl { periods })
    }
}

fn parse_period(part: usize, text: &str) -> Result<Period, TimeControlError> {
    if text.is_empty() {
        return Err(TimeControlError::Empty { part });
    }
    let (main, increment) = match text.split_once('+') {
        Some((main, seconds)) => (main, number(part, seconds, "seconds", 0, LONGEST_INCREMENT_SECONDS)?),
        None => (text, 0),
    };
    let (minutes, moves) = match main.split_once('/') {
        Some((minutes, moves)) => (minutes, Some(number(part, moves, "moves", 1, 1_000)?)),
        None => (main, None),
    };
    let base = number(part, minutes, "minutes", 1, LONGEST_MINUTES)? * MINUTE;
    let moves = moves.map(|moves| u32::try_from(moves).unwrap_or(u32::MAX));
    Ok(Period { moves, base, increment: increment * SECOND })
}

fn number(part: usize, text: &str, unit: &'static str, least: u64, most: u64) -> Result<u64, TimeControlError> {
    let text = text.trim();
    if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(TimeControlError::Number { part, text: text.to_owned(), unit });
    }
    match text.parse::<u64>() {
        Ok(value) if (least..=most).contains(&value) => Ok(value),
        _ => Err(TimeControlError::Range { part, text: text.to_owned(), unit, most }),
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_none() {
            return f.write_str("none");
        }
        for (index, period) in self.periods.iter().enumerate() {
            if index > 0 {
                f.write_str(",")?;
            }
            write!(f, "{}", period.base / MINUTE)?;
            if let Some(moves) = period.moves {
                write!(f, "/{moves}")?;
            }
            if period.increment > 0 {
                write!(f, "+{}", period.increment / SECOND)?;
            }
        }
        Ok(())
    }
}

impl From<TimeControl> for String {
    fn from(control: TimeControl) -> String {
        control.to_string()
    }
}

impl TryFrom<String> for TimeControl {
    type Error = TimeControlError;
    fn try_from(text: String) -> Result<TimeControl, TimeControlError> {
        text.parse()
    }
}

/// What one side's clock shows.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SideReading {
    /// Milliseconds left.
    pub left: u64,
    /// The period, from 0.
    pub period: usize,
    /// Moves completed on this clock.
    pub moves: u32,
}

/// What the clock shows at one moment.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClockReading {
    /// White's side.
    pub white: SideReading,
    /// Black's side.
    pub black: SideReading,
    /// Whose time runs.
    #[serde(with = "as_text::option", default, skip_serializing_if = "Option::is_none")]
    pub running: Option<Color>,
}

impl ClockReading {
    /// One side of it.
    #[must_use]
    pub fn side(&self, side: Color) -> &SideReading {
        match side {
            Color::White => &self.white,
            Color::Black => &self.black,
        }
    }

    /// The same with another time for one side, in milliseconds.
    #[must_use]
    pub fn with_left(mut self, side: Color, left: u64) -> ClockReading {
        match side {
            Color::White => self.white.left = left,
            Color::Black => self.black.left = left,
        }
        self
    }

    /// The same with more time for one side, in milliseconds.
    #[must_use]
    pub fn with_added(self, side: Color, millis: u64) -> ClockReading {
        self.with_left(side, self.side(side).left.saturating_add(millis))
    }
}

/// A clock: two displays, of which at most one runs (6.1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    controls: ByColor<TimeControl>,
    sides: ByColor<SideReading>,
    running: Option<(Color, Tick)>,
}

impl Clock {
    /// A clock that shows the first period of each side, its first increment included, and does not run.
    #[must_use]
    pub fn new(controls: ByColor<TimeControl>) -> Clock {
        let sides = controls.as_ref().map(|control| SideReading {
            left: control.periods.first().map_or(0, |first| first.base + first.increment),
            ..SideReading::default()
        });
        Clock { controls, sides, running: None }
    }

    /// Whether the game is played without a clock.
    #[must_use]
    pub fn is_none(&self) -> bool {
        self.controls.iter().all(TimeControl::is_none)
    }

    /// Lets the time of `side` run from `at`; the other one stands.
    pub fn start(&mut self, side: Color, at: Tick) {
        self.stop(at);
        if !self.controls.get(side).is_none() {
            self.running = Some((side, at));
        }
    }

    /// Stops both.
    pub fn stop(&mut self, at: Tick) {
        let reading = self.reading(at);
        self.set(&ClockReading { running: None, ..reading }, at);
    }

    /// `side` completes a move at `at`: the moves are counted, the increment and a period that has been reached are
    /// added, and the opponent's time runs.
    pub fn complete(&mut self, side: Color, at: Tick) {
        if self.is_none() {
            return;
        }
        self.stop(at);
        let periods = &self.controls.get(side).periods;
        let shown = self.sides.get_mut(side);
        shown.moves = shown.moves.saturating_add(1);
        let due: u32 = periods.iter().take(shown.period + 1).filter_map(|period| period.moves).sum();
        let control_reached =
            periods.get(shown.period).is_some_and(|period| period.moves.is_some()) && shown.moves >= due;
        if control_reached {
            shown.period += 1;
            shown.left += periods.get(shown.period).map_or(0, |next| next.base);
        }
        shown.left += periods.get(shown.period).map_or(0, |period| period.increment);
        self.start(!side, at);
    }

    /// What it shows at `at`.
    #[must_use]
    pub fn reading(&self, at: Tick) -> ClockReading {
        let mut sides = self.sides;
        if let Some((side, since)) = self.running {
            let shown = sides.get_mut(side);
            shown.left = shown.left.saturating_sub(at.since(since));
        }
        ClockReading { white: sides.white, black: sides.black, running: self.running.map(|(side, _)| side) }
    }

    /// Makes it show a reading from `at` on.
    pub fn set(&mut self, reading: &ClockReading, at: Tick) {
        self.sides = ByColor { white: reading.white, black: reading.black };
        self.running = reading.running.map(|side| (side, at));
    }

    /// When the running side's flag falls.
    #[must_use]
    pub fn flag_at(&self) -> Option<(Color, Tick)> {
        self.running.map(|(side, since)| (side, since.after(self.sides.get(side).left)))
    }

    /// The controls of both sides.
    #[must_use]
    pub fn controls(&self) -> &ByColor<TimeControl> {
        &self.controls
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clock(control: &str) -> Clock {
        let control: TimeControl = control.parse().expect("a control");
        Clock::new(ByColor { white: control.clone(), black: control })
    }

    fn left(clock: &Clock, at: u64) -> (u64, u64) {
        let reading = clock.reading(Tick::from_millis(at));
        (reading.white.left, reading.black.left)
    }

    #[test]
    fn controls_are_read_and_written_the_same() {
        for text in ["none", "25+5", "90/40+30,30+30", "120/40,60/20,15+30", "5"] {
            assert_eq!(text.parse::<TimeControl>().expect("a control").to_string(), text);
        }
    }

    #[test]
    fn a_wrong_control_is_told_by_its_part() {
        for (text, message) in [
            ("90/40+30,30+", "part 2: `` is no whole number of seconds"),
            ("25:5", "part 1: `25:5` is no whole number of minutes"),
            ("0", "part 1: 0 minutes is out of range (at most 10080)"),
            ("90/40+30,", "part 2 is empty; a control looks like 25+5 or 90/40+30,30+30"),
            ("90,30", "part 1: every period but the last names its moves, as in 90/40"),
            ("90/40", "part 1: every period but the last names its moves, as in 90/40"),
            ("٣+5", "part 1: `٣` is no whole number of minutes"),
        ] {
            assert_eq!(text.parse::<TimeControl>().expect_err(text).to_string(), message);
        }
    }

    #[test]
    fn increments_and_periods_are_added_when_a_move_is_completed() {
        let mut clock = clock("90/2+30,30+30");
        let minutes = |minutes: u64, seconds: u64| minutes * MINUTE + seconds * SECOND;
        clock.start(Color::White, Tick::START);
        assert_eq!(left(&clock, 0), (minutes(90, 30), minutes(90, 30)));
        clock.complete(Color::White, Tick::from_millis(minutes(1, 0)));
        assert_eq!(left(&clock, minutes(1, 0)), (minutes(90, 0), minutes(90, 30)));
        clock.complete(Color::Black, Tick::from_millis(minutes(3, 0)));
        clock.complete(Color::White, Tick::from_millis(minutes(4, 0)));
        assert_eq!(left(&clock, minutes(4, 0)), (minutes(119, 30), minutes(89, 0)));
        assert_eq!(clock.reading(Tick::from_millis(minutes(4, 0))).white.period, 1);
    }

    #[test]
    fn the_flag_falls_when_the_time_is_used() {
        let mut clock = clock("1");
        clock.start(Color::White, Tick::from_millis(500));
        assert_eq!(clock.flag_at(), Some((Color::White, Tick::from_millis(60_500))));
        assert_eq!(left(&clock, 70_000), (0, 60_000));
    }

    #[test]
    fn without_a_control_nothing_runs() {
        let mut clock = clock("none");
        clock.start(Color::White, Tick::START);
        clock.complete(Color::White, Tick::from_millis(99));
        assert_eq!(clock.flag_at(), None);
        assert!(clock.is_none());
    }
}
