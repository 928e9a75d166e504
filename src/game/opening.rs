//! An opening for which an engine plays: what it answers as long as the game is in one of its lines, by whatever order of moves.

use serde::{Deserialize, Serialize};

use super::board::Board;
use crate::rules::position::{CastlingSide, Intent, Role, Square};

/// An opening that was chosen for a game, whole: a later edit of the table must not change an old game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChosenOpening {
    /// Its name in the table.
    pub name: String,
    /// Its lines: moves as squares of departure and arrival, from the initial position.
    pub lines: Vec<String>,
}

impl ChosenOpening {
    /// The move of the opening on this board, if the board is one of its lines.
    pub fn next(&self, board: &Board) -> Option<Intent> {
        let is_here = |other: &Board| other.placement() == board.placement() && other.turn() == board.turn();
        let mut steps = self.lines.iter().flat_map(|line| steps(line));
        steps.find(|(before, _)| is_here(before)).map(|(_, intent)| intent)
    }
}

/// The moves of a line, each with the board on which it is made, as far as they can be made.
pub fn steps(line: &str) -> impl Iterator<Item = (Board, Intent)> {
    let mut board = Board::default();
    line.split(' ').map_while(move |text| {
        let intent = intent(&board, text)?;
        let after = board.after(&board.change(intent)?);
        Some((std::mem::replace(&mut board, after), intent))
    })
}

/// The board after a line; `None` if its moves cannot be made.
pub fn reached(line: &str) -> Option<Board> {
    let wanted = line.split(' ').count();
    let (board, intent) = steps(line).nth(wanted - 1)?;
    Some(board.after(&board.change(intent)?))
}

fn intent(board: &Board, text: &str) -> Option<Intent> {
    let square = |part: Option<&str>| part?.parse::<Square>().ok();
    let (from, to) = (square(text.get(..2))?, square(text.get(2..))?);
    let king = board.piece_at(from).is_some_and(|piece| piece.role == Role::King);
    Some(if king && from.distance(to) == 2 {
        let side = if from < to { CastlingSide::KingSide } else { CastlingSide::QueenSide };
        Intent::Castle { side }
    } else {
        Intent::Step { from, to, promotion: None }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn squares(intent: Option<Intent>) -> Option<(Square, Square)> {
        match intent? {
            Intent::Step { from, to, .. } => Some((from, to)),
            Intent::Castle { .. } => None,
        }
    }

    #[test]
    fn a_line_is_followed_in_any_order_until_it_ends() {
        let lines = vec!["d2d4 d7d5 c2c4 e7e6 g1f3 g8f6".to_owned()];
        let opening = ChosenOpening { name: "queens-gambit-declined".to_owned(), lines };
        for (played, next) in [
            ("d2d4 d7d5", Some((Square::C2, Square::C4))),
            ("d2d4 e7e6 c2c4 d7d5", Some((Square::G1, Square::F3))),
            ("d2d4 d7d5 c2c4 e7e6 g1f3 g8f6", None),
            ("e2e4", None),
        ] {
            let board = reached(played).expect("moves that can be made");
            assert_eq!(squares(opening.next(&board)), next, "{played}");
        }
        assert_eq!(squares(opening.next(&Board::default())), Some((Square::D2, Square::D4)));
    }

    proptest::proptest! {
        #[test]
        fn no_line_of_a_record_breaks_it(line in "\\PC{0,30}") {
            let opening = ChosenOpening { name: String::new(), lines: vec![line.clone()] };
            let _whatever = (opening.next(&Board::default()), reached(&line));
        }
    }
}
