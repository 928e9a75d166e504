//! Warnings of the time, and what is said of them.

use super::Listener;
use super::answers;
use super::parts::time;
use super::phrase::{Line, Phrase};
use super::sentences::Sentences;
use super::utterance::Segment;
use crate::game::answer::TimesOf;
use crate::game::warnings::Warnings;
use crate::rules::position::Color;

/// What a player hears of his time unasked because he has asked for it, and of what he has chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WarningNotice {
    /// So much time is left, in milliseconds.
    Time {
        /// His own, or his opponent's.
        whose: TimesOf,
        /// In milliseconds.
        left: u64,
    },
    /// So many seconds are left.
    Second(u64),
    /// What is chosen.
    Chosen(Warnings),
    /// Nothing is chosen that could be switched on.
    Nothing,
    /// That is no warning.
    Wrong {
        /// What was entered.
        text: String,
    },
}

/// The words of a notice.
pub(super) fn words(sentences: &Sentences, notice: &WarningNotice, listener: Listener) -> Vec<Segment> {
    match notice {
        WarningNotice::Time { whose, left } => {
            answers::shown(sentences, (*whose, Color::White), "left", *left, listener)
        }
        WarningNotice::Second(seconds) => Phrase::new(sentences, "warning-second").number("seconds", *seconds).say(),
        WarningNotice::Chosen(warnings) => chosen(sentences, warnings),
        WarningNotice::Nothing => Phrase::new(sentences, "warnings-none").say(),
        WarningNotice::Wrong { text } => Phrase::new(sentences, "warnings-wrong").text("text", text).say(),
    }
}

/// Whether they are on, and each of them in a sentence.
fn chosen(sentences: &Sentences, warnings: &Warnings) -> Vec<Segment> {
    let phrase = |key| Phrase::new(sentences, key);
    let seconds = |millis: u64| millis / 1000;
    let yes = |is| if is { "yes" } else { "no" };
    let mut line = Line::default();
    line.sentence(phrase("warnings").choice("on", yes(warnings.on)).say());
    if !warnings.points.is_empty() {
        let times: Vec<String> = warnings.points.iter().map(|millis| time(sentences, *millis)).collect();
        line.sentence(phrase("warnings-points").choice("times", times.join(", ")).say());
    }
    if warnings.countdown > 0 {
        line.sentence(phrase("warnings-countdown").number("seconds", seconds(warnings.countdown)).say());
    }
    if let Some(tick) = warnings.tick {
        let phrase = phrase("warnings-tick").number("seconds", seconds(tick.every));
        let below = tick.below.map(|millis| time(sentences, millis));
        let phrase = phrase.choice("limited", yes(below.is_some()));
        line.sentence(phrase.choice("below", below.unwrap_or_default()).say());
    }
    if warnings.tone {
        line.sentence(phrase("warnings-tone").say());
    }
    if warnings.opponent {
        line.sentence(phrase("warnings-opponent").say());
    }
    line.into_segments()
}
