//! Scoresheets on disk.

use std::io;
use std::path::{Path, PathBuf};

use crate::disk;

/// A scoresheet that could not be written. What stood there before stands there still.
#[derive(Debug, thiserror::Error)]
#[error("{path} cannot be written: {why}", path = path.display())]
pub struct SheetError {
    /// The file.
    pub path: PathBuf,
    /// What the system says.
    pub why: io::Error,
}

/// Writes a scoresheet, such as `<game>.pgn` beside the journal. The file is replaced at once and whole.
///
/// # Errors
/// What the system says; no partly written file remains.
pub fn write(path: &Path, sheet: impl AsRef<[u8]>) -> Result<(), SheetError> {
    disk::replace(path, sheet).map_err(|why| SheetError { path: path.to_owned(), why })
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    fn names(dir: &Path) -> Vec<String> {
        let entries = fs::read_dir(dir).expect("the directory").flatten();
        entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect()
    }

    #[test]
    fn a_sheet_is_written_and_replaced_whole() {
        let dir = tempfile::tempdir().expect("a directory");
        let path = dir.path().join("game.pgn");
        for sheet in ["a long first sheet\n", "short\n"] {
            write(&path, sheet).expect("a sheet");
            assert_eq!(fs::read_to_string(&path).expect("a sheet"), sheet);
        }
        assert_eq!(names(dir.path()), ["game.pgn"]);
    }

    #[test]
    fn an_error_leaves_nothing_half_written() {
        let dir = tempfile::tempdir().expect("a directory");
        // The text is written, but cannot take the place of a directory.
        let path = dir.path().join("game.pgn");
        fs::create_dir(&path).expect("a directory in the way");
        fs::write(path.join("inside"), "kept").expect("a file in it");
        let error = write(&path, "sheet").expect_err("a directory is in the way");
        assert!(error.to_string().starts_with(&format!("{} cannot be written: ", path.display())));
        assert_eq!(names(dir.path()), ["game.pgn"]);
        assert_eq!(names(&path), ["inside"]);

        let nowhere = dir.path().join("nowhere").join("game.pgn");
        assert_eq!(write(&nowhere, "sheet").expect_err("no directory").why.kind(), io::ErrorKind::NotFound);
        assert!(write(Path::new("/"), "sheet").is_err());
        assert_eq!(names(dir.path()), ["game.pgn"]);
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn a_full_disk_leaves_the_old_sheet() {
        let dir = tempfile::tempdir().expect("a directory");
        let path = dir.path().join("game.pgn");
        write(&path, "the old sheet").expect("a sheet");
        // What would be written beside it goes to a device that is always full.
        let beside = dir.path().join(format!(".game.pgn.{}.new", std::process::id()));
        std::os::unix::fs::symlink("/dev/full", &beside).expect("a link");
        let full = write(&path, "the new sheet").expect_err("no room");
        // On some machines only root may write to that device.
        assert!(matches!(full.why.kind(), io::ErrorKind::StorageFull | io::ErrorKind::PermissionDenied), "{full}");
        assert_eq!(fs::read_to_string(&path).expect("a sheet"), "the old sheet");
        assert_eq!(names(dir.path()), ["game.pgn"]);
    }
}
