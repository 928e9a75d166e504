//! A round of a drill: questions one after another, for thirty seconds or up to a number of them. The next round is harder
//! or easier depending on the result; where a position is heard, the next position is.

use std::collections::{HashMap, VecDeque};

use serde::{Deserialize, Serialize};

use super::drills::{Entered, judge, position, question, solution};
use super::telling::{pieces, told};
use crate::game::board::{Board, Standing};
use crate::rules::position::{Setup, Square};
use crate::training::lines::drill::Called;
use crate::training::notices::drill::{Best, Drill, DrillNotice, Question};
use crate::training::notices::training::Telling;

/// How long (ms) a timed round lasts: as the well-known drills of coordinates.
pub const ROUND: u64 = 30_000;
/// Questions of a round without a time.
const QUESTIONS: u32 = 10;
/// Positions of a round, and questions about each; one that is set up again is a question of its own.
const POSITIONS: u32 = 3;
const ABOUT_A_POSITION: u32 = 4;
/// A missed question comes again after this number of others.
const BETWEEN: usize = 2;
/// Fewer right answers than this say nothing about the level.
const ENOUGH: u32 = 4;
/// With each this many pieces, a position that was remembered is followed by one of one piece more.
const STEP: u32 = 6;
/// So often another question is drawn in place of one like that before.
const REDRAWN: usize = 20;

/// What came of a round.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Score {
    #[serde(with = "crate::named::by_name")]
    pub drill: Drill,
    /// Whether it had a time.
    pub timed: bool,
    /// At which level; where a position is heard, how many pieces the next one would have.
    pub level: u32,
    /// Right answers.
    pub hits: u32,
    /// Wrong ones.
    pub misses: u32,
    /// The most pieces of a position that was remembered without a mistake; 0: none.
    pub size: u32,
}

impl Score {
    /// The level of the next round.
    pub fn next_level(&self) -> u32 {
        let Score { drill, level, hits, misses, .. } = *self;
        let (easiest, hardest) = drill.levels();
        let next = if drill.has_position() {
            level
        } else if hits >= ENOUGH && misses * 10 <= hits + misses {
            level.saturating_add(1)
        } else if misses > hits {
            level.saturating_sub(1)
        } else {
            level
        };
        next.clamp(easiest, hardest)
    }

    /// Rounds with the same records: of positions at all levels, of everything else at the same one.
    const fn kind(&self) -> Kind {
        (self.drill, if self.drill.has_position() { 0 } else { self.level }, self.timed)
    }
}

/// A round that is over, as it is kept.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Played {
    /// Seconds since 1 January 1970, UTC.
    pub at: u64,
    /// What came of it.
    pub score: Score,
}

/// Rounds that can be compared: what is drilled, at which level, and whether there is a time.
type Kind = (Drill, u32, bool);

/// What somebody has done in drills.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Scores {
    /// At which level the next round of each is.
    levels: HashMap<Drill, u32>,
    bests: HashMap<Kind, Best>,
}

impl Scores {
    /// Takes what came of a round.
    pub fn take(&mut self, score: &Score) {
        self.levels.insert(score.drill, score.next_level());
        let (drill, level, timed) = score.kind();
        let new = Best { drill, timed, level, rounds: 0, hits: 0, size: 0 };
        let best = self.bests.entry(score.kind()).or_insert(new);
        best.rounds = best.rounds.saturating_add(1);
        best.hits = best.hits.max(score.hits);
        best.size = best.size.max(score.size);
    }

    /// The level of the next round.
    pub fn level(&self, drill: Drill) -> u32 {
        self.levels.get(&drill).copied().unwrap_or(drill.levels().0)
    }

    /// The best that was done in rounds like this one.
    pub fn best(&self, score: &Score) -> Option<&Best> {
        self.bests.get(&score.kind())
    }

    /// The best of each kind, in the order of the drills.
    pub fn bests(&self) -> Vec<Best> {
        let mut bests: Vec<Best> = self.bests.values().cloned().collect();
        bests.sort_by_key(|best| (best.drill, best.level, !best.timed));
        bests
    }
}

/// A round that is going on.
#[derive(Clone, Debug)]
pub struct Round {
    drill: Drill,
    /// Where a position is heard, the pieces of the present one.
    level: u32,
    /// When it ends, in milliseconds.
    end: Option<u64>,
    hits: u32,
    misses: u32,
    board: Board,
    best_size: u32,
    positions: u32,
    /// Of the present position: how many questions were answered, how many missed.
    about: (u32, u32),
    asked: Question,
    /// Missed questions, each with the number of others that come before it.
    again: VecDeque<(usize, Question)>,
    telling: Telling,
}

/// What becomes of a line in a round.
#[derive(Clone, Debug, PartialEq)]
pub enum Answered {
    Not,
    Goes(Vec<DrillNotice>),
    /// That was the last one.
    Ends(Vec<DrillNotice>),
}

impl Round {
    /// A round that begins at this moment (ms), and its first question.
    pub fn begin(
        (drill, level, timed): Kind,
        telling: Telling,
        at: u64,
        lots: &mut fastrand::Rng,
    ) -> (Round, Vec<DrillNotice>) {
        let end = (timed && !drill.has_position()).then(|| at.saturating_add(ROUND));
        let board = new_board(drill, level, lots);
        let asked = question(drill, level, &board, lots);
        let (about, again) = ((0, 0), VecDeque::new());
        let (hits, misses, best_size, positions) = (0, 0, 0, 0);
        let round =
            Round { drill, level, end, hits, misses, board, best_size, positions, about, asked, again, telling };
        let said = round.heard().into_iter().chain([DrillNotice::Asked(asked)]).collect();
        (round, said)
    }

    /// When it ends by itself, in milliseconds.
    pub const fn end(&self) -> Option<u64> {
        self.end
    }

    /// What was asked last.
    pub const fn asked(&self) -> Question {
        self.asked
    }

    /// Whether anything was answered.
    pub const fn has_begun(&self) -> bool {
        self.hits + self.misses > 0
    }

    /// What has come of it so far.
    pub const fn score(&self) -> Score {
        Score {
            drill: self.drill,
            timed: self.end.is_some(),
            level: self.level,
            hits: self.hits,
            misses: self.misses,
            size: self.best_size,
        }
    }

    /// An answer at this moment (ms).
    pub fn answer(&mut self, entered: Entered<'_>, at: u64, lots: &mut fastrand::Rng) -> Answered {
        if self.end.is_some_and(|end| at >= end) {
            return Answered::Ends(Vec::new());
        }
        match judge(self.asked, entered, &self.board) {
            None => Answered::Not,
            Some(true) => self.go_on(DrillNotice::Right, true, lots),
            Some(false) => self.give_up(lots),
        }
    }

    /// The question is missed, and its answer is told.
    pub fn give_up(&mut self, lots: &mut fastrand::Rng) -> Answered {
        if self.asked == Question::Position {
            let nothing = Board::set_up(Setup::empty(), self.board.castling_mode());
            return self.compare(&nothing, lots);
        }
        self.again.push_back((BETWEEN, self.asked));
        let missed = DrillNotice::Missed { answer: solution(self.asked, &self.board), question: self.asked };
        self.go_on(missed, false, lots)
    }

    /// A position was set up.
    pub fn compare(&mut self, set_up: &Board, lots: &mut fastrand::Rng) -> Answered {
        let (wanted, found) = (pieces(&self.board), pieces(set_up));
        let without = |all: &[Standing], others: &[Standing]| -> Vec<Standing> {
            all.iter().filter(|standing| !others.contains(standing)).copied().collect()
        };
        let (missing, extra) = (without(&wanted, &found), without(&found, &wanted));
        if missing.is_empty() && extra.is_empty() {
            self.go_on(DrillNotice::Right, true, lots)
        } else {
            self.go_on(DrillNotice::SetUpWrong { missing, extra }, false, lots)
        }
    }

    /// What follows an answer.
    fn go_on(&mut self, said: DrillNotice, right: bool, lots: &mut fastrand::Rng) -> Answered {
        let mut said = vec![said];
        let count = if right { &mut self.hits } else { &mut self.misses };
        *count = count.saturating_add(1);
        self.about = (self.about.0 + 1, self.about.1 + u32::from(!right));
        if self.drill.has_position() {
            let all = if self.drill == Drill::SetUp { 1 } else { ABOUT_A_POSITION };
            if self.about.0 >= all {
                self.settle();
                if self.positions >= POSITIONS {
                    return Answered::Ends(said);
                }
                self.board = new_board(self.drill, self.level, lots);
                said.extend(self.heard());
            }
        } else if self.end.is_none() && self.hits + self.misses >= QUESTIONS {
            return Answered::Ends(said);
        }
        self.asked = self.next(lots);
        said.push(DrillNotice::Asked(self.asked));
        Answered::Goes(said)
    }

    /// A position is done: the next one has more pieces, or one less.
    fn settle(&mut self) {
        let (easiest, hardest) = self.drill.levels();
        if self.about.1 == 0 {
            self.best_size = self.best_size.max(self.level);
            self.level += (self.level / STEP).max(1);
        } else {
            self.level -= 1;
        }
        self.level = self.level.clamp(easiest, hardest);
        self.positions += 1;
        self.about = (0, 0);
        self.again.clear();
    }

    /// What was missed before comes again when its time has come; otherwise something new.
    fn next(&mut self, lots: &mut fastrand::Rng) -> Question {
        if let Some((0, missed)) = self.again.front().copied() {
            self.again.pop_front();
            return missed;
        }
        for (wait, _) in &mut self.again {
            *wait = wait.saturating_sub(1);
        }
        let mut next = question(self.drill, self.level, &self.board, lots);
        for _ in 0..REDRAWN {
            if !is_like(self.asked, next) {
                break;
            }
            next = question(self.drill, self.level, &self.board, lots);
        }
        next
    }

    /// The position, where one is remembered.
    fn heard(&self) -> Option<DrillNotice> {
        self.drill.has_position().then(|| DrillNotice::Heard { told: told(&self.board, self.telling) })
    }
}

fn new_board(drill: Drill, level: u32, lots: &mut fastrand::Rng) -> Board {
    if drill.has_position() { position(level, lots) } else { Board::default() }
}

/// Whether a question is too much like the one before: about a square of the same file or rank, where there are enough others.
fn is_like(before: Question, next: Question) -> bool {
    let square = |question| match question {
        Question::Shade(square)
        | Question::SameShade { from: square, .. }
        | Question::Line { from: square, .. }
        | Question::Distance { from: square, .. }
        | Question::Path { from: square, .. }
        | Question::Moves { from: square, .. }
        | Question::Written(Called::Square(square) | Called::Move { from: square, .. })
        | Question::Spoken(Called::Square(square) | Called::Move { from: square, .. }) => Some(square),
        // Of a position everything may be asked, but not twice in a row.
        Question::Attackers { .. } | Question::On(_) | Question::Position => None,
    };
    let shares = |one: Square, other: Square| one.file() == other.file() || one.rank() == other.rank();
    match (square(before), square(next)) {
        (Some(before), Some(next)) => shares(before, next),
        _ => before == next && next != Question::Position,
    }
}

/// A drill that was chosen, with its round if one is going on.
#[derive(Clone, Debug)]
pub(super) struct Chosen {
    pub(super) drill: Drill,
    pub(super) round: Option<Round>,
    /// The score of the last round is being kept, and is said when it is.
    pub(super) is_keeping: bool,
}

/// What came of a round, while it is being kept.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Finished {
    pub score: Score,
    /// The most right answers in a round of its kind before it, and the most pieces that were remembered.
    pub(super) before: Option<(u32, u32)>,
    pub(super) then: Then,
}

/// What follows the score of a round.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Then {
    /// Another round of the same drill, at the key.
    Ready,
    Choose(Drill),
    /// No drill.
    Leave,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn score(level: u32, hits: u32, misses: u32) -> Score {
        Score { drill: Drill::Moves, timed: true, level, hits, misses, size: 0 }
    }

    #[test]
    fn the_level_follows_what_came_of_the_round() {
        for (was, hits, misses, next) in
            [(1, 9, 1, 2), (1, 8, 2, 1), (1, 3, 0, 1), (2, 4, 0, 3), (3, 9, 0, 3), (2, 3, 4, 1), (1, 0, 9, 1)]
        {
            assert_eq!(score(was, hits, misses).next_level(), next, "{was} {hits} {misses}");
        }
    }

    #[test]
    fn records_are_those_of_the_same_level() {
        let mut scores = Scores::default();
        for (level, hits) in [(1, 9), (2, 4), (1, 7)] {
            scores.take(&score(level, hits, 0));
        }
        assert_eq!(scores.best(&score(1, 0, 0)).map(|best| (best.rounds, best.hits)), Some((2, 9)));
        assert_eq!(scores.best(&score(2, 0, 0)).map(|best| (best.rounds, best.hits)), Some((1, 4)));
        assert_eq!(scores.best(&score(3, 0, 0)), None);
        assert_eq!(scores.level(Drill::Moves), 2);
        assert_eq!(scores.level(Drill::Memory), 3);
    }

    #[test]
    fn questions_change_file_and_rank_and_missed_ones_return() {
        let mut lots = fastrand::Rng::with_seed(7);
        let (mut round, _) = Round::begin((Drill::Shade, 1, true), Telling::Side, 0, &mut lots);
        let mut asked = vec![round.asked()];
        for number in 0..40 {
            if number == 5 {
                round.give_up(&mut lots);
            } else {
                round.go_on(DrillNotice::Right, true, &mut lots);
            }
            asked.push(round.asked());
        }
        assert_eq!(asked[5], asked[8], "behind two others");
        let like = asked.windows(2).filter(|pair| is_like(pair[0], pair[1])).count();
        assert!(like <= 2, "{like}");
        assert_eq!((round.score().hits, round.score().misses), (39, 1));
    }
}
