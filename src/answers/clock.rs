//! Times: what a clock shows, how far it is to the time control, how long the game has lasted, and the time of day.

use std::cmp::Ordering;

use crate::game::answer::{Answer, NextControl, SideTime, TimeKind, TimesOf, Unanswerable};
use crate::game::clock::{ClockReading, TimeControl};
use crate::game::question::Question;
use crate::rules::position::Color;
use crate::time::{Tick, TimeOfDay};
use crate::view::View;

/// The answer to a question about the clock. An arbiter has no time of their own: they are told both.
pub(super) fn answer(view: &View<'_>, question: Question, at: Tick) -> Answer {
    let Some(reading) = view.clock(at) else { return Answer::Unanswerable(Unanswerable::NoClock) };
    let side = |of: Color| side_time(view, &reading, of);
    let awaits_move = view.waits_for_first_move();
    let times = |whose, sides| Answer::Times { whose, sides, running: reading.running, awaits_move };
    let both = || Color::ALL.map(side).to_vec();
    match (question, view.seat().acts_for()) {
        (Question::Running, _) => Answer::Running { running: reading.running, awaits_move },
        (Question::OwnTime, Some(own)) => times(TimesOf::Own, vec![side(own)]),
        (Question::OtherTime, Some(own)) => times(TimesOf::Opponent, vec![side(!own)]),
        (Question::TimeOf(of), _) => times(TimesOf::Sides, vec![side(of)]),
        (Question::Ahead, _) => ahead(Color::ALL.map(side)).unwrap_or_else(|| times(TimesOf::Sides, both())),
        (Question::ToControl, Some(own)) => Answer::ToControl { own: true, sides: vec![side(own)] },
        (Question::ToControl, None) => Answer::ToControl { own: false, sides: both() },
        (Question::Elapsed, _) => {
            let ClockReading { white, black, stood, gaps, .. } = reading;
            Answer::Elapsed { white: white.used, black: black.used, stood, gaps }
        }
        _ => times(TimesOf::Sides, both()),
    }
}

/// Which clock shows more; `None` where one side has a limit and the other's time is only counted, so that they do not compare.
fn ahead(clocks: [SideTime; 2]) -> Option<Answer> {
    let [white, black] = &clocks;
    let is_counted = white.kind == TimeKind::Counted;
    if is_counted != (black.kind == TimeKind::Counted) {
        return None;
    }
    let (of_white, of_black) = (told(white), told(black));
    let more = match of_white.cmp(&of_black) {
        Ordering::Greater => Some(Color::White),
        Ordering::Less => Some(Color::Black),
        Ordering::Equal => None,
    };
    let side = if is_counted { more.map(|side| !side) } else { more };
    Some(Answer::Ahead { side, by: of_white.abs_diff(of_black), clocks: Box::new(clocks) })
}

/// So much of a time as is told: whole seconds, and tenths where little is left.
const fn told(side: &SideTime) -> u64 {
    let unit = if side.time < side.tenths_below { 100 } else { 1000 };
    side.time / unit * unit
}

/// The time of day; the wall clock is data like any other.
pub(super) fn time_of_day(now: Option<TimeOfDay>) -> Answer {
    now.map_or(Answer::Unanswerable(Unanswerable::NoTimeOfDay), Answer::TimeOfDay)
}

fn side_time(view: &View<'_>, reading: &ClockReading, of: Color) -> SideTime {
    let (control, shown) = (view.started().time.get(of), reading.side(of));
    let kind = match control {
        TimeControl::None | TimeControl::CountUp => TimeKind::Counted,
        TimeControl::Hourglass { .. } => TimeKind::Hourglass,
        TimeControl::Periods { .. } => TimeKind::Left,
    };
    let small = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    let next = control.moves_due(shown.period).map(|number| NextControl {
        moves: number.saturating_sub(shown.moves).max(1),
        number,
        brings: control.period(shown.period + 1).map_or(0, |period| period.base),
    });
    let extra = control.period(shown.period).filter(|period| period.increment > 0);
    SideTime {
        of,
        time: shown.left,
        kind,
        tenths_below: 1000 * u64::from(view.started().profile.clock.tenths_below_s),
        delay: if reading.running == Some(of) { control.delay_left(shown) } else { 0 },
        extra: extra.map(|period| (period.extra, period.increment)),
        period: small(shown.period).saturating_add(1),
        periods: small(control.periods().len()),
        control: next,
    }
}
