//! How strong somebody plays against the built-in opponent, and how a level of eight is carried over.

use annabella::config::{Choices, Key, SourceFile, Sources, load, write};
use annabella::game::Game;
use annabella::game::fact::{Fact, RestoreReason, Source, Started, What};
use annabella::game::participant::{Driver, LEVELS, level_of_eight};
use annabella::game::roles::Mode;
use annabella::rules::ending::{Outcome, Reason};
use annabella::rules::position::Color;
use annabella::time::Tick;
use annabella::training::opponents::{Even, Form};

use crate::support::table::{Table, WHITE, started};

fn against(level: u8) -> Started {
    let mut started = started(Mode::Casual, "5");
    started.players.black.driver = Driver::BuiltinEngine { level };
    started
}

fn record(started: Started, more: impl IntoIterator<Item = What>) -> Vec<Fact> {
    let what = [What::Started(Box::new(started))].into_iter().chain(more);
    what.map(|what| Fact { by: WHITE, source: Source::Keys, at: Tick::START, clock: None, what }).collect()
}

fn ended(outcome: Outcome) -> What {
    What::Ended { outcome, reason: Reason::Checkmate }
}

const WON: Outcome = Outcome::Won { by: Color::White };
const LOST: Outcome = Outcome::Won { by: Color::Black };

#[test]
fn a_level_is_proposed_that_is_about_even() {
    // Wins below level 5 and losses above it, as if that were the player's strength.
    let levels = [7, 3, 6, 4, 5, 5, 8, 2, 5, 5];
    let games: Vec<Vec<Fact>> = levels
        .iter()
        .enumerate()
        .map(|(number, level)| {
            let won = if *level == 5 { number % 2 == 0 } else { *level < 5 };
            record(against(*level), [ended(if won { WON } else { LOST })])
        })
        .collect();
    assert_eq!(Form::of("", &games[..2]).even(), None, "two games say too little");
    let even = Form::of("", &games).even().expect("ten games say enough");
    assert_eq!(even.games, 10);
    assert!(even.level.is_some_and(|level| (4..=6).contains(&level)), "{even:?}");
    let winner: Vec<Vec<Fact>> = (0..40).map(|_| record(against(LEVELS), [ended(WON)])).collect();
    assert_eq!(Form::of("", &winner).even().and_then(|even: Even| even.level), Some(LEVELS));
    let loser: Vec<Vec<Fact>> = (0..8).map(|_| record(against(1), [ended(LOST)])).collect();
    assert_eq!(Form::of("", &loser).even(), Some(Even { level: None, games: 8 }), "the weakest one is too strong");
    let sometimes = (0..12).map(|game| record(against(1), [ended(if game % 3 == 0 { WON } else { LOST })]));
    assert_eq!(Form::of("", &sometimes.collect::<Vec<_>>()).even().and_then(|even| even.level), Some(1));
}

#[test]
fn only_a_whole_game_alone_says_how_strong_somebody_is() {
    let counts = |name: &str, facts: Vec<Fact>| {
        let game = Game::replay(&facts).expect("a record");
        Form::new(name).count(&game)
    };
    let plain = || record(against(4), [ended(WON)]);
    assert!(counts("", plain()));
    assert!(counts("Ann\u{e9}", plain()), "a game without a name is anybody's");
    assert!(!counts("", record(against(4), [])), "it is not over");
    assert!(!counts("", record(against(4), [ended(Outcome::Annulled)])));
    let resigned = What::Ended { outcome: LOST, reason: Reason::Resignation };
    assert!(!counts("", record(against(4), [resigned])), "hardly begun");
    assert!(!counts("", record(started(Mode::Casual, "5"), [ended(WON)])), "against a person");
    let named = |name: &str| {
        let mut started = against(4);
        started.players.white.name = name.to_owned();
        record(started, [ended(LOST)])
    };
    assert!(counts("Ann\u{e9}", named("ANNE")));
    assert!(!counts("Ann\u{e9}", named("Bert")));
    let mut odds = against(4);
    odds.start = "rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1".to_owned();
    assert!(!counts("", record(odds, [ended(WON)])));
    let mut less_time = against(4);
    less_time.time.black = "1".parse().expect("a time control");
    assert!(!counts("", record(less_time, [ended(WON)])));
    let aid = annabella::game::advice::Aid::Move;
    assert!(!counts("", record(against(4), [What::Advised { side: Color::White, aid }, ended(WON)])));
    assert!(counts("", record(against(4), [What::Advised { side: Color::Black, aid }, ended(WON)])));
}

#[test]
fn a_move_that_was_taken_back_spoils_it() {
    let ends = |taken_back: bool| {
        let mut table = Table::set(against(4));
        table.moves("e2e4");
        if taken_back {
            table.logs(
                WHITE,
                None,
                What::Restored { to: None, why: RestoreReason::TakenBack, again: 0, confirm: false },
            );
        }
        table.logs(WHITE, None, ended(WON));
        Form::new("").count(&table.game)
    };
    assert!(ends(false));
    assert!(!ends(true));
}

#[test]
fn every_level_there_is_can_be_set_and_no_other() {
    assert_eq!(Key::Level.choices(), Choices::Numbers(1, LEVELS.into()));
}

#[test]
fn levels_of_eight_are_converted_from_records_and_files() {
    for (level, now) in [(1, 5), (3, 7), (8, LEVELS)] {
        let text = format!("{{\"house\":{{\"level\":{level}}}}}");
        let driver: Driver = serde_json::from_str(&text).expect("a driver of an earlier version");
        assert_eq!(driver, Driver::BuiltinEngine { level: now });
        let again = serde_json::to_string(&driver).expect("a driver can be written");
        assert_eq!(serde_json::from_str::<Driver>(&again).expect("it can be read"), driver, "{again}");
        assert_eq!(level_of_eight(level), now);

        let file = |text: &str| SourceFile { path: "/u.toml".into(), text: text.to_owned() };
        let of = |text: &str| load(&Sources { user: Some(file(text)), ..Sources::default() });
        let old = format!("level = {level} # mine\n");
        assert_eq!((of(&old).settings.level, of(&old).problems), (now, Vec::new()));
        assert_eq!(of(&format!("opponent-level = 2\n{old}")).settings.level, 2, "today's name wins");
        assert_eq!(of(&format!("{old}opponent-level = 2\n")).settings.level, 2, "wherever it stands");
        let written = write::edited("/u.toml".as_ref(), &old, Key::Level, "4").expect("it can be written");
        assert_eq!(written, "opponent-level = 4\n");
    }
    assert!(serde_json::from_str::<Driver>("{\"house\":{}}").is_err());
}
