//! A game that is reviewed: where winning chances fell, by how much, and what that says to its player. Pure: who looks at the positions, and on
//! which thread, is the console's affair.

use std::cmp::Reverse;
use std::sync::Arc;

use crate::answers::advice;
use crate::engine::advice::Variation;
use crate::game::advice::{Score, Worth};
use crate::game::report::MoveReport;
use crate::rules::position::{Color, Intent, Position};
use crate::scoresheet::sheet::{Score as Result, Sheet};
use crate::training::notices::review::{Count, Grade, Summary, Told, Topic};

/// With no more pieces than this, both sides counted and kings and pawns left out, a position is an endgame.
const ENDGAME_PIECES: usize = 6;
/// Up to this move a game is in its opening.
const OPENING_MOVES: u32 = 10;
/// From these chances on (of -1 to 1) a side is winning: about three pawns ahead.
const WINNING: f64 = 0.5;
/// Within this distance of the measure of a mistake, it is not certain yet whether a move is one.
const DOUBTFUL: f64 = 0.1;
/// By so much (of -1 to 1) a longer look than any review takes can find a move less bad.
const DOUBT: f64 = 0.02;
/// At most this many mistakes of a game are gone through, those that cost most.
const MOST: usize = 12;
/// How many half-moves of the best line are kept and shown.
pub const KEPT: usize = 6;
/// A mistake was hurried if it took less than this part of what a move took otherwise.
const HURRIED: f64 = 0.5;

/// How much of the chances to win (from -1 to 1) a move gives away at least to be that bad: the measures of lichess.
const fn least(grade: Grade) -> f64 {
    match grade {
        Grade::Dubious => 0.1,
        Grade::Mistake => 0.2,
        Grade::Blunder => 0.3,
    }
}

fn grade(cost: f64) -> Option<Grade> {
    Grade::ALL.into_iter().rev().find(|grade| cost >= least(*grade))
}

/// A game, as a review needs it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reviewed {
    sheet: Sheet,
    positions: Vec<Position>,
    moves: Vec<Intent>,
}

/// A move that gave something away.
#[derive(Clone, Debug, PartialEq)]
pub struct Mistake {
    /// Which half-move it was, counted from 0.
    pub half_move: usize,
    /// How bad it is.
    pub grade: Grade,
    /// What it cost of the chances to win.
    pub cost: f64,
    /// How its player stood before it.
    pub before: Score,
    /// And after it.
    pub after: Score,
    pub best: Variation,
    /// The best answer to it; none where the game ended.
    pub answer: Option<Variation>,
    pub topic: Topic,
}

/// Positions that the engine is to look at.
#[derive(Clone, Debug, PartialEq)]
pub struct Task {
    pub game: Arc<Reviewed>,
    /// Which of its positions, in the order in which they are looked at.
    pub which: Vec<usize>,
    /// How many positions the search of each one visits.
    pub nodes: u64,
}

/// What the engine has found at a position of the game.
pub type Look = (usize, Option<Variation>);

/// A report of a review: what goes into its files.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    pub game: Arc<Reviewed>,
    pub mistakes: Vec<Mistake>,
    /// What is told of it.
    pub summary: Summary,
}

impl Reviewed {
    /// The game of a scoresheet.
    pub fn new(sheet: Sheet) -> Reviewed {
        let mut positions = vec![sheet.line.start().clone()];
        let mut moves = Vec::new();
        let mut steps = sheet.line.steps();
        while let Some(step) = steps.next() {
            moves.push(step.intent());
            positions.push(steps.position().clone());
        }
        Reviewed { sheet, positions, moves }
    }

    /// Its scoresheet.
    pub const fn sheet(&self) -> &Sheet {
        &self.sheet
    }

    /// How many positions there are: one more than half-moves.
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// Its half-moves.
    pub fn moves(&self) -> &[Intent] {
        &self.moves
    }

    /// A half-move, counted from 0: on which position, and which.
    pub fn step(&self, half_move: usize) -> Option<(&Position, Intent)> {
        Some((self.positions.get(half_move)?, *self.moves.get(half_move)?))
    }

    /// A half-move, to be announced.
    pub fn report(&self, half_move: usize) -> Option<MoveReport> {
        let (position, intent) = self.step(half_move)?;
        advice::report(position, intent)
    }

    /// Every move that gave something away. `looks` has the best line of every position, as far as there is one.
    pub fn mistakes(&self, looks: &[Option<Variation>]) -> Vec<Mistake> {
        (0..self.moves.len()).filter_map(|half_move| self.mistake(half_move, looks)).collect()
    }

    /// The same by a search that can err: of a move that is hardly as bad as that, its player has the benefit of the doubt.
    pub fn mistakes_without_doubt(&self, looks: &[Option<Variation>]) -> Vec<Mistake> {
        let graded = |mistake: Mistake| Some(Mistake { grade: grade(mistake.cost - DOUBT)?, ..mistake });
        self.mistakes(looks).into_iter().filter_map(graded).collect()
    }

    fn mistake(&self, half_move: usize, looks: &[Option<Variation>]) -> Option<Mistake> {
        let (cost, after) = self.cost(half_move, looks)?;
        let grade = grade(cost)?;
        let best = looks.get(half_move)?.clone()?;
        let answer = looks.get(half_move + 1).cloned().flatten();
        let topic = self.topic(half_move, &best, answer.as_ref(), after);
        Some(Mistake { half_move, grade, cost, before: best.score, after, best, answer, topic })
    }

    /// What a half-move gave away, and how its player stood then. The engine's own move gives nothing away.
    fn cost(&self, half_move: usize, looks: &[Option<Variation>]) -> Option<(f64, Score)> {
        let (_, intent) = self.step(half_move)?;
        let best = looks.get(half_move)?.as_ref()?;
        let after = self.positions.get(half_move + 1)?;
        let score = if after.is_checkmate() {
            return None;
        } else if after.has_legal_moves() {
            looks.get(half_move + 1)?.as_ref()?.score.of_the_other()
        } else {
            Score::Centipawns(0)
        };
        let is_best = best.moves.first() == Some(&intent);
        let cost = if is_best { 0.0 } else { best.score.chances() - score.chances() };
        Some((cost, score))
    }

    /// The positions that are worth a longer look: it is not certain yet whether the moves around them are mistakes.
    pub fn doubtful(&self, looks: &[Option<Variation>]) -> Vec<usize> {
        let is_doubtful = |half_move: &usize| {
            self.cost(*half_move, looks).is_some_and(|(cost, _)| (cost - least(Grade::Mistake)).abs() < DOUBTFUL)
        };
        let mut all: Vec<usize> =
            (0..self.moves.len()).filter(is_doubtful).flat_map(|half_move| [half_move, half_move + 1]).collect();
        all.dedup();
        all.retain(|at| self.positions[*at].has_legal_moves());
        all
    }

    fn topic(&self, half_move: usize, best: &Variation, answer: Option<&Variation>, after: Score) -> Topic {
        let (Some(before), Some(behind)) = (self.positions.get(half_move), self.positions.get(half_move + 1)) else {
            return Topic::Middlegame;
        };
        let missed = advice::stake(before, best);
        let lost = answer.map_or(Worth::Position, |answer| advice::stake(behind, answer));
        match (missed, lost) {
            (Worth::Mate(_), _) => Topic::MissedMate,
            _ if matches!(after, Score::Mate(_)) => Topic::AllowedMate,
            (_, Worth::Piece(..) | Worth::Pawns(2..)) => Topic::LostPieces,
            (Worth::Piece(..) | Worth::Pawns(2..), _) => Topic::MissedGain,
            _ if is_endgame(before) => Topic::Endgame,
            _ if before.full_moves() <= OPENING_MOVES => Topic::Opening,
            _ => Topic::Middlegame,
        }
    }

    /// The mistakes that are gone through with the player of these sides, in the order of the game.
    pub fn lessons<'a>(&self, mistakes: &'a [Mistake], sides: &[Color]) -> Vec<&'a Mistake> {
        let mut all: Vec<&Mistake> = mistakes
            .iter()
            .filter(|mistake| mistake.grade >= Grade::Mistake && sides.contains(&self.mover(mistake.half_move)))
            .collect();
        all.sort_by(|one, other| other.cost.total_cmp(&one.cost));
        all.truncate(MOST);
        all.sort_by_key(|mistake| mistake.half_move);
        all
    }

    /// Who made a half-move.
    pub fn mover(&self, half_move: usize) -> Color {
        self.positions.get(half_move).map_or(Color::White, Position::turn)
    }

    pub fn told(&self, mistake: &Mistake) -> Option<Told> {
        let (before, _) = self.step(mistake.half_move)?;
        let stood = |score| advice::balance(before, score);
        let (number, played) = (before.full_moves(), self.report(mistake.half_move)?);
        Some(Told { number, played, before: stood(mistake.before), after: stood(mistake.after) })
    }

    /// What is told of the game in a few sentences, to the player of these sides.
    pub fn summary(&self, mistakes: &[Mistake], looks: &[Option<Variation>], sides: &[Color]) -> Summary {
        let real = || mistakes.iter().filter(|mistake| mistake.grade >= Grade::Mistake);
        let count = |side: Color| {
            let of_side = || real().filter(move |mistake| self.mover(mistake.half_move) == side);
            let blunders = of_side().filter(|mistake| mistake.grade == Grade::Blunder).count();
            Count { mistakes: of_side().count(), blunders }
        };
        let own: Vec<&Mistake> = real().filter(|mistake| sides.contains(&self.mover(mistake.half_move))).collect();
        let decided = self.decided(mistakes, looks).and_then(|half_move| {
            let number = self.positions.get(half_move)?.full_moves();
            Some((number, Box::new(self.report(half_move)?)))
        });
        let pace = self.pace(&own, sides);
        let work_on = work_on(&own, pace);
        Summary { white: count(Color::White), black: count(Color::Black), decided, pace, work_on }
    }

    /// The loser's last mistake before the winner was winning for good.
    fn decided(&self, mistakes: &[Mistake], looks: &[Option<Variation>]) -> Option<usize> {
        let Result::Won(winner) = self.sheet.score else { return None };
        let is_won = |at: usize| {
            looks.get(at).and_then(Option::as_ref).is_none_or(|look| {
                let score = if self.mover(at) == winner { look.score } else { look.score.of_the_other() };
                score.chances() >= WINNING
            })
        };
        let won_from = (0..self.positions.len()).rev().take_while(|at| is_won(*at)).last()?;
        let by_the_loser = |mistake: &&Mistake| {
            mistake.grade >= Grade::Mistake && mistake.half_move < won_from && self.mover(mistake.half_move) != winner
        };
        mistakes.iter().rev().find(by_the_loser).map(|mistake| mistake.half_move)
    }

    /// Milliseconds a move, about mistakes and about other moves, where the sheet has times of both.
    fn pace(&self, own: &[&Mistake], sides: &[Color]) -> Option<(u32, u32)> {
        let is_own = |half_move: &usize| own.iter().any(|mistake| mistake.half_move == *half_move);
        let of = |of_mistakes: bool| {
            let all = (0..self.moves.len())
                .filter(|half_move| sides.contains(&self.mover(*half_move)) && is_own(half_move) == of_mistakes);
            let times: Vec<u64> =
                all.filter_map(|half_move| self.sheet.mark(half_move).elapsed).map(u64::from).collect();
            let count = u64::try_from(times.len()).ok().filter(|count| *count > 0)?;
            u32::try_from(times.iter().sum::<u64>() / count).ok()
        };
        Some((of(true)?, of(false)?))
    }
}

/// Whether few pieces are left.
fn is_endgame(position: &Position) -> bool {
    let placement = position.placement();
    let pieces = placement.occupied().count() - placement.pawns().count() - placement.kings().count();
    pieces <= ENDGAME_PIECES
}

/// The two things that cost most.
fn work_on(own: &[&Mistake], pace: Option<(u32, u32)>) -> Vec<Topic> {
    let cost =
        |topic: Topic| -> f64 { own.iter().filter(|mistake| mistake.topic == topic).map(|mistake| mistake.cost).sum() };
    let mut topics: Vec<(Topic, f64)> =
        Topic::ALL.into_iter().map(|topic| (topic, cost(topic))).filter(|(_, cost)| *cost > 0.0).collect();
    topics.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    let mut topics: Vec<Topic> = topics.into_iter().map(|(topic, _)| topic).collect();
    let is_hurried = pace.is_some_and(|(mistakes, others)| f64::from(mistakes) < HURRIED * f64::from(others));
    topics.truncate(if is_hurried { 1 } else { 2 });
    topics.extend((is_hurried && !own.is_empty()).then_some(Topic::Hurry));
    topics
}

/// The order in which positions are looked at: from the end, so that an engine that remembers already knows what a move leads to.
pub fn order(mut positions: Vec<usize>) -> Vec<usize> {
    positions.sort_by_key(|at| Reverse(*at));
    positions
}

#[cfg(test)]
#[path = "review_tests.rs"]
pub(super) mod tests;
