//! A player says that the boards differ.

use annabella::game::command::Command;
use annabella::game::dialogue::{Act, Awaited, DialogueEvent, Message as Said, Refusal as No};
use annabella::game::fact::{Dialogue, Started, What};
use annabella::game::message::Message;
use annabella::game::participant::Driver;
use annabella::game::refusal::Refusal;
use annabella::game::roles::{Mode, Seat};
use annabella::game::{Game, Phase};
use annabella::rules::position::{Color, Square};

use crate::dialogue::table::{BLACK, HELPER, Table, WHITE, set, step, tournament};
use crate::support::table::started;

/// Two friends, one of them at a screen.
fn friends(dialogue: Dialogue) -> Started {
    let mut started = started(Mode::Casual, "10");
    started.players.black.driver = Driver::Screen;
    started.dialogue = dialogue;
    started
}

fn after_a_move(dialogue: Dialogue) -> Table {
    let mut table = set(friends(dialogue));
    table.tries(WHITE, "e2e4");
    if dialogue == Dialogue::Full {
        table.press(WHITE);
    }
    table
}

fn refused(table: &Table) -> No {
    match table.refusal() {
        Some(Refusal::Dialogue(why)) => *why,
        other => panic!("{other:?}"),
    }
}

#[test]
fn friends_go_on_when_both_say_their_boards_agree() {
    for dialogue in [Dialogue::Off, Dialogue::Full] {
        for [first, second] in [[WHITE, BLACK], [BLACK, WHITE]] {
            let mut table = after_a_move(dialogue);
            assert_eq!(table.running(), Some(Color::Black));
            table.acts(first, Act::BoardsDiffer);
            assert_eq!((table.running(), table.game.phase()), (None, Phase::Stopped));
            for seat in [WHITE, BLACK] {
                let told = table.told_to(seat);
                let knows_the_last = |message: &&Message| {
                    matches!(message, Message::Dialogue(Said::RecordSays { last: Some(_), takes_back: false }))
                };
                assert_eq!(told.into_iter().filter(knows_the_last).count(), 1, "{seat:?}");
            }
            table.tries(BLACK, "e7e5");
            assert_eq!(refused(&table), No::AgreeFirst);
            let standing = table.game.standing(BLACK).expect("it is open");
            assert_eq!((standing.awaited, standing.you), (Awaited::Agree, true));
            table.acts(second, Act::Settle);
            assert_eq!((table.refusal(), table.running()), (None, None));
            table.acts(second, Act::Settle);
            assert_eq!(refused(&table), No::AgreementAwaited);
            table.acts(first, Act::Settle);
            assert_eq!((table.running(), table.game.phase()), (Some(Color::Black), Phase::Running));
            assert!(table.game.dialogue().difference().is_none());
            table.tries(BLACK, "e7e5");
            assert_eq!(table.refusal(), None);
            table.assert_replayed();
        }
    }
}

#[test]
fn whoever_has_no_keyboard_of_their_own_is_spoken_for() {
    for driver in [Driver::Console, Driver::Board, Driver::BuiltinEngine { level: 1 }] {
        let mut started = friends(Dialogue::Off);
        started.players.black.driver = driver;
        let mut table = set(started);
        table.tries(WHITE, "e2e4").acts(WHITE, Act::BoardsDiffer).acts(WHITE, Act::Settle);
        assert_eq!(table.running(), Some(Color::Black), "{driver:?}");
    }
}

#[test]
fn clocks_that_stood_stand_afterwards() {
    let mut table = after_a_move(Dialogue::Off);
    table.does(WHITE, Command::Pause).acts(WHITE, Act::BoardsDiffer).does(WHITE, Command::Resume);
    assert_eq!(refused(&table), No::AgreeFirst);
    table.acts(WHITE, Act::Settle).acts(BLACK, Act::Settle);
    assert_eq!((table.running(), table.game.phase()), (None, Phase::Stopped));
    table.does(BLACK, Command::Resume);
    assert_eq!(table.running(), Some(Color::Black));
}

#[test]
fn who_does_not_agree_may_resign() {
    let mut table = after_a_move(Dialogue::Off);
    table.acts(BLACK, Act::BoardsDiffer).does(BLACK, Command::Offer);
    assert_eq!(refused(&table), No::AgreeFirst);
    table.does(BLACK, Command::Resign).answers_about_mates();
    assert_eq!(table.result(), "1-0");
    assert!(table.game.dialogue().difference().is_none());
}

#[test]
fn what_both_have_written_otherwise_is_followed_when_both_agree() {
    let mut table = set(friends(Dialogue::Full));
    table.acts(WHITE, Act::Lift { square: Square::G1 });
    table.acts(WHITE, Act::Place { square: Square::F3 });
    table.acts(WHITE, Act::Announce { intent: step("g1h3"), said: "Nh3".to_owned() });
    table.acts(BLACK, Act::Repeat { intent: Some(step("g1h3")), said: "Nh3".to_owned() });
    table.acts(BLACK, Act::BoardsDiffer);
    let differ =
        |message: &&Message| matches!(message, Message::Dialogue(Said::Diverged { squares, .. }) if squares.len() == 2);
    assert_eq!(table.told_to(WHITE).into_iter().filter(differ).count(), 1);
    table.acts(BLACK, Act::Settle).acts(WHITE, Act::Settle);
    assert_eq!(table.game.board().fen().split(' ').next(), Some("rnbqkbnr/pppppppp/8/8/8/7N/PPPPPPPP/RNBQKB1R"));
    assert_eq!(table.running(), Some(Color::White), "the clock has not been pressed");
    table.assert_replayed();
}

/// A tournament game in which White has announced this, with the knight on f3.
fn announced(move_: &str) -> Table {
    let mut table = set(tournament());
    table.acts(WHITE, Act::Lift { square: Square::G1 });
    table.acts(WHITE, Act::Place { square: Square::F3 });
    table.acts(WHITE, Act::Announce { intent: step(move_), said: move_.to_owned() });
    table
}

#[test]
fn at_a_tournament_only_the_arbiter_learns_whether_boards_agree() {
    let heard = |move_: &str, seat: Seat| {
        let mut table = announced(move_);
        table.acts(BLACK, Act::BoardsDiffer);
        assert_eq!(table.running(), None);
        table.told_to(seat).into_iter().cloned().collect::<Vec<_>>()
    };
    for seat in [WHITE, BLACK, HELPER, Seat::Spectator] {
        let public = Message::Dialogue(Said::SaidToDiffer { by: Color::Black, arbiter: true });
        assert_eq!(heard("g1f3", seat), [public], "{seat:?}");
        assert_eq!(heard("g1f3", seat), heard("g1h3", seat), "{seat:?}");
    }
    assert_ne!(heard("g1f3", Seat::Arbiter), heard("g1h3", Seat::Arbiter));
}

#[test]
fn at_a_tournament_the_arbiter_settles_it() {
    for dialogue in [Dialogue::Off, Dialogue::Full] {
        let mut table = set(Started { dialogue, ..tournament() });
        table.tries(WHITE, "e2e4");
        if dialogue == Dialogue::Full {
            table.press(WHITE);
        }
        table.acts(HELPER, Act::BoardsDiffer);
        assert_eq!(refused(&table), No::NotADuty);
        table.acts(WHITE, Act::BoardsDiffer);
        table.acts(WHITE, Act::Settle);
        assert_eq!(table.refusal(), Some(&Refusal::ArbiterOnly));
        table.does(WHITE, Command::Resign);
        assert_eq!(refused(&table), No::Diverged);
        table.acts(Seat::Arbiter, Act::Settle);
        assert_eq!((table.running(), table.game.history().live().len()), (Some(Color::Black), 1));
        // The sheets differ: back to where they agree.
        table.acts(BLACK, Act::BoardsDiffer);
        table.acts(Seat::Arbiter, Act::Sheet { side: Color::Black, intent: step("e2e3") });
        table.acts(Seat::Arbiter, Act::Settle);
        assert_eq!((table.running(), table.game.history().live().len()), (Some(Color::White), 0));
        table.assert_replayed();
    }
}

#[test]
fn a_game_cut_off_in_between_resumes_there() {
    let mut table = after_a_move(Dialogue::Off);
    table.acts(WHITE, Act::BoardsDiffer).acts(BLACK, Act::Settle).acts(WHITE, Act::Settle);
    let agreed = |fact: &What| matches!(fact, What::Dialogue(DialogueEvent::BoardAgrees));
    let last = table.facts.iter().rposition(|fact| agreed(&fact.what)).expect("both have agreed");
    // The power went before it was settled: either of them says it again.
    table.facts.truncate(last + 1);
    table.game = Game::replay(&table.facts).expect("a game");
    assert!(table.game.dialogue().difference().is_some());
    table.acts(BLACK, Act::Settle);
    assert_eq!((table.refusal(), table.running()), (None, Some(Color::Black)));
}

#[test]
fn what_is_kept_of_it_is_read_again() {
    for (event, text) in [
        (DialogueEvent::Diverged { squares: vec!["f3".to_owned()] }, r#"{"dialogue":"diverged","squares":["f3"]}"#),
        (DialogueEvent::SaidToDiffer { squares: vec![], stood: false }, r#"{"dialogue":"said_to_differ"}"#),
        (DialogueEvent::BoardAgrees, r#"{"dialogue":"board_agrees"}"#),
    ] {
        assert_eq!(serde_json::to_string(&event).expect("text"), text);
        assert_eq!(serde_json::from_str::<DialogueEvent>(text).expect("an event"), event);
    }
}
