//! Reads scoresheets in plain text, strictly: what is evidence is never guessed. After a sheet that cannot be read it goes on with the
//! next.

use std::cmp::Ordering;
use std::io::{self, BufRead, Read as _};

use super::label::{Labels, Said};
use super::reading::{Read, Reading};
use super::spoilt::{Asked, Spoilt};
use super::word::Wrong;
use crate::notation::letters::Alphabet;
use crate::notation::written::{Form, Notation};
use crate::rules::position::line::Line;
use crate::scoresheet::letters::{self, Guess, Older};
use crate::scoresheet::sentences::converting::Mended;
use crate::scoresheet::sheet::Sheet;
use crate::scoresheet::told::{Told, What};

/// No line is longer, in bytes.
const LONGEST_LINE: usize = 1 << 20;
/// With this some old programs end a file.
const END_OF_FILE: char = '\u{1a}';
/// So much of a sheet is kept to be read in other letters, in bytes.
const MOST_KEPT: usize = 1 << 20;

/// A text in which sheets cannot be read.
#[derive(Debug)]
pub enum TextError {
    /// What the system says.
    Io(io::Error),
    /// A line without end; there is nothing more in this file.
    LineTooLong { line: u64 },
    /// This sheet cannot be read; the next one may be.
    Sheet(Box<Spoilt>),
}

/// Reads sheets, one after another.
#[derive(Debug)]
pub struct Sheets<R> {
    from: R,
    asked: Asked,
    line: u64,
    /// What was read at once: a line, or several that only carriage returns end, as on old computers.
    read: Vec<u8>,
    used: usize,
    /// Before the blanks and line ends at its end.
    inner: usize,
    /// The line with which the next sheet begins.
    pending: Option<SheetLine>,
    /// In which letters it is, if somebody said it.
    letters: Option<Older>,
    old_letters: Option<Guess>,
    goes_on: Option<u64>,
    told: Vec<Told>,
    over: bool,
}

/// A line as it was read.
#[derive(Debug)]
struct SheetLine {
    number: u64,
    text: String,
    /// In which letters it was, if it was no UTF-8.
    old_letters: Option<Guess>,
}

impl<R: BufRead> Sheets<R> {
    /// Nothing read yet. A notation that is given counts; else each sheet must say its own: tags alone say nothing of it.
    pub fn new(from: R, notation: Option<Notation>) -> Sheets<R> {
        Sheets::asked(from, Asked { given: notation, ..Asked::default() })
    }

    /// The same, where a sheet that says no notation is read in this one, or in another that fits: that is told. Where it fits several and
    /// is another game in them, it must be said.
    pub fn guessed(from: R, notation: Option<Notation>, otherwise: Option<Notation>) -> Sheets<R> {
        Sheets::asked(from, Asked { given: notation, otherwise, guessed: otherwise.is_some(), ..Asked::default() })
    }

    /// The same of games that are over: one without a result goes on. Where a sheet says no notation of its own, it is this one.
    pub fn of_games(from: R, otherwise: Notation) -> Sheets<R> {
        Sheets::asked(from, Asked { otherwise: Some(otherwise), whole: true, ..Asked::default() })
    }

    fn asked(from: R, asked: Asked) -> Sheets<R> {
        Sheets {
            from,
            asked,
            line: 0,
            read: Vec::new(),
            used: 0,
            inner: 0,
            pending: None,
            letters: None,
            old_letters: None,
            goes_on: None,
            told: Vec::new(),
            over: false,
        }
    }

    /// The same in these letters, where it is no UTF-8.
    #[must_use]
    pub fn in_letters(self, letters: Option<Older>) -> Sheets<R> {
        Sheets { letters, ..self }
    }

    /// Where the sheet that was read last ends, if no result stands there: the line.
    pub fn goes_on(&self) -> Option<u64> {
        self.goes_on
    }

    /// What of the sheet that was read last was written otherwise.
    pub fn take_told(&mut self) -> Vec<Told> {
        std::mem::take(&mut self.told)
    }

    /// In which letters the sheet that was read last, or a part of it, was, if it was no UTF-8.
    pub fn old_letters(&self) -> Option<Guess> {
        self.old_letters
    }

    /// Reads on until a line is whole, and gives its end.
    fn end_of_line(&mut self) -> io::Result<usize> {
        loop {
            let inner = self.inner.max(self.used);
            if let Some(length) = memchr::memchr(b'\r', &self.read[self.used..inner]) {
                return Ok(self.used + length + 1);
            }
            let (all, left) = (self.read.len(), self.read.len() - self.used);
            if left > LONGEST_LINE || left > 0 && self.read.ends_with(b"\n") {
                return Ok(all);
            }
            self.read.drain(..self.used);
            (self.used, self.inner) = (0, 0);
            let room = u64::try_from(LONGEST_LINE + 1 - left).unwrap_or(u64::MAX);
            if (&mut self.from).take(room).read_until(b'\n', &mut self.read)? == 0 {
                return Ok(left);
            }
            self.inner = self.read.trim_ascii_end().len();
        }
    }

    fn next_line(&mut self) -> Result<Option<SheetLine>, TextError> {
        if let Some(pending) = self.pending.take() {
            return Ok(Some(pending));
        }
        let end = self.end_of_line().map_err(TextError::Io)?;
        let bytes = &self.read[self.used..end];
        if bytes.is_empty() {
            return Ok(None);
        }
        self.line += 1;
        let line = self.line;
        if bytes.len() > LONGEST_LINE {
            return Err(TextError::LineTooLong { line });
        }
        self.used = end;
        let (text, old_letters) = letters::text(bytes, self.letters);
        // Some programs put a byte-order mark in front.
        let text = if line == 1 { text.strip_prefix('\u{feff}').unwrap_or(&text) } else { &text };
        Ok(Some(SheetLine {
            number: line,
            text: text.trim_end_matches(['\n', '\r', END_OF_FILE]).to_owned(),
            old_letters,
        }))
    }

    fn next_sheet(&mut self) -> Result<Option<Sheet>, TextError> {
        let mut reading = Reading::new(self.asked);
        let (mut kept, mut length): (Vec<KeptLine>, usize) = (Vec::new(), 0);
        (self.old_letters, self.goes_on) = (None, None);
        self.told.clear();
        loop {
            let Some(line) = self.next_line()? else {
                self.over = true;
                break;
            };
            let text = &line.text;
            if text.trim().is_empty() {
                reading.empty_line();
                kept.push((line, None));
                continue;
            }
            let said = if reading.in_aside() { None } else { Labels::all().read(text, reading.has_begun()) };
            if reading.ends_before(text, said.as_ref()) {
                self.pending = Some(line);
                break;
            }
            self.old_letters = self.old_letters.or(line.old_letters);
            reading.line(line.number, text, said.as_ref());
            length += text.len();
            if length <= MOST_KEPT {
                kept.push((line, said));
            }
        }
        if reading.is_empty() {
            return Ok(None);
        }
        let mut read = reading.finish().or_else(|spoilt| {
            let other = if length <= MOST_KEPT { in_other_letters(self.asked, &kept, &spoilt) } else { None };
            other.unwrap_or(Err(spoilt))
        });
        if self.asked.guessed && self.asked.given.is_none() && !names_notation(&kept) {
            read = told_as_guessed(self.asked, &kept, read);
        }
        let (sheet, goes_on, told) = read.map_err(TextError::Sheet)?;
        (self.goes_on, self.told) = (goes_on, told);
        Ok(Some(sheet))
    }
}

/// A line of a sheet, with what it says above the moves.
type KeptLine = (SheetLine, Option<Said>);

/// A sheet that is spoilt in the letters it is asked in, and names none, read in others, if it has letters that those have not: in those in
/// which all of it fits, or else most, and then up to the first word that does not. Where that are several games, it stays as it is.
fn in_other_letters(asked: Asked, lines: &[KeptLine], spoilt: &Spoilt) -> Option<Result<Read, Box<Spoilt>>> {
    let Some(Notation::Algebraic(own, _)) = spoilt.notation else { return None };
    let is_named = asked.given.is_some() || names_notation(lines);
    let has_others = || lines.iter().any(|(line, said)| said.is_none() && own.letters().lack(&line.text));
    if is_named || !matches!(spoilt.why, Wrong::Move(_)) || !has_others() {
        return None;
    }
    let mut found: Option<(Alphabet, Result<Read, Box<Spoilt>>)> = None;
    let mut is_sure = true;
    for alphabet in Alphabet::all().filter(|alphabet| *alphabet != own) {
        let read = read_in(asked, lines, alphabet);
        let best = found.as_ref().map_or((false, spoilt.sheet.line.len()), |(_, best)| extent(best));
        match extent(&read).cmp(&best) {
            Ordering::Greater => (found, is_sure) = (Some((alphabet, read)), true),
            Ordering::Equal => is_sure &= found.as_ref().is_none_or(|(_, best)| line_of(best) == line_of(&read)),
            Ordering::Less => {}
        }
    }
    let (alphabet, mut read) = found.filter(|_| is_sure)?;
    let what = What::Mended(Mended::Letters(alphabet.name(), read.is_ok()));
    told_in(&mut read).insert(0, Told { line: spoilt.line, half_move: None, what });
    Some(read)
}

fn names_notation(lines: &[KeptLine]) -> bool {
    lines.iter().any(|(_, said)| matches!(said, Some(Said::Notation(_))))
}

fn read_in(asked: Asked, lines: &[KeptLine], alphabet: Alphabet) -> Result<Read, Box<Spoilt>> {
    let otherwise = Some(Notation::Algebraic(alphabet, Form::Short));
    let mut reading = Reading::new(Asked { otherwise, ..asked });
    for (line, said) in lines {
        if line.text.trim().is_empty() {
            reading.empty_line();
        } else {
            reading.line(line.number, &line.text, said.as_ref());
        }
    }
    reading.finish()
}

/// Tells in which notation a sheet was read that names none; where it is another game in another one, it is not read.
fn told_as_guessed(asked: Asked, lines: &[KeptLine], mut read: Result<Read, Box<Spoilt>>) -> Result<Read, Box<Spoilt>> {
    let Some(Notation::Algebraic(own, _)) = asked.otherwise else { return read };
    if line_of(&read).is_empty() {
        return read;
    }
    let differs = |alphabet| read_in(asked, lines, alphabet).is_ok_and(|(other, ..)| other.line != *line_of(&read));
    let is_ambiguous = read.is_ok() && Alphabet::all().filter(|alphabet| *alphabet != own).any(differs);
    if let (true, Ok((sheet, _, told))) = (is_ambiguous, &mut read) {
        let (sheet, told) = (std::mem::take(sheet), std::mem::take(told));
        let (why, line) = (Wrong::NoNotation, lines.first().map_or(1, |(line, _)| line.number));
        let word = String::new();
        let (half_move, proposal, notation) = (None, None, None);
        return Err(Box::new(Spoilt { line, half_move, word, why, proposal, sheet, notation, told }));
    }
    let (line, is_whole) = (lines.first().map_or(1, |(line, _)| line.number), read.is_ok());
    let told = told_in(&mut read);
    let is_told = told.iter().any(|told| matches!(told.what, What::Mended(Mended::Letters(..))));
    let what = What::Mended(Mended::Letters(own.name(), is_whole));
    told.splice(0..0, (!is_told).then_some(Told { line, half_move: None, what }));
    read
}

fn told_in(read: &mut Result<Read, Box<Spoilt>>) -> &mut Vec<Told> {
    match read {
        Ok((_, _, told)) => told,
        Err(spoilt) => &mut spoilt.told,
    }
}

fn line_of(read: &Result<Read, Box<Spoilt>>) -> &Line {
    match read {
        Ok((sheet, ..)) => &sheet.line,
        Err(spoilt) => &spoilt.sheet.line,
    }
}

/// Whether a sheet is read to its end, and how many half-moves of it are.
fn extent(read: &Result<Read, Box<Spoilt>>) -> (bool, usize) {
    (read.is_ok(), line_of(read).len())
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

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use super::*;

    /// The lines, up to the number of one that is too long.
    fn lines(text: &[u8]) -> (Vec<String>, Option<u64>) {
        let mut sheets = Sheets::new(Cursor::new(text), None);
        let mut lines = Vec::new();
        loop {
            match sheets.next_line() {
                Ok(Some(line)) => lines.push(line.text),
                Ok(None) => return (lines, None),
                Err(TextError::LineTooLong { line }) => return (lines, Some(line)),
                Err(error) => panic!("{error:?}"),
            }
        }
    }

    #[test]
    fn lines_end_with_any_of_the_three_line_ends() {
        for (text, expected) in [
            ("a\nb\r\nc\rd", vec!["a", "b", "c", "d"]),
            ("a\r\rb \r\n", vec!["a", "", "b "]),
            ("\r\n\ra\r", vec!["", "", "a"]),
            ("", vec![]),
        ] {
            assert_eq!(lines(text.as_bytes()), (expected.into_iter().map(str::to_owned).collect(), None), "{text:?}");
        }
        // What is read at once ends anywhere within this.
        for before in LONGEST_LINE - 9..=LONGEST_LINE + 1 {
            let mut text = vec![b'\r'; before / 2 * 2];
            text.iter_mut().step_by(2).for_each(|sign| *sign = b'a');
            let count = text.len() / 2;
            text.extend_from_slice(b"bcd\r\nef\r gh\r \r\n");
            let (read, too_long) = lines(&text);
            assert_eq!((too_long, &read[count..]), (None, &["bcd", "ef", " gh\r "].map(str::to_owned)[..]), "{before}");
            assert!(read[..count].iter().all(|line| line == "a"));
        }
    }

    #[test]
    fn a_line_is_too_long_on_its_own_only() {
        let long = |length: usize| "x".repeat(length);
        let most = LONGEST_LINE - 1;
        for end in ["\n", "\r"] {
            let text = [&long(most), end, &long(most), end, "b\n"].concat();
            assert_eq!(lines(text.as_bytes()), (vec![long(most), long(most), "b".to_owned()], None));
            let text = ["a", end, &long(most + 2), end, "b\n"].concat();
            assert_eq!(lines(text.as_bytes()), (vec!["a".to_owned()], Some(2)));
        }
    }
}
