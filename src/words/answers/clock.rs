//! Times, as a person says them: the time alone at first, and what belongs to it when it is asked for again.

use super::voice::Words;
use crate::game::answer::{NextControl, SideTime, TimeKind, TimesOf};
use crate::game::clock::Extra;
use crate::rules::position::Color;
use crate::time::TimeOfDay;
use crate::words::parts::{exact_time, side_key, time};
use crate::words::voice::Voice;

/// The key of whose clock runs, or why neither does.
pub(super) fn running_key(running: Option<Color>, awaits_move: bool) -> &'static str {
    match running {
        Some(side) => side_key(side),
        None if awaits_move => "first-move",
        None => "none",
    }
}

/// *Four minutes and nine seconds.* *White: … Black: …*
pub(super) fn times(voice: &Voice<'_>, whose: TimesOf, sides: &[SideTime], running: &'static str) -> Vec<Words> {
    let mut said: Vec<Words> = sides.iter().map(|side| time_of(voice, whose, side)).collect();
    if !voice.long {
        return said;
    }
    let same = sides.windows(2).all(|two| two.first().map(without_time) == two.last().map(without_time));
    for side in sides {
        let headed = |words| if sides.len() > 1 { voice.headed(side.of, words) } else { words };
        said.extend(delay(voice, side).map(headed));
        said.extend(control(voice, side).map(headed));
    }
    for side in if same { sides.get(..1).unwrap_or_default() } else { sides } {
        let headed = |words| if same { words } else { voice.headed(side.of, words) };
        said.extend(extra(voice, side).map(headed));
    }
    said.extend(self::running(voice, running));
    said
}

/// *White's clock is running.*
pub(super) fn running(voice: &Voice<'_>, running: &'static str) -> Vec<Words> {
    vec![voice.phrase("clock-running").choice("running", running).say()]
}

/// What each move brings, and in which way time is given.
const fn without_time(side: &SideTime) -> (TimeKind, Option<(Extra, u64)>) {
    (side.kind, side.extra)
}

/// One time, and whose it is.
fn time_of(voice: &Voice<'_>, whose: TimesOf, side: &SideTime) -> Words {
    let kind = match (side.kind, side.time) {
        (TimeKind::Counted, _) => "counted",
        (_, 0) => "none",
        (TimeKind::Left | TimeKind::Hourglass, _) => "left",
    };
    one_time(voice, whose, side.of, kind, voice.clock_time(side.time, side.tenths_below))
}

/// *Opponent: nine fifty-five.* A time in words, and whose it is.
pub(super) fn one_time(voice: &Voice<'_>, whose: TimesOf, of: Color, kind: &'static str, time: String) -> Words {
    let key = match (whose, voice.long) {
        (TimesOf::Own, false) => "time-own",
        (TimesOf::Own, true) => "time-own-long",
        (TimesOf::Opponent, false) => "time-opponent",
        (TimesOf::Opponent, true) => "time-opponent-long",
        (TimesOf::Sides, false) => "time-of",
        (TimesOf::Sides, true) => "time-of-long",
    };
    voice.phrase(key).choice("kind", kind).with("side", of).choice("time", time).say()
}

fn delay(voice: &Voice<'_>, side: &SideTime) -> Option<Words> {
    let left = exact_time(voice.sentences, side.delay, side.tenths_below);
    (side.delay > 0).then(|| voice.phrase("time-delay-left").choice("time", left).say())
}

/// Which period it is, and what ends it; nothing where there is but one.
fn control(voice: &Voice<'_>, side: &SideTime) -> Option<Words> {
    let SideTime { period, periods, .. } = *side;
    let (key, moves, number) = match side.control {
        Some(NextControl { moves, number, .. }) => ("time-period", moves, number),
        None if periods > 1 => ("time-last-period", 0, 0),
        None => return None,
    };
    let phrase = voice.phrase(key).number("period", period).number("periods", periods);
    Some(phrase.number("moves", moves).number("number", number).say())
}

fn extra(voice: &Voice<'_>, side: &SideTime) -> Option<Words> {
    if side.kind == TimeKind::Hourglass {
        return Some(voice.phrase("time-hourglass").say());
    }
    let (extra, millis) = side.extra?;
    let key = match extra {
        Extra::Increment => "time-increment",
        Extra::Delay => "time-delay",
        Extra::Bronstein => "time-bronstein",
    };
    Some(voice.phrase(key).choice("time", time(voice.sentences, millis)).say())
}

/// *Twelve moves to the time control.*
pub(super) fn to_control(voice: &Voice<'_>, own: bool, sides: &[SideTime]) -> Vec<Words> {
    let mut said = Vec::new();
    for side in sides {
        let headed = |words| if own { words } else { voice.headed(side.of, words) };
        let Some(NextControl { moves, number, brings }) = side.control else {
            said.push(headed(voice.phrase("to-control-none").say()));
            continue;
        };
        said.push(headed(voice.phrase("to-control").number("moves", moves).say()));
        if voice.long {
            let then = time(voice.sentences, brings);
            let left = exact_time(voice.sentences, side.time, side.tenths_below);
            let phrase = voice.phrase("to-control-long").number("number", number).number("period", side.period);
            said.push(phrase.number("periods", side.periods).choice("left", left).choice("time", then).say());
        }
    }
    said
}

/// *The game has lasted one hour and four minutes.*
pub(super) fn elapsed(voice: &Voice<'_>, [white, black]: [u64; 2], stood: u64, gaps: u64) -> Vec<Words> {
    let of = |millis| time(voice.sentences, millis);
    let all = white.saturating_add(black).saturating_add(stood).saturating_add(gaps);
    let mut said = vec![voice.phrase("elapsed").choice("time", of(all)).say()];
    if voice.long {
        said.push(voice.phrase("elapsed-used").choice("white", of(white)).choice("black", of(black)).say());
        said.extend((stood > 0).then(|| voice.phrase("elapsed-stood").choice("time", of(stood)).say()));
        said.extend((gaps > 0).then(|| voice.phrase("elapsed-gaps").choice("time", of(gaps)).say()));
    }
    said
}

/// *It is seven fifty-four in the evening.*
pub(super) fn time_of_day(voice: &Voice<'_>, now: TimeOfDay) -> Vec<Words> {
    vec![voice.phrase("time-of-day").number("hour", now.hour).number("minute", now.minute).say()]
}

#[cfg(test)]
#[path = "clock_tests.rs"]
mod tests;
