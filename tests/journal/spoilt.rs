//! Journals that are cut off or have wrong bytes in them.

use std::fs;
use std::ops::Range;
use std::path::Path;

use annabella::game::fact::Fact;
use annabella::journal::file::{self, Access, Unreadable};
use annabella::journal::line::{Condition, ReadError, encode};
use proptest::prelude::*;

use crate::journal::sample::{clean, game, line_ends, named, quick_dir, reopened, started, written};

#[test]
fn cut_at_any_byte_it_keeps_whole_facts_and_continues() {
    let dir = quick_dir();
    let facts = game();
    let whole = encode(&facts).unwrap();
    let path = dir.path().join("cut.annabella");
    for length in 0..=whole.len() {
        let cut = &whole[..length];
        fs::write(&path, cut).unwrap();
        let count = line_ends(cut);
        if count == 0 {
            let why = file::open(&path).expect_err("no whole fact").why;
            assert!(matches!(why, Unreadable::Content(ReadError::Empty)), "{length}");
            continue;
        }
        let (read, condition, mut writer) = reopened(&path);
        assert_eq!(read, facts[..count], "{length}");
        let rest = cut.rsplit(|&byte| byte == b'\n').next().unwrap_or_default();
        if rest.is_empty() {
            assert_eq!(condition, Condition::Clean, "{length}");
        } else {
            assert_eq!(condition, Condition::TornLine { rest: rest.to_vec() }, "{length}");
        }
        assert_eq!(fs::read(&path).unwrap(), cut, "opening alone changes nothing");
        writer.append(&[named("goes on")]).unwrap();
        drop(writer);
        let expected: Vec<_> = facts[..count].iter().cloned().chain([named("goes on")]).collect();
        assert_eq!(clean(&path), expected, "{length}");
    }
}

#[test]
fn one_wrong_byte_never_makes_a_wrong_fact() {
    let dir = quick_dir();
    let path = dir.path().join("flipped.annabella");
    // The first line, and each fact behind it, with one more that must not be read.
    for (number, fact) in game().into_iter().enumerate() {
        let facts = [started(), fact, named("behind it")];
        let [first, second] = [1, 2].map(|count| encode(&facts[..count]).unwrap().len());
        let from = if number == 0 { 0 } else { first };
        assert_every_wrong_byte_is_found(&path, &facts, from..second);
    }
}

fn assert_every_wrong_byte_is_found(path: &Path, facts: &[Fact], places: Range<usize>) {
    let mut bytes = encode(facts).unwrap();
    for at in places {
        let good = bytes[at];
        let line = line_ends(&bytes[..at]);
        // Every single bit, the letter's case among them; nothing; and a line feed.
        for bad in (0..8).map(|bit| good ^ (1 << bit)).chain([0, b'\n']).filter(|&bad| bad != good) {
            bytes[at] = bad;
            fs::write(path, &bytes).unwrap();
            match file::read(path) {
                // Of the first line it is mended.
                Ok(reading) if line == 0 => {
                    assert_eq!(reading.facts, facts, "byte {at}");
                    assert_eq!(reading.condition, Condition::Mended { line: None }, "byte {at}");
                }
                Ok(reading) => {
                    assert_eq!(reading.facts, facts[..line], "byte {at}");
                    assert_ne!(reading.condition, Condition::Clean, "byte {at}");
                }
                // Nobody can say where a line ends that is cut in two.
                Err(why) => assert!(line == 0 && (bad == b'\n' || good == b'\n'), "byte {at}: {why}"),
            }
        }
        bytes[at] = good;
    }
}

#[test]
fn damage_is_told_and_the_file_is_kept() {
    let dir = quick_dir();
    let path = written(dir.path(), "one", &[started(), named("two"), named("three")]);
    let mut bytes = fs::read(&path).unwrap();
    let two = bytes.windows(3).rposition(|three| three == b"two").unwrap();
    bytes[two] = b'T';
    fs::write(&path, &bytes).unwrap();
    let opened = file::open(&path).unwrap();
    assert_eq!(opened.condition, Condition::Damaged { line: 2 });
    assert_eq!(opened.facts, [started()]);
    assert!(matches!(opened.access, Access::Damaged));
    assert_eq!(fs::read(&path).unwrap(), bytes);
}

#[test]
fn a_block_that_was_never_written_is_a_torn_line() {
    let dir = quick_dir();
    let path = written(dir.path(), "one", &[started(), named("two")]);
    let good = fs::read(&path).unwrap();
    fs::write(&path, [&good[..], &[0; 4096]].concat()).unwrap();
    let (facts, condition, mut writer) = reopened(&path);
    assert_eq!(facts, [started(), named("two")]);
    assert_eq!(condition, Condition::TornLine { rest: vec![0; 4096] });
    writer.append(&[named("three")]).unwrap();
    assert_eq!(clean(&path), [started(), named("two"), named("three")]);
}

/// Bytes that look like a journal here and there.
fn nearly_a_journal() -> impl Strategy<Value = Vec<u8>> {
    let line = prop_oneof![
        prop::collection::vec(any::<u8>(), 0..40),
        "[0-9a-f]{8} \\{\"fact\":\"[a-zž]{0,9}\"\\}\n".prop_map(String::into_bytes),
        "\\PC{0,20}".prop_map(|json| format!("{:08x} {json}\n", crc32fast::hash(json.as_bytes())).into_bytes()),
        prop::sample::select(game()).prop_map(|fact| encode(&[fact]).unwrap()),
        Just(b"\n".to_vec()),
    ];
    (any::<bool>(), prop::collection::vec(line, 0..8)).prop_map(|(headed, lines)| {
        let head = if headed { encode(&[started()]).unwrap() } else { Vec::new() };
        [head, lines.concat()].concat()
    })
}

proptest! {
    #[test]
    fn no_bytes_cause_panic_and_whatever_is_read_can_continue(bytes in nearly_a_journal()) {
        let dir = quick_dir();
        let path = dir.path().join("any.annabella");
        fs::write(&path, &bytes).unwrap();
        let Ok(opened) = file::open(&path) else { return Ok(()) };
        match opened.access {
            Access::Writing(mut writer) => {
                let mut expected = opened.facts;
                expected.push(named("goes on"));
                writer.append(&expected[expected.len() - 1..]).unwrap();
                prop_assert_eq!(clean(&path), expected);
            }
            Access::Damaged => prop_assert_eq!(fs::read(&path).unwrap(), bytes),
            other => prop_assert!(false, "{:?}", other),
        }
    }
}
