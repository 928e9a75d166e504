//! At what times a player wants to be warned. Players are told their time only if they have asked for it (D.2.6, 12.6): what is chosen
//! here is asked for.
//!
//! As text: `off`; or points of time, `5:00 1:00 0:30`, and what else is wanted, in any order: `countdown=10` (the last seconds one by
//! one), `tick=1` (ticks, and the seconds from one to the next), `tick-below=1:00` (only below that), `tone` (tones, no words),
//! `opponent` (their points of time as well). With `off` in front it is kept and switched off.

use super::declare::messages;
use std::fmt;
use std::str::FromStr;

use super::clock::{MINUTE, SECOND};

/// More points of time than anybody needs.
pub const MOST_POINTS: usize = 20;
/// A longer countdown would never be silent.
const LONGEST_COUNTDOWN: u64 = 60;
/// A tick that is rarer is a point of time.
const RAREST_TICK: u64 = 600;
/// No point of time lies higher: a day.
const HIGHEST_POINT: u64 = 24 * 60 * MINUTE;

const OFF: &str = "off";
const COUNTDOWN: &str = "countdown=";
const TICK: &str = "tick=";
const TICK_BELOW: &str = "tick-below=";
const TONE: &str = "tone";
const OPPONENT: &str = "opponent";

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Ticking {
    /// The interval in milliseconds, whole seconds.
    pub every: u64,
    /// Only below this much time, in milliseconds.
    pub below: Option<u64>,
}

/// What a player wants to be told of their time without asking each time.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Warnings {
    /// Whether any of it is given.
    pub on: bool,
    /// Times that are told, in milliseconds, the highest first.
    pub points: Vec<u64>,
    /// How much time at the end is counted down second by second, in milliseconds.
    pub countdown: u64,
    pub tick: Option<Ticking>,
    /// Tones in the place of words.
    pub tone: bool,
    /// Whether their opponent's points of time are told as well.
    pub opponent: bool,
}

messages! {
    /// Which part of the text is wrong, and what would be right.
    #[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
    pub enum WarningsError {
        /// A word that means nothing here.
        #[error(
            "`{text}` is wrong here; right would be off, or times such as 5:00 1:00 0:30, and countdown=10, tick=1, tick-below=1:00, \
             tone, opponent"
        )]
        Word { text: String = ["on"] } => "wrong-warning"(text),
        /// A number that is none, or out of range.
        #[error("`{text}` is wrong here; right would be a whole number of seconds from 1 to {most}")]
        Seconds { text: String = ["0", ""], most: u64 = [60_u64] } => "wrong-warning-seconds"(text, most),
        /// A point of time that is none.
        #[error(
            "`{text}` is wrong here; right would be minutes and two figures of seconds, such as 5:00 or 0:30, up to 24 hours"
        )]
        Point { text: String = ["5:60"] } => "wrong-warning-point"(text),
        /// Too many points.
        #[error("these are too many times; right would be at most {MOST_POINTS}")]
        TooMany => "wrong-warnings-many"(most: crate::game::warnings::MOST_POINTS),
        /// `tick-below` without a tick.
        #[error("`tick-below` says where the tick begins, and there is none; right would be tick=1 besides")]
        NoTick => "wrong-warning-tick",
    }
}

impl Warnings {
    /// Whether nothing at all has been chosen.
    pub fn is_empty(&self) -> bool {
        self.points.is_empty() && self.countdown == 0 && self.tick.is_none()
    }

    /// Takes in one more point of time, in milliseconds.
    ///
    /// # Errors
    /// Nothing, more than a day, or too many of them.
    pub fn add_point(&mut self, millis: u64) -> Result<(), WarningsError> {
        if millis == 0 || millis > HIGHEST_POINT {
            return Err(WarningsError::Point { text: point_text(millis) });
        }
        if let Err(place) = self.points.binary_search_by(|each| millis.cmp(each)) {
            if self.points.len() == MOST_POINTS {
                return Err(WarningsError::TooMany);
            }
            self.points.insert(place, millis);
        }
        Ok(())
    }

    /// Counts the last `seconds` seconds.
    ///
    /// # Errors
    /// None, or too many.
    pub fn count_down(&mut self, seconds: u64) -> Result<(), WarningsError> {
        self.countdown = SECOND * in_range(seconds, LONGEST_COUNTDOWN)?;
        Ok(())
    }

    /// Ticks every `seconds` seconds.
    ///
    /// # Errors
    /// None, or too many.
    pub fn tick_every(&mut self, seconds: u64) -> Result<(), WarningsError> {
        self.tick = Some(Ticking { every: SECOND * in_range(seconds, RAREST_TICK)?, below: None });
        Ok(())
    }
}

fn in_range(seconds: u64, most: u64) -> Result<u64, WarningsError> {
    if (1..=most).contains(&seconds) {
        Ok(seconds)
    } else {
        Err(WarningsError::Seconds { text: seconds.to_string(), most })
    }
}

fn seconds(text: &str, most: u64) -> Result<u64, WarningsError> {
    let wrong = || WarningsError::Seconds { text: text.to_owned(), most };
    if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(wrong());
    }
    text.parse().ok().filter(|seconds| (1..=most).contains(seconds)).ok_or_else(wrong)
}

/// `5:00`, `0:30`, `1:30:00`: in milliseconds.
fn point(text: &str) -> Option<u64> {
    let number = |part: &str| {
        let figures = !part.is_empty() && part.len() <= 4 && part.bytes().all(|byte| byte.is_ascii_digit());
        figures.then(|| part.parse::<u64>().ok()).flatten()
    };
    let sixtieth = |part: &str| number(part).filter(|number| part.len() == 2 && *number < 60);
    let seconds = match *text.split(':').collect::<Vec<_>>().as_slice() {
        [minutes, seconds] => 60 * number(minutes)? + sixtieth(seconds)?,
        [hours, minutes, seconds] => 3600 * number(hours)? + 60 * sixtieth(minutes)? + sixtieth(seconds)?,
        _ => return None,
    };
    Some(SECOND * seconds).filter(|millis| (1..=HIGHEST_POINT).contains(millis))
}

/// `5:00`; such that [`point`] reads it again.
fn point_text(millis: u64) -> String {
    let seconds = millis / SECOND;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

impl FromStr for Warnings {
    type Err = WarningsError;

    fn from_str(text: &str) -> Result<Warnings, WarningsError> {
        let text = text.to_lowercase();
        let mut words = text.split_whitespace().peekable();
        let mut warnings = Warnings { on: words.next_if_eq(&OFF).is_none(), ..Warnings::default() };
        let mut below = None;
        for word in words {
            if word == TONE {
                warnings.tone = true;
            } else if word == OPPONENT {
                warnings.opponent = true;
            } else if let Some(count) = word.strip_prefix(COUNTDOWN) {
                warnings.count_down(seconds(count, LONGEST_COUNTDOWN)?)?;
            } else if let Some(time) = word.strip_prefix(TICK_BELOW) {
                below = Some(point(time).ok_or_else(|| WarningsError::Point { text: time.to_owned() })?);
            } else if let Some(every) = word.strip_prefix(TICK) {
                warnings.tick_every(seconds(every, RAREST_TICK)?)?;
            } else if word.starts_with(|c: char| c.is_ascii_digit()) {
                let millis = point(word).ok_or_else(|| WarningsError::Point { text: word.to_owned() })?;
                warnings.add_point(millis)?;
            } else {
                return Err(WarningsError::Word { text: word.to_owned() });
            }
        }
        match (&mut warnings.tick, below) {
            (Some(tick), below) => tick.below = below,
            (None, Some(_)) => return Err(WarningsError::NoTick),
            (None, None) => {}
        }
        // Nothing is no choice but to be left in peace.
        warnings.on &= !warnings.is_empty();
        Ok(warnings)
    }
}

impl fmt::Display for Warnings {
    /// Such that [`Warnings::from_str`] reads it again.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut words: Vec<String> = Vec::new();
        words.extend((!self.on).then(|| OFF.to_owned()));
        words.extend(self.points.iter().map(|millis| point_text(*millis)));
        words.extend((self.countdown > 0).then(|| format!("{COUNTDOWN}{}", self.countdown / SECOND)));
        if let Some(Ticking { every, below }) = self.tick {
            words.push(format!("{TICK}{}", every / SECOND));
            words.extend(below.map(|millis| format!("{TICK_BELOW}{}", point_text(millis))));
        }
        words.extend(self.tone.then(|| TONE.to_owned()));
        words.extend(self.opponent.then(|| OPPONENT.to_owned()));
        f.write_str(&words.join(" "))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn read(text: &str) -> Warnings {
        text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    #[test]
    fn warnings_are_read_and_written() {
        for (text, written) in [
            ("", "off"),
            ("off", "off"),
            ("tone", "off tone"),
            ("OFF 1:00", "off 1:00"),
            ("0:30 5:00 1:00 5:00", "5:00 1:00 0:30"),
            ("1:30:00", "90:00"),
            ("tick-below=1:00  countdown=10 tick=5", "countdown=10 tick=5 tick-below=1:00"),
            ("opponent tone 2:00", "2:00 tone opponent"),
        ] {
            assert_eq!(read(text).to_string(), written, "{text}");
        }
        assert_eq!(read("5:00 0:10").points, [300_000, 10_000]);
        assert!(read("5:00").on && !read("off 5:00").on && !read("opponent").on);
    }

    #[test]
    fn what_is_wrong_is_told() {
        for (text, wrong) in [
            ("5", "`5` is wrong here; right would be minutes and two figures"),
            ("5:0", "`5:0` is wrong here"),
            ("5:60", "`5:60` is wrong here"),
            ("0:00", "`0:00` is wrong here"),
            ("24:00:01", "`24:00:01` is wrong here"),
            ("99999999999999999999:00", "is wrong here"),
            ("countdown=0", "a whole number of seconds from 1 to 60"),
            ("countdown=+5", "a whole number of seconds from 1 to 60"),
            ("tick=601", "a whole number of seconds from 1 to 600"),
            ("tick-below=1:00", "there is none"),
            ("on", "`on` is wrong here; right would be off, or times"),
            ("5:00 off", "`off` is wrong here"),
        ] {
            let error = text.parse::<Warnings>().expect_err(text).to_string();
            assert!(error.contains(wrong), "{text}: {error}");
        }
        let many: Vec<String> = (1..=21).map(|minutes| format!("{minutes}:00")).collect();
        assert_eq!(many.join(" ").parse::<Warnings>(), Err(WarningsError::TooMany));
    }

    proptest! {
        #[test]
        fn no_text_panics_and_warnings_survive_a_round_trip(
            text in "(off|tone|opponent|countdown=|tick=|tick-below=|[0-9]{1,5}|:|é| ){0,12}"
        ) {
            if let Ok(warnings) = text.parse::<Warnings>() {
                prop_assert_eq!(read(&warnings.to_string()), warnings);
            }
        }
    }
}
