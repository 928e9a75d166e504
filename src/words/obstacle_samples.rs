//! Every reason that stands on the board, for the tests of all sentences.

use super::{change, illegal};
use crate::game::board::Standing;
use crate::game::obstacle::Obstacle;
use crate::game::refusal::Refusal;
use crate::rules::position::{Color, Illegality, Role, Square};

const PIECE: Standing = Standing { square: Square::D2, piece: Role::Queen.of(Color::White) };
const AGAINST: [(Illegality, Obstacle); 6] = [
    (Illegality::PathBlocked, Obstacle::Own(PIECE)),
    (Illegality::PathBlocked, Obstacle::InTheWay(PIECE)),
    (Illegality::LeavesKingInCheck, Obstacle::Check(PIECE)),
    (Illegality::CastlingPrevented, Obstacle::InTheWay(PIECE)),
    (Illegality::CastlingPrevented, Obstacle::Check(PIECE)),
    (Illegality::CastlingPrevented, Obstacle::Attacks(PIECE, Square::F1)),
];

pub(super) fn against(place: usize) -> Option<Refusal> {
    let (why, obstacle) = *AGAINST.get(place)?;
    Some(Refusal::Illegal { change: Box::new(change()), why, obstacle: Some(obstacle), explained: false })
}

/// The one behind this, and behind the last the first that the Laws give.
pub(super) fn next(why: Illegality, found: Obstacle) -> Option<Refusal> {
    let place = AGAINST.iter().position(|each| *each == (why, found))?;
    against(place + 1).or_else(|| Some(illegal(Illegality::NoPieceThere, false)))
}
