//! The times on the scoresheet read back: who hears them, when, and in which words.

use annabella::answers::{Manner, answer};
use annabella::game::answer::{Answer, SheetItem};
use annabella::game::command::Command;
use annabella::game::fact::Started;
use annabella::game::message::Message;
use annabella::game::move_times::MoveTimes;
use annabella::game::participant::{Language, Sight, Style};
use annabella::game::question::{Question, Reading};
use annabella::game::refusal::Refusal;
use annabella::game::roles::{Mode, Parts, Seat};
use annabella::game::ruling::Ruling;
use annabella::rules::position::{ByColor, Color};
use annabella::scoresheet::sheet::Sheet;
use annabella::time::Tick;
use annabella::view::View;
use annabella::words::utterance::text;
use annabella::words::{Listener, Words};
use proptest::prelude::*;

use crate::answers::sheet::{BLACK, Table, WHITE};
use crate::support::table::started;

const ALL: [Reading; 4] = [Reading::Whole, Reading::Backwards, Reading::From(1), Reading::Last(9)];

fn asked(table: &Table, seat: Seat, question: Question, long: bool) -> Message {
    answer(&View::of(&table.game, seat), question, Manner { long, ..Manner::default() }, Tick::from_millis(table.now))
}

/// The times of the half-moves that are read, in the order in which they are.
fn times(message: &Message) -> Vec<Option<MoveTimes>> {
    let Message::Answer { answer, .. } = message else { panic!("{message:?}") };
    let Answer::Sheet(items) = answer.as_ref() else { panic!("{answer:?}") };
    let of = |item: &SheetItem| match item {
        SheetItem::HalfMove { times, .. } => Some(*times),
        SheetItem::Unwritten { .. } | SheetItem::Note(_) => None,
    };
    items.iter().filter_map(of).collect()
}

fn seconds(left: impl Into<Option<u64>>, used: u64) -> MoveTimes {
    let left = left.into().map(|left: u64| left * 1_000);
    MoveTimes { left, used: Some(used * 1_000) }
}

/// White thinks for 12 seconds, Black for 62. A move is completed as it is made.
fn a_few_moves(started: Started) -> Table {
    let mut table = Table::set(started);
    table.now = 11_000;
    table.moves("e4");
    table.now += 60_000;
    table.moves("e5");
    table
}

#[test]
fn times_are_read_only_when_asked_for_or_asked_again() {
    let table = a_few_moves(started(Mode::Tournament, "90+30"));
    let expected = [seconds(5_460 - 12, 12), seconds(5_460 - 62, 62)].map(Some);
    for seat in [WHITE, BLACK, Seat::AssistantOf(Color::White), Seat::Arbiter] {
        for reading in ALL {
            let mut expected = expected;
            if reading == Reading::Backwards {
                expected.reverse();
            }
            let read = |question, long| times(&asked(&table, seat, question, long));
            assert_eq!(read(Question::Sheet(reading), false), [None; 2], "{seat:?} {reading:?}");
            assert_eq!(read(Question::Sheet(reading), true), expected, "{seat:?} {reading:?}");
            assert_eq!(read(Question::SheetWithTimes(reading), false), expected, "{seat:?} {reading:?}");
        }
    }
}

#[test]
fn an_uncompleted_move_has_no_time_and_rulings_change_none() {
    let mut table = Table::tournament("90");
    table.moves("e4 e5");
    let before = times(&asked(&table, WHITE, Question::SheetWithTimes(Reading::Whole), false));
    table.rules(Ruling::AddTime { side: Color::White, millis: 600_000 });
    assert_eq!(times(&asked(&table, WHITE, Question::SheetWithTimes(Reading::Whole), false)), before);
    let intent = table.intent("Nf3");
    table.does(WHITE, Command::Move { intent, said: "Nf3".to_owned() });
    let now = times(&asked(&table, BLACK, Question::SheetWithTimes(Reading::Whole), false));
    assert_eq!(now, [before[0], before[1], None]);
    assert!(before.iter().all(Option::is_some));
}

#[test]
fn times_that_only_count_up_are_what_was_used() {
    let table = a_few_moves(started(Mode::Tournament, "up"));
    let read = times(&asked(&table, WHITE, Question::SheetWithTimes(Reading::Whole), false));
    assert_eq!(read, [seconds(None, 12), seconds(None, 62)].map(Some));
    let odds = |text: &str| text.parse().expect("a time control");
    let table = a_few_moves(Started {
        time: ByColor { white: odds("up"), black: odds("5") },
        ..started(Mode::Tournament, "5")
    });
    let read = times(&asked(&table, WHITE, Question::SheetWithTimes(Reading::Whole), false));
    assert_eq!(read, [seconds(None, 12), seconds(300 - 62, 62)].map(Some));
}

#[test]
fn a_game_without_a_clock_has_nothing_of_it() {
    let table = a_few_moves(started(Mode::Tournament, "none"));
    for reading in ALL {
        assert_eq!(times(&asked(&table, WHITE, Question::Sheet(reading), true)), [None; 2]);
        let refused = asked(&table, WHITE, Question::SheetWithTimes(reading), false);
        assert_eq!(refused, Message::Refused(Refusal::NoClock));
    }
}

#[test]
fn who_may_not_ask_for_the_times_reads_none() {
    let mut begun = started(Mode::Tournament, "90");
    begun.parts = Parts { board: false, sheet: true, clock: false, assistant: false };
    let table = a_few_moves(begun);
    for seat in [WHITE, BLACK, Seat::AssistantOf(Color::White)] {
        assert_eq!(times(&asked(&table, seat, Question::Sheet(Reading::Whole), true)), [None; 2], "{seat:?}");
        let refused = asked(&table, seat, Question::SheetWithTimes(Reading::Whole), false);
        assert_eq!(refused, Message::Refused(Refusal::NotInThisMode), "{seat:?}");
    }
    let arbiter = times(&asked(&table, Seat::Arbiter, Question::SheetWithTimes(Reading::Whole), false));
    assert!(arbiter.iter().all(Option::is_some), "the arbiter reads all of it: {arbiter:?}");

    let mut seen = started(Mode::Tournament, "90");
    seen.players.black.sight = Sight::Sighted;
    let table = a_few_moves(seen);
    for seat in [Seat::AssistantOf(Color::Black), Seat::Spectator] {
        let refused = asked(&table, seat, Question::SheetWithTimes(Reading::Whole), false);
        assert_eq!(refused, Message::Refused(Refusal::NotInThisMode), "{seat:?}");
    }
}

#[test]
fn times_are_said_as_a_person_says_them() {
    let table = a_few_moves(started(Mode::Casual, "90+30"));
    let counted = a_few_moves(started(Mode::Casual, "up"));
    let said = |table: &Table, language, long| {
        let listener = Listener { language, style: Style::Uci, ..Listener::default() };
        text(&Words::new().message(&asked(table, WHITE, Question::SheetWithTimes(Reading::Whole), long), &listener))
    };
    let words = Language::ALL.map(|language| said(&table, language, false)).join("\n");
    insta::assert_snapshot!(words, @r"
    One: e2e4. On the clock: one hour thirty forty-eight; used: twelve seconds. One, Black: e7e5. On the clock: one hour twenty-nine fifty-eight; used: one minute and two seconds.
    Uno: e2e4. Sull'orologio: un'ora trenta e quarantotto; impiegato: dodici secondi. Uno, Nero: e7e5. Sull'orologio: un'ora ventinove e cinquantotto; impiegato: un minuto e due secondi.
    Eins: e2e4. Auf der Uhr: eine Stunde dreißig achtundvierzig; verbraucht: zwölf Sekunden. Eins, Schwarz: e7e5. Auf der Uhr: eine Stunde neunundzwanzig achtundfünfzig; verbraucht: eine Minute und zwei Sekunden.
    Uno: e2e4. En el reloj: una hora treinta cuarenta y ocho; usado: doce segundos. Uno, negras: e7e5. En el reloj: una hora veintinueve cincuenta y ocho; usado: un minuto y dos segundos.
    Un : e2e4. À la pendule : une heure trente quarante-huit ; temps utilisé : douze secondes. Un, Noirs : e7e5. À la pendule : une heure vingt-neuf cinquante-huit ; temps utilisé : une minute et deux secondes.
    ");
    insta::assert_snapshot!(said(&table, Language::En, true), @"Move one, White: e2e4. On the clock: one hour, thirty minutes and forty-eight seconds; used: twelve seconds. Move one, Black: e7e5. On the clock: one hour, twenty-nine minutes and fifty-eight seconds; used: one minute and two seconds.");
    let words = Language::ALL.map(|language| said(&counted, language, false)).join("\n");
    insta::assert_snapshot!(words, @r"
    One: e2e4. Used: twelve seconds. One, Black: e7e5. Used: one minute and two seconds.
    Uno: e2e4. Tempo impiegato: dodici secondi. Uno, Nero: e7e5. Tempo impiegato: un minuto e due secondi.
    Eins: e2e4. Verbraucht: zwölf Sekunden. Eins, Schwarz: e7e5. Verbraucht: eine Minute und zwei Sekunden.
    Uno: e2e4. Usado: doce segundos. Uno, negras: e7e5. Usado: un minuto y dos segundos.
    Un : e2e4. Temps utilisé : douze secondes. Un, Noirs : e7e5. Temps utilisé : une minute et deux secondes.
    ");
}

#[test]
fn each_half_move_and_its_times_are_one_item() {
    let table = a_few_moves(started(Mode::Casual, "90"));
    let message = asked(&table, WHITE, Question::SheetWithTimes(Reading::Whole), false);
    let items = Words::new().items(&message, &Listener::default());
    assert_eq!(items.len(), 2);
    assert!(text(&items[1]).contains("one hour twenty-eight fifty-eight"), "{items:?}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// What is heard is what stands in the files, whatever was taken back or ruled.
    #[test]
    fn what_is_heard_stands_in_the_files(
        choices in prop::collection::vec(any::<u16>(), 0..60),
        time in prop::sample::select(vec!["90", "5+3", "up", "hourglass 5", "40/90,30+30", "none"]),
    ) {
        let mut begun = Table::tournament(time).game.started().clone();
        begun.event_rules.own_sheets = false;
        let mut table = Table::set(begun);
        for choice in choices {
            crate::answers::sheet::random_action(&mut table, choice);
        }
        let sheet = Sheet::of(&table.game);
        let read = times(&asked(&table, Seat::Arbiter, Question::Sheet(Reading::Whole), true));
        prop_assert_eq!(read.len(), table.game.history().live().len());
        for (index, read) in read.into_iter().enumerate().take(sheet.line.len()) {
            let mark = sheet.mark(index);
            let seconds = |millis: Option<u64>| millis.map(|millis| millis / 1_000 * 1_000);
            let (left, used) = read.map_or((None, None), |times| (seconds(times.left), seconds(times.used)));
            prop_assert_eq!((mark.clock.map(u64::from), mark.elapsed.map(u64::from)), (left, used), "{}", index);
        }
    }
}
