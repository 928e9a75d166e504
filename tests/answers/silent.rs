//! In a tournament no answer tells whether a move was legal.

use annabella::answers::{Manner, answer};
use annabella::game::Game;
use annabella::game::answer::{Answer, Unanswerable};
use annabella::game::board::{Board, Change};
use annabella::game::message::Message;
use annabella::game::report::{Check, MoveReport};
use annabella::game::roles::{Mode, Seat};
use annabella::rules::position::{CastlingSide, Intent, Position, Square};
use annabella::time::Tick;
use annabella::view::View;

use crate::answers::questions;
use crate::answers::sample::{Sample, begun, made};
use crate::support::table::started;

/// Everybody at the table who must not be helped; the arbiter may know.
fn helped_by_nobody() -> impl Iterator<Item = Seat> {
    Seat::ALL.into_iter().filter(|seat| *seat != Seat::Arbiter)
}

fn answers(game: &Game, seat: Seat, square: Square) -> Vec<Message> {
    questions::all(square, 1)
        .into_iter()
        .map(|question| answer(&View::of(game, seat), question, Manner::default(), Tick::START))
        .collect()
}

/// Games that differ only in whether the castling that was made last was legal: in one of them the right was lost.
#[test]
fn legal_and_illegal_moves_leave_the_same_answers() {
    let mut lot = fastrand::Rng::with_seed(9);
    let mut compared = 0;
    for number in 0..80 {
        let sample = Sample::draw(&mut lot, 2 * number, 60);
        for game in sample.games().iter().step_by(3) {
            let Some(position) = game.board().position() else { continue };
            for side in [CastlingSide::KingSide, CastlingSide::QueenSide] {
                let Ok(pair) = castled(&position, side, sample.started.chess960) else { continue };
                assert_ne!(legal_before(&pair[0]), legal_before(&pair[1]), "one castling was legal, the other not");
                compared += 1;
                for seat in helped_by_nobody() {
                    for square in [Square::E1, Square::F8, Square::D4] {
                        assert_eq!(answers(&pair[0], seat, square), answers(&pair[1], seat, square), "{seat:?}");
                    }
                }
            }
        }
    }
    assert!(compared > 50, "{compared}");
}

/// The same castling with the right to it and without; `Err` where it is not legal, or would be another rook's.
fn castled(position: &Position, side: CastlingSide, chess960: Option<u32>) -> Result<[Game; 2], ()> {
    let intent = Intent::Castle { side };
    position.judge(intent).map_err(|_| ())?;
    let with = position.fen();
    let mut fields: Vec<&str> = with.split(' ').collect();
    fields[2] = "-";
    let game = |fen: &str| {
        let mut start = started(Mode::Tournament, "5");
        (start.start, start.chess960) = (fen.to_owned(), chess960);
        let game = Game::replay(&[begun(&start)]).map_err(|_| ())?;
        let change: Change = game.board().change(intent).ok_or(())?;
        Ok((game, change))
    };
    let ((mut legal, change), (mut illegal, other)) = (game(&with)?, game(&fields.join(" "))?);
    if change != other || legal.board().castling_mode() != illegal.board().castling_mode() {
        return Err(());
    }
    legal.apply(&made(0, &change));
    illegal.apply(&made(0, &change));
    Ok([legal, illegal])
}

fn legal_before(game: &Game) -> bool {
    let last = game.history().last().expect("a move");
    game.history().before_last().position().is_some_and(|position| position.judge(last.report.change.intent).is_ok())
}

/// Whatever was moved, what a player may hear is computed from pieces and moves, never from a legal position.
#[test]
fn no_answer_in_a_tournament_knows_a_legal_position() {
    let mut lot = fastrand::Rng::with_seed(10);
    let mut unlawful = 0;
    for number in 0..40 {
        let mut sample = Sample::draw(&mut lot, 4 * number + 3, 40);
        sample.started.mode = Mode::Tournament;
        for game in sample.games().iter().step_by(3) {
            unlawful += usize::from(game.board().position().is_none());
            for seat in helped_by_nobody() {
                for message in answers(game, seat, Square::new(lot.u32(0..64))) {
                    assert!(is_unjudged(&message), "{message:?} on {}", game.board().fen());
                }
            }
        }
    }
    assert!(unlawful > 20, "{unlawful}");
}

fn is_unjudged(message: &Message) -> bool {
    let quiet = |report: &MoveReport| report.check == Check::None;
    match message {
        Message::LastMove(last) => last.iter().all(|report| quiet(report)),
        Message::Turn { check, .. } => !check,
        Message::Moves(reports) => reports.iter().all(quiet),
        Message::Answer { answer, .. } => match &**answer {
            Answer::Played(reports) => reports.iter().all(quiet),
            Answer::Moves { .. } | Answer::Repetition { .. } | Answer::Pins(_) | Answer::Aim { .. } => false,
            Answer::Unanswerable(why) => {
                matches!(why, Unanswerable::NoSuchMove(_) | Unanswerable::NoClock | Unanswerable::NoTimeOfDay)
            }
            _ => true,
        },
        _ => true,
    }
}

/// The arbiter is answered about legal moves, and never about what is to be claimed.
#[test]
fn the_arbiter_hears_legal_moves_and_no_count() {
    let start = started(Mode::Tournament, "5");
    let game = Game::replay(&[begun(&start)]).expect("a start");
    let position = Board::default().position().expect("the initial position");
    for question in questions::all(Square::E2, 1) {
        let allowed = game.may_have(Seat::Arbiter, question);
        let said = answer(&View::of(&game, Seat::Arbiter), question, Manner::default(), Tick::START);
        if let Message::Answer { answer, .. } = said {
            assert!(allowed && !matches!(*answer, Answer::Repetition { .. } | Answer::Quiet { .. }));
            if let Answer::Moves { reports, piece: Some(_), .. } = *answer {
                assert_eq!(reports.len(), 2);
                assert!(reports.iter().all(|report| position.judge(report.change.intent).is_ok()));
            }
        }
    }
}
