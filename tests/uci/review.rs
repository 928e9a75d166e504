//! Mistakes that a review finds, beside those that Stockfish finds when it searches ten times as many positions.
//!
//! `tests/review/games.pgn` has thirty rated games of amateurs; `tests/review/yardstick.tsv` has what Stockfish 15.1 says of each position at
//! 1.5 million positions of a search (`tests/review/yardstick.py`). Games without a row there are not counted. See `tests/review/SOURCES.md`.

use std::io::Cursor;
use std::path::Path;
use std::sync::Mutex;

use annabella::engine::advice::{Adviser, Effort, Variation};
use annabella::game::advice::Score;
use annabella::rules::position::Color;
use annabella::scoresheet::compare::{Wanted as Which, open};
use annabella::training::notices::review::Grade;
use annabella::training::review::{Reviewed, Task};
use annabella::training::reviewing::Review;
use annabella::training::step::Do;

use super::{STOCKFISH, wanted};

fn text(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/review").join(name);
    std::fs::read_to_string(path).expect("a file of the tests")
}

fn game(number: usize) -> Reviewed {
    let which = Which { game: Some(number), ..Which::default() };
    Reviewed::new(open(Cursor::new(text("games.pgn").into_bytes()), Some("pgn"), &which).expect("a game").sheet)
}

/// The half-moves that a review calls mistakes.
fn found(adviser: &Adviser, game: Reviewed, nodes: u64) -> Vec<usize> {
    let mut review = Review::new(game, Color::ALL.to_vec(), nodes, Vec::new());
    let mut todo: Vec<Do> = review.begin(0).into_iter().collect();
    loop {
        let (mut task, mut making) = (None, Vec::new());
        for todo in todo {
            match todo {
                Do::Look(look) => task = Some(look),
                Do::Make(task) => making = task.which,
                Do::Report(report) => {
                    let real = report.mistakes.iter().filter(|mistake| mistake.grade >= Grade::Mistake);
                    return real.map(|mistake| mistake.half_move).collect();
                }
                _ => {}
            }
        }
        let Some(task) = task else {
            // Puzzles of a game are no mistakes.
            todo = review.made(making.into_iter().map(|place| (place, None)).collect(), &[], 0);
            if review.take_made(|_| true).is_some() {
                todo = review.ready();
            }
            assert!(!todo.is_empty(), "a review goes on until its report");
            continue;
        };
        let Task { game, which, nodes } = *task;
        let look = |at: usize| {
            let (earlier, rest) = game.positions().split_at(at);
            let answer = adviser.ask(&rest[0], earlier, Effort::Nodes(nodes));
            assert_eq!(answer.trouble, None);
            (at, answer.line)
        };
        todo = review.looked(which.into_iter().map(look).collect(), &[], 0);
    }
}

/// What the yardstick calls mistakes. It has no moves: that the engine's own move is none, its scores have to show.
fn measured(game: &Reviewed, scores: &str) -> Vec<usize> {
    let score_of = |text: &str| match text.strip_prefix('#') {
        _ if text == "-" => None,
        Some(mate) => Some(Score::Mate(mate.parse().expect("a number of moves"))),
        None => Some(Score::Centipawns(text.parse().expect("hundredths of a pawn"))),
    };
    let scores = scores.split(' ').map(score_of);
    let looks: Vec<Option<Variation>> =
        scores.map(|score| score.map(|score| Variation { score, moves: Vec::new() })).collect();
    assert_eq!(looks.len(), game.positions().len());
    let real = game.mistakes(&looks).into_iter().filter(|mistake| mistake.grade >= Grade::Mistake);
    real.map(|mistake| mistake.half_move).collect()
}

/// How many mistakes are found by both, here, and by the yardstick; printed as a line.
#[allow(clippy::print_stdout)] // its result is for whoever has started it
fn counted(engine: impl Fn() -> Adviser + Sync, nodes: u64) -> [usize; 3] {
    let rows: Vec<(usize, String)> = text("yardstick.tsv")
        .lines()
        .filter_map(|line| line.split_once('\t'))
        .map(|(number, scores)| (number.parse().expect("a number"), scores.to_owned()))
        .collect();
    let rest = Mutex::new(rows.iter());
    let counts = Mutex::new([0_usize; 3]);
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                let adviser = engine();
                loop {
                    let Some((number, scores)) = rest.lock().expect("rows").next() else { return };
                    let game = game(*number);
                    let yardstick = measured(&game, scores);
                    let here = found(&adviser, game, nodes);
                    let both = here.iter().filter(|half_move| yardstick.contains(half_move)).count();
                    println!("game {number}: found {here:?}, yardstick {yardstick:?}");
                    let mut counts = counts.lock().expect("counts");
                    let here = [both, here.len(), yardstick.len()];
                    counts.iter_mut().zip(here).for_each(|(sum, here)| *sum += here);
                }
            });
        }
    });
    let [both, here, yardstick] = counts.into_inner().expect("counts");
    let games = rows.len();
    println!("{games} games, {nodes} positions: {yardstick} mistakes by the yardstick, {here} found, {both} of both");
    [both, here, yardstick]
}

/// `cargo test --release --test core reviews_of_real_games -- --ignored --nocapture`: about a quarter of an hour.
#[test]
#[ignore = "thinks for minutes"]
fn reviews_of_real_games() {
    let [both, here, yardstick] = counted(|| Adviser::uci(Ok(wanted(STOCKFISH))), 150_000);
    // Recall and precision of nine tenths.
    assert!(both * 10 >= yardstick * 9 && both * 10 >= here * 9, "{both} of {yardstick} and {here}");
}

/// The same by the engine that everybody has. It is weaker: its figures stand beside the others, and only a part of them is asked for.
#[test]
#[ignore = "thinks for minutes"]
#[cfg(feature = "engine")]
fn reviews_by_the_built_in_engine() {
    let [both, here, yardstick] = counted(Adviser::builtin, 150_000);
    assert!(both * 2 >= yardstick && both * 10 >= here * 7, "{both} of {yardstick} and {here}");
}

/// A piece that hangs and a mate that was missed are found even by a short look.
#[test]
fn a_real_engine_finds_what_was_lost() {
    let adviser = Adviser::uci(Ok(wanted(STOCKFISH)));
    let found = found(&adviser, game(1), 5_000);
    // 14. Nd2 lets a knight take the queen.
    assert!(found.contains(&26), "{found:?}");
}
