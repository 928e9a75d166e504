//! Whether a side can still mate, asked once for each position of a file: the same vector is judged under many profiles.

use std::cell::RefCell;
use std::collections::HashMap;

use annabella::rules::can_mate::CanMate;
use annabella::rules::mating::{self, Budget};
use annabella::rules::position::{ByColor, CastlingMode, Color, Position};

/// Answers that have been found.
#[derive(Debug, Default)]
pub(super) struct Memory(RefCell<HashMap<(String, CastlingMode, Color), CanMate>>);

impl Memory {
    /// Whether `winner` can mate by any series of legal moves, by everything that the program knows to find out.
    pub fn can_mate(&self, position: &Position, winner: Color) -> CanMate {
        let key = (position.fen(), position.castling_mode(), winner);
        if let Some(known) = self.0.borrow().get(&key) {
            return *known;
        }
        let answer = search(position, winner);
        self.0.borrow_mut().insert(key, answer);
        answer
    }

    /// The same for both sides.
    pub fn both(&self, position: &Position) -> ByColor<CanMate> {
        ByColor::new_with(|side| self.can_mate(position, side))
    }
}

fn search(position: &Position, winner: Color) -> CanMate {
    match mating::can_mate(position, winner, Budget::FULL) {
        mating::CanMate::Yes(_) => CanMate::Yes,
        mating::CanMate::No(_) => CanMate::No,
        mating::CanMate::Undecided(_) => CanMate::Unknown,
    }
}
