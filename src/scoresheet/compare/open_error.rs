//! Why a file gives no sheet to compare.

use crate::scoresheet::braille::reader::ReadError;
use crate::scoresheet::text::{Spoilt, TextError};
use crate::words::converting::Trouble;

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
    /// It is a page for browsers.
    #[error("it is HTML")]
    Html,
    /// There are fewer.
    #[error("it has no such game")]
    NoSuchGame(usize),
    /// There are several.
    #[error("it holds several games")]
    SeveralGames,
    /// It cannot be read up to its first move.
    #[error(transparent)]
    Spoilt(Box<Spoilt>),
    /// A game of PGN has no first position, or a tag that is none.
    #[error("line {line}: it cannot be read")]
    Pgn {
        /// The line.
        line: u64,
        /// What is wrong.
        trouble: Trouble,
    },
    /// The text cannot be read.
    #[error(transparent)]
    Text(TextError),
    /// The Braille cannot be read.
    #[error(transparent)]
    Braille(ReadError),
}
