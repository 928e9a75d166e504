//! The running head: above the second page of a game, and those after it, stand the players and the page of the game.
//!
//! It is made of the heading's cells, so that its reader can tell whether it belongs there. Names that have no room are cut down to
//! surnames, and these are shortened alike: both players always stand there.

use super::cell::{Cell, Row, cell, write_number};
use super::layout::COLON;
use super::lines::words;
use super::page::cut_blanks;
use super::stated;

/// A lower page has no line to spare for it, and a narrower one no room.
const LOWEST: usize = 10;
const NARROWEST: usize = 20;
/// Between the players.
const BETWEEN: [Cell; 3] = [Cell::BLANK, Cell::HYPHEN, Cell::BLANK];
/// Blanks at least between the names and the number.
const GAP: usize = 2;
/// Stands after a surname that comes first.
const COMMA: Cell = cell('⠂');
/// What is no surname begins with these in one of the languages: a number, a bracket.
const NO_SURNAME: [Cell; 5] = [Cell::NUMBER, cell('⠐'), cell('⠣'), cell('⠦'), cell('⠶')];

/// Whether pages of this size have one.
pub(super) const fn has_room(cols: usize, rows: usize) -> bool {
    cols >= NARROWEST && rows >= LOWEST
}

/// The players: the text after the labels of the first two lines of a heading.
pub(super) fn players(heading: &[Row]) -> Vec<Row> {
    stated::without(heading)
        .iter()
        .take(2)
        .map(|line| words(text(line)).collect::<Vec<_>>().join(&Cell::BLANK))
        .collect()
}

/// A line without its label, if it has one and text follows it.
fn text(line: &[Cell]) -> &[Cell] {
    let end = line.windows(2).position(|pair| pair == [COLON, Cell::BLANK]);
    end.and_then(|colon| line.get(colon + 2..)).filter(|text| !text.is_empty()).unwrap_or(line)
}

/// What stands before the comma, or else the last word that can be a surname.
fn surname(player: &[Cell]) -> Row {
    if let Some(comma) = player.iter().position(|cell| *cell == COMMA).filter(|comma| *comma > 0) {
        return player[..comma].to_vec();
    }
    let is_one = |word: &&[Cell]| !NO_SURNAME.contains(&word[0]);
    words(player).filter(is_one).last().unwrap_or(player).to_vec()
}

/// Whether no name ends with a cell: it only says something of the next one, as all without dots 1 to 3 do, or is a hyphen.
fn goes_on(cell: Cell) -> bool {
    cell.dots().trailing_zeros() >= 3 || cell == Cell::HYPHEN
}

/// As much of each name as has room: what one leaves, the other has.
fn shortened(names: &[Row], room: usize) -> Vec<Row> {
    let between = BETWEEN.len() * names.len().saturating_sub(1);
    let (room, all) = (room.saturating_sub(between), names.iter().map(Vec::len).sum::<usize>());
    let cut = |name: &Row| {
        let most = (room / names.len()).max(room.saturating_sub(all - name.len()));
        let mut name = name[..most.min(name.len())].to_vec();
        while name.pop_if(|cell| goes_on(*cell)).is_some() {}
        name
    };
    names.iter().map(cut).collect()
}

/// The line above a page of a game: the players, and the number on the right.
pub(super) fn row(players: &[Row], page: u32, cols: usize) -> Row {
    let mut number = Row::new();
    write_number(&mut number, page);
    let room = cols - number.len() - GAP;
    let surnames: Vec<Row> = players.iter().map(|player| surname(player)).collect();
    let whole = [players, &surnames].into_iter().map(|names| names.join(&BETWEEN[..])).find(|row| row.len() <= room);
    let mut row = whole.unwrap_or_else(|| shortened(&surnames, room).join(&BETWEEN[..]));
    row.resize(cols - number.len(), Cell::BLANK);
    row.append(&mut number);
    row
}

/// The names of a line that has the form of a running head of this page, whatever they are.
fn names_of(row: &[Cell], page: u32, cols: usize) -> Option<Row> {
    let mut number = Row::new();
    write_number(&mut number, page);
    let mut names = row.strip_suffix(&number[..])?.strip_suffix(&[Cell::BLANK; GAP])?.to_vec();
    cut_blanks(&mut names);
    (row.len() == cols).then_some(names)
}

/// The running heads of one game as they are read.
#[derive(Debug, Default)]
pub(super) struct Heads {
    page: u32,
    cols: usize,
    /// Those that were found, and the names in them.
    found: Vec<(u32, Row, Row)>,
    is_there: bool,
    /// Whether the page that was turned last begins the next game.
    pub(super) begins_next: bool,
}

impl Heads {
    /// Those of a game whose first page was turned already.
    pub(super) fn of_one_page() -> Heads {
        Heads { page: 1, ..Heads::default() }
    }

    /// Whether the last page that was turned has one.
    pub(super) const fn is_there(&self) -> bool {
        self.is_there
    }

    /// Looks at the next page, whose rows exclude the line with its number and have `cols` cells; returns whether its first line is a
    /// running head.
    pub(super) fn turn(&mut self, rows: &[Row], cols: usize) -> bool {
        self.page += 1;
        self.cols = cols;
        let row = rows.first().filter(|_| self.page > 1 && has_room(cols, rows.len() + 1));
        let found = row.and_then(|row| Some((self.page, row.clone(), names_of(row, self.page, cols)?)));
        self.is_there = found.is_some();
        self.found.extend(found);
        self.is_there
    }

    /// Names in them that are not those of the heading.
    pub(super) fn others(&self, heading: &[Row]) -> Vec<Row> {
        let players = players(heading);
        let mut others: Vec<Row> = Vec::new();
        for (page, row, names) in &self.found {
            if *row != self::row(&players, *page, self.cols) && !others.contains(names) {
                others.push(names.clone());
            }
        }
        others
    }
}
