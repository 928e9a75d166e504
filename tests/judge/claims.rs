//! Repetition, fifty moves, and claims of a draw.

use annabella::game::command::Command;
use annabella::game::dialogue;
use annabella::game::draws::{Act, DrawEvent, Refusal as No};
use annabella::game::fact::What;
use annabella::game::participant::Language;
use annabella::game::refusal::Refusal;
use annabella::game::roles::Seat;
use annabella::notation::sheet;
use annabella::rules::claims::{Basis, Ground, Inadmissible};
use annabella::rules::ending::Reason;
use annabella::rules::position::{Color, Intent, Position, Square};
use annabella::rules::profile::{Identity, TimeClass};
use annabella::rules::repetition::{self, PositionKey};
use serde::Deserialize;
use serde_json::json;

use super::case::{Both, Case, Decision, Line, Named, Seconds, Start, fields, times};
use super::endings::result_and_reason;
use super::table::{Laid, Table, line};
use super::wrong::Wrong;

impl Line {
    /// The game, played until these moves are over, or it is.
    fn played(&self, table: Laid) -> Result<Table, Wrong> {
        let mut table = table.start(&self.start_fen.0).begin()?;
        table.plays_until_over("given.moves", &self.moves, false)?;
        Ok(table)
    }
}

/// `repetition`: how often a position has stood, and what follows. The history is looked at as a whole, even where the game
/// would have been over before its end; claims are made in the game.
pub(super) fn repetition(case: &Case<'_>, given: Line) -> Decision {
    let (_, positions) = line("given.moves", &given.start_fen.0, &given.moves)?;
    let now = positions.last().unwrap_or(&given.start_fen.0);
    let keys: Vec<PositionKey> = positions.iter().map(PositionKey::of).collect();
    let rules = &case.profile.repetition;
    let automatic = repetition::first_automatic(&keys, rules);
    let table = given.played(case.lay().without_arbiter())?;
    let may_claim = |by: Color| {
        let mut table = table.clone();
        table.claims_a_draw(by, Ground::Repetition, None, Basis::Scoresheet);
        automatic.is_none() && table.reason() == Some(Reason::Repetition)
    };
    let same_pieces = positions.iter().filter(|position| position.placement() == now.placement()).count();
    Ok(fields(json!({
        "occurrences": repetition::count(&keys, rules.identity),
        "auto_draw": automatic.is_some(),
        "claim_correct_side_to_move": may_claim(now.turn()),
        "claim_allowed_opponent": may_claim(!now.turn()),
        "auto_draw_at_ply": automatic,
        "counts": {
            "possible_moves": repetition::count(&keys, Identity::PossibleMoves),
            "placement_and_turn": repetition::count(&keys, Identity::PlacementAndTurn),
            "placement_only": same_pieces,
        },
    })))
}

impl Table {
    /// A side claims a draw.
    fn claims_a_draw(&mut self, by: Color, ground: Ground, intended: Option<Intent>, basis: Basis) {
        self.claims(Seat::Side(by), Act::Claim { ground, intended, said: String::new(), basis });
    }

    /// Whether a claim could be made just now; what becomes of it is another question.
    fn is_admissible(&self) -> bool {
        self.has_recorded(|what| matches!(what, What::Claimed(DrawEvent::Made { .. })))
    }

    /// A side touches a piece, if one stands there.
    fn touches_a_piece(&mut self, by: Color, square: Square) {
        if self.game.board().piece_at(square).is_some() {
            self.does(Seat::Side(by), Command::Dialogue(dialogue::Act::Touch { square }));
        }
    }
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
#[serde(deny_unknown_fields)]
pub(super) struct Claiming {
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
    /// The piece is touched, the claim is made. Where the game is over already, the written move means nothing any more.
    fn made(&self, table: &mut Table) -> Result<(), Wrong> {
        let Named(by) = self.by;
        if let Some(Named(square)) = self.touched_before {
            table.touches_a_piece(by, square);
        }
        let intended = self.intent(table)?;
        table.claims_a_draw(by, self.claim.into(), intended, Basis::Scoresheet);
        Ok(())
    }

    fn intent(&self, table: &Table) -> Result<Option<Intent>, Wrong> {
        let position = table.game.board().position().filter(|_| table.game.outcome().is_none());
        let written = self.intended.as_deref().zip(position);
        written.map(|(san, position)| intended("action.intended", san, &position)).transpose()
    }
}

fn intended(field: &str, san: &str, position: &Position) -> Result<Intent, Wrong> {
    sheet::read(san, position, Language::En).map_err(|error| Wrong::at(field, format!("`{san}`: {error}")))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WithClock {
    #[serde(flatten)]
    line: Line,
    time_class: Option<TimeClass>,
    clock_s: Option<Both<Seconds>>,
}

/// `claim/intended`: a claim with a written move, and what a wrong one costs.
pub(super) fn intended_claim(case: &Case<'_>, given: WithClock, action: Claiming) -> Decision {
    let left = given.clock_s.map(times);
    let table = case.lay().timed(given.time_class.unwrap_or(TimeClass::Standard), left)?;
    // What the opponent has before them while nobody has decided yet.
    let mut open = given.line.played(table.clone().with_paper_sheets())?;
    action.made(&mut open)?;
    let mut table = given.line.played(table.without_arbiter())?;
    let intended = action.intent(&table)?;
    action.made(&mut table)?;
    let accepted = table.has_recorded(|what| matches!(what, What::Claimed(DrawEvent::Judged { correct: true, .. })));
    let must_play = intended.is_some_and(|intent| table.game.draws().bound(action.by.0).contains(&intent));
    let shown = |side: Color| left.map(|_| table.shown(side));
    Ok(fields(json!({
        "claim_accepted": accepted,
        "result": table.result(),
        "white_s": shown(Color::White),
        "black_s": shown(Color::Black),
        "must_play": action.intended.as_ref().filter(|_| must_play),
        "counts_as_draw_offer": open.game.offer() == Some(action.by.0),
    })))
}

/// `claim/after_touch`: whether somebody may still claim who has touched a piece.
pub(super) fn after_touch(case: &Case<'_>, given: Line, action: Claiming) -> Decision {
    let mut table = given.played(case.lay().without_arbiter())?;
    action.made(&mut table)?;
    Ok(fields(json!({ "claim_admissible": table.is_admissible() })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BeforeRuling {
    #[serde(flatten)]
    line: Line,
    arbiter_has_ruled: bool,
}

/// `claim/accepted_by_opponent`: a claim is an offer of a draw, too. Where it has been ruled on, the ruling is what the record
/// says.
pub(super) fn accepted_by_opponent(case: &Case<'_>, given: BeforeRuling, action: Claiming) -> Decision {
    let reply = action.opponent_reply.ok_or_else(|| Wrong::at("action.opponent_reply", "it is missing"))?;
    let table = case.lay();
    let table = if given.arbiter_has_ruled { table.without_arbiter() } else { table.with_paper_sheets() };
    let mut table = given.line.played(table)?;
    action.made(&mut table)?;
    let answer = match reply {
        OpponentReply::Accept => Command::Accept,
        OpponentReply::Reject => Command::Decline,
    };
    table.does(Seat::Side(!action.by.0), answer);
    result_and_reason(&table)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct OnBasis {
    basis: Basis,
}

/// `claim/basis`: on what a claim may rest.
pub(super) fn basis(case: &Case<'_>, given: OnBasis) -> Decision {
    // Whoever may claim at all: only what they show for it is asked.
    let ground = if case.profile.repetition.can_be_claimed() { Ground::Repetition } else { Ground::FiftyMoves };
    let mut table = case.lay().begin()?;
    table.claims_a_draw(Color::White, ground, None, given.basis);
    let needs_sheet = Refusal::Draw(No::Inadmissible(Inadmissible::NeedsScoresheet));
    let needs = (table.refusal() == Some(&needs_sheet)).then_some("scoresheet");
    Ok(fields(json!({ "claim_admissible": table.is_admissible(), "needs": needs })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Counted {
    fen: Start,
    halfmove_clock: u32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Counting {
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
pub(super) fn move_count(case: &Case<'_>, given: Counted, action: Counting) -> Decision {
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
    let mut table = case.lay().without_arbiter().start(&position).begin()?;
    let over = table.game.outcome().is_some();
    table.claims_a_draw(position.turn(), Ground::FiftyMoves, intent, Basis::Scoresheet);
    let correct = !over && table.reason() == Some(Reason::FiftyMoves);
    Ok(fields(json!({ "claim_correct": correct, "already_over": over })))
}

fn play(case: &Case<'_>, position: &Position, intent: Intent) -> Decision {
    let mut table = case.lay().start(position).begin()?;
    table.makes(intent, "");
    table.answers_about_mates();
    result_and_reason(&table)
}
