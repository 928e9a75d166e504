//! The scoresheet.

use annabella::game::command::Command;
use annabella::game::message::Message;
use annabella::game::recording::{Act, Message as Said};
use annabella::game::roles::{Mode, Seat};
use annabella::rules::ending::{Outcome, Reason};
use annabella::rules::position::{ByColor, Color};
use annabella::rules::profile::TimeClass;
use annabella::rules::recording::{self, Advance, Completing, Duty, NextMove, Proof, Reconstruction};
use serde::Deserialize;
use serde_json::json;

use super::case::{Case, Decision, Named, Seconds, fields};
use super::table::Table;
use super::wrong::Wrong;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FiveMinutes {
    time_class: TimeClass,
    increment_s: Seconds,
    remaining_s: Seconds,
}

/// `recording/five_minutes`: whether a player must record.
pub(super) fn five_minutes(case: &Case<'_>, given: FiveMinutes) -> Decision {
    let mut table = case.lay().clock(given.time_class, given.increment_s)?.begin()?;
    table.logs_both_clocks(given.remaining_s.0);
    Ok(fields(json!({ "must_record": must_record(&table) })))
}

fn must_record(table: &Table) -> bool {
    table.duty(Color::White) == Duty::MustRecord
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DutyHistory {
    time_class: TimeClass,
    increment_s: Seconds,
    history_s: Vec<Seconds>,
}

/// `recording/five_minutes_history`: the same as the time runs, within one period.
pub(super) fn five_minutes_history(case: &Case<'_>, given: DutyHistory) -> Decision {
    let mut table = case.lay().clock(given.time_class, given.increment_s)?.begin()?;
    let must = given.history_s.into_iter().map(|Seconds(left)| {
        table.logs_both_clocks(left);
        must_record(&table)
    });
    Ok(fields(json!({ "must_record": must.collect::<Vec<_>>() })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Missing {
    mode: Mode,
    opponent_unrecorded_moves: u32,
    own_unrecorded_moves: u32,
}

/// `recording/order`: whether a player may move before they have written. White keeps a sheet, and is to move.
pub(super) fn order(case: &Case<'_>, given: Missing) -> Decision {
    let (opponents, own) = (given.opponent_unrecorded_moves, given.own_unrecorded_moves);
    if opponents != own && opponents.checked_sub(1) != Some(own) {
        return Err(Wrong::at(
            "given.own_unrecorded_moves",
            "a sheet lacks the last half-moves, and Black has made the last",
        ));
    }
    let laid = case.lay().timed(TimeClass::Standard, None)?.mode(given.mode);
    let mut table = laid.with(|started| started.event_rules.own_sheets = true).begin()?;
    table.logs_moves("given.opponent_unrecorded_moves", opponents)?;
    for _ in opponents..opponents * 2 - own {
        table.does(Seat::Side(Color::White), Command::Record(Act::Write));
    }
    let intent = table.any_quiet_move().ok_or_else(|| Wrong::at("given", "nothing quiet can be played then"))?;
    let may = table.makes(intent, "").refusal().is_none();
    let out_of_order = |told: &Message| matches!(told, Message::Record(Said::OutOfOrder { .. }));
    let to = table.heard(|to, told| out_of_order(told).then(|| to.iter().map(Seat::name).collect::<Vec<_>>()));
    Ok(fields(json!({ "may_make_next_move": may, "message_to": to.unwrap_or_default() })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Reasons {
    reasons: Vec<Advance>,
}

/// `recording/advance`: when a move may be written before it is made.
pub(super) fn advance(case: &Case<'_>, given: Reasons) -> Decision {
    let allowed = |why: Advance| recording::may_record_in_advance(why, case.profile);
    Ok(fields(json!({ "allowed": given.reasons.into_iter().map(allowed).collect::<Vec<_>>() })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AfterFlag {
    exempt_players: Vec<Named<Color>>,
    flag_fallen: bool,
    side_to_move: Named<Color>,
}

/// `recording/after_flag`: how sheets are completed when a flag has fallen.
pub(super) fn after_flag(_: &Case<'_>, given: AfterFlag) -> Decision {
    let exempt = ByColor::new_with(|side| given.exempt_players.contains(&Named(side)));
    let mut decided = fields(json!({}));
    for side in Color::ALL {
        let completing = if given.flag_fallen {
            recording::after_flag(side, exempt, given.side_to_move.0)
        } else {
            Completing::Nothing
        };
        let name = super::case::side_name(side);
        decided.insert(format!("{name}_must_complete_before_moving"), json!(completing != Completing::Nothing));
        let other_sheet = completing == Completing::BeforeMovingWithOpponentsSheet;
        decided.insert(format!("{name}_may_use_opponent_sheet"), json!(other_sheet));
    }
    Ok(decided)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Sheets {
    complete_scoresheets: u32,
}

/// `recording/reconstruct`: how a game is put together again.
pub(super) fn reconstruct(case: &Case<'_>, given: Sheets) -> Decision {
    if given.complete_scoresheets > 2 {
        return Err(Wrong::at("given.complete_scoresheets", "a game has two"));
    }
    if given.complete_scoresheets == 0 {
        let mut table = case.lay().begin()?;
        table.does(Seat::Arbiter, Command::Record(Act::Reconstruct));
        let notes = table.heard(|_, told| match told {
            Message::Record(Said::Reconstruct { notes, .. }) => Some(json!(notes)),
            _ => None,
        });
        return Ok(fields(json!({ "arbiter_first_records": notes, "then": "reconstruct_on_second_board" })));
    }
    Ok(fields(match recording::reconstruction(given.complete_scoresheets, case.profile) {
        Reconstruction::FromACompleteSheet => {
            json!({ "arbiter_first_records": [], "then": "update_from_complete_scoresheet" })
        }
        Reconstruction::OnASecondBoard(notes) => {
            json!({ "arbiter_first_records": notes, "then": "reconstruct_on_second_board" })
        }
    }))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Unprovable {
    overstep_provable: bool,
    evidence_of_more_moves: bool,
}

const fn proof(proved: bool) -> Proof {
    if proved { Proof::Proved } else { Proof::NotProved }
}

/// `recording/unprovable`: as what the next move counts.
pub(super) fn unprovable(_: &Case<'_>, given: Unprovable) -> Decision {
    let next = match recording::next_move(proof(given.overstep_provable), proof(given.evidence_of_more_moves)) {
        NextMove::Overstepped => "overstepped",
        NextMove::FirstOfNextPeriod => "first_of_next_period",
        NextMove::AsTheEvidenceSays => "as_the_evidence_says",
    };
    Ok(fields(json!({ "next_move": next })))
}

/// A result by its score.
fn outcome(field: &str, text: &str) -> Result<Outcome, Wrong> {
    match text {
        "1-0" => Ok(Outcome::Won { by: Color::White }),
        "0-1" => Ok(Outcome::Won { by: Color::Black }),
        "1/2-1/2" => Ok(Outcome::Drawn),
        other => Err(Wrong::at(field, format!("`{other}` is no result; right would be 1-0, 0-1 or 1/2-1/2"))),
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Signed {
    board_result: String,
    #[serde(default)]
    board_reason: Option<String>,
    signed_result: String,
    arbiter_override: Option<String>,
}

/// `recording/signed`: what both have signed.
pub(super) fn signed(case: &Case<'_>, given: Signed) -> Decision {
    let result = outcome("given.signed_result", &given.signed_result)?;
    let mut table = case.lay().begin()?;
    if given.board_result != "*" {
        let reason = given.board_reason.and_then(|reason| serde_json::from_value::<Reason>(json!(reason)).ok());
        let reason = reason.ok_or_else(|| Wrong::at("given.board_reason", "it is missing, or no reason"))?;
        table.logs_an_ending(outcome("given.board_result", &given.board_result)?, reason);
    }
    for side in Color::ALL {
        table.does(Seat::Side(side), Command::Record(Act::Sign { result: Some(result) }));
    }
    if let Some(text) = given.arbiter_override {
        let result = outcome("given.arbiter_override", &text)?;
        table.does(Seat::Arbiter, Command::Record(Act::Overrule { result, reason: String::new() }));
    }
    let shown = table.all_told.iter().find_map(|(to, told)| match told {
        Message::Record(Said::Discrepancy { .. }) => Some(to.iter().map(Seat::name).collect::<Vec<_>>()),
        _ => None,
    });
    Ok(fields(json!({ "result": table.result(), "discrepancy_shown_to": shown.unwrap_or_default() })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Rapid {
    time_class: TimeClass,
    full_supervision: bool,
}

/// `recording/rapid`: whether moves are recorded, and what that means for claims.
pub(super) fn rapid(case: &Case<'_>, given: Rapid) -> Decision {
    let table = case.lay().timed(given.time_class, None)?.supervised(given.full_supervision).begin()?;
    Ok(fields(json!({
        "must_record": must_record(&table),
        "keeps_scoresheet_claims": recording::keeps_claims(given.time_class, case.profile),
    })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct OnWhat {
    player_visually_disabled: bool,
    console_scoresheet_allowed: bool,
}

/// `recording/medium`: on what a player keeps score.
pub(super) fn medium(_: &Case<'_>, given: OnWhat) -> Decision {
    let media = recording::media(given.console_scoresheet_allowed);
    // A sighted player writes by hand (8.1); the rest is for those who cannot.
    let accepted: Vec<_> = media
        .into_iter()
        .filter(|medium| {
            given.player_visually_disabled
                || matches!(medium, recording::Medium::Longhand | recording::Medium::ConsoleScoresheet)
        })
        .collect();
    Ok(fields(json!({ "accepted": accepted })))
}
