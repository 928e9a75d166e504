//! How a game ends, and which endings follow from the position alone.

use serde::{Deserialize, Serialize};

use super::can_mate::CanMate;
use super::fifty;
use super::material;
pub use super::outcome::{Adjudication, Outcome, Reason};
use super::position::{ByColor, Color, Position};
use super::profile::{DeadPosition, Profile, Verdict};
use super::repetition::{self, PositionKey};

/// Whether the arbiter has consented.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Consent {
    Given,
    /// They have not, or were not asked.
    NotGiven,
}

/// Why the players cannot agree to a draw.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NotAgreed {
    /// Each must have made a move first (5.2.3, since 2017).
    TooFewMoves,
    /// So early, or at all, only with the arbiter's consent (9.1.1).
    NeedsConsent,
}

/// The ending that a position brings by itself: mate, stalemate, or no material to mate with on either side.
///
/// It does not find blocked positions in which neither side can ever mate, and knows nothing of the game's history.
pub fn of_position(position: &Position) -> Option<(Outcome, Reason)> {
    of_mate(position).or_else(|| at_a_glance(position))
}

/// The ending that a completed move brings by itself under a profile. `keys` are those of all positions of the game, the
/// start first, `position` the last of them.
///
/// In this order: mate and stalemate (a mate has precedence over the 75 moves, 9.6.2), pieces with which neither side can mate
/// (5.2.2), repetition, moves without capture. What stands dead though the pieces could mate is found by a search and decided
/// later (`game::mating_stake`).
pub fn of_completed_move(position: &Position, keys: &[PositionKey], profile: &Profile) -> Option<(Outcome, Reason)> {
    let drawn = |reason| (Outcome::Drawn, reason);
    let too_many_moves = fifty::automatic(position, profile).map(drawn);
    if !profile.fifty.mate_has_precedence && too_many_moves.is_some() {
        return too_many_moves;
    }
    of_mate(position)
        .or_else(|| of_material(position, profile))
        .or_else(|| repetition::automatic(keys, &profile.repetition).map(drawn))
        .or(too_many_moves)
}

/// The ending that the pieces alone bring, as the profile says: those with which neither side can mate wherever they stand, or those
/// in its list.
pub fn of_material(position: &Position, profile: &Profile) -> Option<(Outcome, Reason)> {
    match profile.end.dead_position {
        DeadPosition::Exact => at_a_glance(position),
        DeadPosition::Material => {
            let mut listed = profile.end.material_draws.iter();
            let drawn = listed.any(|pieces| material::is_on_board(pieces, position.placement()));
            drawn.then_some((Outcome::Drawn, Reason::InsufficientMaterial))
        }
        DeadPosition::Off => None,
    }
}

/// What resigning means (5.1.2): the opponent wins; since 2023 a draw if they cannot mate by any series of legal moves.
pub fn of_resignation(by: Color, opponent: CanMate, profile: &Profile) -> Adjudication {
    match (profile.end.resign_if_opponent_cannot_mate, opponent) {
        (Verdict::Loss, _) | (Verdict::Draw, CanMate::Yes) => {
            Adjudication::Ends(Outcome::Won { by: !by }, Reason::Resignation)
        }
        (Verdict::Draw, CanMate::No) => Adjudication::Ends(Outcome::Drawn, Reason::ResignationWithoutMatingMaterial),
        (Verdict::Draw, CanMate::Unknown) => Adjudication::NeedsArbiter,
    }
}

/// Whether the players can agree to a draw, after this many moves made by each: 5.2.3 wants one of each since 2017 (and in
/// `fide-legacy`), an event may want more, or the arbiter's consent (9.1.1).
///
/// # Errors
/// What is missing.
pub fn may_agree(moves_made: ByColor<u32>, consent: Consent, profile: &Profile) -> Result<(), NotAgreed> {
    let fewest = *moves_made.iter().min().unwrap_or(&0);
    let rules = &profile.end;
    if fewest < rules.agreement_min_moves_each {
        Err(NotAgreed::TooFewMoves)
    } else if consent == Consent::NotGiven
        && (rules.agreement_needs_arbiter || fewest < rules.agreement_min_move_number)
    {
        Err(NotAgreed::NeedsConsent)
    } else {
        Ok(())
    }
}

/// Mate or stalemate (5.1.1, 5.2.1).
pub fn of_mate(position: &Position) -> Option<(Outcome, Reason)> {
    if position.has_legal_moves() {
        None
    } else if position.is_check() {
        Some((Outcome::Won { by: !position.turn() }, Reason::Checkmate))
    } else {
        Some((Outcome::Drawn, Reason::Stalemate))
    }
}

fn at_a_glance(position: &Position) -> Option<(Outcome, Reason)> {
    let none = Color::ALL.into_iter().all(|side| CanMate::at_a_glance(position, side) == CanMate::No);
    none.then_some((Outcome::Drawn, Reason::InsufficientMaterial))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::sample::{fen, played, profile, with};

    #[test]
    fn positions_end_by_themselves() {
        for (fen, expected) in [
            (
                "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
                Some((Outcome::Won { by: Color::Black }, Reason::Checkmate)),
            ),
            ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", Some((Outcome::Drawn, Reason::Stalemate))),
            ("8/8/4k3/8/8/3KB3/8/8 w - - 0 1", Some((Outcome::Drawn, Reason::InsufficientMaterial))),
            ("8/8/4k3/8/8/3KN3/4N3/8 w - - 0 1", None),
        ] {
            let position = Position::from_fen(fen).expect("a legal FEN");
            assert_eq!(of_position(&position), expected, "{fen}");
        }
    }

    #[test]
    fn a_completed_move_ends_the_game_as_the_profile_says() {
        let over = |text: &str, name: &str| {
            let position = fen(text);
            of_completed_move(&position, &[PositionKey::of(&position)], &profile(name)).map(|(_, reason)| reason)
        };
        let material = Some(Reason::InsufficientMaterial);
        for (text, exact, edisu, casual) in [
            ("8/8/4k3/8/8/3KB3/8/8 w - - 0 1", material, material, material),
            ("8/8/4k3/8/8/3KN3/8/8 w - - 0 1", material, material, material),
            ("8/8/4k3/8/8/3K4/8/8 w - - 0 1", material, material, material),
            ("8/8/4k3/8/8/3KN3/4N3/8 w - - 0 1", None, None, material),
            ("8/2b5/4k3/8/8/3K4/5B2/8 w - - 0 1", material, material, None),
        ] {
            for name in Profile::ALL_NAMES {
                let expected = match name {
                    "casual" => casual,
                    "edisu-2024" | "edisu-2024-auto" => edisu,
                    _ => exact,
                };
                assert_eq!(over(text, name), expected, "{name} {text}");
            }
        }
        let off = with("fide-2023", "end.dead_position = \"off\"");
        assert_eq!(of_material(&fen("8/8/4k3/8/8/3KB3/8/8 w - - 0 1"), &off), None);
    }

    #[test]
    fn mate_has_precedence_over_seventy_five_moves() {
        let mate = fen("R5k1/5ppp/8/8/8/8/8/4K3 b - - 150 100");
        let keys = [PositionKey::of(&mate)];
        let ended = |rules: &Profile| of_completed_move(&mate, &keys, rules).map(|(_, reason)| reason);
        assert_eq!(ended(&profile("fide-2023")), Some(Reason::Checkmate));
        let other = with("fide-2023", "fifty.mate_has_precedence = false");
        assert_eq!(ended(&other), Some(Reason::SeventyFiveMoves));
        let quiet = fen("R7/5k2/8/8/8/8/8/4K3 b - - 150 100");
        let ended = of_completed_move(&quiet, &[PositionKey::of(&quiet)], &profile("fide-2018"));
        assert_eq!(ended, Some((Outcome::Drawn, Reason::SeventyFiveMoves)));
        assert_eq!(of_completed_move(&quiet, &[PositionKey::of(&quiet)], &profile("fide-legacy")), None);
    }

    #[test]
    fn a_fivefold_repetition_ends_the_game() {
        let (position, keys) = played(&Position::initial(), &"g1f3 g8f6 f3g1 f6g8 ".repeat(4));
        let ended = |name| of_completed_move(&position, &keys, &profile(name));
        assert_eq!(ended("fide-2014"), Some((Outcome::Drawn, Reason::FivefoldRepetition)));
        assert_eq!(ended("edisu-2024-auto"), Some((Outcome::Drawn, Reason::RepetitionByItself)));
        assert_eq!(ended("fide-legacy"), None);
    }

    #[test]
    fn resigning_against_a_bare_king_is_a_draw_since_2023() {
        for name in Profile::ALL_NAMES {
            let resigned = |answer| of_resignation(Color::White, answer, &profile(name));
            let lost = Adjudication::Ends(Outcome::Won { by: Color::Black }, Reason::Resignation);
            let drawn = Adjudication::Ends(Outcome::Drawn, Reason::ResignationWithoutMatingMaterial);
            assert_eq!(resigned(CanMate::Yes), lost, "{name}");
            assert_eq!(resigned(CanMate::No), if name == "fide-2023" { drawn } else { lost }, "{name}");
        }
        let unknown = of_resignation(Color::White, CanMate::Unknown, &profile("fide-2023"));
        assert_eq!(unknown, Adjudication::NeedsArbiter);
    }

    #[test]
    fn agreement_needs_a_move_of_each_since_2017() {
        let agree = |white, black, consent, rules: &Profile| may_agree(ByColor { white, black }, consent, rules);
        for name in Profile::ALL_NAMES {
            let early = agree(1, 0, Consent::NotGiven, &profile(name));
            let expected = match name {
                "fide-2014" | "edisu-2024" | "edisu-2024-auto" | "casual" => Ok(()),
                _ => Err(NotAgreed::TooFewMoves),
            };
            assert_eq!(early, expected, "{name}");
            assert_eq!(agree(1, 1, Consent::NotGiven, &profile(name)), Ok(()), "{name}");
        }
        let event = with("fide-2023", "end.agreement_min_move_number = 30");
        assert_eq!(agree(24, 24, Consent::NotGiven, &event), Err(NotAgreed::NeedsConsent));
        assert_eq!(agree(24, 24, Consent::Given, &event), Ok(()));
        assert_eq!(agree(30, 29, Consent::NotGiven, &event), Err(NotAgreed::NeedsConsent));
        assert_eq!(agree(30, 30, Consent::NotGiven, &event), Ok(()));
        assert_eq!(agree(0, 0, Consent::Given, &event), Err(NotAgreed::TooFewMoves));
        let strict = with("fide-2023", "end.agreement_needs_arbiter = true");
        assert_eq!(agree(60, 60, Consent::NotGiven, &strict), Err(NotAgreed::NeedsConsent));
    }

    #[test]
    fn reasons_have_texts_for_files() {
        let text = |reason: Reason| serde_json::to_string(&reason).expect("a text");
        assert_eq!(text(Reason::FivefoldRepetition), "\"fivefold_repetition\"");
        assert_eq!(Reason::FivefoldRepetition.article(), "9.6.1");
        assert_eq!(text(Reason::TimeWithoutMatingMaterial), "\"time_without_mating_material\"");
    }
}
