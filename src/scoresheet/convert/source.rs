//! Files to games, in batches: whatever form they are in.

use std::io::{self, BufRead, Read};
use std::iter;

use super::games::{Chunk, Splitter, opens_tag};
use crate::game::participant::Language;
use crate::notation::sheet::SheetError;
use crate::notation::spelling;
use crate::notation::written::Notation;
use crate::rules::position::Color;
use crate::rules::position::mended::NoStart;
use crate::scoresheet::braille::code::Code;
use crate::scoresheet::braille::page::{PageError, Signs};
use crate::scoresheet::braille::paging::{self, Pages};
use crate::scoresheet::braille::pef::PefPages;
use crate::scoresheet::braille::reader::{Asked, ReadError, ReadSheet, Sheets, Wrong};
use crate::scoresheet::letters::{self, Guess, Older};
use crate::scoresheet::sentences::converting::Trouble;
use crate::scoresheet::sheet::Sheet;
use crate::scoresheet::text::{self, TextError};
use crate::scoresheet::told::{Told, What};

/// The number of games that are handed on at a time, if they were read one after another.
const BATCH: usize = 64;

/// A form that can be read.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum InForm {
    Pgn,
    /// ASCII Braille: BRF and BRL.
    Brf,
    /// Braille in Unicode.
    Unicode,
    Pef,
    /// Plain text.
    Text,
}

impl InForm {
    /// The form of a name, on the command line or at the end of a file's name.
    pub fn of(name: &str) -> Option<InForm> {
        Some(match name {
            "pgn" => InForm::Pgn,
            "brf" | "brl" => InForm::Brf,
            "unicode" => InForm::Unicode,
            "pef" => InForm::Pef,
            "text" => InForm::Text,
            _ => return None,
        })
    }

    /// What a file is, by how it begins and by how its name ends.
    pub fn guessed(head: &[u8], extension: Option<&str>) -> Option<InForm> {
        let text = String::from_utf8_lossy(head);
        let text = text.trim_start_matches(|sign: char| sign == '\u{feff}' || sign.is_whitespace());
        let first = text.chars().next();
        let by_name = extension.and_then(|name| InForm::of(&name.to_ascii_lowercase()));
        match first {
            // Nothing at all holds no game, in whatever form.
            None => Some(by_name.unwrap_or(InForm::Pgn)),
            Some('\u{2800}'..='\u{28ff}') => Some(InForm::Unicode),
            Some('<') if by_name != Some(InForm::Brf) => Some(InForm::Pef),
            _ if by_name.is_some() => by_name,
            _ if opens_tag(text.as_bytes()) => Some(InForm::Pgn),
            _ if head.contains(&b'\x0c') && head.iter().all(|byte| stands_in_brf(*byte)) => Some(InForm::Brf),
            _ if extension.is_some_and(|name| name.eq_ignore_ascii_case("txt")) => Some(InForm::Text),
            Some('1') if text.starts_with("1.") => Some(InForm::Pgn),
            Some(_) => None,
        }
    }
}

/// Whether a file is a page for browsers, by how it begins.
pub(in crate::scoresheet) fn is_html(head: &[u8]) -> bool {
    let text = String::from_utf8_lossy(&head[..head.len().min(1024)]).to_lowercase();
    let text = text.trim_start_matches(|sign: char| sign == '\u{feff}' || sign.is_whitespace());
    text.starts_with('<') && ["<!doctype html", "<html"].iter().any(|mark| text.contains(mark))
}

/// Whether a file is the record of a game, by its name or by how it begins: a checksum, and a fact as JSON.
pub(in crate::scoresheet) fn is_record(head: &[u8], extension: Option<&str>) -> bool {
    let is_sum = |sum: &[u8]| sum.iter().all(u8::is_ascii_hexdigit);
    extension.is_some_and(|name| name.eq_ignore_ascii_case("annabella"))
        || head.split_at_checked(8).is_some_and(|(sum, rest)| is_sum(sum) && rest.starts_with(b" {\"by\":"))
}

/// What stands on pages of ASCII Braille, which are ended by a form feed.
const fn stands_in_brf(byte: u8) -> bool {
    matches!(byte, b' '..=b'_' | b'\n' | b'\r' | b'\x0c')
}

/// How files are read.
#[derive(Clone, Debug, Default)]
pub struct Reading {
    /// In which form; `None`: as each file shows.
    pub form: Option<InForm>,
    /// The code of the moves in Braille, if somebody said it.
    pub given_code: Option<Code>,
    /// The code if none was given, and the page does not name it either.
    pub code: Code,
    /// Whether Braille stands in lines only, and not on pages.
    pub plain: bool,
    /// Of moves in plain text that does not name its own.
    pub notation: Notation,
    /// Whether somebody said that one. Then moves below tags are text, too, unless the name of the file says that it is PGN.
    pub notation_given: bool,
    /// In which letters PGN and text are that are no UTF-8, if somebody said it.
    pub letters: Option<Older>,
    /// Which game of each file is wanted, from 1; all of them if none is named.
    pub game: Option<u64>,
}

impl Reading {
    /// What looks like PGN by its tags is text where its name says so, or somebody who names a notation; where that is English, there is
    /// no difference.
    fn text_in_tags(&self, guessed: InForm, extension: Option<&str>) -> InForm {
        let is_named = |name: &str| extension.is_some_and(|extension| extension.eq_ignore_ascii_case(name));
        let says_text = is_named("txt") || (self.notation_given && !is_named("pgn"));
        if guessed == InForm::Pgn && says_text && self.notation != Notation::from(Language::En) {
            return InForm::Text;
        }
        guessed
    }
}

/// A game that could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lost {
    pub line: u64,
    /// The number of the move, and whose it is, if the moves had begun.
    pub half_move: Option<(u32, Color)>,
    /// Why.
    pub trouble: Trouble,
    /// Whether everything after it is unreadable, too.
    pub rest: bool,
}

/// Some games.
#[derive(Debug)]
pub enum Batch {
    /// PGN that has not been read yet.
    Raw(Chunk),
    /// Sheets, the number of the first of them, and what could not be read.
    Read(u64, Vec<Found>),
}

impl Batch {
    /// The number of its last game.
    pub fn last(&self) -> u64 {
        match self {
            Batch::Raw(chunk) => (chunk.first + chunk.games.len() as u64).saturating_sub(1),
            Batch::Read(first, games) => (first + games.len() as u64).saturating_sub(1),
        }
    }
}

/// A game, or why there is none.
#[derive(Debug)]
pub struct Found {
    /// The game.
    pub sheet: Result<ReadSheet, Lost>,
    /// Why it is only the beginning of one.
    pub cut: Option<Lost>,
    /// In which letters it was, if it was no UTF-8.
    pub old_letters: Option<Guess>,
}

impl Found {
    /// In Braille there are no letters that could be older ones.
    const fn in_braille(sheet: Result<ReadSheet, Lost>, cut: Option<Lost>) -> Found {
        Found { sheet, cut, old_letters: None }
    }
}

/// Why nothing of a file can be read.
#[derive(Debug)]
pub enum NoSource {
    /// What the system says.
    Io(io::Error),
    /// Its form is unknown.
    UnknownForm,
    /// It is a page for browsers.
    Html,
    /// It is the record of a game.
    Record,
}

/// A file, batch by batch.
pub enum Source {
    Pgn(Splitter<Box<dyn BufRead>>),
    /// All else.
    Sheets(u64, Box<dyn Iterator<Item = Found>>),
}

impl Source {
    /// Begins to read; `extension` is that of the file's name.
    ///
    /// # Errors
    /// What the system says, or that the form cannot be recognized.
    pub fn open(from: impl Read + 'static, extension: Option<&str>, how: &Reading) -> Result<Source, NoSource> {
        let letters::Opened { head, all } = letters::open(from).map_err(NoSource::Io)?;
        if matches!(how.form, None | Some(InForm::Pef)) && is_html(&head) {
            return Err(NoSource::Html);
        }
        if how.form.is_none() && is_record(&head, extension) {
            return Err(NoSource::Record);
        }
        let guessed = || Some(how.text_in_tags(InForm::guessed(&head, extension)?, extension));
        let form = how.form.or_else(guessed).ok_or(NoSource::UnknownForm)?;
        let sheets: Box<dyn Iterator<Item = Found>> = match form {
            InForm::Pgn => return Ok(Source::Pgn(Splitter::new(all))),
            InForm::Brf | InForm::Unicode => {
                let signs = if form == InForm::Brf { Signs::Ascii } else { Signs::Unicode };
                let paging::Paged { pages, plain, told } = paging::open(all, &head, signs, how.plain);
                braille(pages, how, plain, told)
            }
            InForm::Pef => braille(Box::new(PefPages::new(all)), how, how.plain, None),
            InForm::Text => {
                let mut sheets = text::Sheets::of_games(all, how.notation).in_letters(how.letters);
                Box::new(iter::from_fn(move || {
                    let read = sheets.next()?;
                    let goes_on = sheets.goes_on();
                    let (sheet, cut) = match read {
                        Ok(sheet) => (Ok(of_text(sheet, goes_on, sheets.take_told())), None),
                        Err(TextError::Sheet(spoilt))
                            if (!spoilt.sheet.line.is_empty() || is_kept_without_moves(&spoilt))
                                && !matches!(spoilt.why, text::Wrong::AmongWords) =>
                        {
                            let (sheet, told) = (spoilt.sheet.clone(), spoilt.told.clone());
                            (Ok(of_text(sheet, None, told)), Some(lost_text(TextError::Sheet(spoilt))))
                        }
                        Err(error) => (Err(lost_text(error)), None),
                    };
                    Some(Found { sheet, cut, old_letters: sheets.old_letters() })
                }))
            }
        };
        Ok(Source::Sheets(1, sheets))
    }

    /// The next games; `None` after the last.
    ///
    /// # Errors
    /// What the system says.
    pub fn next_batch(&mut self) -> io::Result<Option<Batch>> {
        match self {
            Source::Pgn(splitter) => Ok(splitter.next_chunk()?.map(Batch::Raw)),
            Source::Sheets(first, sheets) => {
                let batch: Vec<_> = sheets.take(BATCH).collect();
                let number = *first;
                *first += batch.len() as u64;
                Ok((!batch.is_empty()).then_some(Batch::Read(number, batch)))
            }
        }
    }
}

/// Whether a sheet on which no move can be read says at least who played.
fn is_kept_without_moves(spoilt: &text::Spoilt) -> bool {
    spoilt.sheet.is_named() && spoilt.half_move.is_some() && !matches!(spoilt.why, text::Wrong::NoResult)
}

fn of_text(sheet: Sheet, goes_on: Option<u64>, mut told: Vec<Told>) -> ReadSheet {
    let half_move = Some((sheet.line.end().full_moves(), sheet.line.end().turn()));
    told.extend(goes_on.map(|line| Told { line, half_move, what: What::GoesOn }));
    ReadSheet { sheet, told, ..ReadSheet::default() }
}

/// Games in Braille; the first of them tells what is known of its pages. One that is spoilt is kept up to there.
fn braille(pages: Pages, how: &Reading, plain: bool, mut told: Option<What>) -> Box<dyn Iterator<Item = Found>> {
    let asked = how.given_code.map_or(Asked::Otherwise(how.code), Asked::Given);
    let mut sheets = Sheets::asked(pages, asked, plain);
    let mut rest = None;
    Box::new(iter::from_fn(move || {
        if let Some(rest) = rest.take() {
            return Some(Found::in_braille(Err(rest), None));
        }
        let (mut read, cut) = match sheets.next()? {
            Ok(read) => (read, None),
            Err(error) => {
                let is_end = matches!(error, ReadError::Page(PageError::CutOff { .. }));
                let lost = lost(error);
                let kept = sheets.take_unfinished();
                let kept = kept.filter(|read| !read.sheet.line.is_empty() || !read.heading.is_empty());
                let Some(read) = kept else { return Some(Found::in_braille(Err(lost), None)) };
                // After a page that cannot be read there may be further games.
                rest = Some(lost.clone()).filter(|lost| lost.rest && !is_end);
                (read, Some(lost))
            }
        };
        let told = told.take().map(|what| Told { line: 1, half_move: None, what });
        read.told.splice(0..0, told);
        Some(Found::in_braille(Ok(read), cut))
    }))
}

fn lost(error: ReadError) -> Lost {
    match error {
        ReadError::Game { line, half_move, why } => Lost { line, half_move, trouble: why_not(why), rest: false },
        ReadError::Page(error) => {
            let (line, trouble) = match error {
                PageError::Io(error) => (0, Trouble::Io(error.into())),
                PageError::NotBraille { line, what } => (line, Trouble::NotBraille(what)),
                PageError::NoLayout { line } => (line, Trouble::NoLayout),
                PageError::CutOff { line } => (line, Trouble::PageCutOff),
                PageError::TooLarge { line } => (line, Trouble::PageTooLarge),
                PageError::Pef { line, why } => (line, Trouble::Pef(why)),
            };
            Lost { line, half_move: None, trouble, rest: true }
        }
    }
}

fn lost_text(error: TextError) -> Lost {
    match error {
        TextError::Sheet(spoilt) => {
            let letters = spoilt.notation.unwrap_or_default().alphabet();
            let is_illegal = matches!(&spoilt.why, text::Wrong::Move(SheetError::Illegal));
            let possible = if is_illegal {
                spelling::possible(&spoilt.word, spoilt.sheet.line.end(), letters)
            } else {
                Vec::new()
            };
            let trouble = why_not_text(spoilt.why, spoilt.word);
            let trouble = match &possible[..] {
                [] => trouble,
                moves => Trouble::Possible(Box::new(trouble), moves.join(", ")),
            };
            Lost { line: spoilt.line, half_move: spoilt.half_move, trouble, rest: false }
        }
        TextError::Io(error) => Lost { line: 0, half_move: None, trouble: Trouble::Io(error.into()), rest: true },
        TextError::LineTooLong { line } => Lost { line, half_move: None, trouble: Trouble::TooLong, rest: true },
    }
}

fn why_not_text(wrong: text::Wrong, word: String) -> Trouble {
    use text::Wrong;
    match wrong {
        Wrong::Move(SheetError::Illegal) | Wrong::NotEnPassant => Trouble::Illegal(word),
        Wrong::Move(SheetError::Ambiguous(_)) => Trouble::Ambiguous(word),
        Wrong::Move(SheetError::Syntax | SheetError::UnknownLetter | SheetError::PawnLetter { .. })
        | Wrong::Missing
        | Wrong::Time
        | Wrong::Result
        | Wrong::NoNotation => Trouble::NoMove(word),
        Wrong::Number(_) => Trouble::Number(word),
        Wrong::NoMoveBefore => Trouble::NoMoveBefore(word),
        Wrong::Start(why) => Trouble::Start(why),
        Wrong::UnknownNotation => Trouble::NoNotation(word),
        Wrong::NoResult => Trouble::NoResult,
        Wrong::BehindResult => Trouble::BehindResult,
        Wrong::OpenEnded => Trouble::OpenEnded,
        Wrong::AmongWords => Trouble::AmongWords(word),
        Wrong::TooLong => Trouble::TooLong,
    }
}

fn why_not(wrong: Wrong) -> Trouble {
    match wrong {
        Wrong::NoMove(word) => Trouble::NoMoveInCode(word),
        Wrong::Number(word) => Trouble::Number(word.shown()),
        Wrong::Diagram => Trouble::Diagram,
        Wrong::Start => Trouble::Start(NoStart::Impossible(Vec::new())),
        Wrong::PageNumber(number) => Trouble::PageNumber(number),
        Wrong::EmptyLine => Trouble::EmptyLine,
        Wrong::BehindResult => Trouble::BehindResult,
        Wrong::NoResult => Trouble::NoResult,
        Wrong::NoMoveBefore(word) => Trouble::NoMoveBefore(word.shown()),
        Wrong::OtherCode(code) => Trouble::OtherCode(code),
        Wrong::NoCode => Trouble::SeveralCodes(Vec::new()),
        Wrong::SeveralCodes(codes) => Trouble::SeveralCodes(codes),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_format_is_known_by_its_beginning_and_its_name() {
        for (head, extension, form) in [
            ("[Event \"x\"]", None, Some(InForm::Pgn)),
            ("\u{feff}\n 1. e4", None, Some(InForm::Pgn)),
            ("1. e4", Some("txt"), Some(InForm::Text)),
            ("White: Anna", Some("TXT"), Some(InForm::Text)),
            ("⠂ ⠑⠲", Some("txt"), Some(InForm::Unicode)),
            ("<?xml", None, Some(InForm::Pef)),
            ("<KITE", Some("brf"), Some(InForm::Brf)),
            (",:ITE3", Some("brl"), Some(InForm::Brf)),
            (",:ITE3", None, None),
            (",:ITE3\r\n\x0c", None, Some(InForm::Brf)),
            ("1 e4 e5\n\x0c", Some("txt"), Some(InForm::Text)),
            (" <?xml", Some("txt"), Some(InForm::Pef)),
            ("\u{feff}⠠⠺", Some("txt"), Some(InForm::Unicode)),
            ("", Some("PGN"), Some(InForm::Pgn)),
            ("White: Anna", None, None),
            ("", None, Some(InForm::Pgn)),
            ("", Some("brf"), Some(InForm::Brf)),
        ] {
            assert_eq!(InForm::guessed(head.as_bytes(), extension), form, "{head} {extension:?}");
        }
    }
}
