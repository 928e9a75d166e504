//! What a text can turn out to be.

use crate::rules::position::{Intent, Piece, Role, Square};

/// What legality has to say when several moves may be meant.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Legality {
    /// Nothing: at a tournament the console must not betray which move is legal.
    Ignored,
    /// Of several moves the legal ones are meant, if any is legal: casual games, training, files.
    Preferred,
}

/// What a text turned out to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// One move: that one. Several: the player must say which. Never none. A pawn that reaches the last rank may lack
    /// its promotion here only beside other moves.
    Moves(Vec<Intent>),
    /// A pawn reaches the last rank; what becomes of it was not said, and is never assumed (3.7.5).
    PromotionMissing {
        from: Square,
        to: Square,
    },
    /// No piece of this kind of the side to move has the square on its lines.
    NoPieceGoesThere {
        role: Role,
        square: Square,
    },
    /// On the square of departure stands nothing, a piece of the opponent, or another piece than the one named.
    NotThatPiece {
        square: Square,
        piece: Option<Piece>,
        own: bool,
    },
    /// Castling, but king and rook do not stand on the first rank.
    NothingToCastleWith,
    /// A capture, but there is nothing that could be taken so; whether it was said what, or where.
    NothingToTake {
        named: bool,
    },
    /// A move, but with a square that no board has.
    NoSuchSquare {
        text: String,
    },
    /// A move, but its first letter stands for a piece in another language only.
    ForeignLetter {
        letter: char,
        role: Role,
    },
    NotAMove,
}
