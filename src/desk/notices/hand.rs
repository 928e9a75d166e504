//! What is said of pieces that are picked up at the board to enter a move.

use crate::rules::position::{Color, Piece, Role, Square};
use crate::words::declare::messages;
use crate::words::notice::Tell;

messages! { |voice|
    /// What the program says of a piece in the player's hand.
    #[derive(Copy, Clone, Debug, PartialEq, Eq)]
    pub enum HandNotice {
        /// Picked up; no piece is named to a player who may not ask what stands there.
        PickedUp { square: Square, piece: Option<Piece> }
            => "hand-picked-up"(square, known: piece.is_some(), role: role(*piece)),
        /// Put down again where it stood.
        PutBack { square: Square, piece: Option<Piece> }
            => "hand-put-back"(square, known: piece.is_some(), role: role(*piece)),
        /// It no longer stands where it was picked up.
        Gone { square: Square } => "hand-gone"(square),
        Empty { square: Square } => "hand-empty-square"(square),
        /// Moves of this piece are not entered here now, but those of a side.
        Other { square: Square, piece: Piece, side: Color } => "hand-other"(square, piece, side),
    }
}

fn role(piece: Option<Piece>) -> Option<Role> {
    piece.map(|piece| piece.role)
}

impl Tell for HandNotice {
    fn refuses(&self) -> bool {
        matches!(self, HandNotice::Empty { .. } | HandNotice::Other { .. })
    }
}
