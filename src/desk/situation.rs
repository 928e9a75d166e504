//! Where a player stands: what they can do now.

use super::seats::Here;
use crate::desk::notices::keys::Situation;
use crate::game::Phase;
use crate::game::roles::{Mode, Seat};

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
