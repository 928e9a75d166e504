//! What files need beyond reading and writing, so that a power cut loses nothing and leaves nothing half-written.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

/// The directory that a path stands in.
#[must_use]
pub fn parent(path: &Path) -> &Path {
    match path.parent() {
        Some(dir) if !dir.as_os_str().is_empty() => dir,
        _ => Path::new("."),
    }
}

/// Makes the names in a directory durable. Where directories cannot be opened (Windows), the system sees to it itself.
///
/// # Errors
/// What the system says.
pub fn sync_directory(dir: &Path) -> io::Result<()> {
    if cfg!(unix) { File::open(dir)?.sync_all() } else { Ok(()) }
}

/// A file that is written beside another one and takes its place when it is whole. Until then the other one is as it was; what is
/// dropped before leaves nothing behind.
#[derive(Debug)]
pub struct NewFile {
    file: File,
    path: PathBuf,
    beside: PathBuf,
    in_place: bool,
}

impl NewFile {
    /// Begins to write what shall stand at `path`, which need not exist yet.
    ///
    /// # Errors
    /// What the system says.
    pub fn beside(path: &Path) -> io::Result<NewFile> {
        // The process is named, so that two of them never write to one file.
        let mut name = OsString::from(".");
        name.push(path.file_name().unwrap_or_default());
        name.push(format!(".{}.new", std::process::id()));
        let beside = parent(path).join(name);
        Ok(NewFile { file: File::create(&beside)?, path: path.to_owned(), beside, in_place: false })
    }

    /// Where it is written meanwhile.
    #[must_use]
    pub fn meanwhile(&self) -> &Path {
        &self.beside
    }

    /// Waits until what was written so far is on the disk, so that nothing is left but to take its place.
    ///
    /// # Errors
    /// What the system says.
    pub fn settle(&self) -> io::Result<()> {
        self.file.sync_all()
    }

    /// Takes its place; permissions of what stood there stay.
    ///
    /// # Errors
    /// What the system says. What stood there is then as it was, and nothing stands beside it.
    pub fn take_place(mut self) -> io::Result<()> {
        if let Ok(old) = fs::metadata(&self.path) {
            self.file.set_permissions(old.permissions())?;
        }
        self.file.sync_all()?;
        fs::rename(&self.beside, &self.path)?;
        self.in_place = true;
        sync_directory(parent(&self.path))
    }
}

impl io::Write for NewFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

impl io::Seek for NewFile {
    fn seek(&mut self, to: io::SeekFrom) -> io::Result<u64> {
        self.file.seek(to)
    }
}

impl Drop for NewFile {
    fn drop(&mut self) {
        if !self.in_place {
            // Nothing half-written shall stay behind; the first error is the one that counts.
            let _gone_or_never_there = fs::remove_file(&self.beside);
        }
    }
}

/// Puts a text in the place of a file, which need not exist yet; its permissions stay. An interruption leaves the old
/// file or the new one, whole.
///
/// # Errors
/// What the system says. The file is then as it was, and nothing stands beside it.
pub fn replace(path: &Path, bytes: impl AsRef<[u8]>) -> io::Result<()> {
    let mut file = NewFile::beside(path)?;
    file.write_all(bytes.as_ref())?;
    file.take_place()
}
