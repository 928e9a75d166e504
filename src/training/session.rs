//! A session of puzzles as a machine: what is entered goes in, what is to be done comes out. It reads no clock, no disk and draws its lots
//! from a seed, so that a session can be repeated in a test.

mod answering;
mod choosing;
mod helping;
mod learning;
mod mistakes;
mod opening;
mod table;

use self::choosing::Adding;
use self::helping::Dictation;
use self::table::{Exercises, Kind};
use super::endgame::Endgames;
use super::exercise::{Exercise as _, Moment};
use super::pupil::Pupil;
use super::puzzles::Coming;
use super::reviewing::Review;
use super::rounds::Chosen;
use super::step::{Do, Judged, Weighed};
use crate::engine::endgames::Tables;
use crate::engine::endgames::store::StoreTrouble;
use crate::game::history::History;
use crate::game::system_error::SystemError;
use crate::keys::key::Key;
use crate::rules::position::{Color, Intent};
use crate::training::lines::endgame::EndgameWish;
use crate::training::lines::training::Verb;
use crate::training::notices::endgame::EndgameNotice;
use crate::training::notices::training::{How, Telling, Theme, TrainingNotice, Way};

#[derive(Clone, Debug)]
pub struct Session {
    pub(super) pupil: Pupil,
    /// What comes next.
    way: Way,
    exercises: Exercises,
    pub(super) dictation: Option<Dictation>,
    pub(super) lots: fastrand::Rng,
    /// The drill that was chosen.
    pub(super) chosen: Option<Chosen>,
    /// Whether rounds have a time.
    pub(super) timed: bool,
    /// The keys that go on; none where lines do.
    pub(super) enter: Vec<Key>,
    is_unsaved: bool,
    untold: Untold,
    review: Option<Box<Review>>,
    /// The theme that was chosen last.
    wanted_theme: Option<Theme>,
    /// The puzzles that were added to the built-in ones.
    added: Adding,
}

/// What is told once, and was not yet.
#[derive(Copy, Clone, Debug)]
struct Untold {
    /// What is to be done with a puzzle: to somebody who has never had one.
    task: bool,
    /// How the next puzzle comes.
    next: bool,
}

impl Session {
    /// A session of a pupil. `now` is in seconds since 1 January 1970, UTC; what comes back today comes first.
    pub fn new(pupil: Pupil, seed: u64, now: u64) -> Session {
        let (way, untold) = (usual(&pupil, now), Untold { task: pupil.tried == 0, next: true });
        Session {
            pupil,
            way,
            exercises: Exercises::default(),
            dictation: None,
            lots: fastrand::Rng::with_seed(seed),
            chosen: None,
            timed: true,
            enter: Vec::new(),
            is_unsaved: false,
            untold,
            review: None,
            wanted_theme: None,
            added: Adding::default(),
        }
    }

    /// The same, which begins with the review of a game.
    #[must_use]
    pub fn reviewing(self, review: Review) -> Session {
        Session { way: Way::Review, review: Some(Box::new(review)), ..self }
    }

    /// Who trains, as far as is known now.
    pub const fn pupil(&self) -> &Pupil {
        &self.pupil
    }

    /// The first words: what is due, and the keys with which it begins.
    pub fn begins(&mut self, now: u64, enter: Vec<Key>) -> TrainingNotice {
        self.enter.clone_from(&enter);
        let Exercises { lessons, openings, .. } = &mut self.exercises;
        lessons.enter.clone_from(&enter);
        if let Some(lesson) = lessons.begins(&self.pupil.course) {
            return TrainingNotice::Lesson(Box::new(lesson));
        }
        if let Some(review) = &self.review {
            return TrainingNotice::Review(Box::new(review.begins()));
        }
        let (name, standings) = (self.pupil.name.clone(), Box::new(self.pupil.standings(now)));
        let openings = openings.due(&self.pupil, now);
        TrainingNotice::Begins { name, standings, course: self.course(), openings, enter }
    }

    fn moment(&self, at: u64, now: u64) -> Moment<'_> {
        Moment { pupil: &self.pupil, way: self.way, at, now }
    }

    /// What stands on the table, and when; apart from one another.
    fn parts(&mut self, at: u64, now: u64) -> (&mut Exercises, Moment<'_>) {
        (&mut self.exercises, Moment { pupil: &self.pupil, way: self.way, at, now })
    }

    /// Takes note of what came of an exercise.
    fn noted(&mut self, todo: Vec<Do>) -> Vec<Do> {
        for todo in &todo {
            if let Do::Keep(attempt) = todo {
                self.pupil.take(attempt);
                if attempt.way == Way::Review
                    && let Some(review) = &mut self.review
                {
                    review.solved(attempt.clean);
                }
            }
        }
        todo
    }

    // --- what stands on the table ---

    /// The opponent's next move.
    pub fn reply(&mut self, history: &History) -> Option<Intent> {
        self.exercises.there().reply(history, &mut self.lots)
    }

    /// Whether this half-move only sets up what stands there: it is told with the position.
    pub fn sets_up(&self, made: usize) -> bool {
        self.exercises.there().sets_up(made)
    }

    /// Who plays against the program.
    pub fn solver(&self) -> Color {
        self.exercises.there().solver()
    }

    /// Whether moves can be taken back.
    pub fn takes_back(&self) -> bool {
        self.exercises.there().takes_back()
    }

    /// What can be entered there, where that differs from what can always be.
    pub fn help(&self) -> Option<Vec<TrainingNotice>> {
        self.exercises.there().help().map(|help| vec![help])
    }

    /// What is to be done there, for a player who comes back to it.
    pub(super) fn task(&self) -> Option<Do> {
        self.exercises.there().task()
    }

    /// A move that was entered, in front of these.
    pub fn judge(&mut self, intent: Intent, history: &History) -> Judged {
        if self.is_drilling() {
            return Judged::Instead(self.no_answer());
        }
        let Some(exercise) = self.exercises.open_mut() else {
            return Judged::Instead(vec![Do::Say(TrainingNotice::NoPuzzle)]);
        };
        self.dictation = None;
        match exercise.judge(intent, history) {
            // What follows the move is said first.
            Judged::Instead(todo) if !matches!(todo[..], [Do::Weigh(_)]) => Judged::Instead(self.with_streak(todo)),
            judged => judged,
        }
    }

    /// With the end of the streak, where it has just come.
    fn with_streak(&mut self, todo: Vec<Do>) -> Vec<Do> {
        let record = self.pupil.streak;
        let ends = self.exercises.puzzles.streak_ends();
        let ends = ends.map(|count| Do::Say(TrainingNotice::StreakOver { count, record }));
        todo.into_iter().chain(ends).collect()
    }

    /// What is said to a move where none is asked for; `None`: one is, of the other side.
    pub fn no_move_is_asked(&self) -> Option<TrainingNotice> {
        if self.exercises.stands == Kind::Lesson {
            return self.exercises.lessons.nothing_asked();
        }
        (!self.exercises.there().is_open()).then_some(TrainingNotice::NoPuzzle)
    }

    /// Responds to the half-moves that stand on the table now and may be spoken of. `at` is in milliseconds.
    pub fn made(&mut self, history: &History, at: u64, now: u64) -> Vec<Do> {
        if let Some(lesson) = self.first_lesson() {
            return lesson;
        }
        self.exercises.lessons.stands(history);
        if let Some(first) = self.review.as_mut().and_then(|review| review.begin(at)) {
            return vec![first];
        }
        let (exercises, moment) = self.parts(at, now);
        let todo = exercises.open_mut().map(|exercise| exercise.made(history, moment)).unwrap_or_default();
        let is_position = matches!(todo[..], [Do::Say(TrainingNotice::Puzzle { .. })]);
        let task = (is_position && std::mem::take(&mut self.untold.task)).then_some(Do::Say(TrainingNotice::FirstTask));
        let todo = self.noted(todo);
        task.into_iter().chain(todo).collect()
    }

    /// What an engine says of the move that is not the expected one. `at` is in milliseconds.
    pub fn weighed(&mut self, weighed: &Weighed, at: u64, now: u64) -> Vec<Do> {
        let (exercises, moment) = self.parts(at, now);
        let todo = exercises.puzzles.weighed(weighed, moment);
        let todo = self.noted(todo);
        self.with_streak(todo)
    }

    /// What came of the last exercise is kept, or is not.
    pub fn kept(&mut self, kept: Result<(), SystemError>, now: u64) -> Vec<Do> {
        let (exercises, moment) = self.parts(0, now);
        let mut todo = Vec::new();
        exercises.all_mut(|exercise| todo.extend(exercise.take_outcome(moment)));
        let is_solved = |todo: &Do| matches!(todo, Do::Say(TrainingNotice::Solved(done)) if done.how != How::Left);
        if self.untold.next && todo.iter().any(is_solved) {
            self.untold.next = false;
            todo.push(Do::Say(TrainingNotice::ForTheNext { enter: self.enter.clone() }));
        }
        todo.extend(self.told_of_the_disk(kept));
        todo
    }

    /// Trouble with the disk is told once, and its end too.
    pub(super) fn told_of_the_disk(&mut self, kept: Result<(), SystemError>) -> Option<Do> {
        let was_unsaved = std::mem::replace(&mut self.is_unsaved, kept.is_err());
        Some(Do::Say(match kept {
            Err(why) if !was_unsaved => TrainingNotice::NotSaved { why },
            Ok(()) if was_unsaved => TrainingNotice::SavedAgain,
            _ => return None,
        }))
    }

    // --- what is entered ---

    /// The key that goes on, or an empty line. `at` is in milliseconds.
    pub fn enter(&mut self, at: u64, now: u64) -> Vec<Do> {
        if self.is_drilling() {
            return self.enter_drill(at);
        }
        if self.is_looking() {
            return self.next(now);
        }
        if let Some(dictated) = self.next_piece() {
            return vec![Do::Say(dictated)];
        }
        let (exercises, moment) = self.parts(at, now);
        match exercises.there_mut().enter(moment) {
            Some(todo) => self.noted(todo),
            None => self.next(now),
        }
    }

    /// A word, by somebody who has this board in front of them.
    pub fn word(&mut self, verb: Verb, history: &History, keys: bool, now: u64) -> Vec<Do> {
        match verb {
            Verb::Next => {
                let (exercises, moment) = self.parts(0, now);
                match exercises.there_mut().next(moment) {
                    Some(todo) => self.noted(todo),
                    None => self.next(now),
                }
            }
            Verb::Hint | Verb::Solution => {
                let (exercises, moment) = self.parts(0, now);
                let todo = match exercises.open_mut() {
                    Some(exercise) if verb == Verb::Hint => exercise.hint(history),
                    Some(exercise) => exercise.solution(history, moment),
                    None => vec![Do::Say(TrainingNotice::NoPuzzle)],
                };
                let todo = self.noted(todo);
                self.with_streak(todo)
            }
            Verb::Position => vec![Do::Say(self.position(history))],
            Verb::ByKind => self.tell(Telling::Kind, history),
            Verb::BySide => self.tell(Telling::Side, history),
            Verb::ByRank => self.tell(Telling::Rank, history),
            Verb::Dictate => self.dictate(history, keys),
            Verb::DictateAll => self.dictate_all(history),
            Verb::DictateRest => self.dictate_rest(history),
            Verb::Streak => self.go(Way::Streak, now),
            Verb::Rated => self.go(Way::Rated, now),
            Verb::Repeat => self.go(Way::Repeat, now),
            Verb::Progress => [self.how_far(now), vec![self.progress(now)]].concat(),
            // Those are about drills.
            Verb::Drills
            | Verb::Shade
            | Verb::Line
            | Verb::Distance
            | Verb::Path
            | Verb::Moves
            | Verb::Attackers
            | Verb::Memory
            | Verb::SetUp
            | Verb::Words
            | Verb::Letters
            | Verb::Timed
            | Verb::Untimed
            | Verb::Done
            | Verb::Skip
            | Verb::Stop => Vec::new(),
        }
    }

    /// Leaves what is open before its end. `at` is in milliseconds.
    pub fn stop(&mut self, at: u64, now: u64) -> Vec<Do> {
        let (exercises, moment) = self.parts(at, now);
        match exercises.open_mut().map(|exercise| exercise.stop(moment)) {
            Some(todo) => self.noted(todo),
            None => [self.how_far(now), vec![Do::Say(TrainingNotice::NothingToStop)]].concat(),
        }
    }

    /// How far the engines are that look at the game of a review.
    fn how_far(&mut self, now: u64) -> Vec<Do> {
        if self.is_looking() && self.way == Way::Review { self.next(now) } else { Vec::new() }
    }

    /// What somebody wants of endgames.
    pub fn endgame(&mut self, wish: EndgameWish, now: u64) -> Vec<Do> {
        self.exercises.listed = (wish == EndgameWish::List).then_some(Kind::Endgame);
        match wish {
            EndgameWish::List => Endgames::list(),
            EndgameWish::Begin(endgame) => {
                let left = self.leave_for_another(now);
                self.way = Way::Endgame;
                self.comes(Kind::Endgame);
                let todo = self.exercises.endgames.begin(endgame, &mut self.lots);
                [left, todo].concat()
            }
            EndgameWish::StartOver => {
                let nothing = || vec![Do::Say(TrainingNotice::Endgame(EndgameNotice::NothingToStartOver))];
                self.exercises.there_mut().start_over().unwrap_or_else(nothing)
            }
        }
    }

    /// The tables of endgames, as far as they are there.
    pub const fn tables(&self) -> &Tables {
        self.exercises.endgames.tables()
    }

    /// The tables that were wanted are there, with what was wrong with their files; or as far as they were made when they were given up.
    pub fn provided(&mut self, tables: Tables, troubles: Vec<StoreTrouble>) -> Vec<Do> {
        // Meanwhile something else may have come to the table, another endgame too.
        let is_waited_for = self.way == Way::Endgame && self.exercises.open_mut().is_none();
        self.exercises.endgames.provided(tables, troubles, is_waited_for.then_some(&mut self.lots))
    }

    fn comes(&mut self, kind: Kind) {
        self.exercises.comes(kind);
        self.dictation = None;
    }

    // --- puzzles ---

    /// Whether a puzzle is open.
    fn is_open(&self) -> bool {
        self.exercises.puzzles.is_open()
    }

    /// Leaves an open puzzle for something else that was asked for, and says so: it counts as not solved.
    fn leave_for_another(&mut self, now: u64) -> Vec<Do> {
        if !self.is_open() {
            return Vec::new();
        }
        let kept = self.stop(0, now);
        self.exercises.puzzles.forget_outcome();
        [vec![Do::Say(TrainingNotice::PuzzleLeft)], kept].concat()
    }

    /// From now on puzzles come in this way; the next one comes at once, unless one is open.
    fn go(&mut self, way: Way, now: u64) -> Vec<Do> {
        if way != self.way {
            self.exercises.puzzles.end_streak();
        }
        let waits = self.review_waits(way);
        self.way = way;
        let said: Vec<Do> = [Do::Say(TrainingNotice::Way(way))].into_iter().chain(waits).collect();
        if self.is_open() {
            // A puzzle that is left unsolved is announced as such.
            return [said, vec![Do::Say(TrainingNotice::NotSolved)]].concat();
        }
        if self.is_finding() && way != Way::Review {
            return said;
        }
        let next = self.next(now);
        if matches!(next[..], [Do::Open(_) | Do::Find(_)]) { [said, next].concat() } else { next }
    }

    /// The next puzzle, or mistake. When nothing is left that comes back, rated ones follow.
    fn next(&mut self, now: u64) -> Vec<Do> {
        self.dictation = None;
        if self.way == Way::Endgame {
            return self.exercises.endgames.another(&mut self.lots);
        }
        if self.way == Way::Opening {
            return self.next_opening(now);
        }
        if self.is_finding() {
            return Vec::new();
        }
        let mut todo = Vec::new();
        if self.way == Way::Review {
            match self.next_mistake() {
                Ok(coming) => return vec![self.put_up(*coming)],
                Err(said) if self.review.is_some() => return said,
                Err(said) => {
                    self.way = usual(&self.pupil, now);
                    self.exercises.puzzles.leave();
                    if !said.is_empty() {
                        return said;
                    }
                }
            }
        }
        if self.way == Way::Repeat {
            if let Some(puzzle) = self.comeback(now) {
                return vec![self.put_up(self.coming(puzzle, None))];
            }
            todo.push(Do::Say(TrainingNotice::NoneLeft(Way::Repeat)));
            self.way = Way::Rated;
        }
        todo.push(self.new_puzzle());
        todo
    }

    fn put_up(&mut self, coming: Coming) -> Do {
        self.comes(Kind::Puzzle);
        self.exercises.puzzles.begin(coming)
    }
}

/// What comes back today comes first.
fn usual(pupil: &Pupil, now: u64) -> Way {
    if pupil.due(now).is_empty() { Way::Rated } else { Way::Repeat }
}

#[cfg(test)]
#[path = "session_tests.rs"]
mod tests;
