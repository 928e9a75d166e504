//! What somebody may have meant whose line was not understood.

use std::collections::HashMap;
use std::sync::OnceLock;

use super::command::{Heard, LONGEST, Word, commands, parse};
use super::fold::fold;
use super::{asked, study};
use crate::game::participant::Language;

/// So many are offered.
const OFFERED: usize = 3;

/// The words and questions nearest to a text, best first, at most three, and none that is far from it; those of the player's
/// own language first.
#[must_use]
pub fn nearest(text: &str, language: Language) -> Vec<String> {
    if text.len() > LONGEST {
        return Vec::new();
    }
    let folded = fold(text);
    let mut near: Vec<(usize, &'static str, &'static str)> = Vec::new();
    for (foreign, language) in languages(language).enumerate() {
        for (key, sayings) in commands(language) {
            let distances = sayings.iter().filter_map(|saying| Some((distance(&folded, &saying.folded)?, saying)));
            let nearest = distances.min_by_key(|(distance, _)| *distance);
            near.extend(nearest.map(|(distance, saying)| (distance + foreign, key, saying.written.as_str())));
        }
        let others = asked::written(language).chain(study::written(language));
        let others = others.filter_map(|saying| Some((distance(&folded, &saying.folded)?, saying.written.as_str())));
        near.extend(others.map(|(distance, written)| (distance + foreign, written, written)));
    }
    near.sort_by_key(|(distance, ..)| *distance);
    let corrected = corrected(text, language).into_iter().map(|line| (String::new(), line));
    let near = near.into_iter().map(|(_, key, written)| (key.to_owned(), written.to_owned()));
    let mut offered: Vec<(String, String)> = Vec::new();
    for (key, written) in corrected.chain(near) {
        let new = |(other, text): &(String, String)| (key.is_empty() || *other != key) && fold(text) != fold(&written);
        if offered.iter().all(new) {
            offered.push((key, written));
        }
    }
    offered.into_iter().take(OFFERED).map(|(_, written)| written).collect()
}

/// The player's language, and English.
fn languages(language: Language) -> impl Iterator<Item = Language> {
    std::iter::once(language).chain((language != Language::En).then_some(Language::En))
}

/// Slips of the finger between two texts, if they are few for their length.
fn distance(text: &str, word: &str) -> Option<usize> {
    let (length, other) = (text.chars().count(), word.chars().count());
    let most = length.max(other) / 3;
    // Each letter too many is a slip, and so is each that the other text lacks: few words have to be compared letter by letter.
    let lacking = |of: &str, in_text: &str| of.chars().filter(|letter| !in_text.contains(*letter)).count();
    if length.abs_diff(other) > most || lacking(text, word) > most || lacking(word, text) > most {
        return None;
    }
    let distance = strsim::damerau_levenshtein(text, word);
    (distance > 0 && distance <= most).then_some(distance)
}

/// A question with a square, a number or pieces in it, mistyped: each word that is none is read as the nearest one, and what comes of it
/// has to be a question.
fn corrected(text: &str, language: Language) -> Option<String> {
    languages(language).find_map(|of| {
        let known = vocabulary(of);
        let mut changed = false;
        let corrected = text.split_whitespace().map(|written| {
            let folded = fold(written);
            let is_word = folded.chars().any(char::is_alphabetic) && !folded.bytes().any(|byte| byte.is_ascii_digit());
            if !is_word || folded.split(' ').all(|word| known.contains_key(word)) {
                return Some(written.to_owned());
            }
            let near = known.iter().filter_map(|(word, as_written)| Some((distance(&folded, word)?, as_written)));
            changed = true;
            near.min().map(|(_, as_written)| as_written.clone())
        });
        let corrected = corrected.collect::<Option<Vec<_>>>()?.join(" ");
        let asks = matches!(parse(&corrected, of), Some(Heard::Word(Word::Ask(_) | Word::What(Some(_)))));
        (changed && asks).then_some(corrected)
    })
}

/// Every word of every question in a language, as it is compared and as it is written. Made when the first line is not understood.
fn vocabulary(language: Language) -> &'static HashMap<String, String> {
    static WORDS: [OnceLock<HashMap<String, String>>; Language::ALL.len()] =
        [const { OnceLock::new() }; Language::ALL.len()];
    WORDS[language as usize].get_or_init(|| {
        let what = commands(language).filter(|(key, _)| *key == "what").flat_map(|(_, sayings)| sayings);
        let texts = asked::texts(language).chain(what.map(|saying| saying.written.as_str()));
        let words = texts.flat_map(str::split_whitespace).map(|word| word.trim_matches('.'));
        let words = words.filter(|word| !word.is_empty()).map(|word| (fold(word), word.to_owned()));
        let whole: Vec<(String, String)> = words.collect();
        let parts =
            whole.iter().flat_map(|(folded, _)| folded.split(' ').map(|part| (part.to_owned(), part.to_owned())));
        let mut known = HashMap::new();
        // Of two words that differ in an accent the first one is offered.
        for (folded, written) in whole.iter().cloned().chain(parts) {
            known.entry(folded).or_insert(written);
        }
        known
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn near_words_are_offered_and_far_ones_not() {
        assert_eq!(nearest("reisgn", Language::En), ["resign"]);
        assert_eq!(nearest("mvoes", Language::En), ["moves"]);
        assert_eq!(nearest("abandon", Language::It), ["abbandono"]);
        assert_eq!(nearest("helpp", Language::De), ["help"]);
        assert_eq!(nearest("jugada", Language::Es).first().map(String::as_str), Some("jugadas"));
        assert!(nearest("xyzzy", Language::Fr).is_empty());
        assert!(nearest("", Language::Fr).is_empty());
        for language in Language::ALL {
            assert!(nearest("paus", language).len() <= 3);
        }
    }

    #[test]
    fn questions_with_something_named_in_them_are_offered() {
        for (language, line, first) in [
            (Language::En, "waht e4", "what e4"),
            (Language::En, "where are my kinghts", "where are my knights"),
            (Language::En, "who defneds e4", "who defends e4"),
            (Language::En, "lsat 3 moves", "last 3 moves"),
            (Language::It, "chi attaca e4", "chi attacca e4"),
            (Language::De, "wer dekct e4", "wer deckt e4"),
            (Language::De, "wo sind meine Tüme", "wo sind meine Türme"),
            (Language::Es, "quién defeinde e4", "quién defiende e4"),
            (Language::Fr, "qui attauqe e4", "qui attaque e4"),
        ] {
            assert_eq!(nearest(line, language).first().map(String::as_str), Some(first), "{language:?} {line}");
        }
    }

    #[test]
    fn nothing_is_offered_twice_and_the_own_language_comes_first() {
        for (language, line) in [(Language::De, "Materail"), (Language::Fr, "psition"), (Language::It, "materail")] {
            let offers: Vec<String> = nearest(line, language).iter().map(|offer| fold(offer)).collect();
            let once: std::collections::HashSet<&String> = offers.iter().collect();
            assert_eq!(once.len(), offers.len(), "{language:?} {offers:?}");
        }
        assert_eq!(nearest("Materail", Language::De).first().map(String::as_str), Some("Material"));
    }
}
