//! The search on its own threads, with a position on which the solver thinks for many seconds and then gives up.

use std::time::{Duration, Instant};

use annabella::engine::mating::{Answer, Mating, Patience, Question, spawn};
use annabella::game::fact::HalfMoveId;
use annabella::rules::mating::{About, Budget, CanMate, Dead, SOLVER, Unknown, Verdict, decide};
use annabella::rules::position::Color;
use annabella::time::Stamper;
use crossbeam_channel::{Receiver, unbounded};

use crate::mating::{mates, position};

const ENDLESS: &str = "3k1b2/2p1pBp1/KpP1P1P1/1P3B2/4B1B1/5B2/8/8 w - - 3 57";
const WON: &str = "8/8/8/3k4/8/8/8/R3K3 w - - 0 1";
const WALLS: &str = "8/2k5/8/1p1p2p1/1P1P2P1/8/2K5/8 w - - 0 1";

const LONG: Duration = Duration::from_mins(2);

fn started(stamper: Stamper, patience: Patience) -> (Mating, Receiver<Answer>) {
    let (send, answers) = unbounded();
    let send = move |answer| {
        let _ = send.send(answer);
    };
    (spawn(stamper, patience, Budget::FULL, send).expect("threads"), answers)
}

fn question(after: u32, about: About, fen: &str) -> Question {
    Question { after: Some(HalfMoveId(after)), about, position: position(fen) }
}

#[test]
fn an_answer_names_its_question() {
    let (mating, answers) = started(Stamper::real(), Patience::ENDLESS);
    mating.ask(question(7, About::CanMate(Color::White), WON));
    mating.ask(question(8, About::Dead, WALLS));
    mating.ask(question(9, About::Why(Color::White), WALLS));
    let mut got: Vec<Answer> = (0..3).map(|_| answers.recv_timeout(LONG).expect("an answer")).collect();
    got.sort_by_key(|answer| answer.after.map(|id| id.0));
    assert!(matches!((&got[0].about, &got[0].verdict),
        (About::CanMate(Color::White), Verdict::CanMate(CanMate::Yes(line))) if { mates(&position(WON), Color::White, line); true }));
    assert!(matches!((&got[1].about, &got[1].verdict), (About::Dead, Verdict::Dead(Dead::Yes { .. }))));
    assert!(matches!((&got[2].about, &got[2].verdict), (About::Why(Color::White), Verdict::CanMate(CanMate::No(_)))));
    assert_eq!(got.iter().map(|answer| answer.after).collect::<Vec<_>>(), [7, 8, 9].map(|id| Some(HalfMoveId(id))));
}

/// Four things in one test, because each of them leaves the processor to a search that cannot be stopped.
#[test]
fn a_search_without_end_hinders_nobody() {
    let (mating, answers) = started(Stamper::real(), Patience { dead: Some(300), flag: None });
    // A dead position is being searched; a flag does not wait for it.
    mating.ask(question(1, About::Dead, ENDLESS));
    mating.ask(question(2, About::CanMate(Color::White), WON));
    let first = answers.recv_timeout(LONG).expect("an answer");
    assert_eq!(first.after, Some(HalfMoveId(2)), "{first:?}");
    // Patience ends, also that of a question behind it.
    mating.ask(question(3, About::Dead, WON));
    for name in [1, 3] {
        let late = answers.recv_timeout(LONG).expect("an answer");
        let expected = Verdict::Dead(Dead::Undecided(Unknown::OutOfTime));
        assert_eq!((late.after, late.verdict), (Some(HalfMoveId(name)), expected));
    }
    // What is withdrawn is never answered.
    mating.ask(question(4, About::Dead, WON));
    mating.rest();
    assert_eq!(answers.recv_timeout(Duration::from_millis(600)).ok(), None);
    // And nobody waits for the search at the end.
    let began = Instant::now();
    drop(mating);
    assert!(began.elapsed() < Duration::from_mins(1), "the end waited {:?} for a search", began.elapsed());
    assert!(answers.recv_timeout(LONG).is_err(), "an answer after the end");
}

/// Where time is simulated, the same question has the same answer however slow the machine is.
#[test]
fn simulated_time_ends_no_patience() {
    let stamper = Stamper::simulated();
    let (mating, answers) = started(stamper, Patience { dead: Some(0), flag: Some(0) });
    mating.ask(question(1, About::Dead, WALLS));
    let answer = answers.recv_timeout(LONG).expect("an answer");
    assert!(matches!(answer.verdict, Verdict::Dead(Dead::Yes { .. })), "{answer:?}");
}

/// The record of a game names the program that answered.
#[test]
fn the_solver_has_its_right_name() {
    let (name, version) = SOLVER.split_once(' ').expect("a name and a version");
    let locked = format!("name = \"{name}\"\nversion = \"{version}\"\n");
    assert!(include_str!("../../Cargo.lock").contains(&locked), "{SOLVER} is not what is built in");
}

/// A verdict can be kept in a journal.
#[test]
fn a_verdict_comes_back_from_text() {
    for (fen, about) in [(WON, About::CanMate(Color::White)), (WALLS, About::Why(Color::Black)), (WALLS, About::Dead)] {
        let verdict = decide(&position(fen), about, Budget::FULL);
        let text = serde_json::to_string(&(about, &verdict)).expect("JSON");
        assert_eq!(serde_json::from_str::<(About, Verdict)>(&text).expect("the same"), (about, verdict), "{text}");
    }
}
