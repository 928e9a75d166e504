//! A text that cannot be the value of a setting, and what would be right.

use super::clock::{TimeControlError, TimesError};
use super::declare::messages;
use super::sentence::{Argument, AsText, Sayable, Sentence, Template, Value, Why};
use super::system_error::SystemError;
use super::warnings::WarningsError;

messages! {
    /// Why a setting cannot have a value.
    #[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
    pub enum WrongValue {
        /// It is none of the words that the setting can be.
        #[error("`{given}` is wrong here; right would be one of {names}")]
        OneOf { given: String = ["loud"], names: String = ["on, off"] } => "wrong-one-of"(given, names),
        /// It is no number, or out of bounds.
        #[error("`{given}` is wrong here; right would be a whole number from {least} to {most}")]
        Number { given: String = ["nine", ""], least: u64 = [1_u64], most: u64 = [8_u64] } => "wrong-number"(
            given, least, most,
        ),
        /// A name has too many characters.
        #[error("this is too long; right would be at most {most} characters")]
        TooLong { most: u64 = [120_u64] } => "wrong-too-long"(most),
        /// A name has tabs, ends of lines or the like.
        #[error("right would be one line without tabs or other control characters")]
        NotOneLine => "wrong-not-one-line",
        /// There are no such rules.
        #[error("there are no rules `{given}`; right would be one of {names}")]
        NoRules { given: String = ["fide"], names: String = ["fide-2018, fide-2023"] } => "wrong-no-rules"(
            given, names,
        ),
        /// A directory is missing.
        #[error("right would be a directory")]
        NoDirectory => "wrong-no-directory",
        /// A path in a file does not begin at the root.
        #[error("`{given}` is wrong here; right would be a whole path, from / on")]
        NoWholePath { given: String = ["games"] } => "wrong-no-whole-path"(given),
        /// It is nothing that can become of a cue.
        #[error(
            "`{given}` is wrong here; right would be on, off, a number from 0 to 100, or the whole path of a WAV file, from / on, \
             perhaps with such a number behind it"
        )]
        Cue { given: String = ["loud"] } => "wrong-cue"(given),
        /// It is no time; the name of one that may have been meant.
        #[error("`{given}` is wrong here: {why}{}", near.as_ref().map(|near| format!("; or did you mean `{near}`?")).unwrap_or_default())]
        Time {
            /// What stands there.
            given: String = ["25:5"],
            /// Which part of it is wrong.
            why: Box<TimesError>,
            /// A control with a name like it.
            near: Option<String> = [None, Some("fide-standard".to_owned())],
        } => {
            let why = time_wrong(why);
            match near {
                Some(near) => Sentence::new("wrong-time-near").with("why", why).with("near", near).alone(),
                None => why.alone(),
            }
        },
        /// It names no times of which somebody could be warned.
        #[error(transparent)]
        Warnings(#[from] error: WarningsError) => { error.sentences() },
        /// There is no such setting; the one that is most like it.
        #[error("there is no setting `{given}`{}", near.map_or("; `annabella config` lists them all".to_owned(), |near| format!("; perhaps {near}")))]
        NoSetting { given: String = ["levle"], near: Option<&'static str> = [None, Some("level")] } => {
            let key = if near.is_some() { "wrong-no-setting-near" } else { "wrong-no-setting" };
            Sentence::new(key).with("given", given).with("near", near.unwrap_or_default()).alone()
        },
        /// It is neither a text nor a number.
        #[error("right would be a text in quotes, or a number")]
        NoText => "wrong-no-text",
        /// The system does not give a whole file.
        #[error("the file cannot be read: {0}")]
        Unreadable(why: SystemError) => "wrong-file-unread"(why),
        /// The system does not take a whole file.
        #[error("the file cannot be written: {0}")]
        Unwritable(why: SystemError) => "wrong-file-unwritten"(why),
        /// A file has too many bytes.
        #[error("the file is too large; right would be at most {most} kilobytes")]
        FileTooLarge { most: u64 = [1024_u64] } => "wrong-file-large"(most),
        /// A file has other bytes than UTF-8.
        #[error("this is no UTF-8 text; save the file as UTF-8")]
        NoUtf8 => "wrong-no-utf8",
        /// A line is no TOML.
        #[error("this is no TOML, which looks like {like}")]
        NoToml { like: String = ["opponent-level = 3"] } => "wrong-no-toml"(like),
        /// Something else, in the words of who found it.
        #[error("{0}")]
        Other(why: String = ["on."]) => { Sentence::new("wrong-other").with("why", Why(why)).alone() },
    }
}

impl From<String> for WrongValue {
    fn from(why: String) -> WrongValue {
        WrongValue::Other(why)
    }
}

/// A value that cannot be, as part of a sentence, in which figures stand as they are written.
impl<S: Template> Argument<S> for WrongValue {
    fn fill(&self, sentence: S, name: &'static str) -> S {
        sentence.value(name, Value::AsWritten(self.sentences()))
    }
}

/// What is wrong with a time control, and what would be right, without a full stop.
fn time_wrong(error: &TimesError) -> Sentence {
    let (side, why) = match error {
        TimesError::Sides => return Sentence::new("time-wrong-sides"),
        TimesError::Control { side, why } => (*side, control_wrong(why)),
    };
    match side {
        None => why,
        Some(side) => Sentence::new("time-wrong-side").with("side", side).with("why", AsText(why.alone())),
    }
}

fn control_wrong(error: &TimeControlError) -> Sentence {
    let say = |kind: &str, part: usize, text: &str, most: u64| {
        let sentence = Sentence::new("time-wrong").with("kind", kind).with("part", part);
        sentence.with("text", text).with("most", most)
    };
    match error {
        TimeControlError::Empty { part } => say("empty", *part, "", 0),
        TimeControlError::Number { part, text, unit } if text.is_empty() => say(&format!("no-{unit}"), *part, "", 0),
        TimeControlError::Number { part, text, unit } => say(unit, *part, text, 0),
        TimeControlError::Seconds { part, text } => say("figures", *part, text, 0),
        TimeControlError::Range { part, text, unit, most } => say(&format!("range-{unit}"), *part, text, *most),
        TimeControlError::Moves { part } => say("period-moves", *part, "", 0),
        TimeControlError::Periods { count } => say("periods", *count, "", 0),
        TimeControlError::After => say("after", 0, "", 0),
    }
}
