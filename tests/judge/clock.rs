//! The clock, and the kinds of game that it makes.

use std::collections::BTreeMap;

use annabella::game::clock::{Extra, FirstIncrement, Period, TimeControl};
use annabella::game::command::Command;
use annabella::game::participant::Sight;
use annabella::game::roles::Seat;
use annabella::game::ruling::Ruling;
use annabella::rules::illegal::{Irregularity, Treatment, treatment};
use annabella::rules::position::{ByColor, Color};
use annabella::rules::profile::TimeClass;
use serde::Deserialize;
use serde_json::{Value, json};

use super::case::{Both, Case, Decision, Named, Seconds, Start, fields, seconds, side_name, times, uci_move};
use super::event::Event;
use super::table::{Laid, Table};
use super::wrong::Wrong;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Control {
    base_min: Minutes,
    increment_s: Seconds,
}

/// Minutes, perhaps with a fraction, as seconds.
struct Minutes(Seconds);

impl<'de> Deserialize<'de> for Minutes {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Minutes, D::Error> {
        let minutes = f64::deserialize(from)?;
        Seconds::deserialize(serde::de::value::F64Deserializer::new(minutes * 60.0)).map(Minutes)
    }
}

/// `time_class`: which kind of game a time control makes.
pub(super) fn time_class(case: &Case<'_>, given: Control) -> Decision {
    let control = one_period(given.base_min.0, given.increment_s, Extra::Increment, FirstIncrement::Before);
    let table = case.lay().time(&control).begin()?;
    Ok(fields(json!({ "time_class": table.game.time_class() })))
}

#[derive(Copy, Clone, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum ClockMode {
    Sudden,
    Increment,
    Delay,
    Bronstein,
    Periods,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WithIncrement {
    mode: ClockMode,
    base_s: Seconds,
    increment_s: Seconds,
    increment_before_first_move: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Uses {
    uses_s: Vec<Seconds>,
}

fn one_period(base: Seconds, increment: Seconds, extra: Extra, first: FirstIncrement) -> TimeControl {
    let period = Period { moves: None, base: base.0, increment: increment.0, extra };
    TimeControl::Periods { periods: vec![period], first }
}

/// What White's clock shows at the start, and after each move, White having used these times and Black none.
fn at_start_and_after(case: &Case<'_>, control: &TimeControl, uses: &[Seconds]) -> Result<(Value, Vec<Value>), Wrong> {
    let mut table = case.lay().time(control).begin()?;
    let at_start = table.shown(Color::White);
    let mut shown = Vec::new();
    for Seconds(used) in uses {
        table.waits(*used);
        table.completes_a_quiet_move("action.uses_s")?;
        shown.push(table.shown(Color::White));
        table.completes_a_quiet_move("action.uses_s")?;
    }
    Ok((at_start, shown))
}

/// `clock/increment`: time that each move adds.
pub(super) fn increment(case: &Case<'_>, given: WithIncrement, action: Uses) -> Decision {
    let (extra, increment) = match given.mode {
        ClockMode::Increment => (Extra::Increment, given.increment_s),
        ClockMode::Sudden => (Extra::Increment, Seconds(0)),
        _ => return Err(Wrong::at("given.mode", "right would be increment or sudden")),
    };
    let first = if given.increment_before_first_move { FirstIncrement::Before } else { FirstIncrement::After };
    let control = one_period(given.base_s, increment, extra, first);
    let (at_start, shown) = at_start_and_after(case, &control, &action.uses_s)?;
    Ok(fields(json!({ "display_at_start_s": at_start, "after_each_move_s": shown })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WithDelay {
    mode: ClockMode,
    base_s: Seconds,
    delay_s: Seconds,
}

/// `clock/delay`: time that stands still at the start of each move, or is given back after it.
pub(super) fn delay(case: &Case<'_>, given: WithDelay, action: Uses) -> Decision {
    let extra = match given.mode {
        ClockMode::Delay => Extra::Delay,
        ClockMode::Bronstein => Extra::Bronstein,
        _ => return Err(Wrong::at("given.mode", "right would be delay or bronstein")),
    };
    let control = one_period(given.base_s, given.delay_s, extra, FirstIncrement::Before);
    let (_, shown) = at_start_and_after(case, &control, &action.uses_s)?;
    Ok(fields(json!({ "after_each_move_s": shown })))
}

/// One period as the format writes it.
#[derive(Copy, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PeriodOf {
    moves: Option<u32>,
    s: Seconds,
}

/// Periods without increment.
pub(super) fn control_of(field: &str, periods: &[PeriodOf]) -> Result<TimeControl, Wrong> {
    let last_is_open = periods.last().is_some_and(|last| last.moves.is_none());
    let open = periods.iter().filter(|period| period.moves.is_none_or(|moves| moves == 0)).count();
    if !last_is_open || open != 1 {
        return Err(Wrong::at(field, "every period but the last names its moves, and the last names none"));
    }
    let period = |one: &PeriodOf| Period { moves: one.moves, base: one.s.0, increment: 0, extra: Extra::Increment };
    Ok(TimeControl::Periods { periods: periods.iter().map(period).collect(), first: FirstIncrement::Before })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct InPeriods {
    #[serde(rename = "mode")]
    _mode: ClockMode,
    periods: Vec<PeriodOf>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct JustCompleted {
    completed_moves: u32,
    remaining_s: Seconds,
}

/// `clock/periods`: what a completed move adds.
pub(super) fn periods(case: &Case<'_>, given: InPeriods, action: JustCompleted) -> Decision {
    let control = control_of("given.periods", &given.periods)?;
    let before = action.completed_moves.checked_sub(1);
    let before = before.ok_or_else(|| Wrong::at("action.completed_moves", "no move has been completed"))?;
    let both = |seconds: u64| ByColor { white: seconds, black: seconds };
    let mut table = case
        .lay()
        .time(&control)
        .showing(both(action.remaining_s.0))
        .after_moves(ByColor::new_with(|_| (control.period_after(before), before)))
        .begin()?;
    table.completes_a_quiet_move("action.completed_moves")?;
    let left = table.reading().map_or(0, |reading| reading.white.left);
    let display = format!("{:02}:{:02}", left / 60_000, left / 1_000 % 60);
    Ok(fields(json!({ "remaining_s": seconds(left), "display": display })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Board {
    start_fen: Start,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MakeEvents {
    events: Vec<Event<Made>>,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Made {
    Make(String),
}

/// A game with a clock in standard chess.
fn with_clock(case: &Case<'_>) -> Result<Laid, Wrong> {
    case.lay().clock(TimeClass::Standard, Seconds(0))
}

/// `clock/press`: whether players may still press who have not yet.
pub(super) fn press(case: &Case<'_>, given: Board, action: MakeEvents) -> Decision {
    let mut table = with_clock(case)?.start(&given.start_fen.0).begin()?;
    for (index, event) in action.events.iter().enumerate() {
        let (field, Made::Make(text)) = (format!("action.events[{index}]"), &event.deed);
        if table.game.turn() != event.player(&field)? {
            return Err(Wrong::at(field, format!("{} is to move", side_name(table.game.turn()))));
        }
        let intent = uci_move(&field, text, table.game.board())?;
        table.makes(intent, "");
    }
    let white = table.press(Seat::Side(Color::White)).refusal().is_none();
    let black = table.press(Seat::Side(Color::Black)).refusal().is_none();
    Ok(fields(json!({ "white_may_press": white, "black_may_press_after_white": black })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Logged {
    restored_to_ply: u32,
    clock_log_s: BTreeMap<u32, Both<Seconds>>,
}

/// Longer games are played by nobody.
const MOST_PLIES: u32 = 1_200;

/// `clock/restore`: which times are proposed when an earlier position is put back.
pub(super) fn restore(case: &Case<'_>, given: Logged) -> Decision {
    let plies = given.clock_log_s.keys().copied().max().unwrap_or(0).max(given.restored_to_ply);
    if plies > MOST_PLIES || given.restored_to_ply == 0 {
        return Err(Wrong::at("given.restored_to_ply", format!("right would be a half-move from 1 to {MOST_PLIES}")));
    }
    let mut table = with_clock(case)?.begin()?;
    for ply in 1..=plies {
        table.logs_a_move(given.clock_log_s.get(&ply).map(|both| times(*both)));
    }
    let to = table.half_move(given.restored_to_ply);
    let players_may = Color::ALL
        .into_iter()
        .any(|side| table.clone().does(Seat::Side(side), Command::Restore { to }).refusal().is_none());
    table.does(Seat::Arbiter, Command::Restore { to });
    let proposed = |logged| match table.game.times_to_confirm(logged) {
        Some(Ruling::Times { white, black }) => json!({ "white": seconds(white), "black": seconds(black) }),
        _ => Value::Null,
    };
    let logged = given.clock_log_s.contains_key(&given.restored_to_ply);
    Ok(fields(json!({
        "default_proposal": proposed(false),
        "logged_proposal": if logged { proposed(true) } else { Value::Null },
        "confirmed_by": if players_may { "player" } else { "arbiter" },
    })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Assisted {
    player_visually_disabled: bool,
    uses_assistant: bool,
}

/// `clock/assistant`: what help costs.
pub(super) fn assistant(case: &Case<'_>, given: Assisted) -> Decision {
    let mut table = with_clock(case)?
        .with(|started| {
            started.parts.assistant = given.uses_assistant;
            started.players.white.sight =
                if given.player_visually_disabled { Sight::VisuallyDisabled } else { Sight::Sighted };
        })
        .begin()?;
    let left = |table: &Table| table.reading().map_or(0, |reading| reading.white.left);
    let before = left(&table);
    let seat = if given.uses_assistant { Seat::AssistantOf(Color::White) } else { Seat::Side(Color::White) };
    table.plays("given", "e4", true)?;
    table.does(seat, Command::Press);
    Ok(fields(json!({ "time_deducted_s": seconds(before.saturating_sub(left(&table))) })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Running {
    running: Named<Color>,
}

/// `clock/invariant`: at most one clock runs.
pub(super) fn invariant(case: &Case<'_>, given: Running) -> Decision {
    let mut table = with_clock(case)?.begin()?;
    if given.running.0.is_black() {
        table.plays("given.running", "e4", false)?;
    }
    let before = table.reading();
    table.waits(1_000);
    let runs =
        |side: Color| before.zip(table.reading()).is_some_and(|(one, two)| one.side(side).left != two.side(side).left);
    Ok(fields(json!({ "white_running": runs(Color::White), "black_running": runs(Color::Black) })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Hand {
    #[serde(rename = "event")]
    _event: HandEvent,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum HandEvent {
    MovedOneHandPressedOther,
}

/// `clock/hand`: a player presses with the hand that has not moved.
pub(super) fn hand(case: &Case<'_>, _given: Hand) -> Decision {
    let treated = treatment(Irregularity::OtherHandPressed, case.profile);
    Ok(fields(json!({
        "illegal_move": matches!(treated, Treatment::Illegal(_)),
        "arbiter": (treated == Treatment::ArbiterMayPenalise).then_some("may_penalise"),
    })))
}
