//! Errors of the system, of libraries and of files, in sentences: no English of theirs stands in another language.

use std::fs;
use std::path::PathBuf;

use crate::config::Layer;
use crate::engine::uci::session::{Patience, Session, Wanted};
use crate::game::declare::Sample;
use crate::game::engine_trouble::CannotPlay;
use crate::game::participant::{Language, Strength};
use crate::game::system_error::SystemError;
use crate::game::wrong_value::WrongValue;
use crate::scoresheet::braille::louis::{LouisTrouble, Table};
use crate::scoresheet::sentences::converting::Converting;
use crate::training::added::{Added, FILE, adding};
use crate::training::notices::puzzle::PuzzleNotice;
use crate::training::notices::store_trouble::StoreTrouble;
use crate::words::declare::Say;
use crate::words::system::FormError;
use crate::words::trouble::{CueTrouble, DisplayTrouble, SoundTrouble, VoiceTrouble};
use crate::words::utterance::text;
use crate::words::{Listener, Words};

/// Words of which every English text of a library has at least one, and which no sentence of another language has.
const ENGLISH: [&str; 14] =
    ["the", "is", "it", "not", "of", "cannot", "failed", "such", "denied", "with", "has", "there", "file.", "(os"];

fn said(words: &Words, why: &impl Say, language: Language) -> String {
    let listener = Listener { language, ..Listener::default() };
    text(&why.say(words.voice(&listener)))
}

#[track_caller]
fn assert_no_english(said: &str) {
    let english = said.split(' ').find(|word| ENGLISH.contains(&word.trim_end_matches([':', '.', ','])));
    assert_eq!(english, None, "{said}");
}

fn assert_none_is_english<T: Sample + Say>() {
    let words = Words::new();
    for why in T::samples() {
        for language in Language::ALL.into_iter().filter(|language| *language != Language::En) {
            assert_no_english(&said(&words, &why, language));
        }
    }
}

#[test]
fn no_error_is_told_in_the_english_of_a_library() {
    assert_none_is_english::<SystemError>();
    assert_none_is_english::<FormError>();
    assert_none_is_english::<LouisTrouble>();
    assert_none_is_english::<StoreTrouble>();
    assert_none_is_english::<PuzzleNotice>();
    assert_none_is_english::<CannotPlay>();
    assert_none_is_english::<SoundTrouble>();
    assert_none_is_english::<VoiceTrouble>();
    assert_none_is_english::<DisplayTrouble>();
    assert_none_is_english::<CueTrouble>();
    assert_none_is_english::<WrongValue>();
}

#[test]
fn damaged_puzzles_are_told_in_german() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join(FILE);
    let told = |why: StoreTrouble| said(&Words::new(), &PuzzleNotice::Unusable(why), Language::De);
    let open = || Added::open(folder.path()).map(|_| ()).expect_err("it is damaged");
    fs::write(&file, "Dear aunt,").expect("written");
    assert_no_english(&told(open()));
    // A database of ours that has lost its tables.
    fs::remove_file(&file).expect("removed");
    let db = rusqlite::Connection::open(&file).expect("a database");
    db.execute_batch("PRAGMA application_id = 0x416e7075; CREATE TABLE x (y)").expect("written");
    let sentence = told(open());
    assert_no_english(&sentence);
    assert!(sentence.contains("der Inhalt ist beschädigt"), "{sentence}");
    // A file of lichess that cannot be read.
    let mut nothing = |_| ();
    let unread = adding::write(fs::File::open(folder.path()).expect("a folder"), ("x", "x", 0), &file, &mut nothing);
    assert_no_english(&said(&Words::new(), &unread.map(|_| ()).expect_err("a folder"), Language::De));
}

#[test]
fn a_missing_braille_table_is_told_in_every_language() {
    let trouble = Table::open("no-such.ctb").map(|_| ()).expect_err("there is none");
    for language in Language::ALL.into_iter().filter(|language| *language != Language::En) {
        assert_no_english(&Words::new().converting(&Converting::NoLouis(trouble.clone()), language));
    }
}

#[test]
fn an_engine_that_does_not_start_is_told_in_italian() {
    let folder = tempfile::tempdir().expect("a folder");
    let program = folder.path().join("motore");
    fs::write(&program, "Cara zia").expect("written");
    let patience = Patience { ready: 500, answer: 500 };
    let (strength, chess960, options) = (Strength::Full, false, String::new());
    let wanted = Wanted { program, strength, options, chess960, patience };
    let why = Session::open(wanted).map(|_| ()).expect_err("no program");
    assert!(matches!(why, CannotPlay::NotStarted { .. }), "{why:?}");
    let sentence = said(&Words::new(), &why, Language::It);
    assert_no_english(&sentence);
    assert!(sentence.contains("manca il permesso"), "{sentence}");
}

#[test]
fn settings_that_cannot_be_read_are_told_in_french() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut problems = Vec::new();
    let read = |path: PathBuf, problems: &mut Vec<_>| crate::cli::config::read(&path, Layer::User, problems);
    // A folder in its place, a file in the place of its folder.
    assert!(read(folder.path().to_owned(), &mut problems).is_none());
    fs::write(folder.path().join("annabella"), "").expect("written");
    assert!(read(folder.path().join("annabella/config.toml"), &mut problems).is_none());
    let found: Vec<WrongValue> = problems.into_iter().map(|problem| problem.why).collect();
    assert_eq!(found, [SystemError::Directory, SystemError::NoDirectory].map(WrongValue::Unreadable));
    for why in found.into_iter().chain([WrongValue::Unreadable(SystemError::Denied)]) {
        let sentence = said(&Words::new(), &why, Language::Fr);
        assert_no_english(&sentence);
        assert!(sentence.starts_with("le fichier ne peut pas être lu"), "{sentence}");
    }
}
