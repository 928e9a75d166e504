//! A player who knows the moves and little more: what the weakest level is measured against.

use annabella::rules::position::{Intent, Position};
use shakmaty::{Chess, Move, Position as _, Role};

/// Mates in one where it can; else takes what hangs, the most valuable first; else moves at random.
///
/// A piece hangs where nothing could take back, or where it is worth more than what takes it.
pub fn choose(position: &Position, seed: u64) -> Option<Intent> {
    let chess = position.chess();
    let mut luck = fastrand::Rng::with_seed(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let legal = chess.legal_moves();
    let mate = legal.iter().find(|m| after(chess, **m).is_checkmate());
    let won = legal.iter().filter_map(|m| Some((gain(chess, *m)?, m))).max_by_key(|(gain, _)| *gain).map(|(_, m)| m);
    let chosen = mate.or(won).or_else(|| luck.choice(legal.iter()))?;
    Some(annabella::rules::position::intent_of(*chosen))
}

fn after(chess: &Chess, m: Move) -> Chess {
    let mut next = chess.clone();
    next.play_unchecked(m);
    next
}

/// What a capture wins at once, if the piece that it takes hangs.
fn gain(chess: &Chess, m: Move) -> Option<i32> {
    let taken = value(m.capture()?);
    let next = after(chess, m);
    let taken_back = next.legal_moves().iter().any(|answer| answer.is_capture() && answer.to() == m.to());
    let won = if taken_back { taken - value(m.role()) } else { taken };
    (won > 0).then_some(won)
}

const fn value(role: Role) -> i32 {
    match role {
        Role::Pawn => 1,
        Role::Knight | Role::Bishop => 3,
        Role::Rook => 5,
        Role::Queen => 9,
        Role::King => 100,
    }
}
