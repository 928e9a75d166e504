//! Words in which times and other figures stand as they are written, and are spoken as words.

use super::numbers::{self, Form};
use super::phrase::Line;
use super::sentences::Sentences;
use super::typing::named_character;
use super::utterance::Segment;

/// Words in which figures and signs stand as they are written, and are spoken as words.
pub(super) fn with_figures(sentences: &Sentences, words: &str) -> Vec<Segment> {
    let mut line = Line::default();
    for token in words.split_inclusive(' ') {
        let time = token.trim_end_matches([' ', ';', ',']);
        let plain = |text: &str| Segment::plain(sentences.language(), text);
        if time.contains(|c: char| c.is_ascii_digit()) {
            line.push(as_written(sentences, time));
            line.push(plain(token.get(time.len()..).unwrap_or_default()));
        } else {
            line.push(plain(token));
        }
    }
    line.into_segments()
}

/// A time as it is written: printed so, and spoken as numbers and signs.
fn as_written(sentences: &Sentences, time: &str) -> Segment {
    let language = sentences.language();
    let mut spoken: Vec<String> = Vec::new();
    let mut rest = time;
    while let Some(first) = rest.chars().next() {
        let is_digit = |c: char| c.is_ascii_digit();
        let kind = |c: char| (is_digit(c), c.is_alphabetic());
        let end = if first.is_alphanumeric() {
            rest.find(|c: char| kind(c) != kind(first)).unwrap_or(rest.len())
        } else {
            first.len_utf8()
        };
        let (head, tail) = rest.split_at(end);
        spoken.push(match head.parse::<u64>() {
            Ok(number) if is_digit(first) => numbers::cardinal(language, number, Form::Counting),
            _ if first.is_alphanumeric() => head.to_owned(),
            _ => named_character(sentences, first).speech().to_owned(),
        });
        rest = tail;
    }
    Segment { language, text: time.to_owned(), spoken: Some(spoken.join(" ")), spelled: false }
}
