//! The quickplay finish.

use annabella::game::command::Command;
use annabella::game::draws::{Act, DrawEvent};
use annabella::game::fact::What;
use annabella::game::roles::Seat;
use annabella::rules::position::{ByColor, Color};
use annabella::rules::profile::TimeClass;
use annabella::rules::quickplay::{Basis, Decision as Ruling, Paper};
use serde::Deserialize;
use serde_json::json;

use super::case::{Case, Decision, Named, Seconds, fields, seconds, side_name};
use super::table::Table;
use super::vector::Fields;
use super::wrong::Wrong;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ShortOfTime {
    side_to_move: Named<Color>,
    white_s: Seconds,
    black_s: Seconds,
    increment_s: Seconds,
    time_class: TimeClass,
    full_supervision: bool,
    guidelines_announced: bool,
    arbiter_present: bool,
}

impl ShortOfTime {
    fn table(&self, case: &Case<'_>) -> Result<Table, Wrong> {
        let laid = case
            .lay()
            .on_move(self.side_to_move.0)?
            .clock(self.time_class, self.increment_s)?
            .supervised(self.full_supervision)
            .with(|started| {
                started.event_rules.guidelines = self.guidelines_announced;
                started.event_rules.arbiter_absent = !self.arbiter_present;
            })
            .showing(ByColor { white: self.white_s.0, black: self.black_s.0 });
        laid.begin()
    }
}

/// What both clocks show, under names with this beginning and end.
fn shown(decided: &mut Fields, table: &Table, prefix: &str, suffix: &str) {
    for side in Color::ALL {
        decided.insert(format!("{prefix}{}{suffix}", side_name(side)), table.shown(side));
    }
}

/// `quickplay/claim`: whether the player on move may claim with so little time, and what the arbiter's answers cost.
pub(super) fn claim(case: &Case<'_>, given: ShortOfTime) -> Decision {
    let mut table = given.table(case)?;
    table.claims(Seat::Side(given.side_to_move.0), Act::Quickplay { basis: Basis::CannotWinByNormalMeans });
    let admissible = table.has_recorded(|what| matches!(what, What::Claimed(DrawEvent::Quickplay { .. })));
    let mut decided = fields(json!({ "claim_admissible": admissible }));
    if admissible {
        for (decision, prefix, suffix) in
            [(Ruling::Rejected, "rejected_", "_s"), (Ruling::Postponed, "postponed_", "_s_max")]
        {
            let mut table = table.clone();
            table.claims(Seat::Arbiter, Act::Rule { decision, bonus: true });
            shown(&mut decided, &table, prefix, suffix);
        }
    }
    Ok(decided)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct IncrementRequest {
    by: Named<Color>,
    offer_refused: bool,
    arbiter_agrees: bool,
}

/// `quickplay/increment_request`: asking for five seconds a move instead.
pub(super) fn increment_request(case: &Case<'_>, given: ShortOfTime, action: IncrementRequest) -> Decision {
    let mut table = given.table(case)?;
    table.claims(Seat::Side(action.by.0), Act::Increment);
    let is_draw_offer = table.game.offer() == Some(action.by.0);
    if action.offer_refused {
        table.does(Seat::Side(!action.by.0), Command::Decline);
    }
    let decision = if action.arbiter_agrees { Ruling::Accepted } else { Ruling::Rejected };
    table.claims(Seat::Arbiter, Act::Rule { decision, bonus: false });
    let mut decided = fields(json!({ "is_draw_offer": is_draw_offer }));
    shown(&mut decided, &table, "", "_s");
    // The increment comes with the next move, which takes no time here.
    let mover = table.game.turn();
    let left = |table: &Table| table.reading().map_or(0, |reading| reading.side(mover).left);
    let before = left(&table);
    table.completes_a_quiet_move("given.side_to_move")?;
    decided.insert("increment_s_both".to_owned(), seconds(left(&table) - before));
    Ok(decided)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WithoutArbiter {
    by: Named<Color>,
    basis: OneOrMore,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum OneOrMore {
    One(Basis),
    More(Vec<Basis>),
}

/// `quickplay/no_arbiter`: a claim that nobody is there to hear.
pub(super) fn no_arbiter(case: &Case<'_>, given: ShortOfTime, action: WithoutArbiter) -> Decision {
    let bases = match action.basis {
        OneOrMore::One(basis) => vec![basis],
        OneOrMore::More(bases) => bases,
    };
    if bases.is_empty() {
        return Err(Wrong::at("action.basis", "it is empty"));
    }
    let table = given.table(case)?;
    let claimed = |basis: Basis| {
        let mut table = table.clone();
        table.claims(Seat::Side(action.by.0), Act::Quickplay { basis });
        table
    };
    let packet = |basis: Basis| -> Vec<Paper> {
        claimed(basis).game.draws().packet().map_or_else(Vec::new, |packet| packet.papers.clone())
    };
    let mut claimed = claimed(Basis::CannotWinByNormalMeans);
    let concluded = claimed.game.draws().packet().is_some();
    claimed.claims(Seat::Side(!action.by.0), Act::Verify { agrees: true });
    let verified = claimed.has_recorded(|what| matches!(what, What::Claimed(DrawEvent::Verified { .. })));
    Ok(fields(json!({
        "game_concluded": concluded,
        "packet": packet(Basis::CannotWinByNormalMeans),
        "packet_if_no_effort": packet(Basis::NoEffort),
        "verified_by": verified.then_some("opponent"),
        "decided_by": if table.game.has_arbiter() { "arbiter" } else { "arbiter_later" },
    })))
}
