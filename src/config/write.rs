//! Writes one setting into the user's file and leaves the rest of it as it is, comments included.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use toml_edit::{DocumentMut, value};

use super::lines::line_of;
use super::load::{Sources, load};
use super::{Choices, Key, SourceFile, clocks, earlier};
use crate::disk;
use crate::game::clock::Times;
use crate::game::system_error::SystemError;
use crate::game::wrong_value::WrongValue;

/// The user's own time controls stand in this file, beside their settings.
pub const CLOCKS_FILE: &str = "clocks.toml";

/// A setting that could not be written.
#[derive(Debug, thiserror::Error)]
pub enum SetError {
    /// The value is none of that setting.
    #[error("{key}: {why}")]
    Value {
        /// The setting.
        key: &'static str,
        /// What is wrong, and what would be right.
        why: WrongValue,
    },
    /// The file is no TOML: writing into it could spoil more.
    #[error("{path} line {line} is no TOML, and is left as it is: {why}", path = path.display())]
    Broken {
        /// The file.
        path: PathBuf,
        /// The line, from 1.
        line: usize,
        /// What is wrong.
        why: String,
    },
    /// The file cannot be read or written.
    #[error("{path} cannot be written: {why}", path = path.display())]
    File { path: PathBuf, why: io::Error },
}

impl From<SetError> for WrongValue {
    fn from(error: SetError) -> WrongValue {
        match error {
            SetError::Value { why, .. } => why,
            SetError::Broken { .. } => WrongValue::Unwritable(SystemError::Malformed),
            SetError::File { why, .. } => WrongValue::Unwritable(why.into()),
        }
    }
}

/// Writes `key = text` into the file at `path`, which need not exist yet. The file is replaced at once and whole: an
/// interruption leaves the old one or the new one.
///
/// # Errors
/// A wrong value, a file that is no TOML, or what the system says. The file is then as it was.
pub fn set_user(path: &Path, key: Key, text: &str) -> Result<(), SetError> {
    change(path, |old| edited(path, old, key, text))
}

/// Replaces the text of a file at once and whole; a file that does not exist is empty.
fn change(path: &Path, edit: impl FnOnce(&str) -> Result<String, SetError>) -> Result<(), SetError> {
    let failed = |why| SetError::File { path: path.to_owned(), why };
    // A link is followed: the file it leads to is the user's, and the link shall stay.
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let old = match fs::read_to_string(&target) {
        Ok(old) => old,
        Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
        Err(error) => return Err(failed(error)),
    };
    let new = edit(&old)?;
    fs::create_dir_all(disk::parent(&target)).map_err(failed)?;
    disk::replace(&target, &new).map_err(failed)
}

fn document(path: &Path, old: &str) -> Result<DocumentMut, SetError> {
    old.parse().map_err(|error: toml_edit::TomlError| SetError::Broken {
        path: path.to_owned(),
        line: line_of(old, error.span().unwrap_or_default().start),
        why: error.message().to_owned(),
    })
}

/// The text of the file at `path` with one setting changed.
///
/// # Errors
/// A wrong value, or a text that is no TOML.
pub fn edited(path: &Path, old: &str, key: Key, text: &str) -> Result<String, SetError> {
    check(path, key, text)?;
    let mut document = document(path, old)?;
    let new = match text.parse::<i64>() {
        Ok(number) if matches!(key.choices(), Choices::Numbers(..)) => value(number),
        _ => value(text),
    };
    match document.get_mut(key.name()) {
        // The blanks and the remark after the old value stay.
        Some(toml_edit::Item::Value(old)) => {
            let decor = old.decor().clone();
            if let toml_edit::Item::Value(mut new) = new {
                *new.decor_mut() = decor;
                *old = new;
            }
        }
        _ => {
            document.insert(key.name(), new);
        }
    }
    if let Some(earlier) = earlier::name(key) {
        document.remove(earlier);
    }
    Ok(document.to_string())
}

/// The user's own time controls, whose names can be values; a file that cannot be read names none.
fn own_clocks(settings: &Path) -> Option<SourceFile> {
    let path = settings.with_file_name(CLOCKS_FILE);
    fs::read_to_string(&path).ok().map(|text| SourceFile { path, text })
}

/// Writes a time control under a name into the file at `path`, which need not exist yet; a control that had this name is replaced.
///
/// # Errors
/// A name that cannot be one, a file that is no TOML, or what the system says. The file is then as it was.
pub fn save_clock(path: &Path, name: &str, time: &Times) -> Result<(), SetError> {
    let name =
        clocks::check_name(name).map_err(|error| SetError::Value { key: "name", why: error.to_string().into() })?;
    change(path, |old| {
        let mut document = document(path, old)?;
        let new = if time.white == time.black {
            value(time.white.to_string())
        } else {
            let mut sides = toml_edit::InlineTable::new();
            sides.insert("white", time.white.to_string().into());
            sides.insert("black", time.black.to_string().into());
            value(sides)
        };
        document.insert(&name, new);
        Ok(document.to_string())
    })
}

/// Reads the value as the file will be read.
fn check(path: &Path, key: Key, text: &str) -> Result<(), SetError> {
    let mut line = toml_edit::DocumentMut::new();
    line.insert(key.name(), value(text));
    let user = Some(SourceFile { path: path.to_owned(), text: line.to_string() });
    let clocks = own_clocks(path);
    match load(&Sources { user, clocks, ..Sources::default() }).problems.into_iter().next() {
        Some(problem) => Err(SetError::Value { key: key.name(), why: problem.why }),
        None => Ok(()),
    }
}
