//! Entering a move at the board: a piece is picked up under the cursor and put down on another square. That is a gesture at
//! the console, as feeling the pieces is: nothing of it reaches the game before the piece is put down, and then the move is
//! the line that names both squares.

use super::Desk;
use super::client::Client;
use crate::desk::notices::hand::HandNotice;
use crate::game::Game;
use crate::game::question::Question;
use crate::rules::position::{Color, Piece, Square};
use crate::view::View;

/// A piece that the player has picked up at the board.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct InHand {
    pub square: Square,
    /// Which it is; `None` where the player may not ask what stands on a square.
    pub piece: Option<Piece>,
    /// Whether it is one of the study board.
    pub(super) at_study: bool,
}

impl InHand {
    /// What is said when it is picked up.
    pub const fn picked_up(self) -> HandNotice {
        HandNotice::PickedUp { square: self.square, piece: self.piece }
    }

    /// What is said when it is put back.
    pub const fn put_back(self) -> HandNotice {
        HandNotice::PutBack { square: self.square, piece: self.piece }
    }

    /// The line that says the move to another square: what would be typed.
    pub fn line(self, to: Square) -> String {
        format!("{}{to}", self.square)
    }
}

impl Client {
    /// Picks up what stands on a square of the board in front of this player. Where they may not ask what stands there, any square
    /// can be picked up, in the same words. `mover` is the side whose moves are entered here now.
    ///
    /// # Errors
    /// Why nothing is picked up: the square is empty, or the piece is not of the side whose moves are entered here now.
    fn pick_up(&self, square: Square, mover: Color, view: &View<'_>) -> Result<InHand, HandNotice> {
        let hand = |piece| InHand { square, piece, at_study: self.is_at_study() };
        if !view.may_have(Question::OnSquare(square)) {
            return Ok(hand(None));
        }
        let board = self.line(view).board();
        let side = if self.is_at_study() { board.turn() } else { mover };
        match board.piece_at(square) {
            None => Err(HandNotice::Empty { square }),
            Some(piece) if piece.color == side => Ok(hand(Some(piece))),
            Some(piece) => Err(HandNotice::Other { square, piece, side }),
        }
    }

    /// Whether a piece that was picked up still stands where it stood, on the same board.
    fn still_stands(&self, hand: InHand, view: &View<'_>) -> bool {
        let stands = |piece| self.line(view).board().piece_at(hand.square) == Some(piece);
        hand.at_study == self.is_at_study() && hand.piece.is_none_or(stands)
    }
}

impl Desk {
    /// Picks up what stands on a square of the board in front of the one whose device it is, as far as `committed` has it.
    ///
    /// # Errors
    /// Why nothing is picked up: the square is empty, or the piece is not of the side whose moves are entered here now.
    pub fn pick_up(&self, square: Square, committed: &Game) -> Result<InHand, HandNotice> {
        let view = View::of(committed, self.home);
        self.client(view.seat()).pick_up(square, self.here(committed).mover(), &view)
    }

    /// Whether a piece that was picked up still stands where it stood, on the same board.
    pub fn still_stands(&self, hand: InHand, committed: &Game) -> bool {
        let view = View::of(committed, self.home);
        self.client(view.seat()).still_stands(hand, &view)
    }
}
