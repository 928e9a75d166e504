//! Lessons from the outside: what is entered, what is heard, and what is kept.

use super::*;
use crate::game::roles::Mode;
use crate::training::lines::training::Verb;
use crate::training::pupil::{Attempt, Pupil};
use crate::training::session::Session;

const NOW: u64 = 1_790_000_000;

/// A session at a table, with what it wants done done at once.
struct Table {
    session: Session,
    history: History,
    said: Vec<LessonNotice>,
    kept: Vec<Attempt>,
    /// How many positions were told.
    told: usize,
}

impl Table {
    fn new(pupil: Pupil) -> Table {
        let history = History::new(Board::default(), Mode::Training);
        let mut table =
            Table { session: Session::new(pupil, 1, NOW), history, said: Vec::new(), kept: Vec::new(), told: 0 };
        table.heard();
        table
    }

    fn carry_out(&mut self, todo: Vec<Do>) {
        for todo in todo {
            match todo {
                Do::Say(TrainingNotice::Lesson(notice)) => self.said.push(*notice),
                Do::Say(TrainingNotice::Puzzle { .. }) => self.told += 1,
                Do::Say(_) | Do::List(_) => {}
                Do::Open(fen) => {
                    self.history = History::new(Board::from_fen(&fen).expect("a position"), Mode::Training);
                    self.heard();
                }
                Do::Keep(attempt) => {
                    self.kept.push(*attempt);
                    let todo = self.session.kept(Ok(()), NOW);
                    self.carry_out(todo);
                }
                other => panic!("{other:?}"),
            }
        }
    }

    /// The table has heard of everything: the session tells, and answers.
    fn heard(&mut self) {
        let todo = self.session.made(&self.history, 0, NOW);
        self.carry_out(todo);
        if let Some(reply) = self.session.reply(&self.history) {
            self.make(reply);
        }
    }

    fn make(&mut self, intent: Intent) {
        let change = self.history.board().change(intent).expect("a move");
        let id = self.history.next_id();
        self.history.made(id, &change, "");
        self.heard();
    }

    fn line(&mut self, line: &str) {
        let todo = self.session.lesson_line(line, Language::En, 0, NOW).unwrap_or_else(|| panic!("{line}"));
        self.carry_out(todo);
    }

    fn enter(&mut self) {
        let todo = self.session.enter(0, NOW);
        self.carry_out(todo);
    }

    fn enter_move(&mut self, text: &str) {
        let intent = crate::notation::uci::read(text, self.history.board()).expect("a move");
        match self.session.judge(intent, &self.history) {
            Judged::Play => self.make(intent),
            Judged::Instead(todo) => self.carry_out(todo),
        }
    }

    fn word(&mut self, verb: Verb) {
        let history = self.history.clone();
        let todo = self.session.word(verb, &history, false, NOW);
        self.carry_out(todo);
    }

    /// Does the task of a step as its solution says.
    fn solve(&mut self, step: &Step) {
        match &step.task {
            Task::Tell => {}
            Task::Answer(_) => self.word(Verb::Solution),
            Task::Play(moves) => {
                for ways in moves.iter().step_by(2) {
                    let change = self.history.board().change(ways[0]).expect("a move");
                    let Judged::Play = self.session.judge(change.intent, &self.history) else { panic!("{change:?}") };
                    self.make(change.intent);
                }
            }
            Task::Goal(goal) => {
                let change = goal.moves(self.history.board()).pop().expect("a move");
                let Judged::Play = self.session.judge(change.intent, &self.history) else { panic!("{change:?}") };
                self.make(change.intent);
            }
        }
    }

    fn take(&mut self) -> Vec<LessonNotice> {
        std::mem::take(&mut self.said)
    }
}

#[test]
fn every_built_in_lesson_can_be_finished() {
    let mut table = Table::new(Pupil::default());
    table.line("lesson");
    for (number, lesson) in built_in().iter().enumerate() {
        let said = table.take();
        assert!(said.iter().any(|notice| matches!(notice, LessonNotice::Begins { .. })), "{}: {said:?}", lesson.id);
        for (index, step) in lesson.steps.iter().enumerate() {
            let board = table.history.board();
            assert_eq!(board.fen(), step.board.fen(), "{}, step {index}", lesson.id);
            if step.task.kind() == Some(crate::training::notices::lesson::Kind::Move) {
                assert_eq!(table.session.solver(), board.turn(), "{}, step {index}", lesson.id);
            }
            table.solve(step);
            let done = table.kept.last().map(|attempt| attempt.item.clone());
            if index + 1 < lesson.steps.len() {
                table.enter();
            } else {
                assert_eq!(done, Some(format!("lesson:{}", lesson.id)));
            }
        }
        assert_eq!(table.session.pupil().course.done(), number + 1);
        table.enter();
    }
    assert!(table.take().contains(&LessonNotice::AllDone));
    table.line("lesson");
    assert_eq!(table.take(), [LessonNotice::AllDone]);
}

#[test]
fn wrong_moves_and_answers_are_told_and_counted() {
    let mut table = Table::new(Pupil::default());
    table.line("lesson rook");
    table.enter_move("d4d5");
    assert!(matches!(table.take().pop(), Some(LessonNotice::NoMove { .. })), "nothing is asked");
    table.enter();
    table.take();
    table.enter_move("d4d5");
    table.line("13");
    assert!(matches!(table.take()[..], [LessonNotice::Expected(_), LessonNotice::Missed(None)]));
    assert_eq!(table.session.lesson_line("what is on d4", Language::En, 0, NOW), None, "a question about the board");
    table.word(Verb::Next);
    table.word(Verb::Hint);
    table.word(Verb::Hint);
    assert!(matches!(table.take()[..], [LessonNotice::Open, LessonNotice::Text(_), LessonNotice::NoHint]));
    table.line("fourteen");
    assert!(matches!(table.take()[..], [LessonNotice::Right(None)]));
    let kept = table.kept.last().expect("it is kept");
    assert_eq!((kept.item.as_str(), kept.clean, kept.hints, kept.mistakes), ("lesson:rook:2", false, 2, 1));
    table.enter();
    table.enter_move("d4d5");
    assert!(matches!(table.take().pop(), Some(LessonNotice::Wrong { text: None, .. })));
    table.word(Verb::Solution);
    assert_eq!(table.take(), [LessonNotice::EnterIt], "the move is told, and still to be made");
    table.enter_move("d4a4");
    assert!(matches!(table.take()[..], [LessonNotice::Right(Some(_))]));
    table.enter();
    table.enter_move("a1h1");
    assert_eq!(table.history.live().len(), 2, "the king has answered");
    table.enter_move("h1h8");
    table.enter();
    table.line("c1 b1 a2");
    assert!(matches!(table.take().pop(), Some(LessonNotice::Right(None))), "squares in any order");
}

#[test]
fn a_lesson_continues_where_left_or_restarts_on_request() {
    let mut first = Table::new(Pupil::default());
    first.line("lesson two");
    for line in ["", "14"] {
        if line.is_empty() { first.enter() } else { first.line(line) }
    }
    let todo = first.session.stop(0, NOW);
    first.carry_out(todo);
    assert_eq!(first.take().pop(), Some(LessonNotice::Left));
    // Of the lesson that was left nothing need be kept yet.
    first.line("lesson bishop");
    assert!(matches!(first.session.no_move_is_asked(), Some(TrainingNotice::Lesson(_))), "nothing is asked yet");
    let todo = first.session.stop(0, NOW);
    first.carry_out(todo);
    first.take();
    first.line("lesson");
    assert!(matches!(first.take().first(), Some(LessonNotice::Begins { entry, .. }) if entry.number == 3));
    let mut pupil = Pupil::default();
    first.kept.iter().for_each(|attempt| pupil.count(attempt));
    assert_eq!((pupil.tried, pupil.standings(NOW).lessons), (0, 0));

    let mut second = Table::new(pupil);
    second.line("lesson");
    let said = second.take();
    let [LessonNotice::Begins { entry, again: true, .. }, LessonNotice::Text(_)] = &said[..] else {
        panic!("{said:?}")
    };
    assert_eq!((entry.number, second.told), (2, 1), "what stands there is told again");
    second.enter_move("d4a4");
    assert_eq!(second.kept.last().map(|attempt| attempt.item.as_str()), Some("lesson:rook:3"));
    let todo = second.session.endgame(crate::training::lines::endgame::EndgameWish::StartOver, NOW);
    second.carry_out(todo);
    assert!(matches!(
        second.take().last_chunk(),
        Some([LessonNotice::Begins { again: false, .. }, LessonNotice::Text(_)])
    ));
    second.line("lesson mate");
    let Some(LessonNotice::Begins { entry, .. }) = second.take().into_iter().next() else { panic!("it begins") };
    assert_eq!(entry.number, 10, "a name that is whole goes before a word of a title");
}

#[test]
fn a_teachers_lesson_comes_last_or_replaces_another() {
    let file = "id = \"my-own\"\ntitle.it = \"La mia\"\n[[step]]\nanswer = \"yes\"\ntext.it = \"Sì?\"\n";
    let own = |text: &str| lesson::read(text).expect("a lesson").lesson;
    let lessons = Lessons::with(vec![own(file), own(&file.replace("my-own", "rook"))]);
    let all = lessons.all();
    assert_eq!(all.len(), built_in().len() + 1);
    assert_eq!((all[1].id.as_str(), all[1].steps.len()), ("rook", 1));
    assert_eq!(all.last().map(|lesson| lesson.id.as_str()), Some("my-own"));
    assert_eq!(named("LA MIA", Language::It, &all), Some(1));
    assert_eq!(named("my-own", Language::De, &all), Some(all.len() - 1));
    let first = Lessons::default().beginning_with(own(file));
    assert!(matches!(first.begins(&Course::default()), Some(LessonNotice::Begins { .. })));
}

/// Some of the squares, or a piece without its colour: asked back for, and no mistake.
#[test]
fn half_an_answer_is_no_mistake() {
    // With the last task the whole lesson is kept, in which four answers were told before it.
    for (id, half, whole, before, kind) in
        [("king", "f1 d1", "f2 d1 f1 d2", 0, Kind::AllSquares), ("board", "queen", "white queen", 4, Kind::Piece)]
    {
        let mut table = Table::new(Pupil::default());
        table.line(&format!("lesson {id}"));
        let lesson = built_in().iter().find(|lesson| lesson.id == id).expect("a lesson");
        for step in &lesson.steps {
            let is_it = match &step.task {
                Task::Answer(Given::Squares(squares)) => kind == Kind::AllSquares && squares.len() > 2,
                Task::Answer(Given::Piece(_)) => kind == Kind::Piece,
                _ => false,
            };
            if is_it {
                break;
            }
            table.solve(step);
            table.enter();
        }
        table.take();
        table.line(half);
        assert_eq!(table.take(), [LessonNotice::Expected(kind)]);
        table.line(whole);
        assert_eq!(table.kept.last().map(|kept| kept.mistakes), Some(before), "{id}");
    }
}
