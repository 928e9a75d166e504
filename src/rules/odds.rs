//! Odds of a piece: a game that begins without it.

use super::position::{CastlingMode, Color, Position, Role, Square};

/// Where the piece stands that a side gives: the one on the queen's side, and the pawn of the king's bishop.
pub fn square(role: Role, side: Color) -> Square {
    let square = match role {
        Role::Queen => Square::D1,
        Role::Rook => Square::A1,
        Role::Bishop => Square::C1,
        Role::Knight => Square::B1,
        Role::Pawn => Square::F2,
        Role::King => Square::E1,
    };
    side.fold_wb(square, square.flip_vertical())
}

/// The initial position without a piece of this side, and without the castling that goes with it; `None` for the king.
pub fn position(role: Role, side: Color) -> Option<Position> {
    let square = square(role, side);
    let mut setup = Position::initial().to_setup();
    setup.board.discard_piece_at(square);
    setup.castling_rights.discard(square);
    Position::from_setup(setup, CastlingMode::Standard).ok()
}

/// Which piece a side has given in a game that began from this position (FEN).
pub fn given(start: &str, side: Color) -> Option<Role> {
    Role::ALL.into_iter().find(|role| position(*role, side).is_some_and(|position| position.fen() == start))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_piece_but_the_king_can_be_given() {
        for (role, side, fen) in [
            (Role::Queen, Color::Black, "rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
            (Role::Rook, Color::Black, "1nbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk - 0 1"),
            (Role::Bishop, Color::White, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RN1QKBNR w KQkq - 0 1"),
            (Role::Knight, Color::White, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKBNR w KQkq - 0 1"),
            (Role::Pawn, Color::Black, "rnbqkbnr/ppppp1pp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
        ] {
            assert_eq!(position(role, side).map(|position| position.fen()).as_deref(), Some(fen));
            assert_eq!(given(fen, side), Some(role));
            assert_eq!(given(fen, !side), None);
        }
        assert_eq!(position(Role::King, Color::White), None);
        assert_eq!(given(&Position::initial().fen(), Color::White), None);
    }
}
