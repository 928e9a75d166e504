//! Openings from the outside: a repertoire, a pupil, and a table at which the opponent's moves are made at once.

use std::fmt::Write as _;

use super::*;
use crate::game::board::Board;
use crate::game::roles::Mode;
use crate::notation::uci;
use crate::training::schedule::Card;

const NOW: u64 = 1_790_000_000;
const DAY: u64 = 86_400;
const ITALIAN: &str = "1. e4 e5 2. Nf3 {Attacks the pawn.} Nc6 (2... d6 3. d4 exd4 4. Nxd4) 3. Bc4 Bc5 4. c3 *";

struct Table {
    openings: Openings,
    pupil: Pupil,
    history: History,
    said: Vec<TrainingNotice>,
    now: u64,
}

impl Table {
    fn new(side: Color, text: &str) -> Table {
        let repertoire = Repertoire::read("Italian", side, "file", text.as_bytes()).expect("a repertoire");
        let history = History::new(Board::default(), Mode::Training);
        let (openings, pupil) = (Openings::new(vec![repertoire]), Pupil::default());
        Table { openings, pupil, history, said: Vec::new(), now: NOW }
    }

    fn does(&mut self, todo: Vec<Do>) {
        for todo in todo {
            match todo {
                Do::Open(fen) => {
                    self.history = History::new(Board::from_fen(&fen).expect("a position"), Mode::Training);
                    self.settle();
                }
                Do::Say(notice) => self.said.push(notice),
                Do::List(notices) => self.said.extend(notices),
                Do::Keep(attempt) => {
                    self.pupil.take(&attempt);
                    let moment = Moment { pupil: &self.pupil, way: Way::Opening, at: 0, now: self.now };
                    let over = self.openings.take_outcome(moment);
                    self.does(over);
                }
                other => panic!("{other:?}"),
            }
        }
    }

    fn make(&mut self, intent: Intent) {
        let change = self.history.board().change(intent).expect("a change");
        self.history.made(self.history.next_id(), &change, "");
    }

    /// What happens until the player is to move.
    fn settle(&mut self) {
        loop {
            let moment = Moment { pupil: &self.pupil, way: Way::Opening, at: 1_000, now: self.now };
            let todo = self.openings.made(&self.history, moment);
            self.does(todo);
            let lots = &mut fastrand::Rng::with_seed(1);
            let is_asked = self.history.board().turn() == self.openings.solver();
            let reply = self.openings.reply(&self.history, lots).filter(|_| !is_asked);
            let Some(reply) = reply else { return };
            self.make(reply);
        }
    }

    fn next(&mut self) {
        let todo = self.openings.next_line(&self.pupil, self.now);
        self.does(todo);
    }

    fn enter(&mut self, text: &str) {
        let intent = uci::read(text, self.history.board()).expect("a move");
        match self.openings.judge(intent, &self.history) {
            Judged::Play => {
                self.make(intent);
                self.settle();
            }
            Judged::Instead(todo) => self.does(todo),
        }
    }

    /// All moves were asked before, and are due.
    fn knowing(mut self) -> Table {
        let repertoire = &self.openings.repertoires[0];
        let cards = repertoire.to_know().map(|place| Card::new(&repertoire.card(place), NOW));
        self.pupil.cards.extend(cards.map(|card| (card.item.clone(), card)));
        self
    }

    /// The new moves that were told.
    fn told(heard: &[OpeningNotice]) -> Vec<String> {
        let told = |notice: &OpeningNotice| match notice {
            OpeningNotice::New { report } => Some(report.to().to_string()),
            _ => None,
        };
        heard.iter().filter_map(told).collect()
    }

    fn heard(&mut self) -> Vec<OpeningNotice> {
        let opening = |notice| match notice {
            TrainingNotice::Opening(notice) => notice,
            other => panic!("{other:?}"),
        };
        std::mem::take(&mut self.said).into_iter().map(opening).collect()
    }
}

#[test]
fn a_new_line_is_told_move_by_move_then_asked() {
    let mut table = Table::new(Color::White, ITALIAN);
    table.next();
    let heard = table.heard();
    let [OpeningNotice::Line { before, last, side: Color::White, .. }, _] = &heard[..] else { panic!("a line begins") };
    assert!(before.is_empty() && last.is_none() && Table::told(&heard) == ["e4"]);
    table.enter("e2e4");
    assert_eq!(Table::told(&table.heard()), ["f3"]);
    table.enter("g1f3");
    let heard = table.heard();
    // What the file says of a new move is heard with it.
    assert_eq!(heard[0], OpeningNotice::Note { text: "Attacks the pawn.".to_owned() });
    assert_eq!(Table::told(&heard), ["c4"]);
    table.enter("f1c4");
    table.heard();
    table.enter("c2c3");
    // Two moves against the other reply are left, and the four come once more on their first day.
    assert_eq!(table.heard(), [OpeningNotice::Over { new: 4, asked: 0, right: 0, left: 6 }]);
    assert!(!table.openings.is_open());
    for card in table.pupil.cards.values_mut() {
        card.due = NOW;
    }
    table.next();
    for text in ["e2e4", "g1f3", "f1c4", "c2c3"] {
        table.enter(text);
    }
    let heard = table.heard();
    assert!(Table::told(&heard).is_empty(), "{heard:?}");
    assert!(matches!(heard.last(), Some(OpeningNotice::Over { new: 0, asked: 4, right: 4, .. })), "{heard:?}");
}

#[test]
fn another_line_is_asked_from_where_the_lines_part() {
    let mut table = Table::new(Color::White, ITALIAN);
    table.next();
    for text in ["e2e4", "g1f3", "f1c4", "c2c3"] {
        table.enter(text);
    }
    // Days later they are not due.
    for card in table.pupil.cards.values_mut() {
        card.due = NOW + 30 * DAY;
    }
    table.now += DAY;
    table.heard();
    table.next();
    let heard = table.heard();
    let [OpeningNotice::Line { before, last: Some(last), .. }, OpeningNotice::New { .. }] = &heard[..] else {
        panic!("a line begins: {heard:?}")
    };
    assert_eq!(before.len(), 3);
    assert_eq!(last.to(), crate::rules::position::Square::D6);
    table.enter("d2d4");
    table.heard();
    table.enter("f3d4");
    // Both come once more today, and nothing else.
    assert_eq!(table.heard(), [OpeningNotice::Over { new: 2, asked: 0, right: 0, left: 2 }]);
}

#[test]
fn wrong_moves_return_their_card_and_transpositions_do_not() {
    let text = "1. e4 e5 2. Nf3 (2. Bc4 Nc6 3. Nf3 Bc5) 2... Nc6 3. Bc4 Bc5 4. d3 Nf6 5. c3 (5. Nc3) *";
    let mut table = Table::new(Color::White, text).knowing();
    table.next();
    table.enter("d2d4");
    let heard = table.heard();
    let [OpeningNotice::Line { .. }, OpeningNotice::Wrong { report, right }] = &heard[..] else { panic!("{heard:?}") };
    assert_eq!((report.to().to_string(), right.to().to_string()), ("d4".to_owned(), "e4".to_owned()));
    table.enter("e2e4");
    let repertoire = &table.openings.repertoires[0];
    let first = repertoire.find(&Board::default()).expect("where all begins");
    let due = table.pupil.cards[&repertoire.card(first)].due;
    assert!((NOW + 1..NOW + 600).contains(&due), "{due}");
    // Either bishop or knight is in the file.
    table.enter("f1c4");
    table.enter("g1f3");
    table.enter("d2d3");
    table.heard();
    // The other move of the file is as good.
    table.enter("b1c3");
    let heard = table.heard();
    assert!(matches!(heard[..], [OpeningNotice::Over { new: 0, asked: 5, right: 4, .. }]), "{heard:?}");
}

#[test]
fn a_move_transposing_into_the_repertoire_is_asked_again() {
    let mut table = Table::new(Color::Black, "1. d4 d5 2. c4 e6 3. Nc3 Nf6 *\n\n1. c4 e6 2. Nc3 d5 3. d4 Nf6 *");
    table.next();
    table.heard();
    // After 1. d4, 1... e6 2. c4 is in no game of the file; so it is wrong.
    table.enter("e7e6");
    assert!(matches!(table.heard()[..], [OpeningNotice::Wrong { .. }]));
    let mut table = Table::new(
        Color::White,
        "1. e4 e5 2. Nf3 Nc6 *\n\n[FEN \"rnbqkbnr/pppp1ppp/8/4p3/2B1P3/8/PPPP1PPP/RNBQK1NR b KQkq - 1 2\"]\n\n2... Nc6 3. d3 *",
    );
    table.next();
    table.enter("e2e4");
    table.heard();
    table.enter("f1c4");
    assert!(matches!(table.heard()[..], [OpeningNotice::OtherOrder { .. }]));
}

#[test]
fn hints_cost_and_the_second_one_is_the_move() {
    let mut table = Table::new(Color::Black, ITALIAN).knowing();
    table.next();
    table.heard();
    let history = table.history.clone();
    let hints: Vec<Do> = (0..2).flat_map(|_| table.openings.hint(&history)).collect();
    assert!(matches!(hints[..], [Do::Say(TrainingNotice::HintPiece { .. }), Do::Say(TrainingNotice::HintMove(_))]));
    table.enter("e7e5");
    let failed = Card::new("", NOW).after(Recall::Failed, NOW).due;
    assert_eq!(table.pupil.cards.values().filter(|card| card.due == failed).count(), 1);
    let moment = Moment { pupil: &table.pupil, way: Way::Opening, at: 0, now: NOW };
    let whole = table.openings.solution(&table.history, moment);
    assert!(matches!(whole[..], [Do::Say(TrainingNotice::HintMove(_))]));
}

#[test]
fn skipping_ahead_starts_another_line_and_nothing_due_is_said() {
    let mut table = Table::new(Color::White, ITALIAN);
    assert_eq!(table.openings.due(&table.pupil, NOW), 0);
    table.next();
    let first = table.openings.open.as_ref().expect("a line").place;
    table.next();
    assert_ne!(table.openings.open.as_ref().expect("a line").place, first);
    table.heard();
    for place in table.openings.repertoires[0].to_know().collect::<Vec<_>>() {
        let item = table.openings.repertoires[0].card(place);
        table.pupil.cards.insert(item.clone(), Card { due: NOW + 9 * DAY, ..Card::new(&item, NOW) });
    }
    let pupil = table.pupil.clone();
    let todo = table.openings.begin(&OpeningWish::Begin(1), &pupil, NOW);
    table.does(todo);
    assert_eq!(table.heard(), [OpeningNotice::NothingDue { name: "Italian".to_owned(), more: false }]);
    assert!(!table.openings.is_open());
    assert_eq!(table.openings.due(&pupil, NOW + 9 * DAY), 6);
}

/// A line of so many moves of White.
fn long(moves: usize) -> String {
    let (forth, back) = (["Nf3", "Nc3", "Rg1", "Rb1"], ["Nf6", "Nc6", "Rg8", "Rb8"]);
    let pawns = ["a", "b", "d", "e", "g", "h"];
    let mut text = String::new();
    for number in 0..moves {
        let pair = if let Some(white) = forth.get(number) {
            format!("{white} {}", back[number])
        } else {
            let (pawn, step) = (pawns[(number - forth.len()) % pawns.len()], (number - forth.len()) / pawns.len());
            format!("{pawn}{} {pawn}{}", 3 + step, 6 - step)
        };
        let _ = write!(text, "{}. {pair} ", number + 1);
    }
    text + "*"
}

#[test]
fn ten_new_moves_come_daily_and_more_on_request() {
    let mut table = Table::new(Color::White, &long(16));
    let learn = |table: &mut Table| {
        let mut learned = 0;
        while table.openings.is_open() {
            let right = table.openings.right(&table.history)[0].intent;
            assert_eq!(table.openings.judge(right, &table.history), Judged::Play);
            table.make(right);
            table.settle();
            learned += 1;
        }
        learned
    };
    table.next();
    assert_eq!(learn(&mut table), 10);
    table.heard();
    for card in table.pupil.cards.values_mut() {
        card.due = NOW + 9 * DAY;
    }
    table.next();
    assert_eq!(table.heard(), [OpeningNotice::NothingDue { name: String::new(), more: true }]);
    let todo = table.openings.begin(&OpeningWish::Named("italian".to_owned()), &table.pupil.clone(), NOW);
    table.does(todo);
    assert_eq!(learn(&mut table), 6, "the rest, since more were asked for");
    let standing = |known, due| {
        let (name, side) = ("Italian".to_owned(), Color::White);
        [OpeningNotice::Standing { name, side, known, moves: 16, due }]
    };
    // What was known once is still being learned.
    assert_eq!(table.openings.standings(&table.pupil, NOW + DAY), standing(0, 6));
    for card in table.pupil.cards.values_mut() {
        *card = card.after(Recall::Known, NOW + DAY);
    }
    assert_eq!(table.openings.standings(&table.pupil, NOW + DAY), standing(16, 0));
}

#[test]
fn an_opening_begins_by_its_name_or_part_of_it() {
    let read = |name: &str| Repertoire::read(name, Color::White, "file", ITALIAN.as_bytes()).expect("a repertoire");
    let openings = Openings::new(vec![read("Italian, quiet"), read("Italian sharp"), read("Größe")]);
    let pupil = Pupil::default();
    let begins = |name: &str| {
        let mut openings = openings.clone();
        let todo = openings.begin(&OpeningWish::Named(name.to_owned()), &pupil, NOW);
        (openings.open.map(|open| open.repertoire), todo.len())
    };
    for (name, expected) in [("sharp", Some(1)), ("italian sharp", Some(1)), ("grosse", Some(2)), ("GRÖSSE", Some(2))]
    {
        assert_eq!(begins(name).0, expected, "{name}");
    }
    assert_eq!(begins("italian"), (None, 1), "two of them: the list");
    assert_eq!(begins("french"), (None, 2), "none, and the list");
}
