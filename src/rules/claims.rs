//! Claims of a draw: whether one can be made, whether it is correct, and what a wrong one costs (9.2 to 9.5).

use serde::{Deserialize, Serialize};

use super::context::RuleContext;
use super::fifty;
use super::position::{Color, Intent, Position};
use super::profile::{DrawMode, Profile};
use super::repetition::{self, PositionKey};
use super::touch::{self, Hands};

/// On what a claim rests.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ground {
    /// The position has stood often enough, or will after the written move (9.2).
    Repetition,
    /// Fifty moves without capture or pawn move (9.3).
    FiftyMoves,
}

/// What the claimant can show for it.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Basis {
    Scoresheet,
    /// Only what a screen or a move counter shows (6.12.2).
    Display,
    /// Nothing: they have not recorded.
    Nothing,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Claim {
    #[serde(with = "super::as_text")]
    pub by: Color,
    pub ground: Ground,
    /// The move that they have written and declared, but not made; `None`: what stands on the board suffices.
    pub intended: Option<Intent>,
    /// Whether they have touched a piece.
    pub hands: Hands,
    /// What they show for it.
    pub basis: Basis,
}

/// Why a claim is not even looked at.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Inadmissible {
    /// It is not claimed in this profile: it comes by itself, or there is no such draw.
    NotByClaim,
    /// Only the player on move may (9.2, 9.3).
    NotOnMove,
    /// They have touched a piece (9.4), or, in the E.D.I.S.U. rules, made their move (12.3).
    RightLost,
    /// The move must be made first: only what has been played counts (`may_claim_before_move`).
    MoveNotMade,
    /// A display is no evidence, and a sheet was to be kept (6.12.2, 8.1).
    NeedsScoresheet,
}

/// What follows from a wrong claim (9.5.3).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct WrongClaim {
    /// Seconds added to the opponent's time: 180 in the edition of 2009, 120 since 2014, 60 in blitz since 2014 and in
    /// rapid since 2023.
    pub opponent_bonus_s: u32,
    /// The moves of which one must be played: the written one, or, if that is not legal, one of the same piece (9.5.3 with
    /// Article 4). Empty: they are free.
    pub must_choose_from: Vec<Intent>,
    /// Whether the opponent now has an offer of a draw before them (9.1.2.3); it was one from the moment of the claim.
    pub is_offer: bool,
}

/// Whether a claim can be made. It is a question of form: the answer does not tell whether the claim is correct.
///
/// # Errors
/// The first thing that stands in its way.
pub fn admissible(claim: &Claim, on_move: Color, context: RuleContext, profile: &Profile) -> Result<(), Inadmissible> {
    let (mode, claimant, before_move) = match claim.ground {
        Ground::Repetition => {
            let rules = &profile.repetition;
            (rules.mode, rules.claimant, rules.may_claim_before_move)
        }
        Ground::FiftyMoves => {
            let rules = &profile.fifty;
            (rules.mode, rules.claimant, rules.may_claim_before_move)
        }
    };
    if mode != DrawMode::Claim {
        return Err(Inadmissible::NotByClaim);
    }
    let needs_the_move = claim.intended.is_some();
    if !repetition::is_claimant(claimant, claim.by, on_move) || (needs_the_move && claim.by != on_move) {
        return Err(Inadmissible::NotOnMove);
    }
    let lost = match claim.hands {
        Hands::Off => false,
        Hands::On => profile.claim.touch_forfeits,
        Hands::Moved => claim.by == on_move,
    };
    if lost {
        return Err(Inadmissible::RightLost);
    }
    if needs_the_move && !before_move {
        return Err(Inadmissible::MoveNotMade);
    }
    let evident = match claim.basis {
        Basis::Scoresheet => true,
        Basis::Display => false,
        Basis::Nothing => !profile.record.required.of(context.class) && profile.record.rapid_keeps_claim_rights,
    };
    if evident { Ok(()) } else { Err(Inadmissible::NeedsScoresheet) }
}

/// Whether a claim is correct. `keys` are those of all positions of the game, the start first, `position` the last of them.
pub fn is_correct(claim: &Claim, position: &Position, keys: &[PositionKey], profile: &Profile) -> bool {
    match (claim.ground, claim.intended) {
        (Ground::Repetition, None) => repetition::is_claimable(keys, &profile.repetition),
        (Ground::Repetition, Some(intent)) => repeats(position, intent, keys, profile),
        (Ground::FiftyMoves, None) => fifty::is_claimable(position, profile),
        (Ground::FiftyMoves, Some(intent)) => {
            profile.fifty.mode == DrawMode::Claim && fifty::is_reached_by(position, intent, profile)
        }
    }
}

/// The half-moves at which the position of a claim stood, for the arbiter; the position after the written move is not
/// among them.
pub fn evidence(claim: &Claim, position: &Position, keys: &[PositionKey], profile: &Profile) -> Vec<usize> {
    let identity = profile.repetition.identity;
    match claim.intended {
        None => repetition::occurrences(keys, identity),
        Some(intent) => position
            .clone()
            .play(intent)
            .map_or_else(|_| Vec::new(), |after| repetition::stood_at(keys, &PositionKey::of(&after), identity)),
    }
}

/// What a wrong claim brings.
pub fn if_wrong(claim: &Claim, position: &Position, context: RuleContext, profile: &Profile) -> WrongClaim {
    let must_choose_from = match claim.intended {
        Some(intent) if profile.claim.intended_move_binding => match position.judge(intent) {
            Ok(_) => vec![intent],
            Err(_) => touch::obligation(position, &touch::touched_by(position, intent), profile).moves,
        },
        _ => Vec::new(),
    };
    WrongClaim {
        opponent_bonus_s: *profile.claim.wrong_bonus_s.of(context.class),
        must_choose_from,
        is_offer: profile.claim.is_draw_offer,
    }
}

fn repeats(position: &Position, intent: Intent, keys: &[PositionKey], profile: &Profile) -> bool {
    let rules = &profile.repetition;
    let Ok(after) = position.clone().play(intent) else { return false };
    let before = repetition::stood_at(keys, &PositionKey::of(&after), rules.identity).len();
    rules.can_be_claimed() && u32::try_from(before).unwrap_or(u32::MAX).saturating_add(1) >= rules.count
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::context::Supervision;
    use crate::rules::profile::TimeClass;
    use crate::rules::sample::{go, moves, played, profile, sorted, with};

    const STANDARD: RuleContext = RuleContext { class: TimeClass::Standard, supervision: Supervision::Full };
    const TWICE: &str = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1";

    fn repetition(by: Color, intended: Option<&str>) -> Claim {
        Claim {
            by,
            ground: Ground::Repetition,
            intended: intended.map(go),
            hands: Hands::Off,
            basis: Basis::Scoresheet,
        }
    }

    #[test]
    fn a_position_about_to_appear_is_claimed_with_the_move() {
        let (position, keys) = played(&Position::initial(), TWICE);
        let claim = repetition(Color::Black, Some("f6g8"));
        for name in Profile::ALL_NAMES {
            let rules = profile(name);
            let form = admissible(&claim, Color::Black, STANDARD, &rules);
            let right = is_correct(&claim, &position, &keys, &rules);
            if name == "edisu-2024-auto" {
                assert_eq!((form, right), (Err(Inadmissible::NotByClaim), false));
            } else {
                assert_eq!((form, right), (Ok(()), true), "{name}");
            }
        }
        assert_eq!(evidence(&claim, &position, &keys, &profile("fide-2023")), [0, 4]);
        let without = repetition(Color::Black, None);
        assert!(!is_correct(&without, &position, &keys, &profile("fide-2023")));
    }

    #[test]
    fn a_wrong_claim_costs_time_and_binds() {
        let (position, keys) = played(&Position::initial(), "g1f3 g8f6 f3g1");
        let claim = repetition(Color::Black, Some("f6g8"));
        for (name, [standard, rapid, blitz]) in [
            ("fide-2023", [120, 60, 60]),
            ("fide-2018", [120, 120, 60]),
            ("fide-2017", [120, 120, 60]),
            ("fide-2014", [120, 120, 60]),
            ("fide-legacy", [180, 180, 180]),
            ("edisu-2024", [0, 0, 0]),
        ] {
            let classes = [(TimeClass::Standard, standard), (TimeClass::Rapid, rapid), (TimeClass::Blitz, blitz)];
            for (class, opponent_bonus_s) in classes {
                assert!(!is_correct(&claim, &position, &keys, &profile(name)));
                let wrong = if_wrong(&claim, &position, RuleContext { class, ..STANDARD }, &profile(name));
                let must_choose_from = vec![go("f6g8")];
                assert_eq!(wrong, WrongClaim { opponent_bonus_s, must_choose_from, is_offer: true }, "{name}");
            }
        }
    }

    #[test]
    fn a_written_move_that_is_not_legal_binds_its_piece() {
        let (position, keys) = played(&Position::initial(), TWICE);
        let claim = repetition(Color::Black, Some("f6f5"));
        assert!(!is_correct(&claim, &position, &keys, &profile("fide-2023")));
        let wrong = if_wrong(&claim, &position, STANDARD, &profile("fide-2023"));
        assert_eq!(sorted(wrong.must_choose_from), sorted(moves("f6g8 f6h5 f6g4 f6e4 f6d5")));
        let free = with("fide-2023", "claim.intended_move_binding = false");
        assert!(if_wrong(&claim, &position, STANDARD, &free).must_choose_from.is_empty());
    }

    #[test]
    fn touching_loses_the_right_by_fide_and_moving_by_edisu() {
        for (name, touched) in [
            ("fide-2023", Err(Inadmissible::RightLost)),
            ("fide-legacy", Err(Inadmissible::RightLost)),
            ("edisu-2024", Ok(())),
            ("casual", Ok(())),
        ] {
            let rules = profile(name);
            let at = |hands| {
                let claim = Claim { hands, ..repetition(Color::White, None) };
                admissible(&claim, Color::White, STANDARD, &rules)
            };
            assert_eq!(at(Hands::Off), Ok(()), "{name}");
            assert_eq!(at(Hands::On), touched, "{name}");
            assert_eq!(at(Hands::Moved), Err(Inadmissible::RightLost), "{name}");
        }
    }

    #[test]
    fn only_who_is_on_move_claims_but_among_friends() {
        let claim = repetition(Color::Black, None);
        let on = |claim: &Claim, name| admissible(claim, Color::White, STANDARD, &profile(name));
        assert_eq!(on(&claim, "fide-2023"), Err(Inadmissible::NotOnMove));
        assert_eq!(on(&claim, "edisu-2024"), Err(Inadmissible::NotOnMove));
        assert_eq!(on(&claim, "casual"), Ok(()));
        let intended = repetition(Color::Black, Some("g8f6"));
        assert_eq!(on(&intended, "casual"), Err(Inadmissible::NotOnMove));
        let fifty = Claim { ground: Ground::FiftyMoves, ..repetition(Color::White, Some("a1a2")) };
        assert_eq!(on(&fifty, "edisu-2024"), Err(Inadmissible::MoveNotMade));
        assert_eq!(on(&fifty, "fide-2023"), Ok(()));
        assert_eq!(on(&fifty, "casual"), Err(Inadmissible::NotByClaim));
    }

    #[test]
    fn a_display_is_no_evidence() {
        let rapid = RuleContext { class: TimeClass::Rapid, supervision: Supervision::Insufficient };
        let at = |basis, context, name| {
            let claim = Claim { basis, ..repetition(Color::White, None) };
            admissible(&claim, Color::White, context, &profile(name))
        };
        for name in ["fide-2023", "fide-legacy", "edisu-2024", "casual"] {
            assert_eq!(at(Basis::Display, STANDARD, name), Err(Inadmissible::NeedsScoresheet), "{name}");
        }
        assert_eq!(at(Basis::Nothing, STANDARD, "fide-2023"), Err(Inadmissible::NeedsScoresheet));
        assert_eq!(at(Basis::Nothing, rapid, "fide-2023"), Ok(()));
        assert_eq!(at(Basis::Nothing, rapid, "fide-legacy"), Err(Inadmissible::NeedsScoresheet));
    }
}
