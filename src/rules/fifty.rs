//! Moves without a capture and without a pawn move: fifty by claim, seventy-five by themselves (9.3, 9.6.2).

use super::edition::Edition;
use super::ending::Reason;
use super::material;
use super::position::{Intent, Position, Role};
use super::profile::{DrawMode, Profile};

/// How many moves of each side are needed with the men that stand there.
///
/// House rules may allow more for some material if that was fixed before the game (Article 12.4 of the E.D.I.S.U. rules).
/// The Laws of FIDE have known no such extension since 2001: there it is ignored.
#[must_use]
pub fn moves_needed(position: &Position, profile: &Profile) -> u32 {
    let base = profile.fifty.moves;
    if Edition::of(profile) != Edition::House {
        return base;
    }
    let fitting = profile.fifty.extensions.iter();
    let fitting = fitting.filter(|extension| material::is_on_board(&extension.material, position.placement()));
    fitting.map(|extension| extension.moves).max().unwrap_or(base)
}

/// Whether the moves that have been played suffice.
#[must_use]
pub fn is_reached(position: &Position, profile: &Profile) -> bool {
    position.quiet_half_moves() >= half_moves(moves_needed(position, profile))
}

/// Whether they will suffice with a move that is only written (9.3.1): it must be legal, and neither a capture nor a move
/// of a pawn.
#[must_use]
pub fn is_reached_by(position: &Position, intent: Intent, profile: &Profile) -> bool {
    position.judge(intent).is_ok()
        && is_quiet(position, intent)
        && position.quiet_half_moves().saturating_add(1) >= half_moves(moves_needed(position, profile))
}

/// Whether a move is neither a capture nor a move of a pawn.
#[must_use]
pub fn is_quiet(position: &Position, intent: Intent) -> bool {
    match intent {
        Intent::Castle { .. } => true,
        Intent::Step { from, to, .. } => {
            position.placement().role_at(from) != Some(Role::Pawn) && position.placement().piece_at(to).is_none()
        }
    }
}

/// The draw that the count brings by itself: seventy-five moves (9.6.2, since 2014), or fifty where the house rules say so
/// (`fifty.mode = "auto"`).
#[must_use]
pub fn automatic(position: &Position, profile: &Profile) -> Option<Reason> {
    let seventy_five = profile.fifty.auto_moves.number();
    if profile.fifty.mode == DrawMode::Auto && is_reached(position, profile) {
        Some(Reason::FiftyMovesByThemselves)
    } else if seventy_five.is_some_and(|moves| position.quiet_half_moves() >= half_moves(moves)) {
        Some(Reason::SeventyFiveMoves)
    } else {
        None
    }
}

/// Whether the count can be claimed at all, and has not just ended the game.
#[must_use]
pub fn is_claimable(position: &Position, profile: &Profile) -> bool {
    profile.fifty.mode == DrawMode::Claim && is_reached(position, profile) && automatic(position, profile).is_none()
}

fn half_moves(moves: u32) -> u32 {
    moves.saturating_mul(2)
}
