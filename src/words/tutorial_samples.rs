//! Everything that the tutorial can say, for the test that says it.

use super::chain;
use crate::game::effect::Cue;
use crate::words::action::KeyMode;
use crate::words::key::Key;
use crate::words::tutorial_notice::{Lesson, QuizCue, Task, TutorialNotice};

/// The next of a chain that goes through all kinds; a new one must be put in, or this does not compile.
fn next(notice: &TutorialNotice) -> Option<TutorialNotice> {
    use TutorialNotice as T;
    let keys = || vec![Key::Escape, Key::Ctrl('u')];
    Some(match notice {
        T::Begins { .. } => T::BeginsByLines,
        T::BeginsByLines => T::Refused,
        T::Refused => T::Interrupted,
        T::Interrupted => T::Lesson { number: 1, lesson: Lesson::Voice },
        T::Lesson { .. } => T::Ask { task: Task::Hush, keys: keys(), also: Vec::new() },
        T::Ask { .. } => T::Hint { task: Task::Hush, keys: keys() },
        T::Hint { task: Task::Hush, .. } => T::Hint { task: Task::Write, keys: Vec::new() },
        T::Hint { .. } => T::FirstMode { mode: KeyMode::Board, switch: keys() },
        T::FirstMode { mode: KeyMode::Board, .. } => T::FirstMode { mode: KeyMode::Entry, switch: keys() },
        T::FirstMode { .. } => T::Right,
        T::Right => T::Held,
        T::Held => T::NotSent,
        T::NotSent => T::OtherMove,
        T::OtherMove => T::SaidBefore,
        T::SaidBefore => T::Example,
        T::Example => T::Cue { number: 1, cue: Cue::Move },
        T::Cue { number, cue } => match next_cue(*cue) {
            Some(cue) => T::Cue { number: number + 1, cue },
            None => T::CuesOff,
        },
        T::CuesOff => T::Answer { right: true, said: QuizCue::Move },
        T::Answer { .. } => T::Ends,
        T::Ends => T::Stopped,
        T::Stopped => return None,
    })
}

fn next_cue(cue: Cue) -> Option<Cue> {
    Some(match cue {
        Cue::Move => Cue::Capture,
        Cue::Capture => Cue::Check,
        Cue::Check => Cue::Castling,
        Cue::Castling => Cue::Promotion,
        Cue::Promotion => Cue::Refusal,
        Cue::Refusal => Cue::Edge,
        Cue::Edge => Cue::DarkSquare,
        Cue::DarkSquare => Cue::LightSquare,
        Cue::LightSquare => Cue::Offer,
        Cue::Offer => Cue::LowTime,
        Cue::LowTime => Cue::Tick,
        Cue::Tick => Cue::Flag,
        Cue::Flag => Cue::End,
        Cue::End => Cue::YourTurn,
        Cue::YourTurn => Cue::Confirmed,
        Cue::Confirmed => Cue::EntryMode,
        Cue::EntryMode => Cue::BoardMode,
        Cue::BoardMode => Cue::NotSaved,
        Cue::NotSaved => return None,
    })
}

/// Each kind, and everything that can stand in it.
pub(super) fn notices() -> Vec<TutorialNotice> {
    use TutorialNotice as T;
    let tab = || vec![Key::Tab];
    let begins = |clock_runs| T::Begins { next: tab(), back: tab(), leave: vec![Key::Ctrl('c')], clock_runs };
    let mut all = chain(begins(true), next);
    all.push(begins(false));
    all.extend((1..).zip(Lesson::ALL).map(|(number, lesson)| T::Lesson { number, lesson: *lesson }));
    all.extend(Task::ALL.iter().map(|task| T::Ask { task: *task, keys: tab(), also: tab() }));
    let answers = QuizCue::ALL.into_iter().flat_map(|said| [true, false].map(|right| T::Answer { right, said }));
    all.extend(answers);
    all
}
