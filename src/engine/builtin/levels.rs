//! The eight levels, and how the weaker ones err.
//!
//! A weak level does not make moves at random. It looks less far; it *overlooks* some moves altogether, quiet ones more
//! easily than captures and checks; and it *misjudges* what it sees, by an amount drawn from the game's seed. A ceiling
//! says how much it may give away with open eyes, so that even the weakest has some sense.

use shakmaty::{Chess, Position as _};

use super::eval::MATED_WITHIN;
use super::order::gives_check;
use super::search::{Aim, Scored, Thought};
use super::table::short;

/// The weakest level and the best.
pub const LEVELS: std::ops::RangeInclusive<u8> = 1..=8;

/// What a level can do.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Level {
    /// Half-moves that it looks ahead, exchanges not counted.
    pub depth: i32,
    /// Positions that it looks at, at most, for one move.
    pub nodes: u64,
    /// Whether more thinking time makes it better: then `nodes` counts only where the clock must not.
    pub uses_time: bool,
    /// By how much it misjudges a move, at most, in hundredths of a pawn.
    pub misjudges: i32,
    /// How many quiet moves in a hundred it does not see; of captures and checks a third of that.
    pub overlooks: u32,
    /// What it may give away knowingly, in hundredths of a pawn.
    pub gives_away: i32,
    /// How long it thinks without a clock, in milliseconds, where thinking makes a difference.
    pub usual_think: u64,
}

/// What the level of a number can do; a number out of range is the nearest one.
pub fn level(number: u8) -> Level {
    let weak = |depth, misjudges, overlooks, gives_away| Level {
        depth,
        nodes: 40_000,
        uses_time: false,
        misjudges,
        overlooks,
        gives_away,
        usual_think: 300 + 100 * u64::from(number),
    };
    match number {
        0 | 1 => weak(1, 260, 40, 550),
        2 => weak(1, 150, 25, 350),
        3 => weak(2, 150, 22, 350),
        4 => weak(2, 75, 10, 180),
        5 => weak(3, 70, 8, 150),
        6 => weak(4, 58, 6, 115),
        7 => weak(6, 25, 1, 45),
        _ => Level { depth: 64, nodes: 100_000, uses_time: true, usual_think: 1500, ..weak(64, 0, 0, 0) },
    }
}

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

    #[test]
    fn each_level_sees_at_least_as_much_as_the_one_below() {
        for (lower, higher) in LEVELS.zip(LEVELS.skip(1)) {
            let (lower, higher) = (level(lower), level(higher));
            assert!(lower.depth <= higher.depth && lower.overlooks >= higher.overlooks);
            assert!(lower.misjudges >= higher.misjudges && lower.gives_away >= higher.gives_away);
            assert_ne!(lower, higher);
        }
        assert_eq!(level(0).depth, level(1).depth);
        assert_eq!(level(200), level(8));
    }
}
