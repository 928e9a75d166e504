//! `permissions.txt`, which an arbiter can read, says what `roles::may_ask` does: every topic, mode, seat and part.

use annabella::answers::{Manner, answer};
use annabella::game::Game;
use annabella::game::advice::Aid;
use annabella::game::command::{Command, Happening, Input};
use annabella::game::effect::Effect;
use annabella::game::fact::{Source, What};
use annabella::game::message::Message;
use annabella::game::participant::{Driver, Sight};
use annabella::game::refusal::Refusal;
use annabella::game::roles::{Mode, Parts, Seat, Seats, Topic, may_ask};
use annabella::rules::position::{Color, Square};
use annabella::time::Tick;
use annabella::view::View;

use crate::answers::questions;
use crate::answers::sample::begun;
use crate::support::table::{BLACK, Table, WHITE, started};

const SIGHTS: [Sight; 2] = [Sight::VisuallyDisabled, Sight::Sighted];

const TABLE: &str = include_str!("permissions.txt");

/// Every way in which the console can be a part of the table.
pub fn all_parts() -> impl Iterator<Item = Parts> {
    (0..16_u8).map(|bits| Parts {
        board: bits & 1 != 0,
        sheet: bits & 2 != 0,
        clock: bits & 4 != 0,
        assistant: bits & 8 != 0,
    })
}

fn holds(cell: &str, parts: Parts) -> bool {
    match cell {
        "yes" => true,
        "no" => false,
        "board" => parts.board,
        "sheet" => parts.sheet,
        "clock" => parts.clock,
        "clock or sheet" => parts.clock || parts.sheet,
        other => panic!("`{other}` is no word of the table"),
    }
}

/// The rows of a mode: topic, and the cells of player, assistant of a visually disabled and of a sighted one, arbiter and
/// spectator.
fn rows(mode: Mode) -> Vec<(String, Vec<String>, String)> {
    let heading = format!("[{}]", mode.name());
    let block = TABLE.split("\n\n").find(|block| block.lines().any(|line| line == heading)).expect("a block a mode");
    let lines = block.lines().skip_while(|line| *line != heading).skip(2);
    let row = |line: &str| {
        let mut cells = line.split('|').map(|cell| cell.trim().to_owned());
        let topic = cells.next().expect("a topic");
        let cells: Vec<String> = cells.collect();
        (topic, cells[..5].to_vec(), cells.get(5).cloned().unwrap_or_default())
    };
    lines.filter(|line| line.contains('|')).map(row).collect()
}

fn column(seat: Seat, sight: Sight) -> usize {
    match seat {
        Seat::Side(_) => 0,
        Seat::AssistantOf(_) if sight == Sight::VisuallyDisabled => 1,
        Seat::AssistantOf(_) => 2,
        Seat::Arbiter => 3,
        Seat::Spectator => 4,
    }
}

#[test]
fn the_arbiter_reads_the_same_table_that_is_kept() {
    for mode in Mode::ALL {
        let rows = rows(mode);
        let names: Vec<&str> = rows.iter().map(|(topic, ..)| topic.as_str()).collect();
        assert_eq!(names, Topic::ALL.map(|topic| format!("{topic:?}")), "{}: every topic once", mode.name());
        for (topic, (name, cells, article)) in Topic::ALL.into_iter().zip(&rows) {
            assert!(mode != Mode::Tournament || article.contains(|letter: char| letter.is_ascii_digit()), "{name}");
            for seat in Seat::ALL {
                for (parts, sight) in all_parts().flat_map(|parts| SIGHTS.map(|sight| (parts, sight))) {
                    let said = holds(&cells[column(seat, sight)], parts);
                    let kept = may_ask(mode, parts, seat, sight, topic);
                    assert_eq!(kept, said, "{} {name} {seat:?} {sight:?} {parts:?}", mode.name());
                }
            }
        }
    }
}

/// What is answered follows the table, and whatever is refused is refused in the same way.
#[test]
fn every_question_is_answered_or_refused_as_the_table_says() {
    for mode in Mode::ALL {
        for parts in all_parts() {
            let mut start = started(mode, "5");
            start.parts = parts;
            // One of the players sees, whose assistant is not asked what they keep.
            start.players.black.sight = Sight::Sighted;
            let game = Game::replay(&[begun(&start)]).expect("a start");
            for seat in Seat::ALL {
                for question in questions::all(Square::E2, 1) {
                    let said = answer(&View::of(&game, seat), question, Manner::default(), Tick::START);
                    let refused = said == Message::Refused(Refusal::NotInThisMode);
                    assert_eq!(refused, !game.may_have(seat, question), "{question:?} {seat:?}");
                    assert!(refused || !matches!(said, Message::Refused(_)), "{question:?} {seat:?}");
                }
            }
        }
    }
}

/// Help that the table allows is noted for the side that was helped, once, and nobody hears of it; other help is refused, and nothing is noted.
#[test]
fn help_is_noted_or_refused_silently_as_the_table_says() {
    for mode in Mode::ALL {
        for (seat, aid) in Seat::ALL.into_iter().flat_map(|seat| Aid::ALL.map(|aid| (seat, aid))) {
            let mut game = Game::replay(&[begun(&started(mode, "5"))]).expect("a start");
            let allowed = game.may_ask(seat, aid.topic());
            let mut asks = || {
                let what = Happening::Command(Command::Advice(aid));
                game.handle(Input { seat, source: Source::Keys, at: Tick::START, what })
            };
            let first = asks();
            let noted = |effect: &Effect| match effect {
                Effect::Record(fact) => match fact.what {
                    What::Advised { side, aid } => Some((Seat::Side(side), aid)),
                    _ => None,
                },
                _ => None,
            };
            let helped: Vec<_> = first.iter().filter_map(noted).collect();
            assert_eq!(helped, if allowed { vec![(seat, aid)] } else { Vec::new() }, "{mode:?} {seat:?} {aid:?}");
            for effect in &first {
                if let Effect::Tell { to, what } = effect {
                    let is_refusal = *what == Message::Refused(Refusal::NotInThisMode);
                    assert!(!allowed && is_refusal && *to == Seats::only(seat), "{mode:?} {seat:?}: {what:?}");
                }
            }
            assert!(asks().iter().all(|effect| noted(effect).is_none()), "{mode:?} {seat:?} {aid:?}: noted twice");
        }
    }
}

/// Of two people at devices of their own no engine helps either, unless the host allows it; then the other hears of each help.
#[test]
fn help_against_a_person_elsewhere_is_off_or_told() {
    for (driver, to) in [(Driver::Screen, Seats::only(WHITE)), (Driver::Board, Seats::PUBLIC)] {
        let mut start = started(Mode::Casual, "5");
        start.players.black.driver = driver;
        let mut table = Table::set(start.clone());
        for (seat, aid) in [WHITE, BLACK].into_iter().flat_map(|seat| Aid::ALL.map(|aid| (seat, aid))) {
            table.does(seat, Command::Advice(aid));
            assert!(!table.game.may_ask(seat, aid.topic()));
            assert_eq!(table.refusal(), Some(&Refusal::NoEngineHelp { host: seat == WHITE }), "{aid:?}");
        }
        // What can be seen on the board is no help, and is told to nobody.
        let seen = Topic::ALL.into_iter().filter(|topic| !topic.is_engine_help());
        let usual = Table::set(started(Mode::Casual, "5"));
        assert!(seen.into_iter().all(|topic| table.game.may_ask(BLACK, topic) == usual.game.may_ask(BLACK, topic)));
        table.does(BLACK, Command::AllowHelp(true));
        assert_eq!(table.refusal(), Some(&Refusal::OwnerOnly));
        table.does(WHITE, Command::AllowHelp(true));
        assert!(table.told.contains(&(Seats::PUBLIC, Message::EngineHelp { allowed: true })));
        for aid in Aid::ALL {
            table.does(BLACK, Command::Advice(aid));
            let told = (to, Message::Helped { side: Color::Black, aid });
            assert_eq!(table.told, std::slice::from_ref(&told));
            // The same once more, perhaps of another move, is help again.
            table.does(BLACK, Command::Advice(aid));
            assert_eq!(table.told, [told]);
        }
        table.does(WHITE, Command::AllowHelp(false)).does(WHITE, Command::Advice(Aid::Threat));
        assert_eq!(table.refusal(), Some(&Refusal::NoEngineHelp { host: true }));
        table.does(BLACK, Command::Resign).does(BLACK, Command::Advice(Aid::Threat));
        assert!(table.told.is_empty(), "behind the end everybody may look");
        start.event_rules.engine_help = true;
        table = Table::set(start);
        table.does(BLACK, Command::Advice(Aid::Threat));
        assert_eq!(table.told, [(to, Message::Helped { side: Color::Black, aid: Aid::Threat })]);
    }
}

#[test]
fn no_topic_is_left_out() {
    let asked: Vec<Topic> =
        questions::all(Square::E4, 1).into_iter().flat_map(|question| question.topics().to_vec()).collect();
    for topic in Topic::ALL {
        // These are done, not asked: the answers of the last come from a search, or from an engine.
        let done = matches!(
            topic,
            Topic::Explore
                | Topic::TakeBack
                | Topic::CanMate
                | Topic::Hint
                | Topic::Threat
                | Topic::Evaluation
                | Topic::BestLine
                | Topic::Blunder
        );
        assert_eq!(asked.contains(&topic), !done, "{topic:?}");
    }
}
