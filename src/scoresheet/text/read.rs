//! Reads scoresheets in plain text, strictly: what is evidence is never guessed. After a sheet that cannot be read it goes on with the
//! next.

use std::io::{self, BufRead, Read as _};

use super::label::Labels;
use super::reading::{Asked, Reading, Spoilt};
use crate::notation::written::Notation;
use crate::scoresheet::letters;
use crate::scoresheet::sheet::Sheet;

/// No line is longer, in bytes.
const LONGEST_LINE: usize = 1 << 20;

/// A text in which sheets cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum TextError {
    /// What the system says.
    #[error("it cannot be read: {0}")]
    Io(#[from] io::Error),
    /// A line without end; there is nothing more in this file.
    #[error("line {line}: no line of a scoresheet is so long")]
    LineTooLong {
        /// The line.
        line: u64,
    },
    /// This sheet cannot be read; the next one may be.
    #[error(transparent)]
    Sheet(Box<Spoilt>),
}

/// Reads sheets, one after another.
#[derive(Debug)]
pub struct Sheets<R> {
    from: R,
    asked: Asked,
    line: u64,
    /// What stands behind a line that only a carriage return ends, as on old computers.
    rest: Vec<u8>,
    /// The line with which the next sheet begins.
    pending: Option<SheetLine>,
    old_letters: bool,
    over: bool,
}

/// A line as it was read.
#[derive(Debug)]
struct SheetLine {
    number: u64,
    text: String,
    /// Whether it was no UTF-8.
    old_letters: bool,
}

impl<R: BufRead> Sheets<R> {
    /// Nothing read yet. A notation that is given counts; else each sheet must say its own, and the tags of PGN say that it is English.
    pub fn new(from: R, notation: Option<Notation>) -> Sheets<R> {
        Sheets::asked(from, Asked { given: notation, ..Asked::default() })
    }

    /// The same of games that are over: each has its result. Where a sheet says no notation of its own, it is this one.
    pub fn of_games(from: R, otherwise: Notation) -> Sheets<R> {
        Sheets::asked(from, Asked { otherwise: Some(otherwise), whole: true, ..Asked::default() })
    }

    fn asked(from: R, asked: Asked) -> Sheets<R> {
        Sheets { from, asked, line: 0, rest: Vec::new(), pending: None, old_letters: false, over: false }
    }

    /// Whether the sheet that was read last, or a part of it, was no UTF-8 and was read as Western European letters.
    pub fn old_letters(&self) -> bool {
        self.old_letters
    }

    fn next_line(&mut self) -> Result<Option<SheetLine>, TextError> {
        if let Some(pending) = self.pending.take() {
            return Ok(Some(pending));
        }
        let mut bytes = std::mem::take(&mut self.rest);
        let most = u64::try_from(LONGEST_LINE).unwrap_or(u64::MAX);
        if bytes.is_empty() && (&mut self.from).take(most + 1).read_until(b'\n', &mut bytes)? == 0 {
            return Ok(None);
        }
        self.line += 1;
        let line = self.line;
        if bytes.len() > LONGEST_LINE {
            return Err(TextError::LineTooLong { line });
        }
        let inner = bytes.trim_ascii_end().len();
        if let Some(end) = memchr::memchr(b'\r', &bytes[..inner]) {
            self.rest = bytes.split_off(end + 1);
        }
        let (text, old_letters) = letters::text(&bytes);
        // Some programs put a byte-order mark in front.
        let text = if line == 1 { text.strip_prefix('\u{feff}').unwrap_or(&text) } else { &text };
        Ok(Some(SheetLine { number: line, text: text.trim_end_matches(['\n', '\r']).to_owned(), old_letters }))
    }

    fn next_sheet(&mut self) -> Result<Option<Sheet>, TextError> {
        let mut reading = Reading::new(self.asked);
        self.old_letters = false;
        loop {
            let Some(line) = self.next_line()? else {
                self.over = true;
                break;
            };
            let text = &line.text;
            if text.trim().is_empty() {
                reading.empty_line();
                continue;
            }
            let said = if reading.in_aside() { None } else { Labels::all().read(text, reading.has_begun()) };
            if reading.ends_before(text, said.as_ref()) {
                self.pending = Some(line);
                break;
            }
            self.old_letters |= line.old_letters;
            reading.line(line.number, text, said.as_ref());
        }
        if reading.is_empty() { Ok(None) } else { reading.finish().map(Some).map_err(TextError::Sheet) }
    }
}

impl<R: BufRead> Iterator for Sheets<R> {
    type Item = Result<Sheet, TextError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.over {
            return None;
        }
        let sheet = self.next_sheet();
        self.over |= matches!(sheet, Err(TextError::Io(_) | TextError::LineTooLong { .. }));
        sheet.transpose()
    }
}
