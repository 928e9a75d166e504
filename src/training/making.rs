//! Puzzles from a player's games, by the method of the well-known generator of lichess: where the opponent's move let the chances to
//! win jump, the moves that win, as long as there is only one each time. Pure: who looks at the positions is the console's affair.

use super::puzzle::Puzzle;
use super::review::Reviewed;
use crate::answers::advice;
use crate::engine::advice::{Pair, Variation};
use crate::game::advice::Score;
use crate::rules::position::{Color, Intent, Position};

/// By so much (of chances from -1 to 1) the opponent's move changes them.
const JUMP: f64 = 0.5;
/// The best move is the only one if its chances are better than those of the second-best one by more than this.
const ONLY: f64 = 0.42;
/// Who stood better than this before (in hundredths of a pawn) was winning already.
const WON: i32 = 400;
/// A mate in two is the only way if the second-best move is worth less than this (in hundredths of a pawn).
const BESIDE_MATE_IN_TWO: i32 = 500;
/// And one in three.
const BESIDE_MATE_IN_THREE: i32 = 300;
/// A mate in more moves than this is not looked for.
const FARTHEST: i32 = 15;
/// A puzzle without a mate wins more than this at least, in hundredths of a pawn.
const GAIN: i32 = 100;
/// The most moves of the one who solves it.
const LONGEST: usize = 8;
/// At most this many are made of one game, where the chances jumped most.
const MOST: usize = 8;
/// How many times longer the moves that win are thought about than each position of the game.
pub const LONGER: u64 = 2;

/// What came of each of these places.
pub type Made = (usize, Option<Puzzle>);

/// What is asked of an engine: positions, with those before them.
pub struct Asked<'a> {
    /// The best move beside the second-best one.
    pub pair: &'a mut dyn FnMut(&Position, &[Position]) -> Option<Pair>,
    /// The best moves alone.
    pub best: &'a mut dyn FnMut(&Position, &[Position]) -> Option<Variation>,
}

impl Reviewed {
    /// Where a puzzle may begin for these sides: the opponent has just let the chances jump.
    pub fn turns(&self, looks: &[Option<Variation>], sides: &[Color]) -> Vec<usize> {
        let jump = |at: usize| Some((at, self.jump(at, looks)?));
        let of_sides = (1..self.positions().len()).filter(|at| sides.contains(&self.mover(*at)));
        let mut all: Vec<(usize, f64)> = of_sides.filter_map(jump).collect();
        all.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        all.truncate(MOST);
        let mut all: Vec<usize> = all.into_iter().map(|(at, _)| at).collect();
        all.sort_unstable();
        all
    }

    /// By how much the chances have jumped for the side to move, if that is enough.
    fn jump(&self, at: usize, looks: &[Option<Variation>]) -> Option<f64> {
        let position = self.positions().get(at).filter(|position| position.has_several_legal_moves())?;
        let before = looks.get(at.checked_sub(1)?)?.as_ref()?.score.of_the_other();
        let now = looks.get(at)?.as_ref()?.score;
        let ahead = advice::material(position, position.turn());
        if is_at_least(before, WON + 1) || ahead > 0 {
            return None;
        }
        let jump = now.chances() - before.chances();
        let is_enough = match now {
            Score::Mate(moves) => (1..=FARTHEST).contains(&moves),
            // A side that is a piece down and gets it back wins something, too.
            Score::Centipawns(score) => score >= 0 && jump > JUMP && (score >= WON || ahead <= -100),
        };
        is_enough.then_some(jump)
    }

    /// The puzzle that begins after this number of half-moves, if there is one.
    pub fn make(&self, at: usize, asked: &mut Asked<'_>) -> Option<Puzzle> {
        let first = at.checked_sub(1)?;
        let (earlier, rest) = self.positions().split_at_checked(at)?;
        let position = rest.first()?;
        let line = Line::new(position.clone(), earlier.to_vec());
        let solution = line.solution(asked)?;
        let moves = [*self.moves().get(first)?].into_iter().chain(solution).collect();
        Some(Puzzle::made(&self.positions()[first], position, moves))
    }
}

fn is_at_least(score: Score, least: i32) -> bool {
    match score {
        Score::Centipawns(score) => score >= least,
        Score::Mate(moves) => moves > 0,
    }
}

/// Whether the best move is the only one that does it.
fn is_only(pair: &Pair) -> bool {
    let Some(second) = pair.second else { return true };
    match pair.best.score {
        Score::Mate(1) => true,
        Score::Mate(2) => !is_at_least(second, BESIDE_MATE_IN_TWO),
        Score::Mate(3) => !is_at_least(second, BESIDE_MATE_IN_THREE),
        best => best.chances() > second.chances() + ONLY,
    }
}

/// A line that is being looked for.
struct Line {
    now: Position,
    earlier: Vec<Position>,
    solver: Color,
    moves: Vec<Intent>,
}

impl Line {
    fn new(now: Position, earlier: Vec<Position>) -> Line {
        Line { solver: now.turn(), now, earlier, moves: Vec::new() }
    }

    fn play(&mut self, intent: Intent) -> Option<()> {
        let after = self.now.clone().play(intent).ok()?;
        self.earlier.push(std::mem::replace(&mut self.now, after));
        self.moves.push(intent);
        Some(())
    }

    fn pair(&self, asked: &mut Asked<'_>) -> Option<Pair> {
        (asked.pair)(&self.now, &self.earlier)
    }

    /// The other side's best answer.
    fn defend(&mut self, asked: &mut Asked<'_>) -> Option<()> {
        let best = (asked.best)(&self.now, &self.earlier)?;
        self.play(*best.moves.first()?)
    }

    fn solution(self, asked: &mut Asked<'_>) -> Option<Vec<Intent>> {
        let first = self.pair(asked)?;
        match first.best.score {
            Score::Mate(moves) if moves > 0 => self.mate(first, asked),
            _ => self.advantage(first, asked),
        }
    }

    /// Every move of a mate is the only one, or there is no puzzle.
    fn mate(mut self, mut pair: Pair, asked: &mut Asked<'_>) -> Option<Vec<Intent>> {
        for _ in 0..LONGEST {
            if !is_only(&pair) || !matches!(pair.best.score, Score::Mate(1..)) {
                return None;
            }
            self.play(*pair.best.moves.first()?)?;
            if self.now.is_checkmate() {
                return Some(self.moves);
            }
            self.defend(asked)?;
            pair = self.pair(asked)?;
        }
        None
    }

    /// An advantage goes as far as each move is the only one.
    fn advantage(mut self, first: Pair, asked: &mut Asked<'_>) -> Option<Vec<Intent>> {
        let before = advice::material(&self.now, self.solver);
        // How many half-moves, and what is won with them, up to the last move for which there was another one.
        let mut whole = None;
        let mut next = Some(first);
        for _ in 0..LONGEST {
            let Some(pair) = next.filter(is_only) else { break };
            if matches!(pair.best.score, Score::Mate(_)) || self.is_repeated() {
                return None;
            }
            self.play(*pair.best.moves.first()?)?;
            if pair.second.is_some() {
                whole = Some((self.moves.len(), advice::material(&self.now, self.solver) - before));
            }
            if !self.now.has_legal_moves() || self.defend(asked).is_none() || !self.now.has_legal_moves() {
                break;
            }
            next = self.pair(asked);
        }
        let (length, _) = whole.filter(|(_, gain)| *gain > GAIN)?;
        self.moves.truncate(length);
        Some(self.moves)
    }

    /// Whether it has stood there before.
    fn is_repeated(&self) -> bool {
        let now = self.now.fen();
        let place = |fen: &str| fen.split(' ').take(4).collect::<Vec<&str>>().join(" ");
        self.earlier.iter().any(|earlier| place(&earlier.fen()) == place(&now))
    }
}

#[cfg(test)]
#[path = "making_tests.rs"]
mod tests;
