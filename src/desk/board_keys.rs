//! What the keys of the board ask, and where they lead.

use super::jump::Jump;
use crate::game::answer::{Moves, Row};
use crate::game::question::Question;
use crate::rules::position::{Role, Square};
use crate::words::action::Action;
use crate::words::asked::{Asked, Whose};

/// What a key asks, with the cursor on this square; `None` where it asks nothing.
#[must_use]
pub(super) fn asked(action: Action, square: Square) -> Option<Asked> {
    Some(Asked::Question(match action {
        Action::OwnPieces => return Some(Asked::Pieces { whose: Some(Whose::Mine), role: None }),
        Action::OtherPieces => return Some(Asked::Pieces { whose: Some(Whose::Theirs), role: None }),
        Action::Pawns => return Some(Asked::Pieces { whose: None, role: Some(Role::Pawn) }),
        Action::Square => Question::OnSquare(square),
        Action::Rank => Question::Row(Row::Rank(square.rank())),
        Action::File => Question::Row(Row::File(square.file())),
        Action::LegalMoves => Question::LegalMoves(Moves::From(square)),
        Action::WholeBoard => Question::Board,
        Action::OpenOffer => Question::Offer,
        Action::Outcome => Question::Result,
        // All others are called as what is said for them.
        _ => return Asked::by_key(action.name(), square),
    }))
}

/// Where a key leads that needs to know what stands on the board.
#[must_use]
pub(super) fn jump(action: Action) -> Option<Jump> {
    let piece = |whose, forward| Jump::Piece { whose: Some(whose), role: None, forward };
    Some(match action {
        Action::NextOwn => piece(Whose::Mine, true),
        Action::PreviousOwn => piece(Whose::Mine, false),
        Action::NextOther => piece(Whose::Theirs, true),
        Action::PreviousOther => piece(Whose::Theirs, false),
        Action::LastSquares => Jump::LastMove,
        _ => {
            let (role, forward) = kind(action)?;
            Jump::Piece { whose: None, role: Some(role), forward }
        }
    })
}

/// The keys of the kinds, forward.
pub(super) const KINDS: [Action; 6] =
    [Action::NextKing, Action::NextQueen, Action::NextRook, Action::NextBishop, Action::NextKnight, Action::NextPawn];

/// The kind whose key it is, and whether it leads on or back.
#[must_use]
pub(super) const fn kind(action: Action) -> Option<(Role, bool)> {
    Some(match action {
        Action::NextKing => (Role::King, true),
        Action::NextQueen => (Role::Queen, true),
        Action::NextRook => (Role::Rook, true),
        Action::NextBishop => (Role::Bishop, true),
        Action::NextKnight => (Role::Knight, true),
        Action::NextPawn => (Role::Pawn, true),
        Action::PreviousKing => (Role::King, false),
        Action::PreviousQueen => (Role::Queen, false),
        Action::PreviousRook => (Role::Rook, false),
        Action::PreviousBishop => (Role::Bishop, false),
        Action::PreviousKnight => (Role::Knight, false),
        Action::PreviousPawn => (Role::Pawn, false),
        _ => return None,
    })
}
