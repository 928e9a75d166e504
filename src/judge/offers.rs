//! Offers of a draw.

use serde::Deserialize;
use serde_json::json;

use super::case::{Case, Decision, Named, Start, fields, side_name};
use super::table::line;
use super::wrong::Wrong;
use crate::rules::offers::{self, Phase, Reply, Standing, Taken};
use crate::rules::position::{Color, Square};

#[derive(Deserialize)]
struct Line {
    start_fen: Start,
    moves: String,
}

#[derive(Deserialize)]
struct Offer {
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
pub(super) fn offer(case: &Case<'_>) -> Decision {
    let given: Line = case.given()?;
    let Offer { by: Named(by), phase, .. } = case.action()?;
    let (_, positions) = line("given.moves", &given.start_fen.0, &given.moves)?;
    let (made, now) = (positions.len() - 1, &positions[positions.len() - 1]);
    let fits = match phase {
        Phase::MadeBeforePress => made > 0 && now.turn() != by,
        Phase::OpponentThinking => now.turn() != by,
        Phase::OwnMoveBeforeMaking => now.turn() == by,
    };
    if !fits {
        let why = format!("{} is to move after {made} half-moves", side_name(now.turn()));
        return Err(Wrong::at("action.phase", why));
    }
    let own = positions.iter().take(made).filter(|before| before.turn() == by).count();
    let taken = offers::taken(phase, u32::try_from(own).unwrap_or(u32::MAX), case.profile);
    let valid = taken != Taken::Invalid;
    let marked_at = offers::marked_at(made).filter(|_| valid);
    let on = if marked_at.is_some() { Color::ALL.map(side_name).to_vec() } else { Vec::new() };
    Ok(fields(json!({
        "valid": valid,
        "distraction_check": taken == Taken::Distracting,
        "mark_ply": marked_at,
        "mark": marked_at.map(|_| &case.profile.offer.record_symbol),
        "mark_on": on,
    })))
}

#[derive(Deserialize)]
struct Open {
    #[serde(flatten)]
    line: Line,
    open_offer: Named<Color>,
}

#[derive(Deserialize)]
struct Answer {
    by: Named<Color>,
    #[serde(rename = "type")]
    reply: Reply,
    square: Option<Named<Square>>,
}

/// `draw_offer/reply`: what becomes of an open offer.
pub(super) fn reply(case: &Case<'_>) -> Decision {
    let given: Open = case.given()?;
    let Answer { by: Named(by), reply, square } = case.action()?;
    let (_, positions) = line("given.moves", &given.line.start_fen.0, &given.line.moves)?;
    let now = &positions[positions.len() - 1];
    // To touch means a man, on one's own move (4.3).
    let touches = reply != Reply::Touch
        || (by == now.turn() && square.is_some_and(|Named(square)| now.placement().piece_at(square).is_some()));
    let standing = if touches { offers::after(reply, by, given.open_offer.0) } else { Standing::Open };
    Ok(fields(json!({
        "offer": if standing == Standing::Open { "open" } else { "closed" },
        "withdrawn": reply == Reply::Withdraw && standing != Standing::Open,
    })))
}
