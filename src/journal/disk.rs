//! What the journal needs of a file system beyond reading and writing.

use std::fs::{self, File};
use std::io;
use std::path::Path;

/// The directory that a path stands in.
pub(super) fn parent(path: &Path) -> &Path {
    match path.parent() {
        Some(dir) if !dir.as_os_str().is_empty() => dir,
        _ => Path::new("."),
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

/// Makes the names in a directory durable. Where directories cannot be opened (Windows), the system sees to it itself.
pub(super) fn sync_directory(dir: &Path) -> io::Result<()> {
    if cfg!(unix) { File::open(dir)?.sync_all() } else { Ok(()) }
}

/// Makes a file that must not exist yet, readable and writable, and its name durable.
pub(super) fn create_new(path: &Path) -> io::Result<File> {
    let file = File::options().read(true).write(true).create_new(true).open(path)?;
    file.sync_data()?;
    sync_directory(parent(path))?;
    Ok(file)
}
