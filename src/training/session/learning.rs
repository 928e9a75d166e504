//! Lessons in a session: they come to the table like endgames, and what came of their tasks is kept.

use super::{Session, usual};
use crate::game::history::History;
use crate::game::participant::Language;
use crate::training::lessons::Lessons;
use crate::training::pupil::Attempt;
use crate::training::schedule::Card;
use crate::training::step::{Do, Over};
use crate::words::lesson_notice::LessonNotice;
use crate::words::lesson_words;
use crate::words::training_notice::{Course, TrainingNotice, Way};
use crate::words::training_words::{self, Verb};

impl Session {
    /// The same, with a teacher's lessons.
    #[must_use]
    pub fn teaching(self, lessons: Lessons) -> Session {
        Session { lessons, ..self }
    }

    /// What is said of the course in the first words.
    pub(super) fn course(&self) -> Course {
        let course = &self.pupil.course;
        if self.lessons.is_in_the_middle(course) {
            return Course::Begun;
        }
        if self.pupil.tried == 0 && !course.is_begun() { Course::New } else { Course::Other }
    }

    /// A line about lessons, or an answer in one; `None`: it is neither. `at` is in milliseconds.
    pub fn lesson_line(&mut self, line: &str, language: Language, at: u64, now: u64) -> Option<Vec<Do>> {
        if self.is_drilling() {
            return None;
        }
        if let Some(answered) = self.lessons.answer(line, language, at) {
            return Some(self.with_result(answered, now));
        }
        let is_listed = self.lessons.is_listed();
        let Some(wish) = lesson_words::parse(line, language, is_listed) else {
            let is_left = self.lessons.is_on_the_table()
                && training_words::parse(line, language) == Some(Verb::Stop)
                && self.lessons.leave();
            return is_left.then(|| vec![Do::Say(TrainingNotice::Lesson(Box::new(LessonNotice::Left)))]);
        };
        let is_about_another = wish != lesson_words::LessonWish::List;
        if is_about_another && self.open_turn().is_some() {
            return Some(vec![Do::Say(TrainingNotice::NotSolved)]);
        }
        let todo = self.lessons.wish(&wish, language, &self.pupil.course);
        if is_about_another && todo.len() > 1 {
            self.clear_the_table(now);
        }
        Some(todo)
    }

    /// The lesson with which the session begins; what it is called was said with the first words.
    pub(super) fn first_lesson(&mut self) -> Option<Vec<Do>> {
        let index = self.lessons.take_first()?;
        Some(self.lessons.begin(index, &self.pupil.course).split_off(1))
    }

    /// No puzzle and no endgame stands there any more.
    fn clear_the_table(&mut self, now: u64) {
        self.endgames.leave();
        self.openings.leave();
        (self.open, self.dictation, self.streak) = (None, None, 0);
        if self.way == Way::Endgame {
            self.way = usual(&self.pupil, now);
        }
    }

    pub(super) fn go_on_with_the_lesson(&mut self, now: u64) -> Vec<Do> {
        let result = self.lessons.enter(&self.pupil.course);
        self.with_result(result, now)
    }

    /// A word that means something in a lesson.
    pub(super) fn word_in_a_lesson(&mut self, verb: Verb, history: &History, now: u64) -> Option<Vec<Do>> {
        if !self.lessons.is_on_the_table() {
            return None;
        }
        let result = match verb {
            Verb::Next => self.lessons.next(&self.pupil.course),
            Verb::Hint => (self.lessons.hint(history), None),
            Verb::Solution => self.lessons.solution(history, 0),
            _ => return None,
        };
        Some(self.with_result(result, now))
    }

    /// What the lesson on the table says, for whoever comes back to it.
    pub(in crate::training) fn lesson_task(&self) -> Option<Do> {
        self.lessons.task()
    }

    /// What can be entered in a lesson.
    pub fn lesson_help(&self) -> Option<Vec<TrainingNotice>> {
        let help = TrainingNotice::Lesson(Box::new(LessonNotice::Help));
        self.lessons.is_on_the_table().then(|| vec![help])
    }

    /// What came of a task is kept. It changes no rating, and nothing comes back.
    pub(super) fn with_result(&mut self, (said, over): (Vec<Do>, Option<Over>), now: u64) -> Vec<Do> {
        let kept = over.map(|over| self.keep_over(over, Way::Lesson, None, now));
        said.into_iter().chain(kept).collect()
    }

    /// What came of an endgame, a lesson or a move of an opening is kept. It changes no rating, and comes back with its card alone.
    pub(super) fn keep_over(&mut self, over: Over, way: Way, card: Option<Card>, now: u64) -> Do {
        let Over { item, clean, hints, mistakes, millis } = over;
        let rating = self.pupil.rating;
        let attempt =
            Attempt { item, way, at: now, clean, hints, mistakes, millis, streak: 0, rating, card, own: None };
        self.pupil.take(&attempt);
        Do::Keep(Box::new(attempt))
    }
}
