//! Battery and mains, and whether the machine is kept from sleeping.

use super::phrase::Phrase;
use super::sentences::Sentences;
use super::utterance::Segment;

/// What feeds the machine.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Power {
    /// Whether the mains does; `None`: nobody knows.
    pub mains: Option<bool>,
    /// What is left in the battery, in percent; `None`: there is none.
    pub percent: Option<u8>,
}

/// Why the machine could not be kept from sleeping.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum NotHeld {
    /// There is no system bus.
    NoBus,
    /// Nobody on it answers for sleep.
    NoLogind,
    /// It refuses.
    Refused,
    /// It does not answer in time.
    NoAnswer,
}

/// What is said of it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum PowerNotice {
    /// Answer: how it stands.
    State(Power),
    /// The battery runs down.
    Low {
        /// What is left, in percent.
        percent: u8,
    },
    /// The machine may fall asleep during the game, by itself or when its lid is closed.
    NotHeld(NotHeld),
}

/// The words of a notice.
pub(super) fn words(sentences: &Sentences, notice: PowerNotice) -> Vec<Segment> {
    let phrase = |key| Phrase::new(sentences, key);
    match notice {
        PowerNotice::State(Power { mains, percent }) => {
            let kind = match (mains, percent) {
                (Some(true), Some(_)) => "charging",
                (Some(true), None) => "mains",
                (Some(false), Some(_)) => "battery",
                (None, Some(_)) => "level",
                (Some(false) | None, None) => "unknown",
            };
            phrase("power").choice("kind", kind).number("percent", percent.unwrap_or(0)).say()
        }
        PowerNotice::Low { percent } => phrase("power-low").number("percent", percent).say(),
        PowerNotice::NotHeld(why) => {
            let why = match why {
                NotHeld::NoBus => "bus",
                NotHeld::NoLogind => "logind",
                NotHeld::Refused => "refused",
                NotHeld::NoAnswer => "answer",
            };
            phrase("sleep-not-held").choice("why", why).say()
        }
    }
}
