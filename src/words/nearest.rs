//! What somebody may have meant whose line was not understood.

use super::command::{self, Heard, parse};
use super::fold::fold;
use super::grammar::{Grammar, Line};
use crate::game::participant::Language;

/// So many are offered.
const OFFERED: usize = 3;

/// The words and questions nearest to a text, best first, at most three, and none that is far from it; those of the player's
/// own language first.
#[must_use]
pub fn nearest(text: &str, language: Language) -> Vec<String> {
    if text.len() > command::LONGEST {
        return Vec::new();
    }
    let line = Line::new(text, language);
    let mut near: Vec<(usize, &str, String)> = Vec::new();
    for (foreign, grammar) in Grammar::for_language(language).enumerate() {
        let [named, alone] = command::near(&line, grammar);
        // A question with a square or a number in it is meant rather than one that stands for itself; its parts alone are none.
        let named = named.into_iter().filter(|near| matches!(parse(&near.spelled, language), Some(Heard::Word(_))));
        near.extend(named.map(|near| (0, near.rule, near.spelled)));
        near.extend(alone.into_iter().map(|near| (near.slips + foreign, near.rule, near.spelled)));
    }
    near.sort_by_key(|(slips, ..)| *slips);
    let mut offered: Vec<(&str, String)> = Vec::new();
    for (_, rule, spelled) in near {
        if offered.iter().all(|(other, text)| *other != rule && fold(text) != fold(&spelled)) {
            offered.push((rule, spelled));
        }
    }
    offered.into_iter().take(OFFERED).map(|(_, spelled)| spelled).collect()
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
