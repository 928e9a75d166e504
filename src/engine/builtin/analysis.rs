//! The built-in engine as an adviser: the best moves of both sides from a position.

use shakmaty::{Chess, Position as _};

use super::Mind;
use super::eval::{MATE, MATED_WITHIN};
use super::search::{Aim, Meter, Search, repeatable};
use crate::engine::advice::{Effort, Pair, Variation};
use crate::game::advice::Score;
use crate::rules::position::{Position, intent_of};
use crate::time::Stamper;

/// Half-moves of a line that are looked at each for itself.
const LENGTH: usize = 8;

/// However long it may think, it takes no more nodes than this.
const CEILING: u64 = 200_000_000;

/// As deep as it can within its limit.
const DEEP: Aim = Aim { depth: 64, margin: 0 };

/// Of a hundred parts of the effort, those for the first move, and those for each of the seven after it.
const FOR_THE_FIRST: u64 = 65;
const FOR_EACH_OTHER: u64 = 5;

impl Mind {
    /// The best line from a position; `None` where there is no legal move. `earlier` are the positions before.
    pub fn line(&mut self, position: &Position, earlier: &[Position], effort: Effort) -> Option<Variation> {
        let mut chess = position.chess().clone();
        let mut before: Vec<Chess> = earlier.iter().map(|position| position.chess().clone()).collect();
        let (mut moves, mut score) = (Vec::new(), None);
        for half_move in 0..LENGTH {
            let share = if half_move == 0 { FOR_THE_FIRST } else { FOR_EACH_OTHER };
            let Some((best, found)) = self.best(&chess, &before, effort, share) else { break };
            score = score.or(Some(found));
            moves.push(intent_of(best));
            before.push(chess.clone());
            chess.play_unchecked(best);
        }
        Some(Variation { score: score_of(score?), moves })
    }

    /// The best line beside the second-best move, each searched with `nodes` positions.
    pub fn pair(&mut self, position: &Position, earlier: &[Position], nodes: u64) -> Option<Pair> {
        let best = self.line(position, earlier, Effort::Nodes(nodes))?;
        let (chess, first) = (position.chess(), best.moves.first().copied()?);
        let before: Vec<Chess> = earlier.iter().map(|position| position.chess().clone()).collect();
        let mut others = chess.legal_moves();
        others.retain(|m| intent_of(*m) != first);
        let earlier = repeatable(chess, &before);
        let meter = Meter::nodes((nodes * FOR_THE_FIRST / 100).max(200));
        let thought = Search::new(&mut self.table, &self.evaluator, meter, earlier).think_about(chess, others, DEEP);
        let second = thought.moves.first().map(|(_, score)| score_of(*score));
        Some(Pair { best, second })
    }

    fn best(&mut self, chess: &Chess, earlier: &[Chess], effort: Effort, share: u64) -> Option<super::search::Scored> {
        let earlier = repeatable(chess, earlier);
        let clock = Stamper::real();
        let meter = match effort {
            Effort::AtOnce(millis) | Effort::Millis(millis) => {
                let until = clock.now().after((millis * share / 100).max(1));
                Meter::nodes(CEILING).until(&clock, until)
            }
            Effort::Nodes(nodes) => Meter::nodes((nodes * share / 100).max(200)),
        };
        let thought = Search::new(&mut self.table, &self.evaluator, meter, earlier).think(chess, DEEP);
        thought.moves.first().copied()
    }
}

fn score_of(score: i32) -> Score {
    let moves = |half_moves: i32| (half_moves + 1) / 2;
    if score > MATED_WITHIN {
        Score::Mate(moves(MATE - score))
    } else if score < -MATED_WITHIN {
        Score::Mate(-moves(MATE + score))
    } else {
        Score::Centipawns(score)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Limits;

    #[test]
    fn the_second_best_move_is_judged_beside_the_best_one() {
        let pair = |fen: &str| {
            let position = Position::from_fen(fen).expect("a legal FEN");
            Mind::new(Limits::Nodes).pair(&position, &[], 20_000).expect("there are moves")
        };
        let forced = pair("6k1/5ppp/8/8/8/8/q7/K3R3 w - - 0 1");
        assert_eq!(forced.second, None, "the king must take: {forced:?}");
        let queen = pair("4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1");
        let second = queen.second.expect("other moves");
        assert!(queen.best.score.chances() > second.chances() + 0.5, "{queen:?}");
    }

    #[test]
    fn a_mate_is_counted_in_moves_of_the_mating_side() {
        let line = |fen: &str| {
            let position = Position::from_fen(fen).expect("a legal FEN");
            Mind::new(Limits::Nodes).line(&position, &[], Effort::Nodes(30_000))
        };
        let one = line("6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1").expect("there are moves");
        assert_eq!((one.score, one.moves.len()), (Score::Mate(1), 1));
        let two = line("7k/8/8/8/8/8/R7/1R5K w - - 0 1").expect("there are moves");
        assert_eq!((two.score, two.moves.len()), (Score::Mate(2), 3));
        let mated = line("7k/R7/8/8/8/8/8/1R5K b - - 0 1").expect("there are moves");
        assert_eq!(mated.score, Score::Mate(-1));
        assert_eq!(line("7k/5K2/6Q1/8/8/8/8/8 b - - 0 1"), None);
    }
}
