//! Rounds of drills from the outside.

use super::*;
use crate::game::answer::Answer;
use crate::game::system_error::SystemError;
use crate::rules::geometry::is_light;
use crate::rules::position::{CastlingMode, Setup};
use crate::training::notices::drill::Wanted;
use crate::training::notices::training::TrainingNotice as Says;
use crate::training::pupil::Pupil;

/// Somebody who drills, with what they want done done at once.
struct Table {
    session: Session,
    said: Vec<DrillNotice>,
    kept: Vec<Score>,
    /// Whether an empty board stands in front of them.
    sets_up: bool,
}

impl Table {
    fn new(pupil: Pupil) -> Table {
        Table { session: Session::new(pupil, 1, 1_790_000_000), said: Vec::new(), kept: Vec::new(), sets_up: false }
    }

    fn carry_out(&mut self, todo: Vec<Do>) {
        for todo in todo {
            match todo {
                Do::Say(Says::Drill(notice)) => self.said.push(*notice),
                Do::Say(_) => {}
                Do::KeepRound(finished) => {
                    self.kept.push(finished.score);
                    let more = self.session.round_kept(finished, Ok(()));
                    self.carry_out(more);
                }
                Do::EmptyBoard => self.sets_up = true,
                Do::PutBoardAway => self.sets_up = false,
                other => panic!("{other:?}"),
            }
        }
    }

    fn say(&mut self, verb: Verb) {
        self.say_at(verb, &Board::default());
    }

    fn say_at(&mut self, verb: Verb, board: &Board) {
        let todo = self.session.drill_word(verb, board).expect("a word of drills");
        self.carry_out(todo);
    }

    fn enter(&mut self, at: u64) {
        let todo = self.session.enter(at, 0);
        self.carry_out(todo);
    }

    fn answer(&mut self, text: &str, at: u64) {
        let todo = self.session.answer(text, Language::En, at).expect("an answer");
        self.carry_out(todo);
    }

    fn asked(&self) -> Question {
        match self.said.last() {
            Some(DrillNotice::Asked(question)) => *question,
            other => panic!("{other:?}"),
        }
    }

    /// Answers whether a square is light, or whether two are alike.
    fn shade(&mut self, right: bool, at: u64) {
        let text = match self.asked() {
            Question::Shade(square) => ["dark", "light"][usize::from(is_light(square) == right)],
            Question::SameShade { from, to } => ["no", "yes"][usize::from((is_light(from) == is_light(to)) == right)],
            other => panic!("{other:?}"),
        };
        self.answer(text, at);
    }

    /// The position that was heard last.
    fn heard(&self) -> Board {
        let told = self.said.iter().rev().find_map(|said| match said {
            DrillNotice::Heard { told } => Some(told.clone()),
            _ => None,
        });
        let mut setup = Setup::empty();
        for answer in told.expect("a position") {
            let Answer::Board(pieces) = answer else { panic!("{answer:?}") };
            for standing in pieces {
                setup.board.set_piece_at(standing.square, standing.piece);
            }
        }
        Board::set_up(setup, CastlingMode::Standard)
    }
}

#[test]
fn an_untimed_round_asks_ten_questions_and_the_next_harder() {
    let mut table = Table::new(Pupil::default());
    table.say(Verb::Untimed);
    table.say(Verb::Shade);
    assert_eq!(table.session.round_ends(), None);
    assert_eq!(table.session.answer("knight f3", Language::En, 10), None, "no answer");
    assert_eq!(table.session.answer("yes", Language::En, 10), None, "no answer to this");
    for number in 0..10 {
        table.shade(number != 3, 0);
    }
    let over = [
        DrillNotice::Over { hits: 9, misses: 1, record: None },
        DrillNotice::NextLevel { level: 2, harder: true },
        DrillNotice::Ready { enter: Vec::new() },
    ];
    assert_eq!(table.said[table.said.len() - 3..], over);
    table.enter(0);
    assert!(matches!(table.asked(), Question::SameShade { .. }));
    for _ in 0..10 {
        table.shade(false, 0);
    }
    assert!(table.said.contains(&DrillNotice::NextLevel { level: 1, harder: false }));
    let levels: Vec<u32> = table.kept.iter().map(|score| score.level).collect();
    assert_eq!(levels, [1, 2]);
}

#[test]
fn timed_rounds_start_at_the_key_and_end_on_time() {
    let mut table = Table::new(Pupil::default());
    table.say(Verb::Shade);
    assert!(matches!(table.said.last(), Some(DrillNotice::Ready { .. })));
    assert_eq!(table.session.round_ends(), None, "what is said first takes none of it");
    table.enter(5_000);
    assert_eq!(table.session.round_ends(), Some(35_000));
    table.shade(true, 6_000);
    let asked = table.asked();
    table.enter(7_000);
    assert_eq!(table.asked(), asked, "the key repeats the question");
    assert_eq!(table.session.time_passes(34_999), []);
    let over = table.session.time_passes(35_000);
    table.carry_out(over);
    assert_eq!(table.kept.len(), 1);
    assert_eq!((table.kept[0].hits, table.kept[0].timed), (1, true));
    // What comes too late is no answer, and no move either.
    assert_eq!(table.session.answer("light", Language::En, 35_001), None);
    let no_answer = table.session.no_answer();
    table.carry_out(no_answer);
    assert!(matches!(table.said.last(), Some(DrillNotice::Ready { .. })));

    table.enter(40_000);
    table.shade(true, 41_000);
    table.shade(true, 42_000);
    table.said.clear();
    // An answer with the stamp of the end counts no more.
    let ended = table.session.answer("light", Language::En, 70_000).expect("the end");
    table.carry_out(ended);
    assert_eq!(table.said[0], DrillNotice::Over { hits: 2, misses: 0, record: Some(1) });

    // A round without an answer is told, and not kept.
    table.enter(80_000);
    table.said.clear();
    let over = table.session.time_passes(110_000);
    table.carry_out(over);
    assert_eq!(table.said[0], DrillNotice::Over { hits: 0, misses: 0, record: None });
    assert_eq!(table.kept.len(), 2);
}

#[test]
fn giving_up_tells_the_answer_and_stopping_ends_the_drill() {
    let mut table = Table::new(Pupil::default());
    table.say(Verb::Untimed);
    table.say(Verb::Letters);
    let asked = table.asked();
    table.say(Verb::Solution);
    assert!(matches!(&table.said[table.said.len() - 2], DrillNotice::Missed { question, .. } if *question == asked));
    let asked = table.asked();
    table.say(Verb::Skip);
    assert!(matches!(&table.said[table.said.len() - 2], DrillNotice::Missed { question, .. } if *question == asked));
    assert_eq!(table.session.drill_word(Verb::Hint, &Board::default()), None);
    assert!(table.session.is_drilling(), "other words change nothing in a round");
    table.say(Verb::Stop);
    assert!(!table.session.is_drilling());
    assert_eq!(table.kept.len(), 1);
    assert_eq!(table.said.last(), Some(&DrillNotice::Left));
    assert_eq!(table.session.drill_word(Verb::Stop, &Board::default()), None);
    // A round without an answer is none.
    table.say(Verb::Letters);
    table.say(Verb::Stop);
    assert_eq!(table.kept.len(), 1);
    // Behind a round every word of puzzles leads back to them.
    table.say(Verb::Timed);
    table.say(Verb::Words);
    for verb in [Verb::Hint, Verb::Solution, Verb::Skip] {
        table.say(verb);
        assert!(table.session.is_drilling(), "{verb:?}");
        assert!(matches!(table.said.last(), Some(DrillNotice::Ready { .. })), "{verb:?}");
    }
    assert_eq!(table.session.drill_word(Verb::Next, &Board::default()), None);
    assert!(!table.session.is_drilling());
}

#[test]
fn the_score_is_told_before_another_drill_begins() {
    let mut table = Table::new(Pupil::default());
    table.say(Verb::Untimed);
    table.say(Verb::Shade);
    table.shade(true, 0);
    table.said.clear();
    table.say(Verb::Memory);
    assert!(matches!(table.said[0], DrillNotice::Over { hits: 1, .. }));
    assert!(matches!(table.said[1], DrillNotice::Begins { drill: Drill::Memory, .. }));
    assert!(matches!(table.asked(), Question::On(_)));
}

#[test]
fn remembered_positions_grow_and_the_next_round_continues_there() {
    let mut table = Table::new(Pupil::default());
    table.say(Verb::Memory);
    assert_eq!(table.session.round_ends(), None, "it has no time");
    let mut sizes = Vec::new();
    while table.kept.is_empty() {
        let Question::On(square) = table.asked() else { panic!("{:?}", table.asked()) };
        let board = table.heard();
        sizes.push(board.placement().occupied().count());
        let piece = board.piece_at(square);
        let text = piece.map_or_else(|| "nothing".to_owned(), |piece| piece.char().to_string());
        // The last position is not remembered.
        table.answer(if sizes.len() > 8 { "white pawn" } else { &text }, 0);
    }
    assert_eq!(sizes, [3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5]);
    assert!(table.said.contains(&DrillNotice::Remembered { size: 4, record: 0 }));
    table.enter(0);
    assert_eq!(table.heard().placement().occupied().count(), 4);
}

#[test]
fn a_position_is_set_up_again_and_compared() {
    let mut table = Table::new(Pupil::default());
    table.say(Verb::SetUp);
    assert!(table.sets_up && table.session.sets_up_a_position());
    assert_eq!(table.session.answer("e4", Language::En, 0), None);
    assert!(table.session.no_answer().contains(&say(DrillNotice::Expected(Wanted::Position))));
    let board = table.heard();
    table.say_at(Verb::Done, &board);
    assert!(table.said.contains(&DrillNotice::Right));

    let wanted = table.heard();
    let (square, piece) = wanted.placement().clone().into_iter().next().expect("a piece");
    let mut setup = wanted.setup().clone();
    setup.board.discard_piece_at(square);
    table.say_at(Verb::Done, &Board::set_up(setup, CastlingMode::Standard));
    let missing = vec![crate::game::board::Standing { square, piece }];
    assert!(table.said.contains(&DrillNotice::SetUpWrong { missing, extra: Vec::new() }));
    let board = table.heard();
    table.say_at(Verb::Done, &board);
    assert!(!table.sets_up, "the board is put away");
    assert_eq!(table.kept[0], Score { drill: Drill::SetUp, timed: false, level: 4, hits: 2, misses: 1, size: 3 });
}

#[test]
fn trouble_with_the_disk_is_told_with_the_score() {
    let mut table = Table::new(Pupil::default());
    table.say(Verb::Untimed);
    table.say(Verb::Shade);
    table.shade(true, 0);
    let todo = table.session.drill_word(Verb::Stop, &Board::default()).expect("the end");
    let [Do::KeepRound(finished)] = todo[..] else { panic!("{todo:?}") };
    let said = table.session.round_kept(finished, Err(SystemError::Full));
    assert!(said.contains(&Do::Say(Says::NotSaved { why: SystemError::Full })), "{said:?}");
}

/// Whoever leaves the program in the middle of a round keeps what was answered in it.
#[test]
fn a_round_that_is_broken_off_counts() {
    let mut table = Table::new(Pupil::default());
    assert!(table.session.leave_round().is_none());
    table.say(Verb::Shade);
    table.enter(1_000);
    assert!(table.session.leave_round().is_none(), "nothing was answered");
    table.enter(2_000);
    table.shade(true, 3_000);
    table.shade(true, 4_000);
    let finished = table.session.leave_round().expect("a score");
    assert_eq!((finished.score.hits, finished.score.misses), (2, 0));
    let said = table.session.round_kept(finished, Ok(()));
    assert!(
        matches!(&said[..], [Do::Say(Says::Drill(over)), ..] if matches!(**over, DrillNotice::Over { hits: 2, .. }))
    );
}
