//! Sessions from the outside: what is entered, and what is to be done.

use std::collections::HashMap;
use std::sync::atomic::AtomicBool;

use super::*;
use crate::engine::advice::Variation;
use crate::game::advice::{Matter, Score};
use crate::game::board::Board;
use crate::game::roles::Mode;
use crate::game::system_error::SystemError;
use crate::notation::uci;
use crate::scoresheet::sheet;
use crate::training::added::Wish;
use crate::training::endgame::material;
use crate::training::notices::endgame::Endgame;
use crate::training::notices::review::ReviewNotice;
use crate::training::notices::training::{Done, How, TrainingNotice as Says};
use crate::training::pupil::{Attempt, NewPuzzle};
use crate::training::puzzle::Puzzle;
use crate::training::review::tests::fools_mate;
use crate::training::review::{self, Report, Reviewed};
use crate::training::step::Weighed;

#[path = "session/choosing_tests.rs"]
mod choosing;
#[path = "session/leaving_tests.rs"]
mod leaving;
#[path = "session/making_tests.rs"]
mod making;

const NOW: u64 = 1_790_000_000;

/// A session at a table, with what it wants done done at once.
struct Table {
    session: Session,
    history: History,
    said: Vec<Says>,
    /// What is told once in a session.
    told_once: Vec<Says>,
    kept: Vec<Attempt>,
    at: u64,
    /// What an engine says of the next wrong move.
    weighed: Weighed,
    /// What it says of a game that is reviewed.
    looks: Vec<Option<Variation>>,
    reports: Vec<Report>,
    /// What an engine makes of the places of it at which puzzles may begin.
    makes: Vec<Puzzle>,
    /// New puzzles that were kept.
    new: Vec<NewPuzzle>,
    /// What is found among added puzzles, the next one last; then nothing is.
    added: Vec<Result<Option<Puzzle>, SystemError>>,
    wishes: Vec<Wish>,
}

impl Table {
    fn new(pupil: Pupil) -> Table {
        let history = History::new(Board::default(), Mode::Training);
        Table {
            session: Session::new(pupil, 1, NOW),
            history,
            said: Vec::new(),
            told_once: Vec::new(),
            kept: Vec::new(),
            at: 0,
            weighed: Weighed::default(),
            looks: Vec::new(),
            reports: Vec::new(),
            makes: Vec::new(),
            new: Vec::new(),
            added: Vec::new(),
            wishes: Vec::new(),
        }
    }

    /// A session that begins with the review of a game.
    fn reviewing(reviewed: (Reviewed, Vec<Option<Variation>>), sides: &[Color]) -> Table {
        Table::making(reviewed, sides, Vec::new(), Pupil::default())
    }

    /// The same, where an engine makes these puzzles of it.
    fn making(
        (game, looks): (Reviewed, Vec<Option<Variation>>),
        sides: &[Color],
        makes: Vec<Puzzle>,
        pupil: Pupil,
    ) -> Table {
        let table = Table { makes, ..Table::new(pupil) };
        let session = table.session.reviewing(Review::new(game, sides.to_vec(), 1_000, Vec::new()));
        let mut table = Table { session, looks, ..table };
        let first = table.session.made(&table.history.clone(), 0, NOW);
        table.carry_out(first);
        table
    }

    fn enter_move(&mut self, text: &str) {
        let intent = uci::read(text, self.history.board()).expect("a move");
        self.try_move(intent);
    }

    /// The notices of the review that were said since this was called last.
    fn reviewed(&mut self) -> Vec<ReviewNotice> {
        let said = std::mem::take(&mut self.said).into_iter();
        said.filter_map(|said| if let Says::Review(notice) = said { Some(*notice) } else { None }).collect()
    }

    fn carry_out(&mut self, todo: Vec<Do>) {
        for todo in todo {
            match todo {
                Do::Say(notice @ (Says::FirstTask | Says::ForTheNext { .. })) => self.told_once.push(notice),
                Do::Say(notice) => self.said.push(notice),
                Do::List(notices) => self.said.extend(notices),
                Do::Open(fen) => {
                    self.history = History::new(Board::from_fen(&fen).expect("a position"), Mode::Training);
                    self.reply();
                }
                Do::Keep(attempt) => {
                    self.kept.push(*attempt);
                    let more = self.session.kept(Ok(()), NOW);
                    self.carry_out(more);
                }
                Do::KeepTelling(_) => {}
                Do::KeepRound(_) | Do::EmptyBoard | Do::PutBoardAway => panic!("nobody drills here"),
                Do::Provide(endgame) => {
                    let mut tables = self.session.tables().clone();
                    let _made = tables.make(material(endgame), &AtomicBool::new(false));
                    let more = self.session.provided(tables, Vec::new());
                    self.carry_out(more);
                }
                Do::Weigh(_) => {
                    let weighed = std::mem::take(&mut self.weighed);
                    let more = self.session.weighed(&weighed, self.at, NOW);
                    self.carry_out(more);
                }
                Do::Look(task) => {
                    let looks = task.which.iter().map(|at| (*at, self.looks.get(*at).cloned().flatten())).collect();
                    let more = self.session.looked(looks, &[], self.at, NOW);
                    self.carry_out(more);
                }
                Do::Make(making) => {
                    let made = making.which.iter().map(|at| (*at, self.makes.pop())).collect();
                    let more = self.session.made_puzzles(made, &[], self.at, NOW);
                    self.carry_out(more);
                }
                Do::KeepNew(new) => {
                    self.new.extend(new);
                    let more = self.session.new_kept(Ok(()));
                    self.carry_out(more);
                }
                Do::CountThemes => {
                    let more = self.session.themes_counted(Ok(HashMap::from([(Theme::Fork, 1_000_000)])));
                    self.carry_out(more);
                }
                Do::Report(report) => self.reports.push(*report),
                Do::Find(wish) => {
                    self.wishes.push(*wish);
                    let found = self.added.pop().unwrap_or(Ok(None));
                    let more = self.session.found(found, NOW);
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

    /// What is there, over or not.
    fn coming(&self) -> &Coming {
        self.session.exercises.puzzles.there().expect("a puzzle")
    }

    fn puzzle(&self) -> &Puzzle {
        &self.coming().puzzle
    }

    fn solve(&mut self) {
        while self.session.is_open() {
            let next = self.puzzle().line[self.history.live().len()];
            self.try_move(next);
        }
    }

    /// A legal move that is not the solution and mates nobody.
    fn wrong(&self) -> Intent {
        let right = self.puzzle().line[self.history.live().len()];
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
    let solver = table.puzzle().solver();
    assert!(matches!(&table.said[..], [Says::Puzzle { last: Some(_), turn, again: false, .. }] if *turn == solver));
    table.solve();
    let done = table.done();
    assert!(done.how == How::Clean && done.back.is_none(), "{done:?}");
    assert!(done.rating.is_some_and(|(rating, change)| rating > 1500 && change > 0), "{done:?}");
    assert_eq!((table.kept.len(), table.session.pupil().tried, table.session.pupil().solved), (1, 1, 1));
    let first = table.kept[0].item.clone();
    table.enter();
    assert_ne!(table.puzzle().id, first);
}

#[test]
fn a_wrong_move_costs_rating_and_the_puzzle_comes_back() {
    let mut table = Table::new(Pupil::default());
    table.enter();
    let before = table.history.live().len();
    let wrong = table.wrong();
    table.try_move(wrong);
    assert_eq!(table.history.live().len(), before);
    assert!(matches!(table.said.last(), Some(Says::Wrong { .. })));
    table.solve();
    let done = table.done().clone();
    assert!(
        done.how == How::Helped && done.back.is_some() && done.rating.is_some_and(|(_, change)| change < 0),
        "{done:?}"
    );
    let card = table.kept[0].card.clone().expect("a card");
    assert!(card.due > NOW && card.due < NOW + 86_400, "{card:?}");

    // When it is due, it comes first and changes no rating.
    let mut later = Table::new(table.session.pupil().clone());
    later.session = Session::new(table.session.pupil().clone(), 1, card.due);
    let todo = later.session.enter(0, card.due);
    later.carry_out(todo);
    assert!(matches!(&later.said[..], [Says::Puzzle { again: true, .. }]), "{:?}", later.said);
    later.solve();
    assert!(later.done().how == How::Clean && later.done().rating.is_none() && later.done().back.is_some());
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
    assert!(table.done().how != How::Clean && table.kept[0].hints == 4 && table.kept[0].mistakes == 0);
}

#[test]
fn the_solution_ends_the_puzzle() {
    let mut table = Table::new(Pupil::default());
    table.enter();
    table.say(Verb::Next);
    assert_eq!(table.said.last(), Some(&Says::NotSolved));
    table.say(Verb::Solution);
    assert!(table.said.iter().any(|said| matches!(said, Says::Solution(moves) if !moves.is_empty())));
    assert!(table.done().how != How::Clean);
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
        ratings.push(table.puzzle().rating);
        table.solve();
        assert_eq!(table.said.last(), Some(&Says::StreakGoesOn { count }));
        table.enter();
    }
    assert!(ratings.iter().all(|rating| *rating < 800), "{ratings:?}");
    // It is over with the first wrong move, which is said then, and not once more behind the solution.
    for _ in 0..2 {
        let wrong = table.wrong();
        table.try_move(wrong);
    }
    table.solve();
    let over = Says::StreakOver { count: 3, record: 3 };
    let place = table.said.iter().position(|said| *said == over).expect("it is over");
    assert!(matches!(table.said[place - 1], Says::Wrong { .. }), "{:?}", table.said);
    assert_eq!(table.said.iter().filter(|said| **said == over).count(), 1);
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
        let coming = table.session.coming(puzzle.clone(), None);
        let _position = table.session.put_up(coming);
        let told = table.session.made(&table.history, 0, NOW);
        table.carry_out(told);
        let mate = uci::read(mate, table.history.board()).expect("a move");
        table.try_move(mate);
        assert!(table.done().how == How::Clean, "{mate:?}");
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
fn disk_trouble_and_its_end_are_each_told_once() {
    let mut session = Session::new(Pupil::default(), 1, NOW);
    let said = |todo: Vec<Do>| todo.into_iter().map(|todo| format!("{todo:?}")).collect::<Vec<_>>().join(" ");
    let full = || Err(SystemError::Full);
    assert!(said(session.kept(full(), NOW)).contains("NotSaved"));
    assert_eq!(session.kept(full(), NOW), []);
    assert!(said(session.kept(Ok(()), NOW)).contains("SavedAgain"));
    assert_eq!(session.kept(Ok(()), NOW), []);
}

#[test]
fn an_endgame_changes_nothing_of_the_puzzles() {
    let mut table = Table::new(Pupil::default());
    let before = table.session.pupil().clone();
    let begin = |table: &mut Table| {
        let todo = table.session.endgame(EndgameWish::Begin(Endgame::Rook), NOW);
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
    // The next one is an endgame again, until somebody asks for puzzles.
    table.enter();
    assert!(table.session.takes_back());
    table.say(Verb::Rated);
    assert!(!table.session.takes_back() && table.session.is_open());
    begin(&mut table);
    assert!(table.said.contains(&Says::PuzzleLeft), "{:?}", table.said);
    assert!(table.session.takes_back());
}

/// A move that is entered while the one before is still looked at waits for that, and is no mistake; in a puzzle that has one solution the wrong
/// one counts at once, however soon the right one comes.
#[test]
fn quick_moves_are_judged_one_after_another() {
    let mut table = Table::reviewing(fools_mate(), &[Color::White]);
    table.enter();
    let judge = |table: &mut Table, text: &str| {
        let intent = uci::read(text, table.history.board()).expect("a move");
        table.session.judge(intent, &table.history)
    };
    let Judged::Instead(weigh) = judge(&mut table, "a2a3") else { panic!("it is looked at") };
    assert!(matches!(weigh[..], [Do::Weigh(_)]), "{weigh:?}");
    let Judged::Instead(waits) = judge(&mut table, "b1c3") else { panic!("it waits") };
    assert!(matches!(waits[..], [Do::Say(Says::StillWeighed { .. })]), "{waits:?}");
    table.carry_out(weigh);
    assert!(matches!(table.said.last(), Some(Says::Wrong { .. })), "{:?}", table.said);
    table.solve();
    assert_eq!(table.kept.last().map(|kept| (kept.clean, kept.mistakes)), Some((false, 1)));

    let mut table = Table::new(Pupil::default());
    table.enter();
    let right = table.puzzle().line[table.history.live().len()];
    let board = table.history.board().clone();
    let legal = board.position().expect("a position").legal_intents();
    let is_quiet = |intent: &&Intent| {
        let after = board.position().expect("a position").clone().play(**intent).expect("a move");
        !after.is_checkmate() && !after.is_stalemate() && board.change(**intent) != board.change(right)
    };
    let wrong = *legal.iter().find(is_quiet).expect("another move");
    assert!(matches!(table.session.judge(wrong, &table.history), Judged::Instead(_)));
    table.solve();
    assert_eq!(table.kept.last().map(|kept| (kept.clean, kept.mistakes)), Some((false, 1)));
}

/// The mistake is told, a bad move is answered, a good one accepted; then comes the summary, and the mistake comes back another day.
#[test]
fn a_review_goes_through_the_mistakes() {
    let mut table = Table::reviewing(fools_mate(), &[Color::White]);
    assert!(matches!(table.reviewed()[..], [ReviewNotice::Found { count: 1, .. }]));
    assert_eq!(table.reports.len(), 1);
    table.enter();
    assert_eq!(table.history.live().len(), 1);
    assert!(matches!(table.said.last(), Some(Says::Puzzle { turn: Color::White, .. })));
    assert!(matches!(&table.reviewed()[..], [ReviewNotice::Story { number: 1, count: 1, told }] if told.number == 2));

    let answer = |score| {
        let best = Some(Score::Centipawns(-90));
        Weighed { best, answer: Some(Variation { score: Score::Centipawns(score), moves: Vec::new() }) }
    };
    table.weighed = answer(600);
    table.enter_move("a2a3");
    assert!(matches!(table.said.last(), Some(Says::Wrong { .. })));
    table.weighed = answer(100);
    table.enter_move("b1c3");
    assert!(matches!(table.reviewed()[..], [ReviewNotice::GoodToo { .. }]));
    let kept = table.kept.last().expect("it is kept").clone();
    assert_eq!((kept.way, kept.clean, kept.mistakes), (Way::Review, false, 1));
    assert!(kept.card.is_some() && kept.item.starts_with("own:"));
    assert_eq!(table.session.pupil().tried, 0);

    table.enter();
    let said = table.reviewed();
    assert!(matches!(said[..], [ReviewNotice::Over { solved: 0, count: 1 }, ReviewNotice::Summary(_)]), "{said:?}");
    // Training goes on with what comes back today: this very mistake.
    table.enter();
    assert!(matches!(table.said.last(), Some(Says::Puzzle { again: true, .. })), "{:?}", table.said);
    table.solve();
    assert_eq!(table.kept.last().map(|kept| (kept.way, kept.clean)), Some((Way::Repeat, true)));
}

/// Whoever asks for puzzles in the middle of a review gets them, one at a time and without its story.
#[test]
fn puzzles_can_come_between() {
    let (game, looks) = fools_mate();
    let mut table = Table::new(Pupil::default());
    table.looks = looks;
    table.session = table.session.clone().reviewing(Review::new(game, vec![Color::White], 1_000, Vec::new()));
    let first = table.session.made(&table.history.clone(), 0, NOW);
    table.say(Verb::Rated);
    assert!(matches!(table.said.last(), Some(Says::Puzzle { .. })), "{:?}", table.said);
    table.enter();
    assert!(matches!(table.said.last(), Some(Says::YourMove { .. })), "{:?}", table.said);
    table.carry_out(first);
    assert_eq!(table.reports.len(), 1);
    table.solve();
    table.enter();
    assert!(matches!(table.said.last(), Some(Says::Puzzle { .. })), "{:?}", table.said);
    assert!(matches!(table.reviewed()[..], [ReviewNotice::Waits, ReviewNotice::Found { count: 1, .. }]));
    // Back to the mistake, when the puzzle is solved.
    let back = |table: &mut Table| {
        let todo = table.session.back_to_the_review(NOW);
        table.carry_out(todo);
    };
    back(&mut table);
    assert_eq!(table.said, [Says::Way(Way::Review), Says::NotSolved]);
    table.solve();
    table.enter();
    assert!(matches!(&table.reviewed()[..], [ReviewNotice::Story { number: 1, .. }]));
    table.solve();
    table.enter();
    assert!(matches!(&table.reviewed()[..], [ReviewNotice::Over { solved: 1, count: 1 }, ReviewNotice::Summary(_)]));
    back(&mut table);
    assert!(matches!(table.reviewed()[..], [ReviewNotice::NoneGoesOn]), "it is over");
}

/// A mistake that is open stays one of the review, whatever is wished for meanwhile: it has no rating that could count.
#[test]
fn a_mistake_changes_no_rating() {
    let mut table = Table::reviewing(fools_mate(), &[Color::White]);
    table.enter();
    let before = table.session.pupil().rating;
    table.say(Verb::Rated);
    table.say(Verb::Solution);
    assert_eq!(table.kept.last().map(|kept| kept.way), Some(Way::Review));
    assert_eq!(table.session.pupil().rating, before);
    table.enter();
    assert!(matches!(table.said.last(), Some(Says::Puzzle { again: false, .. })), "{:?}", table.said);
}

/// A game whose first move is its mistake has no move before it.
#[test]
fn the_first_move_of_a_game_can_be_the_mistake() {
    let game = review::tests::game("g2g4 e7e5", sheet::Score::Open);
    let looks = review::tests::looks(&game, &[(30, "e2e4"), (150, "e7e5"), (-150, "e2e4")]);
    let mut table = Table::reviewing((game, looks), &Color::ALL);
    table.enter();
    let said = table.session.made(&table.history.clone(), 0, NOW);
    table.carry_out(said);
    assert!(matches!(&table.reviewed()[..], [ReviewNotice::Found { .. }, ReviewNotice::Story { .. }]));
    assert_eq!((table.history.live().len(), table.session.solver()), (0, Color::White));
    table.enter_move("e2e4");
    assert!(matches!(table.said.last(), Some(Says::Solved(_))), "{:?}", table.said);
    let own = table.kept.last().and_then(|kept| kept.own.clone()).expect("the puzzle is kept");
    let puzzle = Puzzle::read(&own).expect("a puzzle");
    assert_eq!((puzzle.sets_up, puzzle.solver(), puzzle.written()), (0, Color::White, own));
}

#[test]
fn a_review_tells_its_progress_and_ends_without_an_engine() {
    let (game, _) = fools_mate();
    let mut table = Table::new(Pupil::default());
    table.session = table.session.clone().reviewing(Review::new(game, Color::ALL.to_vec(), 1_000, Vec::new()));
    let first = table.session.made(&table.history.clone(), 0, NOW);
    assert!(matches!(first[..], [Do::Look(_)]));
    table.enter();
    assert!(matches!(table.reviewed()[..], [ReviewNotice::Progress { done: 0, count: 4 }]));
    let more = table.session.looked(vec![(3, None)], &[], 0, NOW);
    table.carry_out(more);
    assert!(matches!(table.reviewed()[..], [ReviewNotice::Nobody]));
    // Puzzles go on.
    table.enter();
    assert!(matches!(table.said.last(), Some(Says::Puzzle { .. })), "{:?}", table.said);
}

#[test]
fn a_game_without_mistakes_has_a_summary_at_once() {
    let game = review::tests::game("e2e4 e7e5", sheet::Score::Drawn);
    let looks = review::tests::looks(&game, &[(30, "e2e4"), (-30, "e7e5"), (30, "g1f3")]);
    let mut table = Table::reviewing((game, looks), &Color::ALL);
    let said = table.reviewed();
    assert!(matches!(said[..], [ReviewNotice::Found { count: 0, .. }, ReviewNotice::Summary(_)]), "{said:?}");
    table.enter();
    assert!(matches!(table.said.last(), Some(Says::Puzzle { .. })), "{:?}", table.said);
}
