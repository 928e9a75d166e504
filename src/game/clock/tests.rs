//! Games worked out by hand, and sums that hold whatever is done to a clock.

use proptest::prelude::*;

use super::*;

const SECOND: u64 = 1_000;
const MINUTE: u64 = 60 * SECOND;

fn clock(control: &str) -> Clock {
    odds(control, control)
}

fn odds(white: &str, black: &str) -> Clock {
    let control = |text: &str| text.parse::<TimeControl>().expect("a control");
    Clock::new(ByColor { white: control(white), black: control(black) })
}

fn left(clock: &Clock, at: u64) -> (u64, u64) {
    let reading = clock.reading(Tick::from_millis(at));
    (reading.white.left, reading.black.left)
}

/// Both sides use the given seconds, one after the other; what each has left after its move, in seconds.
fn played(control: &str, used: &[u64]) -> Vec<u64> {
    let mut clock = clock(control);
    let (mut now, mut side, mut shown) = (Tick::START, Color::White, Vec::new());
    clock.start(side, now);
    for seconds in used {
        now = now.after(seconds * SECOND);
        clock.complete(side, now);
        shown.push(clock.reading(now).side(side).left / SECOND);
        side = !side;
    }
    shown
}

/// Games worked out by hand.
#[test]
fn each_control_gives_what_it_should() {
    for (control, used, shown) in [
        ("5", &[10, 20, 30, 40][..], &[290, 280, 260, 240][..]),
        ("5+3", &[10, 20, 30, 40], &[296, 286, 269, 249]),
        ("5+3 after", &[10, 20, 30, 40], &[293, 283, 266, 246]),
        ("5 delay 3", &[2, 10, 3, 4], &[300, 293, 300, 292]),
        ("5 bronstein 3", &[2, 10, 3, 4], &[300, 293, 300, 292]),
        ("hourglass 1", &[10, 20, 30, 40], &[50, 50, 40, 40]),
        ("1/2+5,2+1", &[10, 20, 30, 40, 10], &[60, 50, 151, 131, 142]),
        ("1/1,1/1,1/1,1", &[59, 59, 60, 60, 61, 61, 1], &[61, 61, 61, 61, 60, 60, 59]),
        ("up", &[10, 20, 30, 40], &[10, 20, 40, 60]),
    ] {
        assert_eq!(played(control, used), shown, "{control}");
    }
}

#[test]
fn the_two_sides_can_have_different_times() {
    let mut clock = odds("5", "4+2");
    clock.start(Color::White, Tick::START);
    clock.complete(Color::White, Tick::from_millis(10 * SECOND));
    clock.complete(Color::Black, Tick::from_millis(20 * SECOND));
    assert_eq!(left(&clock, 20 * SECOND), (290 * SECOND, 234 * SECOND));
}

#[test]
fn increments_and_periods_are_added_when_a_move_is_completed() {
    let mut clock = clock("90/2+30,30+30");
    let minutes = |minutes: u64, seconds: u64| minutes * MINUTE + seconds * SECOND;
    clock.start(Color::White, Tick::START);
    assert_eq!(left(&clock, 0), (minutes(90, 30), minutes(90, 30)));
    clock.complete(Color::White, Tick::from_millis(minutes(1, 0)));
    assert_eq!(left(&clock, minutes(1, 0)), (minutes(90, 0), minutes(90, 30)));
    clock.complete(Color::Black, Tick::from_millis(minutes(3, 0)));
    clock.complete(Color::White, Tick::from_millis(minutes(4, 0)));
    assert_eq!(left(&clock, minutes(4, 0)), (minutes(119, 30), minutes(89, 0)));
    assert_eq!(clock.reading(Tick::from_millis(minutes(4, 0))).white.period, 1);
}

#[test]
fn the_flag_falls_when_the_time_is_used() {
    let mut clock = clock("1");
    clock.start(Color::White, Tick::from_millis(500));
    assert_eq!(clock.flag_at(), Some((Color::White, Tick::from_millis(60_500))));
    assert_eq!(left(&clock, 70_000), (0, 60_000));
}

/// White's time runs out on move two; then White presses, and Black at this second. What both have left.
fn after_the_flag(control: &str, second: u64) -> (u64, u64) {
    let mut clock = clock(control);
    clock.start(Color::White, Tick::START);
    for (side, at) in [(Color::White, 10), (Color::Black, 20), (Color::White, 700), (Color::Black, second)] {
        clock.complete(side, Tick::from_millis(at * SECOND));
    }
    let (white, black) = left(&clock, (second + 1) * SECOND);
    (white / SECOND, black / SECOND)
}

#[test]
fn nothing_is_added_after_the_flag_of_the_last_period() {
    // Black has used 10 seconds before the flag, and where moves bring time the clock keeps that.
    for (control, black) in [("1+2", 54), ("1 delay 5", 55), ("1 bronstein 5", 55), ("1/1,1+2", 112)] {
        assert_eq!(after_the_flag(control, 715), (0, black), "{control}");
    }
    assert_eq!(after_the_flag("1", 715), (0, 35), "without an increment the other clock runs on");
    assert_eq!(after_the_flag("hourglass 1", 715), (0, 105), "and gains nothing for the other side");
}

#[test]
fn the_next_period_is_added_after_an_earlier_flag() {
    assert_eq!(after_the_flag("1/2,1+2", 705), (61, 107));
}

#[test]
fn time_that_the_arbiter_gives_lets_both_clocks_run_again() {
    let mut clock = clock("1+2");
    clock.start(Color::White, Tick::START);
    clock.complete(Color::White, Tick::from_millis(100 * SECOND));
    let at = Tick::from_millis(110 * SECOND);
    assert_eq!((clock.running(), clock.flag_at(), left(&clock, 110 * SECOND)), (None, None, (0, 62 * SECOND)));
    clock.set(&clock.reading(at).with_added(Color::White, 30 * SECOND), at);
    clock.start(Color::Black, at);
    assert_eq!(left(&clock, 120 * SECOND), (30 * SECOND, 52 * SECOND));
    clock.complete(Color::Black, Tick::from_millis(120 * SECOND));
    assert_eq!(left(&clock, 125 * SECOND), (25 * SECOND, 54 * SECOND));
}

#[test]
fn an_increment_begins_with_the_period_that_brings_nothing_else() {
    let mut clock = clock("5/2,0+2");
    clock.start(Color::White, Tick::START);
    for (seconds, expected) in [(10, 290), (20, 290), (30, 282), (40, 282), (50, 274)] {
        let side = if seconds % 20 == 10 { Color::White } else { Color::Black };
        clock.complete(side, Tick::from_millis(seconds * SECOND));
        assert_eq!(left(&clock, seconds * SECOND).0, expected * SECOND, "after {seconds} seconds");
    }
}

#[test]
fn a_delay_goes_on_where_a_pause_has_stopped_it() {
    let mut clock = clock("1 delay 10");
    clock.start(Color::White, Tick::START);
    clock.stop(Tick::from_millis(4_000));
    clock.start(Color::White, Tick::from_millis(9_000));
    assert_eq!(left(&clock, 15_000), (60_000, 60_000));
    assert_eq!(left(&clock, 16_000), (59_000, 60_000));
    assert_eq!(clock.flag_at(), Some((Color::White, Tick::from_millis(75_000))));
}

#[test]
fn without_a_control_nothing_runs() {
    let mut clock = clock("none");
    clock.start(Color::White, Tick::START);
    clock.complete(Color::White, Tick::from_millis(99));
    assert_eq!(clock.flag_at(), None);
    assert!(clock.is_none());
}

#[test]
fn what_is_put_back_keeps_the_sums() {
    let mut side = SideReading { left: 50, given: 60, used: 10, moves: 3, ..SideReading::default() };
    let earlier = SideReading { left: 58, given: 60, used: 2, moves: 1, ..SideReading::default() };
    side = side.put_back(earlier);
    assert_eq!((side.left, side.used, side.moves, side.adjusted), (58, 10, 1, 8));
    side.adjust(-100);
    assert_eq!((side.left, side.adjusted), (0, -50));
}

#[derive(Copy, Clone, Debug)]
enum Act {
    Press,
    Stop,
    Start,
    Adjust(i64),
    PutBack,
    Sleep(u64),
    Crash(u64),
    Charge(u64),
}

fn acts() -> impl Strategy<Value = Vec<(u64, Act)>> {
    let act = prop_oneof![
        6 => Just(Act::Press),
        1 => Just(Act::Stop),
        1 => Just(Act::Start),
        1 => (-90_000..90_000_i64).prop_map(Act::Adjust),
        1 => Just(Act::PutBack),
        1 => (0..90_000_u64).prop_map(Act::Sleep),
        1 => (0..90_000_u64).prop_map(Act::Crash),
        1 => (0..90_000_u64).prop_map(Act::Charge),
    ];
    proptest::collection::vec((0..40_000_u64, act), 0..60)
}

fn sums_hold(reading: &ClockReading, now: u64) -> Result<(), TestCaseError> {
    prop_assert_eq!(reading.white.used + reading.black.used + reading.stood + reading.gaps, now);
    for side in [reading.white, reading.black] {
        let sum = i128::from(side.given) + i128::from(side.adjusted) - i128::from(side.used);
        prop_assert_eq!(sum, i128::from(side.left));
    }
    Ok(())
}

proptest! {
    /// Whatever is pressed, stopped, adjusted and put back, whenever the machine sleeps or the program crashes: no millisecond is lost or made, none is taken from the side that is
    /// not on the move, and no side has less than nothing.
    #[test]
    fn no_millisecond_is_lost(
        control in prop_oneof![
            Just("1"), Just("1+2"), Just("1+2 after"), Just("1 delay 5"), Just("1 bronstein 5"), Just("hourglass 1"), Just("1/3+1,2/2,1"),
        ],
        acts in acts(),
    ) {
        let mut clock = clock(control);
        let (mut now, mut side) = (0, Color::White);
        let start = clock.reading(Tick::START);
        clock.start(side, Tick::START);
        for (pause, act) in acts {
            let before = clock.reading(Tick::from_millis(now));
            now += pause;
            let at = Tick::from_millis(now);
            let before_crash = clock.clone();
            let reading = clock.reading(at);
            sums_hold(&reading, now)?;
            if let Some(running) = before.running {
                let idle = (before.side(!running), reading.side(!running));
                prop_assert_eq!(idle.0.used, idle.1.used);
                prop_assert!(idle.1.left >= idle.0.left);
                prop_assert!(control.starts_with("hourglass") || idle.1.left == idle.0.left);
            }
            match act {
                Act::Press => {
                    clock.complete(side, at);
                    let has_run_out = reading.side(side).left == 0 && !control.contains('/') && !control.contains("delay");
                    prop_assert!(!has_run_out || clock.reading(at).side(side).left == 0);
                    side = !side;
                }
                Act::Stop => clock.stop(at),
                Act::Start => clock.start(side, at),
                Act::Adjust(by) => {
                    let mut reading = reading;
                    reading.side_mut(side).adjust(by);
                    clock.set(&reading, at);
                }
                Act::PutBack => {
                    let white = reading.white.put_back(start.white);
                    clock.set(&ClockReading { white, ..reading }, at);
                }
                Act::Sleep(asleep) => {
                    now += asleep;
                    let at = Tick::from_millis(now);
                    prop_assert_eq!(clock.leave_gap(asleep, at), asleep);
                    let woken = clock.reading(at);
                    prop_assert_eq!(woken, ClockReading { running: None, gaps: reading.gaps + asleep, ..reading });
                }
                Act::Crash(lost) => {
                    // What was noted last is all that is known; whatever came behind it is part of the gap.
                    let lost = lost.min(pause);
                    let noted = before_crash.reading(Tick::from_millis(now - lost));
                    clock.set(&noted, Tick::from_millis(now - lost));
                    clock.leave_gap(lost, at);
                    prop_assert_eq!(clock.reading(at).white.used, noted.white.used);
                    prop_assert_eq!(clock.reading(at).black.used, noted.black.used);
                }
                Act::Charge(millis) => {
                    let charged = clock.charged(side, millis, at);
                    clock.set(&charged, at);
                    prop_assert!(charged.gaps <= reading.gaps);
                    prop_assert_eq!(charged.side(!side).used, reading.side(!side).used);
                    prop_assert!(charged.side(side).used - reading.side(side).used <= millis.min(reading.gaps));
                }
            }
            sums_hold(&clock.reading(Tick::from_millis(now)), now)?;
        }
    }
}

#[test]
fn a_gap_is_nobodys_until_it_is_charged() {
    let mut clock = clock("5");
    clock.start(Color::White, Tick::START);
    assert_eq!(clock.leave_gap(120 * SECOND, Tick::from_millis(130 * SECOND)), 120 * SECOND);
    let at = Tick::from_millis(140 * SECOND);
    let reading = clock.reading(at);
    assert_eq!((reading.white.left, reading.gaps, reading.stood), (290 * SECOND, 120 * SECOND, 10 * SECOND));
    let half = clock.charged(Color::White, 60 * SECOND, at);
    assert_eq!((half.white.left, half.white.used, half.gaps), (230 * SECOND, 70 * SECOND, 60 * SECOND));
    let all = clock.charged(Color::White, u64::MAX, at);
    assert_eq!((all.white.left, all.white.used, all.gaps, all.running), (170 * SECOND, 130 * SECOND, 0, None));
}

#[test]
fn no_more_than_the_clock_shows_is_charged() {
    let mut clock = clock("1");
    clock.start(Color::Black, Tick::START);
    clock.leave_gap(600 * SECOND, Tick::from_millis(610 * SECOND));
    let at = Tick::from_millis(610 * SECOND);
    let all = clock.charged(Color::Black, u64::MAX, at);
    assert_eq!((all.black.left, all.black.used, all.gaps, all.stood), (0, 60 * SECOND, 0, 550 * SECOND));
}
