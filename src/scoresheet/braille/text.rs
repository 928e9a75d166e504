//! Pages as text: ASCII Braille (BRF, and BRL with the same bytes) and Unicode.

use std::io::{self, Write};

use super::cell::Row;
use super::layout::Pages;

/// What ends a page of a BRF.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum PageEnd {
    /// The end of its last line, and a form feed.
    #[default]
    LineAndFeed,
    /// A form feed alone, for embossers that count it as the end of a line, too.
    BareFeed,
}

/// Writes BRF: bytes from 0x20 to 0x5F, upper case, CR LF behind each line, a form feed behind each page.
#[derive(Debug)]
pub struct Brf<W> {
    to: W,
    end: PageEnd,
    line: Vec<u8>,
}

impl<W: Write> Brf<W> {
    /// Nothing written yet.
    pub fn new(to: W, end: PageEnd) -> Brf<W> {
        Brf { to, end, line: Vec::new() }
    }
}

impl<W: Write> Pages for Brf<W> {
    fn begin_game(&mut self) -> io::Result<()> {
        Ok(())
    }

    fn page(&mut self, rows: &[Row]) -> io::Result<()> {
        self.line.clear();
        for (index, row) in rows.iter().enumerate() {
            self.line.extend(row.iter().map(|cell| cell.ascii()));
            if self.end == PageEnd::LineAndFeed || index + 1 < rows.len() {
                self.line.extend_from_slice(b"\r\n");
            }
        }
        self.line.push(b'\x0c');
        self.to.write_all(&self.line)
    }

    fn end(&mut self) -> io::Result<()> {
        self.to.flush()
    }
}

/// Writes Unicode: UTF-8 without a mark in front, LF behind each line, a form feed between pages.
#[derive(Debug)]
pub struct UnicodeText<W> {
    to: W,
    page: String,
    begun: bool,
}

impl<W: Write> UnicodeText<W> {
    /// Nothing written yet.
    pub fn new(to: W) -> UnicodeText<W> {
        UnicodeText { to, page: String::new(), begun: false }
    }
}

impl<W: Write> Pages for UnicodeText<W> {
    fn begin_game(&mut self) -> io::Result<()> {
        Ok(())
    }

    fn page(&mut self, rows: &[Row]) -> io::Result<()> {
        self.page.clear();
        if std::mem::replace(&mut self.begun, true) {
            self.page.push('\x0c');
        }
        for row in rows {
            self.page.extend(row.iter().map(|cell| cell.unicode()));
            self.page.push('\n');
        }
        self.to.write_all(self.page.as_bytes())
    }

    fn end(&mut self) -> io::Result<()> {
        self.to.flush()
    }
}
