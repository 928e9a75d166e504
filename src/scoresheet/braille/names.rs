//! Names read back from headings of our own: from the cells to the words of which they are made.

use super::cell::Row;
use super::heading::Headings;
use super::stated;
use crate::game::participant::Language;
use crate::scoresheet::sentences::heading::HeadingLine;
use crate::scoresheet::sheet::IN_WORDS;
use crate::scoresheet::text::{day, pgn_date};

/// Reads headings. The tables are opened when the first one comes.
#[derive(Default)]
pub struct Names {
    headings: Vec<Headings>,
}

impl Names {
    /// The tags that a heading states, and the lines that could not be read. Only what becomes the very same cells again is a name.
    /// `heading` has whole lines.
    pub fn read(&mut self, heading: &[Row]) -> (Vec<(String, String)>, Vec<Row>) {
        let lines = stated::without(heading);
        if lines.is_empty() {
            return (Vec::new(), lines);
        }
        if self.headings.is_empty() {
            self.headings = Language::ALL.into_iter().map(|language| Headings::new(language).0).collect();
        }
        let mut best = (Vec::new(), lines.clone());
        for headings in &mut self.headings {
            let (mut tags, mut rest) = (Vec::new(), Vec::new());
            for line in &lines {
                match tag(headings, line) {
                    Some(tag) => tags.push(tag),
                    None => rest.push(line.clone()),
                }
            }
            if rest.len() < best.1.len() {
                best = (tags, rest);
            }
            if best.1.is_empty() {
                break;
            }
        }
        best
    }
}

fn tag(headings: &mut Headings, row: &Row) -> Option<(String, String)> {
    IN_WORDS.into_iter().find_map(|name| {
        let text = headings.back(HeadingLine::of_tag(name, "")?, row)?;
        // The day stands there as it is usual.
        let value = if name == "Date" { date(&text)? } else { text };
        Some((name.to_owned(), value))
    })
}

/// A day as PGN has it.
fn date(text: &str) -> Option<String> {
    let value = pgn_date(text);
    (day(&value) == text).then_some(value)
}
