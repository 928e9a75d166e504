//! A review within a session: first the engine looks at every position of the game, and longer at the doubtful ones; then the mistakes come
//! one after another, each as a puzzle of the player's own.

use std::collections::VecDeque;
use std::sync::Arc;

use super::making::{self, Made};
use super::puzzle::Puzzle;
use super::review::{KEPT, Look, Mistake, Report, Reviewed, Task, order};
use super::step::Do;
use crate::answers::advice;
use crate::engine::advice::Variation;
use crate::game::advice::{Matter, Score};
use crate::keys::key::Key;
use crate::rules::position::{Color, Position};
use crate::training::notices::review::{ReviewNotice, Summary};
use crate::training::notices::training::TrainingNotice;

/// How many positions are looked at between two looks at the clock.
const AT_ONCE: usize = 8;
/// The same of those that are looked at longer.
const LONGER_AT_ONCE: usize = 4;
/// And how many puzzles are made.
const MADE_AT_ONCE: usize = 2;
/// How many times longer doubtful positions are thought about.
const LONGER: u64 = 8;
/// How often (ms) it is said how far the engine has come.
const PROGRESS: u64 = 10_000;

/// How far the engine has come.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Stage {
    Waiting,
    Looking,
    LookingLonger,
    /// Puzzles are being made.
    Making,
    Made,
    /// And kept.
    Keeping,
    Ready,
}

#[derive(Clone, Debug)]
pub struct Review {
    game: Arc<Reviewed>,
    sides: Vec<Color>,
    nodes: u64,
    enter: Vec<Key>,
    stage: Stage,
    waiting: VecDeque<usize>,
    looks: Vec<Option<Variation>>,
    /// How many positions were looked at, and of how many.
    done: (usize, usize),
    /// When (ms) that was said last.
    told: u64,
    summary: Summary,
    lessons: Vec<Mistake>,
    /// Puzzles that were made of the game, each with the half-moves in front of it.
    made: Vec<(usize, Puzzle)>,
    /// How many of these are new.
    new: usize,
    /// All mistakes of the game, of both sides.
    mistakes: Vec<Mistake>,
    /// The lesson that comes next.
    next: usize,
    solved: usize,
}

impl Review {
    /// Of a game, for the player of these sides; `nodes`: how many positions the search of each of its positions visits.
    /// `enter`: the keys that go on.
    pub fn new(game: Reviewed, sides: Vec<Color>, nodes: u64, enter: Vec<Key>) -> Review {
        let positions = game.positions();
        let waiting: Vec<usize> = (0..positions.len()).filter(|at| positions[*at].has_legal_moves()).collect();
        Review {
            looks: vec![None; positions.len()],
            done: (0, waiting.len()),
            waiting: order(waiting).into(),
            game: Arc::new(game),
            sides,
            nodes,
            enter,
            stage: Stage::Waiting,
            told: 0,
            summary: Summary::default(),
            lessons: Vec::new(),
            made: Vec::new(),
            new: 0,
            mistakes: Vec::new(),
            next: 0,
            solved: 0,
        }
    }

    /// Which game it is.
    pub fn begins(&self) -> ReviewNotice {
        let name = |tag| self.game.sheet().tag(tag).unwrap_or_default().to_owned();
        let moves = self.game.moves().len().div_ceil(2);
        let moves = u32::try_from(moves).unwrap_or(u32::MAX);
        ReviewNotice::Begins { white: name("White"), black: name("Black"), moves }
    }

    /// Whether the engine is still looking at the game.
    pub fn is_looking(&self) -> bool {
        self.stage != Stage::Ready
    }

    /// How far it has come.
    pub const fn progress(&self) -> ReviewNotice {
        ReviewNotice::Progress { done: self.done.0, count: self.done.1 }
    }

    /// The first positions to look at, once. `at` is in milliseconds.
    pub fn begin(&mut self, at: u64) -> Option<Do> {
        if self.stage != Stage::Waiting {
            return None;
        }
        self.stage = Stage::Looking;
        self.told = at;
        Some(self.task(self.nodes))
    }

    fn task(&mut self, nodes: u64) -> Do {
        let most = if self.stage == Stage::LookingLonger { LONGER_AT_ONCE } else { AT_ONCE };
        let count = self.waiting.len().min(most);
        let which = self.waiting.drain(..count).collect();
        Do::Look(Box::new(Task { game: Arc::clone(&self.game), which, nodes }))
    }

    /// What the engine has found, where it has still to look, and what is to be done then. `at` is in milliseconds.
    pub fn looked(&mut self, found: Vec<Look>, left: &[usize], at: u64) -> Vec<Do> {
        let nobody = !found.is_empty() && found.iter().all(|(_, line)| line.is_none());
        if nobody {
            self.stage = Stage::Ready;
            return vec![say(ReviewNotice::Nobody)];
        }
        self.still_waiting(left);
        self.done.0 += found.len();
        for (place, line) in found {
            if let Some(look) = self.looks.get_mut(place) {
                *look = line;
            }
        }
        let mut todo = Vec::new();
        if self.waiting.is_empty() && self.stage == Stage::Looking {
            let doubtful = self.game.doubtful(&self.looks);
            self.stage = Stage::LookingLonger;
            self.done.1 += doubtful.len();
            self.waiting = order(doubtful).into();
        }
        if self.waiting.is_empty() {
            let turns = self.game.turns(&self.looks, &self.sides);
            self.stage = Stage::Making;
            self.done.1 += turns.len();
            self.waiting = turns.into();
            return self.make();
        }
        todo.extend(self.tells_progress(at));
        let nodes = if self.stage == Stage::LookingLonger { self.nodes.saturating_mul(LONGER) } else { self.nodes };
        todo.push(self.task(nodes));
        todo
    }

    fn still_waiting(&mut self, left: &[usize]) {
        for at in left.iter().rev() {
            self.waiting.push_front(*at);
        }
    }

    /// How far it has come, from time to time.
    fn tells_progress(&mut self, at: u64) -> Option<Do> {
        let is_time = at.saturating_sub(self.told) >= PROGRESS;
        is_time.then(|| {
            self.told = at;
            say(self.progress())
        })
    }

    /// The next puzzles are made, as long as there are more.
    fn make(&mut self) -> Vec<Do> {
        let count = self.waiting.len().min(MADE_AT_ONCE);
        if count == 0 {
            self.stage = Stage::Made;
            return Vec::new();
        }
        let which = self.waiting.drain(..count).collect();
        let nodes = self.nodes.saturating_mul(making::LONGER);
        vec![Do::Make(Box::new(Task { game: Arc::clone(&self.game), which, nodes }))]
    }

    /// Some puzzles are made, where there are such, and some places are still to be looked at. `at` is in milliseconds.
    pub fn made(&mut self, made: Vec<Made>, left: &[usize], at: u64) -> Vec<Do> {
        self.still_waiting(left);
        self.done.0 += made.len();
        self.made.extend(made.into_iter().filter_map(|(place, puzzle)| Some((place, puzzle?))));
        let told = self.tells_progress(at);
        told.into_iter().chain(self.make()).collect()
    }

    /// The puzzles that were made and the mistakes, as far as they are new, once: everything was looked at.
    pub fn take_made(&mut self, is_new: impl Fn(&Puzzle) -> bool) -> Option<Vec<Puzzle>> {
        if self.stage != Stage::Made {
            return None;
        }
        self.stage = Stage::Keeping;
        self.mistakes = self.game.mistakes_without_doubt(&self.looks);
        self.lessons = self.game.lessons(&self.mistakes, &self.sides).into_iter().cloned().collect();
        self.summary = self.game.summary(&self.mistakes, &self.looks, &self.sides);
        let mut new: Vec<Puzzle> =
            self.made.iter().map(|(_, puzzle)| puzzle.clone()).filter(|one| is_new(one)).collect();
        self.new = new.len();
        for puzzle in self.lessons.iter().map(|mistake| self.puzzle(mistake)).filter(|one| is_new(one)) {
            if new.iter().all(|known| known.id != puzzle.id) {
                new.push(puzzle);
            }
        }
        Some(new)
    }

    /// What was new is kept.
    pub fn ready(&mut self) -> Vec<Do> {
        self.stage = Stage::Ready;
        let (game, summary, mistakes) = (Arc::clone(&self.game), self.summary.clone(), self.mistakes.clone());
        let made = (self.new > 0).then(|| say(ReviewNotice::Made { count: self.new }));
        let mut todo: Vec<Do> = made.into_iter().collect();
        todo.push(say(ReviewNotice::Found { count: self.lessons.len(), enter: self.enter.clone() }));
        todo.push(Do::Report(Box::new(Report { game, mistakes, summary })));
        if self.lessons.is_empty() {
            todo.push(say(ReviewNotice::Summary(Box::new(self.summary.clone()))));
        }
        todo
    }

    /// The next mistake, as a puzzle.
    pub fn go_on(&mut self) -> Option<Puzzle> {
        let mistake = self.lessons.get(self.next)?;
        self.next += 1;
        Some(self.puzzle(mistake))
    }

    fn puzzle(&self, mistake: &Mistake) -> Puzzle {
        // What there was to win is looked for to its end.
        if let Some((_, made)) = self.made.iter().find(|(place, _)| *place == mistake.half_move) {
            return made.clone();
        }
        // With the move before it, that it can be asked for and heard.
        let first = mistake.half_move.saturating_sub(1);
        let sets_up = mistake.half_move - first;
        let line: Vec<_> = self.game.moves()[first..mistake.half_move]
            .iter()
            .chain(mistake.best.moves.iter().take(KEPT))
            .copied()
            .collect();
        Puzzle::own(&self.game.positions()[first], &self.game.positions()[mistake.half_move], sets_up, line)
    }

    /// What happened at the mistake that is gone through now.
    pub fn story(&self) -> Option<ReviewNotice> {
        let number = self.next;
        let mistake = self.lessons.get(number.checked_sub(1)?)?;
        let told = Box::new(self.game.told(mistake)?);
        Some(ReviewNotice::Story { number, count: self.lessons.len(), told })
    }

    /// The mistake that is gone through now was solved, or was not.
    pub fn solved(&mut self, clean: bool) {
        self.solved += usize::from(clean);
    }

    /// The last words.
    pub fn over(&self) -> Vec<Do> {
        if self.lessons.is_empty() {
            return Vec::new();
        }
        let over = ReviewNotice::Over { solved: self.solved, count: self.lessons.len() };
        vec![say(over), say(ReviewNotice::Summary(Box::new(self.summary.clone())))]
    }
}

pub(super) fn say(notice: ReviewNotice) -> Do {
    Do::Say(TrainingNotice::Review(Box::new(notice)))
}

/// Whether a move is as good as the best one, for a player who looks for a better one. Both arguments are chances to win:
/// with the best move, and with this one.
pub fn is_good(best: f64, behind: f64) -> bool {
    best - behind < GOOD
}

/// A move may give away so much of the chances to win (from -1 to 1).
const GOOD: f64 = 0.1;

/// What a hint says first at a puzzle from the player's own game, with `made` half-moves of its line on the table.
pub fn matter(puzzle: &Puzzle, made: usize, at: &Position) -> Matter {
    let moves = puzzle.line.iter().skip(made).copied().collect();
    let line = Variation { score: Score::Centipawns(0), moves };
    advice::matter(at, &line, None)
}
