//! A position in the order that its listener has chosen, as answers that are said like those to questions.

use crate::game::answer::{Answer, Pieces, Row, Seen};
use crate::game::board::{Board, Standing};
use crate::rules::position::{Color, File, Rank, Role, Square};
use crate::training::notices::training::Telling;

/// The most important kind first.
const KINDS: [Role; 6] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];

/// All pieces, White's first, by their importance, each kind from a1 to h8.
pub fn pieces(board: &Board) -> Vec<Standing> {
    let kinds = Color::ALL.into_iter().flat_map(|side| KINDS.map(|role| role.of(side)));
    let of_a_kind = |piece| board.placement().by_piece(piece).into_iter().map(move |square| Standing { square, piece });
    kinds.flat_map(of_a_kind).collect()
}

/// What is said of a position, one sentence an answer.
pub fn told(board: &Board, telling: Telling) -> Vec<Answer> {
    match telling {
        Telling::Side => vec![Answer::Board(pieces(board))],
        Telling::Kind => KINDS.into_iter().filter_map(|role| kind(board, role)).collect(),
        Telling::Rank => Rank::ALL.into_iter().filter_map(|rank| row(board, rank)).collect(),
    }
}

fn kind(board: &Board, role: Role) -> Option<Answer> {
    let found: Vec<Standing> = pieces(board).into_iter().filter(|standing| standing.piece.role == role).collect();
    (!found.is_empty()).then_some(Answer::Where { pieces: Pieces { color: None, role: Some(role) }, found })
}

fn row(board: &Board, rank: Rank) -> Option<Answer> {
    let at = |file| {
        let square = Square::from_coords(file, rank);
        Seen { square, piece: board.piece_at(square) }
    };
    let seen = File::ALL.map(at).to_vec();
    seen.iter().any(|seen| seen.piece.is_some()).then_some(Answer::Row { row: Row::Rank(rank), seen })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_order_tells_every_piece_once() {
        let board = Board::from_fen("1r4k1/p1p2ppp/3p4/2pRR3/8/1P6/PqP2PPP/3Q2K1 b - - 0 1").expect("a position");
        let all = pieces(&board);
        assert_eq!(all.len(), 20);
        for telling in Telling::ALL {
            let mut found: Vec<Square> = told(&board, telling)
                .into_iter()
                .flat_map(|answer| match answer {
                    Answer::Board(found) | Answer::Where { found, .. } => {
                        found.into_iter().map(|standing| standing.square).collect::<Vec<_>>()
                    }
                    Answer::Row { seen, .. } => {
                        seen.into_iter().filter(|seen| seen.piece.is_some()).map(|seen| seen.square).collect()
                    }
                    other => panic!("{other:?}"),
                })
                .collect();
            found.sort_unstable();
            let mut squares: Vec<Square> = all.iter().map(|standing| standing.square).collect();
            squares.sort_unstable();
            assert_eq!(found, squares, "{telling:?}");
        }
    }
}
