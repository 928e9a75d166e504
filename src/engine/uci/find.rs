//! The engines of this machine: programs with well-known names, where programs are.

use std::path::{Path, PathBuf};

/// Names under which engines are installed. What they really are, they say themselves.
const KNOWN: &[&str] = &[
    "stockfish",
    "fairy-stockfish",
    "berserk",
    "caissa",
    "clover",
    "ethereal",
    "ethereal-chess",
    "fruit",
    "glaurung",
    "igel",
    "koivisto",
    "komodo",
    "lc0",
    "maia",
    "obsidian",
    "rubichess",
    "rodent",
    "stormphrax",
    "toga2",
    "viridithas",
];

/// Where programs are beside the directories of the search path: Debian keeps games apart.
const BESIDE: &[&str] = &["/usr/games", "/usr/local/games", "/usr/local/bin", "/opt/homebrew/bin"];

/// An engine that is installed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    /// The name by which it can be called.
    pub name: String,
    pub path: PathBuf,
}

/// The directories in which programs are looked for; `path` is the search path of the shell.
pub fn places(path: &[PathBuf]) -> Vec<PathBuf> {
    let mut places = path.to_vec();
    for beside in BESIDE.iter().map(PathBuf::from) {
        if !places.contains(&beside) {
            places.push(beside);
        }
    }
    places
}

/// The engines with a well-known name, the best known first.
pub fn all(places: &[PathBuf]) -> Vec<Program> {
    let found = KNOWN.iter().filter_map(|name| Some(Program { name: (*name).to_owned(), path: one(name, places)? }));
    found.collect()
}

/// The program of a name, or at a path.
pub fn program(given: &str, places: &[PathBuf]) -> Option<PathBuf> {
    if Path::new(given).components().count() > 1 {
        return Some(PathBuf::from(given)).filter(|path| path.is_file());
    }
    one(given, places)
}

fn one(name: &str, places: &[PathBuf]) -> Option<PathBuf> {
    let file = format!("{name}{}", std::env::consts::EXE_SUFFIX);
    places.iter().map(|place| place.join(&file)).find(|path| path.is_file())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_looked_for_and_a_path_is_itself() {
        let directory = tempfile::tempdir().expect("a directory");
        let file = directory.path().join("größer");
        std::fs::write(&file, "").expect("written");
        let places = places(&[directory.path().to_owned()]);
        assert_eq!(program("größer", &places), Some(file.clone()));
        assert_eq!(program(&file.display().to_string(), &[]), Some(file));
        assert_eq!(program("kleiner", &places), None);
        assert_eq!(program(&directory.path().display().to_string(), &places), None);
        assert_eq!(program("", &[directory.path().to_owned()]), None);
    }
}
