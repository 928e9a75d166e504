//! What comes of presses and words, and that nothing is lost on the way to the journal and back.

use proptest::prelude::*;

use super::*;
use crate::game::clock::TimeControl;
use crate::game::effect::Cue;
use crate::game::fact::Source;
use crate::game::participant::Language;
use crate::game::roles::{Mode, Seat};
use crate::rules::position::{ByColor, Color};
use crate::time::Tick;

const OWNER: Seat = Seat::Side(Color::White);
const OTHER: Seat = Seat::Side(Color::Black);

struct Table {
    clock: StandaloneClock,
    facts: Vec<Fact>,
    now: u64,
}

impl Table {
    fn new(white: &str, black: &str) -> Table {
        let control = |text: &str| text.parse::<TimeControl>().expect("a control");
        let set_up = SetUp {
            schema: SCHEMA,
            version: "test".to_owned(),
            wall: 1_000_000,
            time: ByColor { white: control(white), black: control(black) },
            owner: OWNER,
            mode: Mode::Casual,
            tells_flag: true,
            language: Language::En,
        };
        let (clock, effects) = StandaloneClock::begin(set_up, Tick::START);
        let mut table = Table { clock, facts: Vec::new(), now: 0 };
        table.keep(&effects);
        table
    }

    fn keep(&mut self, effects: &[Effect]) {
        let facts = effects.iter().filter_map(|effect| match effect {
            Effect::Record(fact) => Some(fact.clone()),
            _ => None,
        });
        self.facts.extend(facts);
    }

    /// What is said after so many seconds, by whom.
    fn after(&mut self, seconds: u64, seat: Seat, command: Command) -> Vec<Says> {
        self.now += seconds * 1_000;
        self.at(seat, Happening::Command(command))
    }

    fn at(&mut self, seat: Seat, what: Happening) -> Vec<Says> {
        let input = Input { seat, source: Source::Keys, at: Tick::from_millis(self.now), what };
        let effects = self.clock.handle(input);
        self.keep(&effects);
        let said = effects.into_iter().filter_map(|effect| match effect {
            Effect::Tell { what, .. } => Some(what),
            _ => None,
        });
        said.collect()
    }

    fn asks(&mut self, seconds: u64, seat: Seat, ask: Ask) -> Answer {
        self.now += seconds * 1_000;
        self.clock.answer(ask, seat, Tick::from_millis(self.now))
    }

    fn left(&self) -> (u64, u64) {
        let reading = self.clock.reading(Tick::from_millis(self.now));
        (reading.white.left / 1_000, reading.black.left / 1_000)
    }
}

const WHITE: Command = Command::Press(Some(Color::White));
const BLACK: Command = Command::Press(Some(Color::Black));

#[test]
fn the_press_of_black_begins_and_each_press_hands_over() {
    let mut table = Table::new("5+3", "5+3");
    assert_eq!(table.after(4, OTHER, BLACK), [Says::Resumed { turn: Color::White }]);
    assert_eq!(table.after(10, OWNER, WHITE), []);
    assert_eq!(table.left(), (296, 303));
    assert_eq!(table.after(20, OTHER, Command::Press(None)), []);
    assert_eq!(table.left(), (296, 286));
    let moves = Answer::Moves { white: 1, black: 1, turn: Color::White };
    assert_eq!(table.asks(0, OWNER, Ask::Moves), moves);
    let elapsed = Answer::Elapsed { millis: 30_000, stood: 0 };
    assert_eq!(table.asks(0, OWNER, Ask::Elapsed), elapsed);
}

#[test]
fn white_may_have_moved_before_his_first_press() {
    let mut table = Table::new("5", "5");
    assert_eq!(table.after(9, OWNER, WHITE), []);
    assert_eq!(table.after(1, OTHER, BLACK), []);
    assert_eq!(table.left(), (300, 299));
    assert_eq!(table.clock.reading(Tick::from_millis(table.now)).white.moves, 1);
}

#[test]
fn a_press_out_of_turn_only_warns_the_one_pressing() {
    let mut table = Table::new("5", "5");
    table.after(0, OTHER, BLACK);
    table.now = 1_000;
    let before = table.clock.clone();
    let at = Tick::from_millis(1_000);
    let what = Happening::Command(BLACK);
    let effects = table.clock.handle(Input { seat: OTHER, source: Source::Keys, at, what });
    let to = crate::game::roles::Seats::only(OTHER);
    let refused = Says::Refused(Refusal::NotRunning { runs: Color::White });
    assert_eq!(effects, [Effect::Cue { to, cue: Cue::Refusal }, Effect::Tell { to, what: refused }]);
    assert_eq!(table.clock, before);
}

#[test]
fn a_flag_stops_increments_and_leaves_the_other_clock_alone() {
    let mut table = Table::new("1+2", "1+2");
    table.after(0, OTHER, BLACK);
    assert_eq!(table.after(70, OWNER, WHITE), [Says::Flag { side: Color::White, second: false }]);
    assert_eq!((table.asks(20, OWNER, Ask::Running), table.left()), (Answer::Running { running: None }, (0, 62)));
    assert_eq!((table.after(5, OTHER, BLACK), table.left()), (vec![], (0, 62)));
    table.now += 500_000;
    assert_eq!(table.left(), (0, 62));
    table.after(0, OWNER, Command::Pause);
    table.after(0, OWNER, Command::Correct(Correction::Left { side: Color::White, millis: 9_000 }));
    table.after(0, OWNER, Command::Resume);
    assert_eq!((table.asks(2, OWNER, Ask::Own), table.left().0), (table.asks(0, OWNER, Ask::Own), 7));
}

#[test]
fn the_first_flag_stays_the_first_when_the_second_falls() {
    let mut table = Table::new("1", "1");
    table.after(0, OTHER, BLACK);
    assert_eq!(table.clock.deadline(), Some(Tick::from_millis(5_000)), "it is noted every five seconds");
    assert_eq!(table.after(61, OWNER, WHITE), [Says::Flag { side: Color::White, second: false }]);
    assert_eq!(table.after(70, OTHER, BLACK), [Says::Flag { side: Color::Black, second: true }]);
    let fell = |side| table.facts.iter().find(|fact| fact.what == What::FlagFell { side }).map(|fact| fact.at.millis());
    assert_eq!((fell(Color::White), fell(Color::Black)), (Some(60_000), Some(121_000)));
    let time = Answer::Time { whose: TimeAsked::Own, left: 0, counted: false, flag: Flag::First };
    assert_eq!(table.asks(0, OWNER, Ask::Own), time);
    table.after(0, OWNER, Command::Pause);
    table.after(0, OWNER, Command::Correct(Correction::Left { side: Color::White, millis: 9_000 }));
    let time = Answer::Time { whose: TimeAsked::Own, left: 9_000, counted: false, flag: Flag::Up };
    assert_eq!(table.asks(0, OWNER, Ask::Own), time);
}

#[test]
fn where_the_flag_is_not_told_it_is_answered() {
    let mut table = Table::new("1", "1");
    table.clock = StandaloneClock::begin(SetUp { tells_flag: false, ..table.clock.started().clone() }, Tick::START).0;
    table.after(0, OTHER, BLACK);
    assert_eq!(table.after(61, OTHER, Command::Pause), [Says::Paused]);
    let time = Answer::Time { whose: TimeAsked::Other, left: 0, counted: false, flag: Flag::Only };
    assert_eq!(table.asks(0, OTHER, Ask::Other), time);
}

#[test]
fn the_arbiter_corrects_times_moves_and_turn_while_paused() {
    let mut table = Table::new("90/40+30,30+30", "90/40+30,30+30");
    table.after(0, OTHER, BLACK);
    let add = Correction::Add { side: Color::Black, millis: 120_000 };
    assert_eq!(table.after(6, Seat::Arbiter, Command::Correct(add)), [Says::Refused(Refusal::Runs)]);
    table.after(0, Seat::Arbiter, Command::Pause);
    let left = |side, seconds: u64| Says::Corrected(Correction::Left { side, millis: seconds * 1_000 });
    let correct = |table: &mut Table, correction| table.after(1, Seat::Arbiter, Command::Correct(correction));
    assert_eq!(correct(&mut table, add), [left(Color::Black, 5_550)]);
    let take = Correction::Take { side: Color::White, millis: 99_999_000 };
    assert_eq!(correct(&mut table, take), [left(Color::White, 0)]);
    let set = Correction::Left { side: Color::White, millis: 600_000 };
    assert_eq!(correct(&mut table, set), [left(Color::White, 600)]);
    let too_much = Correction::Left { side: Color::White, millis: u64::MAX };
    assert_eq!(correct(&mut table, too_much), [Says::Refused(Refusal::TooMuch)]);
    correct(&mut table, Correction::Moves { side: Color::White, moves: 38 });
    assert_eq!(table.asks(0, OWNER, Ask::ToControl), Answer::ToControl { moves: Some(2) });
    correct(&mut table, Correction::Moves { side: Color::Black, moves: 40 });
    assert_eq!(table.asks(0, OTHER, Ask::ToControl), Answer::ToControl { moves: None });
    correct(&mut table, Correction::Turn { side: Color::Black });
    assert_eq!(table.after(5, OWNER, Command::Resume), [Says::Resumed { turn: Color::Black }]);
    table.after(10, OTHER, BLACK);
    assert_eq!(table.left(), (600, 5_550 - 10 + 30));
}

#[test]
fn a_crash_is_a_gap_that_nobody_pays_for() {
    let mut table = Table::new("5", "5");
    table.after(0, OTHER, BLACK);
    table.now = 5_000;
    table.at(OWNER, Happening::Deadline);
    let mut again = StandaloneClock::replay(&table.facts).expect("a clock");
    // The program ended some time after the last note, and a minute after that it is started again.
    let effects = again.reopen(Tick::from_millis(80), 1_000_065, "test");
    let Some(Effect::Tell { what: Says::TakenUp { reading, turn, gap, .. }, .. }) = effects.last() else {
        panic!("{effects:?}")
    };
    assert_eq!((reading.white.left, reading.running, *turn, *gap), (295_000, None, Color::White, Some(60)));
    assert_eq!(again.phase(), Phase::Paused);
    table.clock = again;
    table.keep(&effects);
    table.now = 100_080;
    assert_eq!(table.after(0, OWNER, Command::Resume), [Says::Resumed { turn: Color::White }]);
    assert_eq!(table.after(5, OWNER, WHITE), []);
    assert_eq!(table.left(), (290, 300));
    let elapsed = Answer::Elapsed { millis: 170_000, stood: 160_000 };
    assert_eq!(table.asks(0, OWNER, Ask::Elapsed), elapsed);
}

#[test]
fn time_the_machine_slept_is_not_charged_to_either_side() {
    let mut table = Table::new("1", "1");
    table.after(0, OTHER, BLACK);
    table.now = 130_000;
    let effects = table.at(OWNER, Happening::Slept { millis: 120_000 });
    assert_eq!(effects, [Says::Slept { millis: 120_000 }]);
    assert_eq!((table.left(), table.clock.phase()), ((50, 60), Phase::Paused));
    assert_eq!(StandaloneClock::replay(&table.facts).as_ref(), Ok(&table.clock));
    let elapsed = Answer::Elapsed { millis: 130_000, stood: 120_000 };
    assert_eq!(table.asks(0, OWNER, Ask::Elapsed), elapsed);
    // While it stands, sleep changes nothing.
    table.now += 60_000;
    assert_eq!(table.at(OWNER, Happening::Slept { millis: 60_000 }), []);
    assert_eq!(table.after(0, OWNER, Command::Resume), [Says::Resumed { turn: Color::White }]);
    assert_eq!(
        table.after(50, OWNER, Command::Pause),
        [Says::Flag { side: Color::White, second: false }, Says::Paused]
    );
}

#[test]
fn what_is_over_is_not_pressed_any_more() {
    let mut table = Table::new("up", "up");
    table.after(0, OTHER, BLACK);
    let time = Answer::Time { whose: TimeAsked::Own, left: 7_000, counted: true, flag: Flag::Up };
    assert_eq!(table.asks(7, OWNER, Ask::Own), time);
    assert_eq!(table.after(0, OWNER, Command::Finish), [Says::Finished]);
    assert_eq!(table.after(0, OWNER, WHITE), [Says::Refused(Refusal::Over)]);
    assert_eq!(table.clock.phase(), Phase::Over);
}

#[test]
fn facts_that_are_no_clock_are_refused() {
    assert_eq!(StandaloneClock::replay(&[]), Err(ReplayError::NoBeginning));
    let table = Table::new("5", "5");
    let twice = [table.facts.clone(), table.facts].concat();
    assert_eq!(StandaloneClock::replay(&twice), Err(ReplayError::SetUpAgain(2)));
}

fn command() -> impl Strategy<Value = Command> {
    let side = || prop_oneof![Just(Color::White), Just(Color::Black)];
    let time = 0..200_000_u64;
    prop_oneof![
        6 => proptest::option::of(side()).prop_map(Command::Press),
        1 => Just(Command::PauseOrResume),
        1 => (side(), time.clone()).prop_map(|(side, millis)| Command::Correct(Correction::Left { side, millis })),
        1 => (side(), time).prop_map(|(side, millis)| Command::Correct(Correction::Take { side, millis })),
        1 => (side(), 0..9_u32).prop_map(|(side, moves)| Command::Correct(Correction::Moves { side, moves })),
        1 => side().prop_map(|side| Command::Correct(Correction::Turn { side })),
    ]
}

proptest! {
    /// Whatever is done: what is read back from the journal is what stood there, and no millisecond is lost.
    #[test]
    fn replay_is_what_was(
        control in prop_oneof![Just("1"), Just("1+2"), Just("1 delay 5"), Just("hourglass 1"), Just("1/3+1,2/2,1"), Just("up")],
        wishes in proptest::collection::vec((0..30_000_u64, command()), 0..40),
    ) {
        let mut table = Table::new(control, "1+1");
        for (pause, wish) in wishes {
            table.now += pause;
            table.at(OWNER, Happening::Deadline);
            table.at(OWNER, Happening::Command(wish));
            let replayed = StandaloneClock::replay(&table.facts);
            prop_assert_eq!(replayed.as_ref(), Ok(&table.clock));
            let reading = table.clock.reading(Tick::from_millis(table.now));
            prop_assert_eq!(reading.elapsed(), table.now);
            for side in [reading.white, reading.black] {
                let sum = i128::from(side.given) + i128::from(side.adjusted) - i128::from(side.used);
                prop_assert!(sum == i128::from(side.left) || control == "up");
            }
        }
    }
}
