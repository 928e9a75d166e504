//! Lines of words: how they run over on a page, and how they are made whole again.
//!
//! A line goes on in cell 3 or further in. A word that is longer than a line fills it but for the last cell, which is a hyphen. So
//! nothing else may look: a word that fills a line alone and ends in a hyphen of its own is broken before that.

use super::cell::{Cell, Row};
use super::layout::RUN_OVER;

/// The words of a line.
pub(super) fn words(row: &[Cell]) -> impl Iterator<Item = &[Cell]> {
    row.split(|cell| *cell == Cell::BLANK).filter(|word| !word.is_empty())
}

/// How far a line stands from the edge.
pub(super) fn indent(row: &[Cell]) -> usize {
    row.iter().take_while(|cell| **cell == Cell::BLANK).count()
}

/// Splits a word that does not fit into an empty line of `room` cells, with room for a hyphen; `None` where all of it fits.
pub(super) fn broken(word: &[Cell], room: usize) -> Option<(&[Cell], &[Cell])> {
    let fits = word.len() < room || (word.len() == room && !word.ends_with(&[Cell::HYPHEN]));
    (!fits).then(|| word.split_at(room - 1))
}

/// Whether a line of a page with `cols` cells a line ends within a word.
pub(super) fn is_broken(row: &[Cell], cols: Option<usize>) -> bool {
    cols == Some(row.len()) && row.ends_with(&[Cell::HYPHEN]) && words(row).nth(1).is_none()
}

/// Adds the next row to the end of a line.
pub(super) fn join(line: &mut Row, next: &[Cell], is_broken: bool) {
    if is_broken {
        line.pop();
    } else if !line.is_empty() {
        line.push(Cell::BLANK);
    }
    line.extend_from_slice(&next[indent(next)..]);
}

/// Lines made whole again. How many cells a line of the page has is known where there are pages.
pub(super) fn whole(rows: impl Iterator<Item = Row>, cols: Option<usize>) -> Vec<Row> {
    let mut lines: Vec<Row> = Vec::new();
    let mut within_word = false;
    for row in rows {
        let ends_within_word = is_broken(&row, cols);
        match lines.last_mut() {
            Some(line) if indent(&row) >= RUN_OVER => join(line, &row, within_word),
            _ => lines.push(row),
        }
        within_word = ends_within_word;
    }
    lines
}
