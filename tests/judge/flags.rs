//! Fallen flags.

use annabella::game::command::Command;
use annabella::game::fact::What;
use annabella::game::message::Message;
use annabella::game::roles::Seat;
use annabella::game::ruling_fact::{Irregular, Pointed};
use annabella::game::ruling_says::Says;
use annabella::rules::can_mate::CanMate;
use annabella::rules::ending::Adjudication;
use annabella::rules::flag::{self, ArbiterCall, Flags, Guidelines, Period};
use annabella::rules::position::{ByColor, Color, Position};
use annabella::rules::profile::TimeClass;
use serde::Deserialize;
use serde_json::json;

use super::case::{Both, Case, Decision, Named, Seconds, Start, context, fields, times, uci_move};
use super::clock::{PeriodOf, control_of};
use super::endings::{result_and_reason, result_of};
use super::event::Event;
use super::table::{Table, bare_king};
use super::wrong::Wrong;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct OnBoard {
    fen: Start,
    flag_fell: Named<Color>,
    clock_s: Both<Seconds>,
}

/// `flag_fall/position`: what a fallen flag means on a board.
pub(super) fn position(case: &Case<'_>, given: OnBoard) -> Decision {
    let (Start(position), Named(fallen)) = (given.fen, given.flag_fell);
    if *times(given.clock_s).get(fallen) > 0 {
        return Err(Wrong::at("given.clock_s", "the side whose flag has fallen has time left"));
    }
    let mut table = case
        .lay()
        .start(&position)
        .clock(TimeClass::Standard, Seconds(0))?
        .showing(times(given.clock_s))
        .running(fallen)
        .begin()?;
    table.time_passes();
    table.answers_about_mates();
    result_and_reason(&table)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BothFlags {
    both_flags_down: bool,
    first_flag_down: Option<Named<Color>>,
    period: Period,
    time_class: TimeClass,
    increment_s: Seconds,
    guidelines_announced: bool,
    #[serde(default)]
    full_supervision: bool,
}

fn guidelines(announced: bool, increment: Seconds) -> Guidelines {
    if announced && increment.0 == 0 { Guidelines::Apply } else { Guidelines::DoNotApply }
}

/// `flag_fall/both_flags`: what two fallen flags mean. Nothing is said of the pieces: both sides are taken to be able to mate.
pub(super) fn both_flags(case: &Case<'_>, given: BothFlags) -> Decision {
    let can_mate = ByColor { white: CanMate::Yes, black: CanMate::Yes };
    let first = given.first_flag_down.map(|Named(side)| side);
    let result = match (given.both_flags_down, first) {
        (true, _) => {
            let flags = Flags {
                left_ms: ByColor { white: 0, black: 0 },
                first,
                period: given.period,
                guidelines: guidelines(given.guidelines_announced, given.increment_s),
            };
            flag::both(&flags, can_mate, context(given.time_class, given.full_supervision), case.profile)
        }
        (false, Some(fallen)) => flag::result(fallen, *can_mate.get(!fallen), case.profile),
        (false, None) => Adjudication::GoesOn,
    };
    Ok(fields(json!({ "result": result_of(result) })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Claim {
    time_class: TimeClass,
    full_supervision: bool,
    claimant: Named<Color>,
    white_s: Seconds,
    black_s: Seconds,
    first_flag_down: Option<Named<Color>>,
    claimant_can_mate: bool,
    // These decide only where nobody knows which flag fell first.
    #[serde(default, rename = "period")]
    _period: Option<Period>,
    #[serde(default, rename = "guidelines_announced")]
    _guidelines_announced: bool,
    #[serde(default, rename = "increment_s")]
    _increment_s: Option<Seconds>,
}

impl Claim {
    /// Whose flags have fallen, in that order.
    fn down(&self) -> Result<Vec<Color>, Wrong> {
        Ok(match (self.white_s.0 == 0, self.black_s.0 == 0, self.first_flag_down) {
            (true, true, Some(Named(first))) => vec![first, !first],
            (true, true, None) => return Err(Wrong::at("given.first_flag_down", "the console knows which fell first")),
            (white, black, _) => [(white, Color::White), (black, Color::Black)]
                .into_iter()
                .filter_map(|(is_down, side)| is_down.then_some(side))
                .collect(),
        })
    }
}

impl Table {
    /// The flag of the side to move falls.
    fn flag_falls(&mut self) {
        self.waits_until_left(self.game.turn(), 0);
        self.time_passes();
        self.answers_about_mates();
    }

    /// One flag falls after the other; who has lost by the first one moves no more.
    fn flags_fall(&mut self, down: &[Color]) -> Result<(), Wrong> {
        for side in down {
            if self.over().is_none() && self.game.turn() != *side {
                self.completes_a_quiet_move("given")?;
            }
            self.flag_falls();
        }
        Ok(())
    }
}

/// `flag_fall/claim`: what becomes of a player's claim on time. Where the console calls the flag itself, it does what the claim would.
pub(super) fn claim(case: &Case<'_>, given: Claim) -> Decision {
    let (Named(claimant), down) = (given.claimant, given.down()?);
    let first = down.first().copied().unwrap_or(claimant);
    let left = ByColor { white: given.white_s.0, black: given.black_s.0 };
    let laid = case.lay().timed(given.time_class, Some(left))?.supervised(given.full_supervision);
    let laid = if given.claimant_can_mate { laid.on_move(first)? } else { laid.start(&bare_king(claimant, first)?) };
    let mut table = laid.begin()?;
    table.flags_fall(&down)?;
    let is_called = table.over().is_some() || table.is_left_to_arbiter();
    table.does(Seat::Side(claimant), Command::PointOut(Pointed::Flag));
    table.answers_about_mates();
    let right = |what: &What| matches!(what, What::Irregular(Irregular::Claimed { right: true, .. }));
    let succeeds = if is_called { first != claimant } else { table.has_recorded(right) };
    Ok(fields(json!({ "claim_succeeds": succeeds, "result": table.result() })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Seen {
    time_class: TimeClass,
    full_supervision: bool,
    arbiter_sees_flag: bool,
    both_flags_down: bool,
}

/// `flag_fall/arbiter_call`: what an arbiter does who sees a fallen flag. What nobody has seen has not fallen (6.8).
pub(super) fn arbiter_call(case: &Case<'_>, given: Seen) -> Decision {
    let down = match (given.arbiter_sees_flag, given.both_flags_down) {
        (false, _) => &[][..],
        (true, false) => &[Color::White],
        (true, true) => &Color::ALL,
    };
    let laid = case.lay().timed(given.time_class, None)?.supervised(given.full_supervision);
    let mut table = laid.begin()?;
    table.flags_fall(down)?;
    let told = table.all_told.iter().rev().find_map(|(_, told)| match told {
        Message::Ruling(Says::FlagFell { call, .. }) => Some(*call),
        _ => None,
    });
    // Where they must call it, the console does.
    let call = if table.over().is_some() { ArbiterCall::Shall } else { told.unwrap_or(ArbiterCall::MustNot) };
    Ok(fields(json!({ "arbiter_call": call })))
}

/// What happens, and the time that the actor has left then.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Deed {
    /// A move; `None`: any that is legal and ends nothing.
    Make(Option<String>, Seconds),
    Flag((), Seconds),
    Press((), Seconds),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Before {
    fen: Option<Start>,
    opponent_can_mate: Option<bool>,
    white_s: Seconds,
    black_s: Seconds,
    periods: Vec<PeriodOf>,
    completed_moves: u32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Beats {
    events: Vec<Event<Deed>>,
}

impl Before {
    /// The board, or any on which the opponent of the side whose flag falls can mate, or cannot.
    fn position(&self, events: &[Event<Deed>]) -> Result<Position, Wrong> {
        let flagged =
            events.iter().find(|event| matches!(event.deed, Deed::Flag(..))).and_then(|event| event.by.side());
        match (&self.fen, self.opponent_can_mate) {
            (Some(Start(position)), _) => Ok(position.clone()),
            (None, Some(true)) => Ok(Position::initial()),
            (None, Some(false)) => bare_king(!flagged.unwrap_or(Color::White), Color::White),
            (None, None) => Err(Wrong::at("given.fen", "it is missing, and so is opponent_can_mate")),
        }
    }
}

/// `flag_fall/timeline`: moves, presses and flags, one after another.
pub(super) fn timeline(case: &Case<'_>, given: Before, action: Beats) -> Decision {
    let control = control_of("given.periods", &given.periods)?;
    let position = given.position(&action.events)?;
    let left = ByColor { white: given.white_s.0, black: given.black_s.0 };
    let (period, moves) = (control.period_after(given.completed_moves), given.completed_moves);
    let mut table = case
        .lay()
        .start(&position)
        .time(&control)
        .showing(left)
        .after_moves(ByColor::new_with(|_| (period, moves)))
        .begin()?;
    for (index, event) in action.events.iter().enumerate() {
        let field = format!("action.events[{index}]");
        let by = event.player(&field)?;
        let (Deed::Make(_, left) | Deed::Flag((), left) | Deed::Press((), left)) = &event.deed;
        table.waits_until_left(by, left.0);
        match &event.deed {
            Deed::Make(..) if table.over().is_some() => continue,
            Deed::Make(..) if table.game.turn() != by => return Err(Wrong::at(field, "the other side is to move")),
            Deed::Make(text, _) => {
                let intent = match text {
                    Some(text) => uci_move(&field, text, table.game.board())?,
                    None => table.any_quiet_move().ok_or_else(|| Wrong::at(&field, "there is no such move"))?,
                };
                table.makes(intent, "");
            }
            Deed::Flag(..) => table.time_passes(),
            Deed::Press(..) => drop(table.press(Seat::Side(by))),
        }
        table.answers_about_mates();
    }
    result_and_reason(&table)
}
