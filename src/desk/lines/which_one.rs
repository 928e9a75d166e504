//! Which of several moves somebody means, in a few words: *the one on f1*, *from b*, *short*, *the second*.

use crate::desk::lines::asked::rank_in;
use crate::game::participant::Language;
use crate::rules::position::{CastlingSide, File, Intent, Rank, Square};
use crate::words::grammar::{Line, Match, ways};

/// Longer lines choose nothing.
const LONGEST: usize = 60;

/// What tells one move from the others.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum WhichOne {
    /// Its place among those that were read out, from 1.
    Nth(usize),
    /// A square, of departure or of arrival.
    Square(Square),
    /// The same by the file alone.
    File(File),
    /// The same by the rank alone.
    Rank(Rank),
    /// To which side castling goes.
    Wing(CastlingSide),
}

const NTH: [(&str, usize); 4] = [("one-1", 1), ("one-2", 2), ("one-3", 3), ("one-4", 4)];
const WINGS: [(&str, CastlingSide); 2] = [("short", CastlingSide::KingSide), ("long", CastlingSide::QueenSide)];

/// The one of these moves that a line can mean, by its index; `None` where it can mean none of them, or more.
#[must_use]
pub fn which_one(line: &str, choices: &[Intent], language: Language) -> Option<usize> {
    if line.len() > LONGEST {
        return None;
    }
    let found = ways(&Line::new(line, language), &["which-one"]);
    found.iter().filter_map(meaning).find_map(|meant| only(meant, choices))
}

fn meaning(found: &Match<'_>) -> Option<WhichOne> {
    let rank = || rank_in(found).filter(|_| found.has("on-rank")).map(WhichOne::Rank);
    let nth = || found.named(&NTH).map(WhichOne::Nth);
    let wing = || found.named(&WINGS).map(WhichOne::Wing);
    let file = || found.files().next().map(WhichOne::File);
    found.square().map(WhichOne::Square).or_else(rank).or_else(nth).or_else(wing).or_else(file)
}

/// The only one that fits, by where it comes from rather than by where it goes to.
fn only(meant: WhichOne, choices: &[Intent]) -> Option<usize> {
    let by = |fits: &dyn Fn(&Intent) -> bool| {
        let mut fitting = choices.iter().enumerate().filter(|(_, intent)| fits(intent)).map(|(index, _)| index);
        fitting.next().filter(|_| fitting.next().is_none())
    };
    let by_square = |is_meant: &dyn Fn(Square) -> bool| {
        by(&|intent| matches!(intent, Intent::Step { from, .. } if is_meant(*from)))
            .or_else(|| by(&|intent| matches!(intent, Intent::Step { to, .. } if is_meant(*to))))
    };
    match meant {
        WhichOne::Nth(nth) => nth.checked_sub(1).filter(|index| *index < choices.len()),
        WhichOne::Square(square) => by_square(&|other| other == square),
        WhichOne::File(file) => by_square(&|other| other.file() == file),
        WhichOne::Rank(rank) => by_square(&|other| other.rank() == rank),
        WhichOne::Wing(side) => by(&|intent| *intent == Intent::Castle { side }),
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn step(from: Square, to: Square) -> Intent {
        Intent::Step { from, to, promotion: None }
    }

    #[test]
    fn a_move_is_chosen_by_what_sets_it_apart() {
        let knights = [step(Square::B1, Square::D2), step(Square::F1, Square::D2)];
        let rooks = [step(Square::A1, Square::A4), step(Square::A8, Square::A4)];
        let captures = [step(Square::E4, Square::D5), step(Square::E4, Square::F5)];
        let castlings = [CastlingSide::KingSide, CastlingSide::QueenSide].map(|side| Intent::Castle { side });
        for (language, choices, lines, expected) in [
            (
                Language::En,
                &knights,
                &["b1", "from b1", "b", "from b", "the one on b1", "the b knight", "first"][..],
                0,
            ),
            (Language::En, &knights, &["the second", "the second one", "the f file", "knight f1", "f one"], 1),
            (Language::En, &rooks, &["rank 8", "the eighth rank", "a8", "the rook on a8"], 1),
            (Language::En, &captures, &["d5", "on d5", "the d file"], 0),
            (Language::En, &castlings, &["short", "kingside", "king side", "the short one"], 0),
            (Language::En, &castlings, &["long", "queenside", "second"], 1),
            (Language::De, &knights, &["b1", "von b1", "der auf b1", "von b", "die b-Linie", "der erste"], 0),
            (Language::De, &rooks, &["Reihe acht", "achte Reihe", "von a8", "der Turm auf a8", "der zweite"], 1),
            (Language::De, &castlings, &["kurz", "die kurze", "Königsflügel", "das erste"], 0),
            (Language::It, &knights, &["b1", "da b1", "quello in b1", "dalla colonna b", "il primo", "la prima"], 0),
            (Language::It, &castlings, &["corto", "lato di re", "corta"], 0),
            (Language::Es, &knights, &["b1", "de b1", "el de b1", "desde b", "el primero", "columna b"], 0),
            (Language::Es, &castlings, &["corto", "el corto", "flanco de rey"], 0),
            (Language::Fr, &knights, &["b1", "de b1", "celui en b1", "de la colonne b", "le premier"], 0),
            (Language::Fr, &castlings, &["petit", "le petit", "court", "côté roi"], 0),
        ] {
            for line in lines {
                assert_eq!(which_one(line, choices, language), Some(expected), "{language:?} {line}");
            }
        }
        for line in ["", "d2", "the one on c1", "e4", "third", "short", "knight", "rank 1", "the file", "resign"] {
            assert_eq!(which_one(line, &knights, Language::En), None, "{line}");
        }
    }

    proptest! {
        #[test]
        fn no_line_is_too_strange_to_choose_by(line in "(the |b1|from |é|\u{301}|\\PC){0,30}", index in 0_usize..5) {
            let choices = [step(Square::B1, Square::D2), step(Square::F1, Square::D2)];
            let chosen = which_one(&line, &choices, Language::ALL[index]);
            prop_assert!(chosen.is_none_or(|index| index < 2));
        }
    }
}
