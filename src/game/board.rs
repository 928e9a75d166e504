//! What stands on the board, legal or not.
//!
//! A board may hold what no legal game can bring: play goes on after an illegal move that has not been noticed
//! (Article 7.5). Where what stands there is a legal position, [`Board::position`] gives it.

use serde::{Deserialize, Serialize};

use crate::rules::as_text;
use crate::rules::position::{
    Bitboard, CastlingMode, CastlingSide, Color, FenError, Intent, Piece, Placement, Position, Rank, Role, Setup,
    Square, attacks, on_the_lines_of,
};
use crate::rules::repetition::PositionKey;

/// A piece on a square.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Standing {
    #[serde(with = "as_text")]
    pub square: Square,
    #[serde(rename = "man", with = "as_text")]
    pub piece: Piece,
}

/// A rook's part in castling.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct RookStep {
    /// Where the rook stood.
    #[serde(with = "as_text")]
    pub from: Square,
    /// Where it stands now.
    #[serde(with = "as_text")]
    pub to: Square,
}

/// What one move changes on a board, as hands would do it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Change {
    /// What was meant.
    pub intent: Intent,
    /// The piece that was moved (the king in castling), as it stood before.
    pub lifted: Standing,
    /// What stands on the square of arrival now: after a promotion another piece.
    pub placed: Standing,
    /// The piece that was taken off, on its own square (en passant: beside).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub removed: Option<Standing>,
    /// The rook in castling.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rook: Option<RookStep>,
}

impl Change {
    /// Whether a pawn took another in passing: the piece removed stood beside the square of arrival.
    pub fn is_en_passant(&self) -> bool {
        self.removed.is_some_and(|removed| removed.square != self.placed.square)
    }

    /// What a pawn became.
    pub fn promotion(&self) -> Option<Role> {
        (self.lifted.piece.role != self.placed.piece.role).then_some(self.placed.piece.role)
    }

    /// The side to which the king castled.
    pub fn castling(&self) -> Option<CastlingSide> {
        match self.intent {
            Intent::Castle { side } => Some(side),
            Intent::Step { .. } => None,
        }
    }
}

/// Pieces, side to move and rights: all that a next move depends on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    setup: Setup,
    mode: CastlingMode,
}

impl Default for Board {
    fn default() -> Board {
        Board::from(&Position::initial())
    }
}

impl From<&Position> for Board {
    fn from(position: &Position) -> Board {
        Board { setup: position.to_setup(), mode: position.castling_mode() }
    }
}

impl Board {
    /// Reads a FEN of a legal position.
    ///
    /// # Errors
    /// See [`FenError`].
    pub fn from_fen(fen: &str) -> Result<Board, FenError> {
        Position::from_fen(fen).map(|position| Board::from(&position))
    }

    /// A board with these pieces and rights, whether a game could start from it or not.
    pub const fn set_up(setup: Setup, mode: CastlingMode) -> Board {
        Board { setup, mode }
    }

    /// Pieces, side to move, rights and counts.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The pieces and their squares.
    pub fn placement(&self) -> &Placement {
        &self.setup.board
    }

    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.setup.board.piece_at(square)
    }

    /// Who is to move.
    pub fn turn(&self) -> Color {
        self.setup.turn
    }

    /// The number of the move that is to be made, counted as on a scoresheet.
    pub fn move_number(&self) -> u32 {
        self.setup.fullmoves.get()
    }

    /// Half-moves since the last capture or move of a pawn (9.3).
    pub fn quiet_half_moves(&self) -> u32 {
        self.setup.halfmoves
    }

    /// Standard or Chess960 castling.
    pub fn castling_mode(&self) -> CastlingMode {
        self.mode
    }

    /// The legal position that stands here, or `None` where what stands here is not one.
    pub fn position(&self) -> Option<Position> {
        Position::from_setup(self.setup.clone(), self.mode).ok()
    }

    /// By what an illegal position is compared with others (9.2.2).
    pub fn key(&self) -> PositionKey {
        PositionKey::of_setup(&self.setup)
    }

    /// Takes away what a side may still castle with.
    pub fn forbid_castling(&mut self, side: Color) {
        self.setup.castling_rights &= !Bitboard::from(side.fold_wb(Rank::First, Rank::Eighth));
    }

    /// The FEN of what stands here; of an illegal position too.
    pub fn fen(&self) -> String {
        self.position().map_or_else(|| fen_of_parts(&self.setup), |position| position.fen())
    }

    /// What a move would change here, whether it is legal or not. `None` where there is no piece of the side to move to
    /// carry it out with.
    pub fn change(&self, intent: Intent) -> Option<Change> {
        match intent {
            Intent::Castle { side } => self.castling_of(self.turn(), side),
            Intent::Step { from, to, promotion } => {
                let piece = self.piece_at(from).filter(|piece| piece.color == self.turn())?;
                let placed = promotion.map_or(piece, |role| role.of(piece.color));
                let removed = match self.piece_at(to) {
                    Some(taken) => Some(Standing { square: to, piece: taken }),
                    None => self.taken_in_passing(piece, from, to),
                };
                Some(Change {
                    intent,
                    lifted: Standing { square: from, piece },
                    placed: Standing { square: to, piece: placed },
                    removed,
                    rook: None,
                })
            }
        }
    }

    /// What castling would change, whether it is legal or not. `None` where the king or every rook on this side is away from home.
    pub fn castling_of(&self, us: Color, side: CastlingSide) -> Option<Change> {
        let home = us.fold_wb(Rank::First, Rank::Eighth);
        let king = self.setup.board.king_of(us)?;
        let beyond = |rook: &Square| match side {
            CastlingSide::KingSide => rook.file() > king.file(),
            CastlingSide::QueenSide => rook.file() < king.file(),
        };
        let rooks = self.setup.board.by_piece(Role::Rook.of(us)) & Bitboard::from(home);
        let with_right = (rooks & self.setup.castling_rights).into_iter().find(beyond);
        let outermost = |squares: Bitboard| match side {
            CastlingSide::KingSide => squares.into_iter().rev().find(beyond),
            CastlingSide::QueenSide => squares.into_iter().find(beyond),
        };
        let rook = with_right.or_else(|| outermost(rooks)).filter(|_| king.rank() == home)?;
        Some(Change {
            intent: Intent::Castle { side },
            lifted: Standing { square: king, piece: Role::King.of(us) },
            placed: Standing { square: side.king_to(us), piece: Role::King.of(us) },
            removed: None,
            rook: Some(RookStep { from: rook, to: side.rook_to(us) }),
        })
    }

    fn taken_in_passing(&self, piece: Piece, from: Square, to: Square) -> Option<Standing> {
        if piece.role != Role::Pawn
            || from.file() == to.file()
            || self.setup.ep_square != Some(to)
            || !on_the_lines_of(piece, from, to)
        {
            return None;
        }
        let square = Square::from_coords(to.file(), from.rank());
        self.piece_at(square).map(|piece| Standing { square, piece })
    }

    /// The board after a change. Rights that the change takes away are gone; the other side is to move.
    #[must_use]
    pub fn after(&self, change: &Change) -> Board {
        let mut setup = self.setup.clone();
        let board = &mut setup.board;
        board.discard_piece_at(change.lifted.square);
        if let Some(rook) = change.rook {
            board.discard_piece_at(rook.from);
            board.set_piece_at(rook.to, Role::Rook.of(change.lifted.piece.color));
        }
        if let Some(removed) = change.removed {
            board.discard_piece_at(removed.square);
        }
        board.set_piece_at(change.placed.square, change.placed.piece);

        let mover = change.lifted.piece;
        if mover.role == Role::King {
            setup.castling_rights &= !Bitboard::from(mover.color.fold_wb(Rank::First, Rank::Eighth));
        }
        setup.castling_rights.discard(change.lifted.square);
        setup.castling_rights.discard(change.placed.square);

        let (from, to) = (change.lifted.square, change.placed.square);
        // Nothing can be taken in passing where no pawn has passed: after a leap over a piece, or from another rank.
        let passed = Square::from_coords(from.file(), mover.color.fold_wb(Rank::Third, Rank::Sixth));
        let double_step = mover.role == Role::Pawn
            && (from.file(), from.rank()) == (to.file(), mover.color.fold_wb(Rank::Second, Rank::Seventh))
            && to.rank() == mover.color.fold_wb(Rank::Fourth, Rank::Fifth)
            && setup.board.piece_at(passed).is_none();
        setup.ep_square = double_step.then_some(passed);

        let zeroing = mover.role == Role::Pawn || change.removed.is_some();
        setup.halfmoves = if zeroing { 0 } else { setup.halfmoves.saturating_add(1) };
        if setup.turn == Color::Black {
            setup.fullmoves = setup.fullmoves.saturating_add(1);
        }
        setup.turn = !setup.turn;
        Board { setup, mode: self.mode }
    }

    /// The pieces of the side to move with `role` that could go to a square, pins and checks ignored: those with a free way,
    /// or, where none has one, those on whose lines the square lies.
    ///
    /// It never asks whether a move is legal, so that nothing made from it can betray that.
    pub fn reachers(&self, role: Role, to: Square) -> Bitboard {
        let us = self.turn();
        let pieces = self.setup.board.by_piece(role.of(us));
        let on_lines: Bitboard = pieces.into_iter().filter(|from| on_the_lines_of(role.of(us), *from, to)).collect();
        let free: Bitboard = on_lines.into_iter().filter(|from| self.way_is_free(role.of(us), *from, to)).collect();
        if free.any() { free } else { on_lines }
    }

    /// Whether nothing on the board keeps a piece from going from one square to another on its lines: no piece in between, no
    /// own piece on the square of arrival, and for a pawn something to take, or nothing in its way. Pins and checks are
    /// ignored here too.
    pub fn way_is_free(&self, piece: Piece, from: Square, to: Square) -> bool {
        let occupied = self.setup.board.occupied();
        if (attacks::between(from, to) & occupied).any() || self.setup.board.by_color(piece.color).contains(to) {
            return false;
        }
        if piece.role != Role::Pawn {
            return true;
        }
        let takes = occupied.contains(to) || self.setup.ep_square == Some(to);
        (from.file() == to.file()) != takes
    }
}

/// A FEN of parts that are no legal position; X-FEN rights are left out, since castling is impossible on a board without one.
fn fen_of_parts(setup: &Setup) -> String {
    let turn = setup.turn.fold_wb('w', 'b');
    format!("{} {turn} - - {} {}", setup.board, setup.halfmoves, setup.fullmoves)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(fen: &str) -> Board {
        Board::from_fen(fen).expect("a legal FEN")
    }

    fn step(from: Square, to: Square) -> Intent {
        Intent::Step { from, to, promotion: None }
    }

    /// Every legal move of some positions with all special moves, done by hand and by shakmaty: the same board.
    #[test]
    fn hands_and_shakmaty_agree_on_legal_moves() {
        for fen in [
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
            "8/2p5/3p4/KP5r/1R2Pp1k/8/6P1/8 b - e3 0 1",
            "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
            "1rqbkrbn/1ppppp1p/1n6/p1N3p1/8/2P4P/PP1PPPP1/1RQBKRBN w FBfb - 0 9",
        ] {
            let position = Position::from_fen(fen).expect("a legal FEN");
            let board = Board::from(&position);
            for intent in position.legal_intents() {
                let change = board.change(intent).expect("a piece to move");
                let played = position.clone().play(intent).expect("a legal move");
                assert_eq!(board.after(&change), Board::from(&played), "{fen} {intent:?}");
            }
        }
    }

    #[test]
    fn an_illegal_move_leaves_a_board_that_is_no_position() {
        let pinned = board("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1");
        let change = pinned.change(step(Square::E2, Square::C3)).expect("a knight");
        let after = pinned.after(&change);
        assert!(after.position().is_none());
        assert_eq!(after.fen(), "4r1k1/8/8/8/8/2N5/8/4K3 b - - 1 1");
    }

    #[test]
    fn only_a_pawn_that_was_passed_is_taken_in_passing() {
        let ep = board("4k3/8/8/3pP3/8/8/P7/4K3 w - d6 0 1");
        let taken = |from| ep.change(step(from, Square::D6)).expect("a pawn").removed.map(|removed| removed.square);
        assert_eq!(taken(Square::E5), Some(Square::D5));
        assert_eq!(taken(Square::A2), None);
        for (fen, from, to) in [
            ("4k3/8/8/8/8/P7/8/4K3 w - - 0 1", Square::A3, Square::A5),
            ("4k3/8/8/8/8/N7/P7/4K3 w - - 0 1", Square::A2, Square::A4),
        ] {
            let before = board(fen);
            let after = before.after(&before.change(step(from, to)).expect("a pawn"));
            assert!(after.position().is_some(), "{}", after.fen());
        }
    }

    #[test]
    fn a_pin_does_not_change_who_could_go_there() {
        let pinned = board("4r1k1/8/8/8/8/8/N3N3/4K3 w - - 0 1");
        let free = board("6k1/8/8/8/8/8/N3N3/4K3 w - - 0 1");
        assert_eq!(pinned.reachers(Role::Knight, Square::C3), free.reachers(Role::Knight, Square::C3));
        assert_eq!(pinned.reachers(Role::Knight, Square::C3).count(), 2);
    }

    #[test]
    fn a_blocked_piece_is_meant_only_if_none_is_free() {
        let start = Board::default();
        assert_eq!(start.reachers(Role::Bishop, Square::C4), Bitboard::from(Square::F1));
        let two_rooks = board("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
        assert_eq!(two_rooks.reachers(Role::Rook, Square::D1), Bitboard::from(Square::A1));
    }
}
