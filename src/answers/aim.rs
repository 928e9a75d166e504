//! Who attacks, who defends, who is pinned: by what stands on the board, whether that is a legal position or not.

use super::manner::Chair;
use super::pieces::{seen, standing};
use crate::game::answer::{Aim, Answer, Pin, Standing};
use crate::game::board::Board;
use crate::rules::position::{Bitboard, Color, Role, Square, attacks};

/// Who attacks a square: the other side's pieces, or on an empty square those of both, the asker's opponent's first.
pub(super) fn attackers(board: &Board, at: Square, chair: Chair) -> Answer {
    let sides = match board.piece_at(at) {
        Some(piece) => vec![!piece.color],
        None => vec![!chair.owner, chair.owner],
    };
    let aims = sides.into_iter().map(|by| aim(board, at, by, chair)).collect();
    Answer::Aim { at: seen(board, at), defends: false, aims }
}

/// Who defends a square: the pieces of the side that stands there, or on an empty square those of both, the asker's first.
pub(super) fn defenders(board: &Board, at: Square, chair: Chair) -> Answer {
    let sides = match board.piece_at(at) {
        Some(piece) => vec![piece.color],
        None => vec![chair.owner, !chair.owner],
    };
    let aims = sides.into_iter().map(|by| aim(board, at, by, chair)).collect();
    Answer::Aim { at: seen(board, at), defends: true, aims }
}

/// The pieces of a side that could take on a square, or cover it, even if they are pinned (3.1.2).
fn aim(board: &Board, at: Square, by: Color, chair: Chair) -> Aim {
    let placement = board.placement();
    Aim { by, pieces: standing(board, placement.attacks_to(at, by, placement.occupied()), chair) }
}

/// The kings that are in check, and by what. In no legal position it can be both.
pub(super) fn checks(board: &Board, chair: Chair) -> Answer {
    let placement = board.placement();
    let kings = Color::ALL.into_iter().flat_map(|side| placement.by_piece(Role::King.of(side)));
    let by = |square: Square| {
        let king = Standing { square, piece: board.piece_at(square)? };
        let givers = aim(board, square, !king.piece.color, chair).pieces;
        (!givers.is_empty()).then_some((king, givers))
    };
    Answer::Check(kings.filter_map(by).collect())
}

/// Whether a king of this side is in check.
pub(super) fn is_in_check(board: &Board, side: Color) -> bool {
    let placement = board.placement();
    let attacked = |king: Square| placement.attacks_to(king, !side, placement.occupied()).any();
    placement.by_piece(Role::King.of(side)).into_iter().any(attacked)
}

/// The pieces that may not leave their line, because it would expose their own king.
pub(super) fn pins(board: &Board, chair: Chair) -> Answer {
    let kings = standing(board, board.placement().by_role(Role::King), chair);
    let mut pins: Vec<Pin> = kings.into_iter().flat_map(|king| pins_on(board, king)).collect();
    pins.sort_by_key(|pin| (pin.pinned.piece.color == Color::Black, chair.place(pin.pinned)));
    Answer::Pins(pins)
}

/// The pins on one king: a long-range piece of the other side, and one own piece alone in between.
fn pins_on(board: &Board, king: Standing) -> Vec<Pin> {
    let placement = board.placement();
    let (bare, occupied) = (Bitboard::EMPTY, placement.occupied());
    let straight = attacks::rook_attacks(king.square, bare) & placement.rooks_and_queens();
    let diagonal = attacks::bishop_attacks(king.square, bare) & placement.bishops_and_queens();
    let theirs = (straight | diagonal) & placement.by_color(!king.piece.color);
    let pin = |from: Square| {
        let between = (attacks::between(king.square, from) & occupied).single_square()?;
        let pinned = Standing { square: between, piece: board.piece_at(between)? };
        let by = Standing { square: from, piece: board.piece_at(from)? };
        (pinned.piece.color == king.piece.color).then_some(Pin { pinned, by, king: king.square })
    };
    theirs.into_iter().filter_map(pin).collect()
}
