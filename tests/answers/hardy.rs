//! Boards that no game has, numbers that no move has, games without a move and after their end: an answer, never a panic.

use annabella::answers::{Manner, answer, opening_names};
use annabella::game::Game;
use annabella::game::answer::{Answer, Unanswerable};
use annabella::game::board::{Change, RookStep, Standing};
use annabella::game::clock::DrawCounts;
use annabella::game::fact::{Fact, Started, What};
use annabella::game::message::Message;
use annabella::game::participant::{Language, Order, Orientation};
use annabella::game::question::Question;
use annabella::game::roles::{Mode, Seat};
use annabella::rules::ending::{Outcome, Reason};
use annabella::rules::position::{CastlingSide, Color, Intent, Piece, Role, Square};
use annabella::rules::profile::{Identity, Profile};
use annabella::time::Tick;
use annabella::view::View;
use annabella::words::{Listener, Words};
use proptest::prelude::*;

use crate::answers::questions;
use crate::answers::sample::{begun, made};
use crate::support::table::{Table, started};

fn square() -> impl Strategy<Value = Square> {
    (0..64_u32).prop_map(Square::new)
}

fn piece() -> impl Strategy<Value = Piece> {
    (0..6_usize, any::<bool>()).prop_map(|(role, white)| Role::ALL[role].of(Color::from_white(white)))
}

fn standing() -> impl Strategy<Value = Standing> {
    (square(), piece()).prop_map(|(square, piece)| Standing { square, piece })
}

/// What no hand would do: anything may be lifted, placed and removed anywhere.
fn change() -> impl Strategy<Value = Change> {
    let rook = (square(), square()).prop_map(|(from, to)| RookStep { from, to });
    let parts = (standing(), standing(), prop::option::of(standing()), prop::option::of(rook), any::<bool>());
    parts.prop_map(|(lifted, placed, removed, rook, castles)| {
        let step = Intent::Step { from: lifted.square, to: placed.square, promotion: None };
        let castle = Intent::Castle { side: CastlingSide::KingSide };
        Change { intent: if castles { castle } else { step }, lifted, placed, removed, rook }
    })
}

fn over() -> Fact {
    let what = What::Ended { outcome: Outcome::Drawn, reason: Reason::Agreement };
    Fact { what, ..begun(&started(Mode::Casual, "5")) }
}

const STARTS: [&str; 3] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "qqqqqqqq/qqqqqqqk/8/8/8/8/QQQQQQQK/QQQQQQQQ w - - 0 1",
    "4k3/8/8/8/8/8/8/4K3 b - - 4294967295 4294967295",
];

proptest! {
    #[test]
    fn every_question_is_answered_whatever_stands_there(
        changes in prop::collection::vec(change(), 0..12),
        (start, mode, ended, timed) in (0..STARTS.len(), 0..3_usize, any::<bool>(), any::<bool>()),
        (square, number, at) in (square(), prop_oneof![Just(0), Just(1), any::<u32>()], any::<u64>()),
        (order, orientation, long) in (0..2_usize, 0..Orientation::ALL.len(), any::<bool>()),
    ) {
        let mut first = started(Mode::ALL[mode], if timed { "5" } else { "none" });
        STARTS[start].clone_into(&mut first.start);
        let mut facts = vec![begun(&first)];
        facts.extend(changes.iter().enumerate().map(|(index, change)| made(index, change)));
        facts.extend(ended.then(over));
        if let Ok(game) = Game::replay(&facts) {
            let manner = Manner { order: Order::ALL[order], orientation: Orientation::ALL[orientation], long, time_of_day: None };
            for seat in Seat::ALL {
                for question in questions::all(square, number) {
                    let _said = answer(&View::of(&game, seat), question, manner, Tick::from_millis(at));
                }
            }
        }
    }
}

fn said(game: &Game, question: Question) -> Answer {
    match answer(&View::of(game, Seat::Side(Color::White)), question, Manner::default(), Tick::START) {
        Message::Answer { answer, .. } => *answer,
        other => panic!("{other:?}"),
    }
}

#[test]
fn before_the_first_move_and_after_the_end() {
    let first = begun(&started(Mode::Casual, "5"));
    let game = Game::replay(std::slice::from_ref(&first)).expect("a start");
    assert_eq!(said(&game, Question::LastMoves(3)), Answer::Played(Vec::new()));
    assert_eq!(said(&game, Question::MoveOf(1)), Answer::Unanswerable(Unanswerable::NoSuchMove(1)));
    assert_eq!(said(&game, Question::MovesFrom(1)), Answer::Unanswerable(Unanswerable::NoSuchMove(1)));
    assert_eq!(said(&game, Question::Opening), Answer::Opening(None));
    assert_eq!(said(&game, Question::Repetition), Answer::Repetition { count: 1, identity: Identity::PossibleMoves });
    let result = |ended| Answer::Result { ended, draw: DrawCounts::ForNobody };
    assert_eq!(said(&game, Question::Result), result(None));
    let game = Game::replay(&[first, over()]).expect("a start");
    assert_eq!(said(&game, Question::Result), result(Some((Outcome::Drawn, Reason::Agreement))));
    assert_eq!(said(&game, Question::Repetition), Answer::Repetition { count: 1, identity: Identity::PossibleMoves });
}

#[test]
fn an_opening_is_found_by_the_position_that_was_reached() {
    let mut game = Game::replay(&[begun(&started(Mode::Casual, "5"))]).expect("a start");
    // A Queen's Gambit by way of the English; then a move that leads out of the table.
    for (index, (from, to)) in
        [(Square::C2, Square::C4), (Square::D7, Square::D5), (Square::D2, Square::D4), (Square::H7, Square::H6)]
            .into_iter()
            .enumerate()
    {
        let change = game.board().change(Intent::Step { from, to, promotion: None }).expect("a piece");
        game.apply(&made(index, &change));
        let expected = if index < 2 { "english-opening" } else { "queens-gambit" };
        assert_eq!(said(&game, Question::Opening), Answer::Opening(Some(expected)));
    }
}

#[test]
fn every_opening_has_a_name_in_every_language() {
    let words = Words::new();
    for language in Language::ALL {
        for id in opening_names() {
            let message = Message::Answer { answer: Box::new(Answer::Opening(Some(id))), long: false };
            // An unknown name panics while tests run.
            assert!(!words.message(&message, &Listener { language, ..Listener::default() }).is_empty(), "{id}");
        }
    }
}

/// Among friends, and by the E.D.I.S.U. rules, positions are the same with other rights; what is answered is what can be claimed.
#[test]
fn repetitions_are_counted_as_in_the_rules_of_the_game() {
    for (name, expected) in [("casual", 3), ("edisu-2024", 3), ("fide-2023", 2), ("fide-legacy", 2)] {
        let profile = Profile::named(name).expect("a profile");
        let begun = Started {
            start: "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1".to_owned(),
            profile,
            ..started(Mode::Casual, "none")
        };
        let mut table = Table::set(begun);
        for text in ["a1b1", "a8b8", "b1a1", "b8a8"].repeat(2) {
            table.moves(text);
        }
        let answer = said(&table.game, Question::Repetition);
        assert!(matches!(answer, Answer::Repetition { count, .. } if count == expected), "{name}: {answer:?}");
        assert_eq!(table.game.claimable(Color::White).is_some(), expected == 3, "{name}");
    }
}
