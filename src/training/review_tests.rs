//! What counts as a mistake, and what is told of a game.

use super::*;
use crate::game::board::Board;
use crate::notation::uci;
use crate::rules::position::line::Line;
use crate::scoresheet::sheet::Mark;

/// A game of these moves, as engines write them, with a result.
pub(in crate::training) fn game(moves: &str, score: Result) -> Reviewed {
    let mut line = Line::default();
    for text in moves.split_whitespace() {
        let intent = uci::read(text, &Board::from(line.end())).expect("a move");
        line.push(intent).expect("a legal move");
    }
    Reviewed::new(Sheet { line, score, ..Sheet::default() })
}

/// A score for each position, for the side to move, and what it would play there; `-`: nobody can say.
pub(in crate::training) fn looks(game: &Reviewed, all: &[(i32, &str)]) -> Vec<Option<Variation>> {
    let look = |(position, (score, moves)): (&Position, &(i32, &str))| {
        let mut now = position.clone();
        let read = |text: &str| {
            let intent = uci::read(text, &Board::from(&now)).expect("a move");
            now = now.clone().play(intent).expect("a legal move");
            intent
        };
        let moves: Vec<Intent> = moves.split_whitespace().map(read).collect();
        (!moves.is_empty()).then_some(Variation { score: Score::Centipawns(*score), moves })
    };
    game.positions().iter().zip(all).map(look).collect()
}

/// Fool's mate: both sides have something to learn of it.
pub(in crate::training) fn fools_mate() -> (Reviewed, Vec<Option<Variation>>) {
    let game = game("f2f3 e7e5 g2g4 d8h4", Result::Won(Color::Black));
    let all = [(30, "e2e4"), (60, "e7e5"), (-90, "e2e4"), (3_000, "d8h4"), (0, "")];
    let looks = looks(&game, &all);
    (game, looks)
}

#[test]
fn a_mistake_is_what_gives_chances_away() {
    let (game, looks) = fools_mate();
    let mistakes = game.mistakes(&looks);
    let found: Vec<(usize, Grade)> = mistakes.iter().map(|mistake| (mistake.half_move, mistake.grade)).collect();
    // One pawn in front of the king may be pushed; the second one loses.
    assert_eq!(found, [(0, Grade::Dubious), (2, Grade::Blunder)]);
    let told = game.told(&mistakes[1]).expect("a move");
    assert_eq!((told.number, told.played.mover), (2, Color::White));
    assert_eq!(told.after, crate::game::advice::Balance::Winning(Color::Black));
    assert_eq!(game.lessons(&mistakes, &[Color::White]).len(), 1);
    assert_eq!(game.lessons(&mistakes, &[Color::Black]).len(), 0);
    let summary = game.summary(&mistakes, &looks, &[Color::White]);
    assert_eq!((summary.white, summary.black), (Count { mistakes: 1, blunders: 1 }, Count::default()));
    assert_eq!(summary.decided.map(|(number, report)| (number, report.mover)), Some((2, Color::White)));
    assert_eq!((summary.work_on, summary.pace), (vec![Topic::Opening], None));
}

/// The engine's own move gives nothing away, however its opinion of it changes; and whoever mates makes no mistake.
#[test]
fn the_best_move_is_no_mistake() {
    let (game, mut looks) = fools_mate();
    looks[2].as_mut().expect("a look").moves = vec![game.moves()[2]];
    assert_eq!(game.mistakes(&looks).len(), 1);
    looks[3].as_mut().expect("a look").moves = game.positions()[3].legal_intents()[..1].to_vec();
    assert_eq!(game.mistakes(&looks).len(), 1);
}

/// A cost of 0.21 is a mistake by the measure, and hardly one; one of 0.27 stays one.
#[test]
fn a_close_call_is_for_the_player() {
    let game = game("e2e4 e7e5", Result::Open);
    let grades = |answer: i32| {
        let looks = looks(&game, &[(60, "d2d4"), (answer, "e7e5"), (-answer, "g1f3")]);
        let of = |mistakes: Vec<Mistake>| mistakes.first().map(|mistake| mistake.grade);
        (of(game.mistakes(&looks)), of(game.mistakes_without_doubt(&looks)))
    };
    assert_eq!(grades(54), (Some(Grade::Mistake), Some(Grade::Dubious)));
    assert_eq!(grades(90), (Some(Grade::Mistake), Some(Grade::Mistake)));
    assert_eq!(grades(0), (Some(Grade::Dubious), None));
}

#[test]
fn what_nobody_has_looked_at_is_no_mistake() {
    let (game, looks) = fools_mate();
    assert_eq!(game.mistakes(&vec![None; looks.len()]), []);
    assert_eq!(game.mistakes(&[]), []);
    assert_eq!(game.doubtful(&[]), [0; 0]);
}

/// About a move that costs nearly as much as a mistake, both positions around it are looked at longer.
#[test]
fn close_calls_are_looked_at_again() {
    let game = game("e2e4 e7e5", Result::Drawn);
    let close = looks(&game, &[(30, "d2d4"), (80, "d7d5"), (30, "g1f3")]);
    assert_eq!(game.doubtful(&close), [0, 1, 2]);
    let clear = looks(&game, &[(30, "d2d4"), (-30, "d7d5"), (30, "g1f3")]);
    assert_eq!(game.doubtful(&clear), [0; 0]);
}

#[test]
fn stalemate_throws_a_win_away() {
    let start = Position::from_fen("7k/8/5K2/6Q1/8/8/8/8 w - - 0 1").expect("a position");
    let mut line = Line::new(start);
    let intent = uci::read("g5g6", &Board::from(line.end())).expect("a move");
    line.push(intent).expect("a legal move");
    let game = Reviewed::new(Sheet { line, score: Result::Drawn, ..Sheet::default() });
    let looks = looks(&game, &[(2_000, "g5g7"), (0, "")]);
    let [mistake] = &game.mistakes(&looks)[..] else { panic!("one mistake") };
    assert_eq!((mistake.grade, mistake.after), (Grade::Blunder, Score::Centipawns(0)));
    assert_eq!(mistake.answer, None);
    assert_eq!(game.doubtful(&looks), [0; 0]);
}

/// A knight that is left to be taken is what to work at; and mistakes that were made in no time.
#[test]
fn the_summary_says_what_to_work_at() {
    let moves = "e2e4 e7e5 g1f3 b8c6 f3g5 d8g5";
    let mut game = game(moves, Result::Open);
    game.sheet.marks =
        [20, 20, 20, 20, 2, 20].map(|seconds| Mark { elapsed: Some(1_000 * seconds), ..Mark::default() }).to_vec();
    let all =
        [(30, "e2e4"), (-30, "e7e5"), (30, "g1f3"), (-30, "b8c6"), (30, "f1b5"), (400, "d8g5 d2d4"), (-400, "d2d4")];
    let looks = looks(&game, &all);
    let mistakes = game.mistakes(&looks);
    assert_eq!(mistakes.iter().map(|mistake| mistake.topic).collect::<Vec<_>>(), [Topic::LostPieces]);
    let summary = game.summary(&mistakes, &looks, &[Color::White]);
    assert_eq!(summary.pace, Some((2_000, 20_000)));
    assert_eq!(summary.work_on, [Topic::LostPieces, Topic::Hurry]);
    assert_eq!(summary.decided, None);
    let summary = game.summary(&mistakes, &looks, &[Color::Black]);
    assert_eq!((summary.work_on, summary.pace), (vec![], None));
}

#[test]
fn positions_are_looked_at_from_the_end() {
    assert_eq!(order(vec![0, 1, 5, 3]), [5, 3, 1, 0]);
}
