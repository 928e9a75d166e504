//! Openings in a session.

use super::Session;
use super::table::{Exercises, Kind};
use crate::training::exercise::Exercise as _;
use crate::training::lines::opening::OpeningWish;
use crate::training::notices::opening::OpeningNotice;
use crate::training::notices::training::Way;
use crate::training::openings::Openings;
use crate::training::repertoire::Repertoire;
use crate::training::step::Do;

impl Session {
    /// The same, with the repertoires of the pupil; moves of openings that come back today come if no puzzle does.
    #[must_use]
    pub fn with_repertoires(self, repertoires: Vec<Repertoire>, now: u64) -> Session {
        let openings = Openings::new(repertoires);
        let has_due = self.way == Way::Rated && openings.due(&self.pupil, now) > 0;
        let way = if has_due { Way::Opening } else { self.way };
        Session { way, exercises: Exercises { openings, ..self.exercises }, ..self }
    }

    /// What somebody wants of openings.
    pub fn opening(&mut self, wish: &OpeningWish, now: u64) -> Vec<Do> {
        self.exercises.listed = Some(Kind::Opening);
        if *wish == OpeningWish::List {
            return self.exercises.openings.list(&self.pupil, now);
        }
        let todo = self.exercises.openings.begin(wish, &self.pupil, now);
        let left = if self.exercises.openings.is_open() { self.leave_for_another(now) } else { Vec::new() };
        self.line_comes();
        [left, todo].concat()
    }

    /// How somebody stands with each repertoire.
    pub(in crate::training) fn openings_stand(&self, now: u64) -> Vec<OpeningNotice> {
        self.exercises.openings.standings(&self.pupil, now)
    }

    /// The next line; when nothing is left, puzzles follow.
    pub(super) fn next_opening(&mut self, now: u64) -> Vec<Do> {
        let todo = self.exercises.openings.next_line(&self.pupil, now);
        if !self.line_comes() {
            self.way = super::usual(&self.pupil, now);
        }
        todo
    }

    /// A line comes to the table, if one was found.
    fn line_comes(&mut self) -> bool {
        let is_open = self.exercises.openings.is_open();
        if is_open {
            self.way = Way::Opening;
            self.comes(Kind::Opening);
        }
        is_open
    }
}
