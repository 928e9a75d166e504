//! The game as a machine: inputs in, facts and messages out, and the same game again from its facts.

mod home;
mod in_hand;

use crate::support::table::{BLACK, Mates, Table, WHITE, started, step};
use annabella::game::Game;
use annabella::game::Phase;
use annabella::game::command::{Command, Happening, Input};
use annabella::game::effect::{Effect, EngineAnswer, EngineQuestion};
use annabella::game::fact::{Dialogue, HalfMoveId, NameField, Source, Started, What};
use annabella::game::message::Message;
use annabella::game::participant::Driver;
use annabella::game::presence::Beginning;
use annabella::game::refusal::Refusal;
use annabella::game::roles::{Mode, Seat, Seats};
use annabella::game::ruling::{Order, Ruling};
use annabella::game::ruling_fact::Pointed;
use annabella::rules::devices::Device;
use annabella::rules::ending::{Outcome, Reason};
use annabella::rules::position::{Color, Intent, Square};
use annabella::rules::profile::{Penalty, Points, Profile};
use annabella::rules::setup_errors::Misplaced;
use annabella::time::Tick;
use proptest::prelude::*;

/// Whoever searches answers at once; whether a position is dead is not asked here.
fn set(started: Started) -> Table {
    Table::with(started, |table| table.mates = Mates::FoundOfSides)
}

fn casual() -> Started {
    started(Mode::Casual, "none")
}

#[test]
fn a_move_is_announced_made_and_completed_in_one_breath() {
    let mut table = set(casual());
    table.at(5).moves("g1f3");
    let kinds: Vec<_> = table.facts.iter().skip(1).map(|fact| std::mem::discriminant(&fact.what)).collect();
    assert_eq!(kinds.len(), 3);
    assert!(matches!(table.facts[1].what, What::Announced { half_move: HalfMoveId(1), .. }));
    assert!(matches!(table.facts[2].what, What::Made { half_move: HalfMoveId(1), .. }));
    assert!(matches!(table.facts[3].what, What::Completed { half_move: HalfMoveId(1) }));
    assert!(matches!(&table.told[..], [(to, Message::Announcement(_))] if to.is_public()));
    assert!(matches!(table.effects[0], Effect::Record(_)), "nothing is said before it is recorded");
}

#[test]
fn an_impossible_request_is_refused_to_the_asker_alone() {
    let mut table = set(casual());
    table.at(1).does(BLACK, Command::Move { intent: step("e7e5"), said: String::new() });
    assert_eq!(table.refusal(), Some(&Refusal::NotYourTurn));
    table.at(1).moves("e2e5");
    assert!(matches!(table.refusal(), Some(Refusal::Illegal { .. })));
    assert_eq!(table.told[0].0, Seats::only(WHITE));
    table.at(1).does(WHITE, Command::Accept);
    assert_eq!(table.refusal(), Some(&Refusal::NoOffer));
    table.at(1).does(Seat::Spectator, Command::Resign);
    assert_eq!(table.refusal(), Some(&Refusal::PlayersOnly));
    table.at(1).does(WHITE, Command::Restore { to: None });
    assert_eq!(table.refusal(), Some(&Refusal::ArbiterOnly));
    table.at(1).does(WHITE, Command::Resume);
    assert_eq!(table.refusal(), Some(&Refusal::NotStopped));
    table.at(1).does(WHITE, Command::Press);
    assert_eq!(table.refusal(), Some(&Refusal::NoClock));
    assert_eq!(table.facts.len(), 1, "a refusal leaves no trace in the record");
}

#[test]
fn a_side_never_accepts_its_own_offer() {
    let mut table = set(casual());
    table.at(1).moves("e2e4").at(1).moves("e7e5").at(1).moves("g1f3").at(2).does(WHITE, Command::Offer);
    assert_eq!(table.game.offer(), Some(Color::White));
    table.at(3).does(WHITE, Command::Accept);
    assert_eq!(table.refusal(), Some(&Refusal::OwnOffer));
    table.at(3).does(WHITE, Command::Offer);
    assert_eq!(table.refusal(), Some(&Refusal::OfferStands));
    table.at(4).does(BLACK, Command::Accept);
    assert_eq!(table.over(), Some((Outcome::Drawn, Reason::Agreement)));
    table.at(5).moves("e7e5");
    assert_eq!(table.refusal(), Some(&Refusal::GameOver));
}

#[test]
fn a_move_answers_an_offer_with_no() {
    let mut table = set(casual());
    table.at(1).moves("e2e4").at(2).does(WHITE, Command::Offer).at(3).moves("e7e5");
    assert_eq!(table.game.offer(), None);
    table.at(4).moves("g1f3").at(4).does(WHITE, Command::Offer);
    table.at(5).does(BLACK, Command::Decline);
    assert_eq!(table.told, [(Seats::PUBLIC, Message::Declined { by: Color::Black })]);
}

#[test]
fn mate_ends_the_game_before_the_clock_is_pressed() {
    let mut table = set(started(Mode::Casual, "5"));
    for (at, uci) in ["f2f3", "e7e5", "g2g4", "d8h4"].into_iter().enumerate() {
        table.at(1_000 * at as u64).moves(uci);
    }
    assert_eq!(table.over(), Some((Outcome::Won { by: Color::Black }, Reason::Checkmate)));
    let clock = table.game.clock(Tick::from_millis(900_000)).expect("a clock");
    assert_eq!((clock.running, clock.black.left), (None, 298_000));
}

#[test]
fn a_flag_that_fell_before_the_move_arrived_wins() {
    let mut table = set(started(Mode::Casual, "1"));
    assert_eq!(table.game.deadline(), Some(Tick::from_millis(5_000)));
    table.at(60_000).moves("e2e4");
    assert_eq!(table.over(), Some((Outcome::Won { by: Color::Black }, Reason::Time)));
    assert!(table.game.history().live().is_empty());
    let ended = table.facts.iter().find(|fact| matches!(fact.what, What::Ended { .. })).expect("an end");
    assert_eq!(ended.at, Tick::from_millis(60_000));

    let mut table = set(started(Mode::Casual, "1"));
    table.at(59_999).moves("e2e4");
    assert_eq!(table.over(), None);
}

#[test]
fn the_clock_is_noted_every_five_seconds() {
    let mut table = set(started(Mode::Casual, "1"));
    table.at(5_000).happens(WHITE, Happening::Deadline);
    assert!(matches!(table.facts.last().map(|fact| &fact.what), Some(What::ClockNoted)));
    assert_eq!(table.game.deadline(), Some(Tick::from_millis(10_000)));
}

#[test]
fn tournament_illegal_moves_stand_until_the_arbiter_restores() {
    let mut table = set(started(Mode::Tournament, "none"));
    table.at(1).moves("e2e4").at(2).moves("e7e5").at(3).moves("e1e3");
    assert_eq!(table.refusal(), None);
    let heard: Vec<_> = table.told.iter().filter(|(to, _)| *to != Seats::only(Seat::Arbiter)).collect();
    assert!(matches!(&heard[..], [(to, Message::Announcement(_))] if to.is_public()));
    table.at(4).moves("b8c6");
    table.at(5).does(Seat::Arbiter, Command::Restore { to: Some(HalfMoveId(2)) });
    assert_eq!(table.fen(), "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
    table.at(6).moves("e1e2");
    assert_eq!(table.game.history().last_id(), Some(HalfMoveId(5)));
    table.at(7).does(Seat::Arbiter, Command::Restore { to: Some(HalfMoveId(99)) });
    assert_eq!(table.refusal(), Some(&Refusal::NoSuchHalfMove));
}

/// In a tournament nothing that the console does may tell a legal move from an illegal one.
#[test]
fn a_tournament_treats_legal_and_illegal_moves_alike() {
    let shape = |fen: &str, uci: &str| {
        let mut table = set(Started { start: fen.to_owned(), ..started(Mode::Tournament, "5") });
        table.at(1_000).moves(uci);
        // What is kept for the arbiter, and asked of a worker, nobody at the table hears.
        let heard = table.effects.iter().filter(|effect| match effect {
            Effect::Record(fact) => !matches!(fact.what, What::Irregular(_)),
            Effect::Tell { to, .. } => *to != Seats::only(Seat::Arbiter),
            Effect::CanMate(_) => false,
            _ => true,
        });
        let shapes = heard.map(|effect| match effect {
            Effect::Record(fact) => format!("record {:?}", std::mem::discriminant(&fact.what)),
            Effect::Tell { to, what } => format!("tell {to:?} {:?}", std::mem::discriminant(what)),
            other => format!("{other:?}"),
        });
        shapes.collect::<Vec<_>>()
    };
    let pinned = shape("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1", "e2c3");
    let free = shape("3r2k1/8/8/8/8/8/4N3/4K3 w - - 0 1", "e2c3");
    let quiet = shape("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1a2");
    let check = shape("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1a8");
    assert_eq!(pinned, free);
    assert_eq!(quiet, check);
}

/// 5.1.1: mate ends the game only if the mating move was legal.
#[test]
fn an_illegal_move_never_wins_and_the_arbiter_undoes_endings() {
    let start = "6k1/5ppp/8/8/8/8/8/3QK3 w - - 0 1";
    let mut table = set(Started { start: start.to_owned(), ..started(Mode::Tournament, "5") });
    table.at(1_000).moves("d1b8");
    assert_eq!(table.over(), None, "no queen moves like that");

    let mut table = set(Started { start: start.to_owned(), ..started(Mode::Tournament, "5") });
    table.at(1_000).moves("d1d8");
    assert_eq!(table.over(), Some((Outcome::Won { by: Color::White }, Reason::Checkmate)));
    table.at(2_000).does(Seat::Arbiter, Command::Restore { to: None }).confirms();
    assert_eq!((table.over(), table.fen().as_str()), (None, start));
    assert_eq!(table.game.clock(Tick::from_millis(2_000)).and_then(|clock| clock.running), Some(Color::White));
}

/// A tournament's words tell two knights apart by where they stand, and say nothing of check, whatever the style.
#[test]
fn a_tournament_describes_legal_and_illegal_moves_alike() {
    let said = |fen: &str, uci: &str| {
        let mut table = set(Started { start: fen.to_owned(), ..started(Mode::Tournament, "5") });
        table.at(1_000).moves(uci);
        let report = table.game.history().last().expect("a move").report.clone();
        (report.origin, report.check)
    };
    let pinned = said("4r1k1/8/8/8/8/8/N3N3/4K3 w - - 0 1", "e2c3");
    let free = said("3r2k1/8/8/8/8/8/N3N3/4K3 w - - 0 1", "e2c3");
    assert_eq!(pinned, free);
    assert_eq!(said("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1a8"), said("8/4k3/8/8/8/8/8/R3K3 w - - 0 1", "a1a8"));
}

#[test]
fn an_assistant_acts_only_where_there_is_one() {
    let assistant = Seat::AssistantOf(Color::White);
    let mut table = set(casual());
    table.at(1).does(assistant, Command::Resign);
    assert_eq!(table.refusal(), Some(&Refusal::PlayersOnly));
    let mut with_one = casual();
    with_one.parts.assistant = true;
    let mut table = set(with_one);
    table.at(1).does(assistant, Command::Move { intent: step("e2e4"), said: String::new() });
    assert_eq!(table.game.history().live().len(), 1);
}

/// An offer to the built-in engine stays a question to it, whatever comes between.
#[test]
fn after_a_pause_the_engine_reconsiders_an_offer() {
    let mut started = casual();
    started.players.black.driver = Driver::BuiltinEngine { level: 3 };
    let mut table = set(started);
    let asked = |table: &Table| {
        table.effects.iter().find_map(|effect| match effect {
            Effect::AskEngine(task) => Some(task.question),
            _ => None,
        })
    };
    table.at(1).does(WHITE, Command::Offer);
    assert_eq!(asked(&table), Some(EngineQuestion::Draw));
    table.at(2).does(WHITE, Command::Pause).at(3).does(WHITE, Command::Resume);
    assert_eq!(asked(&table), Some(EngineQuestion::Draw));
}

/// A power cut between the facts of one move: the move is completed, and an ending that it brought is recorded.
#[test]
fn a_move_with_lost_facts_is_finished_at_resumption() {
    let mut table = set(started(Mode::Casual, "5"));
    for (at, uci) in ["f2f3", "e7e5", "g2g4", "d8h4"].into_iter().enumerate() {
        table.at(1_000 * at as u64).moves(uci);
    }
    let made = table.facts.iter().rposition(|fact| matches!(fact.what, What::Made { .. })).expect("a move");
    for cut in made + 1..table.facts.len() {
        let mut again = Game::replay(&table.facts[..cut]).expect("a game");
        let effects = again.reopen(Tick::from_millis(7), 1_800_000_000, "0.1.0");
        assert_eq!(again.outcome(), table.over(), "cut after {cut} facts");
        assert!(again.history().live().iter().all(|half_move| half_move.completed.is_some()));
        assert!(!effects.iter().any(|effect| matches!(effect, Effect::AskEngine(_))));
    }
}

#[test]
fn a_stopped_game_stays_stopped_when_it_is_resumed() {
    let mut table = set(started(Mode::Tournament, "none"));
    table.at(1).does(Seat::Arbiter, Command::Pause);
    let mut again = Game::replay(&table.facts).expect("a game");
    again.reopen(Tick::from_millis(7), 1_800_000_000, "0.1.0");
    assert_eq!(again.phase(), Phase::Stopped);
}

#[test]
fn only_the_arbiter_lets_tournament_clocks_run_again() {
    let mut table = set(started(Mode::Tournament, "5"));
    table.at(1_000).does(WHITE, Command::Pause);
    assert_eq!(table.game.phase(), Phase::Stopped);
    table.at(2_000).moves("e2e4");
    assert_eq!(table.refusal(), Some(&Refusal::ClocksStopped { arbiter: true }));
    table.at(3_000).does(WHITE, Command::Resume);
    assert_eq!(table.refusal(), Some(&Refusal::ArbiterOnly));
    table.at(500_000).does(Seat::Arbiter, Command::Resume);
    let clock = table.game.clock(Tick::from_millis(500_000)).expect("a clock");
    assert_eq!((clock.white.left, clock.running), (299_000, Some(Color::White)));
}

#[test]
fn a_game_taken_up_again_charges_the_gap_to_nobody() {
    let mut table = set(started(Mode::Casual, "5"));
    table.at(1_000).moves("e2e4");
    let mut again = Game::replay(&table.facts).expect("a game");
    // A new run counts from its own start.
    let effects = again.reopen(Tick::from_millis(40), 1_800_000_000, "0.1.0");
    let clock = again.clock(Tick::from_millis(90_000)).expect("a clock");
    assert_eq!((clock.white.left, clock.black.left, clock.running), (299_000, 300_000, None));
    assert_eq!(again.phase(), Phase::Stopped);
    assert!(effects.iter().any(|effect| matches!(effect, Effect::Tell { what: Message::TakenUp { .. }, .. })));
}

#[test]
fn stale_answers_of_the_engine_are_dropped() {
    let mut started = casual();
    started.players.black.driver = Driver::BuiltinEngine { level: 3 };
    let mut table = set(started);
    table.at(1).moves("e2e4");
    assert!(table.effects.iter().any(|effect| matches!(effect, Effect::AskEngine(_))));
    let mut engine_says = |after, uci| {
        let what = Happening::Engine { after, answer: EngineAnswer::Move(step(uci)) };
        let at = Tick::from_millis(9);
        table.enters(Input { seat: BLACK, source: Source::BuiltinEngine, at, what }).effects.len()
    };
    assert_eq!(engine_says(None, "e7e5"), 0);
    assert_eq!(engine_says(Some(HalfMoveId(7)), "e7e5"), 0);
    assert!(engine_says(Some(HalfMoveId(1)), "e7e5") > 0);
    assert_eq!(engine_says(Some(HalfMoveId(1)), "d7d5"), 0);
}

#[test]
fn a_start_position_that_is_over_ends_at_once() {
    let mate = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
    let table = set(Started { start: mate.to_owned(), ..casual() });
    assert_eq!(table.over(), Some((Outcome::Won { by: Color::Black }, Reason::Checkmate)));
}

/// What a random player may do next, by number.
fn random_ruling(pick: usize) -> Ruling {
    let side = if pick.is_multiple_of(2) { Color::White } else { Color::Black };
    let millis = (pick as u64 * 7_919) % 400_000;
    let points = |number| Points::from_number(number).expect("points");
    match pick % 26 {
        0 => Ruling::AddTime { side, millis },
        1 => Ruling::TakeTime { side, millis },
        2 => Ruling::SetClock { side, millis },
        3..=7 => Ruling::Illegal { side: None },
        8 => Ruling::TwoHands { side },
        9 => Ruling::Restore { to: None },
        10 => Ruling::Claim { accepted: pick.is_multiple_of(3) },
        11 => Ruling::CorrectSheet { half_move: HalfMoveId(1), said: format!("{pick}") },
        12 => Ruling::Penalty { side, penalty: Penalty::OpponentTimePlus, millis: Some(millis) },
        13 => Ruling::Penalty { side, penalty: Penalty::OffenderPointsMinus, millis: None },
        14 => Ruling::Result { outcome: Outcome::LostByBoth },
        15 => Ruling::Points { white: points(0.0), black: points(0.5) },
        16 | 17 => Ruling::GoOn,
        18 => Ruling::Annul,
        19 => Ruling::Device { side, device: Device::Sound },
        20 => Ruling::SetupWrong { side, misplaced: Misplaced::Rook },
        21 => Ruling::ColoursReversed,
        22 => Ruling::Analysis,
        23 => Ruling::Times { white: millis, black: 60_000 },
        24 => Ruling::Confirm,
        _ => Ruling::CallFlag,
    }
}

fn random_action(table: &mut Table, at: u64, choice: u16) {
    let pick = usize::from(choice / 16);
    let seat = if choice.is_multiple_of(2) { WHITE } else { BLACK };
    table.at(at);
    let line = table.game.history().live();
    match choice % 20 {
        16 => table.does(Seat::Arbiter, Command::Arbiter(Order { what: random_ruling(pick), reason: "¿?".to_owned() })),
        17 => {
            table.does(seat, Command::PointOut(if pick.is_multiple_of(2) { Pointed::Flag } else { Pointed::Illegal }))
        }
        18 => table.does(seat, Command::Press),
        19 => table.does(seat, if pick.is_multiple_of(9) { Command::Resign } else { Command::WhyMate(Color::White) }),
        0 => table.does(seat, Command::Offer),
        1 => table.does(seat, Command::Accept),
        2 => table.does(seat, Command::Decline),
        3 => table.does(Seat::Arbiter, Command::Pause),
        4 | 5 => match table.game.proposed_to_arbiter() {
            Some(proposed) => table.rules(proposed),
            None => table.does(Seat::Arbiter, Command::Resume),
        },
        6 => table.does(seat, Command::TakeBack),
        7 => {
            let to = line.get(pick % (line.len() + 1)).map(|half_move| half_move.id);
            table.does(Seat::Arbiter, Command::Restore { to })
        }
        8 => table.does(seat, Command::Name { field: NameField::Event, text: format!("Öffnung {choice}") }),
        9 => {
            let square = |n: usize| Square::ALL[n % 64];
            let (from, to) = (square(pick), square(pick / 7));
            let intent = Intent::Step { from, to, promotion: None };
            table.does(Seat::Side(table.game.turn()), Command::Move { intent, said: "?".to_owned() })
        }
        _ => {
            let legal = table.game.board().position().map(|position| position.legal_intents()).unwrap_or_default();
            match legal.get(pick % legal.len().max(1)) {
                Some(intent) => {
                    let seat = Seat::Side(table.game.turn());
                    table.does(seat, Command::Move { intent: *intent, said: "?".to_owned() })
                }
                None => table,
            }
        }
    };
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    /// Whatever happens, the facts alone give the same game again, at every point.
    #[test]
    fn a_replayed_game_equals_the_live_one(
        mode in prop::sample::select(Mode::ALL.to_vec()),
        time in prop::sample::select(vec!["none", "1", "3/2+2,1+1"]),
        profile in prop::sample::select(Profile::ALL_NAMES.to_vec()),
        dialogue in prop::sample::select(Dialogue::ALL.to_vec()),
        supervised in any::<bool>(),
        choices in prop::collection::vec((any::<u16>(), 0u64..4_000), 0..120),
    ) {
        let profile = Profile::named(profile).expect("a profile");
        let mut table = set(Started { profile, dialogue, supervised, ..started(mode, time) });
        table.mates = Mates::FoundSoon;
        let mut at = 0;
        // The same game, folded fact by fact from what is written of them.
        let mut folded = Game::replay(&table.facts).expect("a game");
        for (choice, wait) in choices {
            at += wait;
            let known = table.facts.len();
            // A line that was held back arrives with an older stamp.
            let stamp = if choice % 5 == 0 { at / 2 } else { at };
            random_action(&mut table, stamp, choice);
            let recorded = table.effects.iter().position(|effect| matches!(effect, Effect::Record(_)));
            prop_assert!(matches!(recorded, None | Some(0)), "nothing goes before its facts");
            for fact in &table.facts[known..] {
                folded.apply(&serde_json::from_str(&serde_json::to_string(fact).expect("json")).expect("a fact"));
            }
            prop_assert_eq!(&folded, &table.game, "the record gives the same game");
        }
        table.assert_replayed();
        let clocks: Vec<_> = table.facts.iter().filter_map(|fact| fact.clock.map(|_| fact.at)).collect();
        prop_assert!(clocks.is_sorted(), "no clock is set into the past");
    }

    /// A clock never shows more than was given, and only the side to move loses time.
    #[test]
    fn no_time_is_lost_by_the_side_that_waits(waits in prop::collection::vec(0u64..3_000, 1..40)) {
        // Rules without a fivefold repetition, which would end the game.
        let profile = Profile::named("fide-legacy").expect("a profile");
        let mut table = set(Started { profile, ..started(Mode::Casual, "5") });
        let mut at = 0;
        let mut used = [0u64; 2];
        for (index, wait) in waits.into_iter().enumerate() {
            at += wait;
            used[index % 2] += wait;
            let uci = ["g1f3", "g8f6", "f3g1", "f6g8"][index % 4];
            table.at(at).moves(uci);
            let clock = table.game.clock(Tick::from_millis(at)).expect("a clock");
            prop_assert_eq!([clock.white.left, clock.black.left], used.map(|used| 300_000 - used));
        }
    }
}
