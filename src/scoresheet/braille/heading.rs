//! Names and other words above the moves, in the literary Braille of a language.

use std::collections::HashMap;

use super::cell::{Cell, Row};
use super::code::Code;
use super::literary::{Back, Literary, Written, clean, composed};
use super::louis::{LouisTrouble, Table};
use super::plain::{one_line, plain};
use super::stated;
use crate::game::participant::Language;
use crate::scoresheet::sentences::heading::HeadingLine;
use crate::scoresheet::sheet::{HELP, Sheet};
use crate::scoresheet::text::day;
use crate::words::Words;

/// What stands for a sign that has no Latin letters, until it becomes a full cell.
const TOFU: &str = "~";

/// Writes headings.
pub struct Headings {
    words: Words,
    language: Language,
    literary: Option<Literary>,
    /// Lines without a label.
    kept: HashMap<String, (Row, Written)>,
    /// By the line with [`ANY_TEXT`]; `None` where its words do not follow a label.
    labels: HashMap<HeadingLine<'static>, Option<Row>>,
    /// In how many lines something had no Braille.
    incomplete: u64,
    /// In how many texts signs stand in the place of others.
    respelt: u64,
    /// What was written since it was asked for last, and reads otherwise.
    changed: Vec<Changed>,
}

/// A text that cannot be read from its cells as it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Changed {
    /// As it was given.
    pub text: String,
    /// What its cells say, if that can be read.
    pub reads: Option<String>,
}

/// Stands in a line while its label is looked for.
const ANY_TEXT: &str = "x";

impl Headings {
    /// Headings in a language; and what hinders liblouis, if anything does: the cells are then letters, capitals and numbers alone.
    pub fn new(language: Language) -> (Headings, Option<LouisTrouble>) {
        let (literary, trouble) = match Table::open(language.locale().braille_table) {
            Ok(table) => (Literary::new(table, language), None),
            Err(trouble) => (None, Some(trouble)),
        };
        let (words, kept, labels) = (Words::new(), HashMap::new(), HashMap::new());
        (Headings { words, language, literary, kept, labels, incomplete: 0, respelt: 0, changed: Vec::new() }, trouble)
    }

    /// In how many lines something had no Braille, and a full cell stands for it.
    pub fn incomplete(&self) -> u64 {
        self.incomplete
    }

    /// In how many texts that are no lines of a heading signs stand in the place of others, which have no Braille.
    pub fn respelt(&self) -> u64 {
        self.respelt
    }

    /// The texts of lines that were written since this was called last, and that cannot be read back as they were.
    #[must_use]
    pub fn take_changed(&mut self) -> Vec<Changed> {
        std::mem::take(&mut self.changed)
    }

    /// The lines above a scoresheet: players, event, place, date, round, how often each was helped, and the code where it must be said.
    pub fn lines(&mut self, sheet: &Sheet, code: Code) -> Vec<Row> {
        let date = sheet.tag("Date").map(day);
        let lines = [
            sheet.tag("White").map(HeadingLine::White),
            sheet.tag("Black").map(HeadingLine::Black),
            sheet.tag("Event").map(HeadingLine::Event),
            sheet.tag("Site").map(HeadingLine::Site),
            date.as_deref().map(HeadingLine::Date),
            sheet.tag("Round").map(HeadingLine::Round),
            sheet.tag(HELP.white).map(HeadingLine::WhiteHelp),
            sheet.tag(HELP.black).map(HeadingLine::BlackHelp),
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

    /// A line of any text.
    pub fn text(&mut self, text: &str) -> Row {
        let mut row = Row::new();
        self.respelt += u64::from(self.literary.as_ref().is_some_and(|literary| literary.lacks(text)));
        let whole = self.literary.as_mut().map(|literary| literary.line(text, &mut row).whole);
        let (row, whole) = whole.map_or_else(|| without_a_table(text), |whole| (row, whole));
        self.incomplete += u64::from(!whole);
        row
    }

    fn row(&mut self, line: HeadingLine<'_>) -> Row {
        let Some((row, written)) = self.literary(line) else {
            let (row, whole) = without_a_table(&self.words.heading(line, self.language));
            self.incomplete += u64::from(!whole);
            return row;
        };
        self.incomplete += u64::from(!written.whole);
        let (_, text) = line.replaced(ANY_TEXT);
        let reads = match written.back {
            Back::Same => return row,
            Back::Latin(latin) => Some(latin),
            Back::Other => self.back(line, &row),
        };
        if reads.as_deref() != Some(&clean(text)) {
            self.changed.push(Changed { text: text.to_owned(), reads });
        }
        row
    }

    /// By liblouis.
    fn literary(&mut self, line: HeadingLine<'_>) -> Option<(Row, Written)> {
        let (_, text) = line.replaced(ANY_TEXT);
        let label = self.label(line).map(|label| {
            let mut row = Row::with_capacity(label.len() + text.len() * 2 + 16);
            row.extend_from_slice(label);
            row
        });
        let literary = self.literary.as_mut()?;
        if let Some(mut row) = label {
            let written = literary.line(text, &mut row);
            return Some((row, written));
        }
        // The line that names the code: there are few of them.
        if let Some(kept) = self.kept.get(text) {
            return Some(kept.clone());
        }
        let mut row = Row::new();
        let written = literary.line(&self.words.heading(line, self.language), &mut row);
        // No name is read back from this line.
        let written = Written { back: Back::Same, ..written };
        if self.kept.len() >= Code::ALL.len() {
            self.kept.clear();
        }
        self.kept.insert(text.to_owned(), (row.clone(), written.clone()));
        Some((row, written))
    }

    /// What stands before the text of a line; what is chosen by its text has no label.
    fn label(&mut self, line: HeadingLine<'_>) -> Option<&Row> {
        let literary = self.literary.as_ref()?;
        let (words, language) = (&self.words, self.language);
        let (line, _) = line.replaced(ANY_TEXT);
        let label = self.labels.entry(line).or_insert_with(|| {
            let text = words.heading(line, language);
            literary.label(text.strip_suffix(ANY_TEXT)?.strip_suffix(' ')?)
        });
        label.as_ref()
    }

    /// The text of a line of this kind that is in these cells, if some text becomes exactly them.
    pub(super) fn back(&mut self, line: HeadingLine<'_>, row: &Row) -> Option<String> {
        let text = row.strip_prefix(&self.label(line)?[..])?.strip_prefix(&[Cell::BLANK])?;
        let text = self.literary.as_mut()?.read(text)?;
        let (again, written) = self.literary(line.replaced(&text).0)?;
        (written.whole && again == *row).then_some(text)
    }
}

/// What a game is called in print: its players, and its event.
pub fn title(sheet: &Sheet) -> Option<String> {
    let (white, black) = (sheet.tag("White"), sheet.tag("Black"));
    let players = white.or(black).map(|_| format!("{} - {}", white.unwrap_or("?"), black.unwrap_or("?")));
    let parts: Vec<String> = players.into_iter().chain(sheet.tag("Event").map(str::to_owned)).collect();
    (!parts.is_empty()).then(|| clean(&parts.join(", ")).into_owned())
}

/// A text where there is no liblouis; and whether everything in it has Braille.
fn without_a_table(text: &str) -> (Row, bool) {
    let clean = one_line(&composed(text));
    plain(&one_line(&deunicode::deunicode_with_tofu(&clean, TOFU)))
}
