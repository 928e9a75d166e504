//! Writes a scoresheet as text.

use super::day::day;
use super::label::is_name;
use super::{times, word};
use crate::game::participant::Language;
use crate::notation::written::Notation;
use crate::rules::position::{Color, Position};
use crate::scoresheet::sentences::heading::{HeadingLine, HeadingLines};
use crate::scoresheet::sheet::{IN_WORDS, NOT_LEGAL, OFFER, RemarkKind, Sheet, said};
use crate::words::Words;

/// Where a line is broken, in characters.
const WIDTH: usize = 79;
/// Where it goes on.
const RUN_OVER: &str = "    ";

/// Of these the first one counts; were it left out because it says nothing, another one would count.
const OF_THE_START: [&str; 3] = ["SetUp", "FEN", "Variant"];

/// The scoresheet, with an empty line at the end. What stands above the moves is in the language, the moves are in the notation.
///
/// Variations are left out: they are no part of what was played.
pub fn write(sheet: &Sheet, notation: Notation, words: &Words, language: Language) -> String {
    let mut text = String::new();
    append(&mut text, sheet, notation, words, &mut HeadingLines::new(language));
    text
}

/// Appends the same to a text, for one sheet of many.
pub fn append(text: &mut String, sheet: &Sheet, notation: Notation, words: &Words, lines: &mut HeadingLines) {
    heading(text, sheet, notation, words, lines);
    text.push('\n');
    let moves = moves(sheet, notation);
    for line in &moves {
        text.push_str(line);
        text.push('\n');
    }
    if !moves.is_empty() {
        text.push('\n');
    }
    lines.write(text, HeadingLine::Result(sheet.score.text()), words);
    text.push_str("\n\n");
}

fn heading(text: &mut String, sheet: &Sheet, notation: Notation, words: &Words, lines: &mut HeadingLines) {
    let mut line = |text: &mut String, line: HeadingLine<'_>| {
        lines.write(text, line, words);
        text.push('\n');
    };
    for name in IN_WORDS {
        let value = sheet.tag(name).map(|value| if name == "Date" { day(value) } else { value.to_owned() });
        if let Some(found) = value.as_deref().and_then(|value| HeadingLine::of_tag(name, value)) {
            line(text, found);
        }
    }
    // Above all that stands in brackets: a file that begins with those is PGN.
    line(text, HeadingLine::Notation(&notation.name()));
    // In brackets, as PGN has them: a name of a tag could be a word of some language.
    for (name, value) in in_brackets(sheet) {
        text.extend(["[", name, " \"", &escaped(value), "\"]\n"]);
    }
    let start = sheet.line.start();
    if *start != Position::initial() && sheet.tag("FEN").is_none() {
        text.extend(["[FEN \"", &start.fen(), "\"]\n"]);
    }
}

/// The tags that have no words, and say something.
fn in_brackets(sheet: &Sheet) -> impl Iterator<Item = (&str, &str)> {
    let first = OF_THE_START.map(|name| sheet.tags.iter().position(|(tag, _)| tag == name));
    sheet.tags.iter().enumerate().filter_map(move |(index, (name, value))| {
        let other = !IN_WORDS.contains(&name.as_str()) && name != "Result" && is_name(name);
        let once = !OF_THE_START.contains(&name.as_str()) || first.contains(&Some(index));
        said(value).filter(|_| other && once).map(|value| (name.as_str(), value))
    })
}

/// How many tags say something and have no line in the text.
pub fn tags_left_out(sheet: &Sheet) -> usize {
    // A dash says that the tag does not apply.
    let is_there = |value: &str| value.trim() == "-" || said(value).is_some();
    let all = sheet.tags.iter().filter(|(name, value)| name != "Result" && is_there(value)).count();
    let in_words = IN_WORDS.into_iter().filter(|name| sheet.tag(name).is_some()).count();
    all - in_words - in_brackets(sheet).count()
}

fn escaped(value: &str) -> String {
    let one_line = value.chars().map(|sign| if sign.is_control() { ' ' } else { sign });
    one_line.collect::<String>().replace('\\', "\\\\").replace('"', "\\\"")
}

/// One pair a line.
fn moves(sheet: &Sheet, notation: Notation) -> Vec<String> {
    let mut lines = Lines(Vec::new());
    let mut remarks = sheet.remarks.iter().peekable();
    while let Some(remark) = remarks.next_if(|remark| remark.after == 0) {
        lines.begin();
        lines.remark(remark.kind, &remark.text);
    }
    let mut steps = sheet.line.steps();
    let mut index = 0;
    while let Some(step) = steps.next() {
        if step.mover == Color::White || index == 0 {
            lines.begin();
            lines.put(&format!("{}{}", step.number, step.mover.fold_wb(".", "...")));
        }
        let mut written = String::new();
        notation.append(&mut written, &step, steps.before());
        index += 1;
        let mark = sheet.mark(index - 1);
        // Two of them would be another one, or none at all: the next ones stand by themselves.
        let sign = remarks.peek().filter(|one| one.after == index && one.kind == RemarkKind::Sign);
        if let Some(glued) = sign.and_then(|sign| word::glued(&sign.text)) {
            written.push_str(glued);
            remarks.next();
        }
        lines.put(&written);
        if mark.offer {
            lines.put(OFFER);
        }
        if let Some(times) = times::write(mark) {
            lines.put(&times);
        }
        while let Some(remark) = remarks.next_if(|remark| remark.after <= index) {
            lines.remark(remark.kind, &remark.text);
        }
    }
    if let Some(text) = &sheet.not_legal {
        lines.begin();
        lines.remark(RemarkKind::Comment, &format!("{{{NOT_LEGAL} {text}}}"));
    }
    lines.0
}

/// Lines being written.
struct Lines(Vec<String>);

impl Lines {
    fn begin(&mut self) {
        self.0.push(String::new());
    }

    /// Words that belong together.
    fn put(&mut self, text: &str) {
        let Some(line) = self.0.last_mut() else { return };
        if line.is_empty() {
            line.push_str(text);
        } else if line.chars().count() + 1 + text.chars().count() <= WIDTH {
            line.push(' ');
            line.push_str(text);
        } else {
            self.0.push(format!("{RUN_OVER}{text}"));
        }
    }

    fn remark(&mut self, kind: RemarkKind, text: &str) {
        match kind {
            RemarkKind::Variation => {}
            RemarkKind::Sign => self.put(text),
            RemarkKind::Comment => {
                let inner = text.strip_prefix('{').unwrap_or(text);
                let inner = inner.strip_suffix('}').unwrap_or(inner).replace('}', ")");
                let mut words: Vec<String> = inner.split_whitespace().map(str::to_owned).collect();
                match words.first_mut() {
                    Some(first) => first.insert(0, '{'),
                    None => words.push("{".to_owned()),
                }
                if let Some(last) = words.last_mut() {
                    last.push('}');
                }
                for word in &words {
                    self.put(word);
                }
            }
        }
    }
}
