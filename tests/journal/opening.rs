//! Beginning, opening, listing, and the lock.

use std::fs;

use annabella::journal::file::{self, Access, Unreadable};
use annabella::journal::line::{Condition, ReadError};
use annabella::journal::list::list;
use annabella::journal::thread::{BatchId, Finish, JournalNews};
use annabella::journal::writer::{CreateError, Writer};

use crate::journal::sample::{LONG, clean, game, line_ends, named, reopened, running, started, written};

#[test]
fn every_kind_of_fact_comes_back_as_it_was() {
    let dir = tempfile::tempdir().unwrap();
    let path = written(dir.path(), "all", &game());
    assert_eq!(clean(&path), game());
    let lines = fs::read(&path).unwrap();
    assert_eq!(line_ends(&lines), game().len(), "one line each");
}

#[test]
fn a_second_opener_only_reads_and_is_told() {
    let dir = tempfile::tempdir().unwrap();
    let mut writer = file::create(dir.path(), "one").unwrap();
    writer.append(&[started()]).unwrap();
    let second = file::open(writer.path()).unwrap();
    assert!(matches!(second.access, Access::HeldElsewhere));
    assert_eq!(second.facts, [started()]);
    let path = writer.path().to_owned();
    drop(writer);
    let (_, condition, mut writer) = reopened(&path);
    assert_eq!(condition, Condition::Clean);
    assert!(matches!(file::open(&path).unwrap().access, Access::HeldElsewhere));
    writer.append(&[named("later")]).unwrap();
    assert_eq!(clean(&path), [started(), named("later")]);
}

#[test]
fn a_name_is_used_once_and_is_one_plain_name() {
    let dir = tempfile::tempdir().unwrap();
    let path = written(dir.path(), "one", &[started()]);
    assert!(matches!(file::create(dir.path(), "one"), Err(CreateError::Exists { .. })));
    assert!(matches!(file::create(dir.path(), "../one"), Err(CreateError::Name { .. })));
    assert_eq!(clean(&path), [started()]);
}

#[test]
fn directories_are_made_as_they_are_needed() {
    let dir = tempfile::tempdir().unwrap();
    let path = written(&dir.path().join("a/b/c"), "one", &[started()]);
    assert_eq!(clean(&path), [started()]);
}

#[test]
fn a_planned_journal_never_touches_a_strange_file() {
    let dir = tempfile::tempdir().unwrap();
    let first = written(dir.path(), "one", &[started(), named("first")]);
    let mut writer = Writer::planned(dir.path(), "one").unwrap();
    writer.append(&[started()]).unwrap();
    assert_eq!(writer.path(), dir.path().join("one-2.annabella"));
    assert_eq!(clean(writer.path()), [started()]);
    assert_eq!(clean(&first), [started(), named("first")]);
}

#[test]
fn what_is_no_journal_says_why() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("x.annabella");
    let why = |bytes: &[u8]| {
        fs::write(&path, bytes).unwrap();
        let read = file::read(&path).expect_err("no journal").why;
        let open = file::open(&path).expect_err("no journal").why;
        assert_eq!(read.to_string(), open.to_string());
        assert_eq!(fs::read(&path).unwrap(), bytes, "it is left as it is");
        open
    };
    assert!(matches!(why(b""), Unreadable::Content(ReadError::Empty)));
    assert!(matches!(why(b"cbf43926 1"), Unreadable::Content(ReadError::Empty)));
    assert!(matches!(why(b"1. e4 e5 2. Nf3\n"), Unreadable::Content(ReadError::NotAJournal)));
    assert!(matches!(why(b"cbf43926 123456789\n"), Unreadable::Content(ReadError::NotAJournal)));
    let with_checksum = |json: &str| format!("{:08x} {json}\n", crc32fast::hash(json.as_bytes())).into_bytes();
    let later = with_checksum(r#"{"fact":"started","schema":2}"#);
    assert!(matches!(why(&later), Unreadable::Content(ReadError::Schema { found: 2, .. })));
    let headless = annabella::journal::line::encode(&[named("no start")]).unwrap();
    assert!(matches!(why(&headless), Unreadable::Content(ReadError::NotAJournal)));
    let mut strange = annabella::journal::line::encode(&[started()]).unwrap();
    strange.extend(with_checksum(r#"{"fact":"levitated","by":"arbiter","source":"keys","at":1}"#));
    assert!(matches!(why(&strange), Unreadable::Content(ReadError::UnknownFact { line: 2, .. })));

    fs::remove_file(&path).unwrap();
    assert!(matches!(file::open(&path).expect_err("nothing").why, Unreadable::Io(_)));
    assert!(matches!(file::open(dir.path()).expect_err("a directory").why, Unreadable::NotAFile));
    let large = fs::File::create(&path).unwrap();
    large.set_len(file::LARGEST + 1).unwrap();
    assert!(matches!(file::open(&path).expect_err("too large").why, Unreadable::TooLarge));
}

#[test]
fn listings_put_the_newest_first_and_report_unreadable_games() {
    let dir = tempfile::tempdir().unwrap();
    assert!(list(&dir.path().join("nowhere")).unwrap().games.is_empty());
    for (wall, text) in [(1_795_255_387, "second"), (1_700_000_000, "first"), (1_795_341_787, "third")] {
        written(dir.path(), &annabella::journal::name::stem(wall, 7), &[started(), named(text)]);
    }
    fs::write(dir.path().join("broken.annabella"), "?\n").unwrap();
    fs::write(dir.path().join("notes.txt"), "?\n").unwrap();
    let listing = list(dir.path()).unwrap();
    let last: Vec<_> = listing.games.iter().filter_map(|game| game.reading.facts.last().cloned()).collect();
    assert_eq!(last, [named("third"), named("second"), named("first")]);
    assert_eq!(listing.unreadable.len(), 1);
    assert!(listing.unreadable[0].path.ends_with("broken.annabella"));
}

#[test]
fn the_thread_writes_acknowledges_and_lets_go() {
    let dir = tempfile::tempdir().unwrap();
    let (handle, told) = running(file::create(dir.path(), "one").unwrap());
    let facts = game();
    for (id, fact) in (0..).map(BatchId).zip(&facts) {
        handle.append(id, vec![fact.clone()]);
    }
    for id in (0..facts.len() as u64).map(BatchId) {
        assert_eq!(told.recv_timeout(LONG), Ok(JournalNews::Written(id)));
    }
    let copy = dir.path().join("elsewhere/copy.annabella");
    handle.save_elsewhere(&copy).unwrap();
    assert!(handle.save_elsewhere(&copy).is_err(), "a copy replaces nothing");
    assert_eq!(clean(&copy), facts);
    let Finish::Saved { file } = handle.finish(LONG) else { panic!("it is saved") };
    let (again, _, _writer) = reopened(&file);
    assert_eq!(again, facts);
}
