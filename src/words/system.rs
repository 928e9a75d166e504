//! What the system and its libraries say of an error, in the language of the listener: their own texts are English everywhere.

use super::phrase::{Voice, quoted, reason};
use super::utterance::Segment;
use crate::words::declare::{Say, messages};

messages! { |voice|
    /// What is wrong with a file or a device.
    #[derive(Copy, Clone, Debug, PartialEq, Eq)]
    pub(crate) enum SystemSays {
        NotFound => "system-says"(what: "not-found"),
        /// Somebody else may use it.
        Denied => "system-says"(what: "denied"),
        /// It is there already.
        Exists => "system-says"(what: "exists"),
        Directory => "system-says"(what: "directory"),
        /// A part of its path is none.
        NoDirectory => "system-says"(what: "no-directory"),
        /// Nothing can be written there.
        ReadOnly => "system-says"(what: "read-only"),
        /// There is no space left.
        Full => "system-says"(what: "full"),
        TooLarge => "system-says"(what: "large"),
        /// Links lead to one another.
        Loop => "system-says"(what: "loop"),
        /// Its name is too long.
        LongName => "system-says"(what: "name"),
        /// The device fails.
        Device => "system-says"(what: "device"),
        /// Somebody else uses it.
        Busy => "system-says"(what: "busy"),
        /// Too many files are open.
        ManyFiles => "system-says"(what: "many"),
        /// Memory is short.
        Memory => "system-says"(what: "memory"),
        /// There is no reader any more.
        Pipe => "system-says"(what: "pipe"),
        /// It is no UTF-8.
        NoUtf8 => "system-says"(what: "utf-8"),
        /// It ends too soon.
        CutOff => "system-says"(what: "cut-off"),
        /// A database is damaged.
        Malformed => "system-says"(what: "malformed"),
        NoDatabase => "system-says"(what: "no-database"),
        /// It is the database of another program.
        Foreign => "system-says"(what: "foreign"),
    }
}

/// The text of a database that is damaged.
pub const MALFORMED: &str = "database disk image is malformed";
/// The text of another program's database.
pub const FOREIGN: &str = "it is another program's";

const TEXTS: [(&str, SystemSays); 41] = [
    ("No such file or directory", SystemSays::NotFound),
    ("entity not found", SystemSays::NotFound),
    ("Permission denied", SystemSays::Denied),
    ("permission denied", SystemSays::Denied),
    ("Operation not permitted", SystemSays::Denied),
    ("File exists", SystemSays::Exists),
    ("entity already exists", SystemSays::Exists),
    ("Is a directory", SystemSays::Directory),
    ("is a directory", SystemSays::Directory),
    ("Not a directory", SystemSays::NoDirectory),
    ("not a directory", SystemSays::NoDirectory),
    ("Read-only file system", SystemSays::ReadOnly),
    ("read-only filesystem or storage medium", SystemSays::ReadOnly),
    ("attempt to write a readonly database", SystemSays::ReadOnly),
    ("No space left on device", SystemSays::Full),
    ("no storage space", SystemSays::Full),
    ("Disk quota exceeded", SystemSays::Full),
    ("quota exceeded", SystemSays::Full),
    ("database or disk is full", SystemSays::Full),
    ("File too large", SystemSays::TooLarge),
    ("file too large", SystemSays::TooLarge),
    ("Too many levels of symbolic links", SystemSays::Loop),
    ("File name too long", SystemSays::LongName),
    ("Input/output error", SystemSays::Device),
    ("No such device", SystemSays::Device),
    ("No such device or address", SystemSays::Device),
    ("disk I/O error", SystemSays::Device),
    ("Device or resource busy", SystemSays::Busy),
    ("Text file busy", SystemSays::Busy),
    ("database is locked", SystemSays::Busy),
    ("Too many open files", SystemSays::ManyFiles),
    ("Cannot allocate memory", SystemSays::Memory),
    ("out of memory", SystemSays::Memory),
    ("Broken pipe", SystemSays::Pipe),
    ("broken pipe", SystemSays::Pipe),
    ("stream did not contain valid UTF-8", SystemSays::NoUtf8),
    ("unexpected end of file", SystemSays::CutOff),
    ("failed to fill whole buffer", SystemSays::CutOff),
    (MALFORMED, SystemSays::Malformed),
    ("file is not a database", SystemSays::NoDatabase),
    (FOREIGN, SystemSays::Foreign),
];

messages! { |voice|
    /// What is wrong with the form of a file.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(crate) enum FormSays {
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

/// The text of a file that is not written as its form asks.
pub const NO_SUCH_FORM: &str = "it is not written as its form asks";

/// What the readers of TOML and JSON say, and ours of a pupil's file; and on which line, where that follows it.
fn of_form(why: &str) -> Option<(FormSays, Option<&str>)> {
    let (text, line) = match why.rsplit_once(" at line ") {
        Some((text, place)) => (text, Some(place.split_once(' ').map_or(place, |(line, _)| line))),
        None => (why, None),
    };
    let name = || text.split('`').nth(1).unwrap_or_default().to_owned();
    let begins = |starts: &[&str]| starts.iter().any(|start| text.starts_with(start));
    let says = match text {
        _ if begins(&["missing field "]) => FormSays::Missing(name()),
        _ if begins(&["unknown field "]) => FormSays::Unknown(name()),
        _ if begins(&["duplicate field ", "duplicate key "]) => FormSays::Twice(name()),
        _ if begins(&["invalid type", "invalid value", "invalid length", "unknown variant", "its rating "]) => {
            FormSays::Kind
        }
        _ if begins(&["its repertoire "]) => FormSays::Openings,
        _ if begins(&["its form is "]) => FormSays::Foreign,
        _ if line.is_some() || text == NO_SUCH_FORM => FormSays::Syntax,
        _ => return None,
    };
    Some((says, line))
}

/// The words for the text of an error, if it is one of these. That of a library that is not there has its name in front.
pub(crate) fn says(why: &str, voice: Voice<'_>) -> Option<Vec<Segment>> {
    let why = reason(why);
    let text = why.rsplit_once("cannot open shared object file: ").map_or(why, |(_, text)| text);
    if let Some((_, says)) = TEXTS.into_iter().find(|(known, _)| *known == text) {
        return Some(says.say(voice));
    }
    let (says, line) = of_form(text)?;
    let says = says.say(voice);
    Some(match line {
        Some(line) => voice.phrase("form-says-at").with("says", says).with("line", line).say(),
        None => says,
    })
}

#[cfg(test)]
mod tests {
    use std::io;

    use super::*;
    use crate::game::participant::Language;
    use crate::words::utterance;
    use crate::words::{Listener, Words};

    fn said(why: &str, language: Language) -> Option<String> {
        let words = Words::new();
        let listener = Listener { language, ..Listener::default() };
        says(why, words.voice(&listener)).map(|words| utterance::text(&words))
    }

    #[test]
    fn errors_of_the_system_have_words_in_every_language() {
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
        let mut errors: Vec<String> = numbers.map(|number| io::Error::from_raw_os_error(number).to_string()).to_vec();
        errors.extend(kinds.map(|kind| io::Error::from(kind).to_string()));
        errors.push(io::read_to_string(&b"\xff"[..]).expect_err("no UTF-8").to_string());
        let found = tempfile::NamedTempFile::new().expect("a file");
        std::fs::write(found.path(), "no database at all, but words: ".repeat(40)).expect("written");
        let read = rusqlite::Connection::open(found.path()).and_then(|db| db.execute_batch("SELECT * FROM x; VACUUM"));
        errors.push(read.expect_err("no database").to_string());
        for why in errors {
            let all = Language::ALL.map(|language| said(&why, language).unwrap_or_else(|| panic!("{why}")));
            assert!(all[1..].iter().all(|other| *other != all[0]), "{why}: {all:?}");
        }
        assert_eq!(said("something new (os error 999)", Language::De), None);
        for (why, part) in [
            ("missing field `title`", "title"),
            ("unknown field `foo`, expected one of `id`, `title`", "foo"),
            ("duplicate field `name` at line 3 column 9", "3"),
            ("expected value at line 17 column 1", "17"),
            ("invalid type: string \"x\", expected u32 at line 2 column 5", "2"),
            (NO_SUCH_FORM, ""),
        ] {
            let all = Language::ALL.map(|language| said(why, language).unwrap_or_else(|| panic!("{why}")));
            assert!(all[1..].iter().all(|other| *other != all[0] && other.contains(part)), "{why}: {all:?}");
        }
        let library = "x.so: cannot open shared object file: No such file or directory";
        assert_eq!(said(library, Language::De), said("entity not found", Language::De));
    }
}
