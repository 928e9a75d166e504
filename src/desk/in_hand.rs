//! Entering a move at the board: a piece is picked up under the cursor and put down on another square. That is a gesture at
//! the console, as feeling the pieces is: nothing of it reaches the game before the piece is put down, and then the move is
//! the line that names both squares.

use super::Desk;
use super::seats::mover_at_this_keyboard;
use crate::game::Game;
use crate::game::question::Question;
use crate::rules::position::{Color, Piece, Square};
use crate::words::hand_notice::HandNotice;

/// A piece that the player has picked up at the board.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct InHand {
    /// From where.
    pub square: Square,
    /// Which it is; `None` where the player may not ask what stands on a square.
    pub piece: Option<Piece>,
    /// Whether it is one of the study board.
    pub(super) at_study: bool,
}

impl InHand {
    /// What is said when it is picked up.
    #[must_use]
    pub const fn picked_up(self) -> HandNotice {
        HandNotice::PickedUp { square: self.square, piece: self.piece }
    }

    /// What is said when it is put back.
    #[must_use]
    pub const fn put_back(self) -> HandNotice {
        HandNotice::PutBack { square: self.square, piece: self.piece }
    }

    /// The line that says the move to another square: what would be typed.
    #[must_use]
    pub fn line(self, to: Square) -> String {
        format!("{}{to}", self.square)
    }
}

impl Desk {
    /// Picks up what stands on a square of the board in front of the owner, as far as `heard` may be known. Where they may not
    /// ask what stands there, any square can be picked up, in the same words.
    ///
    /// # Errors
    /// Why nothing is picked up: the square is empty, or the piece is not of the side whose moves are entered here now.
    pub fn pick_up(&self, square: Square, heard: &Game) -> Result<InHand, HandNotice> {
        let at_study = self.study(heard.owner()).is_some();
        let hand = |piece| InHand { square, piece, at_study };
        if !heard.may_have(heard.owner(), Question::OnSquare(square)) {
            return Ok(hand(None));
        }
        let side = self.side_at_the_board(heard);
        match self.stands_on(square, heard) {
            None => Err(HandNotice::Empty { square }),
            Some(piece) if piece.color == side => Ok(hand(Some(piece))),
            Some(piece) => Err(HandNotice::Other { square, piece, side }),
        }
    }

    /// Whether a piece that was picked up still stands where it stood, on the same board.
    #[must_use]
    pub fn still_stands(&self, hand: InHand, heard: &Game) -> bool {
        let same_board = hand.at_study == self.study(heard.owner()).is_some();
        same_board && hand.piece.is_none_or(|piece| self.stands_on(hand.square, heard) == Some(piece))
    }

    /// Whose moves are entered at the board in front of the owner.
    fn side_at_the_board(&self, heard: &Game) -> Color {
        match self.study(heard.owner()) {
            Some(study) => study.shown().board().turn(),
            None => mover_at_this_keyboard(heard),
        }
    }

    fn stands_on(&self, square: Square, heard: &Game) -> Option<Piece> {
        self.history(heard.owner(), heard).board().piece_at(square)
    }
}
