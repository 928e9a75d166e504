//! Moves without a capture and without a pawn move: fifty by claim, seventy-five by themselves (9.3, 9.6.2).

use super::edition::Edition;
use super::material;
use super::outcome::Reason;
use super::position::{Intent, Position, Role};
use super::profile::{DrawMode, Profile};

/// How many moves of each side are needed with the pieces that stand there.
///
/// House rules may allow more for some material if that was fixed before the game (Article 12.4 of the E.D.I.S.U. rules).
/// The Laws of FIDE have known no such extension since 2001: there it is ignored.
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
pub fn is_reached(position: &Position, profile: &Profile) -> bool {
    position.quiet_half_moves() >= half_moves(moves_needed(position, profile))
}

/// Whether they will suffice with a move that is only written (9.3.1): it must be legal, and neither a capture nor a move
/// of a pawn.
pub fn is_reached_by(position: &Position, intent: Intent, profile: &Profile) -> bool {
    position.judge(intent).is_ok()
        && is_quiet(position, intent)
        && position.quiet_half_moves().saturating_add(1) >= half_moves(moves_needed(position, profile))
}

/// Whether a move is neither a capture nor a move of a pawn.
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
pub fn is_claimable(position: &Position, profile: &Profile) -> bool {
    profile.fifty.mode == DrawMode::Claim && is_reached(position, profile) && automatic(position, profile).is_none()
}

fn half_moves(moves: u32) -> u32 {
    moves.saturating_mul(2)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::sample::{fen, go, profile, with};

    fn rook_ending(quiet: u32) -> Position {
        fen(&format!("7k/8/8/8/8/8/R7/K7 w - - {quiet} 80"))
    }

    #[test]
    fn the_hundredth_half_move_may_be_only_written() {
        let rules = profile("fide-2023");
        assert!(is_reached_by(&rook_ending(99), go("a2b2"), &rules));
        assert!(!is_reached_by(&rook_ending(98), go("a2b2"), &rules));
        assert!(!is_reached_by(&rook_ending(99), go("a2b3"), &rules), "not a move of a rook");
        let capture = fen("7k/8/8/8/8/8/Rr6/K7 w - - 99 80");
        assert!(!is_reached_by(&capture, go("a2b2"), &rules));
        let pawn = fen("7k/8/8/8/8/8/RP6/K7 w - - 99 80");
        assert!(!is_reached_by(&pawn, go("b2b3"), &rules));
        let castling = fen("1k6/8/8/8/8/8/8/R3K2R w KQ - 99 80");
        assert!(is_reached_by(&castling, go("O-O"), &rules));
    }

    #[test]
    fn a_hundred_half_moves_draw_by_claim_or_by_themselves() {
        for name in Profile::ALL_NAMES {
            let rules = profile(name);
            let by_itself = matches!(name, "casual" | "edisu-2024-auto");
            assert!(!is_claimable(&rook_ending(99), &rules), "{name}");
            assert_eq!(automatic(&rook_ending(99), &rules), None, "{name}");
            assert_eq!(is_claimable(&rook_ending(100), &rules), !by_itself, "{name}");
            assert_eq!(
                automatic(&rook_ending(100), &rules),
                by_itself.then_some(Reason::FiftyMovesByThemselves),
                "{name}"
            );
            let seventy_five = match name {
                "fide-2023" | "fide-2018" | "fide-2017" | "fide-2014" => Some(Reason::SeventyFiveMoves),
                "casual" | "edisu-2024-auto" => Some(Reason::FiftyMovesByThemselves),
                _ => None,
            };
            assert_eq!(automatic(&rook_ending(150), &rules), seventy_five, "{name}");
            if seventy_five == Some(Reason::SeventyFiveMoves) {
                assert_eq!(automatic(&rook_ending(149), &rules), None, "{name}");
            }
        }
    }

    #[test]
    fn house_rules_may_allow_more_for_some_pieces() {
        let knights = fen("8/8/8/4k3/8/4p3/8/1NN1K3 w - - 100 120");
        let more = "fifty.extensions = [{ material = \"KNN-KP\", moves = 75 }]";
        assert!(!is_claimable(&knights, &with("edisu-2024", more)));
        assert!(is_claimable(&fen("8/8/8/4k3/8/4p3/8/1NN1K3 w - - 150 145"), &with("edisu-2024", more)));
        assert!(is_claimable(&rook_ending(100), &with("edisu-2024", more)), "other pieces");
        assert!(is_claimable(&knights, &with("fide-2023", more)), "FIDE knows no such thing");
        assert_eq!(automatic(&knights, &with("edisu-2024-auto", more)), None);
    }

    #[test]
    fn without_the_rule_nothing_is_counted() {
        let none = with("fide-2023", "fifty.mode = \"off\"\nfifty.auto_moves = 0");
        assert!(!is_claimable(&rook_ending(100), &none));
        assert_eq!(automatic(&rook_ending(400), &none), None);
    }
}
