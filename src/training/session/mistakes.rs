//! The review of a game in a session, and what an engine says of moves that are not the expected ones.

use super::Session;
use crate::answers::advice;
use crate::training::puzzle::Puzzle;
use crate::training::review::Look;
use crate::training::reviewing;
use crate::training::step::{Do, Weighed};
use crate::words::review_notice::ReviewNotice;
use crate::words::training_notice::{TrainingNotice, Way};

impl Session {
    /// What the engine says of the move that is not the expected one. `at` is in milliseconds.
    pub fn weighed(&mut self, weighed: &Weighed, at: u64, now: u64) -> Vec<Do> {
        let Some(open) = self.open.as_mut().filter(|open| !open.over) else { return Vec::new() };
        let Some((report, after)) = open.weighing.take().map(|weighing| *weighing) else { return Vec::new() };
        let behind = weighed.answer.as_ref().map(|answer| answer.score.of_the_other());
        if let (Some(best), Some(behind)) = (weighed.best, behind)
            && reviewing::is_good(best.chances(), behind.chances())
        {
            let best = open.puzzle.history(open.puzzle.sets_up);
            let best = open
                .puzzle
                .line
                .get(open.puzzle.sets_up)
                .and_then(|intent| best.board().change(*intent))
                .map(|change| best.describe(&change));
            let millis = at.saturating_sub(open.began.unwrap_or(at));
            let best = Box::new(best.unwrap_or(report));
            return [vec![reviewing::say(ReviewNotice::GoodToo { best })], self.finish(millis, now)].concat();
        }
        open.mistakes += 1;
        let answer = weighed.answer.as_ref().and_then(|answer| advice::report(&after, *answer.moves.first()?));
        vec![Do::Say(TrainingNotice::Wrong { report: Box::new(report), reply: answer.map(Box::new) })]
    }

    /// Whether the engine is still looking at the game that is reviewed.
    pub(super) fn is_looking(&self) -> bool {
        self.way == Way::Review && self.review.as_ref().is_some_and(|review| review.is_looking())
    }

    /// What the engine has found. `at` is in milliseconds.
    pub fn looked(&mut self, found: Vec<Look>, at: u64) -> Vec<Do> {
        self.review.as_mut().map(|review| review.looked(found, at)).unwrap_or_default()
    }

    /// The next mistake; `None`: none is left, and the review is over, with these words.
    pub(super) fn next_mistake(&mut self) -> Result<Puzzle, Vec<Do>> {
        let Some(review) = &mut self.review else { return Err(Vec::new()) };
        if review.is_looking() {
            return Err(vec![reviewing::say(review.progress())]);
        }
        let next = review.go_on().ok_or_else(|| review.over());
        if next.is_err() {
            self.review = None;
        }
        next
    }
}
