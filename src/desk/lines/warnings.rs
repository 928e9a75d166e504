//! Warnings in words: *warnings five minutes, one minute, thirty seconds, countdown ten, tick*. The form of the settings
//! (`5:00 1:00 countdown=10`) is understood as well.
//!
//! Units that follow one another from the large to the small are one time, *one minute and thirty seconds*; a comma ends it.
//!
//! The words live in the grammars; here stands what they mean together.

use crate::game::clock::{MINUTE, SECOND};
use crate::game::participant::Language;
use crate::game::warnings::Warnings;
use crate::words::grammar::{Line, Match, ways};

/// What somebody can wish for.
#[derive(Copy, Clone)]
enum Wish {
    Point,
    Countdown,
    Tick,
    /// The time below which the tick is heard.
    Below,
    Tone,
    Opponent,
    Off,
}

const WISHES: [(&str, Wish); 7] = [
    ("wish-point", Wish::Point),
    ("wish-countdown", Wish::Countdown),
    ("wish-tick", Wish::Tick),
    ("wish-below", Wish::Below),
    ("warning-tone", Wish::Tone),
    ("warning-opponent", Wish::Opponent),
    ("warning-off", Wish::Off),
];

const UNITS: [(&str, u64); 3] = [("length-hours", 60 * MINUTE), ("length-minutes", MINUTE), ("length-seconds", SECOND)];

/// Understands what somebody wants to be warned of, or does not.
pub(crate) fn parse(text: &str, language: Language) -> Option<Warnings> {
    if let Ok(warnings) = text.parse::<Warnings>() {
        return Some(warnings).filter(|warnings| !warnings.is_empty());
    }
    let mut wished = Wished { warnings: Warnings { on: true, ..Warnings::default() }, below: None };
    for part in text.split(',').filter(|part| !part.trim().is_empty()) {
        let found = ways(&Line::new(part, language), &["warning-wishes"]);
        wished = found.iter().find_map(wishes)?.into_iter().try_fold(wished, Wished::with)?;
    }
    let Wished { mut warnings, below } = wished;
    if below.is_some() {
        warnings.tick.as_mut()?.below = below;
    }
    (!warnings.is_empty()).then_some(warnings)
}

/// What is wished for, each with the time that is named with it, if its lengths of time are some.
fn wishes(found: &Match<'_>) -> Option<Vec<(Wish, Option<u64>)>> {
    let wish = |(wish, said): (Wish, Match<'_>)| {
        let seconds = || said.number().map(|seconds| u64::from(seconds) * SECOND);
        Some((wish, if said.has("length") { Some(length(&said)?) } else { seconds() }))
    };
    found.split(&WISHES).into_iter().map(wish).collect()
}

/// What has been wished so far.
struct Wished {
    warnings: Warnings,
    below: Option<u64>,
}

impl Wished {
    fn with(mut self, (wish, time): (Wish, Option<u64>)) -> Option<Wished> {
        let warnings = &mut self.warnings;
        let seconds = |usual| time.map_or(usual, |millis| millis / SECOND);
        match wish {
            Wish::Point => warnings.add_point(time?).ok()?,
            Wish::Countdown => warnings.count_down(seconds(10)).ok()?,
            Wish::Tick => warnings.tick_every(seconds(1)).ok()?,
            Wish::Below => self.below = Some(time?),
            Wish::Tone => warnings.tone = true,
            Wish::Opponent => warnings.opponent = true,
            Wish::Off => warnings.on = false,
        }
        Some(self)
    }
}

/// The length of time that is named, in milliseconds. A unit alone is one of it; the smaller ones do not make up a larger one.
pub(crate) fn length(found: &Match<'_>) -> Option<u64> {
    let units = found.split(&UNITS);
    let add = |(sum, above): (u64, u64), (unit, said): &(u64, Match<'_>)| {
        let millis = u64::from(said.number().unwrap_or(1)) * unit;
        (millis < above).then_some((sum.checked_add(millis)?, *unit))
    };
    let (sum, _) = units.iter().try_fold((0, u64::MAX), add)?;
    found.times().next().or((!units.is_empty()).then_some(sum))
}

/// One length of time, *fifteen minutes*, *one minute and thirty seconds*, `2:00`, in milliseconds.
pub(crate) fn length_said(line: &str, language: Language) -> Option<u64> {
    ways(&Line::new(line, language), &["length"]).iter().find_map(length)
}

#[cfg(test)]
#[path = "warnings_tests.rs"]
mod tests;
