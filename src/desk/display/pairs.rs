//! The moves of a game as pairs of half-moves, in the letters of a language.

use crate::game::history::{HalfMove, History};
use crate::game::participant::Language;
use crate::game::report::MoveReport;
use crate::notation::san;
use crate::rules::position::Color;

/// Instead of White's half-move, where the first one was Black's.
const NOT_MADE: &str = "-";

/// `12 e4 e5`, `13 Nf3`; `12 - e5`, where Black moved first. Of each half-move stands what its reader was told.
pub fn pairs(history: &History, language: Language, told: impl Fn(&HalfMove) -> MoveReport) -> Vec<String> {
    let mut pairs: Vec<String> = Vec::new();
    let mut open = None;
    for half_move in history.live() {
        let report = told(half_move);
        let written = san::write(&report, language);
        match (report.mover, pairs.last_mut()) {
            (Color::Black, Some(pair)) if open == Some(report.number) => {
                pair.push(' ');
                pair.push_str(&written);
            }
            (Color::Black, _) => pairs.push(format!("{} {NOT_MADE} {written}", report.number)),
            (Color::White, _) => pairs.push(format!("{} {written}", report.number)),
        }
        open = (report.mover == Color::White).then_some(report.number);
    }
    pairs
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::board::Board;
    use crate::game::roles::Mode;
    use crate::rules::position::{Intent, Square};

    fn played(fen: &str, steps: &[(Square, Square)]) -> History {
        let mut history = History::new(Board::from_fen(fen).expect("a position"), Mode::Casual);
        for (from, to) in steps {
            let change =
                history.board().change(Intent::Step { from: *from, to: *to, promotion: None }).expect("a piece");
            history.made(history.next_id(), &change, "");
        }
        history
    }

    #[test]
    fn half_moves_stand_beside_one_another_by_their_numbers() {
        let steps =
            [(Square::G8, Square::F6), (Square::E4, Square::E5), (Square::F6, Square::D5), (Square::E1, Square::D1)];
        let fen = "4k1n1/8/8/8/4P3/8/8/4K3 b - - 0 12";
        let made = |half_move: &HalfMove| half_move.report.clone();
        assert_eq!(pairs(&played(fen, &steps), Language::De, made), ["12 - Sf6", "13 e5 Sd5", "14 Kd1"]);
        assert_eq!(pairs(&played(fen, &steps[..1]), Language::En, made), ["12 - Nf6"]);
        assert_eq!(pairs(&played(fen, &[]), Language::En, made), [""; 0]);
    }
}
