//! What nobody knows, where there is no arbiter: the players agree, and no game waits for somebody who is not there.

use annabella::game::command::{Command, Happening, Input};
use annabella::game::effect::Effect;
use annabella::game::fact::{Fact, Source, Started};
use annabella::game::mating::MatingAnswer;
use annabella::game::message::Message;
use annabella::game::participant::Driver;
use annabella::game::refusal::Refusal;
use annabella::game::roles::{Mode, Seat};
use annabella::game::ruling_fact::Stake;
use annabella::game::ruling_refusal::RulingRefusal;
use annabella::game::ruling_says::Says;
use annabella::game::{Game, Phase};
use annabella::rules::ending::{Outcome, Reason};
use annabella::rules::mating::{CanMate, Unknown, Verdict};
use annabella::rules::position::{Color, Intent, Square};
use annabella::time::Tick;

/// A wall of pawns, of which nothing is plain.
const WALL: &str = "1Bb5/1p6/pPp3k1/2Pp3p/P2PpBpP/4P1P1/5K2/8 w - - 0 1";
const WHITE: Seat = Seat::Side(Color::White);
const BLACK: Seat = Seat::Side(Color::Black);

struct Table {
    game: Game,
    facts: Vec<Fact>,
    told: Vec<Message>,
    at: u64,
}

impl Table {
    /// White's time is over, and the search has given up.
    fn after_a_flag(mode: Mode, opponent: Driver) -> Table {
        let mut started = Started { mode, start: WALL.to_owned(), ..crate::support::started(mode, "5") };
        started.players.black.driver = opponent;
        let (game, effects) = Game::begin(started, Tick::START).expect("a legal start");
        let mut table = Table { game, facts: Vec::new(), told: Vec::new(), at: 300_000 };
        table.take(effects);
        table.happens(WHITE, Happening::Deadline);
        table
    }

    fn take(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Record(fact) => self.facts.push(fact),
                Effect::Tell { what, .. } => self.told.push(what),
                Effect::CanMate(task) => {
                    let verdict = Verdict::CanMate(CanMate::Undecided(Unknown::GaveUp));
                    let answer = MatingAnswer { after: task.after, about: task.about, verdict };
                    self.happens(WHITE, Happening::CanMate(answer));
                }
                _ => {}
            }
        }
    }

    fn happens(&mut self, seat: Seat, what: Happening) {
        let at = Tick::from_millis(self.at);
        let effects = self.game.handle(Input { seat, source: Source::Line, at, what });
        self.take(effects);
        assert_eq!(Game::replay(&self.facts).expect("a game"), self.game, "the record says the same");
    }

    fn does(&mut self, seat: Seat, command: Command) -> &mut Table {
        self.told.clear();
        self.happens(seat, Happening::Command(command));
        self
    }

    fn refused(&self) -> Option<&Refusal> {
        self.told.iter().find_map(|told| match told {
            Message::Refused(refusal) => Some(refusal),
            _ => None,
        })
    }

    fn was_asked(&self) -> bool {
        self.told.contains(&Message::Ruling(Says::PlayersAgree(Stake::Flag { fallen: Color::White })))
    }
}

fn step(from: Square, to: Square) -> Command {
    Command::Move { intent: Intent::Step { from, to, promotion: None }, said: String::new() }
}

#[test]
fn two_players_agree_on_a_draw_or_one_of_them_resigns() {
    let mut table = Table::after_a_flag(Mode::Casual, Driver::Console);
    assert!(table.was_asked(), "{:?}", table.told);
    assert_eq!(table.game.phase(), Phase::Undecided);
    table.does(WHITE, step(Square::F2, Square::E2));
    assert_eq!(table.refused(), Some(&RulingRefusal::AgreeFirst.into()));
    table.does(WHITE, Command::Accept);
    assert_eq!(table.refused(), Some(&Refusal::NoOffer));
    table.does(WHITE, Command::Offer).does(WHITE, Command::Accept);
    assert_eq!(table.refused(), Some(&Refusal::OwnOffer), "nobody agrees with himself");
    table.does(BLACK, Command::Decline);
    assert_eq!(table.game.phase(), Phase::Undecided);
    table.does(WHITE, Command::Offer).does(BLACK, Command::Accept);
    assert_eq!(table.game.outcome(), Some((Outcome::Drawn, Reason::Agreement)));

    let mut table = Table::after_a_flag(Mode::Training, Driver::Console);
    table.does(WHITE, Command::Resign);
    assert_eq!(table.game.outcome(), Some((Outcome::Won { by: Color::Black }, Reason::Resignation)));
}

#[test]
fn the_game_goes_on_and_the_flag_does_not_fall_again() {
    for opponent in [Driver::Console, Driver::BuiltinEngine { level: 2 }] {
        let mut table = Table::after_a_flag(Mode::Casual, opponent);
        assert!(table.was_asked());
        table.does(WHITE, Command::Resume);
        assert_eq!(table.game.phase(), Phase::Running);
        table.at += 60_000;
        table.does(WHITE, step(Square::F2, Square::E2));
        assert_eq!((table.refused(), table.game.phase()), (None, Phase::Running), "{opponent:?}");
        assert_eq!(table.game.history().live().len(), 1);
        // Black's own flag falls as before.
        table.at += 400_000;
        table.happens(WHITE, Happening::Deadline);
        assert_ne!(table.game.phase(), Phase::Running);
    }
}

#[test]
fn the_built_in_opponent_takes_the_draw() {
    let mut table = Table::after_a_flag(Mode::Casual, Driver::BuiltinEngine { level: 2 });
    table.does(WHITE, Command::Offer);
    assert_eq!(table.game.outcome(), Some((Outcome::Drawn, Reason::Agreement)));
}

#[test]
fn a_game_that_is_taken_up_again_asks_again() {
    let mut table = Table::after_a_flag(Mode::Casual, Driver::BuiltinEngine { level: 2 });
    let mut game = Game::replay(&table.facts).expect("a game");
    table.told.clear();
    let effects = game.reopen(Tick::from_millis(1_000), 0, "test");
    table.game = game;
    table.take(effects);
    assert!(table.was_asked(), "{:?}", table.told);
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
        let mut started = Started { mode, start: WALL.to_owned(), ..crate::support::started(mode, "5") };
        started.profile.end.resign_if_opponent_cannot_mate = annabella::rules::profile::Verdict::Draw;
        let (game, effects) = Game::begin(started, Tick::START).expect("a legal start");
        let mut table = Table { game, facts: Vec::new(), told: Vec::new(), at: 1_000 };
        table.take(effects);
        table.does(BLACK, Command::Resign);
        assert_eq!(table.game.outcome(), outcome, "{mode:?}");
        assert_eq!(table.game.phase() == Phase::Undecided, mode == Mode::Tournament);
    }
}

#[test]
fn at_a_tournament_the_arbiter_decides() {
    let mut table = Table::after_a_flag(Mode::Tournament, Driver::Console);
    assert!(!table.was_asked());
    assert!(table.told.contains(&Message::Ruling(Says::ArbiterDecides(Stake::Flag { fallen: Color::White }))));
    for command in [Command::Offer, Command::Resume, Command::Resign] {
        table.does(WHITE, command);
        assert!(matches!(table.refused(), Some(Refusal::Ruling(RulingRefusal::Hangs(_)))));
    }
}
