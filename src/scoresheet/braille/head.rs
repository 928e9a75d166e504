//! The running head: above the second page of a game, and those behind it, stand the players and the page of the game.
//!
//! It is made of the heading's cells as they stand on the first page, so that its reader can tell whether it belongs there.

use super::cell::{Cell, Row, write_number};
use super::layout::COLON;
use super::page::cut_blanks;
use super::stated;

/// A lower page has no line to spare for it, and a narrower one no room.
const LOWEST: usize = 10;
const NARROWEST: usize = 20;
/// Between the players.
const DASH: Cell = Cell::HYPHEN;
/// Blanks at least between the names and the number.
const GAP: usize = 2;

/// Whether pages of this size have one.
pub(super) const fn has_room(cols: usize, rows: usize) -> bool {
    cols >= NARROWEST && rows >= LOWEST
}

/// The players: what stands behind the labels of the first two lines. `heading` has the lines as they stand on the page.
pub(super) fn names(heading: &[Row]) -> Row {
    let mut lines: Vec<Row> = Vec::new();
    for row in stated::without(heading) {
        match lines.last_mut() {
            Some(line) if row.starts_with(&[Cell::BLANK, Cell::BLANK]) => line.extend_from_slice(&row[1..]),
            _ => lines.push(row),
        }
    }
    lines.truncate(2);
    lines.iter().map(|line| text(line)).collect::<Vec<_>>().join(&[Cell::BLANK, DASH, Cell::BLANK][..])
}

/// A line without its label, if it has one and something stands behind it.
fn text(line: &[Cell]) -> &[Cell] {
    let end = line.windows(2).position(|pair| pair == [COLON, Cell::BLANK]);
    end.and_then(|colon| line.get(colon + 2..)).filter(|text| !text.is_empty()).unwrap_or(line)
}

/// The line above a page of a game: the names, as far as they have room, and the number on the right.
pub(super) fn row(names: &[Cell], page: u32, cols: usize) -> Row {
    let mut number = Row::new();
    write_number(&mut number, page);
    let room = cols - number.len() - GAP;
    let cut = match names.get(..room) {
        // Words are left whole where one has room.
        Some(cut) if names.get(room) != Some(&Cell::BLANK) => {
            cut.iter().rposition(|cell| *cell == Cell::BLANK).unwrap_or(room)
        }
        Some(_) => room,
        None => names.len(),
    };
    let mut row = names[..cut].to_vec();
    row.resize(cols - number.len(), Cell::BLANK);
    row.append(&mut number);
    row
}

/// The names of a line that has the form of a running head of this page, whatever they are.
fn names_of(row: &[Cell], page: u32, cols: usize) -> Option<&[Cell]> {
    let mut number = Row::new();
    write_number(&mut number, page);
    let left = row.strip_suffix(&number[..])?;
    let names = left.strip_suffix(&[Cell::BLANK; GAP])?;
    (row.len() == cols).then_some(names)
}

/// The running heads of one game as they are read.
#[derive(Debug, Default)]
pub(super) struct Heads {
    page: u32,
    names: Row,
    /// Names in them that are not those of the heading.
    others: Vec<Row>,
    is_there: bool,
}

impl Heads {
    /// Whether the last page that was turned has one.
    pub(super) const fn is_there(&self) -> bool {
        self.is_there
    }

    /// Names in them that are not those of the heading.
    pub(super) fn take_others(&mut self) -> Vec<Row> {
        std::mem::take(&mut self.others)
    }

    /// Looks at the next page, without the line of its number, which has so many cells; whether its first line is a running head.
    pub(super) fn turn(&mut self, rows: &[Row], cols: usize) -> bool {
        self.page += 1;
        if self.page == 1 {
            self.names = names(rows.split(Vec::is_empty).next().unwrap_or_default());
        }
        self.is_there =
            self.page > 1 && has_room(cols, rows.len() + 1) && rows.first().is_some_and(|row| self.is(row, cols));
        self.is_there
    }

    fn is(&mut self, row: &Row, cols: usize) -> bool {
        if *row == self::row(&self.names, self.page, cols) {
            return true;
        }
        let Some(names) = names_of(row, self.page, cols) else { return false };
        let mut names = names.to_vec();
        cut_blanks(&mut names);
        if !self.others.contains(&names) {
            self.others.push(names);
        }
        true
    }
}
