//! Warnings in words: *warnings five minutes, one minute, thirty seconds, countdown ten, tick*. The form of the settings
//! (`5:00 1:00 countdown=10`) is understood as well.
//!
//! Units that follow one another from the large to the small are one time, *one minute and thirty seconds*; a comma ends it.
//!
//! The words live in the grammars; here stands what they mean together.

use super::fold::fold;
use super::grammar::{self, number};
use crate::game::clock::{MINUTE, SECOND};
use crate::game::participant::Language;
use crate::game::warnings::Warnings;

/// What a single word means.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Meaning {
    /// The number before it counts so many milliseconds.
    Unit(u64),
    /// A number of seconds follows.
    Countdown,
    /// A number of seconds may follow.
    Tick,
    /// The time below which the tick is heard follows.
    Below,
    Tone,
    Opponent,
    Off,
    /// It is passed over, and within a time it goes on: *one minute and thirty seconds*.
    Within,
    /// It is passed over.
    Filler,
}

const WORDS: [(&str, Meaning); 11] = [
    ("warning-hours", Meaning::Unit(60 * MINUTE)),
    ("warning-minutes", Meaning::Unit(MINUTE)),
    ("warning-seconds", Meaning::Unit(SECOND)),
    ("warning-countdown", Meaning::Countdown),
    ("warning-tick", Meaning::Tick),
    ("warning-below", Meaning::Below),
    ("warning-tone", Meaning::Tone),
    ("warning-opponent", Meaning::Opponent),
    ("warning-off", Meaning::Off),
    ("warning-within", Meaning::Within),
    ("warning-filler", Meaning::Filler),
];

/// Understands what somebody wants to be warned of, or does not.
pub(super) fn parse(text: &str, language: Language) -> Option<Warnings> {
    if let Ok(warnings) = text.parse::<Warnings>() {
        return Some(warnings).filter(|warnings| !warnings.is_empty());
    }
    let mut reading = Reading {
        language,
        warnings: Warnings::default(),
        number: Vec::new(),
        awaits: None,
        time: None,
        below: None,
        off: false,
    };
    for part in text.split(',') {
        for word in part.split_whitespace() {
            reading.word(word)?;
        }
        reading.end_time()?;
    }
    reading.end()?;
    let Reading { mut warnings, below, off, .. } = reading;
    match (&mut warnings.tick, below) {
        (Some(tick), below) => tick.below = below,
        (None, Some(_)) => return None,
        (None, None) => {}
    }
    warnings.on = !off;
    (!warnings.is_empty()).then_some(warnings)
}

/// One length of time in words, *fifteen minutes*, *one minute and thirty seconds*, in milliseconds.
pub(super) fn one_time(text: &str, language: Language) -> Option<u64> {
    let warnings = parse(text, language)?;
    let millis = *warnings.points.first()?;
    let nothing_else = Warnings { on: true, points: vec![millis], ..Warnings::default() };
    (warnings == nothing_else).then_some(millis)
}

fn meaning(word: &str, language: Language) -> Option<Meaning> {
    grammar::meaning(word, language, &WORDS)
}

/// A list of wishes that is being read.
struct Reading {
    language: Language,
    warnings: Warnings,
    /// Words that may be a number.
    number: Vec<String>,
    /// What a number is awaited for; without it, it is a point of time.
    awaits: Option<Meaning>,
    /// The time that was said last, as long as it may go on.
    time: Option<Time>,
    below: Option<u64>,
    off: bool,
}

/// A time, and what it is for.
struct Time {
    of: Option<Meaning>,
    millis: u64,
    /// The unit that was said last.
    unit: u64,
}

impl Reading {
    fn word(&mut self, word: &str) -> Option<()> {
        // A time of the settings' form between words.
        if word.contains(':') {
            self.end()?;
            let point = word.parse::<Warnings>().ok()?;
            return point.points.into_iter().try_for_each(|millis| self.warnings.add_point(millis).ok());
        }
        fold(word).split(' ').filter(|word| !word.is_empty()).try_for_each(|word| match meaning(word, self.language) {
            None => {
                self.number.push(word.to_owned());
                Some(())
            }
            Some(meaning) => self.take(meaning, word),
        })
    }

    fn take(&mut self, meaning: Meaning, word: &str) -> Option<()> {
        match meaning {
            Meaning::Unit(unit) => return self.unit(unit),
            Meaning::Off => {
                self.off = true;
                return Some(());
            }
            // In some languages the same word stands inside of numbers.
            Meaning::Within | Meaning::Filler => {
                self.number.push(word.to_owned());
                return Some(());
            }
            _ => self.end()?,
        }
        match meaning {
            Meaning::Countdown | Meaning::Tick | Meaning::Below => self.awaits = Some(meaning),
            Meaning::Tone => self.warnings.tone = true,
            Meaning::Opponent => self.warnings.opponent = true,
            Meaning::Unit(_) | Meaning::Off | Meaning::Within | Meaning::Filler => {}
        }
        Some(())
    }

    /// The number that stands before a unit; alone, a unit is one of it (*a tick every second*).
    fn unit(&mut self, unit: u64) -> Option<()> {
        let goes_on = !self.number.iter().any(|word| meaning(word, self.language) == Some(Meaning::Filler));
        let millis = u64::from(self.counted()?.unwrap_or(1)).checked_mul(unit)?;
        match &mut self.time {
            Some(time) if goes_on && unit < time.unit && millis < time.unit => {
                *time = Time { millis: time.millis.checked_add(millis)?, unit, of: time.of };
                return Some(());
            }
            _ => self.end_time()?,
        }
        self.time = Some(Time { of: self.awaits.take(), millis, unit });
        Some(())
    }

    /// The time that was said last is whole.
    fn end_time(&mut self) -> Option<()> {
        let Some(Time { of, millis, .. }) = self.time.take() else { return Some(()) };
        match of {
            Some(Meaning::Countdown) => self.warnings.count_down(millis / SECOND).ok(),
            Some(Meaning::Tick) => self.warnings.tick_every(millis / SECOND).ok(),
            Some(Meaning::Below) => {
                self.below = Some(millis);
                Some(())
            }
            _ => self.warnings.add_point(millis).ok(),
        }
    }

    /// What was begun ends here, without a unit.
    fn end(&mut self) -> Option<()> {
        self.end_time()?;
        match (self.awaits.take(), self.counted()?) {
            (Some(Meaning::Countdown), seconds) => self.warnings.count_down(seconds.unwrap_or(10).into()).ok(),
            (Some(Meaning::Tick), seconds) => self.warnings.tick_every(seconds.unwrap_or(1).into()).ok(),
            (None, None) => Some(()),
            _ => None,
        }
    }

    /// The number that has been said, if one has; `None` where it is something else.
    #[allow(clippy::option_option)] // nothing said is not the same as nothing understood
    fn counted(&mut self) -> Option<Option<u32>> {
        let words = std::mem::take(&mut self.number);
        let is_filler = |word: &String| matches!(meaning(word, self.language), Some(Meaning::Within | Meaning::Filler));
        let from = words.iter().position(|word| !is_filler(word));
        let Some(words) = from.and_then(|from| words.get(from..)) else { return Some(None) };
        let to = words.iter().rposition(|word| !is_filler(word)).map_or(0, |last| last + 1);
        number(&words.get(..to)?.join(" "), self.language).map(Some)
    }
}

#[cfg(test)]
#[path = "warning_words_tests.rs"]
mod tests;
