//! What stands above the moves of a scoresheet, in words.

use std::collections::HashMap;

use crate::game::participant::Language;
use crate::words::Words;
use crate::words::declare::{Say, messages};
use crate::words::utterance::text;

messages! { |voice|
    #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
    pub enum HeadingLine<'a> {
        Event(text: &'a str) => "sheet-event"(text),
        Site(text: &'a str) => "sheet-site"(text),
        /// The day, in figures.
        Date(text: &'a str) => "sheet-date"(text),
        Round(text: &'a str) => "sheet-round"(text),
        White(text: &'a str) => "sheet-white"(text),
        Black(text: &'a str) => "sheet-black"(text),
        /// How often White was helped.
        WhiteHelp(text: &'a str) => "sheet-white-help"(text),
        /// How often Black was helped.
        BlackHelp(text: &'a str) => "sheet-black-help"(text),
        /// The start position, as FEN.
        Start(text: &'a str) => "sheet-start"(text),
        /// The name of the notation in which the moves are written.
        Notation(text: &'a str) => "sheet-text-notation"(text),
        /// The result, as PGN has it.
        Result(text: &'a str) => "sheet-text-result"(text),
        /// The name of the Braille code of the moves.
        Code(code: &'a str = crate::words::samples::CODES) => "sheet-code"(code),
    }
}

impl<'a> HeadingLine<'a> {
    /// The line of a tag of PGN, if it has one.
    pub fn of_tag(tag: &str, text: &'a str) -> Option<HeadingLine<'a>> {
        Some(match tag {
            "Event" => HeadingLine::Event(text),
            "Site" => HeadingLine::Site(text),
            "Date" => HeadingLine::Date(text),
            "Round" => HeadingLine::Round(text),
            "White" => HeadingLine::White(text),
            "Black" => HeadingLine::Black(text),
            "WhiteHelp" => HeadingLine::WhiteHelp(text),
            "BlackHelp" => HeadingLine::BlackHelp(text),
            "FEN" => HeadingLine::Start(text),
            _ => return None,
        })
    }

    /// The same line with another text, and its own text.
    pub const fn replaced(self, other: &str) -> (HeadingLine<'_>, &'a str) {
        match self {
            HeadingLine::Event(own) => (HeadingLine::Event(other), own),
            HeadingLine::Site(own) => (HeadingLine::Site(other), own),
            HeadingLine::Date(own) => (HeadingLine::Date(other), own),
            HeadingLine::Round(own) => (HeadingLine::Round(other), own),
            HeadingLine::White(own) => (HeadingLine::White(other), own),
            HeadingLine::Black(own) => (HeadingLine::Black(other), own),
            HeadingLine::WhiteHelp(own) => (HeadingLine::WhiteHelp(other), own),
            HeadingLine::BlackHelp(own) => (HeadingLine::BlackHelp(other), own),
            HeadingLine::Start(own) => (HeadingLine::Start(other), own),
            HeadingLine::Notation(own) => (HeadingLine::Notation(other), own),
            HeadingLine::Result(own) => (HeadingLine::Result(other), own),
            HeadingLine::Code(own) => (HeadingLine::Code(other), own),
        }
    }
}

impl Words {
    pub fn heading(&self, line: HeadingLine<'_>, language: Language) -> String {
        text(&line.say(self.sentences(language).into()))
    }
}

/// Lines of the heading in one language. What stands around their texts is looked up once: a file may have a hundred thousand games.
pub struct HeadingLines {
    language: Language,
    /// By the line with [`MARK`]; `None` where a text chooses its words.
    around: HashMap<HeadingLine<'static>, Option<(String, String)>>,
}

/// Stands for a text whose surroundings are looked for.
const MARK: &str = "\u{25a1}";
/// The same once more: what stands around both is there for every text.
const OTHER_MARK: &str = "\u{25a0}";

impl HeadingLines {
    /// None looked up yet.
    pub fn new(language: Language) -> HeadingLines {
        HeadingLines { language, around: HashMap::new() }
    }

    /// Appends a heading line to a text, in the words of [`Words::heading`].
    pub fn write(&mut self, to: &mut String, line: HeadingLine<'_>, words: &Words) {
        let language = self.language;
        let (key, own) = line.replaced(MARK);
        let around = self.around.entry(key).or_insert_with(|| {
            let around = |line, mark| {
                let text = words.heading(line, language);
                text.split_once(mark).map(|(before, behind)| (before.to_owned(), behind.to_owned()))
            };
            around(key, MARK).filter(|here| around(key.replaced(OTHER_MARK).0, OTHER_MARK).as_ref() == Some(here))
        });
        match around {
            // Nothing in it is replaced.
            Some((before, behind)) if own.bytes().all(|byte| (b' '..0x7f).contains(&byte)) => {
                to.extend([before, own.trim(), behind]);
            }
            _ => to.push_str(&words.heading(line, language)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_the_same_by_what_stands_around_their_texts() {
        let words = Words::new();
        for language in Language::ALL {
            let mut lines = HeadingLines::new(language);
            for text in ["", " ", "Carlsen,M", " two\nlines ", "Żółć", "{x}", "\u{25a1}", "\u{e000}a"] {
                let all = [
                    HeadingLine::White(text),
                    HeadingLine::Date(text),
                    HeadingLine::Notation(text),
                    HeadingLine::Result(text),
                ];
                for line in all.into_iter().chain(["it", "hu"].map(HeadingLine::Code)) {
                    let mut written = "x".to_owned();
                    lines.write(&mut written, line, &words);
                    assert_eq!(written, format!("x{}", words.heading(line, language)), "{line:?}");
                }
            }
        }
    }

    #[test]
    fn every_line_says_what_it_is() {
        let words = Words::new();
        for (language, line, text) in [
            (Language::En, HeadingLine::White("Ada\nB."), "White: Ada B."),
            (Language::It, HeadingLine::Black("Ada"), "Nero: Ada"),
            (Language::De, HeadingLine::Round("3"), "Runde: 3"),
            (Language::Es, HeadingLine::Site("Ávila"), "Lugar: Ávila"),
            (Language::Fr, HeadingLine::Event("Open"), "Tournoi : Open"),
            (Language::En, HeadingLine::Date("2026-11-21"), "Date: 2026-11-21"),
            (Language::En, HeadingLine::WhiteHelp("3"), "With help, White: 3"),
            (Language::De, HeadingLine::BlackHelp("1"), "Mit Hilfe, Schwarz: 1"),
            (Language::De, HeadingLine::Notation("de-long"), "Schreibweise: de-long"),
            (Language::It, HeadingLine::Result("1-0"), "Risultato: 1-0"),
            (Language::En, HeadingLine::Code("it"), "Braille code of the moves: provisional, with Italian letters"),
            (Language::De, HeadingLine::Code("hu"), "Brailleschrift der Züge: ungarisch"),
        ] {
            assert_eq!(words.heading(line, language), text);
        }
    }
}
