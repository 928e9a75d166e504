//! Sessions from the outside: what is entered, and what is to be done.

use super::*;
use crate::game::roles::Mode;
use crate::notation::uci;
use crate::rules::position::Color;
use crate::training::endgame::material;
use crate::words::training_notice::TrainingNotice as Says;

const NOW: u64 = 1_790_000_000;

/// A session at a table, with what it wants done done at once.
struct Table {
    session: Session,
    history: History,
    said: Vec<Says>,
    kept: Vec<Attempt>,
    at: u64,
}

impl Table {
    fn new(pupil: Pupil) -> Table {
        let history = History::new(Board::default(), Mode::Training);
        Table { session: Session::new(pupil, 1, NOW), history, said: Vec::new(), kept: Vec::new(), at: 0 }
    }

    fn carry_out(&mut self, todo: Vec<Do>) {
        for todo in todo {
            match todo {
                Do::Say(notice) => self.said.push(notice),
                Do::List(notices) => self.said.extend(notices),
                Do::Open(fen) => {
                    self.history = History::new(Board::from_fen(&fen).expect("a position"), Mode::Training);
                    self.reply();
                }
                Do::Keep(attempt) => {
                    self.kept.push(*attempt);
                    let more = self.session.kept(Ok(()));
                    self.carry_out(more);
                }
                Do::KeepTelling(_) => {}
                Do::KeepRound(_) | Do::EmptyBoard | Do::PutBoardAway => panic!("nobody drills here"),
                Do::Provide(endgame) => {
                    let mut tables = self.session.tables().clone();
                    tables.make(material(endgame));
                    let more = self.session.provided(tables, Vec::new());
                    self.carry_out(more);
                }
                Do::Refute(_) => {
                    let more = self.session.refuted(None);
                    self.carry_out(more);
                }
            }
        }
    }

    fn make(&mut self, intent: Intent) {
        let change = self.history.board().change(intent).expect("a move");
        self.history.made(self.history.next_id(), &change, "");
        let more = self.session.made(&self.history, self.at, NOW);
        self.carry_out(more);
    }

    fn reply(&mut self) {
        if let Some(reply) = self.session.reply(&self.history) {
            self.make(reply);
        }
    }

    fn enter(&mut self) {
        let todo = self.session.enter(self.at, NOW);
        self.carry_out(todo);
    }

    fn say(&mut self, verb: Verb) {
        let todo = self.session.word(verb, &self.history.clone(), true, NOW);
        self.carry_out(todo);
    }

    fn try_move(&mut self, intent: Intent) {
        match self.session.judge(intent, &self.history) {
            Judged::Play => {
                self.make(intent);
                self.reply();
            }
            Judged::Instead(todo) => self.carry_out(todo),
        }
    }

    fn solve(&mut self) {
        while let Some(open) = self.session.open.as_ref().filter(|open| !open.over) {
            let next = open.puzzle.line[self.history.live().len()];
            self.try_move(next);
        }
    }

    /// A legal move that is not the solution and mates nobody.
    fn wrong(&self) -> Intent {
        let open = self.session.open.as_ref().expect("a puzzle");
        let right = open.puzzle.line[self.history.live().len()];
        let position = self.history.board().position().expect("a position");
        let wrong = position
            .successors()
            .find(|(intent, after)| *intent != right && !after.is_checkmate() && !after.is_stalemate());
        wrong.expect("another move").0
    }

    fn done(&self) -> &Done {
        let done = self.said.iter().rev().find_map(|said| match said {
            Says::Solved(done) => Some(&**done),
            _ => None,
        });
        done.expect("a result")
    }
}

#[test]
fn a_puzzle_is_told_solved_rated_and_kept() {
    let mut table = Table::new(Pupil::default());
    table.enter();
    let solver = table.session.open.as_ref().expect("a puzzle").puzzle.solver();
    assert!(matches!(&table.said[..], [Says::Puzzle { last: Some(_), turn, again: false, .. }] if *turn == solver));
    table.solve();
    let done = table.done();
    assert!(done.clean && done.back.is_none(), "{done:?}");
    assert!(done.rating.is_some_and(|(rating, change)| rating > 1500 && change > 0), "{done:?}");
    assert_eq!((table.kept.len(), table.session.pupil().tried, table.session.pupil().solved), (1, 1, 1));
    let first = table.kept[0].item.clone();
    table.enter();
    assert_ne!(table.session.open.as_ref().expect("the next one").puzzle.id, first);
}

#[test]
fn a_wrong_move_does_not_reach_the_game_costs_rating_and_the_puzzle_comes_back() {
    let mut table = Table::new(Pupil::default());
    table.enter();
    let before = table.history.live().len();
    let wrong = table.wrong();
    table.try_move(wrong);
    assert_eq!(table.history.live().len(), before);
    assert!(matches!(table.said.last(), Some(Says::Wrong { .. })));
    table.solve();
    let done = table.done().clone();
    assert!(!done.clean && done.back.is_some() && done.rating.is_some_and(|(_, change)| change < 0), "{done:?}");
    let card = table.kept[0].card.clone().expect("a card");
    assert!(card.due > NOW && card.due < NOW + 86_400, "{card:?}");

    // When it is due, it comes first and changes no rating.
    let mut later = Table::new(table.session.pupil().clone());
    later.session = Session::new(table.session.pupil().clone(), 1, card.due);
    let todo = later.session.enter(0, card.due);
    later.carry_out(todo);
    assert!(matches!(&later.said[..], [Says::Puzzle { again: true, .. }]), "{:?}", later.said);
    later.solve();
    assert!(later.done().clean && later.done().rating.is_none() && later.done().back.is_some());
    assert_eq!(later.kept[0].rating, table.kept[0].rating);
}

#[test]
fn hints_go_step_by_step_and_count_as_help() {
    let mut table = Table::new(Pupil::default());
    table.say(Verb::Hint);
    assert_eq!(table.said, [Says::NoPuzzle]);
    table.enter();
    for _ in 0..4 {
        table.say(Verb::Hint);
    }
    assert!(
        matches!(
            &table.said[2..],
            [Says::HintTheme(Some(_)), Says::HintPiece { .. }, Says::HintMove(_), Says::HintMove(_)]
        ),
        "{:?}",
        table.said
    );
    table.solve();
    assert!(!table.done().clean && table.kept[0].hints == 4 && table.kept[0].mistakes == 0);
}

#[test]
fn the_solution_ends_the_puzzle() {
    let mut table = Table::new(Pupil::default());
    table.enter();
    table.say(Verb::Next);
    assert_eq!(table.said.last(), Some(&Says::NotSolved));
    table.say(Verb::Solution);
    assert!(table.said.iter().any(|said| matches!(said, Says::Solution(moves) if !moves.is_empty())));
    assert!(!table.done().clean);
    let wrong = table.wrong();
    table.try_move(wrong);
    assert_eq!(table.said.last(), Some(&Says::NoPuzzle));
    table.say(Verb::Next);
    assert!(matches!(table.said.last(), Some(Says::Puzzle { .. })));
}

#[test]
fn a_streak_gets_harder_and_ends_with_the_first_miss() {
    let mut table = Table::new(Pupil::default());
    table.say(Verb::Streak);
    let mut ratings = Vec::new();
    for count in 1..=3 {
        ratings.push(table.session.open.as_ref().expect("a puzzle").puzzle.rating);
        table.solve();
        assert_eq!(table.said.last(), Some(&Says::StreakGoesOn { count }));
        table.enter();
    }
    assert!(ratings.iter().all(|rating| *rating < 800), "{ratings:?}");
    let wrong = table.wrong();
    table.try_move(wrong);
    table.solve();
    assert_eq!(table.said.last(), Some(&Says::StreakOver { count: 3, record: 3 }));
    assert!(table.done().rating.is_none());
    assert_eq!(table.session.pupil().streak, 3);
    table.enter();
    table.solve();
    assert_eq!(table.said.last(), Some(&Says::StreakGoesOn { count: 1 }));
}

#[test]
fn any_mate_solves_it() {
    let puzzle = Puzzle::read("x\t500\tmateIn1\t6k1/6pp/8/8/8/8/8/RR5K b - -\tg8h8 b1b8").expect("a puzzle");
    for mate in ["b1b8", "a1a8"] {
        let mut table = Table::new(Pupil::default());
        table.history = puzzle.history(1);
        let puzzle = puzzle.clone();
        table.session.open =
            Some(Open { puzzle, again: false, hints: 0, mistakes: 0, began: Some(0), over: false, refuting: None });
        let mate = uci::read(mate, table.history.board()).expect("a move");
        table.try_move(mate);
        assert!(table.done().clean, "{mate:?}");
    }
}

#[test]
fn positions_are_dictated_at_the_keys_pace() {
    let mut table = Table::new(Pupil::default());
    table.say(Verb::DictateAll);
    assert_eq!(table.said.len(), 32);
    table.said.clear();
    table.say(Verb::Dictate);
    assert_eq!(table.said, [Says::DictationBegins { count: 32, keys: true }]);
    table.said.clear();
    table.enter();
    table.enter();
    assert!(matches!(&table.said[..], [Says::Dictated { .. }, Says::Dictated { .. }]));
    let second = table.said[1].clone();
    table.said.clear();
    table.say(Verb::DictateRest);
    assert_eq!((table.said.len(), &table.said[0]), (31, &second));
    table.said.clear();
    table.say(Verb::Dictate);
    for _ in 0..33 {
        table.enter();
    }
    assert_eq!(table.said.last(), Some(&Says::DictationOver));
    table.enter();
    assert!(matches!(table.said.last(), Some(Says::Puzzle { .. })));
}

#[test]
fn trouble_with_the_disk_is_told_once_and_its_end_too() {
    let mut session = Session::new(Pupil::default(), 1, NOW);
    let said = |todo: Vec<Do>| todo.into_iter().map(|todo| format!("{todo:?}")).collect::<Vec<_>>().join(" ");
    let full = || Err("the disk is full".to_owned());
    assert!(said(session.kept(full())).contains("NotSaved"));
    assert_eq!(session.kept(full()), []);
    assert!(said(session.kept(Ok(()))).contains("SavedAgain"));
    assert_eq!(session.kept(Ok(())), []);
}

#[test]
fn an_endgame_changes_nothing_of_the_puzzles() {
    let mut table = Table::new(Pupil::default());
    let before = table.session.pupil().clone();
    let begin = |table: &mut Table| {
        let todo = table.session.endgame(EndgameWish::Begin(Endgame::Rook));
        table.carry_out(todo);
    };
    begin(&mut table);
    assert_eq!(table.history.live().len(), 1);
    table.enter();
    assert_eq!(table.said.last(), Some(&Says::YourMove { turn: Color::White }));
    table.say(Verb::Solution);
    assert_eq!(
        table.kept.last().map(|kept| (kept.item.as_str(), kept.way, kept.clean)),
        Some(("endgame:KRK", Way::Endgame, false))
    );
    assert_eq!(*table.session.pupil(), before);
    // The next one is an endgame again, until somebody asks for puzzles. One that is open is left only for endgames that are open, too.
    table.enter();
    assert!(table.session.takes_back());
    table.say(Verb::Rated);
    assert!(!table.session.takes_back() && table.session.is_open());
    begin(&mut table);
    assert_eq!(table.said.last(), Some(&Says::NotSolved));
    table.say(Verb::Solution);
    begin(&mut table);
    assert!(table.session.takes_back());
}
