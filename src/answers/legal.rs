//! Legal moves.

use super::manner::Chair;
use crate::game::answer::{Answer, CastlingNow, CastlingRights, Moves, Standing, Unanswerable};
use crate::game::board::{Board, Change};
use crate::game::report::{Check, MoveReport};
use crate::rules::position::{CastlingSide, Color, Role};

/// Legal moves, those of one piece together.
pub(super) fn moves(board: &Board, moves: Moves, chair: Chair) -> Answer {
    let piece = match moves {
        Moves::Captures | Moves::Checks | Moves::All => None,
        Moves::From(square) => match board.piece_at(square).map(|piece| Standing { square, piece }) {
            None => return Answer::Unanswerable(Unanswerable::NothingThere(square)),
            Some(standing) if standing.piece.color != board.turn() => {
                return Answer::Unanswerable(Unanswerable::NotOnMove(standing));
            }
            standing => standing,
        },
    };
    let wanted = |change: &Change| match moves {
        Moves::From(square) => change.lifted.square == square,
        Moves::Captures => change.removed.is_some(),
        Moves::Checks | Moves::All => true,
    };
    let Some(mut reports) = MoveReport::legal(board, wanted) else {
        return Answer::Unanswerable(Unanswerable::NoLegalPosition);
    };
    reports.retain(|report| moves != Moves::Checks || report.check != Check::None);
    reports.sort_by_key(|report| {
        let to = report.to();
        // Of one piece's moves the captures come last: after one of them a square would sound like another piece that is taken.
        let takes = piece.is_some() && report.taken().is_some();
        // To one square a promotion comes before castling, the best promotion first.
        let became = std::cmp::Reverse(report.change.placed.piece.role);
        let castles = report.change.rook.is_some();
        (chair.place(report.change.lifted), takes, chair.across(to), chair.up(to), became, castles)
    });
    Answer::Moves { moves, piece, reports }
}

/// The rights to castle that are left: a rook to the right of the king castles short, from White's side.
pub(super) fn castling(board: &Board) -> Answer {
    let Some(position) = board.position() else {
        return Answer::Unanswerable(Unanswerable::NoLegalPosition);
    };
    let of = |side: Color| {
        let king = board.placement().by_piece(Role::King.of(side)).single_square();
        let rooks = position.castling_rights() & board.placement().by_color(side);
        king.map_or_else(CastlingRights::default, |king| CastlingRights {
            short: rooks.into_iter().any(|rook| rook.file() > king.file()),
            long: rooks.into_iter().any(|rook| rook.file() < king.file()),
        })
    };
    Answer::Castling { white: of(Color::White), black: of(Color::Black) }
}

/// Whether a side could castle with what stands on the board, on each side; also where the other side is to move.
pub(super) fn can_castle(board: &Board, side: Color) -> Answer {
    if board.position().is_none() {
        return Answer::Unanswerable(Unanswerable::NoLegalPosition);
    }
    let of = |wing: CastlingSide| {
        let change = board.castling_of(side, wing);
        let with_right =
            change.filter(|change| change.rook.is_some_and(|rook| board.setup().castling_rights.contains(rook.from)));
        with_right.map_or(CastlingNow::Lost, |change| {
            board.against_castling(&change).map_or(CastlingNow::Possible, CastlingNow::Prevented)
        })
    };
    let (short, long) = (of(CastlingSide::KingSide), of(CastlingSide::QueenSide));
    Answer::CanCastle { side, to_move: board.turn() == side, short, long }
}
