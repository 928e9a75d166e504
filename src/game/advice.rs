//! Help that a player can ask for outside tournaments: what it is, how it is noted, and what is told. What an engine has to think about is
//! asked of `engine`; here is only data.

use super::declare::{messages, names};
use super::sentence::{Argument, Template};
use serde::{Deserialize, Serialize};

use super::report::MoveReport;
use super::roles::Topic;
use crate::named::named;
use crate::rules::position::{Color, Piece, Square};

named! {
    /// A kind of help, as it is noted in the record of the game.
    #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Aid {
        /// What matters in the position.
        Matter = "matter",
        /// Which piece moves best.
        Piece = "piece",
        /// The best move.
        Move = "move",
        /// What the opponent threatens.
        Threat = "threat",
        /// Who stands better.
        Evaluation = "evaluation",
        /// The best moves of both sides.
        BestLine = "best-line",
        /// Whether a move is a blunder.
        Check = "check",
        /// A warning before a move that is one.
        Warning = "warning",
    }
}

impl Aid {
    /// The row of the permission table.
    pub const fn topic(self) -> Topic {
        match self {
            Aid::Matter | Aid::Piece | Aid::Move => Topic::Hint,
            Aid::Threat => Topic::Threat,
            Aid::Evaluation => Topic::Evaluation,
            Aid::BestLine => Topic::BestLine,
            Aid::Check | Aid::Warning => Topic::Blunder,
        }
    }
}

/// How a side stands.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Score {
    /// In hundredths of a pawn.
    Centipawns(i32),
    /// It mates in this many moves; below zero or at zero it is mated.
    Mate(i32),
}

impl Score {
    /// The same, seen by the other side.
    #[must_use]
    pub const fn of_the_other(self) -> Score {
        match self {
            Score::Centipawns(score) => Score::Centipawns(score.saturating_neg()),
            Score::Mate(moves) => Score::Mate(moves.saturating_neg()),
        }
    }

    /// The chances to win that it stands for, from -1 to 1: a logistic curve, as lichess publishes it for its own analysis.
    pub fn chances(self) -> f64 {
        match self {
            Score::Centipawns(score) => 2.0 / (1.0 + (-0.003_682_08 * f64::from(score)).exp()) - 1.0,
            Score::Mate(moves) if moves > 0 => 1.0,
            Score::Mate(_) => -1.0,
        }
    }
}

/// What matters in a position.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Matter {
    Mate,
    /// The king is in check.
    Check,
    /// Pieces can be won.
    Gain,
    /// The opponent threatens something.
    Threat,
    /// A pawn promotes.
    Promotion,
    /// Something can be captured.
    Capture,
    /// The opponent's king can be attacked.
    Attack,
    /// The king is not safe yet.
    Castling,
    /// Pieces still stand at home.
    Development,
    /// A pawn move makes the difference.
    Pawn,
    /// Nothing forces anything: a piece can stand better.
    Quiet,
}

/// Who stands better, and by how much.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Balance {
    /// Neither side.
    Even,
    /// This side, a little.
    Slightly(Color),
    /// This side, by about this many pawns.
    Pawns(Color, u8),
    /// This side wins.
    Winning(Color),
    /// This side mates in this many moves.
    Mate(Color, u8),
}

impl Balance {
    /// What a score means, as seen by `side`.
    pub fn of(score: Score, side: Color) -> Balance {
        let better = |positive: bool| if positive { side } else { !side };
        match score {
            // At zero this side is mated already: the other one has mated.
            Score::Mate(0) => Balance::Mate(!side, 0),
            Score::Mate(moves) => {
                Balance::Mate(better(moves > 0), u8::try_from(moves.unsigned_abs()).unwrap_or(u8::MAX))
            }
            Score::Centipawns(score) => {
                let pawns = (score.unsigned_abs() + 50) / 100;
                match score.unsigned_abs() {
                    0..30 => Balance::Even,
                    30..75 => Balance::Slightly(better(score > 0)),
                    75..550 => Balance::Pawns(better(score > 0), u8::try_from(pawns).unwrap_or(u8::MAX)),
                    _ => Balance::Winning(better(score > 0)),
                }
            }
        }
    }
}

/// What a move brings, or costs.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Worth {
    /// Mate in this many moves.
    Mate(u8),
    Piece(Piece, Square),
    /// Pieces worth about this many pawns.
    Pawns(u8),
    /// A better position.
    Position,
}

messages! {
    /// Why a move is a blunder.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Blunder {
        /// The other side has a good answer.
        Answered { report: MoveReport, answer: MoveReport, costs: Worth } => "advice-blunder"(
            move: report, answer, stake: costs,
        ),
        /// The other side is stalemated by who was winning.
        Stalemate { report: MoveReport } => "advice-stalemate"(move: report),
    }
}

names! {
    Matter {
        Mate = "mate", Check = "check", Gain = "gain", Threat = "threat", Promotion = "promotion", Capture = "capture", Attack = "attack",
        Castling = "castling", Development = "development", Pawn = "pawn", Quiet = "quiet",
    }
    Aid {
        Matter = "matter", Piece = "piece", Move = "move", Threat = "threat", Evaluation = "evaluation", BestLine = "line", Check = "check",
        Warning = "warning",
    }
}

/// With it, `count` moves or pawns, `side` whose, and with a piece its square.
impl<S: Template> Argument<S> for Worth {
    fn fill(&self, sentence: S, name: &'static str) -> S {
        match *self {
            Worth::Mate(moves) => sentence.variant(name, "mate").count("count", moves),
            Worth::Piece(piece, square) => {
                sentence.variant(name, "piece").argument("role", piece.role).argument("square", square)
            }
            Worth::Pawns(pawns) => sentence.variant(name, "pawns").count("count", pawns),
            Worth::Position => sentence.variant(name, "position"),
        }
    }
}

/// With it, `side`: whose, and `count`: of pawns, or of moves.
impl<S: Template> Argument<S> for Balance {
    fn fill(&self, sentence: S, name: &'static str) -> S {
        match *self {
            Balance::Even => sentence.variant(name, "even"),
            Balance::Slightly(side) => sentence.variant(name, "slightly").argument("side", side),
            Balance::Pawns(side, count) => sentence.variant(name, "pawns").argument("side", side).count("count", count),
            Balance::Winning(side) => sentence.variant(name, "winning").argument("side", side),
            Balance::Mate(side, 0) => sentence.variant(name, "mated").argument("side", side),
            Balance::Mate(side, count) => sentence.variant(name, "mate").argument("side", side).count("count", count),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_score_is_told_in_words_of_a_side() {
        let of = |score| Balance::of(Score::Centipawns(score), Color::Black);
        assert_eq!(of(29), Balance::Even);
        assert_eq!(of(-30), Balance::Slightly(Color::White));
        assert_eq!(of(75), Balance::Pawns(Color::Black, 1));
        assert_eq!(of(-149), Balance::Pawns(Color::White, 1));
        assert_eq!(of(150), Balance::Pawns(Color::Black, 2));
        assert_eq!(of(549), Balance::Pawns(Color::Black, 5));
        assert_eq!(of(i32::MIN), Balance::Winning(Color::White));
        assert_eq!(Balance::of(Score::Mate(-3), Color::White), Balance::Mate(Color::Black, 3));
        assert_eq!(Balance::of(Score::Mate(0), Color::White), Balance::Mate(Color::Black, 0));
    }

    #[test]
    fn chances_rise_with_the_score() {
        let scores =
            [Score::Mate(-1), Score::Centipawns(-500), Score::Centipawns(0), Score::Centipawns(100), Score::Mate(9)];
        let chances = scores.map(Score::chances);
        assert!(chances.is_sorted() && (chances[2]).abs() < 1e-9, "{chances:?}");
        assert!((chances[3] - 0.1819).abs() < 1e-3, "{chances:?}");
    }
}
