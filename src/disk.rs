//! What files need beyond reading and writing, so that a power cut loses nothing and leaves nothing half-written.

use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::Path;

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

/// Puts a text in the place of a file, which need not exist yet; its permissions stay. An interruption leaves the old
/// file or the new one, whole.
///
/// # Errors
/// What the system says. The file is then as it was, and nothing stands beside it.
pub fn replace(path: &Path, text: &str) -> io::Result<()> {
    let folder = parent(path);
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let beside = folder.join(format!(".{name}.{}.new", std::process::id()));
    let written = (|| {
        let mut file = File::create(&beside)?;
        file.write_all(text.as_bytes())?;
        if let Ok(old) = fs::metadata(path) {
            file.set_permissions(old.permissions())?;
        }
        file.sync_all()?;
        fs::rename(&beside, path)?;
        sync_directory(folder)
    })();
    if written.is_err() {
        // Nothing half-written shall stay behind; the first error is the one that counts.
        let _gone_or_never_there = fs::remove_file(&beside);
    }
    written
}
