//! What is said of pieces that are picked up at the board to enter a move.

use super::Listener;
use super::announce::role_key;
use super::parts::{piece_key, side_key};
use super::phrase::Phrase;
use super::sentences::Sentences;
use super::squares;
use super::utterance::Segment;
use crate::rules::position::{Color, Piece, Square};

/// What the program says of a piece in the player's hand.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum HandNotice {
    /// A piece was picked up.
    PickedUp {
        /// From where.
        square: Square,
        /// Which; `None` where the player may not ask what stands there.
        piece: Option<Piece>,
    },
    /// It was put down again where it stood.
    PutBack {
        /// Where.
        square: Square,
        /// Which.
        piece: Option<Piece>,
    },
    /// It no longer stands where it was picked up.
    Gone {
        /// Where.
        square: Square,
    },
    /// The square is empty.
    Empty {
        /// Which.
        square: Square,
    },
    /// The piece is not one whose moves are entered here now.
    Other {
        /// Where it stands.
        square: Square,
        /// Which it is.
        piece: Piece,
        /// Whose can be picked up.
        side: Color,
    },
    /// There is no piece in hand that could be put back.
    Nothing,
}

impl HandNotice {
    /// Whether it says that something cannot be done.
    #[must_use]
    pub const fn refuses(self) -> bool {
        matches!(self, HandNotice::Empty { .. } | HandNotice::Other { .. } | HandNotice::Nothing)
    }
}

/// The words of a notice.
pub(super) fn words(sentences: &Sentences, notice: HandNotice, listener: Listener) -> Vec<Segment> {
    let about = |key, square| Phrase::new(sentences, key).insert("square", vec![squares::square(square, listener)]);
    let named = |key, square, piece: Option<Piece>| {
        let role = piece.map_or("none", |piece| role_key(piece.role));
        about(key, square).choice("known", if piece.is_some() { "yes" } else { "no" }).choice("role", role).say()
    };
    match notice {
        HandNotice::PickedUp { square, piece } => named("hand-picked-up", square, piece),
        HandNotice::PutBack { square, piece } => named("hand-put-back", square, piece),
        HandNotice::Gone { square } => about("hand-gone", square).say(),
        HandNotice::Empty { square } => about("hand-empty-square", square).say(),
        HandNotice::Other { square, piece, side } => {
            about("hand-other", square).choice("man", piece_key(piece)).choice("side", side_key(side)).say()
        }
        HandNotice::Nothing => Phrase::new(sentences, "hand-nothing").say(),
    }
}
