//! A whole time control in words.

use super::parts::time;
use super::phrase::Phrase;
use super::sentences::Sentences;
use crate::game::clock::{Extra, FirstIncrement, Period, TimeControl};
use crate::rules::position::ByColor;

/// From this many hours on, whole hours are said as hours; what is less is said in minutes.
const HOURS_FROM: u64 = 2;

/// What both sides have, as a sentence.
pub(crate) fn sentence(sentences: &Sentences, both: &ByColor<TimeControl>) -> String {
    let (white, black) = (control(sentences, &both.white), control(sentences, &both.black));
    if both.white == both.black {
        Phrase::new(sentences, "control-both").choice("control", white).words()
    } else {
        Phrase::new(sentences, "control-each").choice("white", white).choice("black", black).words()
    }
}

/// A time control, as a part of a sentence.
pub(crate) fn control(sentences: &Sentences, control: &TimeControl) -> String {
    match control {
        TimeControl::None => Phrase::new(sentences, "control-none").words(),
        TimeControl::CountUp => Phrase::new(sentences, "control-up").words(),
        TimeControl::Hourglass { base } => {
            Phrase::new(sentences, "control-hourglass").choice("time", length(sentences, *base)).words()
        }
        TimeControl::Periods { periods, first } => in_periods(sentences, periods, *first),
    }
}

/// What all periods bring in the same way is said once, after them.
fn in_periods(sentences: &Sentences, periods: &[Period], first: FirstIncrement) -> String {
    let same = periods.iter().all(|period| period.base > 0)
        && periods.windows(2).all(|pair| pair[0].increment == pair[1].increment && pair[0].extra == pair[1].extra);
    let each = (0_u32..).zip(periods).map(|(index, period)| {
        if period.base == 0 {
            return extra_alone(sentences, period);
        }
        let moves = u64::from(period.moves.unwrap_or(0));
        let phrase = Phrase::new(sentences, "control-period").choice("time", length(sentences, period.base));
        let words = phrase.number("count", moves).words();
        if same { words } else { with_extra(sentences, words, period, (index == 0).then_some(first)) }
    });
    let then = |before: String, next: String| {
        Phrase::new(sentences, "control-then").choice("first", before).choice("next", next).words()
    };
    let words = each.reduce(then).unwrap_or_default();
    match periods.first() {
        Some(period) if same && period.increment > 0 => with_extra(sentences, words, period, Some(first)),
        _ => words,
    }
}

/// `first` is that of the first period; in a later one an increment has no beginning of its own.
fn with_extra(sentences: &Sentences, base: String, period: &Period, first: Option<FirstIncrement>) -> String {
    let extra = match (period.increment, period.extra, first) {
        (0, ..) => "none",
        (_, Extra::Increment, None) => "later",
        (_, Extra::Increment, Some(FirstIncrement::Before)) => "before",
        (_, Extra::Increment, Some(FirstIncrement::After)) => "after",
        (_, Extra::Delay, _) => "delay",
        (_, Extra::Bronstein, _) => "bronstein",
    };
    let phrase = Phrase::new(sentences, "control-extra").choice("base", base).choice("extra", extra);
    phrase.choice("time", time(sentences, period.increment)).words()
}

/// What a period brings that has no time of its own.
fn extra_alone(sentences: &Sentences, period: &Period) -> String {
    let extra = match period.extra {
        Extra::Increment => "later",
        Extra::Delay => "delay",
        Extra::Bronstein => "bronstein",
    };
    let phrase = Phrase::new(sentences, "control-extra-alone").choice("extra", extra);
    let phrase = phrase.choice("time", time(sentences, period.increment));
    phrase.number("count", u64::from(period.moves.unwrap_or(0))).words()
}

/// How long something lasts, as controls are called: *ninety minutes*, and not *one hour and thirty minutes*.
fn length(sentences: &Sentences, millis: u64) -> String {
    let seconds = millis / 1_000;
    let (hours, minutes, seconds) = (seconds / 3_600, seconds / 60, seconds % 60);
    let whole_hours = hours >= HOURS_FROM && minutes % 60 == 0 && seconds == 0;
    let parts = match (minutes, seconds) {
        _ if whole_hours => "h",
        (0, _) => "s",
        (_, 0) => "m",
        _ => "ms",
    };
    let phrase = Phrase::new(sentences, "control-time").choice("parts", parts);
    phrase.number("hours", hours).number("minutes", minutes).number("seconds", seconds).words()
}
