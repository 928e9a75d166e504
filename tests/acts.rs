//! Illegal moves by acts and by players, the times of a position that is put back, and a loss that the arbiter confirms.

use annabella::game::Phase;
use annabella::game::command::Command;
use annabella::game::fact::{Dialogue, Fact, Started, What};
use annabella::game::message::Message;
use annabella::game::refusal::Refusal;
use annabella::game::ruling::Ruling;
use annabella::game::ruling_fact::{Irregular, Pointed};
use annabella::game::ruling_refusal::RulingRefusal;
use annabella::game::ruling_says::Says;
use annabella::rules::ending::{Outcome, Reason};
use annabella::rules::position::{CastlingSide, Color, Intent};
use annabella::rules::profile::Profile;

use crate::support::table::{self, ARBITER, BLACK, Table, WHITE};

const STANDARD: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const NO_CASTLING: &str = "4k3/8/8/8/8/8/5q2/4K2R w K - 0 1";
const PINNED: &str = "4r1k1/8/8/8/8/8/4B3/4K3 w - - 0 1";

fn started(time: &str, fen: &str) -> Started {
    let profile = Profile::named("fide-2023").expect("a profile");
    Started { start: fen.to_owned(), dialogue: Dialogue::Full, ..table::tournament(&profile, time) }
}

fn counted(table: &Table) -> (u32, u32) {
    let inbox = table.game.arbiter_inbox();
    (inbox.counted(Color::White), inbox.counted(Color::Black))
}

fn refused(table: &Table) -> Option<RulingRefusal> {
    match table.refusal() {
        Some(Refusal::Ruling(refusal)) => Some(refusal.clone()),
        _ => None,
    }
}

/// Both times in milliseconds.
fn shown(table: &Table) -> (u64, u64) {
    (table.clock().white.left, table.clock().black.left)
}

#[derive(Copy, Clone, Debug)]
enum Step {
    TwoHands,
    Press,
    Illegal,
    Claim,
}

#[test]
fn one_act_counts_once_in_whatever_order() {
    use Step::{Claim, Illegal, Press, TwoHands};
    for steps in [
        [TwoHands, Press, Claim].as_slice(),
        &[TwoHands, Press, Illegal],
        &[Press, TwoHands, Claim],
        &[Press, TwoHands, Illegal],
        &[Press, Claim, TwoHands],
        &[Press, Illegal, TwoHands],
    ] {
        let mut table = Table::set(started("90", NO_CASTLING));
        table.makes(Intent::Castle { side: CastlingSide::KingSide }, "O-O");
        for step in steps {
            match step {
                TwoHands => table.rules(Ruling::TwoHands { side: Color::White }),
                Press => table.press(WHITE),
                Illegal => table.rules(Ruling::Illegal { side: None }),
                Claim => table.does(BLACK, Command::PointOut(Pointed::Illegal)),
            };
        }
        assert_eq!((counted(&table), table.over()), ((1, 0), None), "{steps:?}");
        assert_eq!(table.fen(), NO_CASTLING, "{steps:?}");
        assert_eq!(table.left(), (5_400, 5_520), "{steps:?}");
        table.assert_replayed();
    }
}

/// The half-move before the one that was struck out is not meant.
#[test]
fn two_hands_after_a_claim_are_of_the_struck_move() {
    let mut table = Table::set(started("90", STANDARD));
    table.moves("e2e4").moves("e7e5").moves("c1h6");
    table.does(BLACK, Command::PointOut(Pointed::Illegal));
    table.rules(Ruling::TwoHands { side: Color::White });
    assert_eq!((refused(&table), counted(&table)), (Some(RulingRefusal::CountedAlready), (1, 0)));
    table.confirms().moves("f1c4").rules(Ruling::TwoHands { side: Color::White });
    assert_eq!(counted(&table), (2, 0), "another act");
}

/// White leaves the king in check, and Black takes it.
#[test]
fn a_captured_king_counts_one_for_each() {
    let illegal = |side| Command::Arbiter(Ruling::Illegal { side }.into());
    let orders = [
        vec![(ARBITER, illegal(None))],
        vec![(ARBITER, illegal(Some(Color::White)))],
        vec![(ARBITER, illegal(Some(Color::Black))), (ARBITER, illegal(None))],
        vec![(BLACK, Command::PointOut(Pointed::Illegal))],
    ];
    for (number, order) in orders.into_iter().enumerate() {
        let mut table = Table::set(started("90", PINNED));
        table.moves("e2d3").moves("e8e1");
        for (seat, command) in order {
            table.does(seat, command).confirms();
        }
        assert_eq!((counted(&table), table.fen().as_str()), ((1, 1), PINNED), "{number}");
        assert_eq!(table.left(), (5_520, 5_520), "{number}: each opponent gets two minutes");
        assert_eq!(table.running(), Some(Color::White), "{number}");
        table.rules(Ruling::Illegal { side: None });
        assert_eq!(refused(&table), Some(RulingRefusal::NothingNoted), "{number}");
        table.assert_replayed();
    }
}

/// A.4, B.4: Black has moved, and White's move stands, also once Black's is taken back.
#[test]
fn without_full_supervision_only_the_captured_king_counts() {
    for claimed in [false, true] {
        let mut table = Table::set(Started { supervised: false, ..started("3+2", PINNED) });
        table.moves("e2d3").moves("e8e1");
        if claimed {
            table.does(WHITE, Command::PointOut(Pointed::Illegal));
        } else {
            table.rules(Ruling::Illegal { side: None });
        }
        assert_eq!((counted(&table), table.game.turn()), ((0, 1), Color::Black));
        table.confirms().rules(Ruling::Illegal { side: None });
        assert_eq!(refused(&table), Some(RulingRefusal::Stands));
        let pending = match table.game.inbox_message() {
            Message::Ruling(Says::Inbox(open)) => open.noted,
            other => panic!("{other:?}"),
        };
        let pending: Vec<_> = pending.iter().map(|(noted, stands)| (noted.side, *stands)).collect();
        assert_eq!(pending, [(Color::White, true)], "it is said as what it is");
        table.does(BLACK, Command::PointOut(Pointed::Illegal));
        assert_eq!(counted(&table), (0, 1));
        assert!(table.heard(|_, told| (*told == Message::Ruling(Says::Stands)).then_some(())).is_some());
    }
}

#[test]
fn used_time_stays_used_until_the_arbiter_confirms() {
    let mut table = Table::set(started("60", STANDARD));
    table.at(3_595_000).moves("c1h6");
    table.at(3_700_000).does(BLACK, Command::PointOut(Pointed::Illegal));
    let (white, black) = (5_000, 3_615_000);
    let included = vec![(Color::Black, 120_000)];
    let proposed = Says::TimesProposed { white, black, included: included.clone(), log: None };
    assert!(table.told_to(ARBITER).contains(&&Message::Ruling(proposed)));
    assert!(table.told_to(WHITE).contains(&&Message::Ruling(Says::TimesOpen)));
    assert_eq!((table.running(), table.game.phase()), (None, Phase::Stopped));
    table.does(ARBITER, Command::Resume);
    assert_eq!(refused(&table), Some(RulingRefusal::TimesOpen));
    table.rules(Ruling::SetClock { side: Color::White, millis: 60_000 });
    let proposed = Says::TimesProposed { white: 60_000, black, included, log: None };
    assert!(table.told_to(ARBITER).contains(&&Message::Ruling(proposed)));
    table.waits(30_000).confirms();
    assert_eq!((shown(&table), table.running()), ((60_000, black), Some(Color::White)));
    table.rules(Ruling::Times { white, black });
    assert_eq!(refused(&table), Some(RulingRefusal::NoTimesProposed));
    table.assert_replayed();
}

/// With and without a claim that comes after the reply.
#[test]
fn the_increment_of_the_illegal_move_goes() {
    for (control, extra, kept) in [("90+30", 30_000, 30_000), ("90 bronstein 30", 4_000, 6_000), ("90 delay 30", 0, 0)]
    {
        for late in [false, true] {
            let mut table = Table::set(started(control, STANDARD));
            let begun = shown(&table);
            table.at(4_000).moves("c1h6");
            let after = shown(&table).0;
            table.at(10_000);
            if late {
                table.moves("e7e5");
            }
            let black = shown(&table).1;
            table.rules(Ruling::Illegal { side: None });
            let reply = if late { kept } else { 0 };
            assert_eq!(shown(&table), (after - extra, black - reply + 120_000), "{control} {late}");
            let free = if control.contains("delay") { 4_000 } else { 0 };
            assert_eq!(shown(&table).0, begun.0 - 4_000 + free, "{control} {late}");
            if late && kept > 0 {
                assert_eq!(black, begun.1 - 6_000 + kept, "{control}: what the reply brought goes with it");
            }
            // What is given again is taken back again.
            table.confirms().at(12_000).moves("c1h6");
            let again = shown(&table).0;
            table.rules(Ruling::Illegal { side: None });
            let brought = if control.contains("bronstein") { 2_000 } else { extra };
            let white = table.game.arbiter_inbox().hanging().map(|_| shown(&table).0);
            assert_eq!(white, Some(again - brought), "{control} {late}");
            table.assert_replayed();
        }
    }
}

#[test]
fn a_period_that_comes_again_is_taken_back() {
    let mut table = Table::set(started("90/2+30,15+30", STANDARD));
    table.moves("e2e4").moves("e7e5").moves("c1h6").moves("d7d5");
    assert_eq!((table.clock().white.period, table.clock().black.period), (1, 1));
    let before = shown(&table);
    table.rules(Ruling::Illegal { side: None });
    let reading = table.clock();
    assert_eq!((reading.white.period, reading.white.moves), (0, 1));
    assert_eq!((reading.black.period, reading.black.moves), (0, 1));
    assert_eq!(shown(&table), (before.0 - 930_000, before.1 - 930_000 + 120_000));
    for side in [reading.white, reading.black] {
        assert_eq!(side.left.cast_signed(), (side.given - side.used).cast_signed() + side.adjusted);
    }
}

#[test]
fn a_stopped_game_stays_stopped_when_times_are_confirmed() {
    let mut table = Table::set(started("60", STANDARD));
    table.moves("c1h6").does(ARBITER, Command::Pause).rules(Ruling::Illegal { side: None }).confirms();
    assert_eq!((table.running(), table.game.phase()), (None, Phase::Stopped));
    table.does(ARBITER, Command::Resume);
    assert_eq!(table.running(), Some(Color::White));
}

#[test]
fn a_restart_leaves_the_times_to_be_confirmed() {
    let mut table = Table::set(started("60", STANDARD));
    table.moves("c1h6").rules(Ruling::Illegal { side: None });
    table.reopens(60).does(ARBITER, Command::Resume);
    assert_eq!(refused(&table), Some(RulingRefusal::TimesOpen));
    table.confirms();
    assert_eq!((table.game.phase(), table.running()), (Phase::Running, Some(Color::White)));
}

/// After an order the times of the log are the other offer.
#[test]
fn a_restored_position_has_two_offers() {
    for logged in [false, true] {
        let mut table = Table::set(started("60", STANDARD));
        for (at, uci) in [(10_000, "e2e4"), (30_000, "e7e5"), (60_000, "g1f3"), (100_000, "b8c6")] {
            table.at(at).moves(uci);
        }
        table.rules(Ruling::Restore { to: Some(table.game.history().live()[1].id) });
        let (used, log) = ((3_560_000, 3_540_000), (3_590_000, 3_580_000));
        let proposed = Says::TimesProposed { white: used.0, black: used.1, included: vec![], log: Some(log) };
        assert!(table.told_to(ARBITER).contains(&&Message::Ruling(proposed)));
        let order = table.game.times_to_confirm(logged).expect("an offer");
        table.rules(order);
        assert_eq!(shown(&table), if logged { log } else { used });
        assert_eq!(table.running(), Some(Color::White));
        table.assert_replayed();
    }
}

#[test]
fn an_accepted_touch_claim_leaves_used_time_used() {
    let mut table = Table::set(started("60", STANDARD));
    table.at(20_000).moves("e2e4");
    table.at(50_000).acts(BLACK, annabella::game::dialogue::Act::ClaimTouch { square: None });
    table.at(90_000).does(ARBITER, Command::Arbiter(Ruling::Claim { accepted: true }.into()));
    assert!(table.refusal().is_some(), "no piece is on record, and none is named");
    table.rules(Ruling::AcceptTouch { square: annabella::rules::position::Square::G1 });
    assert_eq!((shown(&table), table.running()), ((3_580_000, 3_570_000), None));
    table.confirms();
    assert_eq!((shown(&table), table.running()), ((3_580_000, 3_570_000), Some(Color::White)));
}

#[test]
fn without_an_arbiter_the_times_stand_at_once() {
    let mut begun = started("60", STANDARD);
    begun.event_rules.arbiter_absent = true;
    let mut table = Table::set(begun);
    table.at(20_000).moves("c1h6");
    table.at(50_000).does(BLACK, Command::PointOut(Pointed::Illegal));
    assert_eq!((shown(&table), table.running()), ((3_580_000, 3_690_000), Some(Color::White)));
    table.moves("c1h6").does(BLACK, Command::PointOut(Pointed::Illegal));
    table.answers_about_mates();
    assert_eq!(table.over(), Some((Outcome::Won { by: Color::Black }, Reason::IllegalMoves)));
}

#[test]
fn a_loss_by_illegal_moves_is_proposed_in_every_class() {
    for time in ["90", "25", "3"] {
        for agreed in [true, false] {
            let mut table = Table::set(started(time, STANDARD));
            table.moves("c1h6").rules(Ruling::Illegal { side: None }).confirms();
            table.moves("c1h6").does(BLACK, Command::PointOut(Pointed::Illegal)).answers_about_mates();
            assert_eq!((table.over(), counted(&table)), (None, (2, 0)), "{time}");
            let asks = Says::LossProposed { by: Color::White, nth: 2, drawn: false, asks: true };
            assert!(table.was_told(&Message::Ruling(asks)), "{time}");
            if agreed {
                table.rules(Ruling::Confirm);
                assert_eq!(table.over(), Some((Outcome::Won { by: Color::Black }, Reason::IllegalMoves)), "{time}");
            } else {
                table.rules(Ruling::GoOn);
                assert_eq!((table.over(), table.running()), (None, None), "{time}: the times come next");
                table.confirms();
                assert_eq!(table.running(), Some(Color::White), "{time}");
            }
            table.assert_replayed();
        }
    }
}

#[test]
fn a_draw_by_illegal_moves_is_proposed_as_one() {
    let mut table = Table::set(started("90", "3qk3/8/8/8/8/4K3/8/8 b - - 0 1"));
    table.moves("d8b7").rules(Ruling::Illegal { side: None }).confirms();
    table.moves("d8b7").rules(Ruling::Illegal { side: None }).answers_about_mates();
    let asks = Says::LossProposed { by: Color::Black, nth: 2, drawn: true, asks: true };
    assert!(table.was_told(&Message::Ruling(asks)));
    table.rules(Ruling::Confirm);
    assert_eq!(table.over(), Some((Outcome::Drawn, Reason::IllegalMovesWithoutMatingMaterial)));
    table.rules(Ruling::Confirm);
    assert_eq!(refused(&table), Some(RulingRefusal::NothingHangs));
}

/// They say nothing of a confirmation, and their clocks go on as they did.
#[test]
fn older_records_are_read_as_they_were_written() {
    let mut table = Table::set(started("60", STANDARD));
    table.moves("c1h6").rules(Ruling::Illegal { side: None }).confirms();
    table.moves("c1h6").rules(Ruling::Illegal { side: None }).answers_about_mates();
    let written = |fact: &Fact| serde_json::to_string(fact).expect("json");
    let older = |fact: &Fact| {
        let line = written(fact).replace(",\"confirm\":true", "").replace(",\"proposed\":\"yes\"", "");
        serde_json::from_str::<Fact>(&line).expect("a fact")
    };
    let is_new = |what: &What| {
        matches!(what, What::Restored { confirm: true, .. })
            || matches!(what, What::Irregular(Irregular::LeftToArbiter { proposed: Some(_), .. }))
    };
    assert_eq!(table.facts.iter().filter(|fact| is_new(&fact.what)).count(), 3);
    let facts: Vec<Fact> = table.facts.iter().map(older).collect();
    assert!(!facts.iter().any(|fact| is_new(&fact.what)));
    let game = annabella::game::Game::replay(&facts).expect("a game");
    assert_eq!((game.phase(), game.proposed_to_arbiter()), (Phase::Undecided, None));
}
