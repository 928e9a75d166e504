//! What the keys for more and less can change.

use crate::game::participant::Language;
use crate::game::sentence::Argument;
use crate::words::phrase::Phrase;

macro_rules! quick_settings {
    ($($(#[$about:meta])* $variant:ident = $name:literal;)*) => {
        /// What the keys for more and less can change.
        #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
        pub enum QuickSetting {
            $($(#[$about])* $variant,)*
            Voice(Language),
        }

        impl QuickSetting {
            /// All of them but the voices, in the order in which the key goes through them.
            pub const ALL: &[QuickSetting] = &[$(QuickSetting::$variant),*];

            /// The name of the setting in files; that of a voice is followed by its language.
            pub const fn name(self) -> &'static str {
                match self {
                    $(QuickSetting::$variant => $name,)*
                    QuickSetting::Voice(_) => "voice",
                }
            }
        }
    };
}

quick_settings! {
    /// How fast the voice speaks.
    Rate = "rate";
    /// How loud it is.
    Volume = "volume";
    /// How high it is.
    Pitch = "pitch";
    /// How loud the cues are.
    CueVolume = "cue-volume";
    /// From which side the board is read.
    Orientation = "orientation";
    /// What is said at each step over it.
    Steps = "steps";
    /// How squares and moves are said in answers.
    AnswerStyle = "answer-style";
    /// In which order pieces are given.
    Order = "order";
    /// How pieces of one kind are given.
    Grouping = "grouping";
    /// How empty squares are given.
    Empties = "empties";
    /// How the time on a clock is said.
    TimeWords = "time-words";
}

/// Where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum QuickValue {
    /// A number, in the unit of the setting.
    Number(u16),
    Name(String),
    /// One of the words that the setting can be.
    Choice(&'static str),
    /// The synthesizer's own.
    Own,
}

impl<'a> Argument<Phrase<'a>> for QuickSetting {
    fn fill(&self, phrase: Phrase<'a>, name: &'static str) -> Phrase<'a> {
        let phrase = phrase.choice(name, self.name());
        match self {
            QuickSetting::Voice(language) => phrase.with("language", language),
            _ => phrase.with("language", ""),
        }
    }
}

impl<'a> Argument<Phrase<'a>> for QuickValue {
    fn fill(&self, phrase: Phrase<'a>, name: &'static str) -> Phrase<'a> {
        let (value, number, text, choice) = match self {
            QuickValue::Number(number) => ("number", *number, "", ""),
            QuickValue::Name(name) => ("name", 0, name.as_str(), ""),
            QuickValue::Choice(choice) => ("choice", 0, "", *choice),
            QuickValue::Own => ("own", 0, "", ""),
        };
        phrase.choice(name, value).with("number", number).with("name", text).with("choice", choice)
    }
}

#[cfg(any(test, debug_assertions))]
crate::words::samples::samples! {
    QuickSetting = QuickSetting::ALL.iter().copied().chain(Language::ALL.map(QuickSetting::Voice));
}

/// Each kind of value that a setting can have.
#[cfg(any(test, debug_assertions))]
pub(crate) fn values(setting: QuickSetting) -> Vec<QuickValue> {
    use crate::game::participant::{Empties, Grouping, Order, Orientation, Steps, Style, TimeWords};

    let named = |names: &[&'static str]| names.iter().map(|name| QuickValue::Choice(name)).collect();
    match setting {
        QuickSetting::Orientation => named(&Orientation::ALL.map(Orientation::name)),
        QuickSetting::Steps => named(&Steps::ALL.map(Steps::name)),
        QuickSetting::AnswerStyle => named(&[&Style::ALL.map(Style::name)[..], &["same"]].concat()),
        QuickSetting::Order => named(&Order::ALL.map(Order::name)),
        QuickSetting::Grouping => named(&Grouping::ALL.map(Grouping::name)),
        QuickSetting::Empties => named(&Empties::ALL.map(Empties::name)),
        QuickSetting::TimeWords => named(&TimeWords::ALL.map(TimeWords::name)),
        QuickSetting::Rate | QuickSetting::Pitch | QuickSetting::Volume | QuickSetting::CueVolume => {
            vec![QuickValue::Number(50), QuickValue::Own]
        }
        QuickSetting::Voice(_) => vec![QuickValue::Name("Annie".to_owned()), QuickValue::Own],
    }
}
