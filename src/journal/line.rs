//! The lines of a journal, as bytes: written, and read back as far as they are good.

use std::fmt;
use std::io::BufRead as _;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::checksum::{checked, checksum, mended};
use crate::game::clock::ClockReading;
use crate::game::fact::{Fact, SCHEMA, Source, What};
use crate::game::roles::Seat;
use crate::game::standalone_clock;
use crate::time::Tick;

/// What a journal can keep: the facts of a game, or those of a clock alone.
pub trait Kept: Serialize + DeserializeOwned + Clone + fmt::Debug + Send + 'static {
    /// The name of the first fact, and of no other.
    const FIRST: &'static str;
    /// The layout that is read; the first fact carries it.
    const SCHEMA: u32;

    /// The fact of a line.
    ///
    /// # Errors
    /// If this version does not know it.
    fn read(json: &[u8]) -> Result<Self, serde_json::Error> {
        serde_json::from_slice(json)
    }
}

impl Kept for Fact {
    const FIRST: &'static str = "started";
    const SCHEMA: u32 = SCHEMA;

    fn read(json: &[u8]) -> Result<Fact, serde_json::Error> {
        fact(json)
    }
}

impl Kept for standalone_clock::Fact {
    const FIRST: &'static str = "clock_set_up";
    const SCHEMA: u32 = standalone_clock::SCHEMA;
}

/// Few lines are shorter, in bytes.
const USUAL_LINE: usize = 256;

/// How a journal was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Condition {
    /// Every byte of it is part of a good line.
    Clean,
    /// The last line is torn, as an interrupted write leaves it: without its end, or with a hole of zero bytes. It was
    /// never acknowledged. The writer cuts it off before it appends.
    TornLine { rest: Vec<u8> },
    /// A bad line that no interrupted write explains: followed by others, or whole but with a wrong checksum. The file is
    /// left as it is.
    Damaged {
        /// The first bad line, from 1. The facts before it are good.
        line: usize,
    },
    /// One wrong byte of the first line was mended by its checksum. The file is left as it is.
    Mended {
        /// The first bad line after it, from 1, if there is one. The facts before it are good.
        line: Option<usize>,
    },
}

/// Why bytes are no journal that this version reads.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// There is no whole first line: the program was interrupted before the first fact was on disk.
    #[error("it holds no fact yet")]
    Empty,
    /// The first line is no line of a journal, or its fact is not the start of what is looked for.
    #[error("it is not the journal of a game")]
    NotAJournal,
    /// Another version of the program wrote it.
    #[error("its schema is {found}; this version reads {reads}")]
    Schema { found: u32, reads: u32 },
    /// A line is undamaged, but this version does not know its fact. Going on without it would be another game.
    #[error("line {line}: unknown kind of fact: {why}")]
    UnknownFact {
        /// Which line, from 1.
        line: usize,
        /// What the JSON reader says.
        why: serde_json::Error,
    },
}

/// The good part of a journal.
#[derive(Debug)]
pub(super) struct Scan<F> {
    pub facts: Vec<F>,
    /// The length of their lines in bytes.
    pub good: usize,
    pub condition: Condition,
}

/// The lines of these facts.
///
/// # Errors
/// If a fact cannot be written as JSON.
pub fn encode<'a, F: Kept>(facts: impl IntoIterator<Item = &'a F>) -> Result<Vec<u8>, serde_json::Error> {
    let mut lines = Vec::new();
    for fact in facts {
        let json = serde_json::to_vec(fact)?;
        lines.extend_from_slice(&checksum(&json));
        lines.push(b' ');
        lines.extend_from_slice(&json);
        lines.push(b'\n');
    }
    Ok(lines)
}

/// Reads the longest prefix of good lines.
pub(super) fn scan<F: Kept>(bytes: &[u8]) -> Result<Scan<F>, ReadError> {
    // A fact is large: moving them all each time the list grows takes longer than reserving a little too much.
    let mut facts = Vec::with_capacity(bytes.len() / USUAL_LINE);
    let mut good = 0;
    let first = mended_first::<F>(bytes);
    if let Some((first, length)) = &first {
        facts.push(first.clone());
        good = *length;
    }
    while let Some(length) = to_line_feed(&bytes[good..]) {
        let Some(json) = checked(&bytes[good..good + length]) else { break };
        if facts.is_empty() {
            check_start::<F>(json)?;
        }
        let line = facts.len() + 1;
        facts.push(F::read(json).map_err(|why| ReadError::UnknownFact { line, why })?);
        good += length + 1;
    }
    let rest = &bytes[good..];
    if facts.is_empty() {
        return Err(if is_torn(rest) { ReadError::Empty } else { ReadError::NotAJournal });
    }
    let condition = if first.is_some() {
        Condition::Mended { line: (!is_torn(rest)).then_some(facts.len() + 1) }
    } else if rest.is_empty() {
        Condition::Clean
    } else if is_torn(rest) {
        Condition::TornLine { rest: rest.to_vec() }
    } else {
        Condition::Damaged { line: facts.len() + 1 }
    };
    Ok(Scan { facts, good, condition })
}

/// The first fact of a journal of whose first line one byte is wrong, and the length of the line.
fn mended_first<F: Kept>(bytes: &[u8]) -> Option<(F, usize)> {
    let length = to_line_feed(bytes)?;
    let line = &bytes[..length];
    if checked(line).is_some() {
        return None;
    }
    let json = mended(line)?;
    check_start::<F>(&json).ok()?;
    Some((F::read(&json).ok()?, length + 1))
}

/// The facts of all good lines, wherever they stand.
pub(super) fn good_facts<F: Kept>(bytes: &[u8]) -> Vec<F> {
    bytes.split(|&byte| byte == b'\n').filter_map(|line| F::read(checked(line)?).ok()).collect()
}

/// How many bytes stand before the next line feed, if there is one.
fn to_line_feed(bytes: &[u8]) -> Option<usize> {
    let mut rest = bytes;
    // Reading from memory does not fail; std looks for the byte many at a time.
    let passed = rest.skip_until(b'\n').ok()?;
    passed.checked_sub(1).filter(|last| bytes[*last] == b'\n')
}

/// The fact of a line of a game. Nearly all lines of a long game are notes of its clock, which say nothing else: they are read straight,
/// while serde puts the fields of all others aside before it knows which fact they are of.
fn fact(json: &[u8]) -> Result<Fact, serde_json::Error> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Noted {
        by: Seat,
        source: Source,
        at: Tick,
        #[serde(default)]
        clock: Option<ClockReading>,
        #[serde(rename = "fact")]
        _what: OfTheClock,
    }
    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum OfTheClock {
        ClockNoted,
    }
    if json.ends_with(b"\"fact\":\"clock_noted\"}")
        && let Ok(Noted { by, source, at, clock, _what: OfTheClock::ClockNoted }) = serde_json::from_slice(json)
    {
        return Ok(Fact { by, source, at, clock, what: What::ClockNoted });
    }
    serde_json::from_slice(json)
}

/// Whether an interrupted write can have left this after the good lines: one line, cut off, or with a block of it still zero, which a file
/// system shows where it had made room and not yet written.
fn is_torn(rest: &[u8]) -> bool {
    match rest.iter().position(|&byte| byte == b'\n') {
        None => true,
        Some(end) => end + 1 == rest.len() && rest.contains(&0),
    }
}

/// Whether the first fact is a first one, in a layout that this version reads. It looks at nothing else, so that a later
/// layout is called by its name and not by the first field in which it differs.
fn check_start<F: Kept>(json: &[u8]) -> Result<(), ReadError> {
    #[derive(Deserialize)]
    struct Start {
        fact: String,
        schema: u32,
    }
    let start: Start = serde_json::from_slice(json).map_err(|_| ReadError::NotAJournal)?;
    if start.fact != F::FIRST {
        return Err(ReadError::NotAJournal);
    }
    if start.schema != F::SCHEMA {
        return Err(ReadError::Schema { found: start.schema, reads: F::SCHEMA });
    }
    Ok(())
}

/// Whether this is a first fact, of whatever layout.
pub(super) fn is_first<F: Kept>(json: &[u8]) -> bool {
    !matches!(check_start::<F>(json), Err(ReadError::NotAJournal))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::clock::SideReading;
    use crate::rules::position::Color;

    #[test]
    fn a_clock_note_reads_the_same_by_both_ways() {
        let white = SideReading { left: 5_400_000, ..SideReading::default() };
        let reading =
            ClockReading { white, black: SideReading::default(), running: Some(Color::White), stood: 7, gaps: 3 };
        for clock in [None, Some(reading)] {
            let (by, source, at) = (Seat::Arbiter, Source::Console, Tick::from_millis(5_000));
            let noted = Fact { by, source, at, clock, what: What::ClockNoted };
            let json = serde_json::to_vec(&noted).expect("JSON");
            assert!(json.ends_with(b"\"fact\":\"clock_noted\"}"), "the short way is taken");
            assert_eq!(fact(&json).expect("a fact"), noted);
            // By the long way, with a field that a later version has added.
            let longer = [&json[..json.len() - 1], b",\"later\":1}"].concat();
            assert_eq!(fact(&longer).expect("a fact"), noted);
        }
        for wrong in [&b"{\"fact\":\"clock_noted\"}"[..], b"\"fact\":\"clock_noted\"}"] {
            assert!(fact(wrong).is_err());
        }
    }

    #[test]
    fn lines_end_where_they_end() {
        assert_eq!(to_line_feed(b""), None);
        assert_eq!(to_line_feed(b"abc"), None);
        assert_eq!(to_line_feed(b"\n"), Some(0));
        assert_eq!(to_line_feed(b"abc\n\n"), Some(3));
    }

    #[test]
    fn a_later_schema_is_named_even_with_strange_fields() {
        let json = br#"{"fact":"started","schema":7,"players":"three"}"#;
        let line = [&checksum(json)[..], b" ", json, b"\n"].concat();
        assert!(matches!(scan::<Fact>(&line), Err(ReadError::Schema { found: 7, .. })));
    }

    #[test]
    fn only_what_an_interruption_leaves_counts_as_torn() {
        assert!(is_torn(b""));
        assert!(is_torn(b"cbf43926 1234"));
        assert!(is_torn(b"cbf43926 \0\0\0\0\0\n"));
        assert!(!is_torn(b"cbf43926 123456780\n"));
        assert!(!is_torn(b"cbf43926 123\ncbf"));
    }
}
