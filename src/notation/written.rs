//! The notations in which a scoresheet is written. Which one is fixed before it is read: `Rd1` is a king's move in Italian and a
//! rook's in English.

use super::letters::Alphabet;
use super::sheet::{self, SheetError, without_offer};
use super::{iccf, long, san, uci};
use crate::game::board::Board;
use crate::game::participant::Language;
use crate::game::report::MoveReport;
use crate::rules::position::line::Step;
use crate::rules::position::{Intent, Position};

/// How moves are written.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Notation {
    /// Algebraic (Appendix C). Every form is read in the same way.
    Algebraic(Alphabet, Form),
    /// As engines write: `g1f3`.
    Uci,
    /// In figures: `7163`.
    Iccf,
}

/// How much of a move is written in algebraic notation.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Form {
    /// `exd6 e.p.`, `De3+`
    #[default]
    Short,
    /// Without the signs that are not needed: `ed6`, `De3`.
    Bare,
    /// With the square of departure: `e5xd6 e.p.`, `Dd4e3+`.
    Long,
    /// Both: `e5d6`, `Dd4e3`.
    BareLong,
}

impl Form {
    pub const ALL: [Form; 4] = [Form::Short, Form::Bare, Form::Long, Form::BareLong];

    /// What follows the name of the letters.
    const fn suffix(self) -> &'static str {
        match self {
            Form::Short => "",
            Form::Bare => "-bare",
            Form::Long => "-long",
            Form::BareLong => "-bare-long",
        }
    }
}

impl From<Alphabet> for Notation {
    fn from(alphabet: Alphabet) -> Notation {
        Notation::Algebraic(alphabet, Form::Short)
    }
}

impl From<Language> for Notation {
    fn from(language: Language) -> Notation {
        Alphabet::from(language).into()
    }
}

impl Default for Notation {
    fn default() -> Notation {
        Language::default().into()
    }
}

impl Notation {
    pub fn all() -> impl Iterator<Item = Notation> {
        let algebraic = Alphabet::all()
            .flat_map(|alphabet| Form::ALL.into_iter().map(move |form| Notation::Algebraic(alphabet, form)));
        algebraic.chain([Notation::Uci, Notation::Iccf])
    }

    /// The letters of its pieces; English where it has none.
    pub const fn alphabet(self) -> Alphabet {
        match self {
            Notation::Algebraic(alphabet, _) => alphabet,
            Notation::Uci | Notation::Iccf => Alphabet::Of(Language::En),
        }
    }

    /// The name in flags and files: `it`, `de-long`, `figurines-bare`, `uci`, `iccf`.
    pub fn name(self) -> String {
        match self {
            Notation::Algebraic(alphabet, form) => format!("{}{}", alphabet.name(), form.suffix()),
            Notation::Uci => "uci".to_owned(),
            Notation::Iccf => "iccf".to_owned(),
        }
    }

    pub fn from_name(name: &str) -> Option<Notation> {
        Notation::all().find(|notation| notation.name().eq_ignore_ascii_case(name))
    }

    /// A move on a sheet.
    pub fn write(self, report: &MoveReport) -> String {
        match self {
            Notation::Algebraic(alphabet, Form::Short) => san::write_with(report, alphabet.letters()),
            Notation::Algebraic(alphabet, Form::Long) => long::write_with(report, alphabet.letters()),
            Notation::Algebraic(alphabet, Form::Bare) => bare(&san::write_with(report, alphabet.letters())),
            Notation::Algebraic(alphabet, Form::BareLong) => bare(&long::write_with(report, alphabet.letters())),
            Notation::Uci => uci::write(&report.change, report.castling_mode),
            Notation::Iccf => iccf::write(&report.change, report.castling_mode),
        }
    }

    /// Appends a legal move on a sheet, made on `before`, to a text.
    pub fn append(self, to: &mut String, step: &Step, before: &Position) {
        let change = || Board::from(before).change(step.intent());
        let mode = before.castling_mode();
        match self {
            Notation::Algebraic(alphabet, form) => {
                let (long, signs) = match form {
                    Form::Short => (false, true),
                    Form::Bare => (false, false),
                    Form::Long => (true, true),
                    Form::BareLong => (true, false),
                };
                san::append(to, &step.played, alphabet.letters(), san::Extent { long, signs });
            }
            Notation::Uci => to.extend(change().map(|change| uci::write(&change, mode))),
            Notation::Iccf => to.extend(change().map(|change| iccf::write(&change, mode))),
        }
    }

    /// Reads one move of a sheet, strictly. A draw offer after it is passed over.
    ///
    /// # Errors
    /// The first reason why it is none.
    pub fn read(self, text: &str, position: &Position) -> Result<Intent, SheetError> {
        let squares = |reads: fn(&str, &Board) -> Option<Intent>| {
            let intent = reads(without_offer(text), &Board::from(position)).ok_or(SheetError::Syntax)?;
            position.judge(intent).map(|_| intent).map_err(|_| SheetError::Illegal)
        };
        match self {
            Notation::Algebraic(alphabet, _) => sheet::read(text, position, alphabet),
            Notation::Uci => squares(uci::read),
            Notation::Iccf => squares(iccf::read),
        }
    }

    /// The one move that a text names, legal or not.
    pub fn named(self, text: &str, position: &Position) -> Option<Intent> {
        let board = Board::from(position);
        match self {
            Notation::Algebraic(alphabet, _) => sheet::named(text, &board, alphabet),
            Notation::Uci => uci::read(without_offer(text), &board),
            Notation::Iccf => iccf::read(without_offer(text), &board),
        }
    }
}

fn bare(text: &str) -> String {
    text.replace(san::EN_PASSANT, "").replace(['x', '+', '#'], "")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::position::line::Line;

    #[test]
    fn the_sample_game_of_the_laws_in_its_forms() {
        let bare = "e4 e5 Cf3 Cf6 d4 ed4 e5 Ce4 Dd4 d5 ed6 Cd6 Ag5 Cc6 De3 Ae7 Cbd2 0-0 0-0-0 Te8 Rb1";
        let long = "e2e4 e7e5 Cg1f3 Cg8f6 d2d4 e5xd4 e4e5 Cf6e4 Dd1xd4 d7d5 e5xd6_e.p. Ce4xd6 Ac1g5 Cb8c6 Dd4e3+ Af8e7 \
                    Cb1d2 0-0 0-0-0 Tf8e8 Rc1b1";
        let figures =
            "5254 5755 7163 7866 4244 5544 5455 6654 4144 4745 5546 5446 3175 2836 4453 6857 2142 5878 5131 6858 3121";
        for (name, text) in [("it-bare", bare), ("it-long", long), ("iccf", figures)] {
            let notation = Notation::from_name(name).expect("a notation");
            let mut position = Position::initial();
            for word in text.split_whitespace() {
                let word = word.replace('_', " ");
                let intent = notation.read(&word, &position).unwrap_or_else(|why| panic!("{word}: {why}"));
                let board = Board::from(&position);
                let report = MoveReport::new(&board, &board.change(intent).expect("a piece"));
                assert_eq!(notation.write(&report), word);
                position = position.play(intent).expect("a legal move");
            }
            assert_eq!(position.fen(), "r1bqr1k1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/1K1R1B1R b - - 9 11");
        }
    }

    #[test]
    fn a_legal_move_is_written_as_its_report_says() {
        let starts = [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "r3k2r/1P4P1/8/2pP4/8/8/1p4p1/R3K2R w KQkq c6 0 1",
            "4k3/8/N3N3/8/N7/8/8/R3K2R w KQ - 0 1",
            "2r5/1P1P4/8/k7/7Q/8/5Q1Q/4K3 w - - 0 1",
        ];
        let mut luck = fastrand::Rng::with_seed(3);
        for start in starts.iter().cycle().take(40) {
            let mut line = Line::new(Position::from_fen(start).expect("a position"));
            for _ in 0..60 {
                let Some(intent) = luck.choice(line.end().legal_intents()) else { break };
                line.push(intent).expect("a legal move");
            }
            let mut steps = line.steps();
            while let Some(step) = steps.next() {
                let board = Board::from(steps.before());
                let report = MoveReport::new(&board, &board.change(step.intent()).expect("a piece"));
                for notation in Notation::all() {
                    let mut text = "x".to_owned();
                    notation.append(&mut text, &step, steps.before());
                    assert_eq!(text, format!("x{}", notation.write(&report)), "{}", steps.before().fen());
                }
            }
        }
    }

    #[test]
    fn every_notation_has_a_name_of_its_own() {
        for notation in Notation::all() {
            assert_eq!(Notation::from_name(&notation.name()), Some(notation));
        }
        assert_eq!(Notation::from_name("IT-Long"), Some(Notation::Algebraic(Alphabet::Of(Language::It), Form::Long)));
        for name in ["", "xx", "it-", "uci-long", "è"] {
            assert_eq!(Notation::from_name(name), None, "{name}");
        }
    }

    #[test]
    fn squares_that_make_no_legal_move_are_refused() {
        let start = Position::initial();
        for (notation, text, expected) in [
            (Notation::Uci, "e2e5", SheetError::Illegal),
            (Notation::Uci, "e7e5", SheetError::Syntax),
            (Notation::Uci, "e4", SheetError::Syntax),
            (Notation::Iccf, "5255", SheetError::Illegal),
            (Notation::Iccf, "e2e4", SheetError::Syntax),
        ] {
            assert_eq!(notation.read(text, &start), Err(expected), "{text}");
        }
        assert!(Notation::Uci.read("e2e4 (=)", &start).is_ok());
    }
}
