//! The levels, and how the weaker ones err. They were found by matches: each beats the one below about as often as the others do
//! (`tests/strength/RESULTS.md`).
//!
//! A weak level does not make moves at random. It looks less far; it *overlooks* some moves altogether, quiet ones more
//! easily than captures and checks; and it *misjudges* what it sees, by an amount drawn from the game's seed. A ceiling
//! says how much it may give away with open eyes, so that even the weakest has some sense.

use shakmaty::{Chess, Position as _};

use super::eval::MATED_WITHIN;
use super::order::gives_check;
use super::search::{Aim, Scored, Thought};
use super::table::short;

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Level {
    /// Half-moves that it looks ahead, exchanges not counted.
    pub depth: i32,
    /// Positions that it looks at, at most, for one move.
    pub nodes: u64,
    /// By how much it misjudges a move, at most, in hundredths of a pawn.
    pub misjudges: i32,
    /// How many quiet moves in a hundred it does not see; of captures and checks a third of that.
    pub overlooks: u32,
    /// What it may give away knowingly, in hundredths of a pawn.
    pub gives_away: i32,
}

/// What the level of a number can do; a number out of range is the nearest one.
pub fn level(number: u8) -> Level {
    let level =
        |depth, nodes, misjudges, overlooks, gives_away| Level { depth, nodes, misjudges, overlooks, gives_away };
    match number {
        0 | 1 => level(1, FEW, 6000, 70, 8000),
        2 => level(1, FEW, 1563, 65, 3603),
        3 => level(1, FEW, 765, 59, 2305),
        4 => level(1, FEW, 412, 49, 1119),
        5 => level(1, FEW, 227, 36, 491),
        6 => level(2, FEW, 244, 32, 529),
        7 => level(2, FEW, 158, 21, 356),
        8 => level(2, FEW, 75, 10, 180),
        9 => level(3, FEW, 84, 10, 172),
        10 => level(4, FEW, 79, 8, 149),
        11 => level(4, FEW, 40, 4, 80),
        12 => level(6, FEW, 42, 3, 75),
        13 => level(64, 26_000, 8, 0, 14),
        14 => level(64, 52_000, 4, 0, 6),
        _ => level(64, 100_000, 0, 0, 0),
    }
}

/// What the levels that look a few half-moves ahead never need.
const FEW: u64 = 40_000;

/// How long after the opening a strong level still varies its moves, in moves.
const VARIES_UNTIL: u32 = 8;
/// What a strong level may give away for variety, in hundredths of a pawn.
const VARIETY: i32 = 12;

fn variety(chess: &Chess) -> i32 {
    if chess.fullmoves().get() <= VARIES_UNTIL { VARIETY } else { 0 }
}

impl Level {
    /// What the search should look for.
    pub fn aim(&self, chess: &Chess) -> Aim {
        Aim { depth: self.depth, margin: self.gives_away.max(variety(chess)) }
    }

    /// The move that this level makes of what was found; `None` where nothing was, because there is no legal move.
    #[must_use]
    pub fn choose(&self, chess: &Chess, thought: &Thought, luck: &mut fastrand::Rng) -> Option<Scored> {
        let best = *thought.moves.first()?;
        let margin = self.aim(chess).margin;
        // Moves at the limit and below have no exact score, and before the first depth is finished none has.
        let limit = best.1 - margin;
        if margin == 0 || thought.depth == 0 || best.1 > MATED_WITHIN && self.overlooks < 10 {
            return Some(best);
        }
        let mut candidates: Vec<Scored> =
            thought.moves.iter().copied().filter(|(_, score)| *score > limit && *score > -MATED_WITHIN).collect();
        // The same moves in the same order, by whatever way the search came to them.
        candidates.sort_by_key(|(m, _)| short(*m));
        let misjudges = self.misjudges.max(variety(chess) / 2);
        let mut chosen: Option<(i32, Scored)> = None;
        for (m, score) in candidates {
            let striking = m.is_capture() || m.is_promotion() || gives_check(chess, m);
            let blind = if striking { self.overlooks / 3 } else { self.overlooks };
            let overlooked = luck.u32(0..100) < blind;
            // Two dice: small errors are more usual than great ones.
            let error = luck.i32(-misjudges..=misjudges) + luck.i32(-misjudges..=misjudges);
            let seen_as = score.clamp(-2500, 2500) + error / 2;
            if !overlooked && chosen.is_none_or(|(other, _)| seen_as > other) {
                chosen = Some((seen_as, (m, score)));
            }
        }
        Some(chosen.map_or(best, |(_, scored)| scored))
    }
}

/// The luck of one move: from the seed of the game and the name of the half-move, so that the same game is the same
/// again.
pub fn luck(seed: u64, half_move: u64) -> fastrand::Rng {
    // The constant is 2^64 divided by the golden ratio: neighbouring half-moves get distant seeds.
    fastrand::Rng::with_seed(seed ^ half_move.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::participant::LEVELS;

    #[test]
    fn each_level_errs_less_or_sees_more_than_the_last() {
        for (lower, higher) in (1..LEVELS).map(|number| (level(number), level(number + 1))) {
            assert!(lower.depth <= higher.depth);
            // Where it looks farther ahead it may err a little more: the matches decide.
            let errs_less = lower.misjudges > higher.misjudges && lower.gives_away > higher.gives_away;
            assert!(errs_less || lower.depth < higher.depth, "{lower:?} {higher:?}");
        }
        assert_eq!(level(0), level(1));
        assert_eq!(level(200), level(LEVELS));
    }
}
