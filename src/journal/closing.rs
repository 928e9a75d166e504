//! The arbiter's decision that a damaged game is closed, in a small file beside its journal.
//!
//! A damaged journal is kept as it is, so nothing can be recorded in it. `STEM.closed.json` says which file was closed, and in which
//! state: if the journal is mended or replaced later, it is another file, and the game is open again.

use std::ffi::OsStr;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::file::{LARGEST, OpenError, Unreadable, read_bytes};
use super::line::{Kept, good_facts};
use crate::disk;
use crate::game::system_error::SystemError;

/// The layout of the file.
const SCHEMA: u32 = 1;

/// What is kept of the decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Closing {
    schema: u32,
    /// The version of the program that wrote it.
    version: String,
    /// When, in seconds since 1 January 1970, UTC.
    wall: u64,
    /// The file name of the journal.
    journal: String,
    /// Its first damaged line, from 1.
    line: usize,
    /// Its length in bytes.
    length: u64,
    /// The CRC-32 of all its bytes.
    crc32: u32,
    /// Whether the arbiter entered the PIN of that game; otherwise it had none.
    pin: bool,
}

/// Why a decision was not saved.
#[derive(Debug, thiserror::Error)]
pub enum CloseError {
    /// The damaged journal cannot be read.
    #[error(transparent)]
    Journal(#[from] OpenError),
    /// The file beside it cannot be written.
    #[error("{}: {why}", .path.display())]
    Io { path: PathBuf, why: io::Error },
}

impl From<CloseError> for SystemError {
    fn from(error: CloseError) -> SystemError {
        match error {
            CloseError::Io { why, .. } | CloseError::Journal(OpenError { why: Unreadable::Io(why), .. }) => why.into(),
            CloseError::Journal(OpenError { why: Unreadable::TooLarge, .. }) => SystemError::TooLarge,
            CloseError::Journal(_) => SystemError::Malformed,
        }
    }
}

/// Saves that the arbiter has closed the damaged game in this journal; gives the file that says so. The journal is not touched.
/// `line` is its first damaged line, `wall` in seconds since 1 January 1970; `pin`: the PIN of that game was entered.
///
/// # Errors
/// [`CloseError`]; the game is then still open.
pub fn close(journal: &Path, line: usize, wall: u64, pin: bool) -> Result<PathBuf, CloseError> {
    let unreadable = |why: Unreadable| OpenError { path: journal.to_owned(), why };
    let bytes = read_bytes(journal).map_err(unreadable)?;
    let closing = Closing {
        schema: SCHEMA,
        version: env!("CARGO_PKG_VERSION").to_owned(),
        wall,
        journal: file_name(journal),
        line,
        length: bytes.len() as u64,
        crc32: crc32fast::hash(&bytes),
        pin,
    };
    let path = beside(journal);
    let write = || disk::replace(&path, serde_json::to_string_pretty(&closing)? + "\n");
    match write() {
        Ok(()) => Ok(path),
        Err(why) => Err(CloseError::Io { path, why }),
    }
}

/// Whether the arbiter has closed the damaged game in this journal, exactly as it is now.
pub fn is_closed(journal: &Path) -> bool {
    let small = fs::metadata(beside(journal)).is_ok_and(|there| there.is_file() && there.len() < LARGEST);
    let text = if small { fs::read_to_string(beside(journal)).ok() } else { None };
    let Some(closing) = text.and_then(|text| serde_json::from_str::<Closing>(&text).ok()) else { return false };
    closing.schema == SCHEMA
        && closing.journal == file_name(journal)
        && fs::metadata(journal).is_ok_and(|there| there.len() == closing.length)
        && read_bytes(journal).is_ok_and(|bytes| crc32fast::hash(&bytes) == closing.crc32)
}

/// The facts of every good line of a journal, also of those after a damaged one. They do not form a game: use them only to look for
/// something that was set once, such as the arbiter's PIN.
///
/// # Errors
/// If the file cannot be read.
pub fn facts_of_good_lines<F: Kept>(journal: &Path) -> Result<Vec<F>, OpenError> {
    let bytes = read_bytes(journal).map_err(|why| OpenError { path: journal.to_owned(), why })?;
    Ok(good_facts(&bytes))
}

fn beside(journal: &Path) -> PathBuf {
    journal.with_extension("closed.json")
}

fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or(OsStr::new("")).to_string_lossy().into_owned()
}
