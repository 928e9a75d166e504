//! What files need beyond reading and writing, so that a power cut loses nothing and leaves nothing half-written.

use std::ffi::{OsStr, OsString};
use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

/// The directory that a path stands in.
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

/// A file that is written beside another one and takes its place when it is whole. Until then the other one is as it was; one that is
/// dropped before then is removed.
#[derive(Debug)]
pub struct NewFile {
    file: File,
    path: PathBuf,
    beside: PathBuf,
    in_place: bool,
}

/// A hidden name in the same directory. The process is named, so that two of them never write to one file; all have one length, so
/// that what has one can have the others.
fn hidden(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(".");
    name.push(path.file_name().unwrap_or_default());
    name.push(format!(".{}.{ending}", std::process::id()));
    parent(path).join(name)
}

/// Removes what was being written to stand at `path` when its process was killed: only where that process is there no more, and
/// no other process holds the file.
fn remove_left(path: &Path) {
    let Some(name) = path.file_name() else { return };
    let Ok(there) = fs::read_dir(parent(path)) else { return };
    for entry in there.flatten() {
        let left = writer(&entry.file_name(), name).is_some_and(is_gone);
        if left && File::open(entry.path()).is_ok_and(|file| file.try_lock().is_ok()) {
            // What cannot be removed does no harm.
            let _gone_or_not_ours = fs::remove_file(entry.path());
        }
    }
}

/// The process that a hidden name names, where it is that of a file that shall become `name`.
fn writer(hidden: &OsStr, name: &OsStr) -> Option<u32> {
    let rest = hidden.as_encoded_bytes().strip_prefix(b".")?.strip_prefix(name.as_encoded_bytes())?;
    let figures = rest.strip_prefix(b".")?.strip_suffix(b".new")?;
    std::str::from_utf8(figures).ok()?.parse().ok()
}

/// Whether there is no such process. Where that cannot be seen, there may be one.
fn is_gone(process: u32) -> bool {
    let processes = Path::new("/proc");
    processes.join("self").exists() && !processes.join(process.to_string()).exists()
}

impl NewFile {
    /// Begins to write what shall stand at `path`, which need not exist yet.
    ///
    /// # Errors
    /// What the system says.
    pub fn beside(path: &Path) -> io::Result<NewFile> {
        remove_left(path);
        let beside = hidden(path, "new");
        let file = File::create(&beside)?;
        // It says that somebody writes here, also to those who see other processes than we do. Where the disk knows no locks, it is
        // written to all the same.
        let _locked = file.try_lock();
        Ok(NewFile { file, path: path.to_owned(), beside, in_place: false })
    }

    /// Where it is written meanwhile.
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
    /// What the system says. What stood there is then as it was, and nothing stands beside it; only where the last step fails, to make
    /// the names durable, it has its place already.
    pub fn take_place(mut self) -> io::Result<()> {
        self.make_ready()?;
        self.rename()?;
        sync_directory(parent(&self.path))
    }

    fn make_ready(&self) -> io::Result<()> {
        if let Ok(old) = fs::metadata(&self.path) {
            self.file.set_permissions(old.permissions())?;
        }
        self.settle()
    }

    fn rename(&mut self) -> io::Result<()> {
        fs::rename(&self.beside, &self.path)?;
        self.in_place = true;
        Ok(())
    }

    /// Keeps what stands in its place under another name; nothing where nothing stands there.
    fn keep_old(&self) -> io::Result<Option<PathBuf>> {
        // A whole directory is never put aside.
        match fs::symlink_metadata(&self.path) {
            Ok(old) if old.is_dir() => return Err(io::ErrorKind::IsADirectory.into()),
            Ok(_) => {}
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(error),
        }
        let kept = hidden(&self.path, "old");
        // Where the disk knows no second names, or this one is left from a process that was ended, it is away for a moment.
        fs::hard_link(&self.path, &kept).or_else(|_| fs::rename(&self.path, &kept))?;
        Ok(Some(kept))
    }
}

/// Which of two files could not take its place, and what the system says.
#[derive(Debug)]
pub enum NotBoth {
    First(io::Error),
    Second(io::Error),
}

/// Two files that belong together take their places one right after the other, with no waiting for the disk between them.
///
/// # Errors
/// What the system says. What stood in both places is then as it was, and nothing stands beside it; only where the last step fails, to
/// make the names durable, both have their places already.
pub fn take_both_places(mut first: NewFile, mut second: NewFile) -> Result<(), NotBoth> {
    first.make_ready().map_err(NotBoth::First)?;
    second.make_ready().map_err(NotBoth::Second)?;
    let kept = first.keep_old().map_err(NotBoth::First)?;
    let placed = first.rename().map_err(NotBoth::First).and_then(|()| second.rename().map_err(NotBoth::Second));
    // The first error is the one that counts.
    let _tidied = match (&placed, kept) {
        (Ok(()), Some(kept)) => fs::remove_file(kept),
        (Err(_), Some(kept)) => fs::rename(&kept, &first.path).and_then(|()| gone(&kept)),
        (Err(_), None) if first.in_place => fs::remove_file(&first.path),
        (_, None) => Ok(()),
    };
    placed?;
    sync_directory(parent(&first.path)).map_err(NotBoth::First)?;
    sync_directory(parent(&second.path)).map_err(NotBoth::Second)
}

/// Two names of one file stay two when one is renamed to the other.
fn gone(path: &Path) -> io::Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
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
            // Nothing half-written shall remain; the first error is the one that counts.
            let _gone_or_never_there = fs::remove_file(&self.beside);
        }
    }
}

/// Puts a text in the place of a file, which need not exist yet; its permissions stay. An interruption leaves the old
/// file or the new one, whole.
///
/// # Errors
/// What the system says; the file is then as [`NewFile::take_place`] leaves it.
pub fn replace(path: &Path, bytes: impl AsRef<[u8]>) -> io::Result<()> {
    let mut file = NewFile::beside(path)?;
    file.write_all(bytes.as_ref())?;
    file.take_place()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn new(path: &Path, text: &str) -> NewFile {
        let mut file = NewFile::beside(path).expect("a file");
        file.write_all(text.as_bytes()).expect("written");
        file
    }

    fn read(path: &Path) -> Option<String> {
        fs::read_to_string(path).ok()
    }

    #[test]
    fn what_has_room_for_its_name_can_be_replaced() {
        let dir = tempfile::tempdir().expect("a directory");
        let longest = 255 - ".".len() - format!(".{}.new", std::process::id()).len();
        let (one, two) = (dir.path().join("m".repeat(longest)), dir.path().join("n".repeat(longest)));
        for text in ["a", "b"] {
            take_both_places(new(&one, text), new(&two, text)).expect("their names are not too long");
            assert_eq!((read(&one).as_deref(), read(&two).as_deref()), (Some(text), Some(text)));
        }
    }

    #[test]
    fn what_a_process_left_behind_hinders_nobody() {
        let dir = tempfile::tempdir().expect("a directory");
        let (one, two) = (dir.path().join("one"), dir.path().join("two"));
        let names = || fs::read_dir(dir.path()).expect("a directory").count();
        let left = || fs::write(hidden(&one, "old"), "left").expect("written");
        for text in ["a", "b"] {
            left();
            take_both_places(new(&one, text), new(&two, text)).expect("they have room");
            assert_eq!((read(&one).as_deref(), read(&two).as_deref()), (Some(text), Some(text)));
        }
        assert_eq!(names(), 2);
        fs::remove_file(&two).expect("it is there");
        fs::create_dir_all(two.join("in the way")).expect("a directory");
        left();
        assert!(matches!(take_both_places(new(&one, "c"), new(&two, "c")), Err(NotBoth::Second(_))));
        assert_eq!((read(&one).as_deref(), names()), (Some("b"), 2));
    }

    #[test]
    fn two_files_take_their_places_or_neither_does() {
        let dir = tempfile::tempdir().expect("a directory");
        let (one, two) = (dir.path().join("one"), dir.path().join("two"));
        let names = || fs::read_dir(dir.path()).expect("a directory").count();
        for text in ["a", "b"] {
            take_both_places(new(&one, text), new(&two, text)).expect("they have room");
            assert_eq!((read(&one).as_deref(), read(&two).as_deref(), names()), (Some(text), Some(text), 2));
        }
        fs::remove_file(&two).expect("it is there");
        fs::create_dir_all(two.join("in the way")).expect("a directory");
        for before in [Some("b"), None] {
            assert!(matches!(take_both_places(new(&one, "c"), new(&two, "c")), Err(NotBoth::Second(_))));
            assert_eq!(read(&one).as_deref(), before);
            // What cannot go to the first place leaves the first as it was, too.
            let _gone = fs::remove_file(&one);
            assert_eq!(names(), 1);
        }
        fs::create_dir_all(one.join("in the way")).expect("a directory");
        assert!(matches!(take_both_places(new(&one, "d"), new(&two, "d")), Err(NotBoth::First(_))));
        assert!(one.join("in the way").is_dir());
        assert_eq!(names(), 2);
    }
}
