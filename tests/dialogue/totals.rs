//! What a seat may make others hear without changing anything.

use annabella::game::command::Command;
use annabella::game::dialogue::{Act, Message as Said, Refusal as No};
use annabella::game::fact::What;
use annabella::game::message::Message;
use annabella::game::refusal::Refusal;
use annabella::game::roles::{Seat, Seats};
use annabella::game::ruling_says::Says;
use annabella::game::screen_event::{Page, ScreenEvent};
use annabella::rules::position::{Color, Square};

use crate::dialogue::table::{BLACK, HELPER, Table, WHITE, set, step, tournament};

/// The total of a seat at the beginning of a game.
const TOTAL: usize = 20;

fn repeats(table: &mut Table, move_: &str) {
    table.acts(BLACK, Act::Repeat { intent: Some(step(move_)), said: move_.to_owned() });
}

/// How often these words were said to the whole table.
fn public(table: &Table, said: &Said) -> usize {
    let is_it = |(to, message): &&(Seats, Message)| to.is_public() && *message == Message::Dialogue(said.clone());
    table.all_told.iter().filter(is_it).count()
}

#[test]
fn wrong_repetitions_are_said_aloud_up_to_a_total() {
    let mut table = set(tournament());
    table.tries(WHITE, "e2e4");
    for _ in 0..5 * TOTAL {
        repeats(&mut table, "d2d4");
    }
    assert_eq!(public(&table, &Said::Mismatch), TOTAL + 1, "one more for the half-move");
    assert_eq!(table.told, [(Seats::only(BLACK), Message::Dialogue(Said::Mismatch))]);
    let reached = Message::from(Says::TotalReached { seat: BLACK });
    let told: Vec<_> = table.all_told.iter().filter(|(_, message)| *message == reached).collect();
    assert_eq!(told, [&(Seats::only(Seat::Arbiter), reached.clone())]);
    let recorded = table.facts.len();
    repeats(&mut table, "d2d4");
    assert_eq!(table.facts.len(), recorded);
    table.assert_replayed();

    // The right repetition counts and is heard; once more it is heard by its seat alone.
    repeats(&mut table, "e2e4");
    assert!(table.game.dialogue().made().is_some_and(|made| made.repeated));
    assert!(matches!(&table.told[..], [(to, Message::Dialogue(Said::Repeated(_)))] if to.is_public()));
    repeats(&mut table, "e2e4");
    assert!(matches!(&table.told[..], [(to, _)] if *to == Seats::only(BLACK)));
}

#[test]
fn the_total_stops_no_move_press_claim_or_call() {
    let mut table = set(tournament());
    table.tries(WHITE, "e2e4").press(WHITE);
    for _ in 0..2 * TOTAL {
        repeats(&mut table, "d2d4");
    }
    table.tries(BLACK, "e7e5");
    assert!(matches!(&table.told[..], [(to, Message::Announcement(_)), ..] if to.is_public()));
    table.press(BLACK);
    assert_eq!((table.refusal(), table.running()), (None, Some(Color::White)));
    table.tries(WHITE, "g1f3").press(WHITE);
    table.acts(BLACK, Act::ClaimTouch);
    let claimed = |said: &Message| matches!(said, Message::Dialogue(Said::TouchClaimed { .. }));
    assert!(table.told.iter().any(|(to, said)| to.is_public() && claimed(said)));
    table.does(Seat::Arbiter, Command::Arbiter(annabella::game::ruling::Ruling::Claim { accepted: false }.into()));
    table.does(BLACK, Command::Pause);
    assert_eq!(table.refusal(), None);
}

#[test]
fn presses_before_the_move_reach_the_arbiter_up_to_a_total() {
    let mut table = set(tournament());
    table.acts(WHITE, Act::Lift { square: Square::G1 });
    for _ in 0..2 * TOTAL {
        table.press(WHITE);
        assert!(matches!(table.refusal(), Some(Refusal::Dialogue(No::Press(_)))));
    }
    let refused = |(to, message): &&(Seats, Message)| {
        *to == Seats::only(Seat::Arbiter) && matches!(message, Message::Dialogue(Said::PressRefused { .. }))
    };
    assert_eq!(table.all_told.iter().filter(refused).count(), TOTAL);
    // Another seat has a total of its own.
    table.press(HELPER);
    assert!(table.told.iter().any(|told| refused(&told)));
}

#[test]
fn a_page_that_is_left_again_and_again_fills_no_record() {
    let mut table = set(tournament());
    let pages = |table: &Table| table.facts.iter().filter(|fact| matches!(fact.what, What::Screen(_))).count();
    for _ in 0..150 {
        for page in [Page::Left, Page::Returned] {
            table.does(BLACK, Command::Screen(ScreenEvent::Page { seat: BLACK, page }));
        }
    }
    assert_eq!(pages(&table), TOTAL);
    let reached = Message::from(Says::TotalReached { seat: BLACK });
    assert_eq!(table.all_told.iter().filter(|(_, message)| *message == reached).count(), 1);
    table.tries(WHITE, "e2e4");
    table.does(BLACK, Command::Screen(ScreenEvent::Page { seat: BLACK, page: Page::Left }));
    assert_eq!(pages(&table), TOTAL + 1);
    table.assert_replayed();
}
