//! Openings in a session.

use super::Session;
use crate::game::history::History;
use crate::training::openings::Openings;
use crate::training::repertoire::Repertoire;
use crate::training::schedule::Card;
use crate::training::step::Do;
use crate::words::opening_words::OpeningWish;
use crate::words::training_notice::{TrainingNotice, Way};

impl Session {
    /// The same, with the repertoires of the pupil; moves of openings that come back today come if no puzzle does.
    #[must_use]
    pub fn with_repertoires(self, repertoires: Vec<Repertoire>, now: u64) -> Session {
        let openings = Openings::new(repertoires);
        let has_due = self.way == Way::Rated && openings.due(&self.pupil, now) > 0;
        Session { way: if has_due { Way::Opening } else { self.way }, openings, ..self }
    }

    /// What somebody wants of openings.
    pub fn opening(&mut self, wish: OpeningWish, now: u64) -> Vec<Do> {
        self.lessons.forget_the_list();
        let OpeningWish::Begin(number) = wish else { return self.openings.list(&self.pupil, now) };
        // Nobody leaves a puzzle unsolved in silence.
        if self.is_open() {
            return vec![Do::Say(TrainingNotice::NotSolved)];
        }
        let todo = self.openings.begin(number, &self.pupil, now);
        self.comes_to_the_table(todo)
    }

    /// The next line; when nothing is left, puzzles follow.
    pub(super) fn next_opening(&mut self, now: u64) -> Vec<Do> {
        let todo = self.openings.next(&self.pupil, now);
        let todo = self.comes_to_the_table(todo);
        if !self.openings.is_on_the_table() {
            self.way = super::usual(&self.pupil, now);
        }
        todo
    }

    fn comes_to_the_table(&mut self, todo: Vec<Do>) -> Vec<Do> {
        if self.openings.is_on_the_table() {
            (self.way, self.streak) = (Way::Opening, 0);
            (self.open, self.dictation) = (None, None);
            self.endgames.leave();
            self.lessons.leave();
        }
        todo
    }

    pub(super) fn made_in_an_opening(&mut self, history: &History, at: u64, now: u64) -> Vec<Do> {
        let (mut todo, answered) = self.openings.made(history, at, &self.pupil);
        match answered {
            Some((over, recall)) => {
                let known = self.pupil.cards.get(&over.item).cloned();
                let card = known.unwrap_or_else(|| Card::new(&over.item, now)).after(recall, now);
                todo.push(self.keep_over(over, Way::Opening, Some(card), now));
            }
            None => todo.extend(self.openings.take_outcome(&self.pupil, now)),
        }
        todo
    }
}
