//! Pages of cells as they come out of files: what the readers of all forms hand on.

use std::io::{self, BufRead};

use super::cell::{Cell, Row};
use crate::scoresheet::sentences::converting::PefTrouble;

/// No page of Braille has a longer line, in bytes.
const LONGEST_LINE: usize = 1024;
/// Nor more lines.
const MOST_LINES: usize = 1024;

/// A page that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    /// The number of its first line in the file.
    pub line: u64,
    /// Its lines, without blanks at their ends.
    pub rows: Vec<Row>,
}

/// Why a file cannot be read as pages of Braille.
#[derive(Debug)]
pub enum PageError {
    /// What the system says.
    Io(io::Error),
    /// Something that is no cell of six dots.
    NotBraille { line: u64, what: String },
    /// Both the form feeds and the blanks before lines are lost; the line of the first number of a page.
    NoLayout { line: u64 },
    /// The last page has no end.
    CutOff { line: u64 },
    /// A line or a page without end.
    TooLarge { line: u64 },
    /// The file is no PEF.
    Pef { line: u64, why: PefTrouble },
}

/// In which signs the cells stand.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Signs {
    /// ASCII Braille: BRF and BRL. A form feed ends each page.
    Ascii,
    /// Unicode, UTF-8. A form feed stands between pages.
    Unicode,
}

/// Reads pages of BRF or of Unicode text.
#[derive(Debug)]
pub struct TextPages<R> {
    from: R,
    signs: Signs,
    /// Whether there are no pages, only lines.
    plain: bool,
    line: u64,
    over: bool,
}

/// How a line ended.
#[derive(Copy, Clone, PartialEq, Eq)]
enum End {
    Line,
    Page,
    File,
}

impl<R: BufRead> TextPages<R> {
    /// Reads pages; with `plain`, lines that stand on no pages.
    pub fn new(from: R, signs: Signs, plain: bool) -> TextPages<R> {
        TextPages { from, signs, plain, line: 0, over: false }
    }

    fn next_page(&mut self) -> Result<Option<Page>, PageError> {
        let mut page = Page { line: self.line + 1, rows: Vec::new() };
        let mut bytes = Vec::new();
        loop {
            bytes.clear();
            let end = self.next_line(&mut bytes)?;
            let bare = bytes.strip_suffix(b"\r").unwrap_or(&bytes);
            let nothing = bare.is_empty();
            match end {
                // Directly after the end of a line, the end of the page begins no other.
                End::Page | End::File if nothing => {}
                End::File if !self.plain => return Err(PageError::CutOff { line: self.line }),
                End::Line | End::Page | End::File => page.rows.push(self.row(bare)?),
            }
            if page.rows.len() >= MOST_LINES {
                // Plain lines have no pages: they are read in portions of this many lines.
                return if self.plain { Ok(Some(page)) } else { Err(PageError::TooLarge { line: self.line }) };
            }
            match end {
                End::Line => {}
                End::Page if self.plain => {}
                End::Page => return Ok(Some(page)),
                End::File => {
                    self.over = true;
                    if page.rows.is_empty() {
                        return Ok(None);
                    }
                    return match self.signs {
                        Signs::Ascii if !self.plain => Err(PageError::CutOff { line: self.line }),
                        Signs::Ascii | Signs::Unicode => Ok(Some(page)),
                    };
                }
            }
        }
    }

    fn next_line(&mut self, bytes: &mut Vec<u8>) -> Result<End, PageError> {
        self.line += 1;
        loop {
            let ready = match self.from.fill_buf() {
                Ok(ready) => ready,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(PageError::Io(error)),
            };
            if ready.is_empty() {
                return Ok(End::File);
            }
            let end = ready.iter().position(|byte| matches!(byte, b'\n' | b'\x0c'));
            let taken = end.unwrap_or(ready.len());
            if bytes.len() + taken > LONGEST_LINE {
                return Err(PageError::TooLarge { line: self.line });
            }
            bytes.extend_from_slice(&ready[..taken]);
            let how = end.map(|at| if ready[at] == b'\n' { End::Line } else { End::Page });
            self.from.consume(taken + usize::from(end.is_some()));
            if let Some(how) = how {
                // A form feed after the end of a line is not a line of its own.
                if how == End::Page && bytes.is_empty() {
                    self.line -= 1;
                }
                return Ok(how);
            }
        }
    }

    fn row(&self, bytes: &[u8]) -> Result<Row, PageError> {
        let line = self.line;
        let mut row: Row = match self.signs {
            Signs::Ascii => {
                let cell = |byte: &u8| {
                    let what = || format!("{:?}", char::from(*byte));
                    Cell::of_ascii(*byte).ok_or_else(|| PageError::NotBraille { line, what: what() })
                };
                bytes.iter().map(cell).collect::<Result<_, _>>()?
            }
            Signs::Unicode => {
                let text = std::str::from_utf8(bytes)
                    .map_err(|_| PageError::NotBraille { line, what: "what is not UTF-8".to_owned() })?;
                // Some programs put a byte-order mark in front.
                let text = if line == 1 { text.strip_prefix('\u{feff}').unwrap_or(text) } else { text };
                unicode_row(text).map_err(|sign| PageError::NotBraille { line, what: format!("{sign:?}") })?
            }
        };
        cut_blanks(&mut row);
        Ok(row)
    }
}

impl<R: BufRead> Iterator for TextPages<R> {
    type Item = Result<Page, PageError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.over {
            return None;
        }
        let page = self.next_page();
        self.over |= page.is_err();
        page.transpose()
    }
}

/// The cells of a text of Unicode; the first sign that is none.
pub(super) fn unicode_row(text: &str) -> Result<Row, char> {
    let cell = |sign: char| if sign == ' ' { Some(Cell::BLANK) } else { Cell::of_unicode(sign) };
    text.chars().map(|sign| cell(sign).ok_or(sign)).collect()
}

pub(super) fn cut_blanks(row: &mut Row) {
    while row.last() == Some(&Cell::BLANK) {
        row.pop();
    }
}
