//! Help by a real engine, and by the built-in one where that fails.

use std::cell::Cell;

use annabella::engine::advice::{Advised, Adviser, Effort, Trouble};
use annabella::game::advice::Score;
use annabella::game::engine_trouble::{CannotPlay, EngineFailure};
use annabella::rules::position::Position;

use super::liar::Liar;
use super::{FAIRY, STOCKFISH, wanted};

/// White mates with the rook.
fn mate_in_one() -> Position {
    Position::from_fen("6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1").expect("a legal FEN")
}

fn ask(adviser: &Adviser, effort: Effort) -> (Option<Score>, Option<Trouble>) {
    let Advised { line, trouble } = adviser.ask(&mate_in_one(), &[], effort);
    (line.map(|line| line.score), trouble)
}

#[test]
fn real_engines_give_advice() {
    for program in [STOCKFISH, FAIRY] {
        let adviser = Adviser::uci(Ok(wanted(program)));
        assert_eq!(ask(&adviser, Effort::Nodes(5_000)), (Some(Score::Mate(1)), None), "{program}");
        let mated = Position::from_fen("7k/5K2/6Q1/8/8/8/8/8 b - - 0 1").expect("a legal FEN");
        assert_eq!(adviser.ask(&mated, &[], Effort::Nodes(5_000)), Advised { line: None, trouble: None });
    }
}

/// Nobody waits for a look that would take hours, no other engine answers in its place, and the next question has its answer.
#[test]
fn an_engine_stops_when_nobody_wants_its_answer_any_more() {
    let hours = 1_000_000_000_000;
    for program in [STOCKFISH, FAIRY] {
        let adviser = Adviser::uci(Ok(wanted(program)));
        let start = Position::initial();
        // It is asked whether somebody still waits as long as it thinks.
        let asked = Cell::new(0);
        let is_wanted = || asked.replace(asked.get() + 1) < 5;
        let given_up = adviser.ask_while((&start, &[], Effort::Nodes(hours)), &is_wanted);
        assert_eq!(given_up, Advised { line: None, trouble: None }, "{program}");
        asked.set(0);
        assert_eq!(adviser.pair((&start, &[], hours), &is_wanted), (None, None), "{program}");
        assert_eq!(ask(&adviser, Effort::Nodes(5_000)), (Some(Score::Mate(1)), None), "{program}");
    }
}

#[test]
#[cfg(feature = "engine")]
fn a_non_engine_is_told_once_and_the_builtin_answers() {
    let adviser = Adviser::uci(Ok(wanted("/bin/true")));
    let (score, trouble) = ask(&adviser, Effort::Nodes(5_000));
    assert_eq!(score, Some(Score::Mate(1)));
    let ended = EngineFailure::Ended;
    assert!(matches!(trouble, Some(Trouble::Cannot(CannotPlay::NoEngine { why, .. })) if why == ended));
    assert_eq!(ask(&adviser, Effort::Nodes(5_000)), (Some(Score::Mate(1)), None));
}

#[test]
#[cfg(feature = "engine")]
fn an_engine_failing_while_thinking_yields_to_the_builtin() {
    let liar = Liar::new("illegal");
    let adviser = Adviser::uci(Ok(liar.wanted()));
    let (name, why) = ("Liar (illegal)".to_owned(), EngineFailure::Illegal { text: "e2e5".to_owned() });
    assert_eq!(ask(&adviser, Effort::Nodes(5_000)), (Some(Score::Mate(1)), Some(Trouble::Failed { name, why })));
    assert_eq!(ask(&adviser, Effort::Nodes(5_000)), (Some(Score::Mate(1)), None));
}

/// An engine that is never ready keeps nobody waiting who wants to know at once.
#[test]
#[cfg(feature = "engine")]
fn who_asks_at_once_waits_for_no_engine_that_starts() {
    let liar = Liar::new("never-ready");
    let adviser = Adviser::uci(Ok(liar.wanted()));
    for _ in 0..2 {
        assert_eq!(ask(&adviser, Effort::AtOnce(2_000)), (Some(Score::Mate(1)), None));
    }
}
