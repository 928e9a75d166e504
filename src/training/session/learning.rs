//! Lessons in a session: they come to the table like endgames, and what came of their tasks is kept.

use super::table::{Exercises, Kind};
use super::{Session, usual};
use crate::game::participant::Language;
use crate::training::lessons::Lessons;
use crate::training::step::Do;
use crate::words::lesson_words;
use crate::words::training_notice::{Course, TrainingNotice, Way};

impl Session {
    /// The same, with a teacher's lessons.
    #[must_use]
    pub fn teaching(self, lessons: Lessons) -> Session {
        Session { exercises: Exercises { lessons, ..self.exercises }, ..self }
    }

    /// What is said of the course in the first words.
    pub(super) fn course(&self) -> Course {
        let course = &self.pupil.course;
        if self.exercises.lessons.is_in_the_middle(course) {
            return Course::Begun;
        }
        if self.pupil.tried == 0 && !course.is_begun() { Course::New } else { Course::Other }
    }

    /// A line about lessons, or an answer in one; `None`: it is neither. `at` is in milliseconds.
    pub fn lesson_line(&mut self, line: &str, language: Language, at: u64, now: u64) -> Option<Vec<Do>> {
        if self.is_drilling() {
            return None;
        }
        let (exercises, moment) = self.parts(at, now);
        if let Some(answered) = exercises.lessons.answer(line, language, moment) {
            return Some(self.noted(answered));
        }
        let lessons = &mut self.exercises.lessons;
        let wish = lesson_words::parse(line, language, lessons.is_listed())?;
        let is_about_another = wish != lesson_words::LessonWish::List;
        if is_about_another && self.is_open() {
            return Some(vec![Do::Say(TrainingNotice::NotSolved)]);
        }
        let todo = self.exercises.lessons.wish(&wish, language, &self.pupil.course);
        if is_about_another && todo.len() > 1 {
            self.comes(Kind::Lesson);
            if self.way == Way::Endgame {
                self.way = usual(&self.pupil, now);
            }
        }
        Some(todo)
    }

    /// The lesson with which the session begins; what it is called was said with the first words.
    pub(super) fn first_lesson(&mut self) -> Option<Vec<Do>> {
        let lessons = &mut self.exercises.lessons;
        let index = lessons.take_first()?;
        let todo = lessons.begin(index, &self.pupil.course).split_off(1);
        self.comes(Kind::Lesson);
        Some(todo)
    }
}
