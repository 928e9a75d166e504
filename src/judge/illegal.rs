//! Illegal moves and other irregularities.

use serde::{Deserialize, Deserializer};
use serde_json::json;

use super::case::{Case, Decision, Named, Start, fields, regime, side_name};
use super::wrong::Wrong;
use crate::rules::can_mate::CanMate;
use crate::rules::illegal::{self, Consequence, Known, Restoration};
use crate::rules::position::{Color, Placement};
use crate::rules::profile::TimeClass;

#[derive(Deserialize)]
struct Penalty {
    time_class: TimeClass,
    full_supervision: bool,
    nth_completed_illegal_move: u32,
    opponent_can_mate: bool,
    offender: Named<Color>,
    fen: Option<Start>,
}

/// `illegal_penalty`: what a completed illegal move costs.
pub(super) fn penalty(case: &Case<'_>) -> Decision {
    let given: Penalty = case.given()?;
    if given.nth_completed_illegal_move == 0 {
        return Err(Wrong::at("given.nth_completed_illegal_move", "right would be 1 for the first"));
    }
    let said = if given.opponent_can_mate { CanMate::Yes } else { CanMate::No };
    let opponent = match given.fen {
        None => said,
        Some(Start(position)) => match case.memory.can_mate(&position, !given.offender.0) {
            CanMate::Unknown => said,
            found if found == said => found,
            _ => return Err(Wrong::at("given.opponent_can_mate", "on this board it is the other way round")),
        },
    };
    let regime = regime(given.time_class, given.full_supervision);
    let consequence = illegal::consequence(given.nth_completed_illegal_move, opponent, regime, case.profile);
    let (outcome, bonus) = match consequence {
        Consequence::Continue { opponent_bonus_s } => ("continue", opponent_bonus_s),
        Consequence::Loss => ("loss", 0),
        Consequence::Draw => ("draw", 0),
        Consequence::NeedsArbiter => ("needs_arbiter", 0),
        Consequence::Refused => ("refused", 0),
    };
    Ok(fields(json!({ "outcome": outcome, "opponent_bonus_s": bonus })))
}

/// The men of a FEN, legal or not.
struct Men(Placement);

impl<'de> Deserialize<'de> for Men {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Men, D::Error> {
        let text = String::deserialize(from)?;
        let men = text.split(' ').next().unwrap_or_default();
        Placement::from_ascii_board_fen(men.as_bytes()).map(Men).map_err(|error| serde::de::Error::custom(error))
    }
}

#[derive(Deserialize)]
struct BothInCheck {
    fen: Men,
    time_class: TimeClass,
    full_supervision: bool,
}

/// `illegal_move/both_kings_in_check`: what an arbiter does who sees that.
pub(super) fn both_kings_in_check(case: &Case<'_>) -> Decision {
    let given: BothInCheck = case.given()?;
    let regime = regime(given.time_class, given.full_supervision);
    let done =
        illegal::are_both_kings_in_check(&given.fen.0).then(|| illegal::both_kings_in_check(regime, case.profile));
    Ok(fields(json!({ "arbiter": done })))
}

#[derive(Deserialize)]
struct Restorable {
    restorable: bool,
}

/// `illegal_move/unrestorable`: where the position before is not known.
pub(super) fn unrestorable(case: &Case<'_>) -> Decision {
    let given: Restorable = case.given()?;
    let known = if given.restorable { Known::Yes } else { Known::No };
    let action = match illegal::restoration(known, case.profile) {
        Restoration::PositionBefore => "restore",
        Restoration::LastIdentifiable => "last_identifiable",
        Restoration::Annul => "annul",
    };
    Ok(fields(json!({ "action": action })))
}

#[derive(Deserialize)]
struct DisplacedMen {
    by: Named<Color>,
    displaced_count: u32,
}

/// `illegal_move/displaced`: who puts men back.
pub(super) fn displaced(case: &Case<'_>) -> Decision {
    let given: DisplacedMen = case.given()?;
    let _profile = case.profile;
    if given.displaced_count == 0 {
        return Ok(fields(json!({ "restores": null, "on_time_of": null })));
    }
    let displaced = illegal::displaced(given.by.0);
    Ok(fields(json!({
        "restores": side_name(displaced.restores),
        "on_time_of": side_name(displaced.on_time_of),
    })))
}
