//! Castling that is written as a move of the king.

use crate::game::board::Board;
use crate::rules::position::{CastlingSide, Role, Square};

/// The side to which the king of the side to move castles if it goes from one square to another: onto the own rook, as
/// UCI writes it in Chess960, or to its castling square over more than one file, as everybody else does (3.8.2).
///
/// Whether castling is allowed is not asked; no other legal move of a king looks like either.
pub(super) fn by_king(board: &Board, from: Square, to: Square) -> Option<CastlingSide> {
    if board.piece_at(from) != Some(Role::King.of(board.turn())) {
        return None;
    }
    let sides = [CastlingSide::KingSide, CastlingSide::QueenSide];
    let changes = sides.map(|side| board.change(crate::rules::position::Intent::Castle { side }));
    let side_where = |fits: &dyn Fn(&crate::game::board::Change) -> bool| {
        changes.iter().flatten().filter(|change| change.lifted.square == from).find(|change| fits(change))?.castling()
    };
    side_where(&|change| change.rook.is_some_and(|rook| rook.from == to))
        .or_else(|| side_where(&|change| change.placed.square == to && from.file().distance(to.file()) > 1))
}
