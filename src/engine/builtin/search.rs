//! Looking ahead: an alpha-beta search, deepened step by step.
//!
//! A search is a function of its question and its [`Meter`]: no clock is read here but through the meter, and where that
//! counts nodes alone, the same question has the same answer on every machine.

use std::sync::atomic::{AtomicU64, Ordering};

use shakmaty::zobrist::Zobrist64;
use shakmaty::{Chess, EnPassantMode, Move, MoveList, Position as _, Role};

use super::eval::{Evaluator, MATE, MATED_WITHIN, force, worth};
use super::order::{Experience, MAX_PLY, exchange, gives_check};
use super::table::{Bound, Table, short};
use crate::time::{Stamper, Tick};

const INFINITE: i32 = MATE + 1;
/// How often the clock is looked at, in nodes.
const LOOK: u64 = 256;

/// The search was stopped: by its meter, or because the question was withdrawn.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Stopped;

/// When to stop.
#[derive(Debug)]
pub struct Meter<'a> {
    nodes: u64,
    most: u64,
    until: Option<(&'a Stamper, Tick)>,
    /// The number of the open question, and the number of this one.
    open: Option<(&'a AtomicU64, u64)>,
}

impl<'a> Meter<'a> {
    /// Stops after `most` nodes.
    pub fn nodes(most: u64) -> Meter<'a> {
        Meter { nodes: 0, most, until: None, open: None }
    }

    /// Stops at a moment as well.
    #[must_use]
    pub fn until(self, stamper: &'a Stamper, moment: Tick) -> Meter<'a> {
        Meter { until: Some((stamper, moment)), ..self }
    }

    /// Stops as soon as another question is open than `number`.
    #[must_use]
    pub fn while_open(self, open: &'a AtomicU64, number: u64) -> Meter<'a> {
        Meter { open: Some((open, number)), ..self }
    }

    /// Whether the question has been withdrawn.
    pub fn is_withdrawn(&self) -> bool {
        self.open.is_some_and(|(open, number)| open.load(Ordering::Acquire) != number)
    }

    /// Nodes so far.
    pub const fn spent(&self) -> u64 {
        self.nodes
    }

    /// Whether more than `share` percent of what may be spent is gone, so that a deeper step would not be finished.
    fn is_past(&self, share: u64, began: Option<Tick>) -> bool {
        if self.nodes.saturating_mul(100) >= self.most.saturating_mul(share) {
            return true;
        }
        match (self.until, began) {
            (Some((stamper, end)), Some(began)) => {
                stamper.now().since(began).saturating_mul(100) >= end.since(began).saturating_mul(share)
            }
            _ => false,
        }
    }

    fn count(&mut self) -> Result<(), Stopped> {
        self.nodes += 1;
        if self.nodes > self.most {
            return Err(Stopped);
        }
        if self.nodes.is_multiple_of(LOOK)
            && (self.is_withdrawn() || self.until.is_some_and(|(stamper, end)| stamper.now() >= end))
        {
            return Err(Stopped);
        }
        Ok(())
    }
}

/// What is looked for.
#[derive(Copy, Clone, Debug)]
pub struct Aim {
    /// Half-moves to look ahead at most, exchanges and checks beyond them not counted.
    pub depth: i32,
    /// Moves that are worse than the best one by no more than this get a true score as well.
    pub margin: i32,
}

/// A move and its score for the side that makes it.
pub type Scored = (Move, i32);

/// What a search has found: the moves, the best first. Without legal moves it is empty.
#[derive(Clone, Debug, Default)]
pub struct Thought {
    /// Moves with scores; only those within the margin are exact.
    pub moves: Vec<Scored>,
    /// The depth that was finished.
    pub depth: i32,
    /// Nodes that it took.
    pub nodes: u64,
}

/// Those of the earlier positions that can still come again, by their hashes.
pub fn repeatable<'p>(root: &Chess, earlier: impl IntoIterator<Item = &'p Chess>) -> Vec<u64> {
    let pieces = |chess: &Chess| (chess.board().pawns(), chess.board().occupied().count());
    earlier.into_iter().filter(|other| pieces(other) == pieces(root)).map(hash_of).collect()
}

fn hash_of(chess: &Chess) -> u64 {
    chess.zobrist_hash::<Zobrist64>(EnPassantMode::Legal).0
}

pub struct Search<'a> {
    table: &'a mut Table,
    evaluator: &'a Evaluator,
    meter: Meter<'a>,
    experience: Experience,
    /// Hashes from the root to the node that is looked at.
    path: Vec<u64>,
    /// Hashes from the game before the root.
    earlier: Vec<u64>,
}

impl<'a> Search<'a> {
    /// A search in a game in which the positions `earlier` have stood on the board.
    pub fn new(table: &'a mut Table, evaluator: &'a Evaluator, meter: Meter<'a>, earlier: Vec<u64>) -> Search<'a> {
        table.begin();
        Search {
            table,
            evaluator,
            meter,
            experience: Experience::default(),
            path: Vec::with_capacity(MAX_PLY),
            earlier,
        }
    }

    /// Looks for the best moves. It ends at the depth of the aim, at the end of the meter, or when nothing more can be
    /// learnt; something is found in any case where there is a legal move.
    pub fn think(&mut self, root: &Chess, aim: Aim) -> Thought {
        self.think_about(root, root.legal_moves(), aim)
    }

    /// The same, with some of the legal moves alone.
    pub fn think_about(&mut self, root: &Chess, moves: MoveList, aim: Aim) -> Thought {
        let first = self.experience.sort(root, moves, 0, 0);
        let mut thought = Thought { moves: first.into_iter().map(|m| (m, 0)).collect(), depth: 0, nodes: 0 };
        let began = self.meter.until.map(|(stamper, _)| stamper.now());
        if thought.moves.is_empty() {
            return thought;
        }
        for depth in 1..=aim.depth.min(64) {
            let mut moves = thought.moves.clone();
            let finished = self.step(root, depth, aim.margin, &mut moves).is_ok();
            if finished || aim.margin == 0 || thought.depth == 0 {
                thought.moves = moves;
            }
            if !finished {
                break;
            }
            thought.depth = depth;
            let best = thought.moves.first().map_or(0, |(_, score)| *score);
            // A mate that is nearer than the search has looked is the shortest.
            if best.abs() > MATED_WITHIN && MATE - best.abs() <= depth || self.meter.is_past(55, began) {
                break;
            }
        }
        thought.nodes = self.meter.spent();
        thought
    }

    /// One more depth. The moves that were reached are in their new order, also when it was stopped.
    fn step(&mut self, root: &Chess, depth: i32, margin: i32, moves: &mut Vec<Scored>) -> Result<(), Stopped> {
        let hash = hash_of(root);
        let mut best = -INFINITE;
        let mut done: Vec<Scored> = Vec::with_capacity(moves.len());
        let mut outcome = Ok(());
        for (index, (m, _)) in moves.iter().enumerate() {
            self.path.clear();
            self.path.push(hash);
            let floor = if best == -INFINITE { -INFINITE } else { best - margin };
            let Ok(score) = self.try_root_move(root, *m, depth, floor, index > 0 && margin == 0) else {
                outcome = Err(Stopped);
                break;
            };
            best = best.max(score);
            done.push((*m, score));
        }
        let rest = moves.split_off(done.len());
        // The sort is stable: of equals, what was better before stays before.
        done.sort_by_key(|(_, score)| std::cmp::Reverse(*score));
        *moves = done;
        moves.extend(rest);
        outcome
    }

    fn try_root_move(&mut self, root: &Chess, m: Move, depth: i32, floor: i32, probe: bool) -> Result<i32, Stopped> {
        let mut after = root.clone();
        after.play_unchecked(m);
        if probe {
            let score = -self.node(&after, Depths { left: depth - 1, ply: 1 }, -floor - 1, -floor, true)?;
            if score <= floor {
                return Ok(score);
            }
        }
        Ok(-self.node(&after, Depths { left: depth - 1, ply: 1 }, -INFINITE, -floor, true)?)
    }

    fn is_drawn(&self, chess: &Chess, hash: u64, ply: usize) -> bool {
        let back = usize::try_from(chess.halfmoves()).unwrap_or(usize::MAX);
        if back >= 4 {
            let seen = self.path.iter().rev().skip(1).take(back).skip(1).step_by(2);
            if seen.into_iter().any(|other| *other == hash) || back >= ply && self.earlier.contains(&hash) {
                return true;
            }
        }
        (back >= 100 && !chess.is_checkmate()) || chess.is_insufficient_material()
    }

    fn node(&mut self, chess: &Chess, at: Depths, alpha: i32, beta: i32, may_pass: bool) -> Result<i32, Stopped> {
        let hash = hash_of(chess);
        self.path.push(hash);
        let score = self.inner_node(chess, hash, at, alpha, beta, may_pass);
        self.path.pop();
        score
    }

    fn inner_node(
        &mut self,
        chess: &Chess,
        hash: u64,
        at: Depths,
        mut alpha: i32,
        mut beta: i32,
        may_pass: bool,
    ) -> Result<i32, Stopped> {
        self.meter.count()?;
        if self.is_drawn(chess, hash, at.index()) {
            return Ok(0);
        }
        let in_check = chess.is_check();
        let depth = at.left + i32::from(in_check);
        if depth <= 0 {
            return self.quiet_end(chess, at.ply, alpha, beta, 0);
        }
        if at.index() >= MAX_PLY {
            return Ok(self.evaluator.score(chess));
        }
        // Nothing here can be better than a mate at once, or worse than being mated at once.
        alpha = alpha.max(at.ply - MATE);
        beta = beta.min(MATE - at.ply - 1);
        if alpha >= beta {
            return Ok(alpha);
        }
        let zero_window = beta - alpha == 1;
        let known = self.table.get(hash);
        if let Some(memory) = known.filter(|memory| zero_window && i32::from(memory.depth) >= depth) {
            let score = memory.score(at.ply);
            match memory.bound {
                Bound::Exact => return Ok(score),
                Bound::AtLeast if score >= beta => return Ok(score),
                Bound::AtMost if score <= alpha => return Ok(score),
                _ => {}
            }
        }
        let worth_now = self.evaluator.score(chess);
        if zero_window && !in_check && beta.abs() < MATED_WITHIN {
            if depth <= 5 && worth_now - 85 * depth >= beta {
                return Ok(worth_now);
            }
            if may_pass
                && depth >= 3
                && worth_now >= beta
                && let Some(score) = self.pass(chess, Depths { left: depth, ply: at.ply }, beta)?
            {
                return Ok(score);
            }
        }
        let here = Here { hash, depth, ply: at.ply, in_check, worth_now, best: known.map_or(0, |memory| memory.best) };
        self.moves_of(chess, here, alpha, beta)
    }

    /// Would the other side be lost even if it might move twice? Not asked where being forced to move may be what hurts.
    fn pass(&mut self, chess: &Chess, at: Depths, beta: i32) -> Result<Option<i32>, Stopped> {
        if force(chess.board(), chess.turn()) < worth(Role::Rook) {
            return Ok(None);
        }
        let Ok(passed) = chess.clone().swap_turn() else { return Ok(None) };
        let next = Depths { left: at.left - 3 - at.left / 4, ply: at.ply + 1 };
        let score = -self.node(&passed, next, -beta, -beta + 1, false)?;
        // A mate after a pass is not proved.
        Ok((score >= beta).then(|| score.min(MATED_WITHIN)))
    }

    fn moves_of(&mut self, chess: &Chess, here: Here, mut alpha: i32, beta: i32) -> Result<i32, Stopped> {
        let legal = chess.legal_moves();
        if legal.is_empty() {
            return Ok(if here.in_check { here.ply - MATE } else { 0 });
        }
        let floor = alpha;
        let zero_window = beta - alpha == 1;
        let moves = self.experience.sort(chess, legal, here.best, here.index());
        let mut best: (i32, Option<Move>) = (-INFINITE, None);
        let mut quiet_before: Vec<Move> = Vec::new();
        for (index, m) in moves.into_iter().enumerate() {
            let quiet = !m.is_capture() && !m.is_promotion();
            let count = i32::try_from(index).unwrap_or(i32::MAX);
            if best.0 > -MATED_WITHIN && zero_window && !here.in_check && here.skips(chess, m, quiet, count, alpha) {
                continue;
            }
            let mut after = chess.clone();
            after.play_unchecked(m);
            let reduced = if quiet && !here.in_check && !after.is_check() { reduction(here.depth, count) } else { 0 };
            let score = self.child(&after, here, index == 0, reduced, alpha, beta)?;
            if score > best.0 {
                best = (score, (score > floor).then_some(m));
            }
            alpha = alpha.max(score);
            if alpha >= beta {
                if quiet {
                    self.experience.reward(chess.turn(), m, here.index(), here.depth);
                    for other in quiet_before {
                        self.experience.blame(chess.turn(), other, here.depth);
                    }
                }
                break;
            }
            if quiet {
                quiet_before.push(m);
            }
        }
        let bound = match best.0 {
            score if score >= beta => Bound::AtLeast,
            score if score > floor => Bound::Exact,
            _ => Bound::AtMost,
        };
        self.table.put(here.hash, best.1, best.0, here.ply, here.depth, bound);
        Ok(best.0)
    }

    /// One move of a node: first in question only whether it is better, then, if it is, how much.
    fn child(
        &mut self,
        after: &Chess,
        here: Here,
        first: bool,
        reduced: i32,
        alpha: i32,
        beta: i32,
    ) -> Result<i32, Stopped> {
        let next = |reduced: i32| Depths { left: here.depth - 1 - reduced, ply: here.ply + 1 };
        if !first {
            let mut score = -self.node(after, next(reduced), -alpha - 1, -alpha, true)?;
            if score > alpha && reduced > 0 {
                score = -self.node(after, next(0), -alpha - 1, -alpha, true)?;
            }
            if score <= alpha || score >= beta {
                return Ok(score);
            }
        }
        Ok(-self.node(after, next(0), -beta, -alpha, true)?)
    }

    /// Plays exchanges out, and answers checks, until the position is quiet.
    fn quiet_end(&mut self, chess: &Chess, ply: i32, mut alpha: i32, beta: i32, far: i32) -> Result<i32, Stopped> {
        let in_check = chess.is_check() && far < 6;
        let legal = if in_check { chess.legal_moves() } else { forcing(chess) };
        if in_check && legal.is_empty() {
            return Ok(ply - MATE);
        }
        let mut best = -INFINITE;
        let mut standing = 0;
        if !in_check {
            standing = self.evaluator.score(chess);
            best = standing;
            alpha = alpha.max(best);
            if alpha >= beta || far > 32 {
                // Without this a stalemate would look like its material.
                return Ok(if chess.is_stalemate() { 0 } else { best });
            }
        }
        let at = usize::try_from(ply).unwrap_or(MAX_PLY);
        for m in self.experience.sort(chess, legal, 0, at) {
            if !in_check {
                let gain = m.capture().map_or(0, worth) + if m.is_promotion() { 800 } else { 0 };
                if standing + gain + 180 <= alpha || exchange(chess, m) < 0 {
                    continue;
                }
            }
            self.meter.count()?;
            let mut after = chess.clone();
            after.play_unchecked(m);
            let score = -self.quiet_end(&after, ply + 1, -beta, -alpha, far + 1)?;
            best = best.max(score);
            alpha = alpha.max(score);
            if alpha >= beta {
                break;
            }
        }
        Ok(best)
    }
}

/// Where in the tree.
#[derive(Copy, Clone, Debug)]
struct Depths {
    /// Half-moves still to be looked ahead.
    left: i32,
    /// Half-moves from the root.
    ply: i32,
}

impl Depths {
    fn index(self) -> usize {
        usize::try_from(self.ply).unwrap_or(MAX_PLY)
    }
}

/// What is known of a node before its moves are tried.
#[derive(Copy, Clone, Debug)]
struct Here {
    hash: u64,
    depth: i32,
    ply: i32,
    in_check: bool,
    worth_now: i32,
    best: u16,
}

impl Here {
    fn index(self) -> usize {
        usize::try_from(self.ply).unwrap_or(MAX_PLY)
    }

    /// Whether a move near the end of a line is too unlikely to be tried.
    fn skips(self, chess: &Chess, m: Move, quiet: bool, count: i32, alpha: i32) -> bool {
        if self.depth > 3 || short(m) == self.best {
            return false;
        }
        let unlikely = if quiet {
            count > 6 + 5 * self.depth * self.depth || self.worth_now + 110 * self.depth + 60 <= alpha
        } else {
            exchange(chess, m) < -90 * self.depth
        };
        unlikely && !gives_check(chess, m)
    }
}

/// How much less far a late quiet move is looked at.
fn reduction(depth: i32, count: i32) -> i32 {
    if depth < 3 || count < 3 {
        return 0;
    }
    let steps = depth.unsigned_abs().ilog2() + count.unsigned_abs().ilog2();
    (i32::try_from(steps).unwrap_or(2) / 2).min(depth - 2)
}

fn forcing(chess: &Chess) -> MoveList {
    let mut moves = chess.legal_moves();
    moves.retain(|m| m.is_capture() || m.promotion() == Some(Role::Queen));
    moves
}
