//! Points, devices, requests, penalties, late arrival.

use annabella::game::command::Command;
use annabella::game::fact::What;
use annabella::game::message::Message;
use annabella::game::presence::Beginning;
use annabella::game::recording::{Act, RecordingEvent};
use annabella::game::refusal::Refusal as Refused;
use annabella::game::roles::Seat;
use annabella::game::ruling::Ruling;
use annabella::game::ruling_refusal::RulingRefusal;
use annabella::game::table_clock::TableClock;
use annabella::rules::conduct::{self, Awarded};
use annabella::rules::devices::Device;
use annabella::rules::ending::Outcome;
use annabella::rules::position::{ByColor, Color};
use annabella::rules::profile::{Points, TimeClass};
use serde::{Deserialize, Deserializer};
use serde_json::{Value, json};

use super::case::{Both, Case, Decision, Named, Seconds, Start, fields, seconds, side_name};
use super::table::Table;
use super::wrong::Wrong;

/// Points as a number: 1, 0.5, 0.
fn number(points: Points) -> Value {
    if points.halves().is_multiple_of(2) { json!(points.halves() / 2) } else { json!(f64::from(points.halves()) / 2.0) }
}

#[derive(Copy, Clone, Deserialize)]
enum GameResult {
    #[serde(rename = "1-0", alias = "forfeit_white_wins")]
    WhiteWins,
    #[serde(rename = "0-1", alias = "forfeit_black_wins")]
    BlackWins,
    #[serde(rename = "1/2-1/2")]
    Draw,
    #[serde(rename = "double_forfeit")]
    BothForfeit,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Results {
    results: Vec<GameResult>,
}

/// A game that has ended so by the arbiter's word.
fn ended(case: &Case<'_>, outcome: Outcome) -> Result<Table, Wrong> {
    let mut table = case.lay().begin()?;
    table.rules(Ruling::Result { outcome });
    Ok(table)
}

/// `points/results`: what results count.
pub(super) fn results(case: &Case<'_>, given: Results) -> Decision {
    let count = |result: GameResult| {
        let outcome = match result {
            GameResult::WhiteWins => Outcome::Won { by: Color::White },
            GameResult::BlackWins => Outcome::Won { by: Color::Black },
            GameResult::Draw => Outcome::Drawn,
            GameResult::BothForfeit => Outcome::LostByBoth,
        };
        let table = ended(case, outcome)?;
        Ok(json!(table.game.points().map(|(white, black)| [number(white), number(black)])))
    };
    Ok(fields(json!({ "points": given.results.into_iter().map(count).collect::<Result<Vec<_>, Wrong>>()? })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Award {
    award: Both<f64>,
}

/// `points/award`: whether an arbiter may give these points.
pub(super) fn award(case: &Case<'_>, given: Award) -> Decision {
    // Points that are no halves cannot even be written down.
    let points = given.award.map(Points::from_number);
    let Some((white, black)) = points.white.zip(points.black) else { return Ok(fields(json!({ "valid": false }))) };
    // What a game counts already is not given once more.
    let mut table = ended(case, Outcome::Drawn)?;
    if table.game.points() == Some((white, black)) {
        table = ended(case, Outcome::LostByBoth)?;
    }
    Ok(fields(json!({ "valid": table.rules(Ruling::Points { white, black }).refusal().is_none() })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Refusal {
    #[serde(rename = "event")]
    _event: RefusalEvent,
    by: Vec<Named<Color>>,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum RefusalEvent {
    PersistentRefusal,
}

/// `points/refusal`: what follows when players refuse to obey the Laws.
pub(super) fn refusal(case: &Case<'_>, given: Refusal) -> Decision {
    if given.by.is_empty() {
        return Err(Wrong::at("given.by", "nobody has refused"));
    }
    let guilty = ByColor::new_with(|side| given.by.contains(&Named(side)));
    let mut decided = fields(json!({}));
    for (side, awarded) in conduct::refusal(guilty, case.profile).zip_color() {
        let name = side_name(side);
        match awarded {
            Awarded::Points(points) => decided.insert(name, number(points)),
            Awarded::ArbiterDecides(options) => {
                let options: Vec<Value> = options.into_iter().map(number).collect();
                decided.insert(format!("{name}_options"), json!(options));
                decided.insert(name, json!("arbiter_decides"))
            }
        };
    }
    Ok(decided)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Noticed {
    event: Device,
    offender: Named<Color>,
    fen: Option<Start>,
}

/// `device`: whether a device is an offence, and what it costs.
pub(super) fn device(case: &Case<'_>, given: Noticed) -> Decision {
    let Named(offender) = given.offender;
    let table = case.lay();
    let table = given.fen.map_or(table.clone(), |Start(position)| table.start(&position));
    let mut table = table.begin()?;
    table.rules(Ruling::Device { side: offender, device: given.event });
    if table.refusal() == Some(&Refused::Ruling(RulingRefusal::NoOffence)) {
        return Ok(fields(json!({ "offence": false })));
    }
    table.answers_about_mates();
    let mut decided = fields(json!({ "offence": true }));
    let points = table.game.points().map(|(white, black)| ByColor { white, black });
    for side in Color::ALL {
        let gets = match points {
            Some(points) => number(*points.get(side)),
            // They have lost, whatever the other one gets.
            None if side == offender => number(case.profile.points.loss),
            None => json!("arbiter_decides"),
        };
        decided.insert(format!("{}_points", side_name(side)), gets);
    }
    Ok(decided)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Requests {
    time_class: TimeClass,
    full_supervision: bool,
    on_move: bool,
    requests: u32,
}

/// Nobody asks more often.
const MOST_REQUESTS: u32 = 1_000;

/// `request`: how requests to see the scoresheet are answered.
pub(super) fn requests(case: &Case<'_>, given: Requests) -> Decision {
    if given.requests > MOST_REQUESTS {
        return Err(Wrong::at("given.requests", format!("right would be at most {MOST_REQUESTS}")));
    }
    let on_move = if given.on_move { Color::White } else { Color::Black };
    let table = case.lay().on_move(on_move)?;
    let mut table = table.timed(given.time_class, None)?.supervised(given.full_supervision).begin()?;
    let answer = |_| {
        table.does(Seat::Side(Color::White), Command::Record(Act::Request));
        if table.heard(|_, told| matches!(told, Message::Moves(_)).then_some(())).is_some() {
            "shown"
        } else if table.has_recorded(|what| matches!(what, What::Recorded(RecordingEvent::Requested { .. }))) {
            "distraction"
        } else {
            "not_regulated"
        }
    };
    Ok(fields(json!({ "answers": (0..given.requests).map(answer).collect::<Vec<_>>() })))
}

/// `arbiter/penalties`: what an arbiter can do.
pub(super) fn penalties(case: &Case<'_>) -> Decision {
    Ok(fields(json!({ "list": conduct::penalties(case.profile) })))
}

/// A time of day, in seconds since midnight.
#[derive(Copy, Clone, Debug)]
pub(super) struct TimeOfDay(pub u32);

impl TimeOfDay {
    /// Milliseconds from an earlier time of the same day; none if it is later.
    pub fn late_ms(self, start: TimeOfDay) -> u64 {
        u64::from(self.0.saturating_sub(start.0)) * 1000
    }
}

impl<'de> Deserialize<'de> for TimeOfDay {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<TimeOfDay, D::Error> {
        let text = String::deserialize(from)?;
        let parts: Vec<Option<u32>> = text
            .split(':')
            .map(|part| part.parse().ok().filter(|_| part.len() == 2 && part.bytes().all(|byte| byte.is_ascii_digit())))
            .collect();
        let seconds = match parts[..] {
            [Some(hours @ 0..=23), Some(minutes @ 0..=59)] => Some(hours * 3600 + minutes * 60),
            [Some(hours @ 0..=23), Some(minutes @ 0..=59), Some(seconds @ 0..=59)] => {
                Some(hours * 3600 + minutes * 60 + seconds)
            }
            _ => None,
        };
        let wrong =
            || serde::de::Error::custom(format!("`{text}` is no time of day; right would be 15:04:05 or 15:04"));
        seconds.map(TimeOfDay).ok_or_else(wrong)
    }
}

/// A tournament game that begins at the arbiter's word while these players are not there.
fn begun_without(case: &Case<'_>, default_time_s: Option<u32>, absent: &[Color]) -> Result<Table, Wrong> {
    let laid = case.lay().clock(TimeClass::Standard, Seconds(0))?.with(|started| {
        started.begins = Beginning::AtHisWord;
        started.event_rules.default_time_s = default_time_s;
    });
    let mut table = laid.begin()?;
    for side in absent {
        table.rules(Ruling::Presence { side: *side, here: false });
    }
    table.does(Seat::Arbiter, Command::Resume);
    Ok(table)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Arrivals {
    default_time_s: Option<u32>,
    start: TimeOfDay,
    arrivals: Vec<TimeOfDay>,
}

/// `arrival/cases`: what becomes of players who come late.
pub(super) fn arrivals(case: &Case<'_>, given: Arrivals) -> Decision {
    let outcome = |at: &TimeOfDay| {
        let mut table = begun_without(case, given.default_time_s, &[Color::Black])?;
        table.waits(at.late_ms(given.start));
        table.rules(Ruling::Presence { side: Color::Black, here: true });
        let is_forfeit =
            |told: &Message| matches!(told, Message::TableClock(TableClock::Late { forfeits: true, .. })).then_some(());
        Ok(if table.heard(|_, told| is_forfeit(told)).is_some() { "forfeit" } else { "plays" })
    };
    let outcomes: Vec<&str> = given.arrivals.iter().map(outcome).collect::<Result<_, Wrong>>()?;
    let limit = begun_without(case, given.default_time_s, &[])?.game.default_time();
    Ok(fields(json!({ "default_time_s": limit, "outcomes": outcomes })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BothAbsent {
    default_time_s: Option<u32>,
    start: TimeOfDay,
    white_arrives: TimeOfDay,
    black_arrives: TimeOfDay,
    white_base_s: Seconds,
}

/// `arrival/both_absent`: whose time runs when nobody is there.
pub(super) fn both_absent(case: &Case<'_>, given: BothAbsent) -> Decision {
    let mut comes = [
        (given.white_arrives.late_ms(given.start), Color::White),
        (given.black_arrives.late_ms(given.start), Color::Black),
    ];
    comes.sort_by_key(|(late, _)| *late);
    // Who comes on time is not absent when the game begins.
    let absent: Vec<Color> = comes.iter().filter(|(late, _)| *late > 0).map(|(_, side)| *side).collect();
    let mut table = begun_without(case, given.default_time_s, &absent)?;
    table.logs_both_clocks(given.white_base_s.0);
    let (mut now, mut left) = (0, given.white_base_s.0);
    for (late, side) in comes {
        table.waits(late - now);
        now = late;
        table.rules(Ruling::Presence { side, here: true });
        if side == Color::White {
            left = table.reading().map_or(left, |reading| reading.white.left);
        }
    }
    Ok(fields(json!({ "white_s_at_arrival": seconds(left) })))
}
