//! Moves as chess engines write them (the Universal Chess Interface): `g1f3`, `e7e8q`.

use super::castling;
use crate::game::board::{Board, Change};
use crate::rules::position::{CastlingMode, Intent, Role, Square};

/// A move for an engine. Castling is `e1g1` in standard chess and the king onto its own rook in Chess960.
pub fn write(change: &Change, mode: CastlingMode) -> String {
    let (from, to) = (change.lifted.square, arrival(change, mode));
    let promoted = change.promotion().map_or_else(String::new, |role| role.char().to_string());
    format!("{from}{to}{promoted}")
}

/// The second square of a move: in Chess960 a king that castles goes to where its rook stands.
pub fn arrival(change: &Change, mode: CastlingMode) -> Square {
    match (mode, change.rook) {
        (CastlingMode::Chess960, Some(rook)) => rook.from,
        _ => change.placed.square,
    }
}

/// Reads a move of the side to move. `None` for a text of another form, or where no own piece stands on the first square;
/// whether the move is legal is not asked.
pub fn read(text: &str, board: &Board) -> Option<Intent> {
    let from: Square = text.get(0..2)?.parse().ok()?;
    let to: Square = text.get(2..4)?.parse().ok()?;
    let promotion = match text.get(4..)? {
        "" => None,
        letter @ ("n" | "b" | "r" | "q") => Role::from_char(letter.chars().next()?),
        _ => return None,
    };
    between(board, from, to, promotion)
}

/// The move of an own piece between two squares.
pub(super) fn between(board: &Board, from: Square, to: Square, promotion: Option<Role>) -> Option<Intent> {
    board.piece_at(from).filter(|piece| piece.color == board.turn() && from != to)?;
    match castling::by_king(board, from, to) {
        Some(side) if promotion.is_none() => Some(Intent::Castle { side }),
        _ => Some(Intent::Step { from, to, promotion }),
    }
}
