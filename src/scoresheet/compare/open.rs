//! A file to one sheet, in whatever form it is.

use std::io::Read;

use super::account::{Account, Hitch, Why};
use super::open_error::OpenError;
use super::pgn::Games;
use crate::game::participant::Language;
use crate::notation::repair::Proposal;
use crate::notation::san;
use crate::notation::written::Notation;
use crate::rules::position::Intent;
use crate::scoresheet::braille::code::Code;
use crate::scoresheet::braille::names::Names;
use crate::scoresheet::braille::page::{PageError, Signs};
use crate::scoresheet::braille::paging::{self, Pages};
use crate::scoresheet::braille::pef::PefPages;
use crate::scoresheet::braille::reader::{self, Asked, ReadError};
use crate::scoresheet::convert::source::{InForm, is_html, is_record};
use crate::scoresheet::letters;
use crate::scoresheet::sheet::Sheet;
use crate::scoresheet::text::{self, Spoilt, TextError, Wrong};
use crate::scoresheet::told::Told;

/// Which sheet of a file is wanted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    /// How it is written: the name of a notation in print, of a code in Braille.
    pub notation: Option<String>,
    /// In which notation a text is read first where neither somebody nor the sheet says one; `None`: then it is not read.
    pub otherwise: Option<Notation>,
    /// Which of several, from 1.
    pub game: Option<usize>,
    /// Whether Braille stands in lines only, and not on pages.
    pub plain: bool,
}

/// Reads the wanted sheet; `extension` is that of the file's name. What no form shows is plain text.
///
/// # Errors
/// What hinders; where moves had begun, what was read is given back, and what hinders in it.
pub fn open(from: impl Read + 'static, extension: Option<&str>, wanted: &Wanted) -> Result<Account, OpenError> {
    let letters::Opened { head, all } = letters::open(from).map_err(|error| OpenError::Text(TextError::Io(error)))?;
    if is_html(&head) {
        return Err(OpenError::Html);
    }
    if is_record(&head, extension) {
        return Err(OpenError::Record);
    }
    match InForm::guessed(&head, extension) {
        // A picture, or whatever else is no text.
        None if head.contains(&0) => Err(OpenError::NoGame),
        Some(form @ (InForm::Brf | InForm::Unicode)) => {
            let signs = if form == InForm::Brf { Signs::Ascii } else { Signs::Unicode };
            let paging::Paged { pages, plain, told } = paging::open(all, &head, signs, wanted.plain);
            let mut account = braille(pages, wanted, plain)?;
            account.told.splice(0..0, told.map(|what| Told { line: 1, half_move: None, what }));
            Ok(account)
        }
        Some(InForm::Pef) => braille(Box::new(PefPages::new(all)), wanted, false),
        form @ (Some(InForm::Pgn | InForm::Text) | None) => {
            let given = wanted.notation.as_deref().map(notation).transpose()?;
            // Neither moves nor tags show in which letters they are. That it is PGN says its name, unless a line above the moves says
            // another notation; or somebody who says that it is English.
            let named = extension.is_some_and(|name| name.eq_ignore_ascii_case("pgn")) && !names_notation(&head);
            let is_pgn = match given {
                None => named,
                Some(given) => given == Notation::from(Language::En) && (named || begins_with_tag(&head)),
            };
            if form == Some(InForm::Pgn) && is_pgn {
                return pick(Games::new(all), wanted.game);
            }
            // In other letters the moves of PGN are text.
            let mut sheets = text::Sheets::guessed(all, given, wanted.otherwise);
            let accounts = std::iter::from_fn(|| {
                let read = sheets.next()?;
                let goes_on = sheets.goes_on();
                Some(of_text(read, goes_on, sheets.take_told()))
            });
            pick(accounts, wanted.game)
        }
    }
}

fn begins_with_tag(head: &[u8]) -> bool {
    head.strip_prefix(b"\xef\xbb\xbf").unwrap_or(head).trim_ascii_start().starts_with(b"[")
}

/// As far as the head has whole lines: a letter may be cut in two at its end.
fn names_notation(head: &[u8]) -> bool {
    let whole = memchr::memrchr(b'\n', head).map_or(head, |end| &head[..end]);
    text::names_notation(&letters::text(whole, None).0)
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

fn of_text(read: Result<Sheet, TextError>, goes_on: Option<u64>, told: Vec<Told>) -> Result<Account, OpenError> {
    match read {
        Ok(sheet) => {
            let mut account = Account::with_end(sheet, None, goes_on);
            account.told.splice(0..0, told);
            Ok(account)
        }
        Err(TextError::Sheet(spoilt)) if matches!(spoilt.why, Wrong::NoNotation) => Err(OpenError::NoNotation),
        Err(TextError::Sheet(spoilt)) => {
            let unusable = matches!(spoilt.why, Wrong::Start(_) | Wrong::UnknownNotation | Wrong::AmongWords);
            if unusable || spoilt.half_move.is_none() {
                return Err(OpenError::Spoilt(spoilt));
            }
            let Spoilt { line, word, why, proposal, sheet, notation, told, .. } = *spoilt;
            let is_move = matches!(why, Wrong::Move(_));
            let intent = notation.filter(|_| is_move).and_then(|notation| notation.named(&word, sheet.line.end()));
            let hitch = Hitch { line, word, notation, why: Why::Text(why), intent, proposal };
            Ok(Account { sheet, hitch: Some(hitch), told })
        }
        Err(error) => Err(OpenError::Text(error)),
    }
}

fn braille(pages: Pages, wanted: &Wanted, plain: bool) -> Result<Account, OpenError> {
    let names = || Code::ALL.into_iter().map(|code| code.name().to_owned()).collect();
    let code = |name| Code::from_name(name).ok_or_else(|| OpenError::UnknownCode(names()));
    let given = wanted.notation.as_deref().map(code).transpose()?;
    let mut sheets = reader::Sheets::asked(pages, given.map_or(Asked::Otherwise(Code::Intl), Asked::Given), plain);
    let mut names = Names::default();
    let accounts = std::iter::from_fn(|| {
        let read = sheets.next()?;
        Some(of_braille(read, sheets.take_unfinished(), &mut names))
    });
    match pick(accounts, wanted.game) {
        // What somebody says first is in which code it is.
        Err(OpenError::Braille(ReadError::Page(error)))
            if given.is_none() && !matches!(error, PageError::Io(_) | PageError::NoLayout { .. }) =>
        {
            Err(OpenError::NoCode)
        }
        read => read,
    }
}

fn of_braille(
    read: Result<reader::ReadSheet, ReadError>,
    unfinished: Option<reader::ReadSheet>,
    names: &mut Names,
) -> Result<Account, OpenError> {
    match (read, unfinished) {
        (Ok(mut read), _) => {
            read.sheet.tags = names.read(&read.heading).0;
            Ok(Account { sheet: read.sheet, told: read.told, ..Account::default() })
        }
        (Err(ReadError::Game { why: reader::Wrong::NoCode, .. }), _) => Err(OpenError::NoCode),
        (Err(ReadError::Game { line, half_move: Some(_), why }), Some(mut read)) => {
            let word = why.word().map(|word| word.cells.clone()).unwrap_or_default();
            let proposal = why.word().and_then(|word| {
                let moves: Vec<Intent> = word.nearest.iter().map(|report| report.change.intent).collect();
                // How far it is, is not counted in letters.
                Some(Proposal { moves, text: san::write_pgn(word.nearest.first()?), quarters: 0 })
            });
            let hitch = Hitch { line, word, notation: None, why: Why::Braille(why), intent: None, proposal };
            read.sheet.tags = names.read(&read.heading).0;
            Ok(Account { sheet: read.sheet, hitch: Some(hitch), told: read.told })
        }
        (Err(error), _) => Err(OpenError::Braille(error)),
    }
}
