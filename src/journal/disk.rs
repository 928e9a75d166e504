//! What the journal needs of a file system beyond reading and writing.

use std::fs::{self, File, TryLockError};
use std::io;
use std::ops::{Deref, DerefMut};
use std::path::Path;

pub(super) use crate::disk::{parent, sync_directory};

/// A file that no other process can write, as long as it is held.
///
/// The lock is given back by word and not by closing: a process that is being started has a copy of every open file for
/// a moment, and the lock would live on in it.
#[derive(Debug)]
pub(super) struct Locked(File);

impl Locked {
    /// Locks a file, without waiting for another holder.
    pub(super) fn new(file: File) -> Result<Locked, (File, TryLockError)> {
        match file.try_lock() {
            Ok(()) => Ok(Locked(file)),
            Err(why) => Err((file, why)),
        }
    }
}

impl Deref for Locked {
    type Target = File;

    fn deref(&self) -> &File {
        &self.0
    }
}

impl DerefMut for Locked {
    fn deref_mut(&mut self) -> &mut File {
        &mut self.0
    }
}

impl Drop for Locked {
    fn drop(&mut self) {
        // If that fails (a disk that is gone), closing the file has to do.
        let _closing_does_it = self.0.unlock();
    }
}

/// Makes a directory and whatever is missing above it, each synced into the one above.
pub(super) fn make_directory(dir: &Path) -> io::Result<()> {
    if dir.is_dir() {
        return Ok(());
    }
    let above = parent(dir);
    make_directory(above)?;
    match fs::create_dir(dir) {
        Err(why) if why.kind() != io::ErrorKind::AlreadyExists || !dir.is_dir() => Err(why),
        _ => sync_directory(above),
    }
}

/// Makes a file that must not exist yet, readable and writable, and its name durable.
pub(super) fn create_new(path: &Path) -> io::Result<File> {
    let file = File::options().read(true).write(true).create_new(true).open(path)?;
    file.sync_data()?;
    sync_directory(parent(path))?;
    Ok(file)
}
