//! A move with all that may be said of it. What *is* said depends on the style and on the audience.

use super::board::{Board, Change};
use crate::rules::position::line::Threat;
use crate::rules::position::{Bitboard, CastlingMode, Color, File, Rank, Role, Square, on_the_lines_of};

/// Whether a move gives check.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Check {
    None,
    Check,
    Mate,
}

impl From<Threat> for Check {
    fn from(threat: Threat) -> Check {
        match threat {
            Threat::None => Check::None,
            Threat::Check | Threat::DoubleCheck => Check::Check,
            Threat::Mate => Check::Mate,
        }
    }
}

/// A move, described.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveReport {
    /// Its number on the scoresheet.
    pub number: u32,
    /// Who moved.
    pub mover: Color,
    /// What changed on the board.
    pub change: Change,
    /// What must be said besides the piece and the square of arrival, so that no other piece of the kind is meant (C.10).
    pub origin: Origin,
    /// How the game castles: UCI writes castling otherwise in Chess960.
    pub castling_mode: CastlingMode,
    /// Check or mate; `None` too where what stands on the board is no legal position.
    pub check: Check,
}

/// Which part of the square of departure tells two pieces apart.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Origin {
    pub file: Option<File>,
    pub rank: Option<Rank>,
}

impl MoveReport {
    /// Describes a change that is made on `before`.
    pub fn new(before: &Board, change: &Change) -> MoveReport {
        MoveReport::among(before, change, || rivals(before, change))
    }

    /// Describes the legal moves that are wanted; `None` where what stands on the board is no legal position.
    pub fn legal(before: &Board, wanted: impl Fn(&Change) -> bool) -> Option<Vec<MoveReport>> {
        let legal = legal_changes(before)?;
        let report = |change| MoveReport::among(before, change, || same_arrival(&legal, change));
        Some(legal.iter().filter(|change| wanted(change)).map(report).collect())
    }

    fn among(before: &Board, change: &Change, rivals: impl FnOnce() -> Bitboard) -> MoveReport {
        let after = before.after(change);
        let check = after.position().map_or(Check::None, |position| {
            if position.is_checkmate() {
                Check::Mate
            } else if position.is_check() {
                Check::Check
            } else {
                Check::None
            }
        });
        MoveReport {
            number: before.move_number(),
            mover: before.turn(),
            change: change.clone(),
            origin: origin(change, rivals),
            castling_mode: before.castling_mode(),
            check,
        }
    }

    /// Describes a change as one who does not judge it: nothing of check or mate, and pieces are told apart by their lines alone.
    /// A tournament hears no other words, so that they cannot betray a pin, a check or an illegal move.
    pub fn unjudged(before: &Board, change: &Change) -> MoveReport {
        let origin = origin(change, || by_the_lines(before, change));
        MoveReport { check: Check::None, origin, ..MoveReport::new(before, change) }
    }

    /// The piece that moved, as it was before a promotion.
    pub fn piece(&self) -> Role {
        self.change.lifted.piece.role
    }

    /// Where it came from.
    pub fn from(&self) -> Square {
        self.change.lifted.square
    }

    /// Where it stands now.
    pub fn to(&self) -> Square {
        self.change.placed.square
    }

    /// The piece that was taken.
    pub fn taken(&self) -> Option<Role> {
        self.change.removed.map(|removed| removed.piece.role)
    }
}

/// The file where it is enough, else the rank, else both (C.10.1 to C.10.3); for a capturing pawn always the file (C.9). The rank tells
/// pawns of one file apart of which none can go there.
fn origin(change: &Change, rivals: impl FnOnce() -> Bitboard) -> Origin {
    let (from, role) = (change.lifted.square, change.lifted.piece.role);
    if change.castling().is_some() || role == Role::King {
        return Origin::default();
    }
    if role == Role::Pawn {
        let is_doubled = || !(rivals().without(from) & Bitboard::from(from.file())).is_empty();
        let rank =
            (!on_the_lines_of(change.lifted.piece, from, change.placed.square) && is_doubled()).then(|| from.rank());
        return Origin { file: change.removed.map(|_| from.file()), rank };
    }
    let others = rivals().without(from);
    if others.is_empty() {
        Origin::default()
    } else if (others & Bitboard::from(from.file())).is_empty() {
        Origin { file: Some(from.file()), rank: None }
    } else if (others & Bitboard::from(from.rank())).is_empty() {
        Origin { file: None, rank: Some(from.rank()) }
    } else {
        Origin { file: Some(from.file()), rank: Some(from.rank()) }
    }
}

/// Pieces of the same kind that could make the same move: legally where the position is legal, else by their lines.
fn rivals(before: &Board, change: &Change) -> Bitboard {
    match legal_changes(before).filter(|legal| legal.iter().any(|one| one.intent == change.intent)) {
        Some(legal) => same_arrival(&legal, change),
        None => by_the_lines(before, change),
    }
}

/// Pieces of the same kind that have the square on their lines; all of the kind, where the one that moves has not.
fn by_the_lines(before: &Board, change: &Change) -> Bitboard {
    let (piece, from, to) = (change.lifted.piece, change.lifted.square, change.placed.square);
    if on_the_lines_of(piece, from, to) { before.reachers(piece.role, to) } else { before.placement().by_piece(piece) }
}

fn legal_changes(before: &Board) -> Option<Vec<Change>> {
    let position = before.position()?;
    Some(position.legal_intents().into_iter().filter_map(|intent| before.change(intent)).collect())
}

/// From where pieces of the same kind go to the same square.
fn same_arrival(legal: &[Change], change: &Change) -> Bitboard {
    let (to, role) = (change.placed.square, change.lifted.piece.role);
    let same = legal.iter().filter(|other| other.placed.square == to && other.lifted.piece.role == role);
    same.filter(|other| other.rook.is_none()).map(|other| other.lifted.square).collect()
}
