//! Everything that is said by a clock alone, and while a control is put together.

use super::chain;
use crate::game::clock::{ClockReading, DrawCounts, SideReading, TimeControl, Times};
use crate::game::fact::ByColorOf;
use crate::game::standalone_clock::{Answer, Correction, Flag, Refusal, Says, Whose};
use crate::rules::position::Color;
use crate::time::TimeOfDay;
use crate::words::clock_notice::{ClockKey, ClockNotice};
use crate::words::compose_notice::ComposeNotice;
use crate::words::key::Key;

const CONTROLS: [&str; 12] = [
    "none",
    "up",
    "hourglass 3",
    "5",
    "0:30",
    "3:30+2",
    "25+5 after",
    "90/40+30,30+30",
    "120/40,60/20,15+30",
    "60/1 delay 5,1",
    "300 bronstein 65",
    "1/3+1,2/2,1",
];

fn control(text: &str) -> TimeControl {
    text.parse().expect("a control")
}

fn both(white: &str, black: &str) -> ByColorOf<TimeControl> {
    ByColorOf { white: control(white), black: control(black) }
}

fn reading() -> ClockReading {
    let side = |left| SideReading { left, moves: 12, ..SideReading::default() };
    ClockReading { white: side(3_849_000), black: side(59_000), running: Some(Color::White), stood: 0, gaps: 0 }
}

/// The next of a chain that goes through all kinds; a new one must be put in, or this does not compile.
fn next_says(says: &Says) -> Option<Says> {
    use Says as S;
    let side = Color::Black;
    let taken_up = |gap, fallen| S::TakenUp { reading: reading(), turn: Color::White, gap, fallen };
    Some(match says {
        S::SetUp { time } if time.white == time.black => S::SetUp { time: both("5", "4") },
        S::SetUp { .. } => S::Paused,
        S::Paused => S::Resumed { turn: side },
        S::Resumed { .. } => taken_up(None, vec![]),
        S::TakenUp { gap: None, .. } => taken_up(Some(65), vec![Color::White, side]),
        S::TakenUp { .. } => S::Slept { millis: 120_000 },
        S::Slept { .. } => S::Flag { side, second: false },
        S::Flag { second: false, .. } => S::Flag { side, second: true },
        S::Flag { .. } => S::Corrected(Correction::Left { side, millis: 61_000 }),
        S::Corrected(Correction::Left { .. }) => S::Corrected(Correction::Moves { side, moves: 1 }),
        S::Corrected(Correction::Moves { moves: 1, .. }) => S::Corrected(Correction::Moves { side, moves: 40 }),
        S::Corrected(Correction::Moves { .. }) => S::Corrected(Correction::Turn { side }),
        S::Corrected(Correction::Turn { .. } | Correction::Add { .. } | Correction::Take { .. }) => S::Finished,
        S::Finished => S::Refused(Refusal::NotRunning { runs: side }),
        S::Refused(Refusal::NotRunning { .. }) => S::Refused(Refusal::Stands),
        S::Refused(Refusal::Stands) => S::Refused(Refusal::Runs),
        S::Refused(Refusal::Runs) => S::Refused(Refusal::NothingToPause),
        S::Refused(Refusal::NothingToPause) => S::Refused(Refusal::Over),
        S::Refused(Refusal::Over) => S::Refused(Refusal::TooMuch),
        S::Refused(Refusal::TooMuch) => S::Answer(Answer::Both { reading: reading(), fallen: vec![side] }),
        S::Answer(_) => return None,
    })
}

fn answers() -> Vec<Answer> {
    let mut answers = Vec::new();
    for whose in [Whose::Own, Whose::Other, Whose::Of(Color::White)] {
        for flag in [Flag::Up, Flag::Only, Flag::First, Flag::Second] {
            for (left, counted) in [(0, false), (3_849_000, false), (61_000, true)] {
                answers.push(Answer::Time { whose, left, counted, flag });
            }
        }
    }
    answers.extend([Some(0), Some(1), Some(40), None].map(|moves| Answer::ToControl { moves }));
    answers.push(Answer::Both { reading: reading(), fallen: vec![] });
    answers.extend([Some(Color::White), Some(Color::Black), None].map(|running| Answer::Running { running }));
    answers.push(Answer::Moves { white: 1, black: 0, turn: Color::Black });
    answers.extend([0, 60_000].map(|stood| Answer::Elapsed { millis: 7_200_000, stood }));
    answers.extend(CONTROLS.map(|text| Answer::Control { time: both(text, text) }));
    answers
}

/// The next of a chain that goes through all kinds; a new one must be put in, or this does not compile.
fn next_notice(notice: &ClockNotice) -> Option<ClockNotice> {
    use ClockNotice as N;
    let (text, side, pause) = ("b\u{e4}h".to_owned(), Color::White, vec![Key::Char('p')]);
    let keys = |char| vec![Key::Char(char)];
    let greeting = |resume| N::Greeting { white: keys('f'), black: keys('j'), resume, help: keys('h') };
    let day = |hour, minute| N::TimeOfDay(TimeOfDay { hour, minute });
    Some(match notice {
        N::Word => greeting(None),
        N::Greeting { resume: None, .. } => greeting(Some(pause)),
        N::Greeting { .. } => N::GreetingByLines { resumed: false },
        N::GreetingByLines { resumed: false } => N::GreetingByLines { resumed: true },
        N::GreetingByLines { .. } => N::Stands { pause },
        N::Stands { .. } => N::Runs { pause },
        N::Runs { .. } => N::Slept { millis: 120_000, pause },
        N::Slept { .. } => N::Pad { name: text, connected: true },
        N::Pad { connected: true, .. } => N::Pad { name: text, connected: false },
        N::Pad { .. } => N::Help,
        N::Help => N::Unknown { text },
        N::Unknown { .. } => day(0, 0),
        N::TimeOfDay(TimeOfDay { hour: 0, .. }) => day(1, 5),
        N::TimeOfDay(TimeOfDay { hour: 1, .. }) => day(21, 59),
        N::TimeOfDay(_) => N::AskLeft { side, now: 330_000 },
        N::AskLeft { .. } => N::AskMoves { side, now: 1 },
        N::AskMoves { .. } => N::AskTurn { now: side },
        N::AskTurn { .. } => N::NotATime { text },
        N::NotATime { .. } => N::NotANumber { text },
        N::NotANumber { .. } => N::NotASide { text },
        N::NotASide { .. } => N::NothingChanged,
        N::NothingChanged => N::NothingToResume,
        N::NothingToResume => N::Held { file: "/games/a.annabella".to_owned() },
        N::Held { .. } => N::Kept,
        N::Kept => N::ConfirmQuit,
        N::ConfirmQuit => N::Begun,
        N::Begun => N::Key { keys: vec![Key::Char(' ')], action: ClockKey::Press },
        N::Key { .. } => says(Says::Paused),
        N::Says(_) => return None,
    })
}

fn says(what: Says) -> ClockNotice {
    ClockNotice::Says(Box::new(what))
}

/// All that a clock alone says.
pub(super) fn notices() -> Vec<ClockNotice> {
    let mut all = chain(ClockNotice::Word, next_notice);
    let keys = |action: &ClockKey| ClockNotice::Key { keys: vec![Key::Char('f')], action: *action };
    all.extend(ClockKey::ALL.iter().map(keys));
    all.extend(chain(Says::SetUp { time: both("5", "5") }, next_says).into_iter().map(says));
    all.extend(answers().into_iter().map(|answer| says(Says::Answer(answer))));
    all
}

/// The next of a chain that goes through all kinds; a new one must be put in, or this does not compile.
fn next_of_composing(notice: &ComposeNotice) -> Option<ComposeNotice> {
    use ComposeNotice as N;
    let text = "our-league".to_owned();
    Some(match notice {
        N::Begins => N::AskKind { black: false },
        N::AskKind { black: false } => N::AskKind { black: true },
        N::AskKind { .. } => N::AskMinutes { period: 1 },
        N::AskMinutes { period: 1 } => N::AskMinutes { period: 2 },
        N::AskMinutes { .. } => N::AskMoves,
        N::AskMoves => N::AskExtra,
        N::AskExtra => N::AskSeconds,
        N::AskSeconds => N::AskFirst,
        N::AskFirst => N::SoFar(control("90/40+30,30+30")),
        N::SoFar(_) => N::AskSame,
        N::AskSame => N::NowBlack,
        N::NowBlack => N::AskDraw,
        N::AskDraw => N::AskRight { time: both("5", "4").into() },
        N::AskRight { time } if time.draw.is_usual() => {
            N::AskRight { time: Times { draw: DrawCounts::ForBlack, ..time.clone() } }
        }
        N::AskRight { .. } => N::OneHourglass,
        N::OneHourglass => N::AskName,
        N::AskName => N::Saved { text },
        N::Saved { .. } => N::NotSaved { why: "no space left.".to_owned() },
        N::NotSaved { .. } => N::Used,
        N::Used => N::UsedNext,
        N::UsedNext => N::Dropped,
        N::Dropped => N::Wrong { text },
        N::Wrong { .. } => N::Empty,
        N::Empty => N::OutOfRange { text, least: 0, most: 1_000 },
        N::OutOfRange { least: 0, .. } => N::OutOfRange { text, least: 1, most: 3_600 },
        N::OutOfRange { .. } => N::NameTaken { text },
        N::NameTaken { .. } => N::NameWrong,
        N::NameWrong => N::FirstAnswer,
        N::FirstAnswer => N::Preset { name: text, own: true, time: both("5", "5") },
        N::Preset { .. } => return None,
    })
}

/// All that is said while a control is put together, and every control that has a name.
pub(super) fn composing() -> Vec<ComposeNotice> {
    let mut all = chain(ComposeNotice::Begins, next_of_composing);
    let named = include_str!("../../config/clocks.toml").lines().filter(|line| !line.starts_with('#'));
    all.extend(named.filter_map(|line| line.split_once(" = ")).map(|(name, _)| ComposeNotice::Preset {
        name: name.to_owned(),
        own: false,
        time: both("5", "5"),
    }));
    all
}
