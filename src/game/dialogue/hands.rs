//! What the mover's hands have done on their own board in the half-move under way.

use serde::{Deserialize, Serialize};

use crate::game::board::{Board, Change};
use crate::rules::position::{CastlingMode, CastlingSide, Intent, Piece, Rank, Role, Square};

/// What is missing before a move is made and the clock may be pressed (D.2.3, D.2.4).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Missing {
    /// The captured piece still stands there (D.2.3.1).
    #[serde(rename = "captured_man_not_removed")]
    CapturedPieceNotRemoved,
    /// The piece has not been placed (D.2.3.2).
    NotPlaced,
    /// The move has not been announced (D.2.3.3).
    NotAnnounced,
    /// It was announced without the piece that the pawn becomes (D.2.1).
    PromotionPieceMissing,
    /// The opponent has not repeated it, which this event wants before the press.
    NotRepeated,
    /// It was not executed on the other board, which this event wants before the press.
    NotExecuted,
    /// They have neither touched nor announced anything.
    NoMove,
}

/// A piece that left its square.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
struct Taken {
    from: Square,
    /// Where it stands now; `None`: in the hand.
    at: Option<Square>,
}

/// Which pieces they have said to set right.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
enum Adjusting {
    #[default]
    None,
    Any,
    On(Square),
}

/// The hands of the mover.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hands {
    /// Pieces of their own that left their squares: one, or king and rook.
    taken: Vec<Taken>,
    removed: Vec<Square>,
    touched: Vec<Square>,
    new_piece: Option<(Square, Role)>,
    /// They set pieces right: on this square, or on any.
    adjusting: Adjusting,
    /// The piece that was lifted or touched last to be set right, and has not been put down.
    adjusted: Option<Square>,
}

impl Hands {
    /// The pieces that they have touched, in their order (4.3).
    pub fn touched(&self) -> &[Square] {
        &self.touched
    }

    /// Whether they have touched nothing.
    pub fn are_empty(&self) -> bool {
        self.touched.is_empty()
    }

    /// Whether a piece is in the hand.
    pub fn hold_a_piece(&self) -> bool {
        self.taken.iter().any(|taken| taken.at.is_none())
    }

    /// Whether a piece stands on another square than before, and none is in the hand.
    pub fn have_placed(&self) -> bool {
        !self.taken.is_empty() && !self.hold_a_piece()
    }

    /// The piece that a new one stands for, if the choice is final (4.4.4).
    pub fn new_piece(&self) -> Option<Role> {
        self.new_piece.map(|(_, piece)| piece)
    }

    /// Whether pieces are being set right on this square.
    pub fn adjust(&self, square: Square) -> bool {
        self.adjusting == Adjusting::Any || self.adjusting == Adjusting::On(square)
    }

    /// The piece that was lifted or touched to be set right, and has not been put down.
    pub fn adjusted(&self) -> Option<Square> {
        self.adjusted
    }

    /// The last piece that was put somewhere: from where, and where to. A new piece that has touched its square stands for the pawn
    /// that is still in the hand (4.4.4).
    pub fn last_step(&self) -> Option<(Square, Square)> {
        let new_piece = self.new_piece.map(|(square, _)| square);
        self.taken.iter().rev().find_map(|taken| Some((taken.from, taken.at.or(new_piece)?)))
    }

    /// What stands on a square of the board in front of them, hands taken into account.
    pub fn piece_at(&self, board: &Board, square: Square) -> Option<Piece> {
        if let Some(taken) = self.taken.iter().find(|taken| taken.at == Some(square)) {
            return board.piece_at(taken.from);
        }
        let gone = self.removed.contains(&square) || self.taken.iter().any(|taken| taken.from == square);
        board.piece_at(square).filter(|_| !gone)
    }

    pub(super) fn begin_adjusting(&mut self, square: Option<Square>) {
        self.adjusting = square.map_or(Adjusting::Any, Adjusting::On);
    }

    /// The words *I adjust* hold until the next thing that is something else.
    pub(super) fn end_adjusting(&mut self) {
        self.adjusting = Adjusting::None;
    }

    /// A piece of their own is lifted or touched. A piece that had been moved before goes home, unless it is the king in castling.
    pub(super) fn take(&mut self, board: &Board, square: Square) {
        if self.adjust(square) {
            self.adjusted = Some(square);
            return;
        }
        self.end_adjusting();
        self.adjusted = None;
        let own = board.piece_at(square).is_some_and(|piece| piece.color == board.turn());
        if let Some(taken) = self.taken.iter_mut().find(|taken| taken.at == Some(square)) {
            taken.at = None;
            return;
        }
        if !self.touched.contains(&square) {
            self.touched.push(square);
        }
        if !own {
            return;
        }
        let castles = self.taken.len() == 1 && self.taken.iter().any(|king| may_castle(board, king.from, square));
        if !castles {
            self.taken.clear();
        }
        self.taken.push(Taken { from: square, at: None });
    }

    /// An enemy piece is taken off: it is touched.
    pub(super) fn remove(&mut self, square: Square) {
        self.end_adjusting();
        self.adjusted = None;
        if !self.touched.contains(&square) {
            self.touched.push(square);
        }
        if !self.removed.contains(&square) {
            self.removed.push(square);
        }
    }

    /// The piece in the hand is put down; on its own square it has only been touched. A piece that was taken to be set right is set right
    /// there, and was moved elsewhere.
    pub(super) fn place(&mut self, board: &Board, square: Square) {
        match self.adjusted.take() {
            Some(adjusted) if adjusted == square => {
                if self.adjusting == Adjusting::On(square) {
                    self.end_adjusting();
                }
                return;
            }
            Some(adjusted) if !self.hold_a_piece() => {
                self.end_adjusting();
                self.take(board, adjusted);
            }
            _ => {}
        }
        if let Some(taken) = self.taken.iter_mut().rev().find(|taken| taken.at.is_none()) {
            taken.at = Some(square);
        }
        self.taken.retain(|taken| taken.at != Some(taken.from));
    }

    pub(super) fn put_new_piece(&mut self, square: Square, piece: Role) {
        self.end_adjusting();
        self.new_piece = Some((square, piece));
    }

    /// The move that the pieces on the board show, if it is one. What a pawn becomes is shown by the new piece, or said.
    pub fn intent(&self, board: &Board, said: Option<Intent>) -> Option<Intent> {
        if self.hold_a_piece() {
            return None;
        }
        let steps: Vec<(Square, Square)> =
            self.taken.iter().filter_map(|taken| Some((taken.from, taken.at?))).collect();
        if let Some(castling) = castled(board, &steps, said) {
            return Some(castling);
        }
        let [(from, to)] = steps[..] else { return None };
        let piece = board.piece_at(from)?;
        if piece.role == Role::King && is_half_of_castling(board, from, to) {
            return None;
        }
        let promotes = piece.role == Role::Pawn && to.rank() == piece.color.fold_wb(Rank::Eighth, Rank::First);
        let named = match said {
            Some(Intent::Step { from: said_from, to: said_to, promotion }) if (said_from, said_to) == (from, to) => {
                promotion
            }
            _ => None,
        };
        let promotion = self.new_piece().or(named).filter(|_| promotes);
        Some(Intent::Step { from, to, promotion })
    }

    /// The move as it is made on the board, or what is missing. A sighted player releases the piece (4.7); a visually disabled
    /// one announces, too (D.2.3).
    ///
    /// # Errors
    /// The first thing that is missing, in the order of D.2.3.
    pub fn made(&self, board: &Board, said: Option<Intent>, sighted: bool) -> Result<Change, Missing> {
        let shown = self.intent(board, said).and_then(|intent| board.change(intent));
        if shown.as_ref().is_some_and(|change| self.is_in_the_way(change, sighted)) {
            return Err(Missing::CapturedPieceNotRemoved);
        }
        match said {
            None if self.taken.is_empty() && self.touched.is_empty() => return Err(Missing::NoMove),
            None if !sighted => return Err(Missing::NotAnnounced),
            Some(said) if !sighted && is_incomplete(board, said) => return Err(Missing::PromotionPieceMissing),
            _ => {}
        }
        match shown {
            None => Err(Missing::NotPlaced),
            Some(change) if is_incomplete(board, change.intent) => Err(Missing::PromotionPieceMissing),
            Some(change) => Ok(change),
        }
    }
}

impl Hands {
    /// Whether a captured piece still stands there. A released piece cannot stand where another one does.
    fn is_in_the_way(&self, change: &Change, sighted: bool) -> bool {
        let square = change.removed.map(|piece| piece.square);
        square.is_some_and(|square| !(self.removed.contains(&square) || sighted && change.placed.square == square))
    }

    /// The pawn that a sighted player has left on the last rank without a new piece, as a move that the clock may be pressed for (7.5.2).
    pub fn pawn_left(&self, board: &Board, said: Option<Intent>) -> Option<Change> {
        let shown = self.intent(board, said).filter(|intent| is_incomplete(board, *intent));
        let change = shown.and_then(|intent| board.change(intent));
        change.filter(|change| !self.is_in_the_way(change, true))
    }
}

/// Whether a pawn reaches the last rank, and it has not been said what it becomes (3.7.5).
pub fn is_incomplete(board: &Board, intent: Intent) -> bool {
    let Intent::Step { from, to, promotion: None } = intent else { return false };
    board
        .piece_at(from)
        .is_some_and(|piece| piece.role == Role::Pawn && to.rank() == piece.color.fold_wb(Rank::Eighth, Rank::First))
}

/// Whether a king and a rook of the side to move are in hand, or could be: both have left the first rank.
fn may_castle(board: &Board, one: Square, other: Square) -> bool {
    let is = |square: Square, role: Role| board.piece_at(square) == Some(role.of(board.turn()));
    is(one, Role::King) && is(other, Role::Rook) || is(one, Role::Rook) && is(other, Role::King)
}

/// Castling is made when king and rook stand where it puts them. In Chess960 one of them may have stood there before; then
/// the announcement tells it from a move of the other.
fn castled(board: &Board, steps: &[(Square, Square)], said: Option<Intent>) -> Option<Intent> {
    let both_moved = steps.len() == 2;
    let said_so = |side: CastlingSide| said == Some(Intent::Castle { side });
    CastlingSide::ALL.into_iter().filter(|side| both_moved || said_so(*side)).map(|side| Intent::Castle { side }).find(
        |intent| {
            let Some(change) = board.change(*intent) else { return false };
            let king = (change.lifted.square, change.placed.square);
            let rook = change.rook.map(|rook| (rook.from, rook.to));
            let expected: Vec<_> = [Some(king), rook].into_iter().flatten().filter(|(from, to)| from != to).collect();
            expected.len() == steps.len() && expected.iter().all(|step| steps.contains(step))
        },
    )
}

/// A king that goes two squares along its rank has begun to castle: the rook is missing.
fn is_half_of_castling(board: &Board, from: Square, to: Square) -> bool {
    let two_files = u32::from(from.file()).abs_diff(u32::from(to.file())) == 2;
    let standard = board.castling_mode() == CastlingMode::Standard;
    let side = if to.file() > from.file() { CastlingSide::KingSide } else { CastlingSide::QueenSide };
    standard && two_files && from.rank() == to.rank() && board.change(Intent::Castle { side }).is_some()
}
