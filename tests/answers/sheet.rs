//! The scoresheet read back: what is read, in which order, and by whom.

use std::ops::{Deref, DerefMut};

use annabella::answers::{Manner, answer};
use annabella::desk::display::pairs;
use annabella::game::answer::{Answer, SheetItem, Unanswerable};
use annabella::game::command::Command;
use annabella::game::dialogue::Act;
use annabella::game::fact::{Dialogue, HalfMoveId, Started};
use annabella::game::history::HalfMove;
use annabella::game::message::Message;
use annabella::game::participant::{Language, Sight};
use annabella::game::question::{Question, Reading};
use annabella::game::recording;
use annabella::game::roles::{Mode, Seat};
use annabella::game::ruling::{Order, Ruling};
use annabella::game::sheet_log::Says;
use annabella::notation::{self, Heard, Legality};
use annabella::rules::ending::Outcome;
use annabella::rules::position::{Color, Intent, Square};
use annabella::scoresheet::sheet::Sheet;
use annabella::view::View;
use annabella::words::utterance::text;
use annabella::words::{Listener, Words};
use proptest::prelude::*;

use crate::support::table::{self, Mates, started};

pub use crate::support::table::{BLACK, WHITE};

/// A game of which the sheet is read. Whatever is done takes a second.
pub struct Table(table::Table);

impl Deref for Table {
    type Target = table::Table;

    fn deref(&self) -> &table::Table {
        &self.0
    }
}

impl DerefMut for Table {
    fn deref_mut(&mut self) -> &mut table::Table {
        &mut self.0
    }
}

impl Table {
    pub fn set(started: Started) -> Table {
        Table(table::Table::with(started, |table| (table.mates, table.pace) = (Mates::Waited, 1_000)))
    }

    pub fn does(&mut self, seat: Seat, command: Command) {
        self.0.does(seat, command);
    }

    pub fn tournament(time: &str) -> Table {
        Table::set(Started { dialogue: Dialogue::Full, ..started(Mode::Tournament, time) })
    }

    pub fn intent(&self, said: &str) -> Intent {
        match notation::read(said, self.game.board(), Language::En, Legality::Ignored) {
            Heard::Moves(intents) => intents[0],
            other => panic!("{said}: {other:?}"),
        }
    }

    /// Moves, each made and pressed.
    pub fn moves(&mut self, moves: &str) {
        for said in moves.split_whitespace() {
            let (seat, intent) = (Seat::Side(self.game.turn()), self.intent(said));
            self.makes(intent, said).press(seat);
        }
    }

    /// White makes knight f3 on their board, announces knight h3 and presses.
    pub fn slips(&mut self) {
        self.makes_and_announces_another();
        self.does(WHITE, Command::Press);
    }

    /// The same without the press.
    pub fn makes_and_announces_another(&mut self) {
        let intent = self.intent("Nh3");
        let announced = Act::Announce { intent, said: "Nh3".to_owned() };
        for act in [Act::Lift { square: Square::G1 }, Act::Place { square: Square::F3 }, announced] {
            self.does(WHITE, Command::Dialogue(act));
        }
    }

    pub fn rules(&mut self, what: Ruling) {
        self.does(Seat::Arbiter, Command::Arbiter(Order { what, reason: "as seen".to_owned() }));
    }

    pub fn message(&self, seat: Seat, question: Question) -> Message {
        answer(&View::of(&self.game, seat), question, Manner::default(), self.tick())
    }

    fn answer(&self, seat: Seat, question: Question) -> Answer {
        match self.message(seat, question) {
            Message::Answer { answer, .. } => *answer,
            other => panic!("{other:?}"),
        }
    }

    pub fn read(&self, seat: Seat, reading: Reading) -> Vec<SheetItem> {
        match self.answer(seat, Question::Sheet(reading)) {
            Answer::Sheet(items) => items,
            other => panic!("{other:?}"),
        }
    }

    /// In English, with moves in the words of the Laws.
    pub fn said(&self, seat: Seat, question: Question) -> String {
        text(&Words::new().message(&self.message(seat, question), &Listener::default()))
    }
}

fn half_moves(items: &[SheetItem]) -> Vec<(u32, Color)> {
    let number = |item: &SheetItem| match item {
        SheetItem::HalfMove { report, .. } => Some((report.number, report.mover)),
        SheetItem::Unwritten { number, mover, .. } => Some((*number, *mover)),
        SheetItem::Note(_) => None,
    };
    items.iter().filter_map(number).collect()
}

#[test]
fn only_the_arbiter_reads_an_illegal_move_until_settled() {
    let mut table = Table::tournament("90");
    table.moves("e4 e5 Bb5 Nf6 Rh3");
    let noted = "Noted: an illegal move by White.";
    for question in [Question::Sheet(Reading::Whole), Question::Corrections] {
        assert!(table.said(Seat::Arbiter, question).contains(noted), "{question:?}");
        for seat in [WHITE, BLACK, Seat::AssistantOf(Color::White)] {
            assert!(!table.said(seat, question).contains(noted), "{seat:?} {question:?}");
        }
    }
    table.rules(Ruling::Illegal { side: None });
    let log = table.said(WHITE, Question::Corrections);
    assert!(log.starts_with("Move two, Black: The arbiter has found an illegal move. Reason: as seen."), "{log}");
    assert!(log.contains("was struck out because of an illegal move: "), "{log}");
    assert!(!log.contains(noted), "the player is told what was ruled: {log}");
    table.rules(Ruling::Result { outcome: Outcome::Drawn });
    assert!(table.said(WHITE, Question::Corrections).contains(noted), "when the game is over, everything is read");
}

#[test]
fn players_do_not_read_notes_about_the_other_board() {
    let mut table = Table::tournament("90");
    let (shown, announced) = (table.intent("Nf3"), table.intent("Nh3"));
    table.slips();
    let slip = "White had announced Springer Gustav eins Hector drei.";
    let log = table.said(Seat::Arbiter, Question::Corrections);
    assert!(log.contains(slip), "{log}");
    assert_eq!(table.said(WHITE, Question::Corrections), "There are no corrections or rulings.");
    assert_eq!(table.said(BLACK, Question::Corrections), "There are no corrections or rulings.");
    assert_eq!(table.game.history().live()[0].report.change.intent, shown);
    let (made, told) = ("Springer Gustav eins Felix drei", "Springer Gustav eins Hector drei");
    let whole = [Reading::Whole, Reading::Backwards, Reading::From(1), Reading::Last(1)].map(Question::Sheet);
    let others =
        [Question::LastMove, Question::Moves, Question::LastMoves(1), Question::MoveOf(1), Question::MovesFrom(1)];
    for question in whole.into_iter().chain(others) {
        for seat in [WHITE, BLACK, Seat::AssistantOf(Color::White), Seat::AssistantOf(Color::Black)] {
            let read = table.said(seat, question);
            assert!(read.contains(told) && !read.contains(made), "{seat:?} {question:?}: {read}");
        }
        let read = table.said(Seat::Arbiter, question);
        assert!(read.contains(made), "{question:?}: {read}");
    }
    // So it is on a Braille display.
    let first = |sheet: Sheet| sheet.line.steps().next().map(|step| step.intent());
    assert_eq!(first(Sheet::of(&table.game)), Some(shown));
    for seat in [WHITE, BLACK] {
        assert_eq!(first(Sheet::told_to(&table.game, seat)), Some(announced), "{seat:?}");
        let told = |half_move: &HalfMove| table.game.report_to(seat, half_move);
        assert_eq!(pairs(table.game.history(), Language::En, told), ["1 Nh3"], "{seat:?}");
    }
    table.rules(Ruling::Result { outcome: Outcome::Drawn });
    assert_eq!(first(Sheet::told_to(&table.game, BLACK)), Some(shown));
    let read = table.said(BLACK, Question::Sheet(Reading::Whole));
    assert!(read.contains(made), "when the game is over, everything is read: {read}");
}

#[test]
fn who_adjusts_his_board_alone_reads_what_stood_on_it() {
    let mut table = Table::tournament("90");
    let told = table.intent("Nh3");
    table.slips();
    table.does(Seat::Arbiter, Command::Dialogue(Act::Settle));
    assert_eq!(table.game.history().live()[0].report.change.intent, told, "the game goes on with what was told");
    let struck = "This half-move was struck out by the arbiter: Springer Gustav eins Felix drei.";
    let settled = "Both boards agree again.";
    let arbiter = table.said(Seat::Arbiter, Question::Corrections);
    assert!(arbiter.contains(struck) && arbiter.contains(settled), "{arbiter}");
    let mover = table.said(WHITE, Question::Corrections);
    assert!(mover.contains(struck) && !mover.contains(settled), "{mover}");
    assert_eq!(table.said(BLACK, Question::Corrections), "There are no corrections or rulings.");
}

#[test]
fn a_line_corrected_by_the_arbiter_stays_readable_as_before() {
    let mut table = Table::tournament("90");
    table.moves("e4 e5");
    let correct = |said: &str| Ruling::CorrectSheet { half_move: HalfMoveId(1), said: said.to_owned() };
    table.rules(correct("e2e4"));
    table.rules(correct("d4"));
    table.rules(correct("e4"));
    assert_eq!(
        table.said(BLACK, Question::Corrections),
        "Move one, White: The arbiter corrects half-move one on the scoresheet. Reason: as seen. The scoresheet now says e2e4 instead of e4. \
         Move one, White: The arbiter corrects half-move one on the scoresheet. Reason: as seen. The scoresheet now says d4 instead of e2e4. \
         Move one, White: The arbiter corrects half-move one on the scoresheet. Reason: as seen. The scoresheet now says e4 instead of d4."
    );
    let notes = table.game.sheet_log().notes().to_vec();
    table.rules(Ruling::Restore { to: None });
    table.moves("d4");
    let now = table.game.sheet_log().notes();
    assert_eq!(now.len(), notes.len() + 2, "the ruling, and what it struck out");
    assert!(notes.iter().zip(now).all(|(before, now)| before.says == now.says), "nothing is taken out");
}

#[test]
fn a_relieved_player_has_dashes_and_the_opponent_reads_none() {
    let mut table = Table::tournament("90");
    let mut own = table.game.started().clone();
    own.event_rules.own_sheets = true;
    table = Table::set(own);
    table.moves("e4");
    let write = || Command::Record(recording::Act::Write);
    table.does(WHITE, write());
    table.does(BLACK, write());
    table.moves("e5");
    // White thinks until less than five minutes are left.
    table.now += 86 * 60_000;
    table.moves("Nf3 Nc6");
    let items = table.read(WHITE, Reading::Whole);
    let dashes: Vec<bool> = items
        .iter()
        .filter_map(|item| match item {
            SheetItem::Unwritten { dash, .. } => Some(*dash),
            SheetItem::HalfMove { .. } | SheetItem::Note(_) => None,
        })
        .collect();
    assert_eq!(
        dashes, [true; 3],
        "Black's first, which was not due yet, their own during which they ran short, and the reply"
    );
    let relieved = "White need not record for the rest of the period.";
    assert!(table.said(WHITE, Question::Sheet(Reading::Whole)).contains(relieved));
    assert!(!table.said(BLACK, Question::Sheet(Reading::Whole)).contains(relieved));
    let arbiter = table.said(Seat::Arbiter, Question::Sheet(Reading::Whole));
    assert!(arbiter.contains(relieved) && arbiter.contains("White has a dash here."), "{arbiter}");
    assert!(arbiter.contains("Black has not written this move yet."), "{arbiter}");
}

#[test]
fn nobody_runs_short_of_a_time_that_counts_up() {
    let mut table = Table::tournament("up");
    table.now += 2 * 3_600_000;
    table.moves("e4 e5");
    assert_eq!(table.game.sheet_log().notes(), []);
}

#[test]
fn the_sheet_is_read_from_a_move_or_the_end() {
    let mut table = Table::tournament("90");
    table.moves("e4 e5 Nf3 Nc6 Bb5");
    let numbers = |reading| half_moves(&table.read(WHITE, reading));
    assert_eq!(numbers(Reading::From(3)), [(3, Color::White)]);
    assert_eq!(numbers(Reading::Last(2)).len(), 3);
    assert_eq!(numbers(Reading::Last(1)), [(3, Color::White)]);
    assert_eq!(numbers(Reading::Last(u32::MAX)).len(), 5);
    let none = table.answer(WHITE, Question::Sheet(Reading::From(4)));
    assert_eq!(none, Answer::Unanswerable(Unanswerable::NoSuchMove(4)));
}

#[test]
fn the_assistant_of_a_sighted_player_reads_nothing() {
    let mut seen = started(Mode::Tournament, "90");
    seen.players.black.sight = Sight::Sighted;
    let table = Table::set(seen);
    for question in [Question::Sheet(Reading::Whole), Question::Corrections] {
        let may = |seat: Seat| table.game.may_have(seat, question);
        assert!(may(WHITE) && may(BLACK) && may(Seat::AssistantOf(Color::White)) && may(Seat::Arbiter));
        assert!(!may(Seat::AssistantOf(Color::Black)) && !may(Seat::Spectator));
    }
}

/// What a random table does next.
pub fn random_action(table: &mut Table, choice: u16) {
    let pick = usize::from(choice / 8);
    let seat = Seat::Side(table.game.turn());
    match choice % 16 {
        0 => table.does(seat, Command::Offer),
        1 => table.rules(Ruling::AddTime { side: Color::White, millis: 1_000 }),
        2 => table.rules(Ruling::Illegal { side: None }),
        3 => {
            let line = table.game.history().live();
            let to = line.get(pick % (line.len() + 1)).map(|half_move| half_move.id);
            table.rules(Ruling::Restore { to });
        }
        4 => table.does(seat, Command::Record(recording::Act::Write)),
        5 => table.rules(Ruling::CorrectSheet { half_move: HalfMoveId(1), said: format!("{pick}") }),
        _ => {
            let legal = table.game.board().position().map(|position| position.legal_intents()).unwrap_or_default();
            if let Some(intent) = legal.get(pick % legal.len().max(1)) {
                table.does(seat, Command::Move { intent: *intent, said: "?".to_owned() });
                table.does(seat, Command::Press);
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// Every half-move once, in its order; backwards is forwards from the end; from a move on is the rest of it.
    #[test]
    fn all_of_it_is_read_once_in_either_direction(
        choices in prop::collection::vec(any::<u16>(), 0..80),
        own_sheets in any::<bool>(),
        from in 1..12_u32,
    ) {
        let mut begun = started(Mode::Tournament, "90");
        begun.event_rules.own_sheets = own_sheets;
        begun.dialogue = Dialogue::Full;
        let mut table = Table::set(begun);
        for choice in choices {
            random_action(&mut table, choice);
        }
        let live: Vec<(u32, Color)> =
            table.game.history().live().iter().map(|half_move| (half_move.report.number, half_move.mover())).collect();
        for seat in [WHITE, BLACK, Seat::Arbiter] {
            let whole = table.read(seat, Reading::Whole);
            prop_assert_eq!(half_moves(&whole), live.clone());
            let mut backwards = table.read(seat, Reading::Backwards);
            backwards.reverse();
            prop_assert_eq!(&backwards, &whole);
            if live.last().is_some_and(|(number, _)| *number >= from) {
                prop_assert!(whole.ends_with(&table.read(seat, Reading::From(from))));
            }
        }
        let notes = table.game.sheet_log().notes().len();
        let whole = table.read(Seat::Arbiter, Reading::Whole);
        let unwritten = whole.iter().filter(|item| matches!(item, SheetItem::Note(Says::Unwritten { .. }))).count();
        prop_assert_eq!(whole.len(), live.len() + notes + unwritten, "the arbiter reads every note once");
    }
}
