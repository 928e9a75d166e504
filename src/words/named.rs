//! Numbers, files, ranks and squares as people name them.

use std::collections::HashMap;
use std::sync::OnceLock;

use super::fold::fold;
use super::numbers::{self, Form};
use crate::game::participant::Language;
use crate::notation::phonetic as names;
use crate::rules::position::{File, Rank, Square};

/// As many numbers are understood in words.
const NUMBER_WORDS: u32 = 1_000;

pub(super) fn number(folded: &str, language: Language) -> Option<u32> {
    folded.parse().ok().or_else(|| number_word(folded, language))
}

/// A number in words of the language, or English ones.
pub(super) fn number_word(folded: &str, language: Language) -> Option<u32> {
    [language, Language::En].into_iter().find_map(|language| number_words(language).get(folded).copied())
}

/// The numbers that are understood in words, in every form. Made when the first line is no other command.
fn number_words(language: Language) -> &'static HashMap<String, u32> {
    static WORDS: [OnceLock<HashMap<String, u32>>; Language::ALL.len()] =
        [const { OnceLock::new() }; Language::ALL.len()];
    WORDS[language as usize].get_or_init(|| {
        let forms = [Form::Counting, Form::Masculine, Form::Feminine];
        let words =
            |number: u32| forms.map(|form| (fold(&numbers::cardinal(language, u64::from(number), form)), number));
        (0..NUMBER_WORDS).flat_map(words).collect()
    })
}

/// A square: `e4`, `e 4`, `e four`, `Eva vier`, `echo four`; words before it are passed over.
pub(super) fn square(folded: &str, language: Language) -> Option<Square> {
    let mut tokens = folded.rsplit(' ');
    let last = tokens.next()?;
    last.parse().ok().or_else(|| Some(Square::from_coords(file_of(tokens.next()?)?, rank_of(last, language)?)))
}

/// The same, where the text holds a square and nothing else.
pub(super) fn whole_square(folded: &str, language: Language) -> Option<Square> {
    (folded.split(' ').count() <= 2).then(|| square(folded, language)).flatten().filter(|_| {
        // One word in front of a square is none of it.
        folded.split_once(' ').is_none_or(|(_, last)| last.parse::<Square>().is_err())
    })
}

/// A text with its figures in words; `None` where there are none.
pub(super) fn figures_in_words(folded: &str, language: Language) -> Option<String> {
    let is_figures = |word: &&str| word.bytes().all(|byte| byte.is_ascii_digit());
    folded.split(' ').find(is_figures)?;
    let in_words = |word: &str| match word.parse::<u64>() {
        Ok(number) => fold(&numbers::cardinal(language, number, Form::Counting)),
        Err(_) => word.to_owned(),
    };
    Some(folded.split(' ').map(in_words).collect::<Vec<_>>().join(" "))
}

pub(super) fn file_of(folded: &str) -> Option<File> {
    let letter = |file: File| folded.len() == 1 && folded.starts_with(file.char());
    File::ALL.into_iter().find(|of| letter(*of) || names::file_words(*of).any(|word| fold(word) == folded))
}

/// A rank in any language, or as a number.
pub(super) fn rank_of(folded: &str, language: Language) -> Option<Rank> {
    Rank::ALL.into_iter().find(|of| names::rank_words(*of).any(|word| fold(word) == folded)).or_else(|| {
        let number = number(folded, language)?;
        Rank::ALL.into_iter().find(|rank| u32::from(*rank) + 1 == number)
    })
}
