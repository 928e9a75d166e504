//! The built-in opponent as the console sees it: tasks in, replies out.

#![cfg(feature = "engine")]

use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use annabella::engine::builtin::{self, BuiltinEngine, Limits, Mind, Reply};
use annabella::game::effect::{EngineAnswer, EngineQuestion, EngineTask};
use annabella::game::fact::HalfMoveId;
use annabella::game::participant::LEVELS;
use annabella::rules::position::{Color, Intent, Position};
use annabella::time::{Stamper, Tick};
use proptest::prelude::*;

fn task(fen: &str, level: u8) -> EngineTask {
    let position = Position::from_fen(fen).expect("a legal FEN");
    EngineTask {
        after: Some(HalfMoveId(7)),
        side: position.turn(),
        position,
        earlier: Vec::new(),
        question: EngineQuestion::Move,
        time: None,
        level,
        in_opening: None,
        seed: 1,
    }
}

fn draw_task(fen: &str, side: Color) -> EngineTask {
    EngineTask { question: EngineQuestion::Draw, side, ..task(fen, LEVELS) }
}

fn move_of(mind: &mut Mind, task: &EngineTask) -> Option<Intent> {
    match mind.answer(task) {
        Some(EngineAnswer::Move(intent)) => Some(intent),
        None => None,
        other => panic!("{other:?} answers no move"),
    }
}

fn builtin(limits: Limits) -> (BuiltinEngine, Receiver<Reply>) {
    let (send, replies) = mpsc::channel();
    let builtin = builtin::spawn(limits, move |reply| {
        let _test_is_over = send.send(reply);
    })
    .expect("a thread");
    (builtin, replies)
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const LONG: Duration = Duration::from_mins(1);

/// The side to move mates in so many moves: the top level plays both sides and needs no more.
#[test]
fn the_top_level_mates_in_the_fewest_moves() {
    for (moves, fen) in [
        (1, "6k1/5ppp/8/8/8/8/8/R3K2R w KQ - 0 1"),
        (1, "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4"),
        (2, "6r1/8/8/8/8/5k2/8/7K b - - 0 1"),
        (2, "7k/8/5K2/8/8/8/8/6R1 w - - 0 1"),
        (3, "7k/8/8/6K1/8/8/8/5R2 w - - 0 1"),
        (3, "r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1"),
        (3, "8/8/8/8/8/3k4/1q6/7K b - - 0 1"),
    ] {
        let mut mind = Mind::new(Limits::Nodes);
        let mut line = vec![Position::from_fen(fen).expect("a legal FEN")];
        while line.len() < 2 * moves && !line[line.len() - 1].is_checkmate() {
            let last = line[line.len() - 1].clone();
            let earlier = line[..line.len() - 1].to_vec();
            let intent =
                move_of(&mut mind, &EngineTask { earlier, ..task(&last.fen(), LEVELS) }).expect("a legal move");
            line.push(last.play(intent).expect("a legal move"));
        }
        let last = &line[line.len() - 1];
        assert!(last.is_checkmate(), "no mate in {moves}: {fen}, now {}", last.fen());
    }
}

#[test]
fn the_top_level_wins_what_is_won() {
    for fen in
        ["8/8/8/4k3/8/3K4/8/6Q1 w - - 0 1", "8/8/8/3k4/8/8/8/R3K3 w - - 0 1", "8/4k3/8/8/8/8/4P3/4K1R1 w - - 0 1"]
    {
        let mut mind = Mind::new(Limits::Nodes);
        let mut line = vec![Position::from_fen(fen).expect("a legal FEN")];
        while line.len() < 100 && !line[line.len() - 1].is_checkmate() {
            let last = line[line.len() - 1].clone();
            let earlier = line[..line.len() - 1].to_vec();
            // The level below for the defence: it must not matter how it defends.
            let level = if last.turn() == Color::White { LEVELS } else { LEVELS - 1 };
            let Some(intent) = move_of(&mut mind, &EngineTask { earlier, ..task(&last.fen(), level) }) else { break };
            line.push(last.play(intent).expect("a legal move"));
        }
        let last = &line[line.len() - 1];
        assert!(last.is_checkmate(), "not won in fifty moves: {fen}, now {}", last.fen());
    }
}

#[test]
fn strange_positions_are_answered() {
    for (fen, answered) in [
        ("QQQQQQQQ/QQ6/8/8/8/8/7k/K7 b - - 0 1", false),
        ("KQQQQQQQ/QQQQQQQQ/8/8/8/8/qqqqqqqq/qqqqqqqk w - - 0 1", true),
        ("kBQQQQQQ/BR5Q/Q6Q/Q6Q/Q6Q/Q6Q/Q6Q/KQQQQQQQ w - - 0 1", true),
        ("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1", true),
        ("k7/8/8/8/8/8/8/K7 w - - 0 1", true),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", false),
        ("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3", false),
        ("7k/7P/7K/8/8/8/8/8 b - - 120 90", false),
        ("4k3/8/8/8/8/8/8/4KQ2 w - - 149 4000000000", true),
    ] {
        let position = Position::from_fen(fen).expect(fen);
        for level in [1, 7, LEVELS] {
            let found = move_of(
                &mut Mind::new(Limits::Nodes),
                &EngineTask { position: position.clone(), ..task(START, level) },
            );
            assert_eq!(found.is_some(), answered, "{fen}, level {level}");
            assert!(found.is_none_or(|intent| position.judge(intent).is_ok()), "{fen}, level {level}");
        }
    }
}

#[test]
fn the_engine_repeats_a_position_only_to_its_advantage() {
    // White is a queen up and has stood with the king on g1 and on h1 before; Black is glad of each repetition.
    let fen = "6k1/5ppp/8/8/8/8/3Q1PPP/6K1 w - - 8 40";
    let before = Position::from_fen(fen).expect("a legal FEN");
    let mut mind = Mind::new(Limits::Nodes);
    let free = move_of(&mut mind, &task(fen, LEVELS)).expect("a legal move");
    let after_free = before.clone().play(free).expect("a legal move");
    let asked = EngineTask { earlier: vec![after_free.clone(), before.clone()], ..task(fen, LEVELS) };
    let other = move_of(&mut mind, &asked).expect("a legal move");
    assert_ne!(before.play(other).expect("a legal move"), after_free);
}

#[test]
fn the_same_game_is_the_same_again() {
    let played = |seed: u64, disturb: bool| {
        let mut mind = Mind::new(Limits::Nodes);
        let mut position = Position::initial();
        let mut moves = Vec::new();
        for number in 0..16 {
            if disturb {
                // Another question in between must leave no trace.
                mind.answer(&draw_task("4k3/8/8/8/8/8/4P3/4K3 w - - 0 40", Color::White));
            }
            let asked = EngineTask {
                after: Some(HalfMoveId(number)),
                position: position.clone(),
                seed,
                ..task(START, 1 + u8::try_from(number % 6).expect("small"))
            };
            let intent = move_of(&mut mind, &asked).expect("a legal move");
            position = position.play(intent).expect("a legal move");
            moves.push(intent);
        }
        moves
    };
    assert_eq!(played(5, false), played(5, true));
    assert!((6..12).any(|seed| played(seed, false) != played(5, false)), "the seed changes nothing");
}

#[test]
fn a_withdrawn_question_is_never_answered() {
    let (builtin, replies) = builtin(Limits::Time { stamper: Stamper::real() });
    for round in 0..40 {
        builtin.ask(EngineTask { after: Some(HalfMoveId(round)), ..task(START, LEVELS) });
        if round % 2 == 0 {
            std::thread::sleep(Duration::from_millis(u64::from(round)));
        }
        builtin.rest();
        // Whatever had been answered before the withdrawal is here already; nothing may follow it.
        while replies.try_recv().is_ok() {}
        assert!(replies.recv_timeout(Duration::from_millis(5)).is_err(), "round {round}");
    }
    // One that replaces another is the only one answered.
    builtin.ask(EngineTask { after: Some(HalfMoveId(1000)), ..task(START, LEVELS) });
    builtin.ask(EngineTask { after: Some(HalfMoveId(1001)), ..task(START, 1) });
    assert_eq!(replies.recv_timeout(LONG).expect("a reply").after, Some(HalfMoveId(1001)));
    assert!(replies.try_recv().is_err());
}

#[test]
fn dropping_it_ends_its_thread_at_once() {
    let (builtin, replies) = builtin(Limits::Time { stamper: Stamper::real() });
    builtin.ask(EngineTask { time: Some((5_400_000, 30_000)), ..task(START, LEVELS) });
    drop(builtin);
    // The thread is gone, and its end of the channel with it.
    assert!(matches!(replies.recv_timeout(LONG), Err(mpsc::RecvTimeoutError::Disconnected)));
}

#[test]
fn a_simulated_clock_does_not_keep_it_thinking() {
    let (builtin, replies) = builtin(Limits::Time { stamper: Stamper::simulated() });
    builtin.ask(EngineTask { time: Some((1, 0)), ..task(START, 7) });
    let reply = replies.recv_timeout(LONG).expect("a reply");
    let alone = Mind::new(Limits::Nodes).answer(&EngineTask { time: Some((1, 0)), ..task(START, 7) });
    assert_eq!(Some(reply.answer), alone);
}

#[test]
fn a_single_legal_move_is_made_at_once() {
    let stamper = Stamper::real();
    let (builtin, replies) = builtin(Limits::Time { stamper: stamper.clone() });
    let asked: Tick = stamper.now();
    builtin.ask(EngineTask { time: Some((5_400_000, 30_000)), ..task("k7/8/1K6/8/8/8/8/7R b - - 0 1", LEVELS) });
    assert!(replies.recv_timeout(LONG).is_ok());
    assert!(stamper.now().since(asked) < 1000, "it thought about its only move");
}

/// The top level against itself with two seconds and a tenth a move, by real stamps.
#[test]
fn it_keeps_its_clock_in_the_fastest_games() {
    let stamper = Stamper::real();
    let (builtin, replies) = builtin(Limits::Time { stamper: stamper.clone() });
    let mut left = [2000_u64, 2000];
    let mut position = Position::initial();
    for number in 0..50 {
        let mine = usize::from(position.turn() == Color::Black);
        let asked = stamper.now();
        builtin.ask(EngineTask { position: position.clone(), time: Some((left[mine], 100)), ..task(START, LEVELS) });
        let Ok(Reply { answer: EngineAnswer::Move(intent), .. }) = replies.recv_timeout(LONG) else { break };
        let used = stamper.now().since(asked);
        assert!(used < left[mine], "half-move {number} took {used} of {}", left[mine]);
        left[mine] = left[mine] - used + 100;
        position = position.play(intent).expect("a legal move");
        if position.legal_intents().is_empty() {
            break;
        }
    }
}

#[test]
fn a_draw_is_accepted_by_who_does_not_stand_better() {
    let rook_up = "4k3/pppp4/8/8/8/8/PPPP4/R3K3 w - - 0 30";
    let even = "4k3/pppp4/8/8/8/8/PPPP4/4K3 w - - 0 30";
    for (fen, side, expected) in [
        (rook_up, Color::White, EngineAnswer::Decline),
        (rook_up, Color::Black, EngineAnswer::Accept),
        (even, Color::White, EngineAnswer::Accept),
        (even, Color::Black, EngineAnswer::Accept),
        (START, Color::Black, EngineAnswer::Decline),
    ] {
        for _ in 0..2 {
            assert_eq!(Mind::new(Limits::Nodes).answer(&draw_task(fen, side)), Some(expected), "{fen} {side:?}");
        }
    }
}

/// A position some random half-moves from a start position of Chess960.
fn somewhere() -> impl Strategy<Value = Position> {
    (0..960_u32, proptest::collection::vec(any::<prop::sample::Index>(), 0..90)).prop_map(|(number, choices)| {
        let mut position = Position::chess960(number).expect("in range");
        for choice in choices {
            let moves = position.legal_intents();
            if moves.is_empty() {
                break;
            }
            position = position.play(*choice.get(&moves)).expect("a legal move");
        }
        position
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn every_level_answers_with_a_legal_move(position in somewhere(), level in 0_u8..=LEVELS, seed: u64) {
        let asked = EngineTask { position: position.clone(), seed, ..task(START, level.min(LEVELS - 2)) };
        match move_of(&mut Mind::new(Limits::Nodes), &asked) {
            Some(intent) => prop_assert!(position.judge(intent).is_ok(), "{intent:?} in {}", position.fen()),
            None => prop_assert!(position.legal_intents().is_empty()),
        }
    }
}

#[test]
fn it_castles_in_chess960() {
    for number in [0, 100, 400, 959] {
        let mut position = Position::chess960(number).expect("in range");
        let mut castled = false;
        let mut mind = Mind::new(Limits::Nodes);
        for half_move in 0..60 {
            let asked = EngineTask { position: position.clone(), after: Some(HalfMoveId(half_move)), ..task(START, 3) };
            let Some(intent) = move_of(&mut mind, &asked) else { break };
            castled |= matches!(intent, Intent::Castle { .. });
            position = position.play(intent).expect("a legal move");
        }
        if castled {
            return;
        }
    }
    panic!("nobody ever castled");
}
