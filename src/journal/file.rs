//! Journals as files: begun, opened, read.

use std::fs::{self, File, TryLockError};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use super::disk::Locked;
use super::line::{Condition, Kept, ReadError, Scan, scan};
use super::writer::{CreateError, Writer};
use crate::game::fact::Fact;

/// The largest journal, in bytes: 64 MiB are more than a week of noted clocks. What is larger is not read into memory.
pub const LARGEST: u64 = 64 << 20;

/// A journal, read.
#[derive(Debug)]
pub struct Reading<F = Fact> {
    /// The longest prefix of whole facts, never empty.
    pub facts: Vec<F>,
    /// Whether that is all of it.
    pub condition: Condition,
}

/// A journal, opened to go on with it.
#[derive(Debug)]
pub struct Opened<F = Fact> {
    /// The longest prefix of whole facts, never empty. With [`Access::Writing`] they are durable.
    pub facts: Vec<F>,
    /// Whether that is all of it.
    pub condition: Condition,
    /// Whether it can be gone on with.
    pub access: Access,
}

/// Whether a journal can be written.
#[derive(Debug)]
pub enum Access {
    /// It is locked for us.
    Writing(Writer),
    /// Another writer has it; its last line may be torn only because it is being written.
    HeldElsewhere,
    /// It is damaged ([`Condition::Damaged`], [`Condition::Mended`]) and is kept as it is.
    Damaged,
    /// The system lets it be read only.
    Refused(io::Error),
}

/// Why a journal could not be read.
#[derive(Debug, thiserror::Error)]
#[error("{}: {why}", .path.display())]
pub struct OpenError {
    /// The file.
    pub path: PathBuf,
    #[source]
    pub why: Unreadable,
}

/// What is wrong with a file that could not be read.
#[derive(Debug, thiserror::Error)]
pub enum Unreadable {
    /// The system refused.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// It is a directory, a pipe or the like.
    #[error("it is not a plain file")]
    NotAFile,
    /// It is larger than [`LARGEST`].
    #[error("it is too large for the journal of a game")]
    TooLarge,
    /// It is no journal that this version reads.
    #[error(transparent)]
    Content(#[from] ReadError),
}

/// Begins the journal of a new game, empty and locked; its name and its directories are durable on return. It blocks as
/// long as the disk does.
///
/// # Errors
/// If there is such a file, or none can be made. [`Writer::planned`] is for a game that begins all the same.
pub fn create(dir: &Path, stem: &str) -> Result<Writer, CreateError> {
    Writer::create(dir, stem)
}

/// Opens a journal to go on with it, if possible. Nothing is changed before the first append. It blocks as long as the
/// disk does.
///
/// # Errors
/// If there is not one fact that this version reads.
pub fn open(path: &Path) -> Result<Opened, OpenError> {
    open_any(path)
}

/// Opens a journal of any kind of facts, as [`open`].
///
/// # Errors
/// As [`open`].
pub fn open_any<F: Kept>(path: &Path) -> Result<Opened<F>, OpenError> {
    open_plain(path).map_err(|why| OpenError { path: path.to_owned(), why })
}

/// Reads a journal and takes no lock.
///
/// # Errors
/// As [`open`].
pub fn read(path: &Path) -> Result<Reading, OpenError> {
    read_any(path)
}

/// Reads a journal of any kind of facts, as [`read`].
///
/// # Errors
/// As [`open`].
pub fn read_any<F: Kept>(path: &Path) -> Result<Reading<F>, OpenError> {
    let attempt = || -> Result<Reading<F>, Unreadable> {
        let Scan { facts, condition, .. } = scan(&read_bytes(path)?)?;
        Ok(Reading { facts, condition })
    };
    attempt().map_err(|why| OpenError { path: path.to_owned(), why })
}

/// All bytes of a journal.
pub(super) fn read_bytes(path: &Path) -> Result<Vec<u8>, Unreadable> {
    check_kind(path)?;
    read_all(&File::open(path)?)
}

fn open_plain<F: Kept>(path: &Path) -> Result<Opened<F>, Unreadable> {
    check_kind(path)?;
    // Locked first and read then: what another writer has not finished is not taken for torn.
    let (file, hindrance) = match File::options().read(true).write(true).open(path).map(Locked::new) {
        Ok(Ok(file)) => return open_locked(path, file),
        Ok(Err((file, TryLockError::WouldBlock))) => (file, Access::HeldElsewhere),
        Ok(Err((file, TryLockError::Error(why)))) => (file, Access::Refused(why)),
        Err(why) if matches!(why.kind(), io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem) => {
            (File::open(path)?, Access::Refused(why))
        }
        Err(why) => return Err(why.into()),
    };
    let Scan { facts, condition, .. } = scan(&read_all(&file)?)?;
    Ok(Opened { facts, condition, access: hindrance })
}

fn open_locked<F: Kept>(path: &Path, file: Locked) -> Result<Opened<F>, Unreadable> {
    let mut bytes = read_all(&file)?;
    let Scan { facts, good, condition } = scan(&bytes)?;
    bytes.truncate(good);
    let access = if matches!(condition, Condition::Damaged { .. } | Condition::Mended { .. }) {
        Access::Damaged
    } else {
        // After a killed program, what we have just read may be in the kernel's memory alone.
        match file.sync_data() {
            Ok(()) => Access::Writing(Writer::resume(path.to_owned(), file, bytes)),
            Err(why) => Access::Refused(why),
        }
    };
    Ok(Opened { facts, condition, access })
}

/// Before it is opened: opening a pipe would wait for its other end.
fn check_kind(path: &Path) -> Result<(), Unreadable> {
    let there = fs::metadata(path)?;
    if !there.is_file() {
        return Err(Unreadable::NotAFile);
    }
    if there.len() > LARGEST {
        return Err(Unreadable::TooLarge);
    }
    Ok(())
}

fn read_all(file: &File) -> Result<Vec<u8>, Unreadable> {
    let mut bytes = Vec::new();
    file.take(LARGEST + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > LARGEST {
        return Err(Unreadable::TooLarge);
    }
    Ok(bytes)
}
