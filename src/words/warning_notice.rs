//! Warnings of the time, and what is said of them.

use super::answers;
use super::declare::messages;
use super::parts::time;
use super::phrase::Line;
use super::utterance::Segment;
use super::voice::Voice;
use crate::game::answer::TimesOf;
use crate::game::warnings::Warnings;
use crate::rules::position::Color;

messages! { |voice|
    /// What a player hears of the time unasked, because they have asked for it, and of what they have chosen.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum WarningNotice {
        /// So much time is left, in milliseconds.
        Time { whose: TimesOf = [TimesOf::Own, TimesOf::Opponent], left: u64 } => { answers::shown(voice.sentences, (*whose, Color::White), "left", *left, voice.listener) },
        /// So many seconds are left.
        Second(seconds: u64 = [1, 7_u64]) => "warning-second"(seconds),
        /// What is chosen.
        Chosen(warnings: Warnings) => { chosen(voice, warnings) },
        /// Nothing is chosen that could be switched on.
        Nothing => "warnings-none",
        /// That is no warning.
        Wrong { text: String } => "warnings-wrong"(text),
    }
}

/// Whether they are on, and each of them in a sentence.
fn chosen(voice: Voice<'_>, warnings: &Warnings) -> Vec<Segment> {
    let phrase = |key| voice.phrase(key);
    let seconds = |millis: u64| millis / 1000;
    let mut line = Line::default();
    line.sentence(phrase("warnings").with("on", warnings.on).say());
    if !warnings.points.is_empty() {
        let times: Vec<String> = warnings.points.iter().map(|millis| time(voice.sentences, *millis)).collect();
        line.sentence(phrase("warnings-points").choice("times", times.join(", ")).say());
    }
    if warnings.countdown > 0 {
        line.sentence(phrase("warnings-countdown").number("seconds", seconds(warnings.countdown)).say());
    }
    if let Some(tick) = warnings.tick {
        let phrase = phrase("warnings-tick").number("seconds", seconds(tick.every));
        let below = tick.below.map(|millis| time(voice.sentences, millis));
        let phrase = phrase.with("limited", below.is_some());
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
