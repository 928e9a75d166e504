//! Claims and offers beyond the vectors.

use annabella::game::command::Command;
use annabella::game::dialogue;
use annabella::game::draws::{self, Act, Refusal as No};
use annabella::game::fact::{Dialogue, Fact, What};
use annabella::game::message::Message;
use annabella::game::refusal::Refusal;
use annabella::game::roles::{Mode, Seat, Seats};
use annabella::game::ruling::{Order, Ruling};
use annabella::game::ruling_refusal::RulingRefusal;
use annabella::game::ruling_says::Says;
use annabella::rules::claims::{Basis, Ground, Inadmissible};
use annabella::rules::ending::{Outcome, Reason};
use annabella::rules::position::{Color, Square};
use annabella::rules::profile::Profile;
use annabella::rules::quickplay::{self, Decision};

use crate::claims::table::{ARBITER, BLACK, Table, WHITE, after, certified, set, started, tournament};

const TWICE: &str = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1";

fn claim(table: &Table, ground: Ground, san: Option<&str>) -> Act {
    let intended = san.map(|san| table.san(san));
    Act::Claim { ground, intended, said: san.unwrap_or_default().to_owned(), basis: Basis::Scoresheet }
}

fn rule(decision: Decision) -> Act {
    Act::Rule { decision, bonus: false }
}

#[test]
fn a_correct_claim_ends_the_game_and_tells_move_numbers() {
    let mut table = after(certified("90"), "startpos", TWICE, 0);
    let act = claim(&table, Ground::Repetition, Some("Ng8"));
    table.claims(BLACK, act);
    assert_eq!(table.over(), Some((Outcome::Drawn, Reason::Repetition)));
    let evidence = table.told.iter().find_map(|(to, message)| match message {
        Message::Draw(draws::Message::Evidence(evidence)) => Some((*to, evidence.stood.clone())),
        _ => None,
    });
    assert_eq!(evidence, Some((Seats::PLAYERS.and(ARBITER), vec![None, Some((2, Color::Black))])));
    assert_eq!(table.clock().running, None);
}

#[test]
fn the_clock_stops_for_rulings_and_the_opponent_may_accept() {
    for name in ["fide-2023", "fide-2018", "fide-2014"] {
        let mut table = after(tournament(name, "90"), "startpos", "Nf3 Nf6 Ng1", 0);
        let act = claim(&table, Ground::Repetition, Some("Ng8"));
        table.claims(BLACK, act.clone());
        assert_eq!(table.clock().running, None, "{name}");
        table.waits(600_000).does(BLACK, Command::Accept);
        assert_eq!(table.refusal(), Some(&Refusal::OwnOffer));
        table.claims(BLACK, act);
        assert_eq!(table.refusal(), Some(&Refusal::Draw(No::Open)));
        let intent = table.san("e5");
        table.does(BLACK, Command::Move { intent, said: String::new() });
        assert_eq!(table.refusal(), Some(&Refusal::Draw(No::Open)));
        table.claims(WHITE, rule(Decision::Rejected));
        assert_eq!(table.refusal(), Some(&Refusal::ArbiterOnly));
        table.claims(ARBITER, rule(Decision::Postponed));
        assert_eq!(table.refusal(), Some(&Refusal::Draw(No::NotPostponable)));
        table.claims(ARBITER, rule(Decision::Rejected));
        assert_eq!(table.left(), (5_520, 5_400), "{name}");
        assert_eq!(table.clock().running, Some(Color::Black));
        assert_eq!(table.game.draws().counts(Color::Black), (1, 0, 1));
        table.does(WHITE, Command::Accept);
        assert_eq!(table.over(), Some((Outcome::Drawn, Reason::Agreement)));
    }
}

/// 000 lets the player stop the clock; if they do not, it runs, but what was claimed before the flag is decided first.
#[test]
fn a_flag_falling_after_a_claim_waits_for_the_ruling() {
    let mut table = after(tournament("fide-legacy", "90"), "startpos", TWICE, 0);
    table.shows(60, 1);
    // Claims are the arbiter's there.
    assert!(!table.game.decides_claims());
    let act = claim(&table, Ground::Repetition, Some("Ng8"));
    table.claims(BLACK, act);
    assert_eq!(table.clock().running, Some(Color::Black));
    table.waits(5_000).does(WHITE, Command::Press);
    assert_eq!(table.over(), None);
    table.claims(ARBITER, rule(Decision::Accepted));
    assert_eq!(table.over(), Some((Outcome::Drawn, Reason::Repetition)));
}

#[test]
fn the_written_move_must_be_played_and_no_other() {
    let mut table = after(certified("90"), "startpos", "Nf3 Nf6 Ng1", 0);
    let act = claim(&table, Ground::Repetition, Some("Ng8"));
    table.claims(BLACK, act);
    for (san, refused) in [("e5", true), ("Ng8", false)] {
        let intent = table.san(san);
        table.does(BLACK, Command::Move { intent, said: String::new() });
        assert_eq!(table.refusal() == Some(&Refusal::Draw(No::MustPlay)), refused, "{san}");
    }
    assert!(table.game.draws().bound(Color::Black).is_empty());
    assert_eq!(table.game.offer(), Some(Color::Black), "the offer in the claim still stands");
    // Hands cannot play another one either.
    let mut table = after(certified("90"), "startpos", "Nf3 Nf6 Ng1", 0);
    let act = claim(&table, Ground::Repetition, Some("Ng8"));
    table.claims(BLACK, act);
    table.does(BLACK, Command::Dialogue(dialogue::Act::Touch { square: Square::E7 }));
    table.does(BLACK, Command::Dialogue(dialogue::Act::Place { square: Square::E5 }));
    assert_eq!(table.refusal(), Some(&Refusal::Draw(No::MustPlay)));
}

#[test]
fn what_is_not_admissible_leaves_no_trace() {
    let mut table = after(tournament("fide-2023", "90"), "startpos", TWICE, 0);
    let facts = table.facts.len();
    let act = claim(&table, Ground::Repetition, None);
    table.claims(WHITE, act.clone());
    assert_eq!(table.refusal(), Some(&Refusal::Draw(No::Inadmissible(Inadmissible::NotOnMove))));
    table.claims(Seat::Spectator, act.clone());
    assert_eq!(table.refusal(), Some(&Refusal::PlayersOnly));
    table.claims(ARBITER, rule(Decision::Accepted));
    assert_eq!(table.refusal(), Some(&Refusal::Ruling(RulingRefusal::NoClaim)));
    table.claims(BLACK, Act::Withdraw);
    assert_eq!(table.refusal(), Some(&Refusal::Draw(No::NotWithdrawable)));
    assert_eq!(table.facts.len(), facts);
}

#[test]
fn an_event_may_let_a_claim_be_taken_back() {
    let mut setting = tournament("fide-2018", "90");
    setting.profile = setting.profile.with_overrides("claim.withdrawable = true", "event").expect("it fits");
    let mut table = after(setting, "startpos", TWICE, 0);
    let act = claim(&table, Ground::Repetition, Some("Ng8"));
    table.claims(BLACK, act).claims(WHITE, Act::Withdraw);
    assert_eq!(table.refusal(), Some(&Refusal::Draw(No::NotWithdrawable)));
    table.claims(BLACK, Act::Withdraw);
    assert_eq!((table.game.draws().open(), table.game.offer()), (None, None));
    assert_eq!(table.clock().running, Some(Color::Black));
}

/// 11.12: at a tournament nobody is told what they could claim; elsewhere as the rules say.
#[test]
fn hints_are_for_friends_alone() {
    for (mode, name, hint) in [
        (Mode::Tournament, "casual", false),
        (Mode::Casual, "casual", true),
        (Mode::Training, "casual", true),
        (Mode::Casual, "fide-2023", false),
    ] {
        let mut setting = started(mode, "none");
        setting.profile = Profile::named(name).expect("a profile");
        setting.dialogue = Dialogue::Off;
        let mut table = after(setting, "startpos", TWICE, 0);
        let intent = table.san("Ng8");
        table.does(BLACK, Command::Move { intent, said: String::new() });
        let hinted =
            |seat: Seat| table.told_to(seat).iter().any(|told| matches!(told, Message::Draw(draws::Message::Hint(_))));
        assert_eq!((hinted(WHITE), hinted(BLACK)), (hint, hint), "{mode:?} {name}: either may claim among friends");
        assert!(!hinted(ARBITER));
    }
}

#[test]
fn only_the_arbiter_hears_of_an_ill_timed_offer() {
    let mut table = after(tournament("fide-2023", "90"), "startpos", "e4 e5", 0);
    table.does(BLACK, Command::Offer);
    let told: Vec<Seats> =
        table.told.iter().filter(|(_, told)| matches!(told, Message::Draw(_))).map(|it| it.0).collect();
    assert_eq!(told, [Seats::only(ARBITER)]);
    assert_eq!(table.game.draws().counts(Color::Black), (1, 1, 0));
    let mut table = after(tournament("edisu-2024", "none"), "startpos", "e4 e5", 0);
    table.does(WHITE, Command::Offer);
    assert_eq!(table.refusal(), Some(&Refusal::Draw(No::OwnMoveFirst)));
}

/// A house rule by which touched pieces need not be moved is none about offers (9.1.2.1).
#[test]
fn touching_a_piece_answers_an_offer() {
    for profile in ["fide-2023", "casual"] {
        let mut table = after(tournament(profile, "90"), "startpos", "e4 e5 Nf3", 0);
        table.does(WHITE, Command::Offer);
        assert_eq!(table.game.offer(), Some(Color::White), "{profile}");
        table.does(BLACK, Command::Dialogue(dialogue::Act::Touch { square: Square::B8 }));
        assert_eq!(table.game.offer(), None, "{profile}");
    }
}

#[test]
fn what_the_arbiter_must_consent_to_waits_for_him() {
    let mut setting = tournament("fide-2023", "90");
    setting.profile = setting.profile.with_overrides("end.agreement_needs_arbiter = true", "event").expect("it fits");
    for given in [true, false] {
        let mut table = after(setting.clone(), "startpos", "e4 e5 Nf3", 1);
        table.does(WHITE, Command::Offer).claims(ARBITER, Act::Consent { given });
        assert_eq!(table.refusal(), Some(&Refusal::Draw(No::NothingAgreed)));
        table.does(BLACK, Command::Accept).claims(ARBITER, Act::Consent { given });
        assert_eq!(table.over(), given.then_some((Outcome::Drawn, Reason::Agreement)));
        assert_eq!(table.game.offer(), None);
    }
}

#[test]
fn a_postponed_claim_can_be_decided_after_the_flag() {
    let mut setting = tournament("fide-2017", "90");
    setting.event_rules.guidelines = true;
    let mut table = set(setting);
    table.shows(100, 60);
    let act = Act::Quickplay { basis: quickplay::Basis::NoEffort };
    table.claims(WHITE, act).waits(30_000).claims(ARBITER, rule(Decision::Postponed));
    assert_eq!(table.left(), (100, 60));
    assert_eq!(table.game.draws().postponed(), Some(Color::White));
    table.waits(101_000).does(BLACK, Command::Press);
    assert_eq!(table.over().map(|(_, reason)| reason), Some(Reason::Time));
    table.claims(ARBITER, rule(Decision::Accepted));
    assert_eq!(table.over(), Some((Outcome::Drawn, Reason::QuickplayFinish)));
}

#[test]
fn the_increment_is_ruled_on_after_the_opponents_answer() {
    let mut setting = tournament("fide-2023", "90");
    setting.event_rules.guidelines = true;
    let mut table = set(setting);
    table.shows(90, 30).claims(WHITE, Act::Increment).claims(ARBITER, rule(Decision::Accepted));
    assert!(table.refusal().is_some());
    table.does(BLACK, Command::Decline).claims(ARBITER, rule(Decision::Accepted));
    assert_eq!(table.refusal(), None);
}

/// The order of the arbiter decides whatever claim is open, and their reason is kept and heard.
#[test]
fn an_order_about_a_claim_decides_an_open_draw_claim() {
    let order = |accepted, reason: &str| {
        Command::Arbiter(Order { what: Ruling::Claim { accepted }, reason: reason.to_owned() })
    };
    for (accepted, over) in [(true, Some((Outcome::Drawn, Reason::Arbiter))), (false, None)] {
        // The position would stand for the second time: what the arbiter accepts is their decision, and not what the record shows.
        let mut table = after(tournament("fide-2018", "90"), "startpos", "Nf3 Nf6 Ng1", 0);
        let act = claim(&table, Ground::Repetition, Some("Ng8"));
        table.does(ARBITER, order(accepted, ""));
        assert_eq!(table.refusal(), Some(&Refusal::Ruling(RulingRefusal::NoClaim)));
        table.claims(BLACK, act).does(WHITE, order(accepted, ""));
        assert_eq!(table.refusal(), Some(&Refusal::ArbiterOnly));
        table.does(ARBITER, order(accepted, "both sheets say so"));
        assert_eq!(table.over(), over);
        let reason = "both sheets say so".to_owned();
        assert!(
            table.told.contains(&(Seats::PUBLIC, Message::Draw(draws::Message::Reason { reason: reason.clone() })))
        );
        let kept = |fact: &Fact| fact.what == What::Claimed(draws::DrawEvent::Reason { reason: reason.clone() });
        assert!(table.facts.iter().any(kept));
        table.does(ARBITER, order(accepted, ""));
        assert!(table.refusal().is_some(), "nothing is open any more");
    }
}

#[test]
fn what_waits_for_the_arbiter_is_read_to_him() {
    let waits = |table: &Table| match table.game.inbox_message() {
        Message::Ruling(Says::Inbox(open)) => (open.claim, open.agreed),
        other => panic!("{other:?}"),
    };
    let mut table = after(tournament("fide-2018", "90"), "startpos", "Nf3 Nf6 Ng1", 0);
    assert_eq!(waits(&table), (None, false));
    let act = claim(&table, Ground::Repetition, Some("Ng8"));
    table.claims(BLACK, act);
    assert_eq!(waits(&table), (Some(Color::Black), false));
    // What was claimed on a board that is no more is no claim.
    table.does(ARBITER, Command::Restore { to: None });
    assert_eq!((waits(&table), table.game.draws().open()), ((None, false), None));
    let mut setting = tournament("fide-2023", "90");
    setting.profile = setting.profile.with_overrides("end.agreement_needs_arbiter = true", "event").expect("it fits");
    let mut table = after(setting, "startpos", "e4 e5 Nf3", 1);
    table.does(WHITE, Command::Offer).does(BLACK, Command::Accept);
    assert_eq!(waits(&table), (None, true));
}
