//! What can be said of endgames while one trains. The words live in the grammars.

use crate::desk::lines::clock;
use crate::game::participant::Language;
use crate::training::notices::endgame::Endgame;
use crate::words::grammar::{Line, matches};

/// Longer lines are no words.
const LONGEST: usize = 200;

/// What somebody wants.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum EndgameWish {
    /// To hear which there are.
    List,
    Begin(Endgame),
    /// The same position from its beginning.
    StartOver,
}

impl EndgameWish {
    /// What a rule means; a number that no endgame has asks for the list.
    fn of(rule: &str, number: Option<u32>) -> Option<EndgameWish> {
        let begin = |endgame: Endgame| EndgameWish::Begin(endgame);
        match rule.strip_prefix("train-endgame")? {
            "s" => Some(EndgameWish::List),
            "-over" => Some(EndgameWish::StartOver),
            "-number" => {
                let index = number.and_then(|number| usize::try_from(number).ok()?.checked_sub(1));
                Some(index.and_then(|index| Endgame::ALL.get(index)).copied().map_or(EndgameWish::List, begin))
            }
            name => Endgame::ALL.into_iter().find(|endgame| name.strip_prefix('-') == Some(endgame.name())).map(begin),
        }
    }
}

/// Understands a line, or does not.
pub fn parse(line: &str, language: Language) -> Option<EndgameWish> {
    if line.len() > LONGEST {
        return None;
    }
    let found = matches(&Line::new(line, language), |rule| EndgameWish::of(rule, None).is_some());
    let wish = found.iter().find_map(|found| EndgameWish::of(found.rule(), found.number()));
    // A number alone may be of another list.
    wish.filter(|_| clock::whole_number(line, language).is_none())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::grammar::Grammar;

    #[test]
    fn every_endgame_has_a_word_and_number_in_each_language() {
        for language in Language::ALL {
            let usual = |rule: &str| Grammar::of(language).usual(rule).expect("a word");
            assert_eq!(parse(usual("train-endgames"), language), Some(EndgameWish::List));
            assert_eq!(parse(usual("train-endgame-over"), language), Some(EndgameWish::StartOver));
            for (endgame, number) in Endgame::ALL.into_iter().zip(1..) {
                let word = usual(&format!("train-endgame-{}", endgame.name()));
                assert_eq!(parse(word, language), Some(EndgameWish::Begin(endgame)), "{language:?} {word}");
                assert_eq!(parse(&format!("endgame {number}"), language), Some(EndgameWish::Begin(endgame)));
            }
            assert_eq!((parse("2", language), parse("42", language)), (None, None));
            assert_eq!(parse("endgame 9", language), Some(EndgameWish::List));
            assert_eq!(parse("endgame 0", language), Some(EndgameWish::List));
            assert_eq!(parse("endgame", language), Some(EndgameWish::List));
        }
        assert_eq!(parse("endspiel turm", Language::De), Some(EndgameWish::Begin(Endgame::Rook)));
        assert_eq!(parse("finale due", Language::It), Some(EndgameWish::Begin(Endgame::Rook)));
    }

    proptest::proptest! {
        #[test]
        fn no_line_breaks_the_reader(line in "\\PC{0,60}", language in 0usize..5) {
            let _whatever = parse(&line, Language::ALL[language]);
        }
    }
}
