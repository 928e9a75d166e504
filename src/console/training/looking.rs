//! Engines at work for a review, side by side, on threads of their own.

use std::cell::RefCell;
use std::sync::Arc;
use std::thread;

use super::TrainingNews;
use crate::console::{Console, News, Request};
use crate::engine::advice::{Adviser, Effort, Trouble};
use crate::rules::position::Position;
use crate::table::device::Job;
use crate::training::making::{Asked, Made};
use crate::training::review::{Look, Task};

impl Console {
    /// Has the engines look at positions of the game that is reviewed.
    pub(super) fn look_at(&self, task: Task) -> Option<Request> {
        let advisers = self.training.as_ref()?.reviewers.advisers.clone();
        let work = move || {
            let (looks, troubles) =
                side_by_side(&advisers, &task.which, |adviser, at, troubles| look(adviser, &task, at, troubles));
            News::Training(TrainingNews::Looked(looks, troubles))
        };
        Some(Request::Work(Job { entered: None, work: Box::new(work) }))
    }

    /// Has puzzles made of it.
    pub(super) fn make_puzzles(&self, making: Task) -> Option<Request> {
        let advisers = self.training.as_ref()?.reviewers.advisers.clone();
        let work = move || {
            let (made, troubles) =
                side_by_side(&advisers, &making.which, |adviser, at, troubles| make(adviser, &making, at, troubles));
            News::Training(TrainingNews::Made(made, troubles))
        };
        Some(Request::Work(Job { entered: None, work: Box::new(work) }))
    }
}

/// What engines do about places of a game, each about its part of them, and what has gone wrong with them.
fn side_by_side<T: Send>(
    advisers: &[Arc<Adviser>],
    which: &[usize],
    one: impl Fn(&Adviser, usize, &mut Vec<Trouble>) -> T + Sync,
) -> (Vec<T>, Vec<Trouble>) {
    let part = which.len().div_ceil(advisers.len().max(1)).max(1);
    let all = |(adviser, which): (&Arc<Adviser>, &[usize])| {
        let mut troubles = Vec::new();
        let found: Vec<T> = which.iter().map(|at| one(adviser, *at, &mut troubles)).collect();
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

fn look(adviser: &Adviser, task: &Task, at: usize, troubles: &mut Vec<Trouble>) -> Look {
    let (earlier, rest) = task.game.positions().split_at(at);
    let found = rest.first().map(|position| adviser.ask(position, earlier, Effort::Nodes(task.nodes)));
    let (line, trouble) = found.map_or((None, None), |found| (found.line, found.trouble));
    troubles.extend(trouble);
    (at, line)
}

fn make(adviser: &Adviser, making: &Task, at: usize, troubles: &mut Vec<Trouble>) -> Made {
    let failed = RefCell::new(Vec::new());
    let mut pair = |position: &Position, earlier: &[Position]| {
        let (pair, trouble) = adviser.pair(position, earlier, making.nodes);
        failed.borrow_mut().extend(trouble);
        pair
    };
    let mut best = |position: &Position, earlier: &[Position]| {
        let found = adviser.ask(position, earlier, Effort::Nodes(making.nodes));
        failed.borrow_mut().extend(found.trouble);
        found.line
    };
    let made = making.game.make(at, &mut Asked { pair: &mut pair, best: &mut best });
    troubles.extend(failed.into_inner());
    (at, made)
}
