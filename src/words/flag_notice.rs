//! What is said of a command line that cannot be read.

use super::phrase::{Voice, together};
use super::utterance::Segment;
use crate::game::sentence::Why;
use crate::game::wrong_value::WrongValue;
use crate::words::declare::{Say, messages};

messages! { |voice|
    /// What is wrong with a command line.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum WrongFlag {
        /// There is no such flag.
        Unknown { flag: String } => "flag-unknown"(flag),
        /// The same, with the flag that is most like it.
        UnknownNear { flag: String, near: String } => "flag-near"(flag, near),
        /// There is no such command.
        NoCommand { text: String } => "flag-no-command"(text),
        /// The same, with the command that is most like it.
        NoCommandNear { text: String, near: String } => "flag-near-command"(text, near),
        /// The flag cannot have this value.
        Value { flag: String, value: String } => "flag-value"(flag, value),
        ValueOf { flag: String, value: String, valid: String } => "flag-value-valid"(flag, value, valid),
        /// A value is missing after the flag.
        NoValue { flag: String } => "flag-no-value"(flag),
        /// Something that must be there is missing.
        Missing { text: String } => "flag-missing"(text),
        /// Two flags that exclude one another.
        Conflict { flag: String, other: String } => "flag-conflict"(flag, other),
        /// A word too many.
        TooMuch { text: String } => "flag-too-much"(text),
        /// A visually disabled player meets one who does not hear (D.2.11).
        AssistantMissing => "flag-assistant",
        /// A setting cannot have this value.
        Setting { flag: String, why: WrongValue } => "flag-setting"(flag, why),
        /// Something else, in the words of the parser.
        Unreadable { why: String } => "flag-unreadable"(why: Why(why)),
    }
}

/// What is wrong, and what to do about it; `game`: one was to be begun.
pub(crate) fn words(voice: Voice<'_>, wrong: &WrongFlag, game: bool) -> Vec<Segment> {
    together([wrong.say(voice), voice.phrase("flag-remedy").with("game", game).say()])
}
