//! Journals whose first line cannot be read: what stands there, and what follows it.

use std::path::Path;

use super::checksum::checked;
use super::file::{OpenError, read_bytes};
use super::line::{Kept, is_first};

/// A journal without a first line that can be read.
#[derive(Debug)]
pub struct Headless<F> {
    /// What stands in front of the first good line; all of it, if none is good.
    pub head: Vec<u8>,
    /// The facts from there on, as far as they are good.
    pub facts: Vec<F>,
    /// The first bad line after these, from 1.
    pub cut: Option<usize>,
}

impl<F> Headless<F> {
    /// Whether only the first line is lost. If more are, it is unknown what happened there.
    pub fn lacks_one_line(&self) -> bool {
        // It stands once in each line.
        const FACT: &[u8] = b"\"fact\":";
        !self.facts.is_empty() && self.head.windows(FACT.len()).filter(|window| *window == FACT).count() < 2
    }
}

/// Reads a journal of which [`super::file::read`] can read nothing.
///
/// # Errors
/// If the file cannot be read.
pub fn headless<F: Kept>(path: &Path) -> Result<Headless<F>, OpenError> {
    let bytes = read_bytes(path).map_err(|why| OpenError { path: path.to_owned(), why })?;
    let good = |line: &&[u8]| {
        let json = checked(line.strip_suffix(b"\n")?)?;
        if is_first::<F>(json) { None } else { F::read(json).ok() }
    };
    let lines: Vec<&[u8]> = bytes.split_inclusive(|byte| *byte == b'\n').collect();
    let first = lines.iter().position(|line| good(line).is_some()).unwrap_or(lines.len());
    let facts: Vec<F> = lines[first..].iter().map_while(good).collect();
    let next = first + facts.len();
    Ok(Headless { head: lines[..first].concat(), facts, cut: (next < lines.len()).then_some(next + 1) })
}
