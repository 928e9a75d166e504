//! The name of an opening, by the position that was reached, so that transpositions are recognised too.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::openings::OPENINGS;
use crate::game::board::Board;
use crate::game::history::History;
use crate::game::opening::reached;
use crate::rules::position::{Color, Placement};

/// What tells one position of an opening from another: rights never do.
type Key = (Placement, Color);

static BY_POSITION: LazyLock<HashMap<Key, &'static str>> =
    LazyLock::new(|| OPENINGS.iter().filter_map(|(name, moves)| Some((key(&reached(moves)?), *name))).collect());

/// The names of all openings in the table, in its order.
pub fn names() -> impl Iterator<Item = &'static str> {
    let repeated = |index: usize, name: &str| OPENINGS.iter().take(index).any(|(earlier, _)| *earlier == name);
    OPENINGS.iter().enumerate().filter(move |(index, (name, _))| !repeated(*index, name)).map(|(_, (name, _))| *name)
}

/// The opening of the last position in the game that has a name.
pub(super) fn of(history: &History) -> Option<&'static str> {
    history.live().iter().rev().find_map(|half_move| BY_POSITION.get(&key(&half_move.board)).copied())
}

fn key(board: &Board) -> Key {
    (board.placement().clone(), board.turn())
}

/// The lines of an opening, each as its moves; none where the table has no such name.
pub fn lines(name: &str) -> impl Iterator<Item = &'static str> {
    OPENINGS.iter().filter(move |(named, _)| *named == name).map(|(_, moves)| *moves)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::opening::steps;

    #[test]
    fn every_row_leads_by_legal_moves_to_its_own_position() {
        for (name, moves) in OPENINGS {
            let mut board = Board::default();
            for (before, intent) in steps(moves) {
                assert_eq!(before, board, "{name}");
                let position = board.position().expect("a legal position");
                board = Board::from(&position.play(intent).unwrap_or_else(|_| panic!("{name}: {intent:?}")));
            }
            assert_eq!(reached(moves).as_ref(), Some(&board), "{name}");
            assert_eq!(BY_POSITION.get(&key(&board)), Some(name), "two names for one position");
        }
        assert_eq!(BY_POSITION.len(), OPENINGS.len(), "a position is there twice");
    }

    #[test]
    fn a_transposition_is_named_after_the_position_it_reaches() {
        for moves in [
            "d2d4 d7d5 g1f3 g8f6 c2c4 e7e6",
            "d2d4 g8f6 c2c4 e7e6 g1f3 d7d5 b1c3",
            "d2d4 g8f6 c2c4 e7e6 b1c3 d7d5",
            "g1f3 d7d5 d2d4 g8f6 c2c4 e7e6",
            "c2c4 e7e6 d2d4 d7d5",
        ] {
            let mut history = History::new(Board::default(), crate::game::roles::Mode::Casual);
            for (board, intent) in steps(moves) {
                let change = board.change(intent).expect("a piece");
                history.made(history.next_id(), &change, "");
            }
            assert_eq!(of(&history), Some("queens-gambit-declined"), "{moves}");
        }
    }

    #[test]
    fn names_are_the_keys_of_words() {
        let names: Vec<&str> = names().collect();
        assert!(names.iter().all(|name| name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-')));
        let mut once = names.clone();
        once.sort_unstable();
        once.dedup();
        assert_eq!(once.len(), names.len());
        assert!(names.len() >= 60);
    }
}
