//! Times, as a person says them: the time alone at first, and what belongs to it when it is asked for again.

use super::voice::Words;
use crate::game::answer::{NextControl, SideTime, TimeKind, TimesOf};
use crate::game::clock::Extra;
use crate::game::sentence::Lasting;
use crate::rules::position::Color;
use crate::words::parts::exact_time;
use crate::words::phrase::Voice;

/// *White's clock is running.* Whose clock runs, or why neither does.
pub(crate) fn running(voice: &Voice<'_>, running: Option<Color>, awaits_move: bool) -> Words {
    let phrase = voice.phrase("clock-running");
    if awaits_move && running.is_none() {
        phrase.with("running", "first-move")
    } else {
        phrase.with("running", running)
    }
    .say()
}

/// *Four minutes and nine seconds.* *White: … Black: …*
pub(crate) fn times(voice: &Voice<'_>, whose: TimesOf, sides: &[SideTime], running: Words) -> Vec<Words> {
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
    said.push(running);
    said
}

/// What each move brings, and in which way time is given.
const fn without_time(side: &SideTime) -> (TimeKind, Option<(Extra, u64)>) {
    (side.kind, side.extra)
}

fn time_of(voice: &Voice<'_>, whose: TimesOf, side: &SideTime) -> Words {
    let kind = match (side.kind, side.time) {
        (TimeKind::Counted, _) => "counted",
        (_, 0) => "none",
        (TimeKind::Left | TimeKind::Hourglass, _) => "left",
    };
    one_time(voice, whose, side.of, kind, voice.clock_time(side.time, side.tenths_below))
}

/// *Opponent: nine fifty-five.* A time in words, and whose it is.
pub(crate) fn one_time(voice: &Voice<'_>, whose: TimesOf, of: Color, kind: &'static str, time: String) -> Words {
    let key = match (whose, voice.long) {
        (TimesOf::Own, false) => "time-own",
        (TimesOf::Own, true) => "time-own-long",
        (TimesOf::Opponent, false) => "time-opponent",
        (TimesOf::Opponent, true) => "time-opponent-long",
        (TimesOf::Sides, false) => "time-of",
        (TimesOf::Sides, true) => "time-of-long",
    };
    voice.phrase(key).with("kind", kind).with("side", of).with("time", time).say()
}

fn delay(voice: &Voice<'_>, side: &SideTime) -> Option<Words> {
    let left = exact_time(voice.sentences, side.delay, side.tenths_below);
    (side.delay > 0).then(|| voice.phrase("time-delay-left").with("time", left).say())
}

/// Which period it is, and what ends it; nothing where there is but one.
fn control(voice: &Voice<'_>, side: &SideTime) -> Option<Words> {
    let phrase = match side.control {
        Some(NextControl { moves, number, .. }) => {
            voice.phrase("time-period").with("moves", moves).with("number", number)
        }
        None if side.periods > 1 => voice.phrase("time-last-period"),
        None => return None,
    };
    Some(phrase.with("period", side.period).with("periods", side.periods).say())
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
    Some(voice.phrase(key).with("time", Lasting(millis)).say())
}

/// *Twelve moves to the time control.*
pub(crate) fn to_control(voice: &Voice<'_>, own: bool, sides: &[SideTime]) -> Vec<Words> {
    let mut said = Vec::new();
    for side in sides {
        let headed = |words| if own { words } else { voice.headed(side.of, words) };
        let Some(NextControl { moves, number, brings }) = side.control else {
            said.push(headed(voice.phrase("to-control-none").say()));
            continue;
        };
        said.push(headed(voice.phrase("to-control").with("moves", moves).say()));
        if voice.long {
            let left = exact_time(voice.sentences, side.time, side.tenths_below);
            let phrase = voice.phrase("to-control-long").with("number", number).with("period", side.period);
            let phrase = phrase.with("periods", side.periods).with("left", left);
            said.push(phrase.with("adds", brings > 0).with("time", Lasting(brings)).say());
        }
    }
    said
}

/// *The game has lasted one hour and four minutes.*
pub(crate) fn elapsed(voice: &Voice<'_>, [white, black]: [u64; 2], stood: u64, gaps: u64) -> Vec<Words> {
    let all = white.saturating_add(black).saturating_add(stood).saturating_add(gaps);
    let of = |key, millis| voice.phrase(key).with("time", Lasting(millis)).say();
    let mut said = vec![of("elapsed", all)];
    if voice.long {
        let used = voice.phrase("elapsed-used").with("white", Lasting(white)).with("black", Lasting(black));
        said.push(used.say());
        said.extend((stood > 0).then(|| of("elapsed-stood", stood)));
        said.extend((gaps > 0).then(|| of("elapsed-gaps", gaps)));
    }
    said
}

#[cfg(test)]
#[path = "clock_tests.rs"]
mod tests;
