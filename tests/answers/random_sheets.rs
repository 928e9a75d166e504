//! Random games with own sheets in which boards are settled, lines corrected and positions put back, beside what two players on paper
//! would have: a list of entries for each, and every note behind the half-move where it was made.

use std::collections::BTreeSet;

use annabella::game::Game;
use annabella::game::answer::SheetItem;
use annabella::game::command::Command;
use annabella::game::dialogue::Act;
use annabella::game::fact::{Dialogue, What};
use annabella::game::question::Reading;
use annabella::game::recording;
use annabella::game::roles::{Mode, Seat};
use annabella::game::ruling::Ruling;
use annabella::game::sheet_log::{Kind, Says};
use annabella::rules::position::{Bitboard, Color, Intent, Position, Rank, Role, Square};
use annabella::scoresheet::sheet::Sheet;
use annabella::time::Tick;
use proptest::prelude::*;
use proptest::strategy::ValueTree as _;
use proptest::test_runner::TestRunner;

use crate::answers::sheet::{BLACK, Table, WHITE};
use crate::support::table::started;

/// Five minutes (8.4).
const SHORT: u64 = 300_000;

/// A player's sheet on paper.
#[derive(Default)]
struct Paper {
    /// How many half-moves they have written.
    written: usize,
    /// Half-moves that were not due when they ran short of time, from 1.
    dashes: BTreeSet<usize>,
    short: bool,
}

/// What is known without the game's own notes.
struct Model {
    table: Table,
    white: Paper,
    black: Paper,
    /// Who made each half-move, and how long they thought about it, as soon as that is known.
    line: Vec<(Color, Option<u64>)>,
    /// Behind how many half-moves each note stands.
    places: Vec<usize>,
    /// Behind which half-moves the sign of an offer stands.
    signs: BTreeSet<usize>,
    /// Half-moves that were made again in the place of others.
    again: u32,
    /// Positions that were put back.
    struck: u32,
}

impl Model {
    fn set(pawns: bool) -> Model {
        let mut own = started(Mode::Tournament, "90");
        own.dialogue = Dialogue::Full;
        own.event_rules.own_sheets = true;
        if pawns {
            "7k/PPPPP3/8/8/8/8/3ppppp/K7 w - - 0 1".clone_into(&mut own.start);
        }
        let (white, black) = (Paper::default(), Paper::default());
        let (line, places, signs) = (Vec::new(), Vec::new(), BTreeSet::new());
        Model { table: Table::set(own), white, black, line, places, signs, again: 0, struck: 0 }
    }

    fn paper(&mut self, side: Color) -> &mut Paper {
        side.fold_wb(&mut self.white, &mut self.black)
    }

    fn does(&mut self, seat: Seat, command: Command) {
        let (game, known) = (&self.table.game, self.table.facts.len());
        let stood = game.history().live().len();
        let offers = game.draws().marks().len();
        // The table's clock goes on for a second before anything is done.
        let clock = game.clock(Tick::from_millis(self.table.now + 1_000)).expect("a clock");
        self.table.does(seat, command);
        let facts = &self.table.facts[known..];
        // A refused command is not recorded, and the sheets hold what is recorded.
        if facts.is_empty() {
            return;
        }
        for side in Color::ALL {
            self.runs_short(side, clock.side(side).left);
        }
        let facts = &self.table.facts[known..];
        let wrote = facts.iter().filter_map(|fact| match fact.what {
            What::Recorded(recording::RecordingEvent::Written { side }) => Some(side),
            _ => None,
        });
        for side in wrote.collect::<Vec<_>>() {
            self.paper(side).written += 1;
        }
        self.compare_lines(stood);
        if self.table.game.draws().marks().len() > offers {
            self.signs.insert(self.line.len());
        }
        let made = &self.table.game.sheet_log().notes()[self.places.len()..];
        assert!(made.iter().all(|note| note.after <= self.line.len()), "{made:?}");
        assert!(made.iter().all(|note| note.kind != Kind::Offer || note.after == self.line.len()), "{made:?}");
        self.places.extend(made.iter().map(|note| note.after));
    }

    /// What was not due yet they need not write.
    fn runs_short(&mut self, side: Color, left: u64) {
        let last = self.line.iter().rposition(|(mover, _)| *mover == side);
        let (due, length) = (last.map_or(0, |index| index.saturating_sub(1)), self.line.len());
        let paper = self.paper(side);
        if left < SHORT && !paper.short {
            paper.short = true;
            paper.dashes.extend(due + 1..=length);
        }
    }

    /// A line that is as long as before, or longer, has lost nothing; a shorter one was cut.
    fn compare_lines(&mut self, stood: usize) {
        let live = self.table.game.history().live();
        let (length, moved) = (live.len(), live.iter().map(|each| (each.mover(), each.thought)).collect::<Vec<_>>());
        if length < stood {
            self.struck += 1;
            self.line.truncate(length);
            self.signs.retain(|number| *number <= length);
            self.places.iter_mut().for_each(|place| *place = (*place).min(length));
            for side in Color::ALL {
                let paper = self.paper(side);
                paper.written = paper.written.min(length);
                paper.dashes.retain(|number| *number <= length);
            }
        }
        for (index, (mover, thought)) in moved.into_iter().enumerate() {
            if let Some((before, known)) = self.line.get_mut(index) {
                assert_eq!(*before, mover);
                assert!(known.is_none() || *known == thought, "half-move {}: {known:?}, {thought:?}", index + 1);
                *known = thought;
                continue;
            }
            self.line.push((mover, thought));
            for paper in [&mut self.white, &mut self.black] {
                if paper.short {
                    paper.dashes.insert(index + 1);
                }
            }
        }
    }

    /// One sign for each half-move: written, a dash, missing.
    fn on_paper(&self, side: Color) -> String {
        let paper = side.fold_wb(&self.white, &self.black);
        let sign = |number| match number {
            number if number <= paper.written => 'w',
            number if paper.dashes.contains(&number) => '-',
            _ => '?',
        };
        (1..=self.line.len()).map(sign).collect()
    }

    fn check(&self) {
        let game = &self.table.game;
        assert!(Game::replay(&self.table.facts).expect("its own record") == *game, "the record gives the same game");
        let places: Vec<usize> = game.sheet_log().notes().iter().map(|note| note.after).collect();
        assert_eq!(places, self.places, "{:#?}", game.sheet_log().notes());
        for (side, seat) in [(Color::White, WHITE), (Color::Black, BLACK)] {
            let read = self.table.read(seat, Reading::Whole);
            let entry = |item: &SheetItem| match item {
                SheetItem::HalfMove { .. } => Some('w'),
                SheetItem::Unwritten { dash, .. } => Some(if *dash { '-' } else { '?' }),
                SheetItem::Note(_) => None,
            };
            assert_eq!(read.iter().filter_map(entry).collect::<String>(), self.on_paper(side), "{side:?}");
        }
        // The arbiter reads every note, and each behind its half-move.
        let mut passed = 0;
        let mut read = Vec::new();
        for item in self.table.read(Seat::Arbiter, Reading::Whole) {
            match item {
                SheetItem::HalfMove { .. } | SheetItem::Unwritten { .. } => passed += 1,
                SheetItem::Note(Says::Unwritten { .. }) => {}
                SheetItem::Note(_) => read.push(passed),
            }
        }
        let mut places = self.places.clone();
        places.sort_unstable();
        assert_eq!((passed, read), (self.line.len(), places));
        let sheet = Sheet::of(game);
        let signs = (1..=sheet.line.len()).filter(|number| sheet.mark(number - 1).offer);
        let legal = self.signs.iter().filter(|number| (1..=sheet.line.len()).contains(number));
        assert_eq!(signs.collect::<Vec<_>>(), legal.copied().collect::<Vec<_>>());
    }

    fn legal(&self) -> Vec<Intent> {
        self.table.game.board().position().map(|position| position.legal_intents()).unwrap_or_default()
    }

    /// Moves of one piece to an empty square, so that hands need no more than two steps.
    fn quiet(&self) -> Vec<Intent> {
        let board = self.table.game.board();
        let is_quiet = |intent: &Intent| match intent {
            Intent::Step { from, to, promotion: None } => {
                let pawn = board.piece_at(*from).is_some_and(|piece| piece.role == Role::Pawn);
                board.piece_at(*to).is_none() && (!pawn || from.file() == to.file())
            }
            _ => false,
        };
        self.legal().into_iter().filter(is_quiet).collect()
    }

    fn plays(&mut self, pick: usize) {
        let seat = Seat::Side(self.table.game.turn());
        let legal = self.legal();
        if let Some(intent) = legal.get(pick % legal.len().max(1)) {
            self.does(seat, Command::Move { intent: *intent, said: "?".to_owned() });
            self.does(seat, Command::Press);
        }
    }

    /// They make one move and announce another one of the same piece; both sheets say what was announced.
    fn slips(&mut self, pick: usize) {
        let (side, quiet) = (self.table.game.turn(), self.quiet());
        let Some(Intent::Step { from, to, .. }) = quiet.get(pick % quiet.len().max(1)).copied() else { return };
        let other = quiet
            .iter()
            .find(|other| matches!(other, Intent::Step { from: piece, to: goal, .. } if *piece == from && *goal != to));
        let Some(other) = other else { return };
        let announce = Act::Announce { intent: *other, said: "?".to_owned() };
        for act in [Act::Lift { square: from }, Act::Place { square: to }, announce] {
            self.does(Seat::Side(side), Command::Dialogue(act));
        }
        self.does(Seat::Side(side), Command::Press);
        self.settles();
    }

    /// The opponent makes something else on their board than they were told, and writes that.
    fn mishears(&mut self, pick: usize) {
        let side = self.table.game.turn();
        let legal = self.legal();
        let [first, .., last] = legal.as_slice() else { return };
        self.does(Seat::Side(side), Command::Move { intent: *first, said: "?".to_owned() });
        self.does(Seat::Side(!side), Command::Dialogue(Act::Execute { intent: *last }));
        if pick.is_multiple_of(2) {
            self.does(Seat::Side(side), Command::Offer);
        }
        self.does(Seat::Side(side), Command::Press);
        self.settles();
    }

    fn settles(&mut self) {
        let rewrites = self.rewrites();
        self.does(Seat::Arbiter, Command::Dialogue(Act::Settle));
        self.again += self.rewrites() - rewrites;
    }

    /// Both sheets say something else of one half-move.
    fn both_wrote(&mut self, pick: usize) {
        let live = self.table.game.history().live();
        let Some(half_move) = live.get(pick % live.len().max(1)) else { return };
        let index = pick % live.len();
        let id = half_move.id;
        let before = self.table.game.history().until(index);
        let legal = before.position().map(Position::legal_intents).unwrap_or_default();
        let rewrites = self.rewrites();
        // Most moves make a later one impossible, and are refused.
        for intent in legal {
            let what = Ruling::AgreedMove { half_move: id, intent, said: "as both wrote".to_owned() };
            self.does(Seat::Arbiter, Command::Arbiter(what.into()));
            if self.rewrites() > rewrites {
                self.again += 1;
                return;
            }
        }
    }

    /// A pawn stays on the last rank as it is, and becomes a queen (7.5.2).
    fn leaves_pawn(&mut self, pick: usize) {
        let side = self.table.game.turn();
        let board = self.table.game.board();
        let on_edge =
            board.placement().by_piece(Role::Pawn.of(side)) & Bitboard::from(side.fold_wb(Rank::Seventh, Rank::Second));
        let pawns: Vec<_> = on_edge.into_iter().collect();
        let Some(from) = pawns.get(pick % pawns.len().max(1)).copied() else { return };
        let last = side.fold_wb(Rank::Eighth, Rank::First);
        let intent = Intent::Step { from, to: Square::from_coords(from.file(), last), promotion: None };
        self.does(Seat::Side(side), Command::Move { intent, said: "?".to_owned() });
        self.does(Seat::Side(side), Command::Offer);
        self.does(Seat::Side(side), Command::Press);
        let rewrites = self.rewrites();
        self.does(Seat::Arbiter, Command::Arbiter(Ruling::Illegal { side: Some(side) }.into()));
        self.again += self.rewrites() - rewrites;
    }

    /// How often half-moves were made again.
    fn rewrites(&self) -> u32 {
        let again = |what: &What| matches!(what, What::Restored { again, .. } if *again > 0);
        self.table.facts.iter().map(|fact| u32::from(again(&fact.what))).sum()
    }

    fn next(&mut self, choice: u16) {
        let pick = usize::from(choice / 16);
        let seat = Seat::Side(self.table.game.turn());
        match choice % 16 {
            0 => self.does(seat, Command::Offer),
            1 | 2 => {
                let seat = if pick.is_multiple_of(2) { WHITE } else { BLACK };
                self.does(seat, Command::Record(recording::Act::Write));
            }
            3 => self.both_wrote(pick),
            4 => self.slips(pick),
            5 => self.mishears(pick),
            6 => self.leaves_pawn(pick),
            7 => {
                let line = self.table.game.history().live();
                // Most of the line stays, so that there is a line.
                let to = line.len().checked_sub(1 + pick % 4).and_then(|index| line.get(index)).map(|each| each.id);
                self.does(Seat::Arbiter, Command::Arbiter(Ruling::Restore { to }.into()));
                if let Some(logged) = self.table.game.times_to_confirm(true) {
                    self.does(Seat::Arbiter, Command::Arbiter(logged.into()));
                }
            }
            8 => {
                let more = Ruling::AddTime { side: Color::White, millis: 60_000 };
                self.does(Seat::Arbiter, Command::Arbiter(more.into()));
            }
            9 => self.table.now += [1, 20, 44, 85][pick % 4] * 60_000,
            _ => self.plays(pick),
        }
    }
}

fn played(choices: &[u16], pawns: bool) -> Model {
    let mut model = Model::set(pawns);
    for choice in choices {
        model.next(*choice);
    }
    model
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(80))]

    #[test]
    fn what_is_made_again_keeps_its_places(choices in prop::collection::vec(any::<u16>(), 0..80), pawns in any::<bool>()) {
        played(&choices, pawns).check();
    }
}

/// Black has less than five minutes when a draw is offered, and the clock was not noted in between.
#[test]
fn an_offer_finds_who_is_short_of_time() {
    let model = played(&[23_162, 15_737, 56_768], false);
    assert_eq!(model.on_paper(Color::Black), "-");
    model.check();
}

/// A refused command is not recorded, and so the sheets do not change.
#[test]
fn a_refused_command_changes_no_sheet() {
    let model = played(&[23_162, 15_737, 7], false);
    assert_eq!(model.on_paper(Color::Black), "?");
    model.check();
}

/// The same tables come to all of what they are there for.
#[test]
fn random_tables_reach_it() {
    let mut runner = TestRunner::deterministic();
    let strategy = prop::collection::vec(any::<u16>(), 80);
    let (mut again, mut struck, mut signs, mut dashes) = (0, 0, 0, 0);
    for number in 0..40 {
        let choices = strategy.new_tree(&mut runner).expect("choices").current();
        let model = played(&choices, number % 2 == 0);
        model.check();
        again += model.again;
        struck += model.struck;
        signs += model.signs.len();
        dashes += model.white.dashes.len() + model.black.dashes.len();
    }
    assert!(again > 40 && struck > 40 && signs > 40 && dashes > 40, "{again} {struck} {signs} {dashes}");
}
