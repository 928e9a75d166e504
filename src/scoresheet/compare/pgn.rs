//! PGN to sheets that are compared: by the reader that `convert` has, and as far as each game can be read.

use std::io::BufRead;

use super::account::{Account, Hitch, Why};
use super::open_error::OpenError;
use crate::game::participant::Language;
use crate::notation::repair;
use crate::notation::sheet::SheetError;
use crate::notation::written::Notation;
use crate::rules::position::Position;
use crate::scoresheet::convert::games::{Chunk, RawGame, Splitter};
use crate::scoresheet::convert::pgn_in::{Mending, NotRead, PgnIn, ReadGame};
use crate::scoresheet::letters;
use crate::scoresheet::sentences::converting::Trouble;
use crate::scoresheet::sheet::{Score, Sheet};
use crate::scoresheet::text::{self, TextError, Wrong};
use crate::scoresheet::told::{Told, What, against_board};

/// So much of a comment without end is told, in characters.
const TOLD: usize = 24;

/// The games of a file, one after another.
pub(super) struct Games<R> {
    splitter: Splitter<R>,
    chunk: Chunk,
    /// How many games of the chunk have been read.
    given: usize,
    reader: PgnIn,
}

impl<R: BufRead> Games<R> {
    pub(super) fn new(from: R) -> Games<R> {
        Games { splitter: Splitter::new(from), chunk: Chunk::default(), given: 0, reader: PgnIn::default() }
    }
}

impl<R: BufRead> Iterator for Games<R> {
    type Item = Result<Account, OpenError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.given == self.chunk.games.len() {
            self.given = 0;
            self.chunk = match self.splitter.next_chunk() {
                Ok(chunk) => chunk?,
                Err(error) => return Some(Err(OpenError::Text(TextError::Io(error)))),
            };
        }
        let RawGame { range, line, too_long } = self.chunk.games.get(self.given)?.clone();
        self.given += 1;
        if too_long {
            return Some(Err(OpenError::Pgn { line, trouble: Trouble::TooLong }));
        }
        let (text, _) = letters::text(&self.chunk.bytes[range], None);
        let line_of = |at: usize| line + memchr::memchr_iter(b'\n', &text.as_bytes()[..at]).count() as u64;
        let read = account(&mut self.reader, &text, line_of);
        Some(read.map_err(|wrong| OpenError::Pgn { line: line_of(wrong.at), trouble: wrong.trouble }))
    }
}

/// What a game says up to the first thing that hinders.
fn account(reader: &mut PgnIn, text: &str, line_of: impl Fn(usize) -> u64) -> Result<Account, NotRead> {
    let (ReadGame { mut sheet, other_result, mended, .. }, wrong) = reader.read_as_far_as_it_goes(text)?;
    // The result after the moves counts; if reading stopped before it, the tag gives the result.
    if wrong.is_some() && sheet.score == Score::Open {
        sheet.score = other_result.as_deref().and_then(Score::of_tag).unwrap_or_default();
    }
    let told = |Mending { at, half_move, what }| Told { line: line_of(at), half_move, what: What::Mended(what) };
    let mut mended: Vec<Told> = mended.into_iter().map(told).collect();
    if wrong.is_none() {
        let line = line_of(text.trim_end().len());
        let told = |what| Told { line, half_move: None, what };
        mended.extend(other_result.map(|tag| told(What::OtherResult(tag))));
        mended.extend(against_board(&sheet).map(|against| told(What::Mended(against))));
    }
    if let Some((at, expected)) = reader.wrong_number(text, &sheet.line) {
        let (before, _) = reader.read_as_far_as_it_goes(&text[..at.start])?;
        let hitch = Hitch {
            line: line_of(at.start),
            word: text[at].to_owned(),
            notation: Some(Notation::from(Language::En)),
            why: Why::Text(Wrong::Number(expected)),
            intent: None,
            proposal: None,
        };
        let sheet = Sheet { score: sheet.score, ..before.sheet };
        return Ok(Account { sheet, hitch: Some(hitch), told: mended });
    }
    let ends = wrong.as_ref().filter(|wrong| wrong.trouble == Trouble::NoResult).map(|wrong| line_of(wrong.at));
    let hitch = wrong.and_then(|wrong| hitch(text, line_of(wrong.at), wrong, sheet.line.end()));
    let mut account = Account::with_end(sheet, hitch, ends);
    account.told.splice(0..0, mended);
    Ok(account)
}

/// What prevents reading after the last move. A sheet without its result may be of a game that goes on.
fn hitch(text: &str, line: u64, wrong: NotRead, end: &Position) -> Option<Hitch> {
    let notation = Notation::from(Language::En);
    let begun = |ends: fn(char) -> bool| text[wrong.at..].chars().take_while(|sign| !ends(*sign)).take(TOLD).collect();
    let (word, why): (String, Wrong) = match wrong.trouble {
        Trouble::NoResult => return None,
        Trouble::OpenEnded => (begun(|sign| sign == '\n'), Wrong::OpenEnded),
        Trouble::BehindResult => (begun(char::is_whitespace), Wrong::BehindResult),
        Trouble::Illegal(word) => (word, Wrong::Move(SheetError::Illegal)),
        Trouble::NoMove(word) | Trouble::Ambiguous(word) if text::is_dash(&word) => (word, Wrong::Missing),
        Trouble::NoMove(word) | Trouble::Ambiguous(word) => {
            // What our own reader could make of it, too, is still none that PGN has.
            let why = notation.read(&word, end).err().unwrap_or(SheetError::Syntax);
            (word, Wrong::Move(why))
        }
        // All else is wrong before the first move.
        _ => (String::new(), Wrong::Move(SheetError::Syntax)),
    };
    let is_move = matches!(why, Wrong::Move(_));
    // A word that names a legal move in an unusual form is not read as a move either: everything after it is unread.
    let named = if is_move { notation.named(&word, end) } else { None };
    let intent = named.filter(|intent| !end.legal_intents().contains(intent));
    // What several moves fit is no misprint.
    let misprint = is_move && !matches!(why, Wrong::Move(SheetError::Ambiguous(_)));
    let proposal = if misprint { repair::propose(&word, end, notation) } else { None };
    Some(Hitch { line, word, notation: Some(notation), why: Why::Text(why), intent, proposal })
}
