//! Offers of a draw.

use annabella::game::command::Command;
use annabella::game::dialogue;
use annabella::game::draws::{Act, DrawEvent};
use annabella::game::fact::What;
use annabella::game::roles::Seat;
use annabella::rules::ending::Reason;
use annabella::rules::offers::{Phase, Reply};
use annabella::rules::position::{Color, Square};
use serde::Deserialize;
use serde_json::json;

use super::case::{Case, Decision, Line, Named, Start, fields, side_name};
use super::table::{Laid, Table};
use super::wrong::Wrong;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Offer {
    by: Named<Color>,
    #[serde(rename = "type")]
    _type: OfferType,
    phase: Phase,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum OfferType {
    Offer,
}

/// `draw_offer/offer`: how an offer is to be taken, and where it is marked.
pub(super) fn offer(case: &Case<'_>, given: Line, Offer { by: Named(by), phase, .. }: Offer) -> Decision {
    let mut table = case.lay().start(&given.start_fen.0).begin()?;
    table.plays("given.moves", &given.moves, phase == Phase::MadeBeforePress)?;
    let game = &table.game;
    if game.moment_of_offer(by) != phase {
        let why = format!("{} is to move after {} half-moves", side_name(game.turn()), game.history().live().len());
        return Err(Wrong::at("action.phase", why));
    }
    table.does(Seat::Side(by), Command::Offer);
    // One mark, which both sheets bear.
    let mark = table.game.draws().marks().last();
    let marked_at = mark.and_then(|mark| table.game.history().length_at(mark.after)).filter(|ply| *ply > 0);
    let on = if marked_at.is_some() { Color::ALL.map(side_name).to_vec() } else { Vec::new() };
    let improper = |what: &What| matches!(what, What::Claimed(DrawEvent::Improper { .. }));
    Ok(fields(json!({
        "valid": table.has_recorded(|what| *what == What::Offered),
        "distraction_check": table.has_recorded(improper),
        "mark_ply": marked_at,
        "mark": marked_at.map(|_| &case.profile.offer.record_symbol),
        "mark_on": on,
    })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Open {
    #[serde(flatten)]
    line: Line,
    open_offer: Named<Color>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Answer {
    by: Named<Color>,
    #[serde(rename = "type")]
    reply: Reply,
    square: Option<Named<Square>>,
}

/// `draw_offer/reply`: what becomes of an open offer.
pub(super) fn reply(case: &Case<'_>, given: Open, Answer { by: Named(by), reply, square }: Answer) -> Decision {
    let (Start(start), Named(offerer)) = (&given.line.start_fen, given.open_offer);
    let half_moves = given.line.moves.split_whitespace().count();
    // Who has just moved offers before pressing; the other side at its move, before it makes one.
    let has_moved = half_moves > 0 && (half_moves.is_multiple_of(2) != (start.turn() == offerer));
    let mut table = case.lay().start(start).begin()?;
    table.plays("given.moves", &given.line.moves, has_moved)?;
    table.does(Seat::Side(offerer), Command::Offer);
    if has_moved {
        table.press(Seat::Side(offerer));
    }
    let answer = match (reply, square) {
        (Reply::Touch, Some(Named(square))) => Command::Dialogue(dialogue::Act::Touch { square }),
        (Reply::Touch, None) => return Err(Wrong::at("action.square", "it is missing")),
        (Reply::Withdraw, _) => Command::Claim(Act::Withdraw),
        (Reply::Reject, _) => Command::Decline,
        (Reply::Accept, _) => Command::Accept,
    };
    table.does(Seat::Side(by), answer);
    let open = table.game.offer().is_some();
    Ok(fields(json!({
        "offer": if open { "open" } else { "closed" },
        "withdrawn": reply == Reply::Withdraw && !open,
    })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Agreement {
    start_fen: Option<Start>,
    moves: Option<String>,
    moves_played_each: Option<u32>,
    offer_by: Named<Color>,
    offer_phase: Phase,
    accepted_by: Named<Color>,
    arbiter_consent: bool,
}

impl Agreement {
    /// The game up to the offer.
    fn played(&self, table: Laid) -> Result<Table, Wrong> {
        match (&self.start_fen, &self.moves, self.moves_played_each) {
            (Some(start), Some(moves), None) => {
                let mut table = table.start(&start.0).begin()?;
                table.plays("given.moves", moves, self.offer_phase == Phase::MadeBeforePress)?;
                Ok(table)
            }
            (None, None, Some(each)) => self.moves_up(table, each),
            _ => Err(Wrong::at("given.moves", "right would be start_fen and moves, or moves_played_each alone")),
        }
    }

    /// Any moves, so many of each side and none more. Who begins depends on whose turn it is at the moment of the offer.
    fn moves_up(&self, table: Laid, each: u32) -> Result<Table, Wrong> {
        const FIELD: &str = "given.moves_played_each";
        let Named(by) = self.offer_by;
        let first = if self.offer_phase == Phase::OwnMoveBeforeMaking { by } else { !by };
        let mut table = table.on_move(first)?.begin()?;
        if self.offer_phase != Phase::MadeBeforePress {
            table.logs_moves(FIELD, each)?;
            return Ok(table);
        }
        let before = each.checked_sub(1);
        let before = before.ok_or_else(|| Wrong::at(FIELD, "a move has just been made; right would be 1 or more"))?;
        table.logs_moves(FIELD, before)?;
        table.logs_a_move(None);
        let intent = table.any_quiet_move().ok_or_else(|| Wrong::at(FIELD, "nothing quiet can be played then"))?;
        table.makes(intent, "");
        Ok(table)
    }
}

/// `draw_agreement`: whether the players can agree to a draw.
pub(super) fn agreement(case: &Case<'_>, given: Agreement) -> Decision {
    let mut table = given.played(case.lay())?;
    table.does(Seat::Side(given.offer_by.0), Command::Offer);
    table.does(Seat::Side(given.accepted_by.0), Command::Accept);
    if given.arbiter_consent {
        table.does(Seat::Arbiter, Command::Claim(Act::Consent { given: true }));
    }
    Ok(fields(json!({
        "accepted": table.reason() == Some(Reason::Agreement),
        "result": table.result(),
        "needs": table.game.draws().waits_for_consent().then_some("arbiter_consent"),
    })))
}
