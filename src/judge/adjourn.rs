//! Adjournment.

use serde::Deserialize;
use serde_json::json;

use super::case::{Case, Decision, Locale, Named, Seconds, Start, fields, seconds, side_name, uci_move, uci_text};
use super::conduct::TimeOfDay;
use super::endings::result_of;
use super::table::line;
use super::wrong::Wrong;
use crate::game::board::Board;
use crate::game::participant::Language;
use crate::notation::sheet::{self, SheetError};
use crate::rules::adjournment::{self, Envelope, EnvelopeField, MissingEnvelope, Moment, Opened, Party, Sealed};
use crate::rules::can_mate::CanMate;
use crate::rules::ending::{self, Adjudication};
use crate::rules::illegal::Known;
use crate::rules::position::{Color, Position};
use crate::rules::repetition::PositionKey;

#[derive(Deserialize)]
struct SealedMove {
    fen: Start,
    sealed: String,
    locale: Locale,
    sealer: Named<Color>,
}

/// What the writing in an envelope means. A pawn with a letter is not well written, but everybody knows what it means.
fn meaning(text: &str, position: &Position, language: Language) -> Sealed {
    match sheet::read(text, position, language) {
        Ok(intent) => Sealed::Legal(intent),
        Err(SheetError::PawnLetter { without }) => meaning(&without, position, language),
        Err(SheetError::Illegal) => Sealed::Illegal,
        Err(SheetError::Ambiguous(_)) => Sealed::Ambiguous,
        Err(SheetError::Syntax | SheetError::UnknownLetter) => Sealed::Unreadable,
    }
}

impl SealedMove {
    fn open(&self, case: &Case<'_>) -> Result<(Sealed, Opened), Wrong> {
        let position = &self.fen.0;
        if position.turn() != self.sealer.0 {
            return Err(Wrong::at("given.sealer", "by the FEN the other side is to move, and who is to move seals"));
        }
        let sealed = meaning(&self.sealed, position, self.locale.0);
        let opponent = match sealed {
            Sealed::Legal(_) => CanMate::Unknown,
            _ => case.memory.can_mate(position, !self.sealer.0),
        };
        let keys = [PositionKey::of(position)];
        let mut opened = adjournment::opened(position, &keys, sealed, opponent, case.profile);
        // What stands dead though the men could mate is found by a search.
        if let (Adjudication::GoesOn, Some(after)) = (opened.result, &opened.position)
            && let Some((outcome, reason)) = ending::of_dead_position(after, case.memory.both(after), case.profile)
        {
            opened.result = Adjudication::Ends(outcome, reason);
            opened.clock_started = None;
        }
        Ok((sealed, opened))
    }
}

/// `adjourn/sealed_move`: what an opened envelope brings.
pub(super) fn sealed_move(case: &Case<'_>) -> Decision {
    let given: SealedMove = case.given()?;
    let (sealed, opened) = given.open(case)?;
    let board = Board::from(&given.fen.0);
    let (status, uci) = match sealed {
        Sealed::Legal(intent) => ("legal", Some(uci_text(&board, intent))),
        Sealed::Illegal => ("illegal", None),
        Sealed::Ambiguous => ("ambiguous", None),
        Sealed::Unreadable => ("unreadable", None),
    };
    Ok(fields(json!({
        "sealed_status": status,
        "sealed_uci": uci,
        "result": result_of(opened.result),
        "clock_started": opened.clock_started.map(side_name),
    })))
}

#[derive(Copy, Clone, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Who {
    Sealer,
    Replier,
}

#[derive(Deserialize)]
struct Late {
    #[serde(flatten)]
    sealed: SealedMove,
    late_player: Who,
    late_s: Seconds,
    event_default_time_s: Option<u32>,
}

/// `adjourn/late`: what becomes of a player who comes late to the resumption.
pub(super) fn late(case: &Case<'_>) -> Decision {
    let given: Late = case.given()?;
    let (_, opened) = given.sealed.open(case)?;
    let sealer = given.sealed.sealer.0;
    let player = match given.late_player {
        Who::Sealer => sealer,
        Who::Replier => !sealer,
    };
    let limit = adjournment::limit_s(given.event_default_time_s, case.profile);
    let result = adjournment::late(player, given.late_s.0, limit, &opened, Moment::Before);
    Ok(fields(json!({ "result": result_of(result) })))
}

#[derive(Deserialize)]
struct Absent {
    absent: Who,
}

/// `adjourn/absent`: what happens when one of the players is not there.
pub(super) fn absent(case: &Case<'_>) -> Decision {
    let given: Absent = case.given()?;
    let absence = adjournment::absence(match given.absent {
        Who::Sealer => Party::Sealer,
        Who::Replier => Party::Replier,
    });
    Ok(fields(json!({
        "envelope_opened": absence.envelope == Envelope::Opened,
        "clock_running": absence.clock_running,
        "replier_options": absence.options,
    })))
}

#[derive(Deserialize)]
struct Gone {
    position_known: bool,
}

/// `adjourn/envelope_missing`: what happens when the envelope is gone.
pub(super) fn envelope_missing(case: &Case<'_>) -> Decision {
    let given: Gone = case.given()?;
    let known = if given.position_known { Known::Yes } else { Known::No };
    Ok(fields(match adjournment::envelope_missing(known) {
        MissingEnvelope::ResumeAdjournedPosition => json!({
            "action": "resume_adjourned_position",
            "clocks": "recorded_else_arbiter",
            "sealed_move": "stated_by_sealer",
        }),
        MissingEnvelope::AnnulAndNewGame => {
            json!({ "action": "annul_new_game", "clocks": null, "sealed_move": null })
        }
    }))
}

#[derive(Deserialize)]
struct Sealing {
    fen: Start,
    #[serde(default)]
    told_to_seal: bool,
    move_on_board: Option<String>,
    clocks_stopped: Option<bool>,
}

/// `adjourn/sealing`: which move must be sealed, and until when it can be changed.
pub(super) fn sealing(case: &Case<'_>) -> Decision {
    let given: Sealing = case.given()?;
    let Start(position) = given.fen;
    let board = Board::from(&position);
    let made = given.move_on_board.as_deref().map(|text| uci_move("given.move_on_board", text, &board)).transpose()?;
    if let Some(intent) = made {
        position.judge(intent).map_err(|why| Wrong::at("given.move_on_board", format!("it is not legal: {why:?}")))?;
    }
    let must = adjournment::must_seal(made.filter(|_| given.told_to_seal));
    let moment = if given.clocks_stopped == Some(true) { Moment::After } else { Moment::Before };
    Ok(fields(json!({
        "sealed_must_be": must.map(|intent| uci_text(&board, intent)),
        "may_change": must.is_none() && adjournment::may_change_sealed_move(moment),
    })))
}

#[derive(Deserialize)]
struct Early {
    session_end: TimeOfDay,
    adjourned_at: TimeOfDay,
    remaining_s: Seconds,
}

/// `adjourn/sealing_early`: what time is recorded for a player who does not wait for the end of the session.
pub(super) fn sealing_early(case: &Case<'_>) -> Decision {
    let given: Early = case.given()?;
    let early = given.session_end.late_ms(given.adjourned_at);
    Ok(fields(json!({ "time_recorded_s": seconds(adjournment::recorded_ms(given.remaining_s.0, early)) })))
}

#[derive(Deserialize)]
struct OnEnvelope {
    start_fen: Start,
    moves: String,
    sealer: Named<Color>,
    sealed_move_number: u32,
}

/// `adjourn/envelope`: what stands on the envelope.
pub(super) fn envelope(case: &Case<'_>) -> Decision {
    let given: OnEnvelope = case.given()?;
    let (_, positions) = line("given.moves", &given.start_fen.0, &given.moves)?;
    let position = &positions[positions.len() - 1];
    if position.turn() != given.sealer.0 {
        return Err(Wrong::at("given.sealer", "after these moves the other side is to move"));
    }
    if position.full_moves() != given.sealed_move_number {
        let why = format!("after these moves the sealed move is number {}", position.full_moves());
        return Err(Wrong::at("given.sealed_move_number", why));
    }
    Ok(fields(json!({ "required_fields": EnvelopeField::ALL, "position_fen": position.fen() })))
}

#[derive(Deserialize)]
struct OpenOffer {
    open_offer_by: Option<Who>,
}

/// `adjourn/open_offer`: an offer of a draw that nobody has answered.
pub(super) fn open_offer(case: &Case<'_>) -> Decision {
    let given: OpenOffer = case.given()?;
    let open = given.open_offer_by.is_some() && adjournment::offer_stays_open(Moment::Before);
    let on_envelope = open && EnvelopeField::ALL.contains(&EnvelopeField::DrawOfferIfAny);
    Ok(fields(json!({ "on_envelope": on_envelope, "offer_open": open })))
}

#[derive(Deserialize)]
struct Custody {
    #[serde(rename = "envelope")]
    _envelope: EnvelopeState,
    replier_present: bool,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum EnvelopeState {
    Sealed,
}

/// `adjourn/custody`: who keeps the envelope, and who may read it.
pub(super) fn custody(case: &Case<'_>) -> Decision {
    let given: Custody = case.given()?;
    let arrived = if given.replier_present { Moment::After } else { Moment::Before };
    let readable: &[&str] = match adjournment::may_open(arrived) {
        Envelope::Opened => &["arbiter"],
        Envelope::Closed => &[],
    };
    Ok(fields(json!({ "custody": "arbiter", "readable_by": readable, "opening_logged": true })))
}
