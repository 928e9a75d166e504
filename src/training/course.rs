//! How far somebody is with lessons, from the names of their results.

use std::collections::HashMap;

use super::lesson::Lesson;
use crate::training::notices::lesson::Stage;

/// So the names of results begin.
pub(super) const ITEM: &str = "lesson:";

/// How far somebody is with lessons.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Course {
    places: HashMap<String, Place>,
    /// The lesson from which the last result is.
    pub(super) last: Option<String>,
}

#[derive(Copy, Clone, Debug, Default, PartialEq)]
struct Place {
    is_done: bool,
    /// The step at which it goes on.
    step: usize,
}

impl Course {
    /// Takes a result by its name: `lesson:rook` is done, `lesson:rook:4` goes on at its fourth step, counted from 0.
    pub fn take(&mut self, item: &str) {
        let Some(name) = item.strip_prefix(ITEM) else { return };
        let (id, step) = match name.split_once(':') {
            Some((id, step)) => (id, step.parse().ok()),
            None => (name, None),
        };
        let place = self.places.entry(id.to_owned()).or_default();
        place.is_done |= !name.contains(':');
        place.step = step.unwrap_or(0);
        self.last = Some(id.to_owned());
    }

    /// How many lessons are done.
    pub fn done(&self) -> usize {
        self.places.values().filter(|place| place.is_done).count()
    }

    /// Whether there is any result.
    pub fn is_begun(&self) -> bool {
        self.last.is_some()
    }

    pub(super) fn stage(&self, lesson: &Lesson) -> Stage {
        match self.places.get(&lesson.id) {
            Some(Place { is_done: true, .. }) => Stage::Done,
            Some(_) => Stage::Begun,
            None => Stage::New,
        }
    }

    /// Where a lesson goes on.
    pub(super) fn step(&self, lesson: &Lesson) -> usize {
        self.places.get(&lesson.id).map(|place| place.step).filter(|step| *step < lesson.steps.len()).unwrap_or(0)
    }
}
