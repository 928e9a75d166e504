//! What stands above the moves: the names as a heading, all else as a list of names and values.

use super::markup::{self, element};
use super::phrases::Phrases;
use crate::scoresheet::braille::cell::show;
use crate::scoresheet::braille::layout::is_initial;
use crate::scoresheet::braille::reader::ReadSheet;
use crate::scoresheet::sentences::page::{PageText, slot};
use crate::scoresheet::sheet::{IN_WORDS, Sheet, said};
use crate::scoresheet::text::day;

/// Tags whose content follows from the first position or stands after the moves.
const ELSEWHERE: [&str; 3] = ["SetUp", "FEN", "Result"];

/// The heading of a game.
pub(super) fn title(to: &mut String, phrases: &Phrases, sheet: &Sheet) {
    let players = [sheet.tag("White"), sheet.tag("Black")];
    let words = phrases.get(if players == [None, None] { PageText::Game } else { PageText::GameBetween });
    element(to, &format!("h2 id=\"game-{}\"", slot::NUMBER), |to| {
        markup::filled(to, words, |to, sign| match players[usize::from(sign == slot::SECOND)] {
            Some(name) => markup::isolated(to, name),
            None => to.push_str(phrases.get(PageText::Unknown)),
        });
    });
    to.push('\n');
}

/// Who played, where, when, and all other tags that say something; and the result.
pub(super) fn facts(to: &mut String, phrases: &Phrases, read: &ReadSheet) {
    let sheet = &read.sheet;
    to.push_str("<dl>\n");
    if !read.heading.is_empty() {
        // The meaning of cells in words is uncertain.
        let lines: Vec<String> = read.heading.iter().map(|row| show(row)).collect();
        fact(to, phrases.get(PageText::BrailleHeading), |to| markup::text(to, &lines.join(" / ")));
    }
    let first = IN_WORDS.iter().filter_map(|tag| Some((*tag, sheet.tag(tag)?)));
    // A second tag of the same name is one more line.
    let is_first = |at: usize, tag: &String| sheet.tags.iter().position(|(other, _)| other == tag) == Some(at);
    let elsewhere = |at: usize, tag: &String| {
        ELSEWHERE.contains(&tag.as_str()) || (IN_WORDS.contains(&tag.as_str()) && is_first(at, tag))
    };
    let others = sheet.tags.iter().enumerate().filter(|(at, (tag, _))| !elsewhere(*at, tag));
    let others = others.filter_map(|(_, (tag, value))| Some((tag.as_str(), said(value)?)));
    for (tag, value) in first.chain(others) {
        let mut name = String::new();
        phrases.label(&mut name, tag);
        fact(to, &name, |to| match phrases.value(tag, value) {
            Some(words) => to.push_str(&words),
            None if tag == "Date" => markup::text(to, &day(value)),
            None => markup::isolated(to, value),
        });
    }
    if !is_initial(sheet.line.start()) {
        let mut name = String::new();
        phrases.label(&mut name, "FEN");
        fact(to, &name, |to| markup::text(to, &sheet.line.start().fen()));
    }
    fact(to, &phrases.result, |to| to.push_str(phrases.score(sheet.score)));
    to.push_str("</dl>\n");
}

/// A name in words, and what its value writes.
pub(super) fn fact(to: &mut String, name: &str, value: impl FnOnce(&mut String)) {
    element(to, "div", |to| {
        element(to, "dt", |to| to.push_str(name));
        element(to, "dd", value);
    });
    to.push('\n');
}
