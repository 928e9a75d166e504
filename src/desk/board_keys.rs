//! What the keys of the board ask, and where they lead.

use super::jump::Jump;
use crate::desk::lines::asked::{Asked, SideMeant};
use crate::game::answer::Row;
use crate::game::question::Question;
use crate::keys::action::{Action, KeyMode};
use crate::rules::position::{Role, Square};

/// What a key asks, with the cursor on this square; `None` where it asks nothing.
pub(super) fn asked(action: Action, square: Square) -> Option<Asked> {
    Some(match action {
        Action::OwnPieces => Asked::Pieces { whose: Some(SideMeant::Mine), role: None },
        Action::OtherPieces => Asked::Pieces { whose: Some(SideMeant::Theirs), role: None },
        Action::Pawns => Asked::Pieces { whose: None, role: Some(Role::Pawn) },
        Action::Square => Asked::Question(Question::OnSquare(square)),
        Action::Rank => Asked::Question(Question::Row(Row::Rank(square.rank()))),
        Action::File => Asked::Question(Question::Row(Row::File(square.file()))),
        // What can be asked in both modes is asked by its word.
        action if action.is_for(KeyMode::Entry) => return None,
        action => return Asked::by_rule(rule_of(action), square),
    })
}

/// The rule that asks the same, where one does: most bear the name of the key.
pub(super) const fn rule_of(action: Action) -> &'static str {
    match action {
        Action::WholeBoard => "board",
        Action::LegalMoves => "moves-of",
        Action::OpenOffer => "offer",
        Action::Outcome => "result",
        action => action.name(),
    }
}

/// Where a key leads that needs to know what stands on the board.
pub(super) fn jump(action: Action) -> Option<Jump> {
    let piece = |whose, forward| Jump::Piece { whose: Some(whose), role: None, forward };
    Some(match action {
        Action::NextOwn => piece(SideMeant::Mine, true),
        Action::PreviousOwn => piece(SideMeant::Mine, false),
        Action::NextOther => piece(SideMeant::Theirs, true),
        Action::PreviousOther => piece(SideMeant::Theirs, false),
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
