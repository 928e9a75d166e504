//! A process of its own that appends facts, to be killed, stalled or limited by the tests: this test binary, started
//! again with only the ignored test below.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::mpsc::RecvTimeoutError;
use std::time::{Duration, Instant};

use annabella::game::fact::{Fact, What};
use annabella::journal::file::{self, Access};
use annabella::journal::thread::{BatchId, Finish, JournalNews};
use annabella::journal::writer::CreateError;

use crate::journal::sample::{LONG, named, reopened, running, started};

const DIR: &str = "ANNABELLA_TEST_APPENDER_DIR";
const PLAN: &str = "ANNABELLA_TEST_APPENDER_PLAN";

/// What the process does.
#[derive(Copy, Clone, Debug)]
pub enum Plan {
    /// Appends one batch after the other, as fast as they are acknowledged, until it is killed.
    Endless,
    /// Appends a batch, sees it acknowledged, appends four at once, and finishes.
    Burst,
    /// Appends until there is trouble and some more, until it has caught up, and finishes.
    ThroughTrouble,
    /// Opens a journal that it must not write, and fails to begin another.
    ReadOnly,
}

/// The journal that it writes.
pub fn journal(dir: &Path) -> PathBuf {
    dir.join("game.annabella")
}

/// This binary, as the appender; put behind other words, it can be started by another program.
pub fn command_line() -> Vec<String> {
    let this = std::env::current_exe().unwrap().to_str().expect("a readable path").to_owned();
    [&this, "--ignored", "--exact", "journal::appender::appender", "--nocapture", "--test-threads=1"]
        .map(str::to_owned)
        .into()
}

/// Tells a command where and what to append.
pub fn prepare<'a>(command: &'a mut Command, dir: &Path, plan: Plan) -> &'a mut Command {
    command.env(DIR, dir).env(PLAN, format!("{plan:?}"))
}

/// The numbers behind a word that it has said, such as `written 7`.
pub fn numbers(said: &str, word: &str) -> Vec<u64> {
    let numbers = said.lines().filter_map(|line| line.strip_prefix(word)?.strip_prefix(' ')?.parse().ok());
    numbers.collect()
}

/// The number in the batch's name is in its fact as well.
pub fn counted(number: u64) -> Fact {
    named(&format!("{number} {}", "ž".repeat(usize::try_from(number % 97).unwrap())))
}

pub fn number_of(fact: &Fact) -> u64 {
    let What::Named { text, .. } = &fact.what else { panic!("not one of ours: {fact:?}") };
    text.split(' ').next().and_then(|number| number.parse().ok()).expect("a number")
}

fn say(line: &str) {
    let mut out = std::io::stdout().lock();
    writeln!(out, "{line}").and_then(|()| out.flush()).expect("somebody listens");
}

#[test]
#[ignore = "it is the process that other tests start"]
fn appender() {
    let dir = PathBuf::from(std::env::var_os(DIR).expect("the directory"));
    say("");
    match std::env::var(PLAN).expect("the plan").as_str() {
        "Endless" => endless(&dir),
        "Burst" => burst(&dir),
        "ThroughTrouble" => through_trouble(&dir),
        "ReadOnly" => read_only(&dir),
        other => panic!("no plan: {other}"),
    }
}

fn endless(dir: &Path) {
    let (mut next, writer) = if journal(dir).exists() {
        let (facts, _, writer) = reopened(&journal(dir));
        (facts[1..].last().map_or(0, |last| number_of(last) + 1), writer)
    } else {
        let mut writer = file::create(dir, "game").unwrap();
        writer.append(&[started()]).unwrap();
        (0, writer)
    };
    let (handle, told) = running(writer);
    say("ready");
    loop {
        // Two batches are always on their way, each of one to three facts with the same number.
        for number in [next, next + 1] {
            let facts = vec![counted(number); usize::try_from(number % 3).unwrap() + 1];
            handle.append(BatchId(number), facts);
        }
        for number in [next, next + 1] {
            assert_eq!(told.recv_timeout(LONG), Ok(JournalNews::Written(BatchId(number))));
            say(&format!("written {number}"));
        }
        next += 2;
    }
}

fn burst(dir: &Path) {
    let (handle, told) = running(file::create(dir, "game").unwrap());
    handle.append(BatchId(0), vec![started()]);
    assert_eq!(told.recv_timeout(LONG), Ok(JournalNews::Written(BatchId(0))));
    let begun = Instant::now();
    for number in 1..=4 {
        handle.append(BatchId(number), vec![counted(number)]);
        // The first of them is in the disk's hands before the others come.
        std::thread::sleep(Duration::from_millis(if number == 1 { 300 } else { 0 }));
        say(&format!("appended {number}"));
    }
    say(&format!("appending {}", begun.elapsed().as_millis()));
    for number in 1..=4 {
        assert_eq!(told.recv_timeout(LONG), Ok(JournalNews::Written(BatchId(number))));
        say(&format!("written {number}"));
    }
    say(&format!("acknowledging {}", begun.elapsed().as_millis()));
    assert!(matches!(handle.finish(LONG), Finish::Saved { .. }));
}

fn through_trouble(dir: &Path) {
    let (handle, told) = running(file::create(dir, "game").unwrap());
    handle.append(BatchId(0), vec![started()]);
    assert_eq!(told.recv_timeout(LONG), Ok(JournalNews::Written(BatchId(0))));
    let mut number = 0;
    let why = loop {
        number += 1;
        handle.append(BatchId(number), vec![counted(number)]);
        match told.recv_timeout(LONG).expect("an answer") {
            JournalNews::Written(BatchId(written)) => say(&format!("written {written}")),
            JournalNews::Trouble { why } => break why,
            JournalNews::CaughtUp { .. } => panic!("there was no trouble"),
        }
    };
    say(&format!("trouble {number}"));
    say(&format!("why {why}"));
    let mut patience = 600;
    loop {
        if patience % 20 == 0 {
            number += 1;
            handle.append(BatchId(number), vec![counted(number)]);
            say(&format!("appended {number}"));
        }
        match told.recv_timeout(Duration::from_millis(50)) {
            Ok(JournalNews::CaughtUp { through: BatchId(through), .. }) => {
                // One that was handed over while the news was on its way is acknowledged as in good times.
                assert!((number - 1..=number).contains(&through), "{through} of {number} were handed over");
                for later in through + 1..=number {
                    assert_eq!(told.recv_timeout(LONG), Ok(JournalNews::Written(BatchId(later))));
                }
                break;
            }
            Ok(other) => panic!("told once, and then nothing but that it is over: {other:?}"),
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => panic!("the thread has ended"),
        }
        patience -= 1;
        assert!(patience > 0, "it never caught up");
    }
    say(&format!("caught-up {number}"));
    assert!(matches!(handle.finish(LONG), Finish::Saved { .. }));
}

fn read_only(dir: &Path) {
    let opened = file::open(&journal(dir)).expect("it can be read");
    assert!(matches!(opened.access, Access::Refused(_)), "{:?}", opened.access);
    assert_eq!(opened.facts, [started()]);
    assert!(matches!(file::create(dir, "another"), Err(CreateError::Io { .. })));
    say("refused 1");
}
