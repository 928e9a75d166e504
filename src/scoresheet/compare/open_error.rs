//! Why a file gives no sheet to compare.

use crate::scoresheet::braille::reader::ReadError;
use crate::scoresheet::sentences::converting::Trouble;
use crate::scoresheet::text::{Spoilt, TextError};

/// Why there is no sheet.
#[derive(Debug)]
pub enum OpenError {
    /// There is no notation of that name; what there is.
    UnknownNotation(Vec<String>),
    /// There is no Braille code of that name; what there is.
    UnknownCode(Vec<String>),
    /// The notation was not specified, and it is never guessed.
    NoNotation,
    /// The Braille code was not specified.
    NoCode,
    /// There is none in the file.
    NoGame,
    /// It is a page for browsers.
    Html,
    /// It is the record of a game.
    Record,
    /// There are fewer.
    NoSuchGame(usize),
    SeveralGames,
    /// It cannot be read up to its first move.
    Spoilt(Box<Spoilt>),
    /// A game of PGN has no first position, or a tag that is none.
    Pgn {
        line: u64,
        trouble: Trouble,
    },
    /// The text cannot be read.
    Text(TextError),
    /// The Braille cannot be read.
    Braille(ReadError),
}
