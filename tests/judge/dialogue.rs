//! The dialogue of Appendix D.

use annabella::game::board::Board;
use annabella::game::command::Command;
use annabella::game::dialogue::{Act, DialogueEvent, Message as Said, Missing, Refusal as No, pairing};
use annabella::game::fact::{Started, What};
use annabella::game::message::Message;
use annabella::game::participant::{Hearing, Language, Sight};
use annabella::game::refusal::Refusal;
use annabella::game::roles::Seat;
use annabella::game::ruling_fact::Irregular;
use annabella::notation::{self, Heard, Legality, long, sheet, uci};
use annabella::rules::divergence::{self, Clocks, Decision as Resolved};
use annabella::rules::position::{ByColor, Color, Intent, Position, Square};
use annabella::rules::profile::{ClockAfter, TimeClass};
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::case::{Case, Decision, Locale, Named, Seconds, Start, fields, side_name, uci_text, uci_texts};
use super::event::{Actor, Event};
use super::table::Table;
use super::wrong::Wrong;

/// What somebody does in the dialogue.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Deed {
    Press,
    Feel(Named<Square>),
    Lift(Named<Square>),
    Touch(Named<Square>),
    Place(Named<Square>),
    RemoveCaptured(Named<Square>),
    ReportTouch(Named<Square>),
    Announce(String),
    Correct(String),
    Repeat(String),
    Execute(String),
    TellTime(Telling),
    AdjournFormalities,
}

/// Whom the time is told, and whether that was asked for: two arguments of an event, or one text.
#[derive(Copy, Clone, Deserialize)]
#[serde(try_from = "Arguments")]
struct Telling {
    to: Color,
    asked: bool,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Arguments {
    One(String),
    Several(Vec<String>),
}

impl TryFrom<Arguments> for Telling {
    type Error = &'static str;

    fn try_from(arguments: Arguments) -> Result<Telling, &'static str> {
        let words = match arguments {
            Arguments::One(text) => text.split_whitespace().map(str::to_owned).collect(),
            Arguments::Several(words) => words,
        };
        match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
            [to @ ("white" | "black"), asked @ ("requested" | "unrequested")] => {
                let to = if to == "white" { Color::White } else { Color::Black };
                Ok(Telling { to, asked: asked == "requested" })
            }
            _ => Err("right would be a side, and requested or unrequested"),
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Given {
    #[serde(default = "initial")]
    start_fen: Start,
    visually_disabled: Named<Color>,
    #[serde(default)]
    sighted: Option<Named<Color>>,
    #[serde(default = "made")]
    clock_after: ClockAfter,
    events: Vec<Event<Deed>>,
}

fn initial() -> Start {
    Start(Position::initial())
}

const fn made() -> ClockAfter {
    ClockAfter::Made
}

impl Given {
    fn lay(&self, case: &Case<'_>) -> Result<Table, Wrong> {
        let Named(disabled) = self.visually_disabled;
        if self.sighted == Some(self.visually_disabled) {
            return Err(Wrong::at("given.sighted", "this player is visually disabled"));
        }
        let assisted = self.events.iter().any(|event| event.by == Actor::Assistant);
        let players = |started: &mut Started| {
            for side in Color::ALL {
                let sees = side != disabled && self.sighted.is_none_or(|Named(sighted)| sighted == side);
                started.players.get_mut(side).sight = if sees { Sight::Sighted } else { Sight::VisuallyDisabled };
            }
            started.players.get_mut(disabled).assistant = assisted;
            started.profile.vis.clock_after = self.clock_after;
        };
        case.lay().start(&self.start_fen.0).clock(TimeClass::Standard, Seconds(0))?.with(players).begin()
    }
}

/// What was seen of the last thing that happened, and of some before.
#[derive(Default)]
struct Seen {
    states: Vec<String>,
    press: Option<&'static str>,
    reason: Option<&'static str>,
    correction: Option<&'static str>,
    mismatch: Option<bool>,
    told: Vec<String>,
    allowed: bool,
    logged: bool,
}

const fn press_reason(refusal: &Refusal) -> Option<&'static str> {
    match refusal {
        Refusal::Dialogue(No::Press(missing)) => Some(match missing {
            Missing::CapturedPieceNotRemoved => "captured_man_not_removed",
            Missing::NotPlaced => "not_placed",
            Missing::NotAnnounced => "not_announced",
            Missing::PromotionPieceMissing => "promotion_piece_missing",
            Missing::NotRepeated => "not_repeated",
            Missing::NotExecuted => "not_executed",
            Missing::NoMove => "no_move",
        }),
        _ => None,
    }
}

impl Seen {
    fn state(&mut self, table: &Table) {
        let game = &table.game;
        let state = game.dialogue().state(game.turn()).to_string();
        if self.states.last() != Some(&state) {
            self.states.push(state);
        }
    }

    fn note(&mut self, deed: &Deed, table: &Table) {
        let refused = table.refusal();
        self.allowed = refused.is_none();
        self.logged = table.has_recorded(|_| true);
        let verdict = if self.allowed { "accepted" } else { "refused" };
        match deed {
            Deed::Press => {
                self.press = Some(verdict);
                self.reason = refused.and_then(press_reason);
            }
            Deed::Correct(_) => self.correction = Some(verdict),
            _ => {}
        }
        let is_mismatch = |told: &Message| *told == Message::Dialogue(Said::Mismatch);
        self.mismatch = table.heard(|to, told| is_mismatch(told).then(|| to.is_public()));
        let to_arbiter = table.heard(|to, _| (to.contains(Seat::Arbiter) && !to.is_public()).then_some(to));
        self.told = to_arbiter.map_or_else(Vec::new, |to| to.iter().map(|seat| seat.name().to_owned()).collect());
    }
}

/// The board to which words refer: the one before the last move, while that is still being spoken of.
fn board_of(table: &Table, last: bool) -> Board {
    let history = table.game.history();
    if last { history.before_last().clone() } else { history.board().clone() }
}

fn meant(text: &str, board: &Board) -> Option<Intent> {
    match notation::read(text, board, Language::En, Legality::Ignored) {
        Heard::Moves(moves) => match moves[..] {
            [intent] => Some(intent),
            _ => None,
        },
        Heard::PromotionMissing { from, to } => Some(Intent::Step { from, to, promotion: None }),
        _ => None,
    }
}

/// What somebody means who corrects what they have said: of the move that is being made, or of their last one, perhaps too late.
fn corrected(table: &Table, side: Color, text: &str) -> Option<Intent> {
    let (history, waiting) = (table.game.history(), table.game.dialogue().waiting());
    let making = (waiting.is_none() && history.board().turn() == side).then(|| meant(text, history.board())).flatten();
    let live = history.live();
    let before_last_of = || {
        let last = live.iter().rposition(|half_move| half_move.mover() == side)?;
        let before = last.checked_sub(1).and_then(|before| live.get(before));
        Some(before.map_or(history.start(), |before| &before.board))
    };
    making.or_else(|| meant(text, before_last_of()?))
}

/// What an event is in the dialogue; `None` for a press.
fn act(table: &Table, event: &Event<Deed>, side: Color, field: &str) -> Result<Option<Act>, Wrong> {
    let flow = table.game.dialogue();
    let unclear = |text: &str| Wrong::at(field, format!("`{text}` is no move of the side to move"));
    Ok(Some(match &event.deed {
        Deed::Press => return Ok(None),
        Deed::Feel(Named(square)) => Act::Feel { square: *square },
        Deed::Lift(Named(square)) => Act::Lift { square: *square },
        Deed::Touch(Named(square)) => Act::Touch { square: *square },
        Deed::Place(Named(square)) => Act::Place { square: *square },
        Deed::RemoveCaptured(Named(square)) => Act::RemoveCaptured { square: *square },
        Deed::ReportTouch(Named(square)) => Act::ReportTouch { square: *square },
        Deed::Announce(text) => {
            let owed = flow.made().is_some_and(|made| {
                made.announced.is_none() && event.by.side().is_none_or(|speaker| speaker == made.mover)
            });
            let intent = meant(text, &board_of(table, owed)).ok_or_else(|| unclear(text))?;
            Act::Announce { intent, said: text.clone() }
        }
        Deed::Correct(text) => {
            Act::Correct { intent: corrected(table, side, text).ok_or_else(|| unclear(text))?, said: text.clone() }
        }
        Deed::Repeat(text) => {
            Act::Repeat { intent: meant(text, &board_of(table, flow.made().is_some())), said: text.clone() }
        }
        Deed::Execute(text) => {
            let intent = uci::read(text, &board_of(table, flow.made().is_some()));
            Act::Execute { intent: intent.ok_or_else(|| Wrong::at(field, format!("`{text}` is no move there")))? }
        }
        Deed::TellTime(telling) => Act::TellTime { to: telling.to },
        Deed::AdjournFormalities => Act::Formalities,
    }))
}

fn run(case: &Case<'_>, given: &Given) -> Result<(Table, Seen), Wrong> {
    let mut table = given.lay(case)?;
    let mut seen = Seen::default();
    seen.state(&table);
    for (index, event) in given.events.iter().enumerate() {
        let field = format!("given.events[{index}]");
        let seat = event.by.seat(given.visually_disabled.0);
        if let Deed::TellTime(Telling { to, asked: true }) = event.deed {
            table.acts(Seat::Side(to), Act::AskTime);
        }
        let side = seat.acts_for().unwrap_or(given.visually_disabled.0);
        let command = act(&table, event, side, &field)?.map_or(Command::Press, Command::Dialogue);
        table.waits(1_000);
        table.does(seat, command);
        seen.note(&event.deed, &table);
        seen.state(&table);
    }
    Ok((table, seen))
}

/// What somebody has to pay for what was done.
fn penalised(what: &What) -> Option<&'static str> {
    match what {
        What::Irregular(Irregular::Counted { .. }) => Some("counted"),
        What::Irregular(Irregular::Bonus { .. }) => Some("bonus"),
        _ => None,
    }
}

/// `vis_flow/machine`: one half-move, from hand to clock.
pub(super) fn machine(case: &Case<'_>, given: Given) -> Decision {
    let (table, seen) = run(case, &given)?;
    let game = &table.game;
    let flow = game.dialogue();
    let last = game.history().last();
    let before = game.history().before_last();
    let slip = table.facts.iter().any(|fact| matches!(fact.what, What::Dialogue(DialogueEvent::Corrected { .. })));
    let on_boards = flow.made().map(|made| {
        let mover = Some(uci_text(before, made.intent));
        let other = made.executed.map(|intent| uci_text(before, intent));
        let of = |side: Color| if side == made.mover { mover.clone() } else { other.clone() };
        json!({ "white": of(Color::White), "black": of(Color::Black) })
    });
    let changed = |side: Color| flow.board(side) != game.history().start();
    Ok(fields(json!({
        "state": seen.states.last(),
        "states": seen.states,
        "press": seen.press,
        "reason": seen.reason,
        "running": table.running().map(side_name),
        "must_choose_from": game.must_choose_from().map(|moves| uci_texts(game.board(), &moves)),
        "move": last.map(|last| uci_text(before, last.report.change.intent)),
        "correction": seen.correction,
        "boards": on_boards,
        "boards_equal": flow.boards_are_equal(),
        "white_board_changed": changed(Color::White),
        "black_board_changed": changed(Color::Black),
        "slip_logged": slip,
        "penalty": table.fact(penalised),
        "prompt": seen.mismatch.map(|_| "repeat_mismatch"),
        "prompt_public": seen.mismatch.unwrap_or(false),
        "notice_to": seen.told,
        "heard_by": seen.told,
        "allowed": seen.allowed,
        "scoresheet_last_it_long": last.map(|last| long::write(&last.report, Language::It)),
    })))
}

/// `vis_flow/assistant`: what an assistant may do.
pub(super) fn assistant(case: &Case<'_>, given: Given) -> Decision {
    let (_, seen) = run(case, &given)?;
    Ok(fields(json!({ "allowed": seen.allowed, "logged": seen.logged })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Paired {
    visually_disabled: Named<Color>,
    #[serde(default, rename = "sighted")]
    _sighted: Option<Named<Color>>,
    hearing_impaired: Option<Named<Color>>,
    white_uses_assistant: Option<bool>,
    black_uses_assistant: Option<bool>,
    demands_two_boards: Option<Named<Color>>,
}

/// `vis_flow/pairing`: what two players need who are paired.
pub(super) fn paired(case: &Case<'_>, given: Paired) -> Decision {
    let Named(disabled) = given.visually_disabled;
    let laid = case.lay().with(|started| {
        started.players.get_mut(disabled).sight = Sight::VisuallyDisabled;
        started.players.white.assistant = given.white_uses_assistant == Some(true);
        started.players.black.assistant = given.black_uses_assistant == Some(true);
        if let Some(Named(side)) = given.hearing_impaired {
            started.players.get_mut(side).hearing = Hearing::Impaired;
        }
    });
    let table = laid.begin()?;
    let started = table.game.started();
    let may = pairing::sighted_may_use_assistant(started.players.get(disabled));
    let duties = if may { pairing::duties_for_the_sighted() } else { &[] };
    let who: Vec<String> = pairing::who_may_demand_two_boards(&started.players).into_iter().map(side_name).collect();
    Ok(fields(json!({
        "assistant_required": pairing::assistant_required(&started.players, &started.profile),
        "sighted_may_use_assistant": may,
        "duties": duties,
        "boards": pairing::boards(given.demands_two_boards.map(|Named(side)| side), &started.players),
        "who_may_demand": who,
    })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Scores {
    #[serde(default, rename = "visually_disabled")]
    _visually_disabled: Option<Named<Color>>,
    #[serde(default, rename = "sighted")]
    _sighted: Option<Named<Color>>,
    start_fen: Start,
    locale: Locale,
    board_white: String,
    board_black: String,
    score_white: String,
    score_black: String,
}

/// Moves as they stand on a sheet, in the letters of its language.
fn moves(field: &str, start: &Position, text: &str, language: Language) -> Result<Vec<Intent>, Wrong> {
    let mut position = start.clone();
    let mut moves = Vec::new();
    for (index, token) in text.split_whitespace().enumerate() {
        let wrong =
            |why: &dyn std::fmt::Display| Wrong::at(field, format!("half-move {}, `{token}`: {why}", index + 1));
        let intent = sheet::read(token, &position, language).map_err(|error| wrong(&error))?;
        position = position.play(intent).map_err(|illegal| wrong(&illegal))?;
        moves.push(intent);
    }
    Ok(moves)
}

/// `vis_flow/scores`: two boards that differ, and what the scoresheets say.
pub(super) fn scores(_: &Case<'_>, given: Scores) -> Decision {
    let (Start(start), Locale(language)) = (given.start_fen, given.locale);
    let read = |field: &str, text: &str| moves(&format!("given.{field}"), &start, text, language);
    let boards =
        ByColor { white: read("board_white", &given.board_white)?, black: read("board_black", &given.board_black)? };
    let sheets =
        ByColor { white: read("score_white", &given.score_white)?, black: read("score_black", &given.score_black)? };
    let resolution =
        divergence::resolve(&start, &boards, &sheets).map_err(|error| Wrong::at("given.score_white", error))?;
    let (decision, proposal) = match resolution.decision {
        Resolved::AdjustBoard => ("adjust_board", None),
        Resolved::Retrace => ("retrace", Some(resolution.last_agreed)),
    };
    let clocks = match resolution.clocks {
        Clocks::UnchangedUnlessArbiter => "unchanged_unless_arbiter",
        Clocks::Arbiter => "arbiter",
    };
    let adjusts: Vec<String> = resolution.adjust.into_iter().map(side_name).collect();
    let mut decided: Map<String, Value> = fields(json!({
        "decision": decision,
        "adjusts": adjusts,
        "last_agreed_ply": resolution.last_agreed,
        "position_fen": resolution.position.fen(),
        "side_to_move": side_name(resolution.position.turn()),
        "clocks": clocks,
    }));
    decided.insert("clock_proposal_ply".to_owned(), json!(proposal));
    Ok(decided)
}
