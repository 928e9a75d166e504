//! The database: what is kept, and what keeps it from being kept.

use super::keeper::Writing;
use super::*;
use crate::training::schedule::Recall;

fn attempt(item: &str, clean: bool) -> Attempt {
    let card = (!clean).then(|| Card::new(item, 1_790_000_000).after(Recall::Failed, 1_790_000_000));
    Attempt {
        item: item.to_owned(),
        way: Way::Streak,
        at: 1_790_000_000,
        clean,
        hints: 1,
        mistakes: 2,
        millis: 12_345,
        streak: 4,
        rating: Rating { rating: 1463.25, deviation: 120.5, volatility: 0.0599 },
        card,
        own: None,
    }
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder")
}

fn open(folder: &Path, name: &str) -> Store {
    Store::open(folder, name, Wanted::Training).expect("a database")
}

#[test]
fn each_pupil_has_separate_results_and_finds_them_again() {
    let folder = folder();
    let mut ada = open(folder.path(), "Ada Löß");
    ada.record(&[attempt("abc", true), attempt("def", false)]).expect("kept");
    ada.keep_telling(Telling::Rank).expect("kept");
    let nobody = open(folder.path(), "");
    assert_eq!(nobody.pupil().expect("a pupil").tried, 0);
    drop(ada);
    let ada = open(folder.path(), "Ada Löß");
    let pupil = ada.pupil().expect("a pupil");
    assert_eq!((pupil.tried, pupil.solved, pupil.streak, pupil.telling), (2, 1, 4, Telling::Rank));
    assert_eq!(pupil.rating, attempt("", true).rating);
    assert_eq!(pupil.cards.get("def"), attempt("def", false).card.as_ref());
    assert!(pupil.seen.contains("abc") && pupil.cards.len() == 1);
    let without_card = Attempt { card: None, ..attempt("def", false) };
    assert_eq!(ada.attempts().expect("attempts"), [attempt("abc", true), without_card]);
    assert_eq!(ada.pupils().expect("names"), ["", "Ada Löß"]);
}

#[test]
fn two_sessions_of_one_pupil_are_refused_unlike_two_pupils() {
    let folder = folder();
    let first = open(folder.path(), "Ada");
    let second = Store::open(folder.path(), "Ada", Wanted::Training).map(|_| ());
    assert_eq!(second, Err(StoreTrouble::InUse { name: "Ada".to_owned() }));
    let mut other = open(folder.path(), "Bo");
    other.record(&[attempt("abc", true)]).expect("kept beside the other one");
    let reader = Store::open(folder.path(), "Ada", Wanted::Reading);
    assert!(reader.is_ok());
    drop(first);
    open(folder.path(), "Ada");
}

#[test]
fn who_only_reads_makes_nothing() {
    let folder = folder();
    let nobody = |name: &str| Err(StoreTrouble::Nobody { name: name.to_owned() });
    assert_eq!(Store::open(folder.path(), "Ada", Wanted::Reading).map(|_| ()), nobody("Ada"));
    assert!(!file_in(folder.path()).exists());
    open(folder.path(), "Ada");
    assert_eq!(Store::open(folder.path(), "Bo", Wanted::Reading).map(|_| ()), nobody("Bo"));
}

#[test]
fn newer_foreign_and_damaged_files_are_distinguished_and_left_alone() {
    let folder = folder();
    let file = file_in(folder.path());
    open(folder.path(), "").record(&[attempt("abc", true)]).expect("kept");
    let trouble = || Store::open(folder.path(), "", Wanted::Training).map(|_| ()).expect_err("trouble");

    let db = Connection::open(&file).expect("it opens");
    db.pragma_update(None, "user_version", SCHEMA + 1).expect("written");
    drop(db);
    assert!(matches!(trouble(), StoreTrouble::Newer { .. }));

    let good = fs::read(&file).expect("bytes");
    let mut torn = good.clone();
    torn[100..].fill(0x5a);
    for bytes in [b"This is a letter to my aunt, and no database at all.".to_vec(), torn] {
        fs::write(&file, &bytes).expect("written");
        assert!(matches!(trouble(), StoreTrouble::Damaged { .. }), "{:?}", trouble());
        assert_eq!(fs::read(&file).expect("bytes"), bytes);
    }

    fs::remove_file(&file).expect("gone");
    let strange = Connection::open(&file).expect("it opens");
    strange.execute_batch("CREATE TABLE mine (x)").expect("a table");
    drop(strange);
    assert!(matches!(trouble(), StoreTrouble::Damaged { .. }));
}

#[test]
fn what_a_full_disk_refuses_is_kept_later() {
    let folder = folder();
    let store = open(folder.path(), "Ada");
    // No page more than there are now: what SQLite says is what it says on a full disk.
    let pages: i64 = store.db.pragma_query_value(None, "page_count", |row| row.get(0)).expect("a number");
    store.db.pragma_update(None, "max_page_count", pages).expect("written");
    let mut writing = Writing { store, waiting: Vec::new(), new: Vec::new(), rounds: Vec::new() };
    let mut refused = 0;
    for number in 0..200 {
        writing.waiting.push(attempt(&format!("puzzle {number}"), false));
        refused += usize::from(writing.write() == Err(SystemError::Full));
    }
    assert!(refused > 0 && !writing.waiting.is_empty(), "{refused}");
    writing.store.db.pragma_update(None, "max_page_count", 1_000_000).expect("written");
    assert_eq!(writing.write(), Ok(()));
    assert_eq!(writing.store.pupil().expect("a pupil").tried, 200);
}

#[test]
fn the_thread_answers_once_saved_and_finishes_writing_on_exit() {
    let folder = folder();
    let keeper = Keeper::start(open(folder.path(), "Ada")).expect("a thread");
    assert_eq!(keeper.record(attempt("abc", true))(), Ok(()));
    let reading = || {
        Store::open(folder.path(), "Ada", Wanted::Reading)
            .and_then(|store| store.pupil().map_err(|why| trouble(folder.path(), &why)))
    };
    assert_eq!(reading().expect("a pupil").tried, 1);
    let _nobody_waits = keeper.record(attempt("def", false));
    assert_eq!(keeper.finish(), Ok(()));
    assert_eq!(reading().expect("a pupil").tried, 2);
}

fn round(hits: u32, size: u32) -> Played {
    let score = Score { drill: Drill::Memory, timed: false, level: 6, hits, misses: 1, size };
    Played { at: 1_790_000_000, score }
}

#[test]
fn a_database_of_the_first_format_keeps_its_rounds() {
    let folder = folder();
    let db = Connection::open(file_in(folder.path())).expect("it opens");
    db.execute_batch(TABLES).expect("the first form");
    db.pragma_update(None, "application_id", APPLICATION).expect("ours");
    db.pragma_update(None, "user_version", 1).expect("the first form");
    drop(db);
    let mut store = open(folder.path(), "Ada");
    store.record(&[attempt("one", false)]).expect("kept");
    let db = Connection::open(file_in(folder.path())).expect("it opens");
    db.execute_batch("DROP TABLE round; DROP TABLE own; DROP TABLE repertoire; PRAGMA user_version = 1")
        .expect("as an older program leaves it");
    drop((db, store));

    let keeper = Keeper::start(open(folder.path(), "Ada")).expect("a thread");
    assert_eq!(keeper.record_round(round(7, 5))(), Ok(()));
    assert_eq!(keeper.record_round(round(4, 6))(), Ok(()));
    assert_eq!(keeper.finish(), Ok(()));
    let ada = Store::open(folder.path(), "Ada", Wanted::Reading).expect("a database");
    assert_eq!(ada.rounds().expect("rounds"), [round(7, 5), round(4, 6)]);
    let pupil = ada.pupil().expect("a pupil");
    assert_eq!((pupil.tried, pupil.cards.len()), (1, 1));
    let [best] = &pupil.scores.bests()[..] else { panic!("{:?}", pupil.scores) };
    assert_eq!((best.rounds, best.hits, best.size), (2, 7, 6));
    assert_eq!(pupil.scores.level(Drill::Memory), 6);
    let version: i64 = ada.db.pragma_query_value(None, "user_version", |row| row.get(0)).expect("a number");
    assert_eq!(version, SCHEMA);
}

#[test]
fn a_database_of_every_later_format_is_migrated() {
    for (form, without) in [(2, "DROP TABLE own; DROP TABLE repertoire"), (3, "DROP TABLE repertoire")] {
        let folder = folder();
        let mut store = open(folder.path(), "Ada");
        store.record(&[attempt("one", false)]).expect("kept");
        store.record_rounds(&[round(7, 5)]).expect("kept");
        store
            .db
            .execute_batch(&format!("{without}; PRAGMA user_version = {form}"))
            .expect("as an older program leaves it");
        drop(store);
        let ada = open(folder.path(), "Ada");
        let known = ada.known().expect("all of it");
        assert_eq!((known.attempts.len(), known.rounds, known.repertoires.len()), (1, vec![round(7, 5)], 0), "{form}");
    }
}

#[test]
fn a_backup_is_whole_and_overwrites_nothing() {
    let folder = folder();
    let mut ada = open(folder.path(), "Ada");
    ada.record(&[attempt("abc", true)]).expect("kept");
    let elsewhere = tempfile::tempdir().expect("a folder");
    let copy = file_in(elsewhere.path());
    ada.back_up(&copy).expect("written");
    assert!(ada.back_up(&copy).is_err());
    assert_eq!(open(elsewhere.path(), "Ada").pupil().expect("a pupil").tried, 1);
}

/// A mistake of one's own game comes back with its position, here and on another machine.
#[test]
fn puzzles_of_ones_own_are_kept() {
    let folder = folder();
    let line = "own:8/8/8/8/8/8/8/K1k5 w - -\t0\t\t8/8/8/8/8/8/8/K1k5 w - - 0 1\ta1a2";
    let mut ada = open(folder.path(), "Ada");
    let own = Attempt { own: Some(line.to_owned()), way: Way::Review, ..attempt("own:x", false) };
    ada.record(&[own]).expect("kept");
    let pupil = ada.pupil().expect("a pupil");
    assert_eq!((pupil.own.get("own:x").map(String::as_str), pupil.tried), (Some(line), 0));
    let file = crate::training::export::write(ada.known().expect("all of it")).expect("JSON");
    let read = crate::training::export::read(&file).expect("it is one");
    assert_eq!((&read.pupil.own, read.pupil.tried), (&pupil.own, 0));
    let mut bo = open(folder.path(), "Bo");
    bo.take_over(&read).expect("taken over");
    assert_eq!(bo.pupil().expect("a pupil").own, pupil.own);
}

/// They are known before anybody has tried them, go to another machine, and take the place of nothing.
#[test]
fn puzzles_that_nobody_has_tried_are_kept() {
    let folder = folder();
    let new = |item: &str, due| {
        let line = format!("{item}\t0\t\t8/8/8/8/8/8/8/K1k5 w - - 0 1\ta1a2 c1c2");
        NewPuzzle { card: Card { due, ..Card::new(item, 1_790_000_000) }, line }
    };
    let ada = open(folder.path(), "Ada");
    let keeper = Keeper::start(ada).expect("a thread");
    assert_eq!(keeper.record_new(vec![new("made:x", 5), new("made:y", 6)])(), Ok(()));
    assert_eq!(keeper.record_new(vec![new("made:x", 7)])(), Ok(()));
    assert_eq!(keeper.finish(), Ok(()));
    let ada = Store::open(folder.path(), "Ada", Wanted::Reading).expect("a database");
    let pupil = ada.pupil().expect("a pupil");
    assert_eq!((pupil.cards["made:x"].due, pupil.cards["made:y"].due, pupil.tried), (5, 6, 0));
    assert_eq!(pupil.own["made:x"], new("made:x", 5).line);
    let file = crate::training::export::write(ada.known().expect("all of it")).expect("JSON");
    let mut bo = open(folder.path(), "Bo");
    bo.take_over(&crate::training::export::read(&file).expect("it is one")).expect("taken over");
    let taken = bo.pupil().expect("a pupil");
    assert_eq!((taken.own, taken.cards), (pupil.own, pupil.cards));
}
