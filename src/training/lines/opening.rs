//! What can be said of openings while one trains. The words live in the grammars.

use crate::game::participant::Language;
use crate::words::grammar::{Line, matches};

/// Longer lines are no words.
const LONGEST: usize = 200;

/// What somebody wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpeningWish {
    /// To hear which repertoires there are.
    List,
    /// To be asked the one of this number.
    Begin(u32),
    /// The one with this name.
    Named(String),
}

/// Understands a line, or does not.
pub fn parse(line: &str, language: Language) -> Option<OpeningWish> {
    if line.len() > LONGEST {
        return None;
    }
    let found = matches(&Line::new(line, language), |rule| rule.starts_with("train-opening"));
    found.iter().find_map(|found| match found.rule() {
        "train-openings" => Some(OpeningWish::List),
        "train-opening-number" => found.number().map(OpeningWish::Begin),
        _ => Some(OpeningWish::Named(found.text().to_owned())),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::grammar::Grammar;

    #[test]
    fn openings_have_words_in_every_language() {
        for language in Language::ALL {
            let usual = Grammar::of(language).usual("train-openings").expect("a word");
            assert_eq!(parse(usual, language), Some(OpeningWish::List));
            assert_eq!(parse(&format!("{usual} 2"), language), Some(OpeningWish::Begin(2)));
            assert_eq!(parse("opening 3", language), Some(OpeningWish::Begin(3)));
            let named = parse(&format!("{usual} Größe"), language);
            assert!(matches!(&named, Some(OpeningWish::Named(name)) if name.contains("ö")), "{language:?}: {named:?}");
            assert_eq!(parse("2", language), None);
        }
        assert_eq!(parse("eröffnung zwei", Language::De), Some(OpeningWish::Begin(2)));
        assert_eq!(parse("apertura uno", Language::It), Some(OpeningWish::Begin(1)));
    }

    proptest::proptest! {
        #[test]
        fn no_line_breaks_the_reader(line in "\\PC{0,60}", language in 0usize..5) {
            let _whatever = parse(&line, Language::ALL[language]);
        }
    }
}
