//! A slip of the tongue (D.2.8): another move was announced than the one that was made, and neither player reads or is told that, until
//! the game is over or the arbiter has a board put right.

use std::collections::HashSet;

use annabella::answers::{Manner, answer};
use annabella::game::Game;
use annabella::game::command::Command;
use annabella::game::dialogue::{self, Act};
use annabella::game::fact::{Dialogue, HalfMoveId, Started};
use annabella::game::message::Message;
use annabella::game::participant::Sight;
use annabella::game::question::{Question, Reading};
use annabella::game::recording;
use annabella::game::refusal::Refusal;
use annabella::game::roles::{Mode, Seat, Seats};
use annabella::game::ruling::Ruling;
use annabella::game::ruling_refusal::RulingRefusal;
use annabella::rules::ending::Outcome;
use annabella::rules::position::{Color, Intent, Position, Role, Square};
use annabella::scoresheet::sheet::Sheet;
use annabella::time::Tick;
use annabella::view::View;
use proptest::prelude::*;

use crate::answers::sheet::{BLACK, Table, WHITE, random_action};
use crate::support::table::started;

const MADE: &str = "Springer Gustav eins Felix drei";
const TOLD: &str = "Springer Gustav eins Hector drei";
const PLAYERS: [Seat; 4] = [WHITE, BLACK, Seat::AssistantOf(Color::White), Seat::AssistantOf(Color::Black)];
/// All that is read of the sheet and of the moves.
const READ: [Question; 8] = [
    Question::Sheet(Reading::Whole),
    Question::SheetWithTimes(Reading::Whole),
    Question::Corrections,
    Question::LastMove,
    Question::Changed,
    Question::Moves,
    Question::LastMoves(2),
    Question::MovesFrom(1),
];

/// What stands in the comments of the file of a seat.
fn remarks(game: &Game, seat: Seat) -> String {
    Sheet::told_to(game, seat).remarks.iter().map(|remark| remark.text.as_str()).collect()
}

/// All players read of the struck-out move what was told, the arbiter what was made; when the game is over, everybody.
fn struck_out_as_told(table: &mut Table, why: &str) {
    let (told, made) = (format!("{why}: {TOLD}."), format!("{why}: {MADE}."));
    for seat in PLAYERS {
        for question in [Question::Corrections, Question::Sheet(Reading::Whole)] {
            let read = table.said(seat, question);
            assert!(read.contains(&told) && !read.contains(MADE), "{seat:?} {question:?}: {read}");
        }
        let file = remarks(&table.game, seat);
        assert!(file.contains(": g1h3.}") && !file.contains("g1f3"), "{seat:?}: {file}");
    }
    let arbiter = table.said(Seat::Arbiter, Question::Corrections);
    assert!(arbiter.contains(&made), "{arbiter}");
    let file = remarks(&table.game, Seat::Arbiter);
    assert!(file.contains(": g1f3.}"), "{file}");
    let heard = heard_by_players(table);
    assert!(!heard.contains("from: G1, to: F3") && heard.contains("from: G1, to: H3"), "{heard}");
    table.rules(Ruling::Result { outcome: Outcome::Drawn });
    for seat in PLAYERS {
        let read = table.said(seat, Question::Corrections);
        assert!(read.contains(&made), "when the game is over, everything is read: {read}");
    }
    assert_eq!(remarks(&table.game, WHITE), remarks(&table.game, Seat::Arbiter));
}

/// What either player was told unasked, as data.
fn heard_by_players(table: &Table) -> String {
    let to_players = table.all_told.iter().filter(|(to, _)| to.contains(WHITE) || to.contains(BLACK));
    to_players.map(|(_, what)| format!("{what:?}")).collect::<Vec<_>>().join("\n")
}

#[test]
fn a_retraced_half_move_is_struck_out_as_announced() {
    let mut table = Table::tournament("90");
    let other = table.intent("Na3");
    table.slips();
    table.does(Seat::Arbiter, Command::Dialogue(Act::Sheet { side: Color::Black, intent: other }));
    table.does(Seat::Arbiter, Command::Dialogue(Act::Settle));
    assert_eq!(table.game.history().live(), [], "the sheets differ: back to the last agreement");
    struck_out_as_told(&mut table, "struck out by the arbiter");
}

#[test]
fn restoring_an_earlier_position_reveals_no_slip() {
    let mut table = Table::tournament("90");
    table.slips();
    assert!(table.game.dialogue().diverged().is_some());
    table.rules(Ruling::Restore { to: None });
    struck_out_as_told(&mut table, "struck out by the arbiter");
}

#[test]
fn an_illegal_move_announced_as_legal_is_struck_as_announced() {
    let mut table = Table::tournament("90");
    let intent = table.intent("Nh3");
    let announced = Act::Announce { intent, said: "Nh3".to_owned() };
    for act in [Act::Lift { square: Square::G1 }, Act::Place { square: Square::G3 }, announced] {
        table.does(WHITE, Command::Dialogue(act));
    }
    table.does(WHITE, Command::Press);
    table.rules(Ruling::Illegal { side: None });
    assert_eq!(table.game.history().live(), []);
    let struck = |knight: &str| format!("struck out because of an illegal move: Springer Gustav eins {knight}.");
    for seat in PLAYERS {
        let read = table.said(seat, Question::Corrections);
        assert!(read.contains(&struck("Hector drei")) && !read.contains("Gustav drei"), "{seat:?}: {read}");
    }
    let arbiter = table.said(Seat::Arbiter, Question::Corrections);
    assert!(arbiter.contains(&struck("Gustav drei")), "{arbiter}");
}

#[test]
fn the_move_taken_back_is_the_one_announced() {
    let mut table = Table::set(Started { dialogue: Dialogue::Full, ..started(Mode::Training, "90") });
    table.makes_and_announces_another();
    table.does(WHITE, Command::TakeBack);
    assert_eq!(table.game.history().live(), []);
    let taken_back = |seat| table.said(seat, Question::Corrections).contains(&format!("taken back: {TOLD}."));
    assert!(taken_back(WHITE) && taken_back(BLACK) && !taken_back(Seat::Arbiter));
}

#[test]
fn later_readers_of_the_game_are_told_what_was_announced() {
    let mut table = Table::tournament("15");
    table.makes_and_announces_another();
    table.does(BLACK, Command::Record(recording::Act::Request));
    let heard = heard_by_players(&table);
    assert!(heard.contains("Moves([MoveReport"), "a request on their own move is granted: {heard}");
    table.at(0).reopens(0);
    let heard = heard_by_players(&table);
    assert!(heard.contains("TakenUp") && heard.contains("from: G1, to: H3"), "{heard}");
    assert!(!heard.contains("from: G1, to: F3"), "{heard}");
}

#[test]
fn a_players_sheet_has_no_note_he_may_not_read() {
    let mut table = Table::tournament("90");
    table.slips();
    let arbiter = remarks(&table.game, Seat::Arbiter);
    assert_eq!(arbiter, "{announced: White had announced g1h3.}{boards: The boards differed on f3, h3.}");
    for seat in PLAYERS {
        assert_eq!(remarks(&table.game, seat), "", "{seat:?}");
    }
    table.rules(Ruling::Result { outcome: Outcome::Drawn });
    assert!(remarks(&table.game, BLACK).starts_with(&arbiter), "when the game is over, everything is read");
}

#[test]
fn a_players_sheet_lacks_what_his_opponent_has_not_written() {
    let mut begun = Table::tournament("90").game.started().clone();
    begun.event_rules.own_sheets = true;
    let mut table = Table::set(begun);
    table.moves("e4");
    table.does(WHITE, Command::Record(recording::Act::Write));
    assert_eq!(remarks(&table.game, WHITE), "");
    let missing = "{recording: Black has not written this move yet.}";
    assert_eq!([BLACK, Seat::Arbiter].map(|seat| remarks(&table.game, seat)), [missing; 2]);
}

#[test]
fn the_opponents_board_shows_what_he_was_told() {
    let mut table = Table::tournament("90");
    let knights = |table: &Table| {
        let stands = |seat, square| match table.message(seat, Question::OnSquare(square)) {
            Message::OnSquare { piece, .. } => piece.is_some(),
            other => panic!("{other:?}"),
        };
        [WHITE, BLACK, Seat::Arbiter].map(|seat| [Square::F3, Square::H3].map(|square| stands(seat, square)))
    };
    let (made, told) = ([true, false], [false, true]);
    table.makes_and_announces_another();
    assert_eq!(knights(&table), [made, told, made]);
    table.does(WHITE, Command::Press);
    assert_eq!(knights(&table), [made, told, made], "and while the arbiter looks at it");
    assert_eq!(table.message(BLACK, Question::Turn), table.message(WHITE, Question::Turn));
    table.does(Seat::Arbiter, Command::Dialogue(Act::Settle));
    assert_eq!(knights(&table), [told; 3]);
    // Who has made the other move on their board themselves finds it there.
    let mut table = Table::tournament("90");
    table.makes_and_announces_another();
    let intent = table.game.history().live()[0].report.change.intent;
    table.does(BLACK, Command::Dialogue(Act::Execute { intent }));
    assert_eq!(knights(&table), [made; 3]);
}

/// The opponent of a slip finds under their hands what they were told, and nothing else: a touch (4.3) betrays nothing.
#[test]
fn hands_find_the_pieces_that_were_told() {
    let slipped = || {
        let mut table = Table::tournament("90");
        table.moves("e4 e5 d4 d6");
        // White takes on e5 with their hands and announces d5.
        let intent = table.intent("d5");
        let announced = Act::Announce { intent, said: "d5".to_owned() };
        let taken = [Act::Lift { square: Square::D4 }, Act::RemoveCaptured { square: Square::E5 }];
        for act in taken.into_iter().chain([Act::Place { square: Square::E5 }, announced]) {
            table.does(WHITE, Command::Dialogue(act));
        }
        assert_eq!(table.game.history().live().len(), 5, "it is made");
        table
    };
    let finds = |act: fn(Square) -> Act, square: Square| {
        let mut table = slipped();
        let told = table.all_told.len();
        table.does(BLACK, Command::Dialogue(act(square)));
        let no_piece = Message::Refused(Refusal::Dialogue(dialogue::Refusal::NoPieceThere));
        !table.all_told[told..].iter().any(|(_, what)| *what == no_piece)
    };
    for act in [|square| Act::Lift { square }, |square| Act::Touch { square }] {
        let found = [Square::D5, Square::E5, Square::D4].map(|square| finds(act, square));
        assert_eq!(found, [true, true, false], "a pawn on d5, their own on e5, and nothing on d4");
    }
    assert!(finds(|square| Act::RemoveCaptured { square }, Square::D5));
    // What they make of it completes White's move, and then the boards differ.
    let mut table = slipped();
    for act in [Act::Lift { square: Square::C7 }, Act::Place { square: Square::C6 }] {
        table.does(BLACK, Command::Dialogue(act));
    }
    let intent = Intent::Step { from: Square::C7, to: Square::C6, promotion: None };
    table.does(BLACK, Command::Dialogue(Act::Announce { intent, said: "c6".to_owned() }));
    assert!(table.game.dialogue().diverged().is_some());
    assert_eq!(table.game.history().live().len(), 5);
    assert_eq!(Game::replay(&table.facts).expect("its own record"), table.game);
}

/// Half-moves are not made again under one that is not completed: what was told of it would be lost, and nobody would find the boards
/// to differ.
#[test]
fn a_line_is_not_rewritten_while_a_slip_can_surface() {
    let mut table = Table::tournament("90");
    let (wrote, knight) = (table.intent("e2e3"), table.intent("Nh3"));
    table.moves("e4 e5");
    table.makes_and_announces_another();
    let both_wrote = Ruling::AgreedMove { half_move: HalfMoveId(1), intent: wrote, said: "e3".to_owned() };
    let told = table.all_told.len();
    table.rules(both_wrote.clone());
    let refused = Message::Refused(Refusal::Ruling(RulingRefusal::NotCompleted(Color::White)));
    assert_eq!(table.all_told[told..], [(Seats::only(Seat::Arbiter), refused)]);
    assert!(!table.said(BLACK, Question::Moves).contains("Felix drei"));
    table.does(WHITE, Command::Press);
    assert!(table.game.dialogue().diverged().is_some());
    table.does(Seat::Arbiter, Command::Dialogue(Act::Settle));
    assert_eq!(table.game.history().last().expect("it stands").report.change.intent, knight);
    table.rules(both_wrote);
    assert_eq!(
        table.game.history().live()[0].report.change.intent,
        wrote,
        "when it is completed, the record follows them"
    );
}

/// What the arbiter's correction says of the first half-move to a player.
fn corrected_line(table: &mut Table, said: &str) -> String {
    table.rules(Ruling::CorrectSheet { half_move: HalfMoveId(1), said: said.to_owned() });
    let log = table.said(BLACK, Question::Corrections);
    log.split_once("as seen. ").map_or_else(|| panic!("{log}"), |(_, line)| line.to_owned())
}

#[test]
fn the_arbiter_corrects_what_the_player_has_corrected_it_to() {
    let mut table = Table::tournament("90");
    table.makes_and_announces_another();
    let intent = table.game.history().live()[0].report.change.intent;
    table.does(WHITE, Command::Dialogue(Act::Correct { intent, said: "knight f3".to_owned() }));
    table.does(WHITE, Command::Press);
    assert_eq!(corrected_line(&mut table, "Nf3"), "The scoresheet now says Nf3 instead of knight f3.");
    // What the player says later stands there, and not what was corrected before.
    let mut table = Table::tournament("90");
    table.makes_and_announces_another();
    table.rules(Ruling::CorrectSheet { half_move: HalfMoveId(1), said: "Nh3 (?)".to_owned() });
    table.does(WHITE, Command::Dialogue(Act::Correct { intent, said: "knight f3".to_owned() }));
    let log = table.said(BLACK, Question::Corrections);
    assert!(log.contains("The scoresheet now says Nh3 (?) instead of Nh3."), "{log}");
    table.rules(Ruling::CorrectSheet { half_move: HalfMoveId(1), said: "Nf3".to_owned() });
    let log = table.said(BLACK, Question::Corrections);
    assert!(log.ends_with("The scoresheet now says Nf3 instead of knight f3."), "{log}");
}

#[test]
fn the_arbiters_corrections_stand_when_the_boards_are_settled() {
    let mut table = Table::tournament("90");
    table.slips();
    let corrects = |table: &mut Table, said: &str| {
        let half_move = table.game.history().last_id().expect("a half-move");
        table.rules(Ruling::CorrectSheet { half_move, said: said.to_owned() });
    };
    corrects(&mut table, "Nh3 (?)");
    table.does(Seat::Arbiter, Command::Dialogue(Act::Settle));
    assert_eq!(table.game.history().last_id(), Some(HalfMoveId(2)), "it was made again");
    corrects(&mut table, "Nh3");
    let log = table.said(BLACK, Question::Corrections);
    assert!(log.ends_with("The scoresheet now says Nh3 instead of Nh3 (?)."), "{log}");
}

#[test]
fn the_arbiter_corrects_an_owed_announcement_and_its_move() {
    let mut begun = Table::tournament("90").game.started().clone();
    begun.players.white.sight = Sight::Sighted;
    let sees = || {
        let mut table = Table::set(begun.clone());
        for act in [Act::Touch { square: Square::G1 }, Act::Place { square: Square::F3 }] {
            table.does(WHITE, Command::Dialogue(act));
        }
        assert_eq!(table.game.history().live().len(), 1, "the move is made when the piece is released");
        table
    };
    let mut table = sees();
    assert_eq!(corrected_line(&mut table, "Nf3"), format!("The scoresheet now says Nf3 instead of {MADE}."));
    let mut table = sees();
    let intent = table.game.history().live()[0].report.change.intent;
    table.does(WHITE, Command::Dialogue(Act::Announce { intent, said: "knight to f3".to_owned() }));
    assert_eq!(corrected_line(&mut table, "Nf3"), "The scoresheet now says Nf3 instead of knight to f3.");
}

/// How a report of a half-move begins as data: by that it is found in whatever holds it.
fn trace(number: u32, mover: Color, intent: Intent) -> String {
    format!("MoveReport {{ number: {number}, mover: {mover:?}, change: Change {{ intent: {intent:?},")
}

/// A table at which players make slips, and who knows of what.
struct Slips {
    table: Table,
    /// What was said aloud, or is known to all since a board was put right.
    aloud: HashSet<String>,
    /// What each side knows of its own board besides, since the arbiter had it put right.
    own: [HashSet<String>; 2],
    /// What was made otherwise than announced.
    hidden: Vec<(Color, String)>,
    /// How many half-moves were made again as both had written them.
    rewritten: usize,
}

impl Slips {
    fn set(begun: Started) -> Slips {
        let (aloud, own, hidden) = (HashSet::new(), Default::default(), Vec::new());
        Slips { table: Table::set(begun), aloud, own, hidden, rewritten: 0 }
    }

    fn trace(&self, intent: Intent) -> String {
        trace(self.table.game.board().move_number(), self.table.game.turn(), intent)
    }

    fn legal(&self) -> Vec<Intent> {
        self.table.game.board().position().map(|position| position.legal_intents()).unwrap_or_default()
    }

    /// Hands make one move, legal or not, and the mouth announces another one.
    fn slip(&mut self, pick: usize) {
        let legal = self.legal();
        let (seat, board) = (Seat::Side(self.table.game.turn()), self.table.game.board().clone());
        let Some(announced) = legal.get(pick % legal.len().max(1)).copied() else { return };
        let own: Vec<Square> = Square::ALL
            .into_iter()
            .filter(|square| board.piece_at(*square).is_some_and(|piece| piece.color == board.turn()))
            .filter(|square| {
                board.piece_at(*square).is_some_and(|piece| !matches!(piece.role, Role::King | Role::Pawn))
            })
            .collect();
        let empty: Vec<Square> = Square::ALL.into_iter().filter(|square| board.piece_at(*square).is_none()).collect();
        let Some(from) = own.get(pick / 3 % own.len().max(1)).copied() else { return };
        let to = empty[pick / 7 % empty.len()];
        let mut made = Intent::Step { from, to, promotion: None };
        // Every second time the move that is made is a legal one.
        let quiet = |intent: &&Intent| matches!(intent, Intent::Step { from, to, promotion: None } if own.contains(from) && empty.contains(to));
        let quiet: Vec<Intent> = legal.iter().filter(quiet).copied().collect();
        if pick.is_multiple_of(2) && !quiet.is_empty() {
            made = quiet[pick / 5 % quiet.len()];
        }
        let Intent::Step { from, to, .. } = made else { return };
        let said = Act::Announce { intent: announced, said: "?".to_owned() };
        let (loud, silent, before) = (self.trace(announced), self.trace(made), self.table.game.history().live().len());
        for act in [Act::Lift { square: from }, Act::Place { square: to }, said] {
            self.table.does(seat, Command::Dialogue(act));
        }
        self.aloud.insert(loud);
        let last = self.table.game.history().last();
        let is_made = last.is_some_and(|last| last.report.change.intent == made);
        if is_made && made != announced && self.table.game.history().live().len() == before + 1 {
            self.hidden.push((!self.table.game.turn(), silent));
        }
        if !pick.is_multiple_of(3) {
            self.table.does(seat, Command::Press);
        }
    }

    /// The mover corrects themselves; the arbiter looks at the sheets, and has a board put right.
    fn mended(&mut self, choice: u16) {
        let pick = usize::from(choice / 8);
        let last = self.table.game.history().last().map(|last| last.report.clone());
        let Some(last) = last else { return };
        let known = trace(last.number, last.mover, last.change.intent);
        match choice % 3 {
            0 => {
                let said = Act::Correct { intent: last.change.intent, said: "!".to_owned() };
                let before = self.table.all_told.len();
                self.table.does(Seat::Side(last.mover), Command::Dialogue(said));
                if self.table.all_told[before..].iter().any(|(to, _)| to.is_public()) {
                    self.aloud.insert(known);
                }
            }
            1 => {
                let before = self.table.game.history().before_last().position();
                let legal = before.map(|position| position.legal_intents()).unwrap_or_default();
                let intent = if pick.is_multiple_of(2) {
                    Some(&last.change.intent)
                } else {
                    legal.get(pick % legal.len().max(1))
                };
                let Some(intent) = intent.copied() else { return };
                let side = if pick % 4 < 2 { Color::White } else { Color::Black };
                self.table.does(Seat::Arbiter, Command::Dialogue(Act::Sheet { side, intent }));
            }
            _ => {
                let length = self.table.game.history().live().len();
                let diverged = self.table.game.dialogue().diverged().is_some();
                self.table.does(Seat::Arbiter, Command::Dialogue(Act::Settle));
                let settled = diverged && self.table.game.dialogue().diverged().is_none();
                if settled && self.table.game.history().live().len() == length {
                    let stands = self.table.game.history().last().expect("it stands").report.clone();
                    self.own[last.mover as usize].insert(known);
                    self.aloud.insert(trace(stands.number, stands.mover, stands.change.intent));
                }
            }
        }
    }

    /// Both sheets say something else of one half-move, and it is known to all by that.
    fn both_wrote(&mut self, pick: usize) {
        let live = self.table.game.history().live();
        let index = pick % live.len().max(1);
        let Some(half_move) = live.get(index).map(|half_move| half_move.id) else { return };
        let before = self.table.game.history().until(index);
        for intent in before.position().map(Position::legal_intents).unwrap_or_default() {
            self.table.rules(Ruling::AgreedMove { half_move, intent, said: "!".to_owned() });
            let made = &self.table.game.history().live()[index];
            if made.id != half_move {
                self.aloud.insert(trace(made.report.number, made.report.mover, intent));
                self.rewritten += 1;
                return;
            }
        }
    }

    fn action(&mut self, choice: u16) {
        let pick = usize::from(choice / 16);
        match choice % 16 {
            6..=8 => self.slip(pick),
            9..=11 => self.mended(choice / 16),
            12 => self.table.does(Seat::Side(self.table.game.turn()), Command::TakeBack),
            13 => self.both_wrote(pick),
            _ => {
                // Whatever can be made is announced by that.
                let traces: Vec<String> = self.legal().into_iter().map(|intent| self.trace(intent)).collect();
                let before = self.table.game.history().live().len();
                random_action(&mut self.table, choice);
                let made = self.table.game.history().live().get(before).map(|made| made.report.clone());
                let made = made.map(|made| trace(made.number, made.mover, made.change.intent));
                self.aloud.extend(made.filter(|made| traces.contains(made)));
            }
        }
    }

    /// All that a seat reads of the moves, as data.
    fn read_by(&self, seat: Seat) -> String {
        let game = &self.table.game;
        let manner = Manner { long: true, ..Manner::default() };
        let at = Tick::from_millis(self.table.now);
        let mut read: String =
            READ.map(|question| format!("{:?}\n", answer(&View::of(game, seat), question, manner, at))).concat();
        let sheet = Sheet::told_to(game, seat);
        for step in sheet.line.steps() {
            read.push_str(&trace(step.number, step.mover, step.intent()));
        }
        read
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(120))]

    /// Before the end no player reads or is told a move that was not announced, unless it was their own and the arbiter had it put right.
    #[test]
    fn no_player_learns_of_a_move_he_was_not_told(
        choices in prop::collection::vec(any::<u16>(), 1..40),
        mode in prop::sample::select(vec![Mode::Tournament, Mode::Training]),
        own_sheets in any::<bool>(),
    ) {
        let mut begun = started(mode, "90");
        begun.dialogue = Dialogue::Full;
        begun.event_rules.own_sheets = own_sheets;
        let mut slips = Slips::set(begun);
        for choice in choices {
            let heard = slips.table.all_told.len();
            slips.action(choice);
            if slips.table.game.outcome().is_some() {
                break;
            }
            for seat in PLAYERS {
                let side = seat.acts_for().expect("a player");
                let mut learnt = slips.read_by(seat);
                let told = slips.table.all_told[heard..].iter().filter(|(to, _)| to.contains(seat));
                learnt.extend(told.map(|(_, what)| format!("{what:?}")));
                for (mover, hidden) in &slips.hidden {
                    let knows = slips.aloud.contains(hidden)
                        || (*mover == side && slips.own[side as usize].contains(hidden));
                    prop_assert!(knows || !learnt.contains(hidden), "{:?} {}: {}", seat, hidden, learnt);
                }
            }
        }
    }
}

#[test]
fn the_tables_of_this_test_contain_slips_and_their_outcomes() {
    let begun = Started { dialogue: Dialogue::Full, ..started(Mode::Tournament, "90") };
    let mut lot = fastrand::Rng::with_seed(7);
    let (mut hidden, mut struck, mut diverged, mut settled, mut rewritten) = (0, 0, 0, 0, 0);
    for _ in 0..60 {
        let mut slips = Slips::set(begun.clone());
        for _ in 0..40 {
            slips.action(lot.u16(..));
            diverged += usize::from(slips.table.game.dialogue().diverged().is_some());
        }
        hidden += slips.hidden.len();
        rewritten += slips.rewritten;
        settled += slips.own.iter().map(HashSet::len).sum::<usize>();
        struck += slips.table.game.sheet_log().notes().iter().filter(|note| note.told.is_some()).count();
        let arbiter = slips.read_by(Seat::Arbiter);
        let found = slips.hidden.iter().filter(|(_, hidden)| arbiter.contains(hidden)).count();
        assert!(slips.hidden.is_empty() || found > 0, "the arbiter reads of them: {arbiter}");
    }
    assert!(hidden > 60 && struck > 10 && diverged > 60 && settled > 10, "{hidden} {struck} {diverged} {settled}");
    assert!(rewritten > 10, "{rewritten}");
}
