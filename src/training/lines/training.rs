//! What can be said while one trains, besides moves and questions about the board. The words live in the grammars.

use crate::game::participant::Language;
use crate::words::grammar::{Line, matches, verbs};

/// Longer lines are no words.
const LONGEST: usize = 200;

verbs! {
    /// To begin, and to go on to the next puzzle.
    Next = "train-next";
    /// To be helped a step further.
    Hint = "train-hint";
    /// To hear how it is solved.
    Solution = "train-solution";
    /// To hear the position again.
    Position = "train-position";
    /// From now on positions are told kind by kind.
    ByKind = "train-by-kind";
    BySide = "train-by-side";
    ByRank = "train-by-rank";
    /// To hear the position piece by piece, one a key.
    Dictate = "train-dictate";
    /// All pieces in a row.
    DictateAll = "train-dictate-all";
    /// Those that are left, in a row.
    DictateRest = "train-dictate-rest";
    /// Puzzles that get harder until one is failed.
    Streak = "train-streak";
    /// Puzzles near one's own rating.
    Rated = "train-rated";
    /// Those that were failed and come back today.
    Repeat = "train-repeat";
    /// How one stands.
    Progress = "train-progress";
    Drills = "train-drills";
    /// The colour of squares.
    Shade = "train-drill-shade";
    /// Whether squares are on one line.
    Line = "train-drill-line";
    /// How far a knight is from a square.
    Distance = "train-drill-distance";
    /// By which squares it comes there.
    Path = "train-drill-path";
    /// Where a piece can go.
    Moves = "train-drill-moves";
    /// Who attacks a square.
    Attackers = "train-drill-attackers";
    /// A position that is heard once.
    Memory = "train-drill-memory";
    /// The same, set up again on the study board.
    SetUp = "train-drill-set-up";
    /// From letters to the words of the Laws.
    Words = "train-drill-words";
    /// From the words of the Laws to letters.
    Letters = "train-drill-letters";
    /// Rounds of thirty seconds from now on.
    Timed = "train-timed";
    /// Rounds without a time.
    Untimed = "train-untimed";
    /// Says that a position is set up.
    Done = "train-done";
    /// To leave what is asked unanswered, and go on.
    Skip = "train-skip";
    /// Ends a round, and leaves the drills.
    Stop = "train-stop";
}

impl Verb {
    /// Whether it means something in a drill alone.
    pub const fn is_for_drills(self) -> bool {
        matches!(self, Verb::Done | Verb::Skip | Verb::Stop)
    }
}

/// Whether a rule is one of these.
pub fn is_rule(rule: &str) -> bool {
    Verb::of(rule).is_some()
}

/// Understands a line, or does not.
pub fn parse(line: &str, language: Language) -> Option<Verb> {
    if line.len() > LONGEST {
        return None;
    }
    matches(&Line::new(line, language), is_rule).iter().find_map(|found| Verb::of(found.rule()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::grammar::Grammar;

    #[test]
    fn every_verb_has_local_words_and_understands_the_english_one() {
        for language in Language::ALL {
            for (rule, verb) in VERBS {
                let usual = Grammar::of(language).usual(rule).expect("a word");
                assert_eq!(parse(usual, language), Some(*verb), "{language:?} {usual}");
                let english = Grammar::of(Language::En).usual(rule).expect("a word");
                assert_eq!(parse(english, language), Some(*verb), "{language:?} {english}");
            }
        }
    }

    proptest::proptest! {
        #[test]
        fn no_line_breaks_the_reader(line in "\\PC{0,60}", language in 0usize..5) {
            let _whatever = parse(&line, Language::ALL[language]);
        }
    }
}
