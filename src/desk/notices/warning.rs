//! Warnings of the time, and what is said of them.

use crate::game::answer::TimesOf;
use crate::game::sentence::Lasting;
use crate::game::warnings::Warnings;
use crate::rules::position::Color;
use crate::words::answers;
use crate::words::declare::messages;
use crate::words::notice::Tell;
use crate::words::parts::time;
use crate::words::phrase::{Phrase, Voice, together};
use crate::words::utterance::Segment;

messages! { |voice|
    /// What a player hears of the time unasked, because they have asked for it, and of what they have chosen.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum WarningNotice {
        /// So much time is left, in milliseconds.
        Time { whose: TimesOf = [TimesOf::Own, TimesOf::Opponent], left: u64 } => { answers::shown(voice, (*whose, Color::White), "left", *left) },
        /// The number of seconds that are left.
        Second(seconds: u64 = [1, 7_u64]) => "warning-second"(seconds),
        Chosen(warnings: Warnings) => { chosen(voice, warnings) },
        /// Nothing is chosen that could be switched on.
        Nothing => "warnings-none",
        Wrong { text: String } => "warnings-wrong"(text),
    }
}

/// Whether they are on, and each of them in a sentence.
fn chosen(voice: Voice<'_>, warnings: &Warnings) -> Vec<Segment> {
    let phrase = |key| voice.phrase(key);
    let Warnings { on, points, countdown, tick, tone, opponent } = warnings;
    let times: Vec<String> = points.iter().map(|millis| time(voice.sentences, *millis)).collect();
    let said = [
        Some(phrase("warnings").with("on", on)),
        (!points.is_empty()).then(|| phrase("warnings-points").with("times", times.join(", "))),
        (*countdown > 0).then(|| phrase("warnings-countdown").with("seconds", countdown / 1000)),
        tick.map(|tick| {
            let phrase = phrase("warnings-tick").with("seconds", tick.every / 1000);
            phrase.with("limited", tick.below.is_some()).with("below", tick.below.map(Lasting))
        }),
        tone.then(|| phrase("warnings-tone")),
        opponent.then(|| phrase("warnings-opponent")),
    ];
    together(said.into_iter().flatten().map(Phrase::say))
}

impl Tell for WarningNotice {
    fn refuses(&self) -> bool {
        matches!(self, WarningNotice::Nothing | WarningNotice::Wrong { .. })
    }
}
