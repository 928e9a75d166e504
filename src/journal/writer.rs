//! The one writer of a journal: lines are added after those that are on disk, in one write and one sync.

use std::fs::{self, File, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use super::disk::{self, Locked};
use super::line::Kept;
use super::name;
use crate::game::system_error::SystemError;

/// The numbers that are tried in names when a strange file has taken the place of the journal.
const RESCUE_NAMES: std::ops::RangeInclusive<u32> = 2..=99;

/// Writes a journal and holds its lock.
///
/// It remembers every line that is on disk, so that a file that is deleted under it can be made again whole.
#[derive(Debug)]
pub struct Writer {
    path: PathBuf,
    /// None: it has to be made (again) before the next write.
    file: Option<Locked>,
    /// The lines that are known to be durable.
    text: Vec<u8>,
    /// How much of `text` is in the present file: all of it, except in a file that was made again.
    in_file: usize,
    /// There may be more in the file after `in_file`, and its cursor may be anywhere.
    doubtful: bool,
}

/// Why lines are not on disk.
#[derive(Debug, thiserror::Error)]
pub enum WriteError {
    /// The system refused.
    #[error("{}: {why}", .path.display())]
    Io { path: PathBuf, why: io::Error },
    /// The file is no longer where it was: deleted, replaced, or its directory is gone. The next attempt makes it again.
    #[error("{}: the file is gone", .path.display())]
    Gone { path: PathBuf },
    /// A fact cannot be written as JSON.
    #[error("a fact has no written form: {0}")]
    Encode(#[from] serde_json::Error),
}

impl From<WriteError> for SystemError {
    fn from(error: WriteError) -> SystemError {
        match error {
            WriteError::Io { why, .. } => why.into(),
            WriteError::Gone { .. } => SystemError::Gone,
            WriteError::Encode(_) => SystemError::Unknown,
        }
    }
}

impl From<CreateError> for SystemError {
    fn from(error: CreateError) -> SystemError {
        match error {
            CreateError::Name { .. } => SystemError::Unknown,
            CreateError::Exists { .. } => SystemError::Exists,
            CreateError::Io { why, .. } => why.into(),
        }
    }
}

/// Why no journal could be begun.
#[derive(Debug, thiserror::Error)]
pub enum CreateError {
    /// The stem is not a plain file name.
    #[error("`{stem}` is not a plain file name")]
    Name { stem: String },
    /// There is a file of that name.
    #[error("{}: there is a file of that name", .path.display())]
    Exists { path: PathBuf },
    /// The system refused.
    #[error("{}: {why}", .path.display())]
    Io { path: PathBuf, why: io::Error },
}

impl Writer {
    /// A writer that makes its file when there is something to write, and its directory too: for a game that begins
    /// while its disk is not usable.
    ///
    /// If by then another file has that name, `-2`, `-3`… is added to the stem.
    ///
    /// # Errors
    /// [`CreateError::Name`] only; nothing is done yet.
    pub fn planned(dir: &Path, stem: &str) -> Result<Writer, CreateError> {
        let path = name::path(dir, stem).ok_or_else(|| CreateError::Name { stem: stem.to_owned() })?;
        Ok(Writer { path, file: None, text: Vec::new(), in_file: 0, doubtful: true })
    }

    /// Begins an empty journal.
    pub(super) fn create(dir: &Path, stem: &str) -> Result<Writer, CreateError> {
        let mut writer = Writer::planned(dir, stem)?;
        match writer.make() {
            Ok(()) => Ok(writer),
            Err(why) if why.kind() == io::ErrorKind::AlreadyExists => Err(CreateError::Exists { path: writer.path }),
            Err(why) => Err(CreateError::Io { path: writer.path, why }),
        }
    }

    /// Goes on with a journal that was read and locked; `text` are its good lines.
    pub(super) fn resume(path: PathBuf, file: Locked, text: Vec<u8>) -> Writer {
        Writer { path, file: Some(file), in_file: text.len(), text, doubtful: true }
    }

    /// Where the journal is. It changes only if a strange file takes its place.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The lines that are known to be on disk.
    pub fn text(&self) -> &[u8] {
        &self.text
    }

    /// Makes facts durable. It blocks as long as the disk does: inside a game, that is the thread's work.
    ///
    /// # Errors
    /// Then none of them counts as written. The next call writes from the last good line on.
    pub fn append<F: Kept>(&mut self, facts: &[F]) -> Result<(), WriteError> {
        self.append_lines(&super::line::encode(facts)?)
    }

    /// Makes whole lines durable, as [`Writer::append`].
    pub(super) fn append_lines(&mut self, lines: &[u8]) -> Result<(), WriteError> {
        if self.doubtful && !self.is_in_its_place() {
            self.let_go();
        }
        if self.file.is_none() {
            self.find_or_make(lines).map_err(|why| WriteError::Io { path: self.path.clone(), why })?;
        }
        match self.write_and_sync(lines) {
            Ok(length) if self.stands_at_its_path_with(length) => {
                self.text.extend_from_slice(lines);
                self.in_file = self.text.len();
                self.doubtful = false;
                Ok(())
            }
            Ok(_) => {
                self.let_go();
                Err(WriteError::Gone { path: self.path.clone() })
            }
            Err(why) => {
                self.doubtful = true;
                if !is_of_the_disk(&why) {
                    self.let_go();
                }
                Err(WriteError::Io { path: self.path.clone(), why })
            }
        }
    }

    /// Writes what the file lacks and syncs it; gives the file's length.
    fn write_and_sync(&mut self, lines: &[u8]) -> io::Result<u64> {
        let Some(file) = &mut self.file else { return Err(io::ErrorKind::NotFound.into()) };
        let start = self.in_file as u64;
        if self.doubtful {
            file.set_len(start)?;
            file.seek(SeekFrom::Start(start))?;
        }
        // The second case is a file that was made again: the whole game goes into it at once.
        if self.in_file == self.text.len() {
            file.write_all(lines)?;
        } else {
            file.write_all(&[&self.text[self.in_file..], lines].concat())?;
        }
        file.sync_data()?;
        Ok((self.text.len() + lines.len()) as u64)
    }

    /// Whether the path still leads to a file of this length. A deleted file can be written and synced for hours, and its data would be
    /// lost. An error that says neither yes nor no counts as yes: the sync has succeeded.
    fn stands_at_its_path_with(&self, length: u64) -> bool {
        match fs::metadata(&self.path) {
            Ok(there) => there.len() == length,
            Err(why) => !matches!(why.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory),
        }
    }

    fn is_in_its_place(&self) -> bool {
        let length = self.file.as_ref().and_then(|file| file.metadata().ok()).map(|open| open.len());
        length.is_some_and(|length| self.stands_at_its_path_with(length))
    }

    fn let_go(&mut self) {
        self.file = None;
        self.in_file = 0;
        self.doubtful = true;
    }

    /// Takes up the file at the path, if it is this game; makes it if it is missing; and if there is another file, takes
    /// the next free name. Nothing of another file is ever changed.
    fn find_or_make(&mut self, lines: &[u8]) -> io::Result<()> {
        match self.make() {
            Err(why) if why.kind() == io::ErrorKind::AlreadyExists => {}
            done => return done,
        }
        if self.adopt(lines)? {
            return Ok(());
        }
        let stem = self.path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let base = self.path.clone();
        for number in RESCUE_NAMES {
            self.path = base.with_file_name(format!("{stem}-{number}.{}", name::EXTENSION));
            match self.make() {
                Err(why) if why.kind() == io::ErrorKind::AlreadyExists => {}
                Err(why) => {
                    self.path = base;
                    return Err(why);
                }
                Ok(()) => return Ok(()),
            }
        }
        self.path = base;
        Err(io::ErrorKind::AlreadyExists.into())
    }

    fn make(&mut self) -> io::Result<()> {
        disk::make_directory(disk::parent(&self.path))?;
        let file = disk::create_new(&self.path)?;
        self.file = Some(Locked::new(file).map_err(|(_, why)| io::Error::from(why))?);
        self.in_file = 0;
        Ok(())
    }

    /// Whether the file at the path holds this game and nothing else (a disk that was away and is back): then it is ours.
    fn adopt(&mut self, lines: &[u8]) -> io::Result<bool> {
        if !fs::metadata(&self.path)?.is_file() {
            return Ok(false);
        }
        let file = match Locked::new(File::options().read(true).write(true).open(&self.path)?) {
            Ok(file) => file,
            Err((_, TryLockError::WouldBlock)) => return Ok(false),
            Err((_, TryLockError::Error(why))) => return Err(why),
        };
        let whole = [&self.text[..], lines].concat();
        let mut there = Vec::new();
        (&*file).take(whole.len() as u64 + 1).read_to_end(&mut there)?;
        if !whole.starts_with(&there) {
            return Ok(false);
        }
        self.in_file = there.len().min(self.text.len());
        self.file = Some(file);
        Ok(true)
    }
}

/// Whether an error says something about the disk and not about this file: then the file, and its lock, are kept.
/// Otherwise it is opened anew, as after a stick that was pulled out and put back.
fn is_of_the_disk(why: &io::Error) -> bool {
    use io::ErrorKind::{FileTooLarge, QuotaExceeded, ReadOnlyFilesystem, StorageFull};
    matches!(why.kind(), FileTooLarge | QuotaExceeded | ReadOnlyFilesystem | StorageFull)
}
