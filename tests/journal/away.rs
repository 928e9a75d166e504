//! Files and directories that go away while a game is being written.

use std::fs;

use annabella::journal::file;
use annabella::journal::thread::{BatchId, Finish, JournalNews};
use annabella::journal::writer::{WriteError, Writer};

use crate::journal::sample::{LONG, clean, named, reopened, running, started, written};

#[test]
fn a_deleted_file_is_noticed_and_made_again_whole() {
    let dir = tempfile::tempdir().unwrap();
    let home = dir.path().join("games");
    let (handle, told) = running(file::create(&home, "one").unwrap());
    handle.append(BatchId(1), vec![started()]);
    assert_eq!(told.recv_timeout(LONG), Ok(JournalNews::Written(BatchId(1))));
    fs::remove_dir_all(&home).unwrap();
    handle.append(BatchId(2), vec![named("two")]);
    assert!(matches!(told.recv_timeout(LONG), Ok(JournalNews::Trouble { .. })));
    let file = home.join("one.annabella");
    assert_eq!(told.recv_timeout(LONG), Ok(JournalNews::CaughtUp { through: BatchId(2), file: file.clone() }));
    assert_eq!(clean(&file), [started(), named("two")]);
    handle.append(BatchId(3), vec![named("three")]);
    assert_eq!(told.recv_timeout(LONG), Ok(JournalNews::Written(BatchId(3))));
    assert!(matches!(handle.finish(LONG), Finish::Saved { .. }));
    assert_eq!(clean(&file), [started(), named("two"), named("three")]);
}

#[test]
fn a_file_deleted_before_the_first_append_is_made_again() {
    let dir = tempfile::tempdir().unwrap();
    let path = written(dir.path(), "one", &[started()]);
    let (_, _, mut writer) = reopened(&path);
    fs::remove_file(&path).unwrap();
    writer.append(&[named("two")]).unwrap();
    assert_eq!(clean(&path), [started(), named("two")]);
}

#[test]
fn a_strange_file_in_its_place_is_left_alone() {
    let dir = tempfile::tempdir().unwrap();
    let mut writer = file::create(dir.path(), "one").unwrap();
    writer.append(&[started()]).unwrap();
    let path = writer.path().to_owned();
    let strange = written(dir.path(), "strange", &[started(), named("strange, and longer")]);
    fs::rename(strange, &path).unwrap();
    assert!(matches!(writer.append(&[named("two")]), Err(WriteError::Gone { .. })));
    writer.append(&[named("two")]).unwrap();
    assert_eq!(writer.path(), dir.path().join("one-2.annabella"));
    assert_eq!(clean(writer.path()), [started(), named("two")]);
    assert_eq!(clean(&path), [started(), named("strange, and longer")]);
}

#[test]
fn an_older_copy_of_the_same_game_is_taken_up() {
    let dir = tempfile::tempdir().unwrap();
    let mut writer = file::create(dir.path(), "one").unwrap();
    writer.append(&[started()]).unwrap();
    let path = writer.path().to_owned();
    fs::copy(&path, dir.path().join("backup")).unwrap();
    writer.append(&[named("two")]).unwrap();
    fs::rename(dir.path().join("backup"), &path).unwrap();
    assert!(matches!(writer.append(&[named("three")]), Err(WriteError::Gone { .. })));
    writer.append(&[named("three")]).unwrap();
    assert_eq!(writer.path(), path);
    assert_eq!(clean(&path), [started(), named("two"), named("three")]);
}

#[test]
fn a_game_can_begin_before_its_directory_can_be_made() {
    let dir = tempfile::tempdir().unwrap();
    let home = dir.path().join("stick/games");
    fs::write(dir.path().join("stick"), "no directory").unwrap();
    let (handle, told) = running(Writer::planned(&home, "one").unwrap());
    handle.append(BatchId(1), vec![started()]);
    assert!(matches!(told.recv_timeout(LONG), Ok(JournalNews::Trouble { .. })));
    handle.append(BatchId(2), vec![named("two")]);
    let copy = dir.path().join("copy.annabella");
    handle.save_elsewhere(&copy).unwrap();
    assert_eq!(clean(&copy), [started(), named("two")]);
    fs::remove_file(dir.path().join("stick")).unwrap();
    let file = home.join("one.annabella");
    assert_eq!(told.recv_timeout(LONG), Ok(JournalNews::CaughtUp { through: BatchId(2), file: file.clone() }));
    assert_eq!(clean(&file), [started(), named("two")]);
}

#[test]
fn at_the_end_unsaved_facts_can_be_saved_elsewhere() {
    let dir = tempfile::tempdir().unwrap();
    let mut writer = file::create(&dir.path().join("games"), "one").unwrap();
    writer.append(&[started()]).unwrap();
    let (handle, told) = running(writer);
    fs::remove_dir_all(dir.path().join("games")).unwrap();
    fs::write(dir.path().join("games"), "in the way").unwrap();
    handle.append(BatchId(1), vec![named("two")]);
    assert!(matches!(told.recv_timeout(LONG), Ok(JournalNews::Trouble { .. })));
    let Finish::Unsaved(unsaved) = handle.finish(std::time::Duration::from_millis(200)) else { panic!("unsaved") };
    assert!(unsaved.why.is_some());
    assert_eq!(unsaved.facts, [named("two")]);
    let copy = unsaved.game.save_in(dir.path(), "copy").unwrap();
    assert_eq!(clean(&copy), [started(), named("two")]);
    assert!(unsaved.game.save_in(dir.path(), "../copy").is_err());
}
