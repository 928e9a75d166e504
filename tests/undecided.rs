//! What nobody knows, where there is no arbiter: the players agree, and no game waits for somebody who is not there.

use annabella::game::Phase;
use annabella::game::command::{Command, Happening};
use annabella::game::fact::Started;
use annabella::game::message::Message;
use annabella::game::participant::Driver;
use annabella::game::refusal::Refusal;
use annabella::game::roles::Mode;
use annabella::game::ruling_fact::Stake;
use annabella::game::ruling_refusal::RulingRefusal;
use annabella::game::ruling_says::Says;
use annabella::rules::ending::{Outcome, Reason};
use annabella::rules::position::{Color, Intent, Square};

use crate::support::table::{BLACK, Mates, Table, WHITE, started};

/// A wall of pawns, of which nothing is plain.
const WALL: &str = "1Bb5/1p6/pPp3k1/2Pp3p/P2PpBpP/4P1P1/5K2/8 w - - 0 1";
/// A game on that board of which nobody finds out who can mate.
fn on_the_wall(mode: Mode, change: impl FnOnce(&mut Started)) -> Table {
    let mut started = Started { start: WALL.to_owned(), ..started(mode, "5") };
    change(&mut started);
    Table::with(started, |table| (table.mates, table.replayed) = (Mates::Unknown, true))
}

/// White's time is over, and the search has given up.
fn after_a_flag(mode: Mode, opponent: Driver) -> Table {
    let mut table = on_the_wall(mode, |started| started.players.black.driver = opponent);
    table.at(300_000).happens(WHITE, Happening::Deadline);
    table
}

fn was_asked(table: &Table) -> bool {
    told(table).contains(&Message::Ruling(Says::PlayersAgree(Stake::Flag { fallen: Color::White })))
}

fn told(table: &Table) -> Vec<Message> {
    table.told.iter().map(|(_, message)| message.clone()).collect()
}

fn step(from: Square, to: Square) -> Command {
    Command::Move { intent: Intent::Step { from, to, promotion: None }, said: String::new() }
}

#[test]
fn two_players_agree_on_a_draw_or_one_resigns() {
    let mut table = after_a_flag(Mode::Casual, Driver::Console);
    assert!(was_asked(&table), "{:?}", table.told);
    assert_eq!(table.game.phase(), Phase::Undecided);
    table.does(WHITE, step(Square::F2, Square::E2));
    assert_eq!(table.refusal(), Some(&RulingRefusal::AgreeFirst.into()));
    table.does(WHITE, Command::Accept);
    assert_eq!(table.refusal(), Some(&Refusal::NoOffer));
    table.does(WHITE, Command::Offer).does(WHITE, Command::Accept);
    assert_eq!(table.refusal(), Some(&Refusal::OwnOffer), "nobody accepts their own offer");
    table.does(BLACK, Command::Decline);
    assert_eq!(table.game.phase(), Phase::Undecided);
    table.does(WHITE, Command::Offer).does(BLACK, Command::Accept);
    assert_eq!(table.game.outcome(), Some((Outcome::Drawn, Reason::Agreement)));

    let mut table = after_a_flag(Mode::Training, Driver::Console);
    table.does(WHITE, Command::Resign);
    assert_eq!(table.game.outcome(), Some((Outcome::Won { by: Color::Black }, Reason::Resignation)));
}

#[test]
fn the_game_continues_and_the_flag_falls_only_once() {
    for opponent in [Driver::Console, Driver::BuiltinEngine { level: 2 }] {
        let mut table = after_a_flag(Mode::Casual, opponent);
        assert!(was_asked(&table));
        table.does(WHITE, Command::Resume);
        assert_eq!(table.game.phase(), Phase::Running);
        table.now += 60_000;
        table.does(WHITE, step(Square::F2, Square::E2));
        assert_eq!((table.refusal(), table.game.phase()), (None, Phase::Running), "{opponent:?}");
        assert_eq!(table.game.history().live().len(), 1);
        // Black's own flag falls as before.
        table.now += 400_000;
        table.happens(WHITE, Happening::Deadline);
        assert_ne!(table.game.phase(), Phase::Running);
    }
}

#[test]
fn at_a_tournament_both_players_must_want_to_play_on() {
    let mut table = on_the_wall(Mode::Tournament, |started| started.event_rules.arbiter_absent = true);
    table.at(300_000).happens(WHITE, Happening::Deadline);
    assert!(was_asked(&table), "{:?}", table.told);
    table.does(WHITE, Command::Resume).does(WHITE, Command::Resume);
    assert_eq!(table.refusal(), Some(&RulingRefusal::ReplyAwaited(Color::Black).into()));
    assert_eq!(table.game.phase(), Phase::Undecided);
    table.does(BLACK, Command::Resume);
    assert_eq!(table.game.phase(), Phase::Running);
}

#[test]
fn the_built_in_opponent_takes_the_draw() {
    let mut table = after_a_flag(Mode::Casual, Driver::BuiltinEngine { level: 2 });
    table.does(WHITE, Command::Offer);
    assert_eq!(table.game.outcome(), Some((Outcome::Drawn, Reason::Agreement)));
}

#[test]
fn a_game_that_is_taken_up_again_asks_again() {
    let mut table = after_a_flag(Mode::Casual, Driver::BuiltinEngine { level: 2 });
    table.at(1_000).reopens(0);
    assert!(was_asked(&table), "{:?}", table.told);
    table.does(WHITE, Command::Resume);
    assert_eq!(table.game.phase(), Phase::Running);
}

/// A player who resigns says it once: the loss stands, since nobody is there to find that the game is drawn.
#[test]
fn whoever_resigns_without_an_arbiter_has_lost() {
    for (mode, outcome) in [
        (Mode::Casual, Some((Outcome::Won { by: Color::White }, Reason::Resignation))),
        (Mode::Training, Some((Outcome::Won { by: Color::White }, Reason::Resignation))),
        (Mode::Tournament, None),
    ] {
        let draws = annabella::rules::profile::Verdict::Draw;
        let mut table = on_the_wall(mode, |started| started.profile.end.resign_if_opponent_cannot_mate = draws);
        table.at(1_000).does(BLACK, Command::Resign);
        assert_eq!(table.game.outcome(), outcome, "{mode:?}");
        assert_eq!(table.game.phase() == Phase::Undecided, mode == Mode::Tournament);
    }
}

#[test]
fn at_a_tournament_the_arbiter_decides() {
    let mut table = after_a_flag(Mode::Tournament, Driver::Console);
    assert!(!was_asked(&table));
    assert!(told(&table).contains(&Message::Ruling(Says::ArbiterDecides(Stake::Flag { fallen: Color::White }))));
    for command in [Command::Offer, Command::Resume, Command::Resign] {
        table.does(WHITE, command);
        assert!(matches!(table.refusal(), Some(Refusal::Ruling(RulingRefusal::Hangs(_)))));
    }
}
