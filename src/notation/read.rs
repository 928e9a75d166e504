//! What a player typed or said, read as a move.

use super::{grammar, resolve};
use crate::game::board::Board;
use crate::game::participant::Language;
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
        /// Where the pawn stands.
        from: Square,
        /// Where it goes.
        to: Square,
    },
    /// No man of this kind of the side to move has the square on its lines.
    NoManGoesThere {
        /// The man that was named.
        role: Role,
        /// Where it cannot go.
        square: Square,
    },
    /// On the square of departure stands nothing, a man of the opponent, or another man than the one named.
    NotThatMan {
        /// The square of departure.
        square: Square,
        /// What stands there.
        man: Option<Piece>,
    },
    /// Castling, but king and rook do not stand on the first rank.
    NothingToCastleWith,
    /// A move, but with a square that no board has.
    NoSuchSquare {
        /// What was said for a square.
        text: String,
    },
    /// No move at all.
    NotAMove,
}

/// Reads a move of the side to move, in the letters and words of a language.
///
/// It takes algebraic notation with or without the square of departure, the names of Article D.2.1, and the words of
/// the language. Letters of the men are the player's; an English one is understood where his language has not got it.
/// Where case tells a man from a file (`Bc4`, `bxc4`), it is believed; where it does not (`bc4`), both are looked at.
///
/// With [`Legality::Ignored`] the answer depends on nothing but the lines of the men and what stands in their way.
#[must_use]
pub fn read(text: &str, board: &Board, language: Language, legality: Legality) -> Heard {
    resolve::resolve(grammar::readings(text, language), board, legality)
}

/// Whether a draw offer is written behind the move: `(=)` (Article C.12; C.13 in older editions). [`read`] passes over it.
#[must_use]
pub fn carries_offer(text: &str) -> bool {
    let text = text.trim_end();
    text.ends_with("(=)") || text.ends_with(" =")
}
