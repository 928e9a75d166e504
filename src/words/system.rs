//! What the system and the readers of files say of an error, in the language of the listener: their own texts are English everywhere.

use super::arguments::arguments;
use super::phrase::{Voice, quoted};
use super::utterance::Segment;
#[cfg(any(test, debug_assertions))]
use crate::game::declare::Sample;
use crate::game::sentence::Value;
use crate::words::declare::{Say, messages};

messages! { |voice|
    /// What is wrong with the form of a file.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum FormSays {
        Missing(name: String) => "form-says"(what: "missing", name: quoted(name).into_owned()),
        Unknown(name: String) => "form-says"(what: "unknown", name: quoted(name).into_owned()),
        Twice(name: String) => "form-says"(what: "twice", name: quoted(name).into_owned()),
        /// A value is of another kind.
        Kind => "form-says"(what: "kind", name: ""),
        Openings => "form-says"(what: "openings", name: ""),
        /// Another program or a newer one wrote it.
        Foreign => "form-says"(what: "foreign", name: ""),
        Syntax => "form-says"(what: "syntax", name: ""),
    }
}

/// What is wrong with the form of a file, and on which line, where that is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormError {
    says: FormSays,
    line: Option<usize>,
}

impl FormError {
    /// What a reader of TOML or JSON says of a field. They have no kinds, only texts.
    pub fn of(text: &str, line: Option<usize>) -> FormError {
        let name = || text.split('`').nth(1).unwrap_or_default().to_owned();
        let begins = |starts: &[&str]| starts.iter().any(|start| text.starts_with(start));
        let says = match text {
            _ if begins(&["missing field "]) => FormSays::Missing(name()),
            _ if begins(&["unknown field "]) => FormSays::Unknown(name()),
            _ if begins(&["duplicate field ", "duplicate key "]) => FormSays::Twice(name()),
            _ if begins(&["invalid type", "invalid value", "invalid length", "unknown variant"]) => FormSays::Kind,
            _ => FormSays::Syntax,
        };
        FormError { says, line }
    }
}

impl From<FormSays> for FormError {
    fn from(says: FormSays) -> FormError {
        FormError { says, line: None }
    }
}

impl From<serde_json::Error> for FormError {
    fn from(error: serde_json::Error) -> FormError {
        FormError::of(&error.to_string(), Some(error.line()).filter(|line| *line > 0))
    }
}

impl Say for FormError {
    fn say(&self, voice: Voice<'_>) -> Vec<Segment> {
        let says = self.says.say(voice);
        match self.line {
            Some(line) => voice
                .phrase("form-says-at")
                .with("says", says)
                .with("line", Value::Figure(i64::try_from(line).unwrap_or(i64::MAX)))
                .say(),
            None => says,
        }
    }
}

#[cfg(any(test, debug_assertions))]
impl Sample for FormError {
    fn samples() -> Vec<FormError> {
        let on_a_line = FormError { says: FormSays::Syntax, line: Some(17) };
        FormSays::samples().into_iter().map(FormError::from).chain([on_a_line]).collect()
    }
}

arguments! {
    FormError = |phrase, name, why| {
        let words = why.say(phrase.voice());
        phrase.insert(name, words)
    };
}

#[cfg(test)]
mod tests {
    use std::io;

    use super::*;
    use crate::game::participant::Language;
    use crate::game::system_error::SystemError;
    use crate::words::utterance;
    use crate::words::{Listener, Words};

    fn said(why: &impl Say) -> [String; Language::ALL.len()] {
        let words = Words::new();
        Language::ALL.map(|language| {
            let listener = Listener { language, ..Listener::default() };
            utterance::text(&why.say(words.voice(&listener)))
        })
    }

    fn assert_no_english(why: &(impl Say + std::fmt::Debug)) {
        let all = said(why);
        let english: Vec<&str> = all[0].split(' ').filter(|word| word.len() > 3).collect();
        for other in &all[1..] {
            let is_english = |word: &&str| other.split(' ').any(|theirs| *theirs == **word && word.is_ascii());
            let shared = english.iter().filter(|word| is_english(word)).count();
            assert!(shared < 2 && *other != all[0] && !other.contains("os error"), "{why:?}: {other}");
        }
    }

    #[test]
    fn every_error_has_its_own_words_in_every_language() {
        for why in SystemError::samples() {
            assert_no_english(&why);
        }
        for why in FormError::samples() {
            assert_no_english(&why);
        }
    }

    #[test]
    fn common_errors_of_the_system_have_kinds() {
        use io::ErrorKind as Kind;
        let numbers = [1, 2, 5, 6, 12, 13, 16, 17, 19, 20, 21, 24, 26, 27, 28, 30, 32, 36, 40, 122];
        let kinds = [
            Kind::NotFound,
            Kind::PermissionDenied,
            Kind::AlreadyExists,
            Kind::IsADirectory,
            Kind::NotADirectory,
            Kind::ReadOnlyFilesystem,
            Kind::StorageFull,
            Kind::QuotaExceeded,
            Kind::FileTooLarge,
            Kind::OutOfMemory,
            Kind::BrokenPipe,
            Kind::UnexpectedEof,
        ];
        let errors = numbers.map(io::Error::from_raw_os_error).into_iter().chain(kinds.map(io::Error::from));
        for error in errors {
            let kind = SystemError::from(&error);
            assert!(!matches!(kind, SystemError::Number(_) | SystemError::Unknown), "{error}");
        }
        let no_utf8 = io::read_to_string(&b"\xff"[..]).expect_err("no UTF-8");
        assert_eq!(SystemError::from(no_utf8), SystemError::NoUtf8);
        assert_eq!(SystemError::from(io::Error::from_raw_os_error(95)), SystemError::Number(95));
        assert!(said(&SystemError::Number(95)).iter().all(|said| said.contains("95")));
    }

    #[test]
    fn errors_of_form_name_the_field_and_line() {
        for (why, line, part) in [
            ("missing field `title`", None, "title"),
            ("unknown field `foo`, expected one of `id`, `title`", None, "foo"),
            ("duplicate field `name` at line 3 column 9", Some(3), "3"),
            ("expected value at line 17 column 1", Some(17), "17"),
            ("invalid type: string \"x\", expected u32 at line 2 column 5", Some(2), "2"),
        ] {
            let all = said(&FormError::of(why, line));
            assert!(all[1..].iter().all(|other| *other != all[0] && other.contains(part)), "{why}: {all:?}");
        }
    }
}
