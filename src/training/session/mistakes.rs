//! The review of a game in a session.

use super::Session;
use crate::training::puzzles::Coming;
use crate::training::review::Look;
use crate::training::reviewing;
use crate::training::step::Do;
use crate::words::training_notice::Way;

impl Session {
    /// Whether the engine is still looking at the game that is reviewed.
    pub(super) fn is_looking(&self) -> bool {
        self.way == Way::Review && self.review.as_ref().is_some_and(|review| review.is_looking())
    }

    /// What the engine has found. `at` is in milliseconds.
    pub fn looked(&mut self, found: Vec<Look>, at: u64) -> Vec<Do> {
        self.review.as_mut().map(|review| review.looked(found, at)).unwrap_or_default()
    }

    /// The next mistake, behind its story; `Err`: none is left, and the review is over, with these words.
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
