//! Claims of a draw: whether one can be made, whether it is correct, and what a wrong one costs (9.2 to 9.5).

use serde::{Deserialize, Serialize};

use super::fifty;
use super::position::{Color, Intent, Position};
use super::profile::{DrawMode, Profile};
use super::regime::Regime;
use super::repetition::{self, PositionKey};
use super::touch;

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
    /// A scoresheet.
    Scoresheet,
    /// Only what a screen or a move counter shows (6.12.2).
    Display,
    /// Nothing: he has not recorded.
    Nothing,
}

/// Whether the claimant has touched a man since he has had the move (9.4).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Hands {
    /// He has not.
    Off,
    /// He has, with the intention of moving or capturing it.
    On,
    /// He has made his move.
    Moved,
}

/// A claim.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Claim {
    /// Who claims.
    #[serde(with = "super::as_text")]
    pub by: Color,
    /// On what ground.
    pub ground: Ground,
    /// The move that he has written and declared, but not made; `None`: what stands on the board suffices.
    pub intended: Option<Intent>,
    /// Whether he has touched a man.
    pub hands: Hands,
    /// What he shows for it.
    pub basis: Basis,
}

/// Why a claim is not even looked at.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Inadmissible {
    /// Nobody claims it in this profile: it comes by itself, or there is no such draw.
    NotByClaim,
    /// Only the player on move may (9.2, 9.3).
    NotOnMove,
    /// He has touched a man (9.4), or, in the E.D.I.S.U. rules, made his move (12.3).
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
    /// The moves of which one must be played: the written one, or, if that is not legal, one of the same man (9.5.3 with
    /// Article 4). Empty: he is free.
    pub must_choose_from: Vec<Intent>,
}

/// What becomes of a claim.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Judged {
    /// It is correct, and the game is drawn at once (9.5.2).
    Correct,
    /// It is wrong (9.5.3).
    Wrong(WrongClaim),
}

/// Whether a claim can be made. It is a question of form: nobody learns from it whether the claim is correct.
///
/// # Errors
/// The first thing that stands in its way.
pub fn admissible(claim: &Claim, on_move: Color, regime: Regime, profile: &Profile) -> Result<(), Inadmissible> {
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
        Basis::Nothing => !profile.record.required.of(regime.class) && profile.record.rapid_keeps_claim_rights,
    };
    if evident { Ok(()) } else { Err(Inadmissible::NeedsScoresheet) }
}

/// Whether a claim is correct. `keys` are those of all positions of the game, the start first, `position` the last of them.
#[must_use]
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
#[must_use]
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

/// An admissible claim, decided.
#[must_use]
pub fn judge(claim: &Claim, position: &Position, keys: &[PositionKey], regime: Regime, profile: &Profile) -> Judged {
    if is_correct(claim, position, keys, profile) {
        Judged::Correct
    } else {
        Judged::Wrong(if_wrong(claim, position, regime, profile))
    }
}

/// What a wrong claim brings. Whether it is an offer of a draw as well says `claim.is_draw_offer` (9.1.2.3).
#[must_use]
pub fn if_wrong(claim: &Claim, position: &Position, regime: Regime, profile: &Profile) -> WrongClaim {
    let must_choose_from = match claim.intended {
        Some(intent) if profile.claim.intended_move_binding => match position.judge(intent) {
            Ok(_) => vec![intent],
            Err(_) => touch::obligation(position, &touch::touched_by(position, intent)).moves,
        },
        _ => Vec::new(),
    };
    WrongClaim { opponent_bonus_s: *profile.claim.wrong_bonus_s.of(regime.class), must_choose_from }
}

fn repeats(position: &Position, intent: Intent, keys: &[PositionKey], profile: &Profile) -> bool {
    let rules = &profile.repetition;
    let Ok(after) = position.clone().play(intent) else { return false };
    let before = repetition::stood_at(keys, &PositionKey::of(&after), rules.identity).len();
    rules.can_be_claimed() && u32::try_from(before).unwrap_or(u32::MAX).saturating_add(1) >= rules.count
}
