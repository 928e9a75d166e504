//! The quickplay finish.

use annabella::game::command::Command;
use annabella::game::draws::{Act, DrawEvent, Message as Said};
use annabella::game::effect::Effect;
use annabella::game::fact::What;
use annabella::game::message::Message;
use annabella::game::roles::Seat;
use annabella::rules::position::{ByColor, Color};
use annabella::rules::profile::{Profile, TimeClass};
use annabella::rules::quickplay::{Basis, Decision as Ruling, Paper};
use serde::Deserialize;
use serde_json::json;

use super::case::{Case, Decision, Named, Seconds, fields, seconds, side_name};
use super::table::{Seated, Table, has_recorded};
use super::vector::Fields;
use super::wrong::Wrong;

#[derive(Deserialize)]
struct ShortOfTime {
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
    fn table(&self, profile: &Profile) -> Result<Seated, Wrong> {
        let laid = Table::new(profile)
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
fn shown(decided: &mut Fields, table: &Seated, prefix: &str, suffix: &str) {
    for side in Color::ALL {
        let left = table.clock().map(|reading| seconds(reading.side(side).left));
        decided.insert(format!("{prefix}{}{suffix}", side_name(side)), json!(left));
    }
}

fn claims(table: &mut Seated, by: Color, basis: Basis) -> Vec<Effect> {
    table.does(Seat::Side(by), Command::Claim(Act::Quickplay { basis }))
}

fn is_claimed(effects: &[Effect]) -> bool {
    has_recorded(effects, |what| matches!(what, What::Claimed(DrawEvent::Quickplay { .. })))
}

/// `quickplay/claim`: whether the player on move may claim with so little time, and what the arbiter's answers cost.
pub(super) fn claim(case: &Case<'_>) -> Decision {
    let given: ShortOfTime = case.given()?;
    let mut table = given.table(case.profile)?;
    let effects = claims(&mut table, given.side_to_move.0, Basis::CannotWinByNormalMeans);
    let admissible = is_claimed(&effects);
    let mut decided = fields(json!({ "claim_admissible": admissible }));
    if admissible {
        for (decision, prefix, suffix) in
            [(Ruling::Rejected, "rejected_", "_s"), (Ruling::Postponed, "postponed_", "_s_max")]
        {
            let mut table = table.clone();
            table.does(Seat::Arbiter, Command::Claim(Act::Rule { decision, bonus: true }));
            shown(&mut decided, &table, prefix, suffix);
        }
    }
    Ok(decided)
}

#[derive(Deserialize)]
struct IncrementRequest {
    by: Named<Color>,
    offer_refused: bool,
    arbiter_agrees: bool,
}

/// `quickplay/increment_request`: asking for five seconds a move instead.
pub(super) fn increment_request(case: &Case<'_>) -> Decision {
    let given: ShortOfTime = case.given()?;
    let action: IncrementRequest = case.action()?;
    let mut table = given.table(case.profile)?;
    table.does(Seat::Side(action.by.0), Command::Claim(Act::Increment));
    let is_draw_offer = table.game().offer() == Some(action.by.0);
    if action.offer_refused {
        table.does(Seat::Side(!action.by.0), Command::Decline);
    }
    let decision = if action.arbiter_agrees { Ruling::Accepted } else { Ruling::Rejected };
    let effects = table.does(Seat::Arbiter, Command::Claim(Act::Rule { decision, bonus: false }));
    let granted = effects.iter().find_map(|effect| match effect {
        Effect::Tell { what: Message::Draw(Said::Increment { increment, .. }), .. } => Some(*increment),
        _ => None,
    });
    let mut decided = fields(json!({
        "is_draw_offer": is_draw_offer,
        "increment_s_both": seconds(granted.unwrap_or(0)),
    }));
    shown(&mut decided, &table, "", "_s");
    Ok(decided)
}

#[derive(Deserialize)]
struct WithoutArbiter {
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
pub(super) fn no_arbiter(case: &Case<'_>) -> Decision {
    let given: ShortOfTime = case.given()?;
    let action: WithoutArbiter = case.action()?;
    let bases = match action.basis {
        OneOrMore::One(basis) => vec![basis],
        OneOrMore::More(bases) => bases,
    };
    if bases.is_empty() {
        return Err(Wrong::at("action.basis", "it is empty"));
    }
    let table = given.table(case.profile)?;
    let claimed = |basis: Basis| {
        let mut table = table.clone();
        claims(&mut table, action.by.0, basis);
        table
    };
    let packet = |basis: Basis| -> Vec<Paper> {
        claimed(basis).game().draws().packet().map_or_else(Vec::new, |packet| packet.papers.clone())
    };
    let mut claimed = claimed(Basis::CannotWinByNormalMeans);
    let concluded = claimed.game().draws().packet().is_some();
    let effects = claimed.does(Seat::Side(!action.by.0), Command::Claim(Act::Verify { agrees: true }));
    let verified = has_recorded(&effects, |what| matches!(what, What::Claimed(DrawEvent::Verified { .. })));
    Ok(fields(json!({
        "game_concluded": concluded,
        "packet": packet(Basis::CannotWinByNormalMeans),
        "packet_if_no_effort": packet(Basis::NoEffort),
        "verified_by": verified.then_some("opponent"),
        "decided_by": if table.game().has_arbiter() { "arbiter" } else { "arbiter_later" },
    })))
}
