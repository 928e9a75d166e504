//! Scoresheets as one page of HTML for print, which a screen reader can walk through: a heading for each game, names and values as a list,
//! the moves as a table whose columns and rows have names, and lines on which both players sign (8.7).
//!
//! The page needs nothing besides itself: no script, no picture, no address. What sighted readers see as a sign stands in words beside it.
//! The page is in one language; in which one names and comments are nobody knows, so that they are not marked as another.
//!
//! Games are written one by one ([`PageOut`]) and numbered when they are put together ([`Binder`]), so that memory does not grow with
//! the file.

mod board;
mod hand;
mod heading;
pub(crate) mod markup;
mod moves;
mod phrases;
mod signs;
mod variation;

use std::io::{self, Write};

use crate::game::participant::Language;
use crate::notation::letters::{Alphabet, Letters};
use crate::notation::written::Notation;
use crate::rules::position::Color;
use crate::scoresheet::braille::layout::{Layout, is_initial};
use crate::scoresheet::braille::reader::ReadSheet;
use crate::scoresheet::convert::pgn_in::PgnIn;
use crate::scoresheet::sheet::Sheet;
use crate::words::Words;
use crate::words::converting::Dropped;
use crate::words::sheet_page::{PageText, slot};
use board::Which;
use hand::Hand;
use phrases::Phrases;

/// How all our pages look.
pub(crate) const STYLE: &str = include_str!("page.css");
/// Before each game, until they are put together.
const GAME: char = '\u{4}';
const GAME_BYTE: u8 = GAME as u8;
const NUMBER_BYTE: u8 = slot::NUMBER as u8;

/// Writes games, without their numbers.
pub struct PageOut {
    phrases: Phrases,
    notation: Notation,
    letters: &'static Letters,
    layout: Layout,
    pgn: PgnIn,
    text: String,
}

impl PageOut {
    /// Nothing written yet. Of the layout only the diagrams matter here: times stand in columns wherever there are any.
    pub fn new(language: Language, notation: Notation, layout: Layout) -> PageOut {
        let letters = match notation {
            // Lists of pieces in figures would say nothing to the ear.
            Notation::Algebraic(Alphabet::WhiteFigurines | Alphabet::BlackFigurines, _)
            | Notation::Uci
            | Notation::Iccf => Letters::of(language),
            Notation::Algebraic(alphabet, _) => alphabet.letters(),
        };
        let phrases = Phrases::new(Words::new(), language);
        PageOut { phrases, notation, letters, layout, pgn: PgnIn::default(), text: String::new() }
    }

    /// Writes a game behind those that were written, and counts what it has no place for: times within variations.
    pub fn write(&mut self, read: &ReadSheet, dropped: &mut Dropped) {
        let PageOut { phrases, notation, letters, layout, pgn, text: to } = self;
        let sheet = &read.sheet;
        to.push(GAME);
        to.extend(["<article aria-labelledby=\"game-", &slot::NUMBER.to_string(), "\">\n"]);
        heading::title(to, phrases, sheet);
        heading::facts(to, phrases, read);
        let start = sheet.line.start();
        if !is_initial(start) {
            board::board(to, phrases, letters, Which::Start, start);
        }
        Hand { phrases, notation: *notation, pgn }.moves(to, sheet, dropped);
        diagrams(to, phrases, letters, layout, sheet);
        to.push_str("<dl class=\"signatures\">\n");
        for side in Color::ALL {
            heading::fact(to, phrases.get(PageText::Signature(side)), |_| {});
        }
        to.push_str("</dl>\n</article>\n");
    }

    /// What was written since this was called last.
    #[must_use]
    pub fn take(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.text).into_bytes()
    }
}

/// The positions that are wanted. They stand behind the table, which a reader can so walk through from the first move to the last.
fn diagrams(to: &mut String, phrases: &Phrases, letters: &Letters, layout: &Layout, sheet: &Sheet) {
    let mut steps = sheet.line.steps();
    let mut left = sheet.line.len();
    while let Some(step) = steps.next() {
        left -= 1;
        if layout.shows_position(&step, left == 0) {
            board::board(to, phrases, letters, Which::After(step.number), steps.position());
        }
    }
}

/// Puts games together into one page.
pub struct Binder {
    /// What stands before the first game, until it has been written.
    head: String,
    games: u64,
}

impl Binder {
    /// A page with this name in its title.
    pub fn new(language: Language, name: &str) -> Binder {
        Binder::titled(language, &Words::new().page(&PageText::Title(name), language))
    }

    /// A page with this title.
    pub fn titled(language: Language, words: &str) -> Binder {
        let mut title = String::new();
        markup::text(&mut title, words);
        let head = format!(
            "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n\
             <style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n<h1>{title}</h1>\n",
            language.code(),
        );
        Binder { head, games: 0 }
    }

    /// Writes the next games.
    ///
    /// # Errors
    /// What the system says.
    pub fn add(&mut self, games: &[u8], to: &mut dyn Write) -> io::Result<()> {
        to.write_all(std::mem::take(&mut self.head).as_bytes())?;
        let mut rest = games;
        while let Some(at) = memchr::memchr2(GAME_BYTE, NUMBER_BYTE, rest) {
            to.write_all(&rest[..at])?;
            if rest[at] == GAME_BYTE {
                self.games += 1;
            } else {
                write!(to, "{}", self.games)?;
            }
            rest = &rest[at + 1..];
        }
        to.write_all(rest)
    }

    /// Ends the page.
    ///
    /// # Errors
    /// What the system says.
    pub fn end(&mut self, to: &mut dyn Write) -> io::Result<()> {
        to.write_all(std::mem::take(&mut self.head).as_bytes())?;
        to.write_all(b"</main>\n</body>\n</html>\n")
    }
}
