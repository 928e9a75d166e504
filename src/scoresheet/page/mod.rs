//! Scoresheets as one page of HTML for print, which a screen reader can walk through: a heading for each game, names and values as a list,
//! the moves as a table whose columns and rows have names, and lines on which both players sign (8.7).
//!
//! The page needs nothing besides itself: no script, no picture, no address. What sighted readers see as a sign stands in words beside it.
//! The page is in one language; the language of names and comments is unknown, so that they are not marked as another.
//!
//! Games are written one by one ([`PageOut`]) and numbered when they are put together ([`Binder`]), so that memory does not grow with
//! the file.

mod board;
mod hand;
mod heading;
pub(crate) mod markup;
mod moves;
mod phrases;
pub(crate) mod signs;
mod variation;

use std::io::{self, Write};

use crate::game::participant::Language;
use crate::notation::letters::{Alphabet, Letters};
use crate::notation::written::Notation;
use crate::rules::position::Color;
use crate::scoresheet::braille::heading::title;
use crate::scoresheet::braille::layout::{Layout, is_initial};
use crate::scoresheet::braille::reader::ReadSheet;
use crate::scoresheet::convert::pgn_in::PgnIn;
use crate::scoresheet::sentences::converting::Dropped;
use crate::scoresheet::sentences::page::{PageText, slot};
use crate::scoresheet::sheet::Sheet;
use crate::words::Words;
use board::Which;
use hand::Hand;
use phrases::Phrases;

/// How all our pages look.
pub(crate) const STYLE: &str = include_str!("page.css");
/// Before each game, until they are put together.
const GAME: char = '\u{4}';
const GAME_BYTE: u8 = GAME as u8;
/// Stands after the title of each game, which precedes the game until they are put together.
const TITLED: char = '\u{5}';
const TITLED_BYTE: u8 = TITLED as u8;
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

    /// Writes a game after those already written, and counts what it has no place for: times within variations, and tags that are a dash.
    pub fn write(&mut self, read: &ReadSheet, dropped: &mut Dropped) {
        let PageOut { phrases, notation, letters, layout, pgn, text: to } = self;
        let sheet = &read.sheet;
        to.push(GAME);
        markup::text(to, &title(sheet).unwrap_or_default());
        to.push(TITLED);
        to.extend(["<article aria-labelledby=\"game-", &slot::NUMBER.to_string(), "\">\n"]);
        heading::title(to, phrases, sheet);
        heading::facts(to, phrases, read);
        let start = sheet.line.start();
        if !is_initial(start) {
            board::board(to, phrases, letters, Which::Start, start);
        }
        dropped.tags += sheet.tags.iter().filter(|(_, value)| value.trim() == "-").count() as u64;
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

/// The positions that are wanted. They follow the table, so that a reader can walk through it from the first move to the last.
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
    language: Language,
    /// The title of a page of several games, or of none; and of one whose players have no names.
    title: String,
    /// Whether a single game gives the page its own title.
    of_players: bool,
    /// The only game so far: the title is unknown until there is a second one, or no more comes.
    waiting: Vec<u8>,
    begun: bool,
    games: u64,
}

impl Binder {
    /// A page with the players of its only game in its title; of several games, with this name.
    pub fn new(language: Language, name: &str) -> Binder {
        let named = Binder::titled(language, &Words::new().page(&PageText::Title(name), language));
        Binder { of_players: true, ..named }
    }

    /// A page with this title.
    pub fn titled(language: Language, words: &str) -> Binder {
        let mut title = String::new();
        markup::text(&mut title, words);
        Binder { language, title, of_players: false, waiting: Vec::new(), begun: false, games: 0 }
    }

    fn head(&self, title: &str) -> String {
        format!(
            "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n\
             <style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n<h1>{title}</h1>\n",
            self.language.code(),
        )
    }

    /// Writes the next games.
    ///
    /// # Errors
    /// What the system says.
    pub fn add(&mut self, games: &[u8], to: &mut dyn Write) -> io::Result<()> {
        if self.begun {
            return self.number(games, to);
        }
        self.waiting.extend_from_slice(games);
        if self.of_players && memchr::memchr_iter(GAME_BYTE, &self.waiting).nth(1).is_none() {
            return Ok(());
        }
        let title = std::mem::take(&mut self.title);
        self.begin(&title, to)
    }

    /// Writes what stands above the games, and those that have waited for it.
    fn begin(&mut self, title: &str, to: &mut dyn Write) -> io::Result<()> {
        self.begun = true;
        to.write_all(self.head(title).as_bytes())?;
        let waiting = std::mem::take(&mut self.waiting);
        self.number(&waiting, to)
    }

    /// Writes games with their numbers.
    fn number(&mut self, games: &[u8], to: &mut dyn Write) -> io::Result<()> {
        let mut rest = games;
        while let Some(at) = memchr::memchr2(GAME_BYTE, NUMBER_BYTE, rest) {
            to.write_all(&rest[..at])?;
            rest = if rest[at] == GAME_BYTE {
                self.games += 1;
                untitled(&rest[at + 1..]).1
            } else {
                write!(to, "{}", self.games)?;
                &rest[at + 1..]
            };
        }
        to.write_all(rest)
    }

    /// Ends the page.
    ///
    /// # Errors
    /// What the system says.
    pub fn end(&mut self, to: &mut dyn Write) -> io::Result<()> {
        if !self.begun {
            let only = self.waiting.strip_prefix(&[GAME_BYTE]).map(|game| untitled(game).0);
            let own = only.and_then(|title| String::from_utf8(title.to_vec()).ok()).filter(|title| !title.is_empty());
            let title = own.unwrap_or_else(|| std::mem::take(&mut self.title));
            self.begin(&title, to)?;
        }
        to.write_all(b"</main>\n</body>\n</html>\n")
    }
}

/// The title of a game, and the text after it.
fn untitled(game: &[u8]) -> (&[u8], &[u8]) {
    let end = memchr::memchr(TITLED_BYTE, game).unwrap_or_default();
    (&game[..end], game.get(end + 1..).unwrap_or_default())
}
