//! Openings by the names that players know: in their own language, in English, or by the name in the table.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use crate::game::participant::Language;
use crate::words::fold::fold;

/// An opening that somebody wants.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum WantedOpening {
    /// This one, as the table calls it.
    Known(&'static str),
    /// None of this name; perhaps the nearest one is meant.
    Unknown {
        /// As the table calls it.
        near: Option<&'static str>,
    },
}

/// Slips of the keys within which a name may be meant.
const MOST_SLIPS: usize = 3;

/// Names by which openings are known besides, and those in the table.
const ALSO: [(&str, &str); 2] = [("spanish opening", "ruy-lopez"), ("spanish game", "ruy-lopez")];

/// The names of a language as they are compared, each with the one in the table.
static NAMES: LazyLock<BTreeMap<&'static str, Vec<(String, &'static str)>>> = LazyLock::new(|| {
    let of = |language: Language| language.locale().sentences.into_iter().flat_map(names).collect();
    Language::ALL.into_iter().map(|language| (language.code(), of(language))).collect()
});

/// The names in a file of texts, a line each.
fn names(texts: &'static str) -> impl Iterator<Item = (String, &'static str)> {
    texts.lines().filter_map(|line| {
        let (key, name) = line.split_once(" = ")?;
        Some((fold(name), key.strip_prefix("opening-")?))
    })
}

/// The opening that somebody means: by its whole name, or by words of it; of several names the one with the fewest words, and of those the
/// first.
pub fn wanted(text: &str, language: Language) -> WantedOpening {
    let text = fold(text);
    let own = NAMES.get(language.code()).into_iter().flatten();
    let english = NAMES.get(Language::En.code()).into_iter().flatten();
    let all: Vec<(&str, &str)> = own.chain(english).map(|(name, key)| (name.as_str(), *key)).chain(ALSO).collect();
    let by_key = all.iter().find(|(_, key)| fold(key) == text);
    let fitting = all.iter().filter(|(name, _)| has_words_of(name, &text));
    let fitting = fitting.min_by_key(|(name, _)| (*name != text, name.split(' ').count()));
    match by_key.or(fitting) {
        Some((_, key)) => WantedOpening::Known(key),
        None => WantedOpening::Unknown { near: near(&text, &all) },
    }
}

/// Whether each word of the text begins one of the name.
fn has_words_of(name: &str, text: &str) -> bool {
    !text.is_empty() && text.split(' ').all(|word| name.split(' ').any(|whole| whole.starts_with(word)))
}

fn near(text: &str, all: &[(&str, &'static str)]) -> Option<&'static str> {
    let slips = |name: &str| {
        let first = name.split(' ').next().unwrap_or_default();
        strsim::damerau_levenshtein(name, text).min(strsim::damerau_levenshtein(first, text))
    };
    let nearest = all.iter().map(|(name, key)| (slips(name), name.len(), *key)).min();
    nearest.filter(|(slips, ..)| *slips <= MOST_SLIPS.min(text.chars().count() / 3)).map(|(_, _, key)| key)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_opening_is_found_by_its_name_in_every_language() {
        for language in Language::ALL {
            for (name, key) in &NAMES[language.code()] {
                let found = wanted(name, language);
                let same = |found: &str| NAMES[language.code()].iter().any(|(other, at)| other == name && *at == found);
                assert!(
                    matches!(found, WantedOpening::Known(found) if same(found)),
                    "{language:?}: {name}, {key}: {found:?}"
                );
            }
            for (_, key) in &NAMES["en"] {
                assert_eq!(wanted(key, language), WantedOpening::Known(key), "{language:?}");
            }
        }
    }

    #[test]
    fn a_slip_is_forgiven_and_another_name_is_known() {
        let known = |text: &str| wanted(text, Language::En);
        assert_eq!(known("spanish"), WantedOpening::Known("ruy-lopez"));
        assert_eq!(known("sicilain"), WantedOpening::Unknown { near: Some("sicilian-defence") });
        assert_eq!(known("spinach"), WantedOpening::Unknown { near: None });
    }

    proptest::proptest! {
        #[test]
        fn no_text_breaks_it(text in "\\PC{0,40}", language in 0usize..5) {
            let _whatever = wanted(&text, Language::ALL[language]);
        }
    }
}
