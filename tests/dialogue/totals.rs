//! What a seat may make others hear without changing anything.

use annabella::game::command::Command;
use annabella::game::dialogue::{Act, Message as Said, Refusal as No};
use annabella::game::fact::{Started, What};
use annabella::game::message::Message;
use annabella::game::participant::Driver;
use annabella::game::refusal::Refusal;
use annabella::game::roles::{Mode, Seat, Seats};
use annabella::game::ruling_fact::Pointed;
use annabella::game::ruling_says::Says;
use annabella::game::screen_event::{Page, ScreenEvent};
use annabella::rules::position::{Color, Square};

use crate::dialogue::table::{BLACK, HELPER, Table, WHITE, set, step, tournament};
use crate::support::table::started;

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

    // The right repetition counts and is heard.
    repeats(&mut table, "e2e4");
    assert!(table.game.dialogue().made().is_some_and(|made| made.repeated));
    assert!(matches!(&table.told[..], [(to, Message::Dialogue(Said::Repeated(_)))] if to.is_public()));
}

#[test]
fn a_right_repetition_is_heard_and_recorded_once() {
    // Legal or not, the answer is the same.
    for move_ in ["e2e4", "e2e5"] {
        let mut table = set(tournament());
        table.tries(WHITE, move_);
        repeats(&mut table, move_);
        assert!(matches!(&table.told[..], [(to, Message::Dialogue(Said::Repeated(_)))] if to.is_public()));
        let recorded = table.facts.len();
        for _ in 0..3 {
            repeats(&mut table, move_);
            assert_eq!(table.refusal(), Some(&Refusal::Dialogue(No::RepeatedBefore)), "{move_}");
            assert_eq!((table.told.len(), table.facts.len()), (1, recorded), "{move_}");
            assert_eq!(table.told[0].0, Seats::only(BLACK));
        }
    }
}

fn announces(table: &mut Table, seat: Seat, move_: &str) {
    table.acts(seat, Act::Announce { intent: step(move_), said: move_.to_owned() });
}

fn aloud(table: &Table) -> usize {
    table.all_told.iter().filter(|(to, told)| to.is_public() && matches!(told, Message::Announcement(_))).count()
}

#[test]
fn an_announcement_is_changed_aloud_up_to_a_total() {
    let mut table = set(tournament());
    for turn in 0..3 * TOTAL {
        announces(&mut table, WHITE, ["e2e4", "d2d5"][turn % 2]);
    }
    assert_eq!(aloud(&table), TOTAL + 1, "the first one is no change");
    assert_eq!(table.refusal(), Some(&Refusal::Dialogue(No::ChangedTooOften)));
    let reached = Message::from(Says::TotalReached { seat: WHITE });
    assert_eq!(table.all_told.iter().filter(|(_, message)| *message == reached).count(), 1);
    let recorded = table.facts.len();
    announces(&mut table, WHITE, "c2c4");
    announces(&mut table, WHITE, "b1a1");
    assert_eq!(table.facts.len(), recorded);
    // A slip is corrected in any case (D.2.8), the same one not again and again.
    let corrects = |table: &mut Table, move_| {
        table.acts(WHITE, Act::Correct { intent: step(move_), said: String::new() });
    };
    corrects(&mut table, "c2c4");
    assert_eq!(table.refusal(), None);
    corrects(&mut table, "d2d4");
    assert_eq!(table.refusal(), Some(&Refusal::Dialogue(No::ChangedTooOften)));
    // Moves and presses go on, and so does each first announcement.
    table.tries(WHITE, "g1f3").press(WHITE);
    assert_eq!((table.refusal(), table.running()), (None, Some(Color::Black)));
    announces(&mut table, BLACK, "e7e5");
    table.tries(BLACK, "e7e5").press(BLACK);
    let before = aloud(&table);
    announces(&mut table, WHITE, "d2d4");
    assert_eq!((table.refusal(), aloud(&table)), (None, before + 1));
    table.assert_replayed();
}

#[test]
fn corrections_of_entered_moves_are_heard_up_to_a_total() {
    let mut table = set(tournament());
    table.tries(WHITE, "e2e4");
    for turn in 0..3 * TOTAL {
        let intent = step(["d2d4", "e2e4"][turn % 2]);
        table.acts(WHITE, Act::Correct { intent, said: String::new() });
    }
    table.acts(WHITE, Act::Correct { intent: step("d2d4"), said: String::new() });
    assert_eq!(table.refusal(), Some(&Refusal::Dialogue(No::ChangedTooOften)));
    let corrected =
        |(to, told): &&(Seats, Message)| to.is_public() && matches!(told, Message::Dialogue(Said::Corrected(_)));
    assert_eq!(
        table.all_told.iter().filter(corrected).count(),
        TOTAL + 2,
        "one more each for the first and the half-move"
    );
    table.press(WHITE);
    assert_eq!((table.refusal(), table.running()), (None, Some(Color::Black)));
    table.assert_replayed();
}

#[test]
fn a_promotion_announced_in_two_steps_is_no_change() {
    let mut start = tournament();
    "8/4P2k/8/8/8/8/4P3/4K3 w - - 0 1".clone_into(&mut start.start);
    let mut table = set(start);
    for turn in 0..3 * TOTAL {
        announces(&mut table, WHITE, ["e2e3", "e2e4"][turn % 2]);
    }
    table.tries(WHITE, "e2e4").press(WHITE);
    table.tries(BLACK, "h7h6").press(BLACK);
    let before = aloud(&table);
    announces(&mut table, WHITE, "e7e8");
    announces(&mut table, WHITE, "e7e8q");
    assert_eq!((table.refusal(), aloud(&table)), (None, before + 1));
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
    table.acts(BLACK, Act::ClaimTouch { square: None });
    let claimed = |said: &Message| matches!(said, Message::Dialogue(Said::TouchClaimed { .. }));
    assert!(table.told.iter().any(|(to, said)| to.is_public() && claimed(said)));
    table.does(Seat::Arbiter, Command::Arbiter(annabella::game::ruling::Ruling::Claim { accepted: false }.into()));
    table.does(BLACK, Command::Pause);
    assert_eq!(table.refusal(), None);
}

#[test]
fn early_presses_reach_the_arbiter_up_to_a_total() {
    let mut table = set(tournament());
    table.acts(WHITE, Act::Lift { square: Square::G1 }).acts(WHITE, Act::Place { square: Square::F3 });
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
fn leaving_a_page_repeatedly_does_not_fill_the_record() {
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

#[test]
fn a_lost_connection_reaches_the_arbiter_in_any_case() {
    let mut table = set(tournament());
    for _ in 0..TOTAL {
        for page in [Page::Left, Page::Returned] {
            table.does(BLACK, Command::Screen(ScreenEvent::Page { seat: BLACK, page }));
        }
    }
    let lost = |table: &Table| match table.game.inbox_message() {
        Message::Ruling(Says::Inbox(open)) => open.lost,
        other => panic!("{other:?}"),
    };
    for (page, waits) in [(Page::Lost, vec![BLACK]), (Page::Back, Vec::new())] {
        let event = ScreenEvent::Page { seat: BLACK, page };
        table.does(BLACK, Command::Screen(event.clone()));
        assert_eq!(table.told, [(Seats::only(Seat::Arbiter), Message::from(Says::Screen(event)))]);
        assert_eq!(lost(&table), waits);
        assert_eq!(table.running(), Some(Color::White), "the clocks are the arbiter's");
    }
    table.assert_replayed();
}

/// Friends hear each pause. An engine does not, and the arbiter can be called in any case.
#[test]
fn pauses_among_friends_come_to_a_total() {
    let pauses = |started: Started| {
        let mut table = set(started);
        for _ in 0..3 * TOTAL {
            table.does(BLACK, Command::Pause).does(Seat::Arbiter, Command::Resume).does(BLACK, Command::Resume);
        }
        let of = |told: &Message| matches!(told, Message::Paused | Message::Ruling(Says::CallsArbiter { .. }));
        let paused = table.all_told.iter().filter(|(to, told)| to.is_public() && of(told)).count();
        (table, paused)
    };
    let (mut friends, stopped) = pauses(started(Mode::Casual, "90"));
    assert_eq!((stopped, friends.refusal()), (TOTAL, Some(&Refusal::NotStopped)));
    let reached = Message::from(Says::TotalReached { seat: BLACK });
    assert_eq!(friends.all_told.iter().filter(|(_, message)| *message == reached).count(), 1);
    let recorded = friends.facts.len();
    friends.does(BLACK, Command::Pause);
    assert_eq!((friends.refusal(), friends.facts.len()), (Some(&Refusal::PausedTooOften), recorded));
    assert_eq!(friends.running(), Some(Color::White), "the game goes on");
    // The other one can, and so can each again when a move was made.
    friends.does(WHITE, Command::Pause).does(BLACK, Command::Resume);
    assert_eq!((friends.refusal(), friends.running()), (None, Some(Color::White)));
    friends.moves("e2e4").does(BLACK, Command::Pause);
    assert_eq!((friends.refusal(), friends.running()), (None, None));
    friends.assert_replayed();

    let mut engine = started(Mode::Casual, "90");
    engine.players.white.driver = Driver::BuiltinEngine { level: 1 };
    assert_eq!(pauses(engine).1, 3 * TOTAL);
    assert_eq!(pauses(tournament()).1, 3 * TOTAL);
}

/// Who stops the clocks seeks the arbiter's assistance (6.11.2).
#[test]
fn who_stops_the_clocks_calls_the_arbiter_and_is_counted() {
    let mut table = set(tournament());
    let called = |by, stops| Message::from(Says::CallsArbiter { by, stops });
    let waiting = |table: &Table| match table.game.inbox_message() {
        Message::Ruling(Says::Inbox(open)) => open.calls,
        other => panic!("{other:?}"),
    };
    for count in 1..=3 {
        table.does(BLACK, Command::Pause);
        assert_eq!(table.told, [(Seats::PUBLIC, called(Color::Black, true))]);
        assert_eq!((waiting(&table), table.running()), (vec![(Color::Black, count)], None));
        let recorded = table.facts.len();
        table.does(BLACK, Command::Pause);
        assert_eq!((table.refusal(), table.facts.len()), (Some(&Refusal::ClocksStopped { arbiter: true }), recorded));
        table.does(Seat::Arbiter, Command::Resume);
        assert_eq!(waiting(&table), []);
    }
    // While the clocks stand for another reason, each player is heard once.
    table.does(Seat::Arbiter, Command::Pause);
    assert_eq!(table.told, [(Seats::PUBLIC, Message::Paused)]);
    table.does(WHITE, Command::Pause);
    assert_eq!(table.told, [(Seats::PUBLIC, called(Color::White, false))]);
    assert_eq!(waiting(&table), [(Color::White, 1)]);
    table.assert_replayed();
}

#[test]
fn the_same_claim_again_does_not_fill_the_arbiters_ear() {
    let claims = |table: &mut Table| {
        table.does(BLACK, Command::PointOut(Pointed::Illegal));
        (table.told.len(), table.told.iter().any(|(to, _)| to.contains(Seat::Arbiter)))
    };
    // A press without a move waits for the arbiter's word.
    let mut table = set(tournament());
    table.press(WHITE);
    assert_eq!(claims(&mut table), (1, true));
    let recorded = table.facts.len();
    for _ in 0..3 {
        assert_eq!(claims(&mut table), (1, false));
    }
    assert_eq!(table.facts.len(), recorded);
    // What is not so is heard up to the total, and a right claim always.
    let mut table = set(tournament());
    let heard = (0..2 * TOTAL).filter(|_| claims(&mut table).1).count();
    assert_eq!(heard, TOTAL);
    table.tries(WHITE, "e2e5").press(WHITE);
    claims(&mut table);
    assert_eq!(table.game.arbiter_inbox().counted(Color::White), 1);
    table.assert_replayed();
}
