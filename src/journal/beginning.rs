//! Journals whose first line cannot be read: what stands there, and what follows it.

use std::path::Path;

use super::checksum::checked;
use super::file::{OpenError, read_bytes};
use super::line::{Kept, is_first};

/// A journal without a first line that can be read.
#[derive(Debug)]
pub struct Headless<F> {
    /// What stands in front of the first good line.
    pub head: Vec<u8>,
    /// The facts from there on, as far as they are good.
    pub facts: Vec<F>,
    /// The first bad line after these, from 1.
    pub cut: Option<usize>,
}

/// Reads a journal of which [`super::file::read`] can read nothing. `None` if no line of it is good, or if more than one is lost at its
/// beginning: then it is unknown what happened there.
///
/// # Errors
/// If the file cannot be read.
pub fn headless<F: Kept>(path: &Path) -> Result<Option<Headless<F>>, OpenError> {
    let bytes = read_bytes(path).map_err(|why| OpenError { path: path.to_owned(), why })?;
    Ok(headless_in(&bytes))
}

fn headless_in<F: Kept>(bytes: &[u8]) -> Option<Headless<F>> {
    let mut lines = bytes.split_inclusive(|byte| *byte == b'\n');
    let good = |line: &[u8]| {
        let json = checked(line.strip_suffix(b"\n")?)?;
        if is_first::<F>(json) { None } else { F::read(json).ok() }
    };
    let mut head = Vec::new();
    let mut facts = Vec::new();
    for line in lines.by_ref() {
        if let Some(fact) = good(line) {
            facts.push(fact);
            break;
        }
        head.extend_from_slice(line);
    }
    let named = head.windows(FACT.len()).filter(|window| *window == FACT).count();
    if facts.is_empty() || named > 1 {
        return None;
    }
    let mut cut = None;
    for line in lines {
        let Some(fact) = good(line) else {
            cut = Some(facts.len() + 2);
            break;
        };
        facts.push(fact);
    }
    Some(Headless { head, facts, cut })
}

/// What stands once in each line.
const FACT: &[u8] = b"\"fact\":";
