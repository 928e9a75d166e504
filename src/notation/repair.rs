//! The legal move that a spoilt text was probably meant to be: a proposal that is read aloud and confirmed, never applied by
//! itself.
//!
//! Old scoresheets go through scanners, and scanners take `1` for `l`, `4` for `d`, `6` for `b`, `0` for `O`. The distance of two
//! texts is the least number of letters to put in, take out or exchange, where exchanging letters that scanners confuse
//! costs a quarter.

use super::san::EN_PASSANT;
use super::sheet::without_offer;
use super::written::{Form, Notation};
use crate::game::board::Board;
use crate::game::report::MoveReport;
use crate::rules::position::{Intent, Position};

/// What may have been meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proposal {
    /// The legal moves with a spelling that is nearest; more than one where several are equally near.
    pub moves: Vec<Intent>,
    /// The nearest spelling of the first of them, in the same notation.
    pub text: String,
    /// How far it lies from what was written, in quarters of a letter.
    pub quarters: usize,
}

/// No text that is longer was meant to be one move.
const LONGEST: usize = 24;

/// Looks for the legal move with a spelling that is nearest to a text; `None` where there is no legal move, or the text is too
/// long for one. A draw offer after the move is passed over.
pub fn propose(text: &str, position: &Position, notation: impl Into<Notation>) -> Option<Proposal> {
    let notation = notation.into();
    let written: Vec<char> = without_offer(text).chars().collect();
    if written.len() > LONGEST {
        return None;
    }
    let board = Board::from(position);
    let mut best: Option<Proposal> = None;
    for report in MoveReport::legal(&board, |_| true)? {
        let nearest = spellings(&report, notation)
            .into_iter()
            .map(|spelling| (distance(&written, &spelling.chars().collect::<Vec<_>>(), exchange), spelling))
            .min_by_key(|(quarters, _)| *quarters);
        let Some((quarters, text)) = nearest else { continue };
        match &mut best {
            Some(best) if best.quarters < quarters => {}
            Some(best) if best.quarters == quarters => best.moves.push(report.change.intent),
            _ => best = Some(Proposal { moves: vec![report.change.intent], text, quarters }),
        }
    }
    best
}

/// The ways to write a move: in algebraic notation short and long, each with and without signs, and *en passant* without saying so.
fn spellings(report: &MoveReport, notation: Notation) -> Vec<String> {
    let Notation::Algebraic(alphabet, _) = notation else { return vec![notation.write(report)] };
    let forms = [Form::Short, Form::Bare, Form::Long, Form::BareLong];
    let mut spellings = forms.map(|form| Notation::Algebraic(alphabet, form).write(report)).to_vec();
    if report.change.is_en_passant() {
        let silent: Vec<_> = spellings.iter().map(|spelling| spelling.replace(EN_PASSANT, "")).collect();
        spellings.extend(silent);
    }
    spellings
}

/// What a sign that is missing or too much counts.
pub(crate) const SIGN: usize = 4;

/// How far rows of signs are from one another, where a sign that is missing or too much counts as four, and one in the place of another as
/// `exchange` says.
pub(crate) fn distance<T: Copy>(one: &[T], other: &[T], exchange: impl Fn(T, T) -> usize) -> usize {
    let mut row: Vec<usize> = (0..=other.len()).map(|count| count * SIGN).collect();
    for (index, sign) in one.iter().enumerate() {
        let mut diagonal = row[0];
        row[0] = (index + 1) * SIGN;
        for (column, its) in other.iter().enumerate() {
            let exchanged = diagonal + exchange(*sign, *its);
            diagonal = row[column + 1];
            row[column + 1] = exchanged.min(diagonal + SIGN).min(row[column] + SIGN);
        }
    }
    row.last().copied().unwrap_or(0)
}

/// What scanners take for one another; the last are Latin and Cyrillic letters that look alike, and are typed for one another.
const CONFUSED: [(char, char); 15] = [
    ('l', '1'),
    ('I', '1'),
    ('d', '4'),
    ('b', '6'),
    ('O', '0'),
    ('o', '0'),
    ('О', '0'),
    ('о', '0'),
    ('а', 'a'),
    ('с', 'c'),
    ('е', 'e'),
    ('р', 'p'),
    ('К', 'K'),
    ('С', 'C'),
    ('х', 'x'),
];

fn exchange(one: char, other: char) -> usize {
    if one == other {
        0
    } else if CONFUSED.contains(&(one, other)) || CONFUSED.contains(&(other, one)) {
        1
    } else {
        4
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::game::participant::Language;

    #[test]
    fn the_misprints_of_the_sources_mean_one_move_each() {
        let fourth = "rnbqkb1r/pppp1ppp/5n2/4P3/3p4/5N2/PPP2PPP/RNBQKB1R b KQkq - 0 4";
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        let king = "r1bqr1k1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/2KR1B1R w - - 8 11";
        let queen = "r1bqkb1r/ppp2ppp/2nn4/6B1/3Q4/5N2/PPP2PPP/RN2KB1R w KQkq - 2 8";
        let passing = "rnbqkb1r/ppp2ppp/8/3pP3/3Qn3/5N2/PPP2PPP/RNB1KB1R w KQkq d6 0 6";
        for (fen, text, expected, quarters) in [
            (fourth, "Ced", "Ce4", 1),
            (fourth, "Cf6ed", "Cf6e4", 1),
            (start, "e2ed", "e2e4", 1),
            (king, "Ralbl (=)", "Rc1b1", 6),
            (queen, "De3+3", "De3+", 4),
            (passing, "edb", "ed6", 1),
            (start, "e4", "e4", 0),
        ] {
            let position = Position::from_fen(fen).expect("a legal FEN");
            let proposal = propose(text, &position, Language::It).expect("a proposal");
            assert_eq!((proposal.text.as_str(), proposal.quarters), (expected, quarters), "{text}");
            assert_eq!(proposal.moves.len(), 1, "{text}");
        }
        assert_eq!(propose(&"e".repeat(10_000), &Position::initial(), Language::It), None);
        let mated = Position::from_fen("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3");
        assert_eq!(propose("e4", &mated.expect("a legal FEN"), Language::It), None);
    }

    #[test]
    fn letters_that_look_alike_are_near_one_another() {
        let start = Position::initial();
        for (text, notation, expected) in [
            ("Kf3", "ru", "Кf3"),
            ("Кс3", "ru", "Кc3"),
            ("71b3", "iccf", "7163"),
            ("gIf3", "uci", "g1f3"),
            ("♘f8", "figurines", "♘f3"),
            ("Pc8", "nl", "Pc3"),
        ] {
            let notation = Notation::from_name(notation).expect("a notation");
            let proposal = propose(text, &start, notation).expect("there are moves");
            assert_eq!(proposal.text, expected, "{text}");
        }
    }

    proptest! {
        #[test]
        fn any_text_gets_a_move_that_is_written_as_proposed(text in "\\PC{0,24}", index in 0_usize..46) {
            let position = Position::initial();
            let notation = Notation::all().nth(index).expect("there are 46");
            let proposal = propose(&text, &position, notation).expect("there are moves");
            prop_assert_eq!(notation.read(&proposal.text, &position), Ok(proposal.moves[0]));
        }
    }
}
