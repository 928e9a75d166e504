//! Where a player stands: on which side of the board they read it, and what they can do now.

use super::seats::Here;
use crate::desk::notices::keys::Situation;
use crate::game::Phase;
use crate::game::participant::Orientation;
use crate::game::roles::{Mode, Seat};
use crate::rules::position::Color;

/// From which side a player of this side reads the board.
pub fn reading_side(orientation: Orientation, own: Color) -> Color {
    match orientation {
        Orientation::Own => own,
        Orientation::White => Color::White,
    }
}

impl Here<'_> {
    /// What the one whose device it is can do now.
    pub fn situation(self) -> Situation {
        let (game, turn) = (self.game, self.game.turn());
        if game.outcome().is_some() {
            if game.mode() == Mode::Tournament { Situation::OverAtTournament } else { Situation::Over }
        } else if !game.has_begun() {
            Situation::NotBegun
        } else if matches!(game.phase(), Phase::Stopped | Phase::Undecided) {
            Situation::Stopped
        } else if turn == self.home_side() {
            Situation::YourMove
        } else if self.is_here(Seat::Side(turn)) {
            Situation::TheirMoveHere
        } else {
            Situation::OtherMoves
        }
    }
}
