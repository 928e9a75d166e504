//! How somebody wants to be answered, and how the board lies before them.

use std::cmp::Reverse;

use crate::game::board::Standing;
use crate::game::participant::{Order, Orientation};
use crate::game::roles::Seat;
use crate::rules::position::{Color, Role, Square};
use crate::time::TimeOfDay;

/// How somebody wants to be answered.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Manner {
    /// In which order pieces are given.
    pub order: Order,
    /// From which side the board is read.
    pub orientation: Orientation,
    /// Whether they ask for the second time, and want to hear more.
    pub long: bool,
    /// The time of day, where it is known.
    pub time_of_day: Option<TimeOfDay>,
}

/// All kinds of pieces, the most valuable first.
pub(super) const BY_VALUE: [Role; 6] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];

/// The place from which the board is read, and the order in which it is.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Chair {
    /// For which side the asker acts; White for the arbiter.
    pub owner: Color,
    /// On which side of the board they sit, as they want it.
    pub side: Color,
    /// In which order pieces are given.
    pub order: Order,
}

impl Chair {
    /// The place of a seat.
    pub(super) fn of(seat: Seat, manner: Manner) -> Chair {
        let owner = seat.acts_for().unwrap_or(Color::White);
        Chair { owner, side: manner.orientation.side(owner), order: manner.order }
    }

    /// How many files lie to the left of a square.
    pub(super) fn across(self, square: Square) -> u32 {
        let file = square.file().to_u32();
        self.side.fold_wb(file, 7 - file)
    }

    /// How many ranks lie on this side of it.
    pub(super) fn up(self, square: Square) -> u32 {
        let rank = square.rank().to_u32();
        self.side.fold_wb(rank, 7 - rank)
    }

    /// The square this many files to the right and this many ranks ahead, if there is one.
    pub(super) fn step(self, from: Square, right: i32, ahead: i32) -> Option<Square> {
        let sign = self.side.fold_wb(1, -1);
        Some(Square::from_coords(from.file().offset(right * sign)?, from.rank().offset(ahead * sign)?))
    }

    /// White's pieces first, each side in the order asked for.
    pub(super) fn sort(self, pieces: &mut [Standing]) {
        pieces.sort_by_key(|standing| (standing.piece.color == Color::Black, self.place(*standing)));
    }

    /// The place of a piece among those of its side.
    pub(super) fn place(self, standing: Standing) -> (Reverse<Role>, u32, u32) {
        let value = match self.order {
            // The king counts for most, the pawn for least: the order in which shakmaty counts them.
            Order::Value => standing.piece.role,
            Order::File => Role::Pawn,
        };
        (Reverse(value), self.across(standing.square), self.up(standing.square))
    }
}
