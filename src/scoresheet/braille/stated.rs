//! The line of a heading that says in which code the moves are. It is known by its letters alone: these are the same cells in every
//! table, while capitals, accents and stops are not.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::cell::{Cell, Row};
use super::code::Code;
use super::reading;
use crate::game::participant::Language;
use crate::scoresheet::sheet::Sheet;
use crate::words::Words;
use crate::words::sheet_heading::HeadingLine;

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

fn letters_of_cells(row: &[Cell]) -> impl Iterator<Item = char> {
    row.iter().map(|cell| char::from(cell.ascii())).filter(char::is_ascii_uppercase)
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

/// The code that a heading names. `heading` has the lines as they stand on the page.
pub fn code(heading: &[Row]) -> Option<Code> {
    find(heading).map(|(_, _, code)| code)
}

/// A heading without the line that names the code.
pub fn without(heading: &[Row]) -> Vec<Row> {
    match find(heading) {
        Some((start, end, _)) => [&heading[..start], &heading[end..]].concat(),
        None => heading.to_vec(),
    }
}

/// Where that line begins and ends, and what it says.
fn find(heading: &[Row]) -> Option<(usize, usize, Code)> {
    let goes_on = |row: &Row| row.starts_with(&[Cell::BLANK, Cell::BLANK]);
    let starts = (0..heading.len()).filter(|start| !goes_on(&heading[*start]));
    starts.into_iter().find_map(|start| {
        let more = heading[start + 1..].iter().take_while(|row| goes_on(row)).count();
        let end = start + 1 + more;
        let said: String = heading[start..end].iter().flat_map(|row| letters_of_cells(row)).collect();
        LINES.get(&said).map(|code| (start, end, *code))
    })
}
