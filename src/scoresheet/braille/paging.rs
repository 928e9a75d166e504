//! How Braille is divided into pages where its file may have lost what divides them.

use std::collections::VecDeque;
use std::io::BufRead;

use super::cell::{Cell, Row, read_number};
use super::lines::indent;
use super::page::{Page, PageError, Signs, TextPages, unicode_row};
use crate::scoresheet::told::What;

/// Pages of a file.
pub type Pages = Box<dyn Iterator<Item = Result<Page, PageError>>>;

/// A file in cells.
pub struct Paged {
    pub pages: Pages,
    /// Whether there are lines only, and no pages.
    pub plain: bool,
    /// What somebody should know of that.
    pub told: Option<What>,
}

/// Opens a file that begins so; `plain`, if somebody said that it has no pages.
pub fn open(all: impl BufRead + 'static, head: &[u8], signs: Signs, plain: bool) -> Paged {
    let lines = |plain| TextPages::new(all, signs, plain);
    if plain || has_pages(head, signs) {
        return Paged { pages: Box::new(lines(plain)), plain, told: None };
    }
    match first_number(head, signs) {
        None => Paged { pages: Box::new(lines(true)), plain: true, told: Some(What::WithoutPages) },
        Some((_, blanks)) if blanks > 0 => {
            Paged { pages: Box::new(Numbered::new(lines(true))), plain: false, told: Some(What::WithoutFeeds) }
        }
        Some((line, _)) => {
            let lost = Err(PageError::NoLayout { line });
            Paged { pages: Box::new(std::iter::once(lost)), plain: false, told: None }
        }
    }
}

/// Whether Braille stands on pages, by its beginning: a form feed ends a page of BRF, and stands between those of Unicode: a single one has
/// its number in the last line.
fn has_pages(head: &[u8], signs: Signs) -> bool {
    head.contains(&b'\x0c')
        || (signs == Signs::Unicode && {
            let text = String::from_utf8_lossy(head);
            let blank = |sign: char| sign.is_whitespace() || sign == '\u{2800}';
            text.lines().rev().map(|line| line.trim_matches(blank)).find(|line| !line.is_empty()) == Some("⠼⠁")
        })
}

/// The line on which the number of the first page stands, and how many blanks before it.
fn first_number(head: &[u8], signs: Signs) -> Option<(u64, usize)> {
    let text = String::from_utf8_lossy(head);
    let row = |line: &str| -> Option<Row> {
        match signs {
            Signs::Ascii => line.bytes().map(Cell::of_ascii).collect(),
            Signs::Unicode => unicode_row(line).ok(),
        }
    };
    let rows = (1..).zip(text.lines()).filter_map(|(line, text)| Some((line, row(text.trim_end())?)));
    let mut numbers = rows.filter(|(_, row)| read_number(&row[indent(row)..]) == Some(1));
    numbers.next().map(|(line, row)| (line, indent(&row)))
}

/// Pages that only the numbers at their ends divide.
struct Numbered<P> {
    lines: P,
    rows: VecDeque<(u64, Row)>,
    number: u32,
    height: usize,
}

impl<P: Iterator<Item = Result<Page, PageError>>> Numbered<P> {
    fn new(lines: P) -> Numbered<P> {
        Numbered { lines, rows: VecDeque::new(), number: 0, height: 0 }
    }

    fn next_row(&mut self) -> Result<Option<(u64, Row)>, PageError> {
        while self.rows.is_empty() {
            let Some(lines) = self.lines.next().transpose()? else { return Ok(None) };
            self.rows.extend((lines.line..).zip(lines.rows));
        }
        Ok(self.rows.pop_front())
    }

    fn next_page(&mut self) -> Result<Option<Page>, PageError> {
        let mut page = Page { line: 0, rows: Vec::new() };
        while let Some((line, row)) = self.next_row()? {
            if page.rows.is_empty() {
                page.line = line;
            }
            let blanks = indent(&row);
            if blanks > 0 && read_number(&row[blanks..]) == Some(self.number + 1) {
                self.number += 1;
                self.height = self.height.max(page.rows.len());
                // Empty lines may have been lost before the number.
                page.rows.resize(self.height, Row::new());
                page.rows.push(row);
                return Ok(Some(page));
            }
            page.rows.push(row);
        }
        let is_empty = page.rows.iter().all(Vec::is_empty);
        Ok((!is_empty).then_some(page))
    }
}

impl<P: Iterator<Item = Result<Page, PageError>>> Iterator for Numbered<P> {
    type Item = Result<Page, PageError>;

    fn next(&mut self) -> Option<Result<Page, PageError>> {
        self.next_page().transpose()
    }
}
