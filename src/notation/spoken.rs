//! The names of the pieces that a player may type or say, by language.

use crate::game::participant::Language;
use crate::rules::position::Role;

/// The names of a piece.
pub(crate) fn piece_names(language: Language, role: Role) -> &'static [String] {
    let words = &language.words().moves;
    match role {
        Role::King => &words.king,
        Role::Queen => &words.queen,
        Role::Rook => &words.rook,
        Role::Bishop => &words.bishop,
        Role::Knight => &words.knight,
        Role::Pawn => &words.pawn,
    }
}
