//! Pieces that somebody sets up: what keeps them from being a position from which a game can go on.

use super::position::{Bitboard, CastlingMode, Color, Position, Rank, Role, Setup, Square};

/// What is wrong with a board that no game could have.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Fault {
    /// A side has no king (2.2, 5.1).
    NoKing(Color),
    /// A side has more than one.
    Kings(Color),
    /// A pawn stands on the first or the last rank (3.7).
    PawnAtEdge(Square),
    /// The king of the side that is not to move could be taken (3.9).
    CouldBeTaken(Color),
    /// A right to castle without king or rook on its square (3.8.2).
    Castling,
    /// A square is said to have been passed by a pawn that is not there (3.7.4.2).
    EnPassant,
    /// Something else.
    Other,
}

/// What is wrong, nothing for a position from which a game can go on.
///
/// It does not promise that a game could have led there: pieces and tempi are not counted.
pub fn faults(setup: &Setup, mode: CastlingMode) -> Vec<Fault> {
    if is_position(setup.clone(), mode) {
        return Vec::new();
    }
    let pieces = &setup.board;
    let mut faults = Vec::new();
    for side in Color::ALL {
        match pieces.by_piece(Role::King.of(side)).count() {
            0 => faults.push(Fault::NoKing(side)),
            1 => {}
            _ => faults.push(Fault::Kings(side)),
        }
    }
    let edges = Bitboard::from(Rank::First) | Bitboard::from(Rank::Eighth);
    faults.extend((pieces.by_role(Role::Pawn) & edges).into_iter().map(Fault::PawnAtEdge));
    let waiting = !setup.turn;
    let king = pieces.by_piece(Role::King.of(waiting)).single_square();
    if king.is_some_and(|king| pieces.attacks_to(king, setup.turn, pieces.occupied()).any()) {
        faults.push(Fault::CouldBeTaken(waiting));
    }
    if faults.is_empty() {
        faults.push(fault_of_rights(setup, mode));
    }
    faults
}

/// The pieces are well, and something is wrong all the same.
fn fault_of_rights(setup: &Setup, mode: CastlingMode) -> Fault {
    let no_castling = Setup { castling_rights: Bitboard::EMPTY, ..setup.clone() };
    let no_passing = Setup { ep_square: None, ..setup.clone() };
    if is_position(no_passing, mode) {
        Fault::EnPassant
    } else if is_position(no_castling, mode) {
        Fault::Castling
    } else {
        Fault::Other
    }
}

fn is_position(setup: Setup, mode: CastlingMode) -> bool {
    Position::from_setup(setup, mode).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::position::{FenField, read_fen};

    fn of(fen: &str) -> Vec<Fault> {
        let (setup, mode) = read_fen(fen).expect("a FEN");
        faults(&setup, mode)
    }

    #[test]
    fn every_fault_has_its_name() {
        use Color::{Black, White};
        for (fen, expected) in [
            ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", &[][..]),
            ("8/8/8/8/8/8/8/8 w - - 0 1", &[Fault::NoKing(White), Fault::NoKing(Black)]),
            ("4k3/8/8/8/8/8/8/8 w - - 0 1", &[Fault::NoKing(White)]),
            ("4k3/8/8/8/8/8/8/K2K4 w - - 0 1", &[Fault::Kings(White)]),
            ("P3k3/8/8/8/8/8/8/K2p4 w - - 0 1", &[Fault::PawnAtEdge(Square::D1), Fault::PawnAtEdge(Square::A8)]),
            ("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", &[Fault::CouldBeTaken(Black)]),
            ("8/8/8/8/8/8/3k4/4K3 w - - 0 1", &[Fault::CouldBeTaken(Black)]),
            ("4k3/8/8/8/8/8/8/4K3 w - e6 0 1", &[Fault::EnPassant]),
            ("4k3/8/8/8/8/8/8/4K3 w K - 0 1", &[Fault::Castling]),
        ] {
            assert_eq!(of(fen), expected, "{fen}");
        }
    }

    #[test]
    fn the_field_that_cannot_be_read_is_named() {
        for (fen, field) in [
            ("", FenField::Whole),
            ("9/8/8/8/8/8/8/8", FenField::Pieces),
            ("8/8/8/8/8/8/8/8 x", FenField::Turn),
            ("8/8/8/8/8/8/8/8 w xyz", FenField::Castling),
            ("8/8/8/8/8/8/8/8 w - z9", FenField::EnPassant),
            ("8/8/8/8/8/8/8/8 w - - x", FenField::QuietMoves),
            ("8/8/8/8/8/8/8/8 w - - 0 x", FenField::MoveNumber),
            ("8/8/8/8/8/8/8/8 w - - 0 1 more and more", FenField::Whole),
        ] {
            assert_eq!(read_fen(fen).err(), Some(field), "{fen}");
        }
        assert!(read_fen("4k3/8/8/8/8/8/8/4K3 b").is_ok());
    }
}
