//! A text that cannot be the value of a setting, and what would be right.

use super::clock::TimesError;
use super::warnings::WarningsError;

/// Why a setting cannot have a value.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WrongValue {
    /// It is none of the words that the setting can be.
    #[error("`{given}` is wrong here; right would be one of {names}")]
    OneOf { given: String, names: String },
    /// It is no number, or out of bounds.
    #[error("`{given}` is wrong here; right would be a whole number from {least} to {most}")]
    Number { given: String, least: u64, most: u64 },
    /// A name has too many characters.
    #[error("this is too long; right would be at most {most} characters")]
    TooLong { most: u64 },
    /// A name has tabs, ends of lines or the like.
    #[error("right would be one line without tabs or other control characters")]
    NotOneLine,
    /// There are no such rules.
    #[error("there are no rules `{given}`; right would be one of {names}")]
    NoRules { given: String, names: String },
    /// A directory is missing.
    #[error("right would be a directory")]
    NoDirectory,
    /// A path in a file does not begin at the root.
    #[error("`{given}` is wrong here; right would be a whole path, from / on")]
    NoWholePath { given: String },
    /// It is nothing that can become of a cue.
    #[error(
        "`{given}` is wrong here; right would be on, off, a number from 0 to 100, or the whole path of a WAV file, from / on, \
         perhaps with such a number behind it"
    )]
    Cue { given: String },
    /// It is no time; the name of one that may have been meant.
    #[error("`{given}` is wrong here: {why}{}", near.as_ref().map(|near| format!("; or did you mean `{near}`?")).unwrap_or_default())]
    Time {
        /// What stands there.
        given: String,
        /// Which part of it is wrong.
        why: Box<TimesError>,
        /// A control with a name like it.
        near: Option<String>,
    },
    /// It names no times of which somebody could be warned.
    #[error(transparent)]
    Warnings(#[from] WarningsError),
    /// There is no such setting; the one that is most like it.
    #[error("there is no setting `{given}`{}", near.map_or("; `annabella config` lists them all".to_owned(), |near| format!("; perhaps {near}")))]
    NoSetting { given: String, near: Option<&'static str> },
    /// It is neither a text nor a number.
    #[error("right would be a text in quotes, or a number")]
    NoText,
    /// Something else, in the words of who found it.
    #[error("{0}")]
    Other(String),
}

impl From<String> for WrongValue {
    fn from(why: String) -> WrongValue {
        WrongValue::Other(why)
    }
}
