//! Which warnings are heard, and when they come due.

use proptest::prelude::*;

use super::*;
use crate::game::clock::{Clock, SideReading};
use crate::rules::position::ByColor;

fn control(text: &str) -> TimeControl {
    text.parse().expect("a control")
}

fn reading(left: u64, running: Option<Color>) -> ClockReading {
    let side = |left| SideReading { left, moves: 12, ..SideReading::default() };
    ClockReading { white: side(left), black: side(left), running, stood: 0, gaps: 0 }
}

fn chosen(text: &str) -> Warnings {
    text.parse().expect("warnings")
}

/// What is heard while White's time goes through these values.
fn heard(warnings: &str, lefts: &[u64]) -> Vec<(u64, Warning)> {
    let mut watch = Watch::own(&chosen(warnings), Color::White, Some(&reading(lefts[0], None)));
    let running = |left| reading(left, Some(Color::White));
    lefts.iter().filter_map(|left| Some((*left, watch.look(&control("5"), &running(*left))?))).collect()
}

#[test]
fn a_point_is_told_once_until_there_is_plenty_again() {
    let lefts = [300_000, 60_001, 60_000, 59_000, 80_000, 60_000, 120_000, 60_000, 5];
    assert_eq!(heard("1:00", &lefts), [(60_000, Warning::Point(60_000)); 2]);
    assert_eq!(heard("1:00", &[60_000, 30_000, 1]), [], "a game of one minute begins so");
    assert_eq!(
        heard("5:00 1:00", &[400_000, 299_001, 100_000, 59_100]),
        [(299_001, Warning::Point(300_000)), (59_100, Warning::Point(60_000))]
    );
}

#[test]
fn what_would_be_late_is_not_told() {
    assert_eq!(heard("1:00", &[90_000, 58_999, 40_000]), []);
    assert_eq!(heard("1:00 0:30", &[90_000, 29_500]), [(29_500, Warning::Point(30_000))], "only what is true");
    assert_eq!(heard("countdown=10", &[90_000, 7_800]), [(7_800, Warning::Second(8))], "the right number");
    assert_eq!(heard("tick=5", &[90_000, 83_500]), [], "a tick that is late is no tick");
}

#[test]
fn the_last_seconds_are_counted_and_ticks_are_heard() {
    let each: Vec<u64> = (0..=40).map(|tenths| 4_000 - 100 * tenths).collect();
    let seconds = [3, 2, 1].map(|second| (second * 1000, Warning::Second(second)));
    assert_eq!(heard("countdown=3", &each), seconds);
    assert_eq!(heard("0:02 countdown=3 tick=1", &each)[1], (2_000, Warning::Point(2_000)), "one thing at a time");
    assert_eq!(heard("tick=2", &each), [(2_000, Warning::Tick)]);
    assert_eq!(heard("tick=1 tick-below=0:02", &each).len(), 2);
    assert_eq!(heard("tick=1 tick-below=0:02", &each)[0], (2_000, Warning::Tick));
}

#[test]
fn no_warning_for_a_clock_that_stands_or_never_ends() {
    let warnings = chosen("1:00 countdown=10 tick=1");
    for (text, running) in [("5", None), ("5", Some(Color::Black)), ("up", Some(Color::White))] {
        let mut watch = Watch::own(&warnings, Color::White, Some(&reading(61_000, running)));
        assert_eq!(watch.look(&control(text), &reading(60_000, running)), None, "{text} {running:?}");
        assert_eq!(watch.deadline(&control(text), &reading(61_000, running), Tick::START), None, "{text} {running:?}");
    }
}

#[test]
fn it_comes_due_by_itself() {
    let now = Tick::from_millis(5_000);
    let due = |warnings: &str, text: &str, shown: &ClockReading| {
        let watch = Watch::own(&chosen(warnings), Color::White, Some(&reading(90_000, None)));
        watch.deadline(&control(text), shown, now).map(|at| at.since(now))
    };
    let running = reading(90_000, Some(Color::White));
    assert_eq!(due("1:00", "5", &running), Some(30_000));
    assert_eq!(due("countdown=10", "5", &running), Some(80_000));
    assert_eq!(due("tick=7", "5", &running), Some(6_000));
    assert_eq!(due("tick=7 tick-below=0:21", "5", &running), Some(69_000));
    assert_eq!(due("off", "5", &running), None);
    let mut thinking = running;
    thinking.white.thought = 2_000;
    assert_eq!(due("1:00", "5 delay 5", &thinking), Some(33_000), "the time stands still for three seconds more");
}

proptest! {
    /// Waking at each deadline and at no other moment, one hears what one would hear who looked at every tenth of a second;
    /// and everything that is heard is true.
    #[test]
    fn deadlines_leave_nothing_out(
        point in 1..40_u64, countdown in 0..12_u64, tick in 0..7_u64, delay in 0..5_u64,
    ) {
        let some = |word: &str, seconds: u64| if seconds > 0 { format!(" {word}={seconds}") } else { String::new() };
        let text = format!("{}:{:02}{}{}", point / 60, point % 60, some("countdown", countdown), some("tick", tick));
        let control = if delay > 0 { control(&format!("0:45 delay {delay}")) } else { control("0:45") };
        let mut clock = Clock::new(ByColor { white: control.clone(), black: control.clone() });
        clock.start(Color::White, Tick::START);
        let watch = Watch::own(&chosen(&text), Color::White, Some(&clock.reading(Tick::START)));
        let shown = |at| clock.reading(at);
        let mut often = Vec::new();
        let mut looking = watch.clone();
        for tenth in 0..500 {
            often.extend(looking.look(&control, &shown(Tick::from_millis(100 * tenth))));
        }
        let (mut seldom, mut now, mut waking) = (Vec::new(), Tick::START, watch);
        while let Some(due) = waking.deadline(&control, &shown(now), now) {
            prop_assert!(due > now);
            now = due;
            let warning = waking.look(&control, &shown(now));
            match warning {
                Some(Warning::Point(left)) => prop_assert_eq!(left, shown(now).white.left),
                Some(Warning::Second(seconds)) => prop_assert_eq!(1000 * seconds, shown(now).white.left),
                Some(Warning::Tick) | None => {}
            }
            seldom.extend(warning);
        }
        prop_assert_eq!(seldom, often);
    }
}
