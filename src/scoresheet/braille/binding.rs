//! Pages bound into files: ASCII Braille (BRF, and BRL with the same bytes), Unicode text, and PEF.
//!
//! Pages are printed loose, several games at a time and perhaps in several places at once; numbers, and what stands between pages
//! and around all of them, come when they are bound in their order.

use std::io::{self, Write};

use super::cell::{Cell, Row, write_number};
use super::literary::composed;
use super::pef;
use super::size::PageSize;

/// What ends a page of a BRF.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum PageEnd {
    /// The end of its last line, and a form feed.
    #[default]
    LineAndFeed,
    /// A form feed alone, for embossers that count it as the end of a line, too.
    BareFeed,
}

/// How pages stand in a file.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Binding {
    /// BRF: bytes from 0x20 to 0x5F, upper case, CR LF after each line, a form feed after each page.
    Brf(PageEnd),
    /// Unicode: UTF-8 without a byte order mark, LF after each line, a form feed between pages.
    Unicode,
    /// PEF 2008-1: one volume, a section a game.
    Pef,
}

/// What stands around the parts of a file.
struct Marks {
    game: (&'static [u8], &'static [u8]),
    /// The end is that of the line of the number, too.
    page: (&'static [u8], &'static [u8]),
    between: &'static [u8],
    row: (&'static [u8], &'static [u8]),
    empty: &'static [u8],
}

impl Binding {
    const fn marks(self) -> Marks {
        const BRF: Marks =
            Marks { game: (b"", b""), page: (b"", b"\x0c"), between: b"", row: (b"", b"\r\n"), empty: b"\r\n" };
        match self {
            Binding::Brf(PageEnd::BareFeed) => BRF,
            Binding::Brf(PageEnd::LineAndFeed) => Marks { page: (b"", b"\r\n\x0c"), ..BRF },
            Binding::Unicode => Marks { page: (b"", b"\n"), between: b"\x0c", row: (b"", b"\n"), empty: b"\n", ..BRF },
            Binding::Pef => Marks {
                game: (b"<section>\n", b"</section>\n"),
                page: (b"<page>\n", b"</row>\n</page>\n"),
                between: b"",
                row: (b"<row>", b"</row>\n"),
                empty: b"<row/>\n",
            },
        }
    }

    fn write(self, row: &[Cell], bytes: &mut Vec<u8>) {
        match self {
            Binding::Brf(_) => bytes.extend(row.iter().map(|cell| cell.ascii())),
            Binding::Unicode | Binding::Pef => bytes.extend(row.iter().flat_map(|cell| cell.utf8())),
        }
    }
}

/// Loose pages, as bytes of their file, but for the numbers of the pages.
#[derive(Debug)]
pub struct Sheaf {
    binding: Binding,
    size: PageSize,
    bytes: Vec<u8>,
    /// Where the lines of the numbers begin.
    numbers: Vec<usize>,
    games: usize,
    /// The title of the first game, if anybody has said it.
    title: Option<String>,
}

impl Sheaf {
    /// No page yet.
    pub fn new(binding: Binding, size: PageSize) -> Sheaf {
        Sheaf { binding, size, bytes: Vec::new(), numbers: Vec::new(), games: 0, title: None }
    }

    /// Takes out what it holds.
    #[must_use]
    pub fn take(&mut self) -> Sheaf {
        std::mem::replace(self, Sheaf::new(self.binding, self.size))
    }

    pub fn pages(&self) -> usize {
        self.numbers.len()
    }

    /// The same with the title of its first game.
    #[must_use]
    pub fn titled(self, title: Option<String>) -> Sheaf {
        Sheaf { title, ..self }
    }

    pub(super) fn begin_game(&mut self) {
        self.games += 1;
        self.bytes.extend_from_slice(self.binding.marks().game.0);
    }

    pub(super) fn end_game(&mut self) {
        self.bytes.extend_from_slice(self.binding.marks().game.1);
    }

    /// A page: all lines but the last, which is the number's. None is wider than the page, none has blanks at its end.
    pub(super) fn page(&mut self, rows: &[Row]) {
        let Marks { page: (begins, ends), row: (left, right), between, empty, .. } = self.binding.marks();
        self.bytes.extend_from_slice(if self.numbers.is_empty() { b"" } else { between });
        self.bytes.extend_from_slice(begins);
        for row in rows {
            if row.is_empty() {
                self.bytes.extend_from_slice(empty);
                continue;
            }
            self.bytes.extend_from_slice(left);
            self.binding.write(row, &mut self.bytes);
            self.bytes.extend_from_slice(right);
        }
        self.bytes.extend_from_slice(left);
        self.numbers.push(self.bytes.len());
        // The number stands on the right, so that its line always has as many cells as the page.
        self.bytes.resize(self.bytes.len() + self.width(), b' ');
        self.bytes.extend_from_slice(ends);
    }

    /// How many bytes a line of the number takes.
    fn width(&self) -> usize {
        match self.binding {
            Binding::Brf(_) => self.size.cols(),
            Binding::Unicode | Binding::Pef => 3 * self.size.cols(),
        }
    }

    /// Writes the page numbers, beginning with the one after `last`; returns the last one written.
    fn number(&mut self, mut last: u32) -> u32 {
        let width = self.width();
        let (mut row, mut bytes) = (Row::new(), Vec::new());
        for at in &self.numbers {
            last += 1;
            row.clear();
            write_number(&mut row, last);
            let figures = row.len();
            row.resize(self.size.cols(), Cell::BLANK);
            row.rotate_left(figures);
            bytes.clear();
            self.binding.write(&row, &mut bytes);
            self.bytes[*at..at + width].copy_from_slice(&bytes);
        }
        last
    }
}

/// Binds loose pages into one file.
#[derive(Debug)]
pub struct Binder {
    binding: Binding,
    size: PageSize,
    identifier: String,
    title: String,
    language: &'static str,
    /// A single game of a PEF, until it is known whether it is the only one: then the title is its own.
    waiting: Option<Sheaf>,
    /// The number of the last page.
    last: u32,
}

impl Binder {
    /// Nothing written yet. The identifier is that of the publication, where the file has one (`dc:identifier` of PEF).
    pub fn new(binding: Binding, size: PageSize, identifier: &str) -> Binder {
        let identifier = for_xml(identifier);
        Binder { binding, size, identifier, title: String::new(), language: "", waiting: None, last: 0 }
    }

    /// The same with a title for several games and the code of a language, where the file has a place for them (`dc:title` and
    /// `dc:language` of PEF).
    #[must_use]
    pub fn titled(self, title: &str, language: &'static str) -> Binder {
        Binder { title: for_xml(title), language, ..self }
    }

    /// Adds pages of the same binding and size after those that are there.
    ///
    /// # Errors
    /// What the system says.
    pub fn add(&mut self, sheaf: Sheaf, to: &mut dyn Write) -> io::Result<()> {
        if sheaf.pages() == 0 {
            return Ok(());
        }
        if let Some(first) = self.waiting.take() {
            self.bind(first, to)?;
        } else if self.binding == Binding::Pef && self.last == 0 && sheaf.games == 1 {
            self.waiting = Some(sheaf);
            return Ok(());
        }
        self.bind(sheaf, to)
    }

    fn bind(&mut self, mut sheaf: Sheaf, to: &mut dyn Write) -> io::Result<()> {
        if self.last == 0 && self.binding == Binding::Pef {
            write!(to, "{}", self.front())?;
        } else if self.last > 0 {
            to.write_all(self.binding.marks().between)?;
        }
        self.last = sheaf.number(self.last);
        to.write_all(&sheaf.bytes)
    }

    fn front(&self) -> pef::Front<'_> {
        pef::Front { identifier: &self.identifier, title: &self.title, language: self.language, size: self.size }
    }

    /// There are no more. A file without a page is empty.
    ///
    /// # Errors
    /// What the system says.
    pub fn end(&mut self, to: &mut dyn Write) -> io::Result<()> {
        if let Some(mut only) = self.waiting.take() {
            self.title = only.title.take().map_or_else(|| std::mem::take(&mut self.title), |title| for_xml(&title));
            self.bind(only, to)?;
        }
        if self.binding == Binding::Pef && self.last > 0 { to.write_all(pef::BACK.as_bytes()) } else { Ok(()) }
    }
}

/// What XML has no form for cannot stand in a name of our own either; and letters stand composed with their accents, as readers expect them.
fn for_xml(text: &str) -> String {
    let allowed = |sign: char| !sign.is_control() && !matches!(sign, '\u{fffe}' | '\u{ffff}');
    composed(text).chars().map(|sign| if allowed(sign) { sign } else { ' ' }).collect()
}
