//! Lessons as a machine beside the session of puzzles: what is entered goes in, what is to be done comes out. Whatever is heard on a board
//! stands on the table as the position of a puzzle does, so that all questions about it can be asked.

use std::sync::{Arc, LazyLock};

use super::course::{Course, ITEM};
use super::exercise::{Exercise, Moment, Over};
use super::lesson::{self, Lesson, Step, Task};
use super::step::{Do, Judged};
use crate::game::board::{Board, Change};
use crate::game::history::History;
use crate::game::participant::Language;
use crate::keys::key::Key;
use crate::notation;
use crate::rules::position::{Color, Intent, Square};
use crate::training::lines;
use crate::training::lines::drill::Given;
use crate::training::lines::lesson::LessonWish;
use crate::training::notices::lesson::{Entry, Kind, LessonNotice, Stage};
use crate::training::notices::lesson_text::Texts;
use crate::training::notices::training::{TrainingNotice, Way};
use crate::words::fold::fold;

/// Files of the folder of lessons, each with its text.
macro_rules! files {
    ($($name:literal)*) => {
        [$(($name, include_str!(concat!("../../config/lessons/", $name, ".toml")))),*]
    };
}

/// The built-in course: names of files, and what stands in them.
pub const FILES: [(&str, &str); 17] = files! {
    "board" "rook" "bishop" "queen" "king" "knight" "pawn" "value" "check" "mate" "mate-in-one" "castling" "en-passant"
    "promotion" "square" "lucena" "philidor"
};

/// The built-in course, in its order. A test reads every file.
pub fn built_in() -> &'static [Arc<Lesson>] {
    static LESSONS: LazyLock<Vec<Arc<Lesson>>> = LazyLock::new(|| {
        let read = FILES.iter().filter_map(|(_, text)| lesson::read(text).ok());
        let mut lessons: Vec<Arc<Lesson>> = read.map(|read| Arc::new(read.lesson)).collect();
        lessons.sort_by(|one, other| (one.order, &one.id).cmp(&(other.order, &other.id)));
        lessons
    });
    &LESSONS
}

/// Where the position of a step is.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Position {
    OnTheTable,
    Coming,
    /// It is told in any case: the lesson goes on where somebody left it.
    ComingBack,
}

/// The lesson on the table.
#[derive(Clone, Debug)]
struct Open {
    lesson: Arc<Lesson>,
    index: usize,
    step: usize,
    position: Position,
    /// The task of the step is done, or there is none.
    is_over: bool,
    /// The lesson itself is.
    is_ended: bool,
    /// How many half-moves stood on the table when the step began.
    before: usize,
    began: u64,
    hints: u32,
    mistakes: u32,
    /// In all steps before this one.
    helped: (u32, u32),
}

impl Open {
    fn step(&self) -> Option<&Step> {
        self.lesson.steps.get(self.step)
    }

    /// The task that waits for something.
    fn task(&self) -> Option<(&Step, &Task)> {
        let step = self.step().filter(|_| !self.is_over && !self.is_ended && self.position == Position::OnTheTable)?;
        (step.task != Task::Tell).then_some((step, &step.task))
    }
}

/// Lessons: those that there are, and the one that is open.
#[derive(Clone, Debug, Default)]
pub struct Lessons {
    /// Those of a teacher.
    own: Vec<Arc<Lesson>>,
    open: Option<Open>,
    /// What stands on the table, and how many half-moves.
    table: (Option<String>, usize),
    /// The one that was left last.
    left: Option<usize>,
    /// The session begins with this one.
    first: Option<usize>,
    outcome: Vec<LessonNotice>,
    /// The keys that go on.
    pub(super) enter: Vec<Key>,
}

impl Lessons {
    /// With those of a teacher after the built-in ones; one with the name of another takes its place.
    pub fn with(own: Vec<Lesson>) -> Lessons {
        Lessons { own: own.into_iter().map(Arc::new).collect(), ..Lessons::default() }
    }

    #[must_use]
    pub fn beginning_with(mut self, lesson: Lesson) -> Lessons {
        let id = lesson.id.clone();
        self.own.retain(|own| own.id != id);
        self.own.push(Arc::new(lesson));
        self.first = self.all().iter().position(|known| known.id == id);
        self
    }

    pub fn all(&self) -> Vec<Arc<Lesson>> {
        let own = |id: &str| self.own.iter().rev().find(|lesson| lesson.id == id).cloned();
        let mut all: Vec<Arc<Lesson>> =
            built_in().iter().map(|lesson| own(&lesson.id).unwrap_or_else(|| lesson.clone())).collect();
        for lesson in &self.own {
            if !all.iter().any(|known| known.id == lesson.id) {
                all.push(lesson.clone());
            }
        }
        all
    }

    /// The one with which the session begins, once.
    pub fn take_first(&mut self) -> Option<usize> {
        self.first.take()
    }

    /// What is said first, if the session begins with one.
    pub fn begins(&self, course: &Course) -> Option<LessonNotice> {
        let (index, all) = (self.first?, self.all());
        Some(self.heading(index, &all, course.step(all.get(index)?) > 0))
    }

    fn heading(&self, index: usize, all: &[Arc<Lesson>], again: bool) -> LessonNotice {
        match all.get(index) {
            Some(lesson) => LessonNotice::Begins { entry: entry(index, lesson), again, enter: self.enter.clone() },
            None => LessonNotice::AllDone,
        }
    }

    /// Whether some are left in a course that was begun.
    pub fn is_in_the_middle(&self, course: &Course) -> bool {
        course.is_begun() && current(course, &self.all()).is_some()
    }

    /// Whether there is one with this name.
    pub fn has(&self, name: &str, language: Language) -> bool {
        named(name, language, &self.all()).is_some()
    }

    /// What somebody wants.
    pub fn wish(&mut self, wish: &LessonWish, language: Language, course: &Course) -> Vec<Do> {
        let all = self.all();
        let unknown = |name: String| vec![say(LessonNotice::Unknown { name })];
        match wish {
            LessonWish::List => {
                let head = LessonNotice::List { count: all.len(), done: course.done() };
                let listed = all.iter().enumerate().map(|(index, lesson)| LessonNotice::Listed {
                    entry: entry(index, lesson),
                    stage: course.stage(lesson),
                });
                let notices = [head].into_iter().chain(listed);
                vec![Do::List(notices.map(|notice| TrainingNotice::Lesson(Box::new(notice))).collect())]
            }
            LessonWish::GoOn => match self.left.take().or_else(|| current(course, &all)) {
                Some(index) => self.begin(index, course),
                None => vec![say(LessonNotice::AllDone)],
            },
            LessonWish::Number(number) => {
                let index = usize::try_from(*number).ok().and_then(|number| number.checked_sub(1));
                match index.filter(|index| *index < all.len()) {
                    Some(index) => self.begin(index, course),
                    None => unknown(number.to_string()),
                }
            }
            LessonWish::Named(name) => match named(name, language, &all) {
                Some(index) => self.begin(index, course),
                None => unknown(name.clone()),
            },
        }
    }

    /// A lesson begins, or goes on where somebody left it.
    pub fn begin(&mut self, index: usize, course: &Course) -> Vec<Do> {
        let all = self.all();
        let Some(lesson) = all.get(index).cloned() else { return vec![say(LessonNotice::AllDone)] };
        let step = course.step(&lesson);
        let heading = say(self.heading(index, &all, step > 0));
        let before = self.table.1;
        self.open = Some(Open {
            lesson,
            index,
            step,
            position: if step > 0 { Position::ComingBack } else { Position::Coming },
            is_over: false,
            is_ended: false,
            before,
            began: 0,
            hints: 0,
            mistakes: 0,
            helped: (0, 0),
        });
        [vec![heading], self.show()].concat()
    }

    /// The step of the lesson: at once, or when its position is on the table.
    fn show(&mut self) -> Vec<Do> {
        let (table, made) = self.table.clone();
        let Some(open) = self.open.as_mut() else { return Vec::new() };
        let Some(step) = open.lesson.steps.get(open.step) else { return Vec::new() };
        let fen = step.board.fen();
        (open.hints, open.mistakes, open.began) = (0, 0, 0);
        open.is_over = step.task == Task::Tell;
        open.before = made;
        if open.position != Position::ComingBack {
            open.position = if table.as_ref() == Some(&fen) { Position::OnTheTable } else { Position::Coming };
        }
        if open.position == Position::OnTheTable { vec![text(&step.text)] } else { vec![Do::Open(fen)] }
    }

    /// The task of a step is done, or the lesson is, with its last step.
    fn finish(&mut self, right: Option<LessonNotice>, moment: Moment<'_>) -> Option<Do> {
        let all = self.all();
        let enter = self.enter.clone();
        let open = self.open.as_mut()?;
        open.is_over = true;
        self.outcome = right.into_iter().collect();
        let is_last = open.step + 1 >= open.lesson.steps.len();
        let (mut hints, mut mistakes) = (open.hints, open.mistakes);
        let mut item = format!("{ITEM}{}", open.lesson.id);
        if is_last {
            open.is_ended = true;
            (hints, mistakes) = (hints + open.helped.0, mistakes + open.helped.1);
            let next = all.get(open.index + 1).map(|lesson| entry(open.index + 1, lesson));
            self.outcome.push(LessonNotice::Over { entry: entry(open.index, &open.lesson), next, enter });
        } else {
            item = format!("{item}:{}", open.step + 1);
        }
        // If a step has no position of its own, it is not known when it was heard.
        let millis = if open.began == 0 { 0 } else { moment.at.saturating_sub(open.began) };
        let (way, clean) = (Way::Lesson, hints == 0 && mistakes == 0);
        Some(Over { item, way, clean, hints, mistakes, millis, recall: None }.kept(moment))
    }

    /// What is said where the lesson waits for nothing but the key that goes on.
    pub fn nothing_asked(&self) -> Option<TrainingNotice> {
        let waits = self.open.as_ref()?.task().is_some();
        let notice = LessonNotice::NoMove { enter: self.enter.clone() };
        (!waits).then(|| TrainingNotice::Lesson(Box::new(notice)))
    }

    /// What stands on the table, in a lesson or not.
    pub fn stands(&mut self, history: &History) {
        self.table = (Some(history.board().fen()), history.live().len());
    }

    /// A line as an answer; `None`: it is none.
    pub fn answer(&mut self, line: &str, language: Language, moment: Moment<'_>) -> Option<Vec<Do>> {
        let open = self.open.as_mut()?;
        let (step, Task::Answer(wanted)) = open.task()? else { return None };
        let given: Vec<Given> =
            lines::drill::answers(line, language).into_iter().filter(|given| is_alike(given, wanted)).collect();
        let asked_back = |kind| Some(vec![say(LessonNotice::Expected(kind))]);
        if given.is_empty() {
            // A piece without its colour is half an answer, and no question where such pieces are.
            let is_half = matches!(wanted, Given::Piece(_)) && notation::piece(line, language).is_some();
            return if is_half { asked_back(Kind::Piece) } else { None };
        }
        if given.iter().any(|given| is_part(given, wanted)) {
            return asked_back(Kind::AllSquares);
        }
        if given.iter().any(|given| is_same(given, wanted)) {
            let right = LessonNotice::Right(step.right.clone().map(Box::new));
            return Some(self.finish(Some(right), moment).into_iter().collect());
        }
        let missed = LessonNotice::Missed(step.wrong.clone().map(Box::new));
        open.mistakes += 1;
        Some(vec![say(missed)])
    }
}

impl Exercise for Lessons {
    /// Also where its task is done: the next step follows.
    fn is_open(&self) -> bool {
        self.open.is_some()
    }

    fn solver(&self) -> Color {
        self.open.as_ref().and_then(Open::step).map_or(Color::White, |step| step.side)
    }

    fn leave(&mut self) {
        self.open = None;
    }

    fn sets_up(&self, made: usize) -> bool {
        made == 0
    }

    fn help(&self) -> Option<TrainingNotice> {
        self.is_open().then(|| TrainingNotice::Lesson(Box::new(LessonNotice::Help)))
    }

    fn task(&self) -> Option<Do> {
        self.open.as_ref()?.step().map(|step| text(&step.text))
    }

    fn reply(&self, history: &History, _: &mut fastrand::Rng) -> Option<Intent> {
        let open = self.open.as_ref()?;
        let Some((_, Task::Play(moves))) = open.task() else { return None };
        let made = history.live().len().checked_sub(open.before)?;
        moves.get(made).filter(|_| made % 2 == 1)?.first().copied()
    }

    fn judge(&mut self, intent: Intent, history: &History) -> Judged {
        let instead = |notice| Judged::Instead(vec![say(notice)]);
        let enter = self.enter.clone();
        let Some(open) = self.open.as_mut() else { return Judged::Play };
        let (board, made) = (history.board(), history.live().len());
        let Some((step, task)) = open.task() else { return instead(LessonNotice::NoMove { enter }) };
        let (Some(change), Some(position)) = (board.change(intent), board.position()) else {
            return task.kind().map_or(Judged::Play, |kind| instead(LessonNotice::Expected(kind)));
        };
        let is_right = match task {
            Task::Tell => false,
            Task::Answer(_) => {
                return task.kind().map_or(Judged::Play, |kind| instead(LessonNotice::Expected(kind)));
            }
            Task::Play(moves) => {
                let ways = made.checked_sub(open.before).and_then(|made| moves.get(made));
                ways.is_some_and(|ways| ways.iter().any(|way| board.change(*way).as_ref() == Some(&change)))
            }
            Task::Goal(goal) => position.clone().play(intent).is_ok_and(|after| goal.is_reached(&change, &after)),
        };
        if is_right || position.judge(intent).is_err() {
            return Judged::Play;
        }
        let particular = step.mistakes.iter().find(|(mistake, _)| *mistake == change).map(|(_, text)| text.clone());
        let text = particular.or_else(|| step.wrong.clone()).map(Box::new);
        open.mistakes += 1;
        instead(LessonNotice::Wrong { report: Box::new(history.describe(&change)), text })
    }

    fn made(&mut self, history: &History, moment: Moment<'_>) -> Vec<Do> {
        let made = history.live().len();
        let Some(open) = self.open.as_mut() else { return Vec::new() };
        let before = std::mem::replace(&mut open.position, Position::OnTheTable);
        if before != Position::OnTheTable {
            (open.before, open.began) = (made, moment.at);
            let Some(step) = open.step() else { return Vec::new() };
            let told =
                (step.is_told || before == Position::ComingBack).then(|| Do::Say(moment.position(history, false)));
            return told.into_iter().chain([text(&step.text)]).collect();
        }
        let wanted = match open.task() {
            Some((_, Task::Play(moves))) => moves.len(),
            Some((_, Task::Goal(_))) => 1,
            _ => return Vec::new(),
        };
        if made < open.before + wanted {
            return Vec::new();
        }
        let right = open.step().and_then(|step| step.right.clone()).map(Box::new);
        self.finish(Some(LessonNotice::Right(right)), moment).into_iter().collect()
    }

    fn enter(&mut self, moment: Moment<'_>) -> Option<Vec<Do>> {
        let open = self.open.as_mut()?;
        if open.position != Position::OnTheTable {
            return Some(Vec::new());
        }
        if open.is_ended {
            let next = open.index + 1;
            return Some(self.begin(next, &moment.pupil.course));
        }
        if let Some((step, _)) = open.task() {
            return Some(vec![text(&step.text)]);
        }
        if open.step + 1 < open.lesson.steps.len() {
            open.helped = (open.helped.0 + open.hints, open.helped.1 + open.mistakes);
            open.step += 1;
            return Some(self.show());
        }
        Some(self.finish(None, moment).into_iter().collect())
    }

    fn next(&mut self, moment: Moment<'_>) -> Option<Vec<Do>> {
        // It does not pass over a task.
        match self.open.as_ref().and_then(Open::task) {
            Some(_) => Some(vec![say(LessonNotice::Open)]),
            None => self.enter(moment),
        }
    }

    fn hint(&mut self, history: &History) -> Vec<Do> {
        let Some(open) = self.open.as_mut() else { return Vec::new() };
        let Some((step, task)) = open.task() else {
            return vec![say(LessonNotice::NoMove { enter: self.enter.clone() })];
        };
        let own = u32::from(step.hint.is_some());
        let first = step.hint.as_ref().filter(|_| open.hints == 0).map(text);
        let next = next_move(task, history, open.before);
        let hint = first.unwrap_or_else(|| match next {
            Some(change) if open.hints == own => {
                let report = history.describe(&change);
                Do::Say(TrainingNotice::HintPiece { role: report.piece(), square: report.from() })
            }
            Some(change) => Do::Say(TrainingNotice::HintMove(Box::new(history.describe(&change)))),
            None => say(LessonNotice::NoHint),
        });
        open.hints += 1;
        vec![hint]
    }

    fn solution(&mut self, history: &History, moment: Moment<'_>) -> Vec<Do> {
        let Some(open) = self.open.as_mut() else { return Vec::new() };
        let Some((_, task)) = open.task() else {
            return vec![say(LessonNotice::NoMove { enter: self.enter.clone() })];
        };
        if let Task::Answer(answer) = task {
            let answer = LessonNotice::Answer(answer.clone());
            open.mistakes += 1;
            return self.finish(Some(answer), moment).into_iter().collect();
        }
        let next = next_move(task, history, open.before);
        open.mistakes += 1;
        let said = next.map(|change| Do::Say(TrainingNotice::HintMove(Box::new(history.describe(&change)))));
        said.into_iter().flat_map(|said| [said, say(LessonNotice::EnterIt)]).collect()
    }

    fn stop(&mut self, _: Moment<'_>) -> Vec<Do> {
        self.left = self.open.as_ref().filter(|open| !open.is_ended).map(|open| open.index);
        self.leave();
        vec![say(LessonNotice::Left)]
    }

    fn start_over(&mut self) -> Option<Vec<Do>> {
        let index = self.open.as_ref()?.index;
        Some(self.begin(index, &Course::default()))
    }

    fn take_outcome(&mut self, _: Moment<'_>) -> Vec<Do> {
        std::mem::take(&mut self.outcome).into_iter().map(say).collect()
    }
}

/// The lesson with which the course goes on: the one of the last result, or else the first one after it that is not done,
/// or the first of all that are not done.
fn current(course: &Course, all: &[Arc<Lesson>]) -> Option<usize> {
    let is_open = |index: &usize| all.get(*index).is_some_and(|lesson| course.stage(lesson) != Stage::Done);
    let last = course.last.as_ref().and_then(|last| all.iter().position(|lesson| lesson.id == *last)).unwrap_or(0);
    let again = all.get(last).is_some_and(|lesson| course.step(lesson) > 0).then_some(last);
    again.or_else(|| (last..all.len()).find(is_open)).or_else(|| (0..last).find(is_open))
}

/// The right move in a task, where it is the pupil's turn.
fn next_move(task: &Task, history: &History, before: usize) -> Option<Change> {
    let board: &Board = history.board();
    match task {
        Task::Play(moves) => {
            let made = history.live().len().checked_sub(before).filter(|made| made.is_multiple_of(2))?;
            board.change(*moves.get(made)?.first()?)
        }
        Task::Goal(goal) => goal.moves(board).into_iter().next(),
        Task::Tell | Task::Answer(_) => None,
    }
}

/// Whether an answer is of the kind that is wanted.
fn is_alike(given: &Given, wanted: &Given) -> bool {
    let (may_be_nothing, has_squares) = (
        |of: &Given| matches!(of, Given::Squares(_) | Given::Piece(_) | Given::Nothing),
        |of: &Given| matches!(of, Given::Squares(_) | Given::Nothing),
    );
    std::mem::discriminant(given) == std::mem::discriminant(wanted)
        || (*given == Given::Nothing && may_be_nothing(wanted))
        || (*wanted == Given::Nothing && has_squares(given))
}

/// Whether they are some of the squares, and nothing else.
fn is_part(given: &Given, wanted: &Given) -> bool {
    let (Given::Squares(given), Given::Squares(wanted)) = (given, wanted) else { return false };
    given.iter().all(|square| wanted.contains(square)) && wanted.iter().any(|square| !given.contains(square))
}

/// Squares are the same in any order.
fn is_same(given: &Given, wanted: &Given) -> bool {
    let sorted = |squares: &[Square]| {
        let mut squares = squares.to_vec();
        squares.sort_unstable();
        squares.dedup();
        squares
    };
    match (given, wanted) {
        (Given::Squares(given), Given::Squares(wanted)) => sorted(given) == sorted(wanted),
        (given, wanted) => given == wanted,
    }
}

/// The lesson with this name: its own one, or a title in which all words of it stand.
fn named(name: &str, language: Language, all: &[Arc<Lesson>]) -> Option<usize> {
    let name = fold(name);
    let title =
        |lesson: &Lesson| lesson.title.of(language).map(|(_, title)| fold(&title.written())).unwrap_or_default();
    let is_called = |lesson: &&Arc<Lesson>| fold(&lesson.id) == name || title(lesson) == name;
    let whole = all.iter().position(|lesson| is_called(&lesson));
    let has_all = |lesson: &Arc<Lesson>| {
        let title = title(lesson);
        name.split(' ').all(|word| title.split(' ').any(|known| known == word))
    };
    whole.or_else(|| all.iter().position(has_all))
}

fn entry(index: usize, lesson: &Lesson) -> Entry {
    Entry { number: index + 1, title: lesson.title.clone() }
}

fn text(texts: &Texts) -> Do {
    say(LessonNotice::Text(Box::new(texts.clone())))
}

fn say(notice: LessonNotice) -> Do {
    Do::Say(TrainingNotice::Lesson(Box::new(notice)))
}

#[cfg(test)]
#[path = "lessons_tests.rs"]
mod tests;
