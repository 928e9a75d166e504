//! What stands above the moves of a scoresheet, in words.

use super::Words;
use super::phrase::Phrase;
use crate::game::participant::Language;

/// One line of it.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum HeadingLine<'a> {
    /// The event.
    Event(&'a str),
    /// The place.
    Site(&'a str),
    /// The day, in figures.
    Date(&'a str),
    /// The round.
    Round(&'a str),
    /// White's name.
    White(&'a str),
    /// Black's name.
    Black(&'a str),
    /// The start position, as FEN.
    Start(&'a str),
    /// The name of the notation in which the moves are written.
    Notation(&'a str),
    /// The result, as PGN has it.
    Result(&'a str),
    /// The name of the Braille code of the moves.
    Code(&'a str),
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
            "FEN" => HeadingLine::Start(text),
            _ => return None,
        })
    }

    /// The same line with another text.
    pub const fn with(self, text: &str) -> HeadingLine<'_> {
        match self {
            HeadingLine::Event(_) => HeadingLine::Event(text),
            HeadingLine::Site(_) => HeadingLine::Site(text),
            HeadingLine::Date(_) => HeadingLine::Date(text),
            HeadingLine::Round(_) => HeadingLine::Round(text),
            HeadingLine::White(_) => HeadingLine::White(text),
            HeadingLine::Black(_) => HeadingLine::Black(text),
            HeadingLine::Start(_) => HeadingLine::Start(text),
            HeadingLine::Notation(_) => HeadingLine::Notation(text),
            HeadingLine::Result(_) => HeadingLine::Result(text),
            HeadingLine::Code(_) => HeadingLine::Code(text),
        }
    }

    /// The key of its sentence, and what stands in that.
    pub const fn parts(self) -> (&'static str, &'a str) {
        match self {
            HeadingLine::Event(text) => ("sheet-event", text),
            HeadingLine::Site(text) => ("sheet-site", text),
            HeadingLine::Date(text) => ("sheet-date", text),
            HeadingLine::Round(text) => ("sheet-round", text),
            HeadingLine::White(text) => ("sheet-white", text),
            HeadingLine::Black(text) => ("sheet-black", text),
            HeadingLine::Start(text) => ("sheet-start", text),
            HeadingLine::Notation(text) => ("sheet-text-notation", text),
            HeadingLine::Result(text) => ("sheet-text-result", text),
            HeadingLine::Code(code) => ("sheet-code", code),
        }
    }
}

impl Words {
    /// A line of the heading.
    pub fn heading(&self, line: HeadingLine<'_>, language: Language) -> String {
        let (key, text) = line.parts();
        let phrase = Phrase::new(self.sentences(language), key);
        match line {
            HeadingLine::Code(_) => phrase.choice("code", text).words(),
            _ => phrase.text("text", text).words(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
            (Language::De, HeadingLine::Notation("de-long"), "Schreibweise: de-long"),
            (Language::It, HeadingLine::Result("1-0"), "Risultato: 1-0"),
            (Language::En, HeadingLine::Code("it"), "Braille code of the moves: provisional, with Italian letters"),
            (Language::De, HeadingLine::Code("hu"), "Brailleschrift der Züge: ungarisch"),
        ] {
            assert_eq!(words.heading(line, language), text);
        }
    }
}
