//! What the keys for more and less can change.

use super::phrase::{Argument, Phrase};
use crate::game::participant::Language;

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

            /// The name of the setting in files; that of a voice has its language behind it.
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

impl Argument for QuickSetting {
    fn fill<'a>(&self, phrase: Phrase<'a>, name: &'static str) -> Phrase<'a> {
        let phrase = phrase.choice(name, self.name());
        match self {
            QuickSetting::Voice(language) => phrase.with("language", language),
            _ => phrase.with("language", ""),
        }
    }
}

impl Argument for QuickValue {
    fn fill<'a>(&self, phrase: Phrase<'a>, name: &'static str) -> Phrase<'a> {
        let (value, number, text, choice) = match self {
            QuickValue::Number(number) => ("number", *number, "", ""),
            QuickValue::Name(name) => ("name", 0, name.as_str(), ""),
            QuickValue::Choice(choice) => ("choice", 0, "", *choice),
            QuickValue::Own => ("own", 0, "", ""),
        };
        phrase.choice(name, value).with("number", number).with("name", text).with("choice", choice)
    }
}
