//! Fallen flags.

use annabella::game::fact::ByColorOf;
use annabella::game::roles::Seat;
use annabella::rules::can_mate::CanMate;
use annabella::rules::ending::Adjudication;
use annabella::rules::flag::{self, ArbiterCall, Fallen, FlagClaim, Flags, Guidelines, Period};
use annabella::rules::position::{ByColor, Color, Position};
use annabella::rules::profile::TimeClass;
use serde::{Deserialize, Deserializer};
use serde_json::json;

use super::case::{Both, Case, Decision, Named, Seconds, Start, context, fields, times, uci_move};
use super::clock::{PeriodOf, control_of};
use super::endings::{result_and_reason, result_of};
use super::table::Laid;
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
    let mut table = Laid::new(case.profile)
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
    #[serde(default = "last")]
    period: Period,
    #[serde(default)]
    guidelines_announced: bool,
    #[serde(default)]
    increment_s: Option<Seconds>,
}

const fn last() -> Period {
    Period::Final
}

/// `flag_fall/claim`: what becomes of a player's claim on time.
pub(super) fn claim(case: &Case<'_>, given: Claim) -> Decision {
    let Named(claimant) = given.claimant;
    let flags = Flags {
        left_ms: ByColor { white: given.white_s.0, black: given.black_s.0 },
        first: given.first_flag_down.map(|Named(side)| side),
        period: given.period,
        guidelines: guidelines(given.guidelines_announced, given.increment_s.unwrap_or(Seconds(0))),
    };
    let claimant_can = if given.claimant_can_mate { CanMate::Yes } else { CanMate::No };
    let can_mate = ByColor::new_with(|side| if side == claimant { claimant_can } else { CanMate::Yes });
    let context = context(given.time_class, given.full_supervision);
    let (succeeds, result) = match flag::claim(claimant, &flags, can_mate, context, case.profile) {
        FlagClaim::Succeeds(result) => (true, result_of(result)),
        FlagClaim::NoFlag => (false, "*"),
        FlagClaim::OwnFlag(result) => (false, result_of(result)),
    };
    Ok(fields(json!({ "claim_succeeds": succeeds, "result": result })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Seen {
    time_class: TimeClass,
    full_supervision: bool,
    arbiter_sees_flag: bool,
    both_flags_down: bool,
}

/// `flag_fall/arbiter_call`: what an arbiter does who sees a fallen flag.
pub(super) fn arbiter_call(case: &Case<'_>, given: Seen) -> Decision {
    let fallen = if given.both_flags_down { Fallen::Both } else { Fallen::One };
    let call = if given.arbiter_sees_flag {
        flag::arbiter_call(fallen, context(given.time_class, given.full_supervision), case.profile)
    } else {
        // What nobody has seen has not fallen (6.8).
        ArbiterCall::MustNot
    };
    Ok(fields(json!({ "arbiter_call": call })))
}

/// One thing that happens, with the time that the actor has left then.
struct Beat {
    by: Color,
    what: What,
    left: Seconds,
}

enum What {
    /// A move; `None`: any that is legal and ends nothing.
    Make(Option<String>),
    Flag,
    Press,
}

impl<'de> Deserialize<'de> for Beat {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Beat, D::Error> {
        let (Named(by), verb, uci, left) = <(Named<Color>, String, Option<String>, Seconds)>::deserialize(from)?;
        let what = match verb.as_str() {
            "make" => What::Make(uci),
            "flag" => What::Flag,
            "press" => What::Press,
            other => {
                return Err(serde::de::Error::custom(format!("`{other}` is none of make, flag, press")));
            }
        };
        Ok(Beat { by, what, left })
    }
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
    events: Vec<Beat>,
}

impl Before {
    /// The board, or any on which the opponent of the side whose flag falls can mate, or cannot.
    fn position(&self, beats: &[Beat]) -> Result<Position, Wrong> {
        let flagged = beats.iter().find(|beat| matches!(beat.what, What::Flag)).map(|beat| beat.by);
        match (&self.fen, self.opponent_can_mate) {
            (Some(Start(position)), _) => Ok(position.clone()),
            (None, Some(true)) => Ok(Position::initial()),
            (None, Some(false)) => {
                let fen = match flagged {
                    Some(Color::Black) => "3qk3/8/8/8/8/4K3/8/8 w - - 0 1",
                    _ => "8/8/4k3/8/8/8/8/3QK3 w - - 0 1",
                };
                Position::from_fen(fen).map_err(|error| Wrong::at("given.fen", error))
            }
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
    let mut table = Laid::new(case.profile)
        .start(&position)
        .with(|started| started.time = ByColorOf { white: control.clone(), black: control.clone() })
        .showing(left)
        .after_moves(ByColor::new_with(|_| (period, moves)))
        .begin()?;
    for (index, beat) in action.events.iter().enumerate() {
        let field = format!("action.events[{index}]");
        table.waits_until_left(beat.by, beat.left.0);
        match &beat.what {
            What::Make(text) => {
                if table.game.outcome().is_some() {
                    continue;
                }
                if table.game.turn() != beat.by {
                    return Err(Wrong::at(field, "the other side is to move"));
                }
                let intent = match text {
                    Some(text) => uci_move(&field, text, table.game.board())?,
                    None => table.any_quiet_move().ok_or_else(|| Wrong::at(&field, "there is no such move"))?,
                };
                table.makes(intent, "");
            }
            What::Flag => table.time_passes(),
            What::Press => {
                table.press(Seat::Side(beat.by));
            }
        }
        table.answers_about_mates();
    }
    result_and_reason(&table)
}
