//! What is said in a lesson, and what is wrong with the file of one.

use crate::game::declare::by_name;
use crate::game::participant::Language;
use crate::game::report::MoveReport;
use crate::game::sentence::Quoted;
use crate::game::system_error::SystemError;
use crate::keys::key::Key;
use crate::named::named;
use crate::training::lines::drill::Given;
use crate::training::notices::drill::given;
use crate::training::notices::lesson_text::{LONGEST, Texts};
use crate::words::announce::announce;
use crate::words::arguments;
use crate::words::declare::{Say, messages};
use crate::words::phrase::{Voice, together};
use crate::words::system::FormError;
use crate::words::utterance::Segment;

named! {
    /// How far somebody is with a lesson.
    #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
    pub enum Stage {
        New = "new",
        Begun = "begun",
        Done = "done",
    }

    /// What kind of answer a question of a lesson wants.
    #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
    pub enum Kind {
        YesNo = "yes-no",
        Shade = "shade",
        Number = "number",
        Squares = "squares",
        AllSquares = "all-squares",
        Piece = "piece",
        Move = "move",
    }
}

by_name! { Stage Kind }

/// A lesson in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    pub number: usize,
    /// What it is called.
    pub title: Texts,
}

messages! { |voice|
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum LessonNotice {
        /// In front of the list.
        List { count: usize, done: usize = [0_usize, 1, 3] } => "lesson-list"(count, done),
        Listed { entry: Entry, stage: Stage } => "lesson-listed"(number: entry.number, title: entry.title.say(voice), stage),
        /// There is none of this number or name.
        Unknown { name: String } => "lesson-unknown"(name: Quoted(name)),
        /// How it goes on, by keys or by lines; whether somebody was in the middle of it.
        Begins { entry: Entry, again: bool, enter: Vec<Key> } => "lesson-begins"(
            number: entry.number, title: entry.title.say(voice), again, keys: !enter.is_empty(), enter,
        ),
        /// What stands in the lesson.
        Text(text: Box<Texts>) => { text.say(voice) },
        /// The task is done.
        Right(text: Option<Box<Texts>> = [Texts::samples().pop().map(Box::new)]) => { with(voice, "lesson-right", text.as_deref()) },
        Wrong { report: Box<MoveReport>, text: Option<Box<Texts>> = [None, Texts::samples().pop().map(Box::new)] }
            => { wrong(voice, report, text.as_deref()) },
        /// Not this answer.
        Missed(text: Option<Box<Texts>> = [None, Texts::samples().pop().map(Box::new)]) => { with(voice, "lesson-missed", text.as_deref()) },
        /// What is wanted, where something else was entered.
        Expected(kind: Kind) => "lesson-expected"(kind),
        Answer(answer: Given) => "lesson-answer"(answer: given(voice, answer)),
        /// No move is wanted.
        NoMove { enter: Vec<Key> } => "lesson-no-move"(keys: !enter.is_empty(), enter),
        /// The task waits.
        Open => "lesson-open",
        /// No more hints.
        NoHint => "lesson-no-hint",
        /// The move was told, and is still to be made.
        EnterIt => "lesson-enter-it",
        /// It is over; what comes next, if anything.
        Over { entry: Entry, next: Option<Entry> = [None, Entry::samples().pop()], enter: Vec<Key> } => "lesson-over"(
            number: entry.number, title: entry.title.say(voice), more: next.is_some(),
            next: next.as_ref().map_or(0, |next| next.number),
            next_title: next.as_ref().map(|next| next.title.say(voice)).unwrap_or_default(),
            keys: !enter.is_empty(), enter,
        ),
        AllDone => "lesson-all-done",
        /// It is left, and goes on another time.
        Left => "lesson-left",
        /// What can be entered.
        Help => "lesson-help",
        /// What is wrong with a file, and in which line.
        Trouble { file: String, line: usize, wrong: Wrong } => "lesson-trouble"(file, line: number(voice, *line), wrong: wrong.say(voice)),
        /// A file that cannot be read at all.
        Unreadable { file: String, why: SystemError } => "lesson-unreadable"(file, why),
        /// A file is good: its title, how many steps it has.
        Good { file: String, title: Box<Texts>, steps: usize } => "lesson-good"(file, title: title.say(voice), steps),
        Whole { file: String, language: Language } => "lesson-whole"(file, language),
        /// In this language texts are missing, the first one in a line, so that the lesson is heard in another one.
        Lacks { file: String, language: Language, count: usize, line: usize } => "lesson-lacks"(file, line: number(voice, *line), language, count),
    }
}

messages! { |voice|
    /// What is wrong in the file of a lesson.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Wrong {
        /// The form of the file; what its reader says.
        Form { why: FormError } => "lesson-wrong-form"(why),
        /// Its name has other signs than small letters, figures and hyphens.
        Id { text: String } => "lesson-wrong-id"(text: Quoted(text)),
        NoSteps => "lesson-wrong-no-steps",
        Language { code: String } => "lesson-wrong-language"(code: Quoted(code)),
        /// In no language all texts are there.
        NoLanguage => "lesson-wrong-no-language",
        Position { text: String } => "lesson-wrong-position"(text: Quoted(text)),
        /// There is no legal move in it.
        Over => "lesson-wrong-over",
        /// Two tasks in one step.
        Tasks => "lesson-wrong-tasks",
        /// A text that belongs to a task, where there is none.
        NoTask { name: String } => "lesson-wrong-no-task"(name: Quoted(name)),
        Move { text: String } => "lesson-wrong-move"(text: Quoted(text)),
        /// It ends with the other side's move.
        Ends => "lesson-wrong-ends",
        /// Too many moves, one in the place of another.
        Ways => "lesson-wrong-ways",
        Goal { text: String } => "lesson-wrong-goal"(text: Quoted(text)),
        /// No move reaches it.
        Unreachable { text: String } => "lesson-wrong-unreachable"(text: Quoted(text)),
        Answer { text: String } => "lesson-wrong-answer"(text: Quoted(text)),
        /// A move that is called a mistake, and is right.
        NoMistake { text: String } => "lesson-wrong-no-mistake"(text: Quoted(text)),
        Empty => "lesson-wrong-empty",
        Long => "lesson-wrong-long"(most: LONGEST),
        Unclosed => "lesson-wrong-unclosed",
        Mark { text: String } => "lesson-wrong-mark"(text: Quoted(text)),
        Bare { text: String } => "lesson-wrong-bare"(text: Quoted(text)),
    }
}

/// The number of a line, to be read in figures and heard in words.
fn number(voice: Voice<'_>, line: usize) -> Vec<Segment> {
    arguments::figure(voice, i64::try_from(line).unwrap_or(i64::MAX))
}

/// A sentence, and what the lesson adds to it; without that, the other variant of the sentence.
fn with(voice: Voice<'_>, key: &'static str, text: Option<&Texts>) -> Vec<Segment> {
    let head = voice.phrase(key).with("alone", text.is_none()).say();
    together([Some(head), text.map(|text| text.say(voice))].into_iter().flatten())
}

fn wrong(voice: Voice<'_>, report: &MoveReport, text: Option<&Texts>) -> Vec<Segment> {
    let head = voice.phrase("lesson-wrong").with("alone", text.is_none());
    let head = head.with("wrong", announce(voice.sentences, report, voice.listener)).say();
    together([Some(head), text.map(|text| text.say(voice))].into_iter().flatten())
}

#[cfg(any(test, debug_assertions))]
use crate::game::declare::Sample;

#[cfg(any(test, debug_assertions))]
impl Sample for Entry {
    fn samples() -> Vec<Entry> {
        Texts::samples().into_iter().map(|title| Entry { number: 3, title }).collect()
    }
}
