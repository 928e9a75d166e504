//! Names and other words above the moves, in the literary Braille of a language.

use std::collections::HashMap;

use super::cell::{Cell, Row, cell, write_number};
use super::code::Code;
use super::louis::{LouisTrouble, Table};
use super::stated;
use crate::game::participant::Language;
use crate::scoresheet::sheet::Sheet;
use crate::scoresheet::text::day;
use crate::words::Words;
use crate::words::sheet_heading::HeadingLine;

/// So many lines of a kind are kept for the next game: names come again and again.
const KEPT: usize = 1 << 13;
/// Longer ones (in bytes) are no names, and not kept.
const LONGEST_KEPT: usize = 120;

/// What stands for a sign that has no Latin letters, until it becomes a full cell.
const TOFU: &str = "~";

/// Writes headings.
pub struct Headings {
    words: Words,
    language: Language,
    table: Option<Table>,
    /// By the kind of the line and what stands in it.
    kept: HashMap<&'static str, HashMap<String, Kept>>,
    /// In how many lines something had no Braille.
    incomplete: u64,
}

/// The cells of a line, and whether everything in it has some.
type Kept = (Row, bool);

/// The table of a language. All are uncontracted: names are not.
const fn table(language: Language) -> &'static str {
    match language {
        Language::En => "en-ueb-g1.ctb",
        Language::It => "it-it-comp6.utb",
        Language::De => "de-g0-detailed.utb",
        Language::Es => "es-g1.ctb",
        Language::Fr => "fr-bfu-comp6.utb",
    }
}

impl Headings {
    /// Headings in a language; and what hinders liblouis, if anything does: the cells are then letters, capitals and numbers alone.
    #[must_use]
    pub fn new(language: Language) -> (Headings, Option<LouisTrouble>) {
        let (table, trouble) = match Table::open(table(language)) {
            Ok(table) => (Some(table), None),
            Err(trouble) => (None, Some(trouble)),
        };
        let words = Words::new();
        (Headings { words, language, table, kept: HashMap::new(), incomplete: 0 }, trouble)
    }

    /// In how many lines something had no Braille, and a full cell stands for it.
    #[must_use]
    pub fn incomplete(&self) -> u64 {
        self.incomplete
    }

    /// The lines above a scoresheet: players, event, place, date, round, and the code where it must be said.
    pub fn lines(&mut self, sheet: &Sheet, code: Code) -> Vec<Row> {
        let date = sheet.tag("Date").map(day);
        let lines = [
            sheet.tag("White").map(HeadingLine::White),
            sheet.tag("Black").map(HeadingLine::Black),
            sheet.tag("Event").map(HeadingLine::Event),
            sheet.tag("Site").map(HeadingLine::Site),
            date.as_deref().map(HeadingLine::Date),
            sheet.tag("Round").map(HeadingLine::Round),
            stated::must_be(code, sheet).then(|| HeadingLine::Code(code.name())),
        ];
        let rows = lines.into_iter().flatten().map(|line| self.row(line));
        rows.filter(|row| !row.is_empty()).collect()
    }

    /// The lines of a heading that was in Braille. Where it named another code than the moves are now in, it names this one.
    pub fn kept(&mut self, heading: &[Row], sheet: &Sheet, code: Code) -> Vec<Row> {
        let said = stated::code(heading);
        let must_be = stated::must_be(code, sheet);
        if said == Some(code) || (said.is_none() && !must_be) {
            return heading.to_vec();
        }
        let mut lines = stated::without(heading);
        lines.extend(must_be.then(|| self.row(HeadingLine::Code(code.name()))));
        lines
    }

    fn row(&mut self, line: HeadingLine<'_>) -> Row {
        let (kind, text) = line.parts();
        if let Some((row, whole)) = self.kept.get(kind).and_then(|kept| kept.get(text)) {
            self.incomplete += u64::from(!whole);
            return row.clone();
        }
        let clean = one_line(&self.words.heading(line, self.language));
        let literary = self.literary(&clean).map(|row| (row, true));
        let (row, whole) = literary.unwrap_or_else(|| plain(&one_line(&deunicode::deunicode_with_tofu(&clean, TOFU))));
        self.incomplete += u64::from(!whole);
        if text.len() <= LONGEST_KEPT {
            let kept = self.kept.entry(kind).or_default();
            if kept.len() >= KEPT {
                kept.clear();
            }
            kept.insert(text.to_owned(), (row.clone(), whole));
        }
        row
    }

    /// By liblouis: as it stands, else with the letters that the table has not got in Latin ones.
    fn literary(&self, text: &str) -> Option<Row> {
        let table = self.table.as_ref()?;
        let translate = |text: &str| {
            // The Italian table has no hyphen.
            let parts =
                text.split('-').map(|part| if part.is_empty() { Some(Row::new()) } else { table.translate(part) });
            match table.translate(text) {
                None if text.contains('-') => {
                    parts.collect::<Option<Vec<Row>>>().map(|parts| parts.join(&Cell::HYPHEN))
                }
                translated => translated,
            }
        };
        translate(text).or_else(|| {
            let mut latin = String::new();
            for sign in text.chars() {
                let alone = sign.to_string();
                if sign.is_ascii() || table.translate(&alone).is_some() {
                    latin.push(sign);
                } else {
                    latin.push_str(deunicode::deunicode_char(sign)?);
                }
            }
            translate(&one_line(&latin))
        })
    }
}

/// Words with one blank between.
fn one_line(text: &str) -> String {
    let words = text.split(|sign: char| sign.is_whitespace() || sign.is_control()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join(" ")
}

/// Letters, capitals, numbers and the commonest signs, as most languages of Latin letters have them; and whether that was all.
fn plain(text: &str) -> (Row, bool) {
    let (mut row, mut whole) = (Row::new(), true);
    let mut figures = false;
    for sign in text.chars() {
        let was_figures = std::mem::replace(&mut figures, sign.is_ascii_digit());
        match sign {
            ' ' => row.push(Cell::BLANK),
            '0'..='9' => {
                let mut number = Row::new();
                write_number(&mut number, sign.to_digit(10).unwrap_or_default());
                row.extend_from_slice(&number[usize::from(was_figures)..]);
            }
            'A'..='Z' | 'a'..='z' => {
                if sign.is_ascii_uppercase() {
                    row.push(cell('⠠'));
                } else if was_figures && sign <= 'j' {
                    // Else it would be another figure.
                    row.push(cell('⠰'));
                }
                // In ASCII Braille every letter is its own cell.
                row.extend(u8::try_from(sign).ok().and_then(Cell::of_ascii));
            }
            _ => {
                let known = mark(sign);
                whole &= known.is_some();
                row.push(known.unwrap_or(cell('⠿')));
            }
        }
    }
    (row, whole)
}

const fn mark(sign: char) -> Option<Cell> {
    Some(match sign {
        ',' => cell('⠂'),
        ';' => cell('⠆'),
        ':' => cell('⠒'),
        '.' => cell('⠲'),
        '!' => cell('⠖'),
        '?' => cell('⠢'),
        '-' => Cell::HYPHEN,
        '\'' => cell('⠄'),
        '/' => cell('⠌'),
        '(' | ')' => cell('⠶'),
        '"' => cell('⠴'),
        _ => return None,
    })
}
