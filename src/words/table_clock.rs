//! The clock at the table, sentence by sentence.

use super::parts::{side_key, time};
use super::phrase::Phrase;
use super::sentences::Sentences;
use super::utterance::Segment;
use crate::game::gaps::GapCause;
use crate::game::roles::Restarter;
use crate::game::table_clock::TableClock;
use crate::rules::position::Color;

/// The words of a message about the clock.
pub(super) fn says(sentences: &Sentences, says: &TableClock) -> Vec<Segment> {
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
        TableClock::Slept { millis } => phrase("slept").choice("time", time(sentences, *millis)).say(),
        TableClock::Charged { side, millis, left } => {
            of("charged", *side).choice("time", time(sentences, *millis)).choice("left", time(sentences, *left)).say()
        }
    }
}
