//! Single letters as players know them from a chess site's typed mode: `c`, `l`, `o`, `p N`, `s 4`. Whole lines, and capitals count.

use crate::desk::lines::asked::{Asked, SideMeant};
use crate::desk::lines::command::Word;
use crate::game::answer::Row;
use crate::game::participant::Language;
use crate::game::question::Question;
use crate::notation;
use crate::rules::position::{Color, File, Rank};

/// What such a line asks; `None` where it is none.
pub fn parse(line: &str, language: Language) -> Option<Word> {
    let words: Vec<&str> = line.split_whitespace().collect();
    Some(match words[..] {
        ["?"] => Word::Help,
        ["c"] => Word::Ask(Asked::Question(Question::Clocks)),
        ["l"] => Word::Ask(Asked::Question(Question::LastMove)),
        ["o"] => Word::Ask(Asked::Question(Question::Players)),
        ["p", letter] => {
            let one = letter.chars().next().filter(|_| letter.chars().count() == 1)?;
            let whose = SideMeant::Of(if one.is_uppercase() { Color::White } else { Color::Black });
            Word::Ask(Asked::Pieces { whose: Some(whose), role: Some(notation::piece(letter, language)?) })
        }
        ["s", row] => {
            let one = row.chars().next().filter(|_| row.chars().count() == 1)?;
            let row = Rank::from_char(one).map(Row::Rank).or_else(|| File::from_char(one).map(Row::File))?;
            Word::Ask(Asked::Question(Question::Row(row)))
        }
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::position::Role;

    #[test]
    fn whole_lines_are_understood_and_capitals_count() {
        let pieces =
            |color, role| Some(Word::Ask(Asked::Pieces { whose: Some(SideMeant::Of(color)), role: Some(role) }));
        let row = |row| Some(Word::Ask(Asked::Question(Question::Row(row))));
        for (line, expected) in [
            ("?", Some(Word::Help)),
            ("c", Some(Word::Ask(Asked::Question(Question::Clocks)))),
            ("l", Some(Word::Ask(Asked::Question(Question::LastMove)))),
            ("o", Some(Word::Ask(Asked::Question(Question::Players)))),
            ("p N", pieces(Color::White, Role::Knight)),
            ("p q", pieces(Color::Black, Role::Queen)),
            ("s 4", row(Row::Rank(Rank::Fourth))),
            ("s e", row(Row::File(File::E))),
            ("C", None),
            ("P N", None),
            ("p", None),
            ("p N f3", None),
            ("s 9", None),
            ("s ä", None),
            ("o o", None),
        ] {
            assert_eq!(parse(line, Language::En), expected, "{line}");
        }
    }
}
