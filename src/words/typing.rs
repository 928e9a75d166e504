//! What is typed, deleted and read back, character by character.

use super::fold::fold;
use super::numbers::{self, Form};
use super::phrase::{Phrase, one_line};
use super::sentences::Sentences;
use super::utterance::Segment;
use crate::game::participant::Language;

/// One character is named; several, such as a word, are read as they stand.
pub(crate) fn deleted(sentences: &Sentences, text: &str) -> Vec<Segment> {
    let mut characters = text.chars();
    match (characters.next(), characters.next()) {
        (Some(character), None) => echo(sentences, "deleted", character),
        _ => Phrase::new(sentences, "deleted").choice("upper", "no").insert("char", entry_line(sentences, text)).say(),
    }
}

/// A character as it is typed or deleted. Capitals are told, since `b` and `B` are a pawn and a bishop.
pub(crate) fn echo(sentences: &Sentences, key: &'static str, character: char) -> Vec<Segment> {
    let upper = if character.is_uppercase() { "yes" } else { "no" };
    Phrase::new(sentences, key).choice("upper", upper).insert("char", vec![named_character(sentences, character)]).say()
}

/// A character by its name. A letter that no table knows is left to the voice, to be spelled.
pub(crate) fn named_character(sentences: &Sentences, character: char) -> Segment {
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
        '"' => "quote",
        '$' => "dollar",
        '%' => "percent",
        '^' => "caret",
        '&' => "ampersand",
        '*' => "asterisk",
        '£' => "pound",
        '§' => "section",
        '·' => "middle-dot",
        '_' => "underscore",
        ';' => "semicolon",
        '<' => "less",
        '>' => "greater",
        _ => "other",
    };
    Segment::plain(language, Phrase::new(sentences, "character").choice("name", name).words())
}

/// The entry line read back: words as words, notation character by character.
pub(crate) fn entry_line(sentences: &Sentences, text: &str) -> Vec<Segment> {
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
