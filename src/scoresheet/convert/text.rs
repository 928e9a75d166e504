//! A scoresheet as plain text, written and read: lines of names, an empty line, one numbered pair of moves a line in the letters of a
//! language, the result.

use std::fmt::Write as _;
use std::io::{BufRead, Read as _};

use super::form::{Manner, Parcel, Writer, drop_remarks, drop_tags, drop_times};
use crate::game::participant::Language;
use crate::notation::letters::{ENGLISH, Letters};
use crate::notation::sheet as strict;
use crate::rules::position::line::Line;
use crate::rules::position::{Color, Position};
use crate::scoresheet::braille::cell::show;
use crate::scoresheet::braille::heading::day;
use crate::scoresheet::braille::reader::ReadSheet;
use crate::scoresheet::sheet::{OFFER, Remark, RemarkKind, Score, Sheet};
use crate::scoresheet::times;
use crate::words::Words;
use crate::words::converting::{Dropped, Trouble};
use crate::words::sheet_heading::HeadingLine;

/// No line of a scoresheet is longer, in bytes.
const LONGEST_LINE: u64 = 1 << 16;

/// The tags of PGN that are lines of names, in their order.
const LINES: [&str; 7] = ["White", "Black", "Event", "Site", "Date", "Round", "FEN"];

/// Writes plain text.
pub struct TextOut {
    words: Words,
    language: Language,
    times: bool,
    text: String,
}

impl TextOut {
    /// Nothing written yet.
    #[must_use]
    pub fn new(manner: &Manner) -> TextOut {
        TextOut { words: Words::new(), language: manner.language, times: manner.layout.times, text: String::new() }
    }

    fn heading(&mut self, read: &ReadSheet) {
        for row in &read.heading {
            self.text.extend([show(row).as_str(), "\n"]);
        }
        let start = read.sheet.line.start();
        let fen = (*start != Position::initial() || start.full_moves() != 1).then(|| start.fen());
        for tag in LINES {
            let value = match tag {
                "FEN" => fen.clone(),
                "Date" => read.sheet.tag(tag).map(day),
                _ => read.sheet.tag(tag).map(str::to_owned),
            };
            if let Some(line) = value.as_deref().and_then(|value| HeadingLine::of_tag(tag, value)) {
                self.text.extend([self.words.heading(line, self.language).as_str(), "\n"]);
            }
        }
    }

    fn moves(&mut self, sheet: &Sheet) {
        let letters = Letters::of(self.language);
        let mut san = String::new();
        for (index, step) in sheet.line.steps().enumerate() {
            san.clear();
            step.write_pgn(&mut san);
            // Writing to a string cannot fail.
            let _ = match (step.mover, index) {
                (Color::White, 0) => write!(self.text, "{}. ", step.number),
                (Color::White, _) => write!(self.text, "\n{}. ", step.number),
                (Color::Black, 0) => write!(self.text, "{}... ", step.number),
                (Color::Black, _) => write!(self.text, " "),
            };
            for sign in san.chars() {
                let mut buffer = [0; 4];
                let sign = &*sign.encode_utf8(&mut buffer);
                let role = ENGLISH.all().find_map(|(role, letter)| (letter == sign).then_some(role));
                self.text.push_str(role.map_or(sign, |role| letters.letter(role)));
            }
            let mark = sheet.mark(index);
            if mark.offer {
                self.text.extend([" ", OFFER]);
            }
            if let Some(millis) = mark.clock.filter(|_| self.times) {
                self.text.extend([" [", &times::written(millis / 1000 * 1000), "]"]);
            }
        }
        if !sheet.line.is_empty() {
            self.text.push('\n');
        }
    }
}

impl Writer for TextOut {
    fn write(&mut self, read: &ReadSheet, dropped: &mut Dropped) {
        let before = self.text.len();
        self.heading(read);
        if self.text.len() > before {
            self.text.push('\n');
        }
        self.moves(&read.sheet);
        self.text.extend([read.sheet.score.text(), "\n\n"]);
        drop_remarks(&read.sheet, dropped);
        drop_times(&read.sheet, self.times, dropped);
        let kept: Vec<&str> = LINES.into_iter().chain(["SetUp"]).collect();
        drop_tags(&read.sheet, &kept, dropped);
    }

    fn take(&mut self) -> Parcel {
        Parcel::Bytes(std::mem::take(&mut self.text).into_bytes())
    }
}

/// A game of a text that cannot be read.
#[derive(Debug)]
pub struct TextError {
    /// The line.
    pub line: u64,
    /// The number of the move, and whose it is, if the moves had begun.
    pub half_move: Option<(u32, Color)>,
    /// What is wrong.
    pub trouble: Trouble,
    /// Whether nothing can be read behind it.
    pub last: bool,
}

/// Reads games from plain text.
pub struct TextIn<R> {
    from: R,
    language: Language,
    /// How the lines of names begin.
    labels: Vec<(&'static str, String)>,
    line: u64,
    over: bool,
}

impl<R: BufRead> TextIn<R> {
    /// Nothing read yet.
    pub fn new(from: R, language: Language) -> TextIn<R> {
        let words = Words::new();
        let label = |tag| Some((tag, words.heading(HeadingLine::of_tag(tag, "")?, language).trim_end().to_owned()));
        TextIn { from, language, labels: LINES.into_iter().filter_map(label).collect(), line: 0, over: false }
    }

    fn next_line(&mut self) -> Result<Option<String>, TextError> {
        let mut bytes = Vec::new();
        match (&mut self.from).take(LONGEST_LINE).read_until(b'\n', &mut bytes) {
            Ok(0) => return Ok(None),
            Ok(_) => {}
            Err(error) => {
                return Err(TextError { last: true, ..self.wrong(None, Trouble::Io(error.to_string())) });
            }
        }
        self.line += 1;
        let text = super::letters::text(&bytes).0;
        Ok(Some(text.trim_start_matches('\u{feff}').trim().to_owned()))
    }

    fn next_game(&mut self) -> Result<Option<Sheet>, TextError> {
        let mut sheet = Sheet::default();
        let mut begun = false;
        let mut named = false;
        loop {
            let line = self.next_line()?;
            let Some(line) = line else {
                self.over = true;
                return if begun || named { Err(self.wrong(Some(&sheet), Trouble::NoResult)) } else { Ok(None) };
            };
            if line.is_empty() {
                continue;
            }
            if !begun && !is_moves(&line) {
                named = true;
                self.name(&line, &mut sheet)?;
                continue;
            }
            begun = true;
            // Alone on its line it is no castling, but a result.
            if line == Score::LostByBoth.text() {
                sheet.score = Score::LostByBoth;
                return Ok(Some(sheet));
            }
            let mut words = line.split_whitespace();
            while let Some(word) = words.next() {
                let over = match take_word(word, &mut sheet, self.language) {
                    Ok(over) => over,
                    Err(trouble) => {
                        let error = self.wrong(Some(&sheet), trouble);
                        self.leave(words)?;
                        return Err(error);
                    }
                };
                if over {
                    return if words.next().is_none() {
                        Ok(Some(sheet))
                    } else {
                        Err(self.wrong(None, Trouble::BehindResult))
                    };
                }
            }
        }
    }

    fn name(&self, line: &str, sheet: &mut Sheet) -> Result<(), TextError> {
        let found = self.labels.iter().find_map(|(tag, label)| Some((*tag, line.strip_prefix(label.as_str())?.trim())));
        match found {
            Some(("FEN", fen)) => {
                let start = Position::from_fen(fen).map_err(|why| self.wrong(None, Trouble::Start(why.to_string())))?;
                sheet.line = Line::new(start);
            }
            Some(("Date", date)) => sheet.tags.push(("Date".to_owned(), full_date(date))),
            Some((tag, value)) => sheet.tags.push((tag.to_owned(), value.to_owned())),
            None => {
                let text = format!("{{{}}}", line.replace('}', ")"));
                sheet.remarks.push(Remark { after: 0, text, kind: RemarkKind::Comment });
            }
        }
        Ok(())
    }

    /// Behind a game that cannot be read, the next one begins behind the next line that ends in a result.
    fn leave<'a>(&mut self, rest: impl Iterator<Item = &'a str>) -> Result<(), TextError> {
        let ends = |word: Option<&str>| word.is_some_and(|word| super::scan::result(word.as_bytes()).is_some());
        let mut over = ends(rest.last());
        while !over {
            let line = self.next_line()?;
            let Some(line) = line else {
                self.over = true;
                return Ok(());
            };
            over = ends(line.split_whitespace().last()) || line == Score::LostByBoth.text();
        }
        Ok(())
    }

    fn wrong(&self, sheet: Option<&Sheet>, trouble: Trouble) -> TextError {
        let half_move = sheet.map(|sheet| (sheet.line.end().full_moves(), sheet.line.end().turn()));
        TextError { line: self.line, half_move, trouble, last: false }
    }
}

impl<R: BufRead> Iterator for TextIn<R> {
    type Item = Result<Sheet, TextError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.over {
            return None;
        }
        let game = self.next_game();
        self.over |= game.as_ref().is_err_and(|error| error.last);
        game.transpose()
    }
}

/// A line that begins with the number of a move, or is a result.
fn is_moves(line: &str) -> bool {
    let first = line.split_whitespace().next().unwrap_or_default();
    let behind = first.trim_start_matches(|sign: char| sign.is_ascii_digit());
    (behind.len() < first.len() && behind.starts_with('.')) || Score::from_text(line).is_some()
}

/// A date of PGN whose parts are known as far as they are written.
fn full_date(date: &str) -> String {
    let unknown = ["????", "??", "??"];
    let mut parts = date.split('-');
    unknown.map(|unknown| parts.next().filter(|part| !part.is_empty()).unwrap_or(unknown)).join(".")
}

/// Takes in a word; whether it is the result.
fn take_word(word: &str, sheet: &mut Sheet, language: Language) -> Result<bool, Trouble> {
    let end = sheet.line.end();
    let figures = word.bytes().take_while(u8::is_ascii_digit).count();
    let rest = word[figures..].trim_start_matches('.');
    let mut word = word;
    if figures > 0 && word[figures..].starts_with('.') {
        if word[..figures].parse() != Ok(end.full_moves()) {
            return Err(Trouble::Number(word.to_owned()));
        }
        if rest.is_empty() {
            return Ok(false);
        }
        word = rest;
    }
    if word == "e.p." {
        return Ok(false);
    }
    let last = sheet.line.len().checked_sub(1);
    if word == OFFER {
        let last = last.ok_or_else(|| Trouble::NoMoveBefore(word.to_owned()))?;
        sheet.mark_mut(last).offer = true;
        return Ok(false);
    }
    if word.starts_with('[') {
        let mut mark = last.map(|last| sheet.mark(last)).unwrap_or_default();
        let left = times::taken_out(&word.replacen('[', "[%clk ", 1), &mut mark);
        let last = last.filter(|_| left.is_empty()).ok_or_else(|| Trouble::NoMoveBefore(word.to_owned()))?;
        *sheet.mark_mut(last) = mark;
        return Ok(false);
    }
    let read = strict::read(word, end, language);
    let score = super::scan::result(word.as_bytes()).or_else(|| Score::from_text(word).filter(|_| read.is_err()));
    if let Some(score) = score {
        sheet.score = score;
        return Ok(true);
    }
    let intent = read.map_err(|why| match why {
        strict::SheetError::Illegal => Trouble::Illegal(word.to_owned()),
        strict::SheetError::Ambiguous(_) => Trouble::Ambiguous(word.to_owned()),
        strict::SheetError::Syntax | strict::SheetError::UnknownLetter | strict::SheetError::PawnLetter { .. } => {
            Trouble::NoMove(word.to_owned())
        }
    })?;
    sheet.line.push(intent).map_err(|_| Trouble::Illegal(word.to_owned()))?;
    if word.ends_with(OFFER) {
        let last = sheet.line.len() - 1;
        sheet.mark_mut(last).offer = true;
    }
    Ok(false)
}
