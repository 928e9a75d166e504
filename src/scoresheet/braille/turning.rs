//! Pages as a reader turns them: without their numbers, and with what is wrong with them. A form feed that is missing, one wrong number
//! and one empty line too few cost no game: they are told.

use super::cell::{Cell, Row, read_number};
use super::lines::indent;
use super::page::{Page, PageError};
use super::reading::Wrong;
use crate::scoresheet::sentences::converting::Mended;
use crate::scoresheet::told::{Told, What};

/// So far from the edge, and so short, nothing stands but the number of a page.
const FAR: usize = 8;
const LONGEST_NUMBER: usize = 4;

/// Turns the pages of a file.
#[derive(Debug)]
pub(super) struct Turner<P> {
    pages: P,
    /// Whether there are lines only, and no pages.
    plain: bool,
    /// How many lines the pages have had so far.
    heights: Vec<usize>,
    /// How many cells a line has, where there are pages.
    pub(super) cols: Option<usize>,
    /// How many pages were turned, and the number that the last one has.
    number: u32,
    seen: u32,
    /// What stood on the last page after its number, without a form feed between.
    rest: Option<Page>,
    /// What is wrong with the pages, and not told yet.
    pub(super) told: Vec<Told>,
}

/// Why a page cannot be turned.
pub(super) enum NoPage {
    Page(PageError),
    /// The next one may be.
    Wrong(u64, Wrong),
}

impl<P: Iterator<Item = Result<Page, PageError>>> Turner<P> {
    pub(super) fn new(pages: P, plain: bool) -> Turner<P> {
        Turner { pages, plain, heights: Vec::new(), cols: None, number: 0, seen: 0, rest: None, told: Vec::new() }
    }

    /// The next page, without the line of its number.
    pub(super) fn turn(&mut self) -> Result<Option<Page>, NoPage> {
        let next = self.rest.take().map(Ok).or_else(|| self.pages.next());
        let Some(mut page) = next.transpose().map_err(NoPage::Page)? else { return Ok(None) };
        if self.plain {
            page.rows.iter_mut().filter(|row| is_far(row) && number_of(row).1.is_some()).for_each(Vec::clear);
            return Ok(Some(page));
        }
        self.number += 1;
        if let Some(end) = self.end_within(&page.rows) {
            let rows = page.rows.split_off(end);
            self.rest = Some(Page { line: page.line + end as u64, rows });
            self.tell(page.line + end as u64, Mended::FormFeed);
        }
        let height = page.rows.len();
        if !self.heights.contains(&height) {
            if !self.heights.is_empty() {
                self.tell(page.line, Mended::PageHeight);
            }
            self.heights.push(height);
        }
        let bottom = page.rows.pop().unwrap_or_default();
        let line = page.line + height.saturating_sub(1) as u64;
        let (before, number) = number_of(&bottom);
        let is_next = number.is_some_and(|number| number == self.number || number == self.seen + 1);
        let is_alone = indent(&bottom) == before;
        if is_next && is_alone {
            // Where a page is lost, the next ones are counted from there on.
            self.number = number.unwrap_or(self.number);
            self.cols = Some(bottom.len());
        } else if is_far(&bottom) || (is_next && self.cols == Some(bottom.len())) {
            self.tell(line, Mended::PageNumber(self.number));
            self.cols = self.cols.or(Some(bottom.len()));
        } else {
            return Err(NoPage::Wrong(line, Wrong::PageNumber(self.number)));
        }
        self.seen = number.unwrap_or(self.number);
        Ok(Some(page))
    }

    /// The line after which the page ends, if another one follows it without a form feed.
    fn end_within(&self, rows: &[Row]) -> Option<usize> {
        let (bottom, above) = rows.split_last()?;
        // Where the number is damaged, too, that of the next page tells.
        let is_next = number_of(bottom).1 == Some(self.number + 1);
        let is_end = |row: &Row| row.len() == bottom.len() && is_far(row);
        let has_number = |row: &Row| number_of(row).1 == Some(self.number);
        let ends = |row: &Row| is_end(row) && (is_next || has_number(row));
        if is_end(bottom) && has_number(bottom) { None } else { above.iter().position(ends).map(|line| line + 1) }
    }

    fn tell(&mut self, line: u64, what: Mended) {
        self.told.push(Told { line, half_move: None, what: What::Mended(what) });
    }
}

/// The number that the last word of a line is, if it is one, and how many cells stand before that word.
fn number_of(row: &[Cell]) -> (usize, Option<u32>) {
    let before = row.iter().rposition(|cell| *cell == Cell::BLANK).map_or(0, |blank| blank + 1);
    (before, read_number(&row[before..]))
}

/// Whether nothing stands in a line but one short word, far from the edge.
fn is_far(row: &[Cell]) -> bool {
    let before = indent(row);
    before >= FAR && number_of(row).0 == before && (1..=LONGEST_NUMBER).contains(&(row.len() - before))
}
