//! What can be said of the themes of puzzles while one trains. The words live in the grammars.

use crate::game::participant::Language;
use crate::training::notices::training::Theme;
use crate::words::grammar::{Line, matches};

/// Longer lines are no words.
const LONGEST: usize = 200;
/// How the names of their rules begin.
const RULE: &str = "train-theme-";

/// What somebody wants.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum ThemeWish {
    /// To hear which there are.
    List,
    /// Puzzles of one.
    Begin(Theme),
}

impl ThemeWish {
    fn of(rule: &str) -> Option<ThemeWish> {
        if rule == "train-themes" {
            return Some(ThemeWish::List);
        }
        Theme::from_name(rule.strip_prefix(RULE)?).map(ThemeWish::Begin)
    }
}

/// Understands a line, or does not.
pub fn parse(line: &str, language: Language) -> Option<ThemeWish> {
    if line.len() > LONGEST {
        return None;
    }
    let found = matches(&Line::new(line, language), |rule| ThemeWish::of(rule).is_some());
    found.iter().find_map(|found| ThemeWish::of(found.rule()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::training::lines::{endgame, lesson, opening, training};
    use crate::words::grammar::Grammar;

    /// Each has its words in every language, and none of them means anything else that is looked at before.
    #[test]
    fn every_theme_has_words_of_its_own_in_every_language() {
        for language in Language::ALL {
            let usual = |rule: &str| Grammar::of(language).usual(rule).expect("a word");
            assert_eq!(parse(usual("train-themes"), language), Some(ThemeWish::List));
            for theme in Theme::ALL {
                let word = usual(&format!("{RULE}{}", theme.name()));
                assert_eq!(parse(word, language), Some(ThemeWish::Begin(theme)), "{language:?} {word}");
                assert_eq!(training::parse(word, language), None, "{language:?} {word}");
                assert_eq!(endgame::parse(word, language), None, "{language:?} {word}");
                assert_eq!(opening::parse(word, language), None, "{language:?} {word}");
                assert_eq!(lesson::parse(word, language), None, "{language:?} {word}");
            }
            assert_eq!(parse("puzzle fork", language), Some(ThemeWish::Begin(Theme::Fork)), "{language:?}");
        }
        for (line, language, theme) in [
            ("theme forks", Language::En, Theme::Fork),
            ("puzzle mate in 2", Language::En, Theme::MateInTwo),
            ("aufgaben matt in zwei", Language::De, Theme::MateInTwo),
            ("problemi inchiodature", Language::It, Theme::Pin),
            ("problème fourchette", Language::Fr, Theme::Fork),
            ("problema ataque doble", Language::Es, Theme::Fork),
        ] {
            assert_eq!(parse(line, language), Some(ThemeWish::Begin(theme)), "{line}");
        }
        assert_eq!(parse("puzzle nothing", Language::En), None);
    }

    proptest::proptest! {
        #[test]
        fn no_line_breaks_the_reader(line in "\\PC{0,60}", language in 0usize..5) {
            let _whatever = parse(&line, Language::ALL[language]);
        }
    }
}
