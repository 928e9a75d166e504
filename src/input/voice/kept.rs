//! What is kept of one player's voice, in a folder of its own: what was learned, and the examples it was learned from.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::phrases;
use super::trial::Examples;
use super::tuning::Tuning;
use super::wav;
use crate::disk;
use crate::game::participant::HearStyle;

/// The name of the folder, beside the games.
const FOLDER: &str = "voice";
const LEARNED: &str = "learned.json";

/// Where it is kept, below the directory of the games.
pub fn folder(data: &Path) -> PathBuf {
    data.join(FOLDER)
}

/// What was learned. Nothing was where there is no file, or none that can be read: then everybody's pronunciations are heard.
pub fn load(folder: &Path) -> Tuning {
    let text = fs::read(folder.join(LEARNED)).ok();
    text.and_then(|text| serde_json::from_slice(&text).ok()).unwrap_or_default()
}

/// Keeps what was learned, and the examples of each word.
///
/// # Errors
/// What the system says.
pub fn save(folder: &Path, tuning: &Tuning, examples: &Examples) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    for (word, samples) in examples.iter().flat_map(|(word, all)| all.iter().enumerate().map(move |each| (word, each)))
    {
        let (number, samples) = samples;
        disk::replace(&example(folder, word, number), wav::write(samples)?)?;
    }
    disk::replace(&folder.join(LEARNED), serde_json::to_vec_pretty(tuning)?)
}

/// What was found in a folder.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Found {
    /// The examples, by their words.
    pub examples: Examples,
    /// The names of recordings that are not used: they are named after no word, are too many, or cannot be read.
    pub unused: Vec<String>,
}

/// The examples of these words that are in a folder: `WORD-1.wav` and so on, where the word may be written as it is shown, too.
pub fn find(folder: &Path, style: HearStyle, words: &[String], most: usize) -> Found {
    let recordings = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut recordings: Vec<PathBuf> =
        recordings.filter(|path| path.extension().is_some_and(|it| it == "wav")).collect();
    recordings.sort();
    let mut found = Found::default();
    for path in recordings {
        let read = word_of(&path, style, words, most).and_then(|word| Some((word, wav::read(&path).ok()?)));
        match (read, path.file_name()) {
            (Some((word, samples)), _) => found.examples.entry(word.clone()).or_default().push(samples),
            (None, name) => found.unused.extend(name.map(|name| name.to_string_lossy().into_owned())),
        }
    }
    found
}

/// The word that a recording is named after.
fn word_of<'a>(path: &Path, style: HearStyle, words: &'a [String], most: usize) -> Option<&'a String> {
    let (name, number) = path.file_stem()?.to_str()?.rsplit_once('-')?;
    number.parse().ok().filter(|number| (1..=most).contains(number))?;
    let name = name.to_lowercase();
    words.iter().find(|word| **word == name || phrases::shown(style, word).to_lowercase() == name)
}

/// Deletes all of it; whether there was anything.
///
/// # Errors
/// What the system says.
pub fn forget(folder: &Path) -> io::Result<bool> {
    match fs::remove_dir_all(folder) {
        Ok(()) => Ok(true),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
        Err(error) => Err(error),
    }
}

fn example(folder: &Path, word: &str, number: usize) -> PathBuf {
    folder.join(format!("{word}-{}.wav", number + 1))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::input::voice::teach;

    #[test]
    fn what_is_kept_comes_back_and_is_forgotten() {
        let data = tempfile::tempdir().expect("a directory");
        let folder = folder(data.path());
        assert_eq!(load(&folder), Tuning::default());
        assert!(!forget(&folder).expect("nothing to do"));
        let words = BTreeMap::from([("anna".to_owned(), vec!["AE N AH".to_owned()])]);
        let tuning = Tuning { style: Some(HearStyle::Fide), words, warp: 1.15, certain: Some(0.5), gain: 2.0 };
        let said = BTreeMap::from([("anna".to_owned(), vec![vec![1, -2, 3], vec![4, 5]])]);
        save(&folder, &tuning, &said).expect("kept");
        assert_eq!(load(&folder), tuning);
        let found = find(&folder, HearStyle::Fide, &["anna".to_owned(), "bella".to_owned()], 3);
        assert_eq!(found, Found { examples: said, unused: Vec::new() });
        std::fs::write(folder.join(LEARNED), "ä damaged").expect("a file");
        assert_eq!(load(&folder), Tuning::default());
        assert!(forget(&folder).expect("deleted") && !folder.exists());
    }

    #[test]
    fn recordings_are_found_by_words_as_typed_or_shown() {
        let folder = tempfile::tempdir().expect("a directory");
        let sound = wav::write(&[1, 2]).expect("samples");
        for name in ["Fünf-2.wav", "anna-1.wav", "anna-4.wav", "anna-ä.wav", "berta-1.wav", "schlägt.wav", "-.wav"] {
            fs::write(folder.path().join(name), &sound).expect("a file");
        }
        fs::write(folder.path().join("anna-2.wav"), "kein Ton").expect("a file");
        fs::write(folder.path().join("anna.txt"), "").expect("a file");
        let found = find(folder.path(), HearStyle::Fide, &teach::words(HearStyle::Fide), 3);
        let words: Vec<&str> = found.examples.keys().map(String::as_str).collect();
        assert_eq!(words, ["anna", "fuenf"]);
        let unused = ["-.wav", "anna-2.wav", "anna-4.wav", "anna-ä.wav", "berta-1.wav", "schlägt.wav"];
        assert_eq!(found.unused, unused);
    }
}
