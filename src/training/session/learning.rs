//! Lessons in a session: they come to the table like endgames, and what came of their tasks is kept.

use super::table::{Exercises, Kind};
use super::{Session, usual};
use crate::desk::lines::clock;
use crate::game::participant::Language;
use crate::training::lessons::Lessons;
use crate::training::lines;
use crate::training::lines::endgame::EndgameWish;
use crate::training::lines::lesson::LessonWish;
use crate::training::lines::opening::OpeningWish;
use crate::training::notices::endgame::Endgame;
use crate::training::notices::training::{Course, Way};
use crate::training::step::Do;

impl Session {
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
        let wish = lines::lesson::parse(line, language)?;
        Some(self.lesson(&wish, language, now))
    }

    /// What somebody wants of lessons.
    fn lesson(&mut self, wish: &LessonWish, language: Language, now: u64) -> Vec<Do> {
        let is_about_another = *wish != LessonWish::List;
        self.exercises.listed = (!is_about_another).then_some(Kind::Lesson);
        let todo = self.exercises.lessons.wish(wish, language, &self.pupil.course);
        if !is_about_another || todo.len() <= 1 {
            return todo;
        }
        let left = self.leave_for_another(now);
        self.comes(Kind::Lesson);
        if self.way == Way::Endgame {
            self.way = usual(&self.pupil, now);
        }
        [left, todo].concat()
    }

    /// A number or a name after a list in which it stands; `None`: it is neither.
    pub fn of_the_list(&mut self, line: &str, language: Language, now: u64) -> Option<Vec<Do>> {
        let number = clock::whole_number(line, language);
        Some(match self.exercises.listed? {
            Kind::Puzzle => return None,
            Kind::Endgame => {
                let index = usize::try_from(number?).ok()?.checked_sub(1)?;
                self.endgame(EndgameWish::Begin(*Endgame::ALL.get(index)?), now)
            }
            Kind::Opening => {
                let is_name = self.exercises.openings.has(line);
                let name = || is_name.then(|| OpeningWish::Named(line.to_owned()));
                let wish = number.map(OpeningWish::Begin).or_else(name)?;
                self.opening(&wish, now)
            }
            Kind::Lesson => {
                let is_name = self.exercises.lessons.has(line, language);
                let name = || is_name.then(|| LessonWish::Named(line.to_owned()));
                let wish = number.map(LessonWish::Number).or_else(name)?;
                self.lesson(&wish, language, now)
            }
        })
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
