//! The plain cases of the short form of a move, looked up on the board instead of among all legal moves: a database is mostly these.

use shakmaty::san::San;
use shakmaty::{Bitboard, Board, Chess, Color, File, Move, Piece, Position as _, Rank, Role, Square, attacks};

/// The move that is meant, where one piece alone could make it and may. `None`: the caller must look at all moves.
///
/// A sign of capture is left aside: whether something is taken stands on the board.
pub(super) fn find(chess: &Chess, written: San) -> Option<Move> {
    let San::Normal { role, file, rank, capture, to, promotion } = written else { return None };
    let board = chess.board();
    let us = chess.turn();
    if board.color_at(to) == Some(us) {
        return None;
    }
    let from = match role {
        Role::Pawn => pawn(board, us, to, file.filter(|_| capture), promotion)?,
        _ if promotion.is_some() => return None,
        _ => could_reach(board, board.by_piece(role.of(us)), role.of(us), to).single_square()?,
    };
    let is_meant = file.is_none_or(|file| file == from.file()) && rank.is_none_or(|rank| rank == from.rank());
    let capture = board.role_at(to);
    (is_meant && king_is_safe(board, us, from, to)).then_some(Move::Normal { role, from, capture, to, promotion })
}

/// Whether another piece of the same kind could go there as well, were it not for its king. Where none could, the short form needs
/// neither file nor rank.
pub(super) fn has_rival(chess: &Chess, role: Role, from: Square, to: Square) -> bool {
    let (board, piece) = (chess.board(), role.of(chess.turn()));
    could_reach(board, board.by_piece(piece).without(from), piece, to).any()
}

/// Those of these pieces of one kind that could go there, were it not for their king.
fn could_reach(board: &Board, those: Bitboard, kind: Piece, to: Square) -> Bitboard {
    if those.is_empty() { those } else { those & attacks::attacks(to, kind, board.occupied()) }
}

/// From where a pawn comes: the file of one that takes something is named. Taking in passing is none of the plain cases.
fn pawn(board: &Board, us: Color, to: Square, taking: Option<File>, promotion: Option<Role>) -> Option<Square> {
    let promotes = to.rank() == us.fold_wb(Rank::Eighth, Rank::First);
    let becomes_a_piece = promotion.is_some_and(|role| !matches!(role, Role::Pawn | Role::King));
    if promotes != becomes_a_piece || promotes != promotion.is_some() {
        return None;
    }
    let pawns = board.by_piece(Role::Pawn.of(us));
    if let Some(file) = taking {
        board.role_at(to)?;
        return (attacks::pawn_attacks(!us, to) & pawns & file).single_square();
    }
    let back = us.fold_wb(-8, 8);
    let before = to.offset(back)?;
    if board.role_at(to).is_some() {
        return None;
    }
    if pawns.contains(before) {
        return Some(before);
    }
    let doubles = board.role_at(before).is_none() && to.rank() == us.fold_wb(Rank::Fourth, Rank::Fifth);
    before.offset(back).filter(|from| doubles && pawns.contains(*from))
}

fn king_is_safe(board: &Board, us: Color, from: Square, to: Square) -> bool {
    let Some(king) = board.king_of(us) else { return false };
    let king = if king == from { to } else { king };
    let occupied = board.occupied().without(from).with(to);
    board.attacks_to(king, !us, occupied).without(to).is_empty()
}

#[cfg(test)]
mod tests {
    use fastrand::Rng;
    use shakmaty::fen::Fen;
    use shakmaty::{CastlingMode, Chess};

    use super::*;

    /// Everything that can be written, legal or not: what is found is what a look at all moves finds.
    fn compare(chess: &Chess) -> usize {
        let mut found = 0;
        let files = || File::ALL.into_iter().map(Some).chain([None]);
        for role in Role::ALL {
            for to in Square::ALL {
                for file in files() {
                    for rank in [None, Some(Rank::First), Some(Rank::Second), Some(Rank::Seventh), Some(to.rank())] {
                        for capture in [false, true] {
                            for promotion in [None, Some(Role::Queen), Some(Role::Pawn), Some(Role::King)] {
                                let written = San::Normal { role, file, rank, capture, to, promotion };
                                let Some(quick) = find(chess, written) else { continue };
                                let capture = quick.is_capture();
                                let signed = San::Normal { role, file, rank, capture, to, promotion };
                                assert_eq!(signed.to_move(chess), Ok(quick), "{written:?} in {chess:?}");
                                found += 1;
                            }
                        }
                    }
                }
            }
        }
        found
    }

    #[test]
    fn the_quick_search_agrees_with_searching_all_moves() {
        let mut rng = Rng::with_seed(7);
        let (mut found, mut legal, mut plain) = (0, 0, 0);
        for _ in 0..12 {
            let mut chess = Chess::default();
            for half_move in 0..120 {
                let moves = chess.legal_moves();
                let Some(next) = rng.choice(&moves).copied() else { break };
                if half_move % 9 == 0 {
                    found += compare(&chess);
                }
                for each in &moves {
                    let san = San::from_move(&chess, *each);
                    let quick = find(&chess, san);
                    assert!(quick.is_none_or(|quick| quick == *each), "{san} in {chess:?}");
                    legal += 1;
                    plain += usize::from(quick.is_some());
                    if let Move::Normal { role, from, to, .. } = *each
                        && !has_rival(&chess, role, from, to)
                        && role != Role::Pawn
                    {
                        assert!(matches!(san, San::Normal { file: None, rank: None, .. }), "{san} in {chess:?}");
                    }
                }
                chess.play_unchecked(next);
            }
        }
        assert!(found > 10_000 && plain * 10 > legal * 8, "{found} found, {plain} of {legal} legal moves");
    }

    #[test]
    fn pins_checks_and_passing_are_no_plain_cases() {
        for (fen, written) in [
            // A pinned knight, a king that steps back along the line, a check that is not answered, taking in passing.
            ("4r1k1/8/8/8/8/4N3/8/4K3 w - - 0 1", "Nd5"),
            ("4r1k1/8/8/8/8/8/4K3/8 w - - 0 1", "Ke1"),
            ("4r1k1/8/8/8/8/8/P7/4K3 w - - 0 1", "a4"),
            ("4k3/8/8/2pP4/8/8/8/4K3 w - c6 0 2", "dxc6"),
            ("4k3/8/8/8/8/p7/P7/4K3 w - - 0 1", "a4"),
            ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8"),
            ("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O"),
        ] {
            let chess: Chess =
                fen.parse::<Fen>().expect("FEN").into_position(CastlingMode::Standard).expect("a position");
            assert_eq!(find(&chess, written.parse().expect("a move")), None, "{written} in {fen}");
        }
    }
}
