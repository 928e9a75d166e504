//! How games end: mate, stalemate, dead positions, resignation.

use annabella::game::command::Command;
use annabella::game::roles::Seat;
use annabella::rules::can_mate::CanMate;
use annabella::rules::ending::{self, Adjudication, Reason};
use annabella::rules::position::Color;
use serde::Deserialize;
use serde_json::{Value, json};

use super::case::{Case, Decision, Line, Named, OnePosition, Start, fields};
use super::table::Table;

/// A result as the format writes it.
pub(super) fn result_of(adjudication: Adjudication) -> &'static str {
    match adjudication {
        Adjudication::Ends(outcome, _) => outcome.score(),
        Adjudication::GoesOn => "*",
        Adjudication::NeedsArbiter => "needs_arbiter",
    }
}

/// A reason as the format writes it; those that it does not know bear their own names.
pub(super) fn reason_of(reason: Reason) -> Value {
    match reason {
        Reason::TimeWithoutMatingMaterial | Reason::TimeWithoutMate => json!("dead_for_opponent"),
        other => json!(other),
    }
}

/// How a game has ended, and by what.
pub(super) fn result_and_reason(table: &Table) -> Decision {
    Ok(fields(json!({ "result": table.result(), "reason": table.reason().map(reason_of) })))
}

/// `ending`: the result on the board.
pub(super) fn ending(case: &Case<'_>, given: Line) -> Decision {
    let mut table = case.lay().start(&given.start_fen.0).begin()?;
    table.plays("given.moves", &given.moves, false)?;
    result_and_reason(&table)
}

/// `auto_end`: whether a position ends the game because nobody can win it.
pub(super) fn auto_end(case: &Case<'_>, OnePosition { fen: Start(position) }: OnePosition) -> Decision {
    let mut table = case.lay().start(&position).begin()?;
    table.answers_about_mates();
    Ok(fields(json!({ "game_over": table.game.outcome().is_some() })))
}

fn yes_or_no(answer: CanMate) -> Option<bool> {
    match answer {
        CanMate::Yes => Some(true),
        CanMate::No => Some(false),
        CanMate::Unknown => None,
    }
}

/// `position_class`: who can still mate.
pub(super) fn position_class(case: &Case<'_>, OnePosition { fen: Start(position) }: OnePosition) -> Decision {
    let can = case.memory.both(&position);
    let terminal = ending::of_mate(&position).map(|(_, reason)| reason);
    let dead = can.iter().all(|answer| *answer == CanMate::No);
    Ok(fields(json!({
        "white_can_mate": yes_or_no(can.white),
        "black_can_mate": yes_or_no(can.black),
        "dead": if can.iter().any(|answer| *answer == CanMate::Unknown) { Value::Null } else { json!(dead) },
        "terminal": terminal,
    })))
}

/// `solver_limit`: what is found out where that is hard, and what follows where it is not found out.
pub(super) fn solver_limit(case: &Case<'_>, OnePosition { fen: Start(position) }: OnePosition) -> Decision {
    let can = case.memory.both(&position);
    let known = can.iter().all(|answer| *answer != CanMate::Unknown);
    // What a result hangs on: the flag of a side falls, and its opponent can mate or not.
    let results = Color::ALL.map(|side| annabella::rules::flag::result(side, *can.get(!side), case.profile));
    let needs_arbiter = results.contains(&Adjudication::NeedsArbiter);
    Ok(fields(json!({
        "solver": if known { "determined" } else { "undetermined" },
        "white_can_mate": yes_or_no(can.white),
        "black_can_mate": yes_or_no(can.black),
        "result": if needs_arbiter { "needs_arbiter" } else { "decided" },
    })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Resigning {
    fen: Start,
    resigns: Named<Color>,
}

/// `resign`: the result of resigning.
pub(super) fn resign(case: &Case<'_>, Resigning { fen: Start(position), resigns: Named(side) }: Resigning) -> Decision {
    let mut table = case.lay().start(&position).begin()?;
    table.does(Seat::Side(side), Command::Resign);
    table.answers_about_mates();
    Ok(fields(json!({ "result": table.result() })))
}
