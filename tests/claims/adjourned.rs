//! Adjournment beyond the vectors: secrecy, order, absence, lateness, and a game that is taken up again.

use annabella::game::adjournment::{Act, AdjournmentEvent, Entropy, Message as Said, Refusal as No, Writing};
use annabella::game::command::Command;
use annabella::game::draws;
use annabella::game::fact::{Fact, What};
use annabella::game::message::Message;
use annabella::game::refusal::Refusal;
use annabella::game::roles::{Seat, Seats};
use annabella::game::ruling::{Order, Ruling};
use annabella::game::ruling_fact::{Irregular, Stake};
use annabella::game::ruling_refusal::RulingRefusal;
use annabella::game::ruling_says::Says;
use annabella::game::sheet_log::Kind;
use annabella::rules::adjournment::Sealed;
use annabella::rules::ending::{Outcome, Reason};
use annabella::rules::illegal::Known;
use annabella::rules::position::{Color, Intent, Square};
use annabella::rules::quickplay::{Basis, Decision};

use crate::claims::table::{ARBITER, BLACK, Table, WHITE, after, tournament, word};
use crate::support::table::Mates;

const ITALIAN: &str = "e4 e5 Nf3 Nc6";

fn writing(table: &Table, san: &str) -> Writing {
    Writing { said: san.to_owned(), meaning: Sealed::Legal(table.san(san)) }
}

fn seal(table: &mut Table, seat: Seat, san: &str) {
    let writing = writing(table, san);
    table.adjourns(seat, Act::Seal { writing, entropy: Entropy([5; 32]) });
}

/// How many moves the scoresheet marks as sealed.
fn sealed_moves(table: &Table) -> usize {
    table.game.sheet_log().notes().iter().filter(|note| note.kind == Kind::Sealed).count()
}

/// White has sealed a move, and the envelope is closed.
fn closed(san: &str) -> Table {
    let mut setting = tournament("fide-2023", "90");
    setting.event_rules.default_time_s = Some(900);
    let mut table = after(setting, "startpos", ITALIAN, 0);
    table.adjourns(ARBITER, Act::Call { key: word("Gustav") });
    seal(&mut table, WHITE, san);
    table.adjourns(WHITE, Act::Close { resumption: "Sunday".to_owned() });
    assert_eq!(table.refusal(), None);
    table
}

#[test]
fn the_sealed_move_is_secret_until_the_envelope_is_opened() {
    let mut told = Vec::new();
    let mut table = after(tournament("fide-2023", "90"), "startpos", ITALIAN, 0);
    table.adjourns(ARBITER, Act::Call { key: word("Gustav") });
    for san in ["Bb5", "Bc4"] {
        seal(&mut table, WHITE, san);
        told.extend(table.told.clone());
    }
    assert!(told.iter().all(|(to, it)| *to == Seats::only(WHITE) && *it == Message::Adjourn(Said::InEnvelope)));
    table.adjourns(WHITE, Act::Close { resumption: String::new() });
    let record: String = table.facts.iter().map(|fact| serde_json::to_string(fact).expect("json")).collect();
    for secret in ["Bb5", "Bc4", "Gustav"] {
        assert!(!record.contains(secret), "{secret}");
    }
    assert!(!format!("{:?}", table.game).contains("Bc4"));
    // The last one counts.
    table.adjourns(ARBITER, Act::Begin { white: true, black: true });
    table.adjourns(ARBITER, Act::Open { key: word("Gustav") });
    assert_eq!(table.game.history().last().map(|last| last.said.as_str()), Some("Bc4"));
    assert_eq!(table.clock().running, Some(Color::Black));
    assert_eq!(sealed_moves(&table), 1);
    assert!(table.game.adjournment().is_none());
}

#[test]
fn only_a_move_made_on_the_board_is_sealed() {
    let mut table = after(tournament("fide-2023", "90"), "startpos", ITALIAN, 0);
    table.adjourns(ARBITER, Act::Call { key: word("Gustav") });
    let (made, others) = (table.san("Bc4"), table.legal());
    table.does(WHITE, Command::Move { intent: made, said: "Bc4".to_owned() });
    for intent in others.into_iter().filter(|intent| *intent != made) {
        let writing = Writing { said: "?".to_owned(), meaning: Sealed::Legal(intent) };
        table.adjourns(WHITE, Act::Seal { writing, entropy: Entropy([5; 32]) });
        assert!(table.refusal().is_some(), "{intent:?}");
    }
    let writing = Writing { said: "Bc4".to_owned(), meaning: Sealed::Legal(made) };
    table.adjourns(WHITE, Act::Seal { writing, entropy: Entropy([5; 32]) });
    assert_eq!(table.refusal(), None);
}

/// 9.1.2.1: who has touched a piece has rejected the offer, that of a claim too (9.1.2.3).
#[test]
fn a_move_made_instead_of_sealing_rejects_the_opponents_offer() {
    let mut table = after(tournament("fide-2023", "90"), "startpos", ITALIAN, 0);
    table.does(BLACK, Command::Offer);
    assert_eq!(table.game.offer(), Some(Color::Black));
    table.adjourns(ARBITER, Act::Call { key: word("Gustav") });
    let made = table.san("Bc4");
    table.does(WHITE, Command::Move { intent: made, said: "Bc4".to_owned() });
    seal(&mut table, WHITE, "Bc4");
    assert_eq!(table.refusal(), None);
    table.adjourns(WHITE, Act::Close { resumption: String::new() });
    assert_eq!(table.game.envelope().map(|envelope| envelope.offer), Some(None));
    table.assert_replayed();
}

#[test]
fn everything_has_its_order() {
    let mut table = after(tournament("fide-2023", "90"), "startpos", ITALIAN, 0);
    let call = || Act::Call { key: word("Gustav") };
    seal(&mut table, WHITE, "Bc4");
    assert_eq!(table.refusal(), Some(&Refusal::Adjourn(No::NotAdjourned)));
    table.adjourns(WHITE, call());
    assert_eq!(table.refusal(), Some(&Refusal::ArbiterOnly));
    table.adjourns(ARBITER, Act::Call { key: word("abc") });
    assert_eq!(table.refusal(), Some(&Refusal::Adjourn(No::WordTooShort)));
    table.adjourns(ARBITER, call()).adjourns(ARBITER, call());
    assert_eq!(table.refusal(), Some(&Refusal::Adjourn(No::Called)));
    table.adjourns(WHITE, Act::Close { resumption: String::new() });
    assert_eq!(table.refusal(), Some(&Refusal::Adjourn(No::NothingSealed)));
    seal(&mut table, BLACK, "Bc4");
    assert_eq!(table.refusal(), Some(&Refusal::NotYourTurn));
    let mut table = closed("Bc4");
    seal(&mut table, WHITE, "Bb5");
    assert_eq!(table.refusal(), Some(&Refusal::Adjourn(No::EnvelopeClosed)));
    for command in [Command::Resume, Command::Pause, Command::Press, Command::TakeBack] {
        table.does(WHITE, command.clone());
        assert_eq!(table.refusal(), Some(&Refusal::Adjourn(No::Adjourned)), "{command:?}");
    }
    table.adjourns(ARBITER, Act::Open { key: word("Gustav") });
    assert_eq!(table.refusal(), Some(&Refusal::Adjourn(No::NotBegun)));
}

#[test]
fn players_may_agree_or_resign_before_the_resumption() {
    let mut table = closed("Bc4");
    table.does(BLACK, Command::Offer).does(WHITE, Command::Accept);
    assert_eq!(table.over(), Some((Outcome::Drawn, Reason::Agreement)));
    let mut table = closed("Bc4");
    table.does(WHITE, Command::Resign);
    assert_eq!(table.result(), "0-1");
    let mut table = closed("Bc4");
    table.does(BLACK, Command::Offer).adjourns(ARBITER, Act::Begin { white: true, black: true });
    table.adjourns(ARBITER, Act::Open { key: word("Gustav") });
    assert_eq!(table.game.offer(), Some(Color::Black), "the sealed move is older");
    table.does(WHITE, Command::Accept);
    assert_eq!(table.over(), Some((Outcome::Drawn, Reason::Agreement)));
}

#[test]
fn the_replier_is_awaited_on_his_clock_until_the_limit() {
    for (late_s, result) in [(900, "*"), (901, "1-0")] {
        let mut table = closed("Bc4");
        table.adjourns(ARBITER, Act::Begin { white: true, black: false });
        assert_eq!(table.clock().running, Some(Color::Black));
        table.waits(late_s * 1000).adjourns(BLACK, Act::Arrive { side: Color::Black });
        assert_eq!(table.clock().running, None, "the player may stop it");
        table.adjourns(ARBITER, Act::Open { key: word("Gustav") });
        assert_eq!(table.result(), result, "{late_s}");
        assert_eq!(table.left().1, 5_400 - late_s);
    }
    // The player never comes: the envelope is opened all the same, since it may have ended the game.
    let mut table = closed("Bc4");
    table.adjourns(ARBITER, Act::Begin { white: true, black: false }).waits(901_000);
    table.adjourns(ARBITER, Act::Open { key: word("Gustav") });
    assert_eq!(table.over(), Some((Outcome::Won { by: Color::White }, Reason::LateAtResumption)));
}

#[test]
fn the_flag_of_the_absent_replier_falls() {
    let mut table = closed("Bc4");
    table.adjourns(ARBITER, Act::Begin { white: true, black: false }).waits(5_400_000);
    table.does(WHITE, Command::Press);
    assert_eq!(table.over().map(|(_, reason)| reason), Some(Reason::Time));
}

#[test]
fn a_reply_to_an_absent_sealer_gets_a_new_envelope() {
    let mut table = closed("Bc4");
    table.adjourns(ARBITER, Act::Begin { white: false, black: true });
    assert_eq!(table.clock().running, None);
    table.adjourns(ARBITER, Act::Open { key: word("Gustav") });
    assert_eq!(table.clock().running, Some(Color::Black));
    seal(&mut table, BLACK, "Bc5");
    table.adjourns(BLACK, Act::Close { resumption: String::new() });
    assert_eq!(table.clock().running, Some(Color::White), "the absent player's clock runs");
    table.waits(60_000).adjourns(WHITE, Act::Arrive { side: Color::White });
    table.adjourns(ARBITER, Act::Open { key: word("Gustav") });
    assert_eq!(table.game.history().last().map(|last| last.said.as_str()), Some("Bc5"));
    assert_eq!((table.left().0, table.clock().running), (5_340, Some(Color::White)));
    assert!(table.game.adjournment().is_none());
    seal(&mut table, WHITE, "O-O");
    assert!(table.refusal().is_some(), "both are there");
}

#[test]
fn an_adjourned_game_is_taken_up_again_as_it_was() {
    let mut table = closed("Bc4");
    table.at(0).reopens(1_800_000_000);
    assert!(table.told.iter().any(|(_, told)| matches!(told, Message::Adjourn(Said::Waiting(_)))));
    let envelope = table.game.envelope().expect("an envelope");
    assert_eq!((envelope.sealer, envelope.number, envelope.resumption.as_str()), (Color::White, 3, "Sunday"));
    table.adjourns(ARBITER, Act::Begin { white: true, black: true });
    table.adjourns(ARBITER, Act::Open { key: word("gustav") });
    assert_eq!(table.refusal(), Some(&Refusal::Adjourn(No::WrongWord)));
    table.adjourns(ARBITER, Act::Open { key: word("Gustav") });
    assert_eq!(table.game.history().live().len(), 5);
}

/// The power goes between the opening and the move: what the envelope said binds as if it had not.
#[test]
fn an_opened_move_is_made_even_if_the_record_ends() {
    let mut table = closed("Bc4");
    table.adjourns(ARBITER, Act::Begin { white: true, black: true });
    table.adjourns(ARBITER, Act::Open { key: word("Gustav") });
    let opened = |fact: &Fact| matches!(fact.what, What::Adjourned(AdjournmentEvent::Opened { .. }));
    let at = table.facts.iter().position(opened).expect("the opening");
    table.facts.truncate(at + 1);
    table.at(0).reopens(1_800_000_000);
    assert_eq!(table.game.history().last().map(|last| last.said.as_str()), Some("Bc4"));
    assert_eq!((table.game.turn(), table.clock().running), (Color::Black, None));
    table.does(ARBITER, Command::Resume);
    assert_eq!(table.clock().running, Some(Color::Black));
    table.at(0).reopens(1_800_000_000);
    assert_eq!(table.game.history().live().len(), 5, "it is made once");
}

#[test]
fn without_an_arbiter_a_lost_game_is_not_annulled() {
    let mut started = tournament("fide-2023", "90");
    started.event_rules.arbiter_absent = true;
    let mut table = after(started, "startpos", "e4 e5", 0);
    table.adjourns(WHITE, Act::Call { key: word("Gustav") });
    seal(&mut table, WHITE, "Nf3");
    table.adjourns(WHITE, Act::Close { resumption: String::new() });
    table.adjourns(WHITE, Act::Missing { position: Known::No });
    assert_eq!(table.over().map(|(outcome, _)| outcome), Some(Outcome::Annulled));
    let ruled = |message: &Message| matches!(message, Message::Ruling(Says::Ruled { .. }));
    assert!(!table.told.iter().any(|(_, message)| ruled(message)));
}

#[test]
fn an_envelope_is_not_closed_over_a_claim() {
    let mut setting = tournament("fide-2017", "90");
    setting.event_rules.guidelines = true;
    let mut table = after(setting, "startpos", ITALIAN, 0);
    table.shows(100, 60);
    table.adjourns(ARBITER, Act::Call { key: word("Gustav") });
    seal(&mut table, WHITE, "Bb5");
    table.claims(WHITE, draws::Act::Quickplay { basis: Basis::NoEffort });
    let close = Act::Close { resumption: "Sunday".to_owned() };
    table.adjourns(WHITE, close.clone());
    assert_eq!(table.refusal(), Some(&Refusal::Draw(draws::Refusal::Open)));
    assert!(!table.game.is_adjourned());
    table.claims(ARBITER, draws::Act::Rule { decision: Decision::Rejected, bonus: false }).adjourns(WHITE, close);
    assert_eq!(table.refusal(), None);
    assert!(table.game.is_adjourned());
}

#[test]
fn nothing_is_written_otherwise_under_an_envelope() {
    let mut table = closed("Bb5");
    let first = table.game.history().live()[0].id;
    let said = "d4".to_owned();
    let intent = Intent::Step { from: Square::D2, to: Square::D4, promotion: None };
    let what = Ruling::AgreedMove { half_move: first, intent, said };
    table.does(ARBITER, Command::Arbiter(Order { what, reason: String::new() }));
    assert_eq!(table.refusal(), Some(&Refusal::Adjourn(No::ResumeFirst)));
    assert!(table.game.envelope().is_some(), "the sealed move is still there");
}

#[test]
fn without_an_envelope_the_sealer_states_his_move() {
    let mut table = closed("Bc4");
    table.adjourns(ARBITER, Act::Missing { position: Known::Yes });
    let intent = table.san("Bb5");
    table.does(BLACK, Command::Move { intent, said: String::new() });
    assert_eq!(table.refusal(), Some(&Refusal::NotYourTurn));
    table.does(WHITE, Command::Move { intent, said: "Bb5".to_owned() });
    assert_eq!((table.refusal(), table.clock().running), (None, Some(Color::Black)));
    let mut table = closed("Bc4");
    table.adjourns(ARBITER, Act::Missing { position: Known::No });
    assert_eq!(table.over(), Some((Outcome::Annulled, Reason::Arbiter)));
}

/// Something that is no move comes out of the envelope, and whoever searches whether the opponent can mate finds it out or gives up.
fn nonsense_in_the_envelope(fen: &str, gives_up: bool) -> Table {
    let mut setting = tournament("fide-2023", "90");
    // What is dead would have ended before.
    setting.profile = setting.profile.with_overrides("end.dead_position = \"off\"", "event").expect("it fits");
    let mut table = after(setting, fen, "", 0);
    if gives_up {
        table.mates = Mates::Unknown;
    }
    table.adjourns(ARBITER, Act::Call { key: word("Gustav") });
    let writing = Writing { said: "~~".to_owned(), meaning: Sealed::Unreadable };
    table.adjourns(WHITE, Act::Seal { writing, entropy: Entropy([1; 32]) });
    table.adjourns(WHITE, Act::Close { resumption: "Sunday".to_owned() });
    table.adjourns(ARBITER, Act::Begin { white: true, black: true });
    table.adjourns(ARBITER, Act::Open { key: word("Gustav") });
    table
}

/// I.8: the first is plain, the others are searched for, with rights to castle in Chess960 too.
#[test]
fn a_bad_sealed_move_loses_unless_the_opponent_cannot_mate() {
    let drawn = (Outcome::Drawn, Reason::SealedMoveWithoutMatingMaterial);
    let lost = (Outcome::Won { by: Color::Black }, Reason::SealedMove);
    for (fen, ending, searched) in [
        ("8/8/3k4/8/8/8/4R3/4K3 w - - 0 60", drawn, false),
        ("8/2k5/8/1p1p2p1/1P1P2P1/8/2K5/8 w - - 0 1", drawn, true),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", lost, true),
        ("bqrbnkrn/pppppppp/8/8/8/8/PPPPPPPP/BQRBNKRN w GCgc - 0 1", lost, true),
    ] {
        let table = nonsense_in_the_envelope(fen, false);
        assert_eq!(table.over(), Some(ending), "{fen}");
        let asked = |fact: &Fact| matches!(fact.what, What::Irregular(Irregular::Asked { .. }));
        assert_eq!(table.facts.iter().any(asked), searched, "{fen}");
    }
}

#[test]
fn where_nobody_knows_whether_he_can_mate_the_arbiter_decides() {
    let stake = Stake::SealedMove { by: Color::White };
    for accepted in [true, false] {
        let mut table = nonsense_in_the_envelope("startpos", true);
        assert_eq!(table.over(), None);
        let decides = Message::Ruling(Says::ArbiterDecides(stake));
        assert!(table.told.contains(&(Seats::PUBLIC, decides)));
        let intent = table.san("e3");
        let moved = Command::Move { intent, said: "e3".to_owned() };
        table.does(WHITE, moved.clone());
        assert_eq!(table.refusal(), Some(&Refusal::Ruling(RulingRefusal::Hangs(stake))));
        table.does(ARBITER, Command::Arbiter(Ruling::Claim { accepted }.into()));
        let lost = (Outcome::Won { by: Color::Black }, Reason::SealedMove);
        assert_eq!(table.over(), accepted.then_some(lost));
        // Where they let it go on, the move on the board is one like any other.
        table.does(WHITE, moved).does(WHITE, Command::Press);
        assert_eq!((table.game.history().live().len(), sealed_moves(&table)), (usize::from(!accepted), 0));
        assert!(table.game.adjournment().is_none());
    }
}
