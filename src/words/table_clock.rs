//! The clock at the table, sentence by sentence.

use super::Listener;
use super::parts::{clock_time, side_key, time};
use super::phrase::Phrase;
use super::sentences::Sentences;
use super::utterance::Segment;
use crate::game::gaps::GapCause;
use crate::game::roles::Restarter;
use crate::game::table_clock::TableClock;
use crate::rules::position::Color;
use crate::rules::profile::TimeClass;

/// The words of a message about the clock.
pub(super) fn says(sentences: &Sentences, says: &TableClock, listener: Listener) -> Vec<Segment> {
    let phrase = |key| Phrase::new(sentences, key);
    let of = |key, side: Color| phrase(key).choice("side", side_key(side));
    match says {
        TableClock::Gap { gap, decides } => {
            let cause = match gap.cause {
                GapCause::Slept => "slept",
                GapCause::Away if gap.millis == 0 => "unknown",
                GapCause::Away => "away",
            };
            let decides = if *decides == Restarter::Arbiter { "arbiter" } else { "players" };
            of("gap", gap.side)
                .choice("cause", cause)
                .choice("decides", decides)
                .choice("time", time(sentences, gap.millis))
                .say()
        }
        TableClock::Waits => phrase("clock-waits").say(),
        TableClock::FirstMove { white, black } => {
            let left = |millis| clock_time(sentences, listener.times, millis, 0);
            phrase("clock-first-move").choice("white", left(*white)).choice("black", left(*black)).say()
        }
        TableClock::Begun { turn } => of("clock-begun", *turn).say(),
        TableClock::Arrived { side } => of("arrived", *side).say(),
        TableClock::Late { side, millis, forfeits } => of("late", *side)
            .choice("time", time(sentences, *millis))
            .choice("over", if *forfeits { "yes" } else { "no" })
            .say(),
        TableClock::DefaultTimeOver { side: Some(side) } => of("default-time-over", *side).say(),
        TableClock::DefaultTimeOver { side: None } => phrase("default-time-over-both").say(),
        TableClock::Class(class) => {
            let class = match class {
                TimeClass::Standard => "standard",
                TimeClass::Rapid => "rapid",
                TimeClass::Blitz => "blitz",
            };
            phrase("class").choice("class", class).say()
        }
        TableClock::Armageddon => phrase("armageddon").say(),
        TableClock::ArmageddonDrawn => phrase("armageddon-drawn").say(),
        TableClock::Slept { millis } => phrase("slept").choice("time", time(sentences, *millis)).say(),
        TableClock::Charged { side, millis, left } => {
            let left = clock_time(sentences, listener.times, *left, 0);
            of("charged", *side).choice("time", time(sentences, *millis)).choice("left", left).say()
        }
    }
}
