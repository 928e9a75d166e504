//! What stands above the moves: labels in all languages of the console, the names of other tags, and the tags of PGN.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::day;
use crate::game::participant::Language;
use crate::scoresheet::sentences::heading::HeadingLine;
use crate::scoresheet::sheet::IN_WORDS;
use crate::words::Words;

/// What a line above the moves says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Said {
    /// A tag and its value.
    Tag(String, String),
    /// The same in the form of PGN.
    PgnTag(String, String),
    /// In which notation the moves are written.
    Notation(String),
    Result(String),
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Label {
    Tag(&'static str),
    Notation,
    Result,
}

/// Labels of the starting position on sheets that earlier versions wrote.
const EARLIER_STARTS: [&str; 2] = ["start position", "anfangsstellung"];

/// The labels of all languages.
#[derive(Debug)]
pub(super) struct Labels(HashMap<String, Label>);

impl Labels {
    /// They are the same for every file, and put together when the first one is read.
    pub(super) fn all() -> &'static Labels {
        static ALL: LazyLock<Labels> = LazyLock::new(|| Labels::new(&Words::new()));
        &ALL
    }

    fn new(words: &Words) -> Labels {
        let tags = IN_WORDS.into_iter().chain(["FEN"]);
        let tags = tags.filter_map(|tag| Some((Label::Tag(tag), HeadingLine::of_tag(tag, "")?)));
        let others = [(Label::Notation, HeadingLine::Notation("")), (Label::Result, HeadingLine::Result(""))];
        let mut labels: HashMap<_, _> =
            EARLIER_STARTS.into_iter().map(|label| (label.to_owned(), Label::Tag("FEN"))).collect();
        for (label, line) in tags.chain(others) {
            for language in Language::ALL {
                let text = words.heading(line, language);
                let text = folded(text.trim().trim_end_matches(':'));
                // Swiss people, and keyboards of others, write *Weiss*.
                labels.insert(text.replace('ß', "ss"), label);
                labels.insert(text, label);
            }
        }
        Labels(labels)
    }

    /// What a line says, if it has no moves. After moves, an unknown label begins no other sheet.
    pub(super) fn read(&self, line: &str, behind_moves: bool) -> Option<Said> {
        let line = line.trim();
        if let Some(inner) = line.strip_prefix('[') {
            return pgn_tag(inner);
        }
        let (label, value) = line.split_once(':')?;
        if !value.is_empty() && !value.starts_with(char::is_whitespace) {
            return None;
        }
        let value = value.trim().to_owned();
        Some(match self.0.get(&folded(label)) {
            Some(Label::Tag("Date")) => Said::Tag("Date".to_owned(), day::read(&value)),
            Some(Label::Tag(tag)) => Said::Tag((*tag).to_owned(), value),
            Some(Label::Notation) => Said::Notation(value),
            Some(Label::Result) => Said::Result(value),
            None if is_name(label) && !behind_moves => Said::Tag(label.to_owned(), value),
            None => return None,
        })
    }
}

fn folded(label: &str) -> String {
    label.trim().to_lowercase()
}

/// Whether a tag of PGN can have this name, and no move.
pub(super) fn is_name(text: &str) -> bool {
    text.starts_with(|first: char| first.is_ascii_alphabetic())
        && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
}

/// `Name "value"]`
fn pgn_tag(inner: &str) -> Option<Said> {
    let (name, rest) = inner.split_once('"')?;
    let name = name.trim();
    let quoted = rest.trim_end().strip_suffix(']')?.trim_end().strip_suffix('"')?;
    if !is_name(name) {
        return None;
    }
    let mut value = String::with_capacity(quoted.len());
    let mut signs = quoted.chars();
    while let Some(sign) = signs.next() {
        value.push(if sign == '\\' { signs.next()? } else { sign });
    }
    Some(Said::PgnTag(name.to_owned(), value))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_are_known_in_all_languages() {
        let labels = Labels::all();
        let tag = |name: &str, value: &str| Some(Said::Tag(name.to_owned(), value.to_owned()));
        for (line, expected) in [
            ("White: Anna: the first", tag("White", "Anna: the first")),
            ("bianco: Anna", tag("White", "Anna")),
            ("Schwarz:Anna", None),
            ("Tournoi : Open", tag("Event", "Open")),
            ("Tournoi: Open", tag("Event", "Open")),
            ("Datum: 2026-11-21", tag("Date", "2026.11.21")),
            ("Data: 2026-11", tag("Date", "2026.11.??")),
            ("Datum: 6.5.2024", tag("Date", "2024.05.06")),
            ("Datum: 31. 12. 2024", tag("Date", "2024.12.31")),
            ("Weiss: Anna", tag("White", "Anna")),
            ("Anfangsstellung: x", tag("FEN", "x")),
            ("Start position: x", tag("FEN", "x")),
            ("Starting position: x", tag("FEN", "x")),
            ("Fecha: domingo", tag("Date", "domingo")),
            ("WhiteElo: 2100", tag("WhiteElo", "2100")),
            ("Schreibweise: de", Some(Said::Notation("de".to_owned()))),
            ("Risultato: 1-0", Some(Said::Result("1-0".to_owned()))),
            ("[Event \"a \\\"b\\\" \\\\\"]", Some(Said::PgnTag("Event".to_owned(), "a \"b\" \\".to_owned()))),
            ("[1:25:00]", None),
            ("[Event \"a]", None),
            ("1. e4: e5", None),
            ("e4:d5", None),
            ("é: x", None),
            ("", None),
        ] {
            assert_eq!(labels.read(line, false), expected, "{line}");
        }
        assert_eq!(labels.read("Nf3: good", true), None);
        // Each label of each language is there: none means two things.
        let words = Words::new();
        for language in Language::ALL {
            for name in IN_WORDS {
                let line = words.heading(HeadingLine::of_tag(name, "x").expect("words"), language);
                assert_eq!(labels.read(&line, true), tag(name, "x"), "{line}");
            }
        }
    }
}
