//! The review of a game in a session.

use super::Session;
use crate::game::system_error::SystemError;
use crate::training::making::Made;
use crate::training::notices::review::ReviewNotice;
use crate::training::notices::training::Way;
use crate::training::pupil::NewPuzzle;
use crate::training::puzzle::Puzzle;
use crate::training::puzzles::Coming;
use crate::training::review::Look;
use crate::training::reviewing;
use crate::training::step::Do;

impl Session {
    /// Whether the engine is still looking at the game that is reviewed.
    pub(super) fn is_looking(&self) -> bool {
        self.way == Way::Review && self.review.as_ref().is_some_and(|review| review.is_looking())
    }

    /// What the engine has found, and where it has still to look. `at` is in milliseconds.
    pub fn looked(&mut self, found: Vec<Look>, left: &[usize], at: u64, now: u64) -> Vec<Do> {
        let todo = self.review.as_mut().map(|review| review.looked(found, left, at));
        self.with_made(todo.unwrap_or_default(), now)
    }

    /// Puzzles that were made of the game, and where some have still to be looked for. `at` is in milliseconds.
    pub fn made_puzzles(&mut self, made: Vec<Made>, left: &[usize], at: u64, now: u64) -> Vec<Do> {
        let todo = self.review.as_mut().map(|review| review.made(made, left, at));
        self.with_made(todo.unwrap_or_default(), now)
    }

    /// When all are made, those that are new join what comes back, and so do the mistakes: a player who leaves before the
    /// last one meets the others again.
    fn with_made(&mut self, mut todo: Vec<Do>, now: u64) -> Vec<Do> {
        let is_new = |puzzle: &Puzzle| !self.pupil.cards.contains_key(&puzzle.id);
        let Some(new) = self.review.as_mut().and_then(|review| review.take_made(is_new)) else { return todo };
        let new: Vec<NewPuzzle> = new.iter().map(|puzzle| NewPuzzle::of(puzzle, now)).collect();
        if new.is_empty() {
            todo.extend(self.review.as_mut().map(|review| review.ready()).unwrap_or_default());
        } else {
            self.pupil.take_new(&new);
            todo.push(Do::KeepNew(new));
        }
        todo
    }

    /// New puzzles are kept, or are not.
    pub fn new_kept(&mut self, kept: Result<(), SystemError>) -> Vec<Do> {
        let todo = self.review.as_mut().map(|review| review.ready()).unwrap_or_default();
        self.told_of_the_disk(kept).into_iter().chain(todo).collect()
    }

    /// What is said to a player who leaves a review for something else.
    pub(super) fn review_waits(&self, way: Way) -> Option<Do> {
        let leaves = self.review.is_some() && self.way == Way::Review && way != Way::Review;
        leaves.then(|| reviewing::say(ReviewNotice::Waits))
    }

    /// A player who has gone on to something else comes back to the review.
    pub fn back_to_the_review(&mut self, now: u64) -> Vec<Do> {
        if self.review.is_none() {
            return vec![reviewing::say(ReviewNotice::NoneGoesOn)];
        }
        self.exercises.listed = None;
        self.go(Way::Review, now)
    }

    /// The next mistake, after its story; `Err`: none is left, and the review is over, with these words.
    pub(super) fn next_mistake(&mut self) -> Result<Box<Coming>, Vec<Do>> {
        let Some(review) = &mut self.review else { return Err(Vec::new()) };
        if review.is_looking() {
            return Err(vec![reviewing::say(review.progress())]);
        }
        let Some(puzzle) = review.go_on() else {
            let over = review.over();
            self.review = None;
            return Err(over);
        };
        let story = review.story();
        Ok(Box::new(Coming { puzzle, line: None, way: Way::Review, again: false, story }))
    }
}
