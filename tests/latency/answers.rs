//! From a question to its answer, on a board with many moves and after a long game, beside one generation of legal moves.

use std::time::{Duration, Instant};

use annabella::answers::{Manner, answer};
use annabella::game::Game;
use annabella::game::roles::{Mode, Seat};
use annabella::rules::position::{Color, Intent, Square};
use annabella::time::Tick;
use annabella::view::View;

use crate::support::table::started;
use crate::{questions, sample};

const TIMES: usize = 200;
/// The most legal moves that are known from one position: 218.
const MANY_MOVES: &str = "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1";

pub fn print() {
    println!("\n## From a question to its answer\n");
    println!("| The slowest question | Median | 95th percentile | Peer: all legal moves |\n|---|---:|---:|---:|");
    let mut start = started(Mode::Training, "none");
    let mut shuffled = Game::replay(&[sample::begun(&start)]).expect("a start");
    let there_and_back =
        [(Square::G1, Square::F3), (Square::G8, Square::F6), (Square::F3, Square::G1), (Square::F6, Square::G8)];
    for (index, (from, to)) in there_and_back.into_iter().cycle().take(600).enumerate() {
        let intent = Intent::Step { from, to, promotion: None };
        let change = shuffled.board().change(intent).expect("a knight");
        shuffled.apply(&sample::made(index, &change));
    }
    slowest("after 600 half-moves that repeat", &shuffled);
    MANY_MOVES.clone_into(&mut start.start);
    slowest("with 218 legal moves", &Game::replay(&[sample::begun(&start)]).expect("a start"));
}

fn slowest(what: &str, game: &Game) {
    let seat = Seat::Side(Color::White);
    let measured = questions::all(Square::D7, 1).into_iter().map(|question| {
        let times = timed(|| drop(answer(&View::of(game, seat), question, Manner::default(), Tick::START)));
        (crate::spread(times), question)
    });
    let (spread, question) = measured.max_by_key(|(spread, _)| spread.median).expect("questions");
    let position = game.board().position().expect("a legal position");
    let peer = crate::spread(timed(|| drop(position.legal_intents())));
    let [median, most, peer] = [spread.median, spread.most, peer.median].map(|time| time.as_secs_f64() * 1e6);
    println!("| `{question:?}`, {what} | {median:.1} µs | {most:.1} µs | {peer:.1} µs |");
}

fn timed(asked: impl Fn()) -> Vec<Duration> {
    let once = || {
        let began = Instant::now();
        asked();
        began.elapsed()
    };
    (0..TIMES).map(|_| once()).collect()
}
