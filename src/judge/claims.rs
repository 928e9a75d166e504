//! Repetition, fifty moves, and claims of a draw.

use serde::Deserialize;
use serde_json::json;

use super::case::{Both, Case, Decision, Named, Seconds, Start, fields, regime, seconds, times};
use super::endings::reason_of;
use super::table::{Table, line};
use super::wrong::Wrong;
use crate::game::participant::Language;
use crate::notation::sheet;
use crate::rules::claims::{self, Basis, Claim, Ground, Inadmissible, Judged};
use crate::rules::ending::{self, Consent, Outcome, Reason};
use crate::rules::fifty;
use crate::rules::position::{ByColor, Color, Intent, Position, Square};
use crate::rules::profile::{Identity, TimeClass};
use crate::rules::regime::Regime;
use crate::rules::repetition::{self, PositionKey};
use crate::rules::touch::Hands;

#[derive(Deserialize)]
struct Line {
    start_fen: Start,
    moves: String,
}

impl Line {
    fn positions(&self) -> Result<Vec<Position>, Wrong> {
        Ok(line("given.moves", &self.start_fen.0, &self.moves)?.1)
    }
}

/// All positions of a game, and what tells them apart.
struct Played {
    now: Position,
    keys: Vec<PositionKey>,
    positions: Vec<Position>,
}

impl Played {
    fn of(positions: Vec<Position>) -> Option<Played> {
        let keys = positions.iter().map(PositionKey::of).collect();
        Some(Played { now: positions.last()?.clone(), keys, positions })
    }
}

fn played(line: &Line) -> Result<Played, Wrong> {
    Played::of(line.positions()?).ok_or_else(|| Wrong::at("given.moves", "there is no position"))
}

const STANDARD: Regime = regime(TimeClass::Standard, true);

/// `repetition`: how often a position has stood, and what follows.
pub(super) fn repetition(case: &Case<'_>) -> Decision {
    let game = played(&case.given()?)?;
    let rules = &case.profile.repetition;
    let automatic = repetition::first_automatic(&game.keys, rules);
    let turn = game.now.turn();
    let may_claim = |by: Color| {
        let claim =
            Claim { by, ground: Ground::Repetition, intended: None, hands: Hands::Off, basis: Basis::Scoresheet };
        automatic.is_none()
            && claims::admissible(&claim, turn, STANDARD, case.profile).is_ok()
            && claims::is_correct(&claim, &game.now, &game.keys, case.profile)
    };
    let same_men = game.positions.iter().filter(|position| position.placement() == game.now.placement()).count();
    Ok(fields(json!({
        "occurrences": repetition::count(&game.keys, rules.identity),
        "auto_draw": automatic.is_some(),
        "claim_correct_side_to_move": may_claim(turn),
        "claim_allowed_opponent": may_claim(!turn),
        "auto_draw_at_ply": automatic,
        "counts": {
            "possible_moves": repetition::count(&game.keys, Identity::PossibleMoves),
            "placement_and_turn": repetition::count(&game.keys, Identity::PlacementAndTurn),
            "placement_only": same_men,
        },
    })))
}

#[derive(Copy, Clone, Deserialize)]
#[serde(rename_all = "snake_case")]
enum ClaimType {
    ClaimRepetition,
    #[serde(alias = "claim_50", alias = "claim_fifty_moves")]
    ClaimFifty,
}

impl From<ClaimType> for Ground {
    fn from(claim: ClaimType) -> Ground {
        match claim {
            ClaimType::ClaimRepetition => Ground::Repetition,
            ClaimType::ClaimFifty => Ground::FiftyMoves,
        }
    }
}

#[derive(Deserialize)]
struct Claiming {
    by: Named<Color>,
    #[serde(rename = "type")]
    claim: ClaimType,
    intended: Option<String>,
    #[serde(default)]
    touched_before: Option<Named<Square>>,
    #[serde(default)]
    opponent_reply: Option<OpponentReply>,
}

#[derive(Copy, Clone, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum OpponentReply {
    Accept,
    Reject,
}

impl Claiming {
    fn claim(&self, position: &Position) -> Result<Claim, Wrong> {
        let touched = self.touched_before.filter(|Named(square)| position.placement().piece_at(*square).is_some());
        Ok(Claim {
            by: self.by.0,
            ground: self.claim.into(),
            intended: self.intended.as_deref().map(|san| intended("action.intended", san, position)).transpose()?,
            hands: if touched.is_some() { Hands::On } else { Hands::Off },
            basis: Basis::Scoresheet,
        })
    }
}

fn intended(field: &str, san: &str, position: &Position) -> Result<Intent, Wrong> {
    sheet::read(san, position, Language::En).map_err(|error| Wrong::at(field, format!("`{san}`: {error}")))
}

#[derive(Deserialize)]
struct WithClock {
    #[serde(flatten)]
    line: Line,
    time_class: Option<TimeClass>,
    clock_s: Option<Both<Seconds>>,
}

/// `claim/intended`: a claim with a written move, and what a wrong one costs.
pub(super) fn intended_claim(case: &Case<'_>) -> Decision {
    let given: WithClock = case.given()?;
    let action: Claiming = case.action()?;
    let game = played(&given.line)?;
    let claim = action.claim(&game.now)?;
    let regime = regime(given.time_class.unwrap_or(TimeClass::Standard), true);
    let admissible = claims::admissible(&claim, game.now.turn(), regime, case.profile);
    let judged = claims::judge(&claim, &game.now, &game.keys, regime, case.profile);
    let accepted = admissible.is_ok() && judged == Judged::Correct;
    let mut left = given.clock_s.map(times);
    let mut must_play = None;
    if let (Ok(()), Judged::Wrong(wrong), Some(left)) = (admissible, judged, left.as_mut()) {
        *left.get_mut(!claim.by) += u64::from(wrong.opponent_bonus_s) * 1000;
        let bound = case.profile.claim.intended_move_binding && claim.intended.is_some();
        must_play = action.intended.clone().filter(|_| bound);
    }
    let left = |side: Color| left.map(|left| seconds(*left.get(side)));
    Ok(fields(json!({
        "claim_accepted": accepted,
        "result": if accepted { "1/2-1/2" } else { "*" },
        "white_s": left(Color::White),
        "black_s": left(Color::Black),
        "must_play": must_play,
        "counts_as_draw_offer": case.profile.claim.is_draw_offer,
    })))
}

/// `claim/after_touch`: whether somebody may still claim who has touched a man.
pub(super) fn after_touch(case: &Case<'_>) -> Decision {
    let game = played(&case.given()?)?;
    let action: Claiming = case.action()?;
    let claim = action.claim(&game.now)?;
    let admissible = claims::admissible(&claim, game.now.turn(), STANDARD, case.profile);
    Ok(fields(json!({ "claim_admissible": admissible.is_ok() })))
}

#[derive(Deserialize)]
struct BeforeRuling {
    #[serde(flatten)]
    line: Line,
    arbiter_has_ruled: bool,
}

/// `claim/accepted_by_opponent`: a claim is an offer of a draw, too.
pub(super) fn accepted_by_opponent(case: &Case<'_>) -> Decision {
    let given: BeforeRuling = case.given()?;
    let action: Claiming = case.action()?;
    let game = played(&given.line)?;
    let claim = action.claim(&game.now)?;
    let reply = action.opponent_reply.ok_or_else(|| Wrong::at("action.opponent_reply", "it is missing"))?;
    let made = ByColor::new_with(|side: Color| {
        let before = game.positions.iter().rev().skip(1);
        u32::try_from(before.filter(|position| position.turn() == side).count()).unwrap_or(u32::MAX)
    });
    let correct = claims::admissible(&claim, game.now.turn(), STANDARD, case.profile).is_ok()
        && claims::is_correct(&claim, &game.now, &game.keys, case.profile);
    let agreed = case.profile.claim.is_draw_offer
        && reply == OpponentReply::Accept
        && ending::may_agree(made, Consent::NotGiven, case.profile).is_ok();
    let reason = if given.arbiter_has_ruled && correct {
        Some(if claim.ground == Ground::Repetition { Reason::Repetition } else { Reason::FiftyMoves })
    } else {
        agreed.then_some(Reason::Agreement)
    };
    let result = if reason.is_some() { Outcome::Drawn.score() } else { "*" };
    Ok(fields(json!({ "result": result, "reason": reason.map(reason_of) })))
}

#[derive(Deserialize)]
struct OnBasis {
    basis: Basis,
}

/// `claim/basis`: on what a claim may rest.
pub(super) fn basis(case: &Case<'_>) -> Decision {
    let given: OnBasis = case.given()?;
    // Whoever may claim at all: only what he shows for it is asked.
    let ground = if case.profile.repetition.can_be_claimed() { Ground::Repetition } else { Ground::FiftyMoves };
    let claim = Claim { by: Color::White, ground, intended: None, hands: Hands::Off, basis: given.basis };
    let admissible = claims::admissible(&claim, Color::White, STANDARD, case.profile);
    let needs = (admissible == Err(Inadmissible::NeedsScoresheet)).then_some("scoresheet");
    Ok(fields(json!({ "claim_admissible": admissible.is_ok(), "needs": needs })))
}

#[derive(Deserialize)]
struct Counted {
    fen: Start,
    halfmove_clock: u32,
}

#[derive(Deserialize)]
struct Counting {
    #[serde(rename = "type")]
    what: CountingType,
    san: Option<String>,
}

#[derive(Copy, Clone, Deserialize)]
#[serde(rename_all = "snake_case")]
enum CountingType {
    Claim,
    ClaimIntended,
    Play,
}

/// `move_count`: fifty moves, claimed or by themselves.
pub(super) fn move_count(case: &Case<'_>) -> Decision {
    let given: Counted = case.given()?;
    let action: Counting = case.action()?;
    let position = given.fen.0;
    if position.quiet_half_moves() != given.halfmove_clock {
        return Err(Wrong::at("given.halfmove_clock", "the FEN says otherwise"));
    }
    let written = || {
        let san = action.san.as_deref().ok_or_else(|| Wrong::at("action.san", "it is missing"))?;
        intended("action.san", san, &position)
    };
    let intent = match action.what {
        CountingType::Claim => None,
        CountingType::ClaimIntended => Some(written()?),
        CountingType::Play => return play(case, &position, written()?),
    };
    let keys = [PositionKey::of(&position)];
    let over = fifty::automatic(&position, case.profile).is_some();
    let claim = Claim {
        by: position.turn(),
        ground: Ground::FiftyMoves,
        intended: intent,
        hands: Hands::Off,
        basis: Basis::Scoresheet,
    };
    let correct = !over
        && claims::admissible(&claim, position.turn(), STANDARD, case.profile).is_ok()
        && claims::is_correct(&claim, &position, &keys, case.profile);
    Ok(fields(json!({ "claim_correct": correct, "already_over": over })))
}

fn play(case: &Case<'_>, position: &Position, intent: Intent) -> Decision {
    let mut table = Table::new(case.profile).start(position).begin()?;
    table.makes(intent);
    table.answer_about_mates();
    Ok(fields(json!({ "result": table.result(), "reason": table.reason().map(reason_of) })))
}
