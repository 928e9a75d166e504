//! What the search remembers of positions that it has seen: bounded, and the same again for the same questions.

use shakmaty::{Move, Role};

use super::eval::MATED_WITHIN;

/// 2^19 entries of 16 bytes: 8 MiB.
const ENTRIES: usize = 1 << 19;

/// How a remembered score is to be read.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum Bound {
    /// The score itself.
    #[default]
    Exact,
    AtLeast,
    AtMost,
}

/// What is remembered of one position.
#[derive(Copy, Clone, Debug, Default)]
pub struct Memory {
    /// The whole hash; another position in the same place is told apart by it.
    key: u64,
    /// The best move, in short; never played before it has been found among the legal ones.
    pub best: u16,
    score: i16,
    /// Half-moves that were looked ahead.
    pub depth: i8,
    /// How the score is to be read.
    pub bound: Bound,
    /// The question for which it was written; 0: never.
    age: u8,
}

impl Memory {
    /// The score, mates counted from the position that is `ply` half-moves into the search.
    pub fn score(&self, ply: i32) -> i32 {
        let score = i32::from(self.score);
        if score > MATED_WITHIN {
            score - ply
        } else if score < -MATED_WITHIN {
            score + ply
        } else {
            score
        }
    }
}

#[derive(Debug)]
pub struct Table {
    entries: Vec<Memory>,
    age: u8,
}

impl Default for Table {
    fn default() -> Table {
        Table::new()
    }
}

impl Table {
    /// An empty table. Its pages are taken from the system only as they are written.
    pub fn new() -> Table {
        Table { entries: vec![Memory::default(); ENTRIES], age: 1 }
    }

    /// Begins a new question. Nothing of what was written before is seen any more, so that an answer depends on its
    /// question alone.
    pub fn begin(&mut self) {
        if let Some(age) = self.age.checked_add(1) {
            self.age = age;
        } else {
            self.entries.fill(Memory::default());
            self.age = 1;
        }
    }

    /// What is known of a position.
    pub fn get(&self, key: u64) -> Option<Memory> {
        let memory = self.entries[slot(key)];
        (memory.key == key && memory.age == self.age).then_some(memory)
    }

    /// Remembers a position. What was searched deeper in the same question stays, unless it is the same position.
    pub fn put(&mut self, key: u64, best: Option<Move>, score: i32, ply: i32, depth: i32, bound: Bound) {
        let old = &mut self.entries[slot(key)];
        let depth = i8::try_from(depth.clamp(0, 100)).unwrap_or(0);
        let same = old.key == key && old.age == self.age;
        if old.age == self.age && !same && old.depth > depth + 3 {
            return;
        }
        let score = if score > MATED_WITHIN {
            score + ply
        } else if score < -MATED_WITHIN {
            score - ply
        } else {
            score
        };
        // A position without a best move keeps the one that it had.
        let best = best.map_or(if same { old.best } else { 0 }, short);
        *old = Memory { key, best, score: i16::try_from(score).unwrap_or(0), depth, bound, age: self.age };
    }
}

fn slot(key: u64) -> usize {
    usize::try_from(key % (ENTRIES as u64)).unwrap_or(0)
}

/// A move in sixteen bits: from, to (in castling the rook's square) and what a pawn becomes. 0 is no move.
pub fn short(m: Move) -> u16 {
    let (from, to, promotion) = match m {
        Move::Normal { from, to, promotion, .. } => (from, to, promotion),
        Move::EnPassant { from, to } => (from, to, None),
        Move::Castle { king, rook } => (king, rook, None),
        Move::Put { to, .. } => (to, to, None),
    };
    u16::from(from) | u16::from(to) << 6 | promotion.map_or(0, |role: Role| u16::from(role)) << 12
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_takes_sixteen_bytes() {
        assert_eq!(size_of::<Memory>(), 16);
    }

    #[test]
    fn nothing_is_seen_of_an_earlier_question() {
        let mut table = Table::new();
        for _ in 0..600 {
            table.begin();
            assert!(table.get(42).is_none());
            table.put(42, None, 17, 0, 3, Bound::Exact);
            assert_eq!(table.get(42).map(|memory| memory.score(0)), Some(17));
        }
    }

    #[test]
    fn a_mate_is_as_far_as_it_is() {
        let mut table = Table::new();
        table.put(7, None, 29_990, 4, 3, Bound::Exact);
        assert_eq!(table.get(7).map(|memory| memory.score(2)), Some(29_992));
    }
}
