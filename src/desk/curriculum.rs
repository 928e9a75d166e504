//! What is taught, in its order: the lessons of the tutorial and their steps.

use crate::desk::keyboard::Keyboard;
use crate::desk::notices::tutorial::{Example, Lesson, QuizCue, Task};
use crate::game::effect::Cue;
use crate::keys::action::{Action, KeyMode};

/// What ends a step.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Expected {
    AnyKey,
    /// An action, done by its key.
    Done(Action),
    /// An action that comes upon the edge.
    Edge(Action),
    /// This stands on the entry line.
    Written(&'static str),
    /// A line is entered.
    Sent,
    /// A line is entered that means the example's move.
    Move(Example),
    /// A key is explained by the key help.
    Explained,
    /// On to what comes after this cue; the number is its 1-based index.
    Past(usize, Cue),
    /// The number of this cue.
    Answer(QuizCue),
}

/// One thing to be done.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Step {
    pub(super) task: Task,
    pub(super) expected: Expected,
    /// Where it is done; `None`: in either mode.
    pub(super) mode: Option<KeyMode>,
    /// Another action that its words name.
    pub(super) also: Option<Action>,
    /// What is to be done was said with the step before.
    pub(super) is_announced: bool,
}

impl Step {
    /// The action whose key does it.
    pub(super) fn action(&self) -> Option<Action> {
        match self.expected {
            Expected::Done(action) | Expected::Edge(action) => Some(action),
            Expected::Past(..) => Some(Action::NextItem),
            Expected::Sent | Expected::Move(_) | Expected::Answer(_) => Some(Action::Enter),
            Expected::AnyKey | Expected::Written(_) | Expected::Explained => None,
        }
    }

    /// Whether it is done while the key help is on.
    pub(super) fn is_in_key_help(&self) -> bool {
        self.expected == Expected::Explained || self.task == Task::EndExplain
    }

    const fn new(task: Task, expected: Expected, mode: Option<KeyMode>) -> Step {
        Step { task, expected, mode, also: None, is_announced: false }
    }
}

/// A lesson and its steps.
#[derive(Clone, Debug)]
pub(super) struct LessonPlan {
    pub(super) lesson: Lesson,
    pub(super) steps: Vec<Step>,
}

const LINE: Option<KeyMode> = Some(KeyMode::Entry);
const BOARD: Option<KeyMode> = Some(KeyMode::Board);

const fn done(task: Task, action: Action, mode: Option<KeyMode>) -> Step {
    Step::new(task, Expected::Done(action), mode)
}

const fn written(task: Task) -> Step {
    Step::new(task, Expected::Written(task.text()), LINE)
}

/// The lessons of the keys, without those steps that this player has no key for.
pub(super) fn keys(keyboard: &Keyboard) -> Vec<LessonPlan> {
    use Action as A;
    let lessons = [
        (Lesson::Voice, vec![Step::new(Task::Hush, Expected::AnyKey, None), done(Task::Silence, A::Silence, None)]),
        (
            Lesson::Line,
            vec![
                written(Task::Write),
                done(Task::Erase, A::DeleteBefore, LINE),
                written(Task::Rewrite),
                done(Task::ReadBack, A::ReadLine, LINE),
                done(Task::StepLeft, A::CharacterLeft, LINE),
                Step::new(Task::Send, Expected::Sent, LINE),
                done(Task::CallBack, A::EarlierLine, LINE),
                done(Task::ClearLine, A::Clear, LINE),
            ],
        ),
        (Lesson::Moves, moves()),
        (Lesson::Modes, vec![done(Task::ToBoard, A::SwitchMode, LINE), done(Task::ToLine, A::SwitchMode, BOARD)]),
        (
            Lesson::Asking,
            vec![
                done(Task::LastMove, A::LastMove, LINE),
                done(Task::Turn, A::Turn, LINE),
                done(Task::Clocks, A::Clocks, BOARD),
                done(Task::LastAtBoard, A::LastMove, BOARD),
            ],
        ),
        (
            Lesson::Board,
            vec![
                done(Task::Up, A::SquareUp, BOARD),
                done(Task::Right, A::SquareRight, BOARD),
                Step::new(Task::ToEdge, Expected::Edge(A::SquareLeft), BOARD),
                done(Task::Here, A::Square, BOARD),
                Step { also: Some(A::PreviousKnight), ..done(Task::NextPiece, A::NextKnight, BOARD) },
                done(Task::PickUp, A::PickUp, BOARD),
                done(Task::PutBack, A::PutBack, BOARD),
            ],
        ),
        (
            Lesson::Again,
            vec![
                done(Task::Again, A::Repeat, None),
                done(Task::Older, A::Older, None),
                done(Task::StillOlder, A::Older, None),
                done(Task::Newer, A::Newer, None),
                Step { also: Some(A::NextItem), ..done(Task::List, A::KeyList, None) },
                Step { is_announced: true, ..done(Task::NextItem, A::NextItem, None) },
                done(Task::PreviousItem, A::PreviousItem, None),
                done(Task::Spell, A::Spell, None),
            ],
        ),
        (Lesson::Table, vec![done(Task::Publicly, A::RepeatPublicly, None)]),
        (
            Lesson::QuickSettings,
            vec![
                done(Task::QuickSettings, A::QuickSettings, None),
                done(Task::More, A::More, None),
                done(Task::Less, A::Less, None),
            ],
        ),
        (
            Lesson::Help,
            vec![
                done(Task::Explain, A::KeyHelp, None),
                Step::new(Task::Meaning, Expected::Explained, None),
                done(Task::EndExplain, A::KeyHelp, None),
                done(Task::Context, A::Context, None),
            ],
        ),
    ];
    let lessons = lessons.map(|(lesson, steps)| LessonPlan { lesson, steps: that_can_be_done(steps, keyboard) });
    lessons.into_iter().filter(|plan| !plan.steps.is_empty()).collect()
}

/// The ways of entering a move.
fn moves() -> Vec<Step> {
    let tasks = [Task::MovePiece, Task::MoveSquares, Task::MoveCapture, Task::MoveCastles, Task::MovePromotes];
    let step = |task: Task| task.example().map(|example| Step::new(task, Expected::Move(example), LINE));
    tasks.into_iter().filter_map(step).collect()
}

/// The steps for which there are keys, each where it has some.
fn that_can_be_done(steps: Vec<Step>, keyboard: &Keyboard) -> Vec<Step> {
    let place = |step: Step| {
        let Some(action) = step.action() else { return Some(step) };
        let has_key = |mode: &KeyMode| !keyboard.keys_in(*mode, action).is_empty();
        match step.mode {
            Some(mode) => has_key(&mode).then_some(step),
            None if KeyMode::ALL.iter().all(has_key) => Some(step),
            None => KeyMode::ALL.into_iter().find(has_key).map(|mode| Step { mode: Some(mode), ..step }),
        }
    };
    let mut steps: Vec<Step> = steps.into_iter().filter_map(place).collect();
    // Where no list is read there is nothing to step through.
    if steps.iter().all(|step| step.task != Task::List) {
        steps.retain(|step| !matches!(step.task, Task::NextItem | Task::PreviousItem));
    }
    steps
}

/// The lessons of the cues: each by its name, then a question for each of the draws, 0 to 2.
pub(super) fn cues(cues: &[Cue], draws: &[usize], by_lines: bool, keyboard: Option<&Keyboard>) -> [LessonPlan; 2] {
    // Who has no key for the next item goes on by an empty line.
    let has_next =
        keyboard.is_some_and(|at| KeyMode::ALL.iter().all(|mode| !at.keys_in(*mode, Action::NextItem).is_empty()));
    let (task, quiz) = if by_lines { (Task::CuesByLines, Task::QuizByLines) } else { (Task::Cues, Task::Quiz) };
    let mode = (!by_lines && !has_next).then_some(KeyMode::Entry);
    let named = (1..).zip(cues).map(|(number, cue)| Step {
        also: Some(Action::Repeat),
        is_announced: number > 1,
        ..Step::new(task, Expected::Past(number, *cue), mode)
    });
    // Without a key that plays it, there is nothing to be asked.
    let can_hear = keyboard.is_none_or(|at| !at.keys_in(KeyMode::Entry, Action::Repeat).is_empty());
    let draws = if can_hear { draws } else { &[] };
    let asked = draws.iter().filter_map(|draw| QuizCue::ALL.get(*draw)).map(|cue| Step {
        also: Some(Action::Repeat),
        ..Step::new(quiz, Expected::Answer(*cue), if by_lines { None } else { LINE })
    });
    [
        LessonPlan { lesson: Lesson::Cues, steps: named.collect() },
        LessonPlan { lesson: Lesson::Quiz, steps: asked.collect() },
    ]
}
