//! For whom a line speaks that does not say so itself.

use crate::game::Game;
use crate::game::roles::{Seat, Seats};
use crate::rules::position::Color;

/// Those who sit at a device, before a game.
#[derive(Copy, Clone, Debug)]
pub struct Here<'a> {
    pub(super) game: &'a Game,
    /// Whose device it is.
    pub(super) home: Seat,
    /// Who sits there.
    pub(super) seats: Seats,
}

impl Here<'_> {
    /// The side of the one whose device it is; White where that is neither player.
    pub fn home_side(self) -> Color {
        self.home.side().unwrap_or(Color::White)
    }

    /// Whether a seat is played by the built-in engine, so that no lines are entered for it.
    pub(super) fn is_engine(self, seat: Seat) -> bool {
        seat.acts_for().is_some_and(|side| self.game.player(side).is_engine())
    }

    /// Whether anybody enters something for this seat here: it is neither another device's nor the built-in engine's.
    pub(super) fn is_here(self, seat: Seat) -> bool {
        self.seats.contains(seat) && !self.is_engine(seat)
    }

    /// Whether two people share this device, each playing for themselves.
    pub(super) fn has_two_players(self) -> bool {
        self.seats.is_public() && self.game.started().has_two_players_at_the_console()
    }

    /// The side whose moves are entered here now: the side to move, unless it is played elsewhere or by the built-in engine.
    pub(super) fn mover(self) -> Color {
        let turn = self.game.turn();
        [turn, !turn].into_iter().find(|side| self.is_here(Seat::Side(*side))).unwrap_or(turn)
    }

    /// Who takes back: of two people the one who moved last.
    pub(super) fn last_mover(self) -> Seat {
        let both_here = Color::ALL.into_iter().all(|side| self.is_here(Seat::Side(side)));
        match self.game.history().last() {
            Some(last) if both_here => Seat::Side(last.mover()),
            _ => self.home,
        }
    }

    /// An offer is answered by the other side than the one that made it.
    pub(super) fn answering(self) -> Seat {
        let asked = self.game.offer().map(|by| Seat::Side(!by));
        asked.filter(|seat| self.is_here(*seat)).unwrap_or(self.home)
    }

    /// Who offers a draw. Of two people it is the one who moved last: a player offers a draw after making a move (9.1.2.1),
    /// and here that move is already completed.
    pub(super) fn offering(self) -> Seat {
        if self.has_two_players() { self.last_mover() } else { self.home }
    }

    /// Who resigns: of two people the one whose turn it is.
    pub(super) fn resigning(self) -> Seat {
        if self.has_two_players() { Seat::Side(self.game.turn()) } else { self.home }
    }

    /// Who signs: of two people first the one who has not done so yet.
    pub(super) fn signing(self) -> Seat {
        let signed = |side: &Color| self.game.recording().signed(*side).is_some();
        let open = Color::ALL.into_iter().find(|side| !signed(side) && self.is_here(Seat::Side(*side)));
        open.filter(|_| signed(&self.home_side())).map_or(self.home, Seat::Side)
    }

    /// Whose pieces are *mine* in a line or a key: those of the seat that is named, of two people without a name those of the side to move,
    /// otherwise those of the one whose device it is.
    pub fn asking_side(self, named: Option<Seat>, turn: Color) -> Color {
        match named.and_then(Seat::acts_for) {
            Some(side) => side,
            None if self.has_two_players() => turn,
            None => self.home_side(),
        }
    }
}
