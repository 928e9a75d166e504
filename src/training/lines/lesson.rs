//! What can be said of lessons while one trains. The words live in the grammars.

use crate::game::participant::Language;
use crate::words::grammar::{Line, matches};

/// Longer lines are no words.
const LONGEST: usize = 200;

/// What somebody wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LessonWish {
    /// To hear which there are.
    List,
    GoOn,
    Number(u32),
    /// The one with this name.
    Named(String),
}

/// Understands a line, or does not.
pub fn parse(line: &str, language: Language) -> Option<LessonWish> {
    if line.len() > LONGEST {
        return None;
    }
    let found = matches(&Line::new(line, language), |rule| rule.starts_with("train-lesson"));
    found.iter().find_map(|found| match found.rule() {
        "train-lessons" => Some(LessonWish::List),
        "train-lesson" => Some(LessonWish::GoOn),
        "train-lesson-number" => found.number().map(LessonWish::Number),
        "train-lesson-named" => Some(LessonWish::Named(found.text().to_owned())),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::grammar::Grammar;

    #[test]
    fn lessons_have_words_numbers_and_names_in_every_language() {
        for language in Language::ALL {
            let usual = |rule: &str| Grammar::of(language).usual(rule).expect("a word").to_owned();
            assert_eq!(parse(&usual("train-lessons"), language), Some(LessonWish::List));
            assert_eq!(parse(&usual("train-lesson"), language), Some(LessonWish::GoOn));
            let lesson = usual("train-lesson");
            assert_eq!(parse(&format!("{lesson} 12"), language), Some(LessonWish::Number(12)));
            let named = parse(&format!("{lesson} Größe"), language);
            assert!(matches!(&named, Some(LessonWish::Named(name)) if name.contains("ö")), "{language:?}: {named:?}");
            assert_eq!(parse("3", language), None, "that is of another list, too");
        }
        assert_eq!(parse("lezione tre", Language::It), Some(LessonWish::Number(3)));
    }

    proptest::proptest! {
        #[test]
        fn no_line_breaks_the_reader(line in "\\PC{0,60}", language in 0usize..5) {
            let _whatever = parse(&line, Language::ALL[language]);
        }
    }
}
