//! The line of a heading that says in which code the moves are. It is known by its letters alone: these are the same cells in every
//! table, while capitals, accents and stops are not.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::cell::{Cell, Row};
use super::code::Code;
use super::reading;
use crate::game::participant::Language;
use crate::notation::repair::{SIGN, distance};
use crate::scoresheet::sentences::heading::HeadingLine;
use crate::scoresheet::sheet::Sheet;
use crate::words::Words;

/// The letters of such lines in all languages, and what they say.
static LINES: LazyLock<HashMap<String, Code>> = LazyLock::new(|| {
    let words = Words::new();
    let mut lines = HashMap::new();
    for code in Code::ALL {
        for language in Language::ALL {
            let line = words.heading(HeadingLine::Code(code.name()), language);
            // A letter with an accent has a cell of its own, or that of the letter without.
            lines.insert(letters(&line), code);
            lines.insert(letters(&deunicode::deunicode(&line)), code);
        }
    }
    lines
});

fn letters(text: &str) -> String {
    text.chars().filter(char::is_ascii_alphabetic).map(|letter| letter.to_ascii_uppercase()).collect()
}

/// Whether the heading of a sheet must say its code. That of the international code says it only where the page is a game in another
/// one, too: nothing was captured, and no check given.
pub fn must_be(code: Code, sheet: &Sheet) -> bool {
    code != Code::Intl || is_game_in_another(sheet)
}

fn is_game_in_another(sheet: &Sheet) -> bool {
    let pieces = |position: &crate::rules::position::Position| position.placement().occupied().count();
    // Its sign of capture stands in no other code.
    pieces(sheet.line.start()) == pieces(sheet.line.end())
        && Code::ALL.into_iter().filter(|code| !code.has_cells_of(Code::Intl)).any(|code| {
            let read = reading::in_another(Code::Intl, sheet, code);
            read.is_some_and(|read| read.line != sheet.line)
        })
}

/// The code that a heading names. `heading` has whole lines.
pub fn code(heading: &[Row]) -> Option<Code> {
    heading.iter().find_map(|line| said(line))
}

/// A heading without the line that names the code.
pub fn without(heading: &[Row]) -> Vec<Row> {
    let at = heading.iter().position(|line| said(line).is_some());
    let others = heading.iter().enumerate().filter(|(line, _)| Some(*line) != at);
    others.map(|(_, line)| line.clone()).collect()
}

/// The line that names a code but for one or two damaged cells, and that code.
pub(super) fn nearly(heading: &[Row]) -> Option<(usize, Code)> {
    let exchange = |one: u8, other: u8| if one == other { 0 } else { SIGN };
    let lines = heading.iter().map(|line| read(line)).enumerate();
    let all = lines.flat_map(|(at, line)| {
        LINES.iter().map(move |(known, code)| (distance(line.as_bytes(), known.as_bytes(), exchange), at, *code))
    });
    let near: Vec<_> = all.filter(|(away, ..)| *away <= 2 * SIGN).collect();
    let (nearest, at, code) = near.iter().min_by_key(|(away, ..)| *away)?;
    let is_sure = near.iter().all(|(away, _, other)| away > nearest || other == code);
    is_sure.then_some((*at, *code))
}

/// The code that a line names.
fn said(line: &[Cell]) -> Option<Code> {
    LINES.get(&read(line)).copied()
}

/// The letters of a line.
fn read(line: &[Cell]) -> String {
    line.iter().map(|cell| char::from(cell.ascii())).filter(char::is_ascii_uppercase).collect()
}
