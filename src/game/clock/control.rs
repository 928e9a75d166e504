//! Time controls: how much time a side has, and what each move adds to it.
//!
//! As text: `none`; `up` (time is only counted); `hourglass 3`; or periods, each but the last with its moves:
//! `25+5`, `90/40+30,30+30`, `3:30+2`, `60 delay 5`, `60 bronstein 5`, and ` after` at the end where the first increment comes after the
//! first move; or a field of PGN after `pgn`: `pgn 40/5400+30:1800+30`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::SideReading;

/// A minute in milliseconds.
pub const MINUTE: u64 = 60_000;
/// A second in milliseconds.
pub const SECOND: u64 = 1_000;
/// No period lasts longer than a week: a longer one is a typing error.
pub const LONGEST_MINUTES: u64 = 7 * 24 * 60;
/// Extra time with a move is no longer than an hour.
pub const LONGEST_EXTRA_SECONDS: u64 = 3_600;
/// More periods than any event has.
pub const MOST_PERIODS: usize = 4;

/// In which way a move brings extra time (6.3.2).
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Extra {
    /// It is added to the time that is left (Fischer).
    #[default]
    Increment,
    /// The time that is left stands still for so long at the start of each move (US delay).
    Delay,
    /// What a move used is given back after it, so much at most (Bronstein).
    Bronstein,
}

impl Extra {
    const fn word(self) -> &'static str {
        match self {
            Extra::Increment => "+",
            Extra::Delay => " delay ",
            Extra::Bronstein => " bronstein ",
        }
    }
}

/// One period of a time control.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Period {
    /// Moves to be completed in it; `None`: all the rest.
    pub moves: Option<u32>,
    /// Time that it brings, in milliseconds.
    pub base: u64,
    /// Extra time with each move, in milliseconds.
    pub increment: u64,
    /// In which way.
    pub extra: Extra,
}

/// When the first increment is added. The Laws leave it open (6.3); electronic clocks add it before the first move.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum FirstIncrement {
    /// Before the first move.
    #[default]
    Before,
    After,
}

/// The time control of one side.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum TimeControl {
    /// There is no clock.
    #[default]
    None,
    /// Time is counted, and no flag falls.
    CountUp,
    /// What one side uses the other one gains.
    Hourglass {
        /// What each side has at the start, in milliseconds.
        base: u64,
    },
    /// One period after another.
    Periods {
        /// At least one; each but the last names its moves.
        periods: Vec<Period>,
        /// When the first increment is added.
        first: FirstIncrement,
    },
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
    /// Seconds of a base time that are not two figures.
    #[error(
        "part {part}: after the colon of `{text}` belong two figures of seconds, as in 3:30; an increment looks like 25+5"
    )]
    Seconds {
        /// Which part, from 1.
        part: usize,
        /// What stands there.
        text: String,
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
    /// More periods than anybody plays.
    #[error("there are {count} periods; 4 at most are possible")]
    Periods { count: usize },
    /// `after` without an increment that could come after the first move.
    #[error("`after` says when the first increment is added, and there is none")]
    After,
}

impl TimeControl {
    /// The periods, in their order; none where time is not given in periods.
    pub fn periods(&self) -> &[Period] {
        match self {
            TimeControl::Periods { periods, .. } => periods,
            TimeControl::None | TimeControl::CountUp | TimeControl::Hourglass { .. } => &[],
        }
    }

    /// Whether there is no clock at all.
    pub const fn is_none(&self) -> bool {
        matches!(self, TimeControl::None)
    }

    /// What a side has before its first move, in milliseconds.
    pub fn at_start(&self) -> u64 {
        match self {
            TimeControl::None | TimeControl::CountUp => 0,
            TimeControl::Hourglass { base } => *base,
            TimeControl::Periods { periods, first } => periods.first().map_or(0, |period| {
                let added = period.extra == Extra::Increment && *first == FirstIncrement::Before;
                period.base + if added { period.increment } else { 0 }
            }),
        }
    }

    /// Base times and extra time for sixty moves, in milliseconds: what makes a game one of rapid or blitz chess (A.1, B.1).
    pub fn for_sixty_moves(&self) -> (u64, u64) {
        let base = if let TimeControl::Hourglass { base } = self { *base } else { 0 };
        let mut moves = 60;
        let mut extra = 0;
        for period in self.periods() {
            let played = period.moves.unwrap_or(moves).min(moves);
            extra += u64::from(played) * period.increment;
            moves -= played;
        }
        (base + self.periods().iter().map(|period| period.base).sum::<u64>(), extra)
    }

    /// The period with an index, if there is one.
    pub fn period(&self, index: usize) -> Option<&Period> {
        self.periods().get(index)
    }

    /// What is left of the delay of the present move, in milliseconds: for so long the time of a side that runs stands still.
    pub fn delay_left(&self, shown: &SideReading) -> u64 {
        match self.period(shown.period) {
            Some(Period { extra: Extra::Delay, increment, .. }) => increment.saturating_sub(shown.thought),
            _ => 0,
        }
    }

    /// How many moves must have been completed at the end of the period with an index, counted from the start; `None` where
    /// there is no such control.
    pub fn moves_due(&self, index: usize) -> Option<u32> {
        self.period(index)?.moves?;
        Some(self.periods().iter().take(index + 1).filter_map(|period| period.moves).sum())
    }

    /// The 0-based index of the period of a player who has completed this many moves, and has kept the time.
    pub fn period_after(&self, moves: u32) -> usize {
        let is_over = |index: &usize| self.moves_due(*index).is_some_and(|due| moves >= due);
        (0..self.periods().len()).take_while(is_over).count()
    }
}

impl FromStr for TimeControl {
    type Err = TimeControlError;

    fn from_str(text: &str) -> Result<TimeControl, TimeControlError> {
        let text = text.trim().to_lowercase();
        match text.as_str() {
            "none" => return Ok(TimeControl::None),
            "up" => return Ok(TimeControl::CountUp),
            _ => {}
        }
        if let Some(field) = text.strip_prefix("pgn ") {
            return TimeControl::from_pgn(field);
        }
        if let Some(time) = text.strip_prefix("hourglass") {
            return Ok(TimeControl::Hourglass { base: base_time(1, time, 1)? });
        }
        let (text, first) = match text.strip_suffix("after") {
            Some(rest) => (rest, FirstIncrement::After),
            None => (text.as_str(), FirstIncrement::Before),
        };
        let parts: Vec<&str> = text.split(',').map(str::trim).collect();
        if parts.len() > MOST_PERIODS {
            return Err(TimeControlError::Periods { count: parts.len() });
        }
        let mut periods = Vec::with_capacity(parts.len());
        for (index, text) in parts.iter().enumerate() {
            periods.push(parse_period(index + 1, text)?);
        }
        TimeControl::of_periods(periods, first)
    }
}

impl TimeControl {
    /// One period after another.
    ///
    /// # Errors
    /// None or too many of them; a period that names its moves and is the last, or does not and is another; `after` without an
    /// increment.
    pub(super) fn of_periods(periods: Vec<Period>, first: FirstIncrement) -> Result<TimeControl, TimeControlError> {
        let count = periods.len();
        if count == 0 || count > MOST_PERIODS {
            return Err(TimeControlError::Periods { count });
        }
        let wrong = periods.iter().zip(1..).find(|(period, part)| period.moves.is_some() == (*part == count));
        if let Some((_, part)) = wrong {
            return Err(TimeControlError::Moves { part });
        }
        let adds = |period: &Period| period.extra == Extra::Increment && period.increment > 0;
        if first == FirstIncrement::After && !periods.first().is_some_and(adds) {
            return Err(TimeControlError::After);
        }
        Ok(TimeControl::Periods { periods, first })
    }
}

fn parse_period(part: usize, text: &str) -> Result<Period, TimeControlError> {
    if text.is_empty() {
        return Err(TimeControlError::Empty { part });
    }
    let split = [Extra::Increment, Extra::Delay, Extra::Bronstein]
        .into_iter()
        .find_map(|extra| text.split_once(extra.word().trim()).map(|(main, seconds)| (main, seconds, extra)));
    let (main, increment, extra) = match split {
        Some((main, seconds, extra)) => (main, extra_seconds(part, seconds)?, extra),
        None => (text, 0, Extra::Increment),
    };
    let (time, moves) = match main.split_once('/') {
        Some((time, moves)) => (time, Some(moves_of(part, moves)?)),
        None => (main, None),
    };
    let extra = if increment == 0 { Extra::Increment } else { extra };
    Ok(Period { moves, base: base_time(part, time, least_base(part, increment))?, increment, extra })
}

/// The least that a period may bring at once: nothing where each of its moves brings time to what is left of the one before, as in an
/// increment from move 61.
pub(super) const fn least_base(part: usize, increment: u64) -> u64 {
    if part > 1 && increment > 0 { 0 } else { 1 }
}

pub(super) fn base_seconds(part: usize, text: &str, least: u64) -> Result<u64, TimeControlError> {
    Ok(number(part, text, "seconds", least, LONGEST_MINUTES * 60)? * SECOND)
}

pub(super) fn extra_seconds(part: usize, text: &str) -> Result<u64, TimeControlError> {
    Ok(number(part, text, "seconds", 0, LONGEST_EXTRA_SECONDS)? * SECOND)
}

/// The moves of a period.
pub(super) fn moves_of(part: usize, text: &str) -> Result<u32, TimeControlError> {
    Ok(u32::try_from(number(part, text, "moves", 1, 1_000)?).unwrap_or(u32::MAX))
}

/// Minutes, or minutes and two figures of seconds.
fn base_time(part: usize, text: &str, least: u64) -> Result<u64, TimeControlError> {
    let Some((minutes, seconds)) = text.split_once(':') else {
        return Ok(number(part, text, "minutes", least, LONGEST_MINUTES)? * MINUTE);
    };
    let figures = seconds.trim();
    let wrong = || TimeControlError::Seconds { part, text: text.trim().to_owned() };
    let valid = figures.len() == 2 && figures.bytes().all(|byte| byte.is_ascii_digit());
    let seconds = figures.parse::<u64>().ok().filter(|seconds| valid && *seconds < 60).ok_or_else(wrong)?;
    let minutes = number(part, minutes, "minutes", if seconds == 0 { least } else { 0 }, LONGEST_MINUTES)?;
    Ok(minutes * MINUTE + seconds * SECOND)
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
        match self {
            TimeControl::None => f.write_str("none"),
            TimeControl::CountUp => f.write_str("up"),
            TimeControl::Hourglass { base } => {
                f.write_str("hourglass ")?;
                write_base(f, *base)
            }
            TimeControl::Periods { periods, first } => {
                for (index, period) in periods.iter().enumerate() {
                    if index > 0 {
                        f.write_str(",")?;
                    }
                    write_base(f, period.base)?;
                    if let Some(moves) = period.moves {
                        write!(f, "/{moves}")?;
                    }
                    if period.increment > 0 {
                        write!(f, "{}{}", period.extra.word(), period.increment / SECOND)?;
                    }
                }
                if *first == FirstIncrement::After { f.write_str(" after") } else { Ok(()) }
            }
        }
    }
}

fn write_base(f: &mut fmt::Formatter<'_>, base: u64) -> fmt::Result {
    let (minutes, seconds) = (base / MINUTE, base % MINUTE / SECOND);
    if seconds == 0 { write!(f, "{minutes}") } else { write!(f, "{minutes}:{seconds:02}") }
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

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn controls_are_read_and_written_the_same() {
        for text in [
            "none",
            "up",
            "hourglass 3",
            "hourglass 0:30",
            "25+5",
            "90/40+30,30+30",
            "120/40,60/20,15+30",
            "5",
            "3:30+2",
            "60 delay 5",
            "60/40 bronstein 5,30",
            "25+5 after",
            "5/60,0+2",
            "5/60,0 delay 2",
        ] {
            assert_eq!(text.parse::<TimeControl>().expect("a control").to_string(), text);
        }
        assert_eq!("60delay5".parse(), "60 delay 5".parse::<TimeControl>());
        assert_eq!(" Hourglass 3 ".parse(), "hourglass 3".parse::<TimeControl>());
    }

    #[test]
    fn a_wrong_control_is_told_by_its_part() {
        for (text, message) in [
            ("90/40+30,30+", "part 2: `` is no whole number of seconds"),
            (
                "25:5",
                "part 1: after the colon of `25:5` belong two figures of seconds, as in 3:30; an increment looks like 25+5",
            ),
            ("25 delay", "part 1: `` is no whole number of seconds"),
            ("0", "part 1: 0 minutes is out of range (at most 10080)"),
            ("0+2", "part 1: 0 minutes is out of range (at most 10080)"),
            ("5/60,0", "part 2: 0 minutes is out of range (at most 10080)"),
            ("0:00", "part 1: 0 minutes is out of range (at most 10080)"),
            ("hourglass", "part 1: `` is no whole number of minutes"),
            ("90/40+30,", "part 2 is empty; a control looks like 25+5 or 90/40+30,30+30"),
            ("90,30", "part 1: every period but the last names its moves, as in 90/40"),
            ("90/40", "part 1: every period but the last names its moves, as in 90/40"),
            ("9/1,9/1,9/1,9/1,9", "there are 5 periods; 4 at most are possible"),
            ("25 after", "`after` says when the first increment is added, and there is none"),
            ("٣+5", "part 1: `٣` is no whole number of minutes"),
        ] {
            assert_eq!(text.parse::<TimeControl>().expect_err(text).to_string(), message);
        }
    }

    proptest! {
        #[test]
        fn no_text_makes_it_panic(text in "\\PC{0,24}|[0-9:/+, a-z]{0,24}") {
            if let Ok(control) = text.parse::<TimeControl>() {
                prop_assert_eq!(control.to_string().parse::<TimeControl>(), Ok(control));
            }
        }
    }
}
