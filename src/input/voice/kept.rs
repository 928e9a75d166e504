//! What is kept of one player's voice, in a folder of its own: what was learned, and the examples it was learned from.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::trial::Examples;
use super::tuning::Tuning;
use super::wav;
use crate::disk;

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

/// The examples of these words that are in a folder: `WORD-1.wav` and so on. Those that cannot be read are left out.
pub fn examples(folder: &Path, words: &[String], most: usize) -> Examples {
    let of = |word: &String| (0..most).filter_map(|number| wav::read(&example(folder, word, number)).ok()).collect();
    let all = words.iter().map(|word| (word.clone(), of(word)));
    all.filter(|(_, samples): &(String, Vec<Vec<i16>>)| !samples.is_empty()).collect()
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
    use crate::game::participant::HearStyle;

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
        assert_eq!(examples(&folder, &["anna".to_owned(), "bella".to_owned()], 3), said);
        std::fs::write(folder.join(LEARNED), "ä damaged").expect("a file");
        assert_eq!(load(&folder), Tuning::default());
        assert!(forget(&folder).expect("deleted") && !folder.exists());
    }
}
