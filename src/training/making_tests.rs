//! Which moments become puzzles, and how far they go, with an engine that says what it is told.

use super::*;
use crate::game::board::Board;
use crate::notation::uci;
use crate::scoresheet::sheet;
use crate::training::notices::training::Theme;
use crate::training::review::tests::{fools_mate, game, looks};

/// What an engine says at each position of a line, the first one first: its best move and score, and the score of the second-best move.
struct Scripted(Vec<(&'static str, Score, Option<Score>)>);

impl Scripted {
    fn make(&self, reviewed: &Reviewed, at: usize) -> Option<Puzzle> {
        let say = |position: &Position, earlier: &[Position]| {
            let (text, score, second) = *self.0.get(earlier.len() - at)?;
            let first = uci::read(text, &Board::from(position)).expect("a move");
            Some(Pair { best: Variation { score, moves: vec![first] }, second })
        };
        let mut pair = |position: &Position, earlier: &[Position]| say(position, earlier);
        let mut best = |position: &Position, earlier: &[Position]| say(position, earlier).map(|pair| pair.best);
        reviewed.make(at, &mut Asked { pair: &mut pair, best: &mut best })
    }
}

const fn worth(score: i32) -> Score {
    Score::Centipawns(score)
}

fn moves(puzzle: &Puzzle) -> String {
    puzzle.written().rsplit('\t').next().unwrap_or_default().to_owned()
}

#[test]
fn a_mate_the_opponent_allows_becomes_a_puzzle() {
    let (reviewed, looks) = fools_mate();
    assert_eq!(reviewed.turns(&looks, &[Color::Black]), [3]);
    assert!(reviewed.turns(&looks, &[Color::White]).is_empty());
    let engine = Scripted(vec![("d8h4", Score::Mate(1), Some(worth(0)))]);
    let puzzle = engine.make(&reviewed, 3).expect("a puzzle");
    assert_eq!((moves(&puzzle).as_str(), puzzle.solver(), puzzle.sets_up), ("g2g4 d8h4", Color::Black, 1));
    assert_eq!(puzzle.themes, [Theme::MateInOne]);
    assert_eq!(Puzzle::read(&puzzle.written()), Ok(puzzle));
}

/// The opponent leaves the queen; the player takes it, and after the recapture nothing more is the only move.
fn hanging_queen() -> (Reviewed, Vec<Option<Variation>>) {
    let game = game("e2e4 e7e5 d1h5 g8f6 g1f3 f6h5", sheet::Score::Open);
    let all = [(30, "e2e4"), (-20, "e7e5"), (20, "g1f3"), (30, "b8c6"), (30, "h5e5"), (900, "f6h5"), (-900, "f3e5")];
    let looks = looks(&game, &all);
    (game, looks)
}

#[test]
fn a_puzzle_lasts_while_only_one_move_wins() {
    let (reviewed, looks) = hanging_queen();
    assert_eq!(reviewed.turns(&looks, &[Color::Black]), [5]);
    let defence = ("f3e5", worth(-900), None);
    let stops = ("b8c6", worth(900), Some(worth(880)));
    let engine = Scripted(vec![("f6h5", worth(900), Some(worth(-50))), defence, stops]);
    assert_eq!(engine.make(&reviewed, 5).map(|puzzle| moves(&puzzle)), Some("g1f3 f6h5".to_owned()));
    // A second move that also wins: no puzzle.
    let engine = Scripted(vec![("f6h5", worth(900), Some(worth(500))), defence, stops]);
    assert_eq!(engine.make(&reviewed, 5), None);
    // The next one is the only one, too.
    let goes_on = ("d8g5", worth(1_000), Some(worth(0)));
    let engine =
        Scripted(vec![("f6h5", worth(900), Some(worth(-50))), defence, goes_on, ("e5f3", worth(-900), None), stops]);
    assert_eq!(engine.make(&reviewed, 5).map(|puzzle| moves(&puzzle)), Some("g1f3 f6h5 f3e5 d8g5".to_owned()));
    // The only legal move at the end is none to look for.
    let forced = ("d8g5", worth(1_000), None);
    let engine =
        Scripted(vec![("f6h5", worth(900), Some(worth(-50))), defence, forced, ("e5f3", worth(-900), None), stops]);
    assert_eq!(engine.make(&reviewed, 5).map(|puzzle| moves(&puzzle)), Some("g1f3 f6h5".to_owned()));
    // Nothing is won with it.
    let engine = Scripted(vec![("d8e7", worth(900), Some(worth(-50))), defence, stops]);
    assert_eq!(engine.make(&reviewed, 5), None);
    // A mate behind an advantage says that nobody knew it well enough.
    let engine = Scripted(vec![("f6h5", worth(900), Some(worth(-50))), defence, ("d8g5", Score::Mate(4), None)]);
    assert_eq!(engine.make(&reviewed, 5), None);
    // Nobody can say which move is the second-best one.
    assert_eq!(Scripted(Vec::new()).make(&reviewed, 5), None);
}

#[test]
fn a_far_mate_needs_a_much_worse_second_move() {
    let pair = |moves: i32, second: Score| {
        let best = Variation { score: Score::Mate(moves), moves: Vec::new() };
        is_only(&Pair { best, second: Some(second) })
    };
    for (moves, second, only) in [
        (1, Score::Mate(1), true),
        (2, worth(499), true),
        (2, worth(500), false),
        (2, Score::Mate(3), false),
        (3, worth(299), true),
        (3, worth(300), false),
        (4, worth(300), true),
        (4, worth(400), false),
        (4, Score::Mate(-2), true),
    ] {
        assert_eq!(pair(moves, second), only, "mate in {moves} beside {second:?}");
    }
}

#[test]
fn who_was_winning_already_or_is_ahead_gets_no_puzzle() {
    let (reviewed, looks) = hanging_queen();
    let with = |before: i32, now: i32| {
        let mut looks = looks.clone();
        for (at, score) in [(4, -before), (5, now)] {
            looks[at].as_mut().expect("a look").score = worth(score);
        }
        reviewed.turns(&looks, &[Color::Black])
    };
    assert_eq!(with(-30, 900), [5]);
    assert!(with(401, 3_000).is_empty(), "already winning");
    assert!(with(-30, 120).is_empty(), "no jump");
    assert!(with(-30, 390).is_empty(), "not clearly winning, and nothing behind in material");
    assert!(with(250, 500).is_empty(), "too small a jump");
    // Black is ahead behind the last move; whatever White allows then, there is nothing new to win.
    let mut ahead = looks.clone();
    ahead.push(None);
    assert!(reviewed.turns(&ahead, &[Color::White]).is_empty());
}
