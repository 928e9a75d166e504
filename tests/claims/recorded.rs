//! Scoresheets beyond the vectors.

use annabella::game::command::Command;
use annabella::game::message::Message;
use annabella::game::recording::{Act, Message as Said, Refusal as No};
use annabella::game::refusal::Refusal;
use annabella::game::roles::{Mode, Seat};
use annabella::game::ruling::Ruling;
use annabella::rules::ending::{Outcome, Reason};
use annabella::rules::position::Color;
use annabella::rules::recording::Duty;
use annabella::time::Tick;

use crate::claims::table::{ARBITER, BLACK, Table, WHITE, after, set, started, tournament};

fn duty(table: &Table, side: Color) -> Duty {
    table.game.recording_duty(side, Tick::from_millis(table.now))
}

/// 8.4: once below five minutes, for the rest of the period, even where an increment lifts the time above them.
#[test]
fn time_trouble_relieves_from_writing_until_the_period_ends() {
    let mut table = after(tournament("fide-2023", "90/2+10,30+10"), "startpos", "e4 e5", 0);
    assert_eq!(duty(&table, Color::White), Duty::MustRecord);
    table.shows(295, 3_000).waits(1_000);
    for san in ["Nf3", "Nc6"] {
        let (side, intent) = (Seat::Side(table.game.turn()), table.san(san));
        table.does(side, Command::Move { intent, said: String::new() }).does(side, Command::Press);
    }
    // White is in the second period now, and has to complete what they did not write.
    assert!(table.game.recording().must_complete(Color::White));
    assert_eq!(duty(&table, Color::White), Duty::MustRecord);
    let mut table = after(tournament("fide-2023", "90+10"), "startpos", "e4 e5", 0);
    table.shows(295, 3_000).waits(1_000);
    let intent = table.san("Nf3");
    table.does(WHITE, Command::Move { intent, said: String::new() }).does(WHITE, Command::Press);
    assert_eq!(table.left().0, 304);
    assert_eq!(duty(&table, Color::White), Duty::ShortOfTime);
    assert_eq!(duty(&table, Color::Black), Duty::MustRecord);
}

#[test]
fn own_sheets_are_written_before_the_next_move() {
    for (mode, refused, told) in
        [(Mode::Training, true, false), (Mode::Tournament, false, true), (Mode::Casual, false, false)]
    {
        let mut setting = started(mode, "90");
        setting.event_rules.own_sheets = true;
        let mut table = after(setting, "startpos", "e4 e5", 0);
        let intent = table.san("Nf3");
        table.does(WHITE, Command::Move { intent, said: String::new() });
        assert_eq!(table.refusal() == Some(&Refusal::Record(No::WriteFirst)), refused, "{mode:?}");
        let noted = table.told_to(ARBITER).iter().any(|it| matches!(it, Message::Record(Said::OutOfOrder { .. })));
        assert_eq!(noted, told, "{mode:?}");
        table.does(WHITE, Command::Record(Act::Write));
        assert_eq!(
            table.told,
            [(annabella::game::roles::Seats::only(WHITE), Message::Record(Said::Written { half_moves: 1 }))]
        );
    }
}

#[test]
fn what_both_sign_stands_until_the_arbiter_decides_otherwise() {
    let mut table = after(tournament("fide-2023", "90"), "startpos", "f3 e5 g4 Qh4", 0);
    let black = Outcome::Won { by: Color::Black };
    assert_eq!(table.over(), Some((black, Reason::Checkmate)));
    let sign = |result| Command::Record(Act::Sign { result: Some(result) });
    table.does(ARBITER, Command::Record(Act::Overrule { result: black, reason: String::new() }));
    assert_eq!(table.refusal(), Some(&Refusal::Record(No::NothingSigned)));
    table.does(WHITE, sign(Outcome::Drawn)).does(WHITE, sign(black));
    assert_eq!(table.refusal(), Some(&Refusal::Record(No::Signed)));
    table.does(BLACK, sign(black));
    assert_eq!(table.over(), Some((black, Reason::Checkmate)), "they do not agree");
    assert!(table.told_to(ARBITER).iter().any(|it| matches!(it, Message::Record(Said::Discrepancy { .. }))));
    assert!(!table.told_to(WHITE).iter().any(|it| matches!(it, Message::Record(Said::Discrepancy { .. }))));
    table.does(ARBITER, Command::Record(Act::Overrule { result: Outcome::Drawn, reason: String::new() }));
    assert_eq!(table.over(), Some((Outcome::Drawn, Reason::SignedResult)));
    table.does(ARBITER, Command::Record(Act::Overrule { result: black, reason: String::new() }));
    assert_eq!(table.over(), Some((black, Reason::Checkmate)));
}

#[test]
fn nothing_of_the_arbiters_is_done_by_a_player() {
    let mut table = set(tournament("fide-2023", "90"));
    for act in [
        Act::Reconstruct,
        Act::NextPeriod { side: Color::White },
        Act::Overrule { result: Outcome::Drawn, reason: String::new() },
    ] {
        table.does(WHITE, Command::Record(act));
        assert_eq!(table.refusal(), Some(&Refusal::ArbiterOnly));
    }
    table.does(ARBITER, Command::Record(Act::NextPeriod { side: Color::White }));
    assert_eq!(table.refusal(), Some(&Refusal::Record(No::LastPeriod)));
    table.does(WHITE, Command::Record(Act::Request));
    assert_eq!(table.refusal(), Some(&Refusal::Record(No::NotRegulated)));
}

/// 8.7: what both sign stands unless the arbiter decides otherwise, before or after; and a position that is put back makes
/// an end of it.
#[test]
fn what_the_arbiter_has_decided_is_not_signed_away() {
    let lost = Outcome::Won { by: Color::Black };
    let ruled = Outcome::Won { by: Color::White };
    let mut table = after(tournament("fide-2023", "90"), "startpos", "e4 e5", 0);
    table.does(ARBITER, Command::Arbiter(Ruling::Result { outcome: ruled }.into()));
    for side in [WHITE, BLACK] {
        table.does(side, Command::Record(Act::Sign { result: Some(lost) }));
    }
    assert_eq!(table.over(), Some((ruled, Reason::Arbiter)));
    assert!(table.told.iter().any(|(_, it)| *it == Message::Record(Said::Approved { result: ruled })));
    assert!(table.told_to(ARBITER).iter().any(|it| matches!(it, Message::Record(Said::Discrepancy { .. }))));
    table.does(ARBITER, Command::Restore { to: None }).does(WHITE, Command::Resign);
    for side in [WHITE, BLACK] {
        table.does(side, Command::Record(Act::Sign { result: Some(Outcome::Drawn) }));
    }
    assert_eq!(table.over(), Some((Outcome::Drawn, Reason::SignedResult)));
    table.does(ARBITER, Command::Restore { to: None }).does(ARBITER, Command::Arbiter(Ruling::Annul.into()));
    table.does(WHITE, Command::Record(Act::Sign { result: Some(ruled) }));
    assert_eq!(table.refusal(), Some(&Refusal::Record(No::NotOver)), "there is no result");
}
