//! What the keys of the board ask, and where they lead.

use super::jump::Jump;
use crate::game::answer::{Moves, Row, View};
use crate::game::question::{Question, Reading};
use crate::rules::position::{Role, Square};
use crate::words::action::Action;
use crate::words::asked::{Asked, Whose};

/// What a key asks, with the cursor on this square; `None` where it asks nothing.
#[must_use]
pub(super) const fn asked(action: Action, square: Square) -> Option<Asked> {
    let question = match action {
        Action::OwnPieces => return Some(Asked::Pieces { whose: Some(Whose::Mine), role: None }),
        Action::OtherPieces => return Some(Asked::Pieces { whose: Some(Whose::Theirs), role: None }),
        Action::Pawns => return Some(Asked::Pieces { whose: None, role: Some(Role::Pawn) }),
        Action::Diagonals => return Some(Asked::Diagonals(square)),
        Action::Square => Question::OnSquare(square),
        Action::Shade => Question::Shade(square),
        Action::Rank => Question::Row(Row::Rank(square.rank())),
        Action::File => Question::Row(Row::File(square.file())),
        Action::Rays => Question::View(View::Rays, square),
        Action::KnightView => Question::View(View::Knight, square),
        Action::KingView => Question::View(View::King, square),
        Action::Attackers => Question::Attackers(square),
        Action::Defenders => Question::Defenders(square),
        Action::Pins => Question::Pins,
        Action::LegalMoves => Question::LegalMoves(Moves::From(square)),
        Action::Captures => Question::LegalMoves(Moves::Captures),
        Action::Checks => Question::LegalMoves(Moves::Checks),
        Action::Captured => Question::Captured,
        Action::Material => Question::Material,
        Action::WholeBoard => Question::Board,
        Action::Opening => Question::Opening,
        Action::Repetition => Question::Repetition,
        Action::Quiet => Question::Quiet,
        Action::MoveNumber => Question::MoveNumber,
        Action::ToControl => Question::ToControl,
        Action::Elapsed => Question::Elapsed,
        Action::TimeOfDay => Question::TimeOfDay,
        Action::OpenOffer => Question::Offer,
        Action::Outcome => Question::Result,
        Action::Players => Question::Players,
        Action::Rules => Question::Rules,
        Action::Sheet => Question::Sheet(Reading::Whole),
        Action::Corrections => Question::Corrections,
        _ => return None,
    };
    Some(Asked::Question(question))
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
