//! Engines at work for a review, side by side, on threads of their own.

use std::cell::RefCell;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::thread;

use super::answered_by;
use crate::console::{Console, Request};
use crate::engine::advice::{Adviser, Effort, Trouble};
use crate::rules::position::Position;
use crate::training::making::{Asked, Made};
use crate::training::review::{Look, Task};
use crate::training::step::Answer;

impl Console {
    /// Has the engines look at positions of the game that is reviewed.
    pub(super) fn look_at(&self, task: Task) -> Option<Request> {
        let (advisers, is_leaving) = self.reviewers()?;
        Some(answered_by(move || {
            let wanted = || !is_leaving.load(Relaxed);
            let (found, troubles) = side_by_side(&advisers, &task.which, |adviser, at, troubles| {
                look(adviser, (&task, at), troubles, &wanted)
            });
            let left = left(&task.which, &found);
            (Answer::Looked { found, left }, troubles)
        }))
    }

    /// Has puzzles made of it.
    pub(super) fn make_puzzles(&self, making: Task) -> Option<Request> {
        let (advisers, is_leaving) = self.reviewers()?;
        Some(answered_by(move || {
            let wanted = || !is_leaving.load(Relaxed);
            let (found, troubles) = side_by_side(&advisers, &making.which, |adviser, at, troubles| {
                make(adviser, (&making, at), troubles, &wanted)
            });
            let left = left(&making.which, &found);
            (Answer::Made { found, left }, troubles)
        }))
    }

    /// The engines that look at the game, and the flag that says that the result is no longer wanted.
    fn reviewers(&self) -> Option<(Vec<Arc<Adviser>>, Arc<AtomicBool>)> {
        let training = self.training.as_ref()?;
        Some((training.reviewers.advisers.clone(), Arc::clone(&training.is_leaving)))
    }
}

/// What engines do about places of a game, each about its part of them until one says nothing, and what has gone wrong with them.
fn side_by_side<T: Send>(
    advisers: &[Arc<Adviser>],
    which: &[usize],
    one: impl Fn(&Adviser, usize, &mut Vec<Trouble>) -> Option<T> + Sync,
) -> (Vec<T>, Vec<Trouble>) {
    let part = which.len().div_ceil(advisers.len().max(1)).max(1);
    let all = |(adviser, which): (&Arc<Adviser>, &[usize])| {
        let mut troubles = Vec::new();
        let found: Vec<T> = which.iter().map_while(|at| one(adviser, *at, &mut troubles)).collect();
        (found, troubles)
    };
    let all = &all;
    let found: Vec<_> = thread::scope(|scope| {
        let parts: Vec<_> =
            advisers.iter().zip(which.chunks(part)).map(|part| scope.spawn(move || all(part))).collect();
        // A thread that panicked has found nothing.
        parts.into_iter().filter_map(|part| part.join().ok()).collect()
    });
    let (found, troubles): (Vec<Vec<T>>, Vec<Vec<Trouble>>) = found.into_iter().unzip();
    (found.into_iter().flatten().collect(), troubles.into_iter().flatten().collect())
}

/// The places of which nothing was found.
fn left<T>(which: &[usize], found: &[(usize, T)]) -> Vec<usize> {
    which.iter().copied().filter(|at| found.iter().all(|(place, _)| place != at)).collect()
}

/// `None`: the result is no longer wanted.
fn look(
    adviser: &Adviser,
    (task, at): (&Task, usize),
    troubles: &mut Vec<Trouble>,
    wanted: &dyn Fn() -> bool,
) -> Option<Look> {
    let (earlier, rest) = task.game.positions().split_at(at);
    let found = rest.first().map(|position| adviser.ask_while((position, earlier, Effort::Nodes(task.nodes)), wanted));
    let (line, trouble) = found.map_or((None, None), |found| (found.line, found.trouble));
    troubles.extend(trouble);
    (line.is_some() || wanted()).then_some((at, line))
}

/// `None`: the result is no longer wanted.
fn make(
    adviser: &Adviser,
    (making, at): (&Task, usize),
    troubles: &mut Vec<Trouble>,
    wanted: &dyn Fn() -> bool,
) -> Option<Made> {
    let failed = RefCell::new(Vec::new());
    let mut pair = |position: &Position, earlier: &[Position]| {
        let (pair, trouble) = adviser.pair((position, earlier, making.nodes), wanted);
        failed.borrow_mut().extend(trouble);
        pair
    };
    let mut best = |position: &Position, earlier: &[Position]| {
        let found = adviser.ask_while((position, earlier, Effort::Nodes(making.nodes)), wanted);
        failed.borrow_mut().extend(found.trouble);
        found.line
    };
    let made = making.game.make(at, &mut Asked { pair: &mut pair, best: &mut best });
    troubles.extend(failed.into_inner());
    // What was made without all answers may lack moves.
    wanted().then_some((at, made))
}
