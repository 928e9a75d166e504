//! Endgames with few pieces, played without a mistake: tables of the distance to mate, which the program makes itself.
//!
//! A table says of every position how it ends and in how many half-moves, if the winner hurries and the loser delays. The fifty-move rule
//! is no part of that: of these endgames none needs fifty moves without a capture and without a move of a pawn.

mod few;
mod make;
mod material;
pub mod store;

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use crate::rules::position::Position;
pub use few::Few;
pub use material::{MATERIALS, Material};

/// In a table: neither side wins. While it is made: not known yet.
const NOTHING: u8 = 0;
/// In a table: no position stands in this place.
const NO_POSITION: u8 = u8::MAX;

/// How a position ends, for the side to move; with the number of half-moves until mate.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Neither side can win by force.
    Draw,
    /// The side to move mates; an odd number.
    Win(u8),
    /// The side to move is mated; an even number.
    Loss(u8),
}

impl Outcome {
    /// In how many moves of the winner the mate comes.
    pub fn moves(self) -> Option<u32> {
        match self {
            Outcome::Draw => None,
            Outcome::Win(half_moves) | Outcome::Loss(half_moves) => Some(u32::from(half_moves).div_ceil(2)),
        }
    }
}

/// How a table holds a number of half-moves.
const fn code(half_moves: u8) -> u8 {
    half_moves + 1
}

/// What a value means; `None` where no position stands.
const fn outcome(value: u8) -> Option<Outcome> {
    match value {
        NO_POSITION => None,
        NOTHING => Some(Outcome::Draw),
        code if code % 2 == 0 => Some(Outcome::Win(code - 1)),
        code => Some(Outcome::Loss(code - 1)),
    }
}

/// All positions of one endgame.
#[derive(Debug, PartialEq, Eq)]
pub struct Table {
    material: &'static Material,
    values: Vec<u8>,
}

impl Table {
    /// The most half-moves that a mate takes.
    pub fn longest(&self) -> u8 {
        self.values.iter().filter(|value| **value != NO_POSITION).max().map_or(0, |code| code.saturating_sub(1))
    }

    /// Every position of it, with its outcome. Of mirror images there is one.
    pub fn positions(&self) -> impl Iterator<Item = (Few, Outcome)> + '_ {
        let all = (0..).zip(&self.values);
        all.filter_map(|(place, value)| Some((self.material.at(place)?, outcome(*value)?)))
    }
}

#[derive(Clone, Debug, Default)]
pub struct Tables {
    tables: [Option<Arc<Table>>; MATERIALS.len()],
}

impl Tables {
    /// That of an endgame.
    pub fn of(&self, material: &Material) -> Option<&Arc<Table>> {
        self.tables[material.number()].as_ref()
    }

    /// Takes a table.
    pub fn put(&mut self, table: Arc<Table>) {
        let number = table.material.number();
        self.tables[number] = Some(table);
    }

    /// Makes the table of an endgame, where those into which it leads are there. `None`: that was cancelled.
    pub fn make(&mut self, material: &'static Material, cancelled: &AtomicBool) -> Option<Arc<Table>> {
        let table = Arc::new(make::make(material, self, cancelled)?);
        self.put(table.clone());
        Some(table)
    }

    /// How a position ends; `None` where its table is missing.
    pub fn probe(&self, few: &Few) -> Option<Outcome> {
        let key = few.key();
        if material::is_dead(key) {
            return Some(Outcome::Draw);
        }
        let mirrored = material::mirrored(key);
        let mut tables = self.tables.iter().flatten();
        let table = tables.find(|table| [key, mirrored].contains(&table.material.key()))?;
        let few = if table.material.key() == key { *few } else { few.of_other_colour() };
        outcome(table.values[table.material.place(&few.in_order()) as usize])
    }

    /// How a position ends; `None` where there is no table for it.
    pub fn outcome(&self, position: &Position) -> Option<Outcome> {
        self.probe(&Few::on(position.placement(), position.turn())?)
    }
}

#[cfg(test)]
#[path = "tests.rs"]
mod tests;
