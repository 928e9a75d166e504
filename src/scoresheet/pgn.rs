//! A scoresheet as PGN (Portable Game Notation, standard of 1994): the seven tags, the start position, the moves that stand.

use std::fmt::Write as _;

use super::sheet::{Mark, NOT_LEGAL, OFFER, Remark, RemarkKind, Sheet};
use super::times;
use crate::rules::position::line::Step;
use crate::rules::position::{CastlingMode, Color, Position};

/// Movetext is broken before this column (PGN 4.3 allows 79 characters and the line's end).
const WIDTH: usize = 79;

/// The tags that every game must have, in this order (PGN 8.1.1), but `Result`, which is the last.
const ROSTER: [(&str, &str); 6] =
    [("Event", "?"), ("Site", "?"), ("Date", "????.??.??"), ("Round", "?"), ("White", "?"), ("Black", "?")];

/// The scoresheet as one PGN game, with a blank line at the end.
///
/// Moves that are not legal cannot stand in PGN as moves: they stand in a comment, as squares. Draw offers and times stand in
/// comments, too: `{(=)}`, `{ [%clk 1:25:00] [%emt 0:00:40] }`; so does a result that PGN does not have: `{0-1/2} *`.
pub fn write(sheet: &Sheet) -> String {
    let mut pgn = String::new();
    for (name, value) in ROSTER {
        let value = sheet.tags.iter().find(|(tag, _)| tag == name).map_or(value, |(_, value)| value);
        tag(&mut pgn, name, value);
    }
    tag(&mut pgn, "Result", sheet.score.pgn());
    for (name, value) in sheet.tags.iter().filter(|(name, _)| ROSTER.iter().all(|(tag, _)| tag != name)) {
        tag(&mut pgn, name, value);
    }
    let has = |wanted: &str| sheet.tags.iter().any(|(name, _)| name == wanted);
    if sheet.line.start().castling_mode() == CastlingMode::Chess960 && !has("Variant") {
        tag(&mut pgn, "Variant", "Chess960");
    }
    let fen = sheet.line.start().fen();
    if fen != Position::initial().fen() && !has("FEN") {
        tag(&mut pgn, "SetUp", "1");
        tag(&mut pgn, "FEN", &fen);
    }
    pgn.push('\n');
    for line in wrapped(&movetext(sheet)) {
        pgn.push_str(&line);
        pgn.push('\n');
    }
    pgn.push('\n');
    pgn
}

fn tag(pgn: &mut String, name: &str, value: &str) {
    // Writing to a string cannot fail.
    let _ = writeln!(pgn, "[{name} \"{}\"]", escaped(value));
}

/// The words of the movetext; none of them may be broken.
fn movetext(sheet: &Sheet) -> Vec<String> {
    let mut words = Words { words: Vec::new(), number_due: true };
    let mut rest = words.remarks(&sheet.remarks, 0);
    for (index, step) in sheet.line.steps().enumerate() {
        words.step(&step);
        // Signs belong to the move and directly follow it, before everything else.
        let signs =
            rest.iter().take_while(|remark| remark.after == index + 1 && remark.kind == RemarkKind::Sign).count();
        words.remarks(&rest[..signs], index + 1);
        rest = &rest[signs..];
        let mark = sheet.mark(index);
        if let Some(times) = times(mark) {
            words.aside([times]);
        }
        if mark.offer {
            words.aside([format!("{{{OFFER}}}")]);
        }
        rest = words.remarks(rest, index + 1);
    }
    if let Some(text) = &sheet.not_legal {
        let parts = ["{"].into_iter().chain(NOT_LEGAL.split(' ')).chain(text.split_whitespace()).chain(["}"]);
        words.aside(parts.map(str::to_owned));
    }
    if sheet.score.is_beyond_pgn() {
        words.aside([format!("{{{}}}", sheet.score.text())]);
    }
    words.words.push(sheet.score.pgn().to_owned());
    words.words
}

struct Words {
    words: Vec<String>,
    /// Whether Black's move needs its number, too: at the beginning and after anything that stands between the moves (8.2.2.2).
    number_due: bool,
}

impl Words {
    fn step(&mut self, step: &Step) {
        if step.mover == Color::White {
            self.words.push(format!("{}.", step.number));
        } else if self.number_due {
            self.words.push(format!("{}...", step.number));
        }
        self.number_due = false;
        let mut san = String::new();
        step.write_pgn(&mut san);
        self.words.push(san);
    }

    /// Writes the remarks that stand after at most `after` half-moves; returns those that are left.
    fn remarks<'a>(&mut self, remarks: &'a [Remark], after: usize) -> &'a [Remark] {
        let now = remarks.iter().take_while(|remark| remark.after <= after).count();
        for remark in &remarks[..now] {
            let words = remark.text.split_whitespace().map(str::to_owned);
            if remark.kind == RemarkKind::Sign {
                self.words.extend(words);
            } else {
                self.aside(words);
            }
        }
        &remarks[now..]
    }

    fn aside(&mut self, words: impl IntoIterator<Item = String>) {
        self.words.extend(words);
        self.number_due = true;
    }
}

/// What the clock showed and what the move took, as other programs write it; no word of it may be broken.
fn times(mark: Mark) -> Option<String> {
    if mark.clock.is_none() && mark.elapsed.is_none() {
        return None;
    }
    let mut text = "{".to_owned();
    for (name, millis) in [("clk", mark.clock), ("emt", mark.elapsed)] {
        if let Some(millis) = millis {
            // Writing to a string cannot fail.
            let _ = write!(text, " [%{name} {}]", times::written(millis));
        }
    }
    text.push_str(" }");
    Some(text)
}

/// Words in lines. No line begins with a bracket, in which programs see a tag, whatever stands before it; nor with the sign for a line
/// that is passed over (PGN 6).
fn wrapped(words: &[String]) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut rest = words;
    while !rest.is_empty() {
        let stay = rest[1..].iter().take_while(|word| word.starts_with(['[', '%'])).count();
        let (together, behind) = rest.split_at(1 + stay);
        rest = behind;
        let length = together.iter().map(|word| 1 + word.len()).sum::<usize>();
        match lines.last_mut() {
            Some(line) if line.len() + length <= WIDTH => {
                for word in together {
                    line.push(' ');
                    line.push_str(word);
                }
            }
            _ => lines.push(together.join(" ")),
        }
    }
    lines
}

/// A tag's value: a backslash before quotes and backslashes, and nothing that could break the line.
fn escaped(value: &str) -> String {
    let mut text = String::with_capacity(value.len());
    for letter in value.chars() {
        match letter {
            '"' | '\\' => text.extend(['\\', letter]),
            control if control.is_control() => text.push(' '),
            other => text.push(other),
        }
    }
    text
}
