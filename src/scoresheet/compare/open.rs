//! A file to one sheet, in whatever form it is.

use super::account::{Account, Hitch, Why};
use crate::game::participant::Language;
use crate::notation::written::Notation;
use crate::scoresheet::braille::cell::Cell;
use crate::scoresheet::braille::code::Code;
use crate::scoresheet::braille::page::{Page, PageError, Signs, TextPages};
use crate::scoresheet::braille::pef::PefPages;
use crate::scoresheet::braille::reader::{self, ReadError};
use crate::scoresheet::sheet::Sheet;
use crate::scoresheet::text::{self, Spoilt, TextError, Wrong};

/// In which form a sheet is.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Form {
    /// Plain text, or PGN.
    Text,
    /// PGN, whether tags stand in it or not.
    Pgn,
    /// ASCII Braille.
    Brf,
    /// Braille in Unicode.
    Unicode,
    /// PEF.
    Pef,
}

/// Which sheet of a file is wanted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    /// How it is written: the name of a notation in print, of a code in Braille.
    pub notation: Option<String>,
    /// Which of several, from 1.
    pub game: Option<usize>,
}

/// Why there is no sheet.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// There is no notation of that name; what there is.
    #[error("there is no notation of that name")]
    UnknownNotation(Vec<String>),
    /// There is no Braille code of that name; what there is.
    #[error("there is no Braille code of that name")]
    UnknownCode(Vec<String>),
    /// Nobody said how it is written, and that is never guessed.
    #[error("nobody said in which notation it is written")]
    NoNotation,
    /// Nobody said in which Braille code it is written.
    #[error("nobody said in which Braille code it is written")]
    NoCode,
    /// There is none in the file.
    #[error("there is no game in it")]
    NoGame,
    /// There are fewer.
    #[error("it has no such game")]
    NoSuchGame(usize),
    /// There are several.
    #[error("it holds several games")]
    SeveralGames,
    /// It cannot be read up to its first move.
    #[error(transparent)]
    Spoilt(Box<Spoilt>),
    /// The text cannot be read.
    #[error(transparent)]
    Text(TextError),
    /// The Braille cannot be read.
    #[error(transparent)]
    Braille(ReadError),
}

impl Form {
    /// The form of a file, by the end of its name, else by how it begins.
    #[must_use]
    pub fn of(name: &str, bytes: &[u8]) -> Form {
        let end = name.rsplit_once('.').map(|(_, end)| end.to_ascii_lowercase());
        match end.as_deref() {
            Some("pgn") => return Form::Pgn,
            Some("brf" | "brl") => return Form::Brf,
            Some("pef") => return Form::Pef,
            _ => {}
        }
        let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
        let begins = bytes.trim_ascii_start();
        if begins.starts_with(b"<") {
            Form::Pef
        } else if String::from_utf8_lossy(&begins[..begins.len().min(4)]).chars().next().is_some_and(is_cell) {
            Form::Unicode
        } else if bytes.contains(&b'\x0c')
            && bytes.iter().all(|byte| matches!(byte, b' '..=b'_' | b'\n' | b'\r' | b'\x0c'))
        {
            Form::Brf
        } else {
            Form::Text
        }
    }
}

fn is_cell(sign: char) -> bool {
    Cell::of_unicode(sign).is_some()
}

/// Reads the wanted sheet.
///
/// # Errors
/// What hinders; where moves had begun, what was read is given back, and what hinders in it.
pub fn open(bytes: &[u8], form: Form, wanted: &Wanted) -> Result<Account, OpenError> {
    match form {
        Form::Text | Form::Pgn => {
            let given = wanted.notation.as_deref().map(notation).transpose()?;
            let given = given.or((form == Form::Pgn).then_some(Notation::from(Language::En)));
            pick(text::Sheets::new(bytes, given).map(of_text), wanted.game)
        }
        Form::Brf => braille(TextPages::new(bytes, Signs::Ascii, false), wanted),
        Form::Unicode => braille(TextPages::new(bytes, Signs::Unicode, false), wanted),
        Form::Pef => braille(PefPages::new(bytes), wanted),
    }
}

fn notation(name: &str) -> Result<Notation, OpenError> {
    Notation::from_name(name).ok_or_else(|| OpenError::UnknownNotation(Notation::all().map(Notation::name).collect()))
}

/// The wanted one of several; without a wish, the only one.
fn pick(
    mut sheets: impl Iterator<Item = Result<Account, OpenError>>,
    game: Option<usize>,
) -> Result<Account, OpenError> {
    let Some(game) = game else {
        let only = sheets.next().ok_or(OpenError::NoGame)??;
        return if sheets.next().is_some() { Err(OpenError::SeveralGames) } else { Ok(only) };
    };
    let sheet = game.checked_sub(1).and_then(|before| sheets.nth(before));
    sheet.unwrap_or(Err(OpenError::NoSuchGame(game)))
}

fn of_text(read: Result<Sheet, TextError>) -> Result<Account, OpenError> {
    match read {
        Ok(sheet) => Ok(Account { sheet, hitch: None }),
        Err(TextError::Sheet(spoilt)) if matches!(spoilt.why, Wrong::NoNotation) => Err(OpenError::NoNotation),
        Err(TextError::Sheet(spoilt)) => {
            let unusable = matches!(spoilt.why, Wrong::Start(_) | Wrong::UnknownNotation);
            if unusable || spoilt.half_move.is_none() {
                return Err(OpenError::Spoilt(spoilt));
            }
            let Spoilt { line, word, why, proposal, sheet, notation, .. } = *spoilt;
            let is_move = matches!(why, Wrong::Move(_));
            let intent = notation.filter(|_| is_move).and_then(|notation| notation.named(&word, sheet.line.end()));
            let hitch = Hitch { line, word, notation, why: Why::Text(why), intent, proposal };
            Ok(Account { sheet, hitch: Some(hitch) })
        }
        Err(error) => Err(OpenError::Text(error)),
    }
}

fn braille(pages: impl Iterator<Item = Result<Page, PageError>>, wanted: &Wanted) -> Result<Account, OpenError> {
    let name = wanted.notation.as_deref().ok_or(OpenError::NoCode)?;
    let names = || Code::ALL.into_iter().map(|code| code.name().to_owned()).collect();
    let code = Code::from_name(name).ok_or_else(|| OpenError::UnknownCode(names()))?;
    let mut sheets = reader::Sheets::new(pages, code, false);
    let accounts = std::iter::from_fn(|| {
        let read = sheets.next()?;
        Some(of_braille(read, sheets.take_unfinished()))
    });
    pick(accounts, wanted.game)
}

fn of_braille(read: Result<reader::ReadSheet, ReadError>, unfinished: Option<Sheet>) -> Result<Account, OpenError> {
    match (read, unfinished) {
        (Ok(read), _) => Ok(Account { sheet: read.sheet, hitch: None }),
        (Err(ReadError::Game { line, half_move: Some(_), why }), Some(sheet)) => {
            let word = why.word().unwrap_or_default().to_owned();
            let hitch = Hitch { line, word, notation: None, why: Why::Braille(why), intent: None, proposal: None };
            Ok(Account { sheet, hitch: Some(hitch) })
        }
        (Err(error), _) => Err(OpenError::Braille(error)),
    }
}
