//! Wraps the crate `chasolver` in two functions. No other file names it, or the crate `chess` that gives it its board.
//!
//! It is sound (M. Ambrona, *A Practical Algorithm for Chess Unwinnability*, FUN 2022), but it cannot be stopped, its bound of
//! 2^24 positions cannot be set, and it knows only what standard chess knows. What it must not be given stands in
//! [`takes`].

use std::panic::{AssertUnwindSafe, catch_unwind};

use chasolver::Winnability;
use chess::{Board, BoardBuilder, CastleRights, ChessMove};

use crate::rules::position::{Bitboard, ByColor, CastlingSide, Color, File, Intent, Piece, Position, Role, Square};

/// More pieces than that on one side overrun the list of moves in `chess`, which is filled without a check.
const MOST_PIECES: usize = 16;

/// The rooks of standard chess.
const ROOKS: ByColor<[(Square, CastlingSide); 2]> = ByColor {
    white: [(Square::H1, CastlingSide::KingSide), (Square::A1, CastlingSide::QueenSide)],
    black: [(Square::H8, CastlingSide::KingSide), (Square::A8, CastlingSide::QueenSide)],
};
const KINGS: ByColor<Square> = ByColor { white: Square::E1, black: Square::E8 };

/// What the full search found.
pub(super) enum Found {
    /// A line that should end in mate; it may be empty although there is no mate on the board yet.
    Line(Vec<Intent>),
    /// There is none.
    Nothing,
    GaveUp,
}

/// Whether the rights to castle are those of standard chess, or none. Others are kept from the solver, which then proves nothing
/// about lines in which somebody castles.
pub(super) fn castles_as_in_standard_chess(position: &Position) -> bool {
    let rooks = position.castling_rights();
    let known = |side: Color| {
        let at_home = position.placement().king_of(side) == Some(*KINGS.get(side));
        ROOKS.get(side).iter().filter(move |_| at_home).map(|(square, _)| *square)
    };
    rooks.into_iter().all(|rook| Color::ALL.into_iter().flat_map(known).any(|square| square == rook))
}

/// Whether the solver may be given this position at all.
pub(super) fn takes(position: &Position) -> bool {
    Color::ALL.into_iter().all(|side| position.placement().by_color(side).count() <= MOST_PIECES)
}

/// A quick proof that `winner` cannot mate; `false` says nothing. Microseconds as a rule, seconds on composed positions.
pub(super) fn proves_unwinnable(position: &Position, winner: Color) -> bool {
    let asked = |board: Board| chasolver::is_unwinnable_fast(&board, color(winner));
    // A panic inside the crate proves nothing, and must not end a game.
    board(position).and_then(|board| catch_unwind(AssertUnwindSafe(|| asked(board))).ok()).unwrap_or(false)
}

/// The full search. Tens of microseconds as a rule, up to half a minute where it gives up.
pub(super) fn search(position: &Position, winner: Color) -> Found {
    let asked = |board: Board| chasolver::winnability(&board, color(winner));
    match board(position).and_then(|board| catch_unwind(AssertUnwindSafe(|| asked(board))).ok()).flatten() {
        Some(Winnability::Winnable { helpmate }) => match line(position, &helpmate) {
            Some(line) => Found::Line(line),
            None => Found::GaveUp,
        },
        Some(Winnability::Unwinnable) => Found::Nothing,
        None => Found::GaveUp,
    }
}

fn board(position: &Position) -> Option<Board> {
    if !takes(position) {
        return None;
    }
    let mut builder = BoardBuilder::new();
    for (at, ours) in position.placement() {
        builder.piece(square(at), piece(ours), color(ours.color));
    }
    builder.side_to_move(color(position.turn()));
    let rights = position.castling_rights();
    let rooks = if castles_as_in_standard_chess(position) { rights } else { Bitboard::EMPTY };
    for side in Color::ALL {
        let has = |wing| ROOKS.get(side).iter().any(|(at, its_wing)| *its_wing == wing && rooks.contains(*at));
        let rights = match (has(CastlingSide::KingSide), has(CastlingSide::QueenSide)) {
            (true, true) => CastleRights::Both,
            (true, false) => CastleRights::KingSide,
            (false, true) => CastleRights::QueenSide,
            (false, false) => CastleRights::NoRights,
        };
        builder.castle_rights(color(side), rights);
    }
    builder.en_passant(position.legal_en_passant().map(|at| chess::File::from_index(at.file().to_usize())));
    Board::try_from(&builder).ok()
}

/// The line in the terms of our own rules, or `None` where a move of it is not legal there.
fn line(from: &Position, moves: &[ChessMove]) -> Option<Vec<Intent>> {
    let mut now = from.clone();
    let mut line = Vec::with_capacity(moves.len());
    for each in moves {
        let intent = intent(&now, *each);
        now = now.play(intent).ok()?;
        line.push(intent);
    }
    Some(line)
}

fn intent(now: &Position, each: ChessMove) -> Intent {
    let (from, to) = (own_square(each.get_source()), own_square(each.get_dest()));
    let is_king = now.placement().role_at(from) == Some(Role::King);
    if is_king && from.file() == File::E && matches!(to.file(), File::G | File::C) {
        return Intent::Castle {
            side: if to.file() == File::G { CastlingSide::KingSide } else { CastlingSide::QueenSide },
        };
    }
    let promotion = each.get_promotion().map(|piece| match piece {
        chess::Piece::Knight => Role::Knight,
        chess::Piece::Bishop => Role::Bishop,
        chess::Piece::Rook => Role::Rook,
        chess::Piece::Queen => Role::Queen,
        chess::Piece::King => Role::King,
        chess::Piece::Pawn => Role::Pawn,
    });
    Intent::Step { from, to, promotion }
}

fn color(side: Color) -> chess::Color {
    side.fold_wb(chess::Color::White, chess::Color::Black)
}

fn piece(ours: Piece) -> chess::Piece {
    match ours.role {
        Role::Pawn => chess::Piece::Pawn,
        Role::Knight => chess::Piece::Knight,
        Role::Bishop => chess::Piece::Bishop,
        Role::Rook => chess::Piece::Rook,
        Role::Queen => chess::Piece::Queen,
        Role::King => chess::Piece::King,
    }
}

fn square(at: Square) -> chess::Square {
    chess::ALL_SQUARES[at.to_usize()]
}

fn own_square(at: chess::Square) -> Square {
    Square::ALL[at.to_index()]
}
