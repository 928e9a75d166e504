//! The study board: asked there, a question is answered as in a game that stands there; and the game never notices.

use annabella::answers::{Manner, answer, answer_from};
use annabella::desk::Desk;
use annabella::desk::again::{Again, Moment};
use annabella::desk::lines::study::StudyWord;
use annabella::desk::step::{Step, StudyWish};
use annabella::game::Game;
use annabella::game::command::Command;
use annabella::game::message::Message;
use annabella::game::question::{Question, Reading};
use annabella::game::refusal::Refusal;
use annabella::game::roles::{Mode, Seat};
use annabella::rules::position::{Color, Square};
use annabella::time::Tick;
use annabella::view::View;
use proptest::prelude::*;

use crate::answers::questions;
use crate::answers::sample::{Sample, begun};
use crate::answers::sheet::Table;
use crate::support::table::started;

const WHITE: Seat = Seat::Side(Color::White);

#[test]
fn a_study_answers_every_question_as_a_game_would() {
    let mut lot = fastrand::Rng::with_seed(11);
    for number in 0..20 {
        let games = Sample::draw(&mut lot, number, 30).games();
        let last = games.last().expect("a game");
        let mut desk = Desk::new(last.started());
        for (index, earlier) in games.iter().enumerate().rev() {
            let history = desk.client(WHITE).line(&View::of(last, WHITE)).clone();
            assert_eq!(history.live(), earlier.history().live(), "game {number}, {index} half-moves");
            // The scoresheet is that of the game, whatever is looked at.
            let of_the_game = |question: &Question| {
                matches!(question, Question::Sheet(_) | Question::SheetWithTimes(_) | Question::Corrections)
            };
            for question in questions::all(Square::new(lot.u32(0..64)), 1) {
                if of_the_game(&question) {
                    let there = answer_from(&View::of(last, WHITE), &history, question, Manner::default(), Tick::START);
                    assert_eq!(
                        there,
                        answer(&View::of(last, WHITE), question, Manner::default(), Tick::START),
                        "{question:?}"
                    );
                    continue;
                }
                let there = answer_from(&View::of(last, WHITE), &history, question, Manner::default(), Tick::START);
                assert_eq!(
                    there,
                    answer(&View::of(earlier, WHITE), question, Manner::default(), Tick::START),
                    "{question:?}"
                );
            }
            desk.do_study(WHITE, StudyWish::Word(StudyWord::Back), last);
        }
        desk.do_study(WHITE, StudyWish::Word(StudyWord::Leave), last);
        assert_eq!(desk.client(WHITE).line(&View::of(last, WHITE)), last.history());
    }
}

#[test]
fn after_a_move_was_taken_back_nothing_is_asked_again() {
    let mut table = Table::set(started(Mode::Training, "none"));
    let (mut again, question) = (Again::default(), Question::Sheet(Reading::Whole));
    let mut is_again = |table: &Table| {
        again.begin();
        let moment = Moment::of(&View::of(&table.game, WHITE), table.game.history());
        again.is_again(question, moment, annabella::time::Tick::START)
    };
    table.moves("e4 e5");
    assert!(!is_again(&table));
    assert!(is_again(&table));
    table.moves("d4");
    table.does(WHITE, Command::TakeBack);
    assert_eq!(table.game.history().live().len(), 2);
    assert!(!is_again(&table), "what was taken back is on the sheet");
    table.moves("d4");
    assert!(!is_again(&table));
    table.does(WHITE, Command::TakeBack);
    table.moves("Nf3");
    assert!(!is_again(&table), "another move, as many half-moves");
    assert!(is_again(&table));
}

/// A line as a player may enter it, or anything else.
fn line() -> impl Strategy<Value = String> {
    let words = prop::sample::select(vec![
        "study",
        "back",
        "forward",
        "first",
        "end",
        "main line",
        "return",
        "set up",
        "empty board",
        "start position",
        "white to move",
        "black to move",
        "fen",
        "fen 7k/P7/8/8/8/8/8/K2R1R2 w - - 0 1",
        "castling rights all",
        "no castling rights",
        "en passant e3",
        "undo",
        "e4",
        "e5",
        "Nf3",
        "Qh5",
        "a8",
        "queen",
        "Re1",
        "2",
        "yes",
        "no",
        "white king e1",
        "black king e8",
        "white pawns a7 b2",
        "put black queen on d5",
        "clear e1",
        "where am i",
        "to move 1",
    ]);
    prop_oneof![8 => words.prop_map(str::to_owned), 1 => ".{0,40}"]
}

/// Whether a step would do something in the game.
fn plays(step: &Step) -> bool {
    matches!(step, Step::Command { command: Command::Move { .. } | Command::TakeBack, .. })
}

proptest! {
    /// No line at a study board makes or takes back a move of the game, and in a tournament there is no such board.
    #[test]
    fn the_game_never_notices(
        lines in prop::collection::vec((line(), any::<bool>()), 1..25),
        mode in prop::sample::select(Mode::ALL.to_vec()),
    ) {
        let game = Game::replay(&[begun(&started(mode, "5"))]).expect("a start");
        let mut desk = Desk::new(game.started());
        for (text, black) in lines {
            let named = black.then_some(Seat::Side(Color::Black));
            let seat = named.unwrap_or(WHITE);
            let studying = desk.client(seat).is_at_study();
            // A line without a seat answers a question that is open, whoever was asked.
            let asked = desk.question(&game).map(|(seat, _)| seat);
            for step in desk.line(&text, named, &game) {
                prop_assert!(!(studying && plays(&step)), "{text}: {step:?}");
                let Step::Study { seat: whose, wish } = step else { continue };
                prop_assert!(whose == seat || asked == Some(whose), "{}: {:?}", text, whose);
                let seat = whose;
                for said in desk.do_study(seat, wish, &game) {
                    let refused = Step::Tell { seat, message: Message::Refused(Refusal::NotInThisMode) };
                    prop_assert_eq!(mode == Mode::Tournament, said == refused, "{}: {:?}", text, said);
                    let to = match said {
                        Step::Say { seat, .. } | Step::Tell { seat, .. } | Step::Edge { seat } => Some(seat),
                        _ => None,
                    };
                    prop_assert_eq!(to, Some(seat), "{}", text);
                }
            }
            prop_assert!(mode != Mode::Tournament || !desk.client(seat).is_at_study());
        }
    }
}
