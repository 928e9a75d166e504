//! Characters by their names, and lines as they are read back.

use super::fold::fold;
use super::numbers::{self, Form};
use super::phrase::{Phrase, one_line};
use super::sentences::Sentences;
use super::utterance::Segment;
use crate::game::participant::Language;

/// A character by its name. A letter that no table knows is left to the voice, to be spelled.
pub(super) fn named_character(sentences: &Sentences, character: char) -> Segment {
    let language = sentences.language();
    let text = character.to_string();
    if let Some(figure) = character.to_digit(10) {
        let word = numbers::cardinal(language, u64::from(figure), Form::Counting);
        return Segment { language, text, spoken: Some(word), spelled: false };
    }
    if character.is_alphanumeric() {
        return Segment { language, text, spoken: None, spelled: true };
    }
    let name = match character {
        ' ' => "space",
        '-' => "hyphen",
        '=' => "equals",
        '+' => "plus",
        '#' => "hash",
        '/' => "slash",
        '.' => "full-stop",
        ',' => "comma",
        ':' => "colon",
        '?' => "question",
        '!' => "exclamation",
        '\'' | '’' => "apostrophe",
        '(' => "open",
        ')' => "close",
        '@' => "at",
        _ => "other",
    };
    Segment::plain(language, Phrase::new(sentences, "character").choice("name", name).words())
}

/// The entry line read back: words as words, notation character by character.
pub(super) fn entry_line(sentences: &Sentences, text: &str) -> Vec<Segment> {
    let text = one_line(text);
    let spoken: Vec<String> = text.split_whitespace().map(|token| entry_token(sentences.language(), token)).collect();
    let spoken = Some(spoken.join(" ")).filter(|spoken| *spoken != text);
    vec![Segment { language: sentences.language(), text, spoken, spelled: false }]
}

fn entry_token(language: Language, token: &str) -> String {
    let is_word = fold(token).chars().count() > 2 && token.chars().all(|c| c.is_alphabetic() || c == '\'' || c == '-');
    if is_word {
        return token.to_owned();
    }
    let characters = token.chars().map(|character| match (character.to_digit(10), language, character) {
        (Some(figure), _, _) => numbers::cardinal(language, u64::from(figure), Form::Counting),
        // A lone `a` would be the article.
        (None, Language::En, 'a' | 'A') => "eh".to_owned(),
        (None, _, _) => character.to_string(),
    });
    characters.collect::<Vec<_>>().join(" ")
}
