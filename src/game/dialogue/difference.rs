//! That two boards differ, as it is folded from the facts.

use crate::rules::position::{ByColor, Color, Square};

/// A difference between the boards that stopped the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// Where they differ, as far as the record knows.
    pub squares: Vec<Square>,
    origin: Origin,
    /// Who has said since that their board shows what is recorded.
    agreed: ByColor<bool>,
}

/// How a difference came to light.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Origin {
    /// The record shows it.
    Found,
    /// A player has said so.
    Said {
        /// Whether the clocks stood already.
        stood: bool,
    },
}

impl Difference {
    pub(super) fn found(squares: &[String]) -> Difference {
        Difference::new(squares, Origin::Found)
    }

    pub(super) fn said(squares: &[String], stood: bool) -> Difference {
        Difference::new(squares, Origin::Said { stood })
    }

    fn new(squares: &[String], origin: Origin) -> Difference {
        let squares = squares.iter().filter_map(|square| square.parse().ok()).collect();
        Difference { squares, origin, agreed: ByColor::default() }
    }

    pub(super) fn agree(&mut self, side: Color) {
        *self.agreed.get_mut(side) = true;
    }

    pub(super) fn has_agreed(&self, side: Color) -> bool {
        *self.agreed.get(side)
    }

    pub(super) fn origin(&self) -> Origin {
        self.origin
    }
}
