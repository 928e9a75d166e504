//! All games in a directory.

use std::io;
use std::path::{Path, PathBuf};

use super::file::{OpenError, Reading, read_any};
use super::line::Kept;
use super::name::EXTENSION;
use crate::game::fact::Fact;

/// The games of a directory.
#[derive(Debug)]
pub struct Listing<F = Fact> {
    /// Those that could be read, the newest first.
    pub games: Vec<Listed<F>>,
    /// Those that could not, in the same order.
    pub unreadable: Vec<OpenError>,
}

/// One game.
#[derive(Debug)]
pub struct Listed<F = Fact> {
    /// Its file.
    pub path: PathBuf,
    /// Its facts, as far as they are good.
    pub reading: Reading<F>,
}

/// Reads every journal in a directory. A directory that does not exist holds no games.
///
/// # Errors
/// If the directory itself cannot be read.
pub fn list(dir: &Path) -> io::Result<Listing> {
    list_any(dir)
}

/// Reads every journal of one kind of facts in a directory, as [`list`].
///
/// # Errors
/// If the directory itself cannot be read.
pub fn list_any<F: Kept>(dir: &Path) -> io::Result<Listing<F>> {
    let mut paths = Vec::new();
    match std::fs::read_dir(dir) {
        Err(why) if why.kind() == io::ErrorKind::NotFound => {}
        Err(why) => return Err(why),
        Ok(entries) => {
            for entry in entries {
                let path = entry?.path();
                if path.extension().is_some_and(|extension| extension == EXTENSION) {
                    paths.push(path);
                }
            }
        }
    }
    paths.sort_unstable_by(|a, b| b.file_name().cmp(&a.file_name()));
    let mut listing = Listing { games: Vec::new(), unreadable: Vec::new() };
    for path in paths {
        match read_any(&path) {
            Ok(reading) => listing.games.push(Listed { path, reading }),
            Err(why) => listing.unreadable.push(why),
        }
    }
    Ok(listing)
}
